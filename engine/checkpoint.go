package engine

// Checkpoint is a game at a moment, kept for returning to it: for a search that tries many lines, or a page that jumps
// about. It costs one copy of the rows to keep and one to return to, and no memory after the first use.
type Checkpoint struct {
	s        State
	start    Mark
	defs     []*Card
	noted    noted
	lib      *Library
	next     *Library
	earlier  []*Library
	answers  []Answer
	skip     []Instance
	decision Decision
	running  bool
	distrust bool
	work     Work
}

// keep copies the rows, and what a task in progress that began at m has overwritten.
func (t *table[T]) keep(into *table[T], m tableMark) tableMark {
	into.rows = append(into.rows[:0], t.rows...)
	into.undo = append(into.undo[:0], t.undo[m.undo:]...)
	into.epoch++
	return tableMark{rows: m.rows}
}

func (s *State) keep(into *State, m *Mark) (start Mark) {
	t := &m.tables
	start.tables = [12]tableMark{
		s.objects.keep(&into.objects, t[0]), s.zones.keep(&into.zones, t[1]), s.items.keep(&into.items, t[2]),
		s.picks.keep(&into.picks, t[3]), s.modifiers.keep(&into.modifiers, t[4]), s.installed.keep(&into.installed, t[5]),
		s.uses.keep(&into.uses, t[6]), s.events.keep(&into.events, t[7]), s.snapshots.keep(&into.snapshots, t[8]),
		s.frames.keep(&into.frames, t[9]), s.queue.keep(&into.queue, t[10]), s.registers.keep(&into.registers, t[11]),
	}
	start.cast, start.names = m.cast, m.names
	into.cast = append(into.cast[:0], s.cast...)
	into.names = append(into.names[:0], s.names...)
	return start
}

// Keep writes the game as it is now into a checkpoint, reusing its memory.
func (g *Game) Keep(c *Checkpoint) {
	g.settle()
	start := g.start
	if !g.running {
		start = g.s.mark()
	}
	c.start = g.s.keep(&c.s, &start)
	c.defs = append(c.defs[:0], g.defs...)
	c.noted, c.lib, c.next, c.earlier = g.noted, g.lib, g.next, g.earlier
	c.answers = append(c.answers[:0], g.answers...)
	c.skip = append(c.skip[:0], g.skip...)
	copyDecision(&c.decision, &g.decision)
	c.running, c.distrust, c.work = g.running, g.distrust, g.work
}

// Return makes the game what it was when the checkpoint was kept. The checkpoint must be of this game's match. What
// came before it cannot be undone any more, and the record of the game ends.
func (g *Game) Return(c *Checkpoint) {
	g.due = false
	g.start = c.s.keep(&g.s, &c.start)
	same := 0 // definitions that stay
	for same < min(len(g.defs), len(c.defs)) && g.defs[same] == c.defs[same] {
		same++
	}
	g.defs = append(g.defs[:0], c.defs...)
	g.printed, g.abilities = g.printed[:min(len(g.printed), same)], g.abilities[:min(len(g.abilities), same)]
	if g.next, g.earlier = c.next, c.earlier; g.lib != c.lib {
		g.read(c.lib)
	}
	g.noted = c.noted
	g.answers = append(g.answers[:0], c.answers...)
	g.skip = append(g.skip[:0], c.skip...)
	copyDecision(&g.decision, &c.decision)
	g.running, g.distrust, g.work = c.running, c.distrust, c.work
	g.history, g.record, g.entries, g.steps, g.recorded = g.history[:0], g.record[:0], g.entries[:0], 0, 0
	g.derived, g.altered = g.derived[:0], g.altered[:0]
	g.Proposed = 0
	g.outdate()
}

// copyDecision copies a decision, reusing the memory of its lists.
func copyDecision(into, from *Decision) {
	options, picked, labels := into.Options, into.Picked, into.Labels
	*into = *from
	into.Options = append(options[:0], from.Options...)
	into.Picked = append(picked[:0], from.Picked...)
	into.Labels = append(labels[:0], from.Labels...)
}

// StateBytes is the size of all rows of the state, journal excluded.
func (g *Game) StateBytes() int {
	n := 0
	for _, section := range g.s.sections() {
		n += len(section)
	}
	return n
}

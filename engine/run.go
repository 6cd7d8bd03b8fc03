package engine

import (
	"errors"
	"fmt"
)

// How a game runs on: task after task, each atomic, until somebody owes an answer.

// Endless makes the game a draw, since something goes on for ever that nobody breaks: rule is the one that it rests on.
func (g *Game) Endless(rule Rule) {
	if r := &g.s.registers.rows[0]; !r.Over {
		g.task.Emit(Event{Kind: g.voc.Endless, Player: NoPlayer, By: NoPlayer, Rule: rule})
		g.Win(NoPlayer)
	}
}

func (g *Game) advance() {
	for n := 0; !g.s.registers.rows[0].Over && g.decision.Kind == 0; n++ {
		if !g.running {
			g.boundary()
		}
		g.runTask()
		if n > maxTasks {
			g.boundary()
			g.Endless(g.voc.Noted.Endless)
			g.running = false // no task is begun that a saved game would go on with
		}
	}
}

// boundary is the moment between two tasks: new content takes effect here.
func (g *Game) boundary() {
	if g.next != nil {
		g.adopt()
	}
	if !g.options.KeepHistory {
		g.s.forget()
	}
	g.start = g.s.mark()
	g.answers = g.answers[:0]
	g.skip = g.skip[:0]
	g.running = true
	g.distrust, g.reworded = false, false
	if len(g.kept) > 0 {
		g.answers = append(g.answers, g.kept...)
		g.distrust = true
	}
	g.recorded = len(g.record)
}

func (g *Game) runTask() {
	for {
		g.work.Tasks++
		if g.options.FailAtVerb > 0 && len(g.skip) == 0 {
			g.faults.before = g.s.hash(nil)
		}
		switch g.attempt() {
		case taskDone:
			g.running = false
			if g.task.next > 0 && g.answers[0].Again {
				g.kept = g.kept[:0] // it was this task that they belong to
			}
			g.answers = g.answers[:0]
			if g.options.CheckDerived {
				g.checkDerived()
			}
			return
		case taskPaused:
			g.kept = g.kept[:0]
			return
		case taskFailed:
			g.undoTask()
			if g.options.FailAtVerb > 0 && len(g.skip) == 0 && g.s.hash(nil) != g.faults.before {
				g.faults.Broken = errors.New("a failed effect left a trace in the state")
			}
			failure := g.diagnostics[len(g.diagnostics)-1]
			if len(g.skip) > maxSkips {
				panic(fmt.Sprintf("engine: task fails without end: %s", failure.Message))
			}
			g.skip = append(g.skip, failure.Instance)
		}
	}
}

// undoTask returns to the start of the task in progress.
func (g *Game) undoTask() {
	defer g.dropApplied()
	g.Propose(0)
	g.back(&g.start)
}

// back returns to a mark within the task in progress.
func (g *Game) back(m *Mark) {
	g.scratchIDs = g.scratchIDs[:0]
	undone := &g.s.objects
	for i := len(undone.undo) - 1; i >= int(m.tables[0].undo); i-- {
		g.scratchIDs = append(g.scratchIDs, ObjectID(undone.undo[i].at))
	}
	moved := g.s.relaid(m)
	changed := g.s.back(m)
	g.touch(changed)
	if changed&ReadsStatus != 0 {
		g.recounted++
	}
	if moved {
		g.layout++
	}
	g.copies = g.copies || g.everCopied && changed&ReadsGifts != 0
	if len(g.s.cast) < len(g.defs) {
		g.touch(ReadsGifts) // what is borne may be of a definition that is no longer there
	}
	g.defs = g.defs[:len(g.s.cast)]
	g.printed = g.printed[:min(len(g.printed), len(g.s.cast))]
	g.abilities = g.abilities[:min(len(g.abilities), len(g.s.cast))]
	g.derived = g.derived[:min(len(g.derived), len(g.s.objects.rows))]
	for _, id := range g.scratchIDs {
		g.reprint(id)
	}
}

// Suppose runs ask as if objects had gone to a zone, and takes that back: it tells what would be so. Nothing else happens
// by it, and ask may not ask a player.
func (g *Game) Suppose(gone []Ref, to ZoneID, ask func()) {
	m := g.s.mark()
	for _, r := range gone {
		if g.Live(r) {
			g.snapshot(r.ID)
			g.Put(r.ID, to, false)
		}
	}
	ask()
	g.back(&m)
}

// SupposeItem runs ask as if an item were pending that had chosen what a context tries, and takes that back, as Suppose does.
func (g *Game) SupposeItem(it Item, c *Context, ask func()) {
	m := g.s.mark()
	it.State = ItemPending
	i := ItemID(g.s.items.add(it))
	for _, p := range c.trial {
		g.AddPick(i, p.slot, p.d)
	}
	g.touch(ReadsItems)
	ask()
	g.back(&m)
}

type outcome uint8

const (
	taskDone outcome = iota
	taskPaused
	taskFailed
)

// pause is the signal that unwinds a task when no script host names one.
var pause struct{ _ byte }

func (g *Game) attempt() (out outcome) {
	g.task.begin(g)
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		if r == g.signal {
			out = taskPaused
			return
		}
		if failure, ok := r.(*ScriptError); ok {
			g.diagnostics = append(g.diagnostics, g.nameFailure(failure))
			out = taskFailed
			return
		}
		panic(r)
	}()
	if len(g.skip) > 0 {
		g.s.registers.edit(0).Tainted = true
	}
	g.rules.Step(&g.task)
	if g.decision.Kind != 0 {
		return taskPaused
	}
	g.task.flush()
	for i := range g.skip {
		// What was left out is said after the task, so that nothing of it is taken back later.
		g.task.Emit(Event{Kind: g.voc.Failed, Subject: g.skip[i].Bearer, Player: NoPlayer, By: NoPlayer})
	}
	if g.reworded {
		g.task.Emit(Event{Kind: g.voc.Reworded, Subject: g.task.Self, Player: NoPlayer, By: NoPlayer})
	}
	return taskDone
}

// resume runs the task in progress again with the answers it has now.
func (g *Game) resume() {
	g.decision.Kind = NoDecision // the next one that is owed is made from nothing
	g.undoTask()
	g.runTask()
	g.advance()
}

// settle runs the task that owes the decision again after an undo.
func (g *Game) settle() {
	if !g.due {
		return
	}
	g.due = false
	g.runTask()
	g.advance()
	g.Replace(g.wished)
}

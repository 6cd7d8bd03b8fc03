package engine

import "fmt"

// Bounds of what one task and one game may come to. A script that goes on without end is stopped by its host's budget; these
// stop what costs a script little and the game much. All count what is in the state or follows from it, never time, so that
// a game breaks a bound on every machine or on none.
//
// While a script runs, breaking one is that script's failure like any other: its effect is rolled back, the message names the
// bound and what was used, the game goes on. What only the rules have brought about has no script to blame. Then triggered
// abilities that are too many are left out as if their scripts had failed, questions that are too many are answered with
// their last option (the one that declines), and what goes on without any decision at all is a draw, as the rules say of
// loops (see Game.Endless): nobody could ever end it.
const (
	maxAnswers   = 256    // questions of one task
	maxDepth     = 16     // effects that run within each other
	maxVerbs     = 400    // verbs that the scripts of one task call
	maxEvents    = 20_000 // events of one task in which scripts run
	maxChanges   = 50_000 // rows that one task in which scripts run makes or changes
	maxTriggers  = 500    // abilities that one task triggers
	maxWaiting   = 500    // items that wait to resolve
	maxObjects   = 2_000  // objects of one game, those that it began with and tokens
	maxInstalled = 500    // installed abilities that work at once
	maxGifts     = 2_000  // gifts of effects that last at once
	maxNames     = 4_000  // different texts that one game keeps
	maxTasks     = 20_000 // tasks without a decision: a draw
)

// bound fails the running script when it has used more of something than it may. Rules that run without one go on.
func (t *Task) bound(used, max int, what string) {
	if used > max && t.g.depth > 0 {
		t.Fail(overText(what, max, used))
	}
}

func overText(what string, max, used int) string {
	return fmt.Sprintf("more than %d %s (%d)", max, what, used)
}

// boundState checks what a verb has made of the state.
func (t *Task) boundState() {
	s := &t.g.s
	t.bound(s.changes()-t.changes, maxChanges, "changes of the game in one task")
	t.bound(len(s.names), maxNames, "texts that the game keeps")
}

// boundInstalled and boundGifts look before one more is added. Those that have ended still have their rows.
func (t *Task) boundInstalled() {
	rows := t.g.s.installed.rows
	if len(rows) < maxInstalled {
		return
	}
	n := 1
	for i := range rows {
		if !rows[i].Off {
			n++
		}
	}
	t.bound(n, maxInstalled, "installed abilities at once")
}

func (t *Task) boundGifts() {
	rows := t.g.s.modifiers.rows
	if len(rows) < maxGifts {
		return
	}
	n := 1
	for i := range rows {
		if !rows[i].Off {
			n++
		}
	}
	t.bound(n, maxGifts, "gifts at once")
}

// boundTriggers fails an ability that triggers when a task has triggered too many, or too many items wait: it is left out.
func (t *Task) boundTriggers(in Instance) {
	t.triggered++
	used, max, what := t.triggered, maxTriggers, "abilities triggered in one task"
	if n := t.g.waiting(); n >= maxWaiting {
		used, max, what = n+1, maxWaiting, "things waiting to resolve"
	}
	if used > max {
		panic(t.g.failureOf(in, overText(what, max, used)))
	}
}

// failureOf is a failure of an ability that is not running.
func (g *Game) failureOf(in Instance, message string) *ScriptError {
	e := &ScriptError{Message: message, Instance: in}
	if a := g.AbilityOf(in); a != nil {
		e.Script, e.Line = a.Script, a.Line
	}
	return e
}

// nameFailure adds who it is that failed.
func (g *Game) nameFailure(e *ScriptError) *ScriptError {
	if n := int(e.Instance.Definition); n >= 0 && n < len(g.defs) && e.Card == "" {
		e.Card = g.defs[n].Name
		if a := g.AbilityOf(e.Instance); a != nil {
			e.Ability = a.Key
		}
	}
	return e
}

// waiting counts the items on the stack.
func (g *Game) waiting() int {
	n := 0
	for i := g.firstItem(); i < len(g.s.items.rows); i++ {
		if g.s.items.rows[i].State != ItemOff {
			n++
		}
	}
	return n
}

// changes counts the rows that were added and overwritten since the journal began.
func (s *State) changes() int {
	return s.objects.changes() + s.zones.changes() + s.items.changes() + s.picks.changes() + s.modifiers.changes() +
		s.installed.changes() + s.uses.changes() + s.events.changes() + s.snapshots.changes()
}

func (t *table[T]) changes() int { return len(t.rows) + len(t.undo) }

// Counters are kept within this, far from where 16 bits end: what only grows stops growing.
const maxCounter = 30_000

func bounded(n int) int16 { return int16(max(-maxCounter, min(n, maxCounter))) }

// The skip list: failed abilities that the task leaves out when it runs again. Behind the first few failures an ability is
// left out wherever it is, so that a token that fails does not fail once for each of its copies; behind maxSkips no script
// runs any more, and the task is the rules' alone.
const (
	maxApart = 8
	maxSkips = 32
)

func (g *Game) skipped(in Instance) bool {
	for i := range g.skip {
		s := &g.skip[i]
		if *s == in || len(g.skip) > maxApart && s.Definition == in.Definition && s.Ability == in.Ability {
			return true
		}
	}
	return len(g.skip) >= maxSkips
}

// quietly asks a function of a static while derived values are computed. When it fails there is nothing to roll back: the
// values are no part of the state, and whether they are computed now or were kept is a matter of caches. So the function
// counts as gone, in this and every other derivation of the same state, and the failure is noted once.
func (g *Game) quietly(c *Context, s *Script, f Func) (d Datum) {
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		e, ok := r.(*ScriptError)
		if !ok {
			panic(r)
		}
		d = Datum{}
		for _, x := range g.diagnostics {
			if x.Script == e.Script && x.Line == e.Line && x.Message == e.Message {
				return
			}
		}
		g.diagnostics = append(g.diagnostics, g.nameFailure(e))
	}()
	return g.effects.Value(c, s, f)
}

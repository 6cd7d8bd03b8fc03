package scenario

// The repetitions of a run. The record of the plain run is data, so Lua is not needed again: only what the script of
// the scenario decided is replayed, and everything that the kernel derives from it must come out the same.

import (
	"fmt"

	"cardlathe/engine"
)

// repeat plays the record of a passed run again, in every other way.
func (r *run) repeat() {
	for _, way := range []func(){r.withUndo, r.withSaves, r.withFaults} {
		if r.failure == nil {
			way()
		}
	}
}

// repetition is one replay in progress.
type repetition struct {
	run   *run
	phase string
	game  *engine.Game
	at    int // index in the record
}

// variant builds the board again and runs f; a panic in it is a failure of that phase.
func (r *run) variant(phase string, lib *engine.Library, o engine.Options, f func(v *repetition)) {
	v := &repetition{run: r, phase: phase}
	defer func() {
		if e := recover(); e != nil {
			v.fail("internal error: %v", e)
			r.failure.Actual = stackTop()
		}
	}()
	g, _, problems := r.begin(lib, o)
	v.game = g
	if len(problems) > 0 {
		v.fail("the board cannot be built a second time")
		return
	}
	f(v)
}

// onLibrary is the board with the test cards of another library.
func (r *run) onLibrary(lib *engine.Library) engine.Spec {
	if lib == r.lib {
		return r.board
	}
	var swap func(s engine.Spec) engine.Spec
	swap = func(s engine.Spec) engine.Spec {
		if s.Card != nil {
			s.Card = lib.Card(s.Card.ID)
		}
		fields, list := s.Fields, s.List
		s.Fields, s.List = nil, nil
		for _, f := range fields {
			s.Fields = append(s.Fields, engine.SpecField{Name: f.Name, Value: swap(f.Value)})
		}
		for _, e := range list {
			s.List = append(s.List, swap(e))
		}
		return s
	}
	return swap(r.board)
}

// fail notes a failure of the repetition at the step that was being replayed.
func (v *repetition) fail(format string, args ...any) {
	if v.run.failure != nil {
		return
	}
	line := v.run.scenario.Line
	if n := len(v.run.record); n > 0 {
		line = v.run.record[min(v.at, n-1)].line
	}
	v.run.failure = &Failure{Phase: v.phase, Message: fmt.Sprintf(format, args...), Line: line}
	if v.game != nil {
		v.run.failure.describe(v.game, v.nameOf)
	}
	f := v.run.failure
	f.File, f.Snippet, f.Repeat = v.run.scenario.File, v.run.scenario.file.snippet(line), repeatCommand(v.run.scenario)
}

func (v *repetition) nameOf(id engine.ObjectID) string { return nameIn(v.game, v.run.placed, id) }

// do replays one step; false when it does not fit any more.
func (v *repetition) do(st *step) bool {
	if st.command {
		v.game.Command(st.kind, st.player)
		return true
	}
	d := v.game.Decision()
	if d == nil || d.Player != st.player || !d.Lists(st.option) {
		return false
	}
	return v.game.Apply(st.option) == nil
}

// same checks the hash of the state, and that something sensible is owed.
func (v *repetition) same(want uint64, when string) bool {
	if v.game.Hash() == want {
		return true
	}
	v.fail("the state differs %s step %d of %d", when, v.at+1, len(v.run.record))
	return false
}

// withUndo takes every step back and makes it again.
func (r *run) withUndo() {
	r.variant(PhaseUndo, r.lib, engine.Options{KeepHistory: true}, func(v *repetition) {
		for v.at = range r.record {
			st := &r.record[v.at]
			if !v.same(st.before, "before") {
				return
			}
			owed := owedText(v.game, v.nameOf)
			if !v.do(st) {
				v.fail("step %d does not fit when it is replayed: %s", v.at+1, owed)
				return
			}
			if !v.same(st.after, "after") {
				return
			}
			if !v.game.Undo(1) {
				v.fail("step %d cannot be undone", v.at+1)
				return
			}
			if !v.same(st.before, "after undoing") {
				return
			}
			if again := owedText(v.game, v.nameOf); again != owed {
				v.fail("another decision is owed after undoing step %d", v.at+1)
				r.failure.Expected, r.failure.Actual = owed, again
				return
			}
			if !v.do(st) {
				v.fail("step %d does not fit after it was undone", v.at+1)
				return
			}
			if !v.same(st.after, "after redoing") {
				return
			}
		}
		for v.at = len(r.record) - 1; v.at >= 0; v.at-- {
			if !v.game.Undo(1) {
				v.fail("step %d cannot be undone from the end", v.at+1)
				return
			}
			if !v.same(r.record[v.at].before, "after undoing from the end") {
				return
			}
		}
	})
}

// withSaves writes the game down at every decision and goes on with what was read, with another copy of the content.
func (r *run) withSaves() {
	other := r.scenario.file.second
	if other == nil {
		other = r.lib
	}
	r.variant(PhaseSave, other, engine.Options{}, func(v *repetition) {
		for v.at = range r.record {
			st := &r.record[v.at]
			lib := other
			if v.at%2 == 0 {
				lib = r.lib
			}
			loaded, err := engine.LoadGame(lib, v.game.Save(), engine.Options{})
			if err != nil {
				v.fail("the save before step %d cannot be read: %v", v.at+1, err)
				return
			}
			v.game = loaded
			if !v.same(st.before, "in the save before") {
				return
			}
			if !v.do(st) {
				v.fail("step %d does not fit after loading: %s", v.at+1, owedText(v.game, v.nameOf))
				return
			}
			if !v.same(st.after, "after loading, behind") {
				return
			}
		}
	})
}

// maxFaults bounds the fault variants of one scenario.
const maxFaults = 200

// withFaults makes each verb of the run fail once. The failed effect must leave no trace, and the game must go on.
func (r *run) withFaults() {
	verbs := min(r.game.Work().VerbCalls, maxFaults)
	for k := 1; k <= verbs && r.failure == nil; k++ {
		r.variant(PhaseFault, r.lib, engine.Options{FailAtVerb: k, CheckDerived: true}, func(v *repetition) {
			for v.at = range r.record {
				if !v.do(&r.record[v.at]) {
					break
				}
				if err := v.game.Broken(); err != nil {
					v.fail("with a fault at verb %d: %v", k, err)
					return
				}
			}
			if err := v.game.Broken(); err != nil {
				v.fail("with a fault at verb %d: %v", k, err)
			}
			if over, _ := v.game.Over(); !over && v.game.Decision() == nil {
				v.fail("with a fault at verb %d: the game neither goes on nor is over", k)
			}
		})
	}
}

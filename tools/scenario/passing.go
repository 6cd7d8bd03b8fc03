package scenario

import (
	"cardlathe/engine"

	lua "github.com/yuin/gopher-lua"
)

// Steps that let everybody pass: until the stack is empty, until a window closes, until the next turn.

// passOnce passes for whoever is asked; it fails when another choice is owed.
func (r *run) passOnce() {
	d := r.game.Decision()
	o := engine.Option{Kind: engine.OptionPass}
	if !d.Lists(o) {
		r.fail("", r.owed(), "a choice is owed that the scenario does not make")
	}
	r.apply(d.Player, o)
}

// maxPasses bounds loops of passes; a game that needs more does not end.
const maxPasses = 50_000

func find(r *run, L *lua.LState) int {
	d := r.one(engine.NoPlayer, L.CheckAny(2))
	L.Push(r.script.handle(&handle{name: show(L.Get(2)), thing: d}))
	return 1
}

// passUntil passes for everybody until stop holds.
func (r *run) passUntil(stop func(d *engine.Decision) bool) {
	for range maxPasses {
		d := r.game.Decision()
		if d == nil || stop(d) {
			return
		}
		r.passOnce()
	}
	r.fail("", r.owed(), "everybody has passed %d times and it goes on", maxPasses)
}

func resolve(r *run, L *lua.LState) int {
	r.passUntil(func(*engine.Decision) bool { return !r.game.HasItems() })
	return 0
}

// passWindow passes as long as passing is what the acting player can do: with no procedure open the active player would end
// the turn instead.
func passWindow(r *run, L *lua.LState) int {
	r.passUntil(func(d *engine.Decision) bool {
		return d.Kind >= engine.DecisionRules && !d.Lists(engine.Option{Kind: engine.OptionPass}) && r.canEnd(d)
	})
	return 0
}

// canEnd reports whether the owed decision is that of an open main phase.
func (r *run) canEnd(d *engine.Decision) bool {
	o, err := r.lib.Rules.Means(r.game, d.Player, "end_turn", nil)
	return err == nil && d.Lists(o)
}

func nextTurn(r *run, L *lua.LState) int {
	d := r.game.Decision()
	if d == nil {
		r.fail("", "", "the game is over")
	}
	if !r.canEnd(d) {
		r.fail("", r.owed(), "the turn cannot end now")
	}
	before := r.game.Turn()
	r.apply(d.Player, r.means(d.Player, "end_turn"))
	r.passUntil(func(d *engine.Decision) bool { return r.game.Turn() != before && r.canEnd(d) })
	return 0
}

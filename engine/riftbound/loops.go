package riftbound

import (
	"strconv"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Loops: abilities that trigger one after the other while nobody plays or activates anything. One in which nobody has a choice is a
// draw at the bound of the format. One that somebody keeps up by saying yes goes on that far; then who is asked names a number
// instead, how many times more (tournament rules, 505): for as many yes is said without a question, and then no.

// loop counts what triggers one after the other.
var loop = common.Loop{Count: regLoop, All: regLongLoop}

// beginAnew begins the count anew, since somebody has done something; numbers that were named are for the loop that this ends.
func beginAnew(g *engine.Game) {
	loop.Begin(g)
	g.SetRegister(regNamed, 0)
}

// agrees asks a player whether an ability does what it may do. In a loop that has come to its bound the question is how many times
// more, and it is asked once for all abilities of a card that say the same.
func agrees(t *engine.Task, p engine.Player, describe func(d *engine.Decision)) bool {
	g := t.Game()
	bound := g.Knob(KnobLoop)
	if int(g.Register(regLongLoop)) <= bound {
		return t.May(p, describe)
	}
	left, named := numberNamed(t, p)
	if !named {
		o := t.Ask(engine.DecideNumber, p, func(d *engine.Decision) {
			describe(d)
			d.Text = "how often"
			for n, step := 0, 1; n <= bound && len(d.Options) < engine.MaxOptions; n += step {
				d.Add(engine.Option{Kind: engine.OptionNumber, N: int32(n)})
				if n == 10*step {
					step *= 10
				}
			}
		})
		left = int(o.N)
	}
	g.SetRegister(regLoop, 0) // somebody has chosen it, by the number
	nameNumber(t, p, max(0, left-1))
	return left > 0
}

// numberNamed is how many times more a player says yes to the running ability in the loop that goes on, and whether a number was named.
func numberNamed(t *engine.Task, p engine.Player) (left int, named bool) {
	g := t.Game()
	if g.Register(regNamed) == 0 {
		return 0, false
	}
	saved, name := nameFor(t, p)
	list := t.Recall(name).List()
	t.Instance = saved
	if len(list) != 2 || list[0].N != g.Register(regNamed) {
		return 0, false
	}
	return int(list[1].N), true
}

// nameNumber keeps how many times more a player says yes to the running ability in the loop that goes on.
func nameNumber(t *engine.Task, p engine.Player, left int) {
	g := t.Game()
	if g.Register(regNamed) == 0 {
		g.SetRegister(regNamed, int32(g.Events())) // by this it is told from later loops
	}
	saved, name := nameFor(t, p)
	t.Remember(name, engine.ListOf([]engine.Datum{engine.Num(int(g.Register(regNamed))), engine.Num(left)}))
	t.Instance = saved
}

// nameFor makes the running text that of the player, for what is remembered of one ability of all cards of a name: its bearer may be
// another one each time.
func nameFor(t *engine.Task, p engine.Player) (saved engine.Instance, name string) {
	saved = t.Instance
	t.Instance = engine.Instance{Definition: saved.Definition, Ability: -1, Bearer: t.Game().Ref(t.Game().PlayerObject(p))}
	return saved, "loop " + strconv.Itoa(int(saved.Ability))
}

package unionarena

import (
	"slices"

	"cardlathe/engine"
)

// Checks of the state (UA-9, UA-10.3): after each whole effect and each step of a procedure, never inside one.

// check does what the state demands: characters of BP 0 or less are sidelined, who has lost has lost. It reports whether it
// did anything.
func check(t *engine.Task) bool {
	g := t.Game()
	if weak := tooWeak(g); len(weak) > 0 {
		t.Step = R(10, 3)
		t.You = engine.NoPlayer
		leaveField(t, weak, InSideline, Sidelined, R(10, 3))
		// What something has kept from being sidelined is there still; the check does not come back to it by itself.
		if slices.ContainsFunc(weak, func(d engine.Datum) bool { return !live(g, d.Ref()) }) {
			return true
		}
	}
	losers := g.Register(regLosers)
	for p := range engine.Player(g.Players()) {
		if g.Count(lifeOf(p)) == 0 && !spared(g, p) {
			losers |= 1 << p
		}
	}
	if losers == 0 {
		return false
	}
	lose(t, losers)
	return true
}

// spared reports whether it is not yet judged that a player has no life: a trigger can save while life cards of the player
// are being checked (UA-7.5), and who has paid with the last one loses once the effect that was paid for is over (UA-7.6).
func spared(g *engine.Game, p engine.Player) bool {
	return checking(g, p) > 0 || g.Register(regPaid)&(1<<p) != 0
}

// tooWeak lists the characters with BP of 0 or less.
func tooWeak(g *engine.Game) []engine.Datum {
	s, now := scratchOf(g), g.Derivation()
	if s.strong == now {
		return nil
	}
	var list []engine.Datum
	for p := range engine.Player(g.Players()) {
		for _, line := range [2]engine.PlaceID{frontOf(p), energyOf(p)} {
			for id := g.First(line); id != 0; id = g.Next(id) {
				if d := g.Derived(id); d.Numbers[BP] <= 0 && d.Types.Any(1<<Character) {
					list = append(list, engine.Obj(g.Ref(id)))
				}
			}
		}
	}
	if len(list) == 0 {
		s.strong = now
	}
	return list
}

// lose ends the game: the players of the bits have lost (UA-9.1 to UA-9.3).
func lose(t *engine.Task, losers int32) {
	g := t.Game()
	for p := range engine.Player(g.Players()) {
		if losers&(1<<p) == 0 {
			continue
		}
		e := engine.Event{Kind: HasNoLife, Player: p, By: engine.NoPlayer, Rule: R(9, 1)}
		if g.Register(regLosers)&(1<<p) != 0 {
			e.Kind, e.Rule = DecksOut, R(9, 2)
		}
		t.Emit(e)
	}
	if losers&(losers-1) != 0 {
		g.Applies(R(9, 3))
		switch g.Knob(KnobBothLose) {
		case 1:
			g.Win(g.Active())
		case 2:
			g.Win(g.After(g.Active()))
		default:
			g.Win(engine.NoPlayer)
		}
		return
	}
	for p := range engine.Player(g.Players()) {
		if losers&(1<<p) != 0 {
			g.Win(g.After(p))
		}
	}
}

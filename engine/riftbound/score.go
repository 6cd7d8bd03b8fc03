package riftbound

import "cardlathe/engine"

// Scoring (467 to 472): once a battlefield, player and turn, by conquering or holding.

// establish makes p the controller of a battlefield, which conquers it unless p has scored it this turn (469.1).
func establish(t *engine.Task, place engine.PlaceID, p engine.Player) {
	g := t.Game()
	previous := controllerOf(g, place)
	g.SetController(battlefieldAt(g, place), p)
	t.Emit(engine.Event{Kind: GainsControl, Player: p, By: engine.NoPlayer, Place: place, Rule: engine.R(190, 4)})
	if scored(g, place, p) {
		g.Applies(engine.R(470))
		return
	}
	score(t, place, p, PlayerConquers, Conquers, engine.R(469, 1), int16(previous)+1)
}

func scored(g *engine.Game, place engine.PlaceID, p engine.Player) bool {
	return g.Counter(battlefieldAt(g, place), ScoredMask)&(1<<p) != 0
}

// holdAll: the turn player holds every battlefield that it controls (315.2, 469.2).
func holdAll(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(315, 2)
	p := g.Active()
	eachBattlefield(g, func(place engine.PlaceID) {
		switch {
		case controllerOf(g, place) != p:
		case scored(g, place, p):
			g.Applies(engine.R(470))
		default:
			score(t, place, p, PlayerHolds, Holds, engine.R(469, 2), 0)
		}
	})
	// What a teammate controls now cannot be scored by the team this turn, and counts as scored (489.8).
	eachBattlefield(g, func(place engine.PlaceID) {
		c := controllerOf(g, place)
		for q := range engine.Player(g.Players()) {
			if c != p && c != engine.NoPlayer && g.Friendly(c, p) && g.Friendly(q, p) {
				o := battlefieldAt(g, place)
				g.SetCounter(o, ScoredMask, g.Counter(o, ScoredMask)|1<<q)
			}
		}
	})
	needCleanup(g, engine.R(319, 7))
}

// score marks the battlefield as scored, gives the point and says so; the abilities trigger whatever became of the
// point (470). The final point by conquering needs every battlefield scored this turn, else a card is drawn (471.1).
func score(t *engine.Task, place engine.PlaceID, p engine.Player, player, unit engine.EventKind, rule engine.Rule, previous int16) {
	g := t.Game()
	if !forbidden(g, ActScore, p, g.PlayerObject(p), place).OK() {
		return // where nobody scores nothing is conquered or held (469)
	}
	o := battlefieldAt(g, place)
	g.SetCounter(o, ScoredMask, g.Counter(o, ScoredMask)|1<<p)
	saved := t.Context
	t.Context = g.ForPlayer(p)
	if player == PlayerConquers && points(g, p) >= victoryScore(g, p)-1 && !mayScoreFinal(g, p) {
		step := t.Step
		t.Step = engine.R(471, 1)
		if g.Knob(KnobFinalDraws) != 0 {
			draw(t, p, 1)
		}
		t.Step = step
	} else {
		gainPoints(t, p, 1, place, false)
	}
	t.Context = saved
	excess := int16(0)
	if combatAt(g) == place && player == PlayerConquers {
		switch p {
		case attackerOf(g):
			excess = int16(g.Register(regExcess))
		case defenderOf(g):
			excess = int16(g.Register(regExcess) >> 16)
		}
	}
	t.Emit(engine.Event{Kind: player, Player: p, By: p, Place: place, Rule: rule, Amount: previous, Extra: excess})
	for id := g.First(place); id != 0; id = g.Next(id) {
		if isUnit(g, id) && g.Controller(id) == p {
			t.Emit(engine.Event{Kind: unit, Subject: g.Ref(id), Player: p, By: p, Place: place, Rule: rule, Amount: previous, Extra: excess})
		}
	}
	made := g.ItemsMade()
	if t.Flush(); g.ItemsMade() > made {
		g.Applies(engine.R(471, 2))
	}
	needCleanup(g, engine.R(319, 7))
}

// mayScoreFinal reports whether a player may get the final point by conquering (471.1).
func mayScoreFinal(g *engine.Game, p engine.Player) bool {
	if g.Knob(KnobFinalControls) == 0 {
		return scoredAll(g, p)
	}
	all := true
	eachBattlefield(g, func(place engine.PlaceID) {
		c := controllerOf(g, place)
		all = all && c != engine.NoPlayer && g.Friendly(c, p)
	})
	return all
}

func scoredAll(g *engine.Game, p engine.Player) bool {
	all := true
	eachBattlefield(g, func(place engine.PlaceID) { all = all && scored(g, place, p) })
	return all
}

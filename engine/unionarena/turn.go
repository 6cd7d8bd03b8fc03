package unionarena

import (
	"cardlathe/engine"
)

// The turn (UA-4, UA-8): start, movement, main, attack, end. The frame's step counts the steps of the phase in hand.

// turnStep does the next step of the turn, and those after it that nobody decides about, as long as nothing waits and
// nothing is to be checked.
func turnStep(t *engine.Task) {
	for nextStep(t); settled(t) && automatic(t.Game()); nextStep(t) {
	}
}

// settled reports whether the game can go on at once: nothing has triggered, nothing is to be checked, nothing is owed.
func settled(t *engine.Task) bool {
	g := t.Game()
	t.Flush()
	return g.Pending() == 0 && g.Register(regLosers) == 0 && len(tooWeak(g)) == 0
}

// automatic reports whether nobody decides about the next step of the turn.
func automatic(g *engine.Game) bool {
	f, p := g.Top(), g.Active()
	if f.Kind != turnFrame {
		return false
	}
	switch g.Phase() {
	case Start:
		return f.Step < 2 || !mayExtraDrawNow(g, p).OK()
	case Movement:
		return !anyMover(g, p)
	case Main:
		return f.Step > 0
	case Attack:
		return f.Step == 0 && !anyAttack(g, p)
	}
	return f.Step != 1 || g.Count(handOf(p)) <= g.Knob(KnobHandLimit)
}

// nextStep does the next step of the turn.
func nextStep(t *engine.Task) {
	g := t.Game()
	switch g.Phase() {
	case Start:
		startStep(t)
	case Movement:
		if movement(t) {
			enterPhase(t, Main)
		}
	case Main:
		if g.Top().Step == 0 {
			t.Step = R(4, 14)
			act(t)
			return
		}
		enterPhase(t, Attack)
	case Attack:
		if !attackPhase(t) {
			enterPhase(t, End)
		}
	default:
		endStep(t)
	}
}

// enterPhase ends the phase in hand and begins another one.
func enterPhase(t *engine.Task, phase uint8) {
	g := t.Game()
	p := g.Active()
	t.You = p
	if g.Phase() == Main && g.Top().Step == 1 {
		// What waits for the end of the main phase comes before the attack phase (UA-10.12).
		t.Step = R(10, 12)
		t.Emit(engine.Event{Kind: Ends, Player: p, By: engine.NoPlayer, Amount: Main, Rule: R(10, 12)})
		g.EditTop().Step = 2
		return
	}
	if last := g.Phase(); last != NoPhase && last != Main && last != phase {
		t.Emit(engine.Event{Kind: Ends, Player: p, By: engine.NoPlayer, Amount: int16(last), Rule: phaseRule(last)})
	}
	g.SetPhase(phase)
	g.EditTop().Step = 0
	t.Emit(engine.Event{Kind: Begins, Player: p, By: engine.NoPlayer, Amount: int16(phase), Rule: phaseRule(phase)})
}

func phaseRule(phase uint8) engine.Rule {
	switch phase {
	case Start:
		return R(4, 1)
	case Movement:
		return R(4, 8)
	case Main:
		return R(4, 14)
	case Attack:
		return R(6, 1)
	}
	return R(8, 1)
}

// beginTurn begins the turn of p.
func beginTurn(t *engine.Task, p engine.Player) {
	g := t.Game()
	g.BeginTurn(p)
	g.AddCounter(g.PlayerObject(p), TurnNumber, 1)
	g.SetRegister(regExtra, 0)
	loop.Begin(g)
	g.SetPhase(NoPhase)
	t.Step = R(4, 1)
	t.You = p
	// What lasts until the start of this turn ends before anything else.
	g.EndGifts(func(lasts uint8, by engine.Player, _ engine.Ref) bool { return lasts == UntilNextStart && by == p })
	enterPhase(t, Start)
}

// startStep does the steps of the start phase (UA-4A).
func startStep(t *engine.Task) {
	g := t.Game()
	p := g.Active()
	t.You = p
	switch g.Top().Step {
	case 0:
		t.Step = R(4, 2)
		eachOn(g, apOf(p), func(id engine.ObjectID) { ready(t, id) })
		eachOf(g, p, func(id engine.ObjectID) { ready(t, id) })
		placeAP(t, p)
	case 1:
		t.Step = R(4, 4)
		if isFirstTurn(g, p) && g.Knob(KnobFirstDraws) == 0 {
			g.Applies(R(4, 4))
			break
		}
		if g.Count(deckOf(p)) == 0 && g.Knob(KnobDeckOut) == 1 {
			t.Step = R(9, 2)
			if e := drawing(t, p, 0); t.Happens(&e) { // who draws nothing, since something else happens, need not
				mustDraw(g, p)
			}
			break
		}
		draw(t, p, 1)
	default:
		t.Step = R(4, 5)
		if mayExtraDrawNow(g, p).OK() {
			o, ok := t.Owe(DecideExtraDraw, p, func(d *engine.Decision) {
				d.Add(engine.Option{Kind: OptionExtraDraw})
				d.Add(engine.Option{Kind: engine.OptionPass})
			})
			if !ok {
				return
			}
			loop.Begin(g)
			if o.Kind == OptionExtraDraw {
				extraDraw(t, p)
				return
			}
		}
		enterPhase(t, Movement)
		return
	}
	g.EditTop().Step++
}

// placeAP brings AP cards to what the player has on this turn: the first player 1, 2, 3, the second one 2, 2, 3 (UA-4.3).
func placeAP(t *engine.Task, p engine.Player) {
	g := t.Game()
	turn := g.Counter(g.PlayerObject(p), TurnNumber)
	n := turn + g.Knob(KnobFirstAP) - 1
	if p != engine.Player(g.Register(regFirst)) {
		n = max(turn, g.Knob(KnobSecondAP))
	}
	n = min(n, g.Knob(KnobAPCards))
	placed := 0
	for id := g.First(nowhere(g)); id != 0 && g.Count(apOf(p)) < n; {
		next := g.Next(id)
		if g.Object(id).Owner == p && g.Printed(id).Types.Any(1<<ActionPoint) {
			g.Put(id, apOf(p), false)
			g.SetController(id, p)
			g.SetStatus(id, Exhausted, g.Knob(KnobNewAP) != 0)
			placed++
		}
		id = next
	}
	if placed > 0 {
		g.Applies(R(3, 5))
	}
	e := event(t, GainsAP, R(4, 3))
	e.Player, e.Amount = p, int16(placed)
	t.Emit(e)
}

// mayExtraDrawNow tells what keeps a player from an extra draw in its step: once a turn, for 1 AP (UA-4.5).
func mayExtraDrawNow(g *engine.Game, p engine.Player) engine.Refusal {
	switch {
	case int(g.Register(regExtra)) >= g.Knob(KnobExtraDraws):
		return engine.Refusal{Rule: R(4, 5), Reason: "an extra draw is made once a turn"}
	case activeAP(g, p) < 1:
		return engine.Refusal{Rule: R(4, 5), Reason: "an extra draw costs 1 AP"}
	}
	return engine.Refusal{}
}

// mayExtraDraw is the same in the main phase, where some formats allow it (UA-4.6).
func mayExtraDraw(g *engine.Game, p engine.Player) engine.Refusal {
	if g.Knob(KnobExtraInMain) == 0 {
		return engine.Refusal{Rule: R(4, 6), Reason: "the extra draw is made in its step of the start phase alone"}
	}
	return mayExtraDrawNow(g, p)
}

// extraDraw pays 1 AP and draws a card (UA-4.5).
func extraDraw(t *engine.Task, p engine.Player) {
	g := t.Game()
	g.SetRegister(regExtra, g.Register(regExtra)+1)
	payAP(t, p, 1)
	e := event(t, ExtraDraw, R(4, 5))
	e.Player, e.Amount = p, 1
	t.Emit(e)
	draw(t, p, 1)
}

// mayMove tells what keeps a character from moving in the movement phase beside those that move already (UA-4.8 to UA-4.10).
func mayMove(g *engine.Game, p engine.Player, id engine.ObjectID, moving []engine.Datum) engine.Refusal {
	switch {
	case !onField(g, id) || g.Controller(id) != p:
		return engine.Refusal{Rule: R(4, 8), Reason: "own characters move"}
	case !isCharacter(g, id):
		return engine.Refusal{Rule: R(4, 8), Reason: "sites never move"}
	case g.KindOf(id) == InFront && !g.HasKeyword(id, Step):
		return engine.Refusal{Rule: R(4, 9), Reason: "only with Step does a character move from the front line"}
	}
	to := energyOf(p)
	if g.KindOf(id) != InFront {
		to = frontOf(p)
	}
	if r := forbidden(g, ActMove, p, id, engine.At(to)); !r.OK() {
		return r
	}
	if g.KindOf(id) == InFront {
		// Characters alone are put away for it: there must be room beside the sites (UA-4.10).
		stay := 0
		eachOn(g, energyOf(p), func(id engine.ObjectID) {
			if !isCharacter(g, id) {
				stay++
			}
		})
		for _, d := range moving {
			if g.KindOf(engine.ObjectID(d.N)) == InFront {
				stay++
			}
		}
		if stay >= g.Knob(KnobLine) {
			return engine.Refusal{Rule: R(4, 10), Reason: "the energy line has no room that characters could make"}
		}
	}
	return engine.Refusal{}
}

// movement lets the turn player move characters, all at once (UA-4B). It reports true when the phase is over.
func movement(t *engine.Task) bool {
	g := t.Game()
	p := g.Active()
	t.You = p
	t.Step = R(4, 8)
	if !anyMover(g, p) {
		return true
	}
	moving := g.NewList(2 * g.Knob(KnobLine))
	for {
		o, ok := t.Owe(DecideMove, p, func(d *engine.Decision) {
			d.Picked = append(d.Picked, moving...)
			eachOf(g, p, func(id engine.ObjectID) {
				x := engine.Obj(g.Ref(id))
				if !contains(moving, x) && mayMove(g, p, id, moving).OK() {
					d.Add(engine.Thing(x))
				}
			})
			d.Add(engine.Option{Kind: engine.OptionPass})
		})
		if !ok {
			return false
		}
		if o.Kind != engine.OptionThing {
			break
		}
		moving = append(moving, o.Datum())
	}
	loop.Begin(g)
	moveTogether(t, p, moving)
	return true
}

func anyMover(g *engine.Game, p engine.Player) bool {
	for _, line := range [2]engine.PlaceID{energyOf(p), frontOf(p)} {
		for id := g.First(line); id != 0; id = g.Next(id) {
			if mayMove(g, p, id, nil).OK() {
				return true
			}
		}
	}
	return false
}

func contains(list []engine.Datum, d engine.Datum) bool {
	for i := range list {
		if list[i] == d {
			return true
		}
	}
	return false
}

// moveTogether makes room on both lines, reckoning with who leaves them at the same time, and then moves (UA-4.10).
func moveTogether(t *engine.Task, p engine.Player, moving []engine.Datum) {
	if len(moving) == 0 {
		return
	}
	g := t.Game()
	out := [2]int{} // from the front line, from the energy line
	for _, d := range moving {
		if g.KindOf(engine.ObjectID(d.N)) == InFront {
			out[0]++
		} else {
			out[1]++
		}
	}
	t.Step = R(4, 10)
	for i, line := range []engine.PlaceID{frontOf(p), energyOf(p)} {
		k := room(g, line, out[1-i]-out[i])
		if k == 0 {
			continue
		}
		list := g.NewList(g.Count(line))
		for _, d := range removable(g, line, false) {
			if !contains(moving, d) {
				list = append(list, d)
			}
		}
		putAway(t, t.ChooseFrom(DecideRoom, p, list, k, k, nil), R(4, 10))
	}
	t.Step = R(4, 8)
	for _, d := range moving {
		id := engine.ObjectID(d.N)
		to := energyOf(p)
		if g.KindOf(id) == InEnergy {
			to = frontOf(p)
		} else {
			g.Applies(R(4, 9))
		}
		carry(t, id, to)
		if g.Knob(KnobMovedRest) != 0 {
			exhaust(t, id)
		}
	}
	g.Applies(R(4, 12))
}

// endStep does the steps of the end phase (UA-8).
func endStep(t *engine.Task) {
	g := t.Game()
	p := g.Active()
	t.You = p
	switch g.Top().Step {
	case 0:
		t.Step = R(8, 2)
		eachOf(g, p, func(id engine.ObjectID) { ready(t, id) })
	case 1:
		t.Step = R(8, 3)
		if n := g.Count(handOf(p)) - g.Knob(KnobHandLimit); n > 0 {
			surplus, ok := oweFrom(t, DecideHandLimit, p, handOf(p), n, true)
			if !ok {
				return
			}
			for _, d := range surplus {
				sendTo(t, engine.ObjectID(d.N), removalOf(p), GoesTo, R(8, 3), true)
			}
		}
	case 2:
		t.Step = R(8, 4)
		t.Emit(engine.Event{Kind: Ends, Player: p, By: engine.NoPlayer, Amount: turnPhase, Rule: R(8, 4)})
	default:
		t.Step = R(8, 4)
		g.EndGifts(func(lasts uint8, _ engine.Player, _ engine.Ref) bool { return lasts == ThisTurn || lasts == ThisBattle })
		for q := range engine.Player(g.Players()) {
			eachOf(g, q, func(id engine.ObjectID) {
				g.SetCounter(id, Attacks, 0)
				g.SetCounter(id, Blocks, 0)
			})
		}
		beginTurn(t, g.After(p))
		return
	}
	g.EditTop().Step++
}

package riftbound

import "cardlathe/engine"

// The phases of a turn (314 to 317). A phase is entered in one task; its own tasks are outstanding; when nothing is
// left to do, the next phase begins.

// enter begins a phase: what lasts until it ends, its start triggers, its tasks. It reports false when the phase is
// skipped.
func enter(t *engine.Task, phase uint8, tasks ...uint8) bool {
	g := t.Game()
	if last := g.Phase(); last != NoPhase && last != Ending {
		t.Emit(engine.Event{Kind: Ends, Player: g.Active(), By: engine.NoPlayer, Amount: int16(last), Rule: phaseRule(last)})
	}
	g.SetPhase(phase)
	until := uint8(Forever)
	switch phase {
	case Main:
		until = UntilNextMain
	case Beginning:
		until = UntilNextBeginning
	}
	if until != Forever {
		g.EndGifts(func(lasts uint8, by engine.Player, _ engine.Ref) bool { return lasts == until && by == g.Active() })
	}
	g.EditTop().Step = 0
	e := engine.Event{Kind: Begins, Player: g.Active(), By: engine.NoPlayer, Amount: int16(phase), Rule: phaseRule(phase)}
	happens := t.Happens(&e)
	if happens {
		t.Emit(e)
		t.Flush()
		for _, k := range tasks {
			g.Enqueue(k, 0, 0)
		}
	} else {
		// It is replaced by nothing: neither its tasks nor what waits for its beginning take place.
		g.Applies(engine.R(443, 1))
		g.Applies(engine.R(443, 2))
		g.Applies(engine.R(443, 4))
	}
	needCleanup(g, engine.R(319, 2))
	return happens
}

func phaseRule(phase uint8) engine.Rule {
	switch phase {
	case Awaken:
		return engine.R(315, 1)
	case Beginning:
		return engine.R(315, 2)
	case Channel:
		return engine.R(315, 3)
	case Draw:
		return engine.R(315, 4)
	case Main:
		return engine.R(316)
	}
	return engine.R(317)
}

// beginTurn begins the turn of p with the awaken phase.
func beginTurn(t *engine.Task, p engine.Player) {
	g := t.Game()
	if p != g.Active() {
		g.Applies(engine.R(306))
	}
	g.BeginTurn(p)
	g.Applies(engine.R(304))
	g.AddCounter(g.PlayerObject(p), TurnNumber, 1)
	beginAnew(g)
	eachBattlefield(g, func(place engine.PlaceID) { g.SetCounter(battlefieldAt(g, place), ScoredMask, 0) })
	enter(t, Awaken, taskAwaken)
}

// awaken readies everything that the turn player controls (315.1).
func awaken(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(315, 1)
	p := g.Active()
	t.Context = g.ForPlayer(p)
	for z := 1; z < g.Zones(); z++ {
		if !zones[g.Zone(engine.ZoneID(z)).Kind].Board {
			continue
		}
		for id := g.First(engine.ZoneID(z)); id != 0; id = g.Next(id) {
			if g.Status(id, Exhausted) && g.Controller(id) == p {
				ready(t, id)
				g.Applies(engine.R(415, 3))
			}
		}
	}
	needCleanup(g, engine.R(319, 7))
}

// phase is what happens when nothing is outstanding and no showdown runs (335): the turn player acts in the main
// phase, any other phase is over.
func phase(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(335)
	if g.Phase() != Main {
		g.Applies(engine.R(305)) // nothing was left to do in it
	}
	switch g.Phase() {
	case Awaken:
		t.Step = engine.R(315, 2)
		if g.Knob(KnobHoldFirst) != 0 && g.Top().Step == 0 && g.Phase() == Awaken {
			g.EditTop().Step = 1
			g.Enqueue(taskHold, 0, 0)
			return
		}
		if !enter(t, Beginning) {
			g.EditTop().Step = 1 // a skipped phase has no scoring step either (443)
		}
	case Beginning:
		if g.Top().Step == 0 {
			g.EditTop().Step = 1 // the scoring step follows the beginning step
			if g.Knob(KnobHoldFirst) == 0 {
				g.Enqueue(taskHold, 0, 0)
				return
			}
		}
		afterBeginning(t, false)
	case Channel, Draw:
		if afterBeginning(t, true) {
			return
		}
		g.Applies(engine.R(316, 1))
		t.Step = engine.R(316, 3)
		g.Applies(engine.R(316, 2))
		if emptyPools(g) {
			g.Applies(engine.R(316, 3))
		}
		t.Step = engine.R(316, 4)
		if !enter(t, Main) {
			endMain(t) // skipped (443)
		}
	case Main:
		t.Step = engine.R(316, 5)
		g.Applies(engine.R(316, 5))
		act(t, g.Active(), true)
	case Ending:
		ending(t)
	}
}

// afterBeginning enters the channel and draw phases in the format's order; it reports false when both are over.
func afterBeginning(t *engine.Task, one bool) bool {
	g := t.Game()
	order := [2]uint8{Channel, Draw}
	if g.Knob(KnobDrawFirst) != 0 {
		order = [2]uint8{Draw, Channel}
	}
	next := order[0]
	if one {
		if g.Phase() != order[0] {
			return false
		}
		next = order[1]
	}
	if next == Channel {
		t.Step = engine.R(315, 3)
		enter(t, Channel, taskChannel)
	} else {
		t.Step = engine.R(315, 4)
		enter(t, Draw, taskDraw)
	}
	return true
}

// drawPhase draws the turn player's card (315.4); in some modes the first player's first one is left out (487.7).
func drawPhase(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(315, 4)
	p := g.Active()
	if p == engine.Player(g.Register(regFirst)) && g.Counter(g.PlayerObject(p), TurnNumber) == 1 && g.Knob(KnobFirstDraws) == 0 {
		return
	}
	draw(t, p, 1)
}

// channelPhase channels the turn player's runes (315.3); who goes last channels more in the first one (485).
func channelPhase(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(315, 3)
	p := g.Active()
	t.Context = g.ForPlayer(p)
	n := g.Number(g.PlayerObject(p), ChannelCount)
	if p == seatRegister(g, regLast) && g.Counter(g.PlayerObject(p), TurnNumber) == 1 {
		n += g.Knob(KnobLastExtraRune)
	}
	g.Applies(engine.R(430, 4))
	channel(t, p, n, false)
	needCleanup(g, engine.R(319, 6))
}

// emptyPools empties every rune pool (316.3, 317.2); it reports whether anything was in one.
func emptyPools(g *engine.Game) bool {
	any := false
	for p := range engine.Player(g.Players()) {
		o := g.PlayerObject(p)
		empty := func(pool uint8) {
			any = any || g.Counter(o, pool) > 0
			g.SetCounter(o, pool, 0)
		}
		empty(EnergyPool)
		for k := range uint8(len(reserves)) {
			empty(KeptEnergy + k)
			empty(KeptPower + k)
		}
		for r := range uint8(7) {
			empty(PowerPool + r)
		}
	}
	return any
}

// endMain is the turn player's declaration that the main phase is over (316.9); the ending step begins.
func endMain(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(317, 1)
	g.SetPhase(Ending)
	g.EditTop().Step = 0
	eachOnBoard(g, func(id engine.ObjectID) { g.SetStatus(id, Stunned, false) }) // 423.1
	p := g.Active()
	t.Emit(engine.Event{Kind: Ends, Player: p, By: engine.NoPlayer, Amount: Main, Rule: engine.R(316, 9)})
	t.Emit(engine.Event{Kind: Begins, Player: p, By: engine.NoPlayer, Amount: Ending, Rule: engine.R(317)})
	t.Emit(engine.Event{Kind: Ends, Player: p, By: engine.NoPlayer, Amount: turnPhase, Rule: engine.R(317, 1)})
	t.Flush()
	needCleanup(g, engine.R(319, 2))
}

// ending runs the expiration step, again as long as it puts something on the chain (317.2), then the next turn.
func ending(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(317, 2)
	switch g.Top().Step {
	case 0:
		f := g.EditTop()
		f.Step, f.A = 1, int32(g.ItemsMade())
		g.Enqueue(taskEndingCleanup, 0, 0)
	case 1:
		if int(g.Top().A) != g.ItemsMade() {
			g.EditTop().Step = 0
			return
		}
		t.Step = engine.R(317, 3)
		g.Applies(engine.R(302))
		beginTurn(t, nextTurn(g))
	}
}

// Inserted turns wait in one register, the next one lowest: for each the seat+1 whose it is.
const (
	turnBits = 3
	turnMask = 1<<turnBits - 1
)

// insertTurn inserts a turn of p after the current one, before those that wait (734). It reports false when ten wait.
func insertTurn(g *engine.Game, p engine.Player) bool {
	waiting := g.Register(regExtra)
	if waiting >= 1<<(9*turnBits) {
		return false
	}
	if g.Register(regTurn) == 0 {
		setSeat(g, regTurn, g.Active())
	}
	g.SetRegister(regExtra, waiting<<turnBits|int32(p)+1)
	return true
}

// dropTurns takes the turns of a player out of those that were inserted (734).
func dropTurns(g *engine.Game, p engine.Player) {
	kept, shift := int32(0), 0
	for waiting := g.Register(regExtra); waiting != 0; waiting >>= turnBits {
		if engine.Player(waiting&turnMask-1) != p {
			kept |= waiting & turnMask << shift
			shift += turnBits
		}
	}
	if kept != g.Register(regExtra) {
		g.SetRegister(regExtra, kept)
	}
}

// nextTurn returns whose turn comes next: an inserted one, or turn order, which inserted turns do not change (735).
func nextTurn(g *engine.Game) engine.Player {
	if waiting := g.Register(regExtra); waiting != 0 {
		g.SetRegister(regExtra, waiting>>turnBits)
		return engine.Player(waiting&turnMask - 1)
	}
	last := g.Active()
	if p := seatRegister(g, regTurn); p != engine.NoPlayer {
		last = p
		g.SetRegister(regTurn, 0)
	}
	return g.After(last)
}

// expire ends what lasts for the turn (317.2).
func expire(g *engine.Game) {
	eachOnBoard(g, func(id engine.ObjectID) { g.SetCounter(id, Prevented, 0) })
	g.EndGifts(func(lasts uint8, by engine.Player, source engine.Ref) bool {
		return lasts == ThisTurn || lasts == ThisCombat
	})
}

// eachOnBoard calls f for the permanents on the board: bases first, then battlefields. f may move the object.
func eachOnBoard(g *engine.Game, f func(id engine.ObjectID)) {
	for p := range engine.Player(g.Players()) {
		eachIn(g, baseOf(g, p), f)
	}
	for z := shared(g, 3); int(z) < g.Zones(); z += 2 {
		eachIn(g, z, f)
	}
}

// eachRune calls f for the runes on the board.
func eachRune(g *engine.Game, f func(id engine.ObjectID)) {
	for p := range engine.Player(g.Players()) {
		eachIn(g, runesOf(g, p), f)
	}
}

func eachIn(g *engine.Game, z engine.ZoneID, f func(id engine.ObjectID)) {
	for id := g.First(z); id != 0; {
		next := g.Next(id)
		f(id)
		id = next
	}
}

package riftbound

import "cardlathe/engine"

// Removal of a player (649 to 652): who concedes leaves the game with all that is theirs. Teammates lose together; who
// remains alone, or as the only team, wins at once.

// blankToken is the battlefield without abilities that takes the place of one whose owner has left (652.2).
var blankToken = &engine.Card{ID: "riftbound:blank", Name: "Battlefield", Game: "riftbound", Type: Battlefield, Types: 1 << Battlefield, Token: true}

// remove takes a player, and in a team game the teammates, out of the game.
func remove(t *engine.Task, p engine.Player) {
	g := t.Game()
	t.Step = engine.R(651)
	last := engine.NoPlayer
	for q := range engine.Player(g.Players()) {
		if g.Out(q) || g.Friendly(p, q) {
			continue
		}
		if last != engine.NoPlayer && !g.Friendly(last, q) {
			last = engine.NoPlayer
			break
		}
		last = q
	}
	if last != engine.NoPlayer {
		t.Step = engine.R(651, 1)
		gameWon(g, last)
		return
	}
	for q := range engine.Player(g.Players()) {
		if !g.Out(q) && g.Friendly(p, q) {
			removeOne(t, q)
		}
	}
	needCleanup(g, engine.R(319, 6))
}

// removeOne follows the removal steps for one player (652).
func removeOne(t *engine.Task, p engine.Player) {
	g := t.Game()
	t.Context = g.ForPlayer(engine.NoPlayer)
	t.Step = engine.R(652, 1)
	for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
		if o := g.Object(id); g.Controller(id) == p && (zones[g.KindOf(id)].Board || g.KindOf(id) == InFacedown) && !g.Printed(id).Types.Any(1<<Battlefield|1<<Seat) {
			e := event(t, BanishedEvent, engine.R(652, 1))
			e.Subject, e.Player, e.From, e.To, e.Place = g.Ref(id), p, o.Zone, banishmentOf(g, o.Owner), g.PlaceOf(id)
			e.Snapshot = t.SnapshotOf(id)
			t.Emit(e)
			if zones[g.KindOf(id)].Board {
				leaveBoard(t, id, e.To, e)
			} else {
				g.Put(id, e.To, false)
			}
		}
	}
	t.Step = engine.R(652, 2)
	eachBattlefield(g, func(place engine.PlaceID) {
		id := battlefieldAt(g, place)
		if g.Object(id).Owner == p {
			replaceBattlefield(t, engine.NoPlayer, place, blankToken)
			g.SetCounter(battlefieldAt(g, place), InPlaceOf, 0)
		}
		if id = battlefieldAt(g, place); g.Object(id).Controller == p {
			g.SetController(id, engine.NoPlayer)
		}
	})
	t.Step = engine.R(652, 4)
	g.Items(func(i engine.ItemID) bool {
		if it := g.Item(i); it.Controller == p && (it.State != engine.ItemFinalized || !counterItem(t, i)) {
			g.EndItem(i) // it was still being put on the chain, or resolving
		}
		return true
	})
	t.Step = engine.R(652, 3)
	for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
		if o := g.Object(id); o.Owner == p && !g.Printed(id).Types.Any(1<<Seat) && o.Zone != nowhere(g) {
			g.Put(id, nowhere(g), false)
		}
	}
	for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
		if o := g.Object(id); o.Controller == p && o.Owner != p && zones[g.KindOf(id)].Board && !g.Printed(id).Types.Any(1<<Battlefield|1<<Seat) {
			g.SetController(id, o.Owner) // when who controls it for a while does so no longer
		}
	}
	t.Step = engine.R(652, 5)
	handOver(t, p)
	g.EndGifts(func(_ uint8, by engine.Player, source engine.Ref) bool {
		return source.ID != 0 && g.Object(source.ID).Owner == p && by == p
	})
}

// handOver gives turn, focus and priority of a player who leaves to the next one (652.5). Passes of who leaves count no
// more; when all who remain have passed, the showdown closes or the newest item resolves as usual.
func handOver(t *engine.Task, p engine.Player) {
	g := t.Game()
	if f := ongoingFrame(g); f != nil && focusHolder(g) != engine.NoPlayer {
		if passedAlready(g, focusHolder(g), p, int(f.C)) {
			g.EditTop().C--
		}
		if focusHolder(g) == p {
			setFocus(g, nextActor(g, p))
		}
	}
	if holder := seatRegister(g, regPriority); holder != engine.NoPlayer {
		if passedAlready(g, holder, p, int(g.Register(regPasses))) {
			g.SetRegister(regPasses, g.Register(regPasses)-1)
		}
		if holder == p {
			setSeat(g, regPriority, nextActor(g, p))
		}
	}
	if g.Register(regLender) != 0 {
		g.SetRegister(regLender, 0)
	}
	dropTurns(g, p)
	next := g.After(p)
	if f := g.Top(); f != nil && f.Kind == setupFrame {
		// Who has had their turn in this step of the setup is not counted any more; who was to go first does not (115).
		for n := range int(f.A) {
			if fromFirst(g, n) == p {
				g.EditTop().A--
				break
			}
		}
		if engine.Player(g.Register(regFirst)) == p {
			g.SetRegister(regFirst, int32(next))
		}
		g.Leave(p)
		return
	}
	g.Leave(p)
	if g.Active() == p {
		// The turn is over as soon as nothing is going on any more; until then the next player answers for it.
		g.Yield(next)
		setSeat(g, regTurn, p)
		g.SetPhase(Ending)
		if !inShowdown(g) {
			g.EditTop().Step = 0
		}
	}
}

// passedAlready reports whether p is among the last n players who passed before holder got to act.
func passedAlready(g *engine.Game, holder, p engine.Player, n int) bool {
	for q := holder; n > 0; n-- {
		before := q
		for r := nextActor(g, q); r != q; r = nextActor(g, r) {
			before = r
		}
		if q = before; q == p {
			return true
		}
	}
	return false
}

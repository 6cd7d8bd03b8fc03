package common

import "cardlathe/engine"

// MakeTable makes the zones of a game in which players have a zone of each kind of their own, and the players themselves: seat is
// their definition. The first of the shared kinds is where players sit.
func MakeTable(g *engine.Game, seat *engine.Card, shared, own []uint8) {
	for i, kind := range shared {
		if z := g.NewZone(kind, engine.NoPlayer, 0); i == 0 {
			g.SetSeats(z)
		}
	}
	for p := range engine.Player(g.Players()) {
		for _, kind := range own {
			g.NewZone(kind, p, 0)
		}
	}
	for p := range engine.Player(g.Players()) {
		g.NewObject(g.Cast(seat), p, ZoneOf(g, engine.NoPlayer, shared[0]))
	}
}

// ZoneOf finds the zone of a kind that belongs to a player, or (NoPlayer) to nobody; 0 when there is none.
func ZoneOf(g *engine.Game, p engine.Player, kind uint8) engine.ZoneID {
	for z := engine.ZoneID(1); int(z) < g.Zones(); z++ {
		if zone := g.Zone(z); zone.Kind == kind && zone.Owner == p {
			return z
		}
	}
	return 0
}

// In lists the objects in the zones of a kind of some players, first to last.
func In(g *engine.Game, kind uint8, players ...engine.Player) (list []engine.ObjectID) {
	for _, p := range players {
		g.Each(ZoneOf(g, p, kind), func(id engine.ObjectID) bool { list = append(list, id); return true })
	}
	return list
}

// GivesUp does, in a game of two, what Vocabulary.Commands has besides what is asked: a player who gave up has lost. It reports
// whether somebody did.
func GivesUp(t *engine.Task, kind engine.EventKind, rule engine.Rule) bool {
	o, ok := t.Game().NextOutstanding()
	if ok {
		p := engine.Player(o.A)
		t.Emit(engine.Event{Kind: kind, Player: p, By: p, Rule: rule})
		t.Game().Win(1 - p)
	}
	return ok
}

// PutTogether puts objects into their owners' zones of a kind, all at once: each event is told, with the object as it was, before
// the first one goes. It returns whether there were any.
func PutTogether(t *engine.Task, ids []engine.ObjectID, kind uint8, event engine.EventKind, rule engine.Rule) bool {
	g := t.Game()
	for _, id := range ids {
		t.Emit(engine.Event{Kind: event, Player: g.Controller(id), By: t.You, Subject: g.Ref(id), Place: g.PlaceOf(id), From: g.Object(id).Zone,
			To: ZoneOf(g, g.Object(id).Owner, kind), Snapshot: t.SnapshotOf(id), Rule: rule})
	}
	for _, id := range ids {
		g.Put(id, ZoneOf(g, g.Object(id).Owner, kind), true)
	}
	t.Flush()
	return len(ids) > 0
}

// LastStanding ends a game when one player alone, or nobody, is still in it: lost is the rule by which others have lost, drawn the
// one by which nobody wins.
func LastStanding(g *engine.Game, stands func(p engine.Player) bool, lost, drawn engine.Rule) {
	winner, left := engine.NoPlayer, 0
	for p := range engine.Player(g.Players()) {
		if stands(p) {
			winner = p
			left++
		}
	}
	switch left {
	case 0:
		g.Applies(drawn)
		g.Win(engine.NoPlayer)
	case 1:
		g.Applies(lost)
		g.Win(winner)
	}
}

// Balance is what a player and teammates have less what the others have; won and lost games weigh more than anything.
func Balance(g *engine.Game, p engine.Player, has func(p engine.Player) int) (sum int) {
	if over, winner := g.Over(); over && winner != engine.NoPlayer {
		if g.Friendly(p, winner) {
			return 1 << 20
		}
		return -1 << 20
	}
	for q := range engine.Player(g.Players()) {
		if g.Friendly(p, q) {
			sum += has(q)
		} else {
			sum -= has(q)
		}
	}
	return sum
}

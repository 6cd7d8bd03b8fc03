package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// Moves and recalls at the word of effects and rules, and where things may stand (420, 445 to 456, 462). movement.go has the
// standard move.

// contest applies Contested for p when units of p are at a battlefield that p does not control (190.3).
// It reports whether that was new.
func contest(t *engine.Task, place engine.PlaceID, p engine.Player) bool {
	g := t.Game()
	if !isBattlefield(g, place) || controllerOf(g, place) == p || contestedBy(g, place) != engine.NoPlayer || p == engine.NoPlayer {
		return false
	}
	g.SetCounter(battlefieldAt(g, place), ContestedBy, int(p)+1)
	e := event(t, ContestedEvent, engine.R(190, 3))
	e.Player, e.Place = p, place
	t.Emit(e)
	return true
}

// moveUnits moves units to a place, all at once (420).
func moveUnits(t *engine.Task, ids []engine.ObjectID, place engine.PlaceID, who engine.Player) []engine.Datum {
	return moveTogether(t, ids, []engine.PlaceID{place}, who)
}

// moveTogether moves units at once, each to its place, or all to the one that is given (420). Those that cannot legally be
// there are recalled (447.2).
func moveTogether(t *engine.Task, ids []engine.ObjectID, places []engine.PlaceID, who engine.Player) []engine.Datum {
	g := t.Game()
	moved := g.NewList(len(ids))
	var from engine.ZoneID
	for i, id := range ids {
		place := places[min(i, len(places)-1)]
		if !isUnit(g, id) {
			g.Applies(engine.R(447, 3))
			continue
		}
		if !zones[g.KindOf(id)].Board || g.PlaceOf(id) == place || place == 0 {
			continue
		}
		if !forbidden(g, ActMove, who, id, place).OK() {
			g.Applies(engine.R(358, 3)) // what plays it is legal all the same
			continue
		}
		if !mayMoveTo(g, id, place) && len(places) == 1 {
			g.Applies(engine.R(447, 2, 3))
			if !mayStandAt(g, g.Controller(id), place) {
				g.Applies(engine.R(449, 2))
			}
			if combatAt(g) == place {
				g.Applies(engine.R(462, 1))
			}
			recall(t, id)
			continue
		}
		e := event(t, Moves, engine.R(420, 1))
		e.Subject, e.Player, e.From, e.Place, e.To = g.Ref(id), g.Controller(id), g.PlaceOf(id), place, place
		if !t.Happens(&e) {
			continue
		}
		from = e.From
		carry(t, id, place)
		t.Emit(e)
		g.Applies(engine.R(446, 1))
		g.Applies(engine.R(447, 1))
		moved = append(moved, engine.Obj(g.Ref(id)))
	}
	if len(moved) > 0 {
		place := places[0]
		e := event(t, PlayerMoves, engine.R(420, 1))
		e.Player, e.Amount, e.From, e.Place, e.To = who, int16(len(moved)), from, place, place
		e.Subject = moved[0].Ref()
		t.Emit(e)
		for _, d := range moved {
			id := engine.ObjectID(d.N)
			to := g.PlaceOf(id)
			fresh := contest(t, to, g.Controller(id))
			if fresh {
				g.Applies(engine.R(450))
			}
			if opposed := isBattlefield(g, to) && twoSides(g, to); opposed && combatAt(g) != to {
				g.Applies(engine.R(452, 1))
			} else if fresh && !opposed {
				g.Applies(engine.R(451, 1))
			}
		}
		g.Applies(engine.R(446, 3))
	}
	return moved
}

// tolled are those of units which somebody moves together at the word of an effect for whom is paid what texts ask for that, each
// with its place (204). Who moves them says which of several go first; whoever goes for nothing goes.
func tolled(t *engine.Task, who engine.Player, ids []engine.ObjectID, places []engine.PlaceID) (list []engine.ObjectID, at []engine.PlaceID) {
	g := t.Game()
	if who == engine.NoPlayer || !g.Occurs(engine.Forbid) {
		return ids, places
	}
	placeOf := func(id engine.ObjectID) engine.PlaceID { return places[min(slices.Index(ids, id), len(places)-1)] }
	var left, going []engine.ObjectID
	for _, id := range ids {
		place := placeOf(id)
		if isUnit(g, id) && zones[g.KindOf(id)].Board && g.PlaceOf(id) != place && place != 0 && forbidden(g, ActMove, who, id, place).OK() {
			left = append(left, id)
		} else {
			list = append(list, id) // what becomes of it is no move
		}
	}
	others := func(id engine.ObjectID, among []engine.ObjectID) (n int) {
		for _, x := range among {
			n += truth(x != id && placeOf(x) == placeOf(id))
		}
		return n
	}
	asked := func(id engine.ObjectID) bool {
		n := others(id, going) + others(id, left)
		due := moveToll(g, who, id, placeOf(id), n)
		return !due.free() || !mayMoveAlong(g, who, id, placeOf(id), n)
	}
	if !slices.ContainsFunc(left, asked) {
		return ids, places
	}
	var cost total
	free := 0 // so many go for nothing: they go before others
	with := func(id engine.ObjectID) total {
		sum := moveToll(g, who, id, placeOf(id), others(id, going))
		sum.add(&cost)
		return sum
	}
	for len(left) > 0 {
		o := t.AskUnlessForced(DecideMove, who, func(d *engine.Decision) {
			d.A = int32(placeOf(left[0]))
			for _, id := range going {
				d.Picked = append(d.Picked, engine.Obj(g.Ref(id)))
			}
			must := false
			for _, id := range left {
				if sum := with(id); len(d.Options) < engine.MaxOptions-1 && mayMoveAlong(g, who, id, placeOf(id), others(id, going)) && mayPay(g, who, sum) {
					d.Add(engine.Thing(engine.Obj(g.Ref(id))))
					must = must || sum == cost
				}
			}
			if !must {
				d.Add(engine.Option{Kind: engine.OptionDone})
			}
		})
		if o.Kind != engine.OptionThing {
			break
		}
		id := engine.ObjectID(o.N)
		cost = with(id)
		going = append(going, id)
		if cost.free() {
			free = len(going)
		}
		left = slices.DeleteFunc(left, func(x engine.ObjectID) bool { return x == id })
	}
	if !pay(t, who, cost, 0, 0, false, 0) {
		going = going[:free]
	}
	list = append(list, going...)
	for _, id := range list {
		at = append(at, placeOf(id))
	}
	if len(places) == 1 {
		at = places // whoever cannot legally be there is recalled
	}
	return list, at
}

// mayMoveTo: no unit moves to where units of two other players are; in games of three or more not to where others fight
// (447.2), and in teams not to what a teammate controls.
func mayMoveTo(g *engine.Game, id engine.ObjectID, place engine.PlaceID) bool {
	return closedTo(g, g.Controller(id), place).OK()
}

// closedTo tells what closes a place to the moves of a player (447.2).
func closedTo(g *engine.Game, p engine.Player, place engine.PlaceID) engine.Refusal {
	if !isBattlefield(g, place) {
		return engine.Refusal{}
	}
	switch c := controllerOf(g, place); {
	case !mayStandAt(g, p, place):
		return engine.Refusal{Rule: engine.R(447, 2), Reason: "units of two other players are there"}
	case g.Players() > 2 && unitsAt(g, place, p) == 0 && (combatAt(g) == place && attackerOf(g) != p && defenderOf(g) != p || combatAt(g) != place && twoSides(g, place)):
		return engine.Refusal{Rule: engine.R(447, 2, 1), Reason: "a combat of two other players is there"}
	case c != engine.NoPlayer && c != p && g.Friendly(c, p):
		return engine.Refusal{Rule: engine.R(489, 8), Reason: "a teammate controls it"}
	case teammateAt(g, p, place):
		return engine.Refusal{Rule: engine.R(489, 8), Reason: "a teammate's units are there"}
	}
	return engine.Refusal{}
}

// teammateAt reports whether units of a player's teammate are at a place.
func teammateAt(g *engine.Game, p engine.Player, place engine.PlaceID) bool {
	for q := range engine.Player(g.Players()) {
		if q != p && g.Friendly(p, q) && unitsAt(g, place, q) > 0 {
			return true
		}
	}
	return false
}

// carry changes a unit's place together with what is attached to it.
func carry(t *engine.Task, id engine.ObjectID, place engine.PlaceID) {
	g := t.Game()
	old := g.PlaceOf(id)
	for a := g.First(old); a != 0; {
		next := g.Next(a)
		if g.Object(a).Host == id {
			g.Put(a, place, false)
		}
		a = next
	}
	was := g.Ref(id)
	g.Put(id, place, false)
	g.SetStatus(id, Attacking, false)
	g.SetStatus(id, Defending, false)
	g.EndGiftsOf(was, func(lasts uint8) bool { return lasts == WhileHere })
}

// mayStandAt: never at a battlefield with units of two other players (447.2).
func mayStandAt(g *engine.Game, p engine.Player, place engine.PlaceID) bool {
	if !isBattlefield(g, place) {
		return true
	}
	others := 0
	for q := range engine.Player(g.Players()) {
		if q != p && unitsAt(g, place, q) > 0 {
			others++
		}
	}
	return others < 2
}

// recall sends a permanent to its controller's base; it is not a move (454).
func recall(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	home := baseOf(g, g.Controller(id))
	if !zones[g.KindOf(id)].Board || g.PlaceOf(id) == home || g.Derived(id).Types.Any(1<<Legend|1<<Battlefield|1<<Seat) {
		return false
	}
	e := event(t, Recalled, engine.R(455))
	e.Subject, e.Player, e.From, e.Place = g.Ref(id), g.Controller(id), g.PlaceOf(id), home
	if g.Definition(id).Types.Any(1 << Rune) {
		g.Put(id, runesOf(g, g.Controller(id)), false)
	} else {
		carry(t, id, home)
	}
	t.Emit(e)
	g.Applies(engine.R(456, 1))
	g.Applies(engine.R(456, 2))
	if g.Occurs(engine.Forbid) && !forbidden(g, ActMove, e.By, id, home).OK() {
		g.Applies(engine.R(456, 3))
	}
	if g.Status(id, Exhausted) || g.Counter(id, Damage)+g.Counter(id, Buffs) > 0 {
		g.Applies(engine.R(458, 1))
	}
	return true
}

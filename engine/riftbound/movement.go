package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// The standard move (144, 420.3): any number of ready units, one common destination, paid by exhausting them.

// mayMove tells what keeps a unit from a standard move to a place.
func mayMove(g *engine.Game, p engine.Player, id engine.ObjectID, place engine.PlaceID) engine.Refusal {
	switch {
	case !isUnit(g, id) || !zones[g.KindOf(id)].Board:
		return engine.Refusal{Rule: engine.R(144), Reason: "only units on the board move"}
	case g.Controller(id) != p:
		return engine.Refusal{Rule: engine.R(144), Reason: "it is not your unit"}
	case !mayLead(g, p) || !neutralOpen(g):
		return moveTiming(g, p)
	case g.Status(id, Exhausted):
		return engine.Refusal{Rule: engine.R(144, 2), Reason: "it is exhausted"}
	case g.PlaceOf(id) == place:
		return engine.Refusal{Rule: engine.R(144, 4), Reason: "it is there already"}
	}
	price, ok := movePrice(g, p, id, place, total{})
	switch {
	case !isBattlefield(g, place) && g.Zone(place).Owner != p:
		return engine.Refusal{Rule: engine.R(144, 4), Reason: "units move to their own base only"}
	case !ok:
		return engine.Refusal{Rule: engine.R(144, 4), Reason: "from battlefield to battlefield needs Ganking"}
	case !mayPay(g, p, price):
		return engine.Refusal{Rule: engine.R(357, 1), Reason: "what lets it move costs " + price.String() + ", which cannot be paid"}
	}
	if due := toll(g, ActMove, p, id, place); !due.free() {
		if price.add(&due); !mayPay(g, p, price) {
			return engine.Refusal{Rule: engine.R(204), Reason: "to move there costs " + price.String() + ", which cannot be paid"}
		}
	}
	if r := closedTo(g, p, place); !r.OK() {
		return r
	}
	return forbidden(g, ActMove, g.Controller(id), id, place)
}

// movePrice is what a unit's standard move to a place costs beside exhausting it: nothing, unless all that lets it move from
// battlefield to battlefield has a price (204): then the least of those that can be paid beside what else is due. It is false when
// nothing lets it.
func movePrice(g *engine.Game, p engine.Player, id engine.ObjectID, place engine.PlaceID, beside total) (price total, ok bool) {
	if !isBattlefield(g, g.PlaceOf(id)) || !isBattlefield(g, place) || g.HasKeyword(id, Ganking) {
		return total{}, true
	}
	payable := false
	eachPermit(g, ActMove, p, id, place, func(c *engine.Context, a *engine.Ability) bool {
		var t total
		resourcesOf(c, a.Cost, &t)
		sum := t
		sum.add(&beside)
		may := mayPay(g, p, sum)
		if !ok || may && !payable || may == payable && t.energy+powerSum(&t) < price.energy+powerSum(&price) {
			price, payable, ok = t, may, true
		}
		return !price.free()
	})
	return price, ok
}

// moveToll is what must be paid for a unit to move to a place where so many others move at the same time (204).
func moveToll(g *engine.Game, who engine.Player, id engine.ObjectID, place engine.PlaceID, others int) total {
	sum := toll(g, ActMove, who, id, place)
	if others > 0 {
		more := toll(g, ActMoveAlong, who, id, place)
		sum.add(&more)
	}
	return sum
}

// mayMoveAlong reports whether a unit may move to a place where so many others move at the same time.
func mayMoveAlong(g *engine.Game, who engine.Player, id engine.ObjectID, place engine.PlaceID, others int) bool {
	return others == 0 || forbidden(g, ActMoveAlong, who, id, place).OK()
}

// mayPay reports whether a player could pay a cost now.
func mayPay(g *engine.Game, p engine.Player, cost total) bool {
	if cost.free() {
		return true
	}
	var w wallet
	w.open(g, p, 0, 0)
	return w.canPay(&cost, 0)
}

// moveTiming tells what keeps a player from standard moves in another player's turn or outside of an open main phase
// (144.1).
func moveTiming(g *engine.Game, p engine.Player) engine.Refusal {
	switch {
	case !mayLead(g, p):
		return engine.Refusal{Rule: engine.R(144, 1), Reason: "units make standard moves in their player's own turn only"}
	case isClosed(g):
		return engine.Refusal{Rule: engine.R(144, 1), Reason: "there are no standard moves while a chain exists"}
	case inShowdown(g):
		return engine.Refusal{Rule: engine.R(144, 1), Reason: "there are no standard moves in a showdown"}
	}
	return engine.Refusal{Rule: engine.R(144, 1), Reason: "there are standard moves in the main phase only"}
}

// listMoves adds an option for each destination that some unit may move to.
func listMoves(g *engine.Game, p engine.Player, d *engine.Decision) {
	for z := 1; z < g.Zones(); z++ {
		place := engine.PlaceID(z)
		if !isLocation(g, place) || g.Zone(place).Kind == InBase && g.Zone(place).Owner != p {
			continue
		}
		if anyMover(g, p, place) {
			d.Add(engine.Option{Kind: OptionMove, Of: engine.PlaceDatum, N: int32(place)})
		}
	}
}

func anyMover(g *engine.Game, p engine.Player, place engine.PlaceID) bool {
	for z := 1; z < g.Zones(); z++ {
		if k := g.Zone(engine.ZoneID(z)).Kind; k != InBase && k != AtBattlefield || engine.PlaceID(z) == place {
			continue
		}
		for id := g.First(engine.ZoneID(z)); id != 0; id = g.Next(id) {
			if !g.Status(id, Exhausted) && mayMove(g, p, id, place).OK() {
				return true
			}
		}
	}
	return false
}

// standardMove asks which units move, exhausts them and moves them together (144.3).
func standardMove(t *engine.Task, p engine.Player, place engine.PlaceID) {
	g := t.Game()
	t.Step = engine.R(420, 3)
	g.Applies(engine.R(448))
	t.Context = g.ForPlayer(p)
	work := scratchOf(g)
	work.movers = work.movers[:0]
	picked := func(id engine.ObjectID) bool {
		for _, m := range work.movers {
			if m == id {
				return true
			}
		}
		return false
	}
	var cost total
	along := func(id engine.ObjectID) total {
		price, _ := movePrice(g, p, id, place, cost)
		due := moveToll(g, p, id, place, len(work.movers))
		price.add(&due)
		price.add(&cost)
		return price
	}
	for {
		o, ok := t.OweUnlessForced(DecideMove, p, func(d *engine.Decision) {
			d.A = int32(place)
			for _, m := range work.movers {
				d.Picked = append(d.Picked, engine.Obj(g.Ref(m)))
			}
			for z := 1; z < g.Zones(); z++ {
				if k := g.Zone(engine.ZoneID(z)).Kind; k != InBase && k != AtBattlefield {
					continue
				}
				for id := g.First(engine.ZoneID(z)); id != 0; id = g.Next(id) {
					if !picked(id) && len(d.Options) < engine.MaxOptions-1 && mayMove(g, p, id, place).OK() && mayMoveAlong(g, p, id, place, len(work.movers)) && mayPay(g, p, along(id)) {
						d.Add(engine.Thing(engine.Obj(g.Ref(id))))
					}
				}
			}
			if len(work.movers) > 0 {
				d.Add(engine.Option{Kind: engine.OptionDone})
			}
		})
		if !ok {
			return
		}
		if o.Kind != engine.OptionThing {
			break
		}
		cost = along(engine.ObjectID(o.N))
		work.movers = append(work.movers, engine.ObjectID(o.N))
	}
	if !payOrOwe(t, p, cost, 0, 0, false, 0) {
		return // nobody moves for what is not paid
	}
	work.movers = slices.DeleteFunc(work.movers, func(id engine.ObjectID) bool {
		return !zones[g.KindOf(id)].Board || g.Status(id, Exhausted) // it has paid itself, and cannot be exhausted to move
	})
	for _, id := range work.movers {
		if isBattlefield(g, g.PlaceOf(id)) && isBattlefield(g, place) && g.HasKeyword(id, Ganking) {
			keywordWorks(g, id, Ganking)
		}
		exhaust(t, id)
	}
	g.SetRegister(regPriority, 0)
	moveUnits(t, work.movers, place, p)
	t.Flush()
	g.Applies(engine.R(453))
	needCleanup(g, engine.R(319, 8))
}

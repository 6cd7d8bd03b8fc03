package riftbound

import "cardlathe/engine"

// Why tells what forbids an option that the owed decision does not list, by running the checks that would have
// listed it.
func (r *Rules) Why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	d := g.Decision()
	if d == nil {
		return engine.Refusal{Rule: engine.R(196), Reason: "the game is over"}
	}
	exists := func(id int32) bool { return id > 0 && int(id) < g.Objects() }
	if d.Kind != DecideAct {
		return whyChoice(g, d, o)
	}
	switch o.Kind {
	case OptionPlay:
		if !exists(o.N) || o.Of != engine.ObjectDatum || o.M < 0 || way(o.M) > withFlow || g.Object(engine.ObjectID(o.N)).Inc != o.Inc {
			return engine.Refusal{Rule: engine.R(419), Reason: "there is no such card to play"}
		}
		if x := mayPlay(g, p, engine.ObjectID(o.N), nil, way(o.M)); !x.OK() {
			return x
		}
		return engine.Refusal{Rule: engine.R(419), Reason: "it cannot be played now"}
	case OptionActivate:
		if !exists(o.N) {
			return engine.Refusal{Rule: engine.R(381), Reason: "there is no such object"}
		}
		id := engine.ObjectID(o.N)
		c, a := activatable(g, id, int(o.M))
		if a == nil || g.Object(id).Inc != o.Inc || !zones[g.KindOf(id)].Board {
			return engine.Refusal{Rule: engine.R(381), Reason: "it has no such ability to activate"}
		}
		if o.M < borneFrom && g.Object(id).Host != 0 {
			return engine.Refusal{Rule: engine.R(135, 4), Reason: "its own text does not work while it is attached"}
		}
		if x := mayActivate(g, p, &c, a); !x.OK() {
			return x
		}
		return engine.Refusal{Rule: engine.R(381), Reason: "it cannot be activated now"}
	case OptionMove:
		place := engine.PlaceID(o.N)
		if o.N <= 0 || int(o.N) >= g.Zones() || !zones[g.Zone(place).Kind].Place {
			return engine.Refusal{Rule: engine.R(144, 4), Reason: "there is no such place"}
		}
		if !mayLead(g, p) || !neutralOpen(g) {
			return engine.Refusal{Rule: engine.R(144, 1), Reason: "standard moves need your main phase, an empty chain and no showdown"}
		}
		best := engine.Refusal{Rule: engine.R(144), Reason: "no unit can move there"}
		eachOnBoard(g, func(id engine.ObjectID) {
			if isUnit(g, id) && g.Controller(id) == p {
				if x := mayMove(g, p, id, place); !x.OK() && (best.Rule == engine.R(144) || x.Rule != engine.R(144, 2)) {
					best = x
				}
			}
		})
		return best
	case OptionHide:
		if !exists(o.N) || o.M <= 0 || int(o.M) >= g.Zones() {
			return engine.Refusal{Rule: engine.R(421), Reason: "there is no such card or place"}
		}
		if x := mayHide(g, p, engine.ObjectID(o.N), engine.PlaceID(o.M)); !x.OK() {
			return x
		}
		return engine.Refusal{Rule: engine.R(421), Reason: "it cannot be hidden now"}
	case OptionEndTurn:
		return engine.Refusal{Rule: engine.R(316, 9), Reason: "only the turn player ends the main phase, when nothing is going on"}
	case engine.OptionPass:
		return engine.Refusal{Rule: engine.R(316, 9), Reason: "in the open main phase the turn is ended instead"}
	}
	return engine.Refusal{Rule: engine.R(312, 1), Reason: "with priority one plays, activates, moves, or passes"}
}

// whyChoice tells what is wrong with an answer to a choice.
func whyChoice(g *engine.Game, d *engine.Decision, o engine.Option) engine.Refusal {
	switch o.Kind {
	case OptionPlay, OptionActivate, OptionMove, OptionHide, OptionEndTurn, engine.OptionPass:
		return engine.Refusal{Rule: engine.R(312, 1), Reason: "a choice is owed first"}
	}
	switch d.Kind {
	case engine.DecideSlot:
		if o.Kind == engine.OptionDone {
			return engine.Refusal{Rule: engine.R(355, 8), Reason: "more must be chosen"}
		}
		if o.Kind == engine.OptionThing && o.Of == engine.ObjectDatum && o.N > 0 && int(o.N) < g.Objects() {
			if x := untargetable(g, d.Player, engine.ObjectID(o.N)); !x.OK() {
				return x
			}
		}
		return engine.Refusal{Rule: engine.R(355, 9), Reason: "it is no legal choice for this"}
	case DecideMove:
		if o.Kind == engine.OptionThing && o.Of == engine.ObjectDatum && o.N > 0 && int(o.N) < g.Objects() {
			if x := mayMove(g, d.Player, engine.ObjectID(o.N), engine.PlaceID(d.A)); !x.OK() {
				return x
			}
		}
		return engine.Refusal{Rule: engine.R(144, 3), Reason: "it cannot move along"}
	case DecideAssign:
		return engine.Refusal{Rule: engine.R(465, 2), Reason: "another unit must be assigned damage first"}
	case DecideMulligan:
		return engine.Refusal{Rule: engine.R(117, 1), Reason: "up to two cards of the hand are set aside"}
	case DecidePlace:
		return engine.Refusal{Rule: engine.R(355, 2), Reason: "it cannot be played there"}
	case DecideStaged:
		return engine.Refusal{Rule: engine.R(323, 12), Reason: "nothing is staged there"}
	case engine.DecidePay:
		return engine.Refusal{Rule: engine.R(357, 1), Reason: "that does not pay the cost"}
	case engine.DecideMode:
		return engine.Refusal{Rule: engine.R(355, 3), Reason: "that mode cannot be chosen"}
	case engine.DecideOrder:
		return engine.Refusal{Rule: engine.R(383, 3), Reason: "that ability does not wait to be ordered"}
	}
	return engine.Refusal{Rule: engine.R(355, 17), Reason: "it is not among what can be chosen"}
}

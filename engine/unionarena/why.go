package unionarena

import (
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Why tells what forbids an option that the owed decision does not list, by running the checks that would have listed it:
// the first one that fails, its rule, and the card and line that impose it.
func (r *Rules) Why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	d := g.Decision()
	if d == nil {
		return engine.Refusal{Rule: R(9), Reason: "the game is over"}
	}
	if d.Player != p {
		return engine.Refusal{Rule: R(4), Reason: common.PlayerName(d.Player) + " has something to decide first"}
	}
	if d.Kind != DecideAct && o.Kind >= OptionPlay && o.Kind != OptionAttack && !(o.Kind == OptionExtraDraw && d.Kind == DecideExtraDraw) {
		return engine.Refusal{Rule: R(4, 14), Reason: "that is done in the main phase; owed is: " + r.Prompt(g, d, "en")}
	}
	switch d.Kind {
	case DecideAct:
		return whyAct(g, p, o)
	case DecideAttack:
		return whyAttack(g, p, o)
	case DecideBlock:
		return whyBlock(g, p, d, o)
	case DecideMove:
		if o.Kind == engine.OptionThing && common.Exists(g, o.Datum()) && o.Of == engine.ObjectDatum {
			if contains(d.Picked, o.Datum()) {
				return engine.Refusal{Rule: R(4, 8), Reason: "it moves already"}
			}
			if x := mayMove(g, p, engine.ObjectID(o.N), d.Picked); !x.OK() {
				return x
			}
		}
		return engine.Refusal{Rule: R(4, 8), Reason: "that does not move"}
	}
	if o.Kind == OptionAttack {
		return engine.Refusal{Rule: R(6, 1), Reason: "attacks are declared in the attack phase; owed is: " + r.Prompt(g, d, "en")}
	}
	switch d.Kind {
	case DecideFirst:
		return engine.Refusal{Rule: R(3, 1), Reason: "a player goes first"}
	case DecideMulligan:
		return engine.Refusal{Rule: R(3, 3), Reason: "the whole hand is set aside, or nothing"}
	case DecideExtraDraw:
		return engine.Refusal{Rule: R(4, 5), Reason: "there is an extra draw, or none"}
	case DecidePlace:
		return whyPlace(g, p, d, o)
	case DecideRoom:
		return engine.Refusal{Rule: R(4, 17), Reason: "that cannot be put away to make room"}
	case DecideRaid:
		if o.Kind == engine.OptionThing && o.Of == engine.ObjectDatum && common.Exists(g, o.Datum()) && d.Source.ID != 0 {
			if x := mayRaid(g, p, d.Source.ID, engine.ObjectID(o.N)); !x.OK() {
				return x
			}
			if x := forbiddenPlay(g, p, d.Source.ID, engine.Datum{}); !x.OK() {
				return x
			}
		}
		return engine.Refusal{Rule: R(5, 1), Reason: "it cannot raid onto that"}
	case DecideLife:
		return engine.Refusal{Rule: R(7, 1), Reason: "one of the life cards is pointed at"}
	case DecideTrigger:
		return engine.Refusal{Rule: R(7, 2), Reason: "that is no checked card with a trigger"}
	case DecideHandLimit:
		return engine.Refusal{Rule: R(8, 3), Reason: "cards of the hand are put into the removal area"}
	case engine.DecideMode:
		return engine.Refusal{Rule: R(10, 6), Reason: "another mode is chosen"}
	case engine.DecideOrder:
		return engine.Refusal{Rule: R(10, 1), Reason: "that effect does not wait to be ordered"}
	case engine.DecideMay, engine.DecideAdditional:
		return engine.Refusal{Rule: R(10, 5), Reason: "it is done, or not"}
	}
	return whyChoice(g, p, d, o)
}

// isObject reports whether N and Inc of an option are a live object.
func isObject(g *engine.Game, o engine.Option) bool {
	return o.Of == engine.ObjectDatum && common.Exists(g, engine.Datum{Kind: engine.ObjectDatum, N: o.N, Inc: o.Inc})
}

// isOther reports whether M of an option is an object.
func isOther(g *engine.Game, o engine.Option) bool { return o.M > 0 && int(o.M) < g.Objects() }

// whyAct tells what keeps a player from an action of the main phase.
func whyAct(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	id := engine.ObjectID(o.N)
	switch o.Kind {
	case OptionPlay, OptionRaid:
		if isObject(g, o) && g.KindOf(id) == InRemoval {
			return engine.Refusal{Rule: R(2, 2), Reason: "what is in the removal area is not used again"}
		}
		if !isObject(g, o) || g.Object(id).Zone != handOf(p) {
			return engine.Refusal{Rule: R(4, 16), Reason: "cards of the own hand are played"}
		}
		if o.Kind == OptionRaid && !g.HasKeyword(id, Raid) {
			return engine.Refusal{Rule: R(5, 1), Reason: "it has no Raid"}
		}
		if x := whyUnaffordable(g, p, id); !x.OK() {
			return x
		}
		if o.Kind == OptionPlay {
			if x := mayEnter(g, p, id); !x.OK() {
				return x
			}
			return engine.Refusal{Rule: R(4, 16), Reason: "it cannot be played so"}
		}
		if !isOther(g, o) {
			return engine.Refusal{Rule: R(5, 2), Reason: "a Raid card goes on an own character on the field"}
		}
		if x := mayRaid(g, p, id, engine.ObjectID(o.M)); !x.OK() {
			return x
		}
		return engine.Refusal{Rule: R(5, 2), Reason: "it cannot raid onto that"}
	case OptionActivate:
		if !isObject(g, o) || !onField(g, id) {
			return engine.Refusal{Rule: R(4, 24), Reason: "abilities of cards on the field alone are activated"}
		}
		c, a := activatable(g, id, int(o.M))
		if a == nil {
			return engine.Refusal{Rule: R(4, 24), Reason: "it has no such ability to activate"}
		}
		if x := mayActivate(g, p, &c, a); !x.OK() {
			return x
		}
		return engine.Refusal{Rule: R(4, 24), Reason: "it cannot be activated so"}
	case OptionExtraDraw:
		if x := mayExtraDraw(g, p); !x.OK() {
			return x
		}
	case OptionAttack:
		return engine.Refusal{Rule: R(6, 1), Reason: "attacks are declared in the attack phase, after the main phase"}
	case engine.OptionPass:
		return engine.Refusal{Rule: R(4, 14), Reason: "the main phase is ended instead"}
	case engine.OptionThing:
		return engine.Refusal{Rule: R(4, 8), Reason: "characters move in the movement phase"}
	}
	return engine.Refusal{Rule: R(4, 14), Reason: "in the main phase one plays, raids, activates, or ends it"}
}

// whyUnaffordable is affordable, with how much is short.
func whyUnaffordable(g *engine.Game, p engine.Player, id engine.ObjectID) engine.Refusal {
	x := affordable(g, p, id)
	cost := priceOf(g, p, id)
	switch x.Reason {
	case reasonEnergy:
		x.Reason += energyShort(g, p, id, cost.energy)
	case reasonAP:
		x.Reason += fmt.Sprintf(": it costs %d, and there is %d", cost.ap, activeAP(g, p))
	}
	return x
}

// whyAttack tells what keeps a player from an attack, or from ending the attack phase.
func whyAttack(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	switch o.Kind {
	case OptionAttack:
		if !isObject(g, o) {
			return engine.Refusal{Rule: R(6, 1), Reason: "there is no such attacker"}
		}
		if x := mayAttack(g, p, engine.ObjectID(o.N)); !x.OK() {
			return x
		}
		if isOther(g, o) {
			if x := maySnipe(g, p, engine.ObjectID(o.N), engine.ObjectID(o.M)); !x.OK() {
				return x
			}
		}
		return engine.Refusal{Rule: R(6, 1), Reason: "it cannot attack so"}
	case engine.OptionPass:
		return engine.Refusal{Rule: R(6, 6), Reason: "who must attack attacks before the phase ends", By: g.Ref(mustAttack(g, p))}
	}
	return engine.Refusal{Rule: R(6, 1), Reason: "in the attack phase one attacks, or ends it"}
}

// whyBlock tells what keeps a character from blocking, or a player from not blocking.
func whyBlock(g *engine.Game, p engine.Player, d *engine.Decision, o engine.Option) engine.Refusal {
	attacker := d.Source.ID
	if o.Kind == engine.OptionPass {
		return engine.Refusal{Rule: R(6, 5), Reason: "the attack must be blocked if able", By: whoForcesBlock(g, p, attacker)}
	}
	if o.Kind != engine.OptionThing || o.Of != engine.ObjectDatum || !common.Exists(g, o.Datum()) {
		return engine.Refusal{Rule: R(6, 4), Reason: "one blocks, or not"}
	}
	if x := ableToBlock(g, p, engine.ObjectID(o.N), attacker); !x.OK() {
		return x
	}
	return engine.Refusal{Rule: R(6, 5), Reason: "who must block blocks before others", By: whoForcesBlock(g, p, attacker)}
}

// whoForcesBlock is the blocker that must block, else the attacker that must be blocked.
func whoForcesBlock(g *engine.Game, p engine.Player, attacker engine.ObjectID) engine.Ref {
	for id := g.First(frontOf(p)); id != 0; id = g.Next(id) {
		if g.Flag(id, flagMustBlock) && ableToBlock(g, p, id, attacker).OK() {
			return g.Ref(id)
		}
	}
	return g.Ref(attacker)
}

// whyPlace tells what keeps a card from a line.
func whyPlace(g *engine.Game, p engine.Player, d *engine.Decision, o engine.Option) engine.Refusal {
	if o.Kind == engine.OptionThing && o.Of == engine.PlaceDatum && common.Exists(g, o.Datum()) && d.Source.ID != 0 && g.Live(d.Source) {
		if onField(g, d.Source.ID) {
			return engine.Refusal{Rule: R(5, 7), Reason: "the front line has no free place"}
		}
		if x := mayEnterAt(g, p, d.Source.ID, o.Datum().Place()); !x.OK() {
			return x
		}
	}
	return engine.Refusal{Rule: R(4, 16), Reason: "it goes to one of the own lines"}
}

// whyChoice tells what keeps a thing from being chosen. Of what the player may not see nothing is told.
func whyChoice(g *engine.Game, p engine.Player, d *engine.Decision, o engine.Option) engine.Refusal {
	x := engine.Refusal{Rule: R(10, 4), Reason: "it is not among what can be chosen"}
	if o.Kind == engine.OptionDone {
		x.Reason = fmt.Sprintf("%d must be chosen, and there is %d", d.Min, len(d.Picked))
		return x
	}
	if o.Kind != engine.OptionThing || o.Of != engine.ObjectDatum || !common.Exists(g, o.Datum()) || !onField(g, engine.ObjectID(o.N)) {
		return x
	}
	if contains(d.Picked, o.Datum()) {
		x.Reason = "it is chosen already"
		return x
	}
	by := engine.Datum{}
	if d.Item != 0 {
		by = engine.Obj(g.Item(d.Item).Instance.Bearer)
	}
	if y := forbidden(g, ActChoose, p, engine.ObjectID(o.N), by); !y.OK() {
		return y
	}
	if a, c := permitted(g, ActChoose, p, engine.ObjectID(o.N), by); a != nil && !payable(c, p, a.Cost, 0) {
		return imposed(R(10, 9), "what it asks for being chosen cannot be paid", c, a)
	}
	if d.SlotIs == nil || d.Item == 0 {
		return x
	}
	c := g.ForItem(d.Item)
	a := g.AbilityOf(c.Instance)
	if a == nil {
		return x
	}
	x = imposed(R(10, 4), "the text does not let it be chosen", &c, a)
	if f := d.SlotIs.Filter; f != nil && f.Line > 0 {
		x.Line = f.Line
	}
	return x
}

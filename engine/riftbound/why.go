package riftbound

import (
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Why tells what forbids an option that the owed decision does not list, by running the checks that would have
// listed it. Those checks run for every option of every decision, so what they say is fixed; what it takes time to find
// out and to word is added here.
func (r *Rules) Why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	d := g.Decision()
	if d == nil {
		return engine.Refusal{Rule: engine.R(196), Reason: "the game is over"}
	}
	if d.Kind != DecideAct {
		return r.whyAnswer(g, p, d, o)
	}
	switch o.Kind {
	case OptionPlay:
		return whyPlay(g, p, o)
	case OptionActivate:
		return whyActivate(g, p, o)
	case OptionMove:
		return whyMove(g, p, o)
	case OptionHide:
		if o.Of != engine.ObjectDatum || !common.Exists(g, engine.Datum{Kind: o.Of, N: o.N, Inc: o.Inc}) || !common.Exists(g, engine.At(engine.PlaceID(o.M))) {
			return engine.Refusal{Rule: engine.R(421), Reason: "there is no such card or place"}
		}
		if x := mayHide(g, p, engine.ObjectID(o.N), engine.PlaceID(o.M)); !x.OK() {
			return x
		}
		return engine.Refusal{Rule: engine.R(421), Reason: "it cannot be hidden now"}
	case OptionLend:
		return engine.Refusal{Rule: engine.R(316, 5), Reason: "priority is lent to a teammate, once, by who has it"}
	case OptionInvite:
		return engine.Refusal{Rule: engine.R(347), Reason: "the two sides of a combat invite others, in formats with invitations"}
	case OptionEndTurn:
		switch {
		case !mayLead(g, p):
			return engine.Refusal{Rule: engine.R(316, 9), Reason: "only the turn player ends the main phase"}
		case g.Active() != p:
			return engine.Refusal{Rule: engine.R(316, 9), Reason: "only the turn player ends the main phase; who has been lent priority passes to give it back"}
		case lender(g) == p:
			return engine.Refusal{Rule: engine.R(312, 1), Reason: "priority is lent to a teammate, who passes to give it back"}
		case isClosed(g):
			return engine.Refusal{Rule: engine.R(316, 9), Reason: "the main phase does not end while a chain exists"}
		}
		return engine.Refusal{Rule: engine.R(316, 9), Reason: "the main phase does not end in a showdown"}
	case engine.OptionPass:
		if seatRegister(g, regPriority) == p {
			return engine.Refusal{Rule: engine.R(316, 9), Reason: "in the open main phase the turn is ended instead"}
		}
	}
	if d.Player != p {
		return engine.Refusal{Rule: engine.R(312, 1), Reason: "only the player with priority may act"}
	}
	return engine.Refusal{Rule: engine.R(312, 1), Reason: "with priority one plays, activates, moves, or passes"}
}

// imposed is a refusal that a line of a card's text imposes.
func imposed(rule engine.Rule, reason string, c *engine.Context, a *engine.Ability) engine.Refusal {
	r := engine.Refusal{Rule: rule, Reason: reason, By: c.Self, Line: a.Line}
	if a.Script != nil {
		r.File = a.Script.Path
	}
	return r
}

func whyPlay(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	if o.Of != engine.ObjectDatum || o.M < 0 || o.M >= int32(asPermitted)+mostWays || !common.Exists(g, engine.Datum{Kind: o.Of, N: o.N, Inc: o.Inc}) {
		return engine.Refusal{Rule: engine.R(419), Reason: "there is no such card to play"}
	}
	id := engine.ObjectID(o.N)
	x := mayPlay(g, p, id, nil, way(o.M))
	switch x.Rule {
	case 0:
		return engine.Refusal{Rule: engine.R(419), Reason: "it cannot be played now"}
	case engine.R(357, 1):
		x.Reason += shortOf(g, p, g.Definition(id).Colors, purposeOf(g.Definition(id).Types), id)
	case engine.R(355, 8):
		g.Propose(id)
		defer g.Propose(0)
		c := g.For(id)
		c.You, c.Here = p, 0
		return whyTargets(g, p, c, id, onPlay(g.Definition(id)))
	}
	return x
}

func whyActivate(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	if o.Of != engine.ObjectDatum || !common.Exists(g, engine.Datum{Kind: o.Of, N: o.N, Inc: o.Inc}) {
		return engine.Refusal{Rule: engine.R(381), Reason: "there is no such object"}
	}
	id := engine.ObjectID(o.N)
	c, a := activatable(g, id, int(o.M))
	if !zones[g.KindOf(id)].Board {
		return engine.Refusal{Rule: engine.R(380), Reason: "abilities are activated on the board"}
	}
	if a == nil {
		return engine.Refusal{Rule: engine.R(381), Reason: "it has no such ability to activate"}
	}
	if o.M < borneFrom && g.Object(id).Host != 0 {
		return engine.Refusal{Rule: engine.R(135, 4), Reason: "its own text does not work while it is attached"}
	}
	x := mayActivate(g, p, &c, a)
	switch x.Rule {
	case 0:
		return engine.Refusal{Rule: engine.R(381), Reason: "it cannot be activated now"}
	case engine.R(357, 1):
		x.Reason += shortOf(g, p, g.Definition(id).Colors, activationPurpose(g, id, a), id)
	case engine.R(357, 2):
		x = unpaid(x, &c, p, a.Cost)
	case engine.R(355, 8):
		return whyTargets(g, p, c, 0, a)
	}
	return x
}

// whyMove speaks about the first unit that is kept by something else than being exhausted, else about the last.
func whyMove(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	place := engine.PlaceID(o.N)
	if o.N <= 0 || int(o.N) >= g.Zones() || !zones[g.Zone(place).Kind].Place {
		return engine.Refusal{Rule: engine.R(144, 4), Reason: "there is no such place"}
	}
	if !mayLead(g, p) || !neutralOpen(g) {
		return moveTiming(g, p)
	}
	if o.M > 0 && int(o.M) < g.Objects() {
		return mayMove(g, p, engine.ObjectID(o.M), place)
	}
	best := engine.Refusal{Rule: engine.R(144), Reason: "there is no unit that could move there"}
	found := false
	eachOnBoard(g, func(id engine.ObjectID) {
		if found || !isUnit(g, id) || g.Controller(id) != p {
			return
		}
		if x := mayMove(g, p, id, place); !x.OK() {
			best, found = x, x.Rule != engine.R(144, 2)
			best.Reason = cardName(g, id, "en") + ": " + x.Reason
		}
	})
	return best
}

// shortOf tells what the cost was that could not be paid, and how much of it there is.
func shortOf(g *engine.Game, p engine.Player, own engine.Mask, uses purpose, id engine.ObjectID) string {
	cost := &scratchOf(g).short
	var w wallet
	w.openFor(g, p, uses, id)
	energy := w.energy
	for d := range 6 {
		energy += w.ready[d]
	}
	for i := range w.adders {
		a := &w.adders[i]
		n := a.times(&w.stock)
		energy += a.adds.energy * n
		w.use(i, n)
	}
	have := total{energy: energy}
	for d := range 6 {
		have.power[d] = w.power[d] + w.ready[d] + w.exhausted[d]
		have.power[anyPower] += have.power[d]
		if isOwn(own, d) {
			have.power[ownPower] += have.power[d]
		}
	}
	needs, has := "", ""
	say := func(need, n int, what string) {
		if need == 0 {
			return
		}
		if needs != "" {
			needs, has = needs+" and ", has+" and "
		}
		needs, has = needs+fmt.Sprintf("%d %s", need, what), has+fmt.Sprintf("%d %s", n, what)
	}
	say(cost.energy, have.energy, "energy")
	for d := range 6 {
		say(cost.power[d], have.power[d], domains[d].Name)
	}
	say(cost.power[ownPower], have.power[ownPower], "power of its domains")
	say(cost.power[anyPower], have.power[anyPower], "power of any domain")
	if n := w.power[Universal]; n > 0 {
		has += fmt.Sprintf(" and %d universal", n)
	}
	return fmt.Sprintf(": it is %s, and there is %s", needs, has)
}

// unpaid adds to a refusal which part of a cost cannot be paid; of a choice between costs nothing.
func unpaid(x engine.Refusal, c *engine.Context, p engine.Player, cost *engine.Cost) engine.Refusal {
	if cost = costOf(c, cost); cost == nil {
		return x
	}
	if n := xpOf(c, cost); n > c.Game().Counter(c.Game().PlayerObject(p), XP) {
		x.Reason += fmt.Sprintf(": it takes %d experience, and there is %d", n, c.Game().Counter(c.Game().PlayerObject(p), XP))
		return x
	}
	for i := range cost.Parts {
		part := &cost.Parts[i]
		if part.Field.Kind != engine.CostObjects || part.AnyNumber {
			continue
		}
		if part.Ref != nil {
			if d := c.Eval(part.Ref); d.Kind != engine.ObjectDatum || !part.Field.Can(c, p, d.Ref()) {
				x.Reason += fmt.Sprintf(": %s cannot pay %q", thingName(c.Game(), d, "en"), part.Field.Name)
				x.Rule = incomplete(part.Field.ID, x.Rule)
				return x
			}
		} else if n, have := count(c, part), len(payers(c, p, part)); have < n {
			x.Reason += fmt.Sprintf(": %q takes %d, and there is %d", part.Field.Name, n, have)
			x.Rule = incomplete(part.Field.ID, x.Rule)
			return x
		}
	}
	return x
}

// incomplete is the rule by which a cost of a kind has to be paid completely, else the general one.
func incomplete(field uint8, general engine.Rule) engine.Rule {
	switch field {
	case costExhaust:
		return engine.R(414, 4)
	case costRecycle:
		return engine.R(416, 3)
	case costDiscard:
		return engine.R(422, 3)
	}
	return general
}

// whyTargets tells which target cannot be chosen of an ability that is about to be used; card is 0 unless it is played.
func whyTargets(g *engine.Game, p engine.Player, c engine.Context, card engine.ObjectID, a *engine.Ability) engine.Refusal {
	pr := proposeCard(g, p, card)
	defer unpropose(g)
	pr.ability = a
	if card != 0 && g.KindOf(card) == InFacedown {
		pr.there = hiddenAt(g, card)
	}
	pr.c.Reuse(c)
	pr.c = pr.c.WithAbility(a)
	for k := range a.Targets {
		slot := &a.Targets[k]
		need := pr.least(slot)
		from := g.Buffer()
		pr.candidates(pr.c.SlotBase()+k, slot)
		n := g.Buffer() - from
		g.BufferCut(from)
		if n < need {
			x := imposed(engine.R(355, 8), fmt.Sprintf("%q needs %d to choose (%s), and there is %d", slot.Name, need, filterText(slot.Filter), n), &c, a)
			x.Asks = slot.Filter
			if slot.Filter != nil && slot.Filter.Line > 0 {
				x.Line = slot.Filter.Line
			}
			return x
		}
	}
	if pr.completable(a.Targets, pr.c.SlotBase(), 0, 0, -1) {
		return engine.Refusal{Rule: engine.R(356, 2), Reason: "what could be chosen costs more than can be paid"}
	}
	return imposed(engine.R(355, 8), "its targets cannot all be chosen together", &c, a)
}

package riftbound

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
)

// The total cost of a play or ability (356): base, additional costs, increases, discounts, never below zero.

// total is an amount of energy and power. Power is by domain; index 6 is power of any domain, index 7 power of one
// of the card's own domains.
type total struct {
	energy int
	power  [engine.MaxResources]int
}

const (
	anyPower = engine.AmountAny
	ownPower = engine.AmountOwn
)

func (a *total) add(b *total) {
	a.energy += b.energy
	for i := range a.power {
		a.power[i] += b.power[i]
	}
}

// times is n times as much.
func (a total) times(n int) total {
	a.energy *= n
	for i := range a.power {
		a.power[i] *= n
	}
	return a
}

func (a *total) free() bool { return *a == total{} }

// within reports whether it is nowhere more than b.
func (a *total) within(b *total) bool {
	for i := range a.power {
		if a.power[i] > b.power[i] {
			return false
		}
	}
	return a.energy <= b.energy
}

// String writes a cost as cards do: {2}{calm}{any}.
func (a *total) String() string {
	var s strings.Builder
	if a.energy > 0 {
		fmt.Fprintf(&s, "{%d}", a.energy)
	}
	for i, n := range a.power {
		for range n {
			switch i {
			case anyPower:
				s.WriteString("{any}")
			case ownPower:
				s.WriteString("{own}")
			default:
				s.WriteString("{" + resources[i].Name + "}")
			}
		}
	}
	if s.Len() == 0 {
		return "{0}"
	}
	return s.String()
}

// costOf is a declared cost, or what the keyword costs that the ability is of.
func costOf(c *engine.Context, cost *engine.Cost) *engine.Cost {
	if cost != nil && cost.Keyword {
		return c.KeywordCost()
	}
	return cost
}

// The fields of costs.
const (
	costEnergy = iota
	costPower
	costExhaust
	costKill
	costBanish
	costDiscard
	costRecycle
	costBounce
	costSpendBuff
	costXP
	costDisempower
	costDetach
)

func onBoardOf(c *engine.Context, p engine.Player, o engine.Ref) bool {
	g := c.Game()
	return g.Live(o) && zones[g.KindOf(o.ID)].Board && g.Controller(o.ID) == p
}

var costFields = []*engine.CostField{
	{ID: costEnergy, Name: "energy", Kind: engine.CostNumber, Doc: "energy", Rule: engine.R(357, 1)},
	{ID: costPower, Name: "power", Kind: engine.CostAmounts, Doc: "power by domain; any, own", Rule: engine.R(357, 1)},
	{ID: costExhaust, Name: "exhaust", Kind: engine.CostObjects, Doc: "exhaust it", Rule: engine.R(414), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return onBoardOf(c, p, o) && !c.Game().Status(o.ID, Exhausted)
	}},
	{ID: costKill, Name: "kill", Kind: engine.CostObjects, Doc: "kill it", Rule: engine.R(428), Can: onBoardOf},
	{ID: costBanish, Name: "banish", Kind: engine.CostObjects, Doc: "banish it", Rule: engine.R(427), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return c.Game().Live(o)
	}},
	{ID: costDiscard, Name: "discard", Kind: engine.CostObjects, Doc: "discard cards", Rule: engine.R(422), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return c.Game().Object(o.ID).Zone == handOf(c.Game(), p)
	}},
	{ID: costRecycle, Name: "recycle", Kind: engine.CostObjects, Doc: "recycle cards", Rule: engine.R(416), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return c.Game().Live(o) && c.Game().Object(o.ID).Owner == p
	}},
	{ID: costBounce, Name: "bounce", Kind: engine.CostObjects, Doc: "return it to hand", Rule: engine.R(124), Can: onBoardOf},
	{ID: costSpendBuff, Name: "spend_buff", Kind: engine.CostObjects, Doc: "spend buffs of your units", Rule: engine.R(701), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return onBoardOf(c, p, o) && c.Game().Counter(o.ID, Buffs) > 0
	}},
	{ID: costXP, Name: "xp", Kind: engine.CostNumber, Doc: "experience", Rule: engine.R(728)},
	{ID: costDisempower, Name: "disempower", Kind: engine.CostObjects, Doc: "disempower it", Rule: engine.R(442), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return onBoardOf(c, p, o) && c.Game().Status(o.ID, Empowered)
	}},
	{ID: costDetach, Name: "detach", Kind: engine.CostObjects, Doc: "detach it", Rule: engine.R(435), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return onBoardOf(c, p, o) && c.Game().Object(o.ID).Host != 0
	}},
}

// printed is a card's base cost (131). Tokens cost nothing (185).
func printed(def *engine.Card) total {
	var t total
	if def.Token {
		return t
	}
	t.energy = int(def.Numbers[Energy])
	for i, n := range def.Amounts {
		t.power[i] = int(n)
	}
	return t
}

// resources adds the energy and power of a declared cost.
func resourcesOf(c *engine.Context, cost *engine.Cost, into *total) {
	if cost = costOf(c, cost); cost == nil {
		return
	}
	if cost.Of != nil {
		if d := c.Eval(cost.Of); d.Kind == engine.ObjectDatum {
			p := printed(c.Game().Definition(engine.ObjectID(d.N)))
			into.add(&p)
		} else if d.Kind == engine.CostDatum {
			resourcesOf(c, d.Ext.Cost, into)
		}
	}
	for i := range cost.Parts {
		part := &cost.Parts[i]
		switch part.Field.ID {
		case costEnergy:
			into.energy += max(0, c.Number(part.N))
		case costPower:
			for _, a := range part.Amounts {
				n := int(a.N)
				if a.Value != nil {
					n = max(0, c.Number(a.Value))
				}
				switch a.Resource {
				case engine.AnyResource:
					into.power[anyPower] += n
				case engine.OwnResource:
					into.power[ownPower] += n
				default:
					into.power[a.Resource] += n
				}
			}
		}
	}
}

// xpOf is the experience that a cost takes.
func xpOf(c *engine.Context, cost *engine.Cost) int {
	n := 0
	if cost = costOf(c, cost); cost != nil {
		for i := range cost.Parts {
			if cost.Parts[i].Field.ID == costXP {
				n += c.Number(cost.Parts[i].N)
			}
		}
	}
	return n
}

// baseCost is step 1: the printed cost, or what replaces it, less what is ignored (356.1).
func baseCost(def *engine.Card, terms playTerms) total {
	t := printed(def)
	if terms.instead != nil {
		t = *terms.instead
	}
	switch terms.ignore {
	case IgnoreEnergy:
		t.energy = 0
	case IgnorePower:
		t.power = [engine.MaxResources]int{}
	case IgnoreCost, IgnoreEverything:
		t = total{}
	}
	return t
}

// termsWith are the terms of a play for which something says a cost, which part of its own cost is ignored, or both: then the
// one is paid beside what is left of the other.
func termsWith(def *engine.Card, cost *total, ignore uint8) playTerms {
	if cost == nil || ignore == IgnoreNothing || ignore == IgnoreEverything {
		return playTerms{instead: cost, ignore: ignore}
	}
	sum := baseCost(def, playTerms{ignore: ignore})
	sum.add(cost)
	return playTerms{instead: &sum}
}

// changed is what other texts make of the cost of a play or an ability (356): what replaces the base cost, the additional
// costs extra, increases, then discounts. Those with a minimum come first, the highest minimum before the others, which is
// best for the player.
func (pr *proposal) changed(base, extra total) total {
	t := base
	g := pr.g
	pr.steps = 0
	if pr.priced != nil {
		t = total{}
		resourcesOf(&pr.c, pr.priced, &t)
	}
	if pr.less.free() && !g.Occurs(engine.CostChange) {
		t.add(&extra)
		return t
	}
	each := func(f func(c *engine.Context, a *engine.Ability)) {
		g.Works(engine.CostChange, func(c *engine.Context, a *engine.Ability) bool {
			if pr.card != 0 && c.Self.ID == pr.card {
				c.Share(&pr.c)
			}
			if pr.concerns(c, a) {
				f(c, a)
			}
			return true
		})
		if pr.card != 0 {
			own(g, pr.card, engine.CostChange, func(c *engine.Context, a *engine.Ability) bool {
				c.Share(&pr.c)
				if (a.OfSelf || a.Zones != 0) && pr.concerns(c, a) {
					f(c, a)
				}
				return true
			})
		}
	}
	reductions := pr.reductions[:0]
	increase := total{}
	if !pr.less.free() {
		reductions = append(reductions, reduction{less: pr.less})
	}
	each(func(c *engine.Context, a *engine.Ability) {
		switch {
		case a.Set != nil:
			t = total{}
			resourcesOf(c, a.Set, &t)
			pr.steps |= stepBase
		case a.More != nil:
			resourcesOf(c, a.More, &increase)
			pr.steps |= stepIncrease
		}
		if a.Less == nil {
			return
		}
		choice := 0
		if n := len(a.Less.OneOf); n > 0 {
			if k := len(pr.options); k < len(pr.chosen) {
				choice = int(pr.chosen[k])
			}
			pr.options = append(pr.options, uint8(n))
		}
		reductions = append(reductions, reductionOf(c, a, choice))
	})
	t.add(&extra)
	t.add(&increase)
	slices.SortStableFunc(reductions, func(a, b reduction) int { return b.rank() - a.rank() })
	for i := range reductions {
		before := t
		reductions[i].from(&t)
		if t != before {
			pr.steps |= stepDiscount
		}
		if t.energy == 0 && reductions[i].less.energy > before.energy {
			pr.steps |= stepFloor
		}
	}
	pr.reductions = reductions
	return t
}

// What a total cost went through, beside additional costs.
const (
	stepBase = 1 << iota
	stepIncrease
	stepDiscount
	stepFloor // a discount was larger than what was left
)

// noteCost notes what made the total cost that is paid now (356).
func (pr *proposal) noteCost() {
	g := pr.g
	if !g.Traces() {
		return
	}
	for k, rule := range [...]engine.Rule{engine.R(356, 1), engine.R(356, 3), engine.R(356, 4), engine.R(356, 6)} {
		if pr.steps&(1<<k) != 0 {
			g.Applies(rule)
		}
	}
	if pr.steps != 0 && pr.card != 0 {
		own(g, pr.card, engine.CostChange, func(c *engine.Context, a *engine.Ability) bool {
			c.Share(&pr.c)
			if pr.concerns(c, a) {
				g.Applies(engine.R(366, 2))
				g.AppliesAbility(a)
			}
			return true
		})
	}
	pr.c.EachPick(func(slot int, d engine.Datum) {
		if d.Kind == engine.ObjectDatum && slot%engine.ExecutionSlots < modeSlot && pr.targets(slot) && g.Live(d.Ref()) && deflect(g, pr.p, engine.ObjectID(d.N)) > 0 {
			keywordWorks(g, engine.ObjectID(d.N), Deflect)
		}
	})
}

// concerns reports whether a cost change is about the card or ability that is proposed, and makes the card, or what has the
// ability, what its text is asked about.
func (pr *proposal) concerns(c *engine.Context, a *engine.Ability) bool {
	if c.It = engine.Obj(pr.c.Instance.Bearer); pr.card != 0 {
		c.It = engine.Obj(pr.g.Ref(pr.card))
	}
	if a.When != nil && !c.Holds(a.When) {
		return false
	}
	switch {
	case pr.card == 0:
		return a.Of != nil && a.Of.Subject.Subject == engine.SubjectAbility && c.MatchesAbility(a.Of, pr.c.Instance)
	case a.OfSelf:
		return c.Self.ID == pr.card
	}
	return a.Of != nil && a.Of.Subject.Subject != engine.SubjectAbility && c.Matches(a.Of, c.It)
}

// component is an additional cost of a play, as what is about it makes it (356.2). Of discounts that may be chosen it takes
// the first that takes anything off with which the play can be paid for, else the first that does.
func (pr *proposal) component(a *addition) total {
	var t total
	resourcesOf(&a.context, a.cost, &t)
	in := keywordInstance(pr.g, pr.card, a.keyword)
	if a.ability != nil {
		in = a.context.Instance
		in.Ability = int16(a.ability.Index)
		if a.ability.Of != nil {
			in.Bearer = pr.g.Ref(pr.card) // it is a cost of who plays, whoever has the text that offers it
		}
	}
	pr.g.Works(engine.CostChange, func(c *engine.Context, x *engine.Ability) bool {
		if x.Of == nil || x.Of.Subject.Subject != engine.SubjectAbility || x.When != nil && !c.Holds(x.When) || !c.MatchesAbility(x.Of, in) {
			return true
		}
		if x.More != nil {
			resourcesOf(c, x.More, &t)
		}
		if x.Less == nil {
			return true
		}
		r, found := reductionOf(c, x, 0), false
		for i := range x.Less.OneOf {
			with, after := *pr, t
			other := reductionOf(c, x, i)
			if other.from(&after); after == t {
				continue
			}
			if !found {
				r, found = other, true
			}
			if with.extra.add(&after); with.affordable() {
				r = other
				break
			}
		}
		r.from(&t)
		return true
	})
	return t
}

// reduction is a discount and what it does not go below.
type reduction struct{ less, floor total }

// reductionOf is the discount of a cost change; of several, the one that is chosen.
func reductionOf(c *engine.Context, a *engine.Ability, choice int) reduction {
	var r reduction
	if a.Min != nil {
		resourcesOf(c, a.Min, &r.floor)
	}
	less := a.Less
	if len(less.OneOf) > 0 {
		less = &less.OneOf[choice]
	}
	resourcesOf(c, less, &r.less)
	return r
}

func (r *reduction) rank() int { return r.floor.energy + powerSum(&r.floor) }

func (r *reduction) from(t *total) {
	if r.less.energy > 0 {
		t.energy = max(t.energy-r.less.energy, min(t.energy, r.floor.energy), 0)
	}
	for i, n := range r.less.power {
		if n == 0 {
			continue
		}
		if i != anyPower {
			t.power[i] -= min(n, max(0, t.power[i]-r.floor.power[i]))
			continue
		}
		// Of whatever power there is, that of any domain first.
		n = min(n, max(0, powerSum(t)-r.floor.power[i]))
		take := min(n, t.power[anyPower])
		t.power[anyPower] -= take
		n -= take
		for d := range t.power {
			take := min(n, t.power[d])
			t.power[d] -= take
			n -= take
		}
	}
}

// own calls f for the abilities of a kind that a card off the board has about its own play, and that do not work where it is
// anyway: those that say of no zone, and those that work where it is played from, or while it is played.
func own(g *engine.Game, card engine.ObjectID, kind engine.AbilityKind, f func(c *engine.Context, a *engine.Ability) bool) {
	def := g.Definition(card)
	if def.Has&engine.Bit(uint8(kind)) == 0 || zones[g.KindOf(card)].Board {
		return
	}
	for i := range def.Abilities {
		a := &def.Abilities[i]
		if a.Kind != kind || a.Scope != engine.OwnText {
			continue
		}
		if kind := g.KindOf(card); a.Zones.Any(engine.Bit(kind)) || a.Zones != 0 && !a.Zones.Any(1<<OnChain|engine.Bit(originOf(g, card))) {
			continue
		}
		c := g.ForAbility(card, a)
		c.You = holderOf(g, card)
		if a.Active == nil || c.Holds(a.Active) {
			if !f(&c, a) {
				return
			}
		}
	}
}

// holderOf is who plays a card that is off the board: its owner, or the controller of its item.
func holderOf(g *engine.Game, card engine.ObjectID) engine.Player {
	p := g.Object(card).Owner
	if g.KindOf(card) == OnChain {
		p = g.Controller(card)
	}
	return p
}

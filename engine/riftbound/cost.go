package riftbound

import "cardlathe/engine"

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

func (a *total) free() bool { return *a == total{} }

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
	costX
	costChoose
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
	{ID: costDetach, Name: "detach", Kind: engine.CostObjects, Doc: "detach it", Rule: engine.R(435), Can: onBoardOf, Unsupported: "attachment (434)"},
	{ID: costX, Name: "x", Kind: engine.CostNumber, Doc: "a chosen amount", Rule: engine.R(355), Unsupported: "costs with x (355)"},
	{ID: costChoose, Name: "choose", Kind: engine.CostAny, Doc: "a choice between costs", Unsupported: "costs that are chosen (356)"},
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
	if cost == nil {
		return
	}
	if cost.Of != nil {
		if d := c.Eval(cost.Of); d.Kind == engine.ObjectDatum {
			p := printed(c.Game().Definition(engine.ObjectID(d.N)))
			into.add(&p)
		}
	}
	for i := range cost.Parts {
		part := &cost.Parts[i]
		switch part.Field.ID {
		case costEnergy:
			into.energy += c.Number(part.N)
		case costPower:
			for _, a := range part.Amounts {
				switch a.Resource {
				case engine.AnyResource:
					into.power[anyPower] += int(a.N)
				case engine.OwnResource:
					into.power[ownPower] += int(a.N)
				default:
					into.power[a.Resource] += int(a.N)
				}
			}
		}
	}
}

// xpOf is the experience that a cost takes.
func xpOf(c *engine.Context, cost *engine.Cost) int {
	n := 0
	if cost != nil {
		for i := range cost.Parts {
			if cost.Parts[i].Field.ID == costXP {
				n += c.Number(cost.Parts[i].N)
			}
		}
	}
	return n
}

// baseCost is step 1: the printed cost, or what replaces it, less what is ignored (356.1).
func baseCost(def *engine.Card, ignore uint8, instead *total) total {
	t := printed(def)
	if instead != nil {
		t = *instead
	}
	switch ignore {
	case IgnoreEnergy:
		t.energy = 0
	case IgnorePower:
		t.power = [engine.MaxResources]int{}
	case IgnoreCost, IgnoreEverything:
		t = total{}
	}
	return t
}

// changed is what other texts make of a cost: replaced first, then increases, then discounts; those with a minimum first, which is best for the player.
func changed(g *engine.Game, t total, card engine.ObjectID) total {
	change := func(step int) func(c *engine.Context, a *engine.Ability) bool {
		return func(c *engine.Context, a *engine.Ability) bool {
			if !concerns(c, a, card) {
				return true
			}
			switch {
			case step == 0 && a.Set != nil:
				t = total{}
				resourcesOf(c, a.Set, &t)
			case step == 1 && a.More != nil:
				resourcesOf(c, a.More, &t)
			case step == 2 && a.Less != nil && a.Min != nil:
				discount(c, a, &t)
			case step == 3 && a.Less != nil && a.Min == nil:
				discount(c, a, &t)
			}
			return true
		}
	}
	for step := range 4 {
		each := change(step)
		g.Works(engine.CostChange, each)
		own(g, card, engine.CostChange, each)
	}
	return t
}

// own calls f for the abilities of a kind that a card off the board has about itself.
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

func concerns(c *engine.Context, a *engine.Ability, card engine.ObjectID) bool {
	if a.When != nil && !c.Holds(a.When) {
		return false
	}
	if a.OfSelf {
		return c.Self.ID == card
	}
	return a.Of != nil && c.Matches(a.Of, engine.Obj(c.Game().Ref(card)))
}

func discount(c *engine.Context, a *engine.Ability, t *total) {
	var less, floor total
	resourcesOf(c, a.Less, &less)
	if a.Min != nil {
		resourcesOf(c, a.Min, &floor)
	}
	if less.energy > 0 {
		t.energy = max(t.energy-less.energy, min(t.energy, floor.energy), 0)
	}
	for i := range less.power {
		n := less.power[i]
		if n == 0 {
			continue
		}
		take := min(n, max(0, t.power[i]-floor.power[i]))
		t.power[i] -= take
		n -= take
		if i == anyPower {
			for d := range t.power {
				take := min(n, t.power[d])
				t.power[d] -= take
				n -= take
			}
		}
	}
}

package riftbound

import "cardlathe/engine"

// Additional costs (356.2): those that a card prints, and those that keywords bring (Accelerate 805, Repeat 820). Each
// is asked for once, first of all, since what is paid changes base cost and discounts of the play.

// addition is an additional cost of a play.
type addition struct {
	context  engine.Context
	cost     *engine.Cost
	ability  *engine.Ability // that prints it; nil for a keyword's
	keyword  engine.KeywordID
	optional bool
	number   int // among the additional costs that the card prints
}

// accelerateCost is what Accelerate costs: one energy, and power of one of the card's domains (805).
var accelerateCost = &engine.Cost{Parts: []engine.CostPart{
	{Field: costFields[costEnergy], N: &engine.Expr{Op: engine.OpDatum, Datum: engine.Num(1)}},
	{Field: costFields[costPower], Amounts: []engine.CostAmount{{Resource: engine.OwnResource, N: 1}}},
}}

// additions lists the additional costs of a card's play that apply now.
func (pr *proposal) additions(c *engine.Context) []addition {
	g, id := pr.g, pr.card
	var list []addition
	for k, i := range additionalCosts(pr.def) {
		a := &pr.def.Abilities[i]
		q := c.WithAbility(a)
		if (a.Active == nil || q.Holds(a.Active)) && (a.When == nil || q.Holds(a.When)) {
			list = append(list, addition{context: q, cost: a.Cost, ability: a, optional: a.Optional, number: k})
		}
	}
	if g.HasKeyword(id, Accelerate) {
		list = append(list, addition{context: *c, cost: accelerateCost, keyword: Accelerate, optional: true})
	}
	for _, cost := range g.KeywordCosts(id, Repeat) {
		list = append(list, addition{context: c.WithIt(engine.Obj(g.Ref(id))), cost: cost, keyword: Repeat, optional: true})
	}
	return list
}

// slot is the number of the first slot that holds what pays for an additional cost.
func (a *addition) slot() int { return additionalCostSlot(a.number) }

// Paid tells what paid an additional cost by its name: objects, else whether it was paid.
func (r *Rules) Paid(c *engine.Context, name string) engine.Datum {
	g := c.Game()
	var def *engine.Card
	switch {
	case c.Item != 0 && g.Item(c.Item).Card:
		def = g.CardOf(g.Item(c.Item).Instance.Definition)
	case c.Item != 0 && g.AbilityOf(g.Item(c.Item).Instance) != nil && isCostField(name):
		d, _ := paidByAbility(c, name)
		return d
	case c.Event != nil && c.Event.Item != 0 && g.Item(c.Event.Item).Card:
		// An ability about a play asks what was paid for that.
		def = g.CardOf(g.Item(c.Event.Item).Instance.Definition)
		q := *c
		q.Item, q.Event = c.Event.Item, nil
		c = &q
	case g.Live(c.Self):
		def = g.Definition(c.Self.ID)
	default:
		return engine.Datum{}
	}
	if c.Item != 0 && !g.Item(c.Item).Card {
		if d, ok := paidByAbility(c, name); ok {
			return d
		}
	}
	for k, i := range additionalCosts(def) {
		a := &def.Abilities[i]
		if a.Name != name {
			continue
		}
		single := true
		var list []engine.Datum
		if a.Cost != nil {
			for n := range a.Cost.Parts {
				part := &a.Cost.Parts[n]
				if part.Field.Kind != engine.CostObjects {
					continue
				}
				single = single && !part.AnyNumber && (part.N == nil || c.Number(part.N) == 1)
				list = c.Picked(additionalCostSlot(k)+n, list)
			}
		}
		switch {
		case len(list) == 1 && single:
			return list[0]
		case len(list) > 0:
			return engine.ListOf(list)
		case c.Item != 0:
			return engine.Truth(g.Item(c.Item).Paid&(1<<k) != 0)
		}
		return engine.Truth(false)
	}
	return engine.Datum{}
}

func isCostField(name string) bool {
	for _, f := range costFields {
		if f.Name == name && f.Kind == engine.CostObjects {
			return true
		}
	}
	return false
}

// paidByAbility is what paid a part of an ability's own cost, by the name of the part: paid.recycle.
func paidByAbility(c *engine.Context, name string) (engine.Datum, bool) {
	g := c.Game()
	a := g.AbilityOf(g.Item(c.Item).Instance)
	if a == nil {
		return engine.Datum{}, false
	}
	cost := paidWay(g, c.Item, c, a.Cost)
	if cost == nil {
		return engine.Datum{}, false
	}
	for k := range cost.Parts {
		if cost.Parts[k].Field.Name != name {
			continue
		}
		list := c.Picked(payerSlot+k, nil)
		if len(list) == 1 && cost.Parts[k].N == nil {
			return list[0], true
		}
		return engine.ListOf(list), true
	}
	return engine.Datum{}, false
}

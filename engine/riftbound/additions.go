package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// Additional costs (356.2): those that a card prints, and those that keywords bring (Accelerate 805, Repeat 820). Each
// is asked for once, first of all, since what is paid changes base cost and discounts of the play, and in the order in
// which the card is read: its keywords, then its text (803).

// addition is an additional cost of a play.
type addition struct {
	context  engine.Context
	cost     *engine.Cost
	ability  *engine.Ability // that prints it; nil for a keyword's
	keyword  engine.KeywordID
	permit   *engine.Ability // of which it is the price: it makes the base cost
	optional bool
	number   int // among the additional costs of the play: first those that the card prints, then those that repeat it
}

// accelerateCost is what Accelerate costs: one energy, and power of one of the card's domains (805).
var accelerateCost = &engine.Cost{Parts: []engine.CostPart{
	{Field: costFields[costEnergy], N: &engine.Expr{Op: engine.OpDatum, Datum: engine.Num(1)}},
	{Field: costFields[costPower], Amounts: []engine.CostAmount{{Resource: engine.OwnResource, N: 1}}},
}}

// additions lists the additional costs of a card's play that apply now, in reading order: what others give it comes last.
func (pr *proposal) additions(c *engine.Context) []addition {
	g, id := pr.g, pr.card
	var list, given []addition
	brought := func(a addition, printed bool) {
		if a.context, a.optional = c.WithIt(engine.Obj(g.Ref(id))), true; printed {
			list = append(list, a)
		} else {
			given = append(given, a)
		}
	}
	if cost := pr.terms.price(); cost != nil {
		a := addition{context: *pr.terms.by, cost: cost, permit: pr.terms.permit, number: mostAdditions}
		a.context.You = pr.p
		list = append(list, a)
	}
	texts := additionalCosts(pr.def)
	if g.HasKeyword(id, Accelerate) {
		brought(addition{cost: accelerateCost, keyword: Accelerate}, g.Prints(id, Accelerate) > 0)
	}
	for n, cost := range g.KeywordCosts(id, Repeat) {
		brought(addition{cost: cost, keyword: Repeat, number: len(texts) + n}, n < g.Prints(id, Repeat))
	}
	for k, i := range texts {
		a := &pr.def.Abilities[i]
		q := c.WithAbility(a)
		if !a.Optional && pr.terms.ignore == IgnoreEverything {
			continue // it asks for nothing (356.5)
		}
		if (a.Active == nil || q.Holds(a.Active)) && (a.When == nil || q.Holds(a.When)) {
			list = append(list, addition{context: q, cost: a.Cost, ability: a, optional: a.Optional, number: k})
		}
	}
	list = append(list, given...)
	if pr.item != 0 && g.Occurs(engine.AdditionalCost) {
		list = pr.offered(list, len(texts)+len(g.KeywordCosts(id, Repeat)))
	}
	return list
}

// offered appends the additional costs that other texts let the player pay for this play, and that say nothing of where it is
// played to, or say what is possible; number is that of the first.
func (pr *proposal) offered(list []addition, number int) []addition {
	g := pr.g
	g.Works(engine.AdditionalCost, func(c *engine.Context, a *engine.Ability) bool {
		if a.Of == nil || number == mostAdditions || !c.Matches(a.Of, engine.Obj(g.Ref(pr.card))) || a.When != nil && !c.Holds(a.When) {
			return true
		}
		q := *c
		q.You = pr.p
		if a.To != nil && (pr.there != 0 || pr.terms.to() != nil || g.Item(pr.item).Place != 0 || !pr.def.Types.Any(1<<Unit) || len(pr.where(&q, a)) == 0) {
			return true
		}
		list = append(list, addition{context: q, cost: a.Cost, ability: a, optional: true, number: number})
		number++
		return true
	})
	return list
}

// mostAdditions bounds the additional costs of a play.
const mostAdditions = 16

// where are the places to which the play goes when an additional cost is paid, as far as it may go there.
func (pr *proposal) where(c *engine.Context, a *engine.Ability) []engine.Datum {
	return slices.DeleteFunc(c.Collect(a.To, nil), func(d engine.Datum) bool {
		return !mayPlayAt(pr.g, pr.p, d.Place()) || !forbidden(pr.g, ActPlay, pr.p, pr.card, d.Place()).OK()
	})
}

// completes tells what keeps a play from being completed, whatever is chosen of the additional costs that are still to be
// asked for.
func (pr *proposal) completes(list []addition) engine.Refusal {
	if len(list) == 0 {
		if !pr.payableSomehow() {
			return pr.tooDear()
		}
		r := pr.choosable()
		if !r.OK() && pr.dependsOnChoice() && !pr.affordable() {
			return pr.tooDear()
		}
		return r
	}
	if !list[0].optional {
		return pr.completesWith(list)
	}
	without := pr.completes(list[1:])
	if without.OK() || list[0].ability == nil {
		return without // what a keyword brings only makes a play dearer
	}
	if with := pr.completesWith(list); with.OK() || without.Rule == unaffordable && with.Rule != engine.R(357, 2) {
		return with
	}
	return without
}

// tooDear notes what a play lacks and refuses it.
func (pr *proposal) tooDear() engine.Refusal {
	scratchOf(pr.g).short = pr.total()
	return engine.Refusal{Rule: unaffordable, Reason: "the cost cannot be paid"}
}

// unaffordable is the rule of plays whose cost cannot be paid.
var unaffordable = engine.R(357, 1)

// completesWith is completes when the first of the additional costs is paid. What the play costs may depend on what pays:
// each candidate is tried, of any number of them all.
func (pr *proposal) completesWith(list []addition) engine.Refusal {
	a := &list[0]
	if !payable(&a.context, pr.p, a.cost) {
		unpaid := engine.Refusal{Rule: engine.R(357, 2), Reason: "its additional cost cannot be paid"}
		switch {
		case a.ability != nil:
			unpaid = imposed(unpaid.Rule, unpaid.Reason, &a.context, a.ability)
		case a.permit != nil:
			unpaid = imposed(unpaid.Rule, "what the permission asks for cannot be paid", &a.context, a.permit)
		}
		return unpaid
	}
	if cost := costOf(&a.context, a.cost); cost != nil && len(cost.OneOf) > 0 {
		var r engine.Refusal
		for n := range cost.OneOf {
			if r = pr.completesWith(asWay(list, &cost.OneOf[n])); r.OK() {
				break
			}
		}
		return r
	}
	if !pr.experienced(&a.context, a.cost, 1) {
		return engine.Refusal{Rule: engine.R(357, 2), Reason: "there is too little experience for all that it costs"}
	}
	taken := xpOf(&a.context, a.cost)
	pr.experience += taken
	defer func() { pr.experience -= taken }()
	terms, extra, less, spent := pr.terms, pr.extra, pr.less, len(pr.spent)
	back := func() { pr.terms, pr.extra, pr.less, pr.spent = terms, extra, less, pr.spent[:spent] }
	defer back()
	rest := func() engine.Refusal {
		pr.charge(a)
		return pr.completes(list[1:])
	}
	part := pr.chooses(a)
	if part < 0 {
		if !pr.reserve(&a.context, a.cost, false) {
			return engine.Refusal{Rule: engine.R(357, 3), Reason: "one thing would have to pay twice"}
		}
		return rest()
	}
	candidates := pr.payers(&a.context, &a.cost.Parts[part])
	if a.cost.Parts[part].AnyNumber {
		for _, d := range candidates {
			pr.c.Try(a.slot()+part, d)
		}
		r := rest()
		pr.c.Untry(len(candidates))
		return r
	}
	r := engine.Refusal{Rule: engine.R(357, 3), Reason: "one thing would have to pay twice"}
	for _, d := range candidates {
		pr.c.Try(a.slot()+part, d)
		pr.spent = append(pr.spent, d.Ref())
		r = rest()
		pr.c.Untry(1)
		if r.OK() {
			break
		}
		back()
	}
	return r
}

// chooses is the part of an additional cost for which one object, or any number of them, is chosen; -1 when there is none
// such.
func (pr *proposal) chooses(a *addition) int {
	if a.cost == nil {
		return -1
	}
	for k := range a.cost.Parts {
		part := &a.cost.Parts[k]
		if part.Field.Kind == engine.CostObjects && part.Ref == nil && (part.AnyNumber || part.N == nil) {
			return k
		}
	}
	return -1
}

// charge adds an additional cost, whose payers are chosen, to what the play costs (356.2); the price of a permission makes the base
// cost (356.1).
func (pr *proposal) charge(a *addition) {
	if a.permit != nil {
		base := *pr.terms.instead
		resourcesOf(&a.context, a.cost, &base)
		pr.terms.instead = &base
		return
	}
	cost := pr.component(a)
	pr.extra.add(&cost)
	if a.ability == nil {
		return
	}
	if a.ability.Ignore != 0 {
		pr.terms.ignore = a.ability.Ignore
	}
	q := a.context
	q.Share(&pr.c)
	resourcesOf(&q, a.ability.Less, &pr.less)
}

// payAdditions asks for the additional costs of a play and which objects pay them, and leaves in the proposal what they add
// to its cost; false when the play can no longer be completed (356.2).
func payAdditions(t *engine.Task, pr *proposal, i engine.ItemID) bool {
	g := pr.g
	switch {
	case pr.terms.ignore == IgnoreEverything:
		g.Applies(engine.R(356, 5))
	case baseCost(pr.def, pr.terms) != printed(pr.def):
		g.Applies(engine.R(356, 1))
	}
	pr.c.Reuse(g.ForItem(i))
	c := pr.c
	list := pr.additions(&c)
	if len(list)-truth(pr.terms.price() != nil) > 1 {
		g.Applies(engine.R(803))
	}
	for k := range list {
		a := &list[k]
		if a.ability == nil && a.keyword == Repeat && !pr.repeatable(i) || a.ability != nil && a.ability.To != nil && g.Item(i).Place != 0 {
			continue
		}
		repeats := a.ability == nil && a.keyword == Repeat
		pr.executions += truth(repeats)
		can := pr.completesWith(list[k:]).OK()
		pr.executions -= truth(repeats)
		if !can {
			if !a.optional {
				return false
			}
			continue
		}
		if a.optional && pr.completes(list[k+1:]).OK() && !wanted(t, pr.p, a) {
			continue
		}
		if a.permit == nil {
			g.Applies(engine.R(356, 2))
		}
		switch {
		case a.permit != nil:
			g.Applies(engine.R(204, 2))
			g.AppliesAbility(a.permit)
		case a.ability != nil:
			g.EditItem(i).Paid |= 1 << a.number
		case a.keyword == Accelerate:
			g.Applies(engine.R(805, 2))
			keywordWorks(g, pr.card, Accelerate)
			g.EditItem(i).Flags |= itemReady | itemAccelerated
		case a.keyword == Repeat:
			g.Applies(engine.R(820, 1))
			if g.Item(i).Executions > 1 {
				g.Applies(engine.R(820, 3))
			}
			g.EditItem(i).Executions++
			pr.executions++
		}
		if cost := costOf(&a.context, a.cost); cost != nil && len(cost.OneOf) > 0 {
			chooseWayOf(t, pr, list[k:])
		}
		if !choosePayers(t, pr, &a.context, a.cost, a.slot(), false) {
			return false
		}
		pr.paid = append(pr.paid, *a)
		if a.ability != nil && a.ability.To != nil {
			if places := pr.where(&a.context, a.ability); len(places) == 1 {
				g.EditItem(i).Place = places[0].Place()
			} else {
				amongPlaces(g, i, places)
			}
		}
		pr.c.Reuse(g.ForItem(i))
		pr.charge(a)
	}
	return true
}

// wanted asks whether a player pays an additional cost.
func wanted(t *engine.Task, p engine.Player, a *addition) bool {
	return t.Ask(engine.DecideAdditional, p, func(d *engine.Decision) {
		d.Add(engine.Option{Kind: engine.OptionYes})
		d.Add(engine.Option{Kind: engine.OptionNo})
		d.Cost, d.A, d.Text = a.cost, -1, a.name()
		if a.ability != nil {
			d.A = int32(a.ability.Index)
		}
	}).Kind == engine.OptionYes
}

// repeatable reports whether one more execution of a spell could be chosen for (820).
func (pr *proposal) repeatable(i engine.ItemID) bool {
	a := pr.ability
	if int(pr.g.Item(i).Executions) == engine.MaxExecutions {
		return false
	}
	if a == nil || a.Modes == nil || a.Modes.Fresh == 0 {
		return a != nil
	}
	pr.c.Reuse(pr.g.ForItem(i).WithAbility(a))
	pr.modes = pr.modes[:0]
	return pr.modesLeft(a) >= (int(pr.g.Item(i).Executions)+1)*a.Modes.Pick
}

// name is how a question about an additional cost calls it.
func (a *addition) name() string {
	if a.ability == nil {
		return keywords[a.keyword].Name
	}
	return a.ability.Prompt
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
	case c.Item == 0 && isCostField(name) && g.AbilityOf(c.Instance) != nil:
		if a := g.AbilityOf(c.Instance); a.Kind == engine.Activated {
			return paidFor(c, a.Cost, name) // it is only looked at
		}
		def = g.Definition(c.Self.ID)
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
	d := paidFor(c, paidWay(g, c.Item, c, a.Cost), name)
	return d, d.Kind != engine.Gone
}

// paidFor is what pays a part of a cost, of what is picked so far; gone when the cost has no such part.
func paidFor(c *engine.Context, cost *engine.Cost, name string) engine.Datum {
	if cost == nil {
		return engine.Datum{}
	}
	for k := range cost.Parts {
		if cost.Parts[k].Field.Name != name {
			continue
		}
		list := c.Picked(payerSlot+k, nil)
		if len(list) == 1 && cost.Parts[k].N == nil {
			return list[0]
		}
		return engine.ListOf(list)
	}
	return engine.Datum{}
}

package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// What pays the parts of a cost that things pay: which could, which are chosen, and what is done with them (357.2).

// choosePayers asks which objects pay the parts of a cost, either those that speak of what is chosen or the others, and sets aside the
// experience that they take; false when one thing would have to pay twice.
func choosePayers(t *engine.Task, pr *proposal, c *engine.Context, cost *engine.Cost, slot int, byChoice bool) bool {
	if cost == nil {
		return true
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.ID == costXP && part.ByChoice == byChoice {
			pr.experience += c.Number(part.N)
		}
		if part.Field.Kind != engine.CostObjects || part.ByChoice != byChoice {
			continue
		}
		moves := movesPayer(part.Field.ID)
		if part.Ref != nil {
			d, _ := named(c, part)
			t.Game().AddPick(pr.item, slot+k, d)
			if moves {
				pr.spent = append(pr.spent, d.Ref())
			}
			continue
		}
		least := count(c, part)
		list := pr.payers(c, part)
		most := least
		if part.AnyNumber {
			least, most = 0, len(list)
		}
		if !byChoice && pr.ability != nil && k == spokenOf(pr.ability) && slot == payerSlot {
			list = slices.DeleteFunc(list, func(d engine.Datum) bool { return !pr.choosableWith(slot+k, d).OK() })
		}
		if len(list) < least {
			return false
		}
		for _, d := range t.ChooseFrom(engine.DecideChoose, pr.p, list, least, most, func(d *engine.Decision) { d.Text = part.Field.Name; d.Item = pr.item }) {
			t.Game().AddPick(pr.item, slot+k, d)
			if moves {
				pr.spent = append(pr.spent, d.Ref())
			}
		}
	}
	return true
}

// spokenOf is the part of an ability's own cost that one thing pays, whichever is chosen, and that a filter of its targets speaks of
// (paid.exhaust); -1 when there is none.
func spokenOf(a *engine.Ability) int {
	if a.Cost == nil || len(a.Targets) == 0 {
		return -1
	}
	for k := range a.Cost.Parts {
		p := &a.Cost.Parts[k]
		if p.Field.Kind != engine.CostObjects || p.Ref != nil || p.N != nil || p.AnyNumber {
			continue
		}
		if slices.ContainsFunc(a.Targets, func(s engine.Slot) bool { return s.Filter.SpeaksOf(engine.OpPaid, p.Field.Name) }) {
			return k
		}
	}
	return -1
}

// pricedByChoice reports whether what an ability costs depends on what it chooses (355 before 356).
func pricedByChoice(a *engine.Ability, cost *engine.Cost) bool {
	return cost != nil && len(a.Targets) > 0 && (cost.ByChoice() || readsChosen(cost))
}

// choosableWith is choosable when a thing pays.
func (pr *proposal) choosableWith(slot int, d engine.Datum) engine.Refusal {
	saved := pr.c
	pr.c.Try(slot, d)
	r := pr.choosable()
	pr.c.Untry(1)
	pr.c = saved
	return r
}

// payers lists what could pay a part of a cost and does not pay another one already, nor is a target of this that would be gone.
func (pr *proposal) payers(c *engine.Context, part *engine.CostPart) []engine.Datum {
	return slices.DeleteFunc(payers(c, pr.p, part), func(d engine.Datum) bool {
		return slices.Contains(pr.spent, d.Ref()) || part.ByChoice && movesPayer(part.Field.ID) && pr.aims(d)
	})
}

// aims reports whether a thing is a target of the proposal.
func (pr *proposal) aims(d engine.Datum) bool {
	found := false
	pr.c.EachPick(func(slot int, x engine.Datum) {
		found = found || slot%engine.ExecutionSlots < modeSlot && engine.Same(x, d) && pr.targets(slot)
	})
	return found
}

// paysByChoice reports whether the parts of the cost that speak of what is chosen, resources apart, can be paid as that is now.
func (pr *proposal) paysByChoice() bool {
	cost, c := pr.priced, &pr.c
	if cost == nil {
		return true
	}
	if xpOf(c, cost) > pr.g.Counter(pr.g.PlayerObject(pr.p), XP) {
		return false
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.Kind != engine.CostObjects || !part.ByChoice {
			continue
		}
		if part.Ref != nil {
			if d, reached := named(c, part); d.Kind != engine.ObjectDatum || slices.Contains(pr.spent, d.Ref()) || !reached && !part.Field.Can(c, pr.p, d.Ref()) {
				return false
			}
		} else if !part.AnyNumber && len(pr.payers(c, part)) < count(c, part) {
			return false
		}
	}
	spent := len(pr.spent)
	ok := pr.reserve(c, cost, true)
	pr.spent = pr.spent[:spent]
	return ok
}

// reserve sets aside what must pay a cost, since there is no choice, of either the parts that speak of what is chosen or the others;
// false when one thing would have to pay twice.
func (pr *proposal) reserve(c *engine.Context, cost *engine.Cost, byChoice bool) bool {
	if cost = costOf(c, cost); cost == nil {
		return true
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.Kind != engine.CostObjects || !movesPayer(part.Field.ID) || part.ByChoice != byChoice {
			continue
		}
		if part.Ref != nil {
			pr.spent = append(pr.spent, c.Eval(part.Ref).Ref())
			continue
		}
		if part.AnyNumber {
			continue
		}
		n := count(c, part)
		list := pr.payers(c, part)
		if len(list) < n {
			return false
		}
		if len(list) == n {
			for _, d := range list {
				pr.spent = append(pr.spent, d.Ref())
			}
		}
	}
	return true
}

// movesPayer reports whether what pays such a part of a cost is no longer where it was: it pays nothing else, and is no
// legal target (355.16).
func movesPayer(field uint8) bool {
	switch field {
	case costKill, costBanish, costDiscard, costRecycle, costBounce:
		return true
	}
	return false
}

// payObjects carries out the parts of costs that objects pay.
func payObjects(t *engine.Task, pr *proposal, i engine.ItemID) {
	g := t.Game()
	for k := range pr.paid {
		payParts(t, i, pr.paid[k].cost, pr.paid[k].slot())
	}
	a := g.AbilityOf(g.Item(i).Instance)
	if a == nil {
		return
	}
	if pr.card == 0 {
		c := g.ForItem(i)
		payParts(t, i, paidWay(g, i, &c, a.Cost), payerSlot)
	}
	if a.X != nil {
		payParts(t, i, a.X, xSlot)
		c := g.ForItem(i)
		if n := xpOf(&c, a.X); n > 0 {
			g.AddCounter(g.PlayerObject(pr.p), XP, -n*(int(g.Item(i).X)-1)) // payParts took what one point costs
		}
	}
	if a.Modes == nil {
		return
	}
	for e := range int(g.Item(i).Executions) {
		var buf [8]int
		for k, m := range modesOf(g, i, e, buf[:0]) {
			payParts(t, i, a.Modes.List[m].Cost, modeCostSlot(e, k))
		}
	}
}

func payParts(t *engine.Task, i engine.ItemID, cost *engine.Cost, slot int) {
	if cost == nil {
		return
	}
	g := t.Game()
	p := g.Item(i).Controller
	for k := range cost.Parts {
		part := &cost.Parts[k]
		var list []engine.Datum
		g.Targets(i, func(n int, d engine.Datum) {
			if n == slot+k {
				list = append(list, d)
			}
		})
		if part.Field.ID == costXP {
			c := g.ForItem(i)
			g.AddCounter(g.PlayerObject(p), XP, -c.Number(part.N))
		}
		if len(list) > 0 || part.Field.ID == costXP {
			g.Applies(engine.R(356, 7))
			g.Applies(engine.R(357, 2))
		}
		payPart(t, p, part.Field.ID, list)
	}
}

// payPart lets things pay a part of a cost.
func payPart(t *engine.Task, p engine.Player, field uint8, list []engine.Datum) {
	switch field {
	case costDiscard:
		discard(t, p, list)
	case costRecycle:
		recycle(t, list)
	case costKill:
		var ids []engine.ObjectID
		for _, d := range list {
			ids = append(ids, engine.ObjectID(d.N))
		}
		kill(t, ids, true)
	default:
		for _, d := range list {
			payWith(t, field, engine.ObjectID(d.N))
		}
	}
}

func payWith(t *engine.Task, field uint8, id engine.ObjectID) {
	g := t.Game()
	switch field {
	case costExhaust:
		if id == t.Self.ID {
			g.Applies(engine.R(414, 5))
		}
		exhaust(t, id)
	case costBanish:
		banish(t, id)
	case costBounce:
		bounce(t, id)
	case costSpendBuff:
		g.AddCounter(id, Buffs, -1)
		e := event(t, SpendsBuff, engine.R(701))
		e.Player, e.Object = g.Controller(id), g.Ref(id)
		t.Emit(e)
	case costDisempower:
		disempower(t, id)
	case costDetach:
		detach(t, id)
	}
}

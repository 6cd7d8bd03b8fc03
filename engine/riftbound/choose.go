package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// What is chosen and paid while an item is finalized (355 to 357): objects that pay, modes, targets.

// choosePayers asks which objects pay the parts of a cost; false when one thing would have to pay twice.
func choosePayers(t *engine.Task, pr *proposal, c *engine.Context, cost *engine.Cost, slot int) bool {
	if cost == nil {
		return true
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.Kind != engine.CostObjects {
			continue
		}
		moves := movesPayer(part.Field.ID)
		if part.Ref != nil {
			d := c.Eval(part.Ref)
			t.Game().AddPick(pr.item, slot+k, d)
			if moves {
				pr.spent = append(pr.spent, d.Ref())
			}
			continue
		}
		n := count(c, part)
		list := pr.payers(c, part)
		if len(list) < n {
			return false
		}
		for _, d := range t.ChooseFrom(engine.DecideChoose, pr.p, list, n, n, func(d *engine.Decision) { d.Text = part.Field.Name; d.Item = pr.item }) {
			t.Game().AddPick(pr.item, slot+k, d)
			if moves {
				pr.spent = append(pr.spent, d.Ref())
			}
		}
	}
	return true
}

// payers lists what could pay a part of a cost and does not pay another one already.
func (pr *proposal) payers(c *engine.Context, part *engine.CostPart) []engine.Datum {
	return slices.DeleteFunc(payers(c, pr.p, part), func(d engine.Datum) bool { return slices.Contains(pr.spent, d.Ref()) })
}

// reserve sets aside what must pay a cost, since there is no choice; false when one thing would have to pay twice.
func (pr *proposal) reserve(c *engine.Context, cost *engine.Cost) bool {
	if cost == nil {
		return true
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.Kind != engine.CostObjects || !movesPayer(part.Field.ID) {
			continue
		}
		if part.Ref != nil {
			pr.spent = append(pr.spent, c.Eval(part.Ref).Ref())
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

// useModes notes the modes that an item took, once it is paid for: each is fresh once a turn.
func useModes(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	if a == nil || a.Modes == nil || a.Modes.Fresh != engine.FreshTurn {
		return
	}
	g := t.Game()
	in := g.Item(i).Instance
	for m := range a.Modes.List {
		taken := false
		g.Targets(i, func(slot int, d engine.Datum) { taken = taken || slot == modeSlot && int(d.N) == m })
		if taken {
			g.UseMode(in, m)
		}
	}
}

// payObjects carries out the parts of costs that objects pay.
func payObjects(t *engine.Task, i engine.ItemID, def *engine.Card) {
	g := t.Game()
	it := g.Item(i)
	if it.Card {
		for k, index := range additionalCosts(def) {
			if it.Paid&(1<<k) != 0 {
				payParts(t, i, def.Abilities[index].Cost, additionalSlot+100*k)
			}
		}
		return
	}
	if a := g.AbilityOf(it.Instance); a != nil {
		payParts(t, i, a.Cost, payerSlot)
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
		g.SetStatus(id, Empowered, false)
	}
}

// chooseAll asks for the modes and slots of an ability (355); false when a slot that must be filled cannot be.
func chooseAll(t *engine.Task, pr *proposal, a *engine.Ability, i engine.ItemID) bool {
	pr.c = pr.c.WithAbility(a)
	if a.Modes == nil {
		return chooseSlots(t, pr, a.Targets, 0)
	}
	var taken []int
	for range a.Modes.Pick {
		o := t.Ask(engine.DecideMode, pr.p, func(d *engine.Decision) {
			d.Item = i
			for m := range a.Modes.List {
				if pr.modeOpen(a, m, taken) {
					d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(m)})
				}
			}
			for m := range a.Modes.List {
				d.Labels = append(d.Labels, a.Modes.List[m].Text)
			}
		})
		if o.Kind != engine.OptionIndex {
			return false
		}
		m := int(o.N)
		taken = append(taken, m)
		t.Game().AddPick(i, modeSlot, engine.Num(m))
		saved := pr.c
		pr.c = pr.c.WithMode(&a.Modes.List[m], m)
		ok := chooseSlots(t, pr, a.Modes.List[m].Targets, (m+1)*engine.SlotsPerMode)
		pr.c = saved
		if !ok {
			return false
		}
	}
	return true
}

// modeSlot is the slot number under which the chosen modes of an item are kept.
const modeSlot = 900

func chooseSlots(t *engine.Task, pr *proposal, slots []engine.Slot, base int) bool {
	g := t.Game()
	for k := range slots {
		slot := &slots[k]
		least, most := pr.least(slot), pr.most(slot)
		for have := 0; have < most; have++ {
			done := false
			o := t.Ask(engine.DecideSlot, pr.p, func(d *engine.Decision) {
				d.Item, d.Slot, d.SlotIs, d.Min, d.Max = pr.item, base+k, slot, least, most
				d.Picked = pr.c.Picked(base+k, d.Picked)
				from := g.Buffer()
				pr.candidates(base+k, slot)
				for i, end := from, g.Buffer(); i < end; i++ {
					c := g.Buffered(i)
					pr.c.Try(base+k, c)
					if len(d.Options) < engine.MaxOptions-1 && pr.completable(slots, base, k, have+1) {
						d.Add(engine.Thing(c))
					}
					pr.c.Untry(1)
				}
				g.BufferCut(from)
				if have >= least && len(d.Options) > 0 {
					d.Add(engine.Option{Kind: engine.OptionDone})
				}
			})
			switch o.Kind {
			case engine.OptionThing:
				g.AddPick(pr.item, base+k, o.Datum())
			case engine.OptionDone:
				done = true
			default:
				if have < least {
					return false
				}
				done = true
			}
			if done {
				break
			}
		}
	}
	return true
}

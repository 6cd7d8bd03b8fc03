package riftbound

import (
	"slices"
	"strings"

	"cardlathe/engine"
)

// What is chosen and paid while an item is finalized (355 to 357): objects that pay, modes, targets.

// chooseWay asks which of several costs is paid, if there is a choice, and notes it; false when none can be.
func chooseWay(t *engine.Task, pr *proposal, c *engine.Context, cost *engine.Cost) (*engine.Cost, bool) {
	cost = costOf(c, cost)
	if cost == nil || len(cost.OneOf) == 0 {
		return cost, true
	}
	saved := pr.base
	o := t.AskUnlessForced(engine.DecideOption, pr.p, func(d *engine.Decision) {
		d.Item = pr.item
		defer func(whole *engine.Cost) { pr.priced = whole }(pr.priced)
		for i := range cost.OneOf {
			pr.base = total{}
			resourcesOf(c, &cost.OneOf[i], &pr.base)
			if pr.priced != nil {
				pr.priced = &cost.OneOf[i]
			}
			if payable(c, pr.p, &cost.OneOf[i]) && pr.affordable() && (pr.priced == nil || pr.choosableBeside(c, pr.ability).OK()) {
				d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(i)})
			}
			d.Labels = append(d.Labels, costText(c, &cost.OneOf[i]))
		}
	})
	pr.base = saved
	if o.Kind != engine.OptionIndex {
		return nil, false
	}
	t.Game().AddPick(pr.item, waySlot, engine.Num(int(o.N)))
	return &cost.OneOf[o.N], true
}

// chooseWayOf is chooseWay for the first of several additional costs: the ways with which the play can be completed.
func chooseWayOf(t *engine.Task, pr *proposal, list []addition) {
	ways := costOf(&list[0].context, list[0].cost).OneOf
	o := t.AskUnlessForced(engine.DecideOption, pr.p, func(d *engine.Decision) {
		d.Item = pr.item
		for n := range ways {
			if pr.completesWith(asWay(list, &ways[n])).OK() {
				d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(n)})
			}
			d.Labels = append(d.Labels, costText(&list[0].context, &ways[n]))
		}
	})
	list[0].cost = &ways[o.N]
}

// asWay is a list of additional costs of which the first is paid in one of its ways.
func asWay(list []addition, way *engine.Cost) []addition {
	first := list[0]
	first.cost = way
	return append([]addition{first}, list[1:]...)
}

// paidWay is the cost that was paid for an item, of several the one that was chosen.
func paidWay(g *engine.Game, i engine.ItemID, c *engine.Context, cost *engine.Cost) *engine.Cost {
	cost = costOf(c, cost)
	if cost == nil || len(cost.OneOf) == 0 {
		return cost
	}
	var way *engine.Cost
	g.Targets(i, func(slot int, d engine.Datum) {
		if slot == waySlot && int(d.N) < len(cost.OneOf) {
			way = &cost.OneOf[d.N]
		}
	})
	return way
}

// costText words a cost for a choice between costs.
func costText(c *engine.Context, cost *engine.Cost) string {
	var sum total
	resourcesOf(c, cost, &sum)
	return wayText(sum, cost)
}

// wayText is costText where the resources that are paid are known: after discounts.
func wayText(sum total, cost *engine.Cost) string {
	var parts []string
	if !sum.free() {
		parts = append(parts, sum.String())
	}
	for i := range cost.Parts {
		switch f := cost.Parts[i].Field; {
		case f.Kind == engine.CostObjects || f.ID == costXP:
			parts = append(parts, f.Doc)
		case cost.Parts[i].ByChoice:
			parts = append(parts, f.Name+" by what is chosen")
		}
	}
	return strings.Join(parts, ", ")
}

// choosableBeside is choosable for an ability whose targets may speak of what pays for it: with one of the things that can.
func (pr *proposal) choosableBeside(c *engine.Context, a *engine.Ability) engine.Refusal {
	k := spokenOf(a)
	if k < 0 {
		return pr.choosable()
	}
	r := engine.Refusal{Rule: engine.R(355, 8), Reason: "there is no legal target, or its cost cannot be paid"}
	for _, d := range pr.payers(c, &a.Cost.Parts[k]) {
		if r = pr.choosableWith(payerSlot+k, d); r.OK() {
			break
		}
	}
	return r
}

// choosableFor is choosableBeside for an ability whose cost may depend on what it chooses: then with one of the ways to pay it.
func (pr *proposal) choosableFor(c *engine.Context, a *engine.Ability) engine.Refusal {
	if pr.priced == nil {
		return pr.choosableBeside(c, a)
	}
	cost := costOf(c, a.Cost)
	r := engine.Refusal{Rule: engine.R(357, 2), Reason: "its cost cannot be paid"}
	for n := range max(1, len(cost.OneOf)) {
		way := cost
		if len(cost.OneOf) > 0 {
			way = &cost.OneOf[n]
		}
		if pr.priced = way; !payable(c, pr.p, way) {
			continue
		}
		if r = pr.choosableBeside(c, a); r.OK() {
			break
		}
	}
	return r
}

// useModes notes the modes that an item took, once it is paid for: each is fresh once a turn.
func useModes(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	if a == nil || a.Modes == nil || a.Modes.Fresh != engine.FreshTurn {
		return
	}
	g := t.Game()
	in := g.Item(i).Instance
	for m := range a.Modes.List {
		if takenMode(g, i, m) {
			g.UseMode(in, m)
		}
	}
}

// chooseAll asks for the modes and slots of one execution of an ability (355); false when a slot that must be filled cannot
// be, or a question is owed.
func chooseAll(t *engine.Task, pr *proposal, a *engine.Ability, i engine.ItemID, execution int) bool {
	pr.c = pr.c.WithAbility(a).WithExecution(execution)
	pr.modes = pr.modes[:0]
	base := execution * engine.ExecutionSlots
	if a.Modes == nil {
		return chooseSlots(t, pr, a.Targets, base)
	}
	for k := range a.Modes.Pick {
		o := t.Ask(engine.DecideMode, pr.p, func(d *engine.Decision) {
			d.Item = i
			for m := range a.Modes.List {
				if pr.modeOpen(a, m) {
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
		mode := &a.Modes.List[m]
		pr.modes = append(pr.modes, m)
		t.Game().AddPick(i, base+modeSlot, engine.Num(m))
		t.Game().Applies(engine.R(355, 3))
		saved := pr.c
		pr.c = pr.c.WithMode(mode, k)
		resourcesOf(&pr.c, mode.Cost, &pr.extra)
		ok := choosePayers(t, pr, &pr.c, mode.Cost, modeCostSlot(execution, k), false) && chooseSlots(t, pr, mode.Targets, base+(k+1)*engine.SlotsPerMode)
		pr.c = saved
		if !ok {
			return false
		}
	}
	return true
}

// modesOf lists the modes that were chosen for an execution of an item, in order.
func modesOf(g *engine.Game, i engine.ItemID, execution int, modes []int) []int {
	g.Targets(i, func(slot int, d engine.Datum) {
		if slot == execution*engine.ExecutionSlots+modeSlot {
			modes = append(modes, int(d.N))
		}
	})
	return modes
}

// slotIn is the declaration behind a slot number of an ability of which those modes were chosen.
func slotIn(a *engine.Ability, modes []int, n int) *engine.Slot {
	n %= engine.ExecutionSlots
	if n >= engine.RulesSlots {
		return nil
	}
	list, part := a.Targets, n/engine.SlotsPerMode
	if part > 0 {
		if a.Modes == nil || part > len(modes) || modes[part-1] >= len(a.Modes.List) {
			return nil
		}
		list = a.Modes.List[modes[part-1]].Targets
	}
	if n %= engine.SlotsPerMode; n < len(list) {
		return &list[n]
	}
	return nil
}

// slotOf is the declaration behind a slot number of an item.
func slotOf(g *engine.Game, i engine.ItemID, a *engine.Ability, n int) *engine.Slot {
	var buf [8]int
	modes := buf[:0]
	if a.Modes != nil {
		modes = modesOf(g, i, n/engine.ExecutionSlots, modes)
	}
	return slotIn(a, modes, n)
}

func chooseSlots(t *engine.Task, pr *proposal, slots []engine.Slot, base int) bool {
	g := t.Game()
	for k := range slots {
		slot := &slots[k]
		least, most := pr.least(slot), pr.most(slot)
		for have := 0; have < most; have++ {
			done := false
			o, ok := t.Owe(engine.DecideSlot, pr.p, func(d *engine.Decision) {
				d.Item, d.Slot, d.SlotIs, d.Min, d.Max = pr.item, base+k, slot, least, most
				d.Picked = pr.c.Picked(base+k, d.Picked)
				from := g.Buffer()
				pr.candidates(base+k, slot)
				for i, end := from, g.Buffer(); i < end; i++ {
					c := g.Buffered(i)
					pr.c.Try(base+k, c)
					if len(d.Options) < engine.MaxOptions-1 && pr.completable(slots, base, k, have+1, -1) {
						d.Add(engine.Thing(c))
					} else {
						g.Applies(engine.R(355, 16))
					}
					pr.c.Untry(1)
				}
				g.BufferCut(from)
				if have >= least && len(d.Options) > 0 && (!pr.dependsOnChoice() || pr.completable(slots, base, k+1, 0, -1)) {
					d.Add(engine.Option{Kind: engine.OptionDone})
				}
			})
			if !ok {
				return false
			}
			switch o.Kind {
			case engine.OptionThing:
				g.AddPick(pr.item, base+k, o.Datum())
				noteChoice(g, slot, o.Datum())
			case engine.OptionDone:
				done = true
				if have == 0 {
					g.Applies(engine.R(355, 13))
				}
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

// groupAllows reports whether what is chosen for a slot together, and one thing more, is what the slot demands of the whole
// (355.11).
func groupAllows(c *engine.Context, slot *engine.Slot, list []engine.Datum, d engine.Datum) bool {
	g := c.Game()
	if slot.Total != nil {
		sum := g.Number(engine.ObjectID(d.N), slot.Total.Number)
		for _, x := range list {
			if x.Kind == engine.ObjectDatum && x != d {
				sum += g.Number(engine.ObjectID(x.N), slot.Total.Number)
			}
		}
		if sum > c.Number(&slot.Total.Max) {
			return false
		}
	}
	for _, x := range list {
		a, b := engine.ObjectID(x.N), engine.ObjectID(d.N)
		switch {
		case slot.Same == "place" && g.PlaceOf(a) != g.PlaceOf(b),
			slot.Same == "controller" && g.Controller(a) != g.Controller(b):
			return false
		}
	}
	return true
}

// judgeGroups lets the controller keep a part of the targets that a slot bounds as a whole, when they are more now than it
// allows (355.11).
func judgeGroups(t *engine.Task, c *engine.Context, i engine.ItemID, slots []engine.Slot, base int) {
	g := t.Game()
	for k := range slots {
		slot := &slots[k]
		if slot.Total == nil && slot.Same == "" {
			continue
		}
		list := t.LegalTargets(i, base+k, nil)
		whole := true
		for n, d := range list {
			whole = whole && groupAllows(c, slot, list[:n], d)
		}
		if whole {
			continue
		}
		t.Step = engine.R(355, 11)
		var kept []engine.Datum
		for {
			o := t.Ask(engine.DecideSlot, g.Item(i).Controller, func(d *engine.Decision) {
				d.Item, d.Slot, d.SlotIs, d.Max = i, base+k, slot, len(list)
				d.Picked = append(d.Picked, kept...)
				for _, x := range list {
					if !slices.Contains(kept, x) && groupAllows(c, slot, kept, x) {
						d.Add(engine.Thing(x))
					}
				}
				if len(d.Options) > 0 {
					d.Add(engine.Option{Kind: engine.OptionDone})
				}
			})
			if o.Kind != engine.OptionThing {
				break
			}
			kept = append(kept, o.Datum())
		}
		t.DropTargets(i, base+k, func(d engine.Datum) bool { return slices.Contains(kept, d) })
	}
}

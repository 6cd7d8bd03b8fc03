package unionarena

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Resolving an effect (UA-10): what it lets choose is chosen when it resolves, and it resolves whole.

// Slot numbers of an item beside those of its targets.
const modeSlot = engine.RulesSlots

// resolve runs an effect that waits: a leading "may" and its cost, the choices, the text.
func resolve(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	g.EditItem(i).State = engine.ItemResolving
	it := *g.Item(i)
	t.Cause, t.Step = i, R(10, 2)
	t.Context = g.ForItem(i)
	t.ResumeVerbs()
	if a := t.TextOf(i); a != nil && begins(t, i, a) {
		g.AppliesAbility(a)
		execute(t, i, a)
	}
	t.Flush()
	finish(t, i, it)
}

// begins settles what comes before the text of a triggered ability: its limit, its "may" and the cost of it (UA-10.5).
func begins(t *engine.Task, i engine.ItemID, a *engine.Ability) bool {
	g := t.Game()
	if a.Kind != engine.Triggered && a.Kind != engine.Step || a.Limit.N == 0 && a.Cost == nil && !a.Optional {
		return true
	}
	c := scratchOf(g).context(g.ForItem(i))
	p := g.Item(i).Controller
	if a.Limit.N > 0 && g.LimitReached(c.Instance, a) {
		g.Applies(R(4, 26))
		return false
	}
	if !payable(c, p, a.Cost, 0) {
		return false
	}
	if (a.Optional || a.Cost != nil) && !t.May(p, func(d *engine.Decision) { d.Text, d.Cost = a.Prompt, a.Cost }) {
		return false
	}
	if a.Limit.N > 0 {
		g.Use(c.Instance)
	}
	payFrom(t, p, c, a.Cost, i, common.PayerSlot)
	return true
}

// execute lets the choices of an effect be made, and runs its text.
func execute(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	g := t.Game()
	c := scratchOf(g).context(g.ForItem(i).WithAbility(a))
	if a.Modes == nil {
		chooseSlots(t, i, c, a.Targets, 0)
		t.RunEffect(*c, a, a.Effect)
		return
	}
	executeModes(t, i, c, a)
}

// executeModes lets modes be chosen, different ones, and runs them in printed order (UA-10.6).
func executeModes(t *engine.Task, i engine.ItemID, c *engine.Context, a *engine.Ability) {
	g := t.Game()
	taken := engine.Mask(0)
	for range min(a.Modes.Pick, len(a.Modes.List)) {
		o := t.AskUnlessForced(engine.DecideMode, c.You, func(d *engine.Decision) {
			d.Item = i
			for m := range a.Modes.List {
				mode := &a.Modes.List[m]
				if !taken.Any(engine.Bit(m)) && (mode.When == nil || c.Holds(mode.When)) {
					d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(m)})
				}
			}
			for m := range a.Modes.List {
				d.Labels = append(d.Labels, a.Modes.List[m].Text)
			}
		})
		if o.Kind != engine.OptionIndex {
			break
		}
		taken |= engine.Bit(int(o.N))
		g.AddPick(i, modeSlot, engine.Num(int(o.N)))
	}
	k := 0
	for m := range a.Modes.List {
		if !taken.Any(engine.Bit(m)) {
			continue
		}
		mode := &a.Modes.List[m]
		q := c.WithMode(mode, k)
		chooseSlots(t, i, &q, mode.Targets, (k+1)*engine.SlotsPerMode)
		t.RunEffect(q, mode, mode.Effect)
		t.Flush()
		k++
	}
}

// chooseSlots asks for what an effect chooses, slot by slot; who can choose nothing chooses nothing, and the rest of the
// effect goes on (UA-10.4).
func chooseSlots(t *engine.Task, i engine.ItemID, c *engine.Context, slots []engine.Slot, base int) {
	g := t.Game()
	for k := range slots {
		slot := &slots[k]
		least, most := 1, 1
		switch slot.Kind {
		case engine.SlotUpTo:
			least, most = 0, c.Number(slot.N)
		case engine.SlotExactly:
			most = c.Number(slot.N)
			least = most
		case engine.SlotAny:
			least, most = 0, engine.MaxOptions
		}
		from := c.Push(slot.Filter)
		list := g.NewList(g.Buffer() - from)
		for n := from; n < g.Buffer(); n++ {
			d := g.Buffered(n)
			if choosable(t, c.You, d) {
				list = append(list, d)
			}
		}
		g.BufferCut(from)
		bound := slot.Per != "" || slot.Same != "" || slot.Total != nil
		if bound { // as many as go together
			list = slices.DeleteFunc(list, func(d engine.Datum) bool { return common.Reach(c, slot, nil, []engine.Datum{d}, 1) == 0 })
			reach := 0
			for _, d := range list {
				reach = max(reach, common.Reach(c, slot, []engine.Datum{d}, list, least))
			}
			least = min(least, reach)
		}
		chosen := chooseEach(t, engine.DecideSlot, c.You, list, max(least, 0), most, func(d *engine.Decision) {
			d.Item, d.Slot, d.SlotIs = i, base+k, slot
			if bound {
				fitting(c, d, list, least)
			}
		})
		if g.Traces() && slices.ContainsFunc(chosen, func(d engine.Datum) bool { return wasPicked(c, d) }) {
			g.Applies(R(10, 7))
		}
		for _, d := range chosen {
			g.AddPick(i, base+k, d)
		}
	}
}

// fitting leaves the options of a decision about a slot that go together with what was picked for it, and with enough others of the
// list for the least that it needs: when none does, nothing more is picked.
func fitting(c *engine.Context, d *engine.Decision, list []engine.Datum, least int) {
	have := len(d.Picked)
	d.Options = slices.DeleteFunc(d.Options, func(o engine.Option) bool {
		if o.Kind != engine.OptionThing {
			return false
		}
		with := append(d.Picked[:have:have], o.Datum())
		return common.Reach(c, d.SlotIs, d.Picked, with[have:], have+1) <= have || common.Reach(c, d.SlotIs, with, list, least) < least
	})
	if len(d.Options) == 1 && d.Options[0].Kind == engine.OptionDone {
		d.Options = d.Options[:0]
	}
}

// wasPicked reports whether a thing was chosen for any slot of an effect already.
func wasPicked(c *engine.Context, x engine.Datum) bool {
	found := false
	c.EachPick(func(_ int, d engine.Datum) { found = found || engine.Same(d, x) })
	return found
}

// chooseEach lets a player choose things for an effect; what asks a price for being chosen is paid for as it is chosen, so that
// nothing is chosen that what is left cannot pay for (UA-10.9).
func chooseEach(t *engine.Task, kind engine.DecisionKind, p engine.Player, list []engine.Datum, least, most int, describe func(d *engine.Decision)) []engine.Datum {
	if !slices.ContainsFunc(list, func(d engine.Datum) bool { a, _ := taxOn(t, p, d); return a != nil }) {
		return t.ChooseFrom(kind, p, list, least, most, describe)
	}
	var picked []engine.Datum
	for len(picked) < most {
		left := slices.DeleteFunc(slices.Clone(list), func(d engine.Datum) bool {
			return contains(picked, d) || d.Kind == engine.ObjectDatum && !t.Game().Live(d.Ref()) || !choosable(t, p, d)
		})
		one := t.ChooseFrom(kind, p, left, min(1, max(0, least-len(picked))), 1, func(d *engine.Decision) {
			d.Picked = append(d.Picked, picked...)
			if describe != nil {
				describe(d)
			}
		})
		if len(one) == 0 {
			break
		}
		payTax(t, p, one[0])
		picked = append(picked, one[0])
	}
	return picked
}

// choosable reports whether a player's effect may choose a thing: nothing protects it, and what it asks for can be paid.
func choosable(t *engine.Task, p engine.Player, d engine.Datum) bool {
	g := t.Game()
	if d.Kind != engine.ObjectDatum || !onField(g, engine.ObjectID(d.N)) {
		return true
	}
	if !forbidden(g, ActChoose, p, engine.ObjectID(d.N), source(t)).OK() {
		return false
	}
	a, c := taxOn(t, p, d)
	return a == nil || payable(c, p, a.Cost, 0)
}

// taxOn is what asks a price for choosing a thing, nil when nothing does.
func taxOn(t *engine.Task, p engine.Player, d engine.Datum) (*engine.Ability, *engine.Context) {
	g := t.Game()
	if !g.Occurs(engine.Permit) || d.Kind != engine.ObjectDatum || !onField(g, engine.ObjectID(d.N)) {
		return nil, nil
	}
	a, c := permitted(g, ActChoose, p, engine.ObjectID(d.N), source(t))
	if a == nil || a.Cost == nil {
		return nil, nil
	}
	return a, c
}

// payTax pays what a thing asks for being chosen.
func payTax(t *engine.Task, p engine.Player, d engine.Datum) {
	if a, c := taxOn(t, p, d); a != nil {
		t.Game().Applies(R(10, 9))
		pay(t, p, c, a.Cost)
	}
}

// source is the card whose effect runs; gone when none does.
func source(t *engine.Task) engine.Datum {
	if t.Cause == 0 {
		return engine.Datum{}
	}
	return engine.Obj(t.Game().Item(t.Cause).Instance.Bearer)
}

// finish ends an effect; an event's card goes to the sideline (UA-4.20).
func finish(t *engine.Task, i engine.ItemID, it engine.Item) {
	g := t.Game()
	g.EndItem(i)
	g.SetRegister(regPaid, 0)
	if r := it.Instance.Bearer; it.Card && g.Live(r) && g.KindOf(r.ID) == InUse {
		putAside(t, r.ID, R(4, 20))
		t.Flush()
	}
}

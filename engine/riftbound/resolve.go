package riftbound

import "cardlathe/engine"

// Resolving an item (340, 359.3): illegal targets are found out, its text runs, it leaves the chain.

// resolve runs one execution of an item; after the last one the item leaves the chain (359.3, 340).
func resolve(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	t.Cause = i
	it := *g.Item(i)
	t.Context = g.ForItem(i)
	t.ResumeVerbs()
	// A death is put down to what resolved just before it and dealt the damage (411), not to what did so earlier.
	if it.Execution == 0 {
		eachOnBoard(g, func(id engine.ObjectID) {
			if g.Counter(id, DamageBy) != 0 {
				g.SetCounter(id, DamageBy, 0)
				g.SetCounter(id, DamageCause, 0)
				g.SetCounter(id, DamageSource, 0)
			}
		})
	}
	if a := t.TextOf(i); a != nil {
		noteText(t, i, a)
		judge(t, i, a)
		execute(t, i, a)
	}
	t.Flush()
	if g.Item(i).State == engine.ItemOff {
		resolved(t, i, it, it.Instance.Bearer) // its card left the chain by its own text
		chainClosed(t)
		return
	}
	if it.Execution+1 < it.Executions {
		g.EditItem(i).Execution++
		return
	}
	finishItem(t, i)
}

// noteText notes what an item runs: the keyword it is of, its conditions, that it was hidden.
func noteText(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	g := t.Game()
	if !g.Traces() {
		return
	}
	it := g.Item(i)
	g.AppliesAbility(a)
	if k := keywordWord(abilityKeyword(g, it.Instance, a)); k >= 0 {
		g.Applies(keywords[k].Works)
		if g.Live(it.Instance.Bearer) && g.Several(it.Instance.Bearer.ID, engine.KeywordID(k)) || printsTwice(g.CardOf(it.Instance.Definition), k) {
			g.Applies(keywords[k].Several)
		}
	}
	if it.Card && it.Flags&itemHidden != 0 {
		g.Applies(engine.R(811, 2))
	}
	def := g.Definition(it.Instance.Bearer.ID)
	if len(def.Abilities) > 1 {
		g.Applies(engine.R(362))
	}
	if a.Active.Names("legion") {
		others := 0
		for k := range def.Abilities {
			others += truth(def.Abilities[k].Active.Names("legion"))
		}
		if others > 1 {
			g.Applies(engine.R(812, 2))
		}
	}
}

// printsTwice reports whether a card has more than one text of a keyword.
func printsTwice(def *engine.Card, keyword int) bool {
	n := 0
	for i := range def.Abilities {
		if k := def.Abilities[i].Keyword; k != nil && k.Name == keywords[keyword].Name {
			n++
		}
	}
	return n > 1
}

// runs reports whether what runs is an ability of a keyword.
func runs(t *engine.Task, k engine.KeywordID) bool {
	g := t.Game()
	if t.Cause == 0 {
		return false
	}
	in := g.Item(t.Cause).Instance
	return abilityKeyword(g, in, g.AbilityOf(in)) == keywords[k].Name
}

// judge finds out which targets are no longer legal (359.3.e).
func judge(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	g := t.Game()
	c := g.ForItem(i).WithAbility(a)
	p := g.Item(i).Controller
	there := fromHiding(&c, i)
	legal := func(n int, d engine.Datum) bool {
		if n%engine.ExecutionSlots >= modeSlot {
			return true
		}
		slot := slotOf(g, i, a, n)
		if slot == nil {
			return true
		}
		switch d.Kind {
		case engine.ObjectDatum:
			if !g.Live(d.Ref()) || !slot.Untargeted && !untargetable(g, p, engine.ObjectID(d.N)).OK() {
				return false
			}
		case engine.LinkDatum:
			if g.Item(engine.ItemID(d.N)).State != engine.ItemFinalized {
				return false
			}
		}
		q := c.WithExecution(n / engine.ExecutionSlots)
		if part := n % engine.ExecutionSlots / engine.SlotsPerMode; part > 0 {
			var buf [8]int
			m := modesOf(g, i, n/engine.ExecutionSlots, buf[:0])[part-1]
			q = q.WithMode(&a.Modes.List[m], part-1)
		}
		if there != 0 && mustBeThere(&q, slot, there) && !isThere(g, d, there) {
			return false // it has left where the card was hidden (811.1)
		}
		return q.Matches(slot.Filter, d)
	}
	t.JudgeTargets(i, func(n int, d engine.Datum) bool {
		ok := legal(n, d)
		if !ok {
			g.Applies(engine.R(355, 15)) // nothing is chosen in its place
		}
		return ok
	})
	base := int(g.Item(i).Execution) * engine.ExecutionSlots
	judgeGroups(t, &c, i, a.Targets, base)
	if a.Modes == nil {
		return
	}
	var buf [8]int
	for part, m := range modesOf(g, i, int(g.Item(i).Execution), buf[:0]) {
		if m < len(a.Modes.List) {
			judgeGroups(t, &c, i, a.Modes.List[m].Targets, base+(part+1)*engine.SlotsPerMode)
		}
	}
}

// execute runs the text of an item: its chosen modes in order, or its one effect.
func execute(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	g := t.Game()
	c := g.ForItem(i)
	if y := a.Yield; y != nil {
		sum := total{}
		times := 1
		if a.X != nil {
			times = int(g.Item(i).X)
		}
		for range times {
			resourcesOf(&c, y.Amounts, &sum)
		}
		yield(t, g.Item(i).Controller, sum, y.Only)
	}
	if a.Modes == nil {
		t.RunEffect(c.WithAbility(a), a, a.Effect)
	} else {
		var buf [8]int
		for k, m := range modesOf(g, i, int(g.Item(i).Execution), buf[:0]) {
			if m < len(a.Modes.List) {
				mode := &a.Modes.List[m]
				t.RunEffect(c.WithMode(mode, k), mode, mode.Effect)
			}
		}
	}
	if a.Kind == engine.Activated {
		sayUsed(t, i, UsedEvent)
	}
}

// sayUsed says that an activated ability is used; its bearer may be gone, having paid for it.
func sayUsed(t *engine.Task, i engine.ItemID, kind engine.EventKind) {
	e := engine.Event{Kind: kind, Player: t.You, By: t.You, Subject: t.Self, Item: i, Rule: engine.R(377, 2)}
	if g := t.Game(); !g.Live(t.Self) {
		e.Snapshot = g.Remembered(t.Self)
	}
	t.Emit(e)
}

// yield adds resources to a player's pool, or, where only is not 0, to what is kept for one purpose: reserves[only-1]. What is of no one
// domain is universal power.
func yield(t *engine.Task, p engine.Player, sum total, only uint8) {
	g := t.Game()
	o := g.PlayerObject(p)
	g.Applies(engine.R(429, 1))
	energy, power := uint8(EnergyPool), func(r int) uint8 { return PowerPool + uint8(r) }
	if only != 0 {
		energy, power = KeptEnergy+only-1, func(int) uint8 { return KeptPower + only - 1 }
	}
	g.AddCounter(o, energy, sum.energy)
	for r, n := range sum.power {
		if n > 0 {
			g.AddCounter(o, power(min(r, Universal)), n)
		}
	}
}

// follow lets the steps that the text of a card has put on the chain ("do this") speak of the card where it is now, if all may see
// it there (386).
func follow(g *engine.Game, was, now engine.Ref) {
	if zones[g.KindOf(now.ID)].Visibility != engine.Public {
		return
	}
	g.Items(func(i engine.ItemID) bool {
		if it := g.Item(i); !it.Card && it.Instance.Bearer == was {
			g.EditItem(i).Instance.Bearer = now
		}
		return true
	})
}

// finishItem takes a resolved item off the chain; a spell's card goes to its owner's trash (359.3).
func finishItem(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	bearer := it.Instance.Bearer
	if it.Card {
		g.Applies(engine.R(350, 1))
	}
	if it.Card && g.Live(bearer) {
		g.Applies(engine.R(351, 2))
		if ref, _ := leaveChain(t, it, engine.R(359, 3)); ref.ID != 0 {
			bearer = ref
			follow(g, it.Instance.Bearer, ref)
		}
	}
	if g.Item(i).State != engine.ItemOff {
		g.EndItem(i)
	}
	resolved(t, i, it, bearer)
	t.Flush()
	chainClosed(t)
}

// leaveChain sends the card of an item that leaves the chain to its owner's trash; one that was played with Flow is
// banished instead (829).
func leaveChain(t *engine.Task, it engine.Item, rule engine.Rule) (engine.Ref, bool) {
	id := it.Instance.Bearer.ID
	if it.Flags&itemFlow != 0 {
		return banishAs(t, id, it.Controller, engine.R(829, 1))
	}
	return sendTo(t, id, trashOf, GoesTo, rule, false)
}

// resolved says that an item has resolved: a card was played now (419).
func resolved(t *engine.Task, i engine.ItemID, it engine.Item, bearer engine.Ref) {
	p := it.Controller
	if it.Card {
		t.Emit(engine.Event{Kind: PlayerPlays, Player: p, By: p, Subject: bearer, Item: i, From: it.From, Amount: it.Spent[0], Rule: engine.R(419, 4)})
	} else {
		t.Game().Applies(engine.R(406, 5))
	}
	t.Emit(engine.Event{Kind: ResolvedEvent, Player: p, By: p, Subject: bearer, Item: i, Rule: engine.R(340)})
}

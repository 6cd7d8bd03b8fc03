package riftbound

import "cardlathe/engine"

// The chain (325 to 340): pending items are finalized oldest first, then players act or pass, then the newest
// finalized item resolves.

// Decisions and options of the game.
const (
	DecideAct engine.DecisionKind = engine.DecisionRules + iota
	DecidePlace
	DecideMove
	DecideMulligan
	DecideStaged
	DecideAssign
)

// The options of DecideAct.
const (
	OptionPlay     = engine.OptionRules + iota // N: the card
	OptionActivate                             // N: the object, M: its ability
	OptionMove                                 // N: the destination
	OptionEndTurn
)

// acted is what became of asking the holder of priority.
type acted uint8

const (
	owed   acted = iota // the decision is owed: the task must end
	played              // something was done
	passed
)

// act asks who has priority to play, activate, move or pass.
func act(t *engine.Task, p engine.Player, idle bool) acted {
	g := t.Game()
	setSeat(g, regPriority, p)
	o, ok := t.Owe(DecideAct, p, func(d *engine.Decision) { listActs(g, p, d, idle) })
	if !ok {
		return owed
	}
	switch o.Kind {
	case OptionPlay:
		beginPlay(t, p, engine.ObjectID(o.N), nil)
	case OptionActivate:
		beginActivation(t, p, engine.ObjectID(o.N), int(o.M))
	case OptionMove:
		standardMove(t, p, engine.PlaceID(o.N))
	case OptionEndTurn:
		g.SetRegister(regPriority, 0)
		endMain(t)
	default:
		return passed
	}
	return played
}

// listActs lists all that a player with priority may do. idle tells that the main phase is open: then the turn can
// be ended; else the alternative is to pass.
func listActs(g *engine.Game, p engine.Player, d *engine.Decision, idle bool) {
	var w wallet
	w.open(g, p, false, 0)
	try := func(id engine.ObjectID) {
		if len(d.Options) < engine.MaxOptions-4 && mayPlay(g, p, id, &w).OK() {
			d.Add(engine.Option{Kind: OptionPlay, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc})
		}
	}
	for id := g.First(handOf(g, p)); id != 0; id = g.Next(id) {
		try(id)
	}
	for id := g.First(championOf(g, p)); id != 0; id = g.Next(id) {
		try(id)
	}
	if playsFromElsewhere(g) {
		for _, z := range []engine.ZoneID{trashOf(g, p), banishmentOf(g, p)} {
			for id := g.First(z); id != 0; id = g.Next(id) {
				try(id)
			}
		}
	}
	if g.Occurs(engine.Activated) {
		g.Works(engine.Activated, func(c *engine.Context, a *engine.Ability) bool {
			if c.You == p && len(d.Options) < engine.MaxOptions-4 && mayActivate(g, p, c, a).OK() {
				d.Add(engine.Option{Kind: OptionActivate, Of: engine.ObjectDatum, N: int32(c.Self.ID), Inc: c.Self.Inc, M: int32(a.Index)})
			}
			return true
		})
	}
	if neutralOpen(g) && g.Active() == p {
		listMoves(g, p, d)
	}
	if idle {
		d.Add(engine.Option{Kind: OptionEndTurn})
	} else {
		d.Add(engine.Option{Kind: engine.OptionPass})
	}
}

// playsFromElsewhere reports whether anything permits to play cards from where they are not played by default.
func playsFromElsewhere(g *engine.Game) bool {
	found := false
	g.Works(engine.Permit, func(c *engine.Context, a *engine.Ability) bool {
		found = a.What == ActPlay && a.To == nil
		return !found
	})
	return found
}

// mayActivate tells what keeps a player from activating an ability (381, 402).
func mayActivate(g *engine.Game, p engine.Player, c *engine.Context, a *engine.Ability) engine.Refusal {
	if c.You != p {
		return engine.Refusal{Rule: engine.R(381), Reason: "it is not your ability"}
	}
	if r := timing(g, p, a.Speed); !r.OK() {
		return r
	}
	if r := forbidden(g, ActActivate, c.Self.ID, 0); !r.OK() {
		return r
	}
	if a.When != nil && !c.Holds(a.When) {
		return engine.Refusal{Rule: engine.R(402, 3), Reason: "its condition does not hold", By: c.Self, Line: a.Line}
	}
	if a.Limit.N > 0 && g.Uses(c.Instance, a.Limit.Per == PerGame) >= int(a.Limit.N) {
		return engine.Refusal{Rule: engine.R(402, 3), Reason: "it was used as often as it may be", By: c.Self, Line: a.Line}
	}
	if !payable(c, p, a.Cost) {
		return engine.Refusal{Rule: engine.R(357, 2), Reason: "its cost cannot be paid"}
	}
	pr := propose(g)
	defer unpropose(g)
	pr.c.Reuse(*c)
	pr.g, pr.p, pr.ability, pr.afford, pr.own = g, p, a, true, g.Definition(c.Self.ID).Colors
	pr.wallet.open(g, p, false, c.Self.ID)
	resourcesOf(c, a.Cost, &pr.cost)
	if !pr.affordable() {
		return engine.Refusal{Rule: engine.R(357, 1), Reason: "its cost cannot be paid"}
	}
	return pr.choosable()
}

// beginPlay puts a card on the chain as a pending item (354). riders says what an effect that plays it adds.
func beginPlay(t *engine.Task, p engine.Player, id engine.ObjectID, riders func(it *engine.Item)) engine.ItemID {
	g := t.Game()
	from := g.Object(id).Zone
	ref := g.Put(id, chainZone(g), false)
	g.SetController(id, p)
	it := engine.Item{Card: true, Controller: p, By: t.You, From: from, Executions: 1, Cause: t.Cause,
		Instance: engine.Instance{Definition: g.Object(id).Definition, Ability: -1, Bearer: ref}}
	if a := onPlay(g.Definition(id)); a != nil {
		it.Instance.Ability = int16(a.Index)
		it.DeclHash = a.DeclHash
	}
	if riders != nil {
		riders(&it)
	}
	open(g, openedByPlay)
	return t.Pend(it)
}

// open notes what opened the chain, if it is opened now (346.1).
func open(g *engine.Game, by int32) {
	if !g.HasItems() {
		g.SetRegister(regOpener, by)
	}
	g.SetRegister(regPasses, 0)
	g.SetRegister(regPriority, 0)
}

func beginActivation(t *engine.Task, p engine.Player, id engine.ObjectID, ability int) {
	g := t.Game()
	a := &g.Definition(id).Abilities[ability]
	c := g.ForAbility(id, a)
	by := int32(openedByPlay)
	if a.Adds {
		// Adding resources changes neither priority nor focus (429).
		by = openedByAdd
		g.SetRegister(regAddPriority, g.Register(regPriority))
		g.SetRegister(regAddPasses, g.Register(regPasses))
	}
	open(g, by)
	t.Pend(engine.Item{Controller: p, By: p, Instance: c.Instance, Executions: 1})
}

// Pended is called by the kernel for every new pending item: the chain exists, a cleanup is due (319.3).
func (Rules) Pended(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	if g.Register(regOpener) == openedByNothing {
		g.SetRegister(regOpener, openedByTrigger)
	}
	g.SetRegister(regPasses, 0)
	g.SetRegister(regPriority, 0)
	needCleanup(g)
}

// finalize runs steps 2 to 6 of the process of play for the oldest pending item (337).
func finalize(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	t.Step = engine.R(337)
	it := g.Item(i)
	t.Context = g.ForItem(i)
	if it.Card {
		finalizeCard(t, i)
	} else {
		finalizeAbility(t, i)
	}
	g.Propose(0)
	needCleanup(g)
}

// finalizeCard makes the choices of a card, pays for it and lets a permanent enter.
func finalizeCard(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	id := it.Instance.Bearer.ID
	def := g.Definition(id)
	p := it.Controller
	g.Propose(id)
	pr := propose(g)
	pr.c.Reuse(t.Context)
	pr.g, pr.p, pr.card, pr.def, pr.item, pr.afford = g, p, id, def, i, true
	pr.own, pr.spell, pr.ability = def.Colors, def.Types.Any(1<<Spell), onPlay(def)
	pr.wallet.open(g, p, pr.spell, id)

	instructed := it.Cause != 0
	ignore := it.Ignore
	var extra total
	for k, index := range additionalCosts(def) {
		a := &def.Abilities[index]
		c := g.ForItem(i).WithAbility(a)
		if a.Active != nil && !c.Holds(a.Active) || a.When != nil && !c.Holds(a.When) || !payable(&c, p, a.Cost) {
			continue
		}
		with := extra
		resourcesOf(&c, a.Cost, &with)
		cost := baseCost(def, max(ignore, a.Ignore), instead(&t.Context))
		cost.add(&with)
		pr.cost = changed(g, cost, id)
		without := baseCost(def, ignore, instead(&t.Context))
		without.add(&extra)
		without = changed(g, without, id)
		can := pr.wallet.canPay(&pr.cost, pr.own)
		must := !a.Optional || !pr.wallet.canPay(&without, pr.own)
		if !can && a.Optional {
			continue
		}
		chosen := must
		if !must {
			chosen = t.Ask(engine.DecideAdditional, p, func(d *engine.Decision) {
				d.Add(engine.Option{Kind: engine.OptionYes})
				d.Add(engine.Option{Kind: engine.OptionNo})
				d.Text, d.Cost, d.A = a.Prompt, a.Cost, int32(index)
			}).Kind == engine.OptionYes
		}
		if !chosen {
			continue
		}
		extra = with
		if a.Ignore != 0 {
			ignore = a.Ignore
		}
		g.EditItem(i).Paid |= 1 << k
		choosePayers(t, pr, &c, a.Cost, additionalSlot+100*k)
	}
	cost := baseCost(def, ignore, instead(&t.Context))
	if ignore != IgnoreEverything {
		cost.add(&extra)
		cost = changed(g, cost, id)
	}
	pr.cost = cost
	if def.Types.Any(1 << Unit) {
		choosePlace(t, pr, i)
	} else if def.Types.Any(1 << Gear) {
		g.EditItem(i).Place = baseOf(g, p)
	}
	if pr.ability != nil {
		pr.c.Reuse(g.ForItem(i))
		if !chooseAll(t, pr, pr.ability, i) {
			undoPlay(t, i)
			return
		}
		pr.c.Reuse(g.ForItem(i))
	}
	cost.power[anyPower] += pr.deflects()
	if ignore == IgnoreEverything {
		cost = total{}
	}
	if !pay(t, p, cost, pr.own, pr.spell, instructed, id) {
		undoPlay(t, i)
		return
	}
	payObjects(t, i, def)
	g.EditItem(i).Spent = [2]int16{int16(cost.energy), int16(powerSum(&cost))}
	finishCard(t, i)
}

func powerSum(t *total) int {
	n := 0
	for _, k := range t.power {
		n += k
	}
	return n
}

// instead is the cost that an effect set for a play, or nil.
func instead(c *engine.Context) *total {
	if d := c.Argument("play cost"); d.Kind != engine.BoolDatum {
		return nil
	}
	var t total
	if d := c.Argument("play energy"); d.Kind == engine.NumberDatum {
		t.energy = int(d.N)
	}
	for r, name := range powerNames {
		if d := c.Argument(name); d.Kind == engine.NumberDatum {
			t.power[r] = int(d.N)
		}
	}
	return &t
}

var powerNames = [engine.MaxResources]string{"play fury", "play calm", "play mind", "play body", "play chaos", "play order", "play any", "play own"}

// undoPlay takes back a play that cannot be completed or is declined: the card returns where it came from (358.5).
func undoPlay(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	g.EndItem(i)
	id := it.Instance.Bearer.ID
	if it.Card && g.Live(it.Instance.Bearer) {
		if g.Definition(id).Token {
			g.Put(id, nowhere(g), false)
		} else {
			g.Put(id, it.From, false)
		}
	}
	chainClosed(t)
}

// choosePlace asks where a unit is to be played (355.2).
func choosePlace(t *engine.Task, pr *proposal, i engine.ItemID) {
	g := t.Game()
	if fixed := g.Item(i).Place; fixed != 0 {
		if mayStandAt(g, pr.p, fixed) {
			return
		}
		g.EditItem(i).Place = baseOf(g, pr.p)
		return
	}
	o := t.AskUnlessForced(DecidePlace, pr.p, func(d *engine.Decision) {
		pr.places(func(place engine.PlaceID) bool {
			d.Add(engine.Thing(engine.At(place)))
			return true
		})
	})
	place := o.Datum().Place()
	if place == 0 {
		place = baseOf(g, pr.p)
	}
	g.EditItem(i).Place = place
}

// choosePayers asks which objects pay the parts of a cost.
func choosePayers(t *engine.Task, pr *proposal, c *engine.Context, cost *engine.Cost, slot int) {
	if cost == nil {
		return
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.Kind != engine.CostObjects {
			continue
		}
		if part.Ref != nil {
			t.Game().AddPick(pr.item, slot+k, c.Eval(part.Ref))
			continue
		}
		n := count(c, part)
		list := payers(c, pr.p, part)
		for _, d := range t.ChooseFrom(engine.DecideChoose, pr.p, list, n, n, func(d *engine.Decision) { d.Text = part.Field.Name; d.Item = pr.item }) {
			t.Game().AddPick(pr.item, slot+k, d)
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
		switch part.Field.ID {
		case costXP:
			c := g.ForItem(i)
			o := g.PlayerObject(p)
			g.AddCounter(o, XP, -c.Number(part.N))
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
				payWith(t, part.Field.ID, engine.ObjectID(d.N))
			}
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
		if a.Modes.Fresh == engine.FreshTurn {
			t.Game().UseMode(t.Instance, m)
		}
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

// finishCard is step 6 (359): the card is finalized; a permanent resolves at once (337.2).
func finishCard(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	id := it.Instance.Bearer.ID
	def := g.Definition(id)
	p := it.Controller
	e := engine.Event{Kind: Finalizes, Player: p, By: p, Subject: it.Instance.Bearer, Item: i, From: it.From, Rule: engine.R(419), Amount: it.Spent[0]}
	if !def.Token {
		t.Emit(e)
	}
	sayChosen(t, i, p)
	if def.Types.Any(1 << Spell) {
		g.EditItem(i).State = engine.ItemFinalized
		f := e
		f.Kind, f.Rule = FinalizedEvent, engine.R(337)
		t.Emit(f)
		return
	}
	enterBoard(t, i, p, id, def)
}

// sayChosen says what an item chose when it is finalized (383).
func sayChosen(t *engine.Task, i engine.ItemID, p engine.Player) {
	g := t.Game()
	var chosen []engine.Datum
	g.Targets(i, func(slot int, d engine.Datum) {
		if d.Kind == engine.ObjectDatum && slot < modeSlot {
			chosen = append(chosen, d)
		}
	})
	for _, d := range chosen {
		t.Emit(engine.Event{Kind: ChosenEvent, Player: p, By: p, Subject: d.Ref(), Item: i, Cause: i, Rule: engine.R(383)})
	}
}

// enterBoard lets a permanent enter: a unit exhausted where it was played, a gear ready in the base (143.4, 149).
func enterBoard(t *engine.Task, i engine.ItemID, p engine.Player, id engine.ObjectID, def *engine.Card) {
	g := t.Game()
	it := *g.Item(i)
	g.EditItem(i).State = engine.ItemResolving
	flags := g.Derived(id).Flags
	exhausted := def.Types.Any(1<<Unit) && flags&(1<<flagEntersReady) == 0 && it.Flags&itemReady == 0
	if flags&(1<<flagEntersExhausted) != 0 {
		exhausted = true
	}
	place := it.Place
	if place == 0 {
		place = baseOf(g, p)
	}
	g.EndItem(i)
	ref := g.Put(id, place, false)
	g.SetController(id, p)
	g.SetStatus(id, Exhausted, exhausted)
	giveRiders(t, i, id)
	e := engine.Event{Player: p, By: p, Subject: ref, Item: i, From: it.From, Place: place, Amount: it.Spent[0], Rule: engine.R(359, 2)}
	e.Kind = Enters
	t.Emit(e)
	contest(t, place, p)
	e.Kind, e.Rule = Played, engine.R(419)
	t.Emit(e)
	if def.Token {
		e.Kind = PlaysToken
	} else {
		e.Kind = PlayerPlays
	}
	t.Emit(e)
	if def.Types.Any(1<<Unit) && g.HasKeyword(id, Vision) {
		// Vision is a play effect: it waits on the chain as any other (817).
		t.Flush()
		pendVision(t, p, ref)
	}
	promise(g, i, ref)
	chainClosed(t)
}

// itemReady and others are the flags of items of this game.
const (
	itemReady = 1 << iota
	itemVision
	itemTemporary
)

// pendVision puts the play effect of Vision on the chain.
func pendVision(t *engine.Task, p engine.Player, ref engine.Ref) {
	t.Pend(engine.Item{Controller: p, By: p, Executions: 1, Flags: itemVision,
		Instance: engine.Instance{Definition: t.Game().Object(ref.ID).Definition, Ability: -1, Bearer: ref}})
}

// finalizeAbility decides a leading "may", makes the choices and pays the leading cost (402, 404). A triggered
// ability without options, or whose cost is declined, leaves the chain as if it had not triggered.
func finalizeAbility(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	a := g.AbilityOf(it.Instance)
	if it.Flags&(itemVision|itemTemporary) != 0 {
		g.EditItem(i).State = engine.ItemFinalized
		return
	}
	if a == nil || a.DeclHash != it.DeclHash {
		drop(t, i)
		return
	}
	p := it.Controller
	trigger := a.Kind == engine.Triggered || a.Kind == engine.Step
	pr := propose(g)
	pr.c.Reuse(t.Context)
	pr.g, pr.p, pr.ability, pr.item, pr.afford, pr.own = g, p, a, i, true, g.Definition(it.Instance.Bearer.ID).Colors
	pr.wallet.open(g, p, false, it.Instance.Bearer.ID)
	resourcesOf(&t.Context, a.Cost, &pr.cost)
	can := payable(&t.Context, p, a.Cost) && pr.affordable()
	afford := pr.afford
	if trigger {
		// A trigger's Deflect may be refused later (404.2); it does not make a target illegal.
		pr.afford = false
	}
	can = can && pr.choosable().OK()
	pr.afford = afford && !trigger
	if !can {
		drop(t, i)
		return
	}
	if trigger && a.Optional && !t.May(p, func(d *engine.Decision) { d.Text, d.Cost, d.Item = a.Prompt, a.Cost, i }) {
		drop(t, i)
		return
	}
	if a.Limit.N > 0 {
		g.Use(it.Instance)
	}
	choosePayers(t, pr, &t.Context, a.Cost, payerSlot)
	pr.c.Reuse(g.ForItem(i))
	if !chooseAll(t, pr, a, i) {
		drop(t, i)
		return
	}
	pr.c.Reuse(g.ForItem(i))
	cost := pr.cost
	cost.power[anyPower] += pr.deflects()
	// Who agreed to a leading cost pays it; what choosing a target costs beyond that may still be refused (404.2).
	mayRefuse := trigger && (!a.Optional || pr.deflects() > 0)
	if !pay(t, p, cost, pr.own, false, mayRefuse, it.Instance.Bearer.ID) {
		drop(t, i)
		return
	}
	payObjects(t, i, nil)
	sayChosen(t, i, p)
	g.EditItem(i).Spent = [2]int16{int16(cost.energy), int16(powerSum(&cost))}
	if a.Adds {
		// An Add ability resolves on finalization; nobody can answer (337.2, 429).
		g.EditItem(i).State = engine.ItemResolving
		resolve(t, i)
		if a.Kind == engine.Activated && g.HasItems() {
			g.SetRegister(regPriority, g.Register(regAddPriority))
			g.SetRegister(regPasses, g.Register(regAddPasses))
		}
		return
	}
	g.EditItem(i).State = engine.ItemFinalized
}

// drop removes a pending item; it counts as not triggered (383.3).
func drop(t *engine.Task, i engine.ItemID) {
	t.Game().EndItem(i)
	chainClosed(t)
}

// chain is the step while only finalized items exist: the holder of priority acts or passes, or the newest item
// resolves (338 to 340).
func chain(t *engine.Task, newest engine.ItemID) {
	g := t.Game()
	if g.Item(newest).State == engine.ItemResolving {
		t.Step = engine.R(340)
		resolve(t, newest)
		return
	}
	t.Step = engine.R(338)
	p := seatRegister(g, regPriority)
	if p == engine.NoPlayer {
		p = g.Item(newest).Controller
		g.SetRegister(regPasses, 0)
	}
	if act(t, p, false) != passed {
		return
	}
	passes := g.Register(regPasses) + 1
	g.SetRegister(regPasses, passes)
	if int(passes) < g.Players() {
		setSeat(g, regPriority, g.After(p))
		return
	}
	g.SetRegister(regPasses, 0)
	g.SetRegister(regPriority, 0)
	g.EditItem(newest).State = engine.ItemResolving
}

// resolve runs one execution of an item; after the last one the item leaves the chain (359.3, 340).
func resolve(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	t.Cause = i
	it := *g.Item(i)
	t.Context = g.ForItem(i)
	t.ResumeVerbs()
	a := g.AbilityOf(it.Instance)
	switch {
	case it.Flags&itemVision != 0:
		predict(t, it.Controller, 1)
	case it.Flags&itemTemporary != 0:
		if g.Live(it.Instance.Bearer) {
			kill(t, []engine.ObjectID{it.Instance.Bearer.ID}, true)
		}
	case a != nil && a.DeclHash == it.DeclHash:
		judge(t, i, a)
		execute(t, i, a)
	}
	t.Flush()
	if g.Item(i).State == engine.ItemOff {
		chainClosed(t) // its card left the chain by its own text
		return
	}
	if it.Execution+1 < it.Executions {
		g.EditItem(i).Execution++
		return
	}
	finishItem(t, i)
}

// judge finds out which targets are no longer legal (359.3.e).
func judge(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	g := t.Game()
	c := g.ForItem(i).WithAbility(a)
	p := g.Item(i).Controller
	t.JudgeTargets(i, func(n int, d engine.Datum) bool {
		if n >= modeSlot {
			return true
		}
		slot := slotOf(a, n)
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
		q := c
		if n >= engine.SlotsPerMode {
			m := n/engine.SlotsPerMode - 1
			q = c.WithMode(&a.Modes.List[m], m)
		}
		return q.Matches(slot.Filter, d)
	})
}

// slotOf is the declaration behind a slot number.
func slotOf(a *engine.Ability, n int) *engine.Slot {
	list := a.Targets
	if n >= engine.SlotsPerMode {
		m := n/engine.SlotsPerMode - 1
		if a.Modes == nil || m >= len(a.Modes.List) {
			return nil
		}
		list, n = a.Modes.List[m].Targets, n%engine.SlotsPerMode
	}
	if n < len(list) {
		return &list[n]
	}
	return nil
}

// execute runs the text of an item: its chosen modes in order, or its one effect.
func execute(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	g := t.Game()
	c := g.ForItem(i)
	if a.Yield != nil {
		yield(t, g.Item(i).Controller, a.Yield)
	}
	if a.Modes == nil {
		t.RunEffect(c.WithAbility(a), a, a.Effect)
	} else {
		var chosen []int
		g.Targets(i, func(slot int, d engine.Datum) {
			if slot == modeSlot {
				chosen = append(chosen, int(d.N))
			}
		})
		for _, m := range chosen {
			if m < len(a.Modes.List) {
				mode := &a.Modes.List[m]
				t.RunEffect(c.WithMode(mode, m), mode, mode.Effect)
			}
		}
	}
	if a.Kind == engine.Activated {
		t.Emit(engine.Event{Kind: UsedEvent, Player: t.You, By: t.You, Subject: t.Self, Item: i, Rule: engine.R(381)})
	}
}

// yield adds what a resource ability declares.
func yield(t *engine.Task, p engine.Player, y *engine.Yield) {
	g := t.Game()
	o := g.PlayerObject(p)
	if y.Only == "spell" {
		g.AddCounter(o, SpellEnergyPool, y.Energy)
	} else {
		g.AddCounter(o, EnergyPool, y.Energy)
	}
	for _, a := range y.Power {
		r := int(a.Resource)
		if r < 0 {
			r = Universal
		}
		g.AddCounter(o, PowerPool+uint8(r), int(a.N))
	}
}

// finishItem takes a resolved item off the chain; a spell's card goes to its owner's trash (359.3).
func finishItem(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	g.EndItem(i)
	p := it.Controller
	if it.Card {
		id := it.Instance.Bearer.ID
		e := engine.Event{Kind: PlayerPlays, Player: p, By: p, Subject: it.Instance.Bearer, Item: i, From: it.From, Amount: it.Spent[0], Rule: engine.R(419)}
		if g.Live(it.Instance.Bearer) {
			ref := g.Put(id, trashOf(g, g.Object(id).Owner), false)
			e.Subject = ref
		}
		t.Emit(e)
	}
	t.Emit(engine.Event{Kind: ResolvedEvent, Player: p, By: p, Subject: it.Instance.Bearer, Item: i, Rule: engine.R(340)})
	g.SetRegister(regLastDealt, int32(i))
	t.Flush()
	chainClosed(t)
}

// chainClosed follows an item that left the chain: a cleanup is due, and when the chain is empty the focus may pass
// (340.2, 346).
func chainClosed(t *engine.Task) {
	g := t.Game()
	needCleanup(g)
	t.Flush()
	g.SetRegister(regPriority, 0)
	g.SetRegister(regPasses, 0)
	if g.HasItems() {
		return
	}
	opener := g.Register(regOpener)
	g.SetRegister(regOpener, openedByNothing)
	if inShowdown(g) && seatRegister(g, regFocus) != engine.NoPlayer && opener == openedByPlay {
		setSeat(g, regFocus, g.After(seatRegister(g, regFocus)))
	}
	if inShowdown(g) && opener == openedByPlay {
		g.SetRegister(regShowdownPasses, 0)
	}
}

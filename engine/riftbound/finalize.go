package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// Finalizing a pending item (337, 354 to 359, 398 to 406): its choices, its costs, its legality; then a permanent enters,
// and anything else waits on the chain.

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
		if a.Active != nil && !c.Holds(a.Active) || a.When != nil && !c.Holds(a.When) || it.Ignore == IgnoreEverything {
			continue
		}
		if !payable(&c, p, a.Cost) {
			if !a.Optional {
				undoPlay(t, i) // a mandatory additional cost that cannot be paid (356.2)
				return
			}
			continue
		}
		with := extra
		resourcesOf(&c, a.Cost, &with)
		cost := changed(g, baseCost(def, max(ignore, a.Ignore), instead(&t.Context)), with, id)
		without := changed(g, baseCost(def, ignore, instead(&t.Context)), extra, id)
		can := pr.wallet.canPay(&cost, pr.own)
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
		if !choosePayers(t, pr, &c, a.Cost, additionalSlot+100*k) {
			undoPlay(t, i)
			return
		}
	}
	pr.base, pr.extra, pr.free = baseCost(def, ignore, instead(&t.Context)), extra, ignore == IgnoreEverything
	if def.Types.Any(1 << Unit) {
		choosePlace(t, pr, i)
	} else if def.Types.Any(1 << Gear) {
		if g.Item(i).Place == 0 {
			g.EditItem(i).Place = baseOf(g, p)
		}
	}
	if pr.ability != nil {
		pr.c.Reuse(g.ForItem(i))
		if !chooseAll(t, pr, pr.ability, i) {
			undoPlay(t, i)
			return
		}
		pr.c.Reuse(g.ForItem(i))
	}
	cost := pr.total()
	if !pay(t, p, cost, pr.own, pr.spell, instructed, id) {
		undoPlay(t, i)
		return
	}
	useModes(t, i, pr.ability)
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
			g.Put(id, it.From, g.Zone(it.From).Kind == InDeck)
		}
	}
	if !g.HasItems() {
		g.SetRegister(regOpener, openedByNothing) // a play that was undone passes no focus
	}
	chainClosed(t)
	if g.HasItems() && it.Cause == 0 {
		setSeat(g, regPriority, it.Controller) // whose play is undone still has priority
	}
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
		if a := g.AbilityOf(it.Instance); a != nil {
			g.EditItem(i).DeclHash = a.DeclHash
		}
		f := e
		f.Kind, f.Rule = FinalizedEvent, engine.R(337)
		t.Emit(f)
		return
	}
	enterBoard(t, i, p, id, def)
}

// isTarget reports whether a slot of an item is a target, not a choice without targeting.
func isTarget(g *engine.Game, i engine.ItemID, slot int) bool {
	a := g.AbilityOf(g.Item(i).Instance)
	if a == nil {
		return true
	}
	s := slotOf(a, slot)
	return s == nil || !s.Untargeted
}

// sayChosen says what an item chose when it is finalized (383).
func sayChosen(t *engine.Task, i engine.ItemID, p engine.Player) {
	g := t.Game()
	var chosen []engine.Datum
	g.Targets(i, func(slot int, d engine.Datum) {
		if d.Kind == engine.ObjectDatum && slot < modeSlot && isTarget(g, i, slot) {
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
	promise(g, i, ref)
	chainClosed(t)
}

// itemReady and others are the flags of items of this game.
const (
	itemReady = 1 << iota
	itemVision
	itemTemporary
)

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
	if a == nil {
		drop(t, i)
		return
	}
	p := it.Controller
	trigger := a.Kind == engine.Triggered || a.Kind == engine.Step
	pr := propose(g)
	pr.c.Reuse(t.Context)
	pr.g, pr.p, pr.ability, pr.item, pr.afford, pr.own = g, p, a, i, true, g.Definition(it.Instance.Bearer.ID).Colors
	pr.wallet.open(g, p, false, it.Instance.Bearer.ID)
	resourcesOf(&t.Context, a.Cost, &pr.base)
	can := payable(&t.Context, p, a.Cost) && pr.affordable() && (a.Limit.N == 0 || g.Uses(it.Instance, a.Limit.Per == PerGame) < int(a.Limit.N))
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
	if !choosePayers(t, pr, &t.Context, a.Cost, payerSlot) {
		drop(t, i)
		return
	}
	pr.c.Reuse(g.ForItem(i))
	if !chooseAll(t, pr, a, i) {
		drop(t, i)
		return
	}
	pr.c.Reuse(g.ForItem(i))
	cost := pr.total()
	// Who agreed to a leading cost pays it; what choosing a target costs beyond that may still be refused (404.2).
	mayRefuse := trigger && (!a.Optional || pr.deflects() > 0)
	if !pay(t, p, cost, pr.own, false, mayRefuse, it.Instance.Bearer.ID) {
		drop(t, i)
		return
	}
	useModes(t, i, a)
	if slices.Contains(pr.spent, it.Instance.Bearer) {
		// What an ability itself has moved is looked back at (359.3).
		g.EditItem(i).Place = g.PlaceOf(it.Instance.Bearer.ID)
	}
	payObjects(t, i, nil)
	if a.Limit.N > 0 {
		g.Use(it.Instance)
	}
	sayChosen(t, i, p)
	row := g.EditItem(i)
	row.Spent, row.DeclHash = [2]int16{int16(cost.energy), int16(powerSum(&cost))}, a.DeclHash
	if a.Adds {
		// An Add ability resolves on finalization; nobody can answer (337.2, 429).
		g.EditItem(i).State = engine.ItemResolving
		made := g.ItemsMade()
		resolve(t, i)
		if a.Kind == engine.Activated && g.HasItems() && g.ItemsMade() == made {
			g.SetRegister(regPriority, g.Register(regAddPriority))
			g.SetRegister(regPasses, g.Register(regAddPasses))
		}
		return
	}
	g.EditItem(i).State = engine.ItemFinalized
	t.Emit(engine.Event{Kind: FinalizedEvent, Player: p, By: p, Subject: it.Instance.Bearer, Item: i, Rule: engine.R(337)})
}

// drop removes a pending item; it counts as not triggered (383.3).
func drop(t *engine.Task, i engine.ItemID) {
	t.Game().EndItem(i)
	chainClosed(t)
}

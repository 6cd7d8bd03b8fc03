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
	t.Step = engine.R(337, 1)
	g.Applies(engine.R(334, 2))
	it := g.Item(i)
	t.Context = g.ForItem(i)
	if it.Card {
		finalizeCard(t, i)
	} else {
		finalizeAbility(t, i)
	}
	if t.Owes() {
		return
	}
	g.Propose(0)
	switch {
	case g.Pending() != 0:
		g.Applies(engine.R(337, 3))
	case g.HasItems():
		g.Applies(engine.R(337, 4))
	}
	needCleanup(g, engine.R(319, 4))
}

// finalizeCard makes the choices of a card, pays for it and lets a permanent enter.
func finalizeCard(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	id := it.Instance.Bearer.ID
	def := g.Definition(id)
	p := it.Controller
	g.Propose(id)
	pr := proposeCard(g, p, id)
	pr.c.Reuse(t.Context)
	pr.item, pr.afford, pr.ambush = i, true, it.Flags&itemAmbush != 0
	pr.terms = playTerms{instead: instead(&t.Context), ignore: it.Ignore}
	pr.terms.by, pr.terms.permit = permissionOf(&t.Context, i)
	if it.Flags&itemHidden != 0 {
		pr.there = hiddenPlace(g, it.From)
		keywordWorks(g, id, Hidden)
	} else if g.HasKeyword(id, Hidden) {
		g.Applies(engine.R(811, 3))
	}
	pr.wallet.open(g, p, pr.uses, id)
	if !payAdditions(t, pr, i) {
		undoPlay(t, i)
		return
	}
	if def.Types.Any(1 << Unit) {
		if (pr.ambush || pr.terms.to() != nil) && !pr.anyPlace() {
			g.Applies(engine.R(358, 4))
			if pr.ambush {
				g.Applies(engine.R(822, 3))
			}
			undoPlay(t, i) // it could be played nowhere any more; nothing is paid yet
			return
		}
		if !choosePlace(t, pr, i) {
			return
		}
	} else if def.Types.Any(1<<Gear) && g.Item(i).Place == 0 {
		g.EditItem(i).Place = baseOf(g, p)
		if pr.there != 0 {
			g.EditItem(i).Place = pr.there // it enters where it was hidden (811)
		}
	}
	if pr.ability != nil {
		if pr.ability.X != nil {
			chooseX(t, pr, pr.ability.X, i)
		}
		for e := range int(g.Item(i).Executions) {
			pr.c.Reuse(g.ForItem(i))
			if !chooseAll(t, pr, pr.ability, i, e) {
				undoPlay(t, i)
				return
			}
			if e > 0 {
				g.Applies(engine.R(820, 2))
			}
		}
		pr.c.Reuse(g.ForItem(i))
	}
	freely := pr.ambush && (pr.ambushes(g.Item(i).Place) || pr.terms.to() != nil && byAmbush(pr.terms.permit))
	cost := pr.chooseTotal(t)
	pr.noteCost()
	if !payOrOwe(t, p, cost, pr.own, pr.uses, it.Cause != 0, id) {
		if !t.Owes() {
			g.Applies(engine.R(358, 2))
		}
		undoPlay(t, i)
		return
	}
	useModes(t, i, pr.ability)
	payObjects(t, pr, i)
	t.Flush() // what watches the payment does so before a permanent is there (383.2)
	if place := g.Item(i).Place; def.Types.Any(1<<Unit) && pr.ambush && !freely && unitsAt(g, place, p) == 0 {
		g.Applies(engine.R(358, 4))
		g.Applies(engine.R(822, 3))
		undoPlay(t, i) // no unit of its player is there any more
		return
	}
	g.EditItem(i).Spent = [2]int16{int16(cost.energy), int16(powerSum(&cost))}
	finishCard(t, i)
}

// hiddenPlace is the battlefield of a facedown zone.
func hiddenPlace(g *engine.Game, zone engine.ZoneID) engine.PlaceID { return zone - 1 }

// chooseX asks for x: as much as can be paid of what one point costs (355).
func chooseX(t *engine.Task, pr *proposal, unit *engine.Cost, i engine.ItemID) {
	g := pr.g
	most := 0
	saved := pr.extra
	for most < maxX {
		resourcesOf(&pr.c, unit, &pr.extra)
		if !pr.affordable() || !pr.wealthy(unit, most+1) || pr.priced != nil && !pr.choosable().OK() {
			break
		}
		most++
	}
	pr.extra = saved
	o := t.AskUnlessForced(engine.DecideNumber, pr.p, func(d *engine.Decision) {
		d.Item, d.Min, d.Max = i, 0, most
		for n := 0; n <= most && n < engine.MaxOptions; n++ {
			d.Add(engine.Option{Kind: engine.OptionNumber, N: int32(n)})
		}
	})
	g.EditItem(i).X = int16(o.N)
	for range int(o.N) {
		resourcesOf(&pr.c, unit, &pr.extra)
	}
	pr.experience += int(o.N) * xpOf(&pr.c, unit)
	for k := range unit.Parts {
		part := &unit.Parts[k]
		if part.Field.Kind != engine.CostObjects || part.Ref != nil {
			continue
		}
		list := pr.payers(&pr.c, part)
		n := int(o.N) * count(&pr.c, part)
		for _, d := range t.ChooseFrom(engine.DecideChoose, pr.p, list, n, n, func(d *engine.Decision) { d.Text, d.Item = part.Field.Name, i }) {
			g.AddPick(i, xSlot+k, d)
		}
	}
}

// maxX bounds what can be chosen for x: a decision lists no more.
const maxX = engine.MaxOptions - 1

// xSlot is the number of the first slot of what pays for x.
const xSlot = 3000

// wealthy reports whether a player has the objects and experience to pay n points of x.
func (pr *proposal) wealthy(unit *engine.Cost, n int) bool {
	if !pr.experienced(&pr.c, unit, n) {
		return false
	}
	for k := range unit.Parts {
		part := &unit.Parts[k]
		if part.Field.Kind == engine.CostObjects && part.Ref == nil && len(pr.payers(&pr.c, part)) < n*count(&pr.c, part) {
			return false
		}
	}
	return true
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

// undoPlay takes back a play that cannot be completed or is declined: the card returns where it came from (358.5). One of
// which a question is owed goes on with the answer.
func undoPlay(t *engine.Task, i engine.ItemID) {
	if t.Owes() {
		return
	}
	g := t.Game()
	it := *g.Item(i)
	g.Applies(engine.R(358, 5))
	g.EndItem(i)
	id := it.Instance.Bearer.ID
	if it.Card && g.Live(it.Instance.Bearer) {
		if g.Printed(id).Token {
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

// choosePlace asks where a unit is to be played (355.2); false when the question is owed.
func choosePlace(t *engine.Task, pr *proposal, i engine.ItemID) bool {
	g := t.Game()
	if pr.there != 0 {
		g.EditItem(i).Place = pr.there
		if !mayStandAt(g, pr.p, pr.there) {
			g.Applies(engine.R(462, 2))
			g.EditItem(i).Place = baseOf(g, pr.p)
		}
		return true
	}
	if fixed := g.Item(i).Place; fixed != 0 {
		if mayStandAt(g, pr.p, fixed) {
			return true
		}
		g.Applies(engine.R(462, 2))
		g.EditItem(i).Place = baseOf(g, pr.p)
		return true
	}
	t.Game().Applies(engine.R(355, 2))
	var among []engine.Datum // an effect, or what is paid for, says where
	if g.Item(i).Cause != 0 || len(pr.paid) > 0 {
		among = t.Argument(placesArgument).List()
	}
	o, ok := t.OweUnlessForced(DecidePlace, pr.p, func(d *engine.Decision) {
		add := func(place engine.PlaceID) bool {
			d.Add(engine.Thing(engine.At(place)))
			return true
		}
		if among == nil {
			pr.places(add)
		}
		for _, x := range among {
			if place := x.Place(); mayStandAt(g, pr.p, place) && forbidden(g, ActPlay, pr.p, pr.card, place).OK() {
				add(place)
			}
		}
	})
	if !ok {
		return false
	}
	place := o.Datum().Place()
	if place == 0 {
		place = baseOf(g, pr.p)
	}
	g.EditItem(i).Place = place
	return true
}

// permissionArgument names the permission by which a card is played.
const permissionArgument = "play permission"

// permissionOf is the permission by which the card of an item is played; nil when it needs none. Of its own text it is that of the
// card as it is now.
func permissionOf(c *engine.Context, i engine.ItemID) (*engine.Context, *engine.Ability) {
	g := c.Game()
	if g.Item(i).Flags&itemPermitted == 0 {
		return nil, nil
	}
	by, a := g.Handled(c.Argument(permissionArgument))
	if card := g.Item(i).Instance.Bearer; by.Self.ID == card.ID {
		by.Self, by.Instance.Bearer = card, card
	}
	return &by, a
}

// itemReady and others are the flags of items of this game.
const (
	itemReady       = 1 << iota
	itemFlow        // played with Flow (829)
	itemHidden      // played from where it was hidden (811)
	itemAmbush      // played when only Ambush allowed it (822)
	itemExhausted   // enters exhausted, says the effect that plays it
	itemAccelerated // enters ready since Accelerate was paid (805)
	itemPermitted   // played by a permission
)

// finalizeAbility decides a leading "may", makes the choices and pays the leading cost (402, 404). A triggered
// ability without options, or whose cost is declined, leaves the chain as if it had not triggered: then, or when a question is
// owed, it reports false.
func finalizeAbility(t *engine.Task, i engine.ItemID) bool {
	g := t.Game()
	it := *g.Item(i)
	a := g.AbilityOf(it.Instance)
	if a == nil {
		drop(t, i)
		return false
	}
	g.Applies(engine.R(399))
	p := it.Controller
	trigger := triggers(a)
	pr := proposeAbility(g, p, &t.Context, a)
	pr.item = i
	pr.there = fromHiding(&t.Context, i) // what a hidden card does when it is played is done there (811)
	if !begins(t, pr, a, i) {
		drop(t, i)
		return false
	}
	way, ok := chooseWay(t, pr, &t.Context, a.Cost)
	pr.base = total{}
	resourcesOf(&t.Context, way, &pr.base)
	if pr.priced != nil {
		pr.priced = way
	}
	if !ok || !choosePayers(t, pr, &t.Context, way, payerSlot, false) {
		drop(t, i)
		return false
	}
	pr.c.Reuse(g.ForItem(i))
	if a.X != nil {
		chooseX(t, pr, a.X, i)
		pr.c.Reuse(g.ForItem(i))
	}
	if !chooseAll(t, pr, a, i, 0) {
		drop(t, i)
		return false
	}
	if len(a.Targets) > 0 || a.Modes != nil {
		g.Applies(engine.R(402, 2))
	}
	pr.c.Reuse(g.ForItem(i))
	if pr.priced != nil {
		pr.base = total{}
		resourcesOf(&pr.c, way, &pr.base)
		if !choosePayers(t, pr, &pr.c, way, payerSlot, true) {
			drop(t, i)
			return false
		}
		pr.c.Reuse(g.ForItem(i))
	}
	cost := pr.chooseTotal(t)
	pr.noteParts(cost)
	pr.noteCost()
	t.Step = engine.R(404, 1)
	// Who agreed to a leading cost pays it; what choosing a target costs beyond that may still be refused (404.2).
	mayRefuse := trigger && (!a.Optional || pr.deflects() > 0)
	if !payOrOwe(t, p, cost, pr.own, pr.uses, mayRefuse, it.Instance.Bearer.ID) {
		if !t.Owes() {
			g.Applies(engine.R(404, 2))
		}
		drop(t, i)
		return false
	}
	useModes(t, i, a)
	if a.Optional && len(a.Targets) > 0 {
		g.Applies(engine.R(355, 12))
	}
	if slices.Contains(pr.spent, it.Instance.Bearer) {
		// What an ability itself has moved is looked back at (359.3).
		g.EditItem(i).Place = g.PlaceOf(it.Instance.Bearer.ID)
	}
	payObjects(t, pr, i)
	if a.Limit.N > 0 {
		g.Use(it.Instance)
	}
	t.Step = engine.R(406, 1)
	sayChosen(t, i, p)
	row := g.EditItem(i)
	row.Spent, row.DeclHash = [2]int16{int16(cost.energy), int16(powerSum(&cost))}, a.DeclHash
	if a.Kind == engine.Activated {
		sayUsed(t, i, Uses)
	}
	if a.Adds {
		add(t, i, a)
		return true
	}
	g.EditItem(i).State = engine.ItemFinalized
	g.Applies(engine.R(329, 2))
	if !trigger {
		g.Applies(engine.R(377, 3))
	}
	g.Applies(engine.R(400, 1))
	t.Step = engine.R(406, 2)
	t.Emit(engine.Event{Kind: FinalizedEvent, Player: p, By: p, Subject: it.Instance.Bearer, Item: i, Rule: engine.R(329, 3)})
	if g.Pending() != 0 {
		g.Applies(engine.R(406, 3))
	}
	return true
}

// begins reports whether an ability can be finalized at all (402.4), and whether its controller wants to where that is
// asked (402.1).
func begins(t *engine.Task, pr *proposal, a *engine.Ability, i engine.ItemID) bool {
	g, trigger := t.Game(), triggers(a)
	can := payable(&t.Context, pr.p, a.Cost) && pr.payableSomehow() && !g.LimitReached(g.Item(i).Instance, a)
	afford := pr.afford
	// A trigger's Deflect may be refused later (404.2); it does not make a target illegal.
	pr.afford = afford && (!trigger || pr.priced != nil)
	can = can && pr.choosableFor(&t.Context, a).OK()
	if !can {
		g.Applies(engine.R(402, 4))
		return false
	}
	if trigger && a.Optional {
		g.Applies(engine.R(402, 1))
		if !agrees(t, pr.p, func(d *engine.Decision) { d.Text, d.Cost, d.Item = a.Prompt, a.Cost, i }) {
			g.Applies(engine.R(383, 3, 1))
			return false
		}
	}
	return true
}

// triggers reports whether it is an event that puts an ability on the chain.
func triggers(a *engine.Ability) bool { return a.Kind == engine.Triggered || a.Kind == engine.Step }

// add lets an Add ability resolve on its finalization; nobody can answer (337.2, 429).
func add(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	g := t.Game()
	t.Step = engine.R(400, 2)
	g.Applies(engine.R(429, 2))
	g.EditItem(i).State = engine.ItemResolving
	g.Applies(engine.R(337, 2))
	made := g.ItemsMade()
	resolve(t, i)
	if a.Kind == engine.Activated && g.HasItems() && g.ItemsMade() == made {
		g.SetRegister(regPriority, g.Register(regAddPriority))
		g.SetRegister(regPasses, g.Register(regAddPasses))
	}
}

// noteParts notes which parts of the cost of an ability were not nothing (403).
func (pr *proposal) noteParts(cost total) {
	if !pr.base.free() {
		pr.g.Applies(engine.R(403, 1))
	}
	chosen := pr.extra
	chosen.power[anyPower] += pr.deflects()
	if !chosen.free() {
		pr.g.Applies(engine.R(403, 2))
	}
	if chosen.add(&pr.base); cost != chosen {
		pr.g.Applies(engine.R(403, 3))
	}
}

// cheapestOf is the cost in resources of the first of several ways that can be paid, else of one that lacks resources alone.
func cheapestOf(pr *proposal, c *engine.Context, cost *engine.Cost) (best total) {
	cost = costOf(c, cost)
	if cost == nil || len(cost.OneOf) == 0 {
		resourcesOf(c, cost, &best)
		return best
	}
	saved := pr.base
	defer func() { pr.base = saved }()
	found := false
	for i := range cost.OneOf {
		if !payable(c, pr.p, &cost.OneOf[i]) {
			continue
		}
		pr.base = total{}
		resourcesOf(c, &cost.OneOf[i], &pr.base)
		if pr.affordable() {
			return pr.base
		}
		if !found {
			best, found = pr.base, true
		}
	}
	return best
}

// drop removes a pending item; it counts as not triggered (383.3). One of which a question is owed goes on with the answer.
func drop(t *engine.Task, i engine.ItemID) {
	if t.Owes() {
		return
	}
	t.Game().EndItem(i)
	chainClosed(t)
}

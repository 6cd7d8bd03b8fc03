package riftbound

import (
	"fmt"
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Verbs about playing: questions with a cost, plays, tokens, new choices, abilities that trigger without their event.

func verbMay(t *engine.Task, in *engine.Args) engine.Datum {
	p := in.Player("by", t.You)
	if p == engine.NoPlayer || in.Has("by") && in.Nothing("by") {
		return engine.Truth(false)
	}
	if v := in.Get("about"); v != nil && !slices.ContainsFunc(v.List, func(d engine.Datum) bool {
		d = t.Reach(d)
		return d.Kind != engine.ObjectDatum || t.Game().Live(d.Ref())
	}) {
		return engine.Truth(false)
	}
	var cost *engine.Cost
	if v := in.Get("cost"); v != nil {
		if cost = v.Cost; cost == nil {
			return engine.Truth(false) // what would be paid has no cost
		}
	}
	c := t.Context
	c.You = p
	ways := waysNow(t, &c, p, cost, in)
	if cost != nil && len(ways) == 0 {
		return engine.Truth(false)
	}
	if !agrees(t, p, func(d *engine.Decision) { d.Text, d.Cost = in.Word("prompt"), cost }) {
		return engine.Truth(false)
	}
	if cost == nil {
		return engine.Truth(true)
	}
	o := t.AskUnlessForced(engine.DecideOption, p, func(d *engine.Decision) {
		for n := range ways {
			d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(n)})
			d.Labels = append(d.Labels, wayText(ways[n].sum, ways[n].cost))
		}
	})
	return engine.Truth(payNow(t, &c, p, ways[o.N].cost, ways[o.N].sum))
}

// wayNow is one way to pay a cost within an instruction, and the resources that it takes.
type wayNow struct {
	cost *engine.Cost
	sum  total
}

// waysNow are the ways in which a player can pay a cost now: several when the cost is a choice between costs.
func waysNow(t *engine.Task, c *engine.Context, p engine.Player, cost *engine.Cost, in *engine.Args) []wayNow {
	if cost == nil {
		return nil
	}
	g := t.Game()
	var w wallet
	w.open(g, p, 0, 0)
	var list []wayNow
	consider := func(cost *engine.Cost) {
		way := wayNow{cost: cost}
		resourcesOf(c, cost, &way.sum)
		if v := in.Get("less"); v != nil && v.Cost != nil {
			var r reduction
			resourcesOf(c, v.Cost, &r.less)
			r.from(&way.sum)
		}
		if payable(c, p, cost) && w.canPay(&way.sum, g.Definition(t.Self.ID).Colors) {
			list = append(list, way)
		}
	}
	if len(cost.OneOf) == 0 {
		consider(cost)
	}
	for n := range cost.OneOf {
		consider(&cost.OneOf[n])
	}
	return list
}

// payNow pays a cost within an instruction (204.3).
func payNow(t *engine.Task, c *engine.Context, p engine.Player, cost *engine.Cost, sum total) bool {
	g := t.Game()
	if !pay(t, p, sum, g.Definition(t.Self.ID).Colors, 0, false, 0) {
		return false
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.ID == costXP {
			g.AddCounter(g.PlayerObject(p), XP, -c.Number(part.N))
		}
		if part.Field.Kind != engine.CostObjects {
			continue
		}
		var list []engine.Datum
		if part.Ref != nil {
			d, _ := named(c, part)
			list = d.List()
		} else {
			n := count(c, part)
			list = t.ChooseFrom(engine.DecideChoose, p, payers(c, p, part), n, n, func(d *engine.Decision) { d.Text = part.Field.Name })
		}
		payPart(t, p, part.Field.ID, list)
	}
	return true
}

// targeted reports whether the running item has chosen a thing as a target.
func targeted(t *engine.Task, d engine.Datum) bool {
	found := false
	t.Game().Targets(t.Item, func(slot int, x engine.Datum) {
		found = found || slot%engine.ExecutionSlots < modeSlot && engine.Same(x, d) && isTarget(t.Game(), t.Item, slot)
	})
	return found
}

func verbPlay(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	places := placesGiven(in)
	if p == engine.NoPlayer || in.Has("at") && len(places) == 0 {
		return common.Done(false, 0, nil)
	}
	var cards []engine.Datum
	for _, id := range common.Objects(t, in, "objects") {
		if !g.Definition(id).Types.Any(1<<Unit|1<<Gear|1<<Spell) || !forbidden(g, ActPlay, p, id, 0).OK() {
			continue
		}
		if in.True("optional") && !mayAfford(t, p, id, in) {
			continue
		}
		if in.True("optional") && !agrees(t, p, func(d *engine.Decision) { d.Source, d.Text = g.Ref(id), "play" }) {
			continue
		}
		if g.KindOf(id) == OnChain {
			endCardItem(t, id)
		}
		r := riders{ready: in.True("ready"), exhausted: in.Has("ready") && !in.True("ready")}
		if len(places) == 1 {
			r.place = places[0].Place()
		}
		terms := termsOfPlay(t, id, in)
		r.ignore = terms.ignore
		i := beginPlay(t, p, id, r)
		amongPlaces(g, i, places)
		setCost(g, i, terms.instead)
		g.AddArguments(int32(i), common.NamedOf(in, "args"))
		cards = append(cards, engine.Obj(g.Item(i).Instance.Bearer))
	}
	return common.ResultOf(cards)
}

// placesArgument names the places among which the player of an item chooses where it is played to.
const placesArgument = "play places"

// placesGiven are the places that an effect says something is played to.
func placesGiven(in *engine.Args) []engine.Datum {
	v := in.Get("at")
	if v == nil || v.List != nil {
		return in.List("at")
	}
	return v.Datum.List()
}

// amongPlaces keeps with an item that one of several places is chosen for it.
func amongPlaces(g *engine.Game, i engine.ItemID, places []engine.Datum) {
	if len(places) > 1 {
		g.AddArguments(int32(i), []engine.Named{{Name: placesArgument, Value: engine.ListOf(places)}})
	}
}

// termsOfPlay is what an effect says of the cost of a play.
func termsOfPlay(t *engine.Task, id engine.ObjectID, in *engine.Args) playTerms {
	def, ignore := t.Game().Definition(id), uint8(IgnoreNothing)
	if w := in.Word("ignore"); w != "" {
		ignore = uint8(common.WordIndex(ignores, w))
	}
	if v := in.Get("cost"); v != nil && v.Cost != nil {
		var sum total
		resourcesOf(&t.Context, v.Cost, &sum)
		return termsWith(def, &sum, ignore)
	}
	if v := in.Get("less"); v != nil && v.Cost != nil && ignore != IgnoreEverything {
		sum := baseCost(def, playTerms{ignore: ignore})
		var r reduction
		resourcesOf(&t.Context, v.Cost, &r.less)
		r.from(&sum)
		return playTerms{instead: &sum}
	}
	return playTerms{ignore: ignore}
}

// mayAfford reports whether a play that is offered could be paid, so that nobody is asked in vain.
func mayAfford(t *engine.Task, p engine.Player, id engine.ObjectID, in *engine.Args) bool {
	g := t.Game()
	def := g.Definition(id)
	terms := termsOfPlay(t, id, in)
	cost := baseCost(def, terms)
	if terms.ignore == IgnoreEverything && terms.instead != nil {
		cost = *terms.instead
	}
	if def.Has&(engine.Bit(uint8(engine.CostChange))|engine.Bit(uint8(engine.AdditionalCost))) != 0 || g.Occurs(engine.CostChange) {
		return true // what it costs is seen when it is played
	}
	var w wallet
	w.open(g, p, purposeOf(def.Types), id)
	return w.canPay(&cost, def.Colors)
}

// mostTokens bounds the tokens of one call of a verb; no card comes near it.
const mostTokens = 200

func verbPlayToken(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	def := g.Library().Tokens[in.Word("name")]
	if def == nil {
		t.Fail("there is no token " + in.Word("name"))
	}
	places := placesGiven(in)
	if p == engine.NoPlayer || in.Has("at") && len(places) == 0 || in.Has("count") && in.Nothing("count") {
		return common.Done(false, 0, nil)
	}
	place := engine.PlaceID(0)
	if len(places) == 1 {
		place = places[0].Place()
	} else if len(places) == 0 && t.Item != 0 && def.Types.Any(1<<Unit) {
		place = fromHiding(&t.Context, t.Item) // units come to where the spell was hidden (811.1)
	}
	var cards []engine.Datum
	// One event a token; what replaces it may make more or fewer of it.
	number := 0
	if in.Number("count", 1) > mostTokens {
		t.Fail(fmt.Sprintf("an effect plays at most %d tokens at once", mostTokens))
	}
	for range in.Number("count", 1) {
		e := event(t, PlaysToken, engine.R(184))
		e.Player, e.By, e.Place, e.Amount, e.Card = p, p, place, 1, g.Cast(def)
		if t.Happens(&e) {
			number += int(e.Amount)
		}
	}
	for range number {
		i, card := playToken(t, p, def, place, riders{ready: in.True("ready"), exhausted: in.Has("ready") && !in.True("ready")})
		amongPlaces(g, i, places)
		if in.Has("might") {
			g.AddArguments(int32(i), []engine.Named{{Name: "rider might", Value: engine.Num(in.Number("might", 0))}})
		}
		if v := in.Get("keywords"); v != nil {
			g.AddArguments(int32(i), []engine.Named{{Name: "rider keywords", Value: engine.ListOf(v.Datum.List())}})
		}
		cards = append(cards, card)
	}
	return common.ResultOf(cards)
}

// countsUses reports whether it is known how often an installed ability has been used.
func countsUses(a *engine.Ability) bool {
	if a.Kind == engine.Triggered || a.Kind == engine.Replacement || a.Kind == engine.Permit && a.What == ActPlay {
		return true
	}
	f := a.Affects
	if f == nil {
		f = a.Of
	}
	return f != nil && f.Subject != nil && f.Subject.Stack
}

// verbRechoose asks for every choice of an item again; what cannot be chosen anew stays as it is (750 to 755).
func verbRechoose(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	v := in.Get("item")
	if v == nil || v.Datum.Kind != engine.LinkDatum || g.Item(engine.ItemID(v.Datum.N)).State != engine.ItemFinalized {
		return common.Done(false, 0, nil)
	}
	i := engine.ItemID(v.Datum.N)
	it := *g.Item(i)
	a := g.AbilityOf(it.Instance)
	if a == nil {
		return common.Done(false, 0, nil)
	}
	saved := t.Context
	t.Context = g.ForItem(i)
	p := in.Player("by", it.Controller)
	card := engine.ObjectID(0)
	if it.Card {
		card = it.Instance.Bearer.ID
	}
	pr := proposeCard(g, p, card)
	defer unpropose(g)
	pr.item, pr.ability = i, a
	if it.Flags&itemHidden != 0 {
		pr.there = hiddenPlace(g, it.From)
	}
	for e := range int(it.Executions) {
		exchanged := rechooseModes(t, pr, a, e)
		rechoose(t, pr, a, e, exchanged)
	}
	t.Context = saved
	return common.Done(true, 1, []engine.Datum{v.Datum})
}

// rechooseModes asks for the modes of an execution again: for each which it is to be now, itself included (752.1). One that is
// exchanged loses what was chosen for it, and the choices of the other are made; it reports which are, a bit each. Nothing is paid
// for new choices (752): a mode with a cost of its own is not among them.
func rechooseModes(t *engine.Task, pr *proposal, a *engine.Ability, execution int) (exchanged engine.Mask) {
	g := pr.g
	if a.Modes == nil {
		return 0
	}
	base := execution * engine.ExecutionSlots
	modes := modesOf(g, pr.item, execution, nil)
	for k, old := range modes {
		o := t.AskUnlessForced(engine.DecideMode, pr.p, func(d *engine.Decision) {
			pr.c.Reuse(g.ForItem(pr.item).WithAbility(a).WithExecution(execution))
			pr.c.Item, pr.modes = 0, append(pr.modes[:0], modes[:k]...) // what was chosen for the old one does not stand in the way
			d.Item = pr.item
			for m := range a.Modes.List {
				if m == old || a.Modes.List[m].Cost == nil && pr.modeOpen(a, m) {
					d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(m)})
				}
				d.Labels = append(d.Labels, a.Modes.List[m].Text)
			}
		})
		m := int(o.N)
		if o.Kind != engine.OptionIndex || m == old {
			continue
		}
		exchanged |= engine.Bit(k)
		modes[k] = m
		pr.modes = append(pr.modes[:0], modes...)
		from := base + (k+1)*engine.SlotsPerMode
		g.ChangePick(pr.item, base+modeSlot, k, engine.Num(m))
		g.DropPicks(pr.item, from, from+engine.SlotsPerMode)
		if a.Modes.Fresh == engine.FreshTurn {
			g.UseMode(g.Item(pr.item).Instance, m)
		}
		pr.c.Reuse(g.ForItem(pr.item).WithExecution(execution))
		pr.c = pr.c.WithMode(&a.Modes.List[m], k)
		if !chooseSlots(t, pr, a.Modes.List[m].Targets, from) && t.Owes() {
			t.Unwind()
		}
	}
	return exchanged
}

// rechoose asks for the slots of an execution again, those of exchanged modes apart: for each thing what it is to be now, itself
// included.
func rechoose(t *engine.Task, pr *proposal, a *engine.Ability, execution int, exchanged engine.Mask) {
	g := pr.g
	var buf [8]int
	pr.modes = append(pr.modes[:0], modesOf(g, pr.item, execution, buf[:0])...)
	ask := func(slots []engine.Slot, base int) {
		for k := range slots {
			slot := &slots[k]
			pr.c.Reuse(g.ForItem(pr.item).WithAbility(a).WithExecution(execution))
			if part := base % engine.ExecutionSlots / engine.SlotsPerMode; part > 0 {
				pr.c = pr.c.WithMode(&a.Modes.List[pr.modes[part-1]], part-1)
			}
			was := pr.c.Picked(base+k, nil)
			for n := range was {
				old := was[n]
				o := t.Ask(engine.DecideSlot, pr.p, func(d *engine.Decision) {
					d.Item, d.Slot, d.SlotIs, d.Min, d.Max = pr.item, base+k, slot, len(was), len(was)
					d.Add(engine.Thing(old))
					from := g.Buffer()
					pr.candidates(base+k, slot)
					for i, end := from, g.Buffer(); i < end; i++ {
						if o := engine.Thing(g.Buffered(i)); !d.Lists(o) && len(d.Options) < engine.MaxOptions {
							d.Add(o)
						}
					}
					g.BufferCut(from)
				})
				if x := o.Datum(); !engine.Same(x, old) {
					g.ChangePick(pr.item, base+k, n, x)
				}
			}
		}
	}
	ask(a.Targets, execution*engine.ExecutionSlots)
	for part, m := range pr.modes {
		if exchanged&engine.Bit(part) == 0 {
			ask(a.Modes.List[m].Targets, execution*engine.ExecutionSlots+(part+1)*engine.SlotsPerMode)
		}
	}
}

// verbActivate lets abilities about an event of objects trigger without it (376).
func verbActivate(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	ids := common.Objects(t, in, "objects")
	for _, d := range in.List("objects") {
		if d.Kind == engine.ObjectDatum && !g.Live(d.Ref()) {
			activateGone(t, d.Ref(), in.Word("event"))
		}
	}
	for _, id := range ids {
		for _, d := range events {
			if d.Name != in.Word("event") || d.Subject != onObject && d.Subject != onPlayer {
				continue
			}
			e := event(t, d.Kind, d.Rule)
			e.Subject, e.Player, e.By, e.Place = g.Ref(id), g.Controller(id), g.Controller(id), g.PlaceOf(id)
			t.Activate(e)
		}
	}
	return engine.Num(len(ids))
}

// activateGone activates the own triggered abilities of what has left the board, as it was then (808).
func activateGone(t *engine.Task, was engine.Ref, event string) {
	g := t.Game()
	s := g.Snapshot(was)
	if s == nil {
		return
	}
	def := g.CardOf(s.Derived.Definition)
	for i := range def.Abilities {
		a := &def.Abilities[i]
		if a.Kind != engine.Triggered || a.Scope != engine.OwnText || a.On == nil || a.On.Event == nil || a.On.Event.Name != event || a.On.Event.Subject != onObject || a.On.Subject.Op != engine.OpSelf {
			continue
		}
		t.Pend(engine.Item{Controller: s.Derived.Controller, By: s.Derived.Controller, Executions: 1,
			Instance: engine.Instance{Definition: s.Object.Definition, Ability: int16(i), Bearer: was}})
	}
}

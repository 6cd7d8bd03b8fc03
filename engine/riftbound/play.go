package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// The process of play (349 to 359, 398 to 406). A proposal is a card or ability whose play is examined or made. The
// same code lists the choices and proves that the rest of the play can be completed, so that nothing is offered that
// leads to an illegal play (355.16).

type proposal struct {
	g          *engine.Game
	p          engine.Player
	c          engine.Context
	card       engine.ObjectID // 0 for an ability
	def        *engine.Card
	ability    *engine.Ability // nil when there is nothing to choose or do
	item       engine.ItemID
	terms      playTerms      // of a card: what its base cost is (356.1)
	base       total          // of an ability: before what others make of it
	priced     *engine.Cost   // what it costs, when that depends on what is chosen: base is counted anew with each choice
	extra      total          // additional costs, Deflect apart (356.2)
	less       total          // by which chosen additional costs reduce the cost
	there      engine.PlaceID // where it was hidden: its targets must be there (811)
	ambush     bool           // it may be played where its player has units only (822)
	modes      []int          // chosen in this execution so far
	executions int            // that choices are made for
	paid       []addition     // additional costs that its player has chosen
	spent      []engine.Ref   // what pays and is gone by that
	experience int            // what costs that are chosen already take of it
	unpaid     bool           // it is not looked at what is legal once that is gone
	steps      uint8          // what the total cost went through: see changed
	own        engine.Mask
	uses       purpose
	wallet     wallet

	reductions []reduction // scratch of changed
	options    []uint8     // of each discount that is one of several: how many there are
	chosen     []uint8     // and which of them it is; the first where nothing is said
	afford     bool        // whether costs are looked at
	byChoice   dependence  // whether what is chosen changes the cost
}

// Slot numbers of things that pay: of the ability's own cost, and of the additional costs of a card.
const (
	payerSlot      = 1000
	additionalSlot = 2000
)

// additionalCostSlot is the number of the first slot of what pays the k-th additional cost of a card.
func additionalCostSlot(k int) int { return additionalSlot + 50*k }

// modeCostSlot is the number of the first slot of what pays for the k-th chosen mode of an execution, both from 0.
func modeCostSlot(execution, k int) int {
	return execution*engine.ExecutionSlots + payerSlot + 100*(k+1)
}

// Slot numbers of what is no thing: the chosen modes of an execution, which of several costs is paid.
const (
	modeSlot = engine.RulesSlots
	waySlot  = engine.RulesSlots + 1
)

// onPlay is what a card does when it resolves, or nil.
func onPlay(def *engine.Card) *engine.Ability {
	if def.Has&engine.Bit(uint8(engine.OnPlay)) == 0 {
		return nil
	}
	for i := range def.Abilities {
		if def.Abilities[i].Kind == engine.OnPlay {
			return &def.Abilities[i]
		}
	}
	return nil
}

// speedOf is the speed that a card's keywords give it.
func speedOf(g *engine.Game, id engine.ObjectID) uint8 {
	d := g.Derived(id)
	switch {
	case d.Has(Reaction) || d.Has(QuickDraw) || g.KindOf(id) == InFacedown:
		return ReactionSpeed
	case d.Has(Action):
		return ActionSpeed
	}
	return MainSpeed
}

// reacts reports whether a card has Reaction by how it is, or may be, played: with Quick-Draw (819), from where it was hidden
// (811), or as Ambush lets it be played (822); also of the play that the event in hand tells of.
func reacts(c *engine.Context, r engine.Ref) bool {
	g, id := c.Game(), r.ID
	if e := c.Event; e != nil && e.Subject == r && e.Item != 0 && g.Item(e.Item).Card && g.Item(e.Item).Flags&(itemHidden|itemAmbush) != 0 {
		return true // the event tells of its play, and it may have entered since
	}
	if !g.Live(r) {
		return false
	}
	if g.HasKeyword(id, QuickDraw) {
		return true
	}
	switch g.KindOf(id) {
	case InFacedown:
		return g.Counter(id, HiddenOn) < int(g.Turn())
	case OnChain:
		found := false
		g.Items(func(i engine.ItemID) bool {
			it := g.Item(i)
			found = it.Card && it.Instance.Bearer.ID == id && it.Flags&(itemHidden|itemAmbush) != 0
			return !found
		})
		return found
	}
	return id == g.Proposed && g.HasKeyword(id, Ambush) && !timing(g, holderOf(g, id), speedOf(g, id)).OK()
}

// timing tells what keeps a player from playing something of a speed now (310, 312, 313).
func timing(g *engine.Game, p engine.Player, speed uint8) engine.Refusal {
	closed, showdown := isClosed(g), inShowdown(g)
	if seatRegister(g, regPriority) != p {
		switch {
		case closed && focusHolder(g) == p:
			return engine.Refusal{Rule: engine.R(313, 4), Reason: "only the player with priority may act"}
		case closed:
			return engine.Refusal{Rule: engine.R(312, 1), Reason: "only the player with priority may act"}
		case showdown:
			return engine.Refusal{Rule: engine.R(313, 1), Reason: "in a showdown only the player with focus may act"}
		}
		return engine.Refusal{Rule: engine.R(310, 1), Reason: "it is not your turn"}
	}
	switch {
	case closed && speed < ReactionSpeed:
		rule := engine.R(309, 1)
		if showdown {
			rule = engine.R(310, 4)
		}
		return engine.Refusal{Rule: rule, Reason: "while a chain exists only reactions may be played"}
	case closed:
		return engine.Refusal{}
	case showdown && speed < ActionSpeed:
		return engine.Refusal{Rule: engine.R(308, 1), Reason: "in a showdown only actions and reactions may be played"}
	case showdown:
		return engine.Refusal{}
	case !mayLead(g, p):
		return engine.Refusal{Rule: engine.R(310, 1), Reason: "it is not your turn"}
	case g.Phase() != Main:
		return engine.Refusal{Rule: engine.R(310, 1), Reason: "it is not the main phase"}
	}
	return engine.Refusal{}
}

// way is how a card is played from where it is.
type way uint8

const (
	asUsual     way = iota // from hand or champion zone, from where it is hidden, or as something permits that has no terms
	withFlow               // from the trash for its Flow cost (829)
	asPermitted            // and those after it: on the terms of one of the permissions, in the order of eachWay
)

// mostWays bounds the permissions that are ways to play a card.
const mostWays = 16

// mayPlay tells what keeps a player from playing a card from where it is; the zero Refusal means nothing does.
func mayPlay(g *engine.Game, p engine.Player, id engine.ObjectID, w *wallet, how way) engine.Refusal {
	def := g.Definition(id)
	if !def.Types.Any(1<<Unit | 1<<Gear | 1<<Spell) {
		return engine.Refusal{Rule: engine.R(419), Reason: "only units, gear and spells are played"}
	}
	if r := mayPlayFrom(g, p, id, how); !r.OK() {
		return r
	}
	ambush := false
	if r := timing(g, p, speedOf(g, id)); !r.OK() {
		if !g.HasKeyword(id, Ambush) || !timing(g, p, ReactionSpeed).OK() {
			return r
		}
		ambush = true
	}
	if r := forbidden(g, ActPlay, p, id, 0); !r.OK() {
		return r
	}
	var own wallet
	if uses := purposeOf(def.Types); w == nil || w.things || w.kept&uses != 0 {
		w = &own
		w.openFor(g, p, uses, id)
	}
	terms := termsOf(g, p, id, how)
	cheapest := baseCost(def, terms)
	if def.Has&(engine.Bit(uint8(engine.CostChange))|engine.Bit(uint8(engine.AdditionalCost))) == 0 && !g.Occurs(engine.CostChange) && !w.canPay(&cheapest, def.Colors) {
		scratchOf(g).short = cheapest
		return engine.Refusal{Rule: engine.R(357, 1), Reason: "the cost cannot be paid"}
	}
	g.Propose(id)
	defer g.Propose(0)
	if r := forbidden(g, ActPlay, p, id, 0); !r.OK() {
		return r // what speaks of cards being played sees it now
	}
	pr := proposeCard(g, p, id)
	defer unpropose(g)
	pr.wallet, pr.afford, pr.ambush = *w, true, ambush
	if g.KindOf(id) == InFacedown {
		pr.there = hiddenAt(g, id)
	}
	pr.c.Reuse(g.For(id))
	pr.c.You, pr.c.Here, pr.terms = p, 0, terms
	var list []addition
	if additionalCosts(def) != nil || terms.price() != nil {
		c := pr.c
		list = pr.additions(&c)
	}
	return pr.completes(list)
}

// mayPlayFrom tells whether a player may play a card from the zone that it is in.
func mayPlayFrom(g *engine.Game, p engine.Player, id engine.ObjectID, how way) engine.Refusal {
	k := g.KindOf(id)
	switch {
	case how == withFlow:
		if k != InTrash || g.Object(id).Owner != p || len(g.KeywordCosts(id, Flow)) == 0 {
			return engine.Refusal{Rule: engine.R(829), Reason: "with Flow, spells that have it are played from your trash"}
		}
	case k == InFacedown:
		return mayPlayHidden(g, p, id)
	case g.Object(id).Owner != p:
		return engine.Refusal{Rule: engine.R(419), Reason: "it is not your card"}
	case how >= asPermitted:
		if waysPermitted(g, p, id) <= int(how-asPermitted) {
			return engine.Refusal{Rule: engine.R(419), Reason: "nothing permits to play it so"}
		}
	case k == InHand || k == InChampionZone:
	case !permittedAsIs(g, p, id):
		return engine.Refusal{Rule: engine.R(419), Reason: "cards are played from the hand and the champion zone"}
	}
	return engine.Refusal{}
}

// playTerms are what the way of playing a card says of its cost (356.1).
type playTerms struct {
	instead *total
	ignore  uint8
	by      *engine.Context // of the permission by which it is played
	permit  *engine.Ability // that permission; nil when none is needed
}

// copied keeps a context beyond the walk that lends it.
func copied(c *engine.Context) *engine.Context {
	by := *c
	return &by
}

// price is what the permission asks for, or nil.
func (t *playTerms) price() *engine.Cost {
	if t.permit == nil {
		return nil
	}
	return t.permit.Cost
}

// to are the places to which a play goes that is made by a permission which says where; nil for others.
func (t *playTerms) to() *engine.Filter {
	if t.permit == nil {
		return nil
	}
	return t.permit.To
}

// eachWay calls f for each permission that is a way of its own to play a card, until f returns false: one with terms, and for a card
// that is not played from where it is one that says to which place it goes.
func eachWay(g *engine.Game, p engine.Player, id engine.ObjectID, f func(n int, c *engine.Context, a *engine.Ability) bool) {
	k, unit, n := g.KindOf(id), g.Definition(id).Types.Any(1<<Unit), 0
	eachPermit(g, ActPlay, p, id, everywhere, func(c *engine.Context, a *engine.Ability) bool {
		opens := k != InHand && k != InChampionZone && a.To != nil && !byAmbush(a)
		if !opens && !a.HasTerms() || a.To != nil && !unit {
			return true
		}
		n++
		return f(n-1, c, a) && n < mostWays
	})
}

// waysPermitted counts the permissions that are ways of their own to play a card.
func waysPermitted(g *engine.Game, p engine.Player, id engine.ObjectID) int {
	ways := 0
	eachWay(g, p, id, func(int, *engine.Context, *engine.Ability) bool { ways++; return true })
	return ways
}

// permittedAsIs reports whether something permits to play a card from where it is, at its own cost.
func permittedAsIs(g *engine.Game, p engine.Player, id engine.ObjectID) bool {
	found := false
	eachPermit(g, ActPlay, p, id, 0, func(_ *engine.Context, a *engine.Ability) bool { found = !a.HasTerms(); return !found })
	return found
}

// termsOf are the terms on which a card is played from where it is.
func termsOf(g *engine.Game, p engine.Player, id engine.ObjectID, how way) playTerms {
	var t playTerms
	k := g.KindOf(id)
	switch {
	case how == withFlow:
		c := g.For(id).WithIt(engine.Obj(g.Ref(id)))
		t.instead = &total{}
		resourcesOf(&c, g.KeywordCosts(id, Flow)[0], t.instead)
	case k == InFacedown:
		t.ignore = IgnoreCost
		if g.Knob(KnobHiddenFree) != 0 {
			t.ignore = IgnoreEverything
		}
	case how >= asPermitted:
		eachWay(g, p, id, func(n int, c *engine.Context, a *engine.Ability) bool {
			if n < int(how-asPermitted) {
				return true
			}
			var base *total
			if a.Cost != nil {
				base = &total{} // what it asks for comes to it: see charge
			}
			t = termsWith(g.Definition(id), base, a.Ignore)
			t.by, t.permit = copied(c), a
			return false
		})
	case k != InHand && k != InChampionZone:
		eachPermit(g, ActPlay, p, id, 0, func(c *engine.Context, a *engine.Ability) bool {
			if a.HasTerms() {
				return true
			}
			t.by, t.permit = copied(c), a
			return false
		})
	}
	return t
}

// scratch is what this ruleset keeps with a game so that it is not allocated again and again.
type scratch struct {
	proposals []*proposal
	used      int
	movers    []engine.ObjectID // of the standard move in hand
	doomed    []engine.Event    // of the kills in hand
	damage    []damage          // of the combat in hand
	dealt     []int             // of the deal in hand
	short     total             // the cost that could not be paid last, for Why
}

func scratchOf(g *engine.Game) *scratch {
	s, ok := g.Scratch.(*scratch)
	if !ok {
		s = &scratch{}
		g.Scratch = s
	}
	return s
}

// propose borrows an empty proposal; unpropose gives the last one back. A task that unwinds gives all back.
func propose(g *engine.Game) *proposal {
	s := scratchOf(g)
	if s.used == len(s.proposals) {
		s.proposals = append(s.proposals, new(proposal))
	}
	pr := s.proposals[s.used]
	s.used++
	pr.reset()
	return pr
}

// proposeCard borrows a proposal for a card that a player would play; 0 for none.
func proposeCard(g *engine.Game, p engine.Player, id engine.ObjectID) *proposal {
	pr := propose(g)
	pr.g, pr.p = g, p
	if id != 0 {
		def := g.Definition(id)
		pr.card, pr.def, pr.own, pr.uses, pr.ability = id, def, def.Colors, purposeOf(def.Types), onPlay(def)
	}
	return pr
}

// proposeAbility borrows a proposal for an ability, in the context in which its bearer would use it.
func proposeAbility(g *engine.Game, p engine.Player, c *engine.Context, a *engine.Ability) *proposal {
	pr := propose(g)
	pr.c.Reuse(*c)
	pr.g, pr.p, pr.ability, pr.afford, pr.own = g, p, a, true, g.Definition(c.Self.ID).Colors
	pr.uses = activationPurpose(g, c.Self.ID, a)
	pr.wallet.open(g, p, pr.uses, c.Self.ID)
	if cost := costOf(c, a.Cost); pricedByChoice(a, cost) {
		pr.priced = cost
	}
	pr.base = cheapestOf(pr, c, a.Cost)
	return pr
}

func unpropose(g *engine.Game) { scratchOf(g).used-- }

func (pr *proposal) reset() {
	pr.p, pr.card, pr.def, pr.ability, pr.item = engine.NoPlayer, 0, nil, nil, 0
	pr.own, pr.uses, pr.afford = 0, 0, false
	pr.options, pr.chosen, pr.byChoice = pr.options[:0], pr.chosen[:0], notLookedAt
	pr.priced = nil
	pr.terms, pr.base, pr.extra, pr.less, pr.paid, pr.spent = playTerms{}, total{}, total{}, total{}, pr.paid[:0], pr.spent[:0]
	pr.there, pr.ambush, pr.modes, pr.executions, pr.experience = 0, false, pr.modes[:0], 1, 0
}

// total is the whole cost: where a discount is one of several, with the first that can be paid.
func (pr *proposal) total() total {
	pr.chosen = pr.chosen[:0]
	first := pr.totalNow()
	if len(pr.options) == 0 || !pr.afford {
		return first
	}
	found, cost := false, first
	pr.eachTotal(func(t total) bool {
		if found = t.free() || pr.wallet.canPay(&t, pr.own); found {
			cost = t
		}
		return !found
	})
	return cost
}

// eachTotal calls f with the whole cost for each choice among discounts that are one of several, until f returns false.
func (pr *proposal) eachTotal(f func(t total) bool) {
	pr.chosen = pr.chosen[:0]
	defer func() { pr.chosen = pr.chosen[:0] }()
	for range mostDiscounts {
		if !f(pr.totalNow()) {
			return
		}
		for len(pr.chosen) < len(pr.options) {
			pr.chosen = append(pr.chosen, 0)
		}
		k := len(pr.chosen) - 1
		for ; k >= 0; k-- {
			if pr.chosen[k]++; k < len(pr.options) && pr.chosen[k] < pr.options[k] {
				break
			}
			pr.chosen[k] = 0
		}
		if k < 0 {
			return
		}
	}
}

// mostDiscounts bounds the choices among discounts that are tried.
const mostDiscounts = 256

// totalNow is the whole cost as discounts are chosen now. Deflect is an additional cost (356.2), so what others make of costs
// comes after it (356.3).
func (pr *proposal) totalNow() total {
	pr.options = pr.options[:0]
	base := pr.base
	if pr.card != 0 {
		if pr.terms.ignore == IgnoreEverything {
			if pr.terms.instead != nil {
				return *pr.terms.instead
			}
			return total{}
		}
		base = baseCost(pr.def, pr.terms)
	}
	extra := pr.extra
	extra.power[anyPower] += pr.deflects()
	if pr.dependsOnChoice() {
		return pr.changedByChoice(base, extra)
	}
	return pr.changed(base, extra)
}

// changedByChoice is changed for an item that stands on the chain with what is chosen already.
func (pr *proposal) changedByChoice(base, extra total) (sum total) {
	g := pr.g
	it := engine.Item{Controller: pr.p, By: pr.p, Instance: pr.c.Instance, Executions: 1}
	if pr.card != 0 {
		it.Card, it.Instance = true, engine.Instance{Definition: g.Object(pr.card).Definition, Ability: -1, Bearer: g.Ref(pr.card)}
	}
	g.SupposeItem(it, &pr.c, func() { sum = pr.changed(base, extra) })
	return sum
}

// dependence is whether something depends on something, once that was looked at.
type dependence uint8

const (
	notLookedAt dependence = iota
	independent
	dependent
)

// dependsOnChoice reports whether anything changes the cost by what is on the chain, and so by what is chosen (355 before 356).
func (pr *proposal) dependsOnChoice() bool {
	if pr.priced != nil {
		return true
	}
	if pr.byChoice == notLookedAt {
		pr.byChoice = independent
		look := func(_ *engine.Context, a *engine.Ability) bool {
			if a.When != nil && a.When.Reads&engine.ReadsItems != 0 || speaksOfChosen(a.Of) || readsChosen(a.Less) || readsChosen(a.More) {
				pr.byChoice = dependent
			}
			return pr.byChoice == independent
		}
		if pr.g.Occurs(engine.CostChange) && pr.ability != nil && (pr.ability.Modes != nil || len(pr.ability.Targets) > 0) {
			pr.g.Works(engine.CostChange, look)
			if pr.card != 0 {
				own(pr.g, pr.card, engine.CostChange, look)
			}
		}
	}
	return pr.byChoice == dependent
}

// readsChosen reports whether amounts of a cost are counted or summed up over what is chosen.
func readsChosen(cost *engine.Cost) bool {
	if cost == nil {
		return false
	}
	for i := range cost.Parts {
		p := &cost.Parts[i]
		if countsChosen(p.N) || slices.ContainsFunc(p.Amounts, func(a engine.CostAmount) bool { return countsChosen(a.Value) }) {
			return true
		}
	}
	return slices.ContainsFunc(cost.OneOf, func(c engine.Cost) bool { return readsChosen(&c) })
}

func countsChosen(e *engine.Expr) bool {
	if e == nil {
		return false
	}
	if f := e.Filter; f != nil && f.Reads != engine.ReadsAnything && f.Reads&engine.ReadsItems != 0 {
		return true
	}
	return slices.ContainsFunc(e.Args, func(x engine.Expr) bool { return countsChosen(&x) })
}

// payableSomehow is affordable before anything is chosen: where the choices change the cost they decide.
func (pr *proposal) payableSomehow() bool { return pr.dependsOnChoice() || pr.affordable() }

// affordable reports whether the total cost, Deflect included, can be paid.
func (pr *proposal) affordable() bool {
	if !pr.afford {
		return true
	}
	cost := pr.total()
	return cost.free() || pr.wallet.canPay(&cost, pr.own)
}

// chooseTotal asks for the whole cost where discounts are one of several and more than one choice among them can be paid
// (356.4): none that costs nowhere less than another is asked for.
func (pr *proposal) chooseTotal(t *engine.Task) total {
	cost := pr.total()
	if len(pr.options) == 0 {
		return cost
	}
	var list []total
	pr.eachTotal(func(x total) bool {
		if !x.free() && !pr.wallet.canPay(&x, pr.own) || slices.ContainsFunc(list, func(y total) bool { return y.within(&x) }) {
			return true
		}
		list = append(slices.DeleteFunc(list, func(y total) bool { return x.within(&y) }), x)
		return true
	})
	if len(list) < 2 {
		return cost
	}
	o := t.AskUnlessForced(engine.DecideOption, pr.p, func(d *engine.Decision) {
		d.Item = pr.item
		for n := range list {
			d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(n)})
			d.Labels = append(d.Labels, list[n].String())
		}
	})
	return list[o.N]
}

// additionalCosts lists the abilities of a card that are additional costs.
func additionalCosts(def *engine.Card) []int {
	if def.Has&engine.Bit(uint8(engine.AdditionalCost)) == 0 {
		return nil
	}
	var list []int
	for i := range def.Abilities {
		if a := &def.Abilities[i]; a.Kind == engine.AdditionalCost && a.Of == nil {
			list = append(list, i)
		}
	}
	return list
}

// experienced reports whether a player has the experience that a cost takes n times, beside what other costs take.
func (pr *proposal) experienced(c *engine.Context, cost *engine.Cost, n int) bool {
	return pr.experience+n*xpOf(c, cost) <= pr.g.Counter(pr.g.PlayerObject(pr.p), XP)
}

// payable reports whether the parts of a cost that are no resources could be paid, in one of its ways.
func payable(c *engine.Context, p engine.Player, cost *engine.Cost) bool {
	if cost = costOf(c, cost); cost == nil {
		return true
	}
	if len(cost.OneOf) > 0 {
		for i := range cost.OneOf {
			if payable(c, p, &cost.OneOf[i]) {
				return true
			}
		}
		return false
	}
	if n := xpOf(c, cost); n > c.Game().Counter(c.Game().PlayerObject(p), XP) {
		return false
	}
	for i := range cost.Parts {
		part := &cost.Parts[i]
		if part.Field.Kind != engine.CostObjects || part.ByChoice {
			continue // what is chosen comes first
		}
		if part.Ref != nil {
			d, reached := named(c, part)
			if d.Kind != engine.ObjectDatum || !reached && !part.Field.Can(c, p, d.Ref()) {
				return false
			}
			continue
		}
		if !part.AnyNumber && len(payers(c, p, part)) < count(c, part) {
			return false
		}
	}
	return true
}

// named is the thing that a part of a cost names. What the event in hand has put where all may see it can still be recycled or
// banished there, whoever owns it: "recycle me" of a card that has died (383.3, 808).
func named(c *engine.Context, part *engine.CostPart) (d engine.Datum, reached bool) {
	d = c.Eval(part.Ref)
	if part.Field.ID != costRecycle && part.Field.ID != costBanish {
		return d, false
	}
	now := c.Reach(d)
	return now, now != d
}

// count is how many objects a part of a cost takes.
func count(c *engine.Context, part *engine.CostPart) int {
	if part.N != nil {
		return c.Number(part.N)
	}
	return 1
}

// payers lists the objects that could pay a part of a cost; what is being played pays for nothing.
func payers(c *engine.Context, p engine.Player, part *engine.CostPart) []engine.Datum {
	g := c.Game()
	var list []engine.Datum
	if part.Filter != nil {
		list = c.Collect(part.Filter, nil)
	} else {
		switch part.Field.ID {
		case costDiscard, costRecycle:
			zone := handOf(g, p)
			if part.Field.ID == costRecycle {
				zone = trashOf(g, p)
			}
			g.Each(zone, func(id engine.ObjectID) bool {
				list = append(list, engine.Obj(g.Ref(id)))
				return true
			})
		default:
			list = onBoard(c, list, 1<<Unit|1<<Gear) // a bare number means permanents that are played
		}
	}
	kept := list[:0]
	for _, d := range list {
		if (d.Ref() != c.Self || isOnBoard(g, c.Self.ID)) && d.Ref().ID != g.Proposed && part.Field.Can(c, p, d.Ref()) {
			kept = append(kept, d)
		}
	}
	return kept
}

// anyPlace reports whether a unit could be played anywhere.
func (pr *proposal) anyPlace() bool {
	found := false
	pr.places(func(engine.PlaceID) bool { found = true; return false })
	return found
}

// places calls f for the places where a unit may be played (355.2): where it was hidden, else the own base, battlefields
// that the player controls, where something permits it, and with Ambush where the player has units (822).
func (pr *proposal) places(f func(engine.PlaceID) bool) {
	g := pr.g
	if pr.there != 0 {
		if forbidden(g, ActPlay, pr.p, pr.card, pr.there).OK() {
			f(pr.there)
		}
		return
	}
	if pr.terms.to() != nil {
		pr.placesPermitted(f)
		return
	}
	if !pr.ambush && forbidden(g, ActPlay, pr.p, pr.card, baseOf(g, pr.p)).OK() && !f(baseOf(g, pr.p)) {
		return
	}
	stop := false
	eachBattlefield(g, func(place engine.PlaceID) {
		if stop || !mayPlayAt(g, pr.p, place) {
			return
		}
		usual := !pr.ambush && (controllerOf(g, place) == pr.p || permittedThere(g, pr.p, pr.card, place))
		if usual || g.HasKeyword(pr.card, Ambush) && (pr.unitsLeft(place) > 0 || pr.ambushes(place)) {
			if forbidden(g, ActPlay, pr.p, pr.card, place).OK() {
				stop = !f(place)
			}
		}
	})
}

// placesPermitted is places for a play that is made by a permission which says where to. What pays for the play is gone by then.
func (pr *proposal) placesPermitted(f func(engine.PlaceID) bool) {
	g, a := pr.g, pr.terms.permit
	among := []engine.PlaceID{baseOf(g, pr.p)}
	eachBattlefield(g, func(place engine.PlaceID) { among = append(among, place) })
	there := func() {
		among = slices.DeleteFunc(among, func(place engine.PlaceID) bool { return !pr.terms.by.Matches(a.To, engine.At(place)) })
	}
	if pr.clearsBoard() {
		g.Suppose(pr.spent, nowhere(g), there)
	} else {
		there()
	}
	for _, place := range among {
		if !mayPlayAt(g, pr.p, place) || !forbidden(g, ActPlay, pr.p, pr.card, place).OK() {
			continue
		}
		if ambush := pr.ambush || byAmbush(a); ambush && !(g.HasKeyword(pr.card, Ambush) && (byAmbush(a) || pr.unitsLeft(place) > 0 || pr.ambushes(place))) {
			continue
		}
		if !f(place) {
			return
		}
	}
}

// ambushes reports whether a permission lets Ambush be used to play the card to a place where its player has no units. What pays
// for the play is told to its own text.
func (pr *proposal) ambushes(place engine.PlaceID) bool {
	found := false
	if !pr.g.Occurs(engine.Permit) {
		return false
	}
	look := func(c *engine.Context, a *engine.Ability) bool {
		found = a.What == ActPlay && byAmbush(a) && !a.HasTerms() && a.To != nil && permits(c, a, pr.p) && affects(c, a, pr.card) && c.Matches(a.To, engine.At(place))
		return !found
	}
	own(pr.g, pr.card, engine.Permit, func(c *engine.Context, a *engine.Ability) bool {
		c.Share(&pr.c)
		return look(c, a)
	})
	if !found {
		pr.g.Works(engine.Permit, look)
	}
	return found
}

// byAmbush reports whether a permission is about plays with Ambush alone (822).
func byAmbush(a *engine.Ability) bool { return a.Keyword != nil && a.Keyword.ID == Ambush }

// unitsLeft counts the units of the player at a place that do not pay for this.
func (pr *proposal) unitsLeft(place engine.PlaceID) int {
	n := unitsAt(pr.g, place, pr.p)
	for _, r := range pr.spent {
		if pr.g.Live(r) && isUnit(pr.g, r.ID) && pr.g.PlaceOf(r.ID) == place && pr.g.Controller(r.ID) == pr.p {
			n--
		}
	}
	return n
}

// permittedThere reports whether a permission lets a card be played at a place: one without a place says nothing about any.
func permittedThere(g *engine.Game, p engine.Player, id engine.ObjectID, place engine.PlaceID) bool {
	ok := false
	eachPermit(g, ActPlay, p, id, place, func(_ *engine.Context, a *engine.Ability) bool {
		ok = a.To != nil && !byAmbush(a) && !a.HasTerms()
		return !ok
	})
	return ok
}

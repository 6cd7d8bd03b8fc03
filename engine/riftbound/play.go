package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// The process of play (349 to 359, 398 to 406): what keeps a card from being played, what could pay for it, where a unit may be played
// to.

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

package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// The verbs of the card API: each reads its arguments, does one batch of game actions and returns what was done.

var verbs = []*engine.Verb{
	{Name: "may", Returns: "bool", Doc: "asks whether to do something, and takes the cost of it; false without a question when it concerns something gone or the cost cannot be paid",
		Example: `if fx:may { cost = { energy = 2 } } then fx:draw(1) end`,
		Options: []engine.Param{common.ByOption, {Name: "cost", Kind: engine.ParamCost, Optional: true}, {Name: "about", Kind: engine.ParamObjects, Optional: true}, {Name: "less", Kind: engine.ParamCost, Optional: true, Doc: "taken off the cost"}, {Name: "prompt", Kind: engine.ParamText, Optional: true}},
		Rule:    engine.R(444), Run: verbMay},
	{Name: "choose", Params: common.ChooseParams, Options: common.ChooseOptions,
		Returns: "view", Doc: "lets a player choose without targeting", Example: `fx:deal(2, fx:choose(unit { enemy = true }))`, Rule: engine.R(355, 17), Run: verbChoose},
	common.Option, common.Random,
	{Name: "then_do", Params: []engine.Param{{Name: "step", Kind: engine.ParamAbility}, {Name: "args", Kind: engine.ParamArgs, Optional: true}}, Returns: "result", Doc: "puts a step on the chain: do this", Example: `fx:then_do(step, { it = fx.it })`, Rule: engine.R(386), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if n := t.Game().Pending(); n != 0 && t.Game().Item(n).Cause == t.Cause {
			t.Game().Applies(engine.R(388, 2))
		}
		t.Game().Applies(engine.R(387, 2)) // what precedes it held
		t.ThenDo(in.Get("step").Ability, common.NamedOf(in, "args"))
		return common.Done(true, 0, nil)
	}},
	common.InstallVerb(durations, engine.R(389), func(t *engine.Task, in *engine.Args) engine.Datum {
		sayDelayed(t.Game(), in.Get("ability").Ability, len(common.NamedOf(in, "args")) > 0)
		return common.Install(t, in, durations, ThisGame)
	}),
	{Name: "play", Params: []engine.Param{common.ObjectsParam}, Options: []engine.Param{common.ByOption, {Name: "cost", Kind: engine.ParamCost, Optional: true}, {Name: "less", Kind: engine.ParamCost, Optional: true, Doc: "taken off its cost"}, {Name: "ignore", Kind: engine.ParamWord, Words: common.WordNames(ignores), Optional: true}, {Name: "at", Kind: engine.ParamPlace, Optional: true}, {Name: "optional", Kind: engine.ParamBool, Optional: true}, {Name: "args", Kind: engine.ParamArgs, Optional: true}, {Name: "ready", Kind: engine.ParamBool, Optional: true}},
		Returns: "result", Doc: "begins to play cards; they enter after this effect, the cards of the result follow them", Example: `fx:play(fx.card, { ignore = "cost" })`, Rule: engine.R(354), Run: verbPlay},
	{Name: "play_token", Params: []engine.Param{{Name: "name", Kind: engine.ParamText}}, Options: []engine.Param{common.ByOption, {Name: "count", Kind: engine.ParamNumber, Optional: true}, {Name: "at", Kind: engine.ParamPlace, Optional: true}, {Name: "ready", Kind: engine.ParamBool, Optional: true}, {Name: "might", Kind: engine.ParamNumber, Optional: true}, {Name: "keywords", Kind: engine.ParamDatum, Optional: true}},
		Returns: "result", Doc: "begins to play tokens; without a place their controller chooses one for each", Example: `fx:play_token("Recruit", { at = fx.you.base })`, Rule: engine.R(184), Run: verbPlayToken},
	{Name: "deal", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, common.ObjectsParam}, Options: []engine.Param{{Name: "bonus", Kind: engine.ParamNumber, Optional: true}, {Name: "source", Kind: engine.ParamObjects, Optional: true}},
		Returns: "result", Doc: "deals damage to units, to all at once; deaths come at the next cleanup", Example: `fx:deal(3, fx.it)`, Rule: engine.R(417), Run: verbDeal},
	{Name: "fight", Params: []engine.Param{{Name: "a", Kind: engine.ParamObjects}, {Name: "b", Kind: engine.ParamObjects}}, Returns: "result", Doc: "two units deal damage equal to their might to each other, at once", Example: `fx:fight(fx.mine, fx.foe)`, Rule: engine.R(417), Run: verbFight},
	common.Simple("heal", "removes all damage", `fx:heal(fx.it)`, engine.R(418), heal),
	{Name: "kill", Params: []engine.Param{common.ObjectsParam}, Options: []engine.Param{common.ByOption}, Returns: "result", Doc: "kills permanents, all at once", Example: `fx:kill(fx.it)`, Rule: engine.R(428), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		ids := common.Objects(t, in, "objects")
		you := t.You
		t.You = in.Player("by", you) // who is responsible for it (411)
		dead := kill(t, ids, true)
		t.You = you
		return common.Done(len(ids) > 0, len(dead), dead)
	}},
	{Name: "move", Params: []engine.Param{common.ObjectsParam, {Name: "to", Kind: engine.ParamPlace}}, Options: []engine.Param{common.ByOption}, Returns: "result", Extra: "from", Doc: "moves units to a location, together", Example: `fx:move(fx.it, fx.you.base)`, Rule: engine.R(420), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if in.Nothing("to") {
			return common.Done(false, 0, nil)
		}
		g := t.Game()
		ids := common.Objects(t, in, "objects")
		from := engine.Datum{}
		if len(ids) > 0 {
			from = engine.At(g.PlaceOf(ids[0]))
		}
		moved := moveUnits(t, ids, in.Get("to").Datum.Place(), in.Player("by", t.You))
		if len(moved) > 0 {
			g.Applies(engine.R(449, 1)) // exhaustion, Ganking and the like are those of standard moves
		}
		return engine.ResultOf(engine.Result{Done: len(moved) > 0, Amount: len(moved), Cards: moved, Extra: from})
	}},
	common.Simple("recall", "sends permanents to their controllers' bases; not a move", `fx:recall(fx.it)`, engine.R(454), recall),
	common.Simple("ready", "readies", `fx:ready(fx.it)`, engine.R(415), ready),
	common.Simple("exhaust", "exhausts", `fx:exhaust(fx.it)`, engine.R(414), exhaust),
	common.Simple("stun", "stuns units", `fx:stun(fx.it)`, engine.R(423), stun),
	common.Simple("buff", "buffs units", `fx:buff(fx.it)`, engine.R(426), buff),
	{Name: "give", Params: []engine.Param{{Name: "to", Kind: engine.ParamDatum}, {Name: "gift", Kind: engine.ParamGift}}, Returns: "result", Doc: "gives a gift to objects, players or places", Example: `fx:give(fx.it, { might = 2, lasts = "turn" })`, Rule: engine.R(477), Run: verbGive},
	common.Simple("empower", "empowers", `fx:empower(fx.it)`, engine.R(441), empower),
	common.Simple("disempower", "disempowers", `fx:disempower(fx.it)`, engine.R(442), disempower),
	{Name: "attach", Params: []engine.Param{{Name: "gear", Kind: engine.ParamObjects}, {Name: "unit", Kind: engine.ParamObjects}}, Returns: "result", Extra: "host", Doc: "attaches gear to a unit", Example: `fx:attach(fx.tool, fx.mine)`, Rule: engine.R(434), Run: verbAttach},
	common.Simple("detach", "detaches gear; it stays where it is until a cleanup", `fx:detach(fx.tool)`, engine.R(435), detach),
	{Name: "hide", Params: []engine.Param{{Name: "card", Kind: engine.ParamObjects}, {Name: "place", Kind: engine.ParamPlace}}, Options: []engine.Param{common.ByOption, {Name: "cost", Kind: engine.ParamCost, Optional: true}, {Name: "any", Kind: engine.ParamBool, Optional: true, Doc: "cards without Hidden too"}}, Returns: "result", Doc: "hides a card at a battlefield that its player controls", Example: `fx:hide(fx:choose(card { zone = "hand", owner = you, keyword = "Hidden" }), fx.where)`, Rule: engine.R(421), Run: verbHide},
	{Name: "take_control", Params: []engine.Param{{Name: "what", Kind: engine.ParamDatum}}, Options: []engine.Param{common.ByOption, {Name: "lasts", Kind: engine.ParamWord, Words: common.WordNames(durations), Optional: true}}, Returns: "result", Doc: "takes control of objects, or of an item on the chain", Example: `fx:take_control(fx.foe, { lasts = "turn" })`, Rule: engine.R(191), Run: verbTakeControl},
	{Name: "rechoose", Params: []engine.Param{{Name: "item", Kind: engine.ParamLink}}, Options: []engine.Param{common.ByOption}, Returns: "result", Doc: "lets its controller make new choices for an item on the chain; each may stay as it is", Example: `fx:rechoose(fx.spell)`, Rule: engine.R(750), Run: verbRechoose},
	{Name: "swap", Params: []engine.Param{{Name: "a", Kind: engine.ParamObjects}, {Name: "b", Kind: engine.ParamObjects}, {Name: "what", Kind: engine.ParamWord, Words: []string{"place", "might"}}}, Options: []engine.Param{{Name: "lasts", Kind: engine.ParamWord, Words: common.WordNames(durations), Optional: true, Doc: "of a swap of might; this turn when left out"}}, Returns: "result", Doc: "two units exchange their locations, or their might", Example: `fx:swap(fx.mine, fx.foe, "might")`, Rule: engine.R(433), Run: verbSwap},
	{Name: "activate", Params: []engine.Param{common.ObjectsParam, {Name: "event", Kind: engine.ParamWord, Words: objectEvents()}}, Returns: "number", Doc: "lets the triggered abilities that wait for an event of these objects trigger without it; how many objects there were", Example: `fx:activate(fx:all(unit { friendly = true }), "conquers")`, Rule: engine.R(376), Run: verbActivate},
	common.ProceedVerb(proceedExample, engine.R(370)),
	{Name: "create", Params: []engine.Param{{Name: "name", Kind: engine.ParamText}}, Options: []engine.Param{common.ByOption, {Name: "in_place_of", Kind: engine.ParamPlace, Optional: true}, {Name: "once", Kind: engine.ParamBool, Optional: true, Doc: "only if none of that name is in play"}}, Returns: "result", Extra: "place", Doc: "creates a battlefield token, beside the others or in the place of one", Example: `fx:create("Brush", { in_place_of = fx.where })`, Rule: engine.R(439), Run: verbCreate},
	{Name: "swap_back", Params: []engine.Param{{Name: "place", Kind: engine.ParamPlace}}, Returns: "result", Doc: "puts the battlefield back that a token has replaced", Example: "fx:create(\"Brush\", { in_place_of = fx.where })\nfx:swap_back(fx.where)", Rule: engine.R(438), Run: verbSwapBack},
	{Name: "name_a", Params: []engine.Param{{Name: "what", Kind: engine.ParamWord, Words: []string{"card", "spell", "unit", "gear", "tag"}}}, Options: []engine.Param{common.ByOption}, Returns: "text", Doc: "lets a player name a card of that type, or a tag", Example: `local tag = fx:name_a("tag")`, Rule: engine.R(760), Run: verbName},
	{Name: "remember", Params: common.RememberParams, Returns: "result", Doc: "keeps a value for this object as long as it stays itself; recall_note reads it", Example: `fx:remember("tag", "Poro")`, Rule: engine.R(397), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		d := common.Remember(t, in)
		t.Game().Applies(engine.R(394, 1))
		t.Game().Applies(engine.R(397))
		if t.Instance.Via != 0 {
			t.Game().Applies(engine.R(395))
		}
		for _, x := range d.List() {
			if x.Kind == engine.ObjectDatum && t.Game().Live(x.Ref()) && t.Game().KindOf(engine.ObjectID(x.N)) == InBanishment {
				t.Game().Applies(engine.R(427, 3))
			}
		}
		return common.Done(true, 1, nil)
	}},
	{Name: "counter", Params: []engine.Param{{Name: "item", Kind: engine.ParamLink}}, Returns: "result", Doc: "counters an item on the chain", Example: `fx:counter(fx.spell)`, Rule: engine.R(425), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		v := in.Get("item")
		if v == nil || v.Datum.Kind != engine.LinkDatum {
			return common.Done(false, 0, nil)
		}
		return common.Done(counterItem(t, engine.ItemID(v.Datum.N)), 1, nil)
	}},
	{Name: "draw", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, common.PlayersParam}, Returns: "result", Doc: "draws cards, or these cards of a deck", Example: `fx:draw(2)`, Rule: engine.R(413), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if v := in.Get("n"); v.List != nil || v.IsList {
			return common.ResultOf(drawThese(t, common.Objects(t, in, "n")))
		}
		return common.ForPlayers(t, in, func(p engine.Player, n int) int { return draw(t, p, n) })
	}},
	{Name: "discard", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, common.PlayersParam}, Returns: "result", Doc: "discards cards of the own choice, or these cards", Example: `fx:discard(1)`, Rule: engine.R(422), Run: verbDiscard},
	{Name: "recycle", Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: "puts cards at the bottom of their owners' decks", Example: `fx:recycle(fx.card)`, Rule: engine.R(416), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		for _, d := range in.List("objects") {
			if d.Kind == engine.ObjectDatum && t.Game().Live(d.Ref()) && t.Game().KindOf(engine.ObjectID(d.N)) == InTrash && !targeted(t, d) {
				t.Game().Applies(engine.R(416, 6))
			}
		}
		n := recycle(t, in.List("objects"))
		return common.Done(n > 0, n, nil)
	}},
	{Name: "banish", Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: "banishes; the result holds the cards where they are now", Example: `fx:banish(fx.it)`, Rule: engine.R(427), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool { _, ok := banish(t, id); return ok })
	}},
	{Name: "bounce", Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: "returns cards to their owners' hands", Example: `fx:bounce(fx.it)`, Rule: engine.R(124), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool { _, ok := bounce(t, id); return ok })
	}},
	{Name: "put", Params: []engine.Param{common.ObjectsParam, {Name: "to", Kind: engine.ParamWord, Words: []string{"top", "bottom", "trash", "champion"}}}, Returns: "result", Doc: "puts cards on top or at the bottom of their owners' decks, into the trash or the champion zone", Example: `fx:put(fx.it, "top")`, Rule: engine.R(56), Run: verbPut},
	{Name: "burn", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, common.PlayersParam}, Returns: "result", Doc: "puts the top cards of main decks into the trash", Example: `fx:burn(2)`, Rule: engine.R(440), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if in.Nothing("n") {
			return common.Done(false, 0, nil)
		}
		var cards []engine.Datum
		for _, p := range common.PlayersOf(t, in, "players") {
			cards = append(cards, burn(t, p, in.Number("n", 0))...)
		}
		return common.ResultOf(cards)
	}},
	{Name: "look", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, {Name: "whose", Kind: engine.ParamPlayer, Optional: true}}, Options: []engine.Param{common.ByOption}, Returns: "list", Doc: "looks at the top cards of a main deck", Example: `fx:recycle(fx:choose(fx:look(3), { up_to = 3 }))`, Rule: engine.R(424), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if in.Nothing("n") {
			return engine.ListOf(nil)
		}
		return engine.ListOf(look(t, common.Chooser(t, in), in.Number("n", 1), in.Player("whose", max(t.You, 0))))
	}},
	{Name: "reveal", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, {Name: "whose", Kind: engine.ParamPlayer, Optional: true}}, Options: []engine.Param{common.ByOption, {Name: "until_match", Kind: engine.ParamFilter, Optional: true}}, Returns: "list", Doc: "reveals the top cards of a main deck, or these cards", Example: `fx:recycle(fx:reveal(2))`, Rule: engine.R(424), Run: verbReveal},
	{Name: "predict", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber, Optional: true}}, Options: []engine.Param{common.ByOption}, Returns: "result", Doc: "looks at the top cards, recycles any of them", Example: `fx:predict(2)`, Rule: engine.R(436), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if !in.Has("n") {
			t.Game().Applies(engine.R(436, 3))
		}
		predict(t, common.Chooser(t, in), in.Number("n", 1))
		return common.Done(true, in.Number("n", 1), nil)
	}},
	{Name: "channel", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}}, Options: []engine.Param{{Name: "exhausted", Kind: engine.ParamBool, Optional: true}, common.ByOption}, Returns: "result", Doc: "channels runes", Example: `fx:channel(1, { exhausted = true })`, Rule: engine.R(430), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		p := in.Player("by", t.You)
		if in.Nothing("n") || p == engine.NoPlayer {
			return common.Done(false, 0, nil)
		}
		return common.ResultOf(channel(t, p, in.Number("n", 0), in.True("exhausted")))
	}},
	{Name: "add", Params: []engine.Param{{Name: "cost", Kind: engine.ParamCost}}, Options: []engine.Param{common.ByOption, {Name: "only", Kind: engine.ParamWord, Words: []string{"spell"}, Optional: true}}, Returns: "result", Doc: "adds energy and power to the pool", Example: `fx:add({ energy = 1 })`, Rule: engine.R(429), Run: verbAdd},
	{Name: "score", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, common.PlayersParam}, Returns: "result", Doc: "gives points", Example: `fx:score(1)`, Rule: engine.R(193), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.ForPlayers(t, in, func(p engine.Player, n int) int { return truth(gainPoints(t, p, n, 0, false)) * n })
	}},
	{Name: "prevent", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, {Name: "objects", Kind: engine.ParamObjects}}, Returns: "result", Doc: "prevents the next n damage to each this turn", Example: `fx:prevent(3, fx:choose(unit {}))`, Rule: engine.R(437), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
			n := in.Number("n", 0)
			if n <= 0 || !isUnit(t.Game(), id) {
				return false
			}
			t.Game().AddCounter(id, Prevented, n)
			return true
		})
	}},
	{Name: "gain_xp", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, common.PlayersParam}, Returns: "result", Doc: "gives experience", Example: `fx:gain_xp(1)`, Rule: engine.R(728), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.ForPlayers(t, in, func(p engine.Player, n int) int { addXP(t, p, n); return n })
	}},
	{Name: "extra_turn", Params: []engine.Param{{Name: "player", Kind: engine.ParamPlayer, Optional: true}}, Returns: "result", Doc: "gives a turn after this one", Example: `fx:extra_turn()`, Rule: engine.R(734), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		p := in.Player("player", t.You)
		if p == engine.NoPlayer {
			return common.Done(false, 0, nil)
		}
		given := insertTurn(t.Game(), p)
		return common.Done(given, truth(given), nil)
	}},
	{Name: "win", Params: []engine.Param{{Name: "player", Kind: engine.ParamPlayer, Optional: true}}, Returns: "result", Doc: "wins the game", Example: `fx:win()`, Rule: engine.R(195), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if p := in.Player("player", t.You); p != engine.NoPlayer {
			gameWon(t.Game(), p)
		}
		return common.Done(true, 1, nil)
	}},
}

// sayDelayed notes which kind of delayed ability an effect made (390); linked tells that it speaks of what the effect is about.
func sayDelayed(g *engine.Game, a *engine.Ability, linked bool) {
	switch a.Kind {
	case engine.Triggered:
		g.Applies(engine.R(390, 2))
	case engine.Replacement:
		g.Applies(engine.R(390, 3))
		if a.Change != nil && a.Change.Skip && a.On.Waits(func(e *engine.EventDecl) bool { return e.Kind == Damaged }) {
			g.Applies(engine.R(437, 7))
		}
	default:
		g.Applies(engine.R(390, 4))
	}
	if linked {
		g.Applies(engine.R(390, 5))
	}
}

func verbMay(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	if p == engine.NoPlayer || in.Has("by") && in.Nothing("by") {
		return engine.Truth(false)
	}
	if v := in.Get("about"); v != nil && len(v.List) == 0 {
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
	var w wallet
	var sum total
	if cost != nil {
		w.open(g, p, false, 0)
		resourcesOf(&c, cost, &sum)
		if v := in.Get("less"); v != nil && v.Cost != nil {
			var r reduction
			resourcesOf(&c, v.Cost, &r.less)
			r.from(&sum)
		}
		if !payable(&c, p, cost) || !w.canPay(&sum, g.Definition(t.Self.ID).Colors) {
			return engine.Truth(false)
		}
	}
	if !t.May(p, func(d *engine.Decision) { d.Text, d.Cost = in.Word("prompt"), cost }) {
		return engine.Truth(false)
	}
	if cost == nil {
		return engine.Truth(true)
	}
	return engine.Truth(payNow(t, &c, p, cost, sum))
}

// payNow pays a cost within an instruction (204.3).
func payNow(t *engine.Task, c *engine.Context, p engine.Player, cost *engine.Cost, sum total) bool {
	g := t.Game()
	if !pay(t, p, sum, g.Definition(t.Self.ID).Colors, false, false, 0) {
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
			list = c.Eval(part.Ref).List()
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

func verbChoose(t *engine.Task, in *engine.Args) engine.Datum {
	picked := common.Choose(t, in)
	if list := picked.List(); len(list) > 0 {
		t.Game().Applies(engine.R(355, 17))
		if list[0].Kind == engine.ObjectDatum {
			t.Game().Applies(engine.R(355, 10))
		}
	}
	return picked
}

func verbPlay(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	if p == engine.NoPlayer {
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
		if in.True("optional") && !t.May(p, func(d *engine.Decision) { d.Source, d.Text = g.Ref(id), "play" }) {
			continue
		}
		if g.KindOf(id) == OnChain {
			endCardItem(t, id)
		}
		r := riders{ready: in.True("ready"), exhausted: in.Has("ready") && !in.True("ready")}
		if v := in.Get("at"); v != nil {
			r.place = v.Datum.Place()
		}
		if w := in.Word("ignore"); w != "" {
			r.ignore = uint8(common.WordIndex(ignores, w))
		}
		i := beginPlay(t, p, id, r)
		setCost(g, i, costOfPlay(t, id, in))
		g.AddArguments(int32(i), common.NamedOf(in, "args"))
		cards = append(cards, engine.Obj(g.Item(i).Instance.Bearer))
	}
	return common.ResultOf(cards)
}

// costOfPlay is the cost that an effect says a play has; nil when it says nothing.
func costOfPlay(t *engine.Task, id engine.ObjectID, in *engine.Args) *total {
	var sum total
	if v := in.Get("cost"); v != nil && v.Cost != nil {
		resourcesOf(&t.Context, v.Cost, &sum)
		return &sum
	}
	if v := in.Get("less"); v != nil && v.Cost != nil {
		sum = printed(t.Game().Definition(id))
		var r reduction
		resourcesOf(&t.Context, v.Cost, &r.less)
		r.from(&sum)
		return &sum
	}
	return nil
}

// mayAfford reports whether a play that is offered could be paid, so that nobody is asked in vain.
func mayAfford(t *engine.Task, p engine.Player, id engine.ObjectID, in *engine.Args) bool {
	g := t.Game()
	def := g.Definition(id)
	ignore := uint8(0)
	if w := in.Word("ignore"); w != "" {
		ignore = uint8(common.WordIndex(ignores, w))
	}
	cost := baseCost(def, ignore, costOfPlay(t, id, in))
	if def.Has&(engine.Bit(uint8(engine.CostChange))|engine.Bit(uint8(engine.AdditionalCost))) != 0 || g.Occurs(engine.CostChange) {
		return true // what it costs is seen when it is played
	}
	var w wallet
	w.open(g, p, def.Types.Any(1<<Spell), id)
	return w.canPay(&cost, def.Colors)
}

func verbPlayToken(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	def := g.Library().Tokens[in.Word("name")]
	if def == nil {
		t.Fail("there is no token " + in.Word("name"))
	}
	if p == engine.NoPlayer || in.Has("at") && in.Nothing("at") || in.Has("count") && in.Nothing("count") {
		return common.Done(false, 0, nil)
	}
	place := engine.PlaceID(0)
	if v := in.Get("at"); v != nil {
		place = v.Datum.Place()
	} else if t.Item != 0 && def.Types.Any(1<<Unit) {
		place = fromHiding(&t.Context, t.Item) // units come to where the spell was hidden (811.1)
	}
	var cards []engine.Datum
	// One event a token; what replaces it may make more or fewer of it.
	number := 0
	for range in.Number("count", 1) {
		e := event(t, PlaysToken, engine.R(184))
		e.Player, e.By, e.Place, e.Amount, e.Card = p, p, place, 1, g.Cast(def)
		if t.Happens(&e) {
			number += int(e.Amount)
		}
	}
	for range number {
		i, card := playToken(t, p, def, place, riders{ready: in.True("ready"), exhausted: in.Has("ready") && !in.True("ready")})
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

func verbDeal(t *engine.Task, in *engine.Args) engine.Datum {
	if in.Nothing("n") {
		return common.Done(false, 0, nil)
	}
	n := in.Number("n", 0) + in.Number("bonus", 0)
	var source engine.Ref
	if list := in.List("source"); len(list) > 0 {
		source = list[0].Ref()
	}
	var list []damage
	for _, id := range common.Objects(t, in, "objects") {
		list = append(list, damage{id: id, amount: n, source: source, by: t.You})
	}
	split := isSplit(t, in.List("objects"))
	if split {
		list = divide(t, splitDamage(t.Game(), t.You, n), list)
	}
	sum, parts := deal(t, list, !split)
	r := engine.Result{Done: sum > 0, Amount: sum}
	for i, k := range parts {
		r.Each = append(r.Each, engine.Num(k))
		r.Cards = append(r.Cards, engine.Obj(t.Game().Ref(list[i].id)))
	}
	return engine.ResultOf(r)
}

// isSplit reports whether a list is what a slot holds among which an amount is split.
func isSplit(t *engine.Task, list []engine.Datum) bool {
	a := t.Ability()
	if a == nil {
		return false
	}
	for i := range a.Targets {
		slot := &a.Targets[i]
		if slot.Kind != engine.SlotSplit {
			continue
		}
		chosen, _ := t.Chosen(slot.Name)
		if slices.EqualFunc(chosen.List(), list, engine.Same) {
			return true
		}
	}
	return false
}

// divide splits an amount among targets, one at least for each (355.14); when there is not enough for all, as few as
// possible get none.
func divide(t *engine.Task, n int, list []damage) []damage {
	g := t.Game()
	if n <= 0 {
		return nil
	}
	for len(list) > n {
		o := t.Ask(DecideAssign, t.You, func(d *engine.Decision) {
			d.A, d.Text = int32(n), "leave out"
			for i := range list {
				d.Add(engine.Thing(engine.Obj(g.Ref(list[i].id))))
			}
		})
		list = slices.DeleteFunc(list, func(x damage) bool { return x.id == engine.ObjectID(o.N) })
	}
	left := n
	for i := range list {
		rest := len(list) - i - 1
		if rest == 0 {
			list[i].amount = left
			break
		}
		o := t.AskUnlessForced(engine.DecideNumber, t.You, func(d *engine.Decision) {
			d.Source, d.Min, d.Max, d.A = g.Ref(list[i].id), 1, left-rest, int32(left)
			for k := 1; k <= left-rest && k < engine.MaxOptions; k++ {
				d.Add(engine.Option{Kind: engine.OptionNumber, N: int32(k)})
			}
		})
		list[i].amount = int(o.N)
		left -= int(o.N)
	}
	return list
}

func verbTakeControl(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	v := in.Get("what")
	if p == engine.NoPlayer {
		return common.Done(false, 0, nil)
	}
	lasts := uint8(Forever)
	if w := in.Word("lasts"); w != "" {
		lasts = uint8(common.WordIndex(durations, w))
	}
	list := v.Datum.List()
	if v.IsList {
		list = v.List
	}
	var cards []engine.Datum
	for _, d := range list {
		switch d.Kind {
		case engine.LinkDatum:
			i := engine.ItemID(d.N)
			if it := g.Item(i); it.State == engine.ItemFinalized {
				g.EditItem(i).Controller = p
				if it.Card {
					g.SetController(it.Instance.Bearer.ID, p)
				}
				cards = append(cards, d)
			}
		case engine.ObjectDatum:
			id := engine.ObjectID(d.N)
			if !g.Live(d.Ref()) || !isOnBoard(g, id) || g.Definition(id).Types.Any(1<<Battlefield|1<<Legend|1<<Seat) || lasts == WhileSource && !g.Live(t.Self) {
				continue
			}
			t.Give(id, &engine.Gift{Lasts: lasts, Parts: []engine.GiftPart{{Field: giftNamed("controller"), Ref: engine.Expr{Op: engine.OpDatum, Datum: engine.Seat(p)}}}})
			needCleanup(g, engine.R(319, 7))
			cards = append(cards, d)
		}
	}
	return common.ResultOf(cards)
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
	pr := propose(g)
	defer unpropose(g)
	pr.g, pr.p, pr.item, pr.ability = g, in.Player("by", it.Controller), i, a
	if it.Card {
		pr.card, pr.def = it.Instance.Bearer.ID, g.Definition(it.Instance.Bearer.ID)
		pr.spell, pr.own = pr.def.Types.Any(1<<Spell), pr.def.Colors
		if it.Flags&itemHidden != 0 {
			pr.there = hiddenPlace(g, it.From)
		}
	}
	for e := range int(it.Executions) {
		rechoose(t, pr, a, e)
	}
	t.Context = saved
	return common.Done(true, 1, []engine.Datum{v.Datum})
}

// rechoose asks for the slots of an execution again: for each thing what it is to be now, itself included.
func rechoose(t *engine.Task, pr *proposal, a *engine.Ability, execution int) {
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
					g.ChangePick(pr.item, base+k, old, x)
				}
			}
		}
	}
	ask(a.Targets, execution*engine.ExecutionSlots)
	for part, m := range pr.modes {
		ask(a.Modes.List[m].Targets, execution*engine.ExecutionSlots+(part+1)*engine.SlotsPerMode)
	}
}

// verbSwap lets two units exchange their locations at once (420), or their might for this turn (433).
func verbSwap(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	a, b := common.Objects(t, in, "a"), common.Objects(t, in, "b")
	if len(a) == 0 || len(b) == 0 || a[0] == b[0] || !isUnit(g, a[0]) || !isUnit(g, b[0]) {
		return common.Done(false, 0, nil)
	}
	x, y := a[0], b[0]
	if in.Word("what") == "place" {
		p, q := g.PlaceOf(x), g.PlaceOf(y)
		if p == q {
			return common.Done(false, 0, nil)
		}
		moved := moveTogether(t, []engine.ObjectID{x, y}, []engine.PlaceID{q, p}, t.You)
		return common.ResultOf(moved)
	}
	lasts := uint8(ThisTurn)
	if w := in.Word("lasts"); w != "" {
		lasts = uint8(common.WordIndex(durations, w))
	}
	n := int(g.Derived(x).Numbers[Might]) - int(g.Derived(y).Numbers[Might])
	if n == 0 {
		return common.Done(false, 0, nil)
	}
	for _, one := range []struct {
		id engine.ObjectID
		n  int
	}{{x, -n}, {y, n}} {
		g.Applies(engine.R(433, 1))
		noteMighty(t, one.id)
		t.Give(one.id, &engine.Gift{Lasts: lasts, Parts: []engine.GiftPart{{Field: giftNamed("might"), N: engine.Expr{Op: engine.OpDatum, Datum: engine.Num(one.n)}}}})
		noteMighty(t, one.id)
	}
	return common.ResultOf([]engine.Datum{engine.Obj(g.Ref(x)), engine.Obj(g.Ref(y))})
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

// verbName lets a player name a card or a tag (760): any that the content has.
func verbName(t *engine.Task, in *engine.Args) engine.Datum {
	names := nameable(t.Game(), in.Word("what"))
	o := t.Ask(engine.DecideName, common.Chooser(t, in), func(d *engine.Decision) {
		for i, n := range names {
			d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(i)})
			d.Labels = append(d.Labels, n)
		}
	})
	if o.Kind != engine.OptionIndex {
		return engine.Datum{}
	}
	return engine.Str(names[o.N])
}

// nameable lists what can be named, in alphabetical order.
func nameable(g *engine.Game, what string) []string {
	var names []string
	for _, c := range g.Library().Cards {
		if c.Token {
			continue
		}
		switch what {
		case "tag":
			names = append(names, c.Tags...)
		case "card":
			if c.Types.Any(1<<Unit | 1<<Gear | 1<<Spell) {
				names = append(names, c.Name)
			}
		default:
			if c.Types.Any(engine.Bit(typeWord(what))) {
				names = append(names, c.Name)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func verbFight(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	a, b := common.Objects(t, in, "a"), common.Objects(t, in, "b")
	if len(a) == 0 || len(b) == 0 {
		return common.Done(false, 0, nil)
	}
	x, y := a[0], b[0]
	sum, parts := deal(t, []damage{
		{id: y, amount: g.Number(x, Might), source: g.Ref(x), by: t.You},
		{id: x, amount: g.Number(y, Might), source: g.Ref(y), by: t.You},
	}, true)
	return engine.ResultOf(engine.Result{Done: sum > 0, Amount: sum, Each: []engine.Datum{engine.Num(parts[0]), engine.Num(parts[1])}})
}

func verbGive(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	gift := in.Get("gift").Gift
	list := in.List("to")
	if v := in.Get("to"); list == nil && v != nil {
		list = v.Datum.List()
	}
	given := 0
	var cards []engine.Datum
	if gift.Lasts == WhileSource && !g.Live(t.Self) {
		return common.Done(false, 0, nil) // its time is over before it began (389)
	}
	for _, d := range list {
		id := engine.ObjectID(0)
		switch d.Kind {
		case engine.ObjectDatum:
			if g.Live(d.Ref()) {
				id = engine.ObjectID(d.N)
			}
		case engine.PlayerDatum:
			id = g.PlayerObject(d.Player())
		case engine.PlaceDatum:
			if id = battlefieldAt(g, d.Place()); id == 0 {
				id = g.PlayerObject(g.Zone(d.Place()).Owner)
			}
		}
		if id == 0 {
			continue
		}
		noteMighty(t, id)
		if less := lessMight(t, gift); less > 0 && isUnit(g, id) {
			e := event(t, LosesMight, engine.R(477, 3))
			e.Subject, e.Player, e.Amount = g.Ref(id), g.Controller(id), int16(less)
			if !t.Happens(&e) {
				given++
				continue
			}
			t.Emit(e)
			if int(e.Amount) != less {
				t.Give(id, takingMight(gift, int(e.Amount)))
				noteMighty(t, id)
				given++
				cards = append(cards, d)
				continue
			}
		}
		t.Give(id, gift)
		g.Applies(engine.R(480, 1))
		for k := range gift.Parts {
			if len(gift.Parts[k].Keywords) > 0 {
				g.Applies(engine.R(801, 3))
			}
		}
		if gift.Lasts != Forever {
			g.Applies(engine.R(390, 4))
		}
		noteMighty(t, id)
		given++
		cards = append(cards, d)
	}
	return common.Done(given > 0, given, cards)
}

// takingMight is a gift with another amount of might that it takes.
func takingMight(gift *engine.Gift, n int) *engine.Gift {
	changed := *gift
	changed.Parts = slices.Clone(gift.Parts)
	for i := range changed.Parts {
		if p := &changed.Parts[i]; p.Field.Kind == engine.GiftNumber && p.Field.Number == Might && p.Field.Layer == 3 {
			p.N = engine.Expr{Op: engine.OpDatum, Datum: engine.Num(-n)}
		}
	}
	return &changed
}

// lessMight is how much might a gift takes; 0 when it takes none.
func lessMight(t *engine.Task, gift *engine.Gift) int {
	for i := range gift.Parts {
		if p := &gift.Parts[i]; p.Field.Kind == engine.GiftNumber && p.Field.Number == Might && p.Field.Layer == 3 {
			return max(0, -t.Number(&p.N))
		}
	}
	return 0
}

func verbDiscard(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	v := in.Get("n")
	if v.IsList {
		if len(v.List) == 0 {
			return common.Done(false, 0, nil)
		}
		return common.ResultOf(discard(t, g.Object(engine.ObjectID(v.List[0].N)).Owner, v.List))
	}
	if in.Nothing("n") {
		return common.Done(false, 0, nil)
	}
	var gone []engine.Datum
	for _, p := range common.PlayersOf(t, in, "players") {
		var hand []engine.Datum
		g.Each(handOf(g, p), func(id engine.ObjectID) bool { hand = append(hand, engine.Obj(g.Ref(id))); return true })
		n := in.Number("n", 0)
		if len(hand) < n {
			g.Applies(engine.R(422, 4))
		}
		picked := t.ChooseFrom(engine.DecideChoose, p, hand, n, n, func(d *engine.Decision) { d.Secret, d.Text = true, "discard" })
		gone = append(gone, discard(t, p, picked)...)
	}
	return common.ResultOf(gone)
}

func verbPut(t *engine.Task, in *engine.Args) engine.Datum {
	return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
		g := t.Game()
		zone, top := deckOf, false
		switch in.Word("to") {
		case "top":
			top = true
		case "trash":
			zone = trashOf
		case "champion":
			zone = championOf
		}
		if g.Object(id).Zone == zone(g, g.Object(id).Owner) {
			g.Reorder(id, top)
			return true
		}
		_, ok := sendTo(t, id, zone, GoesTo, engine.R(56), top)
		return ok
	})
}

func verbReveal(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := common.Chooser(t, in)
	whose := in.Player("whose", p)
	v := in.Get("n")
	var shown []engine.Datum
	switch {
	case v.IsList:
		shown = v.List
	case in.Nothing("n"):
		return engine.ListOf(nil)
	default:
		e := event(t, Reveals, engine.R(424, 1))
		e.Player, e.By, e.Amount, e.From = p, p, int16(in.Number("n", 1)), deckOf(g, whose)
		t.Perform(e, func(e *engine.Event) {
			t.Emit(*e)
			for id := g.First(deckOf(g, whose)); id != 0 && len(shown) < int(e.Amount); id = g.Next(id) {
				d := engine.Obj(g.Ref(id))
				shown = append(shown, d)
				if m := in.Get("until_match"); m != nil && len(m.Filters) > 0 && t.Matches(m.Filters[0], d) {
					break
				}
			}
		})
	}
	return engine.ListOf(showAll(t, Revealed, p, shown))
}

// showAll says that cards are looked at or revealed, one after the other, and lists those that are still what they were.
func showAll(t *engine.Task, kind engine.EventKind, p engine.Player, list []engine.Datum) []engine.Datum {
	g := t.Game()
	for _, d := range list {
		if !g.Live(d.Ref()) {
			continue
		}
		e := event(t, kind, engine.R(424, 1))
		e.Subject, e.By, e.From = d.Ref(), p, g.Object(engine.ObjectID(d.N)).Zone
		e.Player = p
		if kind == Revealed {
			e.Player = g.Object(engine.ObjectID(d.N)).Owner
		}
		if t.MayReplace(kind) {
			t.Perform(e, func(e *engine.Event) { t.Emit(*e) })
		} else {
			t.Emit(e)
		}
	}
	return slices.DeleteFunc(list, func(d engine.Datum) bool { return !g.Live(d.Ref()) })
}

func verbAdd(t *engine.Task, in *engine.Args) engine.Datum {
	p := in.Player("by", t.You)
	v := in.Get("cost")
	if p == engine.NoPlayer || v == nil || v.Cost == nil {
		return common.Done(false, 0, nil)
	}
	var sum total
	resourcesOf(&t.Context, v.Cost, &sum)
	y := engine.Yield{Energy: sum.energy, Only: in.Word("only")}
	for r, n := range sum.power {
		if n > 0 {
			k := int8(r)
			if r >= engine.AmountAny {
				k = engine.AnyResource
			}
			y.Power = append(y.Power, engine.CostAmount{Resource: k, N: int16(n)})
		}
	}
	yield(t, p, &y)
	return common.Done(true, sum.energy+powerSum(&sum), nil)
}

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
		Options: []engine.Param{common.ByOption, {Name: "cost", Kind: engine.ParamCost, Optional: true}, {Name: "about", Kind: engine.ParamObjects, Optional: true}, {Name: "less", Kind: engine.ParamCost, Plain: true, Optional: true, Doc: "taken off the cost"}, {Name: "prompt", Kind: engine.ParamText, Optional: true}},
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
		a := in.Get("ability").Ability
		if in.Has("uses") && !countsUses(a) {
			t.Fail("uses counts what triggers, replaces, or is about plays: a permission to play, or what affects playing { ... } or next_played { ... }")
		}
		noteDelayed(t.Game(), a, len(common.NamedOf(in, "args")) > 0)
		return common.Install(t, in, durations, ThisGame)
	}),
	{Name: "play", Reaches: true, Params: []engine.Param{common.ObjectsParam}, Options: []engine.Param{common.ByOption, {Name: "cost", Kind: engine.ParamCost, Plain: true, Optional: true}, {Name: "less", Kind: engine.ParamCost, Plain: true, Optional: true, Doc: "taken off its cost"}, {Name: "ignore", Kind: engine.ParamWord, Words: common.WordNames(ignores), Optional: true}, {Name: "at", Kind: engine.ParamPlaces, Optional: true, Doc: "where to; of several places the player chooses one"}, {Name: "optional", Kind: engine.ParamBool, Optional: true}, {Name: "args", Kind: engine.ParamArgs, Optional: true}, {Name: "ready", Kind: engine.ParamBool, Optional: true}},
		Returns: "result", Doc: "begins to play cards; they enter after this effect, the cards of the result follow them", Example: `fx:play(fx.card, { ignore = "cost" })`, Rule: engine.R(354), Run: verbPlay},
	{Name: "play_token", Params: []engine.Param{{Name: "name", Kind: engine.ParamText, Token: true}}, Options: []engine.Param{common.ByOption, {Name: "count", Kind: engine.ParamNumber, Optional: true}, {Name: "at", Kind: engine.ParamPlaces, Optional: true, Doc: "where to; of several places the player chooses one"}, {Name: "ready", Kind: engine.ParamBool, Optional: true}, {Name: "might", Kind: engine.ParamNumber, Optional: true}, {Name: "keywords", Kind: engine.ParamDatum, Optional: true}},
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
		who := in.Player("by", t.You)
		ids, places := tolled(t, who, ids, []engine.PlaceID{in.Get("to").Datum.Place()})
		moved := moveTogether(t, ids, places, who)
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
	{Name: "hide", Params: []engine.Param{{Name: "card", Kind: engine.ParamObjects}, {Name: "place", Kind: engine.ParamPlace}}, Options: []engine.Param{common.ByOption, {Name: "cost", Kind: engine.ParamCost, Plain: true, Optional: true}, {Name: "any", Kind: engine.ParamBool, Optional: true, Doc: "cards without Hidden too"}}, Returns: "result", Doc: "hides a card at a battlefield that its player controls", Example: `fx:hide(fx:choose(card { zone = "hand", owner = you, keyword = "Hidden" }), fx.where)`, Rule: engine.R(421), Run: verbHide},
	{Name: "take_control", Params: []engine.Param{{Name: "what", Kind: engine.ParamDatum}}, Options: []engine.Param{common.ByOption, {Name: "lasts", Kind: engine.ParamWord, Words: common.WordNames(durations), Optional: true}}, Returns: "result", Doc: "takes control of objects, or of an item on the chain", Example: `fx:take_control(fx.foe, { lasts = "turn" })`, Rule: engine.R(191), Run: verbTakeControl},
	{Name: "rechoose", Params: []engine.Param{{Name: "item", Kind: engine.ParamLink}}, Options: []engine.Param{common.ByOption}, Returns: "result", Doc: "lets its controller make new choices for an item on the chain, of its modes and of what they are done to; each may stay as it is", Example: `fx:rechoose(fx.spell)`, Rule: engine.R(750), Run: verbRechoose},
	{Name: "swap", Params: []engine.Param{{Name: "a", Kind: engine.ParamObjects}, {Name: "b", Kind: engine.ParamObjects}, {Name: "what", Kind: engine.ParamWord, Words: []string{"place", "might"}}}, Options: []engine.Param{{Name: "lasts", Kind: engine.ParamWord, Words: common.WordNames(durations), Optional: true, Doc: "of a swap of might; this turn when left out"}}, Returns: "result", Doc: "two units exchange their locations, or their might", Example: `fx:swap(fx.mine, fx.foe, "might")`, Rule: engine.R(433), Run: verbSwap},
	{Name: "activate", Params: []engine.Param{common.ObjectsParam, {Name: "event", Kind: engine.ParamWord, Words: objectEvents()}}, Returns: "number", Doc: "lets the triggered abilities that wait for an event of these objects trigger without it; how many objects there were", Example: `fx:activate(fx:all(unit { friendly = true }), "conquers")`, Rule: engine.R(376), Run: verbActivate},
	common.ProceedVerb(proceedExample, engine.R(370)),
	{Name: "create", Params: []engine.Param{{Name: "name", Kind: engine.ParamText, Token: true}}, Options: []engine.Param{common.ByOption, {Name: "in_place_of", Kind: engine.ParamPlace, Optional: true}, {Name: "once", Kind: engine.ParamBool, Optional: true, Doc: "only if none of that name is in play"}}, Returns: "result", Extra: "place", Doc: "creates a battlefield token, beside the others or in the place of one", Example: `fx:create("Brush", { in_place_of = fx.where })`, Rule: engine.R(439), Run: verbCreate},
	{Name: "swap_back", Params: []engine.Param{{Name: "place", Kind: engine.ParamPlace}}, Returns: "result", Doc: "puts the battlefield back that a token has replaced", Example: "fx:create(\"Brush\", { in_place_of = fx.where })\nfx:swap_back(fx.where)", Rule: engine.R(438), Run: verbSwapBack},
	{Name: "name_a", Params: []engine.Param{{Name: "what", Kind: engine.ParamWord, Words: []string{"card", "spell", "unit", "gear", "tag"}}}, Options: []engine.Param{common.ByOption}, Returns: "text", Doc: "lets a player name a card of that type, or a tag", Example: `local tag = fx:name_a("tag")`, Rule: engine.R(760), Run: verbName},
	{Name: "remember", Params: common.RememberParams, Returns: "result", Doc: "keeps a value for this object, in effect text for the Equipment, as long as that stays itself; recall_note reads it", Example: `fx:remember("tag", "Poro")`, Rule: engine.R(397), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
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
		if common.Given(in.Get("n")) {
			return common.ResultOf(drawThese(t, common.Objects(t, in, "n")))
		}
		return common.ForPlayers(t, in, func(p engine.Player, n int) int { return draw(t, p, n) })
	}},
	{Name: "discard", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, common.PlayersParam}, Returns: "result", Doc: "discards cards of the own choice, or these cards", Example: `fx:discard(1)`, Rule: engine.R(422), Run: verbDiscard},
	{Name: "recycle", Reaches: true, Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: "puts cards at the bottom of their owners' decks", Example: `fx:recycle(fx.card)`, Rule: engine.R(416), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		for _, d := range in.List("objects") {
			if d.Kind == engine.ObjectDatum && t.Game().Live(d.Ref()) && t.Game().KindOf(engine.ObjectID(d.N)) == InTrash && !targeted(t, d) {
				t.Game().Applies(engine.R(416, 6))
			}
		}
		list := slices.DeleteFunc(slices.Clone(in.List("objects")), func(d engine.Datum) bool { return d.Kind != engine.ObjectDatum })
		n := recycle(t, list)
		return common.Done(n > 0, n, nil)
	}},
	{Name: "banish", Reaches: true, Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: "banishes; the result holds the cards where they are now", Example: `fx:banish(fx.it)`, Rule: engine.R(427), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool { _, ok := banish(t, id); return ok })
	}},
	{Name: "bounce", Reaches: true, Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: "returns cards to their owners' hands", Example: `fx:bounce(fx.it)`, Rule: engine.R(124), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool { _, ok := bounce(t, id); return ok })
	}},
	{Name: "put", Reaches: true, Params: []engine.Param{common.ObjectsParam, {Name: "to", Kind: engine.ParamWord, Words: []string{"top", "bottom", "trash", "champion"}}}, Returns: "result", Doc: "puts cards on top or at the bottom of their owners' decks, into the trash or the champion zone", Example: `fx:put(fx.it, "top")`, Rule: engine.R(56), Run: verbPut},
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
	{Name: "look", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, {Name: "whose", Kind: engine.ParamPlayer, Optional: true}}, Options: []engine.Param{common.ByOption}, Returns: "list", Doc: "looks at the top cards of a main deck, or at these cards, hidden ones too", Example: `fx:recycle(fx:choose(fx:look(3), { up_to = 3 }))`, Rule: engine.R(424), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if in.Nothing("n") {
			return engine.ListOf(nil)
		}
		p := common.Chooser(t, in)
		if v := in.Get("n"); common.Given(v) {
			return engine.ListOf(showAll(t, LookedAt, p, v.List))
		}
		return engine.ListOf(look(t, p, in.Number("n", 1), in.Player("whose", common.Chooser(t, in))))
	}},
	{Name: "reveal", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, {Name: "whose", Kind: engine.ParamPlayer, Optional: true}}, Options: []engine.Param{common.ByOption, {Name: "until_match", Kind: engine.ParamFilter, Optional: true}, {Name: "from", Kind: engine.ParamWord, Words: decks, Optional: true, Doc: "the deck; the main deck when left out"}}, Returns: "list", Doc: "reveals the top cards of a deck, or these cards", Example: `fx:recycle(fx:reveal(2))`, Rule: engine.R(424), Run: verbReveal},
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
	{Name: "add", Adds: true, Params: []engine.Param{{Name: "cost", Kind: engine.ParamCost, Plain: true}}, Options: []engine.Param{common.ByOption, {Name: "only", Kind: engine.ParamWord, Words: common.WordNames(reserves), Optional: true}}, Returns: "result", Doc: "adds energy and power to the pool", Example: `fx:add({ energy = 1 })`, Rule: engine.R(429), Run: verbAdd},
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

func verbChoose(t *engine.Task, in *engine.Args) engine.Datum {
	picked := common.ChooseFreely(t, in) // (128.6)
	if list := picked.List(); len(list) > 0 {
		t.Game().Applies(engine.R(355, 17))
		if list[0].Kind == engine.ObjectDatum {
			t.Game().Applies(engine.R(355, 10))
		}
	}
	return picked
}

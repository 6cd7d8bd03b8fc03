package unionarena

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// The verbs of the card API: each reads its arguments, does one batch of game actions and returns what was done.

var verbs = []*engine.Verb{
	{Name: "may", Returns: "bool", Doc: "asks whether to do something, and takes the cost of it; false without a question when it concerns something gone or the cost cannot be paid",
		Example: `if fx:may { cost = { ap = 1 } } then fx:draw(1) end`,
		Options: []engine.Param{common.ByOption, {Name: "cost", Kind: engine.ParamCost, Optional: true}, {Name: "about", Kind: engine.ParamObjects, Optional: true}, {Name: "prompt", Kind: engine.ParamText, Optional: true}},
		Rule:    R(10, 5), Run: verbMay},
	{Name: "choose", Params: common.ChooseParams, Options: common.ChooseOptions, Returns: "view", Doc: "lets a player choose while the effect runs; two choices may be of the same card (UA-10.7)",
		Example: `fx:sideline(fx:choose(character { enemy = true, at = "front" }))`, Rule: R(10, 4), Run: verbChoose},
	common.Option, common.Random,
	common.InstallVerb(durations, R(10, 12), func(t *engine.Task, in *engine.Args) engine.Datum {
		t.Game().Applies(R(10, 12))
		return common.Install(t, in, durations, ThisGame)
	}),
	{Name: "give", Params: []engine.Param{{Name: "to", Kind: engine.ParamDatum}, {Name: "gift", Kind: engine.ParamGift}}, Returns: "result", Doc: "gives a gift to objects or players",
		Example: `fx:give(fx.it, { bp = 1000, lasts = "turn" })`, Rule: R(10, 12), Run: verbGive},
	common.Simple("ready", "makes active: characters, sites, AP cards", `fx:ready(fx.it)`, R(4, 2), ready),
	common.Simple("exhaust", "rests", `fx:exhaust(fx.it)`, R(4, 25), exhaust),
	common.Simple("lock", "the next time that it would become active it does not", `fx:lock(fx.it)`, R(4, 7), lock),
	leaveVerb("sideline", "sidelines cards on the field", InSideline, Sidelined),
	leaveVerb("bounce", "returns cards to their owners' hands", InHand, Bounced),
	{Name: "put", Reaches: true, Params: []engine.Param{common.ObjectsParam, {Name: "to", Kind: engine.ParamWord, Words: []string{"top", "bottom", "hand", "sideline", "removal", "life"}}},
		Options: []engine.Param{common.ByOption, {Name: "ordered", Kind: engine.ParamBool, Optional: true, Doc: "in an order that the player chooses, the first one lowest at the bottom and highest on top"}},
		Returns: "result", Doc: "puts cards on top or at the bottom of their owners' decks, into the hand, the sideline, the removal area or the life; not as sidelined",
		Example: `fx:put(fx:look(2), "bottom", { ordered = true })`, Rule: R(2, 5), Run: verbPut},
	{Name: "draw", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, common.PlayersParam}, Returns: "result", Doc: "draws cards", Example: `fx:draw(2)`, Rule: R(4, 4), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.ForPlayers(t, in, func(p engine.Player, n int) int { return draw(t, p, n) })
	}},
	{Name: "discard", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, common.PlayersParam}, Returns: "result", Doc: "puts cards of the own choice, or these, from the hand to the sideline", Example: `fx:discard(1)`, Rule: R(4, 25), Run: verbDiscard},
	{Name: "look", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, {Name: "whose", Kind: engine.ParamPlayer, Optional: true}}, Options: []engine.Param{common.ByOption}, Returns: "list", Doc: "looks at the top cards of a deck",
		Example: `fx:put(fx:look(3), "bottom")`, Rule: R(10, 4), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			if in.Nothing("n") {
				return engine.ListOf(nil)
			}
			return engine.ListOf(look(t, common.Chooser(t, in), in.Number("n", 1), in.Player("whose", max(t.You, 0))))
		}},
	{Name: "reveal", Params: []engine.Param{common.ObjectsParam}, Returns: "list", Doc: "shows cards to everybody", Example: `fx:reveal(fx:look(1))`, Rule: R(10, 4), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		list := slices.Clone(in.List("objects"))
		reveal(t, list)
		return engine.ListOf(list)
	}},
	{Name: "mill", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, common.PlayersParam}, Returns: "result", Doc: "puts the top cards of decks to the sideline", Example: `fx:mill(1)`, Rule: R(10, 5), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		if in.Nothing("n") {
			return common.Done(false, 0, nil)
		}
		var cards []engine.Datum
		for _, p := range common.PlayersOf(t, in, "players") {
			for range in.Number("n", 0) {
				id := t.Game().First(deckOf(p))
				if id == 0 {
					break
				}
				if ref, ok := sendTo(t, id, sidelineOf(p), GoesTo, R(10, 5), true); ok {
					cards = append(cards, engine.Obj(ref))
				}
			}
		}
		return common.ResultOf(cards)
	}},
	{Name: "deal", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, {Name: "players", Kind: engine.ParamPlayers}}, Returns: "result", Doc: "deals damage to players; life cards are checked after this effect",
		Example: `fx:deal(1, opponents)`, Rule: R(7, 1), Run: verbDeal},
	{Name: "gain_life", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, common.PlayersParam}, Returns: "result", Doc: "puts the top cards of decks to the life", Example: `fx:gain_life(1)`, Rule: R(7, 2), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.ForPlayers(t, in, func(p engine.Player, n int) int { return addLife(t, p, n, R(7, 2)) })
	}},
	{Name: "lose_life", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumber}, common.PlayersParam}, Options: []engine.Param{{Name: "to", Kind: engine.ParamWord, Words: []string{"hand", "sideline", "removal"}, Optional: true, Doc: "the sideline when left out"}},
		Returns: "result", Doc: "players put life cards of their own choice elsewhere: no damage, nothing is checked", Example: `fx:lose_life(1, { to = "hand" })`, Rule: R(7, 6), Run: verbLoseLife},
	{Name: "play", Reaches: true, Params: []engine.Param{common.ObjectsParam}, Options: []engine.Param{common.ByOption, {Name: "at", Kind: engine.ParamWord, Words: placeWords, Optional: true}, {Name: "ready", Kind: engine.ParamBool, Optional: true}, {Name: "raid", Kind: engine.ParamBool, Optional: true, Doc: "or raid with it"}},
		Returns: "result", Doc: "plays cards without their costs, all at once; a Raid card is played the plain way unless the text lets it raid", Example: `fx:play(fx.card, { at = "front", ready = true })`, Rule: R(4, 22), Run: verbPlay},
	{Name: "move", Params: []engine.Param{common.ObjectsParam, {Name: "to", Kind: engine.ParamWord, Words: placeWords}}, Returns: "result", Doc: "moves characters to the other line; room is made there", Example: `fx:move(fx.it, "energy")`, Rule: R(4, 8), Run: verbMove},
	{Name: "peel", Params: []engine.Param{common.ObjectsParam, {Name: "to", Kind: engine.ParamWord, Words: []string{"hand", "sideline", "removal"}}}, Returns: "result", Doc: "takes just the top card off raid characters; the card under it stays in the same state", Example: `fx:peel(fx.it, "hand")`, Rule: R(5, 9), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
			if !mayLeave(t, id) {
				return false
			}
			_, ok := peel(t, id, zoneWord(in.Word("to")))
			return ok
		})
	}},
	{Name: "put_under", Params: []engine.Param{common.ObjectsParam, {Name: "under", Kind: engine.ParamObjects}}, Options: []engine.Param{{Name: "hidden", Kind: engine.ParamBool, Optional: true, Doc: "face down"}}, Returns: "result", Doc: "puts cards under a character",
		Example: `fx:put_under(fx.card, fx.it, { hidden = true })`, Rule: R(2, 4), Run: verbPutUnder},
	{Name: "remember", Params: common.RememberParams, Returns: "result", Doc: "keeps a value for this object as long as it stays itself; recall_note reads it", Example: `fx:remember("n", 2)`, Rule: R(10, 12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		common.Remember(t, in)
		return common.Done(true, 1, nil)
	}},
	common.ProceedVerb(`local less = define.replacement {
  name   = "less",
  on     = you.damaged,
  effect = function(fx) fx:proceed({ amount = 1 }) end,
}

on_play { effect = function(fx) fx:install(less, {}, { uses = 1, lasts = "turn" }) end }`, R(10, 8)),
}

// zoneWord is the kind of zone of a word.
func zoneWord(w string) uint8 {
	switch w {
	case "hand":
		return InHand
	case "removal":
		return InRemoval
	case "life":
		return InLife
	case "top", "bottom":
		return InDeck
	}
	return InSideline
}

func verbMay(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := common.Chooser(t, in)
	if v := in.Get("about"); v != nil {
		about := false
		for _, d := range v.List {
			about = about || d.Kind != engine.ObjectDatum || g.Live(d.Ref())
		}
		if !about {
			return engine.Truth(false)
		}
	}
	var cost *engine.Cost
	if v := in.Get("cost"); v != nil {
		cost = v.Cost
	}
	c := t.Context
	if !payable(&c, p, cost, 0) {
		return engine.Truth(false)
	}
	if !t.May(p, func(d *engine.Decision) { d.Text, d.Cost = in.Word("prompt"), cost }) {
		return engine.Truth(false)
	}
	pay(t, p, &c, cost)
	return engine.Truth(true)
}

// verbChoose leaves out what the player may not choose, and pays what being chosen asks for (UA-10.9).
func verbChoose(t *engine.Task, in *engine.Args) engine.Datum {
	p := common.Chooser(t, in)
	return common.ChooseAllowed(t, in, func(d engine.Datum) bool { return choosable(t, p, d) }, chooseEach)
}

func verbGive(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	gift := in.Get("gift").Gift
	list := in.List("to")
	if v := in.Get("to"); list == nil && v != nil {
		list = v.Datum.List()
	}
	var cards []engine.Datum
	for _, d := range list {
		switch {
		case d.Kind == engine.PlayerDatum:
			t.Give(g.PlayerObject(d.Player()), gift)
		case d.Kind == engine.ObjectDatum && g.Live(d.Ref()):
			t.Give(engine.ObjectID(d.N), gift)
		default:
			continue
		}
		cards = append(cards, d)
	}
	return common.ResultOf(cards)
}

// leaveVerb makes a verb by which cards leave the field, unless something keeps them from leaving by effects (UA-10.3).
func leaveVerb(name, doc string, to uint8, kind engine.EventKind) *engine.Verb {
	return &engine.Verb{Name: name, Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: doc, Example: "fx:" + name + "(fx.it)", Rule: R(10, 3),
		Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			var list, gone []engine.Datum
			for _, id := range common.Objects(t, in, "objects") {
				switch {
				case !onField(t.Game(), id):
					if to == InHand && t.Game().KindOf(id) != InHand { // from elsewhere it is just put there
						if ref, ok := sendTo(t, id, handOf(t.Game().Object(id).Owner), GoesTo, R(2, 5), false); ok {
							gone = append(gone, engine.Obj(ref))
						}
					}
				case mayLeave(t, id):
					list = append(list, engine.Obj(t.Game().Ref(id)))
				}
			}
			return common.ResultOf(append(gone, leaveField(t, list, to, kind, R(10, 3))...))
		}}
}

func verbPut(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	to, top := zoneWord(in.Word("to")), in.Word("to") != "bottom" && in.Word("to") != "hand"
	var list []engine.Datum
	for _, id := range common.Objects(t, in, "objects") {
		if mayLeave(t, id) {
			list = append(list, engine.Obj(g.Ref(id)))
		}
	}
	if in.True("ordered") && len(list) > 1 {
		list = inOrder(t, common.Chooser(t, in), list)
		if !top {
			slices.Reverse(list)
		}
		slices.Reverse(list) // the first one is put last on top, or last at the bottom
	}
	var cards []engine.Datum
	for _, d := range list {
		id := engine.ObjectID(d.N)
		zone := zoneOf(g.Object(id).Owner, to)
		if g.Object(id).Zone == zone {
			g.Reorder(id, top)
			cards = append(cards, d)
			continue
		}
		if ref, ok := sendTo(t, id, zone, GoesTo, R(2, 5), top); ok {
			cards = append(cards, engine.Obj(ref))
		}
	}
	return common.ResultOf(cards)
}

// inOrder lets a player put things in an order; the last one is not asked for.
func inOrder(t *engine.Task, p engine.Player, list []engine.Datum) []engine.Datum {
	left := slices.Clone(list)
	var order []engine.Datum
	for len(left) > 1 {
		o := t.Ask(engine.DecideChoose, p, func(d *engine.Decision) {
			d.Secret, d.Text = true, "order"
			d.Min, d.Max = len(list), len(list)
			d.Picked = append(d.Picked, order...)
			for _, x := range left {
				d.Add(engine.Thing(x))
			}
		})
		order = append(order, o.Datum())
		left = slices.DeleteFunc(left, func(x engine.Datum) bool { return engine.Same(x, o.Datum()) })
	}
	return append(order, left...)
}

func verbDiscard(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	if common.Given(in.Get("n")) {
		return common.ForOwners(t, in, "n", func(p engine.Player, list []engine.Datum) []engine.Datum { return discard(t, p, list) })
	}
	if in.Nothing("n") {
		return common.Done(false, 0, nil)
	}
	var gone []engine.Datum
	for _, p := range common.PlayersOf(t, in, "players") {
		hand := g.NewList(g.Count(handOf(p)))
		for id := g.First(handOf(p)); id != 0; id = g.Next(id) {
			hand = append(hand, engine.Obj(g.Ref(id)))
		}
		n := in.Number("n", 0)
		picked := t.ChooseFrom(engine.DecideChoose, p, hand, n, n, func(d *engine.Decision) { d.Secret, d.Text = true, "discard" })
		gone = append(gone, discard(t, p, picked)...)
	}
	return common.ResultOf(gone)
}

// verbDeal deals damage to players together; of what is checked the turn player's cards come first (UA-10.1).
func verbDeal(t *engine.Task, in *engine.Args) engine.Datum {
	g, n, total := t.Game(), in.Number("n", 0), 0
	if in.Nothing("n") || n <= 0 {
		return common.Done(false, 0, nil)
	}
	players, together := common.PlayersOf(t, in, "players"), int32(0)
	for _, p := range players {
		together |= 1 << p
	}
	for _, last := range []bool{false, true} { // what is dealt last is checked first
		for _, p := range players {
			if (p == g.Active()) == last && dealDamage(t, p, n, t.You, t.Self, together) {
				total += n
			}
		}
	}
	return common.Done(total > 0, total, nil)
}

func verbLoseLife(t *engine.Task, in *engine.Args) engine.Datum {
	to := zoneWord(in.Word("to"))
	var cards []engine.Datum
	for _, p := range common.PlayersOf(t, in, "players") {
		n := 0
		for _, d := range chooseLife(t, p, p, losing(t, p, in.Number("n", 0), R(7, 6))) {
			if ref, ok := sendTo(t, engine.ObjectID(d.N), zoneOf(p, to), GoesTo, R(7, 6), to != InHand); ok {
				cards = append(cards, engine.Obj(ref))
				n++
			}
		}
		lostLife(t, p, n, R(7, 6))
	}
	return common.ResultOf(cards)
}

func verbPlay(t *engine.Task, in *engine.Args) engine.Datum {
	p := common.Chooser(t, in)
	lines := []engine.PlaceID{frontOf(p), energyOf(p)}
	if w := in.Word("at"); w != "" {
		lines = []engine.PlaceID{zoneOf(p, uint8(placeWord(w)))}
	}
	g := t.Game()
	var plain []engine.ObjectID
	var cards []engine.Datum
	for _, id := range common.Objects(t, in, "objects") {
		if in.True("raid") && !onField(g, id) && g.HasKeyword(id, Raid) {
			if bases := basesFor(g, p, id); len(bases) > 0 {
				o := t.Ask(DecideRaid, p, func(d *engine.Decision) {
					d.Source = g.Ref(id)
					for _, b := range bases {
						d.Add(engine.Thing(b))
					}
					d.Add(engine.Option{Kind: engine.OptionPass})
				})
				if o.Kind == engine.OptionThing {
					cards = append(cards, engine.Obj(raidOnto(t, p, id, engine.ObjectID(o.N), g.Object(id).Zone)))
					continue
				}
			}
		}
		if g.Printed(id).Types.Any(1 << EventCard) {
			if !forbiddenPlay(g, p, id, engine.Datum{}).OK() {
				continue
			}
			ref := g.Ref(id)
			use(t, p, id, g.Object(id).Zone, 0)
			cards = append(cards, engine.Obj(ref))
			continue
		}
		if g.HasKeyword(id, Raid) {
			g.Applies(R(4, 23))
		}
		plain = append(plain, id)
	}
	return common.ResultOf(append(cards, playFree(t, p, plain, lines, in.True("ready"))...))
}

func verbMove(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	kind := uint8(placeWord(in.Word("to")))
	var cards []engine.Datum
	for p := range engine.Player(g.Players()) {
		// All of a player move at once: room is made for all first (UA-4.8, UA-4.10).
		line := zoneOf(p, kind)
		var moving []engine.ObjectID
		for _, id := range common.Objects(t, in, "objects") {
			if onField(g, id) && g.Controller(id) == p && isCharacter(g, id) && g.KindOf(id) != kind && hasRoom(g, line, len(moving)+1) {
				moving = append(moving, id)
			}
		}
		makeRoom(t, p, line, len(moving))
		for _, id := range moving {
			carry(t, id, line)
			cards = append(cards, engine.Obj(g.Ref(id)))
		}
	}
	return common.ResultOf(cards)
}

func verbPutUnder(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	hosts := common.Objects(t, in, "under")
	if len(hosts) == 0 || !onField(g, hosts[0]) {
		return common.Done(false, 0, nil)
	}
	kind := uint8(Under)
	if in.True("hidden") {
		kind = UnderHidden
	}
	return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
		if id == hosts[0] || !mayLeave(t, id) {
			return false
		}
		ref, ok := sendTo(t, id, zoneOf(g.Controller(hosts[0]), kind), GoesTo, R(2, 4), false)
		if ok {
			g.SetHost(ref.ID, hosts[0])
		}
		return ok
	})
}

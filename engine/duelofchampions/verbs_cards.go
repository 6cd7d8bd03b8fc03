package duelofchampions

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// The verbs of the card API about cards: drawing, discarding, playing, tokens, putting cards from zone to zone, looking.

var cardVerbs = []*engine.Verb{
	{Name: "draw", Params: []engine.Param{nParam, common.PlayersParam}, Returns: "result", Doc: "draws cards", Example: `fx:draw(2)`, Rule: book.R(6, 4), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.ForPlayers(t, in, func(p engine.Player, n int) int { return draw(t, p, n) })
	}},
	{Name: "discard", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, common.PlayersParam}, Options: []engine.Param{{Name: "random", Kind: engine.ParamBool, Optional: true, Doc: "by chance, not of the own choice"}}, Returns: "result", Doc: "discards cards of the own choice, or these cards", Example: `fx:discard(1)`, Rule: book.R(12), Run: verbDiscard},
	{Name: "play", Reaches: true, Params: []engine.Param{common.ObjectsParam}, Options: []engine.Param{common.ByOption, {Name: "ignore", Kind: engine.ParamWord, Words: common.WordNames(ignores), Optional: true}, {Name: "at", Kind: engine.ParamPlace, Optional: true}, {Name: "optional", Kind: engine.ParamBool, Optional: true}}, Returns: "result",
		Doc: "plays cards at once; with ignore = \"cost\" free of cost and requirement", Example: `fx:play(fx.card, { ignore = "cost" })`, Rule: book.R(7, 5), Run: verbPlay},
	{Name: "play_token", Params: []engine.Param{{Name: "name", Kind: engine.ParamText, Token: true}}, Options: []engine.Param{common.ByOption, {Name: "at", Kind: engine.ParamPlace, Optional: true}}, Returns: "result",
		Doc: "deploys a token, where the player chooses unless a place is given", Example: `fx:play_token("Recruit")`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			def := t.Game().Library().Tokens[in.Word("name")]
			if def == nil {
				t.Fail("there is no token " + in.Word("name"))
			}
			return deployNew(t, in, def, false)
		}},
	{Name: "play_copy", Params: []engine.Param{{Name: "unit", Kind: engine.ParamObjects}}, Options: []engine.Param{common.ByOption, {Name: "at", Kind: engine.ParamPlace, Optional: true}}, Returns: "result",
		Doc: "deploys a token that is a copy of a unit", Example: `fx:play_copy(fx.it)`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			ids := common.Objects(t, in, "unit")
			if len(ids) == 0 {
				return common.Done(false, 0, nil)
			}
			return deployNew(t, in, t.Game().Definition(ids[0]), true)
		}},
	{Name: "bounce", Reaches: true, Params: []engine.Param{common.ObjectsParam}, Options: []engine.Param{{Name: "to", Kind: engine.ParamWord, Words: []string{"owner", "controller"}, Optional: true, Doc: "whose hand; the owner's when left out"}}, Returns: "result",
		Doc: "returns units to hands", Example: `fx:bounce(fx.it)`, Rule: book.R(11, 2), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
				g := t.Game()
				if !isOn(g, id) {
					return false
				}
				to := handOf
				if in.Word("to") == "controller" {
					p := g.Controller(id)
					to = func(engine.Player) engine.ZoneID { return handOf(p) }
				}
				leave(t, id, to, Bounced, book.R(11, 2))
				return true
			})
		}},
	{Name: "banish", Reaches: true, Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: "banishes; the result holds the cards where they are now", Example: `fx:banish(fx.it)`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool { return send(t, id, banishedOf, Banished, true) })
	}},
	{Name: "put", Reaches: true, Params: []engine.Param{common.ObjectsParam, {Name: "to", Kind: engine.ParamWord, Words: []string{"top", "bottom", "hand", "graveyard"}}}, Returns: "result", Doc: "puts cards on top or at the bottom of their owners' libraries, into hands or graveyards", Example: `fx:put(fx.it, "top")`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
			switch in.Word("to") {
			case "hand":
				return send(t, id, handOf, GoesTo, false)
			case "graveyard":
				return send(t, id, graveyardOf, GoesTo, true)
			}
			return send(t, id, libraryOf, GoesTo, in.Word("to") == "top")
		})
	}},
	{Name: "look", Params: []engine.Param{nParam, {Name: "whose", Kind: engine.ParamPlayer, Optional: true}}, Options: []engine.Param{common.ByOption}, Returns: "list", Doc: "looks at the top cards of a library", Example: `fx:put(fx:choose(fx:look(3)), "hand")`, Rule: book.R(16), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		p, g := common.Chooser(t, in), t.Game()
		var list []engine.Datum
		for id := g.First(libraryOf(in.Player("whose", p))); id != 0 && len(list) < in.Number("n", 1) && !in.Nothing("n"); id = g.Next(id) {
			list = append(list, engine.Obj(g.Ref(id)))
		}
		return showAll(t, LookedAt, p, list)
	}},
	{Name: "see", Params: []engine.Param{common.ObjectsParam}, Options: []engine.Param{common.ByOption}, Returns: "list", Doc: "looks at cards, such as those of a hand or library", Example: `fx:discard(fx:choose(fx:see(fx:all(card { zone = "hand", owner = opponents }))))`, Rule: book.R(16), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return showAll(t, LookedAt, common.Chooser(t, in), in.List("objects"))
	}},
	{Name: "reveal", Params: []engine.Param{{Name: "n", Kind: engine.ParamNumberOrObjects}, {Name: "whose", Kind: engine.ParamPlayer, Optional: true}}, Returns: "list", Doc: "reveals the top cards of a library, or these cards", Example: `fx:reveal(1)`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		g, v := t.Game(), in.Get("n")
		list := v.List
		if !common.Given(v) && !in.Nothing("n") {
			for id := g.First(libraryOf(in.Player("whose", max(t.You, 0)))); id != 0 && len(list) < in.Number("n", 1); id = g.Next(id) {
				list = append(list, engine.Obj(g.Ref(id)))
			}
		}
		return showAll(t, Revealed, max(t.You, 0), list)
	}},
	{Name: "shuffle", Params: []engine.Param{playerParam}, Returns: "result", Doc: "shuffles a library", Example: `fx:shuffle()`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		p := in.Player("player", max(t.You, 0))
		t.Game().Shuffle(libraryOf(p))
		t.Emit(engine.Event{Kind: Shuffled, Player: p, By: t.You, Rule: book.R(12)})
		return common.Done(true, 1, nil)
	}},
}

func verbDiscard(t *engine.Task, in *engine.Args) engine.Datum {
	g, v := t.Game(), in.Get("n")
	if common.Given(v) {
		return common.ForOwners(t, in, "n", func(p engine.Player, list []engine.Datum) []engine.Datum { return discard(t, p, list) })
	}
	if in.Nothing("n") || v.Datum.Kind != engine.NumberDatum {
		return common.Done(false, 0, nil)
	}
	var gone []engine.Datum
	for _, p := range common.PlayersOf(t, in, "players") {
		hand, n := common.Contents(g, handOf(p)), in.Number("n", 0)
		if in.True("random") {
			for len(hand) > 0 && n > 0 {
				k := g.Random(len(hand))
				gone = append(gone, discard(t, p, hand[k:k+1])...)
				hand, n = append(hand[:k:k], hand[k+1:]...), n-1
			}
			continue
		}
		picked := t.ChooseFrom(engine.DecideChoose, p, hand, n, n, func(d *engine.Decision) { d.Secret, d.Text = true, "discard" })
		gone = append(gone, discard(t, p, picked)...)
	}
	return common.ResultOf(gone)
}

// verbPlay plays cards at once: units are deployed, spells and fortunes resolve (7.5).
func verbPlay(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	if p == engine.NoPlayer {
		return common.Done(false, 0, nil)
	}
	at := noPlace
	if v := in.Get("at"); v != nil {
		if at = v.Datum.Place(); at == noPlace {
			return common.Done(false, 0, nil)
		}
	}
	free := in.Word("ignore") == "cost"
	var cards []engine.Datum
	for _, id := range common.Objects(t, in, "objects") {
		def, w := g.Definition(id), purseOf(g, p)
		if free {
			g.Applies(book.R(7, 5))
		}
		switch {
		case isOn(g, id) || !def.Types.Any(1<<Unit|1<<Spell|1<<Fortune) || forbidden(g, ActPlay, p, id, noPlace) != nil || possible(g, p, id, &w) != nil:
			continue
		case (!free || g.Knob(KnobFreeRequirement) != 0) && !w.meets(def):
			continue
		case !free && costOf(g, id) > resources(g, p):
			continue
		case in.True("optional") && !t.May(p, func(d *engine.Decision) { d.Source, d.Text = g.Ref(id), "play" }):
			continue
		}
		if ref, ok := play(t, p, id, free, at); ok {
			cards = append(cards, engine.Obj(ref))
		}
	}
	return common.ResultOf(cards)
}

// deployNew deploys a token: a definition of a set, or (copied) a copy of a card (12).
func deployNew(t *engine.Task, in *engine.Args, def *engine.Card, copied bool) engine.Datum {
	g := t.Game()
	p := in.Player("by", t.You)
	if p == engine.NoPlayer || !def.Types.Any(1<<Unit) {
		return common.Done(false, 0, nil)
	}
	at := noPlace
	if v := in.Get("at"); v != nil {
		if at = v.Datum.Place(); mayRestAs(g, def, p, at) != nil {
			return common.Done(false, 0, nil)
		}
	} else if openTo(g, def, p) == 0 {
		g.Applies(book.R(4, 3))
		return common.Done(false, 0, nil)
	}
	id := g.NewObject(g.Cast(def), p, nowhere)
	g.SetStatus(id, Copied, copied)
	if at == noPlace {
		at = choosePlace(t, p, id, p, false)
	}
	ref := deploy(t, p, id, at, book.R(12))
	return common.ResultOf([]engine.Datum{engine.Obj(ref)})
}

// send moves a card or unit to a zone of its owner, on top or at the bottom.
func send(t *engine.Task, id engine.ObjectID, to func(engine.Player) engine.ZoneID, kind engine.EventKind, top bool) bool {
	g := t.Game()
	zone := to(g.Object(id).Owner)
	switch k := g.KindOf(id); {
	case k == InSeat || k == InHeroZone || k == InEvents:
		return false
	case g.Object(id).Zone == zone:
		g.Reorder(id, top)
		return true
	case zones[k].Board:
		leave(t, id, to, kind, book.R(12))
		return true
	}
	e := engine.Event{Kind: kind, Player: g.Object(id).Owner, By: t.You, Subject: g.Ref(id), From: g.Object(id).Zone, To: zone, Rule: book.R(12)}
	if g.Occurs(engine.Triggered) {
		e.Snapshot = t.SnapshotOf(id)
	}
	t.Emit(e)
	arrive(t, g.Put(id, zone, top))
	return true
}

// showAll says that cards are looked at or revealed, and lists them.
func showAll(t *engine.Task, kind engine.EventKind, p engine.Player, list []engine.Datum) engine.Datum {
	g := t.Game()
	for _, d := range list {
		if d.Kind == engine.ObjectDatum && g.Live(d.Ref()) {
			t.Emit(engine.Event{Kind: kind, Player: p, By: p, Subject: d.Ref(), From: g.Object(engine.ObjectID(d.N)).Zone, Rule: book.R(16)})
		}
	}
	return engine.ListOf(list)
}

// verbChoose leaves out what a card forbids to choose (16).
func verbChoose(t *engine.Task, in *engine.Args) engine.Datum {
	p := common.Chooser(t, in)
	return common.ChooseAllowed(t, in, func(d engine.Datum) bool {
		return d.Kind != engine.ObjectDatum || forbidden(t.Game(), ActChoose, p, engine.ObjectID(d.N), noPlace) == nil
	}, (*engine.Task).ChooseFrom)
}

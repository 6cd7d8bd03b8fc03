package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Verbs about cards that are not on the board, and about the pool.

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

// decks are the decks that cards are revealed from.
var decks = []string{zones[InDeck].Name, zones[InRuneDeck].Name}

func verbReveal(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := common.Chooser(t, in)
	deck := deckOf(g, in.Player("whose", p))
	if in.Word("from") == zones[InRuneDeck].Name {
		deck = runeDeckOf(g, in.Player("whose", p))
	}
	v := in.Get("n")
	var shown []engine.Datum
	switch {
	case common.Given(v):
		shown = v.List
	case in.Nothing("n"):
		return engine.ListOf(nil)
	default:
		e := event(t, Reveals, engine.R(424, 1))
		e.Player, e.By, e.Amount, e.From = p, p, int16(in.Number("n", 1)), deck
		t.Perform(e, func(e *engine.Event) {
			t.Emit(*e)
			for id := g.First(deck); id != 0 && len(shown) < int(e.Amount); id = g.Next(id) {
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

func verbAdd(t *engine.Task, in *engine.Args) engine.Datum {
	p := in.Player("by", t.You)
	v := in.Get("cost")
	if p == engine.NoPlayer || v == nil || v.Cost == nil {
		return common.Done(false, 0, nil)
	}
	var sum total
	resourcesOf(&t.Context, v.Cost, &sum)
	only := uint8(1 + common.WordIndex(reserves, in.Word("only")))
	if only != 0 && slices.ContainsFunc(sum.power[:Universal], func(n int) bool { return n > 0 }) {
		t.Fail("what is kept for something is of no one domain: write power = { any = 1 }")
	}
	yield(t, p, sum, only)
	return common.Done(true, sum.energy+powerSum(&sum), nil)
}

package common

import (
	"fmt"
	"slices"

	"cardlathe/engine"
)

// ObjectView makes a field that scripts read of an object as the context sees it: as it is, or as it last was.
func ObjectView(name, doc string, isNumber bool, get func(c *engine.Context, r engine.Ref, o *engine.Object, d *engine.Derived) engine.Datum) *engine.ViewField {
	return &engine.ViewField{Of: engine.ObjectDatum, Name: name, Doc: doc, Number: isNumber, Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		o, der, ok := c.Look(d.Ref())
		if !ok {
			return engine.Datum{}
		}
		return get(c, d.Ref(), o, der)
	}}
}

// Maybe marks a field that gives something gone where there is none.
func Maybe(f *engine.ViewField) *engine.ViewField {
	f.Maybe = true
	return f
}

// StatusView makes a field for a status.
func StatusView(name string, status uint8) *engine.ViewField {
	return ObjectView(name, "the status", false, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Truth(o.Status&(1<<status) != 0)
	})
}

// PlayerView makes a field that scripts read of a player.
func PlayerView(name, doc string, get func(g *engine.Game, p engine.Player) engine.Datum) *engine.ViewField {
	return &engine.ViewField{Of: engine.PlayerDatum, Name: name, Doc: doc, Number: true, Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return get(c.Game(), d.Player())
	}}
}

// EventView makes a field that scripts read of an event.
func EventView(name, doc string, get func(c *engine.Context, e *engine.Event) engine.Datum) *engine.ViewField {
	return &engine.ViewField{Of: engine.EventDatum, Name: name, Doc: doc, Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return get(c, c.EventRow(d))
	}}
}

// arrived is what an event happened to: of a move away that is over, the card where it has come, as long as it is there and not hidden
// from all.
func arrived(g *engine.Game, e *engine.Event) engine.Ref {
	if e.Subject.ID == 0 || g.Live(e.Subject) || !slices.ContainsFunc(g.Vocabulary().Events, func(d *engine.EventDecl) bool { return d.Kind == e.Kind && d.JudgedBefore }) {
		return e.Subject
	}
	now := g.Ref(e.Subject.ID)
	if z := &g.Vocabulary().Zones[g.KindOf(now.ID)]; now.Inc != e.Subject.Inc+1 || z.Outside || z.Visibility == engine.Secret {
		return e.Subject
	}
	return now
}

// EventNumber makes a field that scripts read of an event, and that values can sum up.
func EventNumber(name, doc string, get func(c *engine.Context, e *engine.Event) engine.Datum) *engine.ViewField {
	f := EventView(name, doc, get)
	f.Number = true
	return f
}

// WordList is a list of texts for scripts.
func WordList(list []string) engine.Datum {
	var data []engine.Datum
	for _, w := range list {
		data = append(data, engine.Str(w))
	}
	return engine.ListOf(data)
}

// ObjectViews are the fields of objects that every game has.
func ObjectViews() []*engine.ViewField {
	return []*engine.ViewField{
		ObjectView("name", "full name", false, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
			return engine.Str(c.Game().CardOf(d.Definition).Name)
		}),
		ObjectView("type", "its type", false, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
			return engine.Str(c.Game().Vocabulary().Types[c.Game().CardOf(d.Definition).Type].Name)
		}),
		ObjectView("tags", "its tags", false, func(c *engine.Context, r engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
			return WordList(slices.Concat(c.Game().CardOf(d.Definition).Tags, c.GivenTags(r)))
		}),
		ObjectView("keywords", "its keywords now", false, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
			var list []string
			keywords := c.Game().Vocabulary().Keywords
			for k := range keywords {
				if d.Has(engine.KeywordID(k)) {
					name := keywords[k].Name
					if keywords[k].Numbered && d.KeywordN[k] != 1 {
						name += fmt.Sprintf(" %d", d.KeywordN[k])
					}
					list = append(list, name)
				}
			}
			return WordList(list)
		}),
		ObjectView("controller", "who controls it", false, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) engine.Datum {
			return engine.Seat(Holder(c, r))
		}),
		ObjectView("owner", "who owns it", false, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
			return engine.Seat(o.Owner)
		}),
		ObjectView("place", "where it is", false, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) engine.Datum {
			return engine.At(c.PlaceOf(r))
		}),
		ObjectView("zone", "the zone it is in", false, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) engine.Datum {
			if k, ok := c.ZoneKindOf(r); ok {
				return engine.Str(c.Game().Vocabulary().Zones[k].Name)
			}
			return engine.Datum{}
		}),
		ObjectView("token", "it is a token", false, func(c *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
			return engine.Truth(c.Game().IsToken(o))
		}),
		{Of: engine.ObjectDatum, Name: "keyword_value", Number: true, Params: []engine.Param{{Name: "keyword", Kind: engine.ParamText}}, Doc: "the summed number of a keyword", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum {
			_, der, ok := c.Look(d.Ref())
			k := KeywordIndex(c.Game().Vocabulary(), in.Word("keyword"))
			if !ok || k < 0 || !der.Has(engine.KeywordID(k)) {
				return engine.Num(0)
			}
			return engine.Num(int(der.KeywordN[k]))
		}},
		{Of: engine.ObjectDatum, Name: "has", Params: []engine.Param{{Name: "keyword", Kind: engine.ParamText}}, Doc: "whether it has a keyword", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum {
			_, der, ok := c.Look(d.Ref())
			return engine.Truth(ok && HasKeyword(c, d.Ref(), der, in.Word("keyword")))
		}},
		{Of: engine.ObjectDatum, Name: "did", Params: []engine.Param{{Name: "event", Kind: engine.ParamPattern}}, Doc: "whether it did that this turn", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum {
			q := *c
			q.Self = d.Ref()
			return engine.Truth(in.Get("event") != nil && q.Times(in.Get("event").Pattern) > 0)
		}},
		Is(engine.ObjectDatum), Is(engine.PlayerDatum),
	}
}

// Is is the method "is" of a kind of thing: whether it is in a set.
func Is(of engine.DatumKind) *engine.ViewField {
	return &engine.ViewField{Of: of, Name: "is", Params: []engine.Param{{Name: "filter", Kind: engine.ParamFilter}}, Doc: "whether it is in a set", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum {
		v := in.Get("filter")
		return engine.Truth(v != nil && len(v.Filters) > 0 && c.Matches(v.Filters[0], d))
	}}
}

// EventViews are the fields of events that every game has.
func EventViews() []*engine.ViewField {
	return []*engine.ViewField{
		EventView("kind", "its name", func(c *engine.Context, e *engine.Event) engine.Datum {
			return engine.Str(EventName(c.Game().Vocabulary(), e.Kind))
		}),
		EventView("player", "to whom it happens, or who acts", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Seat(e.Player) }),
		EventView("by", "the responsible player", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Seat(e.By) }),
		EventView("place", "where", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.At(e.Place) }),
		EventView("from", "from where", func(c *engine.Context, e *engine.Event) engine.Datum {
			if e.From == 0 {
				return engine.Datum{}
			}
			kind := &c.Game().Vocabulary().Zones[c.Game().Zone(e.From).Kind]
			if kind.Place {
				return engine.At(e.From)
			}
			return engine.Str(kind.Name)
		}),
		EventView("zone", "to which zone", func(c *engine.Context, e *engine.Event) engine.Datum {
			if e.To == 0 {
				return engine.Datum{}
			}
			return engine.Str(c.Game().Vocabulary().Zones[c.Game().Zone(e.To).Kind].Name)
		}),
		EventNumber("amount", "how much", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Num(int(e.Amount)) }),
		EventNumber("count", "how many", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Num(max(1, int(e.Amount))) }),
		Maybe(EventView("cause", "the item whose effect it is; gone when the rules alone caused it", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Link(e.Cause) })),
		EventView("card", "the card; of an event by which it leaves, where that has put it: gone when it has moved on", func(c *engine.Context, e *engine.Event) engine.Datum {
			return engine.Obj(arrived(c.Game(), e))
		}),
		EventView("subject", "what it happens to", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Obj(e.Subject) }),
		EventView("before", "what it happens to, as it was before", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Obj(e.Subject) }),
		EventView("object", "the second object", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Obj(e.Object) }),
		EventView("source", "what deals it", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Obj(e.Object) }),
		EventView("owner", "who owns it", func(c *engine.Context, e *engine.Event) engine.Datum {
			if e.Subject.ID == 0 {
				if e.From != 0 && c.Game().Zone(e.From).Owner != engine.NoPlayer {
					return engine.Seat(c.Game().Zone(e.From).Owner)
				}
				return engine.Seat(e.Player)
			}
			return engine.Seat(c.Game().Object(e.Subject.ID).Owner)
		}),
	}
}

// ContextFields are the fields of fx and q that every game has.
func ContextFields() []*engine.ContextField {
	return []*engine.ContextField{
		{Name: "self", Doc: "the bearer of this text", Get: func(c *engine.Context) engine.Datum { return engine.Obj(c.Self) }},
		{Name: "you", Doc: "the controller of this text", Get: func(c *engine.Context) engine.Datum { return engine.Seat(c.You) }},
		{Name: "here", Doc: "where the bearer is, or last was", Get: func(c *engine.Context) engine.Datum { return engine.At(c.Here) }},
		{Name: "players", Doc: "all players in turn order from you", Get: func(c *engine.Context) engine.Datum { return PlayersFrom(c, c.You, true, false) }},
		{Name: "others", Doc: "the other players in turn order from you", Get: func(c *engine.Context) engine.Datum { return PlayersFrom(c, c.You, false, false) }},
		{Name: "opponents", Doc: "your opponents in turn order from you", Get: func(c *engine.Context) engine.Datum { return PlayersFrom(c, c.You, false, true) }},
		{Name: "cause", Doc: "the item whose effect runs", Get: func(c *engine.Context) engine.Datum { return engine.Link(c.Item) }},
		{Name: "zone_of", Doc: "the zone of the bearer", Get: func(c *engine.Context) engine.Datum {
			if k, ok := c.ZoneKindOf(c.Self); ok {
				return engine.Str(c.Game().Vocabulary().Zones[k].Name)
			}
			return engine.Datum{}
		}},
	}
}

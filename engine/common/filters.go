package common

import (
	"slices"

	"cardlathe/engine"
)

// Fields gathers the fields of a vocabulary: each list is about one subject.
func Fields(lists ...SubjectFields) []*engine.Field {
	var all []*engine.Field
	for _, l := range lists {
		for _, f := range l.Fields {
			f.Subject = l.Subject
			all = append(all, f)
		}
	}
	return all
}

// SubjectFields are fields about one kind of subject.
type SubjectFields struct {
	Subject engine.SubjectKind
	Fields  []*engine.Field
}

// Flag makes a boolean field about an object.
func Flag(name, doc string, reads engine.Class, test func(c *engine.Context, r engine.Ref, o *engine.Object, d *engine.Derived) bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldFlag, Doc: doc, Reads: reads, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		o, d, ok := c.Look(s.Ref())
		return ok && test(c, s.Ref(), o, d) == a.Flag
	}}
}

// Number makes a field about a number of objects that is derived; below 0 it counts as 0.
func Number(name, doc string, n engine.NumberID, reads engine.Class) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldNumber, Doc: doc, Reads: reads, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && c.InRange(a, max(int(d.Numbers[n]), 0))
	}}
}

// PrintedNumber makes a field about a number as it is printed.
func PrintedNumber(name, doc string, read func(*engine.Card) int) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldNumber, Doc: doc, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && c.InRange(a, read(c.Game().CardOf(d.Definition)))
	}}
}

// Whose are the fields about who controls or owns an object.
func Whose() []*engine.Field {
	return []*engine.Field{
		relation("friendly", "controlled by you or a teammate; friendly to that player, or to that thing", (*engine.Game).Friendly),
		Flag("yours", "controlled by you", engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
			return c.You != engine.NoPlayer && Holder(c, r) == c.You
		}),
		relation("enemy", "controlled by an opponent; an enemy of that player, or of that thing", (*engine.Game).Opponent),
		{Name: "controller", Kind: engine.FieldRef, Reads: engine.ReadsZones, Doc: "controlled by that player", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			return c.In(a.Refs, engine.Seat(Holder(c, s.Ref())))
		}},
		{Name: "owner", Kind: engine.FieldRef, Reads: engine.ReadsZones, Doc: "owned by that player", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			o, _, ok := c.Look(s.Ref())
			return ok && c.In(a.Refs, engine.Seat(o.Owner))
		}},
	}
}

// relation makes a field about how whose an object is stands to you; with a reference, to whose what that names is.
func relation(name, doc string, test func(g *engine.Game, of, holder engine.Player) bool) *engine.Field {
	f := Flag(name, doc, engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		return test(c.Game(), c.You, Holder(c, r))
	})
	flag := f.Test
	f.Kinds = []engine.FieldKind{engine.FieldRef}
	f.Test = func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		if a.Refs == nil {
			return flag(c, s, a)
		}
		if _, _, ok := c.Look(s.Ref()); !ok {
			return false
		}
		for i := range a.Refs {
			for _, d := range c.Eval(&a.Refs[i]).List() {
				if p := whose(c, d); p != engine.NoPlayer && test(c.Game(), p, Holder(c, s.Ref())) {
					return true
				}
			}
		}
		return false
	}
	return f
}

// whose is the player that a thing is, or whose it is: see Holder; NoPlayer of what is nobody's.
func whose(c *engine.Context, d engine.Datum) engine.Player {
	switch d.Kind {
	case engine.PlayerDatum:
		return d.Player()
	case engine.ObjectDatum:
		return Holder(c, d.Ref())
	case engine.LinkDatum:
		return c.Game().Item(engine.ItemID(d.N)).Controller
	}
	return engine.NoPlayer
}

// Which are the fields that tell one object from others: other, except, among, name, tags, keywords, token, history.
func Which(keywords []engine.KeywordDecl) []*engine.Field {
	return []*engine.Field{
		Flag("other", "not the bearer itself", 0, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool { return r != c.Self }),
		Except(), Among(engine.ReadsAnything),
		{Name: "name", Kind: engine.FieldWord, Sort: true, Doc: "of that full name", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			_, d, ok := c.Look(s.Ref())
			return ok && slices.Contains(a.Words, c.Game().CardOf(d.Definition).Name)
		}},
		tagField("tag", true), tagField("without_tag", false),
		keywordField(keywords, "keyword", true), keywordField(keywords, "without_keyword", false),
		sorting(Flag("token", "it is a token", 0, func(c *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) bool {
			return c.Game().IsToken(o)
		})),
		historyField("did", true), historyField("did_not", false),
	}
}

// sorting marks a field as one that says of what sort a thing is.
func sorting(f *engine.Field) *engine.Field { f.Sort = true; return f }

// Except is the field "except": none of these things, or none of a set.
func Except() *engine.Field {
	return &engine.Field{Name: "except", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldFilter}, Doc: "not one of these", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		if a.Filter != nil {
			return !c.Matches(a.Filter, s)
		}
		return !c.In(a.Refs, s)
	}}
}

// Among is the field "among": one of these things.
func Among(reads engine.Class) *engine.Field {
	return &engine.Field{Name: "among", Kind: engine.FieldRef, Doc: "one of these", Reads: reads, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool { return c.In(a.Refs, s) }}
}

// TypeField is the field "type" with the type words of a game.
func TypeField(words []string, word func(string) int) *engine.Field {
	return &engine.Field{Name: "type", Kind: engine.FieldWord, Words: words, Word: word, Sort: true, Doc: "of that type", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && d.Types.Any(a.Bits)
	}}
}

// ColorField is a field about the colors of a card, by the game's own word for them.
func ColorField(name string, colors []engine.Word) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldWord, Words: WordNames(colors), Word: func(w string) int { return WordIndex(colors, w) }, Doc: "of that " + name, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && c.Game().CardOf(d.Definition).Colors.Any(a.Bits)
	}}
}

// ZoneFields are "zone", "not_zone" and "top", for filters of cards off the board; kinds are the zones that they know, all when none
// is named.
func ZoneFields(zones []engine.ZoneKind, only []string, kinds ...uint8) []*engine.Field {
	words, word := ZoneNames(zones), ZoneIndex(zones)
	if len(kinds) > 0 {
		words = words[:0]
		for k := range zones {
			if slices.Contains(kinds, uint8(k)) {
				words = append(words, zones[k].Name)
			}
		}
		all := word
		word = func(w string) int {
			if !slices.Contains(words, w) {
				return -1
			}
			return all(w)
		}
	}
	return []*engine.Field{
		{Name: "zone", Kind: engine.FieldWord, Words: words, Word: word, Reads: engine.ReadsZones | engine.ReadsOff, Only: only, Doc: "in that zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			k, ok := zoneWhenPlayed(c, s.Ref())
			return ok && a.Bits.Any(engine.Bit(k))
		}},
		{Name: "not_zone", Kind: engine.FieldWord, Words: words, Word: word, Reads: engine.ReadsZones | engine.ReadsOff, Only: only, Doc: "not in that zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			k, ok := zoneWhenPlayed(c, s.Ref())
			return ok && !a.Bits.Any(engine.Bit(k))
		}},
		{Name: "top", Kind: engine.FieldFlag, Reads: engine.ReadsZones | engine.ReadsOff, Only: only, Doc: "on top of its zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			return (c.Game().Object(s.Ref().ID).Prev == 0) == a.Flag
		}},
	}
}

// zoneWhenPlayed is the kind of the zone of an object; a card whose play is examined has left its zone already.
func zoneWhenPlayed(c *engine.Context, r engine.Ref) (uint8, bool) {
	if g := c.Game(); g.Proposed == r.ID && g.Live(r) {
		for k := range g.Vocabulary().Zones {
			if g.Vocabulary().Zones[k].Stack {
				return uint8(k), true
			}
		}
	}
	return c.ZoneKindOf(r)
}

func historyField(name string, want bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldEvent, Doc: "what it did this turn: \"attacked\", \"moved\", an event", Reads: engine.ReadsHistory, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		g := c.Game()
		for id := g.TurnStart(); int(id) < g.Events(); id++ {
			e := g.Event(id)
			if e.Subject != s.Ref() || e.Flags&engine.Synthetic != 0 {
				continue // what is only activated has not happened
			}
			if a.Pattern != nil && a.Pattern.Event != nil && a.Pattern.Event.Kind == e.Kind {
				return want
			}
			for _, w := range a.Words {
				if eventNamed(g.Vocabulary().Events, e.Kind, w) {
					return want
				}
			}
		}
		return !want
	}}
}

// eventNamed matches "attacks" and "attacked" alike.
func eventNamed(events []*engine.EventDecl, kind engine.EventKind, word string) bool {
	for _, d := range events {
		if d.Kind == kind && d.Subject == engine.SubjectObject {
			if d.Name == word || len(word) > 2 && len(d.Name) > 2 && d.Name[:len(d.Name)-1]+"ed" == word || len(d.Name) > 2 && d.Name[:len(d.Name)-1]+"d" == word {
				return true
			}
		}
	}
	return false
}

func tagField(name string, want bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldWord, Sort: want, Doc: "by tag", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		if !ok {
			return false
		}
		for _, w := range a.Words {
			if c.HasTag(s.Ref(), d, w) {
				return want
			}
		}
		return !want
	}}
}

func keywordField(keywords []engine.KeywordDecl, name string, want bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldWord, Words: KeywordNames(keywords), Doc: "by keyword, printed or given", Reads: engine.ReadsDerived, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		if !ok {
			return false
		}
		for _, w := range a.Words {
			if HasKeyword(c, s.Ref(), d, w) {
				return want
			}
		}
		return !want
	}}
}

// HasKeyword reports whether an object, live or remembered, has a keyword of the game or (live) of a set.
func HasKeyword(c *engine.Context, r engine.Ref, d *engine.Derived, name string) bool {
	if k := KeywordIndex(c.Game().Vocabulary(), name); k >= 0 {
		also := c.Game().Vocabulary().Keywords[k].Also
		return d.Has(engine.KeywordID(k)) || also != nil && also(c, r)
	}
	return c.Game().Live(r) && c.Game().HasSetKeyword(r.ID, name)
}

// PlayerFields are the fields about players by their relation to you.
func PlayerFields() []*engine.Field {
	return []*engine.Field{
		playerFlag("you", func(c *engine.Context, p engine.Player) bool { return p == c.You }),
		playerFlag("opponent", func(c *engine.Context, p engine.Player) bool { return c.Game().Opponent(c.You, p) }),
		playerFlag("teammate", func(c *engine.Context, p engine.Player) bool { return p != c.You && c.Game().Friendly(c.You, p) }),
		Except(), Among(0),
	}
}

func playerFlag(name string, test func(c *engine.Context, p engine.Player) bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldFlag, Doc: "by relation to you", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return test(c, s.Player()) == a.Flag
	}}
}

// PlayerNumber makes a field about a number of a player.
func PlayerNumber(name string, read func(g *engine.Game, p engine.Player) int) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldNumber, Reads: engine.ReadsPlayers | engine.ReadsOff | engine.ReadsStatus | engine.ReadsDerived, Doc: "by that number", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return c.InRange(a, read(c.Game(), s.Player()))
	}}
}

// EventFields are the refinements of event patterns that every game has.
func EventFields(types []string, typeWord func(string) int, zones []engine.ZoneKind) []*engine.Field {
	return []*engine.Field{
		{Name: "zone", Kind: engine.FieldWord, Words: ZoneNames(zones), Word: ZoneIndex(zones), Doc: "to that zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			z := c.EventRow(s).To
			return z != 0 && a.Bits.Any(engine.Bit(c.Game().Zone(z).Kind))
		}},
		{Name: "by", Kind: engine.FieldRef, Doc: "the responsible player", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			return c.In(a.Refs, engine.Seat(c.EventRow(s).By))
		}},
		{Name: "type", Kind: engine.FieldWord, Words: types, Word: typeWord, Sort: true, Doc: "the type of what it happens to", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			e := c.EventRow(s)
			return (e.Subject.ID != 0 || e.Card != 0) && EventCard(c.Game(), e).Types.Any(a.Bits)
		}},
		{Name: "owner", Kind: engine.FieldRef, Doc: "who owns what it happens to", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			e := c.EventRow(s)
			return e.Subject.ID != 0 && c.In(a.Refs, engine.Seat(c.Game().Object(e.Subject.ID).Owner))
		}},
		{Name: "token", Kind: engine.FieldFlag, Sort: true, Doc: "it is a token", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			e := c.EventRow(s)
			switch {
			case e.Card != 0:
				return c.Game().CardOf(e.Card).Token == a.Flag
			case e.Subject.ID != 0:
				return c.Game().IsToken(c.Game().Object(e.Subject.ID)) == a.Flag
			}
			return false
		}},
		{Name: "first", Kind: engine.FieldFlag, Doc: "the first of its kind this turn", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			e := c.EventRow(s)
			g := c.Game()
			ofPlayer, ofCards := false, false
			for _, d := range g.Vocabulary().Events {
				if d.Kind == e.Kind {
					ofPlayer, ofCards = d.Subject == engine.SubjectPlayer, d.Cards
				}
			}
			for id := g.TurnStart(); id < c.EventID; id++ {
				h := g.Event(id)
				if h.Kind == e.Kind && h.Player == e.Player && (ofPlayer || h.Subject == e.Subject) && !(ofCards && g.CardOf(h.Card).Token) {
					return !a.Flag
				}
			}
			return a.Flag
		}},
		{Name: "together", Kind: engine.FieldFlag, Together: true, Doc: "of triggers: all that happen at once are one (\"one or more\")", Test: func(*engine.Context, engine.Datum, *engine.Arg) bool { return true }},
		{Name: "other", Kind: engine.FieldFlag, Doc: "it happens to something else than the bearer", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			return (c.EventRow(s).Subject.ID != c.Self.ID) == a.Flag
		}},
		{Name: "opponent_turn", Kind: engine.FieldFlag, Doc: "on an opponent's turn", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			return c.Game().Opponent(c.You, c.Game().Active()) == a.Flag
		}},
	}
}

// EventCard is the definition of what an event happens to, as it was then.
func EventCard(g *engine.Game, e *engine.Event) *engine.Card {
	if e.Card != 0 {
		return g.CardOf(e.Card)
	}
	return g.Definition(e.Subject.ID)
}

// PlayerFilter is the constructor "player".
func PlayerFilter() *engine.FilterDecl {
	return &engine.FilterDecl{Name: "player", Subject: engine.SubjectPlayer, Doc: "a player who is in the game", Reads: engine.ReadsPlayers,
		Match: func(c *engine.Context, s engine.Datum) bool {
			return s.Kind == engine.PlayerDatum && !c.Game().Out(s.Player())
		},
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			for p := range engine.Player(c.Game().Players()) {
				if !c.Game().Out(p) {
					buf = append(buf, engine.Seat(p))
				}
			}
			return buf
		}}
}

// ZoneFilter declares the filter of the objects of some types that lie in zones of some kinds; reads is engine.ReadsZones, with
// engine.ReadsOff when any of them is off the board.
func ZoneFilter(name, doc string, kinds, types engine.Mask, reads engine.Class) *engine.FilterDecl {
	f := &engine.FilterDecl{Name: name, Subject: engine.SubjectObject, Doc: doc, Reads: reads}
	f.Match = func(c *engine.Context, s engine.Datum) bool {
		_, d, ok := c.Look(s.Ref())
		if s.Kind != engine.ObjectDatum || !ok || !d.Types.Any(types) {
			return false
		}
		k, ok := c.ZoneKindOf(s.Ref())
		return ok && kinds.Any(engine.Bit(k))
	}
	f.All = func(c *engine.Context, buf []engine.Datum) []engine.Datum {
		g := c.Game()
		for z := engine.ZoneID(1); int(z) < g.Zones(); z++ {
			if !kinds.Any(engine.Bit(g.Zone(z).Kind)) {
				continue
			}
			for id := g.First(z); id != 0; id = g.Next(id) {
				if g.Derived(id).Types.Any(types) {
					buf = append(buf, engine.Obj(g.Ref(id)))
				}
			}
		}
		return buf
	}
	return f
}

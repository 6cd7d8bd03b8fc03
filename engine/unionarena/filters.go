package unionarena

import (
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Filters: what an author may call a set of things, and the fields that narrow it.

var placeWords = []string{"front", "energy"}

func placeWord(w string) int {
	switch w {
	case "front":
		return InFront
	case "energy":
		return InEnergy
	}
	return -1
}

// placeMatches reports whether a line is one that a field names, by word or by reference.
func placeMatches(c *engine.Context, p engine.PlaceID, a *engine.Arg) bool {
	if p == 0 {
		return false
	}
	if a.Bits != 0 {
		return a.Bits.Any(engine.Bit(c.Game().Zone(p).Kind))
	}
	if a.Filter != nil {
		return c.Matches(a.Filter, engine.At(p))
	}
	return c.In(a.Refs, engine.At(p))
}

// boardFilter makes a constructor for what lies on the field or in the AP area.
func boardFilter(name, doc string, types engine.Mask, kinds ...uint8) *engine.FilterDecl {
	where := engine.Mask(0)
	for _, k := range kinds {
		where |= engine.Bit(k)
	}
	return &engine.FilterDecl{Name: name, Subject: onObject, Doc: doc, Reads: engine.ReadsZones,
		Match: func(c *engine.Context, s engine.Datum) bool {
			if s.Kind != engine.ObjectDatum {
				return false
			}
			o, d, ok := c.Look(s.Ref())
			if !ok || !d.Types.Any(types) {
				return false
			}
			return c.Judged() || c.Game().Live(s.Ref()) && where.Any(engine.Bit(c.Game().Zone(o.Zone).Kind))
		},
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			g := c.Game()
			for p := range engine.Player(g.Players()) {
				for _, k := range kinds {
					for id := g.First(zoneOf(p, k)); id != 0; id = g.Next(id) {
						if g.Printed(id).Types.Any(types) {
							buf = append(buf, engine.Obj(g.Ref(id)))
						}
					}
				}
			}
			return buf
		}}
}

var filters = []*engine.FilterDecl{
	boardFilter("character", "characters on the field", 1<<Character, InFront, InEnergy),
	boardFilter("site", "sites on the field", 1<<Site, InFront, InEnergy),
	boardFilter("object", "characters and sites on the field", 1<<Character|1<<Site, InFront, InEnergy),
	boardFilter("ap_card", "AP cards in the AP area", 1<<ActionPoint, InAP),
	{Name: "card", Subject: onObject, Doc: "cards of decks off the field; give the zone", NeedsZone: true, Reads: engine.ReadsZones | engine.ReadsOff,
		Match: func(c *engine.Context, s engine.Datum) bool {
			return s.Kind == engine.ObjectDatum && c.Game().Printed(engine.ObjectID(s.N)).Types.Any(1<<Character|1<<Site|1<<EventCard)
		},
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			g := c.Game()
			for p := range engine.Player(g.Players()) {
				for k := uint8(InLife); k <= InCheck; k++ {
					for id := g.First(zoneOf(p, k)); id != 0; id = g.Next(id) {
						buf = append(buf, engine.Obj(g.Ref(id)))
					}
				}
			}
			return buf
		}},
	{Name: "playing", Subject: onObject, Stack: true, Doc: "a card that is being played or used", Reads: engine.ReadsZones,
		Match: func(c *engine.Context, s engine.Datum) bool {
			if s.Kind != engine.ObjectDatum {
				return false
			}
			g, id := c.Game(), engine.ObjectID(s.N)
			if e := c.Event; e != nil && e.Subject.ID == id && (e.Kind == PlayerPlays || e.Kind == Played) {
				return true // the event tells of its play
			}
			return g.Proposed == id || g.KindOf(id) == InUse
		},
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			g := c.Game()
			if g.Proposed != 0 {
				buf = append(buf, engine.Obj(g.Ref(g.Proposed)))
			}
			for id := g.First(useZone(g)); id != 0; id = g.Next(id) {
				if id != g.Proposed {
					buf = append(buf, engine.Obj(g.Ref(id)))
				}
			}
			return buf
		}},
	{Name: "place", Subject: engine.SubjectPlace, Doc: "a line", Reads: engine.ReadsZones,
		Match: func(c *engine.Context, s engine.Datum) bool { return s.Kind == engine.PlaceDatum }, All: allLines},
	common.PlayerFilter(),
}

// allLines lists the lines of all players.
func allLines(c *engine.Context, buf []engine.Datum) []engine.Datum {
	for p := range engine.Player(c.Game().Players()) {
		buf = append(buf, engine.At(frontOf(p)), engine.At(energyOf(p)))
	}
	return buf
}

// statusFlag makes a boolean field about a status.
func statusFlag(name, doc string, status uint8, on bool) *engine.Field {
	return common.Flag(name, doc, engine.ReadsStatus, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) bool {
		return (o.Status&(1<<status) != 0) == on
	})
}

var objectFields = []*engine.Field{
	common.TypeField(common.WordNames(types), typeWord), common.ColorField("color", colors),
	{Name: "name", Kind: engine.FieldWord, Doc: "of that name, or treated as if (UA-1.6)", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && slices.ContainsFunc(a.Words, func(w string) bool { return nameKnown(c.Game(), c.Game().CardOf(d.Definition), w) })
	}},
	{Name: "tag_contains", Kind: engine.FieldWord, Doc: "of a tag that contains that text (UA-10.10)", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		found := ok && slices.ContainsFunc(a.Words, func(w string) bool {
			contains := func(tag string) bool { return strings.Contains(tag, w) }
			return slices.ContainsFunc(c.Game().CardOf(d.Definition).Tags, contains) || slices.ContainsFunc(c.GivenTags(s.Ref()), contains)
		})
		if found {
			c.Game().Applies(R(10, 10))
		}
		return found
	}},
	{Name: "at", Kind: engine.FieldWord, Kinds: []engine.FieldKind{engine.FieldRef, engine.FieldFilter}, Words: placeWords, Word: placeWord, Reads: engine.ReadsZones, Doc: "on that line", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return placeMatches(c, c.PlaceOf(s.Ref()), a)
	}},
	{Name: "bp", Kind: engine.FieldNumber, Reads: engine.ReadsDerived, Doc: "its BP", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && c.InRange(a, int(d.Numbers[BP]))
	}},
	common.PrintedNumber("required_energy", "its printed required energy", func(c *engine.Card) int { return int(c.Numbers[RequiredEnergy]) }),
	common.PrintedNumber("ap", "its printed AP cost", printedAP),

	{Name: "trigger", Kind: engine.FieldWord, Words: common.WordNames(triggers), Word: func(w string) int { return common.WordIndex(triggers, w) }, Doc: "with that printed trigger", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && a.Bits.Any(engine.Bit(triggerOf(c.Game().CardOf(d.Definition))))
	}},
	statusFlag("exhausted", "it is rested", Exhausted, true), statusFlag("ready", "it is active", Exhausted, false),
	statusFlag("raided", "it is in raid state (UA-5.5)", Raided, true),
	statusFlag("attacking", "it attacks (UA-6.3)", Attacking, true), statusFlag("defending", "it blocks, or is the target of Snipe (UA-6.4)", Defending, true),
	{Name: "under", Kind: engine.FieldRef, Reads: engine.ReadsZones | engine.ReadsOff, Doc: "it lies under that card (UA-5.10)", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		g := c.Game()
		h := g.Object(s.Ref().ID).Host
		return h != 0 && c.In(a.Refs, engine.Obj(g.Ref(h)))
	}},
}

// fields gathers the fields of the game.
func fields() []*engine.Field {
	which := slices.DeleteFunc(common.Which(keywords), func(f *engine.Field) bool { return f.Name == "name" })
	offField := []string{"card"}
	return common.Fields(
		common.SubjectFields{Subject: onObject, Fields: slices.Concat(common.Whose(), which, objectFields, common.ZoneFields(zones, offField))},
		common.SubjectFields{Subject: onPlayer, Fields: append(common.PlayerFields(),
			common.PlayerNumber("life", func(g *engine.Game, p engine.Player) int { return g.Count(lifeOf(p)) }),
			common.PlayerNumber("hand_size", func(g *engine.Game, p engine.Player) int { return g.Count(handOf(p)) }))},
		common.SubjectFields{Subject: engine.SubjectPlace, Fields: []*engine.Field{
			{Name: "front", Kind: engine.FieldFlag, Doc: "a front line", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
				return (c.Game().Zone(s.Place()).Kind == InFront) == a.Flag
			}},
			{Name: "energy", Kind: engine.FieldFlag, Doc: "an energy line", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
				return (c.Game().Zone(s.Place()).Kind == InEnergy) == a.Flag
			}},
			{Name: "controller", Kind: engine.FieldRef, Doc: "that player's", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
				return c.In(a.Refs, engine.Seat(c.Game().Zone(s.Place()).Owner))
			}},
		}},
		common.SubjectFields{Subject: engine.SubjectEvent, Fields: append(common.EventFields(common.WordNames(types), typeWord, zones), eventFields...)},
	)
}

package duelofchampions

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What card authors call sets of things: units, heroes, cards, ongoing cards, squares, rows, lines, players.

func isOfType(c *engine.Context, r engine.Ref, mask engine.Mask) bool {
	_, d, ok := c.Look(r)
	return ok && d.Types.Any(mask)
}

// onBoard makes a filter of what lies in a kind of zone.
func onBoard(name, doc string, kind uint8, mask engine.Mask) *engine.FilterDecl {
	return &engine.FilterDecl{Name: name, Subject: engine.SubjectObject, Doc: doc, Reads: engine.ReadsZones,
		Match: func(c *engine.Context, s engine.Datum) bool {
			if s.Kind != engine.ObjectDatum || !isOfType(c, s.Ref(), mask) {
				return false
			}
			k, ok := c.ZoneKindOf(s.Ref())
			return ok && k == kind
		},
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			g := c.Game()
			for _, id := range g.Lying(kind) {
				if kind == InSquare || g.Derived(id).Types.Any(mask) {
					buf = append(buf, engine.Obj(g.Ref(id)))
				}
			}
			return buf
		}}
}

// unitFilter is the filter of units, which may be looked for in one square, row or line alone.
func unitFilter() *engine.FilterDecl {
	f := onBoard("unit", "a unit on the battleground", InSquare, 1<<Unit)
	f.At = func(c *engine.Context, buf []engine.Datum, place engine.PlaceID) []engine.Datum {
		g := c.Game()
		for s := squaresOf(place); s != 0; s &= s - 1 {
			if id := unitAt(g, s.first()); id != 0 {
				buf = append(buf, engine.Obj(g.Ref(id)))
			}
		}
		return buf
	}
	return f
}

// places makes a filter of squares, rows or lines.
func placesFilter(name, doc string, match func(g *engine.Game, p engine.PlaceID) bool) *engine.FilterDecl {
	return &engine.FilterDecl{Name: name, Subject: engine.SubjectPlace, Doc: doc, Reads: engine.ReadsZones,
		Match: func(c *engine.Context, s engine.Datum) bool {
			return s.Kind == engine.PlaceDatum && match(c.Game(), s.Place())
		},
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			for p := firstSquare; p < firstOwn; p++ {
				if match(c.Game(), p) {
					buf = append(buf, engine.At(p))
				}
			}
			return buf
		}}
}

// offBoard are the zones that card {} looks at.
const offBoard = 1<<InHand | 1<<InLibrary | 1<<InGraveyard | 1<<InBanished | 1<<InPlay | 1<<InStacks

var filters = []*engine.FilterDecl{
	unitFilter(),
	onBoard("hero", "a hero", InHeroZone, 1<<Hero),
	onBoard("ongoing", "a spell or fortune that stays", InOngoing, 1<<Spell|1<<Fortune),
	onBoard("event_card", "an event that is face up", InEvents, 1<<EventCard),
	{Name: "card", Subject: engine.SubjectObject, Doc: "a card off the board; zone says where", NeedsZone: true, Reads: engine.ReadsZones | engine.ReadsOff,
		Match: func(c *engine.Context, s engine.Datum) bool {
			if s.Kind != engine.ObjectDatum {
				return false
			}
			k, ok := c.ZoneKindOf(s.Ref())
			return ok && engine.Mask(offBoard)&engine.Bit(k) != 0 || c.Game().Proposed == s.Ref().ID
		},
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			g := c.Game()
			for z := firstOwn; int(z) < g.Zones(); z++ {
				if engine.Mask(offBoard)&engine.Bit(g.Zone(z).Kind) == 0 {
					continue
				}
				for id := g.First(z); id != 0; id = g.Next(id) {
					buf = append(buf, engine.Obj(g.Ref(id)))
				}
			}
			return buf
		}},
	placesFilter("square", "a square of the battleground", func(_ *engine.Game, p engine.PlaceID) bool { return isSquare(p) }),
	placesFilter("row", "a row of the battleground", func(_ *engine.Game, p engine.PlaceID) bool { return isRow(p) }),
	placesFilter("line", "a line of the battleground", func(_ *engine.Game, p engine.PlaceID) bool { return isLine(p) }),
	placesFilter("band", "a row, or a line where the format says so (4.4)", func(g *engine.Game, p engine.PlaceID) bool {
		ok := isRow(p)
		if hot(g, hotBand) != 0 {
			ok = isLine(p)
		}
		if ok {
			g.Applies(book.R(4, 4))
		}
		return ok
	}),
	common.PlayerFilter(),
}

func fields() []*engine.Field {
	return common.Fields(
		common.SubjectFields{Subject: engine.SubjectObject, Fields: slices.Concat(common.Whose(), common.Which(keywords), objectFields,
			common.ZoneFields(zones, []string{"card"}))},
		common.SubjectFields{Subject: engine.SubjectPlace, Fields: placeFields},
		common.SubjectFields{Subject: engine.SubjectPlayer, Fields: slices.Concat(common.PlayerFields(), playerFields)},
		common.SubjectFields{Subject: engine.SubjectEvent, Fields: slices.Concat(common.EventFields(common.WordNames(types[:5]), typeWord, zones), eventFields)},
	)
}

// placeOfThing is the square of a thing that a field names: of a unit, a square, or of what an ongoing spell lies on.
func placeOfThing(c *engine.Context, d engine.Datum) engine.PlaceID {
	switch d.Kind {
	case engine.PlaceDatum:
		return d.Place()
	case engine.ObjectDatum:
		if p := c.PlaceOf(d.Ref()); isSquare(p) {
			return p
		}
		if g := c.Game(); g.Live(d.Ref()) {
			if on := engine.ObjectID(g.Counter(d.Ref().ID, OnUnit)); on > players {
				return g.PlaceOf(on)
			}
		}
	}
	return noPlace
}

// relation makes a field about where a unit is, compared with things that an author names; rule is what decides it.
func relation(name, doc string, rule engine.Rule, test func(c *engine.Context, mine, theirs engine.PlaceID) bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldRef, Doc: doc, Reads: engine.ReadsZones, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		mine := placeOfThing(c, s)
		for i := range a.Refs {
			for _, d := range c.Eval(&a.Refs[i]).List() {
				if theirs := placeOfThing(c, d); mine != noPlace && theirs != noPlace && test(c, mine, theirs) {
					c.Game().Applies(rule)
					return true
				}
			}
		}
		return false
	}}
}

// adjacent and the like serve units and squares alike.
func relations() []*engine.Field {
	return []*engine.Field{
		relation("adjacent", "on a square next to that; across the middle where the format says so (4.5)", book.R(4, 5), func(c *engine.Context, mine, theirs engine.PlaceID) bool {
			return isAdjacent(mine, theirs, hot(c.Game(), hotAcross) != 0)
		}),
		relation("beside", "on a square next to that, on the same side (4.5)", book.R(4, 5), func(_ *engine.Context, mine, theirs engine.PlaceID) bool {
			return isAdjacent(mine, theirs, false)
		}),
		relation("in_row_of", "in the same row (4.1)", book.R(4, 1), func(_ *engine.Context, mine, theirs engine.PlaceID) bool {
			return isSquare(theirs) && lies(theirs, rowPlace(mine))
		}),
		relation("in_line_of", "in the same line (4.1)", book.R(4, 1), func(_ *engine.Context, mine, theirs engine.PlaceID) bool {
			return isSquare(theirs) && lies(theirs, linePlace(mine))
		}),
		relation("at", "on that square, in that row or line (4.1)", book.R(4, 1), func(_ *engine.Context, mine, theirs engine.PlaceID) bool { return lies(mine, theirs) }),
	}
}

// traitField is a field about traits of a card.
func traitField(name string, words []engine.Word, doc string) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldWord, Words: common.WordNames(words), Word: traitWord, Doc: doc, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && traitsOf(c.Game().CardOf(d.Definition)).Any(a.Bits)
	}}
}

// traitsOf are the traits of a card; a unit without a position is a melee one (7.1).
func traitsOf(c *engine.Card) engine.Mask {
	if c.Types.Any(1<<Unit) && !c.Traits.Any(1<<Melee|1<<Shooter|1<<Flyer) {
		return c.Traits | 1<<Melee
	}
	return c.Traits
}

func traitFlag(name, doc string, trait int) *engine.Field {
	return common.Flag(name, doc, 0, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) bool {
		return c.Game().CardOf(d.Definition).Traits.Any(engine.Bit(trait))
	})
}

func counterNumber(name, doc string, counter uint8) *engine.Field {
	reads := engine.ReadsStatus
	if engine.Mask(arithmeticCounters)&engine.Bit(counter) != 0 {
		reads = engine.ReadsArithmetic
	}
	return &engine.Field{Name: name, Kind: engine.FieldNumber, Doc: doc, Reads: reads, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		o, _, ok := c.Look(s.Ref())
		return ok && c.InRange(a, int(o.Counters[counter]))
	}}
}

var objectFields = slices.Concat(relations(), []*engine.Field{
	common.TypeField(common.WordNames(types[:5]), typeWord), common.ColorField("school", schools), factionField(),
	traitField("position", traits[:3], "melee, shooter or flyer by its card"),
	traitField("kind", traits[6:], "of that kind of spell, fortune or event"),
	traitFlag("magic_unit", "its damage is magic (9.9)", Magic), traitFlag("unique", "it is unique (2.4)", Unique),
	common.Number("attack", "its attack", Attack, engine.ReadsDerived), common.Number("retaliation", "its retaliation", Retaliation, engine.ReadsDerived),
	common.Number("health", "its health when it is unhurt", Health, engine.ReadsDerived),
	{Name: "left", Kind: engine.FieldNumber, Doc: "the health that it has left", Reads: engine.ReadsDerived | engine.ReadsStatus, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		o, d, ok := c.Look(s.Ref())
		return ok && c.InRange(a, int(d.Numbers[Health])-int(o.Counters[Damage]))
	}},
	common.PrintedNumber("cost", "its printed cost", func(c *engine.Card) int { return int(c.Numbers[Cost]) }),
	common.PrintedNumber("might", "the might that it asks for", func(c *engine.Card) int { return int(c.Numbers[MightLevel]) }),
	common.PrintedNumber("magic", "the magic that it asks for", func(c *engine.Card) int { return int(c.Numbers[MagicLevel]) }),
	common.PrintedNumber("destiny", "the destiny that it asks for", func(c *engine.Card) int { return int(c.Numbers[DestinyLevel]) }),
	counterNumber("poison", "its poison counters", Poison), counterNumber("enrage", "its enrage counters", EnrageCount),
	common.Flag("damaged", "damage is marked on it", engine.ReadsStatus, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) bool {
		return o.Counters[Damage] > 0
	}),
	common.Flag("front", "it is on a front line", engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		p := c.PlaceOf(r)
		return isSquare(p) && isFront(lineOf(p))
	}),
	enchantedField(),
	{Name: "lies_on", Kind: engine.FieldRef, Only: []string{"ongoing"}, Reads: engine.ReadsZones | engine.ReadsArithmetic, Doc: "an ongoing spell that lies on that unit or player", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		on := engine.ObjectID(c.Game().Counter(s.Ref().ID, OnUnit))
		if on == 0 {
			return false
		}
		if on <= players {
			return c.In(a.Refs, engine.Seat(engine.Player(on-1)))
		}
		return c.In(a.Refs, engine.Obj(c.Game().Ref(on)))
	}},
	{Name: "since_your_turn", Kind: engine.FieldFlag, Only: []string{"card"}, Reads: engine.ReadsAnything, Doc: "it came where it is since your last turn ended", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return cameSince(c, s.Ref()) == a.Flag
	}},
	common.Flag("movable", "there is another square where an effect could put it", engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		g := c.Game()
		return g.Live(r) && isOn(g, r.ID) && openTo(g, g.Definition(r.ID), g.Controller(r.ID)) != 0
	}),
	common.Flag("winnable", "there is a square on your side where it could stand", engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		g := c.Game()
		return g.Live(r) && c.You != engine.NoPlayer && openTo(g, g.Definition(r.ID), c.You) != 0
	}),
})

// cameSince reports whether a card off the board came where it is since the last turn of "you" that is over.
func cameSince(c *engine.Context, r engine.Ref) bool {
	g := c.Game()
	if !g.Live(r) {
		return false
	}
	came := int32(0) // the turn in which it came
	for i := g.Events() - 1; i > 0 && came == 0; i-- {
		e := g.Event(engine.EventID(i))
		switch e.Kind {
		case Ends:
			if e.Player == c.You && e.Turn < g.Turn() {
				return false
			}
		case Draws:
			if e.Subject == r {
				came = e.Turn
			}
		case Dies, Discarded, GoesTo, Banished, Bounced:
			if e.Subject.ID == r.ID && e.Subject.Inc == r.Inc-1 {
				came = e.Turn
			}
		}
	}
	if came == 0 || came == g.Turn() {
		return came != 0
	}
	// What the end of a turn brings about belongs to that turn, too.
	for i := g.Events() - 1; i > 0; i-- {
		if e := g.Event(engine.EventID(i)); e.Kind == Ends && e.Player == c.You && e.Turn == came {
			return false
		}
	}
	return true
}

// enchantedField is about what an ongoing spell lies on.
func enchantedField() *engine.Field {
	f := common.Flag("enchanted", "this ongoing spell lies on it: on the unit, its row, its line, or its player", engine.ReadsZones|engine.ReadsArithmetic, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		return enchants(c, c.Self, r)
	})
	f.Place = func(c *engine.Context, a *engine.Arg) (engine.PlaceID, bool) {
		g := c.Game()
		if !a.Flag || !g.Live(c.Self) {
			return noPlace, a.Flag
		}
		switch o := g.Object(c.Self.ID); {
		case o.Counters[OnUnit] > players:
			return g.PlaceOf(engine.ObjectID(o.Counters[OnUnit])), true
		case o.Counters[OnUnit] > 0:
			return noPlace, false // units of a player may be anywhere
		case o.Counters[OnRow] > 0:
			return firstRow + engine.PlaceID(o.Counters[OnRow]-1), true
		case o.Counters[OnLine] > 0:
			return firstLine + engine.PlaceID(o.Counters[OnLine]-1), true
		}
		return noPlace, true
	}
	return f
}

// enchants reports whether an ongoing spell lies on a unit: on itself, on its row or line, or on its controller.
func enchants(c *engine.Context, spell, unit engine.Ref) bool {
	g := c.Game()
	if !g.Live(spell) {
		return false
	}
	o := g.Object(spell.ID)
	if on := engine.ObjectID(o.Counters[OnUnit]); on != 0 {
		if on <= players {
			return common.Holder(c, unit) == engine.Player(on-1)
		}
		return on == unit.ID && (g.Live(unit) || c.Judged())
	}
	at := c.PlaceOf(unit)
	if !isSquare(at) {
		return false
	}
	if o.Counters[OnRow]|o.Counters[OnLine] != 0 {
		g.Applies(book.R(4, 1))
	}
	if row := o.Counters[OnRow]; row > 0 {
		return rowOf(at) == int(row)-1
	}
	if line := o.Counters[OnLine]; line > 0 {
		return lineOf(at) == int(line)-1
	}
	return false
}

func factionField() *engine.Field {
	f := common.ColorField("faction", factions)
	f.Words = append(f.Words, "neutral")
	word := f.Word
	f.Word = func(w string) int {
		if w == "neutral" {
			return neutralBit
		}
		return word(w)
	}
	f.Test = func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		if !ok {
			return false
		}
		have := c.Game().CardOf(d.Definition).Colors & factionMask
		return have.Any(a.Bits) || have == 0 && a.Bits.Any(engine.Bit(neutralBit))
	}
	return f
}

const neutralBit = 63

var placeFields = slices.Concat(relations(), []*engine.Field{
	common.Except(), common.Among(0),
	placeFlag("empty", "no unit is there", func(c *engine.Context, p engine.PlaceID) bool {
		return !slices.ContainsFunc(c.Game().Lying(InSquare), func(id engine.ObjectID) bool { return lies(c.Game().Object(id).Zone, p) })
	}),
	placeFlag("yours", "on your side", func(c *engine.Context, p engine.PlaceID) bool {
		return c.You != engine.NoPlayer && c.Game().Zone(p).Owner == c.You
	}),
	placeFlag("enemy", "on the side of an opponent", func(c *engine.Context, p engine.PlaceID) bool {
		return c.Game().Opponent(c.You, c.Game().Zone(p).Owner)
	}),
	placeFlag("front", "on a front line, or one itself", func(_ *engine.Context, p engine.PlaceID) bool { return isFrontPlace(linePlace(p)) }),
	placeFlag("back", "on a back line, or one itself", func(_ *engine.Context, p engine.PlaceID) bool {
		return isLine(linePlace(p)) && !isFrontPlace(linePlace(p))
	}),
	{Name: "has", Kind: engine.FieldFilter, Reads: engine.ReadsZones, Doc: "such a unit is there", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		g := c.Game()
		for z := firstSquare; z < firstRow; z++ {
			if id := unitAt(g, z); id != 0 && lies(z, s.Place()) && c.Matches(a.Filter, engine.Obj(g.Ref(id))) {
				return true
			}
		}
		return false
	}},
})

func placeFlag(name, doc string, test func(c *engine.Context, p engine.PlaceID) bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldFlag, Reads: engine.ReadsZones, Doc: doc, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return test(c, s.Place()) == a.Flag
	}}
}

var playerFields = []*engine.Field{
	common.PlayerNumber("health", healthOf),
	common.PlayerNumber("hand_size", func(g *engine.Game, p engine.Player) int { return g.Count(handOf(p)) }),
	common.PlayerNumber("resources", resources),
}

package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Filters: what an author may call a set of things, and the fields that narrow it.

var placeWords = []string{"base", "battlefield"}

func placeWord(w string) int {
	switch w {
	case "base":
		return InBase
	case "battlefield":
		return AtBattlefield
	}
	return -1
}

func typeWords() []string   { return common.WordNames(types) }
func typeWord(w string) int { return common.WordIndex(types, w) }
func phaseWords() []string  { return append(common.WordNames(phases), "turn") }

// turnPhase is the phase number that the end of a whole turn has in events.
const turnPhase = 15

func phaseWord(w string) int {
	if w == "turn" {
		return turnPhase
	}
	return common.WordIndex(phases, w)
}

// placeMatches reports whether a place is one that a field names: by word, by reference, by filter.
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
	return c.In(a.Refs, engine.At(p)) || slices.ContainsFunc(a.Refs, func(e engine.Expr) bool {
		d := c.Eval(&e) // a thing stands for the place where it is
		return d.Kind == engine.ObjectDatum && c.PlaceOf(d.Ref()) == p
	})
}

// onBoard appends the objects of the board that have one of some types, zone by zone.
func onBoard(c *engine.Context, buf []engine.Datum, types engine.Mask) []engine.Datum {
	return onBoardAt(c, buf, types, 0)
}

// onBoardAt is onBoard for one place; 0: everywhere.
func onBoardAt(c *engine.Context, buf []engine.Datum, types engine.Mask, place engine.PlaceID) []engine.Datum {
	g := c.Game()
	add := func(z engine.ZoneID) {
		if place != 0 && g.Zone(z).Place != place {
			return
		}
		for id := g.First(z); id != 0; id = g.Next(id) {
			if g.Derived(id).Types.Any(types) {
				buf = append(buf, engine.Obj(g.Ref(id)))
			}
		}
	}
	for p := range engine.Player(g.Players()) {
		add(baseOf(g, p))
		if types.Any(1 << Rune) {
			add(runesOf(g, p))
		}
		if types.Any(1 << Legend) {
			add(legendOf(g, p))
		}
	}
	for z := shared(g, 3); int(z) < g.Zones(); z += 2 {
		add(z)
	}
	return buf
}

func boardFilter(name string, types engine.Mask, doc string) *engine.FilterDecl {
	return &engine.FilterDecl{
		Name: name, Subject: onObject, Doc: doc, Reads: engine.ReadsZones,
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum { return onBoard(c, buf, types) },
		At: func(c *engine.Context, buf []engine.Datum, place engine.PlaceID) []engine.Datum {
			return onBoardAt(c, buf, types, place)
		},
		Match: func(c *engine.Context, s engine.Datum) bool {
			o, d, ok := c.Look(s.Ref())
			if !ok || !d.Types.Any(types) {
				return false
			}
			if c.Judged() {
				return true
			}
			return c.Game().Live(s.Ref()) && zones[c.Game().Zone(o.Zone).Kind].Board
		},
	}
}

const allBoard = 1<<Unit | 1<<Gear | 1<<Rune | 1<<Legend

var filters = []*engine.FilterDecl{
	boardFilter("unit", 1<<Unit, "units on the board"),
	boardFilter("gear", 1<<Gear, "gear on the board; Equipment is a tag"),
	boardFilter("rune", 1<<Rune, "runes on the board"),
	boardFilter("legend", 1<<Legend, "legends"),
	boardFilter("object", allBoard, "units, gear, runes and legends on the board"),
	{Name: "card", Subject: onObject, Doc: "main deck cards off the board; give the zone", NeedsZone: true, Reads: engine.ReadsZones | engine.ReadsOff,
		Match: func(c *engine.Context, s engine.Datum) bool {
			if s.Kind != engine.ObjectDatum {
				return false
			}
			def := c.Game().Definition(engine.ObjectID(s.N))
			return !def.Token && def.Types.Any(1<<Unit|1<<Gear|1<<Spell)
		},
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			g := c.Game()
			for z := 1; z < g.Zones(); z++ {
				zone := g.Zone(engine.ZoneID(z))
				switch zone.Kind {
				case InTrash, InHand, InDeck, InChampionZone, InBanishment, InFacedown:
					for id := zone.First; id != 0; id = g.Next(id) {
						buf = append(buf, engine.Obj(g.Ref(id)))
					}
				}
			}
			return buf
		}},
	{Name: "playing", Subject: onObject, Stack: true, Doc: "a card from the start of its play until it leaves the chain", Reads: engine.ReadsZones | engine.ReadsItems,
		Match: isPlaying, All: allPlaying},
	{Name: "next_played", Subject: onObject, Stack: true, Doc: "as playing; the gift is used up when one match is finalized", Reads: engine.ReadsZones | engine.ReadsItems,
		Next: true, Match: func(c *engine.Context, s engine.Datum) bool {
			i := c.BoundTo()
			return isPlaying(c, s) && (i == 0 || c.Game().Item(i).Instance.Bearer.ID == engine.ObjectID(s.N))
		}, All: allPlaying},
	{Name: "link", Subject: onLink, Doc: "an item on the chain", Reads: engine.ReadsItems,
		Match: func(c *engine.Context, s engine.Datum) bool { return s.Kind == engine.LinkDatum },
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			c.Game().Items(func(i engine.ItemID) bool {
				if c.Game().Item(i).State == engine.ItemFinalized && i != c.Item {
					buf = append(buf, engine.Link(i))
				}
				return true
			})
			return buf
		}},
	{Name: "ability", Subject: engine.SubjectAbility, Doc: "an ability of something", Reads: engine.ReadsZones,
		Match: func(c *engine.Context, s engine.Datum) bool { return s.Kind == engine.AbilityDatum }},
	{Name: "place", Subject: onPlace, Doc: "a location", Reads: engine.ReadsZones,
		Match: func(c *engine.Context, s engine.Datum) bool { return s.Kind == engine.PlaceDatum },
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			g := c.Game()
			for z := 1; z < g.Zones(); z++ {
				if isLocation(g, engine.ZoneID(z)) {
					buf = append(buf, engine.At(engine.PlaceID(z)))
				}
			}
			return buf
		}},
	common.PlayerFilter(),
	{Name: "destination", Subject: onPlace, Doc: "slots only: legal places to move `of` to; never a target", Reads: engine.ReadsZones,
		Match: func(c *engine.Context, s engine.Datum) bool { return s.Kind == engine.PlaceDatum },
		All: func(c *engine.Context, buf []engine.Datum) []engine.Datum {
			g := c.Game()
			for z := 1; z < g.Zones(); z++ {
				if isLocation(g, engine.ZoneID(z)) {
					buf = append(buf, engine.At(engine.PlaceID(z)))
				}
			}
			return buf
		}},
}

func isPlaying(c *engine.Context, s engine.Datum) bool {
	if s.Kind != engine.ObjectDatum {
		return false
	}
	g, id := c.Game(), engine.ObjectID(s.N)
	if e := c.Event; e != nil && e.Subject.ID == id && (e.Kind == PlayerPlays || e.Kind == Finalizes || e.Kind == Played) {
		return true // the event tells of its play
	}
	return g.Proposed == id || g.KindOf(id) == OnChain
}

func allPlaying(c *engine.Context, buf []engine.Datum) []engine.Datum {
	g := c.Game()
	if g.Proposed != 0 {
		buf = append(buf, engine.Obj(g.Ref(g.Proposed)))
	}
	g.Each(chainZone(g), func(id engine.ObjectID) bool {
		if id != g.Proposed {
			buf = append(buf, engine.Obj(g.Ref(id)))
		}
		return true
	})
	return buf
}

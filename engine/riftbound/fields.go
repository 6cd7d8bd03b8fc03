package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// The fields of filters: of objects, cards, what waits on the chain, places, players and abilities.

// statusFlag makes a boolean field about a status.
func statusFlag(name string, status uint8, on bool) *engine.Field {
	reads := engine.ReadsStatus
	if arithmeticStatuses&engine.Bit(status) != 0 {
		reads = engine.ReadsArithmetic
	}
	return common.Flag(name, "its status is so", reads, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) bool {
		return (o.Status&(1<<status) != 0) == on
	})
}

// hereField is about what is where the bearer is.
func hereField() *engine.Field {
	f := common.Flag("here", "at the bearer's location", engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		return c.Here != 0 && c.PlaceOf(r) == c.Here
	})
	f.Place = func(c *engine.Context, a *engine.Arg) (engine.PlaceID, bool) { return c.Here, a.Flag }
	return f
}

var objectFields = []*engine.Field{
	common.TypeField(typeWords(), typeWord), common.ColorField("domain", domains),
	hereField(),
	common.Flag("there", "where the event happened", engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		return c.Event != nil && c.Event.Place != 0 && c.PlaceOf(r) == c.Event.Place
	}),
	{Name: "at", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldWord, engine.FieldFilter}, Words: placeWords, Word: placeWord, Reads: engine.ReadsZones,
		Doc: "at that location; of what is being played: played to it", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
			place := c.PlaceOf(s.Ref())
			if it := playOf(c.Game(), s.Ref().ID); place == 0 && it != nil {
				place = it.Place
			}
			return placeMatches(c, place, a)
		}},
	common.Flag("can_be_empowered", "it can be empowered, once more if it is (441)", engine.ReadsAnything, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		return c.Game().Live(r) && canBeEmpowered(c.Game(), r.ID)
	}),
	common.Number("might", "its might", Might, engine.ReadsDerived),
	common.PrintedNumber("energy", "its printed energy cost (206)", func(c *engine.Card) int { return int(c.Numbers[Energy]) }),
	common.PrintedNumber("power", "its printed power cost (206)", powerOf),
	{Name: "base_might", Kind: engine.FieldNumber, Doc: "its might before arithmetic", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, d, ok := c.Look(s.Ref())
		return ok && c.InRange(a, max(0, int(d.Numbers[BaseMight])))
	}},
	common.Flag("mighty", "its might is 5 or more (706)", engine.ReadsDerived, func(_ *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) bool {
		return d.Numbers[Might] >= 5
	}),
	common.Flag("champion", "it has the supertype champion", 0, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) bool {
		return c.Game().CardOf(d.Definition).Traits.Any(engine.Bit(Champion))
	}),
	common.Flag("alone", "no other friendly unit is where it is (740)", engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool { return isAlone(c, r) }),
	statusFlag("exhausted", Exhausted, true), statusFlag("ready", Exhausted, false), statusFlag("stunned", Stunned, true),
	statusFlag("attacking", Attacking, true), statusFlag("defending", Defending, true), statusFlag("empowered", Empowered, true),
	common.Flag("in_combat", "it is in the ongoing combat (740)", engine.ReadsArithmetic, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) bool {
		return o.Status&(1<<Attacking|1<<Defending) != 0
	}),
	common.Flag("damaged", "damage is marked on it", engine.ReadsStatus, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) bool {
		return o.Counters[Damage] > 0
	}),
	common.Flag("buffed", "it has a buff", engine.ReadsArithmetic, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) bool {
		return o.Counters[Buffs] > 0
	}),
	common.Flag("equipped", "something is attached to it", engine.ReadsZones, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) bool {
		return c.Standing(r)&standsEquipped != 0
	}),
	{Name: "attached", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldFlag}, Reads: engine.ReadsZones, Doc: "attached to that; true: to anything", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		o, _, ok := c.Look(s.Ref())
		if !ok || a.Refs == nil {
			return ok && (o.Host != 0) == a.Flag
		}
		return o.Host != 0 && c.In(a.Refs, engine.Obj(c.Game().Ref(o.Host)))
	}},
	{Name: "chosen_by", Kind: engine.FieldFilter, Reads: engine.ReadsItems, Doc: "chosen by such an item on the chain", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		found := false
		c.Game().Items(func(i engine.ItemID) bool {
			found = chooses(c.Game(), i, s) && c.Matches(a.Filter, engine.Link(i))
			return !found
		})
		return found
	}},
}

// What an object is among others: see engine.Vocabulary.Standing.
const (
	standsAlone = 1 << iota
	standsEquipped
)

// standingOf tells what is true of an object of the board among others.
func standingOf(g *engine.Game, id engine.ObjectID) (standing uint8) {
	place := g.PlaceOf(id)
	if place == 0 {
		return 0
	}
	standing = standsAlone
	for other := g.First(place); other != 0; other = g.Next(other) {
		if other != id && isUnit(g, other) && g.Controller(other) == g.Controller(id) {
			standing = 0
			break
		}
	}
	if g.AnyAttached() && hasAttachment(g, id) {
		standing |= standsEquipped
	}
	return standing
}

func isAlone(c *engine.Context, r engine.Ref) bool { return c.Standing(r)&standsAlone != 0 }

func hasAttachment(g *engine.Game, host engine.ObjectID) bool {
	place := g.PlaceOf(host)
	for id := g.First(place); place != 0 && id != 0; id = g.Next(id) {
		if g.Object(id).Host == host {
			return true
		}
	}
	return false
}

func powerOf(c *engine.Card) int {
	n := 0
	for _, a := range c.Amounts {
		n += int(a)
	}
	return n
}

// chooses reports whether an item has chosen a thing.
func chooses(g *engine.Game, i engine.ItemID, d engine.Datum) bool {
	found := false
	eachChosen(g, i, func(t engine.Datum) { found = found || engine.Same(t, d) })
	return found
}

// eachChosen calls f for what an item has chosen, in all its executions; what pays for it is not chosen by it (357).
func eachChosen(g *engine.Game, i engine.ItemID, f func(d engine.Datum)) {
	g.Targets(i, func(slot int, d engine.Datum) {
		if slot%engine.ExecutionSlots < modeSlot {
			f(d)
		}
	})
}

var cardFields = []*engine.Field{
	{Name: "facedown", Kind: engine.FieldFlag, Only: []string{"card"}, Reads: engine.ReadsZones | engine.ReadsOff, Doc: "hidden at a battlefield", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return (c.Game().KindOf(s.Ref().ID) == InFacedown) == a.Flag
	}},
	{Name: "by", Kind: engine.FieldRef, Only: []string{"playing", "next_played"}, Reads: engine.ReadsZones, Doc: "who plays it", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return c.In(a.Refs, engine.Seat(common.Holder(c, s.Ref())))
	}},
	{Name: "from", Kind: engine.FieldWord, Words: common.ZoneNames(zones), Word: common.ZoneIndex(zones), Reads: engine.ReadsItems | engine.ReadsZones | engine.ReadsOff, Only: []string{"playing", "next_played"}, Doc: "from that zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return a.Bits.Any(engine.Bit(originOf(c.Game(), s.Ref().ID)))
	}},
	{Name: "not_from", Kind: engine.FieldWord, Words: common.ZoneNames(zones), Word: common.ZoneIndex(zones), Reads: engine.ReadsItems | engine.ReadsZones | engine.ReadsOff, Only: []string{"playing", "next_played"}, Doc: "not from that zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return !a.Bits.Any(engine.Bit(originOf(c.Game(), s.Ref().ID)))
	}},
	playingChooses,
}

// playingChooses is about what the play of a card has chosen. What a cost change says with it depends on choices: see
// dependsOnChoice.
var playingChooses = &engine.Field{Name: "chooses", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldFilter}, Reads: engine.ReadsItems, Only: []string{"playing", "next_played"},
	Doc: "it has chosen such a thing", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		found := false
		if e := c.Event; e != nil && e.Item != 0 && e.Subject == s.Ref() && c.Game().Item(e.Item).Card {
			return linkChooses(c, engine.Link(e.Item), a) // the event tells of its play
		}
		c.Game().Items(func(i engine.ItemID) bool {
			it := c.Game().Item(i)
			found = it.Card && it.Instance.Bearer == s.Ref() && linkChooses(c, engine.Link(i), a)
			return !found
		})
		return found
	}}

// speaksOfChosen reports whether a filter of what is played says what that has chosen.
func speaksOfChosen(f *engine.Filter) bool {
	return f != nil && (slices.ContainsFunc(f.Tests, func(t engine.Test) bool { return t.Field == playingChooses }) ||
		slices.ContainsFunc(f.Parts, func(p engine.Filter) bool { return speaksOfChosen(&p) }))
}

// playOf is the item of a card that is being played; nil of another one.
func playOf(g *engine.Game, id engine.ObjectID) (found *engine.Item) {
	if g.KindOf(id) == OnChain {
		g.Items(func(i engine.ItemID) bool {
			if it := g.Item(i); it.Card && it.Instance.Bearer.ID == id {
				found = it
			}
			return found == nil
		})
	}
	return found
}

// originOf is the kind of zone that a card is played from.
func originOf(g *engine.Game, id engine.ObjectID) uint8 {
	if it := playOf(g, id); it != nil && it.From != 0 {
		return g.Zone(it.From).Kind
	}
	return g.KindOf(id)
}

var linkFields = []*engine.Field{
	linkFlag("friendly", func(c *engine.Context, it *engine.Item) bool { return c.Game().Friendly(c.You, it.Controller) }),
	linkFlag("yours", func(c *engine.Context, it *engine.Item) bool { return it.Controller == c.You }),
	linkFlag("enemy", func(c *engine.Context, it *engine.Item) bool { return c.Game().Opponent(c.You, it.Controller) }),
	{Name: "controller", Kind: engine.FieldRef, Doc: "controlled by that player", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return c.In(a.Refs, engine.Seat(c.Game().Item(engine.ItemID(s.N)).Controller))
	}},
	{Name: "type", Kind: engine.FieldWord, Words: append(typeWords(), "ability"), Word: func(w string) int {
		if w == "ability" {
			return 32
		}
		return typeWord(w)
	}, Doc: "a spell, a unit, an ability", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		it := c.Game().Item(engine.ItemID(s.N))
		if !it.Card {
			return a.Bits.Any(1 << 32)
		}
		return c.Game().CardOf(it.Instance.Definition).Types.Any(a.Bits)
	}},
	linkNumber("energy", func(d *engine.Card) int { return int(d.Numbers[Energy]) }),
	linkNumber("power", powerOf),
	{Name: "name", Kind: engine.FieldWord, Doc: "of that full name", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		name := c.Game().CardOf(c.Game().Item(engine.ItemID(s.N)).Instance.Definition).Name
		for _, w := range a.Words {
			if w == name {
				return true
			}
		}
		return false
	}},
	{Name: "domain", Kind: engine.FieldWord, Words: common.WordNames(domains), Word: func(w string) int { return common.WordIndex(domains, w) }, Doc: "of that domain", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return c.Game().CardOf(c.Game().Item(engine.ItemID(s.N)).Instance.Definition).Colors.Any(a.Bits)
	}},
	common.Except(),
	{Name: "chooses", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldFilter}, Doc: "it has chosen such a thing", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return linkChooses(c, s, a)
	}},
	{Name: "not_chooses", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldFilter}, Doc: "it has chosen no such thing", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return !linkChooses(c, s, a)
	}},
}

func linkChooses(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
	found := false
	eachChosen(c.Game(), engine.ItemID(s.N), func(d engine.Datum) {
		if a.Filter != nil {
			found = found || c.Matches(a.Filter, d)
		} else {
			found = found || c.In(a.Refs, d)
		}
	})
	return found
}

func linkFlag(name string, test func(c *engine.Context, it *engine.Item) bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldFlag, Doc: "by whose it is", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return test(c, c.Game().Item(engine.ItemID(s.N))) == a.Flag
	}}
}

func linkNumber(name string, read func(*engine.Card) int) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldNumber, Doc: "its printed cost (206)", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		it := c.Game().Item(engine.ItemID(s.N))
		return it.Card && c.InRange(a, read(c.Game().CardOf(it.Instance.Definition)))
	}}
}

var placeFields = []*engine.Field{
	placeFlag("here", func(c *engine.Context, p engine.PlaceID) bool { return p == c.Here }),
	placeFlag("other", func(c *engine.Context, p engine.PlaceID) bool { return p != c.Here }),
	placeFlag("battlefield", func(c *engine.Context, p engine.PlaceID) bool { return isBattlefield(c.Game(), p) }),
	placeFlag("base", func(c *engine.Context, p engine.PlaceID) bool { return !isBattlefield(c.Game(), p) }),
	placeFlag("open", func(c *engine.Context, p engine.PlaceID) bool { return isOpen(c.Game(), p) }),
	placeFlag("occupied", func(c *engine.Context, p engine.PlaceID) bool {
		return isBattlefield(c.Game(), p) && anyUnit(c.Game(), p)
	}),
	placeFlag("controlled", func(c *engine.Context, p engine.PlaceID) bool { return controllerOf(c.Game(), p) == c.You }),
	placeFlag("contested", func(c *engine.Context, p engine.PlaceID) bool { return contestedBy(c.Game(), p) != engine.NoPlayer }),
	placeFlag("showdown", func(c *engine.Context, p engine.PlaceID) bool { return showdownAt(c.Game()) == p }),
	placeFlag("combat", func(c *engine.Context, p engine.PlaceID) bool { return combatAt(c.Game()) == p }),
	{Name: "has", Kind: engine.FieldFilter, Reads: engine.ReadsZones, Doc: "such a thing is there", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return placeHas(c, s.Place(), a)
	}},
	{Name: "has_not", Kind: engine.FieldFilter, Reads: engine.ReadsZones, Doc: "no such thing is there", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return !placeHas(c, s.Place(), a)
	}},
	common.Except(), common.Among(0),
	{Name: "name", Kind: engine.FieldWord, Only: []string{"place", "destination"}, Doc: "the battlefield of that name", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return isBattlefield(c.Game(), s.Place()) && slices.Contains(a.Words, placeName(c.Game(), s.Place(), "en"))
	}},
	{Name: "at", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldWord}, Words: placeWords, Word: placeWord, Doc: "that location", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return placeMatches(c, s.Place(), a)
	}},
	{Name: "of", Kind: engine.FieldRef, Only: []string{"destination"}, Doc: "what moves there", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool { return true }},
}

func placeFlag(name string, test func(c *engine.Context, p engine.PlaceID) bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldFlag, Reads: engine.ReadsZones | engine.ReadsTurn | engine.ReadsStatus, Doc: "by what the place is", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return test(c, s.Place()) == a.Flag
	}}
}

func placeHas(c *engine.Context, p engine.PlaceID, a *engine.Arg) bool {
	g := c.Game()
	for id := g.First(p); p != 0 && id != 0; id = g.Next(id) {
		if c.Matches(a.Filter, engine.Obj(g.Ref(id))) {
			return true
		}
	}
	return false
}

var playerFields = []*engine.Field{
	common.PlayerNumber("points", func(g *engine.Game, p engine.Player) int { return points(g, p) }),
	common.PlayerNumber("points_to_win", func(g *engine.Game, p engine.Player) int { return victoryScore(g, p) - points(g, p) }),
	common.PlayerNumber("xp", func(g *engine.Game, p engine.Player) int { return g.Counter(g.PlayerObject(p), XP) }),
	common.PlayerNumber("hand_size", func(g *engine.Game, p engine.Player) int { return g.Count(handOf(g, p)) }),
}

// keywordAbility is what an ability number below it stands for: a keyword that is part of the process of play and no
// ability of its own (Accelerate, Repeat).
const keywordAbility = -10

// keywordInstance is the instance that stands for a keyword of a card that is played.
func keywordInstance(g *engine.Game, card engine.ObjectID, k engine.KeywordID) engine.Instance {
	return engine.Instance{Definition: g.Object(card).Definition, Ability: keywordAbility - int16(k), Bearer: g.Ref(card)}
}

// abilityOf reads an ability datum.
func abilityOf(c *engine.Context, s engine.Datum) (engine.Instance, *engine.Ability, bool) {
	in, ok := c.Game().InstanceOf(s)
	if !ok {
		return in, nil, false
	}
	return in, c.Game().AbilityOf(in), true
}

// abilityKeyword is the keyword that an ability instance is of; "" when it is of none.
func abilityKeyword(g *engine.Game, in engine.Instance, a *engine.Ability) string {
	switch {
	case in.Ability <= keywordAbility:
		return keywords[keywordAbility-in.Ability].Name
	case a != nil && a.Keyword != nil:
		return a.Keyword.Name
	}
	return g.KeywordOf(in)
}

// abilityHolder is who controls an ability.
func abilityHolder(c *engine.Context, in engine.Instance) engine.Player {
	return common.Holder(c, in.Bearer)
}

func abilityFlag(name, doc string, test func(c *engine.Context, p engine.Player) bool) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldFlag, Reads: engine.ReadsZones, Doc: doc, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		in, _, ok := abilityOf(c, s)
		return ok && test(c, abilityHolder(c, in)) == a.Flag
	}}
}

var abilityFields = []*engine.Field{
	{Name: "keyword", Kind: engine.FieldWord, Words: common.KeywordNames(keywords), Word: keywordWord, Doc: "of that keyword", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		in, x, ok := abilityOf(c, s)
		return ok && slices.Contains(a.Words, abilityKeyword(c.Game(), in, x))
	}},
	{Name: "kind", Kind: engine.FieldWord, Words: []string{"triggered", "activated", "static", "additional_cost"}, Doc: "of that kind", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		in, x, ok := abilityOf(c, s)
		kinds := map[engine.AbilityKind]string{engine.Triggered: "triggered", engine.Activated: "activated", engine.Static: "static", engine.AdditionalCost: "additional_cost"}
		if in.Ability <= keywordAbility {
			return ok && slices.Contains(a.Words, "additional_cost") // Accelerate and Repeat are some
		}
		return ok && x != nil && slices.Contains(a.Words, kinds[x.Kind])
	}},
	{Name: "cost", Kind: engine.FieldWord, Words: costNames(), Doc: "its cost has such a part", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, x, ok := abilityOf(c, s)
		if !ok || x == nil || x.Cost == nil {
			return false
		}
		for i := range x.Cost.Parts {
			if slices.Contains(a.Words, x.Cost.Parts[i].Field.Name) {
				return true
			}
		}
		return false
	}},
	abilityFlag("yours", "you control it", func(c *engine.Context, p engine.Player) bool { return c.You != engine.NoPlayer && p == c.You }),
	abilityFlag("friendly", "you or a teammate control it", func(c *engine.Context, p engine.Player) bool { return c.Game().Friendly(c.You, p) }),
	abilityFlag("enemy", "an opponent controls it", func(c *engine.Context, p engine.Player) bool { return c.Game().Opponent(c.You, p) }),
	{Name: "bearer", Kind: engine.FieldFilter, Doc: "such a thing has it", Reads: engine.ReadsZones, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		in, _, ok := abilityOf(c, s)
		return ok && c.Matches(a.Filter, engine.Obj(in.Bearer))
	}},
	{Name: "on", Kind: engine.FieldWord, Words: eventNames(), Doc: "it waits for an event of that name", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		_, x, ok := abilityOf(c, s)
		return ok && x != nil && x.On.Waits(func(e *engine.EventDecl) bool { return slices.Contains(a.Words, e.Name) })
	}},
}

func costNames() []string {
	var names []string
	for _, f := range costFields {
		names = append(names, f.Name)
	}
	return names
}

func eventNames() []string {
	var names []string
	for _, e := range events {
		if !slices.Contains(names, e.Name) {
			names = append(names, e.Name)
		}
	}
	return names
}

// fields is the list of all fields by subject.
func fields() []*engine.Field {
	return common.Fields(
		common.SubjectFields{Subject: onObject, Fields: common.Whose()},
		common.SubjectFields{Subject: onObject, Fields: common.Which(keywords)},
		common.SubjectFields{Subject: onObject, Fields: objectFields},
		common.SubjectFields{Subject: onObject, Fields: common.ZoneFields(zones, []string{"card"}, InTrash, InHand, InDeck, InChampionZone, InBanishment, InFacedown, OnChain)},
		common.SubjectFields{Subject: onObject, Fields: cardFields},
		common.SubjectFields{Subject: onLink, Fields: linkFields},
		common.SubjectFields{Subject: onPlace, Fields: placeFields},
		common.SubjectFields{Subject: onPlayer, Fields: common.PlayerFields()},
		common.SubjectFields{Subject: onPlayer, Fields: playerFields},
		common.SubjectFields{Subject: engine.SubjectAbility, Fields: abilityFields},
		common.SubjectFields{Subject: engine.SubjectEvent, Fields: common.EventFields(typeWords(), typeWord, zones)},
		common.SubjectFields{Subject: engine.SubjectEvent, Fields: eventFields})
}

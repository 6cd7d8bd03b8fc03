package duelofchampions

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Flags that gifts put on objects.
const (
	flagDrawsAttacks = iota
	flagReachesBack
)

var healthGift = &engine.GiftField{Name: "health", Kind: engine.GiftNumber, Layer: 3, Number: Health, Doc: "more or less health", Rule: book.R(13, 2)}

var giftFields = []*engine.GiftField{
	{Name: "attack", Kind: engine.GiftNumber, Layer: 3, Number: Attack, Doc: "more or less attack", Rule: book.R(13, 2)},
	{Name: "retaliation", Kind: engine.GiftNumber, Layer: 3, Number: Retaliation, Doc: "more or less retaliation", Rule: book.R(13, 2)},
	healthGift,
	{Name: "base_attack", Kind: engine.GiftNumber, Layer: 1, Number: Attack, Doc: "its attack is set to that number", Rule: book.R(12)},
	{Name: "base_retaliation", Kind: engine.GiftNumber, Layer: 1, Number: Retaliation, Doc: "its retaliation is set to that number", Rule: book.R(12)},
	{Name: "cap", Kind: engine.GiftNumber, Layer: 1, Number: Cap, Bound: true, Doc: "its attack and retaliation are at most that; of several the lowest counts", Rule: book.R(12)},
	{Name: "keywords", Kind: engine.GiftKeywords, Layer: 2, Doc: "keywords", Rule: book.R(11)},
	{Name: "lose", Kind: engine.GiftLoseKeywords, Layer: 2, Doc: "keywords that it loses", Rule: book.R(11)},
	{Name: "abilities", Kind: engine.GiftAbilities, Layer: 2, Doc: "abilities: templates, or abilities_of(...)", Rule: book.R(12)},
	{Name: "draws_attacks", Kind: engine.GiftFlag, Flag: flagDrawsAttacks, Doc: "enemy units that can attack it attack nothing else", Rule: book.R(12)},
	{Name: "reaches_back", Kind: engine.GiftFlag, Flag: flagReachesBack, Doc: "it may attack units on the back line behind others", Rule: book.R(9, 2)},
	{Name: "attack_cost", Kind: engine.GiftNumber, Layer: 3, Number: AttackCost, Doc: "resources that an attack with it costs", Rule: book.R(12)},
	{Name: "might", Kind: engine.GiftNumber, Layer: 3, Number: MightLevel, Doc: "to a player: a higher level of might", Rule: book.R(3, 3)},
	{Name: "magic", Kind: engine.GiftNumber, Layer: 3, Number: MagicLevel, Doc: "to a player: a higher level of magic", Rule: book.R(3, 3)},
	{Name: "destiny", Kind: engine.GiftNumber, Layer: 3, Number: DestinyLevel, Doc: "to a player: a higher level of destiny", Rule: book.R(3, 3)},
	{Name: "production", Kind: engine.GiftNumber, Layer: 3, Number: Production, Doc: "to a player: resources more in each supply", Rule: book.R(5, 5)},
	{Name: "spell_doublings", Kind: engine.GiftNumber, Layer: 3, Number: SpellDoublings, Doc: "to a player: the damage of the spells they play is doubled that often", Rule: book.R(9, 8)},
}

var conditions = []*engine.ConditionDecl{
	common.YourTurn,
	{Name: "first_card", Doc: "you have played no card this turn, this one apart", Rule: book.R(12), Reads: engine.ReadsHistory, Test: func(c *engine.Context, _ int) bool {
		g := c.Game()
		for id := g.TurnStart(); int(id) < g.Events(); id++ {
			if e := g.Event(id); e.Kind == Plays && e.Player == c.You {
				return false
			}
		}
		return true
	}},
}

func vocabulary() *engine.Vocabulary {
	v := &engine.Vocabulary{
		Game: "duel-of-champions", Title: "Might & Magic: Duel of Champions",
		Types: types, Traits: traits, Colors: colors, Zones: zones, Statuses: statuses, Counters: counters, ArithmeticCounters: arithmeticCounters,
		Speeds: []engine.Word{{Name: "action", Doc: "in the action phase of the own turn (6.9)"}}, Acts: acts, Durations: durations, Ignores: ignores, Periods: periods, Phases: phases,
		Numbers: numbers, Keywords: keywords, Facts: facts, Sections: sections, Modes: modes, Knobs: knobs,
		Events: events, Filters: filters, Fields: fields(), Conditions: conditions, CostFields: costFields, GiftFields: giftFields,
		Decisions: []engine.Word{{Name: "act"}, {Name: "place"}, {Name: "target"}, {Name: "mulligan"}},
		Commands:  []engine.Command{{Name: "concede", Kind: CommandConcede, Doc: "give the game up", Rule: book.R(10, 2)}},
		Actions:   actions,
		Verbs:     verbs, Queries: common.Queries, ViewFields: viewFields, ContextFields: contextFields, Terms: slices.Concat(terms, noteTerms, phrases, common.Phrases), Sentences: sentences, Picture: picture, Stage: staging,
		Builtin: []*engine.Card{seatCard, blankHero, fillerCard}, Rulebook: readRulebook(), Code: common.CodeTable(code), Examples: examples, Reasons: reasons, Hidden: hidden,
		WholeGame: PerGame, TriggerAct: ActTrigger, Failed: ScriptFailed, Plays: Plays, Reworded: TextChanged, Endless: Loops, FixedOrder: true, CopyStatus: Copied + 1,
	}
	v.Noted = engine.NotedRules{NotOffered: book.R(16), Endless: book.R(13, 3)}
	v.Singles, v.SinglesReason = 46, "the base set has one card each for much of what the later sets are made of"
	v.Changes = []string{"amount", "n"}
	v.Unsupported.Scopes = map[engine.Scope]string{engine.EffectText: "effect text: ongoing spells speak of what they lie on as enchanted"}
	v.Unsupported.Slots = map[engine.SlotKind]string{engine.SlotSplit: "amounts that are split among targets"}
	v.Unsupported.Kinds = map[engine.AbilityKind]string{engine.AdditionalCost: "additional costs; the cost of an event or power stands in activated",
		engine.Permit: "permissions"}
	v.Unsupported.Fields = map[string]string{"on_play.x": "costs of X", "activated.x": "costs of X", "activated.zone": "abilities that are used off the board",
		"mode.cost": "costs of modes"}
	v.Idle = idle
	v.PlaceActs = 1<<ActPlay | 1<<ActMove | 1<<ActAttack
	for _, e := range v.Events {
		e.NotReplaced = !slices.Contains(replaced, e.Kind)
	}
	return v
}

var contextFields = append(common.ContextFields(), []*engine.ContextField{
	{Name: "spent", Doc: "the resources paid for it", Get: func(c *engine.Context) engine.Datum {
		if c.Item == 0 {
			return engine.Datum{}
		}
		return engine.Num(int(c.Game().Item(c.Item).Spent[0]))
	}},
	{Name: "opponent", Doc: "your opponent", Get: func(c *engine.Context) engine.Datum {
		if c.You == engine.NoPlayer {
			return engine.Datum{}
		}
		return engine.Seat(other(c.You))
	}},
}...)

func numberView(name, doc string, n engine.NumberID) *engine.ViewField {
	return common.ObjectView(name, doc, true, func(_ *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(max(0, int(d.Numbers[n])))
	})
}

func printedView(name, doc string, n engine.NumberID) *engine.ViewField {
	return common.ObjectView(name, doc, true, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(int(c.Game().CardOf(d.Definition).Numbers[n]))
	})
}

func counterView(name, doc string, counter uint8, more int) *engine.ViewField {
	return common.ObjectView(name, doc, true, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Num(int(o.Counters[counter]) + more)
	})
}

func levelView(name string, n engine.NumberID) *engine.ViewField {
	return common.PlayerView(name, "the level of "+name, func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(level(g, p, n)) })
}

var viewFields = slices.Concat(common.ObjectViews(), common.EventViews(), []*engine.ViewField{
	numberView("attack", "its attack now", Attack), numberView("retaliation", "its retaliation now", Retaliation), numberView("health", "its health when it is unhurt", Health),
	common.ObjectView("left", "the health that it has left", true, func(_ *engine.Context, _ engine.Ref, o *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(int(d.Numbers[Health]) - int(o.Counters[Damage]))
	}),
	printedView("cost", "its printed cost", Cost), printedView("might", "the might that it asks for", MightLevel),
	printedView("magic", "the magic that it asks for", MagicLevel), printedView("destiny", "the destiny that it asks for", DestinyLevel),
	counterView("damage", "marked damage", Damage, 0), counterView("stack", "how many its stack is of", StackMore, 1),
	counterView("enrage", "its enrage counters", EnrageCount, 0), counterView("poison", "its poison counters", Poison, 0),
	common.StatusView("attacked", Attacked), common.StatusView("moved", Moved), common.StatusView("fresh", Fresh),
	common.ObjectView("unique", "it is unique", false, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Truth(c.Game().CardOf(d.Definition).Traits.Any(1 << Unique))
	}),
	common.ObjectView("row", "the row that it is in, or lies on", false, func(c *engine.Context, r engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		if n := o.Counters[OnRow]; n > 0 {
			return engine.At(firstRow + engine.PlaceID(n) - 1)
		}
		if p := c.PlaceOf(r); isSquare(p) {
			return engine.At(firstRow + engine.PlaceID(rowOf(p)))
		}
		return engine.Datum{}
	}),
	common.ObjectView("line", "the line that it is in, or lies on", false, func(c *engine.Context, r engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		if n := o.Counters[OnLine]; n > 0 {
			return engine.At(firstLine + engine.PlaceID(n) - 1)
		}
		if p := c.PlaceOf(r); isSquare(p) {
			return engine.At(firstLine + engine.PlaceID(lineOf(p)))
		}
		return engine.Datum{}
	}),
	common.Maybe(common.ObjectView("on", "the unit or player that this ongoing spell lies on; gone when it lies on none", false, func(c *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		on := engine.ObjectID(o.Counters[OnUnit])
		switch {
		case on == 0:
			return engine.Datum{}
		case on <= players:
			return engine.Seat(engine.Player(on - 1))
		}
		return engine.Obj(c.Game().Ref(on))
	})),
	common.Is(engine.PlaceDatum),
	{Of: engine.PlaceDatum, Name: "unit", Maybe: true, Doc: "the unit on this square; gone when there is none", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		if id := unitAt(c.Game(), d.Place()); isSquare(d.Place()) && id != 0 {
			return engine.Obj(c.Game().Ref(id))
		}
		return engine.Datum{}
	}},
	{Of: engine.PlaceDatum, Name: "name", Doc: "its name: A f1, row 2, A front", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Str(placeName(c.Game(), d.Place(), "en"))
	}},
	common.PlayerView("seat", "seat from 1", func(_ *engine.Game, p engine.Player) engine.Datum { return engine.Num(int(p) + 1) }),
	common.PlayerView("health", "the health that the hero has left", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(healthOf(g, p)) }),
	levelView("might", MightLevel), levelView("magic", MagicLevel), levelView("destiny", DestinyLevel),
	common.PlayerView("resources", "resources left", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(resources(g, p)) }),
	common.PlayerView("production", "resources that the next supply gives, its growth apart", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(production(g, p)) }),
	common.PlayerView("hand_size", "cards in hand", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(handOf(p))) }),
	common.PlayerView("library_size", "cards in the library", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(libraryOf(p))) }),
	common.PlayerView("graveyard_size", "cards in the graveyard", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(graveyardOf(p))) }),
	common.PlayerView("units", "units on the side of that player", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(countUnits(g, p)) }),
	common.PlayerView("hero", "the hero", func(g *engine.Game, p engine.Player) engine.Datum {
		if id := heroOf(g, p); id != 0 {
			return engine.Obj(g.Ref(id))
		}
		return engine.Datum{}
	}),
	common.PlayerView("opponent", "the other player", func(_ *engine.Game, p engine.Player) engine.Datum { return engine.Seat(other(p)) }),
	common.PlayerView("hand", "the cards in hand", func(g *engine.Game, p engine.Player) engine.Datum {
		return engine.ListOf(common.Contents(g, handOf(p)))
	}),
	common.EventView("phase", "the phase", func(_ *engine.Context, e *engine.Event) engine.Datum {
		if int(e.Amount) < len(phases) && e.Amount > 0 {
			return engine.Str(phases[e.Amount].Name)
		}
		return engine.Datum{}
	}),
	common.EventView("combat", "it is damage of an attack or of retaliation", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Truth(e.Flags&ofCombat != 0) }),
})

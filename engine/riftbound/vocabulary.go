package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Flags that gifts put on objects.
const (
	flagEntersReady = iota
	flagEntersExhausted
	flagNoCombatDamage
	flagAssignFirst
	flagAssignLast
	flagLethalFrom // and three more: by seat
	_
	_
	_
)

var giftFields = []*engine.GiftField{
	{Name: "might", Kind: engine.GiftNumber, Layer: 3, Number: Might, Doc: "more or less might", Rule: engine.R(477)},
	{Name: "keywords", Kind: engine.GiftKeywords, Layer: 2, Doc: "keywords", Rule: engine.R(476)},
	{Name: "lose", Kind: engine.GiftLoseKeywords, Layer: 2, Doc: "keywords that it loses", Rule: engine.R(476)},
	{Name: "enters", Playing: true, Kind: engine.GiftWord, Flag: flagEntersReady, Words: []string{"ready", "exhausted"}, Doc: "how it enters", Rule: engine.R(143, 4)},
	{Name: "bonus_damage", Kind: engine.GiftNumber, Layer: 3, Number: BonusDamage, Doc: "to a player: what their spells and abilities deal more; to a card that is played: what that deals more; to a unit: what spells and abilities deal to it more", Rule: engine.R(712)},
	{Name: "buff_limit", Kind: engine.GiftNumber, Layer: 3, Number: BuffLimit, Doc: "how many buffs more it may have", Rule: engine.R(701)},
	{Name: "buff_might", Kind: engine.GiftNumber, Layer: 3, Number: BuffMight, Doc: "might more that each buff gives", Rule: engine.R(701)},
	{Name: "channel_count", Kind: engine.GiftNumber, Layer: 3, Number: ChannelCount, Doc: "to a player: runes more in the channel phase", Rule: engine.R(315, 3)},
	{Name: "victory_score", Kind: engine.GiftNumber, Layer: 3, Number: VictoryScore, Doc: "points more that are needed to win", Rule: engine.R(467)},
	{Name: "facedown_slots", Kind: engine.GiftNumber, Layer: 3, Number: FacedownSlots, Doc: "to a battlefield: more cards may hide there", Rule: engine.R(107, 3)},
	{Name: "no_combat_damage", Kind: engine.GiftFlag, Flag: flagNoCombatDamage, Doc: "it deals no combat damage", Rule: engine.R(465)},
	{Name: "abilities", Kind: engine.GiftAbilities, Layer: 2, Doc: "abilities: templates, or abilities_of(...)", Rule: engine.R(476)},
	{Name: "effect_text_of", Kind: engine.GiftText, Layer: 2, Doc: "to an Equipment: its effect text is the text of that object", Rule: engine.R(136)},
	{Name: "copy_of", Kind: engine.GiftCopy, Layer: 1, Doc: "it becomes a copy of that object", Rule: engine.R(474)},
	{Name: "base_might", Kind: engine.GiftNumber, Layer: 1, Number: Might, Doc: "its might is set to that number", Rule: engine.R(474)},
	{Name: "type", Kind: engine.GiftTypes, Layer: 1, Words: common.WordNames(types[:6]), Doc: "a type besides its own", Rule: engine.R(178)},
	{Name: "tags", Kind: engine.GiftTags, Layer: 1, Doc: "tags besides its own", Rule: engine.R(474)},
	{Name: "controller", Kind: engine.GiftController, Layer: 1, Doc: "who controls it", Rule: engine.R(191)},
	{Name: "also", Kind: engine.GiftAlso, Doc: "its abilities about one event meet another too: { holds = \"conquers\" }", Rule: engine.R(383)},
	{Name: "any_damage_lethal_from", Kind: engine.GiftPlayer, Flag: flagLethalFrom, Doc: "any damage from that player's sources kills it", Rule: engine.R(142, 4)},
	{Name: "assign", Kind: engine.GiftWord, Flag: flagAssignFirst, Words: []string{"first", "last"}, Doc: "when it is assigned combat damage", Rule: engine.R(465, 2)},
	{Name: "empower_limit", Kind: engine.GiftNumber, Layer: 3, Number: EmpowerLimit, Doc: "how many times more it may be empowered", Rule: engine.R(441)},
}

func giftNamed(name string) *engine.GiftField {
	for _, f := range giftFields {
		if f.Name == name {
			return f
		}
	}
	panic("riftbound: no gift field " + name)
}

var conditions = []*engine.ConditionDecl{
	{Name: "legion", Doc: "you finalized another card this turn (tokens are none)", Rule: engine.R(812, 1), Reads: engine.ReadsHistory, Test: func(c *engine.Context, _ int) bool {
		g := c.Game()
		for id := g.TurnStart(); int(id) < g.Events(); id++ {
			if e := g.Event(id); e.Kind == Finalizes && e.Player == c.You && e.Subject.ID != c.Self.ID && !g.CardOf(e.Card).Token {
				return true
			}
		}
		return false
	}},
	{Name: "empowered", Number: true, Doc: "the bearer is empowered; empowered:times(n): that often at least", Rule: engine.R(828, 1), Reads: engine.ReadsStatus, Test: func(c *engine.Context, n int) bool {
		o, _, ok := c.Look(c.Self)
		return ok && int(o.Counters[TimesEmpowered]) >= max(1, n)
	}},
	{Name: "level", Number: true, Doc: "you have that much experience", Rule: engine.R(824, 1), Reads: engine.ReadsPlayers, Test: func(c *engine.Context, n int) bool {
		return c.You != engine.NoPlayer && c.Game().Counter(c.Game().PlayerObject(c.You), XP) >= n
	}},
	common.YourTurn,
}

func vocabulary() *engine.Vocabulary {
	v := &engine.Vocabulary{
		ArithmeticStatuses: arithmeticStatuses, ArithmeticCounters: 1 << Buffs,
		Game: "riftbound", Title: "Riftbound",
		Types: types, Traits: traits, Colors: domains, Resources: resources, Zones: zones, Statuses: statuses, Counters: counters,
		Speeds: speeds, Reserves: reserves, KeptResources: 1 << Universal, Standing: standingOf, Acts: acts, Durations: durations, Ignores: ignores, Periods: periods, Phases: phases,
		Numbers: numbers, Keywords: keywords, Facts: facts, Sections: sections, Modes: modes, Knobs: knobs,
		Events: events, Filters: filters, Fields: fields(), Conditions: conditions, CostFields: costFields, GiftFields: giftFields,
		Decisions: []engine.Word{{Name: "act"}, {Name: "place"}, {Name: "move"}, {Name: "mulligan"}, {Name: "staged"}, {Name: "assign"}, {Name: "sideboard"}, {Name: "battlefield"}, {Name: "first"}},
		Commands:  []engine.Command{{Name: "concede", Kind: CommandConcede, Doc: "give the game up", Rule: engine.R(649)}},
		Actions:   actions,
		Windows:   []engine.Word{{Name: "showdown", Doc: "all pass until the showdown is over (341)"}},
		Verbs:     verbs, Queries: common.Queries, ViewFields: viewFields, ContextFields: contextFields, Terms: slices.Concat(terms, noteTerms, phrases, common.Phrases), Sentences: sentences, Picture: picture, Stage: staging,
		Builtin: []*engine.Card{seatCard, blankBattlefield, blankToken, fillerCard}, Rulebook: readRulebook(), Code: common.CodeTable(code), Examples: examples, Reasons: reasons, Hidden: hidden,
		WholeGame: PerGame, Failed: ScriptFailed, Reworded: TextChanged, Endless: Loops, Plays: Finalizes,
	}
	v.TriggerAct, v.HolderThen = ActTrigger, holderThen
	v.Keywords[Reaction].Also = reacts
	v.Changes, v.Idle = changes, idle
	v.PricedActs, v.PricedByChoice = 1<<ActPlay, true
	v.PermitActs, v.TollActs = 1<<ActPlay|1<<ActHide|1<<ActMove|1<<ActIgnore, 1<<ActMove|1<<ActMoveAlong
	v.PaidActs, v.PricedIn = 1<<ActPlay|1<<ActHide|1<<ActMove, 1<<costEnergy|1<<costPower
	v.Noted = engine.NotedRules{
		Condition: engine.R(383, 2), Layers: [4]engine.Rule{1: engine.R(477, 1), 2: engine.R(477, 2), 3: engine.R(477, 3)},
		Sequence: engine.R(476, 1), Again: engine.R(476, 2), Ended: engine.R(476, 3),
		Depends: [2]engine.Rule{engine.R(478, 1), engine.R(479, 1)}, EarliestFirst: engine.R(480, 3),

		Conditional: engine.R(364, 3), OffBoard: engine.R(366, 1), Passive: engine.R(368, 1), Replaces: engine.R(370, 1), Once: engine.R(370, 2),
		Capped: engine.R(371, 1), Declinable: engine.R(371, 2), Decides: engine.R(372, 1), DecidesNone: engine.R(372, 2),
		Interrupted: engine.R(373, 2), Source: engine.R(374), Inherits: engine.R(375), NotOffered: engine.R(55), Endless: engine.R(383),
	}
	for _, e := range v.Events {
		e.NotReplaced = !slices.Contains(replaced, e.Kind)
	}
	return v
}

var contextFields = append(contextOfAll(), []*engine.ContextField{
	{Name: "played_from", Doc: "the zone that the card was played from", Get: func(c *engine.Context) engine.Datum {
		if c.Item == 0 || c.Game().Item(c.Item).From == 0 {
			return engine.Datum{}
		}
		return engine.Str(zones[c.Game().Zone(c.Game().Item(c.Item).From).Kind].Name)
	}},
	{Name: "spent", Doc: "the energy paid for it", Get: func(c *engine.Context) engine.Datum {
		if c.Item == 0 {
			return engine.Datum{}
		}
		return engine.Num(int(c.Game().Item(c.Item).Spent[0]))
	}},
	{Name: "phase", Doc: "the phase of the turn: awaken, beginning, main ...", Get: func(c *engine.Context) engine.Datum {
		return engine.Str(phases[c.Game().Phase()].Name)
	}},
	{Name: "execution", Doc: "which execution this is, from 1", Get: func(c *engine.Context) engine.Datum { return engine.Num(c.Execution() + 1) }},
	{Name: "x", Doc: "the chosen x", Get: func(c *engine.Context) engine.Datum { return c.Eval(&engine.Expr{Op: engine.OpX}) }},
	{Name: "equipment", Doc: "in effect text: the Equipment that it is the text of", Get: func(c *engine.Context) engine.Datum { return engine.Obj(c.Instance.Origin) }},
}...)

// contextOfAll are the fields that every game has, with what is told of them here.
func contextOfAll() []*engine.ContextField {
	list := common.ContextFields()
	for _, f := range list {
		if f.Name == "you" {
			f.Doc = "the controller of this text; of a battlefield that waits for what happens there, you.conquers { here = true }: the player to whom it happens (190.6)"
		}
	}
	return list
}

var viewFields = slices.Concat(common.ObjectViews(), common.EventViews(), []*engine.ViewField{
	common.ObjectView("domains", "its domains", false, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		var list []string
		for i := range domains {
			if c.Game().CardOf(d.Definition).Colors&engine.Bit(i) != 0 {
				list = append(list, domains[i].Name)
			}
		}
		return common.WordList(list)
	}),
	common.ObjectView("might", "its might now; below zero it reads 0", true, func(_ *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(max(0, int(d.Numbers[Might])))
	}),
	common.ObjectView("base_might", "its might before arithmetic", true, func(_ *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(int(d.Numbers[BaseMight]))
	}),
	common.ObjectView("might_bonus", "the might that an Equipment gives to what it is attached to", true, func(_ *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(int(d.Numbers[MightBonus]))
	}),
	common.ObjectView("energy", "printed energy cost", true, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(int(c.Game().CardOf(d.Definition).Numbers[Energy]))
	}),
	common.ObjectView("power", "printed power cost", true, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(powerOf(c.Game().CardOf(d.Definition)))
	}),
	common.ObjectView("damage", "marked damage", true, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Num(int(o.Counters[Damage]))
	}),
	common.ObjectView("buffs", "buffs on it", true, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Num(int(o.Counters[Buffs]))
	}),
	common.StatusView("exhausted", Exhausted), common.StatusView("stunned", Stunned), common.StatusView("empowered", Empowered),
	common.StatusView("attacking", Attacking), common.StatusView("defending", Defending),
	common.ObjectView("ready", "it is not exhausted", false, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Truth(o.Status&(1<<Exhausted) == 0)
	}),
	common.ObjectView("alone", "no other friendly unit is there", false, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Truth(isAlone(c, r))
	}),
	common.ObjectView("mighty", "its might is 5 or more", false, func(_ *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Truth(d.Numbers[Might] >= 5)
	}),
	common.Maybe(common.ObjectView("attached_to", "what it is attached to; gone when it is not", false, func(c *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		if o.Host == 0 {
			return engine.Datum{}
		}
		return engine.Obj(c.Game().Ref(o.Host))
	})),
	{Of: engine.ObjectDatum, Name: "keyword_cost", Maybe: true, Params: []engine.Param{{Name: "keyword", Kind: engine.ParamText}}, Doc: "what a keyword of it costs, such as Equip; gone when it has none", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum {
		k := keywordWord(in.Word("keyword"))
		if k < 0 || !c.Game().Live(d.Ref()) {
			return engine.Datum{}
		}
		costs := c.Game().KeywordCosts(engine.ObjectID(d.N), engine.KeywordID(k))
		if len(costs) == 0 {
			return engine.Datum{}
		}
		return engine.CostOf(costs[0])
	}},
	common.ObjectView("attachments", "what is attached to it", false, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) engine.Datum {
		var list []engine.Datum
		if g := c.Game(); g.Live(r) {
			g.Attached(r.ID, func(id engine.ObjectID) bool { list = append(list, engine.Obj(g.Ref(id))); return true })
		}
		return engine.ListOf(list)
	}),
	common.ObjectView("times_empowered", "how often it is empowered", true, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Num(int(o.Counters[TimesEmpowered]))
	}),
	common.Is(engine.PlaceDatum),
	common.Is(engine.LinkDatum),

	{Of: engine.PlaceDatum, Name: "controller", Maybe: true, Doc: "who controls it; gone when nobody does", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Seat(controllerOf(c.Game(), d.Place()))
	}},
	{Of: engine.PlaceDatum, Name: "contested", Doc: "somebody contests it", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Truth(contestedBy(c.Game(), d.Place()) != engine.NoPlayer)
	}},
	{Of: engine.PlaceDatum, Name: "kind", Doc: "base or battlefield", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Str(zones[c.Game().Zone(d.Place()).Kind].Name)
	}},
	{Of: engine.PlaceDatum, Name: "units", Doc: "the units there", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		g := c.Game()
		var list []engine.Datum
		g.Each(d.Place(), func(id engine.ObjectID) bool {
			if isUnit(g, id) {
				list = append(list, engine.Obj(g.Ref(id)))
			}
			return true
		})
		return engine.ListOf(list)
	}},
	{Of: engine.PlaceDatum, Name: "name", Doc: "the battlefield's name", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Str(placeName(c.Game(), d.Place(), "en"))
	}},

	common.PlayerView("seat", "seat from 1", func(_ *engine.Game, p engine.Player) engine.Datum { return engine.Num(int(p) + 1) }),
	common.PlayerView("points", "points", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(points(g, p)) }),
	common.PlayerView("victory", "points needed to win", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(victoryScore(g, p)) }),
	common.PlayerView("xp", "experience", func(g *engine.Game, p engine.Player) engine.Datum {
		return engine.Num(g.Counter(g.PlayerObject(p), XP))
	}),
	common.PlayerView("hand_size", "cards in hand", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(handOf(g, p))) }),
	common.PlayerView("deck_size", "cards in the main deck", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(deckOf(g, p))) }),
	common.PlayerView("rune_deck_size", "runes in the rune deck", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(runeDeckOf(g, p))) }),
	common.PlayerView("trash_size", "cards in the trash", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(trashOf(g, p))) }),
	common.PlayerView("energy", "energy in the pool", func(g *engine.Game, p engine.Player) engine.Datum {
		return engine.Num(g.Counter(g.PlayerObject(p), EnergyPool))
	}),
	keptView("spell_energy", KeptEnergy+forSpells), keptView("unit_energy", KeptEnergy+forUnits), keptView("gear_energy", KeptEnergy+forGear),
	keptView("showdown_energy", KeptEnergy+forShowdown), keptView("spell_power", KeptPower+forSpells), keptView("unit_power", KeptPower+forUnits),
	keptView("gear_power", KeptPower+forGear), keptView("showdown_power", KeptPower+forShowdown),
	common.PlayerView("rune_count", "runes on the board", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(runesOf(g, p))) }),
	common.PlayerView("ready_runes", "ready runes", func(g *engine.Game, p engine.Player) engine.Datum {
		n := 0
		g.Each(runesOf(g, p), func(id engine.ObjectID) bool {
			if !g.Status(id, Exhausted) {
				n++
			}
			return true
		})
		return engine.Num(n)
	}),
	common.PlayerView("turn_number", "turns begun", func(g *engine.Game, p engine.Player) engine.Datum {
		return engine.Num(g.Counter(g.PlayerObject(p), TurnNumber))
	}),
	{Of: engine.PlayerDatum, Name: "base", Doc: "the base", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.At(baseOf(c.Game(), d.Player()))
	}},
	{Of: engine.PlayerDatum, Name: "legend", Doc: "the legend", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		g := c.Game()
		if id := g.First(legendOf(g, d.Player())); id != 0 {
			return engine.Obj(g.Ref(id))
		}
		return engine.Datum{}
	}},
	{Of: engine.PlayerDatum, Name: "champion", Maybe: true, Doc: "the Chosen Champion, in whatever zone (103.2); gone when there is none", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		g := c.Game()
		if id := engine.ObjectID(g.Counter(g.PlayerObject(d.Player()), ChampionCard)); id != 0 {
			return engine.Obj(g.Ref(id))
		}
		return engine.Datum{}
	}},
	{Of: engine.PlayerDatum, Name: "runes", Doc: "the runes on the board", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		g := c.Game()
		var list []engine.Datum
		g.Each(runesOf(g, d.Player()), func(id engine.ObjectID) bool { list = append(list, engine.Obj(g.Ref(id))); return true })
		return engine.ListOf(list)
	}},

	{Of: engine.LinkDatum, Name: "controller", Doc: "who controls it", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Seat(c.Game().Item(engine.ItemID(d.N)).Controller)
	}},
	{Of: engine.LinkDatum, Name: "name", Doc: "the card's name", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Str(c.Game().CardOf(c.Game().Item(engine.ItemID(d.N)).Instance.Definition).Name)
	}},
	{Of: engine.LinkDatum, Name: "kind", Doc: "spell, unit, gear or ability", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		it := c.Game().Item(engine.ItemID(d.N))
		if !it.Card {
			return engine.Str("ability")
		}
		return engine.Str(types[c.Game().CardOf(it.Instance.Definition).Type].Name)
	}},
	{Of: engine.LinkDatum, Name: "card", Doc: "the card", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Obj(c.Game().Item(engine.ItemID(d.N)).Instance.Bearer)
	}},
	{Of: engine.LinkDatum, Name: "source", Doc: "the card it comes from", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Obj(c.Game().Item(engine.ItemID(d.N)).Instance.Bearer)
	}},
	{Of: engine.LinkDatum, Name: "targets", Doc: "what it has chosen", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		var list []engine.Datum
		eachChosen(c.Game(), engine.ItemID(d.N), func(x engine.Datum) {
			// A mistarget counts, what has left for a zone off the board does not (359.3).
			if x.Kind != engine.ObjectDatum || c.Game().Live(x.Ref()) {
				list = append(list, x)
			}
		})
		return engine.ListOf(list)
	}},
	{Of: engine.LinkDatum, Name: "spent", Number: true, Doc: "energy paid for it", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Num(int(c.Game().Item(engine.ItemID(d.N)).Spent[0]))
	}},

	common.EventView("to", "to where", func(c *engine.Context, e *engine.Event) engine.Datum {
		if e.Kind == Deals {
			return engine.Obj(e.Object)
		}
		return engine.At(e.Place)
	}),
	common.EventNumber("n", "how many", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Num(int(e.Amount)) }),
	common.EventView("host", "what it is attached to", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Obj(e.Object) }),
	common.Maybe(common.EventView("previous", "of a conquest: who controlled the battlefield before; gone when nobody did", func(_ *engine.Context, e *engine.Event) engine.Datum {
		if e.Kind != PlayerConquers && e.Kind != Conquers {
			return engine.Datum{}
		}
		return engine.Seat(engine.Player(e.Amount - 1))
	})),
	common.EventNumber("excess", "of a conquest after a combat: damage that the player assigned beyond what kills", func(_ *engine.Context, e *engine.Event) engine.Datum {
		if e.Kind != PlayerConquers && e.Kind != Conquers {
			return engine.Datum{}
		}
		return engine.Num(int(e.Extra))
	}),
	common.EventNumber("spent", "energy spent", func(c *engine.Context, e *engine.Event) engine.Datum { return spentOn(c, e, 0) }),
	common.EventNumber("power", "power spent", func(c *engine.Context, e *engine.Event) engine.Datum { return spentOn(c, e, 1) }),
	common.EventView("alone", "its subject is alone", func(c *engine.Context, e *engine.Event) engine.Datum { return engine.Truth(isAlone(c, e.Subject)) }),
	{Of: engine.EventDatum, Name: "phase", Doc: "the phase that begins or ends, or in which it happened", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		if e := c.EventRow(d); e.Kind == Ends && e.Amount == turnPhase {
			return engine.Str("turn")
		}
		return engine.Str(phases[phaseOf(c, d)].Name)
	}},
})

// spentOn is the energy (0) or power (1) of a payment, or of the play that an event is about.
func spentOn(c *engine.Context, e *engine.Event, which int) engine.Datum {
	switch {
	case e.Kind == Pays:
		return engine.Num(int([2]int16{e.Amount, e.Extra}[which]))
	case e.Item == 0:
		return engine.Datum{}
	}
	return engine.Num(int(c.Game().Item(e.Item).Spent[which]))
}

func eventName(kind engine.EventKind) string {
	for _, d := range events {
		if d.Kind == kind {
			return d.Name
		}
	}
	if w, ok := quietEvents[kind]; ok {
		return w
	}
	return "event"
}

// quietEvents are the kinds that no author can name.
var quietEvents = map[engine.EventKind]string{
	Finalizes: "finalizes", Uses: "uses", Healed: "healed", BurnsOut: "burns out", GainsControl: "gains control", TakesControl: "takes control",
	ContestedEvent: "contests", Recalled: "recalled", Concedes: "concedes", ScriptFailed: "fails", TextChanged: "text changed", WinsGame: "wins a game of the match", Loops: "goes on for ever",
}

// keptView is the view of what the pool of a player keeps for something.
func keptView(name string, counter uint8) *engine.ViewField {
	return common.PlayerView(name, counters[counter].Doc, func(g *engine.Game, p engine.Player) engine.Datum {
		return engine.Num(g.Counter(g.PlayerObject(p), counter))
	})
}

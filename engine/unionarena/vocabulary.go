package unionarena

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Flags that gifts put on objects.
const (
	flagEntersReady = iota
	flagEntersExhausted
	flagMustAttack
	flagMustBlock
	flagMustBeBlocked
	flagCountsAtFront
)

var giftFields = []*engine.GiftField{
	{Name: "bp", Kind: engine.GiftNumber, Layer: 3, Number: BP, Doc: "more or less BP", Rule: R(10, 3)},
	{Name: "keywords", Kind: engine.GiftKeywords, Layer: 2, Doc: "keywords", Rule: R(11)},
	{Name: "lose", Kind: engine.GiftLoseKeywords, Layer: 2, Doc: "keywords that it loses", Rule: R(11)},
	{Name: "abilities", Kind: engine.GiftAbilities, Layer: 2, Doc: "abilities: templates, or abilities_of(...)", Rule: R(11)},
	{Name: "enters", Kind: engine.GiftWord, Flag: flagEntersReady, Words: []string{"ready", "exhausted"}, Doc: "how it enters", Rule: R(4, 18)},
	{Name: "blue_energy", Kind: engine.GiftNumber, Layer: 3, Number: MoreEnergy + Blue, Doc: "blue energy that it generates more", Rule: R(10, 11)},
	{Name: "red_energy", Kind: engine.GiftNumber, Layer: 3, Number: MoreEnergy + Red, Doc: "the same of red", Rule: R(10, 11)},
	{Name: "yellow_energy", Kind: engine.GiftNumber, Layer: 3, Number: MoreEnergy + Yellow, Doc: "the same of yellow", Rule: R(10, 11)},
	{Name: "green_energy", Kind: engine.GiftNumber, Layer: 3, Number: MoreEnergy + Green, Doc: "the same of green", Rule: R(10, 11)},
	{Name: "purple_energy", Kind: engine.GiftNumber, Layer: 3, Number: MoreEnergy + Purple, Doc: "the same of purple", Rule: R(10, 11)},
	{Name: "tags", Kind: engine.GiftTags, Layer: 1, Doc: "tags besides its own", Rule: R(10, 10)},
	{Name: "must_attack", Kind: engine.GiftFlag, Flag: flagMustAttack, Doc: "it attacks if able, before others", Rule: R(6, 6)},
	{Name: "must_block", Kind: engine.GiftFlag, Flag: flagMustBlock, Doc: "it blocks if able", Rule: R(6, 5)},
	{Name: "must_be_blocked", Kind: engine.GiftFlag, Flag: flagMustBeBlocked, Doc: "its attacks are blocked if able", Rule: R(6, 5)},
	{Name: "counts_at_front", Kind: engine.GiftFlag, Flag: flagCountsAtFront, Doc: "its energy counts on the front line too", Rule: R(4, 14)},
}

func giftNamed(name string) *engine.GiftField {
	for _, f := range giftFields {
		if f.Name == name {
			return f
		}
	}
	panic("unionarena: no gift field " + name)
}

var conditions = []*engine.ConditionDecl{
	{Name: "raided", Doc: "the bearer is in raid state: what is printed after the Raid line works", Rule: R(5, 5), Reads: engine.ReadsStatus, Test: func(c *engine.Context, _ int) bool {
		o, _, ok := c.Look(c.Self)
		return ok && o.Status&(1<<Raided) != 0
	}},
	{Name: "energy", Number: true, Doc: "you generate that much energy, of all colors together", Rule: R(4, 14), Reads: engine.ReadsDerived | engine.ReadsZones, Test: func(c *engine.Context, n int) bool {
		return c.You != engine.NoPlayer && allEnergy(c.Game(), c.You) >= n
	}},
	common.YourTurn,
}

func vocabulary() *engine.Vocabulary {
	v := &engine.Vocabulary{
		Game: "union-arena", Title: "Union Arena",
		Types: types, Colors: colors, Resources: colors, Zones: zones, Statuses: statuses, Counters: counters,
		Speeds: []engine.Word{{Name: "main", Doc: "the own main phase (UA-4.24)"}}, Acts: acts, Durations: durations, Ignores: []engine.Word{{Name: "nothing"}, {Name: "cost"}},
		Periods: periods, Phases: phases, Numbers: numbers, Keywords: keywords, Facts: facts, Sections: sections, Modes: modes, Knobs: knobs,
		Events: noteReplaced(events), Filters: filters, Fields: fields(), Conditions: conditions, CostFields: costFields, GiftFields: giftFields,
		Decisions: []engine.Word{{Name: "act"}, {Name: "first"}, {Name: "mulligan"}, {Name: "extra_draw"}, {Name: "move"}, {Name: "place"}, {Name: "room"}, {Name: "raid"},
			{Name: "attack"}, {Name: "block"}, {Name: "life"}, {Name: "trigger"}, {Name: "hand_limit"}},
		Commands: []engine.Command{{Name: "concede", Kind: CommandConcede, Doc: "give the game up", Rule: R(9)}},
		Actions:  actions, Verbs: verbs, Queries: common.Queries, ViewFields: viewFields, ContextFields: contextFields, Terms: slices.Concat(terms, noteTerms, phrases, common.Phrases), Sentences: sentences, Picture: picture, Stage: staging,
		Builtin: []*engine.Card{seatCard, actionPointCard, fillerCard}, Rulebook: readRulebook(), Code: common.CodeTable(code), Examples: examples, Reasons: reasons, Hidden: hidden,
		WholeGame: PerGame, SharedPeriod: PerSharedTurn, NamesRepeat: true, TriggerAct: ActTrigger, Failed: ScriptFailed, Reworded: TextChanged, Endless: Loops, Plays: PlayerPlays,
	}
	v.Noted = engine.NotedRules{Condition: R(4, 27), Conditional: R(4, 27), Replaces: R(10, 8), Once: R(7, 9), Declinable: R(10, 5), NotOffered: R(10, 4), Endless: R(10, 2)}
	v.Changes, v.Idle = changes, idle
	v.Unsupported.Kinds = map[engine.AbilityKind]string{engine.Step: "steps: an effect goes on until it has ended (UA-10.2)"}
	v.Unsupported.Scopes = map[engine.Scope]string{engine.EffectText: "effect text: nothing is attached"}
	v.PermitActs, v.PaidActs, v.PlaceActs = 1<<ActRaid|1<<ActChoose, 1<<ActChoose, 1<<ActPlay|1<<ActMove
	v.Unsupported.Slots = map[engine.SlotKind]string{engine.SlotSplit: "amounts that are split", engine.SlotDestination: "destinations"}
	v.Unsupported.Fields = map[string]string{"on_play.x": "costs of X", "activated.x": "costs of X", "mode.cost": "costs of modes",
		"permit.ignore": "permissions to play for another cost", "additional_cost.less": "extra costs that make the card cheaper", "additional_cost.ignore": "extra costs that make the card cheaper",
		"additional_cost.of": "additional costs that other cards offer", "additional_cost.to": "additional costs that other cards offer"}
	return v
}

var contextFields = append(common.ContextFields(),
	&engine.ContextField{Name: "played_from", Doc: "the zone that the card in hand was played from", Get: func(c *engine.Context) engine.Datum {
		g, from := c.Game(), engine.ZoneID(0)
		switch {
		case c.Item != 0 && g.Item(c.Item).Card:
			from = g.Item(c.Item).From
		case c.Event != nil && (c.Event.Kind == Played || c.Event.Kind == PlayerPlays):
			from = c.Event.From
		}
		if from == 0 {
			return engine.Datum{}
		}
		return engine.Str(zones[g.Zone(from).Kind].Name)
	}})

var viewFields = slices.Concat(common.ObjectViews(), common.EventViews(), []*engine.ViewField{
	common.ObjectView("color", "its color", false, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		if k := colorOf(c.Game().CardOf(d.Definition)); k >= 0 {
			return engine.Str(colors[k].Name)
		}
		return engine.Datum{}
	}),
	common.ObjectView("bp", "its BP now", true, func(_ *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(int(d.Numbers[BP]))
	}),
	common.ObjectView("required_energy", "its printed required energy", true, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(int(c.Game().CardOf(d.Definition).Numbers[RequiredEnergy]))
	}),
	common.ObjectView("ap", "its printed AP cost", true, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(printedAP(c.Game().CardOf(d.Definition)))
	}),
	common.ObjectView("impact", "its Impact in this battle; 0 without (UA-11.1)", true, func(c *engine.Context, _ engine.Ref, o *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(impactOf(c.Game(), o, d))
	}),
	common.ObjectView("damage", "what its direct attack deals (UA-6.9)", true, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		return engine.Num(damageOf(c.Game(), d))
	}),
	common.ObjectView("generates", "energy that it generates, of all colors together", true, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		n := 0
		for k := range colorCount {
			n += energyFrom(c.Game().CardOf(d.Definition), d, k)
		}
		return engine.Num(n)
	}),
	common.Maybe(common.ObjectView("trigger", "its printed trigger; gone without", false, func(c *engine.Context, _ engine.Ref, _ *engine.Object, d *engine.Derived) engine.Datum {
		if k := triggerOf(c.Game().CardOf(d.Definition)); k != NoTrigger {
			return engine.Str(triggers[k].Name)
		}
		return engine.Datum{}
	})),
	common.StatusView("exhausted", Exhausted), common.StatusView("raided", Raided), common.StatusView("attacking", Attacking), common.StatusView("defending", Defending),
	common.ObjectView("ready", "it is active", false, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Truth(o.Status&(1<<Exhausted) == 0)
	}),
	common.ObjectView("locked", "how often it will not become active (UA-4.7)", true, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Num(int(o.Counters[Locked]))
	}),
	common.ObjectView("attacks", "its attacks of this turn", true, func(_ *engine.Context, _ engine.Ref, o *engine.Object, _ *engine.Derived) engine.Datum {
		return engine.Num(int(o.Counters[Attacks]))
	}),
	common.ObjectView("under", "the cards under it, the bottom one first (UA-5.10)", false, func(c *engine.Context, r engine.Ref, _ *engine.Object, _ *engine.Derived) engine.Datum {
		if !c.Game().Live(r) {
			return engine.ListOf(nil)
		}
		var list []engine.Datum
		for _, id := range underOf(c.Game(), r.ID) {
			list = append(list, engine.Obj(c.Game().Ref(id)))
		}
		return engine.ListOf(list)
	}),
	common.Is(engine.PlaceDatum),
	common.EventView("raided", "it was played by raid", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Truth(e.Flags&eventRaided != 0) }),
	common.EventView("attacking", "it was the attacker of that battle", func(_ *engine.Context, e *engine.Event) engine.Datum {
		return engine.Truth(e.Flags&eventAttacking != 0)
	}),
	common.EventView("onto", "what it was raided onto", func(_ *engine.Context, e *engine.Event) engine.Datum { return engine.Obj(e.Object) }),
	common.EventView("phase", "the phase", func(_ *engine.Context, e *engine.Event) engine.Datum {
		if (e.Kind == Begins || e.Kind == Ends) && int(e.Amount) < len(phases) {
			return engine.Str(phases[e.Amount].Name)
		}
		return engine.Datum{}
	}),
	common.EventView("trigger", "the trigger", func(_ *engine.Context, e *engine.Event) engine.Datum {
		if e.Kind != UsesTrigger {
			return engine.Datum{}
		}
		return engine.Str(triggers[e.Amount].Name)
	}),
	{Of: engine.PlaceDatum, Name: "controller", Doc: "whose line it is", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Seat(c.Game().Zone(d.Place()).Owner)
	}},
	{Of: engine.PlaceDatum, Name: "kind", Doc: "front or energy", Get: func(c *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.Str(zones[c.Game().Zone(d.Place()).Kind].Name)
	}},
	common.PlayerView("seat", "seat from 1", func(_ *engine.Game, p engine.Player) engine.Datum { return engine.Num(int(p) + 1) }),
	common.PlayerView("life", "life cards", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(lifeOf(p))) }),
	common.PlayerView("hand_size", "cards in hand", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(handOf(p))) }),
	common.PlayerView("deck_size", "cards in the deck", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(deckOf(p))) }),
	common.PlayerView("sideline_size", "cards in the sideline", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(sidelineOf(p))) }),
	common.PlayerView("removal_size", "cards in the removal area", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(removalOf(p))) }),
	common.PlayerView("ap", "active AP cards", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(activeAP(g, p)) }),
	common.PlayerView("ap_cards", "AP cards in the AP area", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(g.Count(apOf(p))) }),
	common.PlayerView("energy", "energy generated, of all colors together", func(g *engine.Game, p engine.Player) engine.Datum { return engine.Num(allEnergy(g, p)) }),
	common.PlayerView("turns", "turns begun", func(g *engine.Game, p engine.Player) engine.Datum {
		return engine.Num(g.Counter(g.PlayerObject(p), TurnNumber))
	}),
	{Of: engine.PlayerDatum, Name: "generates", Number: true, Params: []engine.Param{{Name: "color", Kind: engine.ParamWord, Words: common.WordNames(colors)}}, Doc: "energy of a color that is generated (UA-4.14)", Get: func(c *engine.Context, d engine.Datum, in *engine.Args) engine.Datum {
		k := common.WordIndex(colors, in.Word("color"))
		if k < 0 {
			return engine.Num(0)
		}
		return engine.Num(energyOfColor(c.Game(), d.Player(), k))
	}},
	{Of: engine.PlayerDatum, Name: "front", Doc: "the front line", Get: func(_ *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.At(frontOf(d.Player()))
	}},
	{Of: engine.PlayerDatum, Name: "energy_line", Doc: "the energy line", Get: func(_ *engine.Context, d engine.Datum, _ *engine.Args) engine.Datum {
		return engine.At(energyOf(d.Player()))
	}},
})

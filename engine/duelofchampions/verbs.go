package duelofchampions

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// The verbs of the card API about units, heroes, squares and players; verbs_cards.go has those about cards.

var (
	nParam      = engine.Param{Name: "n", Kind: engine.ParamNumber}
	playerParam = engine.Param{Name: "player", Kind: engine.ParamPlayer, Optional: true, Doc: "you when left out"}
)

var verbs = slices.Concat([]*engine.Verb{
	{Name: "may", Returns: "bool", Doc: "asks whether to do something, and takes the cost of it; false without a question when the cost cannot be paid",
		Example: `if fx:may { cost = { resource = 2 } } then fx:draw(1) end`,
		Options: []engine.Param{common.ByOption, {Name: "cost", Kind: engine.ParamCost, Optional: true}, {Name: "about", Kind: engine.ParamObjects, Optional: true}, {Name: "prompt", Kind: engine.ParamText, Optional: true}},
		Rule:    book.R(16), Run: verbMay},
	{Name: "pay", Params: []engine.Param{{Name: "cost", Kind: engine.ParamCost}}, Options: []engine.Param{common.ByOption}, Returns: "bool",
		Doc: "lets a player pay a cost, if it can be paid, without asking whether", Example: `if not fx:pay({ resource = 1 }) then fx:draw(1) end`, Rule: book.R(3, 3), Run: verbPay},
	{Name: "choose", Params: common.ChooseParams, Options: common.ChooseOptions, Returns: "view", Doc: "lets a player choose while the effect runs",
		Example: `fx:deal(2, fx:choose(unit { enemy = true }))`, Rule: book.R(16), Run: verbChoose},
	common.Option, common.Random,
	common.InstallVerb(durations, book.R(12), func(t *engine.Task, in *engine.Args) engine.Datum { return common.Install(t, in, durations, ThisGame) }),
	common.ProceedVerb(proceedExample, book.R(9, 8)),
	{Name: "then_do", Params: []engine.Param{{Name: "step", Kind: engine.ParamAbility}, {Name: "args", Kind: engine.ParamArgs, Optional: true}}, Returns: "result", Doc: "lets a step resolve after this effect, as an ability of its own", Example: `fx:then_do(step, { it = fx.it })`, Rule: book.R(13, 3), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		t.ThenDo(in.Get("step").Ability, common.NamedOf(in, "args"))
		return common.Done(true, 0, nil)
	}},
	{Name: "remember", Params: common.RememberParams, Returns: "result", Doc: "keeps a value for this object as long as it stays itself; recall_note reads it", Example: `fx:remember("seen", 1)`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		common.Remember(t, in)
		return common.Done(true, 1, nil)
	}},
	{Name: "give", Params: []engine.Param{{Name: "to", Kind: engine.ParamDatum}, {Name: "gift", Kind: engine.ParamGift}}, Returns: "result", Doc: "gives a gift to units, heroes or players",
		Example: `fx:give(fx.it, { attack = 2, lasts = "turn" })`, Rule: book.R(13, 2), Run: verbGive},
	{Name: "deal", Params: []engine.Param{nParam, common.ObjectsParam}, Options: []engine.Param{{Name: "source", Kind: engine.ParamObjects, Optional: true, Doc: "what deals it; this card when left out"}}, Returns: "result",
		Doc: "deals damage to units and heroes, to all at once; deaths come after the effect", Example: `fx:deal(3, fx.it)`, Rule: book.R(9, 8), Run: verbDeal},
	{Name: "heal", Params: []engine.Param{common.ObjectsParam, {Name: "n", Kind: engine.ParamNumber, Optional: true, Doc: "all damage when left out"}}, Returns: "result",
		Doc: "removes damage", Example: `fx:heal(fx.it, 3)`, Rule: book.R(11), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			if in.Has("n") && in.Nothing("n") {
				return common.Done(false, 0, nil)
			}
			sum := 0
			var cards []engine.Datum
			for _, id := range common.Objects(t, in, "objects") {
				if n := heal(t, id, in.Number("n", engine.MaxAmount), book.R(11)); n > 0 {
					sum += n
					cards = append(cards, engine.Obj(t.Game().Ref(id)))
				}
			}
			return common.Done(sum > 0, sum, cards)
		}},
	{Name: "kill", Params: []engine.Param{common.ObjectsParam}, Returns: "result", Doc: "destroys units and ongoing cards, all at once", Example: `fx:kill(fx.it)`, Rule: book.R(9, 5), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		gone := kill(t, common.Objects(t, in, "objects"), false)
		return common.ResultOf(gone)
	}},
	{Name: "relocate", Params: []engine.Param{common.ObjectsParam}, Options: []engine.Param{common.ByOption, {Name: "to", Kind: engine.ParamPlace, Optional: true}}, Returns: "result",
		Doc: "puts units on other squares of their side where they may stand; it is no move", Example: `fx:relocate(fx.it)`, Rule: book.R(8, 3), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			to := noPlace
			if v := in.Get("to"); v != nil {
				if to = v.Datum.Place(); to == noPlace {
					return common.Done(false, 0, nil)
				}
			}
			return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
				return isOn(t.Game(), id) && relocate(t, common.Chooser(t, in), id, t.Game().Controller(id), to)
			})
		}},
	{Name: "take_control", Params: []engine.Param{{Name: "what", Kind: engine.ParamDatum}}, Options: []engine.Param{common.ByOption}, Returns: "result",
		Doc: "takes control of units and puts them on squares of the own side", Example: `fx:take_control(fx.foe)`, Rule: book.R(11, 2), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			p, g := in.Player("by", t.You), t.Game()
			var cards []engine.Datum
			v := in.Get("what")
			list := v.List
			if !v.IsList {
				list = v.Datum.List()
			}
			for _, d := range list {
				id := d.Ref().ID
				if p != engine.NoPlayer && g.Live(d.Ref()) && isOn(g, id) && g.Controller(id) != p && takeControl(t, p, id) {
					cards = append(cards, d)
				}
			}
			return common.ResultOf(cards)
		}},
	{Name: "enchant", Params: []engine.Param{{Name: "what", Kind: engine.ParamDatum}}, Returns: "result", Doc: "this ongoing card comes to lie on a unit, row, line or player",
		Example: `fx:enchant(fx.it)`, Rule: book.R(3, 4), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			return common.Done(enchant(t, in.Get("what").Datum), 1, nil)
		}},
	{Name: "mark", Params: []engine.Param{common.ObjectsParam, {Name: "what", Kind: engine.ParamWord, Words: []string{"poison", "enrage"}}, {Name: "n", Kind: engine.ParamNumber, Optional: true}}, Returns: "result",
		Doc: "puts counters on units", Example: `fx:mark(fx.it, "poison", 2)`, Rule: book.R(11), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			counter := uint8(Poison)
			if in.Word("what") == "enrage" {
				counter = EnrageCount
			}
			return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
				n := in.Number("n", 1)
				if n <= 0 || !isOn(t.Game(), id) || in.Has("n") && in.Nothing("n") {
					return false
				}
				t.Game().AddCounter(id, counter, n)
				return true
			})
		}},
	{Name: "grow", Params: []engine.Param{common.ObjectsParam, {Name: "n", Kind: engine.ParamNumber, Optional: true}}, Returns: "result", Doc: "makes stacks larger", Example: `fx:grow(fx.it, 1)`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		return common.Each(t, in, "objects", func(id engine.ObjectID) bool {
			if !isOn(t.Game(), id) {
				return false
			}
			grow(t, id, in.Number("n", 1))
			return true
		})
	}},
	{Name: "raise", Params: []engine.Param{{Name: "level", Kind: engine.ParamWord, Words: []string{"might", "magic", "destiny"}}, {Name: "n", Kind: engine.ParamNumber, Optional: true}, common.PlayersParam}, Returns: "result",
		Doc: "raises a level for good", Example: `fx:raise("might", 1)`, Rule: book.R(6, 9), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
			n := MightLevel
			switch in.Word("level") {
			case "magic":
				n = MagicLevel
			case "destiny":
				n = DestinyLevel
			}
			for _, p := range common.PlayersOf(t, in, "players") {
				raise(t, p, n, in.Number("n", 1))
			}
			return common.Done(true, in.Number("n", 1), nil)
		}},
	{Name: "add", Params: []engine.Param{{Name: "cost", Kind: engine.ParamCost}}, Options: []engine.Param{common.ByOption}, Returns: "result", Doc: "adds resources", Example: `fx:add({ resource = 2 })`, Rule: book.R(5, 5), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		p, v := in.Player("by", t.You), in.Get("cost")
		if p == engine.NoPlayer || v == nil || v.Cost == nil {
			return common.Done(false, 0, nil)
		}
		n := resourcesIn(&t.Context, v.Cost)
		gain(t, p, n, book.R(5, 5))
		return common.Done(n > 0, n, nil)
	}},
	{Name: "extra_turn", Params: []engine.Param{playerParam}, Options: []engine.Param{{Name: "no_supply", Kind: engine.ParamBool, Optional: true, Doc: "its supply neither empties nor produces resources"}}, Returns: "result", Doc: "gives a turn after this one", Example: `fx:extra_turn()`, Rule: book.R(12), Run: func(t *engine.Task, in *engine.Args) engine.Datum {
		p := in.Player("player", t.You)
		ok := p != engine.NoPlayer && insertTurn(t.Game(), p, in.True("no_supply"))
		return common.Done(ok, 1, nil)
	}},
}, cardVerbs)

func verbMay(t *engine.Task, in *engine.Args) engine.Datum {
	p := in.Player("by", t.You)
	if p == engine.NoPlayer || in.Has("by") && in.Nothing("by") {
		return engine.Truth(false)
	}
	if v := in.Get("about"); v != nil && len(v.List) == 0 {
		return engine.Truth(false)
	}
	var cost *engine.Cost
	if v := in.Get("cost"); v != nil {
		if cost = v.Cost; cost == nil || payable(&t.Context, p, cost, 0) != nil {
			return engine.Truth(false)
		}
	}
	if !t.May(p, func(d *engine.Decision) { d.Text, d.Cost = in.Word("prompt"), cost }) {
		return engine.Truth(false)
	}
	payCost(t, p, 0, cost, 0)
	return engine.Truth(true)
}

func verbPay(t *engine.Task, in *engine.Args) engine.Datum {
	p, v := in.Player("by", t.You), in.Get("cost")
	if p == engine.NoPlayer || v.Cost == nil || payable(&t.Context, p, v.Cost, 0) != nil {
		return engine.Truth(false)
	}
	payCost(t, p, 0, v.Cost, 0)
	return engine.Truth(true)
}

func verbGive(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	gift := in.Get("gift").Gift
	list := in.List("to")
	if v := in.Get("to"); list == nil && v != nil {
		list = v.Datum.List()
	}
	if gift.Lasts == WhileSource && !g.Live(t.Self) {
		return common.Done(false, 0, nil) // its time is over before it began
	}
	var cards []engine.Datum
	for _, d := range list {
		switch {
		case d.Kind == engine.ObjectDatum && g.Live(d.Ref()):
			t.Give(engine.ObjectID(d.N), gift)
		case d.Kind == engine.PlayerDatum:
			t.Give(g.PlayerObject(d.Player()), gift)
		default:
			continue
		}
		cards = append(cards, d)
	}
	return common.ResultOf(cards)
}

// verbDeal deals damage of the running card: magic when it is a spell, the power of a hero or a magic unit (9.9).
func verbDeal(t *engine.Task, in *engine.Args) engine.Datum {
	if in.Nothing("n") {
		return common.Done(false, 0, nil)
	}
	g := t.Game()
	source := t.Self
	if v := in.Get("source"); v != nil && len(v.List) > 0 {
		source = v.List[0].Ref()
	}
	flags := uint8(0)
	if source.ID != 0 {
		switch def := g.Printed(source.ID); {
		case def.Types.Any(1 << Spell):
			flags = ofMagic | ofSpell
		case def.Types.Any(1 << Hero):
			flags = ofMagic
		case def.Types.Any(1<<Unit) && def.Traits.Any(1<<Magic):
			flags = ofMagic
		}
	}
	by, turned := t.You, false
	if e := t.Event; e != nil && t.EventID == 0 && e.Kind == Damaged && source == e.Object && source != t.Self {
		by, flags, turned = e.By, e.Flags, true // in the place of that damage: it stays what it is
	}
	var hits []hit
	for _, id := range common.Objects(t, in, "objects") {
		if isOn(g, id) || g.KindOf(id) == InHeroZone {
			hits = append(hits, hit{id: id, amount: in.Number("n", 0), source: source, by: by, flags: flags, turned: turned, rule: book.R(9, 8)})
		}
	}
	sum := deal(t, hits)
	r := engine.Result{Done: sum > 0, Amount: sum}
	for i := range hits {
		r.Each = append(r.Each, engine.Num(hits[i].amount))
		r.Cards = append(r.Cards, engine.Obj(g.Ref(hits[i].id)))
	}
	return engine.ResultOf(r)
}

// enchant lets the running ongoing card lie on a unit, row, line or player (3.4).
func enchant(t *engine.Task, d engine.Datum) bool {
	g := t.Game()
	id := t.Self.ID
	if !g.Live(t.Self) || g.KindOf(id) != InOngoing {
		return false
	}
	if d.Kind == engine.ListDatum || d.Kind == engine.ResultDatum {
		list := d.List()
		if len(list) > 1 {
			t.Fail("fx:enchant takes one thing: a card lies on one unit, row, line or player")
		}
		d = engine.Datum{}
		if len(list) == 1 {
			d = list[0]
		}
	}
	unit, row, line := 0, 0, 0
	e := engine.Event{Kind: Enchants, Player: t.You, By: t.You, Subject: t.Self, Rule: book.R(3, 4)}
	switch {
	case d.Kind == engine.PlayerDatum:
		unit = int(d.Player()) + 1
	case d.Kind == engine.ObjectDatum && g.Live(d.Ref()) && isOn(g, d.Ref().ID):
		unit, e.Object = int(d.N), d.Ref()
	case d.Kind == engine.PlaceDatum && isRow(d.Place()):
		row, e.Place = int(d.Place()-firstRow)+1, d.Place()
	case d.Kind == engine.PlaceDatum && isLine(d.Place()):
		line, e.Place = int(d.Place()-firstLine)+1, d.Place()
	default:
		return false
	}
	g.SetCounter(id, OnUnit, unit)
	g.SetCounter(id, OnRow, row)
	g.SetCounter(id, OnLine, line)
	t.Emit(e)
	return true
}

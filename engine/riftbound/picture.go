package riftbound

import (
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// How the board is drawn, and how a position is written as a board.

var picture = &engine.Picture{
	Shapes: map[string]engine.Shape{
		"runes": engine.ShapeChips, "battlefields": engine.ShapeAside, "legend": engine.ShapeSlot, "champion": engine.ShapeSlot,
		"facedown": engine.ShapeRow,
	},
	Turned: "exhausted", Wounds: "damage", Costs: []string{"energy"}, Stats: []string{"might_bonus", "might"}, Score: "points", Goal: "victory",
	Pool: []string{"energy", "fury", "calm", "mind", "body", "chaos", "order", "universal", "spell_energy", "unit_energy", "gear_energy",
		"showdown_energy", "spell_power", "unit_power", "gear_power", "showdown_power"},
	Counts: []string{"xp", "wins"}, Marks: []string{"buffs", "prevented"},
	Paint: map[string]string{"fury": "#c8452f", "calm": "#3d8a52", "mind": "#3b72b8", "body": "#c9752a", "chaos": "#8a56ac", "order": "#b8952e",
		"universal": "#7f8a99"},
	Notes: notes, Second: second, Beside: beside, Board: writeBoard,
	BoardPhases: []string{"main", "awaken", "beginning", "channel", "draw", "ending"},
}

// noteTerms word the notes, and what a picture names besides.
var noteTerms = []engine.Term{
	{Key: "zone.runes", English: "runes", Chinese: "符文"}, {Key: "zone.battlefields", English: "battlefields", Chinese: "战场"},
	{Key: "zone.legend", English: "legend", Chinese: "传奇区"}, {Key: "zone.facedown", English: "facedown", Chinese: "待命区"},
	{Key: "zone.chain", English: "chain", Chinese: "结算链"}, {Key: "zone.trash", English: "trash", Chinese: "废牌堆"}, {Key: "zone.champion", English: "champion", Chinese: "英雄区"},
	{Key: "zone.deck", English: "deck", Chinese: "主牌堆"}, {Key: "zone.rune_deck", English: "rune deck", Chinese: "符文牌堆"},
	{Key: "zone.banished", English: "banished", Chinese: "放逐区"}, {Key: "zone.hand", English: "hand", Chinese: "手牌"},
	{Key: "zone.battlefield", English: "battlefield", Chinese: "战场"}, {Key: "status.exhausted", English: "exhausted", Chinese: "休眠"},
	{Key: "status.stunned", English: "stunned", Chinese: "眩晕"}, {Key: "status.attacking", English: "attacking", Chinese: "进攻"},
	{Key: "status.defending", English: "defending", Chinese: "防守"}, {Key: "status.empowered", English: "empowered", Chinese: "强化"},
	{Key: "counter.damage", English: "damage", Chinese: "伤害"}, {Key: "counter.buffs", English: "buffs", Chinese: "增益"},
	{Key: "counter.points", English: "points", Chinese: "得分"}, {Key: "counter.xp", English: "xp", Chinese: "经验"}, {Key: "counter.energy", English: "energy", Chinese: "法力"},
	{Key: "counter.spell_energy", English: "energy for spells", Chinese: "法术专用法力"},
	{Key: "counter.unit_energy", English: "energy for units", Chinese: "单位专用法力"}, {Key: "counter.gear_energy", English: "energy for gear", Chinese: "装备专用法力"},
	{Key: "counter.showdown_energy", English: "energy for showdowns", Chinese: "对决专用法力"},
	{Key: "counter.spell_power", English: "power for spells", Chinese: "法术专用符能"}, {Key: "counter.unit_power", English: "power for units", Chinese: "单位专用符能"},
	{Key: "counter.gear_power", English: "power for gear", Chinese: "装备专用符能"}, {Key: "counter.showdown_power", English: "power for showdowns", Chinese: "对决专用符能"},
	{Key: "counter.turns", English: "turns", Chinese: "回合数"},
	{Key: "counter.wins", English: "wins", Chinese: "胜局"}, {Key: "counter.prevented", English: "prevented", Chinese: "防止伤害"},
	{Key: "counter.universal", English: "universal", Chinese: "万能符能"}, {Key: "number.might", English: "might", Chinese: "战力"},
	{Key: "number.energy", English: "energy", Chinese: "法力"}, {Key: "number.might_bonus", English: "might bonus", Chinese: "战力加成"},
	{Key: "trait.champion", English: "champion", Chinese: "英雄"}, {Key: "trait.signature", English: "signature", Chinese: "专属"},
	{Key: "trait.basic", English: "basic", Chinese: "基本"}, {Key: "keyword.accelerate", English: "Accelerate", Chinese: "急速"},
	{Key: "keyword.action", English: "Action", Chinese: "迅捷"}, {Key: "keyword.assault", English: "Assault", Chinese: "强攻"},
	{Key: "keyword.shield", English: "Shield", Chinese: "坚守"}, {Key: "keyword.deathknell", English: "Deathknell", Chinese: "绝念"},
	{Key: "keyword.deflect", English: "Deflect", Chinese: "法盾"}, {Key: "keyword.ganking", English: "Ganking", Chinese: "游走"},
	{Key: "keyword.hidden", English: "Hidden", Chinese: "待命"}, {Key: "keyword.legion", English: "Legion", Chinese: "鼓舞"},
	{Key: "keyword.reaction", English: "Reaction", Chinese: "反应"}, {Key: "keyword.tank", English: "Tank", Chinese: "壁垒"},
	{Key: "keyword.temporary", English: "Temporary", Chinese: "瞬息"}, {Key: "keyword.vision", English: "Vision", Chinese: "预知"},
	{Key: "keyword.equip", English: "Equip", Chinese: "装配"}, {Key: "keyword.repeat", English: "Repeat", Chinese: "回响"},
	{Key: "keyword.weaponmaster", English: "Weaponmaster", Chinese: "百炼"}, {Key: "keyword.unique", English: "Unique", Chinese: "唯一"},
	// No document has a Chinese name of these: they are named here as players would, by what they do.
	{Key: "keyword.quick-draw", English: "Quick-Draw", Chinese: "速装"}, {Key: "keyword.ambush", English: "Ambush", Chinese: "伏击"},
	{Key: "keyword.hunt", English: "Hunt", Chinese: "狩猎"}, {Key: "keyword.level", English: "Level", Chinese: "等级"},
	{Key: "keyword.backline", English: "Backline", Chinese: "后排"}, {Key: "keyword.empower", English: "Empower", Chinese: "强化"},
	{Key: "keyword.empowered", English: "Empowered", Chinese: "已强化"}, {Key: "keyword.flow", English: "Flow", Chinese: "涌流"},
	{Key: "note.neutral_open", English: "neutral open", Chinese: "普通开环"}, {Key: "note.neutral_closed", English: "neutral closed", Chinese: "普通闭环"},
	{Key: "note.showdown_open", English: "showdown open", Chinese: "法术对决开环"}, {Key: "note.showdown_closed", English: "showdown closed", Chinese: "法术对决闭环"},
	{Key: "note.priority", English: "priority", Chinese: "优先行动权"}, {Key: "note.focus", English: "focus", Chinese: "焦点"},
	{Key: "note.showdown", English: "showdown", Chinese: "法术对决"}, {Key: "note.combat", English: "combat", Chinese: "战斗"},
	{Key: "note.contested", English: "contested by", Chinese: "争夺者"}, {Key: "note.scored", English: "scored by", Chinese: "已得分"},
	{Key: "note.staged", English: "about to be fought for", Chinese: "即将开战"},
}

// notes tell the state of the turn (308 to 311), who has priority and focus (312, 313), and what goes on at the battlefields.
func notes(g *engine.Game) []engine.Note {
	var out []engine.Note
	if g.Turn() == 0 {
		return nil
	}
	say := func(key string, p engine.Player, at engine.PlaceID, rule engine.Rule) {
		out = append(out, engine.Note{Key: "note." + key, Player: p, Place: at, Rule: rule})
	}
	state := "neutral"
	if inShowdown(g) {
		state = "showdown"
	}
	if isClosed(g) {
		say(state+"_closed", engine.NoPlayer, 0, engine.R(309))
	} else {
		say(state+"_open", engine.NoPlayer, 0, engine.R(310))
	}
	if p := seatRegister(g, regPriority); p != engine.NoPlayer {
		say("priority", p, 0, engine.R(312))
	}
	if inShowdown(g) {
		if p := focusHolder(g); p != engine.NoPlayer {
			say("focus", p, 0, engine.R(313))
		}
		if at := combatAt(g); at != 0 {
			say("combat", engine.NoPlayer, at, engine.R(454))
		} else {
			say("showdown", engine.NoPlayer, showdownAt(g), engine.R(341))
		}
	}
	eachBattlefield(g, func(at engine.PlaceID) {
		if p := contestedBy(g, at); p != engine.NoPlayer {
			say("contested", p, at, engine.R(190, 3))
		}
		id := battlefieldAt(g, at)
		for p := range engine.Player(g.Players()) {
			if g.Counter(id, ScoredMask)&(1<<p) != 0 {
				say("scored", p, at, engine.R(468))
			}
		}
		if g.Counter(id, StagedShowdown)+g.Counter(id, StagedCombat) != 0 {
			say("staged", engine.NoPlayer, at, engine.R(323))
		}
	})
	return out
}

// second is the battlefield at which a card is hidden.
func second(_ *engine.Game, o engine.Option) engine.Datum {
	if o.Kind == OptionHide {
		return engine.At(engine.PlaceID(o.M))
	}
	return engine.Datum{}
}

// beside is the battlefield at which hidden cards lie.
func beside(g *engine.Game, z engine.ZoneID) engine.PlaceID {
	if g.Zone(z).Kind == InFacedown {
		return z - 1
	}
	return 0
}

// writeBoard writes a position as Build reads it.
func writeBoard(g *engine.Game) engine.Spec {
	w := &common.Writer{Game: g}
	names, hosts := map[engine.PlaceID]string{}, map[engine.ObjectID]string{}
	battlefields := common.Table()
	i := 0
	eachBattlefield(g, func(at engine.PlaceID) {
		names[at] = compass[min(i, len(compass)-1)]
		i++
		one := common.Table()
		if name := w.Name(g.Printed(battlefieldAt(g, at))); name != "" {
			one.Fields = append(one.Fields, common.TextField("card", name))
		}
		if p := controllerOf(g, at); p != engine.NoPlayer {
			one.Fields = append(one.Fields, common.TextField("controller", common.PlayerName(p)))
		}
		var scored engine.Spec
		for p := range engine.Player(g.Players()) {
			if g.Counter(battlefieldAt(g, at), ScoredMask)&(1<<p) != 0 {
				scored.Kind = engine.SpecTable
				scored.List = append(scored.List, engine.Spec{Kind: engine.SpecText, Text: common.PlayerName(p)})
			}
		}
		if len(scored.List) > 0 {
			common.Add(&one, "scored", &scored)
		}
		if p := contestedBy(g, at); p != engine.NoPlayer {
			one.Fields = append(one.Fields, common.TextField("contested", common.PlayerName(p)))
		}
		common.Add(&battlefields, names[at], &one)
	})
	w.Turn(Main)
	common.Add(&w.Board, "battlefields", &battlefields)
	// What bears something is called by a name of its own.
	for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
		if host := g.Object(id).Host; host != 0 && hosts[host] == "" {
			hosts[host] = fmt.Sprintf("bearer %d", len(hosts)+1)
		}
	}
	for p := range engine.Player(g.Players()) {
		side := common.Table()
		fields := func(id engine.ObjectID) (out []engine.SpecField) {
			if as := hosts[id]; as != "" {
				out = append(out, common.TextField("as", as))
			}
			out = w.Statuses(id, out, Exhausted, Stunned)
			out = w.Counters(id, out, Damage, Buffs)
			if n := g.Counter(id, TimesEmpowered); n > 0 {
				out = append(out, common.NumberField("empowered", n))
			}
			if host := g.Object(id).Host; host != 0 {
				out = append(out, common.TextField("attached", hosts[host]))
			}
			return w.Controller(id, p, out)
		}
		common.Add(&side, "base", w.Cards(baseOf(g, p), fields))
		common.Add(&side, "legend", w.Cards(legendOf(g, p), fields))
		common.Add(&side, "champion", w.Cards(championOf(g, p), nil))
		common.Add(&side, "hand", w.Cards(handOf(g, p), nil))
		common.Add(&side, "deck", w.Cards(deckOf(g, p), nil))
		common.Add(&side, "trash", w.Cards(trashOf(g, p), nil))
		common.Add(&side, "banished", w.Cards(banishmentOf(g, p), nil))
		facedown := common.Table()
		eachBattlefield(g, func(at engine.PlaceID) {
			here, hidden := engine.Spec{Kind: engine.SpecTable}, engine.Spec{Kind: engine.SpecTable}
			g.Each(at, func(id engine.ObjectID) bool {
				if e := w.Card(id, fields); e != nil && g.Object(id).Owner == p {
					here.List = append(here.List, *e)
				}
				return true
			})
			g.Each(facedownAt(at), func(id engine.ObjectID) bool {
				if e := w.Card(id, func(id engine.ObjectID) []engine.SpecField { return w.Counters(id, nil, HiddenOn) }); e != nil && g.Object(id).Owner == p {
					hidden.List = append(hidden.List, *e)
				}
				return true
			})
			if len(here.List) > 0 {
				common.Add(&side, names[at], &here)
			}
			if len(hidden.List) > 0 {
				common.Add(&facedown, names[at], &hidden)
			}
		})
		if len(facedown.Fields) > 0 {
			common.Add(&side, "facedown", &facedown)
		}
		common.Add(&side, "runes", writeRunes(g, runesOf(g, p)))
		common.Add(&side, "rune_deck", writeRuneDeck(g, runeDeckOf(g, p)))
		o := g.PlayerObject(p)
		side.Fields = w.Counters(o, side.Fields, Points, XP)
		if n := g.Counter(o, TurnNumber); n != 2 {
			side.Fields = append(side.Fields, common.NumberField("turns", n))
		}
		pool := common.Table()
		pool.Fields = w.Counters(o, nil, EnergyPool)
		for r := range resources {
			pool.Fields = w.Counters(o, pool.Fields, PowerPool+uint8(r))
		}
		for k := range uint8(len(reserves)) {
			pool.Fields = w.Counters(o, pool.Fields, KeptEnergy+k, KeptPower+k)
		}
		if len(pool.Fields) > 0 {
			common.Add(&side, "pool", &pool)
		}
		common.Add(&w.Board, common.PlayerName(p), &side)
	}
	return w.Board
}

// writeRuneDeck lists the domains of a rune deck in its order, where that matters.
func writeRuneDeck(g *engine.Game, z engine.ZoneID) *engine.Spec {
	out := engine.Spec{Kind: engine.SpecTable}
	var of engine.Mask
	g.Each(z, func(id engine.ObjectID) bool {
		if d := domainOf(g.Definition(id)); d >= 0 {
			of |= engine.Bit(d)
			out.List = append(out.List, engine.Spec{Kind: engine.SpecText, Text: domains[d].Name})
		}
		return true
	})
	if of&(of-1) == 0 {
		return writeRunes(g, z)
	}
	return &out
}

// writeRunes counts the runes of a zone by domain, ready and exhausted ones.
func writeRunes(g *engine.Game, z engine.ZoneID) *engine.Spec {
	out := common.Table()
	for d := range domains {
		ready, exhausted := 0, 0
		g.Each(z, func(id engine.ObjectID) bool {
			switch c := g.Definition(id); {
			case c.Colors != engine.Bit(d):
			case g.Status(id, Exhausted):
				exhausted++
			default:
				ready++
			}
			return true
		})
		switch {
		case exhausted > 0:
			x := common.Table(common.NumberField("ready", ready), common.NumberField("exhausted", exhausted))
			common.Add(&out, domains[d].Name, &x)
		case ready > 0:
			out.Fields = append(out.Fields, common.NumberField(domains[d].Name, ready))
		}
	}
	if len(out.Fields) == 0 {
		// Nothing at all has to be said: what is not stated is filled.
		return &engine.Spec{Kind: engine.SpecNumber}
	}
	return &out
}

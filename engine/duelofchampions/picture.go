package duelofchampions

import (
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// How the board is drawn, and how a position is written as a board.

var picture = &engine.Picture{
	Shapes: map[string]engine.Shape{
		"row": engine.ShapeAside, "line": engine.ShapeAside, "hero": engine.ShapeSlot, "stacked": engine.ShapeAside, "resolving": engine.ShapeStack,
	},
	Grid:   &engine.Grid{Zone: "square", Lines: size},
	Wounds: "damage", Costs: []string{"cost"}, Stats: []string{"attack", "retaliation", "health"}, Pool: []string{"resources", "base_might", "base_magic", "base_destiny"},
	Counts: []string{"base_production", "hero_acted"}, Marks: []string{"stack_more", "enrage", "poison"},
	Paint: map[string]string{
		"air": "#7fa8c9", "earth": "#7a6a3a", "fire": "#c8452f", "water": "#3b72b8", "light": "#b8952e", "dark": "#6b4a86", "prime": "#8b8b98",
		"haven": "#6d8fc0", "inferno": "#b53a2a", "necropolis": "#5d8a55", "sanctuary": "#3f9aa0", "stronghold": "#a8662c", "academy": "#8a6fb8",
	},
	Notes: notes, Second: second, On: liesOn, Board: writeBoard,
	BoardPhases: []string{"action", "supply"},
}

// noteTerms word the notes, and what a picture names besides.
var noteTerms = []engine.Term{
	{Key: "zone.banished", English: "banished", Chinese: "放逐"}, {Key: "zone.ongoing", English: "ongoing", Chinese: "长效"},
	{Key: "zone.events", English: "events", Chinese: "事件"}, {Key: "zone.event_deck", English: "event deck", Chinese: "事件牌库"},
	{Key: "zone.event_pile", English: "event pile", Chinese: "事件弃牌"}, {Key: "zone.hero", English: "hero", Chinese: "英雄"},
	{Key: "status.fresh", English: "fresh", Chinese: "刚到场"}, {Key: "status.attacked", English: "attacked", Chinese: "已攻击"},
	{Key: "status.moved", English: "moved", Chinese: "已移动"}, {Key: "counter.damage", English: "damage", Chinese: "伤害"},
	{Key: "counter.poison", English: "poison", Chinese: "中毒"}, {Key: "counter.enrage", English: "enrage", Chinese: "激怒"},
	{Key: "counter.resources", English: "resources", Chinese: "资源"}, {Key: "counter.turns", English: "turns", Chinese: "回合数"},
	{Key: "number.attack", English: "attack", Chinese: "攻击"}, {Key: "number.retaliation", English: "retaliation", Chinese: "反击"},
	{Key: "number.health", English: "health", Chinese: "生命"}, {Key: "number.cost", English: "cost", Chinese: "消耗"}, {Key: "note.attacks", English: "attacks", Chinese: "攻击"},
	{Key: "trait.magic", English: "magic", Chinese: "魔法"},
	{Key: "trait.unique", English: "unique", Chinese: "唯一"}, {Key: "trait.blast_at_target", English: "blast at target", Chinese: "目标处爆裂"},
	{Key: "trait.end_of_turn", English: "end of turn", Chinese: "至回合结束"},
	{Key: "trait.next_turn", English: "next turn", Chinese: "至下回合"}, {Key: "trait.permanent", English: "permanent", Chinese: "永久"},
	{Key: "trait.active", English: "active", Chinese: "主动"},
	{Key: "note.attacked", English: "is attacked", Chinese: "被攻击"},
}

// notes tell who attacks whom (9).
func notes(g *engine.Game) []engine.Note {
	f := g.Top()
	if f == nil || f.Kind != attackFrame {
		return nil
	}
	out := []engine.Note{{Key: "note.attacks", Player: engine.NoPlayer, Object: engine.ObjectID(f.A), Rule: book.R(9)}}
	if f.C != 0 {
		out = append(out, engine.Note{Key: "note.attacked", Player: engine.NoPlayer, Object: engine.ObjectID(f.C), Rule: book.R(9)})
	}
	return out
}

// liesOn is what an ongoing card lies on (3.4): a unit, a player, or a row or line and its squares.
func liesOn(g *engine.Game, id engine.ObjectID) []engine.Datum {
	if g.KindOf(id) != InOngoing {
		return nil
	}
	unit, row, line := g.Counter(id, OnUnit), g.Counter(id, OnRow), g.Counter(id, OnLine)
	var list []engine.Datum
	switch {
	case unit > players:
		return []engine.Datum{engine.Obj(g.Ref(engine.ObjectID(unit)))}
	case unit > 0:
		return []engine.Datum{engine.Seat(engine.Player(unit - 1))}
	case row > 0:
		list = append(list, engine.At(firstRow+engine.PlaceID(row-1)))
	case line > 0:
		list = append(list, engine.At(firstLine+engine.PlaceID(line-1)))
	default:
		return nil
	}
	for at := firstSquare; at < firstRow; at++ {
		if row > 0 && rowOf(at) == row-1 || line > 0 && lineOf(at) == line-1 {
			list = append(list, engine.At(at))
		}
	}
	return list
}

// second is the square that a unit moves to, or what an attack is aimed at.
func second(g *engine.Game, o engine.Option) engine.Datum {
	switch {
	case o.Kind == OptionMove && isSquare(engine.PlaceID(o.M)):
		return engine.At(engine.PlaceID(o.M))
	case o.Kind == OptionAttack && o.M > 0 && int(o.M) < g.Objects():
		return engine.Obj(g.Ref(engine.ObjectID(o.M)))
	}
	return engine.Datum{}
}

// writeBoard writes a position as Build reads it.
func writeBoard(g *engine.Game) engine.Spec {
	w := &common.Writer{Game: g}
	w.Turn(Action)
	w.Board.Fields = append(w.Board.Fields, common.TextField("first", common.PlayerName(engine.Player(g.Register(regFirst)))))
	for _, x := range []struct {
		name string
		zone engine.ZoneID
	}{{"events", eventRow}, {"event_deck", eventDeck}, {"event_pile", eventPile}} {
		common.Add(&w.Board, x.name, w.Cards(x.zone, nil))
	}
	// What an ongoing card lies on is called by a name of its own.
	bearers := map[engine.ObjectID]string{}
	for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
		if n := g.Counter(id, OnUnit); n > players && bearers[engine.ObjectID(n)] == "" {
			bearers[engine.ObjectID(n)] = fmt.Sprintf("bearer %d", len(bearers)+1)
		}
	}
	for p := range engine.Player(players) {
		side := common.Table()
		fields := func(id engine.ObjectID) (out []engine.SpecField) {
			if as := bearers[id]; as != "" {
				out = append(out, common.TextField("as", as))
			}
			out = w.Statuses(id, w.Counters(id, out, Damage, Poison), Fresh, Attacked, Moved)
			if n := g.Counter(id, EnrageCount); n > 0 {
				out = append(out, common.NumberField("enrage", n))
			}
			if n := g.Counter(id, StackMore); n > 0 {
				out = append(out, common.NumberField("stack", n+1))
			}
			if q := g.Object(id).Owner; q != p {
				out = append(out, common.TextField("owner", common.PlayerName(q)))
			}
			return out
		}
		lies := func(id engine.ObjectID) (out []engine.SpecField) {
			on := ""
			if list := liesOn(g, id); len(list) > 0 {
				switch d := list[0]; d.Kind {
				case engine.ObjectDatum:
					on = bearers[engine.ObjectID(d.N)]
				case engine.PlayerDatum:
					on = common.PlayerName(d.Player())
				default:
					on = placeName(g, d.Place(), "en")
				}
			}
			if on != "" {
				out = append(out, common.TextField("on", on))
			}
			return out
		}
		for row := range size {
			for k, line := range ownLines(p) {
				common.Add(&side, fmt.Sprintf("%s%d", [2]string{"f", "b"}[k], row), w.Cards(square(row, line), fields))
			}
		}
		common.Add(&side, "hero", w.Cards(heroZone(p), nil))
		common.Add(&side, "hand", w.Cards(handOf(p), nil))
		common.Add(&side, "library", w.Cards(libraryOf(p), nil))
		common.Add(&side, "graveyard", w.Cards(graveyardOf(p), nil))
		common.Add(&side, "banished", w.Cards(banishedOf(p), nil))
		common.Add(&side, "ongoing", w.Cards(ongoingOf(p), lies))
		o := g.PlayerObject(p)
		if id := heroOf(g, p); id != 0 && g.Counter(id, Damage) > 0 {
			side.Fields = append(side.Fields, common.NumberField("damage", g.Counter(id, Damage)))
		}
		for name, c := range []uint8{Resources, BaseProduced, Turns, BaseMight, BaseMagic, BaseDestiny} {
			side.Fields = append(side.Fields, common.NumberField([]string{"resources", "production", "turns", "might", "magic", "destiny"}[name], g.Counter(o, c)))
		}
		if g.Counter(o, HeroActed) > 0 {
			side.Fields = append(side.Fields, common.FlagField("hero_acted", true))
		}
		common.Add(&w.Board, common.PlayerName(p), &side)
	}
	return w.Board
}

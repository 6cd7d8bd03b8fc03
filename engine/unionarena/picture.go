package unionarena

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// How the board is drawn, and how a position is written as a board.

var picture = &engine.Picture{
	Shapes: map[string]engine.Shape{
		"ap_area": engine.ShapeChips, "under": engine.ShapeAside, "under_hidden": engine.ShapeAside, "check": engine.ShapeRow,
	},
	Turned: "exhausted", Costs: []string{"ap", "required_energy"}, Stats: []string{"bp"},
	Marks: []string{"locked"},
	Paint: map[string]string{"blue": "#3b72b8", "red": "#c8452f", "yellow": "#b8952e", "green": "#3d8a52", "purple": "#8a56ac"},
	Notes: notes, Figures: figures, Second: second, Board: writeBoard,
	BoardPhases: []string{"main", "start", "movement", "attack", "end"},
}

// noteTerms word the notes, and what a picture names besides.
var noteTerms = []engine.Term{
	{Key: "zone.check", English: "check", Chinese: "检测中"}, {Key: "status.raided", English: "raided", Chinese: "激跃"},
	{Key: "status.attacking", English: "attacking", Chinese: "攻击"}, {Key: "status.defending", English: "defending", Chinese: "阻挡"},
	{Key: "counter.locked", English: "locked", Chinese: "锁定"}, {Key: "counter.attacks", English: "attacks", Chinese: "攻击次数"},
	{Key: "counter.blocks", English: "blocks", Chinese: "阻挡次数"}, {Key: "counter.turns", English: "turns", Chinese: "回合数"},
	{Key: "note.attacks", English: "attacks", Chinese: "攻击"}, {Key: "note.attacked", English: "is attacked", Chinese: "被攻击"},
}

// notes tell who attacks whom (UA-6.3).
func notes(g *engine.Game) []engine.Note {
	f := g.Top()
	if f == nil || f.Kind != attackFrame {
		return nil
	}
	out := []engine.Note{{Key: "note.attacks", Player: engine.NoPlayer, Object: attackerIn(f).ID, Rule: R(6, 3)}}
	if t := targetIn(f); t.ID != 0 {
		out = append(out, engine.Note{Key: "note.attacked", Player: engine.NoPlayer, Object: t.ID, Rule: R(6, 3)})
	}
	return out
}

// figures are the energies that a player generates (UA-4.14).
func figures(g *engine.Game, p engine.Player) (out []engine.Figure) {
	for k := range colorCount {
		if n := energyOfColor(g, p, k); n > 0 {
			out = append(out, engine.Figure{Key: "energy." + colors[k].Name, Amount: n})
		}
	}
	return out
}

// second is the character that a card raids onto, or that an attack is aimed at.
func second(g *engine.Game, o engine.Option) engine.Datum {
	if (o.Kind == OptionRaid || o.Kind == OptionAttack) && o.M > 0 && int(o.M) < g.Objects() {
		return engine.Obj(g.Ref(engine.ObjectID(o.M)))
	}
	return engine.Datum{}
}

// writeBoard writes a position as Build reads it.
func writeBoard(g *engine.Game) engine.Spec {
	w := &common.Writer{Game: g}
	w.Turn(Main)
	w.Board.Fields = append(w.Board.Fields, common.TextField("first", common.PlayerName(engine.Player(max(g.Register(regFirst), 0)))))
	for p := range engine.Player(g.Players()) {
		side := common.Table()
		under := func(id engine.ObjectID, kind uint8) *engine.Spec {
			list := engine.Spec{Kind: engine.SpecTable}
			g.Each(zoneOf(p, kind), func(x engine.ObjectID) bool {
				if e := w.Card(x, nil); e != nil && g.Object(x).Host == id {
					list.List = append(list.List, *e)
				}
				return true
			})
			if len(list.List) == 0 {
				return nil
			}
			return &list
		}
		fields := func(id engine.ObjectID) []engine.SpecField {
			t := common.Table()
			t.Fields = w.Counters(id, w.Statuses(id, nil, Exhausted), Locked, Attacks)
			t.Fields = w.Controller(id, p, t.Fields)
			on := under(id, Under)
			if on == nil && g.Status(id, Raided) {
				on = &engine.Spec{Kind: engine.SpecTable}
			}
			common.Add(&t, "on", on)
			common.Add(&t, "hidden", under(id, UnderHidden))
			return t.Fields
		}
		common.Add(&side, "front", w.Cards(frontOf(p), fields))
		common.Add(&side, "energy", w.Cards(energyOf(p), fields))
		common.Add(&side, "hand", w.Cards(handOf(p), nil))
		for _, x := range []struct {
			name string
			zone engine.ZoneID
		}{{"deck", deckOf(p)}, {"life", lifeOf(p)}} {
			list := w.Cards(x.zone, nil)
			if n := g.Count(x.zone); list == nil || len(list.List) < n {
				list = &engine.Spec{Kind: engine.SpecNumber, Number: n} // some of them are no cards of a set
			}
			common.Add(&side, x.name, list)
		}
		common.Add(&side, "sideline", w.Cards(sidelineOf(p), nil))
		common.Add(&side, "removal", w.Cards(removalOf(p), nil))
		ready, rested := 0, 0
		g.Each(apOf(p), func(id engine.ObjectID) bool {
			if g.Status(id, Exhausted) {
				rested++
			} else {
				ready++
			}
			return true
		})
		ap := common.Table(common.NumberField("ready", ready), common.NumberField("exhausted", rested))
		common.Add(&side, "ap", &ap)
		side.Fields = append(side.Fields, common.NumberField("turns", g.Counter(g.PlayerObject(p), TurnNumber)))
		common.Add(&w.Board, common.PlayerName(p), &side)
	}
	return w.Board
}

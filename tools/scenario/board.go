package scenario

// A board is plain data by the time the ruleset sees it: the Lua table becomes an engine.Spec, in source order. What
// its fields mean is the ruleset's business.

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"

	lua "github.com/yuin/gopher-lua"
)

// caseOf is the table of a case, LNil when the scenario has none.
func (d *decl) caseOf(which int) lua.LValue {
	cases, ok := d.table.RawGetString("cases").(*lua.LTable)
	if !ok || which < 0 {
		return lua.LNil
	}
	return cases.RawGetInt(which + 1)
}

// boardOf is the board of a scenario, or of a case of it.
func (s *script) boardOf(d *decl, which int) (engine.Spec, error) {
	v := d.table.RawGetString("board")
	if fn, ok := v.(*lua.LFunction); ok {
		if err := s.L.CallByParam(lua.P{Fn: fn, NRet: 1, Protect: true}, d.caseOf(which)); err != nil {
			return engine.Spec{}, err
		}
		v = s.L.Get(-1)
		s.L.Pop(1)
	}
	switch v.(type) {
	case *lua.LNilType:
		return engine.Spec{Kind: engine.SpecTable, Line: d.line}, nil
	case *lua.LTable:
		return s.spec(v, d.line)
	}
	return engine.Spec{}, fmt.Errorf("a board is a table, not %s", quoted(v))
}

// tryBoard makes the board once while the file is read, so that the textless cards in it are known.
func (s *script) tryBoard(d *decl, which int) {
	if _, err := s.boardOf(d, which); err != nil {
		line, text := d.line, err.Error()
		if api, ok := err.(*lua.ApiError); ok {
			text = show(api.Object)
			if at, rest := splitLine(s.src.Path, text); at > 0 {
				line, text = at, rest
			}
		}
		s.complain(line, "", "%s", text)
	}
}

// maxNumber bounds the numbers of a board, the seed aside: some say how many things to make.
const maxNumber = 1000

// spec turns a Lua value into plain data.
func (s *script) spec(v lua.LValue, line int) (engine.Spec, error) {
	left := maxBoard
	return s.specTo(v, line, maxNested, &left)
}

// specTo is spec with the depth of tables and the number of values that are left: a table may hold itself.
func (s *script) specTo(v lua.LValue, line, depth int, left *int) (engine.Spec, error) {
	out := engine.Spec{Line: line}
	if *left--; *left < 0 {
		return out, fmt.Errorf("a board of more than %d values", maxBoard)
	}
	switch x := v.(type) {
	case lua.LString:
		out.Kind, out.Text = engine.SpecText, string(x)
		out.Card = s.testCard(out.Text)
	case lua.LNumber:
		n := int(x)
		if lua.LNumber(n) != x {
			return out, fmt.Errorf("%s is no whole number", show(x))
		}
		out.Kind, out.Number = engine.SpecNumber, n
	case lua.LBool:
		out.Kind, out.Bool = engine.SpecBool, bool(x)
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *handle:
			if y.thing.Kind != engine.Gone {
				out.Kind, out.Thing, out.Text = engine.SpecThing, s.run.current(y.thing), y.name
				return out, nil
			}
			out.Kind, out.Text = engine.SpecText, y.name
			out.Card = s.testCard(y.name)
		case *seat:
			out.Kind, out.Thing, out.Text = engine.SpecThing, engine.Seat(y.player), y.name
		}
	case *lua.LTable:
		if depth == 0 {
			return out, fmt.Errorf("tables are nested more than %d deep: does one hold itself?", maxNested)
		}
		out.Kind = engine.SpecTable
		for k, e := x.Next(lua.LNil); k != lua.LNil; k, e = x.Next(k) {
			value, err := s.specTo(e, line, depth-1, left)
			if err != nil {
				return out, err
			}
			name, ok := k.(lua.LString)
			if n := value.Number; value.Kind == engine.SpecNumber && (n > maxNumber || n < -maxNumber) && name != "seed" && s.stated(string(name)) {
				return out, fmt.Errorf("%s = %d: the numbers of a board lie between -%d and %d", show(k), n, maxNumber, maxNumber)
			}
			if ok {
				out.Fields = append(out.Fields, engine.SpecField{Name: string(name), Value: value})
			} else {
				out.List = append(out.List, value)
			}
		}
	default:
		return out, fmt.Errorf("%s cannot stand here", show(v))
	}
	return out, nil
}

// stated reports whether boards of the game may have a field: who builds the board says best that there is none. Games that do not
// tell have any.
func (s *script) stated(field string) bool {
	if s.run == nil {
		return true
	}
	v := s.run.lib.Rules.Vocabulary().Stage
	return len(v.Board) == 0 || slices.ContainsFunc(slices.Concat(v.Board, v.Side, v.Card), func(w engine.Word) bool { return w.Name == field })
}

// testCard finds a card of this file, nil when the name is none of its own.
func (s *script) testCard(name string) *engine.Card {
	if s.run == nil {
		return nil
	}
	if slices.ContainsFunc(s.src.cards, func(c *testCard) bool { return c.name == name }) {
		return s.run.lib.Find(name)
	}
	return nil
}

// begin builds a board, or starts a game with decks, and runs to its first decision.
func (r *run) begin(lib *engine.Library, o engine.Options) (*engine.Game, []engine.Placed, []engine.Problem) {
	if r.decks != nil {
		m, err := engine.Prepare(lib, r.format, r.decks)
		if err != nil {
			return nil, nil, []engine.Problem{{Text: err.Error()}}
		}
		g := engine.NewGame(o)
		g.Start(m, r.seed)
		return g, nil, nil
	}
	board, seed := r.onLibrary(lib), uint64(1)
	if f := board.Field("seed"); f != nil {
		if f.Kind != engine.SpecNumber {
			return nil, nil, []engine.Problem{{Text: `"seed" is a number`, Line: f.Line}}
		}
		seed = uint64(f.Number)
	}
	return engine.NewBoard(lib, r.format, board, seed, o)
}

// boardLines writes the position, one line a zone that holds something, players first.
func boardLines(g *engine.Game, names func(engine.ObjectID) string) []string {
	v := g.Vocabulary()
	var out []string
	for p := range engine.Player(g.Players()) {
		var parts []string
		for i, w := range v.Counters {
			if n := g.Counter(g.PlayerObject(p), uint8(i)); n != 0 {
				parts = append(parts, counterText(g, w.Name, n, names)...)
			}
		}
		turn := ""
		if g.Active() == p {
			turn = ", whose turn it is"
			if int(g.Phase()) < len(v.Phases) && v.Phases[g.Phase()].Name != "" {
				turn += " (" + v.Phases[g.Phase()].Name + ")"
			}
		}
		out = append(out, strings.TrimRight(fmt.Sprintf("%s%s: %s", seatName(p), turn, strings.Join(parts, ", ")), ": "))
	}
	for z := 1; z < g.Zones(); z++ {
		zone := g.Zone(engine.ZoneID(z))
		if zone.Count == 0 || zone.First == g.PlayerObject(0) {
			continue
		}
		kind := v.Zones[zone.Kind]
		title := kind.Name
		if zone.Owner >= 0 {
			title = seatName(zone.Owner) + " " + title
		}
		if zone.Object != 0 {
			title = names(zone.Object)
		} else if kind.Place {
			if label, ok := placeLabel(g, zone.Place); ok && strings.HasPrefix(label, seatName(zone.Owner)+" ") {
				title = label
			}
		}
		var list []string
		more := 0
		g.Each(engine.ZoneID(z), func(id engine.ObjectID) bool {
			if len(list) >= 12 || !kind.Board && kind.Visibility == engine.Secret && len(list) >= 3 {
				more++
				return true
			}
			list = append(list, objectText(g, id, names))
			return true
		})
		if more > 0 {
			list = append(list, fmt.Sprintf("and %d more", more))
		}
		out = append(out, "  "+title+": "+strings.Join(list, "; "))
	}
	g.Items(func(i engine.ItemID) bool {
		it := g.Item(i)
		text := "  waiting: " + seatName(it.Controller) + " " + names(it.Instance.Bearer.ID)
		if a := g.AbilityOf(it.Instance); a != nil && !it.Card {
			text += " (" + a.Key + ")"
		}
		out = append(out, text)
		return true
	})
	return out
}

// placeLabel is how options call a place; false when a scenario could not call it so.
func placeLabel(g *engine.Game, p engine.PlaceID) (string, bool) {
	rules := g.Library().Rules
	label := rules.Label(g, g.Decision(), engine.Thing(engine.At(p)), "en")
	at, ok := rules.Find(g, label)
	return label, ok && at.Kind == engine.PlaceDatum && at.Place() == p
}

// counterText words a counter as a board states it.
func counterText(g *engine.Game, name string, n int, names func(engine.ObjectID) string) []string {
	text := fmt.Sprintf("%s %d", name, n)
	if stated := g.Vocabulary().Stage.Stated[name]; stated != nil {
		text = stated(g, n, names)
	}
	if text == "" {
		return nil
	}
	return []string{text}
}

// objectText is an object with what is not ordinary about it.
func objectText(g *engine.Game, id engine.ObjectID, names func(engine.ObjectID) string) string {
	v := g.Vocabulary()
	var parts []string
	o := g.Object(id)
	if v.Zones[g.ZoneOf(id).Kind].Board {
		for i, w := range v.Statuses {
			if o.Status&(1<<i) != 0 {
				parts = append(parts, w.Name)
			}
		}
		for i, w := range v.Counters {
			if o.Counters[i] != 0 && !w.Internal {
				parts = append(parts, counterText(g, w.Name, int(o.Counters[i]), names)...)
			}
		}
		if c := g.Controller(id); c >= 0 && g.ZoneOf(id).Owner != c {
			parts = append([]string{seatName(c)}, parts...)
		}
	}
	if len(parts) == 0 {
		return names(id)
	}
	return names(id) + " (" + strings.Join(parts, ", ") + ")"
}

// seatName is how scenarios call a player: A, B, C, D.
func seatName(p engine.Player) string {
	if p < 0 || int(p) > 25 {
		return "nobody"
	}
	return string(rune('A' + p))
}

package workbench

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/tools/board"
)

// The steps and facts of an exported scenario, in the words of scenarios.

// called tells how a board that was written from a game calls the objects of that game.
func called(s *engine.Spec) (out []engine.Placed) {
	if s.Thing.Kind == engine.ObjectDatum {
		p := engine.Placed{Name: s.Text, Object: s.Thing.Ref()}
		if s.Kind == engine.SpecTable && len(s.List) > 0 {
			p.Name = s.List[0].Text
		}
		if as := s.Field("as"); as != nil {
			p.Name = as.Text
		}
		return append(out, p)
	}
	for i := range s.Fields {
		out = append(out, called(&s.Fields[i].Value)...)
	}
	for i := range s.List {
		out = append(out, called(&s.List[i])...)
	}
	return out
}

// naming says in a scenario's words what was done, and what is so.
type naming struct {
	g      *engine.Game
	placed []engine.Placed
	plain  bool
}

// nameOf is how the scenario calls an object: its "as", else the name of its card; false when something else is called so too.
func (n *naming) nameOf(id engine.ObjectID) (string, bool) {
	name := n.g.Definition(id).Name
	for i := range n.placed {
		if n.placed[i].Object.ID == id {
			name = n.placed[i].Name
		}
	}
	twins := 0
	for o := engine.ObjectID(n.g.Players() + 1); int(o) < n.g.Objects(); o++ {
		called := n.g.Definition(o).Name
		for i := range n.placed {
			if n.placed[i].Object.ID == o {
				called = n.placed[i].Name
			}
		}
		if called == name || n.g.Definition(o).Name == name {
			twins++
		}
	}
	if _, place := n.g.Library().Rules.Find(n.g, name); place {
		twins++
	}
	return name, twins == 1 && name != ""
}

// steps makes the move i of a line in the game, and all that belongs to one step with it; it returns the steps and the move after
// them.
func (n *naming) steps(moves []move, i int) (steps []string, next int, err error) {
	m := &moves[i]
	words := n.g.Vocabulary()
	if m.command != 0 {
		n.g.Command(m.command, m.player)
		for _, c := range words.Commands {
			if c.Kind == m.command {
				steps = append(steps, c.Name+"()")
			}
		}
		return steps, i + 1, nil
	}
	d := n.g.Decision()
	if d == nil || d.Player != m.player || !d.Lists(m.option) {
		return nil, 0, misfit(i + 1)
	}
	together, where := n.together(d, m.option)
	steps = append(steps, n.step(d, m.option))
	if err := n.g.Apply(m.option); err != nil || together == nil {
		return steps, i + 1, err
	}
	// Which of them do it together is asked right after.
	var who []string
	for next = i + 1; next < len(moves); next++ {
		d := n.g.Decision()
		x := &moves[next]
		if d == nil || d.Player != m.player || x.player != m.player || words.DecisionName(d.Kind) != together.Name || !d.Lists(x.option) {
			break
		}
		steps = append(steps, n.step(d, x.option))
		if thing := x.option.Datum(); thing.Kind == engine.ObjectDatum {
			name, ok := n.nameOf(thing.Ref().ID)
			if !ok {
				where = ""
			}
			who = append(who, quote(name))
		}
		if err := n.g.Apply(x.option); err != nil {
			return nil, 0, err
		}
		if x.option.Kind == engine.OptionDone {
			next++
			break
		}
	}
	switch {
	case where == "" || len(who) == 0:
	case len(who) == 1:
		steps = []string{fmt.Sprintf("%s(%s, %s)", together.Name, who[0], quote(where))}
	default:
		steps = []string{fmt.Sprintf("%s({ %s }, %s)", together.Name, strings.Join(who, ", "), quote(where))}
	}
	return steps, next, nil
}

// together is the action that several things do together by an option, and the place that they go to; nil for any other option.
func (n *naming) together(d *engine.Decision, o engine.Option) (*engine.Action, string) {
	rules, words := n.g.Library().Rules, n.g.Vocabulary()
	at := engine.Datum{Kind: o.Of, N: o.N}.Place()
	if n.plain || at == 0 {
		return nil, ""
	}
	for i := range words.Actions {
		a := &words.Actions[i]
		if !a.Together {
			continue
		}
		x, err := rules.Means(n.g, d.Player, a.Name, []engine.Spec{{Kind: engine.SpecThing, Thing: engine.At(at)}})
		if err != nil || x != o {
			continue
		}
		var called []string
		for _, p := range n.placed {
			if p.Place == at {
				called = append(called, p.Name)
			}
		}
		if id := n.g.Zone(at).Object; id != 0 {
			called = append(called, n.g.Definition(id).Name)
		}
		for _, name := range append(called, words.Zones[n.g.Zone(at).Kind].Name) {
			if f, ok := rules.Find(n.g, name); ok && f.Place() == at || slices.ContainsFunc(n.placed, func(p engine.Placed) bool { return p.Place == at && p.Name == name }) {
				return a, name
			}
		}
		return a, ""
	}
	return nil, ""
}

// step is the step that gives an option: "play(\"Gust\")".
func (n *naming) step(d *engine.Decision, o engine.Option) string {
	rules, words := n.g.Library().Rules, n.g.Vocabulary()
	switch o.Kind {
	case engine.OptionPass:
		return "pass()"
	case engine.OptionDone:
		return "done()"
	case engine.OptionYes:
		return "yes()"
	case engine.OptionNo:
		return "no()"
	case engine.OptionNumber:
		return fmt.Sprintf("number(%d)", o.N)
	}
	for _, a := range words.Actions {
		if a.Args != "" || a.Together {
			continue
		}
		if x, err := rules.Means(n.g, d.Player, a.Name, nil); err == nil && x == o {
			return a.Name + "()"
		}
	}
	if !n.plain {
		if t := o.Datum(); t.Kind == engine.ObjectDatum && n.g.Live(t.Ref()) {
			if name, ok := n.nameOf(t.Ref().ID); ok {
				return "choose(" + quote(name) + ")"
			}
		}
		if o.Kind >= engine.OptionRules && o.Of == engine.ObjectDatum && int(o.N) < n.g.Objects() {
			if name, ok := n.nameOf(engine.ObjectID(o.N)); ok {
				thing := engine.Spec{Kind: engine.SpecThing, Thing: engine.Obj(n.g.Ref(engine.ObjectID(o.N))), Text: name}
				for _, a := range words.Actions {
					if a.Args == "" || a.Together || a.Next != engine.NoDecision {
						continue
					}
					if x, err := rules.Means(n.g, d.Player, a.Name, []engine.Spec{thing}); err == nil && x == o {
						return a.Name + "(" + quote(name) + ")"
					}
				}
			}
		}
	}
	label := func(x engine.Option) string {
		if x.Kind == engine.OptionIndex && int(x.N) < len(d.Labels) {
			return d.Labels[x.N]
		}
		return rules.Label(n.g, d, x, "en")
	}
	text, which := label(o), 0
	same := 0
	for _, x := range d.Options {
		if strings.EqualFold(label(x), text) {
			if same++; x == o {
				which = same
			}
		}
	}
	if same > 1 {
		return fmt.Sprintf("pick(%s, %d)", quote(text), which)
	}
	return "pick(" + quote(text) + ")"
}

// factsMost is how many cards are told of.
const factsMost = 12

// facts are what is so in the end.
func (n *naming) facts() (out []string) {
	g, words := n.g, n.g.Vocabulary()
	if over, winner := g.Over(); over {
		if winner != engine.NoPlayer {
			return append(out, fmt.Sprintf("s:won(s.%s)", board.Seat(winner)))
		}
		return append(out, "s:over()")
	}
	if g.Active() >= 0 {
		out = append(out, fmt.Sprintf("s:turn(s.%s)", board.Seat(g.Active())))
	}
	if name := words.Phases[g.Phase()].Name; name != "" {
		out = append(out, "s:phase("+quote(name)+")")
	}
	for p := range engine.Player(g.Players()) {
		var parts []string
		for i, c := range words.Counters {
			if v := g.Counter(g.PlayerObject(p), uint8(i)); v != 0 && !c.Internal && identifier.MatchString(c.Name) {
				parts = append(parts, fmt.Sprintf("%s = %d", c.Name, v))
			}
		}
		for i := range words.Zones {
			if k := &words.Zones[i]; k.Visibility == engine.OwnerOnly && words.ShapeOf(uint8(i)) == engine.ShapeHand {
				for z := 1; z < g.Zones(); z++ {
					if row := g.Zone(engine.ZoneID(z)); int(row.Kind) == i && row.Owner == p {
						parts = append(parts, fmt.Sprintf("%s_size = %d", k.Name, row.Count))
					}
				}
			}
		}
		if len(parts) > 0 {
			out = append(out, fmt.Sprintf("s:expect(s.%s, { %s })", board.Seat(p), strings.Join(parts, ", ")))
		}
	}
	told := 0
	for id := engine.ObjectID(g.Players() + 1); int(id) < g.Objects() && told < factsMost; id++ {
		k := &words.Zones[g.KindOf(id)]
		name, ok := n.nameOf(id)
		if !ok || !k.Board || k.Inert {
			continue
		}
		parts := []string{"zone = " + quote(k.Name)}
		if words.Picture != nil {
			for i, d := range words.Numbers {
				if slices.Contains(words.Picture.Stats, d.Name) && g.Definition(id).HasNumber&engine.Bit(i) != 0 {
					parts = append(parts, fmt.Sprintf("%s = %d", d.Name, g.Number(id, engine.NumberID(i))))
				}
			}
			for i, c := range words.Counters {
				if c.Name == words.Picture.Wounds && g.Counter(id, uint8(i)) != 0 {
					parts = append(parts, fmt.Sprintf("%s = %d", c.Name, g.Counter(id, uint8(i))))
				}
			}
			for i, x := range words.Statuses {
				if x.Name == words.Picture.Turned {
					parts = append(parts, fmt.Sprintf("%s = %t", x.Name, g.Status(id, uint8(i))))
				}
			}
		}
		told++
		out = append(out, fmt.Sprintf("s:expect(%s, { %s })", lua(name), strings.Join(parts, ", ")))
	}
	return out
}

// nameTwins gives cards of a board that share their name a name of their own, so that steps can tell them apart: on the board and in
// hands.
func nameTwins(words *engine.Vocabulary, s engine.Spec) engine.Spec {
	count := map[string]int{}
	var each func(s *engine.Spec, f func(e *engine.Spec))
	each = func(s *engine.Spec, f func(e *engine.Spec)) {
		if s.Thing.Kind == engine.ObjectDatum { // written from an object: an entry of a list of cards
			f(s)
			return
		}
		for i := range s.Fields {
			if !slices.ContainsFunc(words.Zones, func(k engine.ZoneKind) bool {
				return k.Name == s.Fields[i].Name && !k.Board && k.Visibility != engine.OwnerOnly
			}) {
				each(&s.Fields[i].Value, f)
			}
		}
		for i := range s.List {
			each(&s.List[i], f)
		}
	}
	out := clone(s)
	name := func(e *engine.Spec) string {
		if e.Kind == engine.SpecTable && len(e.List) > 0 {
			return e.List[0].Text
		}
		return e.Text
	}
	each(&out, func(e *engine.Spec) { count[name(e)]++ })
	seen := map[string]int{}
	each(&out, func(e *engine.Spec) {
		n := name(e)
		if seen[n]++; count[n] < 2 || e.Field("as") != nil || textless.MatchString(n) && e.Card != nil {
			return
		}
		as := engine.SpecField{Name: "as", Value: engine.Spec{Kind: engine.SpecText, Text: n + " " + strconv.Itoa(seen[n])}}
		if e.Kind != engine.SpecTable {
			*e = engine.Spec{Kind: engine.SpecTable, List: []engine.Spec{{Kind: engine.SpecText, Text: n, Card: e.Card}}, Thing: e.Thing}
		}
		e.Fields = append([]engine.SpecField{as}, e.Fields...)
	})
	return out
}

func clone(s engine.Spec) engine.Spec {
	s.Fields, s.List = slices.Clone(s.Fields), slices.Clone(s.List)
	for i := range s.Fields {
		s.Fields[i].Value = clone(s.Fields[i].Value)
	}
	for i := range s.List {
		s.List[i] = clone(s.List[i])
	}
	return s
}

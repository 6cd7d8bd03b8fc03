package workbench

// A game as a scenario file: how it begins, what was played, and what is so in the end. The file is run before it is given out, so
// that it passes as it stands.

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/tools/board"
	"cardlathe/tools/scenario"
)

// ExportRequest says what to write.
type ExportRequest struct {
	Title string
	// Position: the position of now is the board, and nothing is played. Otherwise it begins as the game began, and everything
	// up to now is played.
	Position bool
	// From: it begins with the position after so many moves, and what was played from there on follows. A position in the middle of
	// something cannot be stated: then it begins with the last one before it that can.
	From int
	Path string // to save it at, within a set of the project; "" only to look at it
}

// Export is a scenario that was written.
type Export struct {
	Text   string `json:"text"`
	Pass   bool   `json:"pass"`
	Reason string `json:"reason,omitempty"` // why it does not pass
	Saved  string `json:"saved,omitempty"`
	From   int    `json:"from,omitempty"` // moves before its position
}

// labelsMost is how often a scenario is written anew.
const labelsMost = 12

// earlierMost is how many earlier positions are tried when a scenario does not pass that begins in the middle of a game.
const earlierMost = 3

// export writes a scenario of a table, runs it, and saves it when it passes and a place is named. What a board cannot state may matter
// later on: then it begins earlier, and at last at the beginning of the game.
func (s *Server) export(t *Table, in ExportRequest) (*Export, error) {
	for try := 0; ; try++ {
		out, err := s.exportFrom(t, in)
		if err != nil || out.Pass || out.From == 0 || in.Position {
			return out, err
		}
		in.From = 0
		if try < earlierMost {
			in.From = out.From - 1
		}
	}
}

// exportFrom does so from one position.
func (s *Server) exportFrom(t *Table, in ExportRequest) (*Export, error) {
	title := strings.Join(strings.Fields(in.Title), " ")
	if title == "" {
		return nil, wrong("give the scenario a title: it says what it shows")
	}
	var out *Export
	// What the scenario cannot follow in words is picked by its label: the move whose line fails is written so the next time.
	labels := map[int]bool{}
	for range labelsMost {
		t.mu.Lock()
		var text string
		var lines map[int]int
		var from int
		err := t.guard(func() (err error) { text, lines, from, err = t.scenario(title, &in, labels); return err })
		game := t.game.Vocabulary().Game
		t.mu.Unlock()
		if err != nil {
			return nil, err
		}
		out = &Export{Text: text, From: from}
		in.From = from // looked for once
		suite, diags, err := s.suite([]scenario.File{{Path: "exported.lua", Game: game, Text: []byte(text)}})
		if err != nil {
			return nil, err
		}
		if len(suite.Scenarios) != 1 {
			out.Reason = fmt.Sprint(diags.Err())
			return out, nil
		}
		var result scenario.Result
		suite.Run(context.Background(), scenario.Options{Jobs: 1}, func(r scenario.Result) { result = r })
		if out.Pass = result.Pass; out.Pass {
			break
		}
		out.Reason = fmt.Sprintf("line %d: %s", result.Failure.Line, result.Failure.Message)
		if result.Failure.Expected != "" {
			out.Reason += "; expected " + result.Failure.Expected + ", actual " + result.Failure.Actual
		}
		move, ok := lines[result.Failure.Line]
		if !ok || labels[move] {
			break
		}
		labels[move] = true
		labels[move-1] = true // the name may have meant another thing in the step before
	}
	if in.Path == "" || !out.Pass {
		return out, nil
	}
	f, err := s.saveFile(in.Path, out.Text, "")
	if err != nil {
		return nil, err
	}
	out.Saved = f.Path
	return out, nil
}

// scenario writes the Lua of a scenario. Moves in labels are written by the labels of their options. The second result tells the move
// of each line, the third after how many moves it begins. It is called under the lock.
func (t *Table) scenario(title string, in *ExportRequest, labels map[int]bool) (text string, lines map[int]int, from int, err error) {
	w := &luaWriter{}
	words := t.game.Vocabulary()
	origin := t.origin
	origin.Library = t.game.Library()
	if from = min(in.From, t.at); in.Position {
		from = t.at
	} else if from > 0 {
		if from, err = t.statable(from); err != nil {
			return "", nil, 0, err
		}
	}
	game, placed := t.game, t.placed
	if !in.Position {
		// The moves are made again from the beginning, with the text of now: what things are called is asked where they are made.
		if game, placed, err = t.again(from); err != nil {
			return "", nil, 0, err
		}
	}
	moves := t.line[from:t.at]
	if from > 0 || in.Position {
		if words.Picture == nil || words.Picture.Board == nil {
			return "", nil, 0, wrong("positions of this game cannot be written")
		}
		spec := words.Picture.Board(game)
		origin = Origin{Library: origin.Library, Format: game.Format(), Board: &spec, Seed: max(1, t.origin.Seed)}
	}
	if origin.Board != nil && len(moves) > 0 {
		named := nameTwins(words, *origin.Board)
		origin.Board, placed = &named, called(&named)
	}
	if origin.Board != nil && from == 0 || in.Position {
		if game, placed, err = origin.begin(); err != nil {
			return "", nil, 0, wrong("the board cannot be built: %v", err)
		}
	}
	w.line(0, "-- Written by the workbench from a game that was played there.")
	w.line(0, "scenario %s {", quote(title))
	if id := origin.Format.ID; id != "" && origin.Library.Formats[id] != nil {
		w.line(1, "format = %s,", quote(id))
	} else if origin.Format.Mode != "" {
		w.line(1, "format = { mode = %s },", quote(origin.Format.Mode))
	}
	if origin.Board != nil {
		b := *origin.Board
		if origin.Seed != 1 && b.Field("seed") == nil {
			b.Fields = append(slices.Clone(b.Fields), engine.SpecField{Name: "seed", Value: engine.Spec{Kind: engine.SpecNumber, Number: int(origin.Seed)}})
		}
		text, err := w.spec(&b, 1)
		if err != nil {
			return "", nil, 0, err
		}
		w.line(1, "board = %s,", text)
	} else {
		var ids []string
		for _, d := range origin.Decks {
			if origin.Library.Decks[d.ID] == d {
				ids = append(ids, quote(d.ID))
			} else {
				ids = append(ids, w.deck(words, origin.Library, d))
			}
		}
		w.line(1, "decks = { %s },", strings.Join(ids, ", "))
		w.line(1, "seed = %d,", origin.Seed)
	}
	w.line(1, "play = function(s)")
	names := &naming{g: game, placed: placed}
	lines = map[int]int{}
	for i := 0; i < len(moves); {
		names.plain = labels[from+i]
		steps, next, err := names.steps(moves, i)
		if err != nil {
			return "", nil, 0, err
		}
		for _, x := range steps {
			lines[1+strings.Count(w.b.String(), "\n")] = from + i
			w.line(2, "s.%s:%s", board.Seat(moves[i].player), x)
		}
		i = next
	}
	for _, x := range names.facts() {
		w.line(2, "%s", x)
	}
	w.line(1, "end,")
	w.line(0, "}")
	return w.b.String(), lines, from, nil
}

// again plays the game of a table anew, up to a position.
func (t *Table) again(to int) (*engine.Game, []engine.Placed, error) {
	origin := t.origin
	origin.Library = t.game.Library()
	g, placed, err := origin.begin()
	if err != nil {
		return nil, nil, wrong("the board cannot be built: %v", err)
	}
	for i := range t.line[:to] {
		m := &t.line[i]
		if m.command != 0 {
			g.Command(m.command, m.player)
			continue
		}
		if d := g.Decision(); d == nil || d.Player != m.player || !d.Lists(m.option) {
			return nil, nil, misfit(i + 1)
		}
		if err := g.Apply(m.option); err != nil {
			return nil, nil, err
		}
	}
	g.Decision()
	return g, placed, nil
}

// misfit is what a move is told as that is no longer possible.
func misfit(n int) error {
	return wrong("move %d does not fit any more: the text has changed since it was made. Take it back, or save the position alone", n)
}

// statable is the last position up to one of the line at which a board of it owes what is owed: somebody acts, and nothing is under way
// that a board does not state.
func (t *Table) statable(n int) (int, error) {
	g, _, err := t.again(n)
	if err != nil {
		return 0, err
	}
	words := g.Vocabulary()
	if words.Picture == nil || words.Picture.Board == nil {
		return 0, wrong("positions of this game cannot be written")
	}
	for ; n > 0; n-- {
		if d := g.Decision(); d != nil && d.Kind == engine.DecisionRules && !g.HasItems() {
			spec := words.Picture.Board(g)
			o := Origin{Library: g.Library(), Format: g.Format(), Board: &spec, Seed: max(1, t.origin.Seed)}
			if built, _, err := o.begin(); err == nil && asksAlike(g, built) {
				return n, nil
			}
		}
		if !g.Undo(1) {
			if g, _, err = t.again(n - 1); err != nil {
				return 0, err
			}
		}
	}
	return 0, nil
}

// asksAlike reports whether two games ask the same player for the same.
func asksAlike(a, b *engine.Game) bool {
	labels := func(g *engine.Game) (engine.Player, []string) {
		d := g.Decision()
		if d == nil {
			return engine.NoPlayer, nil
		}
		var out []string
		for _, o := range d.Options {
			out = append(out, g.Library().Rules.Label(g, d, o, "en"))
		}
		slices.Sort(out)
		return d.Player, out
	}
	p, x := labels(a)
	q, y := labels(b)
	return p == q && slices.Equal(x, y)
}

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

var (
	identifier = regexp.MustCompile(`^[A-Za-z_]\w*$`)
	textless   = regexp.MustCompile(`^Vanilla (\d+)$`)
	reserved   = []string{"and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while"}
)

// lua is a name as a scenario writes it: a textless card by vanilla.
func lua(name string) string {
	if m := textless.FindStringSubmatch(name); m != nil {
		return "vanilla(" + m[1] + ")"
	}
	return quote(name)
}

// quote writes a Lua string.
func quote(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\r", `\r`, "\x00", "").Replace(s) + `"`
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

// luaWriter writes Lua.
type luaWriter struct{ b strings.Builder }

func (w *luaWriter) line(depth int, format string, args ...any) {
	w.b.WriteString(strings.Repeat("  ", depth) + fmt.Sprintf(format, args...) + "\n")
}

// lineMost is how long a table may be to stand in one line.
const lineMost = 110

// spec writes a value of a board.
func (w *luaWriter) spec(s *engine.Spec, depth int) (string, error) {
	switch {
	case s.Card != nil && s.Kind != engine.SpecTable, s.Kind == engine.SpecText:
		if s.Card != nil && s.Card.Set == testSet && !textless.MatchString(s.Text) {
			return "", wrong("%s is declared by the scenario that was opened and is in no set: add to that file by hand, or make the card part of a set first", s.Text)
		}
		return lua(s.Text), nil
	case s.Kind == engine.SpecNumber:
		return strconv.Itoa(s.Number), nil
	case s.Kind == engine.SpecBool:
		return strconv.FormatBool(s.Bool), nil
	case s.Kind == engine.SpecThing:
		return quote(s.Text), nil
	}
	var parts []string
	for i := range s.List {
		text, err := w.spec(&s.List[i], depth+1)
		if err != nil {
			return "", err
		}
		parts = append(parts, text)
	}
	for i := range s.Fields {
		f := &s.Fields[i]
		text, err := w.spec(&f.Value, depth+1)
		if err != nil {
			return "", err
		}
		key := f.Name
		if !identifier.MatchString(key) || slices.Contains(reserved, key) {
			key = "[" + quote(key) + "]"
		}
		parts = append(parts, key+" = "+text)
	}
	if len(parts) == 0 {
		return "{}", nil
	}
	one := "{ " + strings.Join(parts, ", ") + " }"
	if len(one)+2*depth <= lineMost && !strings.Contains(one, "\n") {
		return one, nil
	}
	indent := strings.Repeat("  ", depth+1)
	return "{\n" + indent + strings.Join(parts, ",\n"+indent) + ",\n" + strings.Repeat("  ", depth) + "}", nil
}

// deck writes a deck that no set has, card by card: the order decides how it is shuffled.
func (w *luaWriter) deck(words *engine.Vocabulary, lib *engine.Library, d *engine.Deck) string {
	var parts []string
	for _, section := range words.Sections {
		var names []string
		for _, e := range d.Sections[section.Name] {
			name := e.Card
			if c := lib.Find(e.Card); c != nil && lib.Find(c.Name) == c {
				name = c.Name
			}
			for range e.Count {
				names = append(names, quote(name))
			}
		}
		switch {
		case len(names) == 1:
			parts = append(parts, section.Name+" = "+names[0])
		case len(names) > 1:
			parts = append(parts, section.Name+" = { "+strings.Join(names, ", ")+" }")
		}
	}
	return "{\n      " + strings.Join(parts, ",\n      ") + ",\n    }"
}

// testSet is the set that the cards form which a scenario file declares itself.
const testSet = scenario.CardSet

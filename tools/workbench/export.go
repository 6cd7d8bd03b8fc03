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

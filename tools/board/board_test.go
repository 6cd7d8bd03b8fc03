package board_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/board"
	"cardlathe/tools/simulate"
)

func TestDraw(t *testing.T) {
	content, diags := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	lib := content.Game("riftbound")
	m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
	if err != nil {
		t.Fatal(err)
	}
	g := engine.NewGame(engine.Options{})
	g.Start(m, 3)
	p, _ := simulate.NewPolicy("random")
	p.Begin(1, 0)
	for range 60 {
		_ = g.Apply(p.Choose(g, g.Decision()))
	}
	for language, said := range map[string][2]string{"en": {"turn 8", "hand"}, "zh": {"第8回合", "手牌"}} {
		v := g.View(0, language)
		lines := board.Draw(&v, board.Options{Library: lib, Language: language})
		text := strings.Join(lines, "\n")
		for _, want := range []string{said[0], "\nA  ", "\nB  ", "Void Gate", said[1]} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in\n%s", language, want, text)
			}
		}
		if strings.Contains(text, "\x1b") {
			t.Error("colours without being asked")
		}
	}
	// What the viewer may not know is not drawn: other cards in its place change nothing.
	before := strings.Join(drawn(g, lib), "\n")
	g.Exchange(0, 7)
	if after := strings.Join(drawn(g, lib), "\n"); after != before {
		t.Errorf("hidden cards show:\n%s\n%s", before, after)
	}
}

func drawn(g *engine.Game, lib *engine.Library) []string {
	v := g.View(0, "en")
	return board.Draw(&v, board.Options{Library: lib, Language: "en"})
}

// TestWords: in every game numbers, counters, statuses and keywords are drawn by the words of the game, never by names of
// the card API; places of one kind are told apart.
func TestWords(t *testing.T) {
	content, diags := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	for _, c := range []struct {
		game, a, b string
		want       []string
	}{
		{"riftbound", "annie", "garen", nil},
		{"union-arena", "code-geass", "jujutsu-kaisen", []string{"AP area", "required energy 2 purple", "BP ", "\n  front ", "purple energy "}},
		{"duel-of-champions", "haven", "inferno", []string{"\n  A f", "\n  free ", " · production "}},
	} {
		lib := content.Game(c.game)
		m, err := engine.Prepare(lib, lib.Formats[lib.Decks[c.a].Format], []*engine.Deck{lib.Decks[c.a], lib.Decks[c.b]})
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(engine.Options{})
		g.Start(m, 3)
		p, _ := simulate.NewPolicy("random")
		p.Begin(1, 0)
		var all strings.Builder
		for range 300 {
			if over, _ := g.Over(); over {
				break
			}
			_ = g.Apply(p.Choose(g, g.Decision()))
			all.WriteString(strings.Join(drawn(g, lib), "\n"))
		}
		text := all.String()
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in\n%s", lib.Rules.Vocabulary().Title, want, text)
			}
		}
		if i := strings.Index(text, "_"); i >= 0 {
			t.Errorf("%s: a name of the card API: %s", lib.Rules.Vocabulary().Title, text[max(0, i-40):min(len(text), i+40)])
		}
	}
}

// Every line of reports.tsv is one that something writes: the longest piece of it stands in a text of the tools or of the command.
func TestReportsAreWritten(t *testing.T) {
	var source strings.Builder
	for _, pattern := range []string{"../*/*.go", "../../cmd/cardlathe/*.go", "../../sets/*.go", "../../sets/diag/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			source.Write(text)
		}
	}
	table, err := os.ReadFile("reports.tsv")
	if err != nil {
		t.Fatal(err)
	}
	hole := regexp.MustCompile(`\{\d\}`)
	for line := range strings.Lines(string(table)) {
		english, chinese, ok := strings.Cut(strings.TrimRight(line, "\n"), "\t")
		if !ok {
			continue
		}
		longest := ""
		for _, part := range hole.Split(english, -1) {
			if part = strings.TrimSpace(part); len(part) > len(longest) {
				longest = part
			}
		}
		if longest == "" || !strings.Contains(source.String(), longest) && !strings.Contains(longest, "error") {
			t.Errorf("nothing says %q any more", english)
		}
		if len(hole.FindAllString(english, -1)) != len(hole.FindAllString(chinese, -1)) {
			t.Errorf("%q has other values in Chinese", english)
		}
	}
}

package scaffold_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/engine/windfall"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/check"
	"cardlathe/tools/scaffold"
	"cardlathe/tools/scenario"
)

// sound loads a project, checks it, and runs the scenarios that lie in it.
func sound(t *testing.T, dir string) {
	t.Helper()
	soundWith(t, dir, games.All())
}

func soundWith(t *testing.T, dir string, rules []engine.Ruleset) {
	t.Helper()
	root := filepath.Join(dir, "sets")
	tree, _, diags := sets.Layers([]string{root})
	content, more := scripts.Open(tree, rules, nil, nil)
	list, _ := check.Run(tree, content, rules, append(diags, more...))
	for _, d := range list {
		t.Error(d)
	}
	files, _ := scenario.Find(tree)
	var own []scenario.File
	for _, f := range files {
		if strings.HasPrefix(f.Path, root) {
			own = append(own, f)
		}
	}
	suite, _ := scenario.Open(&scenario.Content{Tree: tree, Rules: rules, Load: scenario.Load(rules)}, own)
	if len(suite.Scenarios) == 0 {
		t.Error("no scenario")
	}
	suite.Run(t.Context(), scenario.Options{}, func(r scenario.Result) {
		if !r.Pass {
			var b bytes.Buffer
			_ = scenario.WriteFailure(&b, &r)
			t.Error(b.String())
		}
	})
}

func open(t *testing.T, dir string) *scaffold.Project {
	t.Helper()
	p, err := scaffold.Open(dir, games.All())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestEverythingLoadsAndPasses(t *testing.T) {
	dir := t.TempDir()
	p := open(t, dir)
	must := func(m *scaffold.Made, err error) *scaffold.Made {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	must(p.Set("Lantern's \"Festival\" ${x}", ""))
	sound(t, dir)
	for _, kind := range []string{"unit", "spell", "gear", "battlefield", "legend"} {
		must(p.Card("A "+kind, scaffold.Card{Type: kind}))
	}
	must(p.Card("灯笼守卫", scaffold.Card{}))
	must(p.Card("Costly", scaffold.Card{Type: "spell", Numbers: map[string]int{"energy": 5}, Words: map[string][]string{"domains": {"calm"}},
		Amounts: map[string]map[string]int{"power": {"calm": 1, "any": 1}}, Text: "Say \"${\"."}))
	must(p.Keyword("Flicker", ""))
	must(p.Card("Flick", scaffold.Card{Keywords: []string{"Flicker 2"}}))
	must(p.Scenario("A walk", ""))
	if m := must(p.Deck("My Lamps", scaffold.Deck{})); m.Name != "my-lamps" {
		t.Errorf("the deck is called %q", m.Name)
	}
	sound(t, dir)
}

// A game that brings no examples gets facts, and a scenario to write on; a keyword is written by hand.
func TestGameWithoutExamples(t *testing.T) {
	dir := t.TempDir()
	rules := append(games.All(), windfall.New())
	p, err := scaffold.Open(dir, rules)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Set("Meadow", "windfall"); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Card("Weasel", scaffold.Card{Keywords: []string{"Bramble"}}); err != nil {
		t.Error(err)
	}
	if _, err := p.Scenario("A \"walk\"", ""); err != nil {
		t.Error(err)
	}
	if _, err := p.Keyword("Quick Paw", ""); err == nil || !strings.Contains(err.Error(), "keywords/quick-paw.lua") {
		t.Errorf("a keyword of a game without an example: %v", err)
	}
	soundWith(t, dir, rules)
}

// What new writes is proved: no change of the first card of a set goes unnoticed.
func TestFirstCardIsProved(t *testing.T) {
	for _, v := range games.Vocabularies() {
		dir := t.TempDir()
		if _, err := open(t, dir).Set("Lamps", v.Game); err != nil {
			t.Fatal(err)
		}
		tree, _, _ := sets.Layers([]string{filepath.Join(dir, "sets")})
		all, _ := scenario.Find(tree)
		rules := games.All()
		suite, _ := scenario.Open(&scenario.Content{Tree: tree, Rules: rules, Load: scenario.Load(rules)}, scenario.Own(tree, all))
		own := func(c *scenario.Suspect) bool { return strings.HasPrefix(c.Files[0], filepath.ToSlash(dir)) }
		out := suite.Mutate(t.Context(), scenario.MutateOptions{Only: own}, func(m *scenario.Mutant) {
			if !m.Noticed {
				t.Errorf("%s: %s:%d: %s: %s -> %s survives", v.Game, m.File, m.Line, m.Operator, m.Before, m.After)
			}
		})
		if n := out.All().Noticed; n < 5 {
			t.Errorf("%s: only %d changes", v.Game, n)
		}
	}
}

// A deck may be named to begin with, and a format to be legal in.
func TestDeckOf(t *testing.T) {
	dir := t.TempDir()
	p := open(t, dir)
	if _, err := p.Set("Lamps", ""); err != nil {
		t.Fatal(err)
	}
	for name, d := range map[string]scaffold.Deck{
		"copied": {From: "garen"}, "other": {From: "riftbound/annie", Format: "proving-grounds"}, "random": {Format: "duel"},
	} {
		if m, err := p.Deck(name, d); err != nil || d.From != "" && !strings.HasSuffix(d.From, m.From) {
			t.Errorf("%s: %+v, %v", name, m, err)
		}
	}
	for want, d := range map[string]scaffold.Deck{
		`no deck "garne" of riftbound; did you mean "garen"?`: {From: "garne"},
		`no format "deul"; did you mean "duel"?`:              {Format: "deul"},
		"is not legal in the format":                          {From: "garen", Format: "duel"},
	} {
		if _, err := p.Deck("wrong", d); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v", d, err)
		}
	}
	rules := games.All()
	tree, _, _ := sets.Layers([]string{filepath.Join(dir, "sets")})
	content, _ := scripts.Open(tree, rules, nil, nil)
	for _, d := range check.Decks(content) {
		t.Error(d)
	}
	if f := content.Game("riftbound").Decks["random"].Format; f != "duel" {
		t.Errorf("the random deck is for %q", f)
	}
}

// A new set of any game has a legal deck with its first card in it; where cards of different sets stand in no deck together,
// textless ones of the set stand in for what it does not have yet, and a second deck needs no more of them.
func TestDeckOfANewSet(t *testing.T) {
	for _, v := range games.Vocabularies() {
		dir := t.TempDir()
		p := open(t, dir)
		if _, err := p.Set("Lamps", v.Game); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"First", "Second"} {
			m, err := p.Deck(name, scaffold.Deck{})
			if err != nil {
				t.Fatalf("%s: %v", v.Game, err)
			}
			if own := v.Game == "union-arena" && name == "First"; (m.StandIns > 0) != own {
				t.Errorf("%s: %s has %d stand-ins", v.Game, name, m.StandIns)
			}
			if len(m.Left) > 0 && m.StandIns == 0 && name == "First" {
				t.Errorf("%s: %v is left out", v.Game, m.Left)
			}
		}
		sound(t, dir)
	}
}

func TestNothingIsOverwrittenAndNothingIsLeft(t *testing.T) {
	dir := t.TempDir()
	p := open(t, dir)
	if _, err := p.Card("Early", scaffold.Card{}); err == nil || !strings.Contains(err.Error(), "new set") {
		t.Errorf("a card without a set: %v", err)
	}
	if _, err := p.Set("Words", ""); err != nil {
		t.Fatal(err)
	}
	read := func() string {
		var b strings.Builder
		_ = filepath.WalkDir(dir, func(at string, d os.DirEntry, _ error) error {
			text, _ := os.ReadFile(at)
			b.WriteString(at + "\n" + string(text))
			return nil
		})
		return b.String()
	}
	before := read()
	for what, try := range map[string]func() (*scaffold.Made, error){
		"the same set":          func() (*scaffold.Made, error) { return p.Set("Words", "") },
		"the same card":         func() (*scaffold.Made, error) { return p.Card("Words Herald", scaffold.Card{}) },
		"a shipped card's name": func() (*scaffold.Made, error) { return p.Card("Gust", scaffold.Card{}) },
		"a slug that is taken":  func() (*scaffold.Made, error) { return p.Card("Words, Herald", scaffold.Card{}) },
		"a misspelt keyword":    func() (*scaffold.Made, error) { return p.Card("Odd", scaffold.Card{Keywords: []string{"Tnak"}}) },
		"an unknown domain": func() (*scaffold.Made, error) {
			return p.Card("Odd", scaffold.Card{Words: map[string][]string{"domains": {"soot"}}})
		},
		"an unknown type": func() (*scaffold.Made, error) { return p.Card("Odd", scaffold.Card{Type: "wagon"}) },
		"a number too large": func() (*scaffold.Made, error) {
			return p.Card("Odd", scaffold.Card{Numbers: map[string]int{"might": 500}})
		},
		"no letters":       func() (*scaffold.Made, error) { return p.Card("!!!", scaffold.Card{}) },
		"another set":      func() (*scaffold.Made, error) { return p.Card("Odd", scaffold.Card{Set: "wrds"}) },
		"a game's keyword": func() (*scaffold.Made, error) { return p.Keyword("Tank", "") },
		"an unknown game":  func() (*scaffold.Made, error) { return p.Set("Else", "chess") },
	} {
		if _, err := try(); err == nil {
			t.Errorf("%s: no error", what)
		}
		if now := read(); now != before {
			t.Errorf("%s left traces", what)
			before = now
		}
	}
}

func TestWriteFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "deep", "a.lua")
	if err := scaffold.WriteFile(name, []byte("one"), false); err != nil {
		t.Fatal(err)
	}
	if err := scaffold.WriteFile(name, []byte("two"), false); err == nil {
		t.Error("overwrites")
	}
	if err := scaffold.WriteFile(name, []byte("three"), true); err != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(name); string(text) != "three" {
		t.Errorf("holds %q", text)
	}
	if entries, _ := os.ReadDir(filepath.Dir(name)); len(entries) != 1 {
		t.Error("leaves files behind")
	}
}

// Names that no file can bear everywhere are refused, and none leads out of the project.
func TestHostileNames(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "project")
	p := open(t, dir)
	if _, err := p.Set("Base", ""); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", "  ", "..", "/", "CON", "nul", "Com1", "a\nb", "a\x1b[2J", "\xff", "a\xff", "😀", strings.Repeat("x", 300)} {
		for kind, make := range map[string]func() (*scaffold.Made, error){
			"set":      func() (*scaffold.Made, error) { return p.Set(name, "") },
			"card":     func() (*scaffold.Made, error) { return p.Card(name, scaffold.Card{}) },
			"keyword":  func() (*scaffold.Made, error) { return p.Keyword(name, "") },
			"scenario": func() (*scaffold.Made, error) { return p.Scenario(name, "") },
			"deck":     func() (*scaffold.Made, error) { return p.Deck(name, scaffold.Deck{}) },
		} {
			if _, err := make(); err == nil {
				t.Errorf("%s %q is made", kind, name)
			}
		}
	}
	for i, name := range []string{"../../up", "/tmp/up", `..\up`} {
		if _, err := p.Scenario(name+" "+strconv.Itoa(i), ""); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
	if out, _ := os.ReadDir(filepath.Dir(dir)); len(out) != 1 {
		t.Error("something was written outside of the project")
	}
	sound(t, dir)
}

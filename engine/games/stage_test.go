package games_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// stage is where scripts of a game are tried: a set "overlay" whose cards cost nothing. Question is a card with an effect that is
// played, Other too; Dummy, Keeper and Watcher come to the board. A mode of play "overlay" belongs to it.
type stage struct {
	rules engine.Ruleset
	facts string
	// board begins a game in which A holds a hand and both have cards on the board.
	board func(hand, a, b []string) engine.Spec
	// plain is the script of Question where another card's is tried: it does a little of everything that an ability may wait for.
	plain string
	// words are those of the first stage, as regular expressions, with what this game says instead.
	words [][2]string
}

// stages has one for each game, in the order of games.All.
var stages = []stage{{
	rules: games.All()[0],
	facts: `
card "OVL-question" {
 name = "Question"
 type = "spell"
 domains = ["fury"]
 energy = 0
}
card "OVL-other" {
 name = "Other"
 type = "spell"
 domains = ["fury"]
 energy = 0
}
card "OVL-dummy" {
 name = "Dummy"
 type = "unit"
 domains = ["fury"]
 energy = 0
 might = 5
}
card "OVL-keeper" {
 name = "Keeper"
 type = "unit"
 domains = ["fury"]
 energy = 0
 might = 4
}
card "OVL-watcher" {
 name = "Watcher"
 type = "unit"
 domains = ["fury"]
 energy = 0
 might = 3
}
card "OVL-plain" {
 name = "Plain Legend"
 type = "legend"
 domains = ["fury"]
}
card "OVL-field" {
 name = "Plain Field"
 type = "battlefield"
}
format "overlay" {
 title = "Overlay"
 mode = "duel"
 battlefields = 1
}
`,
	board: func(hand, a, b []string) engine.Spec {
		return table([]string{"A", "B", "turn"}, fields{
			"A":    table([]string{"hand", "base"}, fields{"hand": listOf(hand...), "base": listOf(a...)}),
			"B":    table([]string{"hand", "base"}, fields{"hand": listOf("Dummy"), "base": listOf(b...)}),
			"turn": text("A"),
		})
	},
	plain: `on_play { effect = function(fx)
  fx:gain_xp(1)
  fx:deal(1, fx:all(unit { enemy = true }))
  fx:draw(1)
  fx:kill(fx:all(unit { friendly = true, name = "Dummy" }))
end }`,
}, {
	rules: games.All()[1],
	facts: `
card "OVL-question" {
 name = "Question"
 type = "event"
}
card "OVL-other" {
 name = "Other"
 type = "event"
}
card "OVL-dummy" {
 name = "Dummy"
 type = "character"
 bp = 5000
}
card "OVL-keeper" {
 name = "Keeper"
 type = "character"
 bp = 4000
}
card "OVL-watcher" {
 name = "Watcher"
 type = "character"
 bp = 3000
}
format "overlay" {
 title = "Overlay"
 mode = "duel"
}
`,
	board: func(hand, a, b []string) engine.Spec {
		return table([]string{"A", "B", "turn", "phase"}, fields{
			"A":     table([]string{"hand", "front"}, fields{"hand": listOf(hand...), "front": listOf(a...)}),
			"B":     table([]string{"hand", "front"}, fields{"hand": listOf("Dummy"), "front": listOf(b...)}),
			"turn":  text("A"),
			"phase": text("main"),
		})
	},
	plain: `on_play { effect = function(fx)
  fx:draw(1)
  fx:exhaust(fx:all(character { enemy = true }))
  fx:sideline(fx:all(character { friendly = true, name = "Dummy" }))
end }`,
	words: [][2]string{
		{`\bunit\b`, "character"}, {`gains_xp`, "draws"}, {`"gain" \.\. "_xp"`, `"dr" .. "aw"`}, {`\bgain_xp\b`, "draw"},
		{`\bmight\b`, "bp"}, {`\benergy\b`, "ap"}, {`\bkill\b`, "sideline"}, {`\bconquers\b`, "attacks"}, {`"trash"`, `"sideline"`},
		{`fx:win\(\)`, `error("seen")`},
		{`\bgear \{`, "site {"}, {`\brune \{`, "ap_card {"}, {`\blegend \{`, "character {"}, {`\blink \{`, "playing {"}, {`\bitem\b`, "cause"},
		{`\byou\.legend\b`, "you.front"}, {`\.base\b`, ".front"}, {`"(Tank|Assault 2|Assault)"`, `"Impact 2"`}, {`\battached_to\b`, "under"},
		{`of = ability \{\}`, "on = you.draws"},
	},
}, {
	rules: games.All()[2],
	facts: `
card "OVL-question" {
 name = "Question"
 type = "spell"
 cost = 0
}
card "OVL-other" {
 name = "Other"
 type = "spell"
 cost = 0
}
card "OVL-dummy" {
 name = "Dummy"
 type = "unit"
 cost = 0
 attack = 2
 retaliation = 1
 health = 5
}
card "OVL-keeper" {
 name = "Keeper"
 type = "unit"
 cost = 0
 attack = 1
 retaliation = 2
 health = 4
}
card "OVL-watcher" {
 name = "Watcher"
 type = "unit"
 cost = 0
 attack = 1
 retaliation = 1
 health = 3
}
format "overlay" {
 title = "Overlay"
 mode = "duel"
}
`,
	board: func(hand, a, b []string) engine.Spec {
		side := func(hand, units []string) engine.Spec {
			names, of := []string{"hand"}, fields{"hand": listOf(hand...)}
			for i, u := range units {
				at := []string{"f0", "f1", "f2", "f3", "b0", "b1", "b2", "b3"}[i]
				names, of[at] = append(names, at), text(u)
			}
			return table(names, of)
		}
		return table([]string{"A", "B", "turn"}, fields{"A": side(hand, a), "B": side([]string{"Dummy"}, b), "turn": text("A")})
	},
	plain: `on_play { effect = function(fx)
  fx:draw(1)
  fx:deal(1, fx:all(unit { enemy = true }))
  fx:kill(fx:all(unit { friendly = true, name = "Dummy" }))
end }`,
	words: [][2]string{
		{`gains_xp`, "draws"}, {`"gain" \.\. "_xp"`, `"dr" .. "aw"`}, {`\bgain_xp\b`, "draw"}, {`\bmight\b`, "attack"}, {`\benergy\b`, "resource"},
		{`exhaust = self`, "resource = 0"}, {`\bconquers\b`, "attacks"}, {`"trash"`, `"graveyard"`}, {`fx:win\(\)`, `error("seen")`},
		{`\bgear \{`, "ongoing {"}, {`\brune \{`, "event_card {"}, {`\blegend \{`, "hero {"}, {`\blink \{`, "ongoing {"}, {`\bplace \{`, "square {"}, {`"deck"`, `"library"`},
		{`\byou\.legend\b`, "you.hero"}, {`you\.base\b`, "self.row"}, {`"(Tank|Assault 2|Assault)"`, `"Enrage 2"`}, {`\battached_to\b`, "on"},
		{`of = ability \{\}`, "on = you.draws"}, {`\bitem\b`, "cause"},
	},
}}

func (s *stage) game() string { return s.rules.Vocabulary().Game }

// says is a text in the words of this game.
func (s *stage) says(text string) string {
	for _, w := range s.words {
		text = regexp.MustCompile(w[0]).ReplaceAllString(text, w[1])
	}
	return text
}

var (
	called   = regexp.MustCompile(`\b(?:fx|q):(\w+)|\b(?:self|you)\.(\w+)`)
	filtered = regexp.MustCompile(`\b(\w+) \{`)
)

// knows reports whether this game has all verbs, queries, events and filters that a text names.
func (s *stage) knows(text string) bool {
	voc := s.rules.Vocabulary()
	has := func(voc *engine.Vocabulary, filter string) bool {
		return slices.ContainsFunc(voc.Filters, func(f *engine.FilterDecl) bool { return f.Name == filter })
	}
	for _, m := range filtered.FindAllStringSubmatch(text, -1) {
		if !has(voc, m[1]) && has(stages[0].rules.Vocabulary(), m[1]) {
			return false
		}
	}
	for _, m := range called.FindAllStringSubmatch(text, -1) {
		name := m[1] + m[2]
		if !slices.ContainsFunc(voc.Verbs, func(v *engine.Verb) bool { return v.Name == name }) && !slices.ContainsFunc(voc.Queries, func(q *engine.QueryDecl) bool { return q.Name == name }) &&
			!slices.ContainsFunc(voc.Events, func(e *engine.EventDecl) bool { return e.Name == name }) && !slices.ContainsFunc(voc.ViewFields, func(f *engine.ViewField) bool { return f.Name == name }) {
			return false
		}
	}
	return true
}

// load lays the set over the shipped ones, with files by their paths in it. Previous is the content before a reload.
func (s *stage) load(t testing.TB, previous *scripts.Content, files map[string]string) (*scripts.Content, diag.List) {
	t.Helper()
	dir := s.game() + "/overlay/"
	tree := fstest.MapFS{
		dir + "set.hcl":   {Data: fmt.Appendf(nil, "set \"overlay\" {\n game = %q\n title = \"Overlay\"\n version = \"1.0.0\"\n}\n", s.game())},
		dir + "cards.hcl": {Data: []byte(s.facts)},
	}
	for name, text := range files {
		tree[dir+name] = &fstest.MapFile{Data: []byte(text)}
	}
	layers, list := sets.Overlaid(sets.Layer{FS: sets.Shipped(), Source: sets.BuiltIn}, sets.Layer{FS: tree, Source: "overlay", Root: "overlay"})
	if list.HasErrors() {
		t.Fatal(list.Err())
	}
	return scripts.Open(layers, games.All(), previous, nil)
}

// quickly gives a function that loads the shipped cards of a game with scripts for cards of its overlay, by their slugs, in a few
// milliseconds: only these are read.
func (s *stage) quickly(t testing.TB) func(texts map[string]string) (*engine.Library, diag.List) {
	t.Helper()
	content, list := s.load(t, nil, map[string]string{"cards/question.lua": s.plain, "cards/watcher.lua": s.plain})
	if list.HasErrors() {
		t.Fatal(list.Err())
	}
	in := scripts.FromContent(sets.Shipped(), content.Facts, []engine.Ruleset{s.rules})
	base, _ := scripts.Load(in, nil)
	return func(texts map[string]string) (*engine.Library, diag.List) {
		with := in
		with.Games = slices.Clone(in.Games)
		with.Games[0].Sets = slices.Clone(in.Games[0].Sets)
		with.Games[0].From = nil // what follows makes other cards of them
		for i, set := range with.Games[0].Sets {
			if set.ID != "overlay" {
				continue
			}
			set.Cards = slices.Clone(set.Cards)
			for k := range set.Cards {
				set.Cards[k].Script = ""
				if slug := strings.TrimPrefix(set.Cards[k].Facts.ID, "OVL-"); texts[slug] != "" {
					set.Cards[k].Script = "overlay/" + slug + ".lua"
				}
			}
			if texts["lib"] != "" {
				set.Lib = "overlay/lib.lua"
			}
			with.Games[0].Sets[i] = set
		}
		with.Unchanged = func(path string) bool { return !strings.HasPrefix(path, "overlay/") }
		with.Read = func(path string) ([]byte, error) {
			return []byte(texts[strings.TrimSuffix(strings.TrimPrefix(path, "overlay/"), ".lua")]), nil
		}
		library, diags := scripts.Load(with, base)
		return library.Game(s.game()), diags
	}
}

// quickly is that of the first stage.
func quickly(t testing.TB) func(texts map[string]string) (*engine.Library, diag.List) {
	t.Helper()
	return stages[0].quickly(t)
}

// begin begins a game on the stage.
func (s *stage) begin(t testing.TB, lib *engine.Library, o engine.Options, seed uint64, hand, a, b []string) *engine.Game {
	t.Helper()
	g, _, problems := engine.NewBoard(lib, lib.Formats["overlay"], s.board(hand, a, b), seed, o)
	for _, p := range problems {
		t.Error(p.Text)
	}
	if g == nil {
		t.FailNow()
	}
	return g
}

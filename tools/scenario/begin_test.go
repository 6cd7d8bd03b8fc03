package scenario_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/scenario"
)

// open reads a file of scenarios with the shipped sets.
func open(text string) (*scenario.Suite, diag.List) {
	rules := games.All()
	return scenario.Open(&scenario.Content{Tree: sets.Shipped(), Rules: rules, Load: scenario.Load(rules)},
		[]scenario.File{{Path: "x.lua", Game: "riftbound", Text: []byte(text)}})
}

// TestBeginnings: what is wrong with format, decks and seed is found without playing, all at once and at its line, and
// fails the scenario when it is played.
func TestBeginnings(t *testing.T) {
	for _, c := range []struct {
		lines string // from line 2 on
		want  []string
	}{
		{`format = "dule",`, []string{`x.lua:2: TEST002 there is no format "dule"; did you mean "duel"?`}},
		{`format = 3,`, []string{`x.lua:2: TEST002 format is a name or a table of knobs, not 3`}},
		{"format = {\n  loop_bond = 20,\n  mode = \"dule\",\n  victory = 0,\n},", []string{
			`x.lua:3: TEST002 a format has no knob "loop_bond"; did you mean "loop_bound"?`,
			`x.lua:4: TEST002 Riftbound has no mode "dule"; did you mean "duel"?`,
			`x.lua:5: TEST002 victory is a whole number from 1 to 99, not 0`}},
		{"format = {\n  best_of = 2,\n  side_by_side = 1,\n},", []string{
			`x.lua:3: TEST002 best_of is an odd number, not 2; write 1 or 3`,
			`x.lua:4: TEST002 side_by_side is 1, which means nothing in the mode "duel"; leave it out, or play 2v2`}},
		{`decks = "annie",`, []string{`x.lua:2: TEST002 decks is a list, not "annie"; write for example: decks = { "annie", "garen" }`}},
		{`decks = { {}, {} },`, []string{
			`x.lua:2: TEST002 deck 1 has no legend, no champion, no main, no runes, no battlefields; name a deck of the content, or state all of its sections`,
			`x.lua:2: TEST002 deck 2 has no legend`}},
		{"decks = {\n  \"annie\",\n  \"gaern\",\n  first = \"B\",\n},", []string{
			`x.lua:4: TEST002 there is no deck "gaern"; did you mean "garen"?`,
			`x.lua:5: TEST002 decks is a list of decks alone, and has no field "first"`}},
		{"decks = {\n  \"annie\", {\n    runs = {},\n  },\n},", []string{`x.lua:2: TEST002 a deck has no section "runs"; did you mean "runes"?`}},
		{"decks = { \"annie\", {\n  legend = \"Annie\",\n  champion = \"Annie, Stubborn\", main = \"Gsut\", runes = \"Fury Rune\",\n  battlefields = \"Own Field\" } },", []string{
			`x.lua:3: TEST002 deck 2, legend: there is no card "Annie"; it is short for "Annie, Fiery", "Annie, Stubborn" and "Annie, Dark Child": write the whole name`,
			`x.lua:4: TEST002 deck 2, main: there is no card "Gsut"; did you mean "Gust"?`}},
		{`decks = { "annie" },`, []string{`x.lua:2: TEST002 a game of this format has 2 players, and decks for 1 are given`}},
		{`format = "war", decks = { "annie", "garen" },`, []string{`x.lua:2: TEST002 a game of this format has 4 players, and decks for 2 are given`}},
		{"decks = { \"annie\", \"mixed:3\" },\nseed = \"one\",", []string{`x.lua:3: TEST002 a seed is a whole number from 1 on, not "one"`}},
		{"board = {},\nseed = 3,", []string{`x.lua:3: TEST002 the seed of a scenario is that of a game with decks; write it into the board`}},
		{`decks = { "annie", "garen" }, board = {},`, []string{`x.lua:2: TEST002 a scenario has a board or decks, not both; leave one of them out`}},
		{`decks = { "annie", "mixed:3" }, seed = 3,`, nil},
		{`format = { mode = "war", victory = 3 }, board = { seed = 3 },`, nil},
	} {
		suite, diags := open("scenario \"one\" {\n" + c.lines + "\nplay = function(s) end }\nscenario \"two\" { play = function(s) end } -- dule\ncard { name = \"Own Field\", type = \"battlefield\" }")
		if len(diags) != len(c.want) {
			t.Errorf("%s: %v", c.lines, diags)
			continue
		}
		for i, want := range c.want {
			if got := diags[i].Error(); !strings.HasPrefix(got, want) {
				t.Errorf("%s:\n%s, want\n%s", c.lines, got, want)
			}
		}
		suite.Run(context.Background(), scenario.Options{}, func(r scenario.Result) {
			if fails := r.Name == "one" && len(c.want) > 0; r.Pass == fails {
				t.Errorf("%s: %s passes: %t %+v", c.lines, r.Name, r.Pass, r.Failure)
			}
		})
	}
}

// TestBoardMessages: what a board or step of several players says when something is wrong.
func TestBoardMessages(t *testing.T) {
	for _, c := range []struct{ board, play, want string }{
		{"A = {},\nE = {}", ``, `x.lua:4: the board cannot be built: a board has no field "E"; it has A, B, C, D, battlefields, turn, phase, seed`},
		{"D = { hnad = {} }", ``, `x.lua:3: the board cannot be built: a player's board has no field "hnad"; it has base, hand`},
		{"turn = \"E\"", ``, `x.lua:3: the board cannot be built: this names no player; players are A, B, C, D`},
		{``, `s.A:mulligan()`, `x.lua:5: no decision of kind "mulligan" is owed: A owes a decision of kind "act": `},
		{``, `s.A:move("nobody")`, `x.lua:5: move takes two things; to move a unit, or a list of units, write for example s.A:move("Unit", "place")`},
		{``, `s.A:lend()`, `x.lua:5: lend needs more; to lend priority to a teammate, write for example s.A:lend(s.C): `},
		{``, `s.A:lend("nobody")`, `x.lua:5: lend: "nobody" is no player of this game; to lend priority to a teammate, write for example s.A:lend(s.C)`},
		{``, `s.A:lend(s.B)`, `x.lua:5: not possible now: priority is lent to a teammate, once, by who has it (rule 316.5)`},
		{``, `s.A:lend(s.C) s.C:end_turn()`, `x.lua:5: not possible now: only the turn player ends the main phase; who has been lent priority passes to give it back (rule 316.9)`},
		{``, `s.A:lend(s.C) s.A:refused("end_turn", { rule = "312.1", reason = "priority is lent to a teammate" }) s.B:refused("end_turn", { reason = "only the turn player ends" })`, ``},
	} {
		suite, diags := open("scenario \"one\" { format = \"2v2\",\nboard = {\n" + c.board + "\n}, play = function(s)\n" + c.play + "\nend }")
		for _, d := range diags {
			t.Errorf("%s%s: %v", c.board, c.play, d)
		}
		suite.Run(context.Background(), scenario.Options{}, func(r scenario.Result) {
			got := ""
			if f := r.Failure; f != nil {
				got = fmt.Sprintf("%s:%d: %s: %s", f.File, f.Line, f.Message, f.Actual)
			}
			if !strings.HasPrefix(got, c.want) || c.want == "" && got != "" {
				t.Errorf("%s%s:\n%s, want\n%s", c.board, c.play, got, c.want)
			}
		})
	}
}

// TestNames: what is said of a card by a name that it does not have, or that it shares with others.
func TestNames(t *testing.T) {
	const annies = `it is short for "Annie, Fiery" and "Annie, Stubborn": write the whole name`
	for _, c := range []struct{ board, play, want string }{
		{`"Annie"`, ``, `x.lua:1: the board cannot be built: there is no card "Annie"; it is short for "Annie, Fiery", "Annie, Stubborn" and "Annie, Dark Child": write the whole name`},
		{`"Gsut"`, ``, `x.lua:1: the board cannot be built: there is no card "Gsut"; did you mean "Gust"?`},
		{`"闪现"`, ``, `x.lua:1: the board cannot be built: there is no card "闪现"; the card is called "Flash"`},
		{`"Annie, Fiery", "Annie, Stubborn"`, `s.A:play("Annie")`, `x.lua:2: play: A has no "Annie" there; ` + annies},
		{`"Annie, Fiery", "Annie, Stubborn"`, `s:expect("Annie", { zone = "hand" })`, `x.lua:2: there is no "Annie" in this game; ` + annies},
		{`"Annie, Fiery", "Annie, Stubborn"`, `s:count("Annie", 0)`, `x.lua:2: there is neither a thing nor a card called "Annie"; ` + annies},
		{`{ "Gust", as = "wind" }`, `s:expect_gone("wnid")`, `x.lua:2: there is neither a thing nor a card called "wnid"; did you mean "wind"?`},
		{`"Gust"`, `s:count("Gust", 1) s:count("Spark", 0) s:expect_gone("Spark") s:count(vanilla(3), 0)`, ``},
	} {
		suite, diags := open("scenario \"one\" { board = { A = { hand = { " + c.board + " } } }, play = function(s)\n" + c.play + "\nend }")
		for _, d := range diags {
			t.Errorf("%s%s: %v", c.board, c.play, d)
		}
		suite.Run(context.Background(), scenario.Options{}, func(r scenario.Result) {
			got := ""
			if f := r.Failure; f != nil {
				got = fmt.Sprintf("%s:%d: %s: %s", f.File, f.Line, f.Message, f.Actual)
			}
			if !strings.HasPrefix(got, c.want) || c.want == "" && got != "" {
				t.Errorf("%s%s:\n%s, want\n%s", c.board, c.play, got, c.want)
			}
		})
	}
}

// TestKeywordsOfTestCards: keywords that nobody knows, and those whose file is not there, are found without playing; so
// are formats that no set declares.
func TestKeywordsOfTestCards(t *testing.T) {
	const text = "card { name = \"Seer\", type = \"unit\", energy = 0, might = 1, domains = { \"mind\" }, keywords = { \"Visoin\" } }\n" +
		"scenario \"one\" {\nboard = { A = { base = {\n  vanilla(2, { \"Vision\", \"Huntt 2\" }) } } },\nformat = \"duel\",\nplay = function(s) end }\n"
	_, diags := open(text)
	for i, want := range []string{
		`x.lua:1: TEST002 Seer has the unknown keyword "Visoin"; Neither the rules nor a set have it; did you mean "Vision"?`,
		`x.lua:4: TEST002 Vanilla 2 Vision Huntt 2 has the unknown keyword "Huntt"; Neither the rules nor a set have it; did you mean "Hunt"?`,
	} {
		if len(diags) != 2 || diags[i].Error() != want {
			t.Errorf("%v, want %s", diags, want)
		}
	}
	// Without the set core.
	tree, _ := sets.Overlaid(sets.Layer{FS: sets.Shipped(), Source: "shipped"}, sets.Layer{FS: fstest.MapFS{
		"riftbound/core/set.hcl": {Data: []byte("set \"core\" {\n  game = \"riftbound\"\n  title = \"Bare\"\n  version = \"1.0.0\"\n}\n")},
	}, Source: "disk"})
	rules := games.All()
	_, diags = scenario.Open(&scenario.Content{Tree: tree, Rules: rules, Load: scenario.Load(rules)}, []scenario.File{{Path: "x.lua", Game: "riftbound", Text: []byte(text)}})
	for _, want := range []string{
		`x.lua:4: TEST002 Vanilla 2 Vision Huntt 2 has Vision, which cannot be played; It cannot: the file of the keyword Vision (keywords/*.lua) is missing`,
		`x.lua:5: TEST002 there is no format "duel"; it is a mode of play, for which no set declares a format: write format = { mode = "duel" }`,
	} {
		if !strings.Contains(diags.Error(), want) {
			t.Errorf("nothing says %s:\n%v", want, diags)
		}
	}
}

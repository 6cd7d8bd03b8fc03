package scenario_test

import (
	"fmt"
	"strings"
	"testing"

	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/tools/scenario"
)

// TestPlaces: at = says where a card goes, also where the rules leave nothing to choose; what is no legal place fails, and may
// be stated as refused.
func TestPlaces(t *testing.T) {
	rules := games.All()
	content := &scenario.Content{Tree: sets.Shipped(), Rules: rules, Load: scenario.Load(rules)}
	const (
		riftbound = `card { name = "Scout", type = "unit", energy = 0, might = 1, domains = { "fury" } }
card { name = "Charm It", type = "spell", energy = 0, domains = { "fury" }, script = [[on_play { effect = function(fx) fx:draw(1) end }]] }
scenario "x" { board = { A = { hand = { "Scout", "Charm It" }%s } }, play = function(s) %s end }`
		south = `, south = { vanilla(1) } }, battlefields = { north = {}, south = { controller = "A" }`
		union = `scenario "x" { board = { A = { hand = { vanilla(0) }, ap = 3, front = { %s } } }, play = function(s) %s end }`
	)
	for _, c := range []struct{ game, text, board, play, want string }{
		{"riftbound", riftbound, "", `s.A:play("Scout", { at = "base" }) s:expect("Scout", { at = "base" })`, ""},
		{"riftbound", riftbound, "", `s.A:play("Scout", { at = "north" })`, `"north" cannot be chosen as the place: A does not control it (rule 355.2)`},
		{"riftbound", riftbound, "", `s.A:play("Scout", { at = "nrth" })`, `"nrth" is no place`},
		{"riftbound", riftbound, "", `s.A:play("Charm It", { at = "base" })`, `no place is asked for next`},
		{"riftbound", riftbound, "", `s.A:refused("play", "Scout", { at = "north", rule = "355.2", reason = "control" })`, ""},
		{"riftbound", riftbound, "", `s.A:refused("play", "Scout", { at = "north", rule = "462" })`, "refused for another reason"},
		{"riftbound", riftbound, "", `s.A:refused("play", "Scout", { at = "base" })`, `play Scout at "base" is possible now`},
		{"riftbound", riftbound, "", `s.A:refused("play", "Charm It", { at = "base" })`, `asks for no place next`},
		{"riftbound", riftbound, south, `s.A:play("Scout", { at = "south" }) s:expect("Scout", { at = "south" })`, ""},
		{"riftbound", riftbound, south, `s.A:play("Scout", { at = "north" })`, `"north" cannot be chosen as the place: A does not control it (rule 355.2)`},
		{"riftbound", riftbound, south, `s.A:refused("play", "Scout", { at = "north", rule = "355.2" }) s.A:play("Scout", { at = "base" })`, ""},
		{"riftbound", riftbound, "", `s.A:choose("Reflection")`, `there is no "Reflection" in this game; Reflection is a token of the set `},
		{"union-arena", union, "", `s.A:play(vanilla(0), { at = "front" })`, ""},
		{"union-arena", union, "", `s.A:play(vanilla(0), { at = "nowhere" })`, `"nowhere" is no place`},
	} {
		t.Run(c.game+" "+c.play, func(t *testing.T) {
			suite, diags := scenario.Open(content, []scenario.File{{Path: "x.lua", Game: c.game, Text: fmt.Appendf(nil, c.text, c.board, c.play)}})
			if len(diags) > 0 || len(suite.Scenarios) != 1 {
				t.Fatal(diags)
			}
			_, result := suite.Scenarios[0].Explain("en")
			told := ""
			if result.Failure != nil {
				told = result.Failure.Message + " " + result.Failure.Actual
			}
			if (told == "") != (c.want == "") || !strings.Contains(told, c.want) {
				t.Errorf("%q, want %q", told, c.want)
			}
		})
	}
}

// TestLineOfACard: what is wrong with a card is told in the line of the card, though the next line names it too.
func TestLineOfACard(t *testing.T) {
	rules := games.All()
	content := &scenario.Content{Tree: sets.Shipped(), Rules: rules, Load: scenario.Load(rules)}
	for text, line := range map[string]int{
		"\ncard { name = \"Odd\", type = \"spell\", energy = 0, might = 1, domains = { \"fury\" } }\nscenario \"x\" { board = { A = { hand = { \"Odd\" } } }, play = function(s) end }\n":     2,
		"card {\n  name = \"Odd\", type = \"spell\",\n  energy = 0, might = 1, domains = { \"fury\" } }\nscenario \"x\" { board = { A = { hand = { \"Odd\" } } }, play = function(s) end }\n": 2,
	} {
		_, diags := scenario.Open(content, []scenario.File{{Path: "x.lua", Game: "riftbound", Text: []byte(text)}})
		if len(diags) != 1 || diags[0].Code != "CARD005" || diags[0].Line() != line {
			t.Errorf("%s: want line %d: %v", text, line, diags.Error())
		}
	}
}

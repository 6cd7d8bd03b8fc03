package scenario_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/tools/scenario"
)

// TestBoards: what cannot be on a board is refused where it stands, with what may be there.
func TestBoards(t *testing.T) {
	rules := games.All()
	content := &scenario.Content{Tree: sets.Shipped(), Rules: rules, Load: scenario.Load(rules)}
	for game, boards := range map[string][][2]string{
		"riftbound": {
			{`A = { base = { vanilla(99999) } }`, "a textless unit has a number from 0 to 99, not 99999"},
			{`A = { base = { vanilla(-1) } }`, "from 0 to 99, not -1"},
			{`A = { base = { vanilla(1.5) } }`, "not 1.5"},
			{`A = { base = { { vanilla(3), damage = -1 } } }`, `"damage" is a number from 0 to 999, not -1`},
			{`A = { base = { { vanilla(3), damage = "much" } } }`, `"damage" is a number from 0 to 999, not "much"`},
			{`A = { base = { { vanilla(3), exhausted = 1 } } }`, `"exhausted" is true or false, not 1`},
			{`A = { base = { { vanilla(3), buffs = 2 } } }`, `"buffs" is a number from 0 to 1, not 2`},
			{`A = { base = { { vanilla(3), as = 2 } } }`, `"as" is a text, not 2`},
			{`A = { base = { { vanilla(3), controller = false } } }`, "somebody has to be named"},
			{`A = { base = { { "Gust", "Gust", damage = 1 } } }`, "one card has fields of its own"},
			{`A = { base = { 5 } }`, "a card is a name"},
			{`A = { points = -1 }`, `"points" is a number from 0 to 99, not -1`},
			{`A = { xp = -1 }`, `"xp" is a number`},
			{`A = { xp = 1000 }`, `"xp" is a number from 0 to 999, not 1000`},
			{`A = { turns = -1 }`, `"turns" is a number`},
			{`A = { pool = { energy = -1 } }`, `"energy" is a number from 0 to 999`},
			{`A = { pool = { calm = -1 } }`, `"calm" is a number from 0 to 999`},
			{`A = { pool = 5 }`, `"pool" is a table of named fields`},
			{`A = { runes = { calm = -1 } }`, `"calm" is a number from 0 to 99`},
			{`A = { runes = { calm = { redy = 1 } } }`, `runes have no "redy"`},
			{`A = { runes = { "Gust" } }`, `"runes" is a table of named fields`},
			{`A = { rune_deck = { "Mind Rune" } }`, `"rune_deck" is a table of named fields`},
			{`A = { rune_deck = { vanilla(1) } }`, `"rune_deck" is a table of named fields`},
			{`A = { base = { "Gust" } }`, `"Gust" is of the type spell; in the zone base lie cards of the types unit, gear, rune alone (rule 107.1)`},
			{`A = { base = { "Annie, Dark Child" } }`, "is of the type legend; in the zone base"},
			{`A = { north = { "Gust" } }`, "in the zone battlefield lie cards of the types unit, gear alone"},
			{`A = { facedown = { north = { "Void Gate" } } }`, "in the zone facedown"},
			{`A = { hand = { "Void Gate" } }`, "is of the type battlefield; in the zone hand"},
			{`A = { hand = { "Recruit" } }`, `"Recruit" is a token, and there are none in the zone hand`},
			{`A = { trash = { "Fury Rune" } }`, "in the zone trash"},
			{`A = { legend = { vanilla(1) } }`, "in the zone legend lie cards of the types legend alone"},
			{`A = { legend = { "Annie, Dark Child", "Yasuo, Unforgiven" } }`, `the zone "legend" holds 1 at most, and here are 2`},
			{`A = { champion = { vanilla(1), vanilla(2) } }`, `the zone "champion" holds 1 at most`},
			{`battlefields = { north = { card = "Gust" }, south = {} }`, `"Gust" is no battlefield`},
			{`battlefields = { "Void Gate" }`, `"battlefields" is a table of named fields`},
			{`turn = false`, "somebody has to be named"},
			{`seed = "x"`, `"seed" is a number`},
			{`A = 5`, `"A" is a table of named fields`},
		},
		"union-arena": {
			{`A = { front = { vanilla(99999) } }`, "a textless character has a number from 0 to 30000, not 99999"},
			{`A = { front = { { vanilla(3), attacks = -1 } } }`, `"attacks" is a number from 0 to 99, not -1`},
			{`A = { front = { { vanilla(3), locked = -1 } } }`, `"locked" is a number`},
			{`A = { front = { { vanilla(3), ready = 0 } } }`, `"ready" is true or false, not 0`},
			{`A = { ap = -1 }`, `"ap" is a number from 0 to 20, not -1`},
			{`A = { ap = { redy = 1 } }`, `AP cards have no "redy"`},
			{`A = { front = { { vanilla(3), bp = 2000 } } }`, `no field "bp"`},
			{`A = { life = -1 }`, `"life" is a number`},
			{`A = { turns = -1 }`, `"turns" is a number`},
			{`A = { front = { "AP" } }`, "in the zone front lie cards of the types character alone"},
			{`A = { hand = { "AP" } }`, "in the zone hand"},
			{`first = false`, "somebody has to be named"},
		},
		"duel-of-champions": {
			{`A = { f0 = vanilla(1000) }`, "a textless unit has a number from 0 to 99, not 1000"},
			{`A = { f0 = { vanilla(3), damage = -1 } }`, `"damage" is a number from 0 to 999, not -1`},
			{`A = { f0 = { vanilla(3), poison = -1 } }`, `"poison" is a number from 0 to 99`},
			{`A = { f0 = { vanilla(3), stack = 0 } }`, `"stack" is a number from 1 to 99, not 0`},
			{`A = { f0 = { vanilla(3), fresh = 1 } }`, `"fresh" is true or false`},
			{`A = { f0 = { vanilla(3), vanilla(4) } }`, `the zone "square" holds 1 at most`},
			{`A = { f0 = "Fire bolt" }`, "in the zone square lie cards of the types unit alone"},
			{`A = { hand = { "Mana Storm" } }`, "in the zone hand"},
			{`A = { resources = -1 }`, `"resources" is a number from 0 to 999, not -1`},
			{`A = { might = -1 }`, `"might" is a number`},
			{`A = { damage = -1 }`, `"damage" is a number`},
			{`A = { hero_acted = 3 }`, `"hero_acted" is true or false`},
			{`events = { vanilla(1) }`, "in the zone events lie cards of the types event alone"},
		},
	} {
		t.Run(game, func(t *testing.T) {
			var files []scenario.File
			for i, b := range boards {
				text := fmt.Sprintf("scenario %q {\n  board = {\n    %s,\n  },\n  play = function(s) end,\n}\n", fmt.Sprint(i), b[0])
				files = append(files, scenario.File{Path: fmt.Sprintf("%d.lua", i), Game: game, Text: []byte(text)})
			}
			told := make([]string, len(boards))
			suite, diags := scenario.Open(content, files)
			for _, d := range diags {
				if n, err := strconv.Atoi(strings.TrimSuffix(d.File(), ".lua")); err == nil {
					told[n] += d.Error() + "\n"
				}
			}
			for _, sc := range suite.Scenarios {
				if _, result := sc.Explain("en"); result.Failure != nil {
					n, _ := strconv.Atoi(sc.Title)
					told[n] += fmt.Sprintf("%s:%d: %s\n", result.Failure.File, result.Failure.Line, result.Failure.Actual)
				}
			}
			for i, b := range boards {
				if want := fmt.Sprintf("%d.lua:3: ", i); !strings.Contains(told[i], b[1]) || !strings.Contains(told[i], want) {
					t.Errorf("%s: %q is not told in line 3, but\n%s", b[0], b[1], told[i])
				}
			}
		})
	}
}

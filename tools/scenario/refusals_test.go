package scenario_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/scenario"
)

// TestRefusals: what the rules of each game say to what is not legal, word for word: the first condition that is not met, its
// rule, and the card and line that impose it.
func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		dir   string // in testdata, for a game that is not the first
		kinds int    // there are at least so many different ones
		more  func(t *testing.T) []string
	}{
		{"", 40, mulligans},
		{"union-arena", 25, nil},
		{"duel-of-champions", 35, nil},
	} {
		t.Run(c.dir, func(t *testing.T) {
			told, kinds := refusals(t, filepath.Join("testdata", c.dir, "refusals.lua"))
			if c.more != nil {
				for _, text := range c.more(t) {
					told += text + "\n"
					kinds[text] = true
				}
			}
			if len(kinds) < c.kinds {
				t.Errorf("there are only %d different refusals", len(kinds))
			}
			golden := filepath.Join("testdata", c.dir, "refusals.txt")
			if flag.Lookup("update").Value.String() == "true" {
				if err := os.WriteFile(golden, []byte(told), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil || string(want) != told {
				t.Errorf("%s is not what is said now (%v); read what has changed: go test ./tools/scenario -run TestRefusals -update\n%s", golden, err, told)
			}
		})
	}
}

// refusals plays the scenarios of a file and gathers what is refused in them, and the different reasons.
func refusals(t *testing.T, name string) (told string, kinds map[string]bool) {
	rules := games.All()
	files, diags := scenario.ReadFile(name, rules)
	suite, more := scenario.Open(&scenario.Content{Tree: sets.Shipped(), Rules: rules, Load: scenario.Load(rules)}, files)
	for _, d := range append(diags, more...) {
		t.Error(d)
	}
	var b bytes.Buffer
	kinds = map[string]bool{}
	for _, sc := range suite.Scenarios {
		lines, result := sc.Explain("en")
		if !result.Pass {
			var failure bytes.Buffer
			if err := scenario.WriteFailure(&failure, &result); err != nil {
				t.Fatal(err)
			}
			t.Error(failure.String())
		}
		fmt.Fprintln(&b, sc.Title)
		for i := range lines {
			if lines[i].What == "refusal" {
				fmt.Fprintf(&b, "  %s\n", &lines[i])
				kinds[lines[i].Rule+lines[i].Text] = true
			}
		}
	}
	return b.String(), kinds
}

// mulligans are refusals before the first turn, which no board states.
func mulligans(t *testing.T) []string {
	content, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	lib := content.Game("riftbound")
	m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
	if err != nil {
		t.Fatal(err)
	}
	g := engine.NewGame(engine.Options{})
	g.Start(m, 1)
	name := func(id engine.ObjectID) string { return g.Definition(id).Name }
	d := g.Decision()
	thing := slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptionThing })
	if thing < 0 {
		t.Fatal("no card can be set aside")
	}
	card := d.Options[thing]
	if err := g.Apply(card); err != nil {
		t.Fatal(err)
	}
	return []string{
		"the mulligan: a card twice\n  " + g.RefusalText(g.Why(card), "en", name),
		"the mulligan: passing\n  " + g.RefusalText(g.Why(engine.Option{Kind: engine.OptionPass}), "en", name),
	}
}

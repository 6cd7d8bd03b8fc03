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

// TestRefusals: what the rules say to what is not legal, word for word: the first condition that is not met, its rule, and
// the card and line that impose it.
func TestRefusals(t *testing.T) {
	rules := games.All()
	files, diags := scenario.ReadFile(filepath.Join("testdata", "refusals.lua"), rules)
	suite, more := scenario.Open(&scenario.Content{Tree: sets.Shipped(), Rules: rules, Load: scenario.Load(rules)}, files)
	for _, d := range append(diags, more...) {
		t.Error(d)
	}
	var b bytes.Buffer
	kinds := map[string]bool{}
	for _, sc := range suite.Scenarios {
		told, result := sc.Explain()
		if !result.Pass {
			var failure bytes.Buffer
			if err := scenario.WriteFailure(&failure, &result); err != nil {
				t.Fatal(err)
			}
			t.Error(failure.String())
		}
		fmt.Fprintln(&b, sc.Title)
		for i := range told {
			if told[i].What == "refusal" {
				fmt.Fprintf(&b, "  %s\n", &told[i])
				kinds[told[i].Rule+told[i].Text] = true
			}
		}
	}
	for _, text := range mulligans(t) {
		fmt.Fprintf(&b, "%s\n", text)
		kinds[text] = true
	}
	if len(kinds) < 40 {
		t.Errorf("there are only %d different refusals", len(kinds))
	}
	golden := filepath.Join("testdata", "refusals.txt")
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(golden, b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil || !bytes.Equal(want, b.Bytes()) {
		t.Errorf("%s is not what is said now (%v); read what has changed: go test ./tools/scenario -run TestRefusals -update\n%s", golden, err, b.String())
	}
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
		"the mulligan: a card twice\n  " + g.Why(card).Text(name),
		"the mulligan: passing\n  " + g.Why(engine.Option{Kind: engine.OptionPass}).Text(name),
	}
}

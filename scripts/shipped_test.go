package scripts_test

// The shipped sets and the examples of the card API, with the real rules.

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/engine/riftbound"
	"cardlathe/scripts"
	"cardlathe/sets"
)

func TestShippedSetsLoad(t *testing.T) {
	rules := games.All()
	content, diags := scripts.Open(sets.Shipped(), rules, nil, nil)
	for _, d := range diags {
		t.Error(d)
	}
	again, _ := scripts.Open(sets.Shipped(), rules, content, nil)
	fresh, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	for _, v := range games.Vocabularies() {
		game := content.Game(v.Game)
		if game == nil || len(game.Cards) == 0 {
			t.Errorf("%s: nothing loaded", v.Game)
			continue
		}
		for _, c := range game.Cards {
			if c.Unplayable != "" {
				t.Logf("%s %s: %s", c.ID, c.Name, c.Unplayable)
			}
		}
		if again.Game(v.Game).Hash != game.Hash {
			t.Errorf("%s: the hash differs from load to load", v.Game)
		}
		if fresh.Game(v.Game).Hash != game.Hash {
			t.Errorf("%s: the hash differs for another ruleset value", v.Game)
		}
	}
}

// Every example loads, or names what the vocabulary does not have yet.
func TestExamplesWithRealRules(t *testing.T) {
	rules := riftbound.New()
	list, _ := filepath.Glob("testdata/cards/*.lua")
	set := scripts.Set{ID: "examples", Dir: "x"}
	set.Keywords, _ = filepath.Glob("../sets/riftbound/core/keywords/*.lua") // the examples wait for what these say
	for _, p := range list {
		name := strings.TrimSuffix(filepath.Base(p), ".lua")
		set.Cards = append(set.Cards, scripts.Card{Facts: &engine.Card{ID: name, Name: name}, Script: p})
	}
	for _, name := range []string{"Recruit", "Reflection", "Sprite"} {
		set.Cards = append(set.Cards, scripts.Card{Facts: &engine.Card{ID: name, Name: name, Token: true}})
	}
	lib, diags := scripts.Load(scripts.Input{Games: []scripts.Game{{Rules: rules, Sets: []scripts.Set{set}}}, Read: os.ReadFile}, nil)
	for _, d := range diags {
		if d.Code == scripts.CodeVerb && strings.Contains(d.Summary, "verb or query") {
			t.Log(d) // not in the vocabulary yet
			continue
		}
		t.Error(d)
	}
	playable := 0
	for _, c := range lib.Game("riftbound").Cards {
		if c.Unplayable == "" && !c.Token {
			playable++
		} else if c.Unplayable != "" {
			t.Logf("%s: %s", c.Name, c.Unplayable)
		}
	}
	t.Logf("%d of %d playable", playable, len(list))
}

package windfall_test

import (
	"bytes"
	"context"
	"os"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/windfall"
	"cardlathe/scripts"
	"cardlathe/tools/scenario"
	"cardlathe/tools/simulate"
)

// TestScenarios runs every scenario of the game, with undo, save and failing effects, and asks whether they prove the rulebook.
func TestScenarios(t *testing.T) {
	rules := []engine.Ruleset{windfall.New()}
	content := &scenario.Content{Tree: os.DirFS("sets"), Rules: rules, Load: scenario.Load(rules)}
	files, diags := scenario.Find(content.Tree)
	suite, more := scenario.Open(content, files)
	for _, d := range append(diags, more...) {
		t.Error(d)
	}
	var results []scenario.Result
	for _, sc := range suite.Scenarios {
		r := sc.Run()
		results = append(results, r)
		if r.Pass {
			continue
		}
		var b bytes.Buffer
		if err := scenario.WriteFailure(&b, &r); err != nil {
			t.Fatal(err)
		}
		t.Error(b.String())
	}
	if len(results) < 15 {
		t.Errorf("there are only %d scenarios", len(results))
	}
	if c := scenario.Cover(rules[0].Vocabulary(), results); c.Proven != c.Testable-c.Definitions {
		for _, line := range c.Lines {
			if !line.Proven {
				t.Errorf("%s is not proven: %s", line.Number, line.Short)
			}
		}
	}
}

// TestGames plays games and holds each against what must be true in all games.
func TestGames(t *testing.T) {
	content, diags := scripts.Open(os.DirFS("sets"), []engine.Ruleset{windfall.New()}, nil, nil)
	if len(diags) > 0 {
		t.Fatal(diags.Err())
	}
	lib := content.Library.Game("windfall")
	for _, c := range lib.Cards {
		if c.Unplayable != "" {
			t.Errorf("%s cannot be played: %s", c.Name, c.Unplayable)
		}
	}
	o := simulate.Options{Library: lib, Format: lib.Formats["windfall"], Decks: []*engine.Deck{lib.Decks["bramble"], lib.Decks["rush"]}, Check: true, Seed: 1}
	for _, play := range []struct {
		policy string
		games  int
	}{{"random", 200}, {"greedy", 50}} {
		t.Run(play.policy, func(t *testing.T) {
			o := o
			o.PolicyA, o.PolicyB, o.Games = play.policy, "random", play.games
			s, err := simulate.Run(context.Background(), o)
			if err != nil {
				t.Fatal(err)
			}
			if s.Games != play.games || s.Unfinished > 0 || s.Tainted > 0 {
				t.Errorf("of %d games %d do not end, the first of them game %d, and in %d a script failed", s.Games, s.Unfinished, s.Stalled, s.Tainted)
			}
			if play.policy == "greedy" && s.Wins[0].N*4 < s.Games*3 {
				t.Errorf("who looks a step ahead wins only %d of %d games: does Evaluate tell a good board from a bad one?", s.Wins[0].N, s.Games)
			}
		})
	}
}

package games_test

import (
	"testing"

	"cardlathe/engine"
)

// TestEndlessGame: where nobody is asked anything any more the game is a draw, and a save of it is that game.
func TestEndlessGame(t *testing.T) {
	_, lib := overlay(t, nil, map[string]string{"watcher": "replacement { on = you.begins, effect = function(fx) end }"})
	spec := table([]string{"A", "B", "turn"}, fields{
		"A": table([]string{"base"}, fields{"base": listOf("Watcher")}), "B": table([]string{"base"}, fields{"base": listOf("Watcher")}), "turn": text("A"),
	})
	g, _, problems := engine.NewBoard(lib, lib.Formats["overlay"], spec, 1, engine.Options{})
	if g == nil {
		t.Fatal(problems)
	}
	end, err := lib.Rules.Means(g, 0, "end_turn", nil)
	if err != nil {
		t.Fatal(err)
	}
	apply(t, g, end)
	if over, winner := g.Over(); !over || winner != engine.NoPlayer {
		t.Fatalf("the game has not ended in a draw: over %v, won by %v, owed is %+v", over, winner, g.Decision())
	}
	loaded, err := engine.LoadGame(lib, g.Save(), engine.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if loaded.Hash() != g.Hash() {
		t.Error("the saved game is another one")
	}
}

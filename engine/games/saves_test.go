package games_test

import (
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestSaveKeepsFormat: a game goes on in the format that it began in, when that has meanwhile got other numbers, another mode, or has
// vanished with its file; its saves do too.
func TestSaveKeepsFormat(t *testing.T) {
	each(t, func(t *testing.T, rules engine.Ruleset) {
		lib, voc := content().Library.Game(rules.Vocabulary().Game), rules.Vocabulary()
		for _, mode := range voc.Modes {
			began := formatOf(t, lib, mode.Name)
			for name, now := range map[string]*engine.Format{
				"gone":          nil,
				"other numbers": {ID: began.ID, Game: began.Game, Mode: mode.Name, Knobs: map[string]int{voc.Knobs[0].Name: 1}},
				"another mode":  {ID: began.ID, Game: began.Game, Mode: voc.Modes[len(voc.Modes)-1].Name},
				"unknown mode":  {ID: began.ID, Game: began.Game, Mode: "none"},
			} {
				t.Run(mode.Name+" "+name, func(t *testing.T) {
					next := *lib
					next.Hash++
					next.Formats = maps.Clone(lib.Formats)
					if delete(next.Formats, began.ID); now != nil {
						next.Formats[began.ID] = now
					}
					g, r := engine.NewGame(engine.Options{}), rand.New(rand.NewPCG(9, 9))
					m := mixedMatch(t, lib, began, mode.Players, 0)
					g.Start(m, 4)
					for n := 0; n < 40 && g.Decision() != nil; n++ {
						apply(t, g, g.Decision().Options[r.IntN(len(g.Decision().Options))])
					}
					g.Replace(&next)
					again, err := engine.LoadGame(&next, g.Save(), engine.Options{})
					if err != nil {
						t.Fatal(err)
					}
					for _, k := range voc.Knobs {
						if a, b := g.Knob(k.Name), again.Knob(k.Name); a != b {
							t.Errorf("loaded, the game has %d of %s instead of %d", b, k.Name, a)
						}
					}
					for n := 0; n < 200 && g.Decision() != nil; n++ {
						o := g.Decision().Options[r.IntN(len(g.Decision().Options))]
						apply(t, g, o)
						if err := again.Apply(o); err != nil || g.Hash() != again.Hash() {
							t.Fatalf("loaded, the game goes on otherwise after %d decisions: %v", n, err)
						}
					}
				})
			}
		}
	})
}

// TestSaveOfAnEarlierText: what was finalized before its declaration changed resolves by its earlier text while that is in memory.
// A save made meanwhile cannot hold the text, and loads all the same: the effect then does nothing, and the log says so.
func TestSaveOfAnEarlierText(t *testing.T) {
	const before = `on_play { name = "first", target = { it = unit {} }, effect = function(fx)
  local a = fx:choose(unit {})
  fx:gain_xp(1)
  local b = fx:choose(unit {})
  fx:gain_xp(1)
end }`
	old, lib := overlay(t, nil, map[string]string{"Question": before})
	_, next := overlay(t, old, map[string]string{"Question": strings.Replace(before, "it = unit {}", "it = unit { enemy = true }", 1)})
	for answered := range 3 {
		g := board(t, lib, engine.Options{KeepHistory: true, CheckDerived: true}, []string{"Question"}, []string{"Dummy"}, []string{"Keeper"})
		play(t, g, "Question")
		for d := g.Decision(); d.Kind == engine.DecideSlot || d.Kind == engine.DecidePay; d = g.Decision() {
			apply(t, g, d.Options[0])
		}
		g.Replace(next)
		if answered > 0 {
			pass(t, g)
		}
		if answered > 1 {
			apply(t, g, g.Decision().Options[0])
		}
		if asks(g) != (answered > 0) || !g.HasItems() {
			t.Fatalf("%d: it does not resolve by the earlier text: %+v", answered, g.Decision())
		}
		again, err := engine.LoadGame(next, g.Save(), engine.Options{})
		if err != nil {
			t.Fatalf("%d: %v", answered, err)
		}
		finish(t, g)
		if xp(g) != 2 {
			t.Errorf("%d: the earlier text gives %d experience", answered, xp(g))
		}
		finish(t, again)
		if again.HasItems() || xp(again) != 0 || !reworded(again) {
			t.Errorf("%d: loaded, it gives %d experience; the log says that the text has changed: %v", answered, xp(again), reworded(again))
		}
	}
}

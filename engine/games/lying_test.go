package games_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"cardlathe/engine"
)

// lying holds what a game lists of its board, by kind of zone, against a walk over the zones.
func lying(t *testing.T, g *engine.Game, after string) {
	t.Helper()
	kinds := g.Vocabulary().Zones
	want := make([][]engine.ObjectID, len(kinds))
	for z := engine.ZoneID(1); int(z) < g.Zones(); z++ {
		for id := g.First(z); id != 0; id = g.Next(id) {
			want[g.Zone(z).Kind] = append(want[g.Zone(z).Kind], id)
		}
	}
	for k := range kinds {
		if list := g.Lying(uint8(k)); kinds[k].Board && !slices.Equal(list, want[k]) {
			t.Fatalf("after %s: in zones of the kind %q lie %v, and %v are listed", after, kinds[k].Name, want[k], list)
		}
	}
}

// TestWhatLiesOnTheBoard: what is listed of the board and derived for it is what a walk finds, after every decision of random
// games and whenever they go elsewhere: to other content, back by undo, to a save, to one of several checkpoints of other lines
// and other contents. A checkpoint gives back all that there was.
func TestWhatLiesOnTheBoard(t *testing.T) {
	e := newEditor(t, 5)
	libs := map[string][]*engine.Library{}
	for range 3 {
		for _, rules := range e.rules {
			if lib := e.game(rules); lib != nil {
				game := rules.Vocabulary().Game
				libs[game] = append(libs[game], lib)
			}
		}
		for range 60 {
			e.edit()
		}
		e.load(nil)
	}
	each(t, func(t *testing.T, rules engine.Ruleset) {
		list, x := libs[rules.Vocabulary().Game], settingOf(t, rules)
		lib := list[0]
		m, err := engine.Prepare(lib, lib.Formats[x.format.ID], []*engine.Deck{lib.Decks[x.decks[0].ID], lib.Decks[x.decks[1].ID]})
		if err != nil {
			t.Fatal(err)
		}
		options := engine.Options{KeepHistory: true, CheckDerived: true}
		did := map[string]int{}
		for seed := range uint64(20) {
			type kept struct {
				c       engine.Checkpoint
				hash    uint64
				lib     *engine.Library
				options []engine.Option
			}
			var marks []*kept
			r := rand.New(rand.NewPCG(seed, 8))
			g := engine.NewGame(options)
			g.Start(m, seed)
			for step := 0; step < 250 && g.Decision() != nil; step++ {
				after := "a decision"
				switch n := r.IntN(40); {
				case n == 0:
					after = "a reload"
					g.Replace(list[r.IntN(len(list))])
				case n == 1 && g.CanUndo() > 0:
					after = "undo"
					g.Undo(1 + r.IntN(min(12, g.CanUndo())))
				case n == 2:
					if again, err := engine.LoadGame(g.Library(), g.Save(), options); err == nil { // a game between two contents does not load
						after, g, marks = "loading", again, nil
					}
				case n < 5 && len(marks) < 8:
					k := &kept{hash: g.Hash(), lib: g.Library(), options: slices.Clone(g.Decision().Options)}
					g.Keep(&k.c)
					marks = append(marks, k)
				case n < 8 && len(marks) > 0:
					after = "returning"
					k := marks[r.IntN(len(marks))]
					g.Return(&k.c)
					if g.Hash() != k.hash || g.Library() != k.lib || !slices.Equal(g.Decision().Options, k.options) {
						t.Fatalf("seed %d, step %d: returning does not give back what was kept", seed, step)
					}
				}
				did[after]++
				lying(t, g, after)
				if d := g.Decision(); d != nil {
					apply(t, g, d.Options[r.IntN(len(d.Options))])
					lying(t, g, after+" and a decision")
				}
			}
		}
		for _, what := range []string{"a decision", "a reload", "undo", "loading", "returning"} {
			if did[what] < 20 {
				t.Errorf("only %d times after %s", did[what], what)
			}
		}
	})
}

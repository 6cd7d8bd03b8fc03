package games_test

import (
	"math/rand/v2"
	"testing"

	"cardlathe/engine"
)

// TestFixedOrder: where a game fixes the order of what happens together, nobody is asked for it.
func TestFixedOrder(t *testing.T) {
	each(t, func(t *testing.T, rules engine.Ruleset) {
		x := settingOf(t, rules)
		m, err := engine.Prepare(x.lib, x.format, []*engine.Deck{x.decks[0], x.decks[1]})
		if err != nil {
			t.Fatal(err)
		}
		fixed := rules.Vocabulary().FixedOrder
		rng := rand.New(rand.NewPCG(1, 2))
		g := engine.NewGame(engine.Options{})
		asked := 0
		for seed := uint64(1); seed <= 20; seed++ {
			for g.Start(m, seed); g.Decision() != nil; {
				d := g.Decision()
				if d.Kind == engine.DecideOrder || d.Kind == engine.DecideReplace {
					asked++
				}
				if err := g.Apply(d.Options[rng.IntN(len(d.Options))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if fixed && asked > 0 {
			t.Errorf("the order is asked for %d times", asked)
		}
	})
}

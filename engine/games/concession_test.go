package games_test

import (
	"math/rand/v2"
	"testing"

	"cardlathe/engine"
)

// TestConcession: whenever players concede, in the middle of others' texts too, the game goes on, is saved and loaded as it
// is, goes back over the concession to what it was, and is played again from its record.
func TestConcession(t *testing.T) {
	each(t, func(t *testing.T, rules engine.Ruleset) {
		v := rules.Vocabulary()
		kind, ok := v.Command("concede")
		if !ok {
			t.Fatal("nobody can concede")
		}
		lib := content().Library.Game(v.Game)
		for _, mode := range v.Modes {
			for seed := range uint64(12) {
				format := formatOf(t, lib, mode.Name)
				m := mixedMatch(t, lib, format, mode.Players, 100*seed)
				random := rand.New(rand.NewPCG(seed, 7))
				g := engine.NewGame(engine.Options{KeepHistory: true})
				g.Start(m, seed)
				for n := 0; n < 900 && g.Decision() != nil; n++ {
					d := g.Decision()
					// Now and then, and more often where a task has been answered to already.
					if random.IntN(200) == 0 || d.Kind == engine.DecideChoose && random.IntN(6) == 0 {
						before := g.Hash()
						gone := engine.Player(random.IntN(g.Players()))
						if g.Out(gone) {
							continue
						}
						g.Command(kind, gone)
						after := g.Hash()
						if !g.Undo(1) || g.Hash() != before {
							t.Fatalf("%s, seed %d, decision %d: taking a concession back leads to another game", mode.Name, seed, n)
						}
						g.Command(kind, gone)
						if g.Hash() != after {
							t.Fatalf("%s, seed %d, decision %d: conceding again leads to another game", mode.Name, seed, n)
						}
						if _, err := engine.LoadGame(lib, g.Save(), engine.Options{}); err != nil {
							t.Fatalf("%s, seed %d, decision %d: %v", mode.Name, seed, n, err)
						}
						continue
					}
					if err := g.Apply(d.Options[random.IntN(len(d.Options))]); err != nil {
						t.Fatal(err)
					}
				}
				again := engine.NewGame(engine.Options{KeepHistory: true})
				if err := again.Replay(m, g.Record(), nil); err != nil {
					t.Errorf("%s, seed %d: %v", mode.Name, seed, err)
				}
			}
		}
	})
}

// mixedMatch prepares random decks, the first from this seed on that may be played together.
func mixedMatch(t testing.TB, lib *engine.Library, format *engine.Format, players int, seed uint64) *engine.Match {
	t.Helper()
	if _, ok := lib.Rules.(engine.DeckMaker); !ok { // its own decks do
		return settingOf(t, lib.Rules).pair(t)
	}
	m, err := lib.Mix(format, make([]*engine.Deck, players), func(seat, try int) uint64 { return seed + uint64(try*players+seat) })
	if err != nil {
		t.Fatal(err)
	}
	return m
}

package games_test

import (
	"math/rand/v2"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/sets"
)

// vanilla is the shipped content without scripts.
func vanilla(t testing.TB) *engine.Library {
	content, list := sets.Load(sets.Shipped(), games.Vocabularies(), nil)
	if list.HasErrors() {
		t.Fatal(list.Err())
	}
	lib := &engine.Library{Rules: games.All()[0], Cards: map[string]*engine.Card{}, Names: map[string]*engine.Card{}, Tokens: map[string]*engine.Card{},
		Decks: map[string]*engine.Deck{}, Formats: map[string]*engine.Format{}}
	for _, s := range content.Sets {
		for _, c := range s.Cards {
			lib.Cards[c.ID] = c
			if c.Token {
				lib.Tokens[c.Name] = c
			} else {
				lib.Names[c.Name] = c
			}
		}
		for _, d := range s.Decks {
			lib.Decks[d.ID] = d
		}
		for _, f := range s.Formats {
			lib.Formats[f.ID] = f
		}
	}
	return lib
}

func TestVanillaGames(t *testing.T) {
	lib := vanilla(t)
	f := lib.Formats["proving-grounds"]
	m, err := engine.Prepare(lib, f, []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range lib.Decks {
		for _, p := range lib.Rules.CheckDeck(lib, d, f) {
			t.Errorf("%s: %s %s", d.ID, p.Rule, p.Text)
		}
	}
	g := engine.NewGame(engine.Options{KeepHistory: true, CheckDerived: true})
	total := 0
	for seed := range uint64(100) {
		g.Start(m, seed)
		r := rand.New(rand.NewPCG(seed, 1))
		n := 0
		for {
			d := g.Decision()
			if d == nil {
				break
			}
			if len(d.Options) == 0 {
				t.Fatal("no options", d.Kind)
			}
			before := g.Hash()
			o := d.Options[r.IntN(len(d.Options))]
			if err := g.Apply(o); err != nil {
				t.Fatal(err)
			}
			after := g.Hash()
			if !g.Undo(1) || g.Hash() != before {
				t.Fatal("undo differs", seed, n)
			}
			if err := g.Apply(o); err != nil || g.Hash() != after {
				t.Fatal("redo differs")
			}
			if n++; n > 20000 {
				t.Fatal("endless")
			}
		}
		total += n
	}
	over, w := g.Over()
	t.Log("decisions per game", total/100, over, w, g.Turn(), g.Work())
}

func BenchmarkVanilla(b *testing.B) {
	lib := vanilla(b)
	f := lib.Formats["proving-grounds"]
	m, _ := engine.Prepare(lib, f, []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
	g := engine.NewGame(engine.Options{})
	b.ReportAllocs()
	seed := uint64(0)
	n := 0
	for b.Loop() {
		seed++
		g.Start(m, seed)
		r := rand.New(rand.NewPCG(seed, 1))
		for d := g.Decision(); d != nil; d = g.Decision() {
			_ = g.Apply(d.Options[r.IntN(len(d.Options))])
			n++
		}
	}
	b.ReportMetric(float64(n)/float64(b.N), "decisions/game")
}

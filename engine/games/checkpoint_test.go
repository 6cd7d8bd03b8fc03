package games_test

import (
	"math/rand/v2"
	"testing"

	"cardlathe/engine"
)

// TestCheckpoint keeps games at random moments, plays on, returns, and must come to the same hashes again.
func TestCheckpoint(t *testing.T) {
	lib := shipped()
	g := engine.NewGame(engine.Options{})
	var c engine.Checkpoint
	for seed := range uint64(40) {
		g.Start(match(t, lib, deckNames[seed%4], deckNames[(seed+1)%4]), seed)
		r := rand.New(rand.NewPCG(seed, 3))
		for n := 0; g.Decision() != nil && n < 120; n++ {
			if n%7 == 3 {
				g.Keep(&c)
				kept := g.Hash()
				var first []uint64
				for again := range 2 {
					line := rand.New(rand.NewPCG(seed, uint64(n)))
					for i := 0; i < 12 && g.Decision() != nil; i++ {
						d := g.Decision()
						if err := g.Apply(d.Options[line.IntN(len(d.Options))]); err != nil {
							t.Fatal(err)
						}
						if again == 0 {
							first = append(first, g.Hash())
						} else if first[i] != g.Hash() {
							t.Fatalf("seed %d, decision %d: the line goes another way after the return", seed, n)
						}
					}
					g.Return(&c)
					if g.Hash() != kept {
						t.Fatalf("seed %d, decision %d: the return leads elsewhere", seed, n)
					}
				}
			}
			d := g.Decision()
			if err := g.Apply(d.Options[r.IntN(len(d.Options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// BenchmarkCheckpoint keeps and returns to a mid-game state, measured against two copies of its rows.
func BenchmarkCheckpoint(b *testing.B) {
	g := engine.NewGame(engine.Options{})
	g.Start(match(b, shipped(), "annie", "garen"), 5)
	r := rand.New(rand.NewPCG(5, 1))
	for range 100 {
		d := g.Decision()
		if err := g.Apply(d.Options[r.IntN(len(d.Options))]); err != nil {
			b.Fatal(err)
		}
	}
	from := make([]byte, g.StateBytes())
	into := make([]byte, len(from))
	b.Run("copies", func(b *testing.B) {
		b.ReportAllocs()
		b.SetBytes(int64(2 * len(from)))
		for b.Loop() {
			copy(into, from)
			copy(from, into)
		}
	})
	b.Run("keep-return", func(b *testing.B) {
		var c engine.Checkpoint
		g.Keep(&c)
		g.Return(&c)
		b.ReportAllocs()
		for b.Loop() {
			g.Keep(&c)
			g.Return(&c)
		}
	})
}

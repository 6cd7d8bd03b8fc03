package engine_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
)

// BenchmarkUndo plays 100 games with their history and undoes each to its beginning, task by task. The bar: undoing at
// task boundaries costs at most a quarter of applying (undo/apply at most 0.25). rollback/apply is the share of the
// journal alone; the rest is the run of each task up to its first question, which an owed decision consists of.
func BenchmarkUndo(b *testing.B) {
	content, list := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if list.HasErrors() {
		b.Fatal(list.Err())
	}
	lib := content.Library.Game("riftbound")
	m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
	if err != nil {
		b.Fatal(err)
	}
	g := engine.NewGame(engine.Options{KeepHistory: true})
	play := func(seed uint64) (first uint64) {
		g.Start(m, seed)
		first = g.Hash()
		r := rand.New(rand.NewPCG(seed, 1))
		for d := g.Decision(); d != nil; d = g.Decision() {
			if err := g.Apply(d.Options[r.IntN(len(d.Options))]); err != nil {
				b.Fatal(err)
			}
		}
		return first
	}
	for seed := range uint64(10) {
		play(seed)
	}
	var applying, undoing, rolling, single time.Duration
	b.ReportAllocs()
	for b.Loop() {
		for seed := range uint64(100) {
			g.Start(m, seed)
			start := time.Now()
			first := play(seed)
			applying += time.Since(start)
			start = time.Now()
			for g.CanUndo() > 0 {
				if !g.Undo(g.DecisionsOfTask()) {
					b.Fatal("undo fails")
				}
			}
			undoing += time.Since(start)
			if g.Hash() != first {
				b.Fatal("undoing everything does not lead to the first hash")
			}
			if seed%10 == 0 {
				play(seed)
				start = time.Now()
				for g.CanUndo() > 0 {
					g.RollBack(g.DecisionsOfTask())
				}
				rolling += time.Since(start)
				play(seed)
				start = time.Now()
				for g.CanUndo() > 0 {
					g.Undo(1)
				}
				single += time.Since(start)
			}
		}
	}
	b.ReportMetric(undoing.Seconds()/applying.Seconds(), "undo/apply")
	b.ReportMetric(10*rolling.Seconds()/applying.Seconds(), "rollback/apply")
	b.ReportMetric(10*single.Seconds()/applying.Seconds(), "single-undo/apply")
}

package games_test

import (
	"math/rand/v2"
	"testing"

	"cardlathe/engine"
)

// BenchmarkRandomDuel plays full-rules duels with every card text in Lua, choosing uniformly among the options of each
// decision, and tells what such a game is made of.
func BenchmarkRandomDuel(b *testing.B) {
	lib := shipped()
	m := match(b, lib, "annie", "garen")
	g := engine.NewGame(engine.Options{})
	var work engine.Work
	turns := 0
	source := rand.NewPCG(0, 0)
	r := rand.New(source)
	play := func(seed uint64) {
		g.Start(m, seed)
		source.Seed(seed, 1)
		for d := g.Decision(); d != nil; d = g.Decision() {
			if err := g.Apply(d.Options[r.IntN(len(d.Options))]); err != nil {
				b.Fatal(err)
			}
		}
	}
	for seed := range uint64(20) {
		play(seed)
	}
	b.ReportAllocs()
	seed := uint64(0)
	for b.Loop() {
		seed++
		play(seed)
		w := g.Work()
		work.Decisions += w.Decisions
		work.Choices += w.Choices
		work.Items += w.Items
		work.ScriptCalls += w.ScriptCalls
		work.VerbCalls += w.VerbCalls
		work.Tasks += w.Tasks
		work.Derivations += w.Derivations
		turns += int(g.Turn())
	}
	per := func(n int, unit string) { b.ReportMetric(float64(n)/float64(b.N), unit+"/game") }
	per(turns, "turns")
	per(work.Decisions, "decisions")
	per(work.Choices, "choices")
	per(work.Items, "items")
	per(work.ScriptCalls, "scripts")
	per(work.VerbCalls, "verbs")
	per(work.Tasks, "tasks")
	per(work.Derivations, "derivations")
}

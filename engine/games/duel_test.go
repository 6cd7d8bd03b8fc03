package games_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"syscall"
	"testing"

	"cardlathe/engine"
)

var (
	benchA = flag.String("deck-a", "annie", "first deck of the duel benchmark")
	benchB = flag.String("deck-b", "garen", "second deck of the duel benchmark")
)

// BenchmarkRandomDuel plays full-rules duels with every card text in Lua, choosing uniformly among the options of each
// decision, and tells what such a game is made of: two decks of the first set, and decks mixed of all cards.
func BenchmarkRandomDuel(b *testing.B) {
	lib := shipped()
	b.Run("first", func(b *testing.B) { benchmarkDuels(b, []*engine.Match{match(b, lib, *benchA, *benchB)}) })
	b.Run("mixed", func(b *testing.B) {
		var list []*engine.Match
		for n := range mixedMatches {
			list = append(list, match(b, lib, fmt.Sprintf("mixed:%d", 2*n), fmt.Sprintf("mixed:%d", 2*n+1)))
		}
		benchmarkDuels(b, list)
	})
}

// mixedMatches is how many pairs of mixed decks a benchmark plays in turn.
const mixedMatches = 50

// benchmarkDuels plays a list of matches in turn.
func benchmarkDuels(b *testing.B, list []*engine.Match) {
	g := engine.NewGame(engine.Options{})
	var work engine.Work
	turns := 0
	source := rand.NewPCG(0, 0)
	r := rand.New(source)
	play := func(seed uint64) {
		g.Start(list[int(seed)%len(list)], seed)
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
	began := cpuSeconds()
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
	b.ReportMetric(float64(b.N)/(cpuSeconds()-began), "games/cpu-s")
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

// cpuSeconds is the CPU time of this process so far, user and system.
func cpuSeconds() float64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return float64(u.Utime.Sec+u.Stime.Sec) + float64(u.Utime.Usec+u.Stime.Usec)/1e6
}

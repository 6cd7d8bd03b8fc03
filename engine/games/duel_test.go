package games_test

import (
	"flag"
	"math/rand/v2"
	"syscall"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
)

var (
	benchGame = flag.String("game", "", "game of the duel benchmark; all games when left out")
	benchA    = flag.Int("deck-a", 0, "first deck of the duel benchmark, by its place in the order of ids")
	benchB    = flag.Int("deck-b", 1, "second deck of the duel benchmark")
)

// BenchmarkRandomDuel plays full-rules duels with every card text in Lua, choosing uniformly among the options of each
// decision, and tells what such a game is made of: two decks of each game, and decks mixed of all cards.
func BenchmarkRandomDuel(b *testing.B) {
	for _, rules := range games.All() {
		game := rules.Vocabulary().Game
		if *benchGame != "" && *benchGame != game {
			continue
		}
		x := settingOf(b, rules)
		prepare := func(b *testing.B, decks ...*engine.Deck) *engine.Match {
			m, err := engine.Prepare(x.lib, x.format, decks)
			if err != nil {
				b.Fatal(err)
			}
			return m
		}
		b.Run(game+"/first", func(b *testing.B) {
			benchmarkDuels(b, []*engine.Match{prepare(b, x.decks[*benchA%len(x.decks)], x.decks[*benchB%len(x.decks)])})
		})
		b.Run(game+"/mixed", func(b *testing.B) {
			format := formatOf(b, x.lib, rules.Vocabulary().Modes[0].Name)
			var list []*engine.Match
			for n := range mixedMatches {
				list = append(list, mixedMatch(b, x.lib, format, 2, uint64(2*n)))
			}
			benchmarkDuels(b, list)
		})
	}
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

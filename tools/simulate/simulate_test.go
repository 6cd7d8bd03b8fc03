package simulate_test

import (
	"context"
	"maps"
	"slices"
	"sync/atomic"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/simulate"
)

// shipped gives options for two of the shipped decks.
func shipped(t testing.TB, count int) simulate.Options {
	t.Helper()
	content, diags := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	lib := content.Game("riftbound")
	return simulate.Options{Library: lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]}, Games: count, Seed: 1}
}

func run(t testing.TB, o simulate.Options) simulate.Summary {
	t.Helper()
	s, err := simulate.Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range s.Failures {
		t.Errorf("%d times: %s", f.Count, f.Text)
	}
	return s
}

func TestJobsChangeNothing(t *testing.T) {
	for _, policy := range []string{"random", "greedy"} {
		o := shipped(t, 50)
		o.PolicyA, o.PolicyB = policy, policy
		o.Jobs = 1
		first := run(t, o)
		o.Jobs = 2
		second := run(t, o)
		one, two := first.JSON(), second.JSON()
		for _, r := range []*simulate.Record{&one, &two} {
			r.Jobs, r.CPUSeconds, r.GamesPerCPUSecond = 0, 0, 0
		}
		if one != two {
			t.Errorf("%s: with one job and with two:\n%+v\n%+v", policy, one, two)
		}
		if one.Games != 50 || one.WinsA+one.WinsB+one.Draws+one.Unfinished != 50 || one.Decisions == 0 || one.Turns == 0 || one.CardsPlayed == 0 {
			t.Errorf("%s: %+v", policy, one)
		}
		o.Seed = 2
		if other := run(t, o); other.StateHash == first.StateHash {
			t.Errorf("%s: two seeds give one hash", policy)
		}
	}
}

func TestGreedyBeatsRandom(t *testing.T) {
	for _, seats := range [][2]string{{"greedy", "random"}, {"random", "greedy"}} {
		o := shipped(t, 100)
		o.PolicyA, o.PolicyB = seats[0], seats[1]
		s := run(t, o)
		best := s.WinsA
		if seats[1] == "greedy" {
			best = s.WinsB
		}
		if best.Low < 0.6 {
			t.Errorf("greedy wins %d of %d games as %v", best.N, best.Of, seats)
		}
	}
}

func TestAllCardsArePlayed(t *testing.T) {
	s := run(t, shipped(t, 200))
	if s.PlayedShare < 1 || s.ScriptCalls == 0 {
		t.Errorf("played %.2f, never: %v %v; %d script calls", s.PlayedShare, s.UnplayedA, s.UnplayedB, s.ScriptCalls)
	}
}

func TestCancelledRunGivesWhatIsThere(t *testing.T) {
	o := shipped(t, 100000)
	o.Jobs = 2
	ctx, cancel := context.WithCancel(context.Background())
	var last atomic.Int64
	o.Progress = func(done int) {
		last.Store(int64(done))
		if done >= 10 {
			cancel()
		}
	}
	s, err := simulate.Run(ctx, o)
	if err != nil || s.Games < 10 || s.Games > 100 || s.WinsA.Of != s.Games {
		t.Errorf("%v, %d games, %d reported", err, s.Games, last.Load())
	}
}

func TestCompare(t *testing.T) {
	o := shipped(t, 60)
	a, b := run(t, o), run(t, o)
	d, err := simulate.Compare(&a, &b)
	if err != nil || d.Games != 60 || d.Changed != 0 || d.Value != 0 || d.Low != 0 || d.High != 0 {
		t.Errorf("the same content: %+v, %v", d, err)
	}
	o.PolicyA = "greedy"
	c := run(t, o)
	if d, err = simulate.Compare(&c, &a); err != nil || d.Value < 0.2 || d.Low > d.Value || d.High < d.Value || d.Changed == 0 {
		t.Errorf("a better player: %+v, %v", d, err)
	}
	o.Seed = 9
	c = run(t, o)
	if _, err := simulate.Compare(&c, &a); err == nil {
		t.Error("different seeds are compared")
	}
}

func TestUnknownPolicy(t *testing.T) {
	o := shipped(t, 1)
	o.PolicyB = "clever"
	if _, err := simulate.Run(context.Background(), o); err == nil {
		t.Error("an unknown policy plays")
	}
}

// BenchmarkPairs plays full games of each shipped deck against the next one of its game, uniform choice among the options, one
// worker. Its profile is what the program is built after: see "Speed" in the README.
func BenchmarkPairs(b *testing.B) {
	content, diags := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if diags.HasErrors() {
		b.Fatal(diags.Err())
	}
	for _, rules := range games.All() {
		lib := content.Game(rules.Vocabulary().Game)
		ids := slices.Sorted(maps.Keys(lib.Decks))
		for i, id := range ids {
			next := ids[(i+1)%len(ids)]
			o := simulate.Options{Library: lib, Decks: []*engine.Deck{lib.Decks[id], lib.Decks[next]}, Seed: 1, Jobs: 1}
			if o.Format = lib.Formats[o.Decks[0].Format]; o.Format == nil {
				b.Fatalf("deck %s names no format", id)
			}
			b.Run(id+"/"+next, func(b *testing.B) {
				o.Games = b.N
				s, err := simulate.Run(context.Background(), o)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(s.GamesPerCPUSecond, "games/cpu-s")
				each := func(total int, unit string) { b.ReportMetric(float64(total)/float64(s.Games), unit) }
				each(s.Turns, "turns/game")
				each(s.Decisions, "decisions/game")
				each(s.Choices, "choices/game")
				each(s.CardsPlayed, "cards/game")
				each(s.Items, "items/game")
				each(s.ScriptCalls, "scriptcalls/game")
			})
		}
	}
}

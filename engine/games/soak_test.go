package games_test

import (
	"context"
	"flag"
	"os"
	"sync"
	"sync/atomic"
	"testing"

	"cardlathe/engine"
	"cardlathe/tools/simulate"
)

var (
	soakGames = flag.Int("soak-games", 240, "how many random games the soak plays under edits; 20,000 with CARDLATHE_SOAK=1")
	soakSeed  = flag.Uint64("soak-seed", 1, "the seed of the first edits and games of the soak")
)

// long reports whether what takes its time is wanted.
func long() bool { return os.Getenv("CARDLATHE_SOAK") != "" }

// TestSoak plays random games of all three rulesets while somebody edits their cards: numbers and texts change, scripts are
// broken and mended, abilities come and go, files are deleted and restored. In
// every tenth batch all that must hold in every game is checked at every decision.
func TestSoak(t *testing.T) {
	const batch = 40
	n := *soakGames
	if long() && n == 240 {
		n = 20_000
	}
	e := newEditor(t, *soakSeed)
	// The newest versions: a game takes one of them every few decisions, so that it meets several, also such as are no longer
	// the newest, as when another branch is checked out.
	type version = map[string]*engine.Library
	const kept = 8
	var versions [kept]atomic.Pointer[version]
	publish := func(n int) {
		all := version{}
		for _, rules := range e.rules {
			all[rules.Vocabulary().Game] = e.game(rules)
		}
		versions[n%kept].Store(&all)
	}
	for n := range kept {
		publish(n)
	}
	ctx, stop := context.WithCancel(t.Context())
	edits := 0
	var editing sync.WaitGroup
	editing.Go(func() {
		for ctx.Err() == nil {
			names := []string{}
			for range 1 + e.r.IntN(4) {
				name, _ := e.edit()
				names = append(names, name)
			}
			if edits++; edits%50 == 0 {
				e.mend() // else everything is broken some day
				names = nil
			}
			e.load(names)
			publish(edits)
		}
	})
	played := 0
	var decisions, reloads atomic.Int64
	for i := 0; played < n && !t.Failed(); i++ {
		rules := e.rules[i%len(e.rules)]
		game := rules.Vocabulary().Game
		lib := content().Library.Game(game)
		mode := rules.Vocabulary().Modes[i/len(e.rules)%len(rules.Vocabulary().Modes)]
		o := simulate.Options{Library: lib, Format: formatOf(t, lib, mode.Name), Mixed: mode.Players, Games: batch, Seed: *soakSeed + uint64(i), Check: i%10 == 3}
		if i%10 == 3 {
			o.Games /= 8
		}
		o.Between = func(g *engine.Game) {
			n := decisions.Add(1)
			if n%29 > 0 {
				return
			}
			if next := (*versions[n/29%kept].Load())[game]; next != nil && g.Library() != next {
				g.Replace(next)
				reloads.Add(1)
			}
		}
		s, err := simulate.Run(context.Background(), o)
		if err != nil {
			t.Errorf("batch %d (%s, checked: %v, -soak-seed %d): %v", i, o.Format.ID, o.Check, *soakSeed, err)
		}
		if s.Unfinished > 0 {
			t.Errorf("batch %d (%s, -soak-seed %d): %d games do not end; the first is game %d", i, o.Format.ID, *soakSeed, s.Unfinished, s.Stalled)
		}
		if played += o.Games; i%50 == 49 {
			t.Logf("%d games, %d reloads of games", played, reloads.Load())
		}
	}
	stop()
	editing.Wait()
	t.Logf("seed %d: %d games of %d rulesets, %d versions of the content, %d reloads of games", *soakSeed, played, len(e.rules), edits, reloads.Load())
	if edits == 0 || reloads.Load() == 0 {
		t.Error("nothing was edited")
	}
}

package games_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"cardlathe/engine"
	"cardlathe/tools/simulate"
)

var (
	soakGames = flag.Int("soak-games", 240, "how many random games the soak plays under edits; 20,000 with CARDLATHE_SOAK=1")
	soakSeed  = flag.Uint64("soak-seed", 1, "the seed of the edits and games of the soak")
	soakFrom  = flag.Int("soak-from", 0, "the first batch of the soak that is played; those before it are only edited")
	soakCheck = flag.Int("soak-check", 10, "one batch of so many is held against all that must hold in every game")
)

// long reports whether what takes its time is wanted.
func long() bool { return os.Getenv("CARDLATHE_SOAK") != "" }

// version is a content of all games, with its number in the order of saving; of a game that has lost its set there is none.
type version struct {
	n     int
	games map[string]*engine.Library
}

// saving edits and loads without end until the context ends, and sends, for each batch of games, the contents that they
// may meet: those saved meanwhile, and some from before it, as when another branch is checked out. It is always one batch ahead.
func saving(ctx context.Context, e *editor, out chan<- []version) {
	const fresh, older = 24, 8
	var all []version
	for n := 0; ; {
		all = slices.Clone(all[max(0, len(all)-older):])
		for range fresh {
			names := []string{}
			for range 1 + e.r.IntN(4) {
				name, _ := e.edit()
				names = append(names, name)
			}
			if n++; n%50 == 0 {
				e.mend() // else everything is broken some day
				names = nil
			}
			e.load(names)
			v := version{n, map[string]*engine.Library{}}
			for _, rules := range e.rules {
				v.games[rules.Vocabulary().Game] = e.game(rules)
			}
			all = append(all, v)
		}
		select {
		case out <- all:
		case <-ctx.Done():
			return
		}
	}
}

// TestSoak plays random games of all rulesets while somebody edits their cards: numbers and texts change, scripts are
// broken and mended, abilities come and go, files are deleted and restored. In one batch of ten all that must hold in every
// game is checked at every decision. Loading goes on beside the games, and yet a seed says which game takes which version at
// which decision: what fails fails again.
func TestSoak(t *testing.T) {
	const batch = 40
	n := *soakGames
	if long() && n == 240 {
		n = 20_000
	}
	ctx, stop := context.WithCancel(t.Context())
	batches := make(chan []version)
	var editing sync.WaitGroup
	e := newEditor(t, *soakSeed)
	editing.Go(func() { saving(ctx, e, batches) })
	defer editing.Wait()
	defer stop()
	played, saved, reloads := 0, 0, 0
	for i := 0; played < n && !t.Failed(); i++ {
		versions := <-batches
		saved = versions[len(versions)-1].n
		rules := e.rules[i%len(e.rules)]
		game := rules.Vocabulary().Game
		lib := content().Library.Game(game)
		mode := rules.Vocabulary().Modes[i/len(e.rules)%len(rules.Vocabulary().Modes)]
		seed := *soakSeed + uint64(i)
		o := simulate.Options{Library: lib, Format: formatOf(t, lib, mode.Name), Mixed: mode.Players, Games: batch, Seed: seed, Check: i%*soakCheck == min(3, *soakCheck-1)}
		if _, ok := rules.(engine.DeckMaker); !ok { // its own decks do
			x := settingOf(t, rules)
			o.Format, o.Decks, o.Mixed = x.format, x.decks[:2], 0
		}
		if o.Check {
			o.Games /= 8
		}
		if i < *soakFrom {
			continue
		}
		// What the games have taken, for who wants to know why one fails.
		taken := make([]strings.Builder, o.Games)
		times := make([]int, o.Games)
		o.Between = func(g *engine.Game, n, step int) {
			r := rand.New(rand.NewPCG(simulate.GameSeed(seed, n), uint64(step)))
			if r.IntN(29) > 0 {
				return
			}
			v := versions[r.IntN(len(versions))]
			if next := v.games[game]; next != nil && g.Library() != next {
				fmt.Fprintf(&taken[n], " %d:%d", step, v.n)
				g.Replace(next)
				times[n]++
			}
		}
		s, err := simulate.Run(context.Background(), o)
		again := fmt.Sprintf("again: -soak-seed %d -soak-from %d -soak-check %d", *soakSeed, i, *soakCheck)
		if err != nil {
			t.Errorf("batch %d (%s, checked: %v): %v\n%s", i, o.Format.ID, o.Check, err, again)
			for n := range taken {
				t.Logf("game %d took, at decision:version,%s", n, &taken[n])
			}
		}
		if s.Unfinished > 0 {
			t.Errorf("batch %d (%s): %d games do not end; the first is game %d\n%s", i, o.Format.ID, s.Unfinished, s.Stalled, again)
		}
		played += o.Games
		for _, n := range times {
			reloads += n
		}
		if i%50 == 49 {
			t.Logf("%d games, %d reloads of games", played, reloads)
		}
	}
	t.Logf("seed %d: %d games of %d rulesets, %d versions of the content, %d reloads of games", *soakSeed, played, len(e.rules), saved, reloads)
	if reloads == 0 {
		t.Error("nothing was edited")
	}
}

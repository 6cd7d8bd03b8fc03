package games_test

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/simulate"
)

var (
	propertyGames = flag.Int("property-games", 300, "how many random games the property test plays")
	mixedGames    = flag.Int("mixed-games", 8, "how many games with random decks the property test plays in each mode")
	propertySeed  = flag.Uint64("property-seed", 1, "the seed of the first game of the property test")
)

// content is the shipped content with its scripts, loaded once.
var content = sync.OnceValue(func() *scripts.Content {
	content, list := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if list.HasErrors() {
		panic(list.Err())
	}
	return content
})

// setting is what is played of a game: decks of the content, in a format that all of them are legal in.
type setting struct {
	lib    *engine.Library
	format *engine.Format
	decks  []*engine.Deck
}

// settingOf picks at most four decks of a game, by id, that name the format of the first of them.
func settingOf(t testing.TB, rules engine.Ruleset) setting {
	t.Helper()
	out, err := settingFrom(rules)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func settingFrom(rules engine.Ruleset) (setting, error) {
	lib := content().Library.Game(rules.Vocabulary().Game)
	out := setting{lib: lib}
	for _, id := range slices.Sorted(maps.Keys(lib.Decks)) {
		d := lib.Decks[id]
		if strings.Contains(id, "/") || out.format != nil && d.Format != out.format.ID || len(out.decks) == 4 {
			continue
		}
		out.format, out.decks = lib.Formats[d.Format], append(out.decks, d)
	}
	if out.format == nil || len(out.decks) < 2 {
		return out, fmt.Errorf("%s has %d decks to play", rules.Vocabulary().Game, len(out.decks))
	}
	return out, nil
}

// pair prepares the first two decks of a game.
func (x setting) pair(t testing.TB) *engine.Match {
	t.Helper()
	m, err := engine.Prepare(x.lib, x.format, []*engine.Deck{x.decks[0], x.decks[1]})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// each runs a test for every game.
func each(t *testing.T, f func(t *testing.T, rules engine.Ruleset)) {
	for _, rules := range games.All() {
		t.Run(rules.Vocabulary().Game, func(t *testing.T) { f(t, rules) })
	}
}

// TestFaultB55RandomGames plays random games of the decks of each game and checks after every decision what must hold in every game.
func TestFaultB55RandomGames(t *testing.T) {
	each(t, func(t *testing.T, rules engine.Ruleset) {
		x := settingOf(t, rules)
		pairs := len(x.decks) * len(x.decks)
		for n := range pairs {
			a, b := x.decks[n%len(x.decks)], x.decks[n/len(x.decks)]
			watch(t, simulate.Options{Library: x.lib, Format: x.format, Decks: []*engine.Deck{a, b}, Games: *propertyGames / pairs, Seed: *propertySeed + uint64(n)})
		}
	})
}

// TestMixedGames plays each mode of each game with random decks of all cards, and checks the same.
func TestMixedGames(t *testing.T) {
	each(t, func(t *testing.T, rules engine.Ruleset) {
		if _, ok := rules.(engine.DeckMaker); !ok {
			t.Skip("the game makes no decks")
		}
		for _, mode := range rules.Vocabulary().Modes {
			t.Run(mode.Name, func(t *testing.T) {
				lib := content().Library.Game(rules.Vocabulary().Game)
				watch(t, simulate.Options{Library: lib, Format: formatOf(t, lib, mode.Name), Mixed: mode.Players, Games: *mixedGames, Seed: *propertySeed})
			})
		}
	})
}

// formatOf is the first format of a mode, by id, of those that set no knob.
func formatOf(t testing.TB, lib *engine.Library, mode string) *engine.Format {
	t.Helper()
	for _, id := range slices.Sorted(maps.Keys(lib.Formats)) {
		if f := lib.Formats[id]; f.Mode == mode && len(f.Knobs) == 0 {
			return f
		}
	}
	t.Fatalf("no format is just the mode %q", mode)
	return nil
}

// watch plays games with all checks; what fails is told with the command that plays it again.
func watch(t *testing.T, o simulate.Options) {
	t.Helper()
	o.Check = true
	s, err := simulate.Run(context.Background(), o)
	if err != nil {
		t.Fatalf("%v: %v\nagain: cardlathe sim --check %s", o.Format.ID, err, o.Flags())
	}
	if s.Unfinished > 0 {
		t.Errorf("%s: %d games do not end; the first is game %d\nagain: cardlathe sim --check %s", o.Format.ID, s.Unfinished, s.Stalled, o.Flags())
	}
	if o.Mixed == 0 && s.Draws > max(1, o.Games/50) { // some rules know draws, and they are rare
		t.Errorf("%s: %d games have no winner\nagain: cardlathe sim --check %s", o.Format.ID, s.Draws, o.Flags())
	}
}

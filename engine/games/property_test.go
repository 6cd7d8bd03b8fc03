package games_test

import (
	"context"
	"flag"
	"sync"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/simulate"
)

var (
	propertyGames = flag.Int("property-games", 2000, "how many random games the property test plays")
	mixedGames    = flag.Int("mixed-games", 12, "how many games with random decks the property test plays in each mode")
	propertySeed  = flag.Uint64("property-seed", 1, "the seed of the first game of the property test")
)

// shipped is the shipped content with its scripts, loaded once.
var shipped = sync.OnceValue(func() *engine.Library {
	content, list := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if list.HasErrors() {
		panic(list.Err())
	}
	return content.Library.Game("riftbound")
})

var deckNames = []string{"annie", "garen", "lux", "master-yi"}

// match prepares a match between two of the four decks.
// match prepares two decks, of the library or mixed, in the format of the first set's decks, or in the duel where they are mixed.
func match(t testing.TB, lib *engine.Library, a, b string) *engine.Match {
	t.Helper()
	format := lib.Formats["proving-grounds"]
	if lib.Decks[a] == nil {
		format = lib.Formats["duel"]
	}
	var decks []*engine.Deck
	for _, id := range []string{a, b} {
		deck, err := lib.DeckNamed(id, format)
		if err != nil {
			t.Fatal(err)
		}
		decks = append(decks, deck)
	}
	m, err := engine.Prepare(lib, format, decks)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestRandomGames plays random games of the four decks and checks after every decision what must hold in every game.
func TestRandomGames(t *testing.T) {
	lib := shipped()
	pairs := len(deckNames) * len(deckNames)
	for n := range pairs {
		a, b := deckNames[n%len(deckNames)], deckNames[n/len(deckNames)]
		watch(t, simulate.Options{Library: lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks[a], lib.Decks[b]}, Games: *propertyGames / pairs, Seed: *propertySeed + uint64(n)})
	}
}

// TestMixedGames plays each mode with random decks of all cards, and checks the same.
func TestMixedGames(t *testing.T) {
	lib := shipped()
	for mode, players := range map[string]int{"duel": 2, "match": 2, "skirmish": 3, "war": 4, "2v2": 4} {
		t.Run(mode, func(t *testing.T) {
			watch(t, simulate.Options{Library: lib, Format: lib.Formats[mode], Mixed: players, Games: *mixedGames, Seed: *propertySeed})
		})
	}
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
	if s.Draws > 0 && o.Mixed == 0 {
		t.Errorf("%s: %d games have no winner\nagain: cardlathe sim --check %s", o.Format.ID, s.Draws, o.Flags())
	}
}

package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// DeckMaker is what a ruleset implements that can make random decks.
type DeckMaker interface {
	// MakeDeck makes a legal deck of a format from all cards that can be played; its id is "mixed:" and the seed.
	MakeDeck(lib *Library, format *Format, seed uint64) (*Deck, error)
}

// DeckNamed finds a deck of a library by its id; "mixed:7" is the deck that the ruleset makes of a format with the seed 7.
func (l *Library) DeckNamed(id string, format *Format) (*Deck, error) {
	if d := l.Decks[id]; d != nil {
		return d, nil
	}
	if n, ok := strings.CutPrefix(id, "mixed:"); ok {
		seed, err := strconv.ParseUint(n, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("the deck %q: after mixed: comes a number, the seed", id)
		}
		if maker, ok := l.Rules.(DeckMaker); ok && format != nil {
			return maker.MakeDeck(l, format, seed)
		}
	}
	return nil, fmt.Errorf("there is no deck %q", id)
}

// mixings bounds how often Mix makes decks anew.
const mixings = 100

// Mix puts a random deck at each seat that has none among decks, such that all may sit at one table, and prepares the game. Decks that
// may not, as those of teammates with one legend, are made anew; seed is that of a seat's deck in a try, the first of which is 0. The
// error says why there is no game: the ruleset cannot make a deck for the format (then a seat is still without one), or the decks of
// the last try may not meet.
func (l *Library) Mix(format *Format, decks []*Deck, seed func(seat, try int) uint64) (*Match, error) {
	maker, ok := l.Rules.(DeckMaker)
	if !ok {
		return nil, fmt.Errorf("%s cannot make decks", l.Rules.Vocabulary().Title)
	}
	var seats []int
	for i, d := range decks {
		if d == nil {
			seats = append(seats, i)
		}
	}
	for try := 0; ; try++ {
		for _, i := range seats {
			var err error
			if decks[i], err = maker.MakeDeck(l, format, seed(i, try)); err != nil {
				return nil, err
			}
		}
		m, err := Prepare(l, format, decks)
		if err == nil || try == mixings-1 {
			return m, err
		}
	}
}

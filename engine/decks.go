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

package scaffold

// A deck begins as a copy of one that is legal, with some of its cards replaced by cards of the set. Which cards fit is
// a question to the ruleset: a replacement stays when the deck is legal with it.

import (
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets"
)

// copies is how many copies of a new card go into a deck, cards how many different ones.
const (
	copies   = 3
	newCards = 3
)

// Deck makes a legal deck that mixes cards of a set with others.
func (p *Project) Deck(name, set string) (*Made, error) {
	s, err := p.set(set)
	if err != nil {
		return nil, err
	}
	file, err := slug("deck", name)
	if err != nil {
		return nil, err
	}
	lib := p.content.Game(s.Game)
	if old := lib.Decks[file]; old != nil {
		return nil, fmt.Errorf("there is a deck %q already: %s:%d", file, old.File, old.Line)
	}
	var ids []string
	for id := range lib.Decks {
		if !strings.Contains(id, "/") {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	var best *engine.Deck
	var in []string // the cards of the set that are in it, the newest first
	at := func(id string) int { return slices.IndexFunc(s.Cards, func(c *engine.Card) bool { return c.ID == id }) }
	legal := 0
	for _, id := range ids {
		from := lib.Decks[id]
		format := lib.Formats[from.Format]
		if format == nil || len(lib.Rules.CheckDeck(lib, from, format)) > 0 {
			continue
		}
		legal++
		d, cards := mix(lib, from, format, s)
		if len(cards) > len(in) || len(cards) > 0 && len(cards) == len(in) && at(cards[0]) > at(in[0]) {
			best, in = d, cards
		}
	}
	switch {
	case legal == 0:
		return nil, fmt.Errorf("there is no legal deck of %s to begin with", s.Game)
	case best == nil:
		return nil, fmt.Errorf("no card of the set %q fits into any of the decks %s; make one that does: see cardlathe new card --help", s.ID, strings.Join(ids, ", "))
	}
	w := &writing{p: p}
	w.add(filepath.Join(p.folder(s), "decks", file+".hcl"), deckText(lib, best, file, name))
	made, err := w.commit(file, name)
	if err == nil {
		made.From = best.ID
		for _, c := range s.Cards {
			if !c.Token && !slices.Contains(in, c.ID) {
				made.Left = append(made.Left, c.Name)
			}
		}
	}
	return made, err
}

// mix puts cards of a set into a copy of a deck, the newest first; it returns the ids of those that found room.
func mix(lib *engine.Library, from *engine.Deck, format *engine.Format, s *sets.Set) (*engine.Deck, []string) {
	section, size := "", 0
	for _, sec := range lib.Rules.Vocabulary().Sections {
		n := 0
		for _, e := range from.Sections[sec.Name] {
			n += e.Count
		}
		if n > size {
			section, size = sec.Name, n
		}
	}
	deck := from
	var found []string
	for _, c := range slices.Backward(s.Cards) {
		if len(found) == newCards {
			break
		}
		if c.Token || lib.Cards[c.ID] == nil || lib.Cards[c.ID].Unplayable != "" {
			continue
		}
		entries := deck.Sections[section]
		for i := len(entries) - 1; i >= 0; i-- {
			e := entries[i]
			if old := lib.Find(e.Card); e.Count < 2 || old == nil || old.Set == s.ID {
				continue
			}
			n := min(e.Count, copies)
			next := *deck
			next.Sections = maps.Clone(deck.Sections)
			list := slices.Clone(entries)
			if list[i].Count -= n; list[i].Count == 0 {
				list = slices.Delete(list, i, i+1)
			}
			next.Sections[section] = append(list, engine.DeckEntry{Card: c.ID, Count: n})
			if len(lib.Rules.CheckDeck(lib, &next, format)) == 0 {
				deck, found = &next, append(found, c.ID)
				break
			}
		}
	}
	return deck, found
}

// deckText writes a deck, each card with its name.
func deckText(lib *engine.Library, d *engine.Deck, id, name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# A copy of the deck %q with cards of this set. `cardlathe check` says when it breaks a rule of its format.\n", d.ID)
	fmt.Fprintf(&b, "deck %s {\n  name   = %s\n  format = %s\n", hcl(id), hcl(name), hcl(d.Format))
	for _, sec := range lib.Rules.Vocabulary().Sections {
		entries := d.Sections[sec.Name]
		if len(entries) == 0 {
			continue
		}
		title := func(e engine.DeckEntry) string {
			if c := lib.Find(e.Card); c != nil {
				return " # " + cmp.Or(c.Name, c.ID)
			}
			return ""
		}
		if sec.Single {
			fmt.Fprintf(&b, "\n  %s = %s%s\n", sec.Name, hcl(entries[0].Card), title(entries[0]))
			continue
		}
		fmt.Fprintf(&b, "\n  %s = {\n", sec.Name)
		for _, e := range entries {
			fmt.Fprintf(&b, "    %s = %d%s\n", hcl(e.Card), e.Count, title(e))
		}
		b.WriteString("  }\n")
	}
	b.WriteString("}\n")
	return b.String()
}

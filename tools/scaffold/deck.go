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
	"cardlathe/sets/diag"
)

// copies is how many copies of a new card go into a deck, newCards how many different ones; randomDecks is how many decks
// are tried where none is legal.
const (
	copies      = 3
	newCards    = 3
	randomDecks = 12
)

// Deck says what a new deck is made of; all of it may be left out.
type Deck struct {
	Set    string // whose cards go into it
	Format string // that it is legal in; else that of the deck it begins as
	From   string // the deck that it begins as; else the one that most cards of the set fit into
}

// Deck makes a legal deck that mixes cards of a set with others. A deck that is named to begin with is copied even when no
// card of the set fits into it. Where no card of the set fits into any, it is of the set's own cards, and of textless ones
// that stand in for those that the set does not have yet. For a format that no deck is legal in, a deck begins as a random one.
func (p *Project) Deck(name string, d Deck) (*Made, error) {
	s, err := p.set(d.Set)
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
	game := func(id string) string { return strings.TrimPrefix(id, s.Game+"/") }
	var format *engine.Format // that was asked for
	if d.Format != "" {
		if format = lib.Formats[game(d.Format)]; format == nil {
			return nil, fmt.Errorf("there is no format %q%s", d.Format, hint(d.Format, slices.Sorted(maps.Keys(lib.Formats))))
		}
	}
	begin, err := beginnings(lib, s, format, game(d.From))
	if err != nil {
		return nil, err
	}
	var best *engine.Deck
	var in []string // the cards of the set that are in it, the newest first
	at := func(id string) int { return slices.IndexFunc(s.Cards, func(c *engine.Card) bool { return c.ID == id }) }
	var ids []string
	refused := ""
	for _, from := range begin {
		ids = append(ids, from.ID)
		mixed, cards, why := mix(lib, from, lib.Formats[from.Format], s)
		refused = cmp.Or(refused, why)
		if len(cards) > len(in) || len(cards) > 0 && len(cards) == len(in) && at(cards[0]) > at(in[0]) || d.From != "" {
			best, in = mixed, cards
		}
	}
	w := &writing{p: p, set: s}
	standIns := 0
	if best == nil {
		best, in, standIns = p.ownDeck(w, s, begin[0])
	}
	if best == nil {
		return nil, fmt.Errorf("no card of the set %q fits into any of the decks %s%s; make one that does (see cardlathe new card --help), or name the deck to copy with --from", s.ID, strings.Join(ids, ", "), refused)
	}
	from := *best
	if standIns > 0 {
		from.ID = ""
	}
	w.add(filepath.Join(p.folder(s), "decks", file+".hcl"), deckText(lib, &from, file, name))
	made, err := w.commit(file, name)
	if err == nil {
		made.Name, made.From, made.StandIns = p.deckCalled(s.Game, file), p.deckCalled(s.Game, best.ID), standIns
		for _, c := range s.Cards {
			if !c.Token && !slices.Contains(in, c.ID) {
				made.Left = append(made.Left, c.Name)
			}
		}
	}
	return made, err
}

// deckCalled names a deck of a game as other commands take it: its id, or game/id while another game has a deck of that id.
func (p *Project) deckCalled(game, id string) string {
	for _, other := range p.content.Games() {
		if other != game && p.content.Game(other).Decks[id] != nil {
			return game + "/" + id
		}
	}
	return id
}

// beginnings are the legal decks that a new one may begin as, each with the format that it is for.
func beginnings(lib *engine.Library, s *sets.Set, format *engine.Format, from string) ([]*engine.Deck, error) {
	var ids []string
	for id := range lib.Decks {
		if !strings.Contains(id, "/") {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	if from != "" {
		if lib.Decks[from] == nil {
			return nil, fmt.Errorf("there is no deck %q of %s%s", from, s.Game, hint(from, ids))
		}
		ids = []string{from}
	}
	var out []*engine.Deck
	for _, id := range ids {
		deck, in := *lib.Decks[id], format
		if in == nil {
			in = lib.Formats[deck.Format]
		}
		if in == nil {
			continue
		}
		breaches := lib.Rules.CheckDeck(lib, &deck, in)
		if len(breaches) == 0 {
			deck.Format = in.ID
			out = append(out, &deck)
		} else if from != "" {
			return nil, fmt.Errorf("the deck %q is not legal in the format %q: %s", from, in.ID, breaches[0].Text)
		}
	}
	if len(out) == 0 && format != nil && from == "" {
		for seed := range randomDecks {
			if deck, err := lib.DeckNamed(fmt.Sprintf("mixed:%d", seed+1), format); err == nil {
				made := *deck
				made.Format = format.ID
				out = append(out, &made)
			}
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("there is no legal deck of %s to begin with", s.Game)
	}
	return out, nil
}

// hint words the likely spelling.
func hint(word string, words []string) string {
	if s := diag.OneOf(word, words); s != "" {
		return "; " + s
	}
	return ""
}

// mix puts cards of a set into a copy of a deck, the newest first; it returns the ids of those that found room, and why the
// first one that did not was refused.
func mix(lib *engine.Library, from *engine.Deck, format *engine.Format, s *sets.Set) (mixed *engine.Deck, found []string, refused string) {
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
	for _, c := range slices.Backward(s.Cards) {
		if len(found) == newCards {
			break
		}
		if c.Token || lib.Cards[c.ID] == nil || lib.Cards[c.ID].Unplayable != "" {
			continue
		}
		entries := deck.Sections[section]
		if slices.ContainsFunc(entries, func(e engine.DeckEntry) bool { return lib.Find(e.Card) == lib.Cards[c.ID] }) {
			found = append(found, c.ID) // the deck to begin with has it already
			continue
		}
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
			breaches := lib.Rules.CheckDeck(lib, &next, format)
			if len(breaches) == 0 {
				deck, found = &next, append(found, c.ID)
				break
			}
			if refused == "" {
				refused = fmt.Sprintf(": with %s in it %s is refused, since %s (rule %s)", c.Name, from.ID, breaches[0].Text, breaches[0].Rule)
			}
		}
	}
	return deck, found, refused
}

// deckText writes a deck, each card with its name.
func deckText(lib *engine.Library, d *engine.Deck, id, name string) string {
	var b strings.Builder
	begun := "A deck of this set's own cards."
	if d.ID != "" {
		begun = fmt.Sprintf("A copy of the deck %q with cards of this set.", d.ID)
	}
	fmt.Fprintf(&b, "# %s `cardlathe check` says when it breaks a rule of its format.\n", begun)
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

package common

import (
	"fmt"

	"cardlathe/engine"
)

// Breaches gathers what is wrong with a deck.
type Breaches []engine.Problem

// Breach adds a breach of a rule: the line of the deck's file, the card that it is about or "", what to do, and a format of what is
// wrong, which begins with the section and a colon. Both texts are sentences of the game's table: see engine.Library.Reword.
func (b *Breaches) Breach(rule engine.Rule, line int, card, fix, text string, args ...any) {
	*b = append(*b, engine.Problem{Rule: rule, Text: fmt.Sprintf(text, args...), Card: card, Line: line, Fix: fix})
}

// Card is the card of an entry of a section, c, if a deck can have it. Else it is nil, and what is wrong is added: there is no such card,
// or it cannot be played, which break a rule, or it is a token, which breaks the other.
func (b *Breaches) Card(section string, e engine.DeckEntry, c *engine.Card, rule, token engine.Rule) *engine.Card {
	switch {
	case c == nil:
		b.Breach(rule, e.Line, e.Card, "correct the id or name, or add the set that has it", "%s: there is no card %q", section, e.Card)
	case c.Unplayable != "":
		b.Breach(rule, e.Line, c.Name, "take it out until it can be played", "%s: %s cannot be played yet: %s", section, c.Name, c.Unplayable)
	case c.Token:
		b.Breach(token, e.Line, c.Name, "take it out", "%s: %s is a token, not a card", section, c.Name)
	default:
		return c
	}
	return nil
}

// Size adds the breach of a rule by a section of n cards where the format asks for another number; line is that of the deck.
func (b *Breaches) Size(rule engine.Rule, line int, section string, n, want int) {
	if n != want {
		b.Breach(rule, line, "", fmt.Sprintf("make it %d cards", want), "%s: the deck has %d cards, the format asks for %d", section, n, want)
	}
}

// DeckCards finds the cards of a section of a deck, one for each entry, nil for one that cannot be played; each of those is a
// problem with the rule given.
func DeckCards(lib *engine.Library, deck *engine.Deck, section string, rule engine.Rule) (cards []*engine.Card, problems Breaches) {
	for _, e := range deck.Sections[section] {
		cards = append(cards, problems.Card(section, e, lib.Find(e.Card), rule, rule))
	}
	return cards, problems
}

// Deal makes the objects of a section of each player's deck, in the player's zone of a kind.
func Deal(g *engine.Game, decks []*engine.Deck, section string, kind uint8) error {
	for i, deck := range decks {
		p := engine.Player(i)
		cards, problems := DeckCards(g.Library(), deck, section, 0)
		if len(problems) > 0 {
			return fmt.Errorf("deck %s: %s", deck.ID, problems[0].Text)
		}
		for k, c := range cards {
			for range deck.Sections[section][k].Count {
				g.NewObject(g.Cast(c), p, ZoneOf(g, p, kind))
			}
		}
	}
	return nil
}

// CheckSection lists what is wrong with a section that holds any cards, so many in all and at most so many of a name.
func CheckSection(lib *engine.Library, deck *engine.Deck, section string, size, copies int, rule engine.Rule) []engine.Problem {
	cards, problems := DeckCards(lib, deck, section, rule)
	total, of := 0, map[string]int{}
	for i, c := range cards {
		e := deck.Sections[section][i]
		total += e.Count
		if c == nil {
			continue
		}
		if of[c.Name] += e.Count; of[c.Name] > copies {
			problems.Breach(rule, e.Line, c.Name, fmt.Sprintf("play at most %d", copies), "%s: %d copies of %s", section, of[c.Name], c.Name)
		}
	}
	problems.Size(rule, deck.Line, section, total, size)
	return problems
}

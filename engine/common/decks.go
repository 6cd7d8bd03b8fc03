package common

import (
	"fmt"

	"cardlathe/engine"
)

// DeckCards finds the cards of a section of a deck, one for each entry, nil for one that cannot be played; each of those is a
// problem with the rule given.
func DeckCards(lib *engine.Library, deck *engine.Deck, section string, rule engine.Rule) (cards []*engine.Card, problems []engine.Problem) {
	for _, e := range deck.Sections[section] {
		c := lib.Find(e.Card)
		p := engine.Problem{Rule: rule, Card: e.Card, Line: e.Line}
		switch {
		case c == nil:
			p.Text, p.Fix = fmt.Sprintf("%s: there is no card %q", section, e.Card), "correct the id or name, or add the set that has it"
		case c.Unplayable != "":
			p.Card = c.Name
			p.Text, p.Fix = fmt.Sprintf("%s: %s cannot be played yet: %s", section, c.Name, c.Unplayable), "take it out of the deck until it can be played"
		case c.Token:
			p.Card = c.Name
			p.Text, p.Fix = fmt.Sprintf("%s: %s is a token, not a card", section, c.Name), "take it out"
		default:
			cards = append(cards, c)
			continue
		}
		cards, problems = append(cards, nil), append(problems, p)
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
			problems = append(problems, engine.Problem{Rule: rule, Card: c.Name, Line: e.Line, Text: fmt.Sprintf("%s: %d copies of %s", section, of[c.Name], c.Name),
				Fix: fmt.Sprintf("play at most %d", copies)})
		}
	}
	if total != size {
		problems = append(problems, engine.Problem{Rule: rule, Line: deck.Line, Text: fmt.Sprintf("%s: the deck has %d cards, the format asks for %d", section, total, size),
			Fix: fmt.Sprintf("make it %d", size)})
	}
	return problems
}

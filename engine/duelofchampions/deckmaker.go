package duelofchampions

import (
	"fmt"
	"slices"

	"cardlathe/engine"
)

// MakeDeck makes a random army that is legal in a format, from all cards that can be played. The same content, format and seed
// give the same army. It reports an error when the content has too few cards for one.
func (r *Rules) MakeDeck(lib *engine.Library, format *engine.Format, seed uint64) (*engine.Deck, error) {
	random := engine.Generator(seed)
	byType := map[uint8][]*engine.Card{}
	ids := make([]string, 0, len(lib.Cards))
	for id := range lib.Cards {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		if c := lib.Cards[id]; !c.Token && c.Unplayable == "" {
			byType[c.Type] = append(byType[c.Type], c)
		}
	}
	deck := &engine.Deck{ID: fmt.Sprintf("mixed:%d", seed), Name: fmt.Sprintf("mixed %d", seed), Game: r.vocabulary.Game, Format: format.ID}
	heroes := slices.Clone(byType[Hero])
	shuffle(heroes, &random)
	for _, hero := range heroes {
		if r.fill(deck, format, hero, byType, &random); len(r.CheckDeck(lib, deck, format)) == 0 {
			return deck, nil
		}
	}
	return nil, fmt.Errorf("the content has too few cards for an army of the format %q", format.ID)
}

// fill makes an army for a hero; it is not legal when there are too few cards.
func (r *Rules) fill(deck *engine.Deck, format *engine.Format, hero *engine.Card, byType map[uint8][]*engine.Card, random *engine.Generator) {
	knob := func(name string) int { return r.vocabulary.Knob(format, name) }
	deck.Sections = map[string][]engine.DeckEntry{"hero": {{Card: hero.ID, Count: 1}}}
	add := func(section string, pool []*engine.Card, left int) {
		used := map[string]bool{}
		shuffle(pool, random)
		for _, c := range pool {
			n := min(left, 1+random.Below(knob(KnobCopies)))
			if c.Traits.Any(1 << Unique) {
				n = min(n, 1)
			}
			if n > 0 && !used[c.Name] {
				used[c.Name] = true
				deck.Sections[section] = append(deck.Sections[section], engine.DeckEntry{Card: c.ID, Count: n})
				left -= n
			}
		}
	}
	var pool []*engine.Card
	for _, t := range []uint8{Unit, Spell, Fortune} {
		for _, c := range byType[t] {
			if t == Spell && c.Colors&schoolMask&hero.Colors != 0 || t != Spell && c.Colors&factionMask&^hero.Colors == 0 {
				pool = append(pool, c)
			}
		}
	}
	add("main", pool, knob(KnobArmyMin))
	add("events", slices.Clone(byType[EventCard]), knob(KnobEvents))
}

// shuffle puts cards into a random order.
func shuffle(list []*engine.Card, random *engine.Generator) {
	for i := len(list) - 1; i > 0; i-- {
		j := random.Below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

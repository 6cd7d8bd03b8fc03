package riftbound

import (
	"fmt"
	"slices"

	"cardlathe/engine"
)

// MakeDeck makes a random deck that is legal in a format, from all cards that can be played: games with such decks meet
// combinations that nobody has thought of. The same content, format and seed give the same deck. It reports an error when
// the content has too few cards for one.
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
	deck := &engine.Deck{ID: fmt.Sprintf("mixed:%d", seed), Name: fmt.Sprintf("mixed %d", seed), Game: lib.Rules.Vocabulary().Game, Format: format.ID}
	legends := slices.Clone(byType[Legend])
	shuffle(legends, &random)
	for _, legend := range legends {
		if r.fill(lib, deck, format, legend, byType, &random); len(r.CheckDeck(lib, deck, format)) == 0 {
			return deck, nil
		}
	}
	return nil, fmt.Errorf("the content has too few cards for a deck of the format %q", format.ID)
}

// fill makes a deck for a legend; it is not legal when there are too few cards.
func (r *Rules) fill(lib *engine.Library, deck *engine.Deck, format *engine.Format, legend *engine.Card, byType map[uint8][]*engine.Card, random *engine.Generator) {
	v := r.vocabulary
	deck.Sections = map[string][]engine.DeckEntry{"legend": {{Card: legend.ID, Count: 1}}}
	add := func(section string, c *engine.Card, n int) {
		deck.Sections[section] = append(deck.Sections[section], engine.DeckEntry{Card: c.ID, Count: n})
	}
	var champions, pool []*engine.Card
	for _, t := range []uint8{Unit, Gear, Spell} {
		for _, c := range byType[t] {
			signature := c.Traits.Any(engine.Bit(Signature))
			switch {
			case c.Colors&^legend.Colors != 0 || signature && !sharesTag(c, legend):
			case t == Unit && c.Traits.Any(engine.Bit(Champion)) && sharesTag(c, legend):
				champions = append(champions, c)
			default:
				pool = append(pool, c)
			}
		}
	}
	if len(champions) == 0 {
		return
	}
	champion := champions[random.Below(len(champions))]
	add("champion", champion, 1)
	add("main", champion, 1)
	shuffle(pool, random)
	left, signatures, used := v.Knob(format, KnobMainDeck)-1, 3, map[string]bool{champion.Name: true}
	for _, c := range pool {
		n := min(left, 1+random.Below(v.Knob(format, KnobCopies)))
		if slices.ContainsFunc(c.Keywords, func(k engine.KeywordUse) bool { return k.ID == Unique }) {
			n = min(n, 1)
		}
		if c.Traits.Any(engine.Bit(Signature)) {
			n = min(n, signatures)
			signatures -= n
		}
		if n > 0 && !used[c.Name] {
			used[c.Name] = true
			add("main", c, n)
			left -= n
		}
	}
	runes := v.Knob(format, KnobRunes)
	var fitting []*engine.Card
	for _, c := range byType[Rune] {
		if c.Colors&^legend.Colors == 0 {
			fitting = append(fitting, c)
		}
	}
	for i, c := range fitting {
		n := runes / len(fitting)
		if i == 0 {
			n += runes % len(fitting)
		}
		add("runes", c, n)
	}
	fields := slices.Clone(byType[Battlefield])
	shuffle(fields, random)
	named := map[string]bool{}
	for _, c := range fields {
		if len(deck.Sections["battlefields"]) < v.Knob(format, KnobProvided) && !named[c.Name] {
			named[c.Name] = true
			add("battlefields", c, 1)
		}
	}
}

// shuffle puts cards into a random order.
func shuffle(list []*engine.Card, random *engine.Generator) {
	for i := len(list) - 1; i > 0; i-- {
		j := random.Below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

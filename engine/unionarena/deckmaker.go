package unionarena

import (
	"fmt"
	"slices"

	"cardlathe/engine"
)

// MakeDeck makes a random deck that is legal in a format, from all cards of a random series that can be played. The same
// content, format and seed give the same deck. It reports an error when no series has enough cards for one.
func (r *Rules) MakeDeck(lib *engine.Library, format *engine.Format, seed uint64) (*engine.Deck, error) {
	random := engine.Generator(seed)
	bySeries := map[string][]*engine.Card{}
	ids := make([]string, 0, len(lib.Cards))
	for id := range lib.Cards {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	var series []string
	for _, id := range ids {
		c := lib.Cards[id]
		if c.Token || c.Unplayable != "" || c.Types.Any(1<<ActionPoint) {
			continue
		}
		s := seriesOf(id)
		if bySeries[s] == nil {
			series = append(series, s)
		}
		bySeries[s] = append(bySeries[s], c)
	}
	shuffle(series, &random)
	for _, s := range series {
		deck := &engine.Deck{ID: fmt.Sprintf("mixed:%d", seed), Name: fmt.Sprintf("mixed %d", seed), Game: r.vocabulary.Game, Format: format.ID}
		r.fill(deck, format, bySeries[s], &random)
		if len(r.CheckDeck(lib, deck, format)) == 0 {
			return deck, nil
		}
	}
	return nil, fmt.Errorf("no series of the content has enough cards for a deck of the format %q", format.ID)
}

// fill fills a deck with cards of one series; it is not legal when there are too few.
func (r *Rules) fill(deck *engine.Deck, format *engine.Format, pool []*engine.Card, random *engine.Generator) {
	v := r.vocabulary
	pool = slices.Clone(pool)
	shuffle(pool, random)
	left := v.Knob(format, KnobDeck)
	most := v.Knob(format, KnobCopies)
	special := [TriggerColor + 1]int{}
	count := make([]int, len(pool))
	add := func(i, n int) {
		c := pool[i]
		limit := most
		if own := int(c.Numbers[OwnCopies]); own > 0 {
			limit = min(limit, own)
		}
		n = min(n, left, limit-count[i])
		if k := triggerOf(c); k == TriggerSpecial || k == TriggerColor || k == TriggerFinal {
			n = min(n, v.Knob(format, KnobSpecial)-special[k])
			special[k] += max(n, 0)
		}
		if n > 0 {
			count[i] += n
			left -= n
		}
	}
	for i := range pool {
		add(i, 1+random.Below(most))
	}
	for i := range pool { // what is still missing
		add(i, most)
	}
	deck.Sections = map[string][]engine.DeckEntry{}
	for i, n := range count {
		if n > 0 {
			deck.Sections["main"] = append(deck.Sections["main"], engine.DeckEntry{Card: pool[i].ID, Count: n})
		}
	}
}

// shuffle puts a list into a random order.
func shuffle[T any](list []T, random *engine.Generator) {
	for i := len(list) - 1; i > 0; i-- {
		j := random.Below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

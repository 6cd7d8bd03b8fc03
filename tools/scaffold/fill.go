package scaffold

// A deck of a set's own cards, for games in which cards of different sets stand in no deck together: a young set has too
// few cards for one, so textless cards with the numbers of a shipped deck stand in for those that are still to come.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets"
)

// ownDeck fills a deck with cards of a set alone, as many copies as the rules allow, and adds to the writing the textless
// cards that are missing, modelled on those of another deck. It returns the deck, the cards of the set in it and how many
// stand in; nil when no card of the set can be in a deck.
func (p *Project) ownDeck(w *writing, s *sets.Set, from *engine.Deck) (deck *engine.Deck, in []string, standIns int) {
	lib := p.content.Game(s.Game)
	v := lib.Rules.Vocabulary()
	section, size, most := "", 0, 0
	for _, sec := range v.Sections {
		n := 0
		for _, e := range from.Sections[sec.Name] {
			n += e.Count
		}
		if n > size {
			section, size = sec.Name, n
		}
	}
	for _, e := range from.Sections[section] {
		most = max(most, e.Count)
	}
	made := *from
	made.Sections = map[string][]engine.DeckEntry{}
	for name, list := range from.Sections {
		if name != section {
			made.Sections[name] = list
		}
	}
	wrong := func() int { return len(lib.Rules.CheckDeck(lib, &made, lib.Formats[from.Format])) }
	lacking, left := wrong(), size // that it is too small
	for _, c := range slices.Backward(s.Cards) {
		if c.Token || lib.Cards[c.ID] == nil || lib.Cards[c.ID].Unplayable != "" {
			continue
		}
		list := made.Sections[section]
		for n := min(most, left); n > 0; n-- {
			made.Sections[section] = append(slices.Clone(list), engine.DeckEntry{Card: c.ID, Count: n})
			if wrong() <= lacking {
				in, left = append(in, c.ID), left-n
				break
			}
			made.Sections[section] = list
		}
	}
	if len(in) == 0 {
		return nil, nil, 0
	}
	var models []*engine.Card
	for _, e := range from.Sections[section] {
		if c := lib.Find(e.Card); c != nil && c.Type == lib.Find(in[0]).Type && !slices.Contains(models, c) {
			models = append(models, c)
		}
	}
	facts, before := p.factsFile(s)
	id := p.nextID(s)
	code, first := id[:strings.LastIndexByte(id, '-')], id[strings.LastIndexByte(id, '-')+1:]
	number, _ := strconv.Atoi(first)
	var blocks []string
	for ; left > 0 && len(models) > 0; standIns++ {
		model := models[standIns%len(models)]
		d := data{ID: fmt.Sprintf("%s-%03d", code, number+standIns), Name: fmt.Sprintf("%s Stand-in %d", s.Title, standIns+1), Type: v.Types[model.Type].Name}
		text, err := block(v, &d, likeness(v, model, lib.Find(in[0]).Colors))
		if err != nil {
			return nil, nil, 0
		}
		blocks = append(blocks, text)
		n := min(most, left)
		made.Sections[section] = append(made.Sections[section], engine.DeckEntry{Card: d.ID, Count: n})
		left -= n
	}
	if standIns > 0 {
		text := "# Textless cards that stand in for those still to come. Give them names and texts of their own, or take them out.\n" + strings.Join(blocks, "\n")
		if before == "" {
			w.add(facts, text)
		} else {
			w.appendTo(facts, before, text)
		}
	}
	return &made, in, standIns
}

// likeness is a card with the numbers of another one, in colours of a set.
func likeness(v *engine.Vocabulary, model *engine.Card, colors engine.Mask) Card {
	c := Card{Numbers: map[string]int{}, Words: map[string][]string{}, Amounts: map[string]map[string]int{}}
	if colors == 0 {
		colors = model.Colors
	}
	color := ""
	for i, w := range v.Colors {
		if colors.Any(engine.Bit(i)) && color == "" {
			color = w.Name
		}
	}
	for i := range v.Facts {
		f := &v.Facts[i]
		switch {
		case f.Target == engine.ToColors && slices.ContainsFunc(f.Words, func(w engine.Word) bool { return w.Name == color && color != "" }):
			c.Words[f.Name] = []string{color}
		case f.Kind == engine.FactNumber && f.Target == engine.ToNumber && model.HasNumber.Any(engine.Bit(int(f.Number))):
			c.Numbers[f.Name] = int(model.Numbers[f.Number])
		case f.Kind == engine.FactAmounts && color != "":
			for k := range v.Resources {
				if n := int(model.Amounts[k]); n > 0 {
					if c.Amounts[f.Name] == nil {
						c.Amounts[f.Name] = map[string]int{}
					}
					c.Amounts[f.Name][color] += n
				}
			}
		}
	}
	return c
}

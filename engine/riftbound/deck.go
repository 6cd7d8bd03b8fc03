package riftbound

import (
	"fmt"
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Deck construction (101 to 103).

// sectionOf tells for each type of card in which section of a deck it is.
var sectionOf = [...]string{Unit: "main", Gear: "main", Spell: "main", Rune: "runes", Battlefield: "battlefields", Legend: "legend"}

// CheckDeck lists every breach of the deck rules of a format (103).
func (r *Rules) CheckDeck(lib *engine.Library, deck *engine.Deck, format *engine.Format) []engine.Problem {
	k := &deckCheck{vocabulary: r.vocabulary, lib: lib, deck: deck, format: format}
	k.legend = k.single("legend", 1<<Legend, "a legend", engine.R(103, 1))
	k.champion = k.single("champion", 1<<Unit, "a champion unit", engine.R(103, 2))
	if c, l := k.champion, k.legend; c != nil && l != nil && (!c.Traits.Any(engine.Bit(Champion)) || !sharesTag(c, l)) {
		k.Breach(engine.R(103, 2, 1), deck.Sections["champion"][0].Line, c.Name, "choose a champion unit with the legend's champion tag", "champion: %s is no champion unit of %s", c.Name, l.Name)
	}
	k.cards()
	k.runes()
	k.battlefields()
	return k.Breaches
}

// deckCheck is a deck that is being judged.
type deckCheck struct {
	vocabulary       *engine.Vocabulary
	lib              *engine.Library
	deck             *engine.Deck
	format           *engine.Format
	legend, champion *engine.Card // nil when the deck has none that is one
	common.Breaches
}

func (k *deckCheck) knob(name string) int { return k.vocabulary.Knob(k.format, name) }

// find is the card of an entry if it is one of the types that the section takes, else nil, and says why.
func (k *deckCheck) find(section string, entry engine.DeckEntry, want engine.Mask, what string) *engine.Card {
	c := k.Card(section, entry, k.lib.Find(entry.Card), engine.R(103), engine.R(185, 1))
	if c != nil && !c.Types.Any(want) {
		k.Breach(engine.R(103), entry.Line, c.Name, fmt.Sprintf("name %s there; a %s belongs to %s", what, types[c.Type].Name, sectionOf[c.Type]), "%s: %s is a %s, not %s", section, c.Name, types[c.Type].Name, what)
		return nil
	}
	return c
}

// single is the only card of a section.
func (k *deckCheck) single(section string, want engine.Mask, what string, rule engine.Rule) *engine.Card {
	list := k.deck.Sections[section]
	if len(list) != 1 || list[0].Count != 1 {
		k.Breach(rule, k.deck.Line, "", "name just one", "%s: a deck has exactly one", section)
		return nil
	}
	return k.find(section, list[0], want, what)
}

// identity says when a card is outside of the domains of the legend (103.1.2).
func (k *deckCheck) identity(section string, c *engine.Card, line int) {
	if k.legend != nil && c.Colors&^k.legend.Colors != 0 {
		k.Breach(engine.R(103, 1, 2), line, c.Name, "use cards of the legend's domains", "%s: %s is outside the domains of %s", section, c.Name, k.legend.Name)
	}
}

// cards judges main deck and sideboard (103.2, 486.6). What is in the sideboard may come into the main deck: the limits
// hold for both together.
func (k *deckCheck) cards() {
	sizes, copies, inMain, signatures := map[string]int{}, map[string]int{}, map[string]bool{}, 0
	for _, section := range []string{"main", "sideboard"} {
		for _, e := range k.deck.Sections[section] {
			sizes[section] += e.Count
			c := k.find(section, e, 1<<Unit|1<<Gear|1<<Spell, "a unit, gear or spell")
			if c == nil {
				continue
			}
			copies[c.Name] += e.Count
			inMain[c.Name] = inMain[c.Name] || section == "main"
			limit, rule := k.knob(KnobCopies), engine.R(103, 2)
			if prints(c, Unique) {
				limit, rule = 1, engine.R(825, 3)
			}
			if copies[c.Name] > limit {
				k.Breach(rule, e.Line, c.Name, fmt.Sprintf("play at most %d", limit), "%s: %d copies of %s", section, copies[c.Name], c.Name)
			}
			k.identity(section, c, e.Line)
			if !c.Traits.Any(engine.Bit(Signature)) {
				continue
			}
			signatures += e.Count
			if k.legend != nil && !sharesTag(c, k.legend) {
				k.Breach(engine.R(103, 2, 4), e.Line, c.Name, "use the legend's own signature cards", "%s: the signature card %s belongs to another champion than %s", section, c.Name, k.legend.Name)
			}
		}
	}
	if n := k.knob(KnobSideboard); sizes["sideboard"] > n {
		k.Breach(engine.R(486, 6), k.deck.Sections["sideboard"][0].Line, "", fmt.Sprintf("make it at most %d, or name a format that has one", n), "sideboard: the deck has %d cards, the format allows %d", sizes["sideboard"], n)
	}
	if signatures > 3 {
		k.Breach(engine.R(103, 2, 4), k.deck.Line, "", "play at most 3", "main: %d signature cards", signatures)
	}
	if k.champion != nil && !inMain[k.champion.Name] {
		k.Breach(engine.R(103, 2), k.deck.Line, k.champion.Name, "count the chosen champion in main", "main: the chosen champion %s is not in it", k.champion.Name)
	}
	lo, n := k.knob(KnobMainDeck), sizes["main"]
	switch hi := max(lo, k.knob(KnobMainDeckMax)); {
	case n >= lo && n <= hi:
	case lo == hi:
		k.Size(engine.R(103, 2), k.deck.Line, "main", n, lo)
	case hi >= 999:
		k.Breach(engine.R(103, 2), k.deck.Line, "", fmt.Sprintf("make it at least %d cards", lo), "main: the deck has %d cards, the format asks for at least %d", n, lo)
	default:
		k.Breach(engine.R(103, 2), k.deck.Line, "", fmt.Sprintf("make it %d to %d cards", lo, hi), "main: the deck has %d cards, the format asks for %d to %d", n, lo, hi)
	}
}

// runes judges the rune deck (103.3).
func (k *deckCheck) runes() {
	runes := 0
	for _, e := range k.deck.Sections["runes"] {
		runes += e.Count
		if c := k.find("runes", e, 1<<Rune, "a rune"); c != nil {
			k.identity("runes", c, e.Line)
		}
	}
	if n := k.knob(KnobRunes); runes != n {
		k.Breach(engine.R(103, 3), k.deck.Line, "", fmt.Sprintf("make it %d runes", n), "runes: the deck has %d, the format asks for %d", runes, n)
	}
}

// battlefields judges the battlefields (103.4).
func (k *deckCheck) battlefields() {
	battlefields, names := 0, map[string]bool{}
	for _, e := range k.deck.Sections["battlefields"] {
		battlefields += e.Count
		c := k.find("battlefields", e, 1<<Battlefield, "a battlefield")
		if c == nil {
			continue
		}
		if names[c.Name] || e.Count > 1 {
			k.Breach(engine.R(103, 4), e.Line, c.Name, "use different battlefields", "battlefields: %s twice", c.Name)
		}
		names[c.Name] = true
	}
	if n := k.knob(KnobProvided); battlefields != n {
		k.Breach(engine.R(103, 4), k.deck.Line, "", fmt.Sprintf("make it %d, or name a format with battlefields_provided = %d", n, battlefields), "battlefields: the deck has %d, the format asks for %d", battlefields, n)
	}
}

func sharesTag(a, b *engine.Card) bool {
	return slices.ContainsFunc(a.Tags, func(tag string) bool { return slices.Contains(b.Tags, tag) })
}

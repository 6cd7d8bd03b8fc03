package sets

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// This file reads deck and format blocks. Whether a deck is legal is a question to the ruleset
// (Ruleset.CheckDeck); here it only has to be complete and to name cards that exist.

// deckDraft is a deck, or a sound format block, before it is compared with cards and other decks.
type deckDraft struct {
	deck     *engine.Deck
	format   *engine.Format
	at       hcl.Range
	formatAt hcl.Range
	entries  []deckCard
	unread   []string // sections that are missing or cannot be read
	partly   []string // sections with an entry that cannot be read
	broken   bool     // something of the block is wrong
}

type deckCard struct {
	card string
	at   hcl.Range
}

// maxCopies bounds the copies of one card in a section; no deck rule is that generous.
const maxCopies = 999

// maxMeant bounds the unknown cards of a load for which a likely one is looked for: that takes longer than all else.
const maxMeant = 200

func readDeck(out *fileDraft, words *engine.Vocabulary, b *hclsyntax.Block) {
	r := newReader(b, &out.diags)
	d := &engine.Deck{Game: words.Game, File: out.file.shown, Line: b.TypeRange.Start.Line, Sections: map[string][]engine.DeckEntry{}}
	draft := &deckDraft{deck: d, at: b.DefRange()}
	d.ID = r.id()
	d.Name = r.title("name", true)
	if a := r.attr("format", false); a != nil {
		draft.formatAt = a.Expr.Range()
		d.Format, _ = r.textOf(a.Expr, "format")
	}
	for _, s := range words.Sections {
		a := r.attr(s.Name, !s.Optional)
		if a == nil {
			if !s.Optional {
				draft.unread = append(draft.unread, s.Name)
			}
			continue
		}
		broken := r.broken
		r.broken = false
		for _, e := range r.section(a, s) {
			d.Sections[s.Name] = append(d.Sections[s.Name], e.DeckEntry)
			draft.entries = append(draft.entries, deckCard{e.Card, e.at})
		}
		switch read := len(d.Sections[s.Name]) > 0; {
		case r.broken && read:
			draft.partly = append(draft.partly, s.Name)
		case r.broken:
			draft.unread = append(draft.unread, s.Name)
		}
		r.broken = r.broken || broken
	}
	r.finish()
	if draft.broken = r.broken; d.ID != "" {
		out.decks = append(out.decks, draft)
	}
}

type placedEntry struct {
	engine.DeckEntry
	at hcl.Range
}

// section reads legend = "OGS-017", main = { "OGN-005" = 3 } or battlefields = ["OGN-296"].
func (r *reader) section(a *hclsyntax.Attribute, s engine.Section) []placedEntry {
	one := func(card string, n int, at hcl.Range) placedEntry {
		return placedEntry{engine.DeckEntry{Card: card, Count: n, Line: at.Start.Line}, at}
	}
	if s.Single {
		if card, ok := r.textOf(a.Expr, s.Name); ok {
			return []placedEntry{one(card, 1, a.Expr.Range())}
		}
		return nil
	}
	var out []placedEntry
	if _, list := a.Expr.(*hclsyntax.TupleConsExpr); list {
		items, _ := r.texts(a.Expr, s.Name)
		for _, i := range items {
			if n := slices.IndexFunc(out, func(e placedEntry) bool { return e.Card == i.text }); n >= 0 {
				out[n].Count++
				continue
			}
			out = append(out, one(i.text, 1, i.at))
		}
		return out
	}
	entries, _ := r.table(a.Expr, s.Name)
	for _, e := range entries {
		if n, ok := r.number(e.value, fmt.Sprintf("%s[%q]", s.Name, e.key), 1, maxCopies); ok {
			out = append(out, one(e.key, n, e.at))
		}
	}
	return out
}

func readFormat(out *fileDraft, words *engine.Vocabulary, b *hclsyntax.Block) {
	r := newReader(b, &out.diags)
	f := &engine.Format{Game: words.Game, File: out.file.shown, Line: b.TypeRange.Start.Line, Knobs: map[string]int{}}
	f.ID = r.id()
	f.Title = cmp.Or(r.title("title", false), f.ID)
	if a := r.attr("game", false); a != nil {
		if g, ok := r.textOf(a.Expr, "game"); ok && g != words.Game {
			at := a.Expr.Range()
			r.fail(diag.Errorf(diag.UnknownGame, &at, "a format of %s cannot be in a set of %s", g, words.Game).
				Try(fmt.Sprintf("write %q or leave it out", words.Game)))
		}
	}
	if len(words.Modes) > 0 {
		f.Mode = words.Modes[0].Name
	}
	if a := r.attr("mode", false); a != nil {
		if m, ok := r.textOf(a.Expr, "mode"); ok {
			f.Mode = m
			known := make([]string, len(words.Modes))
			for i := range words.Modes {
				known[i] = words.Modes[i].Name
			}
			if !slices.Contains(known, m) {
				at := a.Expr.Range()
				r.fail(diag.Errorf(diag.UnknownMode, &at, "%s has no mode %q", words.Title, m).Try(diag.OneOf(m, known)))
			}
		}
	}
	for _, k := range words.Knobs {
		if a := r.attr(k.Name, false); a != nil {
			low, high := k.Min, k.Max
			if low == 0 && high == 0 {
				low, high = bounds(0, 0)
			}
			if n, ok := r.number(a.Expr, k.Name, low, high); ok {
				f.Knobs[k.Name] = n
			}
		}
	}
	for _, c := range words.Contradictions(f) {
		at := b.DefRange()
		if a := b.Body.Attributes[c.Knob]; a != nil {
			at = a.Range()
		}
		d := diag.Errorf(diag.Contradiction, &at, "format %s: %s", f.ID, c.Text).Try(c.Fix)
		if c.Rule != 0 {
			d.Because("Rule %s.", c.Rule)
		}
		r.fail(d)
	}
	r.finish()
	if r.broken {
		out.lost = append(out.lost, lostFormat(f.ID))
		return
	}
	out.decks = append(out.decks, &deckDraft{format: f, at: b.DefRange()})
}

// lostFormat is how a format that is broken is noted among what decks may name and what did not load.
func lostFormat(id string) string { return "format " + id }

// catalog finds the cards of a game by id, by full name and by name in another language.
type catalog struct {
	ids, names map[string]*engine.Card
	locales    map[string][]*engine.Card
	lost       map[string]bool
	words      []string // ids and names, for suggestions
}

func newCatalog() *catalog {
	return &catalog{ids: map[string]*engine.Card{}, names: map[string]*engine.Card{}, locales: map[string][]*engine.Card{}, lost: map[string]bool{}}
}

// add enters a card. What a card and a token are both called means the card.
func (c *catalog) add(card *engine.Card) {
	c.ids[card.ID] = card
	c.words = append(c.words, card.ID, card.Name)
	if c.names[card.Name] == nil || !card.Token {
		c.names[card.Name] = card
	}
	for _, language := range slices.Sorted(maps.Keys(card.Locale)) {
		name := card.Locale[language].Name
		if name == "" || slices.Contains(c.locales[name], card) {
			continue
		}
		c.words = append(c.words, name)
		if old := c.locales[name]; len(old) > 0 && old[0].Token != card.Token {
			if !card.Token {
				c.locales[name] = []*engine.Card{card}
			}
			continue
		}
		c.locales[name] = append(c.locales[name], card)
	}
}

// find reports whether a card is called so in the facts.
func (c *catalog) find(card string) bool { return c.ids[card] != nil || c.names[card] != nil }

// Named finds a card by its id, its name or its name in another language, nil when there is none or when several have
// that name in another language.
func Named(lib *engine.Library, name string) *engine.Card {
	if c := lib.Find(name); c != nil {
		return c
	}
	cards := newCatalog()
	for _, id := range slices.Sorted(maps.Keys(lib.Cards)) {
		cards.add(lib.Cards[id])
	}
	if list := cards.locales[name]; len(list) == 1 {
		return list[0]
	}
	return nil
}

// resolveDecks checks what decks and formats say about other things and puts the sound ones into their sets.
func (l *loader) resolveDecks(drafts []*draft, cards *catalog) {
	decks, formats := map[string]*engine.Deck{}, map[string]*engine.Format{}
	for _, d := range drafts {
		for _, e := range d.deckAt {
			if e.format == nil {
				continue
			}
			f := new(*e.format) // the draft is shared by contents
			if old := formats[f.ID]; old != nil {
				l.out.diags.Add(diag.Errorf(diag.FormatTwice, &e.at, "two formats %q", f.ID).
					Because("One is at %s:%d, the other at %s:%d.", old.File, old.Line, f.File, f.Line).Try("give one of them another id"))
				continue
			}
			f.Set = d.set.ID
			formats[f.ID] = f
			d.set.Formats = append(d.set.Formats, f)
		}
	}
	ids := slices.Sorted(maps.Keys(formats))
	for _, d := range drafts {
		for _, e := range d.deckAt {
			if e.deck == nil {
				continue
			}
			deck := new(*e.deck)
			if old := decks[deck.ID]; old != nil {
				l.out.diags.Add(diag.Errorf(diag.DeckTwice, &e.at, "two decks %q", deck.ID).
					Because("One is at %s:%d, the other at %s:%d.", old.File, old.Line, deck.File, deck.Line).Try("give one of them another id"))
				continue
			}
			decks[deck.ID] = deck
			fine := l.deckCards(deck, e, cards)
			known := deck.Format == "" || formats[deck.Format] != nil
			if !known && cards.lost[lostFormat(deck.Format)] {
				l.out.diags.Add(diag.Errorf(diag.CardLeftOut, &e.formatAt, "deck %s is left out: its format %q did not load", deck.ID, deck.Format).
					Because("Mend the format and the deck loads again.").InBlock(deck.Line, false))
			} else if !known {
				l.out.diags.Add(diag.Errorf(diag.UnknownFormat, &e.formatAt, "deck %s: unknown format %q", deck.ID, deck.Format).
					Try(diag.OneOf(deck.Format, ids)).InBlock(deck.Line, false))
			}
			deck.Set = d.set.ID
			if known && fine && !e.broken {
				d.set.Decks = append(d.set.Decks, deck)
			} else {
				d.set.Lacking = append(d.set.Lacking, Lacking{Deck: deck, Unread: e.unread, Partly: e.partly, NoFormat: !known})
			}
		}
	}
}

// deckCards reports the entries that name no card. Those that name one in another language get its own name.
func (l *loader) deckCards(deck *engine.Deck, e *deckDraft, cards *catalog) bool {
	fine := true
	for _, c := range e.entries {
		if cards.find(c.card) {
			continue
		}
		at := c.at
		if list := cards.locales[c.card]; len(list) == 1 {
			rename(deck, c.card, list[0].Name)
			continue
		} else if len(list) > 1 {
			var ids []string
			for _, x := range list {
				ids = append(ids, fmt.Sprintf("%s (%s)", x.ID, x.Name))
			}
			fine = false
			l.out.diags.Add(diag.Errorf(diag.UnknownCard, &at, "deck %s: several cards are called %q", deck.ID, c.card).
				Because("They are %s.", strings.Join(ids, ", ")).Try("name the card by its id").InBlock(deck.Line, false))
			continue
		}
		fine = false
		if cards.lost[c.card] {
			l.out.diags.Add(diag.Errorf(diag.CardLeftOut, &at, "deck %s is left out: its card %q did not load", deck.ID, c.card).
				Because("Mend the card and the deck loads again.").InBlock(deck.Line, false))
			continue
		}
		fix := ""
		if l.meant++; l.meant <= maxMeant {
			fix = diag.Meant(c.card, cards.words)
		}
		for _, w := range cards.words {
			if l.meant <= maxMeant && fix == "" && len(c.card) > 2 && strings.HasPrefix(strings.ToLower(w), strings.ToLower(c.card)) {
				fix = fmt.Sprintf("did you mean %q?", w)
			}
		}
		l.out.diags.Add(diag.Errorf(diag.UnknownCard, &at, "deck %s: unknown card %q", deck.ID, c.card).Try(fix).InBlock(deck.Line, false))
	}
	return fine
}

// CardMeant words which card of a library a name that none has most likely means; "" when there is no likely one.
func CardMeant(lib *engine.Library, name string) string {
	switch c := Named(lib, name); {
	case c != nil && name == c.ID, c != nil && name == c.Name:
		kind := "card"
		if c.Token {
			kind = "token"
		}
		return fmt.Sprintf("%s is a %s of the set %s (%s), and none is here", c.Name, kind, c.Set, c.ID)
	case c != nil:
		return fmt.Sprintf("the card is called %q", c.Name)
	}
	cards := newCatalog()
	for _, id := range slices.Sorted(maps.Keys(lib.Cards)) {
		cards.add(lib.Cards[id])
	}
	return diag.Meant(name, cards.words)
}

// rename calls a card of a deck by another name. The sections, which other contents share, become the deck's own.
func rename(d *engine.Deck, from, to string) {
	d.Sections = maps.Clone(d.Sections)
	for name, list := range d.Sections {
		list = slices.Clone(list)
		d.Sections[name] = list
		for i := range list {
			if list[i].Card == from {
				list[i].Card = to
			}
		}
	}
}

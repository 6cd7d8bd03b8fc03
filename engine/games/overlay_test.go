package games_test

import (
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/riftbound"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// overlay loads the shipped sets with one more, whose cards are spells without cost and units for nothing. texts are
// the scripts of the spells by name; previous is the content before a reload.
func overlay(t testing.TB, previous *scripts.Content, texts map[string]string) (*scripts.Content, *engine.Library) {
	t.Helper()
	files := map[string]string{}
	for name, text := range texts {
		files["cards/"+sets.Slug(name)+".lua"] = text
	}
	content, list := overlayFiles(t, previous, files)
	if list.HasErrors() {
		t.Fatal(list.Err())
	}
	return content, content.Library.Game("riftbound")
}

// overlayFiles is overlay with files of the set by their paths; it returns what is said of them.
func overlayFiles(t testing.TB, previous *scripts.Content, files map[string]string) (*scripts.Content, diag.List) {
	t.Helper()
	return stages[0].load(t, previous, files)
}

// spells are the spells of the overlay.
var spells = []string{"Question", "Other"}

// entries makes a section of a deck: a number of copies of each card.
func entries(n int, names ...string) []engine.DeckEntry {
	var out []engine.DeckEntry
	for _, name := range names {
		out = append(out, engine.DeckEntry{Card: name, Count: n})
	}
	return out
}

// tinyDeck is a deck of cards of the overlay alone, so that games are about them.
func tinyDeck(id string, main ...engine.DeckEntry) *engine.Deck {
	return &engine.Deck{ID: id, Game: "riftbound", Format: "overlay", Sections: map[string][]engine.DeckEntry{
		"legend": entries(1, "Plain Legend"), "battlefields": entries(1, "Plain Field"), "runes": entries(12, "Fury Rune"), "main": main}}
}

// tinyMatch prepares a match of two equal tiny decks.
func tinyMatch(t testing.TB, lib *engine.Library, main ...engine.DeckEntry) *engine.Match {
	t.Helper()
	m, err := engine.Prepare(lib, lib.Formats["overlay"], []*engine.Deck{tinyDeck("one", main...), tinyDeck("two", main...)})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A board as data.

type fields = map[string]engine.Spec

func text(s string) engine.Spec { return engine.Spec{Kind: engine.SpecText, Text: s} }

func listOf(names ...string) engine.Spec {
	s := engine.Spec{Kind: engine.SpecTable}
	for _, n := range names {
		s.List = append(s.List, text(n))
	}
	return s
}

func table(names []string, of fields) engine.Spec {
	s := engine.Spec{Kind: engine.SpecTable}
	for _, n := range names {
		s.Fields = append(s.Fields, engine.SpecField{Name: n, Value: of[n]})
	}
	return s
}

// board begins a game in which A holds a hand and both have units in their bases.
func board(t testing.TB, lib *engine.Library, o engine.Options, hand, baseA, baseB []string) *engine.Game {
	t.Helper()
	spec := table([]string{"A", "B", "turn"}, fields{
		"A":    table([]string{"hand", "base"}, fields{"hand": listOf(hand...), "base": listOf(baseA...)}),
		"B":    table([]string{"base"}, fields{"base": listOf(baseB...)}),
		"turn": text("A"),
	})
	g, _, problems := engine.NewBoard(lib, lib.Formats["overlay"], spec, 1, o)
	for _, p := range problems {
		t.Error(p.Text)
	}
	if g == nil {
		t.FailNow()
	}
	return g
}

// play lets A play a card from hand and pays for it, up to its finalization.
func play(t testing.TB, g *engine.Game, name string) {
	t.Helper()
	o, err := g.Library().Rules.Means(g, 0, "play", []engine.Spec{text(name)})
	if err != nil {
		t.Fatal(err)
	}
	apply(t, g, o)
	for d := g.Decision(); d != nil && d.Kind == engine.DecidePay; d = g.Decision() {
		apply(t, g, d.Options[0])
	}
}

func apply(t testing.TB, g *engine.Game, o engine.Option) {
	t.Helper()
	if err := g.Apply(o); err != nil {
		t.Fatal(err)
	}
}

// pass passes until a decision of another kind is owed, or nothing waits to resolve.
func pass(t testing.TB, g *engine.Game) {
	t.Helper()
	for range 20 {
		d := g.Decision()
		if d == nil || !d.Lists(engine.Option{Kind: engine.OptionPass}) || !g.HasItems() {
			return
		}
		apply(t, g, engine.Option{Kind: engine.OptionPass})
	}
	t.Fatal("passing does not end")
}

// xp reads the experience of A: what the overlay's effects count in.
func xp(g *engine.Game) int { return g.Counter(g.PlayerObject(0), riftbound.XP) }

// xps reads the experience of both players.
func xps(g *engine.Game) int { return xp(g) + g.Counter(g.PlayerObject(1), riftbound.XP) }

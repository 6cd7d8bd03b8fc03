package scenario

// Games that begin with decks, and decks that are judged. A deck is the id of one in the content, or a table with the
// sections of an HCL deck.

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets"

	lua "github.com/yuin/gopher-lua"
)

// deckOf is the deck that a value names or states; a random one is made for a format.
func (s *script) deckOf(v lua.LValue, lib *engine.Library, format *engine.Format) (*engine.Deck, error) {
	if name, ok := v.(lua.LString); ok {
		if d := lib.Decks[string(name)]; d != nil {
			return d, nil
		}
		if strings.HasPrefix(string(name), "mixed:") {
			return lib.DeckNamed(string(name), format)
		}
		return nil, fmt.Errorf("there is no deck %q; %s", string(name), oneOf(string(name), slices.Sorted(maps.Keys(lib.Decks))))
	}
	t, ok := v.(*lua.LTable)
	if !ok {
		return nil, fmt.Errorf("a deck is an id or a table, not %s", quoted(v))
	}
	deck := &engine.Deck{ID: "of the scenario", Name: "of the scenario", Game: s.src.Game, Sections: map[string][]engine.DeckEntry{}}
	var err error
	known := []string{}
	for _, section := range s.src.words.Sections {
		known = append(known, section.Name)
		entries, err := deckEntries(t.RawGetString(section.Name), section.Name)
		if err != nil {
			return nil, err
		}
		for i := range entries {
			if c := sets.Named(lib, entries[i].Card); c != nil {
				entries[i].Card = c.ID
			}
		}
		deck.Sections[section.Name] = entries
	}
	t.ForEach(func(k, _ lua.LValue) {
		if err == nil && !slices.Contains(known, show(k)) {
			err = fmt.Errorf("a deck has no section %q; %s", show(k), oneOf(show(k), known))
		}
	})
	return deck, err
}

// deckEntries reads a section: a name, a list of names, or how many of each name. Order does not matter to the rules; a
// table's is made by name.
func deckEntries(v lua.LValue, section string) ([]engine.DeckEntry, error) {
	var out []engine.DeckEntry
	switch x := v.(type) {
	case *lua.LNilType:
	case lua.LString:
		out = append(out, engine.DeckEntry{Card: string(x), Count: 1})
	case *lua.LTable:
		for i := 1; i <= min(x.Len(), maxNumber); i++ {
			name, ok := x.RawGetInt(i).(lua.LString)
			if !ok {
				return nil, fmt.Errorf("%s: a list of a deck holds names", section)
			}
			out = append(out, engine.DeckEntry{Card: string(name), Count: 1})
		}
		counts := map[string]int{}
		x.ForEach(func(k, n lua.LValue) {
			if name, ok := k.(lua.LString); ok {
				counts[string(name)] = int(lua.LVAsNumber(n))
				if lua.LVAsNumber(n) != lua.LNumber(counts[string(name)]) {
					counts[string(name)] = 0 // no whole number of copies
				}
			}
		})
		for _, name := range slices.Sorted(maps.Keys(counts)) {
			if n := counts[name]; n < 1 || n > maxNumber {
				return nil, fmt.Errorf("%s: how many copies of %s?", section, name)
			}
			out = append(out, engine.DeckEntry{Card: name, Count: counts[name]})
		}
	default:
		return nil, fmt.Errorf("%s: a section of a deck is a name or a table, not %s", section, quoted(v))
	}
	return out, nil
}

// legalDeck expects that a deck may be played in the scenario's format.
func legalDeck(r *run, L *lua.LState) int {
	if problems := r.judge(L); len(problems) > 0 {
		r.fail("a legal deck", breaches(problems), "the deck breaks %d rules", len(problems))
	}
	return 0
}

// illegalDeck expects the breaches of a deck, by rule number: all of them, and no other.
func illegalDeck(r *run, L *lua.LState) int {
	problems := r.judge(L)
	want := []string{}
	for _, v := range listOf(L.Get(3)) {
		want = append(want, show(v))
	}
	if len(want) == 0 {
		r.fail("", "", "write s:illegal_deck(deck, { \"103.2\" }), a number for each breach")
	}
	left := slices.Clone(problems)
	for _, w := range want {
		i := slices.IndexFunc(left, func(p engine.Problem) bool { return citesRule(p.Rule, w) })
		if i < 0 {
			r.fail(strings.Join(want, ", "), breaches(problems), "the deck breaks other rules")
		}
		left = slices.Delete(left, i, i+1)
	}
	if len(left) > 0 {
		r.fail(strings.Join(want, ", "), breaches(problems), "the deck breaks more rules")
	}
	r.proof.expected(r.game)
	for _, p := range problems {
		r.proof.refusals = append(r.proof.refusals, refusal{p.Rule, engine.NoPlayer, "play that deck", p.Text, p.Text, len(r.record), r.script.line()})
	}
	r.proof.expected(r.game)
	return 0
}

// judge lists what is wrong with the deck that a step states.
func (r *run) judge(L *lua.LState) []engine.Problem {
	deck, err := r.script.deckOf(L.Get(2), r.lib, r.format)
	if err != nil {
		r.fail("", "", "%s", err)
	}
	return r.lib.Rules.CheckDeck(r.lib, deck, r.format)
}

func breaches(problems []engine.Problem) string {
	var out []string
	for _, p := range problems {
		out = append(out, fmt.Sprintf("%s: %s", p.Rule, p.Text))
	}
	return strings.Join(out, "\n")
}

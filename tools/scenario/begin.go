package scenario

// How a scenario begins: its format, its decks and their seed. All of it is judged when the file is read, so that check
// finds what is wrong without playing, and once more when the scenario runs, with the cards of its own.

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/sets/diag"

	lua "github.com/yuin/gopher-lua"
)

// beginning is what a scenario says about the game that it begins with, its board apart.
type beginning struct {
	format *engine.Format
	decks  []*engine.Deck // nil when it states a board
	seed   uint64
	// mistakes are all that is wrong with it.
	mistakes []mistake
}

// mistake is something wrong in a declaration.
type mistake struct {
	word      string // that stands in the line which is to be changed; "" for none
	text, fix string
}

func (b *beginning) wrong(word, fix, format string, args ...any) {
	b.mistakes = append(b.mistakes, mistake{word, fmt.Sprintf(format, args...), fix})
}

// String writes a mistake for people.
func (m mistake) String() string {
	if m.fix == "" {
		return m.text
	}
	return m.text + "; " + m.fix
}

// beginningOf reads how a scenario begins, with the formats, decks and cards of a library.
func (s *script) beginningOf(d *decl, lib *engine.Library) *beginning {
	b := &beginning{seed: 1}
	s.readFormat(b, d.table.RawGetString("format"), lib)
	if v := d.table.RawGetString("decks"); v != lua.LNil {
		if d.table.RawGetString("board") != lua.LNil {
			b.wrong("decks", "leave one of them out", "a scenario has a board or decks, not both")
		}
		s.readDecks(b, v, lib)
	}
	switch v := d.table.RawGetString("seed").(type) {
	case *lua.LNilType:
	case lua.LNumber:
		if d.table.RawGetString("decks") == lua.LNil {
			b.wrong("seed", "write it into the board", "the seed of a scenario is that of a game with decks")
		}
		if v < 1 || v >= 1<<53 || v != lua.LNumber(uint64(v)) {
			b.wrong("seed", "", "a seed is a whole number from 1 on, not %s", show(v))
			break
		}
		b.seed = uint64(v)
	default:
		b.wrong("seed", "", "a seed is a whole number from 1 on, not %s", quoted(v))
	}
	return b
}

// readFormat reads the format that a scenario names or states; without one it is the game's first mode as it is.
func (s *script) readFormat(b *beginning, v lua.LValue, lib *engine.Library) {
	// Without an id, so that a save does not find a format of the content under it.
	b.format = &engine.Format{Game: s.src.Game}
	switch v := v.(type) {
	case *lua.LNilType:
	case lua.LString:
		if f := lib.Formats[string(v)]; f != nil {
			b.format = f
			return
		}
		fix := oneOf(string(v), slices.Sorted(maps.Keys(lib.Formats)))
		if slices.ContainsFunc(s.src.words.Modes, func(m engine.Mode) bool { return m.Name == string(v) }) {
			fix = fmt.Sprintf("it is a mode of play, for which no set declares a format: write format = { mode = %q }", string(v))
		}
		b.wrong(string(v), fix, "there is no format %q", string(v))
	case *lua.LTable:
		s.readHouseFormat(b, v)
	default:
		b.wrong("format", "", "format is a name or a table of knobs, not %s", quoted(v))
	}
}

// oneOf words the likeliest of some words, or else all of them.
func oneOf(word string, known []string) string {
	if near := diag.Suggest(word, known); near != "" || len(known) == 0 {
		return near
	}
	return "there are: " + strings.Join(known, ", ")
}

// readHouseFormat reads a format that a scenario states: a mode, and knobs with other values.
func (s *script) readHouseFormat(b *beginning, t *lua.LTable) {
	words, f := s.src.words, b.format
	f.Knobs = map[string]int{}
	known := []string{"mode"}
	for i := range words.Knobs {
		known = append(known, words.Knobs[i].Name)
	}
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		name := show(k)
		knob := slices.IndexFunc(words.Knobs, func(x engine.Knob) bool { return x.Name == name })
		n, isNumber := v.(lua.LNumber)
		switch {
		case name == "mode":
			modes := []string{}
			for i := range words.Modes {
				modes = append(modes, words.Modes[i].Name)
			}
			if f.Mode = show(v); !slices.Contains(modes, f.Mode) {
				b.wrong(f.Mode, oneOf(f.Mode, modes), "%s has no mode %q", words.Title, f.Mode)
			}
		case knob < 0:
			b.wrong(name, diag.Suggest(name, known), "a format has no knob %q", name)
		case !isNumber || n != lua.LNumber(int(n)) || int(n) < words.Knobs[knob].Min || int(n) > words.Knobs[knob].Max:
			b.wrong(name, "", "%s is a whole number from %d to %d, not %s", name, words.Knobs[knob].Min, words.Knobs[knob].Max, quoted(v))
		default:
			f.Knobs[name] = int(n)
		}
	}
	for _, c := range words.Contradictions(f) {
		b.wrong(c.Knob, c.Fix, "%s", c.Text)
	}
}

// readDecks reads the decks that a game begins with: as many as its format has players, each of them whole.
func (s *script) readDecks(b *beginning, v lua.LValue, lib *engine.Library) {
	how := "write for example: decks = { DECK, DECK }"
	if ids := slices.Sorted(maps.Keys(lib.Decks)); len(ids) > 1 {
		how = fmt.Sprintf("write for example: decks = { %q, %q }", ids[0], ids[1])
	}
	t, ok := v.(*lua.LTable)
	if !ok {
		b.wrong("decks", how, "decks is a list, not %s", quoted(v))
		return
	}
	sound := len(b.mistakes) == 0
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		if n, ok := k.(lua.LNumber); !ok || n < 1 || int(n) > t.Len() {
			b.wrong(show(k), how, "decks is a list of decks alone, and has no field %q", show(k))
		}
	}
	for i := 1; i <= min(t.Len(), engine.MaxPlayers); i++ {
		deck, err := s.deckOf(t.RawGetInt(i), lib, b.format)
		if err != nil {
			word := "decks"
			if name, ok := t.RawGetInt(i).(lua.LString); ok {
				word = string(name)
			}
			b.wrong(word, "", "%s", err)
			continue
		}
		var lacks []string
		for _, section := range s.src.words.Sections {
			if !section.Optional && len(deck.Sections[section.Name]) == 0 {
				lacks = append(lacks, section.Name)
			}
		}
		if len(lacks) > 0 && deck.File == "" {
			b.wrong("decks", "name a deck of the content, or state all of its sections", "deck %d has no %s", i, strings.Join(lacks, ", no "))
		}
		for _, section := range s.src.words.Sections {
			for _, e := range deck.Sections[section.Name] {
				own := slices.ContainsFunc(s.cards, func(c *testCard) bool { return c.name == e.Card })
				if deck.File == "" && !own && lib.Find(e.Card) == nil {
					b.wrong(e.Card, sets.CardMeant(lib, e.Card), "deck %d, %s: there is no card %q", i, section.Name, e.Card)
				}
			}
		}
		b.decks = append(b.decks, deck)
	}
	if players := s.src.words.PlayersOf(b.format); sound && t.Len() != players {
		b.wrong("decks", "", "a game of this format has %d players, and decks for %d are given", players, t.Len())
	}
}

// lineOf is the line of a mistake: the first of the scenario that has its word, else that of the title.
func (s *script) lineOf(d *decl, m mistake) int {
	end := len(s.src.lines)
	for _, o := range s.decls {
		if o.line > d.line {
			end = min(end, o.line-1)
		}
	}
	for i := max(d.line, 1); m.word != "" && i <= end; i++ {
		if strings.Contains(s.src.lines[i-1], m.word) {
			return i
		}
	}
	return d.line
}

// tryBeginning finds while the file is read what is wrong with how a scenario begins.
func (s *script) tryBeginning(d *decl, lib *engine.Library) {
	for _, m := range s.beginningOf(d, lib).mistakes {
		s.complain(s.lineOf(d, m), m.fix, "%s", m.text)
	}
}

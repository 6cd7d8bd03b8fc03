package replay

// What a game was played with, so that a program with other content can tell what is other about it. The hash of the
// content says that something differs; these lines say which card, and what of it.

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"cardlathe/engine"
)

// Used is a card, keyword, deck or format that a game was played with; one of the four is named.
type Used struct {
	Card    string `json:"card,omitempty"`
	Keyword string `json:"keyword,omitempty"` // one that a set defines
	Deck    string `json:"deck,omitempty"`
	Format  string `json:"format,omitempty"`
	Name    string `json:"name,omitempty"` // of the card
	Set     string `json:"set,omitempty"`
	Facts   Hash   `json:"facts,omitzero"`  // of a card
	Script  Hash   `json:"script,omitzero"` // of a card that has one
	Hash    Hash   `json:"hash"`            // of all of it
}

// uses lists what a game uses as it stands: the cards that have occurred in it so far.
func uses(g *engine.Game, format string, decks []string) []Used {
	lib := g.Library()
	var out []Used
	for i, id := range decks {
		d, _ := lib.DeckNamed(id, lib.Formats[format])
		if d != nil && !slices.Contains(decks[:i], id) {
			out = append(out, Used{Deck: id, Set: d.Set, Hash: deckHash(d)})
		}
	}
	if f := lib.Formats[format]; f != nil {
		out = append(out, Used{Format: f.ID, Set: f.Set, Hash: formatHash(f)})
	}
	for _, name := range slices.Sorted(maps.Keys(lib.Keywords)) {
		k := lib.Keywords[name]
		out = append(out, Used{Keyword: k.Name, Set: k.Set, Hash: Hash(k.Script.Hash)})
	}
	for _, c := range g.Cards() {
		out = append(out, usedCard(c))
	}
	return out
}

func usedCard(c *engine.Card) Used {
	u := Used{Card: c.ID, Name: c.Name, Set: c.Set, Facts: Hash(c.Facts), Hash: Hash(c.Hash)}
	if c.Script != nil {
		u.Script = Hash(c.Script.Hash)
	}
	return u
}

// deckHash covers the cards of a deck, section by section.
func deckHash(d *engine.Deck) Hash {
	h := fnv.New64a()
	for _, name := range slices.Sorted(maps.Keys(d.Sections)) {
		fmt.Fprintf(h, "%q", name)
		for _, e := range d.Sections[name] {
			fmt.Fprintf(h, " %q %d", e.Card, e.Count)
		}
	}
	return Hash(h.Sum64())
}

func formatHash(f *engine.Format) Hash {
	h := fnv.New64a()
	fmt.Fprintf(h, "%q", f.Mode)
	for _, name := range slices.Sorted(maps.Keys(f.Knobs)) {
		fmt.Fprintf(h, " %q %d", name, f.Knobs[name])
	}
	return Hash(h.Sum64())
}

// usedSets are the sets of what was used, in the order in which the library has them.
func usedSets(lib *engine.Library, used []Used) []Set {
	var out []Set
	for _, s := range lib.Sets {
		if slices.ContainsFunc(used, func(u Used) bool { return u.Set == s.ID }) {
			out = append(out, Set{ID: s.ID, Version: s.Version, Hash: Hash(s.Hash)})
		}
	}
	return out
}

// Change is something that differs between what a file was played with and the content of now.
type Change struct {
	Kind string   `json:"kind"` // "set", "format", "deck", "keyword", "card"
	ID   string   `json:"id"`
	Name string   `json:"name,omitempty"` // of a card
	File string   `json:"file,omitempty"` // of now, of the first of Parts
	Line int      `json:"line,omitempty"`
	What []string `json:"what"` // of a card "facts", "script", "keyword"; else "gone", "version 1.0.0, now 1.1.0", "content", "cards"
}

// String is the change in one line: card OGN-174 (Sai Scout): facts (sets/mine/cards.hcl:8).
func (c Change) String() string {
	var b strings.Builder
	b.WriteString(c.Kind + " " + c.ID)
	if c.Name != "" {
		b.WriteString(" (" + c.Name + ")")
	}
	b.WriteString(": " + strings.Join(c.What, ", "))
	if c.File != "" {
		fmt.Fprintf(&b, " (%s", c.File)
		if c.Line > 0 {
			fmt.Fprintf(&b, ":%d", c.Line)
		}
		b.WriteString(")")
	}
	return b.String()
}

// Changes tells what of the content that a file was played with is other in lib: sets first, cards last, in the order of
// the file. It is empty when nothing is, and of files of version 1 and 2, which do not say what they used.
func Changes(f *File, lib *engine.Library) []Change {
	var out []Change
	if f.Header.Version < 3 {
		return nil
	}
	for _, s := range f.Header.Sets {
		c := Change{Kind: "set", ID: s.ID}
		i := slices.IndexFunc(lib.Sets, func(x engine.LoadedSet) bool { return x.ID == s.ID })
		switch {
		case i < 0:
			c.What = []string{"gone"}
		case lib.Sets[i].Version != s.Version:
			c.What = []string{fmt.Sprintf("version %s then, %s now", s.Version, lib.Sets[i].Version)}
		case Hash(lib.Sets[i].Hash) != s.Hash:
			c.What = []string{"content"}
		default:
			continue
		}
		out = append(out, c)
	}
	for _, u := range f.Used {
		if c := u.change(f, lib); len(c.What) > 0 {
			out = append(out, c)
		}
	}
	return out
}

// change compares one thing; nothing differs when What is empty.
func (u *Used) change(f *File, lib *engine.Library) (c Change) {
	switch {
	case u.Card != "":
		c = Change{Kind: "card", ID: u.Card, Name: u.Name}
		now := lib.Card(u.Card)
		if now == nil {
			c.What = []string{"gone"}
			break
		}
		n := usedCard(now)
		if n.Facts != u.Facts || n.Name != u.Name {
			c.What, c.File, c.Line = append(c.What, "facts"), now.File, now.Line
		}
		if n.Script != u.Script {
			c.What = append(c.What, "script")
			if c.File == "" && now.Script != nil {
				c.File = now.Script.Path
			}
		}
		if n.Hash != u.Hash && len(c.What) == 0 {
			c.What = append(c.What, "keyword")
		}
	case u.Keyword != "":
		c = Change{Kind: "keyword", ID: u.Keyword}
		if now := lib.Keywords[u.Keyword]; now == nil {
			c.What = []string{"gone"}
		} else if Hash(now.Script.Hash) != u.Hash {
			c.What, c.File = []string{"script"}, now.File
		}
	case u.Deck != "":
		c = Change{Kind: "deck", ID: u.Deck}
		if now, _ := lib.DeckNamed(u.Deck, lib.Formats[f.Header.Format]); now == nil {
			c.What = []string{"gone"}
		} else if deckHash(now) != u.Hash {
			c.What, c.File, c.Line = []string{"cards"}, now.File, now.Line
		}
	case u.Format != "":
		c = Change{Kind: "format", ID: u.Format}
		if now := lib.Formats[u.Format]; now == nil {
			c.What = []string{"gone"}
		} else if formatHash(now) != u.Hash {
			c.What, c.File, c.Line = []string{"numbers"}, now.File, now.Line
		}
	}
	return c
}

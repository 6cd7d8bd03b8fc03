package scripts

// From what package sets has read to what Load reads.

import (
	"io/fs"
	"iter"
	"slices"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// FromContent makes an Input of what package sets has read from a file system. Sets of games without a ruleset are
// left out; package sets has said so.
func FromContent(fsys fs.FS, content *sets.Content, rules []engine.Ruleset) Input {
	in := ReadFrom(fsys)
	for _, r := range rules {
		g := Game{Rules: r}
		for _, s := range content.Sets {
			if s.Game != r.Vocabulary().Game {
				continue
			}
			set := Set{ID: s.ID, Version: s.Version, Dir: s.Dir, Keywords: s.Keywords, Lib: s.Lib, Cards: make([]Card, 0, len(s.Cards))}
			for i, c := range s.Cards {
				card := Card{Facts: c}
				if i < len(s.Scripts) && s.Scripts[i].Exists {
					card.Script = s.Scripts[i].Path
					if from := s.Scripts[i].Set; from != nil && from != s {
						card.Lib = from.Lib
					}
				}
				set.Cards = append(set.Cards, card)
			}
			g.From, g.Sets = append(g.From, s), append(g.Sets, set)
			g.Decks = append(g.Decks, s.Decks...)
			g.Formats = append(g.Formats, s.Formats...)
		}
		in.Games = append(in.Games, g)
	}
	return in
}

// ReadFrom makes an Input without games that reads a file system by the rules for all texts of a set (see
// sets.ReadText): scripts are no more trusted than facts.
func ReadFrom(fsys fs.FS) Input {
	in := Input{Shown: func(path string) string { return path }}
	if p, ok := fsys.(sets.Placed); ok {
		in.Shown = p.Shown
	}
	in.Read = func(path string) ([]byte, error) {
		text, _, d := sets.ReadText(fsys, path, in.Shown(path))
		if d != nil {
			return nil, d
		}
		return text, nil
	}
	return in
}

// Content is everything of a file system, facts and scripts.
type Content struct {
	*Library
	Facts *sets.Content
	Found diag.List // in the facts; what is found in scripts is not among it
}

// Sources are the texts of all files by the names that diagnostics show.
func (c *Content) Sources() diag.Files {
	out := c.Facts.Sources()
	for name, text := range c.Library.Sources() {
		out[name] = text
	}
	return out
}

// Files are the names of all files, as diagnostics show them, without order.
func (c *Content) Files() iter.Seq[string] {
	return func(yield func(string) bool) {
		for name := range c.Facts.Files() {
			if !yield(name) {
				return
			}
		}
		for _, g := range c.Library.loaded {
			for _, u := range g.units {
				if !yield(u.path) {
					return
				}
			}
		}
	}
}

// Open reads all sets of a file system (see sets.Layers) with their scripts. The previous content may be nil.
// Unchanged may be nil; it reports files that need not be read again, and folders with all that is below them.
func Open(fsys fs.FS, rules []engine.Ruleset, previous *Content, unchanged func(path string) bool) (*Content, diag.List) {
	words := make([]*engine.Vocabulary, len(rules))
	for i, r := range rules {
		words[i] = r.Vocabulary()
	}
	var facts *sets.Content
	var library *Library
	if previous != nil {
		facts, library = previous.Facts, previous.Library
	}
	content, diags := sets.Reload(fsys, words, facts, unchanged)
	in := FromContent(fsys, content, rules)
	in.Unchanged = unchanged
	if closed := content.Closed(); closed != nil {
		in.Unchanged = func(path string) bool { return closed(path) || unchanged != nil && unchanged(path) }
	}
	loaded, more := Load(in, library)
	all := slices.Concat(diags, more)
	all.Sort()
	return &Content{loaded, content, diags}, all
}

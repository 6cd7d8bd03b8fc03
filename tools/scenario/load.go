package scenario

// Content is loaded once, and then again for every file of scenarios and for every mutant, with a few cards more or
// other. What these cards are is all that has to be read then: with a thousand cards, reading everything would take
// longer than all scenarios together.

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// Load returns the Loader for games with these rules: facts by package sets, behaviour by package scripts.
func Load(rules []engine.Ruleset) Loader {
	return func(tree fs.FS, again any) (*Loaded, diag.List) {
		before, _ := again.(*scripts.Content)
		c, diags := Reload(tree, rules, before)
		return Of(c), diags
	}
}

// Of is what a Loader gives of loaded content. Its Again is the content.
func Of(c *scripts.Content) *Loaded {
	out := &Loaded{Libraries: map[string]*engine.Library{}, Sets: c.Facts, Again: c}
	for _, g := range c.Games() {
		out.Libraries[g] = c.Game(g)
	}
	return out
}

// Reload loads a tree. When it is one of the trees that this package lays over content, and before is that content, it
// reads what lies above alone.
func Reload(tree fs.FS, rules []engine.Ruleset, before *scripts.Content) (*scripts.Content, diag.List) {
	l, ok := tree.(*layered)
	if !ok {
		return scripts.Open(tree, rules, before, nil)
	}
	var diags diag.List
	if before == nil {
		before, diags = scripts.Open(l.FS, rules, nil, nil)
	}
	words := make([]*engine.Vocabulary, len(rules))
	for i, r := range rules {
		words[i] = r.Vocabulary()
	}
	facts, found := l.over(before.Facts, words)
	in := scripts.FromContent(tree, facts, rules)
	in.Unchanged = func(name string) bool { return !l.owns(name) }
	library, more := scripts.Load(in, before.Library)
	diags = append(append(diags, found...), more...)
	diags.Sort()
	return &scripts.Content{Library: library, Facts: facts}, diags
}

// owns reports whether a file is not, or not as it is, in the tree below.
func (l *layered) owns(name string) bool {
	_, changed := l.texts[name]
	return changed || strings.HasPrefix(name, path.Join(l.game, testSet)+"/")
}

// over makes of the facts of the tree below those of this one.
func (l *layered) over(below *sets.Content, words []*engine.Vocabulary) (*sets.Content, diag.List) {
	out := &sets.Content{Sets: slices.Clone(below.Sets), Stale: below.Stale}
	var diags diag.List
	if l.game != "" && out.Set(l.game, testSet) == nil {
		own, found := sets.Load(l.extra, words, nil)
		diags = append(diags, found...)
		for _, s := range own.Sets {
			for i, o := range out.Sets {
				if o.Game == s.Game {
					out.Sets[i] = shadowed(o, s.Cards)
				}
			}
			out.Sets = append(out.Sets, s)
		}
	}
	for i, s := range out.Sets {
		changed, found := l.changed(s, words)
		out.Sets[i] = changed
		diags = append(diags, found...)
	}
	return out, diags
}

// shadowed leaves out of a set the cards that the file's own ones hide: a card that a file declares is the one of its name
// there, whatever the sets of others hold.
func shadowed(s *sets.Set, own []*engine.Card) *sets.Set {
	hidden := func(c *engine.Card) bool {
		return slices.ContainsFunc(own, func(x *engine.Card) bool { return x.Name == c.Name && x.Token == c.Token || x.ID == c.ID })
	}
	if !slices.ContainsFunc(s.Cards, hidden) {
		return s
	}
	out := *s
	out.Cards, out.Scripts = nil, nil
	for i, c := range s.Cards {
		if !hidden(c) {
			out.Cards, out.Scripts = append(out.Cards, c), append(out.Scripts, s.Scripts[i])
		}
	}
	return &out
}

// changed is a set with what texts make of its cards; the set itself when they change nothing of it.
func (l *layered) changed(s *sets.Set, words []*engine.Vocabulary) (*sets.Set, diag.List) {
	out := s
	var diags diag.List
	touch := func() {
		if out == s {
			copied := *s
			copied.Cards, copied.Scripts = slices.Clone(s.Cards), slices.Clone(s.Scripts)
			out = &copied
		}
	}
	for i := range s.Scripts {
		if text, ok := l.texts[s.Scripts[i].Path]; ok && text == "" {
			touch()
			out.Scripts[i].Exists = false
		}
	}
	for _, id := range slices.Sorted(maps.Keys(l.facts)) {
		i := slices.IndexFunc(s.Cards, func(c *engine.Card) bool { return c.ID == id })
		if i < 0 || !slices.ContainsFunc(s.Files, func(f string) bool { _, ok := l.texts[f]; return ok }) {
			continue
		}
		touch()
		card, found := l.readCard(s, i, words)
		if card == nil {
			diags = append(diags, found...)
			continue
		}
		out.Cards[i], out.Scripts[i].Card = card, card
	}
	return out, diags
}

// readCard reads the block of a card alone, as a set of its own that is as large as that.
func (l *layered) readCard(s *sets.Set, i int, words []*engine.Vocabulary) (*engine.Card, diag.List) {
	was := s.Cards[i]
	dir := path.Join(s.Game, testSet)
	alone := fstest.MapFS{
		path.Join(dir, "set.hcl"):  {Data: []byte(setBlock(s.Game))},
		path.Join(dir, "card.hcl"): {Data: []byte(l.facts[was.ID])},
	}
	if x := s.Scripts[i]; x.Named {
		alone[path.Join(dir, strings.TrimPrefix(x.Path, s.Dir+"/"))] = &fstest.MapFile{}
	}
	content, diags := sets.Load(alone, words, nil)
	if diags.HasErrors() || len(content.Sets) != 1 || len(content.Sets[0].Cards) != 1 {
		var moved diag.List
		for _, d := range diags {
			m := *d
			m.Subject = diag.At(was.File, was.Line+max(0, d.Line()-1), 0)
			moved.Add(&m)
		}
		return nil, moved
	}
	card := *content.Sets[0].Cards[0]
	card.Set, card.File, card.Line = was.Set, was.File, was.Line
	return &card, nil
}

// setBlock is the head of the set that the cards of a file form.
func setBlock(game string) string {
	return fmt.Sprintf("set %q {\n  game = %q\n  title = \"Scenario cards\"\n  version = \"1.0.0\"\n}\n", testSet, game)
}

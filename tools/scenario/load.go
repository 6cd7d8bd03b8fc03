package scenario

import (
	"io/fs"
	"slices"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// loadedBefore is what Load keeps for the next call.
type loadedBefore struct {
	content *sets.Content
	library *scripts.Library
}

// Load returns the Loader for games with these rules: facts by package sets, behaviour by package scripts.
func Load(rules []engine.Ruleset) Loader {
	words := make([]*engine.Vocabulary, len(rules))
	for i, r := range rules {
		words[i] = r.Vocabulary()
	}
	return func(tree fs.FS, again any) (*Loaded, diag.List) {
		before, _ := again.(loadedBefore)
		var in scripts.Input
		content, diags := before.content, diag.List(nil)
		if l, ok := tree.(*layered); ok && l.again && content != nil {
			in = input(tree, content, rules)
			in.Unchanged = func(path string) bool { _, changed := l.texts[path]; return !changed }
		} else {
			content, diags = sets.Load(tree, words, before.content)
			in = input(tree, content, rules)
		}
		library, more := scripts.Load(in, before.library)
		diags = append(diags, more...)
		diags.Sort()
		out := &Loaded{Libraries: map[string]*engine.Library{}, Sets: content, Again: loadedBefore{content, library}}
		for _, w := range words {
			if lib := library.Game(w.Game); lib != nil {
				out.Libraries[w.Game] = lib
			}
		}
		return out, diags
	}
}

// input hands what package sets has read to package scripts.
func input(tree fs.FS, content *sets.Content, rules []engine.Ruleset) scripts.Input {
	in := scripts.ReadFrom(tree)
	for _, r := range rules {
		game := scripts.Game{Rules: r}
		for _, s := range content.Sets {
			if s.Game != r.Vocabulary().Game {
				continue
			}
			set := scripts.Set{ID: s.ID, Dir: s.Dir, Keywords: s.Keywords, Lib: s.Lib}
			for _, c := range s.Scripts {
				card := scripts.Card{Facts: c.Card}
				if c.Exists {
					card.Script = c.Path
				}
				if c.Set != nil && c.Set != s {
					card.Lib = c.Set.Lib
				}
				set.Cards = append(set.Cards, card)
			}
			game.Sets = append(game.Sets, set)
			game.Decks = slices.Concat(game.Decks, s.Decks)
			game.Formats = slices.Concat(game.Formats, s.Formats)
		}
		in.Games = append(in.Games, game)
	}
	return in
}

package main

import (
	"cmp"
	"fmt"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/board"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// opened is the content that a command works with.
type opened struct {
	*scripts.Content
	// Overlay is the tree of all sets, Origins tells of each where it comes from.
	Overlay *sets.Overlay
	Origins []sets.SourceInfo
	Rules   []engine.Ruleset
	// Diagnostics are those of the sets and of the scripts together. They have been printed, those of decks apart, which are
	// printed when the deck is asked for.
	Diagnostics diag.List
	tell        func(diag.List)
}

// ofDecks keeps the findings that are about decks, or those that are not.
func ofDecks(list diag.List, decks bool) diag.List {
	var out diag.List
	for _, d := range list {
		if (strings.HasPrefix(d.Summary, "deck ") || path.Base(path.Dir(d.File())) == "decks") == decks {
			out = append(out, d)
		}
	}
	return out
}

// open loads the content that the global flags name and prints its diagnostics. What does not load is left out; a
// command that needs it fails with exitContent. It returns an error only when a path of --sets is unusable.
func (a *app) open() (*opened, error) {
	o, err := a.openPaths(a.sets)
	if err != nil {
		return nil, err
	}
	o.tell = func(list diag.List) { a.diagnose(list, o.Sources()) }
	o.tell(ofDecks(o.Diagnostics, false))
	if decks := ofDecks(o.Diagnostics, true); decks.HasErrors() {
		files := map[string]bool{}
		for _, d := range decks {
			files[d.File()] = true
		}
		fmt.Fprintln(a.err, a.say("decks with mistakes are left out: {1}; cardlathe check tells what is wrong", strings.Join(keys(files), ", ")))
	}
	return o, nil
}

// openPaths loads content without printing; the paths are those of sets.Layers.
func (a *app) openPaths(paths []string) (*opened, error) {
	overlay, origins, diags := sets.Layers(paths)
	if diags.HasErrors() {
		a.diagnose(diags, nil)
		return nil, fail(exitContent, "")
	}
	o := openTree(overlay, origins)
	o.Diagnostics = append(diags, o.Diagnostics...)
	return o, nil
}

// openAgainst loads the content of the global flags with another folder or zip of sets over it, and prints its diagnostics. The
// paths are those that it was loaded from.
func (a *app) openAgainst(other string) (*opened, []string, error) {
	paths := a.sets
	if len(paths) == 0 {
		if wd, err := os.Getwd(); err == nil {
			if dir, ok := sets.Find(wd); ok {
				paths = []string{dir}
			}
		}
	}
	paths = append(slices.Clone(paths), other)
	o, err := a.openPaths(paths)
	if err != nil {
		return nil, nil, err
	}
	a.diagnose(o.Diagnostics, o.Sources())
	return o, paths, nil
}

// openTree loads the content of a tree of sets.
func openTree(overlay *sets.Overlay, origins []sets.SourceInfo) *opened {
	o := &opened{Overlay: overlay, Origins: origins, Rules: games.All()}
	o.Content, o.Diagnostics = scripts.Open(overlay, o.Rules, nil, nil)
	return o
}

// diagnose prints diagnostics to standard error, each with its source line.
func (a *app) diagnose(list diag.List, files diag.Files) {
	if len(list) == 0 {
		return
	}
	_ = diag.NewWriter(a.err, files, a.width(), a.colorErr).Write(list)
}

// width is how many columns diagnostics may use.
func (a *app) width() uint {
	if f, ok := a.err.(*os.File); ok {
		if w, _, err := term.GetSize(int(f.Fd())); err == nil && w > 20 {
			return uint(w)
		}
	}
	return 100
}

// deck finds a deck by its id: game/deck, or deck alone while only one game has it.
func (o *opened) deck(id string) (*engine.Library, *engine.Deck, error) {
	game, short, full := strings.Cut(id, "/")
	if !full {
		game, short = "", id
	}
	var lib *engine.Library
	var deck *engine.Deck
	var found []string
	for _, name := range o.Games() {
		if game != "" && game != name {
			continue
		}
		if d := o.Game(name).Decks[short]; d != nil {
			lib, deck = o.Game(name), d
			found = append(found, name+"/"+short)
		}
	}
	switch len(found) {
	case 1:
		return lib, deck, nil
	case 0:
		// A deck that is written down and broken is no misspelling.
		named := regexp.MustCompile(`(?:^|\s)deck "?` + regexp.QuoteMeta(short) + `(?:[":\s]|$)`)
		var wrong diag.List
		for _, d := range o.Diagnostics {
			if d.IsError() && (named.MatchString(d.Summary) || path.Base(d.File()) == short+".hcl") {
				wrong = append(wrong, d)
			}
		}
		if len(wrong) > 0 {
			if o.tell != nil {
				o.tell(ofDecks(wrong, true))
			}
			return nil, nil, fail(exitContent, "the deck %q did not load", id)
		}
		return nil, nil, fail(exitUse, "there is no deck %q%s", id, hint(id, o.deckIDs()))
	}
	return nil, nil, several("deck", id, found)
}

// several is the error that what a name means is in several games; found names each of them with its game.
func several(what, name string, found []string) error {
	return fail(exitUse, "the "+what+" %q is in several games: say one of %s", name, strings.Join(found, ", "))
}

// deckIDs lists the ids of all decks, short while unique.
func (o *opened) deckIDs() []string {
	count := map[string]int{}
	for _, g := range o.Games() {
		for id := range o.Game(g).Decks {
			count[id]++
		}
	}
	var out []string
	for _, g := range o.Games() {
		for id := range o.Game(g).Decks {
			if count[id] > 1 {
				id = g + "/" + id
			}
			out = append(out, id)
		}
	}
	slices.Sort(out)
	return out
}

// seated resolves the decks of a game, by seat, and its format: the named one, else the first that a deck names. Decks
// that break the format's rules are told and refused, and so is another number of decks than the format has players.
func (a *app) seated(o *opened, ids []string, format string) (*engine.Library, *engine.Format, []*engine.Deck, error) {
	for len(ids) > 2 && ids[len(ids)-1] == "" {
		ids = ids[:len(ids)-1]
	}
	if slices.Contains(ids, "") {
		return nil, nil, nil, fail(exitUse, "name a deck for each player: -a DECK -b DECK; there are: %s", strings.Join(o.deckIDs(), ", "))
	}
	var lib *engine.Library
	decks := make([]*engine.Deck, len(ids))
	name := format
	for i, id := range ids {
		if isMixed(id) {
			continue
		}
		l, d, err := o.deck(id)
		if err != nil {
			return nil, nil, nil, err
		}
		if lib != nil && l != lib {
			return nil, nil, nil, fail(exitUse, "the decks are of different games: %s, %s", lib.Rules.Vocabulary().Game, d.Game)
		}
		lib, decks[i] = l, d
		name = cmp.Or(name, d.Format)
	}
	// Random decks are made for the format of the others.
	var f *engine.Format
	if lib == nil {
		var err error
		if lib, f, err = a.formatOf(o, name); err != nil {
			return nil, nil, nil, err
		}
	} else if f = lib.Formats[strings.TrimPrefix(name, lib.Rules.Vocabulary().Game+"/")]; f == nil {
		if format != "" {
			return nil, nil, nil, fail(exitUse, "there is no format %q%s", format, hint(format, keys(lib.Formats)))
		}
		f = &engine.Format{Game: lib.Rules.Vocabulary().Game}
	}
	if n := lib.Rules.Vocabulary().PlayersOf(f); n != len(ids) {
		flags := []string{"-a", "-b", "-c", "-d"}
		return nil, nil, nil, fail(exitUse, "the format %q has %d players, and %d decks are named; name one each with %s, or another --format", f.ID, n, len(ids), strings.Join(flags[:min(n, len(flags))], ", "))
	}
	for i, id := range ids {
		if decks[i] != nil {
			continue
		}
		d, err := lib.DeckNamed(id, f)
		if err != nil {
			return nil, nil, nil, fail(exitUse, "%v", err)
		}
		decks[i] = d
	}
	bad := false
	for i, d := range decks {
		if slices.Contains(decks[:i], d) {
			continue
		}
		for _, p := range lib.Rules.CheckDeck(lib, d, f) {
			bad = true
			line := cmp.Or(p.Line, d.Line)
			text := a.say("deck {1}: {2}", strconv.Quote(d.ID), lib.Reword(p.Text, a.lang))
			if p.Rule != 0 {
				text = a.say("{1} (rule {2})", text, p.Rule)
			}
			fmt.Fprintf(a.err, "%s:%d: %s\n", d.File, line, text)
			if p.Fix != "" {
				fmt.Fprintf(a.err, "  %s\n", lib.Reword(p.Fix, a.lang))
			}
		}
	}
	if bad {
		return nil, nil, nil, fail(exitContent, "the decks cannot be played in the format %q", f.ID)
	}
	return lib, f, decks, nil
}

// hint words the likely spelling: `; did you mean "annie"?`, or all words when they are few.
func hint(word string, words []string) string {
	if s := diag.OneOf(word, words); s != "" {
		return "; " + s
	}
	return ""
}

// hinted is a hint in the language of --lang.
func (a *app) hinted(hint string) string {
	if advice, ok := strings.CutPrefix(hint, "; "); ok {
		return a.say("; ") + board.Reword(a.lang, advice)
	}
	return hint
}

func keys[T any](m map[string]T) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// completeDecks completes deck ids.
func (a *app) completeDecks(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	o, err := a.openPaths(a.sets)
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return o.deckIDs(), cobra.ShellCompDirectiveNoFileComp
}

// completeCards completes card ids, with their names as explanation.
func (a *app) completeCards(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	o, err := a.openPaths(a.sets)
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out []string
	for _, g := range o.Games() {
		for _, id := range keys(o.Game(g).Cards) {
			out = append(out, id+"\t"+o.Game(g).Cards[id].Name)
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// isMixed reports whether an id stands for a random deck: "mixed:7".
func isMixed(id string) bool { return strings.HasPrefix(id, "mixed:") }

// formatOf finds a format by its id, game/format or format alone while only one game has it, and its game.
func (a *app) formatOf(o *opened, id string) (*engine.Library, *engine.Format, error) {
	game, short, full := strings.Cut(id, "/")
	if !full {
		game, short = "", id
	}
	var lib *engine.Library
	var all, found []string
	for _, name := range o.Games() {
		if game != "" && game != name {
			continue
		}
		if o.Game(name).Formats[short] != nil {
			lib = o.Game(name)
			found = append(found, name+"/"+short)
		}
		all = append(all, keys(o.Game(name).Formats)...)
	}
	switch {
	case len(found) == 1:
		return lib, lib.Formats[short], nil
	case len(found) > 1:
		return nil, nil, several("format", id, found)
	case id == "":
		return nil, nil, fail(exitUse, "name the format that decks are made for: --format; there are: %s", strings.Join(all, ", "))
	}
	return nil, nil, fail(exitUse, "there is no format %q%s", id, hint(short, all))
}

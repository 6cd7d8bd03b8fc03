// Package sets loads what an author declares in HCL: sets with their cards, tokens, decks and formats.
//
// Call [Layers] to find the sets of a user (those given, those of the working directory, those in the binary)
// and [Load] to read them:
//
//	overlay, sources, diags := sets.Layers(nil)
//	content, more := sets.Load(overlay, vocabularies, nil)
//
// A tree of sets has a folder for each game and in it a folder for each set: riftbound/origins. A folder with a
// set.hcl is a set; all its *.hcl files, those in decks/ included, are read as one. What a card may say follows
// from the [engine.Vocabulary] of its game: nothing in this package knows a game's words. Behaviour is not
// read here: a [Set] tells package scripts where the Lua files are.
//
// # What broken content does
//
// Load finds all mistakes it can and returns them together, the most useful first. A card, deck or format that
// is broken is left out whole, and so is a set whose set block is broken or whose requirements are not met; the
// rest loads. When the previous content is given (hot reload), a file that was sound and is broken now keeps its
// last sound version, and a file whose text is unchanged is not parsed again (see also [Reload]). Content never changes after Load,
// except that package scripts completes the cards with their abilities.
//
// Names of files and folders that begin with "." or "_" are ignored: editors leave such files behind, and a
// binary does not embed them.
package sets

import (
	"cmp"
	"errors"
	"io/fs"
	"iter"
	"maps"
	"path"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// API is the version of the card API that this program has; a set states the one it was written for.
const API = 1

// Content is all that was loaded.
type Content struct {
	// Sets holds the sets of all games, a set after those that it requires.
	Sets []*Set
	// Overrides are the cards that take the place of others, in the order of their sets.
	Overrides []Override
	// Stale lists the files whose last sound version is in use instead of their broken text.
	Stale []string

	files map[string]*file
	games map[string]*game
}

// Set is a set as its files declare it.
type Set struct {
	ID, Game, Code, Title, Version string
	API                            int
	Requires                       map[string]string // id of a set of the same game to the versions that do
	Dir                            string            // in the file system that was loaded
	Source                         string            // where it comes from, as `list sets` shows it; may be empty
	File                           string            // of the set block, as shown to people
	Line                           int

	// Cards are sound cards and tokens with their facts, in file order, without those that another set overrides.
	Cards   []*engine.Card
	Decks   []*engine.Deck
	Formats []*engine.Format
	// Lacking are decks that loading has found something wrong with: they cannot be played, only judged.
	Lacking []Lacking

	// Scripts has one entry a card, in the same order.
	Scripts []CardScript
	// Keywords and Scenarios are the Lua files in keywords and scenarios; Lib is lib.lua or "". All paths are
	// those of the file system that was loaded.
	Keywords, Scenarios []string
	Lib                 string
	// Files are the HCL files, sorted.
	Files []string
}

// Override is a card that says override and the card of the same id that it hides.
type Override struct {
	Card, Hidden *engine.Card
	// Script is the Lua file that plays the card, HiddenScript the one that the hidden card would have, as shown to people;
	// "" for none. They are equal when the card changes facts alone.
	Script, HiddenScript string
}

// Lacking is a deck that loading has found something wrong with, so that everything else that is wrong can be told as well.
type Lacking struct {
	Deck *engine.Deck
	// Unread are the sections that it lacks or that cannot be read at all: what is said of them has been said.
	Unread []string
	// Partly are the sections that have an entry that cannot be read; the other entries are there to be judged.
	Partly []string
	// NoFormat: the format that it names is not there.
	NoFormat bool
}

// CardScript tells where the script of a card is, or would be.
type CardScript struct {
	Card *engine.Card
	// Path is where the script belongs: cards/<slug>.lua of the set, or the file that the card names.
	Path   string
	Exists bool
	// Named reports that the card names its script itself.
	Named bool
	// Set is the set whose lib.lua and keywords the script sees. It is another set than the card's when the card
	// overrides facts alone and so keeps the script of the card that it overrides.
	Set *Set
}

// Set finds a set, nil when it did not load.
func (c *Content) Set(game, id string) *Set {
	for _, s := range c.Sets {
		if s.Game == game && s.ID == id {
			return s
		}
	}
	return nil
}

// Sources are the texts of all HCL files by the names that diagnostics show, for a diag.Writer.
func (c *Content) Sources() diag.Files {
	out := make(diag.Files, len(c.files))
	for _, f := range c.files {
		if f.text != nil {
			out[f.shown] = f.text
		}
	}
	return out
}

// Files are the names of the HCL files that could be read, as diagnostics show them, without order.
func (c *Content) Files() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, f := range c.files {
			if f.text != nil && !yield(f.shown) {
				return
			}
		}
	}
}

// Placed is implemented by file systems that know where their files come from; Load asks them.
type Placed interface {
	// Shown is the name of a file as people know it.
	Shown(name string) string
	// Source says where the set in a folder comes from.
	Source(dir string) string
}

// Load reads all sets of a tree for the games that rules describe. The previous content may be nil. The
// content is never nil; diagnostics are sorted.
func Load(fsys fs.FS, rules []*engine.Vocabulary, previous *Content) (*Content, diag.List) {
	return Reload(fsys, rules, previous, nil)
}

// Reload is Load when it is known what has not changed since the previous content: unchanged reports it of a file, and of a
// folder with all that is below it. Folders of sets that have not changed are not looked into again, and a game of which nothing
// has changed is taken over whole. Unchanged may be nil: then everything is read and compared.
func Reload(fsys fs.FS, rules []*engine.Vocabulary, previous *Content, unchanged func(path string) bool) (*Content, diag.List) {
	l := &loader{fsys: fsys, previous: previous, content: &Content{files: map[string]*file{}, games: map[string]*game{}}, listed: map[string][]fs.DirEntry{}, unlisted: map[string]*diag.Diagnostic{}}
	l.shown = func(name string) string { return name }
	l.source = func(string) string { return "" }
	if p, ok := fsys.(Placed); ok {
		l.shown, l.source = p.Shown, p.Source
	}
	if l.previous == nil {
		l.previous = &Content{}
	}
	l.unchanged = func(name, shown string) bool { return unchanged != nil && shown == l.shown(name) && unchanged(name) }
	var diags diag.List
	games, err := fs.ReadDir(fsys, ".")
	if err != nil {
		diags.Add(Unlisted(l.shown("."), err))
		return l.content, diags
	}
	for _, g := range games {
		if !g.IsDir() || hidden(g.Name()) {
			continue
		}
		out := l.game(g.Name(), rules)
		c := l.content
		c.games[g.Name()] = out
		c.Sets, c.Overrides, c.Stale = append(c.Sets, out.sets...), append(c.Overrides, out.overrides...), append(c.Stale, out.stale...)
		diags = append(diags, out.diags...)
		for _, f := range out.folders {
			for _, x := range f.files {
				c.files[x.path] = x
			}
		}
	}
	diags.Sort()
	return l.content, diags
}

// loader is one run of Load.
type loader struct {
	fsys          fs.FS
	previous      *Content // never nil, but empty when there is none
	unchanged     func(name, shown string) bool
	content       *Content
	shown, source func(string) string
	listed        map[string][]fs.DirEntry // folders
	unlisted      map[string]*diag.Diagnostic
	meant         int // unknown cards for which a likely one was looked for
	// of the game that is being loaded
	out    *game
	drafts []*draft
}

// game is what was loaded of a game. Its sets can require each other and no others, so that nothing else matters to it. It never
// changes, and later contents share it.
type game struct {
	words     *engine.Vocabulary
	folders   map[string]*folderRead // by folder
	sets      []*Set
	overrides []Override
	stale     []string
	diags     diag.List
}

// folderRead is what was read of the folder of a set: it does not depend on other folders, and never changes.
type folderRead struct {
	shown    string
	set      Set // as far as the folder itself tells
	luaCards []string
	files    []*file
	declared []*fileDraft
	cards    int
	large    bool // larger than a set can be: not all of it was read
	unread   bool // a file that did not parse may hold the set block
	closed   bool // a part of it cannot be listed: it is what it was before, if anything
	stale    []string
	diags    diag.List
}

// draft is a set before it is known to be sound.
type draft struct {
	set      *Set
	words    *engine.Vocabulary
	cards    []*cardDraft
	requires []requirement
	broken   bool
	lost     map[string]bool // ids and names of cards and formats that are broken, so that decks can say so
	slugs    map[string]bool // scripts that broken cards would have used
	deckAt   []*deckDraft
	at       *hcl.Range // of the set block
	luaCards []string
}

func hidden(name string) bool { return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") }

func (l *loader) game(name string, rules []*engine.Vocabulary) *game {
	l.out, l.drafts = &game{folders: map[string]*folderRead{}}, nil
	dirs, err := fs.ReadDir(l.fsys, name)
	if err != nil {
		l.out.diags.Add(Unlisted(l.shown(name), err))
		return l.out
	}
	i := slices.IndexFunc(rules, func(v *engine.Vocabulary) bool { return v.Game == name })
	before := l.previous.games[name]
	if before == nil || i < 0 || before.words != rules[i] {
		before = &game{}
	}
	stands := i >= 0
	for _, d := range dirs {
		dir := path.Join(name, d.Name())
		if !d.IsDir() || hidden(d.Name()) {
			continue
		}
		if f := before.folders[dir]; f != nil && l.unchanged(dir, f.shown) {
			l.out.folders[dir] = f
			continue
		}
		if info, err := fs.Stat(l.fsys, path.Join(dir, "set.hcl")); errors.Is(err, fs.ErrNotExist) && !l.named(dir, "set.hcl") || err == nil && info.IsDir() {
			continue
		}
		stands = false
		if i < 0 {
			known := make([]string, len(rules))
			for k, v := range rules {
				known[k] = v.Game
			}
			l.out.diags.Add(diag.Errorf(diag.UnknownGame, diag.At(l.shown(path.Join(dir, "set.hcl")), 0, 0), "unknown game %q", name).
				Because("The folder above a set is named after its game.").Try(diag.OneOf(name, known)))
			continue
		}
		l.out.folders[dir] = l.readFolder(dir, rules[i], before.folders[dir])
	}
	if stands && len(l.out.folders) == len(before.folders) {
		return before
	}
	if i < 0 {
		return l.out
	}
	l.out.words = rules[i]
	for _, dir := range slices.Sorted(maps.Keys(l.out.folders)) {
		f := l.out.folders[dir]
		l.out.stale, l.out.diags = append(l.out.stale, f.stale...), append(l.out.diags, f.diags...)
		l.drafts = append(l.drafts, l.draft(f))
	}
	l.resolve()
	return l.out
}

// Closed reports files and folders of sets of which a part cannot be listed: what is known of them is as it was before. It is nil
// when there are none.
func (c *Content) Closed() func(path string) bool {
	var closed []string
	for _, g := range c.games {
		for dir, f := range g.folders {
			if f.closed {
				closed = append(closed, dir)
			}
		}
	}
	if closed == nil {
		return nil
	}
	return func(path string) bool {
		return slices.ContainsFunc(closed, func(dir string) bool { return path == dir || strings.HasPrefix(path, dir+"/") })
	}
}

// entries lists a folder, sorted, once a load; a missing folder has none.
func (l *loader) entries(dir string) []fs.DirEntry {
	list, ok := l.listed[dir]
	if !ok {
		var err error
		if list, err = List(l.fsys, dir); err != nil {
			l.unlisted[dir] = Unlisted(l.shown(dir), err)
		}
		l.listed[dir] = list
	}
	return list
}

// list gives the files of a folder with an ending, sorted; a missing folder has none.
func (l *loader) list(dir, ending string) []string {
	var out []string
	for _, e := range l.entries(dir) {
		if !e.IsDir() && !hidden(e.Name()) && strings.HasSuffix(e.Name(), ending) {
			out = append(out, path.Join(dir, e.Name()))
		}
	}
	return out
}

// parts are what the files and folders of a set are called.
var parts = []string{"set.hcl", "lib.lua", "cards", "decks", "keywords", "scenarios"}

// folders are the folders of a set, the first its own.
var folders = []string{"", "cards", "decks", "keywords", "scenarios"}

// cases tells of what would be found on systems that do not tell upper from lower case, and nowhere else: parts of a set
// with a name in another case, endings in another case, and two files whose names differ in nothing else.
func (l *loader) cases(dir string) (diags diag.List) {
	for _, below := range folders {
		entries := l.entries(path.Join(dir, below))
		seen := make(map[string]string, len(entries))
		for _, e := range entries {
			name := e.Name()
			if hidden(name) {
				continue
			}
			at, want := path.Join(dir, below, name), name
			if i := slices.IndexFunc(parts, func(p string) bool { return strings.EqualFold(p, name) }); i >= 0 && below == "" {
				want = parts[i]
			}
			if ending := path.Ext(want); strings.EqualFold(ending, ".hcl") || strings.EqualFold(ending, ".lua") {
				want = strings.TrimSuffix(want, ending) + strings.ToLower(ending)
			}
			folded := strings.ToLower(name)
			switch other := seen[folded]; {
			case other != "":
				diags.Add(diag.Errorf(diag.FileCase, diag.At(l.shown(at), 0, 0), "%q and %q differ in upper and lower case only", other, name).
					Because("On some systems they are one file.").Try("give one of them another name, or remove it"))
			case want != name:
				diags.Add(otherCase(l.shown(at), want))
			}
			seen[folded] = name
		}
	}
	return diags
}

// otherCase says that a file or folder bears its name in another case.
func otherCase(shown, want string) *diag.Diagnostic {
	return diag.Errorf(diag.FileCase, diag.At(shown, 0, 0), "%q must be called %q", path.Base(shown), want).
		Because("Upper and lower case differ, which works on some systems only.").Try("rename it to " + want)
}

// named reports that a folder has an entry of a name, be it a link that leads nowhere.
func (l *loader) named(dir, name string) bool {
	return slices.ContainsFunc(l.entries(dir), func(e fs.DirEntry) bool { return e.Name() == name })
}

// readFolder reads the folder of a set. When a part of it cannot be listed, what it holds is not known: then the set stays as it was
// before, whole, or is left out.
func (l *loader) readFolder(dir string, words *engine.Vocabulary, before *folderRead) *folderRead {
	f := &folderRead{shown: l.shown(dir), set: Set{Game: words.Game, Dir: dir, Source: l.source(dir)}}
	s := &f.set
	s.Files = append(l.list(dir, ".hcl"), l.list(path.Join(dir, "decks"), ".hcl")...)
	s.Keywords = l.list(path.Join(dir, "keywords"), ".lua")
	s.Scenarios = l.list(path.Join(dir, "scenarios"), ".lua")
	f.luaCards = l.list(path.Join(dir, "cards"), ".lua")
	if _, err := fs.Stat(l.fsys, path.Join(dir, "lib.lua")); err == nil {
		s.Lib = path.Join(dir, "lib.lua")
	}
	f.diags = l.cases(dir)
	var closed diag.List
	for _, below := range folders {
		closed.Add(l.unlisted[path.Join(dir, below)])
		if below == "" && closed != nil {
			break // the others are its echo
		}
	}
	if len(closed) > 0 {
		if before != nil && before.shown == f.shown {
			was := *before
			if f = &was; !f.closed {
				f.stale = append(slices.Clip(f.stale), f.shown)
			}
		}
		f.diags, f.unread, f.closed = closed, true, true
		return f
	}
	facts := 0
	for _, name := range s.Files {
		if !f.large && (facts > maxFacts || f.cards > maxCards) {
			f.large, f.unread = true, true
			f.diags.Add(diag.Errorf(diag.TooLarge, diag.At(l.shown(name), 0, 0), "the set %s is too large", path.Base(dir)).
				Because("A set holds up to %d MB of facts and %d cards; this file and the later ones are left out.", maxFacts>>20, maxCards).Try("split the set"))
		}
		if f.large && path.Base(name) != "set.hcl" {
			continue
		}
		x := l.previous.files[name]
		if x == nil || x.text == nil || !l.unchanged(name, x.shown) {
			x = parse(l.fsys, name, l.shown(name), l.previous)
		}
		l.readFile(f, x, words)
		facts += len(x.text)
	}
	return f
}

// readFile decodes one file of a folder. A file with mistakes falls back to its last sound version, whose own findings were none.
func (l *loader) readFile(in *folderRead, f *file, words *engine.Vocabulary) {
	kept := f
	var found *fileDraft
	if f.body != nil {
		found = decode(in.set.Dir, words, f)
		in.diags.Add(found.diags...)
	}
	in.diags.Add(f.diags...)
	if f.body == nil || found.diags.HasErrors() {
		if f.good != nil && f.good != f {
			found = decode(in.set.Dir, words, f.good)
			in.stale = append(in.stale, f.shown)
		}
	} else if f.good != f {
		// Never write to a file that an older content shares.
		copied := *f
		copied.good = nil
		if len(found.diags)+len(found.lost)+len(found.slugs) == 0 {
			copied.declares, copied.words = found, words
		}
		kept = &copied
		kept.good = kept
		found.file = kept // f itself would keep the version before it, and that the one before
	}
	in.files = append(in.files, kept)
	if found == nil {
		in.unread = true
		return
	}
	if in.cards += len(found.cards); in.cards > maxCards && len(found.cards) > 0 {
		in.diags.Add(diag.Errorf(diag.TooLarge, diag.At(f.shown, 0, 0), "the set %s has more than %d cards", path.Base(in.set.Dir), maxCards).
			Because("This file and the later ones are left out; it brings the set to %d.", in.cards).Try("split the set"))
		in.large, in.unread = true, true
		return
	}
	in.declared = append(in.declared, found)
}

// draft begins a set with what was read of its folder.
func (l *loader) draft(f *folderRead) *draft {
	set := f.set
	d := &draft{words: l.out.words, lost: map[string]bool{}, slugs: map[string]bool{}, set: &set, luaCards: f.luaCards}
	for _, found := range f.declared {
		found.commit(d)
		for _, b := range found.sets {
			if d.set.File != "" {
				at := b.at
				l.out.diags.Add(diag.Errorf(diag.SetBlock, &at, "second set block").Because("The files of a set hold one block that names it.").
					Try("move the other set to a folder of its own"))
				d.broken = true
				continue
			}
			b.fill(d)
		}
	}
	if d.set.File == "" {
		d.broken = true
		// A file that did not parse may hold the block: its own diagnostic is the useful one.
		if !f.unread {
			l.out.diags.Add(diag.Errorf(diag.SetBlock, diag.At(l.shown(path.Join(set.Dir, "set.hcl")), 0, 0), "no set block").
				Because("The files of a set hold one block that names it.").
				Try("add: set \"" + cmp.Or(Slug(path.Base(set.Dir)), "my-set") + "\" { title = \"...\" version = \"1.0.0\" }"))
		}
	}
	return d
}

// fileDraft is what one file declares.
type fileDraft struct {
	file  *file
	sets  []*setDraft
	cards []*cardDraft
	decks []*deckDraft
	lost  []string
	slugs []string
	diags diag.List
}

func (f *fileDraft) commit(d *draft) {
	d.cards = append(d.cards, f.cards...)
	d.deckAt = append(d.deckAt, f.decks...)
	for _, n := range f.lost {
		d.lost[n] = true
	}
	for _, n := range f.slugs {
		d.slugs[n] = true
	}
}

var topBlocks = []string{"set", "card", "token", "deck", "format"}

// decode reads the blocks of a file in the folder of a set, or takes what an earlier content has read of that very file.
func decode(dir string, words *engine.Vocabulary, f *file) *fileDraft {
	if f.declares != nil && f.words == words {
		return f.declares
	}
	out := &fileDraft{file: f}
	for _, a := range inOrder(f.body.Attributes) {
		r := a.NameRange
		out.diags.Add(diag.Errorf(diag.UnknownField, &r, "field %q outside of a block", a.Name).
			Try("put it into a block: card \"ID\" { ... }"))
	}
	for _, b := range f.body.Blocks {
		switch b.Type {
		case "set":
			out.sets = append(out.sets, readSetBlock(out, words, b))
		case "card", "token":
			readCard(out, dir, words, b)
		case "deck":
			readDeck(out, words, b)
		case "format":
			readFormat(out, words, b)
		default:
			r := b.TypeRange
			out.diags.Add(diag.Errorf(diag.UnknownBlock, &r, "unknown block %q", b.Type).Try(diag.OneOf(b.Type, topBlocks)))
		}
	}
	return out
}

// inOrder gives attributes in the order of the file, since a map would shuffle the diagnostics.
func inOrder(m hclsyntax.Attributes) []*hclsyntax.Attribute {
	out := make([]*hclsyntax.Attribute, 0, len(m))
	for _, a := range m {
		out = append(out, a)
	}
	slices.SortFunc(out, func(a, b *hclsyntax.Attribute) int { return a.SrcRange.Start.Byte - b.SrcRange.Start.Byte })
	return out
}

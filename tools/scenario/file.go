package scenario

// A file is read twice: once here, to learn what it declares, and once for each run, in a Lua state of that run. The
// compiled text is shared.

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// Find lists the scenario files of a tree of sets: *.lua in <game>/<folder>/scenarios, or in a folder of scenarios that
// is no set. The list is sorted by path.
func Find(tree fs.FS) ([]File, diag.List) {
	var diags diag.List
	var out []File
	shown := func(name string) string { return name }
	if p, ok := tree.(sets.Placed); ok {
		shown = p.Shown
	}
	games, _ := fs.ReadDir(tree, ".")
	for _, game := range games {
		folders, _ := fs.ReadDir(tree, game.Name())
		for _, dir := range folders {
			if !dir.IsDir() {
				continue
			}
			at := path.Join(game.Name(), dir.Name())
			places := []string{path.Join(at, "scenarios")}
			_, err := fs.Stat(tree, path.Join(at, "set.hcl"))
			loose := errors.Is(err, fs.ErrNotExist)
			if loose {
				places = append(places, at)
			}
			for _, place := range places {
				entries, err := sets.List(tree, place)
				if err != nil && loose { // of a set it is said when that is loaded
					diags.Add(sets.Unlisted(shown(place), err))
				}
				for _, e := range entries {
					if e.IsDir() || !strings.HasSuffix(e.Name(), ".lua") || strings.HasPrefix(e.Name(), ".") || strings.HasPrefix(e.Name(), "_") {
						continue
					}
					name := path.Join(place, e.Name())
					text, _, d := sets.ReadText(tree, name, shown(name))
					if d != nil {
						diags.Add(d)
						continue
					}
					out = append(out, File{Path: shown(name), Game: game.Name(), Set: dir.Name(), Text: text})
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b File) int { return strings.Compare(a.Path, b.Path) })
	return out, diags
}

// Own keeps the files of a project: those that do not come from the program. A tree without a set of a project keeps all.
func Own(tree *sets.Overlay, files []File) []File {
	if !slices.ContainsFunc(tree.Sources(), func(s sets.SourceInfo) bool { return s.Source != sets.BuiltIn }) {
		return files
	}
	return slices.DeleteFunc(slices.Clone(files), func(f File) bool { return tree.Source(f.Game+"/"+f.Set) == sets.BuiltIn })
}

// ReadFile reads a scenario file, or all of a folder, that lies outside of the sets. Its game is the only one, or the
// one whose folder it lies in.
func ReadFile(name string, rules []engine.Ruleset) ([]File, diag.List) {
	info, err := os.Stat(name)
	if err == nil && info.IsDir() {
		var out []File
		var diags diag.List
		entries, err := sets.List(os.DirFS(name), ".")
		if err != nil {
			diags.Add(sets.Unlisted(filepath.ToSlash(name), err))
		}
		for _, e := range entries {
			if !e.IsDir() && strings.HasSuffix(e.Name(), ".lua") && !strings.HasPrefix(e.Name(), ".") && !strings.HasPrefix(e.Name(), "_") {
				files, more := ReadFile(filepath.Join(name, e.Name()), rules)
				out, diags = append(out, files...), append(diags, more...)
			}
		}
		return out, diags
	}
	shown := filepath.ToSlash(name)
	text, _, d := sets.ReadText(os.DirFS(filepath.Dir(name)), filepath.Base(name), shown)
	if d != nil {
		return nil, diag.List{d}
	}
	game := ""
	full, err := filepath.Abs(name)
	if err != nil {
		full = name
	}
	for _, part := range strings.Split(filepath.ToSlash(full), "/") {
		for _, r := range rules {
			if r.Vocabulary().Game == part {
				game = part
			}
		}
	}
	if game == "" && len(rules) > 0 {
		game = rules[0].Vocabulary().Game
	}
	return []File{{Path: shown, Game: game, Text: text}}, nil
}

// source is a scenario file that was read. It does not change afterwards, so that runs share it.
type source struct {
	File
	proto     *lua.FunctionProto
	lines     []string
	rules     engine.Ruleset
	words     *engine.Vocabulary
	cards     []*testCard
	scenarios []*Scenario
	library   *engine.Library
	second    *engine.Library // the same content, loaded apart
	again     any
}

// Suite is all scenarios of some files, with the content they are played with.
type Suite struct {
	Scenarios []*Scenario
	content   *Content
	files     []*source
	second    *Loaded
	shared    sync.Map // *withCards by game and ids of cards
}

// Open reads files and builds what their scenarios are played with. What is broken is in the list, the rest is in the
// suite.
func Open(content *Content, files []File) (*Suite, diag.List) {
	base, diags := content.Base()
	s := &Suite{content: content}
	if base == nil {
		return s, diags
	}
	s.second, _ = content.Load(content.Tree, nil)
	sources := make([]*source, len(files))
	found := make([]diag.List, len(files))
	var wait sync.WaitGroup
	limit := make(chan struct{}, 8)
	for i, f := range files {
		wait.Go(func() {
			limit <- struct{}{}
			sources[i], found[i] = s.read(base, f)
			<-limit
		})
	}
	wait.Wait()
	for i, src := range sources {
		diags = append(diags, found[i]...)
		if src != nil {
			s.files = append(s.files, src)
			s.Scenarios = append(s.Scenarios, src.scenarios...)
		}
	}
	diags.Sort()
	return s, diags
}

// Declared reads files only so far that it is known which scenarios they declare, in the order of the files: no content
// is loaded, and none of them can be run.
func Declared(rules []engine.Ruleset, files []File) ([]*Scenario, diag.List) {
	content := &Content{Rules: rules}
	var out []*Scenario
	var diags diag.List
	for _, f := range files {
		src, sc, more := content.declare(f)
		diags = append(diags, more...)
		if sc != nil {
			sc.L.Close()
			out = append(out, src.scenarios...)
		}
	}
	return out, diags
}

// declare reads one file into a Lua state, which the caller closes; it is nil when the file is broken.
func (c *Content) declare(f File) (*source, *script, diag.List) {
	var diags diag.List
	src := &source{File: f, lines: strings.Split(string(f.Text), "\n"), rules: c.ruleset(f.Game)}
	if src.rules == nil {
		diags.Add(diag.Errorf(CodeGame, diag.At(f.Path, 0, 0), "no game for this scenario file").
			Because("The folder of a set lies in a folder named after its game; %q is none.", f.Game))
		return nil, nil, diags
	}
	src.words = src.rules.Vocabulary()
	proto, err := compileLua(f.Path, f.Text)
	if err != nil {
		diags.Add(luaDiagnostic(src, err))
		return nil, nil, diags
	}
	src.proto = proto
	sc, err := src.open()
	if err != nil {
		diags.Add(luaDiagnostic(src, err))
		return nil, nil, diags
	}
	titles := map[string]int{}
	for i, d := range sc.decls {
		if at := titles[d.title]; at > 0 {
			diags.Add(diag.Errorf(CodeTitle, diag.At(f.Path, d.line, 0), "second scenario %q", d.title).Because("The first is in line %d.", at).Try("give it another title"))
			continue
		}
		titles[d.title] = d.line
		base := Scenario{Title: d.title, File: f.Path, Line: d.line, Rules: d.rules, file: src, index: i, which: -1}
		if len(d.cases) == 0 {
			src.scenarios = append(src.scenarios, &base)
			continue
		}
		for k, name := range d.cases {
			one := base
			one.Title, one.which = d.title+" / "+name, k
			src.scenarios = append(src.scenarios, &one)
		}
	}
	return src, sc, diags
}

// read reads one file and builds what its scenarios are played with.
func (s *Suite) read(base *Loaded, f File) (*source, diag.List) {
	src, sc, diags := s.content.declare(f)
	if sc == nil {
		return nil, diags
	}
	defer sc.L.Close()
	for _, one := range src.scenarios {
		d := sc.decls[one.index]
		if lib := base.Libraries[f.Game]; lib != nil && one.which <= 0 {
			sc.tryBeginning(d, lib)
		}
		sc.tryBoard(d, one.which)
	}
	for _, d := range sc.faults {
		diags.Add(d)
	}
	src.cards = sc.cards
	for _, filler := range fillers(src.words) {
		if !slices.ContainsFunc(src.cards, func(c *testCard) bool { return c.id == filler.id }) {
			src.cards = append(src.cards, filler)
		}
	}
	made := s.withCards(base, src)
	diags = append(diags, src.own(made.diags)...)
	src.library, src.second, src.again = made.library, made.second, made.again
	if src.library == nil {
		diags.Add(diag.Errorf(CodeGame, diag.At(f.Path, 0, 0), "the content of %s did not load", f.Game))
		return nil, diags
	}
	return src, append(diags, src.keywords()...)
}

// keywords finds the keywords of cards of this file that nobody knows, or that no file plays.
func (src *source) keywords() diag.List {
	var out diag.List
	for _, t := range src.cards {
		c := src.library.Cards[t.id]
		if c == nil {
			continue
		}
		for _, k := range c.Keywords {
			if src.library.Keywords[k.Name] != nil || k.ID != engine.NoKeyword && !src.words.Keywords[k.ID].Scripted {
				continue
			}
			known := slices.Sorted(maps.Keys(src.library.Keywords))
			for i := range src.words.Keywords {
				known = append(known, src.words.Keywords[i].Name)
			}
			line := t.line
			if i := slices.IndexFunc(src.lines, func(l string) bool { return strings.Contains(l, `"`+k.Name) }); i >= 0 && line == 0 {
				line = i + 1
			}
			if k.ID != engine.NoKeyword {
				out.Add(diag.Errorf(CodeDeclaration, diag.At(src.Path, line, 0), "%s has %s, which cannot be played", c.Name, k.Name).
					Because("It cannot: %s.", src.words.Keywords[k.ID].FileMissing()))
				continue
			}
			out.Add(diag.Errorf(CodeDeclaration, diag.At(src.Path, line, 0), "%s has the unknown keyword %q", c.Name, k.Name).
				Because("Neither the rules nor a set have it.").Try(diag.Suggest(k.Name, known)))
		}
	}
	return out
}

// withCards is the content with the test cards of one file, or of several that have the same.
type withCards struct {
	once            sync.Once
	library, second *engine.Library
	again           any
	diags           diag.List
}

// withCards loads the content with the test cards of a file, twice and apart from each other. Files that declare no cards
// of their own share it with those that speak of the same textless ones.
func (s *Suite) withCards(base *Loaded, src *source) *withCards {
	made := &withCards{}
	if !slices.ContainsFunc(src.cards, func(c *testCard) bool { return c.line > 0 }) {
		ids := []string{src.Game}
		for _, c := range src.cards {
			ids = append(ids, c.id)
		}
		slices.Sort(ids)
		had, _ := s.shared.LoadOrStore(strings.Join(ids, "\n"), made)
		made = had.(*withCards)
	}
	made.once.Do(func() {
		tree := s.content.testTree(src.Game, src.cards, nil)
		var loaded *Loaded
		loaded, made.diags = s.content.Load(tree, base.Again)
		made.library, made.again = loaded.Libraries[src.Game], loaded.Again
		if apart, _ := s.content.Load(tree, s.second.Again); apart != nil {
			made.second = apart.Libraries[src.Game]
		}
	})
	return made
}

// own keeps the findings about the cards of this file and makes them point into it.
func (src *source) own(list diag.List) diag.List {
	var out diag.List
	for _, d := range list {
		at := path.Join(src.Game, testSet)
		if !strings.HasPrefix(d.File(), at) {
			continue
		}
		id := strings.TrimSuffix(strings.TrimSuffix(path.Base(d.File()), ".hcl"), ".lua")
		moved := *d
		for _, c := range src.cards {
			if c.id != id {
				continue
			}
			line := c.line
			if strings.HasSuffix(d.File(), ".lua") && c.scripts > 0 {
				line = d.Line()
			}
			moved.Subject = diag.At(src.Path, line, 0)
		}
		if strings.HasSuffix(d.File(), ".hcl") {
			moved.Fix = hclList.ReplaceAllString(moved.Fix, "{ $1 }")
		}
		out.Add(&moved)
	}
	return out
}

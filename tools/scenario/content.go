package scenario

// The cards of a file lie over the content as one more set, in memory. Nothing else knows that they are test cards:
// package sets validates their facts, package scripts compiles their behaviour.

import (
	"fmt"
	"io/fs"
	"math"
	"path"
	"slices"
	"strings"
	"testing/fstest"
	"time"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// Loaded is content that games can be played with: what package scripts makes of a tree of sets.
type Loaded struct {
	Libraries map[string]*engine.Library // by game
	Sets      *sets.Content
	// Again is what the loader wants to be handed to load a similar tree faster; only the loader looks into it.
	Again any
}

// Loader builds content of a tree of sets. Again is that of an earlier call, or nil. The diagnostics are of the tree
// as a whole; what loaded is usable even so.
type Loader func(tree fs.FS, again any) (*Loaded, diag.List)

// Content is where the cards of scenarios come from.
type Content struct {
	Tree  fs.FS // <game>/<set>/...; a sets.Overlay
	Rules []engine.Ruleset
	Load  Loader

	base *Loaded
}

// CardSet is the id of the set that the cards of a scenario file form.
const CardSet = "scenario-cards"

const testSet = CardSet

// layered puts files over a tree of sets: a folder of one more set, or other texts of files that exist.
type layered struct {
	fs.FS
	game  string            // whose folder has one more set; "" for none
	extra fstest.MapFS      // of that set
	texts map[string]string // by path; "" removes the file
	// facts tells what the HCL among texts comes to, so that nothing else of it has to be read: by the id of a card, its
	// block as it reads now.
	facts map[string]string
}

// Open implements fs.FS.
func (l *layered) Open(name string) (fs.File, error) {
	if text, ok := l.texts[name]; ok {
		if text == "" {
			return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
		}
		return fstest.MapFS{path.Base(name): &fstest.MapFile{Data: []byte(text)}}.Open(path.Base(name))
	}
	if l.game != "" {
		if at := path.Join(l.game, testSet); name == at || strings.HasPrefix(name, at+"/") {
			return l.extra.Open(name)
		}
	}
	return l.FS.Open(name)
}

// Stat implements fs.StatFS: only what is not of the tree has to be opened for it.
func (l *layered) Stat(name string) (fs.FileInfo, error) {
	_, ours := l.texts[name]
	if at := path.Join(l.game, testSet); !ours && (l.game == "" || name != at && !strings.HasPrefix(name, at+"/")) {
		return fs.Stat(l.FS, name)
	}
	f, err := l.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return f.Stat()
}

// ReadDir implements fs.ReadDirFS.
func (l *layered) ReadDir(name string) ([]fs.DirEntry, error) {
	if at := path.Join(l.game, testSet); l.game != "" && (name == at || strings.HasPrefix(name, at+"/")) {
		return l.extra.ReadDir(name)
	}
	entries, err := fs.ReadDir(l.FS, name)
	if len(l.texts) > 0 {
		entries = slices.DeleteFunc(slices.Clone(entries), func(e fs.DirEntry) bool {
			text, ok := l.texts[path.Join(name, e.Name())]
			return ok && text == ""
		})
	}
	if err != nil || l.game == "" || name != l.game {
		return entries, err
	}
	entries = append(slices.Clone(entries), fs.FileInfoToDirEntry(folder(testSet)))
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return entries, nil
}

// Shown implements sets.Placed.
func (l *layered) Shown(name string) string {
	if l.game != "" && strings.HasPrefix(name, path.Join(l.game, testSet)) {
		return name
	}
	if p, ok := l.FS.(sets.Placed); ok {
		return p.Shown(name)
	}
	return name
}

// Source implements sets.Placed.
func (l *layered) Source(dir string) string {
	if p, ok := l.FS.(sets.Placed); ok {
		return p.Source(dir)
	}
	return ""
}

type folder string

func (f folder) Name() string     { return string(f) }
func (folder) Size() int64        { return 0 }
func (folder) Mode() fs.FileMode  { return fs.ModeDir | 0o555 }
func (folder) ModTime() time.Time { return time.Time{} }
func (folder) IsDir() bool        { return true }
func (folder) Sys() any           { return nil }

// testCard is a card that a file declares, or that vanilla makes.
type testCard struct {
	name    string
	id      string
	facts   string // as HCL
	script  string // "" for none
	line    int    // in the scenario file, 0 for one that vanilla makes
	scripts int    // line at which the script begins
}

// testTree lays the cards of a file over the tree.
func (c *Content) testTree(game string, cards []*testCard, texts map[string]string) *layered {
	l := &layered{FS: c.Tree, game: game, texts: texts, extra: fstest.MapFS{}}
	put := func(name, text string) {
		l.extra[path.Join(game, testSet, name)] = &fstest.MapFile{Data: []byte(text)}
	}
	put("set.hcl", setBlock(game))
	for _, card := range cards {
		put(card.id+".hcl", card.facts)
		if card.script != "" {
			// The script's lines are those of the scenario file, so that its diagnostics point there.
			put("cards/"+card.id+".lua", strings.Repeat("\n", max(0, card.scripts-1))+card.script)
		}
	}
	return l
}

// Base loads the content without any test cards, once.
func (c *Content) Base() (*Loaded, diag.List) {
	if c.base != nil {
		return c.base, nil
	}
	loaded, diags := c.Load(c.Tree, nil)
	c.base = loaded
	return loaded, diags
}

// ruleset finds the rules of a game, nil when there are none.
func (c *Content) ruleset(game string) engine.Ruleset {
	for _, r := range c.Rules {
		if r.Vocabulary().Game == game {
			return r
		}
	}
	return nil
}

// typeFact is the fact that says what a card is.
func typeFact(v *engine.Vocabulary) *engine.Fact {
	for i := range v.Facts {
		if v.Facts[i].Target == engine.ToType {
			return &v.Facts[i]
		}
	}
	return nil
}

// vanilla makes a textless card: each number that a card of the type must have is n. keywords are as printed.
func vanilla(v *engine.Vocabulary, kind string, n int, keywords []string) *testCard {
	fact := typeFact(v)
	if fact == nil {
		return nil
	}
	var facts strings.Builder
	numbered := false
	fmt.Fprintf(&facts, "  %s = %q\n", fact.Name, kind)
	for i := range v.Facts {
		f := &v.Facts[i]
		if f.Kind != engine.FactNumber || !slices.Contains(f.Needed, kind) && !slices.Contains(f.Needed, "*") {
			continue
		}
		m := n
		if f.Min != 0 || f.Max != 0 {
			m = min(max(n, f.Min), f.Max)
		}
		fmt.Fprintf(&facts, "  %s = %d\n", f.Name, m)
		numbered = true
	}
	name := "Vanilla"
	if kind != fact.Words[0].Name {
		name += " " + strings.ToUpper(kind[:1]) + kind[1:]
	}
	if numbered {
		name += fmt.Sprintf(" %d", n)
	}
	if len(keywords) > 0 {
		quotes := make([]string, len(keywords))
		for i, k := range keywords {
			quotes[i] = hclText(k)
		}
		fmt.Fprintf(&facts, "  keywords = [%s]\n", strings.Join(quotes, ", "))
		name += " " + strings.Join(keywords, " ")
	}
	id := "TEST-" + sets.Slug(strings.ReplaceAll(name, "+", " plus")) // so that a keyword with it and one without are two cards
	return &testCard{name: name, id: id, facts: fmt.Sprintf("card %q {\n  name = %s\n%s}\n", id, hclText(name), facts.String())}
}

// vanillaRange is what n of vanilla may be: what one of the numbers that it stands for may be.
func vanillaRange(v *engine.Vocabulary, kind string) (low, high int) {
	low, high = math.MaxInt16, 0
	for i := range v.Facts {
		f := &v.Facts[i]
		if f.Kind != engine.FactNumber || !slices.Contains(f.Needed, kind) && !slices.Contains(f.Needed, "*") {
			continue
		}
		low = min(low, f.Min)
		if high = max(high, f.Max); f.Min == 0 && f.Max == 0 {
			high = math.MaxInt16
		}
	}
	return min(low, high), high
}

// fillers are the textless cards that every board can count on: one of each type that numbers alone make.
func fillers(v *engine.Vocabulary) []*testCard {
	var out []*testCard
	if fact := typeFact(v); fact != nil {
		for _, w := range fact.Words {
			if w.Name != "" && onlyNumbers(v, w.Name) {
				out = append(out, vanilla(v, w.Name, 1, nil))
			}
		}
	}
	return out
}

func onlyNumbers(v *engine.Vocabulary, kind string) bool {
	for i := range v.Facts {
		f := &v.Facts[i]
		if f.Target != engine.ToType && f.Kind != engine.FactNumber && (slices.Contains(f.Needed, kind) || slices.Contains(f.Needed, "*")) {
			return false
		}
	}
	return true
}

// hclText writes a text as HCL, where "${" and "%{" begin templates.
func hclText(s string) string {
	s = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`, "${", "$${", "%{", "%%{").Replace(s)
	return `"` + s + `"`
}

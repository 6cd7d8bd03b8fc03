package games_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// editor is somebody who saves and saves: a copy of the shipped sets, in which files are changed by chance, and the content
// that is loaded of it, one version after the other. What is saved may be wrong in any way.
type editor struct {
	rules   []engine.Ruleset
	files   fstest.MapFS
	names   []string          // of all files there ever were, sorted
	sound   map[string][]byte // their texts as shipped
	r       *rand.Rand
	content *scripts.Content
	found   diag.List       // of the content
	missing map[string]bool // files that the facts were loaded without
}

// newEditor loads the shipped sets.
func newEditor(t testing.TB, seed uint64) *editor {
	t.Helper()
	e := &editor{rules: games.All(), files: fstest.MapFS{}, sound: map[string][]byte{}, r: rand.New(rand.NewPCG(seed, 17))}
	err := fs.WalkDir(sets.Shipped(), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "scenarios":
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".lua") && !strings.HasSuffix(name, ".hcl"):
			return nil
		}
		text, err := fs.ReadFile(sets.Shipped(), name)
		e.files[name] = &fstest.MapFile{Data: text}
		e.sound[name] = text
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	e.names = slices.Sorted(maps.Keys(e.files))
	if e.load(nil); e.found.HasErrors() {
		t.Fatal(e.found.Err())
	}
	return e
}

// load makes the next version of the content. Without names every file is read again.
func (e *editor) load(names []string) {
	var unchanged func(string) bool
	if names != nil {
		unchanged = unlike(names)
	}
	if names == nil || slices.ContainsFunc(names, func(name string) bool {
		return e.files[name] == nil || e.missing[name] || strings.HasSuffix(name, ".hcl")
	}) {
		e.content, e.found = scripts.Open(e.files, e.rules, e.content, unchanged)
		e.missing = map[string]bool{}
		for name := range e.sound {
			e.missing[name] = e.files[name] == nil
		}
		return
	}
	// As package dev does it: only texts of scripts are others.
	in := scripts.FromContent(e.files, e.content.Facts, e.rules)
	in.Unchanged = unchanged
	library, found := scripts.Load(in, e.content.Library)
	e.content, e.found = &scripts.Content{Library: library, Facts: e.content.Facts, Found: e.content.Found}, slices.Concat(e.content.Found, found)
}

// unlike reports files that are none of these, and folders that none of these lies in.
func unlike(names []string) func(string) bool {
	return func(at string) bool {
		return !slices.ContainsFunc(names, func(name string) bool { return name == at || strings.HasPrefix(name, at+"/") })
	}
}

// put saves a text.
func (e *editor) put(name string, text []byte) { e.files[name] = &fstest.MapFile{Data: text} }

// mend saves all files as they were shipped.
func (e *editor) mend() {
	for name, text := range e.sound {
		e.put(name, text)
	}
}

var (
	aNumber = regexp.MustCompile(`\b\d\b`)
	aSort   = regexp.MustCompile(`\btype += "[a-z]+"`)
	aBlock  = regexp.MustCompile(`(?ms)^[a-z]+ "[^"\n]+" \{$.*?^\}$`) // of facts
)

// edit changes one file by chance and tells which and how.
func (e *editor) edit() (name, how string) {
	pick := func(ext string) string {
		for {
			if n := e.names[e.r.IntN(len(e.names))]; strings.HasSuffix(n, ext) {
				return n
			}
		}
	}
	name = pick(".lua")
	if e.r.IntN(6) == 0 {
		name = pick(".hcl")
	}
	now := e.files[name]
	if now == nil {
		e.put(name, e.sound[name])
		return name, "restored"
	}
	text := now.Data
	game, _, _ := strings.Cut(name, "/")
	ext := path.Ext(name)
	another := func() string { // a file like it of the same game
		for {
			if n := pick(ext); strings.HasPrefix(n, game+"/") {
				return n
			}
		}
	}
	lines := func() (from []byte, at, end int) { // a line of a text, not always of its own
		from = text
		if e.r.IntN(2) == 0 {
			from = e.sound[another()]
		}
		list := bytes.SplitAfter(from, []byte("\n"))
		n := e.r.IntN(len(list))
		at = len(bytes.Join(list[:n], nil))
		return from, at, at + len(list[n])
	}
	switch n := e.r.IntN(18); {
	case n < 4:
		numbers := aNumber.FindAllIndex(text, -1)
		if len(numbers) == 0 {
			break
		}
		at := numbers[e.r.IntN(len(numbers))]
		e.put(name, slices.Concat(text[:at[0]], strconv.AppendInt(nil, e.r.Int64N(10), 10), text[at[1]:]))
		return name, "another number"
	case n < 5:
		cut := e.r.IntN(len(text) + 1)
		e.put(name, text[:cut])
		return name, "cut off"
	case n < 6:
		at := e.r.IntN(len(text) + 1)
		e.put(name, slices.Concat(text[:at], []byte(" \x00 ]] nonsense {{ "), text[at:]))
		return name, "garbled"
	case n < 7:
		delete(e.files, name)
		return name, "deleted"
	case n < 9 && strings.HasSuffix(name, ".lua"):
		// The abilities of another card of the game, in the place of its own or beside them.
		other := e.sound[another()]
		if n == 7 {
			e.put(name, other)
			return name, "another text"
		}
		e.put(name, slices.Concat(text, []byte("\n"), other))
		return name, "more abilities"
	case n < 10:
		comment := "-- again\n"
		if strings.HasSuffix(name, ".hcl") {
			comment = "# again\n"
		}
		e.put(name, slices.Concat([]byte(comment), text))
		return name, "a comment"
	case n < 12 && ext == ".hcl":
		// A unit becomes a spell, or whatever else the game has.
		sorts, others := aSort.FindAllIndex(text, -1), aSort.FindAll(e.sound[another()], -1)
		if len(sorts) == 0 || len(others) == 0 {
			break
		}
		at := sorts[e.r.IntN(len(sorts))]
		e.put(name, slices.Concat(text[:at[0]], others[e.r.IntN(len(others))], text[at[1]:]))
		return name, "another type"
	case n < 13 && ext == ".hcl":
		blocks := aBlock.FindAllIndex(text, -1)
		if len(blocks) == 0 {
			break
		}
		at := blocks[e.r.IntN(len(blocks))]
		e.put(name, slices.Concat(text[:at[0]], text[at[1]:]))
		return name, "a block less"
	case n < 14:
		own := bytes.SplitAfter(text, []byte("\n"))
		at := e.r.IntN(len(own))
		e.put(name, slices.Concat(bytes.Join(own[:at], nil), bytes.Join(own[at+1:], nil)))
		return name, "a line less"
	case n < 15:
		from, at, end := lines()
		own := bytes.SplitAfter(text, []byte("\n"))
		k := e.r.IntN(len(own) + 1)
		e.put(name, slices.Concat(bytes.Join(own[:k], nil), from[at:end], bytes.Join(own[k:], nil)))
		return name, "a line more"
	case n < 16:
		e.put(name, e.sound[another()])
		return name, "what stands in another file"
	}
	e.put(name, e.sound[name])
	return name, "as it was"
}

func (e *editor) game(rules engine.Ruleset) *engine.Library {
	return e.content.Game(rules.Vocabulary().Game)
}

// TestEditor: a content that went through any number of edits and was mended is the one that was shipped.
func TestEditor(t *testing.T) {
	e := newEditor(t, 3)
	first := map[string]uint64{}
	for _, rules := range e.rules {
		first[rules.Vocabulary().Game] = e.game(rules).Hash
	}
	hows := map[string]bool{}
	for range 40 {
		name, how := e.edit()
		hows[how] = true
		e.load([]string{name})
	}
	if len(hows) < 8 {
		t.Errorf("there were only %v", slices.Sorted(maps.Keys(hows)))
	}
	e.mend()
	e.load(nil)
	if e.found.HasErrors() {
		t.Error(e.found.Err())
	}
	for _, rules := range e.rules {
		if lib := e.game(rules); lib.Hash != first[rules.Vocabulary().Game] {
			t.Errorf("%s: mended, it has the hash %016x instead of %016x", rules.Vocabulary().Game, lib.Hash, first[rules.Vocabulary().Game])
		}
	}
	if len(e.content.Library.Stale)+len(e.content.Facts.Stale) > 0 {
		t.Errorf("mended, %v keep an old version", fmt.Sprint(e.content.Library.Stale, e.content.Facts.Stale))
	}
}

// counted is a file system that knows which files were opened.
type counted struct {
	fs.FS
	opened map[string]bool
}

func (c *counted) Open(name string) (fs.File, error) {
	f, err := c.FS.Open(name)
	if err == nil {
		if info, err := f.Stat(); err == nil && !info.IsDir() {
			c.opened[name] = true
		}
	}
	return f, err
}

// Stat opens nothing that counts.
func (c *counted) Stat(name string) (fs.FileInfo, error) { return fs.Stat(c.FS, name) }

// TestReloadOfWhatChanged: a reload that is told what has not changed comes to the same as one that reads everything, opens no
// other file that it knows than those that were saved, and takes over the games that they are not of.
func TestReloadOfWhatChanged(t *testing.T) {
	e := newEditor(t, 5)
	if n := len(e.content.Sources()); n < 500 { // before an edit makes the facts of a whole game unreadable
		t.Fatalf("only %d files are known", n)
	}
	for range 25 {
		names := []string{}
		for range 1 + e.r.IntN(3) {
			name, _ := e.edit()
			names = append(names, name)
		}
		before := e.content
		files := &counted{e.files, map[string]bool{}}
		quick, said := scripts.Open(files, e.rules, before, unlike(names))
		if e.load(nil); said.Error() != e.found.Error() {
			t.Errorf("%v: said\n%v\ninstead of\n%v", names, said, e.found)
		}
		had := before.Sources()
		for name := range files.opened {
			// What was no text, or of cards whose facts had been deleted and are back, was not known before.
			if !slices.Contains(names, name) && had[name] != nil {
				t.Errorf("%v: %s was opened", names, name)
			}
		}
		for _, rules := range e.rules {
			game := rules.Vocabulary().Game
			a, b := quick.Game(game), e.content.Game(game)
			if (a == nil) != (b == nil) || a != nil && a.Hash != b.Hash {
				t.Errorf("%v: %s differs", names, game)
			}
			if a != before.Game(game) && !slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, game+"/") }) {
				t.Errorf("%v: %s was loaded anew", names, game)
			}
		}
		if !slices.Equal(quick.Library.Stale, e.content.Library.Stale) || !slices.Equal(quick.Facts.Stale, e.content.Facts.Stale) {
			t.Errorf("%v: old versions of %v and %v are in use instead of %v and %v", names, quick.Library.Stale, quick.Facts.Stale, e.content.Library.Stale, e.content.Facts.Stale)
		}
	}
}

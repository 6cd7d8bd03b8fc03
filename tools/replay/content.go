package replay

// What a report carries of the content: which sets there were, and the texts that the program that plays it does not
// have. Scenarios are left out, since they are no part of a game.

import (
	"fmt"
	"hash/fnv"
	"io/fs"
	"path"
	"runtime/debug"
	"slices"
	"strings"
	"testing/fstest"

	"cardlathe/sets"
)

// Set is a set that a game was played with.
type Set struct {
	ID      string `json:"id"`
	Version string `json:"version,omitempty"`
	Hash    Hash   `json:"hash"`
	Changed bool   `json:"changed,omitempty"` // it is not the set of that id in the program
}

// Text is a file of a set as the game had it.
type Text struct {
	Set  string `json:"set"` // "riftbound/mine"
	File string `json:"file"`
	Text string `json:"text,omitempty"`
	Gone bool   `json:"gone,omitempty"` // the program has the file, the game had not
}

func (t *Text) valid() bool {
	return fs.ValidPath(t.Set) && strings.Count(t.Set, "/") == 1 && t.File != "." && fs.ValidPath(t.File) && !strings.ContainsAny(t.Set+t.File, "\\:")
}

// Carry notes which sets of its game the content has, and takes up the texts that differ from those in the program.
func (f *File) Carry(tree *sets.Overlay, content *sets.Content) error {
	below := shipped()
	f.Header.Program, f.Header.Sets, f.Texts = Program(), nil, nil
	for _, src := range tree.Sources() {
		if src.Game != f.Header.Game {
			continue
		}
		now, err := texts(tree, src.Dir)
		if err != nil {
			return err
		}
		before, err := texts(below, src.Dir)
		if err != nil {
			return err
		}
		set := Set{ID: src.Set, Hash: now.hash()}
		if i := slices.IndexFunc(content.Sets, func(s *sets.Set) bool { return s.Dir == src.Dir }); i >= 0 {
			set.Version = content.Sets[i].Version
		}
		for _, x := range now {
			if !slices.Contains(before, x) {
				f.Texts = append(f.Texts, Text{Set: src.Dir, File: x.name, Text: x.text})
				set.Changed = true
			}
		}
		for _, x := range before {
			if !slices.ContainsFunc(now, func(y text) bool { return y.name == x.name }) {
				f.Texts = append(f.Texts, Text{Set: src.Dir, File: x.name, Gone: true})
				set.Changed = true
			}
		}
		f.Header.Sets = append(f.Header.Sets, set)
	}
	f.Header.Texts, f.Header.Version = len(f.Texts), Version
	return nil
}

// IsReport tells whether the file names its sets, so that it can be played from Tree.
func (f *File) IsReport() bool { return len(f.Header.Sets) > 0 }

// Tree is the sets in the program with the texts of the file in their place. The second result names the sets that are
// not those of the game even so: this program has other versions of them.
func (f *File) Tree() (*sets.Overlay, []string, error) {
	base := shipped()
	top := fstest.MapFS{}
	taken := map[string]bool{}
	for _, x := range f.Texts {
		if !taken[x.Set] {
			taken[x.Set] = true
			list, err := texts(base, x.Set)
			if err != nil {
				return nil, nil, err
			}
			for _, b := range list {
				top[path.Join(x.Set, b.name)] = &fstest.MapFile{Data: []byte(b.text)}
			}
		}
		if name := path.Join(x.Set, x.File); x.Gone {
			delete(top, name)
		} else {
			top[name] = &fstest.MapFile{Data: []byte(x.Text)}
		}
	}
	tree := base
	if len(top) > 0 {
		over, diags := sets.Overlaid(builtIn(), sets.Layer{FS: top, Source: "the report"})
		if diags.HasErrors() {
			return nil, nil, diags.Err()
		}
		tree = over
	}
	var other []string
	for _, s := range f.Header.Sets {
		list, err := texts(tree, f.Header.Game+"/"+s.ID)
		if err != nil {
			return nil, nil, err
		}
		if list.hash() != s.Hash {
			other = append(other, s.ID)
		}
	}
	return tree, other, nil
}

func builtIn() sets.Layer { return sets.Layer{FS: sets.Shipped(), Source: sets.BuiltIn} }

// shipped is the tree of the sets in the program.
func shipped() *sets.Overlay {
	tree, _ := sets.Overlaid(builtIn())
	return tree
}

// text is a file of a set.
type text struct{ name, text string }

type textList []text

// texts reads the files of a set that matter to a game, sorted; none of a set that does not exist.
func texts(tree *sets.Overlay, dir string) (out textList, err error) {
	if _, err := fs.Stat(tree, dir); err != nil {
		return nil, nil
	}
	err = fs.WalkDir(tree, dir, func(name string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name != dir && (strings.HasPrefix(e.Name(), ".") || strings.HasPrefix(e.Name(), "_")), name == path.Join(dir, "scenarios"):
			if e.IsDir() {
				return fs.SkipDir
			}
			return nil
		case e.IsDir() || path.Ext(name) != ".hcl" && path.Ext(name) != ".lua":
			return nil
		}
		content, _, d := sets.ReadText(tree, name, tree.Shown(name))
		if d != nil {
			return d
		}
		out = append(out, text{strings.TrimPrefix(name, dir+"/"), string(content)})
		return nil
	})
	return out, err
}

func (l textList) hash() Hash {
	h := fnv.New64a()
	for _, t := range l {
		fmt.Fprintf(h, "%s\x00%s\x00", t.name, t.text)
	}
	return Hash(h.Sum64())
}

// Program names this program with the version it was built as, as far as it knows.
func Program() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "cardlathe"
	}
	name := "cardlathe " + info.Main.Version
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			name += " " + s.Value
		}
	}
	return name
}

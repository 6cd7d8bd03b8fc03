package replay

// What a report carries of the content: which sets there were, and the texts that the program that plays it does not
// have. Scenarios are left out, since they are no part of a game.

import (
	"io/fs"
	"path"
	"runtime/debug"
	"slices"
	"strings"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/sets"
)

// Set is a set that a game was played with.
type Set struct {
	ID      string `json:"id"`
	Version string `json:"version,omitempty"`
	Hash    Hash   `json:"hash"`              // engine.LoadedSet.Hash; of its texts in files of version 2
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

// Carry makes a report of a replay: it notes all sets of its game that lib has, and takes up the texts of tree, which lib
// was loaded from, that differ from those in the program.
func (f *File) Carry(tree *sets.Overlay, lib *engine.Library) error {
	below := shipped()
	f.Header.Report, f.Header.Sets, f.Texts = true, nil, nil
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
		var set Set
		for _, s := range lib.Sets {
			if s.ID == src.Set {
				set = Set{ID: s.ID, Version: s.Version, Hash: Hash(s.Hash)}
			}
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
		if set.ID != "" {
			f.Header.Sets = append(f.Header.Sets, set)
		}
	}
	return nil
}

// IsReport tells whether the file can be played from Tree.
func (f *File) IsReport() bool { return f.Header.Report || f.Header.Version == 2 }

// Tree is the sets in the program with the texts of the file in their place. A program with other versions of the sets has
// other content even so, as Changes tells.
func (f *File) Tree() (*sets.Overlay, error) {
	base := shipped()
	top := fstest.MapFS{}
	taken := map[string]bool{}
	for _, x := range f.Texts {
		if !taken[x.Set] {
			taken[x.Set] = true
			list, err := texts(base, x.Set)
			if err != nil {
				return nil, err
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
			return nil, diags.Err()
		}
		tree = over
	}
	return tree, nil
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

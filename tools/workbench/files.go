package workbench

// The editor's files: the texts of the sets. Reading is for whatever the content was made of; writing is for the folders of the
// project's sets alone, whatever a path says.

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing/fstest"

	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// SetFiles are the files of a set of the project.
type SetFiles struct {
	Game  string   `json:"game"`
	Set   string   `json:"set"`
	Title string   `json:"title"`
	Dir   string   `json:"dir"`
	Files []string `json:"files"` // as people know them
}

// File is a text with what is known of it.
type File struct {
	Path     string   `json:"path"`
	Text     string   `json:"text"`
	Hash     string   `json:"hash"`
	Editable bool     `json:"editable"`
	Game     string   `json:"game"`
	Cards    []string `json:"cards"` // names of the cards whose facts or script it holds
}

func hashOf(text []byte) string {
	h := fnv.New64a()
	h.Write(text)
	return fmt.Sprintf("%016x", h.Sum64())
}

// place is where a file of a set lies.
type place struct {
	game string
	set  *sets.Set
	dir  string // of the set on disk, "" when it is no folder of the project
	rel  string // below it, with slashes
	tree string // in the overlay
}

// locate finds the set that a file belongs to, by its path as people know it.
func (s *Server) locate(name string) (place, bool) {
	s.state.Lock()
	content, tree, roots := s.state.content, s.state.tree, s.state.roots
	s.state.Unlock()
	if content == nil || tree == nil {
		return place{}, false
	}
	name = path.Clean(filepath.ToSlash(name))
	for _, src := range tree.Sources() {
		rel, ok := strings.CutPrefix(name, filepath.ToSlash(src.Shown)+"/")
		if !ok || !fs.ValidPath(rel) {
			continue
		}
		p := place{game: src.Game, set: content.Facts.Set(src.Game, src.Set), rel: rel, tree: src.Dir + "/" + rel}
		if src.Source != sets.BuiltIn && slices.ContainsFunc(roots, func(root string) bool { return below(root, src.Shown) }) {
			if info, err := os.Stat(src.Shown); err == nil && info.IsDir() {
				p.dir = src.Shown
			}
		}
		return p, true
	}
	return place{}, false
}

// below reports whether a folder is another one or lies in it, links followed.
func below(root, dir string) bool {
	a, err := filepath.EvalSymlinks(root)
	if err != nil {
		return false
	}
	b, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return false
	}
	rel, err := filepath.Rel(a, b)
	return err == nil && filepath.IsLocal(rel)
}

// writable reports whether the workbench may write a file of that name in a set.
func writable(rel string) bool {
	if !fs.ValidPath(rel) || strings.HasPrefix(path.Base(rel), ".") {
		return false
	}
	ext := path.Ext(rel)
	return ext == ".lua" || ext == ".hcl"
}

// readFile reads a file of a set.
func (s *Server) readFile(name string) (*File, error) {
	p, ok := s.locate(name)
	if !ok {
		return nil, missing("there is no file %s in the sets: it, or its set, may be gone", name)
	}
	s.state.Lock()
	content, tree := s.state.content, s.state.tree
	s.state.Unlock()
	f := &File{Path: name, Game: p.game, Editable: p.dir != "" && writable(p.rel), Cards: []string{}}
	text, err := fs.ReadFile(tree, p.tree)
	if p.dir != "" {
		if root, bad := os.OpenRoot(p.dir); bad == nil {
			defer root.Close()
			text, err = root.ReadFile(p.rel)
		}
	}
	if err != nil {
		if errors.Is(err, fs.ErrPermission) {
			return nil, &statusError{http.StatusForbidden, name + " may not be read; the game goes on with the last text. Allow your user to read it and its folder (chmod u+rX)"}
		}
		return nil, missing("%s cannot be read: %v. Its set may be gone; the game goes on with the last text", name, pathless(err))
	}
	f.Text, f.Hash = string(text), hashOf(text)
	lib := content.Game(p.game)
	if lib != nil {
		for _, id := range sorted(lib.Cards) {
			c := lib.Cards[id]
			if c.File == name || c.Script != nil && c.Script.Path == name {
				f.Cards = append(f.Cards, c.Name)
			}
		}
	}
	return f, nil
}

// pathless is an error without the path that it names once more.
func pathless(err error) error {
	var e *fs.PathError
	if errors.As(err, &e) {
		return e.Err
	}
	return err
}

// saveFile writes a file of a set of the project. before is the hash of the text that the page began with, "" for a new file:
// what somebody else has saved since is not written over.
func (s *Server) saveFile(name, text, before string) (*File, error) {
	p, ok := s.locate(name)
	switch {
	case !ok:
		return nil, missing("%s lies in no set that is there now: nothing was saved, and the text is still in this page. The workbench writes into the folders of the project's sets alone", name)
	case p.dir == "":
		return nil, &statusError{403, name + " is no file of the project: it comes with the program or from elsewhere. Copy the set into the folder sets to change it"}
	case !writable(p.rel):
		return nil, &statusError{403, "the workbench writes .lua and .hcl files of sets alone"}
	case len(text) > sets.MaxFile:
		return nil, wrong("a file of a set has at most %d bytes", sets.MaxFile)
	}
	root, err := os.OpenRoot(p.dir)
	if err != nil {
		return nil, unsaved(p.dir, err)
	}
	defer root.Close()
	now, err := root.ReadFile(p.rel)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil, unsaved(name, err)
	case err == nil && before == "":
		return nil, &statusError{409, name + " is there already"}
	case err == nil && hashOf(now) != before:
		return nil, &statusError{409, name + " was saved by somebody else since: load it again, or copy your text elsewhere first"}
	case err != nil && before != "":
		return nil, unsaved(name, err)
	}
	if dir := path.Dir(p.rel); dir != "." {
		if err := root.MkdirAll(dir, 0o755); err != nil {
			return nil, unsaved(path.Join(filepath.ToSlash(p.dir), dir), err)
		}
	}
	rights := os.FileMode(0o644)
	if err == nil { // a file that may not be written is not replaced either
		f, err := root.OpenFile(p.rel, os.O_WRONLY, 0)
		if err != nil {
			return nil, unsaved(name, err)
		}
		if info, err := f.Stat(); err == nil {
			rights = info.Mode().Perm()
		}
		f.Close()
	}
	// A reader never sees half of it: it is written beside, and then renamed.
	beside := path.Join(path.Dir(p.rel), "."+path.Base(p.rel)+".saving")
	if err = root.WriteFile(beside, []byte(text), rights); err == nil {
		if err = root.Chmod(beside, rights); err == nil { // whatever the mask is
			err = root.Rename(beside, p.rel)
		}
	}
	if err != nil {
		_ = root.Remove(beside)
		return nil, unsaved(name, err)
	}
	return s.readFile(name)
}

// unsaved says why a text was not saved, and that nothing is lost by it.
func unsaved(name string, err error) error {
	switch {
	case errors.Is(err, fs.ErrPermission):
		return &statusError{http.StatusForbidden, name + " may not be written: nothing was saved, and the text is still in this page. Allow your user to read and write it and its folder (chmod u+rwX), then save again"}
	case errors.Is(err, fs.ErrNotExist):
		return missing("%s is gone: nothing was saved. The text is still in this page", name)
	}
	return missing("%s cannot be written: %v. Nothing was saved; the text is still in this page", name, pathless(err))
}

// setFiles lists the sets of the project with their files.
func (s *Server) setFiles() []SetFiles {
	s.state.Lock()
	tree, content := s.state.tree, s.state.content
	s.state.Unlock()
	out := []SetFiles{}
	if tree == nil {
		return out
	}
	for _, src := range tree.Sources() {
		x := SetFiles{Game: src.Game, Set: src.Set, Title: src.Set, Dir: src.Shown, Files: []string{}}
		if p, ok := s.locate(src.Shown + "/set.hcl"); !ok || p.dir == "" {
			continue
		}
		if set := content.Facts.Set(src.Game, src.Set); set != nil && set.Title != "" {
			x.Title = set.Title
		}
		_ = fs.WalkDir(os.DirFS(src.Shown), ".", func(name string, e fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil
			case name != "." && (strings.HasPrefix(e.Name(), ".") || strings.HasPrefix(e.Name(), "_")):
				if e.IsDir() {
					return fs.SkipDir
				}
			case !e.IsDir() && writable(name):
				x.Files = append(x.Files, path.Join(filepath.ToSlash(src.Shown), name))
			}
			return nil
		})
		out = append(out, x)
	}
	return out
}

// withText is a tree of sets in which one file has another text.
type withText struct {
	*sets.Overlay
	name, text string
}

// Open implements fs.FS.
func (w *withText) Open(name string) (fs.File, error) {
	if name == w.name {
		return fstest.MapFS{path.Base(name): &fstest.MapFile{Data: []byte(w.text)}}.Open(path.Base(name))
	}
	return w.Overlay.Open(name)
}

// judge tells what would be found in a file if it had that text; nothing is saved and nothing becomes live.
func (s *Server) judge(name, text string) ([]diag.Record, error) {
	p, ok := s.locate(name)
	if !ok {
		return nil, missing("there is no file %s in the sets: it, or its set, may be gone", name)
	}
	s.state.Lock()
	content, tree := s.state.content, s.state.tree
	s.state.Unlock()
	out := []diag.Record{}
	if strings.HasPrefix(p.rel, "scenarios/") {
		return out, nil // they are judged when they run
	}
	w := &withText{tree, p.tree, text}
	var found diag.List
	if path.Ext(p.rel) == ".lua" {
		in := scripts.FromContent(w, content.Facts, s.o.Rules)
		in.Unchanged = func(at string) bool { return at != p.tree }
		_, found = scripts.Load(in, content.Library)
	} else {
		_, found = scripts.Open(w, s.o.Rules, content, func(at string) bool { return at != p.tree && !strings.HasPrefix(p.tree, at+"/") })
	}
	for _, d := range found {
		if d.File() == name {
			out = append(out, d.JSON(diag.Files{name: []byte(text)}))
		}
	}
	return out, nil
}

// liveRoutes are what the editor asks.
func (s *Server) liveRoutes() {
	s.route("GET live", func(*call) (any, error) { return s.live(), nil })
	s.route("GET files", func(*call) (any, error) { return s.setFiles(), nil })
	s.route("GET file", func(c *call) (any, error) { return s.readFile(c.r.URL.Query().Get("path")) })
	s.route("POST file", func(c *call) (any, error) {
		var in struct{ Path, Text, Before string }
		if err := c.read(&in); err != nil {
			return nil, err
		}
		return s.saveFile(in.Path, in.Text, in.Before)
	})
	s.route("POST judge", func(c *call) (any, error) {
		var in struct{ Path, Text string }
		if err := c.read(&in); err != nil {
			return nil, err
		}
		return s.judge(in.Path, in.Text)
	})
	s.route("GET api", func(c *call) (any, error) {
		content := s.content()
		if content == nil || content.Game(c.r.URL.Query().Get("game")) == nil {
			return []scripts.Entry{}, nil
		}
		return scripts.API(content.Game(c.r.URL.Query().Get("game")).Rules.Vocabulary()), nil
	})
}

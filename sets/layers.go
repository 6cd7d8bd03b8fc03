package sets

import (
	"cmp"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"cardlathe/sets/diag"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

// This file decides which folder a set comes from. The binary's sets lie at the bottom; a set on disk or in a zip
// takes the place of the one of its id as a whole, never file by file, so that what runs is always one version
// of a set that somebody tested.

// maxDepth is how many folders may lie between what is given and a set, maxFolders how many are looked through.
const (
	maxDepth   = 3
	maxFolders = 20000
)

// BuiltIn is the source of the sets in the binary.
const BuiltIn = "built in"

// Layer is a tree of sets with the name of its source.
type Layer struct {
	FS     fs.FS
	Source string // as people are shown it: a folder, a zip, BuiltIn
	Root   string // put before the names of its files when they are shown; may be empty

	archive bool // zips in it are no content
}

// SourceInfo tells where a set comes from.
type SourceInfo struct {
	Game, Set string
	Source    string // folder or zip as given, or BuiltIn
	Dir       string // folder in the overlay
	Shown     string // folder as people know it
	Replaces  string // source of the set of the same id that it takes the place of, or ""
}

// Overlay is the tree of all sets, each from the topmost layer that has it: <game>/<id>/... It implements fs.FS
// and Placed.
type Overlay struct {
	mounts map[string]*mount
	order  []string
}

type mount struct {
	layer   Layer
	dir     string
	game    string
	id      string
	isSet   bool
	replace string
	at      string // where it lies, as people know it: see shown
}

// Layers finds the sets of a user. Paths are folders and zips to add to the sets in the binary; when there are
// none, a folder sets found upwards from the working directory is taken. A folder may be a tree
// <game>/<set>/set.hcl, a tree <set>/set.hcl (the set block then names the game) or one set. Later paths win over
// earlier ones. A zip that lies in a folder, among the sets of a game or above, is as good as its content lying there. What
// cannot be read or holds no set is an error in the list; the rest is there all the same.
func Layers(paths []string) (*Overlay, []SourceInfo, diag.List) {
	layers := []Layer{{FS: shipped, Source: BuiltIn}}
	var diags diag.List
	if len(paths) == 0 {
		if wd, err := os.Getwd(); err == nil {
			if dir, ok := Find(wd); ok {
				shown := dir
				if rel, err := filepath.Rel(wd, dir); err == nil {
					shown = rel
				}
				layers = append(layers, Layer{FS: os.DirFS(dir), Source: filepath.ToSlash(shown), Root: filepath.ToSlash(shown)})
			}
		}
	}
	for _, p := range paths {
		layer, d := open(p)
		if d != nil {
			diags.Add(d)
			continue
		}
		layers = append(layers, layer)
	}
	o, more := Overlaid(layers...)
	diags = append(diags, more...)
	diags.Sort()
	return o, o.Sources(), diags
}

// Find looks for a folder sets that holds a set, in dir and in the folders above it.
func Find(dir string) (string, bool) {
	for {
		at := filepath.Join(dir, "sets")
		if info, err := os.Stat(at); err == nil && info.IsDir() && holdsSet(os.DirFS(at)) {
			return at, true
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", false
		}
		dir = up
	}
}

// Around finds what has to be loaded for a file or folder to be content, as a path of Layers: the folder sets in it or above it,
// else the folder of the set that it lies in, else itself when it is a folder or zip of sets. It is false for what lies in no set.
func Around(name string) (string, bool) {
	info, err := os.Stat(name)
	if err != nil {
		return "", false
	}
	folder := filepath.Clean(name)
	if info.IsDir() {
		if at := filepath.Join(folder, "sets"); holdsSet(os.DirFS(at)) {
			return at, true
		}
	} else {
		folder = filepath.Join(folder, "..")
	}
	above := func(is func(dir string) bool) (string, bool) {
		for dir := folder; ; {
			if is(dir) {
				return dir, true
			}
			here, err := filepath.Abs(dir)
			if err != nil || filepath.Dir(here) == here {
				return "", false
			}
			dir = filepath.Join(dir, "..")
		}
	}
	if at, ok := above(func(dir string) bool {
		here, err := filepath.Abs(dir)
		return err == nil && filepath.Base(here) == "sets" && holdsSet(os.DirFS(dir))
	}); ok {
		return at, true
	}
	if at, ok := above(func(dir string) bool {
		_, err := os.Stat(filepath.Join(dir, "set.hcl"))
		return err == nil
	}); ok {
		return at, true
	}
	return filepath.Clean(name), IsArchive(name) || info.IsDir() && holdsSet(os.DirFS(name))
}

// holdsSet reports whether a tree holds a set, or may hold one that cannot be read.
func holdsSet(fsys fs.FS) bool {
	f := discover(fsys, "")
	return len(f.diags)+len(f.zips) > 0 || f.hasSet()
}

// open makes a layer of a folder or a zip.
func open(name string) (Layer, *diag.Diagnostic) {
	shown := filepath.ToSlash(name)
	info, err := os.Stat(name)
	if err != nil {
		return Layer{}, unreadable(shown, err)
	}
	if info.IsDir() {
		return below(Layer{FS: os.DirFS(name), Source: shown, Root: shown}), nil
	}
	if !info.Mode().IsRegular() {
		return Layer{}, badArchive(shown, "It is "+sort(info.Mode())+", neither a folder nor a zip.", "")
	}
	f, err := os.Open(name)
	if err != nil {
		return Layer{}, unreadable(shown, err)
	}
	defer f.Close()
	return openArchive(f, shown)
}

// Overlaid puts layers on each other, later ones on top.
func Overlaid(layers ...Layer) (*Overlay, diag.List) {
	o := &Overlay{mounts: map[string]*mount{}}
	var diags diag.List
	for _, layer := range layers {
		list, more := layer.mounts()
		diags = append(diags, more...)
		own := map[string]*mount{}
		for _, m := range list {
			key := m.game + "/" + m.id
			if other := own[key]; other != nil {
				if m.isSet {
					diags.Add(diag.Errorf(diag.SetTwice, diag.At(m.shown("set.hcl"), 0, 0), "two sets %q", m.id).
						Because("One is at %s, the other at %s; the second is left out.", other.shown("set.hcl"), m.shown("set.hcl")).
						Try("give one of them another id, or remove its folder"))
				}
				continue
			}
			own[key] = m
			if below := o.mounts[key]; below != nil {
				m.replace = below.layer.Source
			}
			o.mounts[key] = m
		}
	}
	for key := range o.mounts {
		o.order = append(o.order, key)
	}
	slices.Sort(o.order)
	return o, diags
}

// mounts finds the sets of a layer, those in zips that lie in it included.
func (l Layer) mounts() ([]*mount, diag.List) {
	f := discover(l.FS, l.Root)
	for _, m := range f.mounts {
		m.layer, m.at = l, path.Join(l.Root, m.dir)
	}
	if !f.hasSet() && len(f.diags) == 0 && (len(f.zips) == 0 || l.archive) && l.Source != BuiltIn {
		d := diag.Errorf(diag.NoSets, diag.At(l.Source, 0, 0), "no set in %s", l.Source).
			Because("A set is a folder with a file set.hcl; it may lie up to %d folders deep.", maxDepth)
		if len(f.zips) > 0 {
			d.Try(fmt.Sprintf("unpack it: zips within a zip, as %s, are not looked into", f.zips[0]))
		}
		f.diags.Add(d)
	}
	if l.archive {
		return f.mounts, f.diags
	}
	for _, name := range f.zips {
		inner, d := l.lying(name)
		if d != nil {
			f.diags.Add(d)
			continue
		}
		list, more := inner.mounts()
		f.mounts, f.diags = append(f.mounts, list...), append(f.diags, more...)
	}
	return f.mounts, f.diags
}

// findings are what discover finds.
type findings struct {
	mounts []*mount
	zips   []string
	diags  diag.List // of folders that cannot be read, in which sets may lie, and of a set.hcl in another case
}

func (f *findings) hasSet() bool {
	return slices.ContainsFunc(f.mounts, func(m *mount) bool { return m.isSet })
}

// discover finds the sets of a tree, the folders of scenarios that belong to no set, and zips. Root is put before names that are shown.
func discover(fsys fs.FS, root string) (out findings) {
	seen := 0
	var walk func(dir string, depth int)
	walk = func(dir string, depth int) {
		entries, err := List(fsys, dir)
		if err != nil {
			if len(out.diags) < 10 {
				out.diags.Add(Unlisted(path.Join(root, dir), err))
			}
			return
		}
		if seen++; seen > maxFolders {
			return
		}
		has := func(name string, folder bool) bool {
			return slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return e.Name() == name && e.IsDir() == folder })
		}
		above := path.Base(path.Dir(dir))
		switch {
		case has("set.hcl", false):
			game, id := identity(fsys, path.Join(dir, "set.hcl"))
			// Without a readable set block the folders have to do: Load then says what is wrong with the block.
			if above == "." {
				above = "unknown"
			}
			base := path.Base(dir)
			if base == "." {
				base = "set"
			}
			out.mounts = append(out.mounts, &mount{dir: dir, game: cmp.Or(game, above), id: cmp.Or(id, base), isSet: true})
			return
		case depth == 2 && (has("scenarios", true) || slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return path.Ext(e.Name()) == ".lua" })):
			out.mounts = append(out.mounts, &mount{dir: dir, game: above, id: path.Base(dir)})
			return
		}
		for _, e := range entries {
			switch {
			case strings.EqualFold(e.Name(), "set.hcl") && !e.IsDir():
				out.diags.Add(otherCase(path.Join(root, dir, e.Name()), "set.hcl"))
			case IsArchive(e.Name()) && !e.IsDir() && !hidden(e.Name()):
				out.zips = append(out.zips, path.Join(dir, e.Name()))
			}
			if depth == maxDepth || hidden(e.Name()) {
				continue
			}
			at := path.Join(dir, e.Name())
			linked := false
			if e.Type()&fs.ModeSymlink != 0 {
				info, err := fs.Stat(fsys, at)
				linked = err == nil && info.IsDir()
			}
			if e.IsDir() || linked {
				walk(at, depth+1)
			}
		}
	}
	walk(".", 0)
	return out
}

// identity reads game and id from a set block, "" for what it does not say.
func identity(fsys fs.FS, name string) (game, id string) {
	text, _, d := ReadText(fsys, name, name)
	if d != nil || tooDeep(text, name) != nil {
		return "", ""
	}
	f, _ := hclsyntax.ParseConfig(text, name, hcl.InitialPos)
	if f == nil {
		return "", ""
	}
	body, ok := f.Body.(*hclsyntax.Body)
	if !ok {
		return "", ""
	}
	for _, b := range body.Blocks {
		if b.Type != "set" || len(b.Labels) != 1 {
			continue
		}
		id = b.Labels[0]
		if a := b.Body.Attributes["game"]; a != nil {
			r := newReader(b, &diag.List{})
			if v, ok := r.value(a.Expr, "game"); ok && v.Type() == cty.String {
				game = v.AsString()
			}
		}
		break
	}
	plain := func(s string) string {
		if !fs.ValidPath(s) || strings.ContainsAny(s, "/\\:") || hidden(s) {
			return ""
		}
		return s
	}
	return plain(game), plain(id)
}

func (m *mount) shown(name string) string {
	if m.at == "" || name == "" || name == "." {
		return path.Join(m.layer.Root, m.dir, name)
	}
	return m.at + "/" + name
}

// Sources tells of each set where it comes from, sorted by game and id.
func (o *Overlay) Sources() []SourceInfo {
	var out []SourceInfo
	for _, key := range o.order {
		if m := o.mounts[key]; m.isSet {
			out = append(out, SourceInfo{m.game, m.id, m.layer.Source, key, m.shown(""), m.replace})
		}
	}
	return out
}

// split finds the mount that a name lies in.
func (o *Overlay) split(name string) (*mount, string) {
	parts := strings.SplitN(name, "/", 3)
	if len(parts) < 2 {
		return nil, ""
	}
	m := o.mounts[parts[0]+"/"+parts[1]]
	if m == nil {
		return nil, ""
	}
	if len(parts) == 2 {
		return m, m.dir
	}
	return m, path.Join(m.dir, parts[2])
}

// Shown is the name of a file as people know it: the path on disk when it comes from there.
func (o *Overlay) Shown(name string) string {
	// It is asked of every file at every reload: nothing is put together that stands in the name.
	game := strings.IndexByte(name, '/')
	if game < 0 {
		return name
	}
	end := len(name)
	if i := strings.IndexByte(name[game+1:], '/'); i >= 0 {
		end = game + 1 + i
	}
	if m := o.mounts[name[:end]]; m != nil {
		return m.shown(strings.TrimPrefix(name[end:], "/"))
	}
	return name
}

// Source is the source of the set in a folder of the overlay, "" when there is none.
func (o *Overlay) Source(dir string) string {
	if m, _ := o.split(dir); m != nil {
		return m.layer.Source
	}
	return ""
}

// Open implements fs.FS.
func (o *Overlay) Open(name string) (fs.File, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
	}
	if m, at := o.split(name); m != nil {
		if name != m.game+"/"+m.id {
			return m.layer.FS.Open(at)
		}
		// The folder of a set carries the set's id here, whatever it is called where it comes from.
		entries, err := fs.ReadDir(m.layer.FS, at)
		if err != nil {
			return nil, err
		}
		return &folder{name: m.id, entries: entries}, nil
	}
	if entries := o.folder(name); entries != nil {
		return &folder{name: path.Base(name), entries: entries}, nil
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// Stat implements fs.StatFS: it opens nothing, since what bears a file's name may be a pipe.
func (o *Overlay) Stat(name string) (fs.FileInfo, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrInvalid}
	}
	if m, at := o.split(name); m != nil {
		if name != m.game+"/"+m.id {
			return fs.Stat(m.layer.FS, at)
		}
		return folderInfo(m.id), nil
	}
	if o.folder(name) != nil {
		return folderInfo(path.Base(name)), nil
	}
	return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrNotExist}
}

// folder lists the root or a game; nil for anything else.
func (o *Overlay) folder(name string) []fs.DirEntry {
	var out []fs.DirEntry
	last := ""
	for _, key := range o.order {
		m := o.mounts[key]
		switch {
		case name == "." && m.game != last:
			out = append(out, fs.FileInfoToDirEntry(folderInfo(m.game)))
			last = m.game
		case name == m.game:
			out = append(out, fs.FileInfoToDirEntry(folderInfo(m.id)))
		}
	}
	if name == "." && out == nil {
		out = []fs.DirEntry{}
	}
	return out
}

// folder is an open folder that exists only in the overlay.
type folder struct {
	name    string
	entries []fs.DirEntry
}

func (f *folder) Stat() (fs.FileInfo, error) { return folderInfo(f.name), nil }
func (f *folder) Close() error               { return nil }
func (f *folder) Read([]byte) (int, error) {
	return 0, &fs.PathError{Op: "read", Path: f.name, Err: fmt.Errorf("is a folder")}
}

func (f *folder) ReadDir(n int) ([]fs.DirEntry, error) {
	if n <= 0 {
		out := f.entries
		f.entries = nil
		return out, nil
	}
	if len(f.entries) == 0 {
		return nil, io.EOF
	}
	n = min(n, len(f.entries))
	out := f.entries[:n]
	f.entries = f.entries[n:]
	return out, nil
}

type folderInfo string

func (f folderInfo) Name() string     { return string(f) }
func (folderInfo) Size() int64        { return 0 }
func (folderInfo) Mode() fs.FileMode  { return fs.ModeDir | 0o555 }
func (folderInfo) ModTime() time.Time { return time.Time{} }
func (folderInfo) IsDir() bool        { return true }
func (folderInfo) Sys() any           { return nil }

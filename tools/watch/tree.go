package watch

// The tree is what is known of the files: who is in which folder, and the hash of each text.

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cespare/xxhash/v2"
	"github.com/fsnotify/fsnotify"
)

// tree knows folders and files by their paths.
type tree struct {
	o     Options
	enter func(dir string) // called for each folder before it is listed
	exit  func(dir string) // called for each folder that is gone
	roots []string
	dirs  map[string]*folder
	real  map[string]bool // their paths without links
	files map[string]*file
	doubt map[string]bool // files that were empty or gone at the first look
}

type folder struct {
	dirs, files map[string]bool // paths
	real        string          // without links
	linked      bool            // it holds links to files
}

type file struct {
	info fs.FileInfo
	hash uint64
	size int // of the normalized text; unread: it may not be read
}

func newTree(o Options) *tree {
	return &tree{o: o, enter: func(string) {}, exit: func(string) {}, dirs: map[string]*folder{}, real: map[string]bool{}, files: map[string]*file{}, doubt: map[string]bool{}}
}

// unread is the size of a file that may not be read.
const unread = -1

// dirty says where to look.
type dirty struct {
	all   bool
	dirs  map[string]bool
	deep  map[string]bool // folders that appeared or moved
	files map[string]bool // files that an event named: their hash is taken even when their stat is the same
}

func newDirty() *dirty {
	return &dirty{dirs: map[string]bool{}, deep: map[string]bool{}, files: map[string]bool{}}
}

// event notes an event; false when it means nothing. A change of rights is one: what could not be read may be read now.
func (d *dirty) event(e fsnotify.Event) bool {
	if e.Name == "" || ignored(filepath.Base(e.Name)) {
		return false
	}
	name := filepath.Clean(e.Name)
	d.dirs[filepath.Dir(name)] = true
	d.files[name] = true
	if e.Op != fsnotify.Write {
		d.deep[name] = true
	}
	return true
}

// ignored reports names that are no one's work: hidden files, and what editors leave behind or try out.
func ignored(name string) bool {
	return strings.HasPrefix(name, ".") && name != "." && name != ".." || strings.HasSuffix(name, "~") || name == "4913" ||
		strings.HasSuffix(name, ".swp") || strings.HasSuffix(name, ".swx") || strings.HasSuffix(name, ".tmp")
}

// first reads a root for the first time: everything found is the state that changes are told from.
func (t *tree) first(dir string) error {
	if _, err := os.ReadDir(dir); err != nil {
		return err
	}
	t.roots = append(t.roots, dir)
	t.walk(dir, nil, true, func(string) {})
	return nil
}

// look lists what is dirty and returns the files whose content differs from what was known. Files that are empty or
// gone are in doubt: they are not returned until the last look.
func (t *tree) look(d *dirty, last bool) (changed []string, doubtful bool) {
	found := func(name string) { changed = append(changed, name) }
	if last {
		names := make([]string, 0, len(t.doubt))
		for name := range t.doubt {
			names = append(names, name)
		}
		clear(t.doubt)
		slices.Sort(names)
		for _, name := range names {
			if t.settle(name) {
				found(name)
			}
		}
	}
	if d.all {
		for _, root := range t.roots {
			t.walk(root, nil, true, found)
		}
		return changed, len(t.doubt) > 0
	}
	// Folders that moved leave before they are found at their new place: a system has one watch for both.
	for dir := range d.deep {
		if _, err := os.Lstat(dir); err != nil {
			t.leave(dir)
		}
	}
	for dir := range d.dirs {
		if at := t.dirs[dir]; at != nil && !t.named(at, dir, d, found) {
			t.walk(dir, d, false, found)
		}
	}
	for dir := range d.deep {
		if t.dirs[dir] != nil || slices.Contains(t.roots, dir) {
			t.walk(dir, d, true, found)
		}
	}
	return changed, len(t.doubt) > 0
}

// named looks at the files of a folder that events named, when it knows them all and they are still there: a save in a large
// folder costs no list of it. It reports false, and has looked at nothing, when the folder has to be listed.
func (t *tree) named(at *folder, dir string, d *dirty, found func(string)) bool {
	infos := map[string]fs.FileInfo{}
	for name := range d.files {
		if filepath.Dir(name) != dir {
			continue
		}
		info, err := os.Lstat(name)
		if err != nil || !info.Mode().IsRegular() || t.files[name] == nil {
			return false
		}
		infos[name] = info
	}
	if at.linked {
		return false // a link may lead to one of them
	}
	for _, name := range slices.Sorted(maps.Keys(infos)) {
		t.meet(name, infos[name], true, found)
	}
	return true
}

// walk lists a folder. Without d every file is hashed; deep goes into the folders below it and looks at every file, others only
// into new ones and at files that are new, links, or named by an event.
func (t *tree) walk(dir string, d *dirty, deep bool, found func(string)) {
	at := t.dirs[dir]
	fresh := at == nil
	if fresh {
		real, err := filepath.EvalSymlinks(dir)
		if err != nil {
			return
		}
		if t.real[real] {
			return // a link that leads to a folder that is watched already
		}
		t.real[real] = true
		at = &folder{dirs: map[string]bool{}, files: map[string]bool{}, real: real}
		t.dirs[dir] = at
	}
	if fresh || deep {
		// Before the list is read: what appears later has an event, what appeared earlier is in the list. A folder that
		// was moved away and back needs its watch again.
		t.enter(dir)
	}
	entries, err := os.ReadDir(dir)
	if err == nil && len(entries) > 0 {
		if _, bad := entries[0].Info(); errors.Is(bad, fs.ErrPermission) {
			err = bad // it may be listed and not entered
		}
	}
	if err != nil {
		t.leave(dir)
		if above := t.dirs[filepath.Dir(dir)]; above != nil {
			delete(above.dirs, dir)
		}
		return
	}
	for name := range at.dirs {
		if _, there := slices.BinarySearchFunc(entries, filepath.Base(name), func(e os.DirEntry, base string) int { return strings.Compare(e.Name(), base) }); !there {
			delete(at.dirs, name)
			t.leave(name)
		}
	}
	seen := make(map[string]bool, len(entries))
	for _, e := range entries {
		name := filepath.Join(dir, e.Name())
		if ignored(e.Name()) {
			continue
		}
		if d != nil && !deep && !d.files[name] && e.Type().IsRegular() && t.files[name] != nil {
			seen[name] = true // known, and nothing has happened to it
			continue
		}
		info, err := os.Stat(name) // follows links
		if err != nil {
			continue
		}
		seen[name] = true
		switch {
		case info.IsDir():
			if t.o.Skip != nil && t.o.Skip(name) {
				continue
			}
			if deep || !at.dirs[name] {
				at.dirs[name] = true
				t.walk(name, d, true, found)
			}
		case !info.Mode().IsRegular() || t.o.Match != nil && !t.o.Match(name):
		default:
			at.files[name] = true
			at.linked = at.linked || !e.Type().IsRegular()
			t.meet(name, info, d == nil || d.files[name], found)
		}
	}
	for name := range at.files {
		if !seen[name] && t.files[name] != nil {
			t.doubt[name] = true
		}
	}
}

// leave forgets a folder: its files are gone, or will be at the second look.
func (t *tree) leave(dir string) {
	at := t.dirs[dir]
	if at == nil {
		return
	}
	delete(t.dirs, dir)
	delete(t.real, at.real)
	if !slices.Contains(t.roots, dir) { // nothing but its own watch tells of a root that comes back
		t.exit(dir)
	}
	for name := range at.files {
		if t.files[name] != nil {
			t.doubt[name] = true
		}
	}
	for name := range at.dirs {
		t.leave(name)
	}
}

// meet compares a file with what is known of it.
func (t *tree) meet(name string, info fs.FileInfo, always bool, found func(string)) {
	old := t.files[name]
	if old != nil && !always && os.SameFile(old.info, info) && old.info.Size() == info.Size() && old.info.ModTime().Equal(info.ModTime()) {
		return
	}
	hash, size, err := read(name)
	if errors.Is(err, fs.ErrPermission) {
		size, err = unread, nil
	}
	if err != nil {
		t.doubt[name] = true
		return
	}
	if old != nil && old.hash == hash && old.size == size {
		old.info = info
		delete(t.doubt, name)
		return
	}
	if size == 0 {
		t.doubt[name] = true
		return
	}
	delete(t.doubt, name)
	t.files[name] = &file{info, hash, size}
	found(name)
}

// settle takes the second look at a file; it reports whether the file changed.
func (t *tree) settle(name string) bool {
	info, err := os.Stat(name)
	old := t.files[name]
	if err != nil || !info.Mode().IsRegular() {
		delete(t.files, name)
		if at := t.dirs[filepath.Dir(name)]; at != nil {
			delete(at.files, name)
		}
		return old != nil
	}
	hash, size, err := read(name)
	if errors.Is(err, fs.ErrPermission) {
		size, err = unread, nil
	}
	if err != nil {
		return false
	}
	t.files[name] = &file{info, hash, size}
	if at := t.dirs[filepath.Dir(name)]; at != nil {
		at.files[name] = true
	}
	return old == nil || old.hash != hash || old.size != size
}

// read hashes the text of a file: without byte order mark, line ends as "\n".
func read(name string) (hash uint64, size int, err error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return 0, 0, err
	}
	text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
	if bytes.IndexByte(text, '\r') >= 0 {
		text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
		text = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	}
	return xxhash.Sum64(text), len(text), nil
}

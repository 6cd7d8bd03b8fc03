package watch

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"cardlathe/tools/files/filestest"

	"github.com/fsnotify/fsnotify"
)

// TestUnreadable: what may not be read is a change once, and one more when it may; who may read a file is no change otherwise.
func TestUnreadable(t *testing.T) {
	dir := t.TempDir()
	file, folder := filepath.Join(dir, "a.lua"), filepath.Join(dir, "cards")
	inner := filepath.Join(folder, "b.lua")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, file, "a")
	write(t, inner, "b")
	filestest.Unprivileged(t, dir, func() {
		rights := func(name string, mode fs.FileMode) {
			t.Helper()
			if err := os.Chmod(name, mode); err != nil {
				t.Fatal(err)
			}
		}
		for _, when := range []string{"from the beginning", "later"} {
			tr := newTree(Options{})
			shut := func() { rights(file, 0); rights(folder, 0) }
			if when != "later" {
				shut()
			}
			if err := tr.first(dir); err != nil {
				t.Fatal(err)
			}
			look := func(op fsnotify.Op, names ...string) []string {
				t.Helper()
				d := newDirty()
				for _, name := range names {
					d.event(fsnotify.Event{Name: name, Op: op})
				}
				found, doubtful := tr.look(d, false)
				if doubtful {
					again, _ := tr.look(newDirty(), true)
					found = append(found, again...)
				}
				slices.Sort(found)
				return found
			}
			if when == "later" {
				rights(file, 0o600)
				if found := look(fsnotify.Chmod, file, folder); len(found) > 0 {
					t.Errorf("%s: other rights changed %q", when, found)
				}
				shut()
				if found := look(fsnotify.Chmod, file, folder); !slices.Equal(found, []string{file, inner}) {
					t.Errorf("%s: shut, %q have changed", when, found)
				}
			}
			if found := look(fsnotify.Create, file, folder); len(found) > 0 {
				t.Errorf("%s: still shut, %q have changed", when, found)
			}
			rights(file, 0o644)
			rights(folder, 0o755)
			if found := look(fsnotify.Chmod, file, folder); !slices.Equal(found, []string{file, inner}) {
				t.Errorf("%s: open again, %q have changed", when, found)
			}
			if found := look(fsnotify.Chmod, file, folder); len(found) > 0 {
				t.Errorf("%s: still open, %q have changed", when, found)
			}
			// The whole of it, whose watch is the only one that tells of it.
			for _, mode := range []fs.FileMode{0, 0o755} {
				rights(dir, mode)
				if found := look(fsnotify.Chmod, dir); !slices.Equal(found, []string{file, inner}) {
					t.Errorf("%s: the folder itself with the rights %v: %q have changed", when, mode, found)
				}
			}
		}
	})
}

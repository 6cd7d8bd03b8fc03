package watch

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/fsnotify/fsnotify"
)

const patience = 10 * time.Second

// start watches a temporary folder that holds a.lua.
func start(t *testing.T, o Options) (dir string, changes <-chan Change) {
	t.Helper()
	dir = t.TempDir()
	write(t, filepath.Join(dir, "a.lua"), "first")
	changes, err := Watch(t.Context(), []string{dir}, o)
	if err != nil {
		t.Fatal(err)
	}
	return dir, changes
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// rename saves as careful editors do.
func rename(t *testing.T, name, text string) {
	t.Helper()
	write(t, name+".tmp", text)
	if err := os.Rename(name+".tmp", name); err != nil {
		t.Fatal(err)
	}
}

// next waits for a change of exactly these files.
func next(t *testing.T, dir string, changes <-chan Change, files ...string) Change {
	t.Helper()
	select {
	case c, ok := <-changes:
		if !ok {
			t.Fatal("the watcher ended")
		}
		var want []string
		for _, f := range files {
			want = append(want, filepath.Join(dir, f))
		}
		slices.Sort(want)
		if !slices.Equal(c.Files, want) {
			t.Fatalf("changed %q, want %q", c.Files, want)
		}
		if c.At.IsZero() || c.Since() < 0 {
			t.Errorf("the change has the time %v", c.At)
		}
		return c
	case <-time.After(patience):
		t.Fatalf("no change of %q", files)
	}
	return Change{}
}

// TestFaultB01AtomicSave: a save by rename does not end the watch, however often it happens; nor does one that renames the
// old text away first.
func TestFaultB01AtomicSave(t *testing.T) {
	dir, changes := start(t, Options{})
	for i := range 5 {
		rename(t, filepath.Join(dir, "a.lua"), fmt.Sprint("version ", i))
		next(t, dir, changes, "a.lua")
	}
	name := filepath.Join(dir, "a.lua")
	for i := range 3 {
		if err := os.Rename(name, name+"~"); err != nil {
			t.Fatal(err)
		}
		write(t, name, fmt.Sprint("backed up ", i))
		if err := os.Remove(name + "~"); err != nil {
			t.Fatal(err)
		}
		next(t, dir, changes, "a.lua")
	}
}

func TestTruncateAndWriteIsOneChange(t *testing.T) {
	dir, changes := start(t, Options{})
	f, err := os.OpenFile(filepath.Join(dir, "a.lua"), os.O_WRONLY|os.O_TRUNC, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"one ", "two ", "three"} {
		if _, err := f.WriteString(part); err != nil {
			t.Fatal(err)
		}
	}
	f.Close()
	next(t, dir, changes, "a.lua")
	// Nothing of that save is left to report: the next change is the next file alone.
	write(t, filepath.Join(dir, "b.lua"), "b")
	next(t, dir, changes, "b.lua")
}

func TestWhatIsNoChange(t *testing.T) {
	dir, changes := start(t, Options{})
	name := filepath.Join(dir, "a.lua")
	if err := os.Chmod(name, 0o600); err != nil {
		t.Fatal(err)
	}
	write(t, name, "first")             // the same text
	write(t, name, "\xef\xbb\xbffirst") // with a byte order mark
	for _, junk := range []string{".a.lua.swp", "a.lua~", "4913", "x.tmp", ".hidden"} {
		write(t, filepath.Join(dir, junk), "junk")
	}
	// As all of this lies in one folder and was done before, it would come with or before this change.
	write(t, filepath.Join(dir, "b.lua"), "b")
	next(t, dir, changes, "b.lua")
}

func TestNewFoldersWithFiles(t *testing.T) {
	dir, changes := start(t, Options{})
	if err := os.MkdirAll(filepath.Join(dir, "sub", "deep"), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "sub", "deep", "b.lua"), "b")
	next(t, dir, changes, "sub/deep/b.lua")
	rename(t, filepath.Join(dir, "sub", "deep", "b.lua"), "b again")
	next(t, dir, changes, "sub/deep/b.lua")
	if err := os.Rename(filepath.Join(dir, "sub"), filepath.Join(dir, "moved")); err != nil {
		t.Fatal(err)
	}
	next(t, dir, changes, "moved/deep/b.lua", "sub/deep/b.lua")
	rename(t, filepath.Join(dir, "moved", "deep", "b.lua"), "b once more")
	next(t, dir, changes, "moved/deep/b.lua")
}

func TestDeletion(t *testing.T) {
	dir, changes := start(t, Options{})
	if err := os.Remove(filepath.Join(dir, "a.lua")); err != nil {
		t.Fatal(err)
	}
	next(t, dir, changes, "a.lua")
	write(t, filepath.Join(dir, "a.lua"), "first")
	next(t, dir, changes, "a.lua")
}

func TestMatchAndSkip(t *testing.T) {
	dir, changes := start(t, Options{
		Match: func(f string) bool { return strings.HasSuffix(f, ".lua") },
		Skip:  func(d string) bool { return filepath.Base(d) == "left-out" },
	})
	if err := os.Mkdir(filepath.Join(dir, "left-out"), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "left-out", "x.lua"), "x")
	write(t, filepath.Join(dir, "notes.txt"), "x")
	write(t, filepath.Join(dir, "b.lua"), "b")
	next(t, dir, changes, "b.lua")
}

func TestPolling(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "a.lua"), "first")
	changes, err := watch(t.Context(), []string{dir}, Options{Poll: 5 * time.Millisecond}, none{})
	if err != nil {
		t.Fatal(err)
	}
	rename(t, filepath.Join(dir, "a.lua"), "second")
	next(t, dir, changes, "a.lua")
}

// fake is a source of events that a test makes up.
type fake struct {
	events chan fsnotify.Event
	errors chan error
	limit  int // folders that can be watched
	added  int
}

func (f *fake) Add(string) error {
	if f.added++; f.added > f.limit {
		return &os.SyscallError{Syscall: "inotify_add_watch", Err: syscall.ENOSPC}
	}
	return nil
}
func (f *fake) Remove(string)                 {}
func (f *fake) Events() <-chan fsnotify.Event { return f.events }
func (f *fake) Errors() <-chan error          { return f.errors }
func (f *fake) Close() error                  { return nil }

func newFake() *fake {
	return &fake{events: make(chan fsnotify.Event), errors: make(chan error), limit: 1000}
}

// TestFaultB05AnyEventKind: content counts, not the kind of the event that points to it; a new mode or a new time is no change.
func TestFaultB05AnyEventKind(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.lua")
	write(t, name, "first")
	from := newFake()
	changes, err := watch(t.Context(), []string{dir}, Options{Quiet: time.Millisecond}, from)
	if err != nil {
		t.Fatal(err)
	}
	for i, op := range []fsnotify.Op{fsnotify.Create, fsnotify.Write, fsnotify.Rename, fsnotify.Remove} {
		write(t, name, fmt.Sprint("version ", i))
		from.events <- fsnotify.Event{Name: name, Op: op}
		next(t, dir, changes, "a.lua")
	}
	// The same text again, told in every way, is told before the next one and is no change.
	for _, op := range []fsnotify.Op{fsnotify.Chmod, fsnotify.Create, fsnotify.Write, fsnotify.Rename} {
		from.events <- fsnotify.Event{Name: name, Op: op}
	}
	write(t, filepath.Join(dir, "b.lua"), "b")
	from.events <- fsnotify.Event{Name: filepath.Join(dir, "b.lua"), Op: fsnotify.Create}
	next(t, dir, changes, "b.lua")
}

func TestOverflowLooksEverywhere(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "a.lua"), "first")
	from := newFake()
	changes, err := watch(t.Context(), []string{dir}, Options{Quiet: time.Millisecond}, from)
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "a.lua"), "second")
	from.errors <- fsnotify.ErrEventOverflow
	next(t, dir, changes, "a.lua")
}

// TestFaultB09EndlessWriting: a file that is never quiet is reported after Options.Max, while it is written on.
func TestFaultB09EndlessWriting(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.lua")
	write(t, name, "first")
	from := newFake()
	changes, err := watch(t.Context(), []string{dir}, Options{Quiet: time.Hour, Max: 20 * time.Millisecond}, from)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	go func() {
		for ctx.Err() == nil {
			select {
			case from.events <- fsnotify.Event{Name: name, Op: fsnotify.Write}:
			case <-ctx.Done():
			}
		}
	}()
	for i := range 3 {
		write(t, name, fmt.Sprint("version ", i))
		next(t, dir, changes, "a.lua")
	}
}

// TestFaultB07WatchLimit: where the system watches no more folders, that is said once, and all of them are looked at.
func TestFaultB07WatchLimit(t *testing.T) {
	dir := t.TempDir()
	for i := range 30 {
		if err := os.Mkdir(filepath.Join(dir, fmt.Sprint(i)), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	from := newFake()
	from.limit = 10
	var said []string
	changes, err := watch(t.Context(), []string{dir}, Options{Poll: 5 * time.Millisecond, Notify: func(m string) { said = append(said, m) }}, from)
	if err != nil {
		t.Fatal(err)
	}
	if len(said) != 1 || !strings.Contains(said[0], "no more watched folders") {
		t.Errorf("said %q", said)
	}
	for _, at := range []string{"2/b.lua", "29/b.lua"} {
		write(t, filepath.Join(dir, at), "b")
		next(t, dir, changes, at)
	}
}

func TestEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	changes, err := Watch(ctx, []string{t.TempDir()}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	select {
	case _, ok := <-changes:
		if ok {
			t.Error("a change of nothing")
		}
	case <-time.After(patience):
		t.Error("the watcher goes on")
	}
}

func TestMissingFolder(t *testing.T) {
	if _, err := Watch(t.Context(), []string{filepath.Join(t.TempDir(), "none")}, Options{}); err == nil {
		t.Error("watches a folder that is not there")
	}
}

// TestFaultB03GoneForAMoment: a look at an empty or vanished file does not count: what the second look sees does.
func TestFaultB03GoneForAMoment(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.lua")
	write(t, name, "first")
	tr := newTree(Options{})
	if err := tr.first(dir); err != nil {
		t.Fatal(err)
	}
	look := func(last bool) ([]string, bool) {
		d := newDirty()
		d.event(fsnotify.Event{Name: name, Op: fsnotify.Write})
		return tr.look(d, last)
	}
	expect := func(what string, last bool, changed int, doubtful bool) {
		t.Helper()
		if files, doubt := look(last); len(files) != changed || doubt != doubtful {
			t.Errorf("%s: changed %q, in doubt %v", what, files, doubt)
		}
	}
	write(t, name, "")
	expect("emptied", false, 0, true)
	write(t, name, "second")
	expect("filled", true, 1, false)
	write(t, name, "")
	expect("emptied again", false, 0, true)
	write(t, name, "second")
	expect("filled with what it was", true, 0, false)
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
	expect("gone", false, 0, true)
	write(t, name, "second")
	expect("back", true, 0, false)
	write(t, name, "")
	expect("emptied for good", false, 0, true)
	expect("still empty", true, 1, false)
	expect("known to be empty", false, 0, false)
}

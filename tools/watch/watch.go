// Package watch tells which files of some folders changed.
//
//	changes, err := watch.Watch(ctx, []string{"sets"}, watch.Options{})
//	for change := range changes {
//		reload(change.Files)
//	}
//
// A [Change] is a set of files whose content is different from what it was, nothing else: a touched file, a saved file
// with the same text, or a text that merely got other line ends is no change. The channel is closed when the context
// ends. A slow reader loses nothing: what happens in the meantime is gathered into the next change.
//
// # How editors save
//
// Some write over the file, some empty it first, some write another file and rename it over the old one, some do all
// of this in several steps. So events of the system are only a hint of where to look. Folders are watched, never
// files, since a watch on a file dies with the first save by rename. After an event the watcher waits until nothing
// has happened for Options.Quiet, but never longer than Options.Max after the first event, so that a file that is
// written all the time is seen as well. Then it hashes the files that events
// named and, unless it knows all of these, lists their folders for what is new or gone. A link in such a folder is looked at again,
// too. A file that is empty or gone gets a second look a moment later,
// since that is what a save looks like in its middle.
//
// # When events are not enough
//
// Everything is listed and hashed at the start, after an overflow of the event queue, when a folder appears, and on
// every round of polling. Polling is for file systems that report nothing (network folders, folders shared with a
// virtual machine): set Options.Poll. When the system refuses more watches, the watcher says so by Options.Notify and
// goes on by polling.
//
// # What is not watched
//
// Files and folders whose name begins with a dot, backups ending in "~", swap files, and the names that editors use to
// probe a folder ("4913", "*.tmp") are invisible, and so is what Options.Match and Options.Skip leave out. Links to
// folders are followed, once each.
//
// This package has the only clock of cardlathe: everything else gets the time that a change took from
// [Change.Since].
package watch

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/fsnotify/fsnotify"
)

// Change is a set of files with new content.
type Change struct {
	// Files are the changed, new and removed files, sorted, each named by a watched folder as it was given and the path
	// below it.
	Files []string
	// At is the time of the first event.
	At time.Time
}

// Since is the time from the first event until now.
func (c Change) Since() time.Duration { return time.Since(c.At) }

// Options are the choices of a watcher; the zero Options are good.
type Options struct {
	Quiet time.Duration // without an event before anything is looked at; 0: 60 ms
	Max   time.Duration // after the first event; 0: 500 ms
	Poll  time.Duration // between rounds of polling; 0: no polling
	// Match reports whether a file counts; nil: all do.
	Match func(file string) bool
	// Skip reports whether a folder is left out with all below it; nil: none is.
	Skip func(dir string) bool
	// Notify is told in plain words what keeps the watcher from watching as it should; may be nil.
	Notify func(message string)
}

const (
	quiet    = 60 * time.Millisecond
	longest  = 500 * time.Millisecond
	again    = 30 * time.Millisecond  // before the second look at an empty or vanished file
	fallback = 500 * time.Millisecond // of polling when there are no watches left
)

// source is where events come from: fsnotify, or a test.
type source interface {
	Add(dir string) error
	Remove(dir string)
	Events() <-chan fsnotify.Event
	Errors() <-chan error
	Close() error
}

type system struct{ *fsnotify.Watcher }

func (s system) Events() <-chan fsnotify.Event { return s.Watcher.Events }
func (s system) Remove(dir string)             { _ = s.Watcher.Remove(dir) } // it may have gone by itself
func (s system) Errors() <-chan error          { return s.Watcher.Errors }

// Watch watches folders with all that is below them until the context ends. What is there when it returns is the state
// that changes are told from. The error says that a folder cannot be read.
func Watch(ctx context.Context, dirs []string, o Options) (<-chan Change, error) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		if o.Notify != nil {
			o.Notify(fmt.Sprintf("the system watches no folders (%v); looking at the files every %s instead", err, fallback))
		}
		if o.Poll == 0 {
			o.Poll = fallback
		}
		return watch(ctx, dirs, o, none{})
	}
	return watch(ctx, dirs, o, system{w})
}

// none is a source of no events.
type none struct{}

func (none) Add(string) error              { return nil }
func (none) Remove(string)                 {}
func (none) Events() <-chan fsnotify.Event { return nil }
func (none) Errors() <-chan error          { return nil }
func (none) Close() error                  { return nil }

func watch(ctx context.Context, dirs []string, o Options, from source) (<-chan Change, error) {
	if o.Quiet <= 0 {
		o.Quiet = quiet
	}
	if o.Max <= 0 {
		o.Max = longest
	}
	w := &watcher{o: o, from: from, tree: newTree(o)}
	w.tree.enter, w.tree.exit = w.enter, from.Remove
	for _, dir := range dirs {
		dir = filepath.Clean(dir)
		w.roots = append(w.roots, dir)
		if err := w.tree.first(dir); err != nil {
			from.Close()
			return nil, fmt.Errorf("cannot watch %s: %w", dir, err)
		}
	}
	out := make(chan Change)
	go w.run(ctx, out)
	return out, nil
}

// watcher turns events into changes.
type watcher struct {
	o     Options
	from  source
	tree  *tree
	roots []string
	full  bool // told already that watches are used up
}

// enter begins to watch a folder that the tree has found.
func (w *watcher) enter(dir string) {
	err := w.from.Add(dir)
	if err == nil || w.full || errors.Is(err, fs.ErrPermission) { // the folder is told of when it is read
		return
	}
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EMFILE) || strings.Contains(err.Error(), "no space left on device") {
		w.full = true
		if w.o.Poll == 0 {
			w.o.Poll = fallback
		}
		w.notify("the system allows no more watched folders (the disk is not full); looking at the files every %s instead. "+
			"On Linux, raise fs.inotify.max_user_watches to get the quick way back", w.o.Poll)
		return
	}
	w.notify("cannot watch %s: %v", dir, err)
}

func (w *watcher) notify(format string, args ...any) {
	if w.o.Notify != nil {
		w.o.Notify(fmt.Sprintf(format, args...))
	}
}

func (w *watcher) run(ctx context.Context, out chan<- Change) {
	defer close(out)
	defer w.from.Close()
	var (
		pending           Change // found, not yet taken
		first             time.Time
		dirty             = newDirty()
		silence, deadline <-chan time.Time
		retry             <-chan time.Time
		poll              <-chan time.Time
		ticker            *time.Ticker
	)
	defer func() {
		if ticker != nil {
			ticker.Stop()
		}
	}()
	wake := func() {
		if first.IsZero() {
			first = time.Now()
			deadline = time.After(w.o.Max)
		}
		silence = time.After(w.o.Quiet)
	}
	look := func(last bool) {
		found, doubtful := w.tree.look(dirty, last)
		dirty = newDirty()
		if len(found) > 0 {
			if pending.At.IsZero() {
				pending.At = first
			}
			pending.Files = append(pending.Files, found...)
			slices.Sort(pending.Files)
			pending.Files = slices.Compact(pending.Files)
		}
		silence, deadline = nil, nil
		if doubtful {
			retry = time.After(again)
			return
		}
		retry, first = nil, time.Time{}
	}
	for {
		if w.o.Poll > 0 && ticker == nil {
			ticker = time.NewTicker(w.o.Poll)
			poll = ticker.C
		}
		// What is found leaves only when nothing is in doubt, so that one save is one change.
		var to chan<- Change
		if len(pending.Files) > 0 && retry == nil {
			to = out
		}
		select {
		case <-ctx.Done():
			return
		case to <- pending:
			pending = Change{}
		case e, ok := <-w.from.Events():
			if !ok {
				return
			}
			if dirty.event(e) {
				wake()
			}
		case err, ok := <-w.from.Errors():
			if !ok {
				return
			}
			if !errors.Is(err, fsnotify.ErrEventOverflow) {
				w.notify("watching failed: %v; looking at everything", err)
			}
			dirty.all = true
			wake()
		case <-silence:
			look(false)
		case <-deadline:
			look(false)
		case <-retry:
			look(true)
		case <-poll:
			dirty.all = true
			if first.IsZero() {
				first = time.Now()
			}
			if silence == nil && retry == nil {
				look(false)
			}
		}
	}
}

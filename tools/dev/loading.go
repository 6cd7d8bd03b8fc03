package dev

// How far the first load has come: what follows loads what has changed alone, and is quick.

import (
	"io/fs"
	"path"
	"strings"
	"time"

	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/board"
)

// open reads all sets and tells of it.
func (l *Loop) open(before *scripts.Content, unchanged func(string) bool) (*scripts.Content, diag.List) {
	if before != nil {
		return scripts.Open(l.overlay, l.Rules, before, unchanged)
	}
	r := &reading{Overlay: l.overlay, left: map[string]bool{}}
	_ = fs.WalkDir(l.overlay, ".", func(at string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
		case d.IsDir() && (d.Name() == "scenarios" || strings.Count(at, "/") == 1 && !isSet(l.overlay, at)):
			return fs.SkipDir // they are read when they run
		case strings.HasSuffix(at, ".hcl") || strings.HasSuffix(at, ".lua"):
			r.left[at] = true
		}
		return nil
	})
	began, all := time.Now(), len(r.left)
	r.tell = func() {
		done := all - len(r.left)
		l.screen.loading(done, all, time.Since(began))
		if l.OnLoad != nil {
			l.OnLoad(done, all)
		}
	}
	r.part = max(all/100, 1)
	r.tell()
	defer l.screen.wipe()
	return scripts.Open(r, l.Rules, nil, unchanged)
}

func isSet(tree fs.FS, dir string) bool {
	_, err := fs.Stat(tree, path.Join(dir, "set.hcl"))
	return err == nil
}

// reading counts the files that are opened, each once, and tells of every hundredth part of them.
type reading struct {
	*sets.Overlay
	left map[string]bool
	part int // this many are told of at once
	tell func()
}

// Open implements fs.FS.
func (r *reading) Open(name string) (fs.File, error) {
	if r.left[name] {
		if delete(r.left, name); len(r.left)%r.part == 0 {
			r.tell()
		}
	}
	return r.Overlay.Open(name)
}

// loading tells how far the first load has come: on a terminal at once, else when it takes its time.
func (s *screen) loading(done, all int, took time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	text := board.Say(s.language, "loading: {1} of {2} files", done, all)
	switch {
	case s.live:
		s.clear()
		_, _ = s.to.Write([]byte(text))
		s.line = true
	case took > time.Second && !s.loads:
		s.loads = true
		_, _ = s.to.Write([]byte(text + "\n"))
	}
}

package dev

// What the loop says.

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/board"
)

// screen keeps apart what the loop and its runs print: how far a run has come is the last line, which all else writes over.
type screen struct {
	mu       sync.Mutex
	to       io.Writer
	live     bool // to is a terminal
	line     bool // the line stands there
	language string
	told     int  // of a hundred, of the run in progress
	loads    bool // it was told that loading takes its time
}

// long is from how many scenarios on a run tells how far it has come.
const long = 100

// progress tells how far a run has come: on a terminal at each of a hundred parts, else at each quarter.
func (s *screen) progress(done, all int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if done == 1 {
		s.told = 0
	}
	part := 100 * done / max(all, 1)
	if !s.live {
		part -= part % 25
	}
	if all < long || part <= s.told || done == all {
		return
	}
	s.told = part
	if s.live {
		fmt.Fprint(s.to, "\r\x1b[K"+board.Say(s.language, "{1} of {2} scenarios", done, all))
		s.line = true
		return
	}
	fmt.Fprintln(s.to, board.Say(s.language, "{1} of {2} scenarios", done, all))
}

// wipe takes the line away.
func (s *screen) wipe() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.clear()
}

func (s *screen) clear() {
	if s.line {
		fmt.Fprint(s.to, "\r\x1b[K")
		s.line = false
	}
}

// over is a writer that writes over the line.
func (s *screen) over(w io.Writer) io.Writer { return overwriter{s, w} }

type overwriter struct {
	s  *screen
	to io.Writer
}

// Write implements io.Writer.
func (o overwriter) Write(p []byte) (int, error) {
	o.s.mu.Lock()
	defer o.s.mu.Unlock()
	o.s.clear()
	return o.to.Write(p)
}

// announce says that a run begins, when it will take its time.
func (l *Loop) announce(b *batch) {
	switch {
	case len(b.done) > 0:
		fmt.Fprintln(l.Err, l.say("on with the scenarios of {1} files", len(b.files)))
	case len(b.files) > 20:
		fmt.Fprintln(l.Err, l.say("running the scenarios of {1} files", len(b.files)))
	}
}

func (l *Loop) say(sentence string, values ...any) string {
	return board.Say(l.Language, sentence, values...)
}

func slash(name string) string { return filepath.ToSlash(name) }

// greet says what is watched, before the first results.
func (l *Loop) greet() {
	var own, built []string
	games := map[string]int{} // that have a set of an id
	for _, s := range l.overlay.Sources() {
		games[s.Set]++
	}
	for _, s := range l.overlay.Sources() {
		name := s.Set
		if games[name] > 1 {
			name = s.Game + "/" + name
		}
		if s.Source == sets.BuiltIn {
			built = append(built, name)
		} else {
			own = append(own, name)
		}
	}
	if len(own) > 0 {
		fmt.Fprintln(l.Err, l.say("sets on disk: {1}", strings.Join(own, ", ")))
	} else {
		fmt.Fprintln(l.Err, l.say("no set on disk yet: cardlathe new set NAME makes one"))
	}
	if len(built) > 0 {
		fmt.Fprintln(l.Err, l.say("built in: {1}", strings.Join(built, ", ")))
	}
	if !l.Once {
		fmt.Fprintln(l.Err, l.say("watching {1}; stop with Ctrl-C", strings.Join(l.Roots, ", ")))
	}
}

// refused reports whether nothing of what was saved is in use: each file has a mistake and keeps its last good version.
func (r *Report) refused() bool {
	return len(r.Files) > 0 && len(r.Cards) == 0 && !slices.ContainsFunc(r.Files, func(f string) bool { return !slices.Contains(r.Stale, f) })
}

// print says what a reload did: what is live, which findings are new, which are gone.
func (l *Loop) print(r *Report) {
	if len(r.Files) > 0 {
		what := strings.Join(r.Files, ", ")
		if len(r.Files) > 3 {
			what = l.say("{1} and {2} more", strings.Join(r.Files[:3], ", "), len(r.Files)-3)
		}
		cards := ""
		switch n := len(r.Cards); {
		case n == 0:
		case n <= 5:
			cards = ": " + strings.Join(r.Cards, "; ")
		default:
			cards = l.say(": {1} cards", n)
		}
		fmt.Fprintf(l.Err, "\n%s\n", l.say("changed {1}", what))
		if r.refused() {
			fmt.Fprintln(l.Err, l.say("not live, it has a mistake:"))
		} else {
			fmt.Fprintln(l.Err, l.say("live in {1} ms{2}", r.Live.Round(time.Millisecond).Milliseconds(), cards))
		}
		for _, set := range r.Gone {
			fmt.Fprintln(l.Err, l.say("the set {1} is gone; open games go on with its last text", set))
		}
	}
	byFile := map[string]diag.List{}
	for _, d := range r.Diagnostics {
		byFile[d.File()] = append(byFile[d.File()], d)
	}
	now := map[string]string{}
	var fresh diag.List
	seen := map[string]bool{}
	for _, d := range r.Diagnostics {
		file := d.File()
		if seen[file] {
			continue
		}
		seen[file] = true
		now[file] = byFile[file].Error()
		// A finding that stands is printed again only when its file was saved: then its author looks for it.
		if l.complains[file] != now[file] || slices.Contains(r.Files, file) {
			fresh = append(fresh, byFile[file]...)
		}
	}
	if len(fresh) > 0 {
		_ = diag.NewWriter(l.Err, r.Content.Sources(), l.Width, l.Color).Write(fresh)
	}
	for _, file := range r.Stale {
		if slices.ContainsFunc(fresh, func(d *diag.Diagnostic) bool { return d.File() == file }) {
			fmt.Fprintln(l.Err, l.say("{1}: kept the last good version", file))
		}
	}
	for file := range l.complains {
		if now[file] == "" {
			r.Fixed = append(r.Fixed, file)
		}
	}
	slices.Sort(r.Fixed)
	for _, file := range r.Fixed {
		fmt.Fprintln(l.Err, l.say("fixed: {1}", file))
	}
	l.complains = now
}

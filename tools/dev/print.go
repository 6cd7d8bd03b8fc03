package dev

// What the loop says.

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"cardlathe/sets"
	"cardlathe/sets/diag"
)

func slash(name string) string { return filepath.ToSlash(name) }

// greet says what is watched, before the first results.
func (l *Loop) greet() {
	var own, built []string
	for _, s := range l.overlay.Sources() {
		if s.Source == sets.BuiltIn {
			built = append(built, s.Set)
		} else {
			own = append(own, s.Set)
		}
	}
	if len(own) > 0 {
		fmt.Fprintf(l.Err, "sets on disk: %s\n", strings.Join(own, ", "))
	} else {
		fmt.Fprintln(l.Err, "no set on disk yet: cardlathe new set NAME makes one")
	}
	if len(built) > 0 {
		fmt.Fprintf(l.Err, "built in: %s\n", strings.Join(built, ", "))
	}
	if !l.Once {
		fmt.Fprintf(l.Err, "watching %s; stop with Ctrl-C\n", strings.Join(l.Roots, ", "))
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
			what = fmt.Sprintf("%s and %d more", strings.Join(r.Files[:3], ", "), len(r.Files)-3)
		}
		cards := ""
		switch n := len(r.Cards); {
		case n == 0:
		case n <= 5:
			cards = ": " + strings.Join(r.Cards, "; ")
		default:
			cards = fmt.Sprintf(": %d cards", n)
		}
		fmt.Fprintf(l.Err, "\nchanged %s\n", what)
		if r.refused() {
			fmt.Fprintln(l.Err, "not live, it has a mistake:")
		} else {
			fmt.Fprintf(l.Err, "live in %d ms%s\n", r.Live.Round(time.Millisecond).Milliseconds(), cards)
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
			fmt.Fprintf(l.Err, "%s: kept the last good version\n", file)
		}
	}
	for file := range l.complains {
		if now[file] == "" {
			r.Fixed = append(r.Fixed, file)
		}
	}
	slices.Sort(r.Fixed)
	for _, file := range r.Fixed {
		fmt.Fprintf(l.Err, "fixed: %s\n", file)
	}
	l.complains = now
}

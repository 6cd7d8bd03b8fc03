package scaffold

// Files are written all or none: what fails takes back what was written before it.

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/check"
	"cardlathe/tools/files"
	"cardlathe/tools/scenario"
)

// Mistake is returned when what was asked for does not load; nothing is left of it on disk.
type Mistake struct {
	Diagnostics diag.List
	Files       diag.Files
}

func (m *Mistake) Error() string { return "nothing was written: " + m.Diagnostics.Error() }

// writing gathers files before any is written.
type writing struct {
	p     *Project
	set   *sets.Set // that it is all in
	id    string    // of the card
	files []pending
}

type pending struct {
	name, text string
	before     string // of a file that exists
	exists     bool
	plain      string // of a scenario: what stands there when text does not pass
}

func (w *writing) add(name, text string) { w.files = append(w.files, pending{name: name, text: text}) }

func (w *writing) appendTo(name, before, text string) {
	gap := "\n"
	if !strings.HasSuffix(before, "\n") {
		gap = "\n\n"
	}
	w.files = append(w.files, pending{name: name, text: before + gap + text, before: before, exists: true})
}

// commit writes the files and loads the project with them.
func (w *writing) commit(name, title string) (*Made, error) {
	made := &Made{Name: name, Title: title}
	for _, f := range w.files {
		if _, err := os.Lstat(f.name); !f.exists && !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s exists already; nothing was written", filepath.ToSlash(f.name))
		}
	}
	undo := func(n int) {
		for _, f := range w.files[:n] {
			if f.exists {
				_ = WriteFile(f.name, []byte(f.before), true)
			} else {
				_ = os.Remove(f.name)
				for dir := filepath.Dir(f.name); dir != w.p.Dir && os.Remove(dir) == nil; dir = filepath.Dir(dir) {
				}
			}
		}
	}
	before := w.p.found
	for i, f := range w.files {
		if err := WriteFile(f.name, []byte(f.text), f.exists); err != nil {
			undo(i)
			return nil, err
		}
		if f.exists {
			made.Changed = append(made.Changed, filepath.ToSlash(f.name))
		} else {
			made.Files = append(made.Files, filepath.ToSlash(f.name))
		}
	}
	diags, files := w.p.load()
	var bad diag.List
	for _, d := range diags {
		known := slices.ContainsFunc(before, func(o *diag.Diagnostic) bool { return o.Error() == d.Error() })
		if d.IsError() && !known && slices.ContainsFunc(w.files, func(f pending) bool { return filepath.ToSlash(f.name) == d.File() }) {
			bad.Add(d)
		}
	}
	if w.id != "" {
		for _, d := range check.Cards(w.p.content) {
			if w.id == w.cardAt(d) {
				bad.Add(d)
			}
		}
	}
	for _, d := range check.Decks(w.p.content) {
		if slices.ContainsFunc(w.files, func(f pending) bool { return !f.exists && filepath.ToSlash(f.name) == d.File() }) {
			bad.Add(d)
		}
	}
	made.Set = w.p.called(w.set)
	if len(bad) > 0 {
		undo(len(w.files))
		w.p.load()
		return nil, &Mistake{bad, files}
	}
	for _, f := range w.files {
		if filepath.Base(filepath.Dir(f.name)) != "scenarios" {
			continue
		}
		failed := w.p.prove(f.name, f.text)
		if failed != nil && f.plain != "" {
			if failed = WriteFile(f.name, []byte(f.plain), true); failed == nil {
				failed = w.p.prove(f.name, f.plain)
			}
			made.Plain = true
		}
		if failed != nil {
			undo(len(w.files))
			w.p.load()
			return nil, fmt.Errorf("nothing was written, since the scenario would fail: %w", failed)
		}
	}
	return made, nil
}

// prove runs a file of scenarios; the error is the first one that fails.
func (p *Project) prove(name, text string) error {
	file := scenario.File{Path: filepath.ToSlash(name), Text: []byte(text)}
	if in, err := filepath.Rel(p.root, name); err == nil { // <game>/<set>/scenarios/<file>
		parts := strings.Split(filepath.ToSlash(in), "/")
		file.Game, file.Set = parts[0], path.Join(parts[0], parts[1])
	}
	suite, diags := scenario.Open(&scenario.Content{Tree: p.tree, Rules: p.rules, Load: check.Loader(p.content, p.rules)}, []scenario.File{file})
	if diags.HasErrors() {
		return diags
	}
	var failed error
	suite.Run(context.Background(), scenario.Options{}, func(r scenario.Result) {
		if !r.Pass && failed == nil {
			var b strings.Builder
			_ = scenario.WriteFailure(&b, &r)
			failed = errors.New(b.String())
		}
	})
	return failed
}

// cardAt is the id of the new card when a finding is about it.
func (w *writing) cardAt(d *diag.Diagnostic) string {
	for _, g := range w.p.content.Games() {
		if c := w.p.content.Game(g).Cards[w.id]; c != nil && c.File == d.File() && c.Line == d.Line() {
			return w.id
		}
	}
	return ""
}

// WriteFile writes a file so that it appears whole or not at all, with the folders it needs. Unless replace is set, a
// file that exists is an error and stays as it is.
func WriteFile(name string, text []byte, replace bool) error {
	if err := files.Folder(filepath.Dir(name)); err != nil {
		return err
	}
	fill := func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	}
	if replace {
		return files.Write(name, fill)
	}
	return files.Create(name, fill)
}

package dev

// Which scenarios a change affects, and running them while the loop goes on.

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"cardlathe/scripts"
	"cardlathe/sets/diag"
	"cardlathe/tools/scenario"
)

// ErrFindings is returned by Run with Loop.Once when a scenario failed or something did not load.
var ErrFindings = errors.New("findings")

// plan is what one run needs; the loop does not touch it afterwards.
type plan struct {
	content *scripts.Content
	overlay fs.FS
	apart   *scripts.Content // of an earlier run, or nil
	files   []scenario.File
}

// outcome is what a run came to.
type outcome struct {
	files  map[string]*tried // those of which every scenario ran
	others diag.List         // findings outside of the files
	apart  *scripts.Content
}

// tried is what a run came to in one file.
type tried struct {
	results []scenario.Result
	broken  diag.List
}

// batch is what is to run together and told together. It may take several runs.
type batch struct {
	files  map[string]bool // that have to run yet
	done   map[string]*tried
	others diag.List
}

// take takes over what a run came to and returns it without what has to run again: files that were saved since the run
// began, and those with cards that are others now.
func (b *batch) take(out outcome, again, cards map[string]bool) outcome {
	if b.done == nil {
		b.done = map[string]*tried{}
	}
	for file, t := range out.files {
		if again[file] || slices.ContainsFunc(t.results, func(r scenario.Result) bool {
			return slices.ContainsFunc(r.Cards, func(c string) bool { return cards[c] })
		}) {
			delete(out.files, file)
			continue
		}
		delete(b.files, file)
		b.done[file] = t
	}
	b.others = out.others
	return out
}

// forget leaves a file out.
func (b *batch) forget(file string) {
	delete(b.files, file)
	delete(b.done, file)
}

// affected lists the scenario files that a report concerns. Files that wait to be run anyway are among them only when they
// speak of what has changed.
func (l *Loop) affected(r Report, waiting map[string]bool) []string {
	hit := map[string]bool{}
	cards := map[string]bool{}
	for _, c := range r.Cards {
		cards[c] = true
	}
	for _, name := range r.Files {
		if _, ok := l.files[name]; ok {
			hit[name] = true
		}
		if strings.HasSuffix(name, ".hcl") {
			// Formats and decks are facts too: the set's own scenarios see all of them.
			dir := strings.TrimSuffix(path.Dir(slash(name)), "/decks")
			for at := range l.files {
				if strings.HasPrefix(at, dir+"/scenarios/") {
					hit[at] = true
				}
			}
		}
	}
	for _, res := range l.results {
		if !res.Pass || slices.ContainsFunc(res.Cards, func(c string) bool { return cards[c] }) {
			hit[res.File] = true
		}
	}
	for at, f := range l.files {
		if hit[at] {
			continue
		}
		if len(l.findings[at]) > 0 || l.own[at] && !l.tried(at) && !waiting[at] {
			hit[at] = true
			continue
		}
		// A card that could not take part yet, or of whose scenarios none has run, stands in the text alone.
		if mentions(string(f.Text), cards) {
			hit[at] = true
		}
	}
	for at := range hit {
		if _, ok := l.files[at]; !ok {
			delete(hit, at)
		}
	}
	return keysOf(hit)
}

var quoted = regexp.MustCompile(`"[^"\n]*"|'[^'\n]*'`)

// mentions reports whether a text names one of some cards: of a few anywhere, of many as a string of its own.
func mentions(text string, cards map[string]bool) bool {
	if len(cards) <= 50 {
		for c := range cards {
			if strings.Contains(text, c) {
				return true
			}
		}
		return false
	}
	return slices.ContainsFunc(quoted.FindAllString(text, -1), func(s string) bool { return cards[s[1:len(s)-1]] })
}

func (l *Loop) tried(file string) bool {
	_, ok := l.findings[file]
	return ok
}

// plan makes the plan for scenario files.
func (l *Loop) plan(todo map[string]bool) plan {
	p := plan{content: l.Content(), overlay: l.overlay, apart: l.apart}
	for _, at := range keysOf(todo) {
		if f, ok := l.files[at]; ok {
			p.files = append(p.files, f)
		}
	}
	return p
}

// try runs a plan. It is called beside the loop and touches nothing of it but the screen.
func (l *Loop) try(ctx context.Context, p plan) outcome {
	out := outcome{files: map[string]*tried{}}
	if ctx.Err() != nil {
		return out
	}
	// The content is loaded already: the first demand for it gets the live snapshot, the second one a copy that shares
	// no script with it. What a file adds to either costs its own cards alone.
	bases := 0
	load := func(tree fs.FS, again any) (*scenario.Loaded, diag.List) {
		if again == nil {
			bases++
			if bases == 1 {
				return scenario.Of(p.content), nil
			}
			out.apart, _ = scripts.Open(p.overlay, l.Rules, p.apart, nil)
			return scenario.Of(out.apart), nil
		}
		before, _ := again.(*scripts.Content)
		c, diags := scenario.Reload(tree, l.Rules, before)
		return scenario.Of(c), diags
	}
	suite, diags := scenario.Open(&scenario.Content{Tree: p.overlay, Rules: l.Rules, Load: load}, p.files)
	left := map[string]int{}
	for _, f := range p.files {
		out.files[f.Path] = &tried{}
	}
	for _, d := range diags {
		if t := out.files[d.File()]; t != nil {
			t.broken.Add(d)
		} else {
			out.others.Add(d)
		}
	}
	for _, sc := range suite.Scenarios {
		left[sc.File]++
	}
	ran := 0
	suite.Run(ctx, scenario.Options{Jobs: l.Jobs}, func(r scenario.Result) {
		out.files[r.File].results = append(out.files[r.File].results, r)
		left[r.File]--
		ran++
		l.screen.progress(ran, len(suite.Scenarios))
	})
	l.screen.wipe()
	for file, n := range left {
		if n > 0 {
			delete(out.files, file)
		}
	}
	return out
}

// keep remembers the results of a run.
func (l *Loop) keep(out outcome) {
	if out.apart != nil {
		l.apart = out.apart
	}
	for file, t := range out.files {
		l.findings[file] = t.broken
		for key, r := range l.results {
			if r.File == file {
				delete(l.results, key)
			}
		}
		for _, r := range t.results {
			l.results[r.File+"\x00"+r.Name] = r
		}
	}
	for key, r := range l.results {
		if _, ok := l.files[r.File]; !ok {
			delete(l.results, key)
		}
	}
}

// finish prints what a batch came to, hands it on and empties it.
func (l *Loop) finish(b *batch) (Run, error) {
	run := Run{Broken: slices.Clone(b.others)}
	for _, file := range slices.Sorted(maps.Keys(b.done)) {
		run.Results = append(run.Results, b.done[file].results...)
		run.Broken = append(run.Broken, b.done[file].broken...)
	}
	run.Broken.Sort()
	b.done, b.others = nil, nil
	files := l.Content().Sources()
	for at, f := range l.files {
		files[at] = f.Text
	}
	for i := range run.Results {
		r := &run.Results[i]
		if r.Pass {
			run.Passed++
			continue
		}
		run.Failed++
		if err := scenario.WriteFailure(l.Out, r); err != nil {
			return Run{}, err
		}
		fmt.Fprintln(l.Out)
	}
	fmt.Fprintln(l.Out, l.say("{1} passed, {2} failed, {3} skipped", run.Passed, run.Failed, run.Skipped))
	last := run.Broken
	if run.Failed > 0 {
		stale := l.stale()
		for _, d := range l.diagnostics() {
			if d.IsError() && slices.Contains(stale, d.File()) {
				last.Add(d)
			}
		}
	}
	if len(last) > 0 {
		_ = diag.NewWriter(l.Err, files, l.Width, l.Color).Write(last)
	}
	l.ran(run)
	if l.Once && (run.Failed > 0 || run.Broken.HasErrors() || l.diagnostics().HasErrors()) {
		return run, ErrFindings
	}
	return run, nil
}

package dev

// Which scenarios a change affects, and running them while the loop goes on.

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
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
	results []scenario.Result
	broken  map[string]diag.List // by file, of every file that was read
	all     diag.List
	apart   *scripts.Content
	sum     scenario.Summary
	cut     bool
}

// affected lists the scenario files that a report concerns.
func (l *Loop) affected(r Report, cards map[string]bool) []string {
	hit := map[string]bool{}
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
		if len(l.findings[at]) > 0 || !l.tried(at) {
			hit[at] = true
			continue
		}
		// A card that could not take part yet stands in the text alone.
		if len(cards) <= 50 {
			for c := range cards {
				if strings.Contains(string(f.Text), c) {
					hit[at] = true
				}
			}
		}
	}
	for at := range hit {
		if _, ok := l.files[at]; !ok {
			delete(hit, at)
		}
	}
	return keysOf(hit)
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

// try runs a plan. It is called beside the loop and touches nothing of it.
func (l *Loop) try(ctx context.Context, p plan) outcome {
	out := outcome{broken: map[string]diag.List{}}
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
	if ctx.Err() != nil {
		out.cut = true
		return out
	}
	suite, diags := scenario.Open(&scenario.Content{Tree: p.overlay, Rules: l.Rules, Load: load}, p.files)
	for _, f := range p.files {
		out.broken[f.Path] = nil
	}
	for _, d := range diags {
		out.broken[d.File()] = append(out.broken[d.File()], d)
		out.all = append(out.all, d)
	}
	out.sum = suite.Run(ctx, scenario.Options{Jobs: l.Jobs}, func(r scenario.Result) { out.results = append(out.results, r) })
	out.cut = ctx.Err() != nil
	return out
}

// keep remembers the results of a run, also of one that was cut short.
func (l *Loop) keep(out outcome) {
	if out.apart != nil {
		l.apart = out.apart
	}
	if !out.cut {
		for file, list := range out.broken {
			l.findings[file] = list
			for key, r := range l.results {
				if r.File == file {
					delete(l.results, key)
				}
			}
		}
	}
	for _, r := range out.results {
		l.results[r.File+"\x00"+r.Name] = r
	}
	for key, r := range l.results {
		if _, ok := l.files[r.File]; !ok {
			delete(l.results, key)
		}
	}
}

// finish prints what a run came to and hands it on.
func (l *Loop) finish(out outcome) (Run, error) {
	l.keep(out)
	if out.cut {
		return Run{}, nil
	}
	files := l.Content().Sources()
	for at, f := range l.files {
		files[at] = f.Text
	}
	if len(out.all) > 0 {
		_ = diag.NewWriter(l.Err, files, l.Width, l.Color).Write(out.all)
	}
	for i := range out.results {
		if r := &out.results[i]; !r.Pass {
			if err := scenario.WriteFailure(l.Out, r); err != nil {
				return Run{}, err
			}
			fmt.Fprintln(l.Out)
		}
	}
	fmt.Fprintln(l.Out, out.sum)
	run := Run{Results: out.results, Broken: out.all, Summary: out.sum}
	l.ran(run)
	if l.Once && (out.sum.Failed > 0 || out.all.HasErrors() || l.diagnostics().HasErrors()) {
		return run, ErrFindings
	}
	return run, nil
}

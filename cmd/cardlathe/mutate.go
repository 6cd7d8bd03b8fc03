package main

import (
	"context"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"cardlathe/tools/scenario"
)

// mutate tries the mutants of some cards and prints those that no scenario noticed; too many of them are a finding.
func (a *app) mutate(ctx context.Context, paths []string, options scenario.Options, f *testFlags) error {
	suite, _, err := a.suite(nil, paths, f.all || len(paths) > 0)
	if err != nil {
		return err
	}
	var cards, scenarios []string
	for _, p := range paths {
		if slices.ContainsFunc(suite.Suspects(), func(c *scenario.Suspect) bool { return suite.writtenIn(c, p) }) {
			cards = append(cards, p)
		} else {
			scenarios = append(scenarios, p)
		}
	}
	if scenarios != nil {
		if suite, _, err = a.suite(scenarios, paths, true); err != nil {
			return err
		}
	}
	o := scenario.MutateOptions{Jobs: options.Jobs, Sample: f.sample, Seed: f.seed, Used: scenarios != nil && cards == nil}
	own := func(*scenario.Suspect) bool { return true }
	if len(paths) == 0 && suite.Left > 0 {
		own = func(c *scenario.Suspect) bool { return slices.ContainsFunc(c.Files, suite.project) }
	}
	o.Only = func(c *scenario.Suspect) bool {
		return own(c) && (options.Run == nil || options.Run.MatchString(c.Name)) &&
			(cards == nil || slices.ContainsFunc(cards, func(p string) bool { return suite.writtenIn(c, p) }))
	}
	total := 0
	for _, c := range suite.Suspects() {
		if o.Only(c) {
			total++
		}
	}
	if total == 0 {
		if len(paths) == 0 && suite.Left > 0 {
			return fail(exitUse, "no card of this project with a script or a keyword is chosen; --all looks at those of the program too")
		}
		return fail(exitUse, "no card with a script or a keyword is chosen")
	}
	tick, finish := a.progress(total, "cards")
	o.Done = tick
	out := suite.Mutate(ctx, o, func(m *scenario.Mutant) {
		switch {
		case f.json:
			_ = scenario.WriteMutantJSON(a.out, m)
		case !m.Noticed && m.Tried > 0: // a card that no scenario uses is named once
			_ = scenario.WriteMutant(a.out, m)
		}
	})
	finish()
	if n := len(out.Failing); n > 0 {
		fmt.Fprintf(a.err, "%s cannot notice anything, failing without a change: %s\n", many(n, "scenario"), strings.Join(out.Failing, "; "))
	}
	if f.sample > 0 {
		fmt.Fprintf(a.err, "at most %s a card, chosen with --seed %d\n", many(f.sample, "mutant"), f.seed)
	}
	if f.json {
		err = scenario.WriteMutationJSON(a.out, out)
	} else {
		err = scenario.WriteMutation(a.out, out, f.sample > 0)
	}
	if err != nil {
		return err
	}
	if ctx.Err() != nil {
		fmt.Fprintln(a.err, "stopped before all mutants had been tried")
	}
	// Where every scenario fails as it is, nothing is tried and nothing survives.
	untried := len(out.Failing) > 0 && out.All() == (scenario.Count{})
	if out.All().Percent() < f.threshold || untried || ctx.Err() != nil {
		return fail(exitFindings, "")
	}
	return nil
}

// writtenIn reports whether a card has a file at or below a path. A set may be named as it lies in the binary:
// riftbound/origins.
func (s *chosen) writtenIn(c *scenario.Suspect, p string) bool {
	clean, full := path.Clean(filepath.ToSlash(p)), absolute(p)
	return slices.ContainsFunc(c.Files, func(file string) bool {
		return within(file, clean) || s.project(file) && within(absolute(file), full)
	})
}

package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/files"
	"cardlathe/tools/scenario"

	"github.com/spf13/cobra"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newTest(a)) }) }

// testFlags are the flags of test.
type testFlags struct {
	run, junit                   string
	jobs                         int
	json, mutate, rules, explain bool
	coverage                     bool
	verbose, all                 bool
	sample                       int
	seed                         uint64
	threshold                    float64
}

func newTest(a *app) *cobra.Command {
	var f testFlags
	c := &cobra.Command{
		Use:   "test [PATH...]",
		Short: "Run scenarios",
		Long: `test runs scenario files. A PATH is a file, a folder of scenarios, or a folder or zip with sets in it; without one all
scenarios of the project are run: those in the folder "sets" or in what --sets names. With --all those of the program
are run as well, and without a project they alone. Of a PATH in another project the sets of that are loaded. Every run
is repeated with undo and redo, with save and load, and with injected errors, and must come to the same states.

With --mutate the cards are changed in small ways instead, one at a time: numbers, flags, fields, abilities, verbs,
sides, bounds, events, questions, facts and keywords. What is told is which changes no scenario notices. There --run
and PATH choose cards: by their name, or by where their facts or scripts lie; a PATH of scenarios has only these
tried. Without a PATH they are the cards and scenarios of the project, with --all the others too. --sample N tries N
mutants of each card, the same ones for the same --seed.

With --rules it tells which rules of the rulebook the scenarios prove. A scenario proves a rule when it passes, cites
its number, an event or a refusal in it carries the number, and something is expected afterwards; the first six
numbers that it cites count. A rule with rules below it is proven when all of them are.

With --coverage it tells which lines in the functions of the cards' scripts the scenarios run, for the cards of the
sets whose scenarios they are. What runs is not thereby proven (--mutate looks for that); what never runs is not
tried at all.

With --explain it runs each scenario once and tells every decision and every event, with its rule in words; with -v
also the step of the rules that an event happened in, the rules that merely apply, and the events that go with others.`,
		Example: "  cardlathe test\n  cardlathe test sets/riftbound/origins --run Gust\n  cardlathe test --mutate --run '^Gust$'\n" +
			"  cardlathe test --mutate --sample 5 --seed 2\n  cardlathe test --rules\n  cardlathe test --explain --run '^Gust'",
		RunE: func(cmd *cobra.Command, args []string) error { return a.test(cmd.Context(), args, &f) },
	}
	fl := c.Flags()
	fl.StringVar(&f.run, "run", "", "run scenarios whose title (with --mutate: try cards whose name) matches this regular expression")
	fl.BoolVar(&f.json, "json", false, "print JSON, one object a line")
	fl.StringVar(&f.junit, "junit", "", "also write results as JUnit XML to this file")
	fl.Var(whole(&f.jobs, 0, 0, maxJobs), "jobs", "scenarios at once (default: one a processor)")
	fl.BoolVar(&f.mutate, "mutate", false, "change cards and tell which changes no scenario notices")
	fl.Var(whole(&f.sample, 0, 1, maxSample), "sample", "with --mutate: mutants of each card to try (default: all)")
	fl.Uint64Var(&f.seed, "seed", 1, "with --sample: which ones")
	fl.Var(percent(&f.threshold, 90), "threshold", "with --mutate: percent of the mutants that have to be noticed; with less it ends with 1")
	fl.BoolVar(&f.rules, "rules", false, "tell which rules of the rulebook the scenarios prove")
	fl.BoolVar(&f.coverage, "coverage", false, "tell which lines of the cards' scripts the scenarios run")
	fl.BoolVar(&f.explain, "explain", false, "tell each event of the scenarios with its rule in words")
	fl.BoolVar(&f.all, "all", false, "the scenarios of the program too, not those of the project alone")
	fl.BoolVarP(&f.verbose, "verbose", "v", false, "tell what the scripts of each scenario took of their budgets; with --explain, also what is folded; with --coverage, also what is whole")
	needs(c, "mutate", "sample", "threshold")
	needs(c, "sample", "seed")
	apart(c, "mutate", "rules", "explain", "coverage", "junit")
	apart(c, "rules", "explain", "coverage")
	apart(c, "explain", "coverage", "junit", "jobs")
	apart(c, "coverage", "junit", "jobs")
	return c
}

// test runs the scenarios of some paths.
func (a *app) test(ctx context.Context, paths []string, f *testFlags) error {
	unhurried()
	options := scenario.Options{Jobs: f.jobs}
	if options.Jobs <= 0 {
		options.Jobs = runtime.GOMAXPROCS(0)
	}
	if f.verbose && (f.mutate || f.rules || f.json && !f.explain) {
		return fail(exitUse, "-v tells more of a run or of an explanation: test -v, test --explain -v")
	}
	if f.run != "" {
		re, err := regexp.Compile(f.run)
		if err != nil {
			return fail(exitUse, "--run: %v", err)
		}
		options.Run = re
	}
	if f.mutate {
		return a.mutate(ctx, paths, options, f)
	}
	if f.junit != "" {
		if err := files.Try(f.junit); err != nil {
			return fail(exitUse, "--junit: %v", err)
		}
	}
	if f.all && len(paths) > 0 {
		return fail(exitUse, "--all does nothing beside a PATH, which says what is run: leave one of them out")
	}
	suite, broken, err := a.suite(paths, paths, f.all)
	if err != nil {
		return err
	}
	matching := 0
	for _, sc := range suite.Scenarios {
		if options.Run == nil || options.Run.MatchString(sc.Title) {
			matching++
		}
	}
	if matching == 0 {
		return nothingToRun(strings.Join(paths, ", "), f.run, suite.Left)
	}
	if f.coverage {
		return a.covered(ctx, suite, options, f)
	}
	if f.explain {
		return a.explain(ctx, suite, options, f)
	}
	tick, finish := a.progress(matching, "scenarios")
	var results []scenario.Result
	sum := suite.Run(ctx, options, func(r scenario.Result) {
		results = append(results, r)
		if f.json && !f.rules {
			_ = scenario.WriteJSON(a.out, &r, false)
		}
		if tick != nil {
			tick(len(results))
		}
	})
	finish()
	if f.rules {
		if err := a.coverage(results, sum, f.json); err != nil {
			return err
		}
	} else if f.json {
		_ = scenario.WriteJSONSummary(a.out, sum)
	} else if err := scenario.WriteText(a.out, results, sum, f.verbose); err != nil {
		return err
	}
	if f.junit != "" {
		if err := writeJUnit(f.junit, results, sum); err != nil {
			return fail(exitUse, "--junit: %v", err)
		}
	}
	if sum.Failed > 0 || broken || ctx.Err() != nil {
		return fail(exitFindings, "")
	}
	return nil
}

// nothingToRun is the error that no scenario is chosen by some paths and --run; left are the files of the program that were not asked for.
func nothingToRun(paths, run string, left int) error {
	switch {
	case paths != "" && run != "":
		return fail(exitUse, "there are no scenarios in %s whose title matches %s", paths, run)
	case paths != "":
		return fail(exitUse, "there are no scenarios in %s", paths)
	case left > 0 && run != "":
		return fail(exitUse, "there are no scenarios whose title matches %s in this project; --all looks at the %d files of the program too", run, left)
	case left > 0:
		return fail(exitUse, "there are no scenarios in this project; --all looks at the %d files of the program too", left)
	case run != "":
		return fail(exitUse, "there are no scenarios whose title matches %s", run)
	}
	return fail(exitUse, "there are no scenarios")
}

// explain tells what happens in the scenarios.
func (a *app) explain(ctx context.Context, suite *chosen, options scenario.Options, f *testFlags) error {
	failed := false
	for _, sc := range suite.Scenarios {
		if options.Run != nil && !options.Run.MatchString(sc.Title) || ctx.Err() != nil {
			continue
		}
		told, result := sc.Explain(a.lang)
		failed = failed || !result.Pass
		var err error
		if f.json {
			err = scenario.WriteExplanationJSON(a.out, told, &result)
		} else {
			err = scenario.WriteExplanation(a.out, told, &result, f.verbose, a.lang)
		}
		if err != nil {
			return err
		}
	}
	if failed || ctx.Err() != nil {
		return fail(exitFindings, "")
	}
	return nil
}

// covered tells which lines of the scripts of cards run.
func (a *app) covered(ctx context.Context, suite *chosen, options scenario.Options, f *testFlags) error {
	ran, in := scripts.Ran{}, map[string]bool{}
	libs := map[string]*engine.Library{}
	failed, n := 0, 0
	tick, finish := a.progress(len(suite.Scenarios), "scenarios")
	for _, sc := range suite.Scenarios {
		if options.Run != nil && !options.Run.MatchString(sc.Title) || ctx.Err() != nil {
			continue
		}
		if sc.Cover(ran) != nil {
			failed++
		}
		libs[sc.Game()], in[sc.Set()] = sc.Library(), true
		if n++; tick != nil {
			tick(n)
		}
	}
	finish()
	var list []scenario.Covered
	for _, game := range slices.Sorted(maps.Keys(libs)) {
		list = append(list, scenario.CoverCards(libs[game], ran, in)...)
	}
	write := func() error { return scenario.WriteCovered(a.out, list, f.verbose) }
	if f.json {
		write = func() error { return scenario.WriteCoveredJSON(a.out, list) }
	}
	if err := write(); err != nil {
		return err
	}
	if failed > 0 {
		return fail(exitFindings, "%d of the scenarios fail: cardlathe test tells why", failed)
	}
	if ctx.Err() != nil {
		return fail(exitFindings, "")
	}
	return nil
}

// coverage prints which rules the scenarios prove, for each game that has rules to prove and scenarios; those that
// failed are told on standard error.
func (a *app) coverage(results []scenario.Result, sum scenario.Summary, json bool) error {
	write := scenario.WriteCoverage
	if json {
		write = scenario.WriteCoverageJSON
	}
	for i := range results {
		if !results[i].Pass {
			if err := scenario.WriteFailure(a.err, &results[i]); err != nil {
				return err
			}
		}
	}
	if sum.Failed > 0 {
		fmt.Fprintln(a.err, sum)
	}
	for _, r := range games.All() {
		words := r.Vocabulary()
		if !slices.ContainsFunc(results, func(r scenario.Result) bool { return r.Game == words.Game }) {
			continue
		}
		if c := scenario.Cover(words, results); c.Testable > 0 {
			if err := write(a.out, c); err != nil {
				return err
			}
		}
	}
	return nil
}

// chosen is a suite with what was left out of it.
type chosen struct {
	*scenario.Suite
	Left    int      // scenario files of the program that were not asked for
	folders []string // of the project's sets
}

// project reports whether a file lies in a set of the project.
func (c *chosen) project(file string) bool {
	return slices.ContainsFunc(c.folders, func(dir string) bool { return within(file, dir) })
}

// suite opens the scenarios of some paths; when there are none those of the project, or all. The sets that the paths in content lie in
// are loaded besides. Content that does not load ends the command only when no scenario is left; broken tells that a file that was
// asked for has a mistake.
func (a *app) suite(paths, content []string, every bool) (suite *chosen, broken bool, err error) {
	loaded, _, err := a.checked(slices.DeleteFunc(slices.Clone(content), func(p string) bool {
		_, ok := sets.Around(p)
		return !ok
	}))
	if err != nil {
		return nil, false, err
	}
	o, err := a.openPaths(loaded)
	if err != nil {
		return nil, false, err
	}
	all, diags := scenario.Find(o.Overlay)
	suite = &chosen{}
	for _, s := range o.Origins {
		if s.Source != sets.BuiltIn {
			suite.folders = append(suite.folders, s.Shown)
		}
	}
	var files []scenario.File
	own := scenario.Own(o.Overlay, all)
	if len(paths) == 0 {
		files = all
		if !every {
			files = own
			suite.Left = len(all) - len(files)
		}
	}
	if len(suite.folders) == 0 {
		own = nil // they are the program's
	}
	for _, p := range paths {
		found, err := a.filesAt(p, all, own, o)
		if err != nil {
			return nil, false, err
		}
		for _, x := range found {
			if !slices.ContainsFunc(files, func(y scenario.File) bool { return y.Path == x.Path }) {
				files = append(files, x)
			}
		}
	}
	in := &scenario.Content{Tree: o.Overlay, Rules: o.Rules, Load: scenario.Load(o.Rules)}
	opened, more := scenario.Open(in, files)
	diags = append(diags, more...)
	sources := o.Sources()
	// What is not loaded is not tested: a run of content with a mistake is no success.
	broken = slices.ContainsFunc(o.Diagnostics, func(d *diag.Diagnostic) bool { return d.IsError() })
	for _, f := range files {
		sources[f.Path] = f.Text
		broken = broken || slices.ContainsFunc(diags, func(d *diag.Diagnostic) bool { return d.IsError() && d.File() == f.Path })
	}
	a.diagnose(diags, sources)
	if len(opened.Scenarios) == 0 && diags.HasErrors() {
		return nil, false, fail(exitContent, "no scenario could be loaded")
	}
	suite.Suite = opened
	return suite, broken, nil
}

// filesAt finds the scenario files at a path: those of the project (own) below it, else what lies there outside of the sets.
func (a *app) filesAt(name string, all, own []scenario.File, o *opened) ([]scenario.File, error) {
	_, err := os.Stat(name)
	if err != nil {
		// A set may be named as it lies in the binary: riftbound/origins.
		var out []scenario.File
		for _, f := range all {
			if within(f.Path, path.Clean(filepath.ToSlash(name))) || strings.HasPrefix(f.Game+"/"+f.Set+"/", path.Clean(filepath.ToSlash(name))+"/") {
				out = append(out, f)
			}
		}
		if len(out) > 0 {
			return out, nil
		}
		return nil, fail(exitUse, "there is no file or folder %s", name)
	}
	full := absolute(name)
	var out []scenario.File
	for _, f := range own {
		if within(absolute(f.Path), full) {
			out = append(out, f)
		}
	}
	if len(out) > 0 {
		return out, nil
	}
	if sets.IsArchive(name) {
		return nil, fail(exitUse, "there is no scenario in %s", name)
	}
	found, diags := scenario.ReadFile(name, o.Rules)
	if diags.HasErrors() {
		a.diagnose(diags, nil)
		return nil, fail(exitContent, "")
	}
	if len(found) > 0 && !slices.Contains(strings.Split(full, "/"), found[0].Game) {
		fmt.Fprintln(a.err, a.say("{1} lies in no folder that is called after a game, so it is taken as one of {2}", name, found[0].Game))
	}
	return found, nil
}

func absolute(name string) string {
	full, err := filepath.Abs(filepath.FromSlash(name))
	if err != nil {
		return name
	}
	if real, err := filepath.EvalSymlinks(full); err == nil {
		full = real
	}
	return filepath.ToSlash(full)
}

// within reports whether a file is or lies below a path.
func within(file, dir string) bool {
	return file == dir || strings.HasPrefix(file, strings.TrimSuffix(dir, "/")+"/")
}

func writeJUnit(name string, results []scenario.Result, sum scenario.Summary) error {
	return files.Write(name, func(w io.Writer) error { return scenario.WriteJUnit(w, results, sum) })
}

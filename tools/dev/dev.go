// Package dev is the loop of a designer at work: a file is saved, and a moment later its text is live and what it
// affects has been tried.
//
//	loop := &dev.Loop{Roots: []string{"sets"}, Rules: games.All(), Out: os.Stdout, Err: os.Stderr}
//	err := loop.Run(ctx)
//
// Run loads the content, runs the scenarios of the project once (with Loop.All, and without a project, those of the
// program too), and then waits for changes of files until its context ends. With
// Loop.Once it ends after the first pass.
//
// # What a change does
//
// The content is an immutable snapshot. A change builds a new one beside it, of which only the changed files are
// parsed, and swaps it: [Loop.Content] gives the snapshot of the moment, and the games that Loop.Games names take it at
// their next boundary between tasks. That is what "live" means, and the time it took is measured from the first event
// of the save. Only then scenarios run: those that use a card that is another one now, those of a changed file,
// and those that failed before. A scenario of the program runs when it names a card that is another one now. A change
// that arrives while they run, or while all scenarios run for the first time,
// becomes live at once, and the scenarios that it concerns come first; what else has not run yet is run after them.
//
// # What a mistake does
//
// A file that does not load keeps its last good version, and the rest goes on. Each finding is printed when it appears,
// with its file, its line and the text of that line, and is told again by one line when it is gone. Nothing that an
// author can save ends the loop. What package check says of decks and cards is among the findings. A save of which
// nothing loads runs nothing; where scenarios fail while a last good version is in use, its mistake is told once more
// below them, since they are not about the text that was saved.
//
// # What is printed where
//
// Results of scenarios go to Out: the failures, then one line of counts. Everything else goes to Err: what is watched,
// what changed, how long it took, diagnostics, how far a long run has come. Tests and other tools wait for [Loop.OnReload] and [Loop.OnRun] instead
// of reading either.
package dev

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/check"
	"cardlathe/tools/scenario"
	"cardlathe/tools/watch"
)

// Loop watches the sets of a project. The exported fields are set before Run and not changed afterwards.
type Loop struct {
	// Paths gives the paths for sets.Layers each time the tree of sets is looked for; nil: none, so that the folder sets
	// is found upwards from the working directory.
	Paths func() []string
	// Roots are the folders to watch. They are named as the sets' files are shown: what sets.Layers was given.
	Roots []string
	Rules []engine.Ruleset
	Watch watch.Options
	// Once ends the loop after the first pass.
	Once bool
	// All runs the scenarios of the program at the start as well as those of the project.
	All  bool
	Jobs int // scenarios at once; 0: one a processor
	Out  io.Writer
	Err  io.Writer
	// Language is that of what it says: "en", "zh". Diagnostics are in English.
	Language string
	// Width and Color are those of the diagnostics.
	Width uint
	Color bool
	// Live tells that Err is a terminal: how far a run has come is one line, which is written over.
	Live bool
	// OnLoad is told, while the first content is read, of how many of its files that is so. It is called by the loop.
	OnLoad func(done, all int)
	// OnReload is told of each content that became live, the first included. It is called by the loop, which waits.
	OnReload func(Report)
	// OnRun is told when all scenarios that a change concerns have run, or all at the start.
	OnRun func(Run)
	// Games calls replace for each game in progress, holding whatever lock makes that safe. It may be nil.
	Games func(replace func(*engine.Game))

	current   atomic.Pointer[scripts.Content]
	apart     *scripts.Content // the same content, loaded a second time: scenarios save and load between the two
	overlay   *sets.Overlay
	layers    diag.List
	found     diag.List        // of the content
	judged    *scripts.Content // that breaches are of
	breaches  diag.List        // decks that break their format, cards that cannot be played
	known     map[string]bool
	names     map[string]string        // of files as people know them, by path in the overlay
	files     map[string]scenario.File // of scenarios, by path
	listed    []scenario.File          // the same in order; nil when it has to be listed anew
	own       map[string]bool          // those that are run without being named by a change
	unread    diag.List                // scenario files that cannot be read
	findings  map[string]diag.List     // of scenario files, by path
	results   map[string]scenario.Result
	complains map[string]string // what was printed of each file
	screen    *screen
}

// Report tells of content that became live.
type Report struct {
	// Files are the changed files; none for the first content.
	Files []string
	// Live is the time from the first event of the save until the content was live.
	Live time.Duration
	// Cards are the names of the cards that are others now, sorted.
	Cards []string
	// Diagnostics are all findings of the content, Stale the files whose last good version is in use.
	Diagnostics diag.List
	Stale       []string
	// Gone are the sets that were there before and are not now.
	Gone []string
	// Fixed are the files that had errors before and have none now.
	Fixed   []string
	Content *scripts.Content
	// Tree is what the content was loaded from, Scenarios the scenario files in it, by path.
	Tree      *sets.Overlay
	Scenarios []scenario.File
}

// Run tells of a run of scenarios.
type Run struct {
	Results []scenario.Result
	// Broken are the findings of scenario files that did not load as a whole.
	Broken diag.List
	scenario.Summary
}

// Content is the snapshot of the moment; nil before the first one. It may be called from anywhere.
func (l *Loop) Content() *scripts.Content { return l.current.Load() }

// Run runs the loop until the context ends, which is no error.
func (l *Loop) Run(ctx context.Context) error {
	if l.Out == nil {
		l.Out = io.Discard
	}
	if l.Err == nil {
		l.Err = io.Discard
	}
	out, err := l.Out, l.Err
	l.screen = &screen{to: err, live: l.Live, language: l.Language}
	l.Out, l.Err = l.screen.over(out), l.screen.over(err)
	defer func() { l.Out, l.Err = out, err }()
	l.findings, l.results, l.complains = map[string]diag.List{}, map[string]scenario.Result{}, map[string]string{}
	var changes <-chan watch.Change
	if !l.Once {
		o := l.Watch
		if o.Match == nil {
			o.Match = func(name string) bool {
				return strings.HasSuffix(name, ".lua") || strings.HasSuffix(name, ".hcl") || sets.IsArchive(name)
			}
		}
		if o.Notify == nil {
			o.Notify = func(m string) { fmt.Fprintf(l.Err, "cardlathe: %s\n", m) }
		}
		var failed error
		// Watching begins before the first load, so that no save falls between the two.
		if changes, failed = watch.Watch(ctx, l.Roots, o); failed != nil {
			return failed
		}
	}
	l.load(nil, true, true)
	l.greet()
	l.publish(Report{Diagnostics: l.diagnostics(), Stale: l.stale(), Content: l.Content(), Tree: l.overlay, Scenarios: l.scenarios()})

	if l.Once {
		rest := batch{files: maps.Clone(l.own)}
		l.announce(&rest)
		rest.take(l.try(ctx, l.plan(rest.files)), nil, nil)
		_, err := l.finish(&rest)
		return err
	}
	return l.loop(ctx, changes)
}

// loop runs all scenarios and then those that changes concern. What a change concerns is saved; what waits besides, and
// has not run since the start, is the rest.
func (l *Loop) loop(ctx context.Context, changes <-chan watch.Change) error {
	saved, rest := batch{files: map[string]bool{}}, batch{files: maps.Clone(l.own)}
	var running *batch // nil: nothing runs
	var done chan outcome
	var cancel context.CancelFunc = func() {}
	// What has changed since the run began: files that have to run again, and cards.
	var again, cards map[string]bool
	begin := func() error {
		running = nil
		for _, b := range []*batch{&saved, &rest} {
			maps.DeleteFunc(b.files, func(path string, _ bool) bool { _, ok := l.files[path]; return !ok })
			if len(b.files) > 0 {
				running = cmp.Or(running, b)
			} else if len(b.done) > 0 {
				if _, err := l.finish(b); err != nil {
					return err
				}
			}
		}
		if running == nil {
			return nil
		}
		l.announce(running)
		var inner context.Context
		inner, cancel = context.WithCancel(ctx)
		again, cards = map[string]bool{}, map[string]bool{}
		p, to := l.plan(running.files), make(chan outcome, 1)
		done = to
		go func() { to <- l.try(inner, p) }()
		return nil
	}
	if len(rest.files) == 0 {
		if _, err := l.finish(&rest); err != nil {
			return err
		}
	}
	if err := begin(); err != nil {
		return err
	}
	for {
		select {
		case <-ctx.Done():
			cancel()
			if running != nil {
				<-done
			}
			if changes != nil {
				for range changes { // it is closed when the watcher has ended
				}
			}
			fmt.Fprintln(l.Err, l.say("stopped"))
			return nil
		case out := <-done:
			cancel()
			l.keep(running.take(out, again, cards))
			done, running = nil, nil
			if ctx.Err() != nil {
				continue
			}
			if err := begin(); err != nil {
				return err
			}
		case change, ok := <-changes:
			if !ok {
				changes = nil
				continue
			}
			report := l.reload(change)
			l.publish(report)
			var concerned []string
			if !report.refused() {
				concerned = l.affected(report, rest.files)
			}
			for _, path := range concerned {
				rest.forget(path)
				saved.forget(path)
				saved.files[path] = true
			}
			switch {
			case running != nil:
				for _, path := range concerned {
					again[path] = true
				}
				for _, c := range report.Cards {
					cards[c] = true
				}
				if len(concerned)+len(report.Cards) > 0 {
					cancel() // its end begins the next run
				}
			case len(concerned) > 0:
				if err := begin(); err != nil {
					return err
				}
			default:
				if !report.refused() {
					fmt.Fprintln(l.Out, l.say("no scenario uses what changed"))
				}
				l.ran(Run{})
			}
		}
	}
}

// publish prints a report and hands it on.
func (l *Loop) publish(r Report) {
	l.print(&r)
	if l.OnReload != nil {
		l.OnReload(r)
	}
}

func (l *Loop) ran(r Run) {
	if l.OnRun != nil {
		l.OnRun(r)
	}
}

// reload makes changed files live.
func (l *Loop) reload(change watch.Change) Report {
	changed := map[string]bool{}
	facts, tree := false, false
	for _, name := range change.Files {
		changed[name] = true
		_, err := os.Stat(name)
		switch f, isScenario := l.files[name]; {
		case err != nil || !isScenario && !l.known[name] || strings.HasSuffix(name, "set.hcl"):
			tree = true // it is new or gone: what belongs to what may be another matter now
		case isScenario:
			if text, _, d := sets.ReadText(os.DirFS(filepath.Dir(name)), filepath.Base(name), name); d == nil {
				f.Text = text
				l.files[name], l.listed = f, nil
			} else {
				tree = true // its finding is told with the others
			}
		case strings.HasSuffix(name, ".hcl"):
			facts = true
		}
	}
	before := l.Content()
	l.load(changed, facts, tree)
	return Report{Files: change.Files, Live: change.Since(), Cards: differences(before, l.Content()), Gone: gone(before, l.Content()),
		Diagnostics: l.diagnostics(), Stale: l.stale(), Content: l.Content(), Tree: l.overlay, Scenarios: l.scenarios()}
}

// scenarios lists the scenario files. Whoever got the list keeps it, so that it is made anew when one has changed.
func (l *Loop) scenarios() []scenario.File {
	if l.listed == nil {
		for _, at := range slices.Sorted(maps.Keys(l.files)) {
			l.listed = append(l.listed, l.files[at])
		}
	}
	return l.listed
}

// load builds new content and swaps it. Without facts and tree only Lua files that are known have changed.
func (l *Loop) load(changed map[string]bool, facts, tree bool) {
	if tree {
		var paths []string
		if l.Paths != nil {
			paths = l.Paths()
		}
		l.overlay, _, l.layers = sets.Layers(paths)
		l.names = map[string]string{}
	}
	before := l.Content()
	var unchanged func(string) bool
	if changed != nil {
		touched := map[string]bool{} // the files and all folders above them
		// What lies in an archive that changed is read anew: nobody saw which of its files differ.
		var archives []string
		for name := range changed {
			if sets.IsArchive(name) {
				archives = append(archives, name)
			}
			for at := slash(name); !touched[at]; at = path.Dir(at) {
				touched[at] = true
			}
		}
		unchanged = func(at string) bool {
			name := l.shown(at)
			return !touched[name] && !slices.ContainsFunc(archives, func(a string) bool { return strings.HasPrefix(name, a+"/") || name == a })
		}
	}
	var now *scripts.Content
	if facts || tree || before == nil {
		now, l.found = l.open(before, unchanged)
	} else if slices.ContainsFunc(keysOf(changed), func(f string) bool { return l.known[f] }) {
		in := scripts.FromContent(l.overlay, before.Facts, l.Rules)
		in.Unchanged, in.Shown = unchanged, l.shown
		library, found := scripts.Load(in, before.Library)
		now = &scripts.Content{Library: library, Facts: before.Facts, Found: before.Found}
		// The findings of the facts stand; those of scripts are all told anew.
		l.found = slices.Concat(now.Found, found)
		l.found.Sort()
	} else {
		return
	}
	l.current.Store(now)
	if l.Games != nil && before != nil {
		l.Games(func(g *engine.Game) {
			if lib := now.Game(g.Vocabulary().Game); lib != nil {
				g.Replace(lib)
			}
		})
	}
	if facts || tree || before == nil {
		l.known = map[string]bool{}
		for name := range now.Files() {
			l.known[name] = true
		}
	}
	if tree {
		files, d := scenario.Find(l.overlay)
		l.unread = d
		l.files, l.listed = map[string]scenario.File{}, nil
		for _, f := range files {
			l.files[f.Path] = f
		}
		if !l.All {
			files = scenario.Own(l.overlay, files)
		}
		l.own = map[string]bool{}
		for _, f := range files {
			l.own[f.Path] = true
		}
	}
}

// shown is the name of a file as people know it. A reload asks for every script, so the answers are kept.
func (l *Loop) shown(path string) string {
	name, ok := l.names[path]
	if !ok {
		name = l.overlay.Shown(path)
		l.names[path] = name
	}
	return name
}

func keysOf(m map[string]bool) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

func (l *Loop) diagnostics() diag.List {
	if c := l.Content(); l.judged != c {
		l.judged, l.breaches = c, append(check.Decks(c), check.Cards(c)...)
	}
	return slices.Concat(l.layers, l.found, l.breaches, l.unread)
}

func (l *Loop) stale() []string {
	c := l.Content()
	return slices.Concat(c.Facts.Stale, c.Library.Stale)
}

// gone are the titles of the sets of one content that another one has no more.
func gone(old, now *scripts.Content) []string {
	there := map[string]bool{}
	for _, s := range now.Facts.Sets {
		there[s.Game+"/"+s.ID] = true
	}
	var out []string
	for _, s := range old.Facts.Sets {
		if !there[s.Game+"/"+s.ID] {
			out = append(out, cmp.Or(s.Title, s.ID))
		}
	}
	return out
}

// differences are the names of the cards that two contents do not share. Package scripts hands on every card that
// nothing has changed for, so that identity tells.
func differences(old, now *scripts.Content) []string {
	var out []string
	if old == now {
		return nil
	}
	for _, id := range now.Games() {
		lib := now.Game(id)
		var was *engine.Library
		if old != nil {
			was = old.Game(id)
		}
		if was == lib {
			continue
		}
		for id, c := range lib.Cards {
			if was == nil || was.Cards[id] != c {
				out = append(out, c.Name)
			}
		}
		if was != nil {
			for id, c := range was.Cards {
				if lib.Cards[id] == nil {
					out = append(out, c.Name)
				}
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

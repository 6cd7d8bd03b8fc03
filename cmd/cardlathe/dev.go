package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/tools/dev"
	"cardlathe/tools/workbench"

	"github.com/spf13/cobra"
)

func init() {
	register(func(root *cobra.Command, a *app) { root.AddCommand(newDev(a)) })
}

func newDev(a *app) *cobra.Command {
	var once, all bool
	var poll time.Duration
	var jobs int
	var page pageFlags
	cmd := &cobra.Command{
		Use:   "dev [DIR]",
		Short: "Watch a project and serve its board: each save is live at once, and what it affects is tried",
		Long: `dev loads the sets of a project, runs its scenarios, and waits. When a file is saved, its text is live a moment
later, without a restart, and the scenarios that the change concerns run again, before any others that are still to
run; among them are those of the program that name a changed card. With --all the scenarios of the program run at the
start as well, and without a project they alone. A file with a mistake keeps its last good version until it is mended.

DIR is a project (a folder with a folder "sets" in it) or a folder of sets; without it the folder "sets" is found
upwards from the working directory. In an empty folder dev shows the sets of the program and waits for a first one.
Beside that it serves the workbench, the board in the browser, by a link that it prints: only who has the link can
use it, and only from this machine unless --listen gives another address.

In a terminal, r and enter play the open games again from their beginnings with the text of now and tell the first
decision that differs in each. Stop it with Ctrl-C, in a script with kill; with --once it ends by itself and serves
nothing.`,
		Example: "  cardlathe dev\n  cardlathe dev my-project --open",
		Args:    takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			l := &dev.Loop{Rules: games.All(), Once: once, All: all, Jobs: jobs, Language: a.lang, Out: a.out, Err: a.err, Width: a.width(), Color: a.colorErr, Live: isTerminal(a.err)}
			l.Watch.Poll = poll
			if err := a.place(l, args); err != nil {
				return err
			}
			if !once && !page.none {
				stop, err := a.serve(l, &page)
				if err != nil {
					return err
				}
				defer stop()
			}
			if !once && isTerminal(a.in) {
				go a.keys(l)
			}
			err := l.Run(cmd.Context())
			if errors.Is(err, dev.ErrFindings) {
				return fail(exitFindings, "")
			}
			return err
		},
	}
	cmd.Flags().BoolVar(&once, "once", false, "run everything once and end: with 1 when there are findings")
	cmd.Flags().BoolVar(&all, "all", false, "run the scenarios of the program too, not those of the project alone")
	cmd.Flags().Var(every(&poll, 10*time.Millisecond, time.Hour), "poll", "look at the files that often, for folders that report no changes (500ms)")
	cmd.Flags().Var(whole(&jobs, 0, 0, maxJobs), "jobs", "scenarios at once (0: one a processor)")
	cmd.Flags().Var(&page.listen, "listen", "address of the workbench, to share it on purpose (default: 127.0.0.1 and the next free port)")
	cmd.Flags().BoolVar(&page.open, "open", false, "open the workbench in the browser")
	cmd.Flags().BoolVar(&page.none, "no-page", false, "serve no workbench")
	apart(cmd, "once", "open", "listen", "poll")
	apart(cmd, "no-page", "open", "listen")
	return cmd
}

// keys does what is typed while the loop runs.
func (a *app) keys(l *dev.Loop) {
	in := bufio.NewScanner(a.in)
	for in.Scan() {
		switch strings.TrimSpace(in.Text()) {
		case "":
		case "r":
			told := l.Again(a.lang)
			if len(told) == 0 {
				told = []string{a.say("no game is open") + "\n"}
			}
			fmt.Fprint(a.err, strings.Join(told, ""))
		default:
			fmt.Fprintln(a.err, a.say("r and enter: play the open games again with the text of now; Ctrl-C: stop"))
		}
	}
}

// pageFlags are the flags about the workbench.
type pageFlags struct {
	listen     address
	open, none bool
}

// serve serves the workbench of a loop that has not begun, until what it returns is called.
func (a *app) serve(l *dev.Loop, page *pageFlags) (stop func(), err error) {
	s := workbench.New(workbench.Options{Language: a.lang, Rules: games.All(), Log: func(text string) { fmt.Fprintf(a.err, "cardlathe: %s\n", text) }})
	at, err := s.Listen(string(page.listen))
	if err != nil {
		return nil, fail(exitUse, "the workbench cannot listen: %v; choose another address with --listen, or leave it out with --no-page", err)
	}
	s.Attach(l)
	go func() {
		if err := s.Serve(at); err != nil {
			fmt.Fprintf(a.err, "cardlathe: the workbench has ended: %v\n", err)
		}
	}()
	fmt.Fprintln(a.err, a.say("workbench: {1}", s.Link(at)))
	if page.open && !browse(s.Link(at)) {
		fmt.Fprintln(a.err, a.say("cardlathe: this machine has no program that opens a browser; open this address yourself: {1}", s.Link(at)))
	}
	return s.Close, nil
}

// openers are the programs that open an address in the browser of whoever is here, by system; the first one that is there and does not
// fail at once is taken.
var openers = map[string][][]string{
	"windows": {{"rundll32", "url.dll,FileProtocolHandler"}},
	"darwin":  {{"open"}},
	"":        {{"xdg-open"}, {"gio", "open"}, {"wslview"}, {"x-www-browser"}, {"sensible-browser"}},
}

// openSoon is how long a program has to say that it cannot open anything; a browser that begins runs on.
const openSoon = 500 * time.Millisecond

// browse opens an address in a browser; it reports whether a program for that was there.
func browse(address string) bool {
	list := openers[runtime.GOOS]
	if list == nil {
		list = openers[""]
	}
	for _, words := range list {
		command := exec.Command(words[0], append(words[1:len(words):len(words)], address)...)
		if command.Start() != nil {
			continue
		}
		ended := make(chan error, 1)
		go func() { ended <- command.Wait() }()
		select {
		case err := <-ended:
			if err == nil {
				return true
			}
		case <-time.After(openSoon):
			return true
		}
	}
	return false
}

// place says where the sets of a project are and what to watch for them.
func (a *app) place(l *dev.Loop, args []string) error {
	if len(args) == 0 {
		for _, p := range a.sets {
			if info, err := os.Stat(p); err == nil && info.IsDir() {
				l.Roots = append(l.Roots, filepath.Clean(p))
			}
		}
		if len(a.sets) > 0 {
			l.Paths = func() []string { return a.sets }
			return nil
		}
		wd, err := os.Getwd()
		if err != nil {
			return err
		}
		if dir, ok := sets.Find(wd); ok {
			if rel, err := filepath.Rel(wd, dir); err == nil {
				dir = rel
			}
			l.Roots = []string{dir}
			return nil
		}
		args = []string{"."}
	}
	dir := filepath.Clean(args[0])
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return fail(exitUse, "%s is no folder", dir)
	}
	under := filepath.Join(dir, "sets")
	found := func() []string {
		if at, ok := sets.Find(dir); ok && filepath.Clean(at) == under {
			return []string{under}
		}
		if _, err := os.Stat(filepath.Join(dir, "set.hcl")); err == nil {
			return []string{dir}
		}
		if _, _, diags := sets.Layers([]string{dir}); !diags.HasErrors() && dir != "." {
			return []string{dir}
		}
		return nil
	}
	if paths := found(); paths != nil {
		l.Roots = paths
	} else {
		// Nothing yet: the first set will appear in a folder sets. Nothing else of what may lie here is looked at.
		l.Roots = []string{dir}
		l.Watch.Skip = func(at string) bool {
			return at != dir && at != under && !strings.HasPrefix(at, under+string(filepath.Separator))
		}
		l.Watch.Match = func(at string) bool {
			return strings.HasPrefix(at, under+string(filepath.Separator)) && (strings.HasSuffix(at, ".lua") || strings.HasSuffix(at, ".hcl"))
		}
	}
	l.Paths = func() []string { return append(append([]string{}, a.sets...), found()...) }
	return nil
}

package main

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"

	"cardlathe/engine"
	"cardlathe/tools/board"
	"cardlathe/tools/replay"

	"github.com/spf13/cobra"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newReplay(a)) }) }

func newReplay(a *app) *cobra.Command {
	var f replayFlags
	c := &cobra.Command{
		Use:   "replay FILE",
		Short: "Play a recorded game again",
		Long: `replay plays a game that play --record wrote, with the content of now, and prints what happens. The game of a report
is played with the content that the report carries, unless --sets names another. With --verify it only compares the
states and ends with code 4 when they differ. With --step it prints decision by decision; in a terminal the enter key
goes on, q and enter leaves.

The file names the sets, cards, keywords and decks of the game with what they were. When any of them is other now,
replay tells which, and the first decision at which the game goes another way; with --anyway it prints the game up to
there. A file that was torn or edited is refused with its line.

With --against the decisions of the game are made again under another version of the sets, and the first one that
differs is told, with code 4: who is asked what now, and which options are gone or new.`,
		Example: "  cardlathe replay game.jsonl\n  cardlathe replay game.jsonl --against ../before/sets",
		Args:    takes(1, 1),
		RunE:    func(_ *cobra.Command, args []string) error { return a.replay(args[0], f) },
	}
	c.Flags().BoolVar(&f.verify, "verify", false, "compare only, print no game")
	c.Flags().BoolVar(&f.step, "step", false, "print the board at each decision")
	c.Flags().BoolVar(&f.json, "json", false, "print the result as JSON")
	c.Flags().BoolVar(&f.anyway, "anyway", false, "print the game even if it goes another way with the content of now")
	c.Flags().StringVar(&f.against, "against", "", "folder or zip with another version of the sets to play the game with")
	apart(c, "verify", "step", "against", "anyway")
	apart(c, "against", "step", "anyway")
	apart(c, "json", "step", "anyway")
	return c
}

type replayFlags struct {
	verify, step, json, anyway bool
	against                    string
}

// readReplay reads a file of a game.
func (a *app) readReplay(name string) (*replay.File, error) {
	f, err := replay.Read(name)
	var path *fs.PathError
	switch {
	case errors.As(err, &path):
		return nil, fail(exitUse, "cannot read %s: %v", name, path.Err)
	case err != nil:
		return nil, fail(exitUse, "%v", err)
	}
	return f, nil
}

func (a *app) replay(name string, flags replayFlags) error {
	f, err := a.readReplay(name)
	if err != nil {
		return err
	}
	var o *opened
	if f.IsReport() && len(a.sets) == 0 {
		o, err = a.openReport(f)
	} else {
		o, err = a.open()
	}
	if err != nil {
		return err
	}
	lib := o.Game(f.Header.Game)
	if lib == nil {
		return fail(exitContent, "the replay is of the game %q, which is not there%s", f.Header.Game, hint(f.Header.Game, o.Games()))
	}
	changed := uint64(f.Header.Content) != lib.Hash
	if changed {
		a.changed(f, replay.Changes(f, lib))
	}
	if flags.against != "" {
		return a.replayAgainst(name, f, lib, flags)
	}
	var r replay.Result
	quit, printed := false, !flags.verify && !flags.json
	if printed && (!changed || flags.anyway) {
		r, quit, err = a.printReplay(f, lib, flags.step)
	} else if r, err = replay.Play(f, lib, nil); err == nil && printed {
		// The game of other content is printed when it is the same game.
		if r.Difference != nil {
			return fail(exitDiffers, "%s differs at %v\nto see it up to there: cardlathe replay --anyway %s", name, r.Difference, name)
		}
		r, quit, err = a.printReplay(f, lib, flags.step)
	}
	if err != nil {
		return fail(exitContent, "%v", err)
	}
	if flags.json {
		if err := a.replayJSON(name, f, r); err != nil {
			return err
		}
	}
	if r.Difference != nil {
		return fail(exitDiffers, "%s differs at %v", name, r.Difference)
	}
	if !flags.json && !quit {
		fmt.Fprintf(a.out, "%s: %d decisions, the same states (%016x)\n", name, r.Decisions, r.Game.Hash())
		if f.Header.Failure != "" {
			fmt.Fprintf(a.out, "it was reported because it failed: %s\n", f.Header.Failure)
		}
	}
	return nil
}

// replayAgainst plays the game of a file under two contents and tells where they part.
func (a *app) replayAgainst(name string, f *replay.File, lib *engine.Library, flags replayFlags) error {
	o, _, err := a.openAgainst(flags.against)
	if err != nil {
		return err
	}
	other := o.Game(f.Header.Game)
	if other == nil {
		return fail(exitContent, "%s has no game %q", flags.against, f.Header.Game)
	}
	d, err := f.Against(lib, other, a.lang)
	if err != nil {
		return fail(exitContent, "%v", err)
	}
	if flags.json {
		out := map[string]any{"type": "against", "file": name, "content": flags.against, "same": d.Same(), "decisions": len(f.Lines)}
		if d.State > 0 {
			out["state_differs_at"] = d.State
		}
		if !d.Same() {
			out["differs_at"], out["reason"], out["gone"], out["new"] = d.N, d.Reason, d.Gone, d.New
		}
		if err := a.json(out); err != nil {
			return err
		}
	} else {
		fmt.Fprint(a.out, d.Text())
	}
	if !d.Same() {
		return fail(exitDiffers, "")
	}
	return nil
}

// maxChanges is how many changes are told: whoever has other content altogether knows so by then.
const maxChanges = 40

// changed tells what is other than it was when a game was recorded.
func (a *app) changed(f *replay.File, list []replay.Change) {
	fmt.Fprintln(a.err, "the content has changed since the game was recorded")
	switch {
	case len(list) == 0 && f.Header.Version < 3:
		fmt.Fprintf(a.err, "  in what, the file does not say: it is of version %d\n", f.Header.Version)
	case len(list) == 0:
		fmt.Fprintln(a.err, "  in nothing that this game used")
	}
	for i, c := range list {
		if i == maxChanges {
			fmt.Fprintf(a.err, "  and %d more\n", len(list)-i)
			break
		}
		fmt.Fprintf(a.err, "  %s\n", c)
	}
}

func (a *app) replayJSON(name string, f *replay.File, r replay.Result) error {
	out := map[string]any{"type": "replay", "file": name, "decisions": r.Decisions, "same": r.Difference == nil, "content_changed": r.ContentChanged, "hash": replay.Hash(r.Game.Hash())}
	if len(r.Changes) > 0 {
		out["changes"] = r.Changes
	}
	if r.Difference != nil {
		out["differs_at"], out["reason"] = r.Difference.N, r.Difference.Reason
	}
	if f.Header.Failure != "" {
		out["failure"] = f.Header.Failure
	}
	return a.json(out)
}

// printReplay prints a game as it is played again, as far as it goes the way of its file. It reports whether the reader
// left.
func (a *app) printReplay(f *replay.File, lib *engine.Library, step bool) (r replay.Result, quit bool, err error) {
	told := engine.EventID(1)
	tell := func(g *engine.Game) {
		for _, l := range g.Log(engine.NoPlayer, told, a.lang) {
			fmt.Fprintf(a.out, "      %s [%s]\n", l.Text, l.Rule)
		}
		told = engine.EventID(g.Events())
	}
	in := bufio.NewScanner(a.in)
	wait := step && isTerminal(a.in)
	r, err = replay.Play(f, lib, func(g *engine.Game, l *replay.Line) bool {
		tell(g)
		d := g.Decision()
		if d == nil {
			return true
		}
		if step {
			v := g.View(engine.NoPlayer, a.lang)
			fmt.Fprintln(a.out)
			for _, line := range board.Draw(&v, board.Options{Library: lib, Language: a.lang, Color: a.color}) {
				fmt.Fprintln(a.out, line)
			}
			fmt.Fprintln(a.out)
		}
		answer := ""
		for _, c := range lib.Rules.Vocabulary().Commands {
			if c.Kind == l.Command {
				answer = c.Name
			}
		}
		if l.Option != nil {
			answer = l.Text
			if o := l.Option.Engine(); d.Lists(o) {
				answer = lib.Rules.Label(g, d, o, a.lang)
			}
		}
		fmt.Fprintf(a.out, "%4d  %s: %s: %s\n", l.N, l.Player, lib.Rules.Prompt(g, d, a.lang), answer)
		if wait {
			quit = !in.Scan() || in.Text() == "q"
		}
		return !quit
	})
	if err == nil {
		tell(r.Game)
	}
	return r, quit, err
}

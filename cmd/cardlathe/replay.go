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
	var verify, step, json bool
	c := &cobra.Command{
		Use:   "replay FILE",
		Short: "Play a recorded game again",
		Long: `replay plays a game that play --record wrote, with the content of now, and prints what happens. The game of a report
is played with the content that the report carries, unless --sets names another. With --verify it only compares the
states and ends with code 4 when they differ. With --step it prints decision by decision; in a terminal the enter key
goes on, q and enter leaves.`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return a.replay(args[0], verify, step, json) },
	}
	c.Flags().BoolVar(&verify, "verify", false, "compare only, print no game")
	c.Flags().BoolVar(&step, "step", false, "print the board at each decision")
	c.Flags().BoolVar(&json, "json", false, "print the result as JSON")
	c.MarkFlagsMutuallyExclusive("verify", "step")
	return c
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

func (a *app) replay(name string, verify, step, json bool) error {
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
	told := engine.EventID(1)
	tell := func(g *engine.Game) {
		for _, l := range g.Log(engine.NoPlayer, told) {
			fmt.Fprintf(a.out, "      %s [%s]\n", l.Text, l.Rule)
		}
		told = engine.EventID(g.Events())
	}
	var before func(g *engine.Game, l *replay.Line) bool
	if !verify && !json {
		in := bufio.NewScanner(a.in)
		wait := step && isTerminal(a.in)
		before = func(g *engine.Game, l *replay.Line) bool {
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
				answer = lib.Rules.Label(g, d, l.Option.Engine(), a.lang)
			}
			fmt.Fprintf(a.out, "%4d  %s: %s: %s\n", l.N, l.Player, lib.Rules.Prompt(g, d, a.lang), answer)
			if wait {
				return in.Scan() && in.Text() != "q"
			}
			return true
		}
	}
	r, err := replay.Play(f, lib, before)
	if err != nil {
		return fail(exitContent, "%v", err)
	}
	if before != nil {
		tell(r.Game)
	}
	if json {
		out := map[string]any{"type": "replay", "file": name, "decisions": r.Decisions, "same": r.Difference == nil, "content_changed": r.ContentChanged, "hash": replay.Hash(r.Game.Hash())}
		if r.Difference != nil {
			out["differs_at"], out["reason"] = r.Difference.N, r.Difference.Reason
		}
		if f.Header.Failure != "" {
			out["failure"] = f.Header.Failure
		}
		if err := a.json(out); err != nil {
			return err
		}
	}
	if r.Difference != nil {
		if r.ContentChanged {
			fmt.Fprintln(a.err, "the content has changed since the game was recorded")
		}
		return fail(exitDiffers, "%s differs at %v", name, r.Difference)
	}
	if !json && r.Decisions == len(f.Lines) {
		fmt.Fprintf(a.out, "%s: %d decisions, the same states (%016x)\n", name, r.Decisions, r.Game.Hash())
		if f.Header.Failure != "" {
			fmt.Fprintf(a.out, "it was reported because it failed: %s\n", f.Header.Failure)
		}
	}
	return nil
}

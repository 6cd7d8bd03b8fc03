package main

import (
	"fmt"

	"cardlathe/tools/replay"
	"cardlathe/tools/simulate"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newReport(a)) }) }

func newReport(a *app) *cobra.Command {
	var f simFlags
	var game int
	var out string
	c := &cobra.Command{
		Use:   "report [FILE]",
		Short: "Write a game into one file that another machine replays",
		Long: `report writes one game with all that another machine needs to play it again: seed, decks, format, decisions, the
versions of the sets, and every text of theirs that is not the one in the program. The game is that of a FILE that
play --record wrote, or one of the games of sim, by the same flags and its number. A game that fails is written as far
as it comes.

The other machine plays it with: cardlathe replay FILE`,
		Example: "  cardlathe report -a annie -b garen --seed 1 --game 17\n  cardlathe report game.jsonl -o report.jsonl",
		Args:    takes(0, 1),
		RunE: func(c *cobra.Command, args []string) (err error) {
			if len(args) == 1 {
				c.Flags().Visit(func(x *pflag.Flag) {
					if x.Name != "out" && c.InheritedFlags().Lookup(x.Name) == nil {
						err = fail(exitUse, "--%s does nothing beside a FILE, which says what was played: leave one of them out\nsee: %s --help", x.Name, c.CommandPath())
					}
				})
				if err != nil {
					return err
				}
				return a.reportFile(args[0], out)
			}
			return a.reportGame(&f, game, out)
		},
	}
	f.register(c, a)
	c.Flags().Var(whole(&game, 0, 0, maxGames-1), "game", "number of the game in the run, from 0")
	c.Flags().StringVarP(&out, "out", "o", "report.jsonl", "file to write")
	return c
}

// reportFile makes a report of a recorded game, once it plays with the content of now as it did.
func (a *app) reportFile(name, out string) error {
	f, err := a.readReplay(name)
	if err != nil {
		return err
	}
	o, err := a.open()
	if err != nil {
		return err
	}
	lib := o.Game(f.Header.Game)
	if lib == nil {
		return fail(exitContent, "the replay is of the game %q, which is not there%s", f.Header.Game, hint(f.Header.Game, o.Games()))
	}
	r, err := replay.Play(f, lib, nil)
	if err != nil {
		return fail(exitContent, "%v", err)
	}
	if r.Difference != nil {
		return fail(exitDiffers, "%s differs at %v\nreport it with the sets it was played with: --sets DIR", name, r.Difference)
	}
	return a.writeReport(f, o, out)
}

// reportGame plays one game of a simulation and makes a report of it.
func (a *app) reportGame(f *simFlags, game int, out string) error {
	if err := f.policies(); err != nil {
		return err
	}
	o, err := a.open()
	if err != nil {
		return err
	}
	options, err := a.games(o, f)
	if err != nil {
		return err
	}
	file, err := simulate.RecordGame(options, game)
	if bug := (*simulate.BugError)(nil); asError(err, &bug) {
		fmt.Fprintln(a.err, bug)
	} else if err != nil {
		return fail(exitContent, "%v", err)
	}
	if file == nil {
		return fail(exitInternal, "the game does not even begin, so there is nothing to report")
	}
	return a.writeReport(file, o, out)
}

func (a *app) writeReport(f *replay.File, o *opened, out string) error {
	if err := f.Carry(o.Overlay, o.Game(f.Header.Game)); err != nil {
		return fail(exitContent, "%v", err)
	}
	if err := replay.Write(out, f); err != nil {
		return fail(exitUse, "%v", err)
	}
	fmt.Fprintf(a.out, "%s: %d decisions, %d sets, %d texts that are not those in the program\n", out, f.Header.Decisions, len(f.Header.Sets), len(f.Texts))
	if f.Header.Failure != "" {
		fmt.Fprintf(a.out, "the game failed: %s\n", f.Header.Failure)
	}
	fmt.Fprintf(a.out, "play it again: cardlathe replay %s\n", out)
	return nil
}

// openReport loads the content that a report was played with: the sets in the program, with its texts.
func (a *app) openReport(f *replay.File) (*opened, error) {
	tree, err := f.Tree()
	if err != nil {
		return nil, fail(exitContent, "%v", err)
	}
	o := openTree(tree, tree.Sources())
	a.diagnose(o.Diagnostics, o.Sources())
	return o, nil
}

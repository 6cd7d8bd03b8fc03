package main

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"cardlathe/engine"
	"cardlathe/tools/board"
	"cardlathe/tools/scenario"
	"cardlathe/tools/simulate"

	"github.com/spf13/cobra"
	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newSim(a)) }) }

// simFlags are the flags of sim.
type simFlags struct {
	a, b, c, d                                string
	mixed, check                              bool
	format, policy, policyA, policyB, against string
	games, jobs                               int
	seed                                      uint64
	json                                      bool
}

func newSim(a *app) *cobra.Command {
	var f simFlags
	c := &cobra.Command{
		Use:   "sim -a DECK -b DECK",
		Short: "Let decks play each other many times",
		Long: `sim plays games between decks, as many as the format has players, and tells who wins, how long games are and how fast
they were played. The results depend on seed, content, decks and policies alone, not on --jobs. With --against the
same games are played with the sets of another folder in place of those of the same id, and the difference is told.
It ends with 1 when a script failed in a game of the sets in use.

A DECK is the id of one of the content, or mixed:N for a random one that is made for the format, the same for each N.
With --mixed each game has decks of its own, made of all cards that can be played.`,
		Example: "  cardlathe sim -a annie -b garen -n 2000\n  cardlathe sim -a annie -b garen --policy greedy --against ../before/sets\n  cardlathe sim --format skirmish --mixed -n 500",
		Args:    takes(0, 0),
		RunE:    func(cmd *cobra.Command, _ []string) error { return a.sim(cmd.Context(), &f) },
	}
	f.register(c, a)
	fl := c.Flags()
	fl.VarP(whole(&f.games, 1000, 1, maxGames), "games", "n", "number of games")
	fl.Var(whole(&f.jobs, 0, 0, maxJobs), "jobs", "games at once (default: one a processor)")
	fl.StringVar(&f.against, "against", "", "folder or zip with another version of the sets to compare with")
	fl.BoolVar(&f.json, "json", false, "print JSON, one object a line")
	return c
}

// register adds the flags that say which games are played.
func (f *simFlags) register(c *cobra.Command, a *app) {
	fl := c.Flags()
	fl.StringVarP(&f.a, "deck-a", "a", "", "first deck")
	fl.StringVarP(&f.b, "deck-b", "b", "", "second deck")
	fl.StringVarP(&f.c, "deck-c", "c", "", "third deck, in formats for more than two")
	fl.StringVarP(&f.d, "deck-d", "d", "", "fourth deck")
	fl.BoolVar(&f.mixed, "mixed", false, "make random decks of all cards for each game (needs --format)")
	fl.BoolVar(&f.check, "check", false, "hold every game against what must be true of all games: slow")
	fl.Uint64Var(&f.seed, "seed", 1, "seed of the run")
	fl.StringVar(&f.policy, "policy", simulate.Default, "who plays: "+strings.Join(simulate.Policies(), ", "))
	fl.StringVar(&f.policyA, "policy-a", "", "who plays deck A, when it is another policy")
	fl.StringVar(&f.policyB, "policy-b", "", "who plays the other decks, when it is another policy")
	fl.StringVar(&f.format, "format", "", "format (default: the first one that a deck names)")
	for _, name := range []string{"deck-a", "deck-b", "deck-c", "deck-d"} {
		_ = c.RegisterFlagCompletionFunc(name, a.completeDecks)
	}
	for _, name := range []string{"policy", "policy-a", "policy-b"} {
		_ = c.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(simulate.Policies(), cobra.ShellCompDirectiveNoFileComp))
	}
}

// policies settles who plays which deck.
func (f *simFlags) policies() error {
	if f.policy != simulate.Default && f.policyA != "" && f.policyB != "" {
		return fail(exitUse, "--policy does nothing beside --policy-a and --policy-b: leave one of them out")
	}
	f.policyA, f.policyB = cmp.Or(f.policyA, f.policy), cmp.Or(f.policyB, f.policy)
	for _, name := range []string{f.policyA, f.policyB} {
		if _, err := simulate.NewPolicy(name); err != nil {
			return fail(exitUse, "%v", err)
		}
	}
	return nil
}

// again is the command that plays one game of a run again and keeps it.
func (f *simFlags) again(paths []string, game int) string {
	words := []string{"cardlathe", "report"}
	for i, id := range []string{f.a, f.b, f.c, f.d} {
		if id != "" {
			words = append(words, "-"+string(rune('a'+i)), id)
		}
	}
	if f.mixed {
		words = append(words, "--mixed")
	}
	if f.check {
		words = append(words, "--check")
	}
	words = append(words, "--seed", fmt.Sprint(f.seed), "--game", fmt.Sprint(game))
	if f.format != "" {
		words = append(words, "--format", f.format)
	}
	for _, p := range []struct{ flag, name string }{{"--policy-a", f.policyA}, {"--policy-b", f.policyB}} {
		if p.name != simulate.Default {
			words = append(words, p.flag, p.name)
		}
	}
	for _, p := range paths {
		words = append(words, "--sets", p)
	}
	return scenario.Command(words...)
}

func (a *app) sim(ctx context.Context, f *simFlags) error {
	unhurried()
	if err := f.policies(); err != nil {
		return err
	}
	o, err := a.open()
	if err != nil {
		return err
	}
	now, err := a.simulate(ctx, o, f, a.sets, "games")
	if err != nil {
		return err
	}
	if f.against == "" {
		if f.json {
			err = a.json(now.JSON())
		} else {
			a.printSummary(o, now)
		}
		return cmp.Or(err, scriptsFailed(now))
	}
	other, paths, err := a.openAgainst(f.against)
	if err != nil {
		return err
	}
	before, err := a.simulate(ctx, other, f, paths, "against")
	if err != nil {
		return err
	}
	diff, err := simulate.Compare(now, before)
	if err != nil {
		return err
	}
	if f.json {
		type named struct {
			simulate.Record
			Content string `json:"content"`
		}
		r := before.JSON()
		r.Type = "against"
		if err := a.json(named{r, f.against}); err != nil {
			return err
		}
		if err := a.json(map[string]any{"type": "difference", "games": diff.Games, "changed": diff.Changed, "win_share_a": diff.Value, "interval": []float64{diff.Low, diff.High}}); err != nil {
			return err
		}
		return cmp.Or(a.json(now.JSON()), scriptsFailed(now))
	}
	a.printSummary(o, now)
	fmt.Fprintf(a.out, "\nagainst %s:\n\n", f.against)
	a.printSummary(other, before)
	fmt.Fprintf(a.out, "\ndifference of %s's wins: %+.1f %% (95 %%: %+.1f to %+.1f), %d of %d games ended otherwise\n", now.A, 100*diff.Value, 100*diff.Low, 100*diff.High, diff.Changed, diff.Games)
	return scriptsFailed(now)
}

// scriptsFailed is the finding that scripts failed in some games, nil when none did.
func scriptsFailed(s *simulate.Summary) error {
	if len(s.Failures) == 0 {
		return nil
	}
	n := 0
	for _, f := range s.Failures {
		n += f.Count
	}
	first, _, _ := strings.Cut(s.Failures[0].Text, "\n")
	return fail(exitFindings, "scripts failed %d times, in %d of %d games; most often: %s", n, s.Tainted, s.Games, first)
}

// games are the games that the flags ask for.
func (a *app) games(o *opened, f *simFlags) (simulate.Options, error) {
	options := simulate.Options{Games: f.games, Seed: f.seed, Jobs: f.jobs, PolicyA: f.policyA, PolicyB: f.policyB, Check: f.check}
	ids := []string{f.a, f.b, f.c, f.d}
	var err error
	if !f.mixed {
		options.Library, options.Format, options.Decks, err = a.seated(o, ids, f.format)
		return options, err
	}
	if strings.Join(ids, "") != "" {
		return options, fail(exitUse, "--mixed makes the decks: leave -a and -b out")
	}
	options.Library, options.Format, err = a.formatOf(o, f.format)
	if err == nil {
		options.Mixed = options.Library.Rules.Vocabulary().PlayersOf(options.Format)
	}
	return options, err
}

// simulate runs the games of the flags with one version of the content, that of some paths.
func (a *app) simulate(ctx context.Context, o *opened, f *simFlags, paths []string, title string) (*simulate.Summary, error) {
	options, err := a.games(o, f)
	if err != nil {
		return nil, err
	}
	progress, finish := a.progress(f.games, title)
	options.Progress = progress
	sum, err := simulate.Run(ctx, options)
	finish()
	if bug := (*simulate.BugError)(nil); asError(err, &bug) {
		return nil, fail(exitInternal, "%v\nagain: %s", bug, f.again(paths, bug.Game))
	}
	if err != nil {
		return nil, fail(exitContent, "%v", err)
	}
	if sum.Games < sum.Asked {
		fmt.Fprintf(a.err, "stopped after %d of %d games\n", sum.Games, sum.Asked)
	}
	for i, x := range sum.Failures {
		if i == 10 {
			fmt.Fprintf(a.err, "and %d more kinds of failure\n", len(sum.Failures)-i)
			break
		}
		fmt.Fprintf(a.err, "a script failed %d times: %s\n  again: %s\n", x.Count, x.Text, f.again(paths, x.Game))
	}
	if sum.Unfinished > 0 {
		fmt.Fprintf(a.err, "%d games were not over after %d decisions\n  again: %s\n", sum.Unfinished, simulate.MaxDecisions, f.again(paths, sum.Stalled))
	}
	return &sum, nil
}

// progress makes a bar on standard error when that is a terminal; the second function ends it.
func (a *app) progress(total int, title string) (func(int), func()) {
	if !isTerminal(a.err) {
		return nil, func() {}
	}
	p := mpb.New(mpb.WithOutput(a.err), mpb.WithWidth(40))
	bar := p.AddBar(int64(total), mpb.BarRemoveOnComplete(), mpb.PrependDecorators(decor.Name(title+" "), decor.CountersNoUnit("%d/%d")), mpb.AppendDecorators(decor.AverageETA(decor.ET_STYLE_GO)))
	var mu sync.Mutex
	return func(done int) {
			mu.Lock()
			defer mu.Unlock()
			bar.SetCurrent(max(bar.Current(), int64(done)))
		}, func() {
			bar.Abort(true)
			p.Wait()
		}
}

// printSummary prints a summary of games with some content as a table for people.
func (a *app) printSummary(o *opened, s *simulate.Summary) {
	lib := o.Game(s.Game)
	percent := func(x simulate.Share) string {
		return fmt.Sprintf("%5.1f %%  (95 %%: %.1f to %.1f)", 100*x.Value, 100*x.Low, 100*x.High)
	}
	each := func(n int) string {
		if s.Games == 0 {
			return "0"
		}
		return a.say("{1}  ({2} a game)", n, fmt.Sprintf("%.1f", float64(n)/float64(s.Games)))
	}
	rows := [][]string{
		{"games", fmt.Sprint(s.Games)},
	}
	names := append([]string{s.A}, strings.Split(s.B, ", ")...)
	title := s.A + " against " + s.B
	if s.Mixed {
		title, names = "mixed decks", nil
		for i := range s.Wins {
			names = append(names, fmt.Sprintf("the %s deck", []string{"first", "second", "third", "fourth"}[i%4]))
		}
	}
	for i, w := range s.Wins {
		name, policy := names[min(i, len(names)-1)], s.PolicyA
		if i > 0 {
			policy = s.PolicyB
		}
		rows = append(rows, []string{"wins of " + name + " (" + policy + ")", fmt.Sprintf("%d  %s", w.N, percent(w))})
	}
	rows = append(rows, [][]string{
		{"draws", fmt.Sprint(s.Draws)},
		{"won by the first player", percent(s.First)},
		{"turns", each(s.Turns)},
		{"decisions", each(s.Decisions)},
		{"choices", each(s.Choices)},
		{"cards played", each(s.CardsPlayed)},
		{"items", each(s.Items)},
		{"script calls", each(s.ScriptCalls)},
		{"different cards played", fmt.Sprintf("%.0f %%", 100*s.PlayedShare)},
		{"games per CPU second", fmt.Sprintf("%.0f", s.GamesPerCPUSecond)},
		{"state hash", fmt.Sprintf("%016x", s.StateHash)},
	}...)
	if s.Unfinished > 0 {
		rows = append(rows, []string{"unfinished", fmt.Sprint(s.Unfinished)})
	}
	if s.Tainted > 0 {
		rows = append(rows, []string{"games with failed scripts", fmt.Sprint(s.Tainted)})
	}
	for i := range rows {
		rows[i][0] = board.Reword(a.lang, rows[i][0])
	}
	a.table([]string{board.Reword(a.lang, title), s.Format}, rows)
	for i, list := range [][]string{s.UnplayedA, s.UnplayedB} {
		if len(list) == 0 {
			continue
		}
		var cards []string
		for _, id := range list {
			if lib != nil && lib.Cards[id] != nil {
				id = board.Name(lib.Cards[id], a.lang)
			}
			cards = append(cards, id)
		}
		slices.Sort(cards)
		if s.Mixed {
			fmt.Fprintln(a.out, a.say("never played: {1}", strings.Join(cards, "; ")))
			continue
		}
		fmt.Fprintln(a.out, a.say("never played by {1}: {2}", names[min(i, len(names)-1)], strings.Join(cards, "; ")))
	}
}

// seatOf names a player as the rulesets do: A, B.
func seatOf(p engine.Player) string {
	if p < 0 {
		return "nobody"
	}
	return string(rune('A' + p))
}

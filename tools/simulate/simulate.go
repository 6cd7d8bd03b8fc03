// Package simulate lets decks play against themselves and counts what happens.
//
// [Run] plays a number of games between two decks, one [engine.Game] a worker, and returns a [Summary]. Everything in a
// summary but the time is a function of content, decks, seed, policies and number of games: which worker played which
// game, and how many there were, changes nothing, the state hash included.
//
//	sum, err := simulate.Run(ctx, simulate.Options{
//		Library: lib, Format: format, A: annie, B: garen,
//		Games: 2000, Seed: 1, PolicyA: "random", PolicyB: "random",
//	})
//
// # Seats and seeds
//
// Deck A has the first seat in even games and the second in odd ones. Who takes the first turn is the game's own random
// choice. Game i is started with a seed that is mixed from the run's seed and i ([GameSeed]); a policy has a small
// generator of its own, seeded by the game's seed and its seat, so that two policies never share numbers and a game can
// be played again alone.
//
// # Policies
//
// A [Policy] answers decisions. They are registered by name in policies.go and nowhere else; the command and the
// terminal take theirs from there. "random" takes each option of each decision with equal chance and is what speed is
// measured with. "greedy" looks one step ahead with the evaluation of the ruleset.
//
// # Comparing two versions
//
// [Compare] takes two summaries of the same seeds with different content and returns the paired difference of deck A's
// share of wins with its interval: since both versions meet the same luck, small changes show with far fewer games than
// two separate runs would need.
//
// # One game again
//
// [RecordGame] plays one game of a run alone and gives its file, also of a game that ends in an internal error.
//
// The package prints nothing; [Summary.JSON] gives the record for tools.
package simulate

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"sync/atomic"

	"cardlathe/engine"

	"golang.org/x/sync/errgroup"
)

// Options are the choices of a run.
type Options struct {
	Library *engine.Library
	Format  *engine.Format
	A, B    *engine.Deck
	Games   int
	Seed    uint64
	Jobs    int // games at once; 0: one a processor
	// PolicyA and PolicyB name the policies of the decks' players; "": random.
	PolicyA, PolicyB string
	// Progress is called after each game with the number of games that are over, from any goroutine; may be nil.
	Progress func(done int)
}

// MaxDecisions bounds a game: one that is not over after so many decisions counts as unfinished.
const MaxDecisions = 50000

// BugError is a panic of the engine in a game: a bug of ours.
type BugError struct {
	Game  int
	Seed  uint64 // of the game
	Value any
	Stack []byte
}

func (e *BugError) Error() string {
	return fmt.Sprintf("internal error in game %d (its seed is %d): %v\n%s", e.Game, e.Seed, e.Value, e.Stack)
}

// game is what is kept of a game that is over.
type game struct {
	played     bool
	unfinished bool
	tainted    bool
	winner     int8 // 0 deck A, 1 deck B, -1 nobody
	first      int8 // whose player took the first turn
	turns      int32
	decisions  int32
	choices    int32
	cards      int32
	items      int32
	calls      int32
	hash       uint64
}

// worker plays games, one after the other, with one engine.Game.
type worker struct {
	o        *Options
	g        *engine.Game
	matches  [2]*engine.Match // deck A in seat 0, in seat 1
	policies [2]Policy        // of deck A, of deck B
	plays    engine.EventKind
	played   [2]map[string]bool // card ids that were played, by deck
	failures map[string]Failure // by text
}

// Run plays the games. When the context is cancelled it returns the summary of the games that are over, and no error.
func Run(ctx context.Context, o Options) (Summary, error) {
	o.PolicyA, o.PolicyB = cmp.Or(o.PolicyA, Default), cmp.Or(o.PolicyB, Default)
	if o.Jobs <= 0 {
		o.Jobs = runtime.GOMAXPROCS(0)
	}
	o.Jobs = max(1, min(o.Jobs, o.Games))
	workers := make([]*worker, o.Jobs)
	for i := range workers {
		w, err := newWorker(&o)
		if err != nil {
			return Summary{}, err
		}
		workers[i] = w
	}
	results := make([]game, o.Games)
	var next, done atomic.Int64
	before := cpuTime()
	group, ctx := errgroup.WithContext(ctx)
	for _, w := range workers {
		group.Go(func() error {
			for ctx.Err() == nil {
				i := int(next.Add(1) - 1)
				if i >= o.Games {
					return nil
				}
				if err := w.game(ctx, i, &results[i]); err != nil {
					return err
				}
				if n := done.Add(1); o.Progress != nil {
					o.Progress(int(n))
				}
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return Summary{}, err
	}
	return summarize(&o, results, workers, cpuTime()-before), nil
}

func newWorker(o *Options) (*worker, error) {
	w := &worker{o: o, plays: playsEvent(o.Library.Rules.Vocabulary()), failures: map[string]Failure{}}
	for i, decks := range [][]*engine.Deck{{o.A, o.B}, {o.B, o.A}} {
		m, err := engine.Prepare(o.Library, o.Format, decks)
		if err != nil {
			return nil, err
		}
		w.matches[i] = m
	}
	history := false
	for i, name := range []string{o.PolicyA, o.PolicyB} {
		p, err := NewPolicy(name)
		if err != nil {
			return nil, err
		}
		w.policies[i] = p
		history = history || p.Looks()
		w.played[i] = map[string]bool{}
	}
	w.g = engine.NewGame(engine.Options{KeepHistory: history})
	return w, nil
}

// playsEvent is the kind of event that tells that a card was played; 0 when the game has none.
func playsEvent(v *engine.Vocabulary) engine.EventKind {
	i := slices.IndexFunc(v.Events, func(d *engine.EventDecl) bool { return d.Name == "plays" && d.Subject == engine.SubjectPlayer })
	if i < 0 {
		return 0
	}
	return cmp.Or(v.Events[i].History, v.Events[i].Kind)
}

// CardsPlayed counts the cards that were played in a game.
func CardsPlayed(g *engine.Game) int {
	n, kind := 0, playsEvent(g.Vocabulary())
	for e := 1; kind != 0 && e < g.Events(); e++ {
		if g.Event(engine.EventID(e)).Kind == kind {
			n++
		}
	}
	return n
}

// begin readies the policies of the decks for a game; swapped is 1 when deck A has the second seat.
func begin(policies [2]Policy, seed uint64, swapped int) {
	for k, p := range policies {
		p.Begin(seed, engine.Player(k^swapped))
	}
}

// game plays game i.
func (w *worker) game(ctx context.Context, i int, r *game) (err error) {
	seed := GameSeed(w.o.Seed, i)
	defer func() {
		if v := recover(); v != nil {
			err = &BugError{i, seed, v, debug.Stack()}
		}
	}()
	g, swapped := w.g, i&1
	begin(w.policies, seed, swapped)
	g.Start(w.matches[swapped], seed)
	r.first = -1
	for d := g.Decision(); d != nil; d = g.Decision() {
		if r.first < 0 && g.Turn() > 0 && g.Active() >= 0 {
			r.first = int8(int(g.Active()) ^ swapped)
		}
		if r.decisions >= MaxDecisions {
			r.unfinished = true
			break
		}
		if r.decisions&255 == 255 && ctx.Err() != nil {
			return nil
		}
		r.decisions++
		if len(d.Options) > 1 {
			r.choices++
		}
		if len(d.Options) == 0 {
			panic(fmt.Sprintf("a decision of kind %d without options", d.Kind))
		}
		o := w.policies[int(d.Player)^swapped].Choose(g, d)
		if err := g.Apply(o); err != nil {
			panic(err)
		}
	}
	r.played, r.tainted, r.hash = true, g.Tainted(), g.Hash()
	r.turns, r.items, r.calls = g.Turn(), int32(g.ItemsMade()), int32(g.Work().ScriptCalls)
	r.winner = -1
	if over, winner := g.Over(); over && winner >= 0 {
		r.winner = int8(int(winner) ^ swapped)
	}
	for e := 1; w.plays != 0 && e < g.Events(); e++ {
		ev := g.Event(engine.EventID(e))
		if ev.Kind != w.plays || ev.Player < 0 {
			continue
		}
		r.cards++
		if ev.Subject.ID != 0 {
			w.played[int(ev.Player)^swapped][g.Definition(ev.Subject.ID).ID] = true
		}
	}
	for _, f := range g.Diagnostics() {
		x := Failure{failureText(f), 1, i}
		if before, ok := w.failures[x.Text]; ok {
			x.Count, x.Game = before.Count+1, min(i, before.Game)
		}
		w.failures[x.Text] = x
	}
	return nil
}

func failureText(f *engine.ScriptError) string {
	if f.Script == nil {
		return f.Message
	}
	return fmt.Sprintf("%s:%d: %s", f.Script.Path, f.Line, f.Message)
}

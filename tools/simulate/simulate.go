// Package simulate lets decks play against themselves and counts what happens.
//
// [Run] plays a number of games between decks, one [engine.Game] a worker, and returns a [Summary]. Everything in a
// summary but the time is a function of content, decks, seed, policies and number of games: which worker played which
// game, and how many there were, changes nothing, the state hash included.
//
//	sum, err := simulate.Run(ctx, simulate.Options{
//		Library: lib, Format: format, Decks: []*engine.Deck{annie, garen},
//		Games: 2000, Seed: 1, PolicyA: "random", PolicyB: "random",
//	})
//
// # Seats and seeds
//
// The decks move on by one seat from game to game: of two, deck A has the first seat in even games and the second in odd
// ones. With Options.Mixed each game has decks of its own, which the ruleset makes of all cards. Who takes the first turn is the game's own random
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
// [RecordGame] plays one game of a run alone and gives its file, also of a game that ends in an internal error or breaks
// what Options.Check holds it against.
//
// The package prints nothing; [Summary.JSON] gives the record for tools.
package simulate

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"sync/atomic"

	"cardlathe/engine"

	"golang.org/x/sync/errgroup"
)

// Options are the choices of a run.
type Options struct {
	Library *engine.Library
	Format  *engine.Format
	// Decks are as many as the format has players; the first is deck A of the summary.
	Decks []*engine.Deck
	// Mixed is, in place of Decks, the number of players: each game has decks that are made for it.
	Mixed int
	// Check holds every game against what must be true in all games (see Inspect): slow.
	Check bool
	// Between is called before each decision with the game that owes it, the game's number and the decisions before it, from
	// any goroutine, and may give it other content: it stands for somebody who edits while others play. What is played then
	// depends on it. It may be nil.
	Between func(g *engine.Game, game, step int)
	Games   int
	Seed    uint64
	Jobs    int // games at once; 0: one a processor
	// PolicyA and PolicyB name the policies of deck A's player and of the others; "": random.
	PolicyA, PolicyB string
	// Progress is called after each game with the number of games that are over, from any goroutine; may be nil.
	Progress func(done int)
}

// MaxDecisions bounds a game: one that is not over after so many decisions counts as unfinished.
const MaxDecisions = 50000

// BugError is a panic of the engine in a game, or a *Violation: a bug of ours.
type BugError struct {
	Game  int
	Seed  uint64 // of the game
	Value any
	Stack []byte
}

func (e *BugError) Error() string {
	if v, ok := e.Value.(*Violation); ok {
		return fmt.Sprintf("game %d (its seed is %d) breaks what must be true of all games: %v", e.Game, e.Seed, v)
	}
	return fmt.Sprintf("internal error in game %d (its seed is %d): %v\n%s", e.Game, e.Seed, e.Value, e.Stack)
}

// game is what is kept of a game that is over.
type game struct {
	played     bool
	unfinished bool
	tainted    bool
	won        uint8 // a bit for each deck whose player has won; 0: nobody
	first      int8  // whose player took the first turn
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
	matches  []*engine.Match   // by the seat of deck A
	policies []Policy          // by deck
	decks    []map[string]bool // ids of the cards of each deck that can be played
	played   []map[string]bool // card ids that were played, by deck
	failures map[string]Failure
}

// players is the number of decks in a game.
func (o *Options) players() int {
	if o.Mixed > 0 {
		return o.Mixed
	}
	return len(o.Decks)
}

// Flags are the flags of the command that runs these games again, as far as they tell what is played.
func (o *Options) Flags() string {
	var b strings.Builder
	fmt.Fprintf(&b, "--format %s --seed %d -n %d", o.Format.ID, o.Seed, o.Games)
	if o.Mixed > 0 {
		b.WriteString(" --mixed")
	}
	for i, d := range o.Decks {
		fmt.Fprintf(&b, " -%c %s", 'a'+i, d.ID)
	}
	return b.String()
}

// game prepares game i; its decks are by seat.
func (o *Options) game(i int) (*engine.Match, []*engine.Deck, error) {
	n := o.players()
	decks := make([]*engine.Deck, n)
	if o.Mixed == 0 {
		for k, d := range o.Decks {
			decks[(k+i)%n] = d
		}
		m, err := engine.Prepare(o.Library, o.Format, decks)
		return m, decks, err
	}
	m, err := o.Library.Mix(o.Format, decks, func(seat, try int) uint64 {
		return GameSeed(o.Seed, (i*n+o.deckAt(seat, i))*seedsOfDeck+try) >> 1
	})
	return m, decks, err
}

// seedsOfDeck is how many seeds there are for the deck of a player in a game.
const seedsOfDeck = 1000

// deckAt is the number of the deck that a seat has in game i.
func (o *Options) deckAt(seat, i int) int {
	n := o.players()
	return ((seat-i)%n + n) % n
}

// Run plays the games. When the context is cancelled it returns the summary of the games that are over, and no error.
func Run(ctx context.Context, o Options) (Summary, error) {
	o.PolicyA, o.PolicyB = o.policy(0), o.policy(1)
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
	w := &worker{o: o, failures: map[string]Failure{}}
	for i := 0; o.Mixed == 0 && i < len(o.Decks); i++ {
		m, _, err := o.game(i)
		if err != nil {
			return nil, err
		}
		w.matches = append(w.matches, m)
	}
	history := o.Check
	for k := range o.players() {
		p, err := NewPolicy(o.policy(k))
		if err != nil {
			return nil, err
		}
		w.policies = append(w.policies, p)
		history = history || p.Looks()
		w.played, w.decks = append(w.played, map[string]bool{}), append(w.decks, map[string]bool{})
		if o.Mixed == 0 {
			w.meets(k, o.Decks[k])
		}
	}
	w.g = engine.NewGame(engine.Options{KeepHistory: history, CheckDerived: o.Check})
	return w, nil
}

// policy names the policy of a deck's player.
func (o *Options) policy(deck int) string {
	if deck == 0 {
		return cmp.Or(o.PolicyA, Default)
	}
	return cmp.Or(o.PolicyB, Default)
}

// meets notes which cards of a deck can be played.
func (w *worker) meets(k int, d *engine.Deck) {
	for _, s := range w.o.Library.Rules.Vocabulary().Sections {
		for _, e := range d.Sections[s.Name] {
			if c := w.o.Library.Find(e.Card); s.Drawn && c != nil {
				w.decks[k][c.ID] = true
			}
		}
	}
}

// match is the prepared game i.
func (w *worker) match(i int) (*engine.Match, error) {
	if w.o.Mixed == 0 {
		return w.matches[i%len(w.matches)], nil
	}
	m, decks, err := w.o.game(i)
	if err != nil {
		return nil, err
	}
	for seat, d := range decks {
		w.meets(w.o.deckAt(seat, i), d)
	}
	return m, nil
}

// eachPlay calls f for each card that a player played in a game; tokens are no cards.
func eachPlay(g *engine.Game, f func(e *engine.Event)) {
	kind := g.Vocabulary().Plays
	for i := 1; kind != 0 && i < g.Events(); i++ {
		if e := g.Event(engine.EventID(i)); e.Kind == kind && e.Player >= 0 && !g.CardOf(e.Card).Token {
			f(e)
		}
	}
}

// begin readies the policies of the decks for game i.
func begin(policies []Policy, seed uint64, i int) {
	for k, p := range policies {
		p.Begin(seed, engine.Player((k+i)%len(policies)))
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
	g := w.g
	begin(w.policies, seed, i)
	m, err := w.match(i)
	if err != nil {
		return err
	}
	g.Start(m, seed)
	var c *checker
	if w.o.Check {
		c = newChecker(g, m, seed, i)
		c.edited = w.o.Between != nil
	}
	r.first = -1
	seats := make([]Policy, len(w.policies))
	for seat := range seats {
		seats[seat] = w.policies[w.o.deckAt(seat, i)]
	}
	next := func() *engine.Decision {
		if w.o.Between != nil {
			w.o.Between(g, i, int(r.decisions))
		}
		return g.Decision()
	}
	for d := next(); d != nil; d = next() {
		if r.first < 0 && g.Turn() > 0 && g.Active() >= 0 {
			r.first = int8(w.o.deckAt(int(g.Active()), i))
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
		o := seats[d.Player].Choose(g, d)
		if c != nil {
			err = c.apply(d, o, g.Apply)
		} else {
			err = g.Apply(o)
		}
		if err != nil {
			panic(err)
		}
	}
	if c != nil && !r.unfinished {
		if err := c.end(); err != nil {
			panic(err)
		}
	}
	r.played, r.tainted, r.hash = true, g.Tainted(), g.Hash()
	r.turns, r.items, r.calls = g.Turn(), int32(g.ItemsMade()), int32(g.Work().ScriptCalls)
	over, winner := g.Over()
	for p := range engine.Player(g.Players()) {
		if over && g.Friendly(p, winner) {
			r.won |= 1 << w.o.deckAt(int(p), i)
		}
	}
	eachPlay(g, func(e *engine.Event) {
		r.cards++
		if e.Subject.ID != 0 {
			w.played[w.o.deckAt(int(e.Player), i)][g.Definition(e.Subject.ID).ID] = true
		}
	})
	for _, f := range g.Diagnostics() {
		x := Failure{f.Text(), 1, i}
		if before, ok := w.failures[x.Text]; ok {
			x.Count, x.Game = before.Count+1, min(i, before.Game)
		}
		w.failures[x.Text] = x
	}
	return nil
}

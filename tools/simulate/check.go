package simulate

// What must hold in every game, whatever is played: no card is lost, nothing that is counted is negative, what is not offered
// is refused with a reason and changes nothing, undo and replay lead to the same state, and nobody can tell which cards the
// others have in secret.

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"cardlathe/engine"
)

// Violation is a game that broke what must hold in all games.
type Violation struct {
	Step int // decisions before it
	Text string
}

func (v *Violation) Error() string { return fmt.Sprintf("decision %d: %s", v.Step, v.Text) }

// checker holds one game against what must be true of all.
type checker struct {
	g       *engine.Game
	m       *engine.Match
	r       *rand.Rand
	seed    uint64
	n       int
	first   uint64 // hash of the game as it began
	cards   []int
	seen    []engine.Option // every option that was listed in this game, in order
	known   map[engine.Option]bool
	hashes  []uint64
	options []engine.Option
	step    int

	exchanges int // of hidden cards

	edited bool       // the content may be another one from decision to decision
	broken *Violation // the first
}

// newChecker begins to watch a game that has just been started.
func newChecker(g *engine.Game, m *engine.Match, seed uint64, n int) *checker {
	c := &checker{g: g, m: m, seed: seed, n: n, first: g.Hash(), known: map[engine.Option]bool{}, r: rand.New(rand.NewPCG(seed, 7))}
	c.cards = c.census()
	return c
}

func (c *checker) fail(format string, args ...any) {
	if c.broken == nil {
		c.broken = &Violation{c.step, fmt.Sprintf(format, args...)}
	}
}

// err is the first violation.
func (c *checker) err() error {
	if c.broken == nil {
		return nil
	}
	return c.broken
}

// last is the hash of the game after the last answer. What is wrong with it may have changed the game since.
func (c *checker) last() uint64 {
	if len(c.hashes) == 0 {
		return c.first
	}
	return c.hashes[len(c.hashes)-1]
}

// apply answers a decision by answer and checks the game before and after it.
func (c *checker) apply(d *engine.Decision, o engine.Option, answer func(engine.Option) error) error {
	g := c.g
	if !slices.Equal(c.cards, c.census()) {
		c.fail("cards were lost or made")
	}
	c.pools()
	if c.step%10 == 0 {
		c.strangers(d)
	}
	for _, o := range d.Options {
		if !c.known[o] {
			c.known[o] = true
			c.seen = append(c.seen, o)
		}
	}
	if c.step%40 == c.n%40 {
		c.hidden()
	}
	if c.broken != nil {
		return c.broken
	}
	before := g.Hash()
	if err := answer(o); err != nil {
		c.fail("a listed option is refused: %v", err)
		return c.err()
	}
	after := g.Hash()
	c.hashes, c.options = append(c.hashes, after), append(c.options, o)
	if !g.Undo(1) || g.Hash() != before {
		c.fail("undo does not restore the hash")
		return c.err()
	}
	if err := g.Apply(o); err != nil || g.Hash() != after {
		c.fail("the same decision leads elsewhere the second time")
	}
	c.step++
	return c.err()
}

// end checks a game that is over; one in twenty is played again from its record.
func (c *checker) end() error {
	if bad := c.g.Diagnostics(); len(bad) > 0 && !c.edited {
		c.fail("a script failed: %s", bad[0].Text())
	}
	if over, _ := c.g.Over(); !over {
		c.fail("nothing is owed, and the game is not over")
	}
	if c.n%20 == 0 && c.edited {
		// The record has the reloads at their places.
		if err := engine.NewGame(engine.Options{KeepHistory: true}).Replay(c.m, c.g.Record(), nil); err != nil && !errors.Is(err, engine.ErrLost) {
			c.fail("the record of a game that lived through reloads replays differently: %v", err)
		}
	} else if c.n%20 == 0 {
		again := engine.NewGame(engine.Options{})
		again.Start(c.m, c.seed)
		for i, o := range c.options {
			if err := again.Apply(o); err != nil || again.Hash() != c.hashes[i] {
				c.fail("the record replays differently at decision %d: %v", i, err)
				break
			}
		}
	}
	return c.err()
}

// census counts the cards of each player that are no tokens, over all zones, and checks that the zones' lists are whole.
func (c *checker) census() []int {
	g := c.g
	count := make([]int, g.Players())
	seen := 0
	for z := 1; z < g.Zones(); z++ {
		n := 0
		last := engine.ObjectID(0)
		for id := g.First(engine.ZoneID(z)); id != 0; id = g.Next(id) {
			o := g.Object(id)
			if o.Zone != engine.ZoneID(z) || o.Prev != last {
				c.fail("the list of zone %d is broken at object %d", z, id)
			}
			if !g.IsToken(o) {
				count[o.Owner]++
			}
			last = id
			n++
			if n > g.Objects() {
				c.fail("the list of zone %d is a ring", z)
				return count
			}
		}
		if n != g.Count(engine.ZoneID(z)) || g.Last(engine.ZoneID(z)) != last {
			c.fail("zone %d counts wrongly", z)
		}
		seen += n
	}
	if seen != g.Objects()-1 {
		c.fail("%d objects are in no zone", g.Objects()-1-seen)
	}
	return count
}

// pools checks that nothing that is counted is negative.
func (c *checker) pools() {
	g := c.g
	for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
		for k, n := range g.Object(id).Counters {
			if n < 0 {
				c.fail("%s has %d of %s", g.Definition(id).Name, n, g.Vocabulary().Counters[k].Name)
			}
		}
	}
}

// strangers offers answers that are not listed: options of other moments of this game, and listed ones with one id,
// target, amount or place changed. Each must be refused with a rule and change nothing.
func (c *checker) strangers(d *engine.Decision) {
	g := c.g
	before := g.Hash()
	listed := slices.Clone(d.Options)
	refuse := func(o engine.Option) {
		if slices.Contains(listed, o) {
			return
		}
		err := g.Apply(o)
		refused, ok := err.(*engine.RefusedError)
		if !ok {
			c.fail("an option that is not listed is taken: %+v", o)
			return
		}
		if refused.Refusal.Rule == 0 || refused.Refusal.Reason == "" {
			c.fail("%+v is refused without a rule", o)
		}
	}
	for _, o := range c.seen {
		refuse(o)
	}
	for _, o := range listed {
		for _, delta := range []int32{-1, 1, 17} {
			for _, x := range []engine.Option{{Kind: o.Kind, Of: o.Of, Inc: o.Inc, N: o.N + delta, M: o.M}, {Kind: o.Kind, Of: o.Of, Inc: o.Inc, N: o.N, M: o.M + delta},
				{Kind: o.Kind, Of: o.Of, Inc: o.Inc + int16(delta), N: o.N, M: o.M}, {Kind: o.Kind, Of: o.Of + engine.DatumKind(delta), Inc: o.Inc, N: o.N, M: o.M}, {Kind: o.Kind + engine.OptionKind(delta), Of: o.Of, Inc: o.Inc, N: o.N, M: o.M}} {
				refuse(x)
			}
		}
	}
	if g.Hash() != before {
		c.fail("a refused answer changed the game")
	}
}

// hidden exchanges what each player cannot see for other cards: views, logs and options must not tell. The log is long: whole it is
// told to one player each time, to the others its end.
func (c *checker) hidden() {
	c.exchanges++
	for p := range engine.Player(c.g.Players()) {
		copied, err := engine.LoadGame(c.g.Library(), c.g.Save(), engine.Options{KeepHistory: true})
		if lacks := (*engine.LacksCardError)(nil); c.edited && errors.As(err, &lacks) {
			return // only the game itself still has a card that was deleted
		}
		if err != nil {
			c.fail("a save does not load: %v", err)
			return
		}
		since := engine.EventID(0)
		if c.exchanges%c.g.Players() != int(p) {
			since = engine.EventID(max(0, copied.Events()-80))
		}
		before := c.look(copied, p, since)
		copied.Exchange(p, c.seed+uint64(c.step))
		if after := c.look(copied, p, since); before != after {
			at := 0
			for at < min(len(before), len(after)) && before[at] == after[at] {
				at++
			}
			from := max(0, at-120)
			c.fail("player %d sees that hidden cards were exchanged:\n%.300s\n%.300s", p, before[from:], after[from:])
			return
		}
	}
}

func (c *checker) look(g *engine.Game, p engine.Player, since engine.EventID) string {
	text, err := json.Marshal(struct {
		View engine.View
		Log  []engine.LogLine
	}{g.View(p, "en"), g.Log(p, since, "en")})
	if err != nil {
		c.fail("%v", err)
	}
	return string(text)
}

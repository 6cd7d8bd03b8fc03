package games_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
)

var (
	propertyGames = flag.Int("property-games", 2000, "how many random games the property test plays")
	propertySeed  = flag.Uint64("property-seed", 1, "the seed of the first game of the property test")
)

// shipped is the shipped content with its scripts, loaded once.
var shipped = sync.OnceValue(func() *engine.Library {
	content, list := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if list.HasErrors() {
		panic(list.Err())
	}
	return content.Library.Game("riftbound")
})

var deckNames = []string{"annie", "garen", "lux", "master-yi"}

// match prepares a match between two of the four decks.
func match(t testing.TB, lib *engine.Library, a, b string) *engine.Match {
	t.Helper()
	m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{lib.Decks[a], lib.Decks[b]})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestRandomGames plays random games and checks after every decision what must hold in every game.
func TestRandomGames(t *testing.T) {
	lib := shipped()
	const workers = 2
	var wait sync.WaitGroup
	for w := range workers {
		wait.Add(1)
		go func() {
			defer wait.Done()
			g := engine.NewGame(engine.Options{KeepHistory: true, CheckDerived: true})
			for n := w; n < *propertyGames && !t.Failed(); n += workers {
				seed := *propertySeed + uint64(n)
				a, b := deckNames[n%4], deckNames[n/4%4]
				c := checker{t: t, g: g, known: map[engine.Option]bool{}, r: rand.New(rand.NewPCG(seed, 7)), name: fmt.Sprintf("%s against %s, -property-seed %d", a, b, seed)}
				c.play(match(t, lib, a, b), seed, n)
			}
		}()
	}
	wait.Wait()
}

type checker struct {
	t     *testing.T
	g     *engine.Game
	r     *rand.Rand
	name  string
	seen  []engine.Option // every option that was listed in this game, in order
	known map[engine.Option]bool
	step  int
}

func (c *checker) fail(format string, args ...any) {
	c.t.Errorf("%s, decision %d: %s", c.name, c.step, fmt.Sprintf(format, args...))
}

func (c *checker) play(m *engine.Match, seed uint64, n int) {
	g := c.g
	g.Start(m, seed)
	cards := c.census()
	var hashes []uint64
	var options []engine.Option
	for c.step = 0; ; c.step++ {
		d := g.Decision()
		if d == nil {
			break
		}
		if c.t.Failed() {
			return
		}
		if c.step > 5000 {
			c.fail("the game does not end")
			return
		}
		if !slices.Equal(cards, c.census()) {
			c.fail("cards were lost or made")
			return
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
		if c.step%40 == n%40 {
			c.hidden(seed)
		}
		before := g.Hash()
		o := d.Options[c.r.IntN(len(d.Options))]
		if err := g.Apply(o); err != nil {
			c.fail("a listed option is refused: %v", err)
			return
		}
		after := g.Hash()
		if !g.Undo(1) || g.Hash() != before {
			c.fail("undo does not restore the hash")
			return
		}
		if err := g.Apply(o); err != nil || g.Hash() != after {
			c.fail("the same decision leads elsewhere the second time")
			return
		}
		hashes = append(hashes, after)
		options = append(options, o)
	}
	if len(g.Diagnostics()) > 0 {
		c.fail("a script failed: %s", g.Diagnostics()[0].Message)
	}
	over, winner := g.Over()
	if !over || winner == engine.NoPlayer {
		c.fail("the game ended without a winner")
	}
	if n%20 == 0 {
		again := engine.NewGame(engine.Options{})
		again.Start(m, seed)
		for i, o := range options {
			if err := again.Apply(o); err != nil || again.Hash() != hashes[i] {
				c.fail("the record replays differently at decision %d: %v", i, err)
				return
			}
		}
	}
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
			if !g.Definition(id).Token {
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

// hidden exchanges what each player cannot see for other cards: views, logs and options must not tell.
func (c *checker) hidden(seed uint64) {
	for p := range engine.Player(c.g.Players()) {
		copied, err := engine.LoadGame(c.g.Library(), c.g.Save(), engine.Options{KeepHistory: true})
		if err != nil {
			c.fail("a save does not load: %v", err)
			return
		}
		before := c.look(copied, p)
		copied.Exchange(p, seed+uint64(c.step))
		if after := c.look(copied, p); before != after {
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

func (c *checker) look(g *engine.Game, p engine.Player) string {
	text, err := json.Marshal(struct {
		View engine.View
		Log  []engine.LogLine
	}{g.View(p, "en"), g.Log(p, 0)})
	if err != nil {
		c.fail("%v", err)
	}
	return string(text)
}

package games_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
)

// raise saves the facts of a card with a number that is n larger; false when its file does not say the number by its name.
func (e *editor) raise(c *engine.Card, number string, n int) bool {
	f := e.files[c.File]
	if f == nil || c.Line == 0 {
		return false
	}
	lines := strings.SplitAfter(string(f.Data), "\n")
	said := regexp.MustCompile(`^(\s*` + regexp.QuoteMeta(number) + `\s*=\s*)\d+(\s*)$`)
	for i := c.Line; i < len(lines) && !strings.HasPrefix(lines[i], "}"); i++ {
		if m := said.FindStringSubmatch(lines[i]); m != nil {
			lines[i] = fmt.Sprint(m[1], n, m[2])
			e.put(c.File, []byte(strings.Join(lines, "")))
			return true
		}
	}
	return false
}

// TestFaultB17StatsOfCardsInPlay: a game in progress takes changed facts at once, whole: wherever a card of it is (on the board,
// in hand, in a deck, waiting to resolve) it has the new number, and what stands on it is counted anew. A task that
// somebody has begun to answer ends first; what is taken back and decided anew is decided under the new number; and the
// record plays the same game again.
func TestFaultB17StatsOfCardsInPlay(t *testing.T) {
	e := newEditor(t, 1)
	for _, rules := range e.rules {
		voc := rules.Vocabulary()
		t.Run(voc.Game, func(t *testing.T) {
			first := e.game(rules)
			x := settingOf(t, rules)
			m, err := engine.Prepare(first, first.Formats[x.format.ID], []*engine.Deck{first.Decks[x.decks[0].ID], first.Decks[x.decks[1].ID]})
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(2, 2))
			zones := map[string]int{}
			seen := map[*engine.Card]bool{}
			stacked := 0
			g := engine.NewGame(engine.Options{KeepHistory: true, CheckDerived: true})
			enough := func() bool {
				return zones["board"] >= 3 && zones["elsewhere"] >= 3 && zones["undone"] >= 2 && stacked > 0
			}
			for seed := uint64(1); seed <= 6 && !enough(); seed++ {
				g.Start(m, seed)
				for step := 0; g.Decision() != nil && !enough(); step++ {
					if step%12 == 5 {
						id := engine.ObjectID(1 + r.IntN(g.Objects()-1))
						if zones["board"] < 3 { // something on the board, if there is anything
							for k := engine.ObjectID(1); int(k) < g.Objects(); k++ {
								if c := g.Definition(k); voc.Zones[g.KindOf(k)].Board && c.HasNumber != 0 && !seen[c] && strings.HasSuffix(c.File, ".hcl") {
									id = k
								}
							}
						}
						change(t, e, rules, g, id, seen, zones)
					}
					if g.HasItems() {
						stacked++
					}
					d := g.Decision()
					if d == nil {
						break
					}
					apply(t, g, d.Options[r.IntN(len(d.Options))])
				}
				if err := engine.NewGame(engine.Options{KeepHistory: true}).Replay(m, g.Record(), nil); err != nil && err != engine.ErrLost {
					t.Errorf("game %d: %v", seed, err)
				}
				if len(g.Diagnostics()) > 0 {
					t.Errorf("game %d: %s", seed, messages(g))
				}
			}
			if !enough() {
				t.Errorf("of what was tried there is too little: %v, %d decisions with something waiting", zones, stacked)
			}
			for _, name := range slices.Sorted(maps.Keys(e.sound)) {
				if strings.HasPrefix(name, voc.Game+"/") {
					e.put(name, e.sound[name])
				}
			}
			e.load(nil)
		})
	}
}

// change gives the card of an object another number in its file and looks at the game at once.
func change(t *testing.T, e *editor, rules engine.Ruleset, g *engine.Game, id engine.ObjectID, seen map[*engine.Card]bool, zones map[string]int) {
	t.Helper()
	voc, c := rules.Vocabulary(), g.Definition(id)
	number := -1
	for n := range voc.Numbers {
		if c.HasNumber&engine.Bit(n) != 0 && (number < 0 || int(g.Derived(id).Numbers[n]) == int(c.Numbers[n])) && e.raise(c, voc.Numbers[n].Name, int(c.Numbers[n])) {
			number = n
		}
	}
	if number < 0 {
		return
	}
	name := voc.Numbers[number].Name
	was, had := int(g.Derived(id).Numbers[number]), int(c.Numbers[number])
	ref, kind := g.Ref(id), g.KindOf(id)
	e.raise(c, name, had+1)
	e.load([]string{c.File})
	if e.found.HasErrors() { // the number may have no more room
		e.raise(c, name, had)
		e.load([]string{c.File})
		return
	}
	next := e.game(rules)
	g.Replace(next)
	zones["edits"]++
	if g.Library() != next {
		zones["in a task"]++ // that somebody has begun to answer
		if g.Definition(id) != c {
			t.Errorf("a task in progress has the new %s of %s already", name, c.Name)
		}
		return
	}
	d := g.Definition(id)
	if g.Decision() == nil || !g.Live(ref) || g.KindOf(id) != kind || d.ID != c.ID {
		return // the number moved something
	}
	if int(d.Numbers[number]) != had+1 {
		t.Errorf("%s of %s is %d in the game, in its file %d", name, c.Name, d.Numbers[number], had+1)
	}
	if now := int(g.Derived(id).Numbers[number]); was == had && now != had+1 {
		t.Errorf("%s of %s in %s is %d, and its file says %d now", name, c.Name, voc.Zones[kind].Name, now, had+1)
	}
	if voc.Zones[kind].Board {
		zones["board"]++
	} else {
		zones["elsewhere"]++
	}
	seen[d] = true
	if g.CanUndo() == 0 || zones["edits"]%3 != 0 {
		return
	}
	answers := g.Record().Answers
	last := answers[len(answers)-1].Option
	if !g.Undo(1) {
		t.Fatal("undo fails")
	}
	if dec := g.Decision(); dec != nil && dec.Lists(last) {
		apply(t, g, last)
		zones["undone"]++
	}
}

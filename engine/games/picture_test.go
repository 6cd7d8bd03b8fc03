package games_test

import (
	"slices"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// TestPictures: what a picture names exists.
func TestPictures(t *testing.T) {
	for _, r := range games.All() {
		v := r.Vocabulary()
		p := v.Picture
		if p == nil { // it is drawn by its zones
			continue
		}
		has := func(what string, words []engine.Word, name string) {
			if name != "" && !slices.ContainsFunc(words, func(w engine.Word) bool { return w.Name == name }) {
				t.Errorf("%s: the picture names the %s %q, which does not exist", v.Game, what, name)
			}
		}
		has("status", v.Statuses, p.Turned)
		for _, c := range append([]string{p.Wounds, p.Score}, p.Pool...) {
			has("counter", v.Counters, c)
		}
		for _, x := range p.BoardPhases {
			has("phase", v.Phases, x)
		}
		for _, n := range slices.Concat(p.Costs, p.Stats) {
			if !slices.ContainsFunc(v.Numbers, func(d engine.NumberDecl) bool { return d.Name == n }) {
				t.Errorf("%s: there is no number %q", v.Game, n)
			}
		}
		for z := range p.Shapes {
			if !slices.ContainsFunc(v.Zones, func(k engine.ZoneKind) bool { return k.Name == z }) {
				t.Errorf("%s: there is no zone %q", v.Game, z)
			}
		}
		if p.Goal != "" && !slices.ContainsFunc(v.ViewFields, func(f *engine.ViewField) bool { return f.Of == engine.PlayerDatum && f.Name == p.Goal }) {
			t.Errorf("%s: players have no field %q", v.Game, p.Goal)
		}
		for _, c := range v.Colors {
			if c.Name != "" && p.Paint[c.Name] == "" {
				t.Errorf("%s: %s has no colour", v.Game, c.Name)
			}
		}
	}
}

// TestBoardsRoundTrip: a position that is written as a board and built again is written as the same board, in the middle
// of games too. What a board cannot state is not looked at: only decisions in an open turn are.
func TestBoardsRoundTrip(t *testing.T) {
	content, diags := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	for _, c := range []struct {
		game, format string
		decks        []string
	}{
		{"riftbound", "proving-grounds", []string{"annie", "garen"}},
		{"riftbound", "skirmish", []string{"mixed:1", "mixed:2", "mixed:3"}},
		{"union-arena", "", []string{"code-geass", "jujutsu-kaisen"}},
		{"duel-of-champions", "", []string{"haven", "inferno"}},
	} {
		t.Run(c.game+" "+c.format, func(t *testing.T) {
			lib := content.Game(c.game)
			words := lib.Rules.Vocabulary()
			var decks []*engine.Deck
			format := lib.Formats[c.format]
			for _, id := range c.decks {
				d, err := lib.DeckNamed(id, format)
				if d == nil {
					d = lib.Decks[id]
				}
				if d == nil {
					t.Fatal(err)
				}
				decks = append(decks, d)
			}
			if format == nil {
				format = lib.Formats[decks[0].Format]
			}
			m, err := engine.Prepare(lib, format, decks)
			if err != nil {
				t.Fatal(err)
			}
			g := engine.NewGame(engine.Options{})
			g.Start(m, 5)
			random := engine.Generator(9)
			seen := 0
			for n := 0; n < 400; n++ {
				d := g.Decision()
				if d == nil {
					break
				}
				end, _ := lib.Rules.Means(g, d.Player, "end_turn", nil)
				if d.Lists(end) && d.Player == g.Active() && words.Phases[g.Phase()].Name == words.Picture.BoardPhases[0] {
					seen++
					board := words.Picture.Board(g)
					again, _, problems := engine.NewBoard(lib, format, board, 1, engine.Options{})
					if len(problems) > 0 {
						t.Fatalf("decision %d: %+v", n, problems)
					}
					if diff := cmp.Diff(board, words.Picture.Board(again), cmpopts.IgnoreFields(engine.Spec{}, "Thing"), cmpopts.EquateEmpty()); diff != "" {
						t.Fatalf("decision %d: the board that is built is another one:\n%s", n, diff)
					}
				}
				if err := g.Apply(d.Options[random.Below(len(d.Options))]); err != nil {
					t.Fatal(err)
				}
			}
			if seen < 3 {
				t.Errorf("only %d positions were tried", seen)
			}
		})
	}
}

// TestExplainedNumbers: the parts of a number add up to it, whoever gave them.
func TestExplainedNumbers(t *testing.T) {
	content, diags := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	for game, decks := range map[string][2]string{"riftbound": {"annie", "garen"}, "duel-of-champions": {"haven", "inferno"}, "union-arena": {"code-geass", "jujutsu-kaisen"}} {
		lib := content.Game(game)
		a, b := lib.Decks[decks[0]], lib.Decks[decks[1]]
		m, err := engine.Prepare(lib, lib.Formats[a.Format], []*engine.Deck{a, b})
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(engine.Options{})
		random := engine.Generator(3)
		changed := 0
		for seed := range uint64(3) {
			g.Start(m, seed)
			for range 250 {
				d := g.Decision()
				if d == nil {
					break
				}
				_ = g.Apply(d.Options[random.Below(len(d.Options))])
				for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
					if !lib.Rules.Vocabulary().Zones[g.KindOf(id)].Board {
						continue
					}
					for n := range lib.Rules.Vocabulary().Numbers {
						if g.Definition(id).HasNumber&engine.Bit(n) == 0 {
							continue
						}
						sum, parts := g.Explain(id, engine.NumberID(n))
						for _, p := range parts {
							if changed++; p.Set {
								sum = p.Amount
							} else {
								sum += p.Amount
							}
						}
						if now := int(g.Derived(id).Numbers[n]); sum != now {
							t.Fatalf("%s: %s of %s is %d, and the parts come to %d: %+v", game, lib.Rules.Vocabulary().Numbers[n].Name, g.Definition(id).Name, now, sum, parts)
						}
					}
				}
			}
		}
		if changed == 0 {
			t.Errorf("%s: nothing was ever changed", game)
		}
	}
}

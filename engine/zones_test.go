package engine

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// bareGame is a game of two players with three kinds of zone, one of them a stack, and no rules.
func bareGame() *Game {
	v := &Vocabulary{Game: "bare", Zones: []ZoneKind{{Name: "seat", Board: true}, {Name: "table", Board: true, Place: true}, {Name: "pile", Stack: true}}}
	g := &Game{voc: v}
	g.bare(2)
	g.SetSeats(g.NewZone(0, NoPlayer, 0))
	card := &Card{ID: "card", Name: "Card"}
	for p := range Player(2) {
		g.NewObject(g.Cast(card), p, 1)
	}
	for _, kind := range []uint8{1, 2, 2} {
		g.NewZone(kind, NoPlayer, 0)
	}
	return g
}

func listed(g *Game, z ZoneID) []ObjectID {
	var list []ObjectID
	last := ObjectID(0)
	for id := g.First(z); id != 0; id = g.Next(id) {
		if o := g.Object(id); o.Prev != last || o.Zone != z {
			return nil
		}
		list = append(list, id)
		last = id
	}
	if g.Last(z) != last || g.Count(z) != len(list) {
		return nil
	}
	return list
}

// TestCopiesStayCopies: an object with the status of copies is a token wherever it goes; its other statuses end.
func TestCopiesStayCopies(t *testing.T) {
	g := bareGame()
	id := g.NewObject(g.Cast(&Card{ID: "card"}), 0, 2)
	g.SetStatus(id, 3, true)
	if g.IsToken(g.Object(id)) {
		t.Error("without a status of copies an object is a token")
	}
	g.voc.CopyStatus = 3 + 1
	g.SetStatus(id, 1, true)
	if g.Put(id, 3, false); !g.IsToken(g.Object(id)) || g.Status(id, 1) {
		t.Errorf("after it has moved its statuses are %b", g.Object(id).Status)
	}
}

// TestZoneLists moves objects at random and compares the zones' lists, and what is listed of the board, with slices.
func TestZoneLists(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := bareGame()
		want := map[ZoneID][]ObjectID{2: {}, 3: {}, 4: {}}
		zone := rapid.SampledFrom([]ZoneID{2, 3, 4})
		var made []ObjectID
		for range rapid.IntRange(1, 8).Draw(t, "objects") {
			z := zone.Draw(t, "zone")
			id := g.NewObject(g.Cast(&Card{ID: "card"}), 0, z)
			want[z] = append(want[z], id)
			made = append(made, id)
		}
		take := func(id ObjectID) {
			z := g.Object(id).Zone
			want[z] = slices.DeleteFunc(slices.Clone(want[z]), func(o ObjectID) bool { return o == id })
		}
		lay := func(id ObjectID, z ZoneID, top bool) {
			if top {
				want[z] = slices.Insert(want[z], 0, id)
			} else {
				want[z] = append(want[z], id)
			}
		}
		type past struct {
			mark Mark
			want map[ZoneID][]ObjectID
			hash uint64
		}
		var marks []past
		t.Repeat(map[string]func(*rapid.T){
			"put": func(t *rapid.T) {
				id, z, top := rapid.SampledFrom(made).Draw(t, "object"), zone.Draw(t, "zone"), rapid.Bool().Draw(t, "top")
				from, inc := g.Object(id).Zone, g.Object(id).Inc
				take(id)
				r := g.Put(id, z, top)
				lay(id, z, top)
				same := from == 2 && z == 2
				if (r.Inc == inc) != same || r.Inc != g.Object(id).Inc || !g.Live(r) {
					t.Fatalf("from zone %d to %d: incarnation %d becomes %d", from, z, inc, r.Inc)
				}
			},
			"reorder": func(t *rapid.T) {
				id, top := rapid.SampledFrom(made).Draw(t, "object"), rapid.Bool().Draw(t, "top")
				z, inc := g.Object(id).Zone, g.Object(id).Inc
				take(id)
				g.Reorder(id, top)
				lay(id, z, top)
				if g.Object(id).Inc != inc {
					t.Fatal("reordering makes a new incarnation")
				}
			},
			"shuffle": func(t *rapid.T) {
				z := zone.Draw(t, "zone")
				g.Shuffle(z)
				now := listed(g, z)
				a, b := slices.Sorted(slices.Values(now)), slices.Sorted(slices.Values(want[z]))
				if !slices.Equal(a, b) {
					t.Fatalf("shuffling makes %v of %v", now, want[z])
				}
				want[z] = now
			},
			"mark": func(t *rapid.T) {
				copied := map[ZoneID][]ObjectID{}
				for z, list := range want {
					copied[z] = slices.Clone(list)
				}
				marks = append(marks, past{g.s.mark(), copied, g.Hash()})
			},
			"back": func(t *rapid.T) {
				if len(marks) == 0 {
					t.Skip("no mark")
				}
				m := marks[len(marks)-1]
				marks = marks[:len(marks)-1]
				g.back(&m.mark)
				want = m.want
				if g.Hash() != m.hash {
					t.Fatal("back gives another hash")
				}
			},
			"": func(t *rapid.T) {
				for z, list := range want {
					if now := listed(g, z); !slices.Equal(now, list) {
						t.Fatalf("zone %d holds %v, not %v", z, now, list)
					}
				}
				if on := g.Lying(1); !slices.Equal(on, want[2]) {
					t.Fatalf("on the table lie %v, and %v are listed", want[2], on)
				}
				g.checkSurvey()
			},
		})
	})
}

// TestShuffleIsFair: every order of three comes about as often.
func TestShuffleIsFair(t *testing.T) {
	g := bareGame()
	for range 3 {
		g.NewObject(g.Cast(&Card{ID: "card"}), 0, 3)
	}
	const n = 6000
	seen := map[[3]ObjectID]int{}
	for range n {
		g.Shuffle(3)
		seen[[3]ObjectID(listed(g, 3))]++
	}
	if len(seen) != 6 {
		t.Fatalf("%d of 6 orders came", len(seen))
	}
	for order, k := range seen {
		if k < n/6-200 || k > n/6+200 {
			t.Errorf("%v came %d times of %d", order, k, n)
		}
	}
}

// TestRandom: numbers stay within bounds, come about equally often, and depend on the generator alone.
func TestRandom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed, n := rapid.Uint64().Draw(t, "seed"), rapid.IntRange(-3, 1<<30).Draw(t, "n")
		g, h := bareGame(), bareGame()
		g.s.registers.rows[0].Random, h.s.registers.rows[0].Random = seed, seed
		m := g.s.mark()
		var drawn []int
		for range 5 {
			x := g.Random(n)
			if x < 0 || x >= max(n, 1) {
				t.Fatalf("Random(%d) gives %d", n, x)
			}
			if y := h.Random(n); y != x {
				t.Fatalf("the same generator gives %d and %d", x, y)
			}
			drawn = append(drawn, x)
		}
		g.s.back(&m)
		for i, x := range drawn {
			if y := g.Random(n); y != x {
				t.Fatalf("draw %d gives %d after undo, %d before", i, y, x)
			}
		}
	})
	for _, n := range []int{2, 3, 6, 7, 10, 40} {
		g := bareGame()
		g.s.registers.rows[0].Random = 12345
		count := make([]int, n)
		const each = 2000
		for range each * n {
			count[g.Random(n)]++
		}
		// chi-square with n-1 degrees of freedom: mean n-1, standard deviation sqrt(2(n-1)); five of them are allowed
		chi := 0.0
		for _, k := range count {
			d := float64(k - each)
			chi += d * d / each
		}
		free := float64(n - 1)
		if bound := free + 5*1.5*(1+free/4); chi > bound+10 {
			t.Errorf("Random(%d): chi-square %.1f with %.0f degrees of freedom", n, chi, free)
		}
	}
}

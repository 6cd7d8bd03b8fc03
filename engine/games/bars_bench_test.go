package games_test

import (
	"math/rand/v2"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"cardlathe/engine"
	"cardlathe/engine/games"
)

// The bars of the design's section 10, each as a ratio measured within one run.

// processorTime is the user and system time of this process.
func processorTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// player plays whole games at random.
type player struct {
	b      testing.TB
	g      *engine.Game
	source *rand.PCG
	r      *rand.Rand
}

func newPlayer(b testing.TB, o engine.Options) *player {
	source := rand.NewPCG(0, 0)
	return &player{b, engine.NewGame(o), source, rand.New(source)}
}

func (p *player) start(m *engine.Match, seed uint64) {
	p.source.Seed(seed, 1)
	p.g.Start(m, seed)
}

// steps applies up to n decisions; it returns how many there were.
func (p *player) steps(n int) int {
	for i := range n {
		d := p.g.Decision()
		if d == nil {
			return i
		}
		if err := p.g.Apply(d.Options[p.r.IntN(len(d.Options))]); err != nil {
			p.b.Fatal(err)
		}
	}
	return n
}

const toTheEnd = 1 << 20

// BenchmarkStart: starting a game on a warm worker is at most 3 % of that game.
func BenchmarkStart(b *testing.B) {
	for _, rules := range games.All() {
		b.Run(rules.Vocabulary().Game, func(b *testing.B) {
			m := settingOf(b, rules).pair(b)
			p := newPlayer(b, engine.Options{})
			for seed := range uint64(30) {
				p.start(m, seed)
				p.steps(toTheEnd)
			}
			var starting, playing time.Duration
			b.ReportAllocs()
			seed := uint64(0)
			for b.Loop() {
				seed++
				now := time.Now()
				p.start(m, seed)
				started := time.Now()
				p.steps(toTheEnd)
				starting += started.Sub(now)
				playing += time.Since(started)
			}
			b.ReportMetric(100*starting.Seconds()/(starting+playing).Seconds(), "%start")
			b.ReportMetric(float64(starting.Nanoseconds())/float64(b.N), "ns/start")
			b.ReportMetric(testing.AllocsPerRun(50, func() { p.g.Start(m, 7) }), "allocs/start")
		})
	}
}

// BenchmarkSnapshot: keeping a mid-game state and returning to it costs at most four times two copies of the bytes of
// all its rows, and allocates nothing.
func BenchmarkSnapshot(b *testing.B) {
	for _, rules := range games.All() {
		b.Run(rules.Vocabulary().Game, func(b *testing.B) {
			m := settingOf(b, rules).pair(b)
			p := newPlayer(b, engine.Options{})
			p.start(m, 3)
			p.steps(120)
			if p.g.Decision() == nil {
				b.Fatal("the game is over")
			}
			var c engine.Checkpoint
			hash := p.g.Hash()
			p.g.Keep(&c)
			p.steps(30)
			p.g.Return(&c)
			if p.g.Hash() != hash {
				b.Fatal("returning does not restore the hash")
			}
			from, into := make([]byte, p.g.StateBytes()), make([]byte, p.g.StateBytes())
			var kept, copied time.Duration
			const each = 200
			b.ReportAllocs()
			for b.Loop() {
				now := time.Now()
				for range each {
					p.g.Keep(&c)
					p.g.Return(&c)
				}
				between := time.Now()
				for range each {
					copy(into, from)
					copy(from, into)
				}
				kept += between.Sub(now)
				copied += time.Since(between)
			}
			b.ReportMetric(kept.Seconds()/copied.Seconds(), "kept/copied")
			b.ReportMetric(float64(p.g.StateBytes()), "bytes")
			b.ReportMetric(float64(kept.Nanoseconds())/each/float64(b.N), "ns/keep+return")
			b.ReportMetric(testing.AllocsPerRun(100, func() { p.g.Keep(&c); p.g.Return(&c) }), "allocs/keep+return")
		})
	}
}

// TestReturnAndPlayOn: from a checkpoint a game goes on as it would have without, whatever came between.
func TestReturnAndPlayOn(t *testing.T) {
	for _, rules := range games.All() {
		t.Run(rules.Vocabulary().Game, func(t *testing.T) {
			m := settingOf(t, rules).pair(t)
			for seed := range uint64(20) {
				p := newPlayer(t, engine.Options{CheckDerived: true})
				p.start(m, seed)
				p.steps(int(10 + 8*seed))
				if p.g.Decision() == nil {
					continue
				}
				var c engine.Checkpoint
				p.g.Keep(&c)
				hash := p.g.Hash()
				var ends [3]uint64
				for i := range ends {
					p.source.Seed(seed, 99)
					p.steps(60)
					ends[i] = p.g.Hash()
					p.source.Seed(seed, uint64(i))
					p.steps(20) // elsewhere
					p.g.Return(&c)
					if p.g.Hash() != hash {
						t.Fatalf("seed %d: returning does not restore the hash", seed)
					}
				}
				if ends[0] != ends[1] || ends[1] != ends[2] {
					t.Errorf("seed %d: the same decisions lead to %x after returning", seed, ends)
				}
			}
		})
	}
}

// plainUnits are shipped units without any text.
func plainUnits(lib *engine.Library) (names []string) {
	for _, name := range []string{"Pouty Poro", "Mystic Poro", "Stalwart Poro", "Daring Poro", "Playful Phantom", "Mega-Mech", "Mountain Drake", "Petty Officer", "Vanguard Sergeant", "Vanguard Attendant", "Zephyr Sage", "Garen, Rugged", "Annie, Stubborn"} {
		if c := lib.Names[name]; c != nil && c.Script == nil && len(c.Abilities) == 0 {
			names = append(names, name)
		}
	}
	return names
}

// BenchmarkDecisionLoop plays duels of cards without scripts: what the kernel and the rules allocate by themselves. The
// bar is none at all.
func BenchmarkDecisionLoop(b *testing.B) {
	_, lib := overlay(b, nil, map[string]string{"Question": twoQuestions(1)})
	names := plainUnits(lib)
	if len(names) < 6 {
		b.Fatalf("only %v have no text", names)
	}
	d := tinyDeck("plain", entries(4, names...)...)
	d.Sections["runes"] = entries(3, "Fury Rune", "Calm Rune", "Order Rune", "Body Rune")
	m, err := engine.Prepare(lib, lib.Formats["overlay"], []*engine.Deck{d, d})
	if err != nil {
		b.Fatal(err)
	}
	p := newPlayer(b, engine.Options{})
	for seed := range uint64(300) {
		p.start(m, seed)
		p.steps(toTheEnd)
	}
	var before, after runtime.MemStats
	decisions := 0
	b.ReportAllocs()
	seed := uint64(0)
	var mallocs, bytes uint64
	for b.Loop() {
		seed = (seed + 1) % 300 // games whose memory is there already
		p.start(m, seed)
		runtime.ReadMemStats(&before)
		decisions += p.steps(toTheEnd)
		runtime.ReadMemStats(&after)
		mallocs += after.Mallocs - before.Mallocs
		bytes += after.TotalAlloc - before.TotalAlloc
		if p.g.Work().ScriptCalls > 0 {
			b.Fatal("a script ran")
		}
	}
	b.ReportMetric(float64(mallocs)/float64(decisions), "allocs/decision")
	b.ReportMetric(float64(bytes)/float64(decisions), "B/decision")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
}

// Ten cards in Go.

// goEffects runs functions of scripts that are written in Go instead of Lua; it has no others.
type goEffects struct {
	b      testing.TB
	byPath map[*engine.Script]goEffect
	voc    *engine.Vocabulary
	verbs  map[string]*engine.Verb
	foes   engine.Filter
	at     *engine.Arg
	args   engine.Args
	one    [1]engine.Datum
}

type goEffect func(e *goEffects, t *engine.Task)

// goStop is what unwinds a task that asks.
var goStop = new(byte)

func (e *goEffects) Signal() any { return goStop }

func (e *goEffects) Value(*engine.Context, *engine.Script, engine.Func) engine.Datum {
	e.b.Fatal("the ten cards have no predicates")
	return engine.Datum{}
}

func (e *goEffects) Run(t *engine.Task, s *engine.Script, f engine.Func) {
	run := e.byPath[s]
	if run == nil || f != 1 {
		e.b.Fatalf("%s has no function %d in Go", s.ID, f)
	}
	run(e, t)
}

// it is the chosen target of a slot as a list.
func (e *goEffects) it(t *engine.Task, slot string) []engine.Datum {
	d, _ := t.Chosen(slot)
	return d.List()
}

func (e *goEffects) do(t *engine.Task, verb string, fill func(in *engine.Args)) engine.Datum {
	e.args.Reset()
	fill(&e.args)
	return t.CallVerb(e.verbs[verb], &e.args)
}

func (e *goEffects) deal(t *engine.Task, n int, list []engine.Datum) {
	e.do(t, "deal", func(in *engine.Args) { in.Add("n").Datum = engine.Num(n); in.Add("objects").List = list })
}

func (e *goEffects) draw(t *engine.Task, n int) {
	e.do(t, "draw", func(in *engine.Args) { in.Add("n").Datum = engine.Num(n) })
}

// tenCards are ten shipped cards as Go functions.
var tenCards = map[string]goEffect{
	"Incinerate":        func(e *goEffects, t *engine.Task) { e.deal(t, 2, e.it(t, "it")) },
	"Falling Comet":     func(e *goEffects, t *engine.Task) { e.deal(t, 6, e.it(t, "it")) },
	"Crackshot Corsair": func(e *goEffects, t *engine.Task) { e.deal(t, 1, e.it(t, "foe")) },
	"Lecturing Yordle":  func(e *goEffects, t *engine.Task) { e.draw(t, 1) },
	"Gust": func(e *goEffects, t *engine.Task) {
		list := e.it(t, "it")
		e.do(t, "bounce", func(in *engine.Args) { in.Add("objects").List = list })
	},
	"First Mate": func(e *goEffects, t *engine.Task) {
		list := e.it(t, "it")
		e.do(t, "ready", func(in *engine.Args) { in.Add("objects").List = list })
	},
	"Traveling Merchant": func(e *goEffects, t *engine.Task) {
		e.do(t, "discard", func(in *engine.Args) { in.Add("n").Datum = engine.Num(1) })
		e.draw(t, 1)
	},
	"Noxian Drummer": func(e *goEffects, t *engine.Task) {
		var here []engine.Datum
		if t.Here != 0 {
			here = append(here, engine.At(t.Here))
		}
		e.do(t, "play_token", func(in *engine.Args) { in.Add("name").Datum = engine.Str("Recruit"); in.Add("at").List = here })
	},
	"Mobilize": func(e *goEffects, t *engine.Task) {
		d := e.do(t, "channel", func(in *engine.Args) {
			in.Add("n").Datum = engine.Num(1)
			in.Add("exhausted").Datum = engine.Truth(true)
		})
		if d.Kind != engine.ResultDatum || !d.Ext.Result.Done {
			e.draw(t, 1)
		}
	},
	"Firestorm": func(e *goEffects, t *engine.Task) {
		where, _ := t.Chosen("where")
		e.at.Refs[0].Datum = where
		e.deal(t, 3, t.All(&e.foes))
	},
}

// inGo makes a library whose effects are the Go functions of the ten cards.
func inGo(b testing.TB, lib *engine.Library) *engine.Library {
	copied := *lib
	copied.Effects = func() engine.Effects {
		e := &goEffects{b: b, voc: lib.Rules.Vocabulary(), byPath: map[*engine.Script]goEffect{}, verbs: map[string]*engine.Verb{}}
		for name, f := range tenCards {
			e.byPath[lib.Names[name].Script] = f
		}
		for _, v := range e.voc.Verbs {
			e.verbs[v.Name] = v
		}
		field := func(name string) *engine.Field {
			for _, f := range e.voc.Fields {
				if f.Name == name && f.Subject == engine.SubjectObject {
					return f
				}
			}
			b.Fatalf("no field %s", name)
			return nil
		}
		for _, f := range e.voc.Filters {
			if f.Name == "unit" {
				e.foes.Subject = f
			}
		}
		e.foes.Tests = []engine.Test{{Field: field("enemy"), Arg: engine.Arg{Flag: true}}, {Field: field("at"), Arg: engine.Arg{Refs: []engine.Expr{{Op: engine.OpDatum}}}}}
		e.at = &e.foes.Tests[1].Arg
		return e
	}
	return &copied
}

// tenDecks prepares a match of decks of the ten cards and units without text, for a library.
func tenDecks(b testing.TB, lib *engine.Library) *engine.Match {
	var names []string
	for name := range tenCards {
		if c := lib.Names[name]; c == nil || c.Script == nil || strings.TrimSpace(c.Unplayable) != "" {
			b.Fatalf("%s is no playable card with a script", name)
		}
	}
	for _, name := range []string{"Incinerate", "Falling Comet", "Crackshot Corsair", "Lecturing Yordle", "Gust", "First Mate", "Traveling Merchant", "Noxian Drummer", "Mobilize", "Firestorm"} {
		names = append(names, name)
	}
	d := tinyDeck("ten", append(entries(3, names...), entries(2, plainUnits(lib)[:5]...)...)...)
	d.Sections["runes"] = append(entries(3, "Fury Rune", "Body Rune"), entries(2, "Mind Rune", "Chaos Rune", "Order Rune")...)
	m, err := engine.Prepare(lib, lib.Formats["overlay"], []*engine.Deck{d, d})
	if err != nil {
		b.Fatal(err)
	}
	return m
}

// TestTenCards: 100 seeded games of the ten cards come to the same hash after every decision, whether their effects are
// Lua or Go.
func TestTenCards(t *testing.T) {
	_, lib := overlay(t, nil, map[string]string{"Question": twoQuestions(1)})
	lua, inGo := tenDecks(t, lib), tenDecks(t, inGo(t, lib))
	p, q := newPlayer(t, engine.Options{}), newPlayer(t, engine.Options{})
	calls, verbs := 0, 0
	for seed := range uint64(100) {
		p.start(lua, seed)
		q.start(inGo, seed)
		for step := 0; ; step++ {
			if p.g.Hash() != q.g.Hash() {
				t.Fatalf("seed %d: the games part at decision %d", seed, step)
			}
			if p.steps(1) != q.steps(1) {
				t.Fatalf("seed %d: one game ends earlier, at decision %d", seed, step)
			}
			if p.g.Decision() == nil {
				break
			}
		}
		calls += p.g.Work().ScriptCalls
		verbs += p.g.Work().VerbCalls
	}
	if calls < 1000 || verbs < 1000 {
		t.Errorf("only %d calls of effects and %d of verbs in 100 games", calls, verbs)
	}
}

// BenchmarkTenCards plays the same 200 games with the effects of ten cards in Lua and in Go. The bar: games with Lua cost
// at most twice as much.
func BenchmarkTenCards(b *testing.B) {
	_, lib := overlay(b, nil, map[string]string{"Question": twoQuestions(1)})
	matches := [2]*engine.Match{tenDecks(b, lib), tenDecks(b, inGo(b, lib))}
	players := [2]*player{newPlayer(b, engine.Options{}), newPlayer(b, engine.Options{})}
	var spent [2]time.Duration
	var calls int
	const batch, games = 20, 200
	run := func(which, from int, count bool) (hashes [batch]uint64) {
		p := players[which]
		before := processorTime()
		for i := range batch {
			p.start(matches[which], uint64(from+i))
			p.steps(toTheEnd)
			hashes[i] = p.g.Hash()
			if count && which == 0 {
				calls += p.g.Work().ScriptCalls
			}
		}
		if count {
			spent[which] += processorTime() - before
		}
		return hashes
	}
	for which := range 2 {
		run(which, 0, false)
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		for from := 0; from < games; from += batch {
			first := from / batch % 2
			one := run(first, from, true)
			other := run(1-first, from, true)
			if one != other {
				b.Fatal("Lua and Go come to different hashes")
			}
		}
		n += games
	}
	b.ReportMetric(spent[0].Seconds()/spent[1].Seconds(), "lua/go")
	b.ReportMetric(float64(spent[0].Microseconds())/float64(n), "µs/lua-game")
	b.ReportMetric(float64(spent[1].Microseconds())/float64(n), "µs/go-game")
	b.ReportMetric(float64(calls)/float64(n), "scripts/game")
}

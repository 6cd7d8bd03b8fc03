package games_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// The corpus of hostile scripts. The first line of each says how it ends:
//
//	-- refused 3: the message           it does not load
//	-- fails 3: the message             it loads, and fails when it runs
//	-- harmless: it does nothing        it runs to its end, and what it tries has no effect
//
// The second says what it tries. A line "-- as: Watcher" makes it the script of that card (Question, a spell that is played,
// when there is none) or, as "lib", the lib.lua of the set. go test ./engine/games -run Hostile -update writes the first
// lines anew; read the diff.
const hostileDir = "../../scripts/testdata/hostile"

type hostile struct {
	name, as, text string
	kind, want     string // "refused", "fails" or "harmless", and the rest of the line
}

func hostileScripts(t *testing.T) []hostile {
	t.Helper()
	files, err := filepath.Glob(hostileDir + "/*.lua")
	if err != nil || len(files) < 60 {
		t.Fatalf("%d hostile scripts: %v", len(files), err)
	}
	var out []hostile
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		h := hostile{name: strings.TrimSuffix(filepath.Base(f), ".lua"), as: "Question", text: string(data)}
		m := regexp.MustCompile(`^-- (refused|fails|harmless)(.*)\n`).FindStringSubmatch(h.text)
		if m == nil && !*update {
			t.Errorf("%s: the first line does not say how it ends", f)
			continue
		}
		if m != nil {
			h.kind, h.want = m[1], strings.TrimSpace(m[2])
		}
		if m := regexp.MustCompile(`(?m)^-- as: (.*)$`).FindStringSubmatch(h.text); m != nil {
			h.as = m[1]
		}
		out = append(out, h)
	}
	return out
}

// plainQuestion does a little of everything that an ability may wait for.
const plainQuestion = `on_play { effect = function(fx)
  fx:gain_xp(1)
  fx:deal(1, fx:all(unit { enemy = true }))
  fx:draw(1)
  fx:kill(fx:all(unit { friendly = true, name = "Dummy" }))
end }`

func (h *hostile) files() map[string]string {
	switch h.as {
	case "lib":
		return map[string]string{"lib": h.text, "question": "on_play { effect = function(fx) lib.run(fx) end }"}
	case "Question":
		return map[string]string{"question": h.text}
	}
	return map[string]string{"question": plainQuestion, strings.ToLower(h.as): h.text}
}

// cost is what the thread of the caller has used.
type cost struct {
	cpu   time.Duration
	bytes uint64
}

func spent() cost {
	var u syscall.Rusage
	if err := syscall.Getrusage(1, &u); err != nil { // RUSAGE_THREAD
		panic(err)
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return cost{time.Duration(u.Utime.Nano() + u.Stime.Nano()), m.TotalAlloc}
}

// dearest does something and returns what it cost: CPU time of this thread, and all bytes that were allocated, garbage too.
func dearest(do func()) cost {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	a := spent()
	do()
	b := spent()
	return cost{b.cpu - a.cpu, b.bytes - a.bytes}
}

// provoke plays on until everything that a hostile script may wait for has happened: the spells, a unit, an attack, the
// ends of some turns. It returns what the dearest of these decisions cost.
func provoke(t *testing.T, g *engine.Game) (most cost) {
	t.Helper()
	step := func(o engine.Option) {
		c := dearest(func() {
			if err := g.Apply(o); err != nil {
				t.Fatal(err)
			}
		})
		most.cpu, most.bytes = max(most.cpu, c.cpu), max(most.bytes, c.bytes)
	}
	for _, name := range []string{"Question", "Watcher", "Dummy", "Question"} {
		o, err := g.Library().Rules.Means(g, 0, "play", []engine.Spec{text(name)})
		if d := g.Decision(); err != nil || d == nil || !d.Lists(o) {
			continue // the script forbids it, or makes it dear
		}
		step(o)
		for n := 0; n < 400 && g.Decision() != nil && (g.HasItems() || g.Decision().Kind < engine.DecisionRules); n++ {
			step(g.Decision().Options[0])
		}
	}
	r := rand.New(rand.NewPCG(7, 7))
	for n := 0; n < 60 && g.Decision() != nil; n++ {
		step(g.Decision().Options[r.IntN(len(g.Decision().Options))])
	}
	return most
}

// TestHostileScripts runs each of them in a live game, while another game goes on beside it, and lets the worker play a game
// without it afterwards: nothing that a card does is seen in another game, by another worker or later.
func TestHostileScripts(t *testing.T) {
	load := quickly(t)
	other, _ := load(nil)
	apart := match(t, other, deckNames[0], deckNames[1])
	// beside plays a game of other cards to its 150th decision.
	beside := func(g *engine.Game, m *engine.Match) uint64 {
		g.Start(m, 5)
		r := rand.New(rand.NewPCG(5, 5))
		for n := 0; n < 150 && g.Decision() != nil; n++ {
			if err := g.Apply(g.Decision().Options[r.IntN(len(g.Decision().Options))]); err != nil {
				t.Error(err)
				break
			}
		}
		return g.Hash()
	}
	undisturbed := beside(engine.NewGame(engine.Options{}), apart)
	kinds := map[string]int{}
	for _, h := range hostileScripts(t) {
		t.Run(h.name, func(t *testing.T) {
			var lib *engine.Library
			var findings []string
			loading := dearest(func() {
				var diags diag.List
				lib, diags = load(h.files())
				for _, d := range diags {
					if d.IsError() && strings.Contains(d.File(), "overlay") {
						line := fmt.Sprintf("%d: %s", d.Line(), d.Summary)
						if d.Fix != "" {
							line += "; " + d.Fix
						}
						findings = append(findings, line)
					}
				}
			})
			got, kind := "", "refused"
			if len(findings) > 0 {
				got = findings[0]
				if lib.Names[strings.ReplaceAll(h.as, "lib", "Question")].Unplayable == "" && h.as != "lib" {
					t.Error("it is refused, and its card is playable")
				}
			}
			setup := func() *engine.Game {
				return board(t, lib, engine.Options{FailAtVerb: 1 << 30}, []string{"Question", "Dummy", "Watcher", "Question"}, []string{"Dummy", "Keeper", "Watcher"}, []string{"Dummy", "Keeper"})
			}
			if got == "" {
				// First alone, to see what it costs.
				g := setup()
				most := provoke(t, g)
				if limit := 100 * time.Millisecond * slow; most.cpu > limit {
					t.Errorf("a decision took %v of CPU, more than %v", most.cpu, limit)
				}
				if most.bytes > 64<<20 {
					t.Errorf("a decision allocated %d MB", most.bytes>>20)
				}
				t.Logf("%v and %d KB for the dearest decision", most.cpu.Round(time.Microsecond), most.bytes>>10)
				if err := g.Broken(); err != nil {
					t.Error(err)
				}
				if kind = "harmless"; len(g.Diagnostics()) > 0 {
					e := g.Diagnostics()[0]
					kind, got = "fails", fmt.Sprintf("%d: %s", e.Line, e.Message)
					for _, e := range g.Diagnostics() {
						if e.Card != strings.ReplaceAll(h.as, "lib", "Question") || e.Ability == "" || e.Script == nil {
							t.Errorf("the failure does not name the card, its ability and its file: %s", e.Text())
						}
					}
					if said, _ := failed(g); !said && !g.Tainted() {
						t.Error("nothing tells that a script failed")
					}
				}
				// Then again, with another game on another worker: both go on as they would alone.
				alone := g.Hash()
				done := make(chan uint64)
				go func() { done <- beside(engine.NewGame(engine.Options{}), apart) }()
				g = setup()
				provoke(t, g)
				if hash := <-done; hash != undisturbed {
					t.Error("the other game went on otherwise")
				}
				if g.Hash() != alone {
					t.Error("run again, the game goes on otherwise")
				}
				// The next game of the same worker sees nothing of it: it is played with the same Lua state.
				if hash := beside(g, match(t, lib, deckNames[0], deckNames[1])); hash != undisturbed {
					t.Error("the next game of the worker went on otherwise")
				}
			} else if loading.cpu > 100*time.Millisecond*slow || loading.bytes > 64<<20 {
				t.Errorf("refusing it took %v of CPU and %d MB", loading.cpu, loading.bytes>>20)
			}
			kinds[kind]++
			first := fmt.Sprintf("-- %s %s", kind, got)
			if kind == "harmless" {
				first = "-- harmless" + strings.TrimRight(" "+strings.TrimPrefix(h.want, " "), " ")
				if h.kind != kind {
					first = "-- harmless: it does nothing"
				}
			}
			if *update {
				body := h.text
				if h.kind != "" {
					_, body, _ = strings.Cut(body, "\n")
				}
				if err := os.WriteFile(filepath.Join(hostileDir, h.name+".lua"), []byte(first+"\n"+body), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if have, _, _ := strings.Cut(h.text, "\n"); have != first {
				t.Errorf("it ends otherwise than its first line says:\n  %s\n  %s", have, first)
			}
		})
	}
	t.Logf("%v", kinds)
}

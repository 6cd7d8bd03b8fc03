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
// The second says what it tries. A line "-- as: Watcher" makes it the script of that card (Question, which is played,
// when there is none) or, as "lib", the lib.lua of the set. They are written in the words of the first game and tried in every game
// that has such words; where it ends otherwise there, a line "-- union-arena: fails 3: the message" says so.
// go test ./engine/games -run Hostile -update writes these lines anew; read the diff.
const hostileDir = "../../scripts/testdata/hostile"

type hostile struct {
	name, as, text string
	elsewhere      map[string]string // what is said of other games
}

var ofAGame = regexp.MustCompile(`(?m)^-- (union-arena|duel-of-champions): (.*)\n`)

// in is the script in the words of a stage.
func (h hostile) in(s *stage) hostile {
	h.text = s.says(ofAGame.ReplaceAllString(h.text, ""))
	return h
}

// ends is how it ends on a stage: what its file says of that game, else the first line in the words of the game.
func (h *hostile) ends(s *stage) string {
	if line, ok := h.elsewhere[s.game()]; ok {
		return "-- " + line
	}
	first, _, _ := strings.Cut(h.text, "\n")
	return s.says(first)
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
		h := hostile{elsewhere: map[string]string{}, name: strings.TrimSuffix(filepath.Base(f), ".lua"), as: "Question", text: string(data)}
		m := regexp.MustCompile(`^-- (refused|fails|harmless)(.*)\n`).FindStringSubmatch(h.text)
		if m == nil && !*update {
			t.Errorf("%s: the first line does not say how it ends", f)
			continue
		}
		if m == nil {
			h.text = "--\n" + h.text // the line that is written now
		}
		if m := regexp.MustCompile(`(?m)^-- as: (.*)$`).FindStringSubmatch(h.text); m != nil {
			h.as = m[1]
		}
		for _, m := range ofAGame.FindAllStringSubmatch(h.text, -1) {
			h.elsewhere[m[1]] = m[2]
		}
		out = append(out, h)
	}
	return out
}

// write says in the file how it has ended on each stage.
func (h *hostile) write(t *testing.T, ended map[string]string) {
	t.Helper()
	_, body, _ := strings.Cut(ofAGame.ReplaceAllString(h.text, ""), "\n")
	first := ended[stages[0].game()]
	text := first + "\n"
	for i := range stages[1:] {
		s := &stages[1+i]
		if now, ok := ended[s.game()]; ok && now != s.says(first) && (!strings.HasPrefix(first, "-- harmless") || !strings.HasPrefix(now, "-- harmless")) {
			text += "-- " + s.game() + ": " + strings.TrimPrefix(now, "-- ") + "\n"
		}
	}
	if err := os.WriteFile(filepath.Join(hostileDir, h.name+".lua"), []byte(text+body), 0o644); err != nil {
		t.Fatal(err)
	}
}

func (h *hostile) files(plain string) map[string]string {
	switch h.as {
	case "lib":
		return map[string]string{"lib": h.text, "question": "on_play { effect = function(fx) lib.run(fx) end }"}
	case "Question":
		return map[string]string{"question": h.text}
	}
	return map[string]string{"question": plain, strings.ToLower(h.as): h.text}
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
	list := hostileScripts(t)
	ended := map[string]map[string]string{} // by script and game
	for i := range stages {
		t.Run(stages[i].game(), func(t *testing.T) { hostileOn(t, &stages[i], list, ended) })
	}
	if *update {
		for i := range list {
			list[i].write(t, ended[list[i].name])
		}
	}
}

func hostileOn(t *testing.T, s *stage, list []hostile, ended map[string]map[string]string) {
	load := s.quickly(t)
	other, _ := load(nil)
	x := settingOf(t, s.rules)
	// beside plays a game of other cards to its 150th decision.
	beside := func(g *engine.Game, lib *engine.Library) uint64 {
		m, err := engine.Prepare(lib, lib.Formats[x.format.ID], []*engine.Deck{lib.Decks[x.decks[0].ID], lib.Decks[x.decks[1].ID]})
		if err != nil {
			t.Error(err)
			return 0
		}
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
	undisturbed := beside(engine.NewGame(engine.Options{}), other)
	kinds := map[string]int{}
	for _, h := range list {
		want := h.ends(s)
		if h = h.in(s); !s.knows(h.text) {
			kinds["other words"]++
			continue
		}
		t.Run(h.name, func(t *testing.T) {
			kind, got := h.run(t, s, load, func(g *engine.Game, alike bool) {
				if !alike {
					if hash := beside(engine.NewGame(engine.Options{}), other); hash != undisturbed {
						t.Error("the other game went on otherwise")
					}
				} else if hash := beside(g, g.Library()); hash != undisturbed {
					// The next game of the same worker sees nothing of it: it is played with the same Lua state.
					t.Error("the next game of the worker went on otherwise")
				}
			})
			kinds[kind]++
			now := strings.TrimRight(fmt.Sprintf("-- %s %s", kind, got), " ")
			switch {
			case kind == "harmless" && strings.HasPrefix(want, "-- harmless"):
				now = want // and why
			case kind == "harmless":
				now += ": it does nothing"
			}
			if ended[h.name] == nil {
				ended[h.name] = map[string]string{}
			}
			if ended[h.name][s.game()] = now; now != want && !*update {
				t.Errorf("it ends otherwise than its file says:\n  %s\n  %s", want, now)
			}
		})
	}
	t.Logf("%v", kinds)
	if kinds["fails"] < 60 {
		t.Errorf("only %v have failed in a game", kinds)
	}
}

// run tries a script on a stage and tells how it ends. Beside plays another game: on another worker at the same time, or as the
// next one of the worker.
func (h *hostile) run(t *testing.T, s *stage, load func(map[string]string) (*engine.Library, diag.List), beside func(g *engine.Game, alike bool)) (kind, got string) {
	var lib *engine.Library
	card := strings.ReplaceAll(h.as, "lib", "Question")
	loading := dearest(func() {
		var diags diag.List
		lib, diags = load(h.files(s.plain))
		for _, d := range diags {
			if d.IsError() && strings.Contains(d.File(), "overlay") && got == "" {
				got = fmt.Sprintf("%d: %s", d.Line(), d.Summary)
				if d.Fix != "" {
					got += "; " + d.Fix
				}
			}
		}
	})
	if got != "" {
		if lib.Names[card].Unplayable == "" && h.as != "lib" {
			t.Error("it is refused, and its card is playable")
		}
		if loading.cpu > 100*time.Millisecond*slow || loading.bytes > 64<<20 {
			t.Errorf("refusing it took %v of CPU and %d MB", loading.cpu, loading.bytes>>20)
		}
		return "refused", got
	}
	if why := lib.Names[card].Unplayable; why != "" {
		return "refused", "as a whole: " + why
	}
	setup := func() *engine.Game {
		return s.begin(t, lib, engine.Options{FailAtVerb: 1 << 30}, 1, []string{"Question", "Dummy", "Watcher", "Question"}, []string{"Dummy", "Keeper", "Watcher"}, []string{"Dummy", "Keeper"})
	}
	// First alone, to see what it costs. A machine that is slow for a moment is given more than one try: what the text costs is
	// the least of them.
	g := setup()
	most := provoke(t, g)
	limit := 100 * time.Millisecond * slow
	for range 4 {
		if most.cpu <= limit {
			break
		}
		g = setup()
		most.cpu = min(most.cpu, provoke(t, g).cpu)
	}
	if most.cpu > limit {
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
			if e.Card != card || e.Ability == "" || e.Script == nil {
				t.Errorf("the failure does not name the card, its ability and its file: %s", e.Text())
			}
		}
		if said, _ := failed(g); !said && !g.Tainted() {
			t.Error("nothing tells that a script failed")
		}
	}
	// Then again, with another game on another worker: both go on as they would alone.
	alone := g.Hash()
	done := make(chan bool)
	go func() { beside(nil, false); done <- true }()
	g = setup()
	provoke(t, g)
	<-done
	if g.Hash() != alone {
		t.Error("run again, the game goes on otherwise")
	}
	beside(g, true)
	return kind, got
}

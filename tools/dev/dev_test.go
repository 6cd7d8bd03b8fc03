package dev_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/tools/dev"
	"cardlathe/tools/scenario"
)

const patience = 60 * time.Second

// project writes a tree of one set with n cards, the first of which draws one card when it is played.
func project(t testing.TB, n int) string {
	dir := filepath.Join(t.TempDir(), "sets")
	put(t, filepath.Join(dir, "riftbound/mine/set.hcl"), "set \"mine\" {\n  game = \"riftbound\"\n  title = \"Mine\"\n  version = \"1.0.0\"\n}\n")
	var facts strings.Builder
	for i := range n {
		if i%100 == 0 && i > 0 {
			put(t, filepath.Join(dir, fmt.Sprintf("riftbound/mine/cards%d.hcl", i/100)), facts.String())
			facts.Reset()
		}
		fmt.Fprintf(&facts, "card \"MIN-%04d\" {\n  name = \"Wisp %d\"\n  type = \"unit\"\n  energy = 0\n  might = 1\n}\n", i, i)
		put(t, script(dir, i), draws(1))
	}
	put(t, filepath.Join(dir, "riftbound/mine/cards.hcl"), facts.String())
	put(t, filepath.Join(dir, "riftbound/mine/scenarios/wisp.lua"), `scenario "Wisp 0 draws one" {
  board = { A = { hand = { "Wisp 0" } } },
  play = function(s)
    s.A:play("Wisp 0")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
`)
	return dir
}

func script(dir string, i int) string {
	return filepath.Join(dir, fmt.Sprintf("riftbound/mine/cards/wisp-%d.lua", i))
}

func draws(n int) string {
	return fmt.Sprintf("triggered {\n  on = self.played,\n  effect = function(fx) fx:draw(%d) end,\n}\n", n)
}

func put(t testing.TB, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// words is a writer that may be read while the loop writes.
type words struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (w *words) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.b.Write(p)
}

func (w *words) take() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	s := w.b.String()
	w.b.Reset()
	return s
}

type desk struct {
	*dev.Loop
	dir      string
	reloads  chan dev.Report
	runs     chan dev.Run
	out, err words
}

// work starts a loop over a folder of sets.
func work(t testing.TB, dir string, change func(*dev.Loop)) *desk {
	d := &desk{dir: dir, reloads: make(chan dev.Report, 100), runs: make(chan dev.Run, 100)}
	d.Loop = &dev.Loop{
		Paths: func() []string { return []string{dir} }, Roots: []string{dir}, Rules: games.All(), Out: &d.out, Err: &d.err,
		OnReload: func(r dev.Report) { d.reloads <- r }, OnRun: func(r dev.Run) { d.runs <- r },
	}
	if change != nil {
		change(d.Loop)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- d.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		select {
		case err := <-ended:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(patience):
			t.Error("the loop does not end")
		}
	})
	return d
}

func wait[T any](t testing.TB, from chan T) T {
	t.Helper()
	select {
	case v := <-from:
		return v
	case <-time.After(patience):
		t.Fatal("waited in vain")
		panic("unreachable")
	}
}

func TestSaveBreakAndMend(t *testing.T) {
	dir := project(t, 3)
	d := work(t, dir, nil)
	if r := wait(t, d.reloads); r.Diagnostics.HasErrors() {
		t.Fatal(r.Diagnostics)
	}
	if r := wait(t, d.runs); r.Failed != 0 || r.Passed == 0 {
		t.Fatalf("first run: %s\n%s", r.Summary, d.out.take())
	}
	d.out.take()
	d.err.take()

	// Another number, seen by the scenario of the card.
	put(t, script(dir, 0), draws(2))
	if r := wait(t, d.reloads); !slices.Equal(r.Cards, []string{"Wisp 0"}) || r.Live <= 0 {
		t.Errorf("changed %q in %v", r.Cards, r.Live)
	}
	if r := wait(t, d.runs); r.Failed != 1 || len(r.Results) != 1 {
		t.Errorf("after the change: %s", r.Summary)
	}
	if out := d.out.take(); !strings.Contains(out, "FAIL Wisp 0 draws one") || !strings.Contains(out, "hand_size") {
		t.Errorf("printed %q", out)
	}
	if err := d.err.take(); !strings.Contains(err, "live in ") || !strings.Contains(err, "Wisp 0") {
		t.Errorf("said %q", err)
	}

	// A mistake: the old text stays.
	put(t, script(dir, 0), "triggered {\n  on = self.played,\n  effect = functio(fx) fx:draw(1) end,\n}\n")
	r := wait(t, d.reloads)
	if len(r.Stale) != 1 || !r.Diagnostics.HasErrors() {
		t.Errorf("stale %q, findings %v", r.Stale, r.Diagnostics)
	}
	if len(r.Content.Game("riftbound").Cards["MIN-0000"].Abilities) != 1 {
		t.Error("the last good version is gone")
	}
	wait(t, d.runs)
	if out := d.out.take(); out != "" {
		t.Errorf("the last good version is tried once more: %q", out)
	}
	if err := d.err.take(); !strings.Contains(err, "wisp-0.lua") || !strings.Contains(err, "functio(fx)") || !strings.Contains(err, "kept the last good version") {
		t.Errorf("said %q", err)
	}

	// While it stands, another file is saved: the failure of the old text comes first, the mistake last.
	put(t, filepath.Join(dir, "riftbound/mine/scenarios/rock.lua"), "scenario \"rock\" {\n  board = { A = { base = { vanilla(1) } } },\n  play = function(s) s:expect(vanilla(1), { might = 1 }) end,\n}\n")
	wait(t, d.reloads)
	if r := wait(t, d.runs); r.Failed != 1 || r.Passed != 1 {
		t.Errorf("beside the mistake: %s", r.Summary)
	}
	if err := d.err.take(); !strings.Contains(err, "functio(fx)") {
		t.Errorf("said %q", err)
	}

	// Mended.
	put(t, script(dir, 0), draws(1))
	if r := wait(t, d.reloads); len(r.Fixed) != 1 || r.Diagnostics.HasErrors() {
		t.Errorf("fixed %q, findings %v", r.Fixed, r.Diagnostics)
	}
	if r := wait(t, d.runs); r.Failed != 0 || r.Passed != 1 {
		t.Errorf("after mending: %s\n%s", r.Summary, d.out.take())
	}
	if err := d.err.take(); !strings.Contains(err, "fixed: ") {
		t.Errorf("said %q", err)
	}

	// A fact, a new file and a scenario.
	put(t, filepath.Join(dir, "riftbound/mine/more.hcl"), "card \"MIN-9999\" {\n  name = \"Late Wisp\"\n  type = \"unit\"\n  energy = 1\n  might = 1\n}\n")
	if r := wait(t, d.reloads); !slices.Equal(r.Cards, []string{"Late Wisp"}) {
		t.Errorf("changed %q", r.Cards)
	}
	wait(t, d.runs)
	put(t, filepath.Join(dir, "riftbound/mine/scenarios/late.lua"), "scenario \"late\" {\n  board = { A = { base = { \"Late Wisp\" } } },\n  play = function(s) s:expect(\"Late Wisp\", { might = 2 }) end,\n}\n")
	wait(t, d.reloads)
	if r := wait(t, d.runs); r.Failed != 1 {
		t.Errorf("the new scenario: %s", r.Summary)
	}
	put(t, filepath.Join(dir, "riftbound/mine/more.hcl"), "card \"MIN-9999\" {\n  name = \"Late Wisp\"\n  type = \"unit\"\n  energy = 1\n  might = 2\n}\n")
	wait(t, d.reloads)
	if r := wait(t, d.runs); r.Failed != 0 || r.Passed == 0 {
		t.Errorf("after the new might: %s\n%s", r.Summary, d.out.take())
	}
}

// TestSaveDuringTheFirstRun: what a save concerns is tried at once, what has not run yet after it, and nothing is told
// twice or not at all.
func TestSaveDuringTheFirstRun(t *testing.T) {
	dir := project(t, 1)
	const others = 25 * 12
	for i := range 25 {
		put(t, filepath.Join(dir, fmt.Sprintf("riftbound/mine/scenarios/other-%02d.lua", i)), `scenario "a rock" {
  cases = { { n = 1 }, { n = 2 }, { n = 3 }, { n = 4 }, { n = 5 }, { n = 6 }, { n = 7 }, { n = 8 }, { n = 9 }, { n = 10 }, { n = 11 }, { n = 12 } },
  board = function(c) return { A = { base = { vanilla(c.n) } } } end,
  play = function(s, c) s:expect(vanilla(c.n), { might = c.n }) end,
}
`)
	}
	far := make(chan bool, 100)
	d := work(t, dir, func(l *dev.Loop) {
		l.Jobs = 1
		l.Err = io.MultiWriter(l.Err, hearing{" scenarios\n", far})
	})
	wait(t, d.reloads)
	wait(t, far)
	select {
	case r := <-d.runs:
		t.Fatalf("told already: %s", r.Summary)
	default:
	}
	put(t, script(dir, 0), draws(2))
	if r := wait(t, d.reloads); !slices.Equal(r.Cards, []string{"Wisp 0"}) {
		t.Errorf("changed %q", r.Cards)
	}
	isWisp := func(r scenario.Result) bool { return r.Name == "Wisp 0 draws one" }
	if r := wait(t, d.runs); len(r.Results) != 1 || r.Failed != 1 || !isWisp(r.Results[0]) {
		t.Errorf("what is told first: %s", r.Summary)
	}
	if out := d.out.take(); !strings.HasPrefix(out, "FAIL Wisp 0 draws one") || !strings.HasSuffix(out, "0 passed, 1 failed, 0 skipped\n") {
		t.Errorf("printed %q", out)
	}
	r := wait(t, d.runs)
	if r.Failed != 0 || r.Passed != others || slices.ContainsFunc(r.Results, isWisp) {
		t.Errorf("the others: %s", r.Summary)
	}
	seen := map[string]bool{}
	for _, x := range r.Results {
		if seen[x.File+x.Name] {
			t.Errorf("%s: %s is told twice", x.File, x.Name)
		}
		seen[x.File+x.Name] = true
	}
	if out := d.out.take(); out != r.Summary.String()+"\n" {
		t.Errorf("printed %q", out)
	}
	if err := d.err.take(); !strings.Contains(err, "running the scenarios of ") || !strings.Contains(err, "on with the scenarios of ") {
		t.Errorf("said %q", err)
	}
}

// TestOwnScenarios: what runs at the start is the project's; a scenario of the program does when a saved card takes the
// place of one that it names.
func TestOwnScenarios(t *testing.T) {
	dir := project(t, 1)
	const highlander = "riftbound/proving-grounds/cards/highlander.lua"
	err := fs.WalkDir(sets.Shipped(), "riftbound/proving-grounds", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.Contains(name, "/scenarios/") {
			return err
		}
		text, err := fs.ReadFile(sets.Shipped(), name)
		put(t, filepath.Join(dir, name), string(text))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	d := work(t, dir, nil)
	wait(t, d.reloads)
	if r := wait(t, d.runs); len(r.Results) != 1 || r.Failed != 0 {
		t.Errorf("at the start: %s", r.Summary)
	}
	text, err := os.ReadFile(filepath.Join(dir, highlander))
	if err != nil {
		t.Fatal(err)
	}
	put(t, filepath.Join(dir, highlander), "-- As it was.\n"+string(text))
	if r := wait(t, d.reloads); !slices.Contains(r.Cards, "Highlander") {
		t.Errorf("changed %q", r.Cards)
	}
	r := wait(t, d.runs)
	if r.Failed != 0 || r.Passed == 0 || r.Passed > 200 {
		t.Errorf("after the change: %s", r.Summary)
	}
	if !slices.ContainsFunc(r.Results, func(r scenario.Result) bool {
		return !strings.HasPrefix(r.File, dir) && slices.Contains(r.Cards, "Highlander")
	}) {
		t.Error("no scenario of the program uses the card")
	}
}

// hearing is a writer that tells when a text is written.
type hearing struct {
	text string
	to   chan bool
}

func (h hearing) Write(p []byte) (int, error) {
	if strings.Contains(string(p), h.text) {
		h.to <- true
	}
	return len(p), nil
}

// TestBreaches: a saved deck is held against its format, and all that is wrong with it is told.
func TestBreaches(t *testing.T) {
	dir := project(t, 1)
	d := work(t, dir, nil)
	wait(t, d.reloads)
	wait(t, d.runs)
	d.err.take()
	deck := filepath.Join(dir, "riftbound/mine/decks/thin.hcl")
	put(t, deck, `deck "thin" {
  name         = "Thin"
  format       = "proving-grounds"
  legend       = "OGS-017"
  champion     = "OGS-010"
  main         = { "OGN-005" = 4 }
  runes        = { "OGN-007" = 12 }
  battlefields = ["OGN-296"]
}
`)
	if r := wait(t, d.reloads); !r.Diagnostics.HasErrors() {
		t.Error("nothing is wrong with the deck")
	}
	wait(t, d.runs)
	err := d.err.take()
	for _, s := range []string{"the deck has 4 cards", "4 copies of Disintegrate", "line 6", "Rule 103.2"} {
		if !strings.Contains(err, s) {
			t.Errorf("%q is missing in %q", s, err)
		}
	}
	loop := &dev.Loop{Once: true, Paths: func() []string { return []string{dir} }, Rules: games.All()}
	if err := loop.Run(t.Context()); !errors.Is(err, dev.ErrFindings) {
		t.Errorf("with a breach it ends with %v", err)
	}
}

func TestGamesGetTheNewContent(t *testing.T) {
	dir := project(t, 1)
	asked := make(chan bool, 100)
	d := work(t, dir, func(l *dev.Loop) { l.Games = func(func(*engine.Game)) { asked <- true } })
	wait(t, d.reloads)
	put(t, script(dir, 0), draws(3))
	wait(t, asked)
	wait(t, d.reloads)
}

func TestOnce(t *testing.T) {
	dir := project(t, 1)
	var out words
	loop := &dev.Loop{Once: true, Paths: func() []string { return []string{dir} }, Rules: games.All(), Out: &out}
	if err := loop.Run(t.Context()); err != nil {
		t.Errorf("%v: %s", err, out.take())
	}
	put(t, script(dir, 0), draws(2))
	if err := loop.Run(t.Context()); err == nil {
		t.Error("a failure is none")
	}
}

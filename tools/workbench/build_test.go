package workbench_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cardlathe/tools/workbench"
)

// export writes a scenario of a table.
func (b *bench) export(table int, in workbench.ExportRequest) *workbench.Export {
	b.t.Helper()
	status, data := b.ask(http.MethodPost, fmt.Sprintf("table/%d/export", table), in, nil)
	if status != http.StatusOK {
		b.t.Fatalf("%d %s", status, data)
	}
	var out workbench.Export
	if err := json.Unmarshal(data, &out); err != nil {
		b.t.Fatal(err)
	}
	return &out
}

// TestExport: games and positions of all games are scenarios that pass as they stand, whatever was played.
func TestExport(t *testing.T) {
	b := start(t, nil)
	for _, g := range []workbench.NewGame{
		{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}},
		{Game: "riftbound", Format: "skirmish", Decks: []string{"mixed:4", "mixed:5", "mixed:6"}},
		{Game: "union-arena", Format: "standard", Decks: []string{"code-geass", "jujutsu-kaisen"}},
		{Game: "duel-of-champions", Format: "standard", Decks: []string{"haven", "inferno"}},
	} {
		t.Run(g.Game+" "+g.Format, func(t *testing.T) {
			b := *b
			b.t = t
			g.Seed = 5
			for range g.Decks {
				g.Seats = append(g.Seats, "random")
			}
			id := b.new(g)
			for b.state(id).At < 60 && !b.state(id).View.Over {
				b.post(fmt.Sprintf("table/%d/policies", id), map[string]string{"Do": "turn"}, nil)
				for b.state(id).Busy {
				}
			}
			x := b.export(id, workbench.ExportRequest{Title: "what was played"})
			if !x.Pass {
				t.Errorf("what was played: %s\n%s", x.Reason, x.Text)
			}
			if x = b.export(id, workbench.ExportRequest{Title: "the position", Position: true}); !x.Pass {
				t.Errorf("the position: %s\n%s", x.Reason, x.Text)
			}
			at := b.state(id).At
			if x = b.export(id, workbench.ExportRequest{Title: "the last moves", From: at * 3 / 4}); !x.Pass || x.From > at*3/4 {
				t.Errorf("from move %d on: %s\n%s", at*3/4, x.Reason, x.Text)
			}
			t.Logf("from move %d of %d on: it begins after %d", at*3/4, at, x.From)
		})
	}
}

// TestBuildByClicks builds a board by clicks, plays on it, and saves it as a scenario that passes.
func TestBuildByClicks(t *testing.T) {
	b := start(t, nil)
	id := b.board()
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('main.table')`)
	p.click("#build")
	put := func(query, card, zone string) {
		t.Helper()
		p.js(fmt.Sprintf(`(() => { const i = document.querySelector('#buildsearch'); i.value = %q; i.dispatchEvent(new Event('input', { bubbles: true })); })()`, query))
		p.wait(fmt.Sprintf(`document.querySelector('[data-hold=%q]')`, card))
		p.click(fmt.Sprintf(`[data-hold=%q]`, card))
		p.wait(fmt.Sprintf(`document.querySelector('[data-hold=%q].on')`, card))
		p.click(zone)
		p.wait(fmt.Sprintf(`document.querySelector('.field [data-card=%q]')`, card))
		p.click(fmt.Sprintf(`[data-hold=%q]`, card))
	}
	put("pier keeper", "MIN-001", `.own [data-zone-kind=base]`)
	put("daring poro", "OGN-210", `.place .cards.theirs`)
	if s := b.state(id); s.Edited < 2 {
		t.Errorf("%d boards to go back to", s.Edited)
	}
	// The poro is the enemy's, and hurt.
	p.click(`.place .piece[data-card="OGN-210"]`)
	p.wait(`document.querySelector('[data-control]')`)
	p.js(`(() => { const c = document.querySelector('[data-control]'); c.value = '1'; c.dispatchEvent(new Event('change', { bubbles: true })); })()`)
	p.wait(`document.querySelector('.place > .cards.theirs .piece[data-card="OGN-210"]')`)
	p.shot("build-1280")
	p.click(`[data-edit=deselect]`)
	p.js(`(() => { const c = document.querySelector('[data-counter=points][data-seatno="0"]'); c.value = '3'; c.dispatchEvent(new Event('change', { bubbles: true })); })()`)
	p.wait(`document.querySelector('[data-testid=score-A]').textContent === '3'`)
	p.js(`(() => { document.querySelector('#bphase').value = 'main'; })()`)
	p.click(`[data-edit=turn]`)
	p.click(`.timeline #build`)
	p.wait(`document.querySelector('main.table').dataset.mine === 'true' && !document.querySelector('.builder')`)
	for n := range 6 {
		p.step(n)
	}
	p.click(`[data-tab=links]`)
	p.click(`[data-do=export]`)
	p.wait(`document.querySelector('#btitle')`)
	p.click("#btitle")
	p.key("The keeper and the poro")
	p.click(`[name=bwhat][value=start]`)
	p.wait(`!document.querySelector('[data-edit=save]').disabled`)
	p.click(`[data-edit=save]`)
	p.wait(`document.querySelector('[data-testid=exported]') && document.querySelector('[data-testid=exported]').textContent.includes('.lua')`)
	p.shot("export-1280")
	text, err := os.ReadFile(filepath.Join(b.dir, "riftbound/mine/scenarios/the-keeper-and-the-poro.lua"))
	if err != nil || !strings.Contains(string(text), `scenario "The keeper and the poro"`) || !strings.Contains(string(text), "points = 3") {
		t.Fatalf("%v\n%s", err, text)
	}
	// The loop runs it as cardlathe test does.
	p.wait(`workbench.app.live.now.runs.some((r) => r.name === 'The keeper and the poro' && r.pass)`)
}

// TestScenarioOnTheBoard opens a scenario at its steps, and takes new text while it is open.
func TestScenarioOnTheBoard(t *testing.T) {
	b := start(t, mine.clone())
	var made struct {
		Table   int
		Failure string
	}
	file := filepath.Join(b.dir, "riftbound/mine/scenarios/pier-keeper.lua")
	b.post("scenario", map[string]any{"File": file, "Title": "Pier Keeper strikes as it attacks", "Step": 1}, &made)
	if made.Failure != "" {
		t.Fatal(made.Failure)
	}
	s := b.state(made.Table)
	if s.At != 1 || s.Moves < 4 || s.Scenario == "" {
		t.Fatalf("at %d of %d of %q", s.At, s.Moves, s.Scenario)
	}
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, made.Table), 1280, 800)
	p.wait(`document.querySelector('main.table')`)
	foe := func(n int) string {
		return fmt.Sprintf(`[...document.querySelectorAll('.piece .stat em')].some((e) => e.textContent === '−%d')`, n)
	}
	b.post(fmt.Sprintf("table/%d/time", made.Table), map[string]any{"Revision": -1, "Do": "jump", "N": s.Moves}, nil)
	p.wait(foe(1))
	// The same steps with another text.
	b.write("riftbound/mine/cards/pier-keeper.lua", keeper("deal", 2))
	p.wait(`workbench.app.live.now.cards.includes('Pier Keeper')`)
	b.post(fmt.Sprintf("table/%d/time", made.Table), map[string]any{"Revision": -1, "Do": "jump", "N": 0}, nil)
	b.post(fmt.Sprintf("table/%d/time", made.Table), map[string]any{"Revision": -1, "Do": "jump", "N": s.Moves}, nil)
	p.wait(foe(2))
	if x := b.export(made.Table, workbench.ExportRequest{Title: "as it was opened"}); !x.Pass || !strings.Contains(x.Text, "vanilla(4)") || !strings.Contains(x.Text, `choose("foe")`) {
		t.Errorf("%s\n%s", x.Reason, x.Text)
	}
}

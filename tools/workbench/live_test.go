package workbench_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"cardlathe/tools/workbench"

	"github.com/chromedp/chromedp/kb"
)

// mine is a set of a project: a unit that is in the base of a board, with a scenario.
var mine = files{
	"riftbound/mine/set.hcl": `set "mine" {
  game    = "riftbound"
  code    = "MIN"
  title   = "Mine"
  version = "1.0.0"
}

card "MIN-001" {
  name    = "Pier Keeper"
  type    = "unit"
  domains = ["calm"]
  energy  = 3
  might   = 3
  text    = "When I attack, deal 1 to an enemy unit here."
}
`,
	"riftbound/mine/cards/pier-keeper.lua": keeper("deal", 1),
	"riftbound/mine/scenarios/pier-keeper.lua": `scenario "Pier Keeper strikes as it attacks" {
  board = {
    A = { base = { "Pier Keeper" }, runes = { calm = 1 } },
    B = { north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
    turn = "A",
  },
  play = function(s)
    s.A:move("Pier Keeper", "north")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 1 })
  end,
}
`,
}

func keeper(verb string, n int) string {
	return fmt.Sprintf("triggered {\n  on     = self.attacks,\n  target = { foe = unit { enemy = true, here = true } },\n  effect = function(fx) fx:%s(%d, fx.foe) end,\n}\n", verb, n)
}

// clone is a set of its own for a test.
func (f files) clone() files {
	out := files{}
	for k, v := range f {
		out[k] = v
	}
	return out
}

// board opens a table with an empty board and puts cards on it.
func (b *bench) board(cards ...workbench.Edit) int {
	b.t.Helper()
	var out struct{ Table int }
	b.post("board", map[string]string{"Game": "riftbound", "Format": "duel"}, &out)
	for _, e := range cards {
		b.post(fmt.Sprintf("table/%d/build", out.Table), e, nil)
	}
	return out.Table
}

// median is the middle of some durations.
func median(list []time.Duration) time.Duration {
	slices.Sort(list)
	return list[len(list)/2]
}

// TestLiveText: a save changes the card on the board, a mistake shows over the page until it is mended, and the scenario of the
// card runs beside the text.
func TestLiveText(t *testing.T) {
	b := start(t, mine.clone())
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 0)})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('.piece[data-card="MIN-001"] .stat b')`)
	might := func(n int) string {
		return fmt.Sprintf(`document.querySelector('.piece[data-card="MIN-001"] .stat b').textContent === '%d'`, n)
	}
	p.wait(might(3))
	facts := func(n int) string {
		return strings.Replace(mine["riftbound/mine/set.hcl"], "might   = 3", fmt.Sprintf("might   = %d", n), 1)
	}
	p.js(`(window.badge = document.getElementById('live'), 1)`)
	// From the save to the changed board, as the page itself sees it.
	rounds := 3
	if *figures {
		rounds = 20
	}
	var took []time.Duration
	for i := range rounds {
		began := time.Now()
		b.write("riftbound/mine/set.hcl", facts(4+i%2))
		p.wait(might(4 + i%2))
		took = append(took, time.Since(began))
	}
	t.Logf("from a save to the changed board: median of %d %v", rounds, median(took))

	b.write("riftbound/mine/cards/pier-keeper.lua", keeper("deel", 1))
	p.wait(`!document.querySelector('#overlay').hidden && document.querySelector('#overlay').textContent.includes('did you mean "deal"')`)
	if !p.is(`document.querySelector('#overlay pre').textContent.includes('fx:deel(1, fx.foe)') && document.querySelector('#overlay').textContent.includes('pier-keeper.lua:4')`) {
		t.Errorf("the overlay shows neither the line nor its place: %s", p.js(`document.querySelector('#overlay').textContent`))
	}
	// What tells of the text is changed where it stands: a press on it is not lost.
	p.wait(`badge.classList.contains('bad') && badge.textContent.includes('✕')`)
	if !p.is(`badge === document.getElementById('live')`) {
		t.Error("the badge has been replaced")
	}
	p.shot("overlay-1280")
	b.write("riftbound/mine/cards/pier-keeper.lua", keeper("deal", 1))
	p.wait(`document.querySelector('#overlay').hidden`)
	p.close()

	// The editor: what is judged while it is written, what a save makes of it, what the scenario says.
	path := filepath.Join(b.dir, "riftbound/mine/cards/pier-keeper.lua")
	p = page(t, b.link+"#/editor/"+strings.ReplaceAll(path, "/", "%2F"), 1280, 800)
	p.wait(`document.documentElement.dataset.editor && document.querySelector('.cm-content')`)
	p.wait(`document.querySelector('.result.good')`)
	p.click(".cm-line:nth-child(4)")
	p.key(kb.End)
	p.key(" -- typed")
	p.wait(`document.querySelector('.dot')`)
	p.click("[data-do=save]")
	p.wait(`!document.querySelector('.dot')`)
	if text, _ := os.ReadFile(path); !strings.Contains(string(text), "end, -- typed\n}") {
		t.Errorf("saved: %s", text)
	}
	b.write("riftbound/mine/cards/pier-keeper.lua", keeper("deal", 1))
	p.close()

	status, data := b.ask(http.MethodPost, "judge", map[string]string{"Path": path, "Text": keeper("deel", 1)}, nil)
	if status != 200 || !strings.Contains(string(data), "LUA012") || !strings.Contains(string(data), `"line":4`) {
		t.Errorf("judged: %d %s", status, data)
	}
	if text, _ := os.ReadFile(path); string(text) != keeper("deal", 1) {
		t.Error("judging has saved")
	}
	file := b.file(path)
	b.post("file", map[string]string{"Path": path, "Text": keeper("deal", 2), "Before": file.Hash}, nil)
	p = page(t, b.link+"#/editor/"+strings.ReplaceAll(path, "/", "%2F"), 1280, 800)
	p.wait(`document.querySelector('.result.bad') && document.querySelector('.result.bad').textContent.includes('damage = 2')`)
	p.shot("editor-failing-1280")
	b.post("file", map[string]string{"Path": path, "Text": keeper("deal", 1), "Before": b.file(path).Hash}, nil)
	p.wait(`document.querySelector('.result.good') && !document.querySelector('.result.bad')`)
}

package workbench_test

import (
	"fmt"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"cardlathe/tools/workbench"
)

// TestTeams: in a game of two teams each seat says whom it plays with, and the list of moves says what a choice was for.
func TestTeams(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "2v2", Decks: []string{workbench.Mixed, workbench.Mixed, workbench.Mixed, workbench.Mixed}, Seats: []string{"human", "human", "human", "human"}, Seed: 3})
	for range 8 { // everybody looks at the first hand
		if status, text := act(t, b.link, id, b.state(id).Revision, 0); status != 200 {
			t.Fatal(status, text)
		}
	}
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('main.table')`)
	if got := p.js(`[...document.querySelectorAll('.who')].map((x) => x.querySelector('b').textContent + ' ' + x.querySelector('.mates')?.textContent).sort()`); got != `["A with C","B with D","C with A","D with B"]` {
		t.Errorf("the teams are %s", got)
	}
	p.click("[data-tab=moves]")
	p.wait(`document.querySelector('.moves li .asked')?.textContent === 'set aside up to two cards'`)
	p.click("#language")
	p.wait(`document.getElementById('app').dataset.lang === 'zh' && [...document.querySelectorAll('.who .mates')].some((x) => x.textContent === '同队 C')`)
}

// TestCrowded: with a full hand every name can be read, and what lies on a unit, a row or a player shows there and says so.
func TestCrowded(t *testing.T) {
	b := start(t, files{
		"duel-of-champions/mine/set.hcl": "set \"mine\" {\n  game    = \"duel-of-champions\"\n  code    = \"MIN\"\n  title   = \"Mine\"\n  version = \"1.0.0\"\n}\n",
		"duel-of-champions/mine/scenarios/crowded.lua": `scenario "a crowded table" {
  board = {
    A = { hand = { "Imperial crossbowman", "Elite squire", "Expert marksman", "Lightning bolt", "Radiant glory", "Helexian librarian", "Panther warrior",
                   "Imperial sentinel", "Cleansing light", "Mass regeneration", "Sun rider", "Devoted sister" },
          f0 = { "Elite squire", as = "it" }, ongoing = { { "Bless", on = "it" }, { "Frozen ground", on = "row 1" }, { "Mass regeneration", on = "A" } } },
  },
  play = function(s) end,
}
`})
	var made struct{ Table int }
	b.post("scenario", map[string]any{"File": filepath.ToSlash(filepath.Join(b.dir, "duel-of-champions/mine/scenarios/crowded.lua")), "Title": "a crowded table", "Step": 0}, &made)
	for _, size := range [][2]int64{{1280, 800}, {1920, 1080}} {
		p := page(t, fmt.Sprintf("%s#/table/%d", b.link, made.Table), size[0], size[1])
		p.wait(`document.querySelectorAll('.hand.near .handcard').length === 12`)
		// A letter can be read when nothing lies over it, and it is not cut.
		if got := p.js(`[...document.querySelectorAll('.hand.near .handcard')].filter((c) => {
  const name = c.querySelector('.c-name'), range = document.createRange();
  range.selectNodeContents(name);
  return name.scrollHeight > name.clientHeight + 3 || [...range.getClientRects()].some((r) => [r.left + 1, r.right - 1].some((x) => !c.contains(document.elementFromPoint(x, r.top + r.height / 2))));
}).map((c) => c.querySelector('.c-name').textContent)`); got != "[]" {
			t.Errorf("at %d: these names cannot be read: %s", size[0], got)
		}
		for selector, want := range map[string]string{
			`.lane .tile .mark.on`:       `["↳ Elite squire","↳ row 1","↳ A"]`,
			`.square .tile .mark.lies`:   `["◈ Bless"]`,
			`.square > .lying .heldcard`: `["Frozen ground","Frozen ground","Frozen ground","Frozen ground"]`,
			`.strip .lying .heldcard`:    `["Mass regeneration"]`,
		} {
			if got := p.js(`[...(document.querySelectorAll('` + selector + `'))].map((x) => x.textContent)`); got != want {
				t.Errorf("at %d: %s says %s, not %s", size[0], selector, got, want)
			}
		}
		p.shot(fmt.Sprintf("crowded-%d", size[0]))
		for _, theme := range []string{"dark", "light"} {
			p.js(`(document.documentElement.dataset.theme = "` + theme + `")`)
			if bad := p.js(audit); bad != "[]" {
				t.Errorf("at %d, %s: %s", size[0], theme, bad)
			}
		}
	}
}

// TestCopies: what is a copy is drawn as what it is a copy of and says what it is itself; abilities of one name are told apart, point
// at what they are of, and are told by the keyword that they come from.
func TestCopies(t *testing.T) {
	project := mine.clone()
	project["riftbound/mine/scenarios/copies.lua"] = `scenario "copies" {
  board = { A = { hand = { "Keeper of Masks" }, runes = { mind = 2 } } },
  play = function(s)
    s.A:play("Keeper of Masks", { at = "base" })
    s:resolve()
    s:next_turn()
    s.B:end_turn()
  end,
}
`
	b := start(t, project)
	var made struct{ Table int }
	b.post("scenario", map[string]any{"File": filepath.ToSlash(filepath.Join(b.dir, "riftbound/mine/scenarios/copies.lua")), "Title": "copies", "Step": 9999}, &made)
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, made.Table), 1280, 800)
	p.wait(`document.querySelectorAll('.choice [data-points]').length === 3`)
	for expression, want := range map[string]string{
		`[...document.querySelectorAll('.lane .tile')].map((x) => x.querySelector('.t-name').textContent + ' ' + (x.querySelector('.mark.copy')?.textContent || '') + x.querySelector('.stat b').textContent)`: `["Keeper of Masks 1","Keeper of Masks ⧉ Reflection1","Keeper of Masks ⧉ Reflection1"]`,
		`[...document.querySelectorAll('.choice [data-points]')].map((x) => x.textContent)`:                                                                                                                    `["Keeper of Masks 1/3","Keeper of Masks 2/3","Keeper of Masks 3/3"]`,
	} {
		if got := p.js(expression); got != want {
			t.Errorf("%s is %s, not %s", expression, got, want)
		}
	}
	p.js(`document.querySelectorAll('.choice [data-points]')[1].dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))`)
	p.wait(`document.querySelector('.piece.aim .mark.copy')`)
	p.click(`.choice [data-points]`)
	p.wait(`document.querySelector('.chain .item')?.textContent.includes('Temporary') && document.querySelector('.chain .item small').textContent.startsWith('dies at the start')`)
}

// TestMixedDecks: random decks fit each other and their format, whatever the seed, which says which ones they are; decks that may not
// meet are refused in the language of the page.
func TestMixedDecks(t *testing.T) {
	b := start(t, nil)
	in := workbench.NewGame{Game: "riftbound", Format: "2v2", Decks: []string{workbench.Mixed, workbench.Mixed, workbench.Mixed, workbench.Mixed}, Seats: []string{"human", "human", "human", "human"}}
	for in.Seed = 1; in.Seed < 12; in.Seed++ {
		b.new(in)
	}
	one, again := b.state(b.new(in)), b.state(b.new(in))
	if fmt.Sprint(one.View.Zones) != fmt.Sprint(again.View.Zones) {
		t.Error("the same seed gives other decks")
	}
	in.Decks = []string{"mixed:1", "mixed:2", "mixed:1", "mixed:2"}
	if status, data := b.ask(http.MethodPost, "tables?lang=zh", in, nil); status != http.StatusBadRequest || !strings.Contains(string(data), "队友不能都带") {
		t.Errorf("decks that may not meet: %d %s", status, data)
	}
}

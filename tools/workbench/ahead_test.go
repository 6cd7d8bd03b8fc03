package workbench_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cardlathe/tools/workbench"
)

// bolts is a set with a spell that is aimed, an enemy that costs more to aim at, a card of two ways, and one whose text is not
// tried whole.
func bolts() files {
	out := mine.clone()
	out["riftbound/mine/set.hcl"] += `
card "MIN-002" {
  name    = "Quiet Bolt"
  type    = "spell"
  domains = ["fury"]
  energy  = 1
  text    = "Deal 2 to an enemy unit."
}

card "MIN-003" {
  name     = "Slippery One"
  type     = "unit"
  domains  = ["calm"]
  energy   = 2
  might    = 3
  keywords = ["Deflect 1"]
}

card "MIN-004" {
  name    = "Forked Road"
  type    = "spell"
  domains = ["fury"]
  energy  = 1
  text    = "Draw 1, or 2 while you have a hundred experience."
}
`
	out["riftbound/mine/cards/quiet-bolt.lua"] = "on_play {\n  target = { foe = unit { enemy = true } },\n  effect = function(fx) fx:deal(2, fx.foe) end,\n}\n"
	out["riftbound/mine/cards/forked-road.lua"] = "on_play {\n  effect = function(fx)\n    if fx.you.xp > 99 then\n      fx:draw(2)\n    else\n      fx:draw(1)\n    end\n  end,\n}\n"
	out["riftbound/mine/scenarios/forked-road.lua"] = `scenario "Forked Road draws one" {
  board = { A = { hand = { "Forked Road" }, runes = { fury = 1 } }, turn = "A" },
  play = function(s)
    s.A:play("Forked Road")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
`
	return out
}

// runeOf is the rune of a domain.
func runeOf(domain string) string {
	return map[string]string{"fury": "OGN-007", "calm": "OGN-042"}[domain]
}

// object finds a card of a player on the board.
func (b *bench) object(table int, card string, owner int) int {
	b.t.Helper()
	for _, z := range b.state(table).View.Zones {
		for _, o := range z.Objects {
			if o.Card == card && int(o.Owner) == owner {
				return int(o.ID)
			}
		}
	}
	b.t.Fatalf("there is no %s of %d", card, owner)
	return 0
}

// TestAhead: what may be used lights what it could be used on and where it could go, each with its cost, under the mouse and under the
// focus of the keys, and nothing is done by it; and a click on a unit takes it where a second click says.
func TestAhead(t *testing.T) {
	b := start(t, bolts())
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-002", Zone: b.zone("hand", 0)}, workbench.Edit{Do: "put", Card: runeOf("fury"), Zone: b.zone("runes", 0), N: 4},
		workbench.Edit{Do: "put", Card: "MIN-003", Zone: b.zone("base", 1)}, workbench.Edit{Do: "put", Card: "OGN-210", Zone: b.zone("base", 1)},
		workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 0)}, workbench.Edit{Do: "put", Card: "OGN-210", Zone: b.zone("base", 0)})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	ready := func() {
		t.Helper()
		p.wait(`document.querySelector('main.table') && document.documentElement.dataset.outlook === document.querySelector('main.table').dataset.revision`)
	}
	ready()
	was := b.state(id).Revision
	const bolt, keeper = `.handcard[data-card="MIN-002"]`, `.piece[data-card="MIN-001"]`
	cost := func(card string) string {
		return fmt.Sprintf(`document.querySelector('.far .piece[data-card=%q].aim')?.dataset.cost`, card)
	}
	lit := cost("MIN-003") + " === '✕1' && " + cost("OGN-210") + " === '↷1'"
	p.js(`document.querySelector('` + bolt + `').dispatchEvent(new MouseEvent('mouseover', { bubbles: true, clientX: 300, clientY: 700 }))`)
	p.wait(lit)
	p.wait(`document.querySelector('#tip .leads') && document.querySelector('#tip').textContent.includes('the cost depends on the choice')`)
	p.shot("ahead-1280")
	p.js(`document.querySelector('.bar').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))`)
	p.wait(`!document.querySelector('.aim')`)
	p.key("\t") // from here on it is the keys that move the focus
	p.js(`document.querySelector('` + bolt + `').focus()`)
	p.wait(lit)
	// A unit that may move shows where to.
	p.js(`document.querySelector('` + keeper + `').focus()`)
	p.wait(`document.querySelectorAll('.place.aim, .placename.aim').length >= 2 && !document.querySelector('.piece.aim')`)
	if now := b.state(id).Revision; now != was {
		t.Errorf("looking ahead has changed the table: revision %d, then %d", was, now)
	}
	p.click(keeper)
	p.wait(`!document.querySelector('#menu').hidden`)
	p.click(`.place.lit .placename`)
	p.wait(`document.querySelector('main.table').dataset.kind === 'move' && document.querySelector('.piece[data-card="MIN-001"].picked')`)
	p.key("\r")
	p.wait(`document.querySelector('.place .piece[data-card="MIN-001"]')`)
	// So does one that goes alone, and it goes without a question.
	p.js(`workbench.time('jump', 0)`)
	p.wait(`document.querySelector('main.table').dataset.at === '0'`)
	b.post(fmt.Sprintf("table/%d/build", id), workbench.Edit{Do: "status", Object: b.object(id, "OGN-210", 0), Name: "exhausted", On: true}, nil)
	p.wait(`document.querySelector('.own .object.turned')`)
	ready()
	p.wait(`document.querySelector('` + keeper + `.may')`)
	p.click(keeper)
	p.click(`.place.lit .placename`)
	p.wait(`document.querySelector('.place .piece[data-card="MIN-001"]')`)
	// What is aimed without a question lights its only target too.
	p.js(`workbench.time('jump', 0)`)
	p.wait(`document.querySelector('main.table').dataset.at === '0'`)
	b.post(fmt.Sprintf("table/%d/build", id), workbench.Edit{Do: "remove", Object: b.object(id, "MIN-003", 1)}, nil)
	p.wait(`!document.querySelector('.piece[data-card="MIN-003"]')`)
	ready()
	p.js(`document.querySelector('` + bolt + `').dispatchEvent(new MouseEvent('mouseover', { bubbles: true, clientX: 300, clientY: 700 }))`)
	p.wait(cost("OGN-210") + " === '↷1' && document.querySelectorAll('.aim').length === 1")
	// A seat looks ahead for itself alone, and on an old revision nobody does.
	links := b.links(id)
	if status, data := request(t, http.MethodGet, fmt.Sprintf("%sapi/table/%d/outlook?revision=%d", links[1], id, b.state(id).Revision), nil, nil); status != http.StatusBadRequest {
		t.Errorf("another seat looks ahead: %d %s", status, data)
	}
	if status, _ := b.ask(http.MethodGet, fmt.Sprintf("table/%d/outlook?revision=%d", id, was), nil, nil); status != http.StatusConflict {
		t.Errorf("an old page looks ahead: %d", status)
	}
}

// TestPayment: a payment is asked where ways to pay leave different things, by rows of numbers; it may be left to the page, and one
// that can be made in one way only never is asked.
func TestPayment(t *testing.T) {
	b := start(t, bolts())
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-003", Zone: b.zone("hand", 0), N: 3}, workbench.Edit{Do: "put", Card: runeOf("fury"), Zone: b.zone("runes", 0), N: 3},
		workbench.Edit{Do: "put", Card: runeOf("calm"), Zone: b.zone("runes", 0), N: 3})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	exhausted := func(domain string) string {
		return fmt.Sprintf(`workbench.state.view.zones.flatMap((z) => z.objects || []).filter((o) => o.card === %q && (o.statuses || []).includes('exhausted')).length`, runeOf(domain))
	}
	p.wait(`document.querySelector('.handcard.can')`)
	const open = `[...workbench.outlook.leads.values()].some((l) => l.others || (l.aims || []).some((a) => a.others))`
	p.wait(open) // what is shown ahead is one way to pay of several, and says so
	p.js(`document.querySelector('.handcard.can').dispatchEvent(new MouseEvent('mouseover', { bubbles: true, clientX: 300, clientY: 300 }))`)
	p.wait(`document.querySelector('#tip .leads .others')`)
	p.click(`.handcard.can`)
	p.wait(`document.querySelector('.payment')?.dataset.plans === '3'`)
	if p.is(exhausted("fury") + ` + ` + exhausted("calm")) {
		t.Error("something is paid before anybody has chosen how")
	}
	p.click(`[data-pay="t` + runeOf("calm") + `"][data-amount-of="2"]`)
	p.wait(`document.querySelector('[data-pay="t` + runeOf("fury") + `"][data-amount-of="0"]').getAttribute('aria-checked') === 'true'`)
	p.shot("payment-1280")
	p.key("\r")
	p.wait(exhausted("calm") + ` === 2 && ` + exhausted("fury") + ` === 0 && document.querySelector('main.table').dataset.kind !== 'pay'`)
	// From here on the page pays by itself.
	p.wait(`document.querySelectorAll('.handcard.can').length === 2`)
	p.click(`.handcard.can`)
	p.wait(`document.querySelector('#asking')`)
	p.js(`(() => { const s = document.querySelector('#asking'); s.value = 'never'; s.dispatchEvent(new Event('change', { bubbles: true })); })()`)
	p.wait(`document.querySelectorAll('.handcard').length === 1 && document.querySelectorAll('.own .piece').length === 2 && ` + exhausted("calm") + ` + ` + exhausted("fury") + ` === 4`)
	p.wait(`workbench.outlook.revision === workbench.state.revision && document.documentElement.dataset.outlook === String(workbench.state.revision) && workbench.outlook.leads.size`)
	if p.is(open) {
		t.Error("the last payment takes what is left, and others are told of")
	}
	p.click(`.handcard.can`)
	p.wait(`document.querySelectorAll('.handcard').length === 0 && ` + exhausted("calm") + ` + ` + exhausted("fury") + ` === 6`)
}

// TestWhyNot: only acts that a card of its kind could ever do are told of, and what its triggers wait for.
func TestWhyNot(t *testing.T) {
	b := start(t, bolts())
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-002", Zone: b.zone("hand", 0)}, workbench.Edit{Do: "put", Card: "MIN-003", Zone: b.zone("hand", 0)},
		workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 1)}, workbench.Edit{Do: "put", Card: runeOf("fury"), Zone: b.zone("runes", 1)})
	want := map[string]string{"MIN-002": "play", "MIN-003": "play", "MIN-001": "move trigger", runeOf("fury"): ""}
	for _, z := range b.state(id).View.Zones {
		for _, o := range z.Objects {
			acts, ok := want[o.Card]
			if !ok {
				continue
			}
			_, data := b.ask(http.MethodGet, fmt.Sprintf("table/%d/why?object=%d", id, o.ID), nil, nil)
			var in struct{ Reasons []workbench.Reason }
			if err := json.Unmarshal(data, &in); err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, r := range in.Reasons {
				if len(got) == 0 || got[len(got)-1] != r.Action {
					got = append(got, r.Action)
				}
			}
			if strings.Join(got, " ") != acts {
				t.Errorf("%s: %s, want %s", o.Name, data, acts)
			}
		}
	}
}

// TestWhyNotMove: why a unit cannot go somewhere is told of this unit, whatever else keeps others; where it is already is no news.
func TestWhyNotMove(t *testing.T) {
	b := start(t, bolts())
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 0)})
	edit := func(e workbench.Edit) { b.post(fmt.Sprintf("table/%d/build", id), e, nil) }
	edit(workbench.Edit{Do: "put", Card: "MIN-003", Zone: b.zone("battlefield", -1), Seat: 0})
	edit(workbench.Edit{Do: "status", Object: b.object(id, "MIN-001", 0), Name: "exhausted", On: true})
	for range 2 { // the showdown for the battlefield
		c := b.state(id).Choice
		i := slices.IndexFunc(c.Options, func(o workbench.Option) bool { return o.Kind == "pass" })
		b.post(fmt.Sprintf("table/%d/act", id), map[string]int{"Revision": b.state(id).Revision, "Option": i}, nil)
	}
	for card, want := range map[string]string{"MIN-001": "144.2 it is exhausted", "MIN-003": "144.4 from battlefield to battlefield needs Ganking; 144.4 units move to their own base only"} {
		_, data := b.ask(http.MethodGet, fmt.Sprintf("table/%d/why?object=%d", id, b.object(id, card, 0)), nil, nil)
		var in struct{ Reasons []workbench.Reason }
		if err := json.Unmarshal(data, &in); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range in.Reasons {
			if r.Action == "move" {
				got = append(got, r.Rule+" "+r.Text)
			}
		}
		slices.Sort(got)
		if strings.Join(got, "; ") != want {
			t.Errorf("%s: %s, want %s", card, data, want)
		}
	}
}

// TestFigures: what a game wants to be reckoned with is drawn beside the player.
func TestFigures(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "union-arena", Format: "standard", Decks: []string{"code-geass", "jujutsu-kaisen"}, Seats: []string{"random", "random"}, Seed: 5})
	key := ""
	for turn := 0; key == "" && turn < 20; turn++ {
		b.post(fmt.Sprintf("table/%d/policies", id), map[string]string{"Do": "turn"}, nil)
		for b.state(id).Busy {
		}
		if f := b.state(id).View.Players[0].Figures; len(f) > 0 {
			key = f[0].Key
		}
	}
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(fmt.Sprintf(`document.querySelector('[data-testid="figure-A-%s"] b')`, key))
	// What only the rules reckon with is in the state and not in the picture.
	if b.state(id).View.Players[0].Counters["turns"] == 0 || p.is(`document.querySelector('.strip [data-word=turns]')`) {
		t.Error("how many turns were begun is drawn")
	}
}

// TestAnew: an open game is played again with the text as it is saved now; the first decision that differs is shown, and a table
// stands there on request.
func TestAnew(t *testing.T) {
	b := start(t, mine.clone())
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 0)}, workbench.Edit{Do: "put", Card: "OGN-210", Zone: b.zone("battlefield", -1), Seat: 1},
		workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("battlefield", -1), Seat: 1})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('main.table')?.dataset.mine === 'true'`)
	for n := range 8 {
		p.step(n)
	}
	made := b.state(id).At
	p.click(`[data-do=anew]`)
	p.wait(`document.querySelector('[data-testid=anew]')?.dataset.same === 'true'`)
	p.key("\x1b")
	p.wait(`!document.querySelector('dialog')`)
	b.write("riftbound/mine/set.hcl", strings.Replace(mine["riftbound/mine/set.hcl"], "energy  = 3", "energy  = 3\n  keywords = [\"Hidden\", \"Tank\"]", 1))
	b.write("riftbound/mine/cards/pier-keeper.lua", "activated {\n  cost = { exhaust = self },\n  effect = function(fx) fx:draw(1) end,\n}\n")
	p.wait(`workbench.app.live.now.cards.includes('Pier Keeper') && document.querySelector('[data-do=anew].fresh')`)
	p.click(`[data-do=anew]`)
	p.wait(`document.querySelector('[data-testid=anew]')?.dataset.same === 'false'`)
	p.shot("anew-1280")
	if p.is(`!document.querySelector('.changes .new')`) {
		t.Error("it is not said what is new")
	}
	n := p.js(`Number(document.querySelector('[data-testid=anew]').dataset.n)`)
	p.click(`[data-anew=open]`)
	p.wait(fmt.Sprintf(`document.querySelector('main.table').dataset.at === String(%s - 1) && workbench.id !== %d`, n, id))
	if s := b.state(id); s.At != made {
		t.Errorf("the open game was at %d and is at %d", made, s.At)
	}
}

// TestCoverage: the page of a card shows which lines of its script its scenarios have run, and which never.
func TestCoverage(t *testing.T) {
	b := start(t, bolts())
	p := page(t, b.link+"#/card/riftbound/MIN-001", 1280, 800)
	p.wait(`document.querySelector('[data-testid=covered]')?.dataset.of === '1' && document.querySelector('[data-testid=covered]').dataset.ran === '1' && document.querySelector('.line.ran').dataset.n === '4'`)
	p.go_(b.link + "#/card/riftbound/MIN-004")
	p.wait(`document.querySelector('[data-testid=covered]')?.dataset.of === '3'`)
	p.shot("coverage-1280")
	if got := p.js(`[...document.querySelectorAll('.line.left')].map((e) => e.dataset.n)`); got != `["4"]` {
		t.Errorf("never ran: %s", got)
	}
	// A scenario that takes the other way.
	b.write("riftbound/mine/scenarios/forked-road.lua", strings.Replace(bolts()["riftbound/mine/scenarios/forked-road.lua"], "runes = { fury = 1 }", "runes = { fury = 1 }, xp = 100", 1))
	p.wait(`[...document.querySelectorAll('.line.left')].map((e) => e.dataset.n).join() === '6'`)
}

// TestSaveFrom: from the list of moves, what was played from there on is saved as a scenario that passes.
func TestSaveFrom(t *testing.T) {
	b := start(t, mine.clone())
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 0)}, workbench.Edit{Do: "put", Card: "OGN-210", Zone: b.zone("battlefield", -1), Seat: 1})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('main.table')?.dataset.mine === 'true'`)
	for n := range 14 {
		p.step(n)
	}
	p.click(`#tab-moves`)
	p.wait(`document.querySelector('[data-savefrom]:not(:disabled)')`)
	from := p.js(`(() => { const l = [...document.querySelectorAll('.moves li.acting [data-savefrom]:not(:disabled)')]; const e = l[Math.floor(l.length / 2)]; e.dataset.here = 'yes'; return Number(e.dataset.savefrom); })()`)
	p.click(`[data-here=yes]`)
	p.wait(`document.querySelector('dialog #btitle') && document.querySelector('dialog #bfrom').value === '` + from + `'`)
	p.click(`#btitle`)
	p.key("Halfway through")
	p.wait(`!document.querySelector('dialog [data-edit=save]').disabled`)
	p.shot("save-1280")
	p.click(`dialog [data-edit=save]`)
	p.wait(`document.querySelector('[data-testid=exported].fix')`)
	text, err := os.ReadFile(filepath.Join(b.dir, "riftbound/mine/scenarios/halfway-through.lua"))
	if err != nil || !strings.Contains(string(text), `scenario "Halfway through"`) {
		t.Fatalf("%v\n%s", err, text)
	}
	p.wait(`workbench.app.live.now.runs.some((r) => r.name === 'Halfway through' && r.pass)`)
	// The log leads there too.
	p.key("\x1b")
	p.click(`#tab-log`)
	p.click(`[data-saveevent]`)
	p.wait(`document.querySelector('dialog #btitle')`)
}

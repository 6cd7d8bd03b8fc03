package workbench_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"cardlathe/tools/workbench"

	"github.com/chromedp/chromedp"
)

// middle is the middle of the first thing that a selector finds.
func (p *tab) middle(selector string) (x, y float64) {
	p.t.Helper()
	var at [2]float64
	if err := json.Unmarshal([]byte(p.js(fmt.Sprintf(`(() => { const r = document.querySelector(%q).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()`, selector))), &at); err != nil {
		p.t.Fatal(err)
	}
	return at[0], at[1]
}

// clicks is a board with a wide hand below its runes, and a unit with a choice of places to go to.
func clicks(t *testing.T) (*bench, *tab, int) {
	b := start(t, bolts())
	id := b.board(workbench.Edit{Do: "put", Card: "MIN-002", Zone: b.zone("hand", 0), N: 6}, workbench.Edit{Do: "put", Card: runeOf("fury"), Zone: b.zone("runes", 0), N: 4},
		workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 0)}, workbench.Edit{Do: "put", Card: "OGN-210", Zone: b.zone("base", 1)})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelectorAll('.hand.near .handcard').length === 6 && document.documentElement.dataset.outlook === document.querySelector('main.table').dataset.revision`)
	return b, p, id
}

// TestRaised: a card of the hand that rises under the mouse hides runes for the moment, and keeps no click from them.
func TestRaised(t *testing.T) {
	_, p, _ := clicks(t)
	x, y := p.middle(`.field > .strip .chip`)
	_, low := p.middle(`.hand.near .handcard`)
	p.do(chromedp.MouseEvent(chromedp.MouseMoved, x, low))
	p.wait(`document.querySelector('.handcard:hover') && document.getAnimations().length === 0`)
	if !p.is(fmt.Sprintf(`document.querySelector('.handcard:hover').getBoundingClientRect().top < %f`, y)) {
		t.Fatal("the card does not rise over the runes")
	}
	p.shot("raised-1280")
	if !p.is(fmt.Sprintf(`document.elementFromPoint(%f, %f).matches('.chip')`, x, y)) {
		t.Errorf("a click on a rune would be one on %s", p.js(fmt.Sprintf(`document.elementFromPoint(%f, %f).className`, x, y)))
	}
	// The words of a card are explained where it shows them, and the rest of it is the card wherever it lay.
	if !p.is(fmt.Sprintf(`document.elementFromPoint(%f, %f).closest('.handcard:hover')`, x, low)) {
		t.Error("the card is not under the mouse that raises it")
	}
}

// TestHeld: what comes between the press and the release of the mouse is shown after it. The click is one on what was pressed, at the
// revision that showed it.
func TestHeld(t *testing.T) {
	b, p, id := clicks(t)
	was := b.state(id).Revision
	p.js(`(window.came = 0, workbench.take = function (s) { Object.getPrototypeOf(this).take.call(this, s); came = s.revision; }, 1)`)
	x, y := p.middle(`.choice [data-option]`)
	p.do(chromedp.MouseEvent(chromedp.MousePressed, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	b.post(fmt.Sprintf("table/%d/build", id), workbench.Edit{Do: "put", Card: "MIN-003", Zone: b.zone("base", 1)}, nil)
	p.wait(fmt.Sprintf(`came === %d`, was+1))
	if got := p.js(`document.querySelector('main.table').dataset.revision`); got != fmt.Sprintf(`"%d"`, was) {
		t.Errorf("under the pressed mouse the page changes to revision %s", got)
	}
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	p.wait(fmt.Sprintf(`document.querySelector('main.table').dataset.revision === '%d' && (document.documentElement.dataset.said || '').includes('has changed since')`, was+1))
	if now := b.state(id).Revision; now != was+1 {
		t.Errorf("a click on what is past did something: revision %d after %d", now, was+1)
	}
	// The next one is on what is shown now.
	p.click(`.choice [data-option]`)
	p.wait(fmt.Sprintf(`document.querySelector('main.table').dataset.revision === '%d'`, was+2))
}

// TestMenuStays: that somebody comes to the table is no change of the game, and closes no menu.
func TestMenuStays(t *testing.T) {
	b, p, id := clicks(t)
	p.wait(`document.querySelector('.piece[data-card="MIN-001"].may')`)
	p.click(`.piece[data-card="MIN-001"]`)
	p.wait(`!document.querySelector('#menu').hidden`)
	for kind := range stream(t, fmt.Sprintf("%sapi/table/%d/events", b.links(id)[1], id)) {
		if kind == "state" {
			p.wait(`[...document.querySelectorAll('.who .policy')].some((x) => x.textContent.includes('●'))`)
			break
		}
	}
	if !p.is(`!document.querySelector('#menu').hidden && document.querySelector('.piece[data-card="MIN-001"].selected')`) {
		t.Error("the menu was closed by somebody who came")
	}
}

package workbench_test

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"cardlathe/tools/workbench"
)

// TestTime: undo ten decisions, redo them, jump, branch and come back, and look into a step.
func TestTime(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}, Seed: 7})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('main.table')`)
	at := func(n int) string {
		return fmt.Sprintf(`Number(document.querySelector('main.table').dataset.at) === %d`, n)
	}
	for n := range 24 {
		p.step(n)
	}
	p.wait(at(24))
	boards := map[int]string{24: p.js(`document.querySelector('.field').innerText`)}
	for n := 23; n >= 14; n-- {
		p.key("u")
		p.wait(at(n))
	}
	boards[14] = p.js(`document.querySelector('.field').innerText`)
	if boards[14] == boards[24] {
		t.Error("ten undone decisions change nothing")
	}
	for n := 15; n <= 24; n++ {
		p.key("r")
		p.wait(at(n))
	}
	if got := p.js(`document.querySelector('.field').innerText`); got != boards[24] {
		t.Errorf("the board after redo is another one:\n%s\n%s", got, boards[24])
	}
	// By the list of moves, and into a branch.
	p.click("#tab-moves")
	p.click(`[data-jump="14"]`)
	p.wait(at(14))
	if got := p.js(`document.querySelector('.field').innerText`); got != boards[14] {
		t.Error("the board after a jump is another one")
	}
	n := b.state(id)
	if status, text := act(t, b.link, id, n.Revision, len(n.Choice.Options)-1); status != 200 {
		t.Fatal(status, text)
	}
	p.wait(at(15))
	if s := b.state(id); len(s.Branches) != 1 || s.Branches[0].From != 14 || s.Branches[0].Moves != 10 {
		// The other option may be the one that was taken before: then nothing has branched.
		if len(n.Choice.Options) > 1 {
			t.Errorf("branches: %+v", s.Branches)
		}
	} else {
		p.click(`[data-branch="0"]`)
		p.wait(at(24))
		if got := p.js(`document.querySelector('.field').innerText`); got != boards[24] {
			t.Error("the board at the end of the branch is another one")
		}
	}
	// A move in the middle of an action has done nothing yet; one that ends an action has.
	step := 0
	for n := 24; n > 0 && step == 0; n-- {
		if _, data := b.ask(http.MethodGet, fmt.Sprintf("table/%d/tree?at=%d", id, n), nil, nil); strings.Contains(string(data), `"children"`) {
			step = n
		}
	}
	p.click(fmt.Sprintf(`.moves [data-tree="%d"]`, step))
	p.wait(`document.querySelector('dialog .tree li li')`)
	p.shot("tree-1280")
	p.key("\x1b")
	p.wait(`!document.querySelector('dialog')`)
	// A line of the log leads to where it was written.
	p.click("#tab-log")
	p.click(`.log p[data-event]:nth-of-type(3)`)
	p.wait(`Number(document.querySelector('main.table').dataset.at) < 15`)
	p.click(`[data-do=latest]`)
	// A right click enlarges a card and tells what its numbers are made of.
	p.press(".piece", "right")
	p.wait(`document.querySelector('dialog .enlarged')`)
	p.shot("enlarged-1280")
	p.key("\x1b")
}

// TestWhy: what is not possible says why, with its rule, on hover.
func TestWhy(t *testing.T) {
	b := start(t, nil)
	id := b.board(workbench.Edit{Do: "put", Card: "OGS-002", Zone: b.zone("hand", 0)}, workbench.Edit{Do: "put", Card: "OGN-210", Zone: b.zone("battlefield", -1), Seat: 0},
		workbench.Edit{Do: "put", Card: "MIN-001", Zone: b.zone("base", 1)})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('.handcard[data-card="OGS-002"]')`)
	hover := func(selector string) {
		p.js(fmt.Sprintf(`document.querySelector(%q).dispatchEvent(new MouseEvent('mouseover', { bubbles: true, clientX: 300, clientY: 300 }))`, selector))
	}
	hover(`.handcard[data-card="OGS-002"]`)
	p.wait(`document.querySelector('#tip .reasons') && document.querySelector('#tip .reasons .ruleno')`)
	p.shot("why-1280")
	hover(`[data-word="main"]`)
	p.wait(`!document.querySelector('#tip').hidden && document.querySelector('#tip').textContent.includes('316')`)
	hover(`.note.state`)
	p.wait(`!document.querySelector('#tip').hidden && document.querySelector('#tip').textContent.includes('310')`)
	// What makes a number: the printed one, a buff with its rule, and what stands on the card.
	keeper := 0
	for _, z := range b.state(id).View.Zones {
		for _, o := range z.Objects {
			if o.Card == "MIN-001" {
				keeper = int(o.ID)
			}
		}
	}
	b.post(fmt.Sprintf("table/%d/build", id), workbench.Edit{Do: "counter", Object: keeper, Name: "buffs", N: 1}, nil)
	p.wait(`document.querySelector('.piece[data-card="MIN-001"] .stat.up')`)
	p.press(`.piece[data-card="MIN-001"]`, "right")
	p.wait(`document.querySelector('[data-testid=breakdown-might]') && document.querySelector('[data-testid=breakdown-might]').textContent.replace(/\s+/g, ' ').includes('might 43 printed+1 the rules 701')`)
	p.key("\x1b")
	// In Chinese the page, the phases and the cards say so.
	p.click("#language")
	p.wait(`document.documentElement.lang === 'zh' && document.querySelector('.phases').textContent.includes('主阶段') && document.querySelector('#build').textContent === '摆局'`)
	p.shot("chinese-1280")
	p.click("#language")
	p.wait(`document.documentElement.lang === 'en'`)
}

// audit is what is wrong with a page for who uses no mouse, or sees little: controls without a name, that no key reaches, and text that
// stands out too little from what is behind it.
const audit = `(() => {
  const bad = [];
  const seen = (e) => { const r = e.getBoundingClientRect(), s = getComputedStyle(e); return r.width > 0 && r.height > 0 && s.visibility !== 'hidden' && s.display !== 'none' && !e.closest('[hidden]'); };
  const name = (e) => (e.getAttribute('aria-label') || (e.labels && e.labels[0] && e.labels[0].textContent) || e.title || e.textContent || e.placeholder || '').trim();
  for (const e of document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button], [onclick]')) {
    if (!seen(e) || e.closest('.cm-editor')) continue;
    if (!name(e)) bad.push('no name: ' + e.outerHTML.slice(0, 140));
    if (e.tabIndex < 0 && !e.disabled) bad.push('no key reaches: ' + e.outerHTML.slice(0, 140));
  }
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgb = (c) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = c; canvas.fillRect(0, 0, 1, 1); const d = canvas.getImageData(0, 0, 1, 1).data; return [d[0], d[1], d[2], d[3] / 255]; };
  const light = (c) => { const f = c.slice(0, 3).map((x) => { x /= 255; return x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4; }); return 0.2126 * f[0] + 0.7152 * f[1] + 0.0722 * f[2]; };
  const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
  // Cards are pictures with letters on panels of their own; what lies behind a panel that is nearly opaque does not matter.
  const behind = (e) => {
    const stack = [];
    for (let x = e; x; x = x.parentElement) {
      const s = getComputedStyle(x), c = rgb(s.backgroundColor);
      if (s.backgroundImage !== 'none' && c[3] < 0.5) return null;
      if (c[3] > 0) stack.push(c);
      if (c[3] > 0.84) break;
    }
    let out = rgb(getComputedStyle(document.body).backgroundColor);
    for (const c of stack.reverse()) out = over(c, out);
    return out;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = new Set();
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (!walk.currentNode.nodeValue.trim() || !seen(e) || e.closest('script, style, noscript, .skip, [aria-hidden=true], :disabled, .cm-editor, .object.turned')) continue;
    const s = getComputedStyle(e), back = behind(e);
    if (!back || Number(s.opacity) < 1 && e.closest('.out')) continue;
    let front = rgb(s.color);
    let opacity = 1;
    for (let x = e; x; x = x.parentElement) opacity *= Number(getComputedStyle(x).opacity);
    front = over([...front.slice(0, 3), front[3] * opacity], back);
    const a = light(front), b = light(back), ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const key = e.className + s.color;
    if (ratio < 4.5 && !told.has(key)) { told.add(key); bad.push('contrast ' + ratio.toFixed(2) + ': "' + walk.currentNode.nodeValue.trim().slice(0, 30) + '" in ' + e.outerHTML.slice(0, 110)); }
  }
  return bad;
})()`

// TestAccessible: every control has a name and can be reached by keys, and text stands out, on every page in both sets of colours.
func TestAccessible(t *testing.T) {
	b := start(t, mine.clone())
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"random", "random"}, Seed: 7})
	b.post(fmt.Sprintf("table/%d/policies", id), map[string]any{"Seat": 0, "Name": "human"}, nil)
	b.post(fmt.Sprintf("table/%d/policies", id), map[string]any{"Do": "on"}, nil)
	for range 40 {
		s := b.state(id)
		if s.Choice == nil || !s.Choice.Mine {
			continue
		}
		if status, text := act(t, b.link, id, s.Revision, len(s.Choice.Options)/2); status != 200 && status != 409 {
			t.Fatal(status, text)
		}
	}
	path := strings.ReplaceAll(filepath.Join(b.dir, "riftbound/mine/cards/pier-keeper.lua"), "/", "%2F")
	for _, x := range []struct{ name, path, wait, then string }{
		{"start", "", "#begin", ""}, {"table", fmt.Sprintf("#/table/%d", id), ".piece, .handcard", ""}, {"links", fmt.Sprintf("#/table/%d", id), ".piece, .handcard", "#tab-links"},
		{"moves", fmt.Sprintf("#/table/%d", id), ".piece, .handcard", "#tab-moves"}, {"build", fmt.Sprintf("#/table/%d", id), ".piece, .handcard", "#build"},
		{"gallery", "#/gallery/riftbound", ".cardgrid .card", ""}, {"card", "#/card/riftbound/OGS-001", ".bigcard .card", ""}, {"deck", "#/deck/riftbound/annie", ".curve", ""},
		{"editor", "#/editor/" + path, ".cm-content", ""},
	} {
		p := page(t, b.link+x.path, 1280, 800)
		p.wait(`document.querySelector('` + x.wait + `')`)
		if x.then != "" {
			p.click(x.then)
		}
		for _, theme := range []string{"dark", "light"} {
			p.js(`(document.documentElement.dataset.theme = "` + theme + `")`)
			var bad []string
			if err := json.Unmarshal([]byte(p.js(audit)), &bad); err != nil {
				t.Fatal(err)
			}
			for _, s := range bad {
				t.Errorf("%s, %s: %s", x.name, theme, s)
			}
		}
		p.close()
	}
	// By keys alone: from the top of the page to something that can be played, and its menu or what comes next.
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`['mine', 'over'].some((k) => document.querySelector('main.table')?.dataset[k] === 'true')`)
	for n := 0; !p.is(`document.activeElement.matches('.choice [data-option], .can, .pick')`) && p.is(`document.querySelector('main.table').dataset.mine === 'true'`); n++ {
		if n > 120 {
			t.Fatal("no key leads to an option")
		}
		p.key("\t")
	}
}

// TestWeight: a page without the editor weighs less than 300 KB, and nothing comes from elsewhere.
func TestWeight(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "random"}, Seed: 7})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('.handcard')`)
	var list []struct {
		Name string
		Size int
	}
	if err := json.Unmarshal([]byte(p.js(`performance.getEntriesByType('resource').map((r) => ({ Name: r.name, Size: r.decodedBodySize }))`)), &list); err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, r := range list {
		if !strings.HasPrefix(r.Name, b.link[:strings.Index(b.link, "/t/")]) {
			t.Errorf("%s is from elsewhere", r.Name)
		}
		total += r.Size
	}
	t.Logf("the page of a table: %d KB in %d parts", total/1024, len(list))
	if total == 0 || total > 300<<10 {
		t.Errorf("the page weighs %d bytes", total)
	}
}

// TestRoundTrip measures decisions in the server and in the page, and in the page up to the changed board.
func TestRoundTrip(t *testing.T) {
	b := start(t, nil)
	id := b.new(workbench.NewGame{Game: "riftbound", Format: "proving-grounds", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}, Seed: 7})
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
	p.wait(`document.querySelector('main.table')`)
	rounds := 5
	if *figures {
		rounds = 20
	}
	var server, whole []time.Duration
	for range rounds {
		s := b.state(id)
		began := time.Now()
		if status, text := act(t, b.link, id, s.Revision, 0); status != http.StatusOK {
			t.Fatal(status, text)
		}
		server = append(server, time.Since(began))
		p.wait(fmt.Sprintf(`Number(document.querySelector('main.table').dataset.revision) > %d`, s.Revision))
		ms := p.js(`new Promise((done) => { const m = document.querySelector('main.table'), was = m.dataset.revision, began = performance.now(); new MutationObserver((_, o) => { if (m.dataset.revision !== was) { o.disconnect(); done(performance.now() - began); } }).observe(m, { attributes: true }); workbench.act(0); })`)
		var n float64
		if err := json.Unmarshal([]byte(ms), &n); err != nil {
			t.Fatal(err)
		}
		whole = append(whole, time.Duration(n*float64(time.Millisecond)))
	}
	t.Logf("a decision: median of %d %v in the server, %v in the page up to the changed board", rounds, median(server), median(whole))
}

// TestVendored: the editor is the one that its README names.
func TestVendored(t *testing.T) {
	text, err := os.ReadFile("static/vendor/codemirror.js")
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile("static/vendor/README.md")
	if err != nil || !strings.Contains(string(readme), fmt.Sprintf("sha256: %x", sha256.Sum256(text))) {
		t.Errorf("codemirror.js has the sum %x, which its README does not name: %v", sha256.Sum256(text), err)
	}
}

// TestGallery: cards are found by words, numbers and choices, a card and a deck tell what they are, and a sheet holds nine a page.
func TestGallery(t *testing.T) {
	b := start(t, nil)
	for query, want := range map[string]string{"game=riftbound&q=pier": "Pier Keeper", "game=riftbound&q=energy<%3D2+poro": "Poro", "game=riftbound&q=recycle+discard&type=unit": "", "game=riftbound&keyword=Tank&color=body": "Tank",
		"game=duel-of-champions&q=%E8": "", "game=union-arena&q=bp>%3D4000": "4"} {
		status, data := b.ask(http.MethodGet, "cards?"+strings.ReplaceAll(query, "<", "%3C"), nil, nil)
		if status != 200 || !strings.Contains(string(data), want) {
			t.Errorf("%s: %d %.200s", query, status, data)
		}
	}
	if status, data := b.ask(http.MethodGet, "cards?game=riftbound&q=enrgy%3C%3D2", nil, nil); status != 400 || !strings.Contains(string(data), "energy") {
		t.Errorf("a misspelt fact: %d %s", status, data)
	}
	p := page(t, b.link+"#/gallery/riftbound", 1280, 800)
	p.wait(`document.querySelectorAll('.cardgrid .card').length === 60`)
	p.click(".filters [name=q]")
	p.key("pier keeper")
	p.wait(`document.querySelectorAll('.cardgrid .card').length === 1`)
	p.click(".cardgrid a")
	p.wait(`document.documentElement.dataset.page === 'card' && document.querySelector('.listing').textContent.includes('fx:deal(1, fx.foe)')`)
	p.wait(`document.querySelector('[data-testid=covered]')`)
	p.click("[data-scenario]")
	p.wait(`document.querySelector('main.table') && Number(document.querySelector('main.table').dataset.at) > 2`)
	p.go_(b.link + "#/deck/riftbound/annie")
	p.wait(`document.querySelector('[data-testid="legal-proving-grounds"].good')`)
	status, data := b.ask(http.MethodGet, "proxies?game=riftbound&id=annie", nil, nil)
	if n := strings.Count(string(data), `<article class="card`); status != 200 || n < 50 || strings.Count(string(data), `<section class="page">`) != (n+8)/9 {
		t.Errorf("the sheet: %d, %d cards", status, n)
	}
	if _, army := b.ask(http.MethodGet, "proxies?game=duel-of-champions&id=haven&lang=zh", nil, nil); !strings.Contains(string(army), `<sup>攻</sup><b>1</b>`) || !strings.Contains(string(army), `<b class="kw">反击免疫</b>`) {
		t.Error("on paper a card does not say which number is which, or its keywords in Chinese")
	}
	if strings.Contains(string(data), "ZgotmplZ") || strings.Contains(string(data), "src=\"http") {
		t.Error("the sheet is broken or needs something from elsewhere")
	}
}

// TestWholeTexts: no name and no text of any card is cut, in either language.
func TestWholeTexts(t *testing.T) {
	b := start(t, nil)
	const cut = `[...document.querySelectorAll('.cardgrid .card')].flatMap((c) => {
  const text = c.querySelector('.c-text'), name = c.querySelector('.c-name'), type = c.querySelector('.c-type'), foot = c.querySelector('.c-foot').getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()];
  return [text.scrollHeight > text.clientHeight + 1 && 'text', name.scrollHeight > name.clientHeight + 3 && 'name', type.scrollWidth > type.clientWidth + 1 && 'type', type.scrollHeight > type.clientHeight + 2 && 'type', foot.width > 4 && lines.some((r) => r.bottom > foot.top + 2 && r.right > foot.left + 2) && 'foot']
    .filter(Boolean).map((what) => name.textContent + ': ' + what);
})`
	for _, game := range []string{"riftbound", "union-arena", "duel-of-champions"} {
		p := page(t, b.link+"#/gallery/"+game, 1280, 800)
		whole := func(language string) {
			t.Helper()
			p.wait(`document.getElementById('app').dataset.lang === '` + language + `' && document.querySelectorAll('.cardgrid .card').length >= 60`)
			for p.is(`document.querySelector('[data-more]')`) {
				n := p.js(`document.querySelectorAll('.cardgrid .card').length`)
				p.js(`document.querySelector('[data-more]').click()`)
				p.wait(`document.querySelectorAll('.cardgrid .card').length > ` + n)
			}
			if got := p.js(cut); got != "[]" {
				t.Errorf("%s, %s: cut is %s", game, language, got)
			}
			// The same of the names on the board.
			if got := p.js(`(async () => {
  const { get } = await import('/static/net.js'), { tile } = await import('/static/card.js');
  const asked = { game: '` + game + `', lang: '` + language + `' }, { words } = await get('words', asked);
  const box = document.body.appendChild(document.createElement('div')), cut = [];
  for (let from = 0, total = 1; from < total; from += 60) {
    const found = await get('cards', { ...asked, from });
    total = found.total;
    for (const f of found.cards) {
      box.innerHTML = String(tile(words, f, { numbers: f.numbers }));
      const name = box.querySelector('.t-name');
      if (name.scrollHeight > name.clientHeight + 2) cut.push(f.name);
    }
  }
  box.remove();
  return cut;
})()`); got != "[]" {
				t.Errorf("%s, %s: cut on the board is %s", game, language, got)
			}
		}
		whole("en")
		p.click("#language")
		whole("zh")
		p.click("#language")
		p.wait(`document.getElementById('app').dataset.lang === 'en'`)
		p.close()
	}
}

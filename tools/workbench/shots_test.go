package workbench_test

import (
	"fmt"
	"testing"

	"cardlathe/tools/workbench"
)

// TestShots writes screenshots of every page, for people to look at, when -shots names a folder.
func TestShots(t *testing.T) {
	if *shots == "" {
		t.Log("no folder is named by -shots: there is nothing to do")
		return
	}
	b := start(t, files{
		"riftbound/mine/set.hcl":               "set \"mine\" {\n  game = \"riftbound\"\n  code = \"MIN\"\n  title = \"Mine\"\n  version = \"1.0.0\"\n}\n\ncard \"MIN-001\" {\n  name = \"Pier Keeper\"\n  type = \"unit\"\n  domains = [\"calm\"]\n  energy = 3\n  might = 3\n  text = \"When I attack, deal 1 to an enemy unit here.\"\n}\n",
		"riftbound/mine/cards/pier-keeper.lua": "triggered {\n  on     = self.attacks,\n  target = { foe = unit { enemy = true, here = true } },\n  effect = function(fx) fx:deal(1, fx.foe) end,\n}\n",
	})
	games := []struct {
		name, game, format string
		decks              []string
	}{
		{"duel", "riftbound", "proving-grounds", []string{"annie", "garen"}}, {"war", "riftbound", "war", []string{"mixed", "mixed", "mixed", "mixed"}},
		{"union", "union-arena", "standard", []string{"code-geass", "jujutsu-kaisen"}}, {"champions", "duel-of-champions", "standard", []string{"haven", "inferno"}},
	}
	sizes := []struct{ w, h int64 }{{1280, 800}, {1920, 1080}, {420, 850}}
	// shoot takes a page in every size, dark in English and light in Chinese.
	shoot := func(name, path, ready string, then func(p *tab)) {
		for _, look := range []struct{ theme, lang string }{{"dark", "en"}, {"light", "zh"}} {
			for _, s := range sizes {
				p := page(t, b.link, s.w, s.h)
				p.wait(`document.documentElement.dataset.ready`)
				p.js(fmt.Sprintf(`(localStorage.setItem('theme', %q), localStorage.setItem('lang', %q))`, look.theme, look.lang))
				p.go_("about:blank")
				p.go_(b.link + path)
				p.wait(ready)
				if then != nil {
					then(p)
				}
				p.shot(fmt.Sprintf("%s-%d-%s-%s", name, s.w, look.theme, look.lang))
				p.close()
			}
		}
	}
	for _, g := range games {
		in := workbench.NewGame{Game: g.game, Format: g.format, Decks: g.decks, Seed: 5}
		for range g.decks {
			in.Seats = append(in.Seats, "random")
		}
		id := b.new(in)
		p := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), 1280, 800)
		p.wait(`document.querySelector('main.table')`)
		b.post(fmt.Sprintf("table/%d/policies", id), map[string]any{"Do": "end"}, nil)
		p.wait(`document.querySelector('main.table').dataset.over === 'true'`)
		b.post(fmt.Sprintf("table/%d/time", id), map[string]any{"Revision": -1, "Do": "jump", "N": 150}, nil)
		b.post(fmt.Sprintf("table/%d/policies", id), map[string]any{"Seat": 0, "Name": "human"}, nil)
		p.wait(`Number(document.querySelector('main.table').dataset.at) > 60`)
		p.close()
		shoot(g.name, fmt.Sprintf("#/table/%d", id), `document.querySelector('main.table')`, nil)
	}
	for _, x := range []struct{ name, path, wait string }{
		{"start", "", "#begin"}, {"gallery", "#/gallery/riftbound", ".cardgrid .card"}, {"card", "#/card/riftbound/MIN-001", "[data-testid=covered]"}, {"deck", "#/deck/riftbound/annie", ".curve"},
		{"editor", "#/editor/", ".filelist li a"}, {"building", fmt.Sprintf("#/table/%d", b.board()), "#build"},
	} {
		shoot(x.name, x.path, `document.querySelector('`+x.wait+`')`, func(p *tab) {
			switch x.name {
			case "editor":
				p.click(".filelist li:first-child a")
				p.wait(`document.documentElement.dataset.editor`)
			case "building":
				p.click("#build")
				p.wait(`document.querySelector('[data-hold]')`)
			}
		})
	}
	b.write("riftbound/mine/cards/pier-keeper.lua", "triggered {\n  on     = self.attacks,\n  target = { foe = unit { enemy = true, here = true } },\n  effect = function(fx) fx:deel(1, fx.foe) end,\n}\n")
	shoot("overlay", "#/table/1", `!document.querySelector('#overlay').hidden`, nil)
}

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
		{"duel", "riftbound", "proving-grounds", []string{"annie", "garen"}}, {"war", "riftbound", "war", []string{"mixed:1", "mixed:2", "mixed:3", "mixed:4"}},
		{"union", "union-arena", "standard", []string{"code-geass", "jujutsu-kaisen"}}, {"champions", "duel-of-champions", "standard", []string{"haven", "inferno"}},
	}
	sizes := []struct{ w, h int64 }{{1280, 800}, {1920, 1080}, {480, 900}}
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
		for _, s := range sizes {
			q := page(t, fmt.Sprintf("%s#/table/%d", b.link, id), s.w, s.h)
			q.wait(`document.querySelector('main.table')`)
			q.shot(fmt.Sprintf("%s-%d", g.name, s.w))
			if s.w == 1280 {
				q.js(`document.querySelector('#theme').click()`)
				q.shot(fmt.Sprintf("%s-%d-dark", g.name, s.w))
				q.js(`document.querySelector('#theme').click()`)
			}
			q.close()
		}
	}
	for _, x := range []struct{ name, path, wait string }{
		{"start", "", "#begin"}, {"gallery", "#/gallery/riftbound", ".cardgrid .card"}, {"card", "#/card/riftbound/OGS-001", ".bigcard .card"}, {"deck", "#/deck/riftbound/annie", ".curve"},
		{"editor", "#/editor/" + "", ".filelist li a"},
	} {
		for _, s := range sizes[:2] {
			p := page(t, b.link+x.path, s.w, s.h)
			p.wait(`document.querySelector('` + x.wait + `')`)
			if x.name == "editor" {
				p.click(".filelist li:first-child a")
				p.wait(`document.documentElement.dataset.editor`)
			}
			p.shot(fmt.Sprintf("%s-%d", x.name, s.w))
			p.close()
		}
	}
	p := page(t, fmt.Sprintf("%s#/table/%d", b.link, 1), 1280, 800)
	p.wait(`document.querySelector('main.table')`)
	b.write("riftbound/mine/cards/pier-keeper.lua", "triggered {\n  on     = self.attacks,\n  target = { foe = unit { enemy = true, here = true } },\n  effect = function(fx) fx:deel(1, fx.foe) end,\n}\n")
	p.wait(`!document.querySelector('#overlay').hidden`)
	p.shot("overlay-1280")
}

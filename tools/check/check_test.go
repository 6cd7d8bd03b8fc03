package check_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/check"
)

func run(t *testing.T, paths ...string) diag.List {
	t.Helper()
	tree, _, diags := sets.Layers(paths)
	rules := games.All()
	content, more := scripts.Open(tree, rules, nil, nil)
	list, _ := check.Run(tree, content, rules, append(diags, more...))
	return list
}

// TestShippedSetsAreClean keeps warnings worth having: the shipped sets raise none.
func TestShippedSetsAreClean(t *testing.T) {
	for _, d := range run(t, "../../sets") {
		t.Error(d)
	}
}

func TestFindings(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"set.hcl": "set \"mine\" {\n  game = \"riftbound\"\n  title = \"Mine\"\n  version = \"1.0.0\"\n  requires = { proving-grounds = \">= 1.0\" }\n}\n",
		"cards.hcl": "card \"MIN-001\" {\n  name = \"Wary Wisp\"\n  type = \"unit\"\n  energy = 1\n  might = 1\n}\n" +
			"card \"MIN-002\" {\n  name = \"Odd Bolt\"\n  type = \"spell\"\n  energy = 1\n}\n",
		"cards/wary-wisp.lua": "triggered {\n  on = self.played,\n  target = { foe = unit { enemy = true } },\n  effect = function(fx) fx:draw(1) end, -- not fx.foe\n}\n",
		"cards/odd-bolt.lua":  "on_play {\n  target = { it = unit {} },\n  effect = function(fx)\n    if fx:kill(fx.it) then fx:draw(1) end\n  end,\n}\n",
		"decks/short.hcl":     "deck \"short\" {\n  name = \"Short\"\n  format = \"proving-grounds\"\n  legend = \"OGS-017\"\n  champion = \"OGS-010\"\n  main = {\n    \"OGN-005\" = 4\n  }\n  runes = { \"OGN-007\" = 12 }\n  battlefields = [\"OGN-296\"]\n}\n",
		// A card that does not exist hides nothing else, and is told once.
		"decks/lacking.hcl": "deck \"lacking\" {\n  name = \"Lacking\"\n  format = \"proving-grounds\"\n  legend = \"OGS-017\"\n  champion = \"OGN-169\"\n  main = {\n    \"Nope\" = 1\n    \"安妮，黑暗之女\" = 1\n    \"OGN-005\" = 4\n  }\n  runes = { \"OGN-007\" = 12 }\n  battlefields = [\"OGN-296\"]\n}\n",
		// Neither does a section that is missing or a format that is not there.
		"decks/bare.hcl": "deck \"bare\" {\n  name = \"Bare\"\n  format = \"nowhere\"\n  legend = \"OGS-017\"\n  main = {\n    \"OGN-005\" = 5\n  }\n  runes = { \"OGN-007\" = 11 }\n  battlefields = [\"OGN-296\"]\n}\n",
		// Nor does an entry that cannot be read: the others are judged.
		"decks/minus.hcl":    "deck \"minus\" {\n  name = \"Minus\"\n  format = \"proving-grounds\"\n  legend = \"OGS-017\"\n  champion = \"OGN-169\"\n  main = {\n    \"Charm\" = -1\n    \"OGN-005\" = 6\n    \"Mind Rune\" = 1\n  }\n  runes = { \"OGN-007\" = 12 }\n  battlefields = [\"OGN-296\"]\n}\n",
		"scenarios/wisp.lua": "scenario \"x\" {\n  play = function(s)\n",
	} {
		at := filepath.Join(dir, "riftbound", "mine", name)
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	list := check.Below(run(t, dir), []string{dir})
	for _, want := range []string{
		"wary-wisp.lua:1: CHECK002", "odd-bolt.lua:4: LUA017", "decks/short.hcl:7: CHECK001", "4 copies of", "scenarios/wisp.lua:", "TEST001",
		"decks/lacking.hcl:7: DECK002", "decks/lacking.hcl:9: CHECK001 deck \"lacking\": main: 4 copies of Disintegrate",
		"champion: Gust is a spell, not a champion unit", "name a champion unit there; a spell belongs to main",
		"main: Annie, Dark Child is a legend, not a unit, gear or spell", "name a unit, gear or spell there; a legend belongs to legend", "main: the deck has 6 cards",
		`decks/bare.hcl:1: HCL004`, `no "champion"`, `decks/bare.hcl:3: DECK`, `unknown format "nowhere"`, `decks/bare.hcl:6: CHECK001 deck "bare": main: 5 copies of`,
		"decks/minus.hcl:7: HCL007", `deck "minus": main: 6 copies of Disintegrate`, `deck "minus": main: Mind Rune is a rune`, `deck "minus": main: the deck has 7 cards`, "The entries of main that cannot be read are not counted",
		`deck "bare": runes: the deck has 11`, `in the mode "duel", by which it is judged since its own format is not there`,
	} {
		if !strings.Contains(list.Error(), want) {
			t.Errorf("nothing says %q:\n%s", want, list.Error())
		}
	}
	if n := strings.Count(list.Error(), `"Nope"`); n != 1 {
		t.Errorf("the card that nobody has is told %d times", n)
	}
	if strings.Contains(list.Error(), `deck "bare": champion`) {
		t.Error("the missing section is told twice")
	}
	if !list.HasErrors() {
		t.Error("no error")
	}
}

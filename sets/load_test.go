package sets_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

const head = "set \"s\" {\n  title = \"S\"\n  version = \"1.0.0\"\n}\n"

// tree makes a file system of "path: text" pairs below riftbound.
func tree(pairs ...string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for i := 0; i+1 < len(pairs); i += 2 {
		fsys["riftbound/"+pairs[i]] = &fstest.MapFile{Data: []byte(pairs[i+1])}
	}
	return fsys
}

func one(cards string) fstest.MapFS { return tree("s/set.hcl", head, "s/cards.hcl", cards) }

func unit(id, name string, more ...string) string {
	return "card \"" + id + "\" {\n  name = \"" + name + "\"\n  type = \"unit\"\n  energy = 1\n  might = 2\n" + strings.Join(more, "\n") + "\n}\n"
}

func TestShippedContentIsSound(t *testing.T) {
	c, diags := sets.Load(sets.Shipped(), games.Vocabularies(), nil)
	for _, d := range diags {
		t.Error(d)
	}
	origins, grounds := c.Set("riftbound", "origins"), c.Set("riftbound", "proving-grounds")
	if origins == nil || grounds == nil {
		t.Fatal("a shipped set did not load")
	}
	if len(origins.Cards) < 46 || len(grounds.Cards) != 24 || len(grounds.Decks) != 4 {
		t.Errorf("cards %d and %d, decks %d", len(origins.Cards), len(grounds.Cards), len(grounds.Decks))
	}
	for _, d := range grounds.Decks {
		n := 0
		for _, e := range d.Sections["main"] {
			n += e.Count
		}
		if n != 40 || d.Format != "proving-grounds" || d.Set != "proving-grounds" || d.Sections["main"][0].Line == 0 {
			t.Errorf("deck %s: %d cards, format %q, set %q", d.ID, n, d.Format, d.Set)
		}
	}
	for _, card := range grounds.Cards {
		if card.Name == "Tibbers" && card.Amounts[engine.AmountOwn] != 2 {
			t.Errorf("Tibbers costs %v", card.Amounts)
		}
	}
}

func TestEveryGameFolderIsEmbedded(t *testing.T) {
	found, _ := filepath.Glob("*/*/set.hcl")
	for _, f := range found {
		if _, err := sets.Shipped().Open(filepath.ToSlash(f)); err != nil {
			t.Errorf("%s is not embedded: add its game to embed.go", f)
		}
	}
	if _, err := os.Stat("riftbound"); err == nil && len(found) == 0 {
		t.Error("no set found")
	}
}

func TestFacts(t *testing.T) {
	c, diags := sets.Load(one(unit("A-1", "Rek'Sai, Breacher",
		`  domains = ["calm", "mind"]`, `  power = { calm = 1, any = 2, own = 3 }`, `  tags = ["Bird"]`, `  text = "Two {2}."`,
		`  keywords = ["Tank", "Assault 2", "Shield", "Wither 3"]`, `  locale "zh" {
    name = "雷克塞"
    words = { "Draw?" = "抽牌？" }
  }`)+
		"token \"T-1\" {\n  name = \"Recruit\"\n  type = \"unit\"\n  might = 1\n}\n"+
		"card \"A-2\" {\n  name = \"Twice\"\n  type = \"spell\"\n  energy = 0\n  keywords = [\"Repeat {1}{any}{calm}{any}\"]\n}\n"), words(), nil)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	s := c.Sets[0]
	a, token, twice := s.Cards[0], s.Cards[1], s.Cards[2]
	if a.Line != 1 || a.File != "riftbound/s/cards.hcl" || a.Set != "s" || a.Numbers[0] != 2 || a.Numbers[1] != 1 ||
		a.Amounts[1] != 1 || a.Amounts[engine.AmountAny] != 2 || a.Amounts[engine.AmountOwn] != 3 || a.Colors != 6 || a.Locale["zh"].Name != "雷克塞" || a.Locale["zh"].Words["Draw?"] != "抽牌？" {
		t.Errorf("%+v", a)
	}
	for i, want := range []struct {
		id engine.KeywordID
		n  int16
	}{{2, 0}, {3, 2}, {4, 1}, {engine.NoKeyword, 3}} {
		if k := a.Keywords[i]; k.ID != want.id || k.N != want.n {
			t.Errorf("keyword %d: %+v", i, k)
		}
	}
	if !token.Token || token.HasNumber != 1 {
		t.Errorf("%+v", token)
	}
	cost := twice.Keywords[0].Cost
	if len(cost.Parts) != 2 || cost.Parts[0].N.Datum.N != 1 || len(cost.Parts[1].Amounts) != 2 || cost.Parts[1].Amounts[0] != (engine.CostAmount{Resource: engine.AnyResource, N: 2}) {
		t.Errorf("%+v", cost)
	}
	if p := s.Scripts[0]; p.Path != "riftbound/s/cards/reksai-breacher.lua" || p.Exists || p.Set != s {
		t.Errorf("%+v", p)
	}
}

// TestNamesThatRepeat: in a game whose names repeat two cards of one name have a script each; lists keep their names.
func TestNamesThatRepeat(t *testing.T) {
	v := words()
	v[0].NamesRepeat = true
	v[0].Facts = append(v[0].Facts, engine.Fact{Name: "aliases", Kind: engine.FactWords, Target: engine.ToList})
	load := func(alias string) *sets.Set {
		c, diags := sets.Load(tree("s/set.hcl", head, "s/c.hcl", unit("A-1", "Twin", `  tags = ["Bird"]`, `  aliases = ["`+alias+`", "Two"]`)+unit("A-2", "Twin"), "s/cards/twin-a-2.lua", ""), v, nil)
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		return c.Sets[0]
	}
	s := load("One")
	if len(s.Cards) != 2 || s.Scripts[0].Path != "riftbound/s/cards/twin-a-1.lua" || !s.Scripts[1].Exists {
		t.Errorf("%d cards, scripts %+v", len(s.Cards), s.Scripts)
	}
	if a := s.Cards[0]; !slices.Equal(a.Lists["aliases"], []string{"One", "Two"}) || !slices.Equal(a.Tags, []string{"Bird"}) {
		t.Errorf("lists %v, tags %v", a.Lists, a.Tags)
	}
	if s.Cards[0].Hash == load("Other").Cards[0].Hash {
		t.Error("the hash does not cover lists")
	}
}

// TestMistakes states for each mistake its code, its line and what must be said about it.
func TestMistakes(t *testing.T) {
	deck := func(main string) string {
		return "deck \"d\" {\n  name = \"D\"\n  legend = \"A-1\"\n  champion = \"A-1\"\n  main = {" + main + "}\n  runes = {}\n  battlefields = []\n}\n"
	}
	two := func(a, b string) fstest.MapFS {
		return tree("s/set.hcl", head, "s/c.hcl", a, "t/set.hcl", strings.ReplaceAll(strings.ToLower(head), "\"s\" {", "\"t\" {"), "t/c.hcl", b)
	}
	tests := []struct {
		name string
		fs   fstest.MapFS
		want []string // "CODE file:line part of the message"
	}{
		{"syntax", one("card \"A-1\" {\n  name = \n}\n"), []string{"HCL001 riftbound/s/cards.hcl:2"}},
		{"open template", one("card \"A-1\" {\n  name = \"a ${ b\"\n}\n"), []string{`HCL001 riftbound/s/cards.hcl:2 $${`}},
		{"template", one(unit("A-1", "A ${x}")), []string{`HCL009 riftbound/s/cards.hcl:2 $${`}},
		{"function", one(unit("A-1", "A", `text = upper("a")`)), []string{`HCL009 riftbound/s/cards.hcl:6`}},
		{"bare word", one("card \"A-1\" {\n  name = \"A\"\n  type = rune\n}\n"), []string{`HCL009 riftbound/s/cards.hcl:3 write "rune"`}},
		{"unknown block", one("crad \"A-1\" {}\n"), []string{`HCL002 riftbound/s/cards.hcl:1 did you mean "card"?`}},
		{"field outside", one("name = \"A\"\n"), []string{`HCL003 riftbound/s/cards.hcl:1 outside`}},
		{"one finding for a typo", one("card \"A-1\" {\n  nmae = \"A\"\n  type = \"rune\"\n}\n"), []string{`HCL003 riftbound/s/cards.hcl:2 did you mean "name"?`}},
		{"missing", one("card \"A-1\" {\n  name = \"A\"\n  type = \"unit\"\n  might = 1\n}\n"), []string{`HCL004 riftbound/s/cards.hcl:1 has no "energy"`}},
		{"several, useful first", one("card \"A-1\" {\n  type = \"rune\"\n  colour = 1\n  tags = \"Bird\"\n}\n"),
			[]string{`HCL003 riftbound/s/cards.hcl:3 colour`, `HCL005 riftbound/s/cards.hcl:4 ["Bird"]`, `HCL004 riftbound/s/cards.hcl:1 name`}[0:3]},
		{"fraction", one("card \"A-1\" {\n  name = \"A\"\n  type = \"spell\"\n  energy = 1.5\n}\n"), []string{`HCL006 riftbound/s/cards.hcl:4 whole number, not 1.5`}},
		{"range", one("card \"A-1\" {\n  name = \"A\"\n  type = \"spell\"\n  energy = 1e99\n}\n"), []string{`HCL007 riftbound/s/cards.hcl:4 from 0 to 20`}},
		{"calculation", one("card \"A-1\" {\n  name = \"A\"\n  type = \"spell\"\n  energy = 1 + 1\n}\n"), []string{`HCL009 riftbound/s/cards.hcl:4 the value itself`}},
		{"vast number", one("card \"A-1\" {\n  name = \"A ${1e999999999}\"\n  type = \"spell\"\n  energy = 1e-99999\n}\n"), []string{`HCL009 riftbound/s/cards.hcl:2`, `HCL006 riftbound/s/cards.hcl:4`}},
		{"quoted number", one("card \"A-1\" {\n  name = \"A\"\n  type = \"spell\"\n  energy = \"3\"\n}\n"), []string{`HCL005 riftbound/s/cards.hcl:4 leave out the quotes`}},
		{"word", one(unit("A-1", "A", `domains = ["clam"]`)), []string{`HCL008 riftbound/s/cards.hcl:6 did you mean "calm"?`}},
		{"amount", one(unit("A-1", "A", `power = { furry = 1 }`)), []string{`HCL008 riftbound/s/cards.hcl:6 did you mean "fury"?`}},
		{"twice", one(unit("A-1", "A", `power = { fury = 1, fury = 2 }`)), []string{`HCL011 riftbound/s/cards.hcl:6`}},
		{"label", one("card {}\n"), []string{`HCL010 riftbound/s/cards.hcl:1`, `HCL004`, `HCL004`}},
		{"not for type", one("card \"A-1\" {\n  name = \"A\"\n  type = \"rune\"\n  might = 1\n}\n"), []string{`CARD005 riftbound/s/cards.hcl:4 a rune has no might`}},
		{"keyword for type", one("card \"A-1\" {\n  name = \"A\"\n  type = \"rune\"\n  keywords = [\"Tank\"]\n}\n"), []string{`CARD005 riftbound/s/cards.hcl:4 Tank`}},
		{"keyword of nothing", one(unit("A-1", "A", `keywords = ["Tank", "Assault 0"]`)), []string{`HCL007 riftbound/s/cards.hcl:6 "Assault 0" is out of range`}},
		{"keyword of less", one(unit("A-1", "A", `keywords = ["Assault -2"]`)), []string{`HCL007 riftbound/s/cards.hcl:6 from 1 to 999`}},
		{"keyword case", one(unit("A-1", "A", `keywords = ["tank"]`)), []string{`CARD006 riftbound/s/cards.hcl:6 did you mean "Tank"?`}},
		{"keyword number", one(unit("A-1", "A", `keywords = ["Tank 2"]`)), []string{`CARD006 riftbound/s/cards.hcl:6 takes no number`}},
		{"cost word", one(unit("A-1", "A", `keywords = ["Equip {clam}"]`)), []string{`HCL008 riftbound/s/cards.hcl:6 did you mean "calm"?`}},
		{"cost of nothing", one(unit("A-1", "A", `keywords = ["Equip {1} or "]`)), []string{`CARD006 riftbound/s/cards.hcl:6 "" is no cost`}},
		{"choice of the costs of Flow", one("card \"A-1\" {\n  name = \"A\"\n  type = \"spell\"\n  energy = 1\n  keywords = [\"Flow {1} or {2}\"]\n}\n"), []string{`CARD006 riftbound/s/cards.hcl:5 Flow has one cost`}},
		{"no slug", one(unit("A-1", "?!")), []string{`CARD010 riftbound/s/cards.hcl:1`}},
		{"card twice", one(unit("A-1", "A") + unit("A-1", "B")), []string{`CARD001 riftbound/s/cards.hcl:8 "A" is at riftbound/s/cards.hcl:1`}},
		{"slug twice", one(unit("A-1", "King's Edict") + unit("A-2", "Kings Edict")), []string{`CARD004 riftbound/s/cards.hcl:8 "King's Edict" and "Kings Edict"`}},
		{"name twice", two(unit("A-1", "A"), unit("B-1", "A")), []string{`CARD003 riftbound/t/c.hcl:1 riftbound/s/c.hcl:1`}},
		{"id in two sets", two(unit("A-1", "A"), unit("A-1", "B")), []string{`CARD002 riftbound/t/c.hcl:1 sets s and t`}},
		{"two overrides", two(unit("A-1", "A", "override = true"), unit("A-1", "B", "override = true")), []string{`CARD002 riftbound/t/c.hcl:1`}},
		{"overrides nothing", one(unit("A-1", "A", "override = true")), []string{`CARD009 riftbound/s/cards.hcl:1`}},
		{"script missing", tree("s/set.hcl", head, "s/c.hcl", unit("A-1", "A", `script = "lamp.lua"`), "s/cards/lam.lua", ""), []string{`CARD007 riftbound/s/c.hcl:6 did you mean "lam.lua"?`, "CARD008"}},
		{"script outside", one(unit("A-1", "A", `script = "../a.lua"`)), []string{`HCL005 riftbound/s/cards.hcl:6`}},
		{"script case", tree("s/set.hcl", head, "s/c.hcl", unit("A-1", "Lamp"), "s/cards/Lamp.lua", ""), []string{`FILE006 riftbound/s/cards/Lamp.lua rename`}},
		{"script unused", tree("s/set.hcl", head, "s/c.hcl", unit("A-1", "Lamp"), "s/cards/lamb.lua", ""), []string{`CARD008 riftbound/s/cards/lamb.lua did you mean "lamp.lua"?`}},
		{"unknown card", one(unit("A-1", "Annie, Fiery") + deck(`"Annie" = 1`)), []string{`DECK002 riftbound/s/cards.hcl:12 did you mean "Annie, Fiery"?`}},
		{"card left out", one(unit("A-1", "A") + unit("A-2", "B", "mihgt = 3") + deck(`"A-2" = 1`)), []string{`HCL003 riftbound/s/cards.hcl:13`, `DECK004 riftbound/s/cards.hcl:19`}},
		{"deck twice", one(unit("A-1", "A") + deck("") + deck("")), []string{`DECK001 riftbound/s/cards.hcl:16`}},
		{"name of two cards", one(unit("A-1", "A", `locale "zh" { name = "甲" }`) + unit("A-2", "B", `locale "zh" { name = "甲" }`) + deck(`"甲" = 1`)),
			[]string{`DECK002 riftbound/s/cards.hcl:19 A-1 (A), A-2 (B)`}},
		{"unknown format", one(unit("A-1", "A") + strings.Replace(deck(""), "name", "format = \"deul\"\n  name", 1) + "format \"duel\" { title = \"D\" }\n"), []string{`DECK003 riftbound/s/cards.hcl:9 did you mean "duel"?`}},
		{"broken format", one(unit("A-1", "A") + strings.Replace(deck(""), "name", "format = \"f\"\n  name", 1) + "format \"f\" {\n  victory = 0\n}\n"),
			[]string{`HCL007 riftbound/s/cards.hcl:18`, `DECK004 riftbound/s/cards.hcl:9 its format "f" did not load`}},
		{"unknown knob", one("format \"f\" {\n  title = \"F\"\n  victroy = 8\n}\n"), []string{`HCL003 riftbound/s/cards.hcl:3 did you mean "victory"?`}},
		{"knob range", one("format \"f\" {\n  title = \"F\"\n  victory = 0\n}\n"), []string{`HCL007 riftbound/s/cards.hcl:3 from 1 to 99`}},
		{"mode", one("format \"f\" {\n  title = \"F\"\n  mode = \"duell\"\n}\n"), []string{`FORM002 riftbound/s/cards.hcl:3 did you mean "duel"?`}},
		{"contradictions", one("format \"f\" {\n  mode = \"duel\"\n  battlefields = 3\n  battlefields_provided = 2\n  main_deck_max = 7\n  copies = 4\n  side_by_side = 1\n  invitations = 3\n  victory = 1\n}\n"), []string{
			`FORM003 riftbound/s/cards.hcl:3 battlefields is 3, and battlefields_provided is only 2; lower battlefields, or raise battlefields_provided`,
			`FORM003 riftbound/s/cards.hcl:5 main_deck is 8, and main_deck_max is only 7`,
			`FORM003 riftbound/s/cards.hcl:6 copies is an odd number, not 4; write 3 or 5`,
			`FORM003 riftbound/s/cards.hcl:7 side_by_side is 1, which means nothing in the mode "duel"; leave it out, or play 2v2`,
			`FORM003 riftbound/s/cards.hcl:8 invitations is 3, which means nothing while victory is 1`,
		}},
		{"no contradictions", one("format \"f\" {\n  mode = \"2v2\"\n  battlefields = 2\n  battlefields_provided = 2\n  side_by_side = 1\n  copies = 3\n  victory = 2\n  invitations = 3\n}\n"), nil},
		{"format twice", one("format \"f\" {\n  title = \"F\"\n}\nformat \"f\" {\n  title = \"F\"\n}\n"), []string{`FORM001 riftbound/s/cards.hcl:4`}},
		{"no set block", tree("s/set.hcl", "", "s/c.hcl", unit("A-1", "A")), []string{`SET001 riftbound/s/set.hcl`}},
		{"two set blocks", tree("s/set.hcl", head+head), []string{`SET001 riftbound/s/set.hcl:5`}},
		{"two sets one id", tree("s/set.hcl", head, "t/set.hcl", head), []string{`SET002 riftbound/t/set.hcl:1 riftbound/s/set.hcl`}},
		{"requires missing", tree("s/set.hcl", strings.Replace(head, "}", "  requires = { origin = \"1\" }\n}", 1)), []string{`SET003 riftbound/s/set.hcl:4`}},
		{"requires two missing", tree("s/set.hcl", strings.Replace(head, "}", "  requires = {\n    origin = \"1\"\n    other = \"2\"\n  }\n}", 1)), []string{`SET003 riftbound/s/set.hcl:5`, `SET003 riftbound/s/set.hcl:6`}},
		{"requires all kinds", tree("origins/set.hcl", strings.Replace(head, `"s"`, `"origins"`, 1),
			"s/set.hcl", strings.Replace(head, "}", "  requires = {\n    origins = \">= 2.0\"\n    gone = \"newest\"\n    away = \"1\"\n    far = 3\n  }\n}", 1)),
			[]string{`SET008 riftbound/s/set.hcl:6`, `HCL005 riftbound/s/set.hcl:8`, `SET004 riftbound/s/set.hcl:5 >= 2.0, but it is 1.0.0`,
				`SET003 riftbound/s/set.hcl:6 "gone"`, `SET003 riftbound/s/set.hcl:7 "away"`, `SET003 riftbound/s/set.hcl:8 "far"`}},
		{"requires version", tree("origins/set.hcl", strings.Replace(head, `"s"`, `"origins"`, 1), "s/set.hcl", strings.Replace(head, "}", "  requires = { origins = \">= 2.0\" }\n}", 1)),
			[]string{`SET004 riftbound/s/set.hcl:4 >= 2.0, but it is 1.0.0`}},
		{"requires itself", tree("s/set.hcl", strings.Replace(head, "}", "  requires = { s = \"1\" }\n}", 1)), []string{`SET005 riftbound/s/set.hcl:4 s -> s`}},
		{"requires broken", tree("o/set.hcl", "set \"o\" {\n  title = \"O\"\n}\n", "s/set.hcl", strings.Replace(head, "}", "  requires = { o = \"1\" }\n}", 1)),
			[]string{`HCL004 riftbound/o/set.hcl:1 version`, `SET009 riftbound/s/set.hcl:4`}},
		{"unknown game", fstest.MapFS{"riftbond/s/set.hcl": {Data: []byte(head)}}, []string{`SET007 riftbond/s/set.hcl did you mean "riftbound"?`}},
		{"other game", tree("s/set.hcl", strings.Replace(head, "}", "  game = \"chess\"\n}", 1)), []string{`SET007 riftbound/s/set.hcl:4`}},
		{"version", tree("s/set.hcl", strings.Replace(head, "1.0.0", "new", 1)), []string{`SET008 riftbound/s/set.hcl:3`}},
		{"UTF-16", one("\xff\xfec\x00a\x00"), []string{`FILE003 riftbound/s/cards.hcl UTF-8`}},
		{"UTF-16 without mark", one("c\x00a\x00r\x00"), []string{`FILE003 riftbound/s/cards.hcl UTF-8`}},
		{"not UTF-8", one("# a\n# \xe4\n"), []string{`FILE004 riftbound/s/cards.hcl:2`}},
		{"deep", one("card \"A\" {\n name = " + strings.Repeat("(", 100000) + "\n"), []string{`FILE005 riftbound/s/cards.hcl:2`}},
		{"operators", one("card \"A\" {\n name = " + strings.Repeat("!", 100000) + "true\n}"), []string{`FILE005 riftbound/s/cards.hcl:2`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, diags := sets.Load(test.fs, words(), nil)
			if len(diags) != len(test.want) {
				t.Fatalf("got %d findings, want %d:\n%v", len(diags), len(test.want), diags)
			}
			for i, want := range test.want {
				parts := strings.SplitN(want, " ", 3)
				got := diags[i].Error()
				if string(diags[i].Code) != parts[0] || len(parts) > 1 && !strings.HasPrefix(got, parts[1]+":") || len(parts) > 2 && !strings.Contains(got, parts[2]) {
					t.Errorf("finding %d is\n%s\nwant %s", i, got, want)
				}
			}
		})
	}
}

// TestDecksNameCards: by id, by name, and by a name in another language, which becomes the card's own.
func TestDecksNameCards(t *testing.T) {
	deck := func(id, main string) string {
		return "deck \"" + id + "\" {\n  name = \"D\"\n  legend = \"A-1\"\n  champion = \"A-1\"\n  main = {" + main + "}\n  runes = {}\n  battlefields = []\n}\n"
	}
	token := "token \"T-1\" {\n  name = \"Spark\"\n  type = \"unit\"\n  might = 1\n  locale \"zh\" { name = \"甲\" }\n}\n"
	c, diags := sets.Load(one(token+unit("A-1", "A", `  locale "zh" { name = "甲" }`)+unit("A-2", "B", `  locale "zh" { name = "乙" }`)+
		deck("names", `"甲" = 1, "A-2" = 2, "乙" = 3, "B" = 4`)+deck("lacking", `"甲" = 1, "丙" = 1`)), words(), nil)
	s := c.Sets[0]
	if len(diags) != 1 || diags[0].Code != diag.UnknownCard || len(s.Decks) != 1 || len(s.Lacking) != 1 {
		t.Fatalf("%d decks, %d lacking: %v", len(s.Decks), len(s.Lacking), diags)
	}
	var named []string
	for _, e := range append(s.Decks[0].Sections["main"], s.Lacking[0].Deck.Sections["main"]...) {
		named = append(named, e.Card)
	}
	if got := strings.Join(named, " "); got != "A A-2 B B A 丙" {
		t.Errorf("the decks name %s", got)
	}
	// A deck with mistakes of other kinds is told what its cards are as well.
	_, diags = sets.Load(one(unit("A-1", "A")+"deck \"bare\" {\n  name = \"D\"\n  format = \"nowhere\"\n  legend = 3\n  main = { \"丙\" = 1 }\n  runes = {}\n  battlefields = []\n}\n"), words(), nil)
	if got := diags.Error(); len(diags) != 4 || !strings.Contains(got, `no "champion"`) || !strings.Contains(got, "legend must be") || !strings.Contains(got, `unknown card "丙"`) || !strings.Contains(got, `unknown format "nowhere"`) {
		t.Errorf("a deck with four mistakes: %s", got)
	}
	lib := &engine.Library{Cards: map[string]*engine.Card{}, Names: map[string]*engine.Card{"A": s.Cards[1]}}
	for _, x := range s.Cards {
		lib.Cards[x.ID] = x
	}
	for name, id := range map[string]string{"A-2": "A-2", "A": "A-1", "甲": "A-1", "乙": "A-2", "丙": ""} {
		if c := sets.Named(lib, name); (c == nil) != (id == "") || c != nil && c.ID != id {
			t.Errorf("%q is %v, want %s", name, c, id)
		}
	}
}

func TestTheRestLoads(t *testing.T) {
	c, diags := sets.Load(one(unit("A-1", "A")+unit("A-2", "B", "might = 3.5", "x = 1")+unit("A-3", "C")), words(), nil)
	_ = diags
	// A repeated attribute is a syntax error, so the whole file is left out; with a mere wrong value the card is.
	if len(c.Sets) != 1 || len(c.Sets[0].Cards) != 0 {
		t.Fatalf("%d sets", len(c.Sets))
	}
	c, diags = sets.Load(one(unit("A-1", "A")+unit("A-2", "B", "x = 1", "y = 2")+unit("A-3", "C")), words(), nil)
	if diags.Errors() != 2 || len(c.Sets[0].Cards) != 2 || len(c.Sets[0].Scripts) != 2 || c.Sets[0].Cards[1].ID != "A-3" {
		t.Errorf("%v", diags)
	}
	c, _ = sets.Load(tree("s/set.hcl", "set \"s\" {}\n", "s/c.hcl", unit("A-1", "A")), words(), nil)
	if len(c.Sets) != 0 {
		t.Error("a set with a broken set block is half loaded")
	}
}

func TestOverride(t *testing.T) {
	fsys := tree("a/set.hcl", strings.Replace(head, `"s"`, `"a"`, 1), "a/c.hcl", unit("A-1", "Lamp", "override = true"),
		"b/set.hcl", strings.Replace(head, `"s"`, `"b"`, 1), "b/c.hcl", unit("A-1", "Lamp"), "b/cards/lamp.lua", "")
	c, diags := sets.Load(fsys, words(), nil)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	a, b := c.Set("riftbound", "a"), c.Set("riftbound", "b")
	if len(a.Cards) != 1 || len(b.Cards) != 0 {
		t.Fatal("the override did not replace the card")
	}
	if s := a.Scripts[0]; !s.Exists || s.Path != "riftbound/b/cards/lamp.lua" || s.Set != b {
		t.Errorf("an override of facts lost the script: %+v", s)
	}
	if len(c.Overrides) != 1 {
		t.Fatalf("%d overrides", len(c.Overrides))
	}
	if o := c.Overrides[0]; o.Card != a.Cards[0] || o.Hidden.File != "riftbound/b/c.hcl" || o.Hidden.Set != "b" || o.Script != "riftbound/b/cards/lamp.lua" || o.HiddenScript != o.Script {
		t.Errorf("%+v", o)
	}
}

func TestEncodings(t *testing.T) {
	plain := unit("A-1", "A")
	a, _ := sets.Load(one(plain), words(), nil)
	b, diags := sets.Load(one("\ufeff"+strings.ReplaceAll(plain, "\n", "\r\n")), words(), nil)
	if len(diags) > 0 || a.Sets[0].Cards[0].Hash != b.Sets[0].Cards[0].Hash {
		t.Error("byte order mark or line ends change a card:", diags)
	}
}

func TestReloadKeepsTheLastSoundVersion(t *testing.T) {
	first, _ := sets.Load(one(unit("A-1", "A")), words(), nil)
	second, diags := sets.Load(one("card \"A-1\" {"), words(), first)
	if diags.Errors() != 1 || len(second.Sets[0].Cards) != 1 || len(second.Stale) != 1 {
		t.Errorf("%v %v", diags, second.Stale)
	}
	third, diags := sets.Load(one("card \"A-1\" {"), words(), second)
	if diags.Errors() != 1 || len(third.Sets[0].Cards) != 1 {
		t.Error("the last sound version is lost after two reloads", diags)
	}
	fourth, diags := sets.Load(one(unit("A-1", "B")), words(), third)
	if len(diags) > 0 || fourth.Sets[0].Cards[0].Name != "B" || len(fourth.Stale) > 0 {
		t.Error("mending does not take effect", diags)
	}
}

func TestSlug(t *testing.T) {
	for name, want := range map[string]string{
		"King's Edict": "kings-edict", "Rek'Sai, Breacher": "reksai-breacher", "灯笼守卫": "灯笼守卫", "E\u0301lan!": "élan",
		"  a -- b  ": "a-b", "?!": "", "Mega-Mech": "mega-mech", "Vex’s 2nd": "vexs-2nd",
	} {
		if got := sets.Slug(name); got != want {
			t.Errorf("Slug(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestWriters(t *testing.T) {
	c, diags := sets.Load(one("card \"A-1\" {\n  nmae = \"A\"\n  type = \"rune\"\n}\n"), words(), nil)
	var text, json strings.Builder
	diags.Add(diag.Errorf("LUA001", diag.At("riftbound/s/cards.hcl", 3, 0), "only a line is known"))
	if err := diag.NewWriter(&text, c.Sources(), 80, false).Write(diags); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"HCL003", `2:   nmae = "A"`, `did you mean "name"?`, `3:   type = "rune"`} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("text lacks %s:\n%s", want, &text)
		}
	}
	if err := diag.WriteJSON(&json, diags, c.Sources()); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(json.String(), `{"type":"diagnostic","code":"HCL003","severity":"error","file":"riftbound/s/cards.hcl","line":2,"column":3,`) {
		t.Error(json.String())
	}
}

// FuzzDeck reads a deck and a format beside sound cards: whatever stands there, what loads can be judged and named.
func FuzzDeck(f *testing.F) {
	cards := unit("A-1", "Lamp", `  locale "zh" { name = "灯" }`) + unit("A-2", "Lantern") + "token \"T-1\" {\n  name = \"Spark\"\n  type = \"unit\"\n  might = 1\n}\n"
	f.Add("deck \"d\" {\n  name = \"D\"\n  format = \"f\"\n  legend = \"A-1\"\n  champion = \"灯\"\n  main = { \"A-2\" = 3, Lamp = 40 }\n  runes = {}\n  battlefields = [\"A-1\", \"Lantern\"]\n}\nformat \"f\" { victory = 5 }\n")
	f.Add("deck \"d\" {\n  main = { \"A-1\" = -1, \"A-1\" = 1e99, (\"A-2\") = 1.5, \"${1}\" = true }\n  legend = [\"A-1\"]\n}\ndeck \"d\" {}\ndeck {}\n")
	f.Add("deck \"d\" {\n  name = \"\"\n  format = 3\n  legend = \"Spark\"\n  battlefields = { a = 1 }\n  stray {}\n}\nformat \"f\" {\n  mode = \"2v2\"\n  victory = 99999999999999999999\n  copies = 2\n}\nformat \"f\" {}\n")
	f.Fuzz(func(t *testing.T, text string) {
		c, diags := sets.Load(tree("s/set.hcl", head, "s/cards.hcl", cards, "s/decks/d.hcl", text), words(), nil)
		_ = diag.NewWriter(&strings.Builder{}, c.Sources(), 80, false).Write(diags)
		s := c.Set("riftbound", "s")
		if s == nil {
			return // the text has a set block of its own
		}
		for _, d := range s.Decks {
			for name, section := range d.Sections {
				for _, e := range section {
					if e.Card == "" || e.Count < 1 || e.Line < 1 {
						t.Errorf("deck %q, section %q: %+v", d.ID, name, e)
					}
				}
			}
		}
		for _, x := range s.Formats {
			for name, n := range x.Knobs {
				if !slices.ContainsFunc(words()[0].Knobs, func(k engine.Knob) bool { return k.Name == name && n >= k.Min && n <= k.Max }) {
					t.Errorf("format %q: %s = %d", x.ID, name, n)
				}
			}
		}
		again, _ := sets.Load(tree("s/set.hcl", head, "s/cards.hcl", cards, "s/decks/d.hcl", ""), words(), c)
		if s := again.Set("riftbound", "s"); s == nil || len(s.Decks)+len(s.Lacking) > 0 {
			t.Error("a deck that is gone is there")
		}
	})
}

func FuzzLoad(f *testing.F) {
	f.Add(unit("A-1", "A", `power = { calm = 1 }`, `keywords = ["Repeat {1}"]`, `locale "zh" { name = "a" }`))
	f.Add("deck \"d\" {\n main = { for x in [1] : x => x }\n}\n")
	f.Add("card \"A\" {\n name = \"${[for x in [1,2] : x][0]}\"\n power = { (1) = 2 }\n}\n")
	f.Add("card \"A\" {\n name = \"x ${1e999999999}\"\n energy = 1e-999999999\n might = 1e999999999\n}\n")
	f.Add("set \"x\" { requires = { a = \"^1\" } }\nformat \"f\" { victory = -1 }\n")
	f.Fuzz(func(t *testing.T, text string) {
		c, diags := sets.Load(one(text), words(), nil)
		_ = diag.NewWriter(&strings.Builder{}, c.Sources(), 80, false).Write(diags)
		_ = diag.WriteJSON(&strings.Builder{}, diags, c.Sources())
		sets.Load(one(unit("A-1", "A")), words(), c)
	})
}

func BenchmarkReload300(b *testing.B) {
	var text strings.Builder
	for i := range 300 {
		text.WriteString(unit("A-"+string(rune('a'+i/26))+string(rune('a'+i%26)), "N"+string(rune('a'+i/26))+string(rune('a'+i%26))))
	}
	fsys := one(text.String())
	c, _ := sets.Load(fsys, words(), nil)
	for b.Loop() {
		sets.Load(fsys, words(), c)
	}
}

// B27: a set that needs more than this program has fails in the middle of a match. Here it says so on loading, in one
// sentence, and the other sets load.
func TestFaultB27NewerAPI(t *testing.T) {
	c, diags := sets.Load(tree("s/set.hcl", strings.Replace(head, "}", "  api = 2\n}", 1), "t/set.hcl", strings.Replace(head, `"s"`, `"t"`, 1), "t/cards.hcl", unit("B-1", "B")), words(), nil)
	if len(diags) != 1 || diags[0].Code != "SET006" || diags[0].Line() != 4 || !strings.Contains(diags[0].Error(), "needs API >= 2, this program has 1") {
		t.Errorf("%v", diags)
	}
	if n := len(c.Sets); n == 0 || c.Sets[n-1].ID != "t" || len(c.Sets[n-1].Cards) != 1 {
		t.Errorf("the other set is lost: %d sets", n)
	}
}

package check_test

// Faults that comparable tools have had, each tried as it was reported.

import (
	"fmt"
	"path"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf16"

	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/check"
)

const mineSet = "set \"mine\" {\n  game = \"riftbound\"\n  title = \"Mine\"\n  version = \"1.0.0\"\n}\n"

func mineCard(n int, name string, more ...string) string {
	return fmt.Sprintf("card \"MIN-%03d\" {\n  name = %q\n  type = \"unit\"\n  energy = 1\n  might = 2\n%s}\n", n, name, strings.Join(more, ""))
}

// checked loads a set of the given files, without those of the program, and returns what check finds.
func checked(t *testing.T, files map[string]string) (*scripts.Content, diag.List) {
	t.Helper()
	disk := fstest.MapFS{}
	for name, text := range files {
		disk[path.Join("riftbound/mine", name)] = &fstest.MapFile{Data: []byte(text)}
	}
	rules := games.All()
	tree, diags := sets.Overlaid(sets.Layer{FS: disk, Source: "sets", Root: "sets"})
	content, more := scripts.Open(tree, rules, nil, nil)
	list, _ := check.Run(tree, content, rules, append(diags, more...))
	return content, list
}

func told(list diag.List) string {
	var out []string
	for _, d := range list {
		out = append(out, fmt.Sprintf("%s:%d:%d %s %s", strings.TrimPrefix(d.File(), "sets/riftbound/mine/"), d.Line(), d.Column(), d.Code, d.Summary))
	}
	return strings.Join(out, "\n")
}

func utf16le(s string) string {
	out := []byte{0xff, 0xfe}
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, byte(u), byte(u>>8))
	}
	return string(out)
}

// B29: however an editor saves a text, it is the same card with the same lines and columns; what cannot be read says so.
func TestFaultB29Encodings(t *testing.T) {
	script := "-- 灯\ntriggered {\n  on = self.played,\n  effect = function(fx) fx:draw(1) end,\n}\n"
	sound := map[string]string{"set.hcl": mineSet, "cards.hcl": mineCard(1, "Lamp", "  locale \"zh\" { name = \"灯\" }\n"), "cards/lamp.lua": script}
	broken := map[string]string{"set.hcl": mineSet, "cards.hcl": mineCard(1, "Lamp", "  mihgt = 3\n") + mineCard(2, "Lantern"),
		"cards/lantern.lua": strings.Replace(script, "draw", "darw", 1)}
	plain, diags := checked(t, sound)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	hash := plain.Game("riftbound").Hash
	_, found := checked(t, broken)
	const places = "cards.hcl:6:3 HCL003 unknown field \"mihgt\" in card MIN-001\ncards/lantern.lua:4:0 LUA012 fx has no verb or query \"darw\""
	if told(found) != places {
		t.Fatalf("found\n%s\nwant\n%s", told(found), places)
	}
	for name, save := range map[string]func(string) string{
		"byte order mark":          func(s string) string { return "\ufeff" + s },
		"CRLF":                     func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") },
		"CR":                       func(s string) string { return strings.ReplaceAll(s, "\n", "\r") },
		"byte order mark and CRLF": func(s string) string { return "\ufeff" + strings.ReplaceAll(s, "\n", "\r\n") },
		"no line end at the end":   func(s string) string { return strings.TrimRight(s, "\n") },
		"blank lines at the end":   func(s string) string { return s + "\n\n\n" },
	} {
		saved := func(files map[string]string) map[string]string {
			out := map[string]string{}
			for name, text := range files {
				out[name] = save(text)
			}
			return out
		}
		content, diags := checked(t, saved(sound))
		if len(diags) > 0 {
			t.Errorf("%s: %v", name, diags)
		} else if got := content.Game("riftbound"); got.Cards["MIN-001"].Facts != plain.Game("riftbound").Cards["MIN-001"].Facts || len(got.Cards["MIN-001"].Abilities) != 1 {
			t.Errorf("%s: it is another card", name)
		} else if same := got.Hash == hash; !same && !strings.Contains(name, "at the end") {
			t.Errorf("%s: its text is another", name)
		}
		if _, diags := checked(t, saved(broken)); told(diags) != places {
			t.Errorf("%s: found\n%s\nwant\n%s", name, told(diags), places)
		}
	}
	// Tabs count one column, as in the editors that the columns are for.
	tabbed := map[string]string{"set.hcl": mineSet, "cards.hcl": strings.ReplaceAll(broken["cards.hcl"], "  ", "\t"), "cards/lantern.lua": strings.ReplaceAll(broken["cards/lantern.lua"], "  ", "\t")}
	if _, diags := checked(t, tabbed); told(diags) != strings.Replace(places, ":6:3", ":6:2", 1) {
		t.Errorf("tabs: found\n%s", told(diags))
	}
	for name, save := range map[string]struct {
		save func(string) string
		want [2]string
	}{
		"UTF-16": {utf16le, [2]string{"cards.hcl:0:0 FILE003 file is UTF-16, not UTF-8", "cards/lamp.lua:0:0 FILE003 file is UTF-16, not UTF-8"}},
		"a byte of another encoding": {func(s string) string { return strings.Replace(s, "灯", "\xb5", 1) },
			[2]string{"cards.hcl:6:0 FILE004 file is not UTF-8", "cards/lamp.lua:1:0 FILE004 file is not UTF-8"}},
		"a zero byte": {func(s string) string { return strings.Replace(s, "灯", "\x00", 1) },
			[2]string{"cards.hcl:6:0 FILE004 file is no text", "cards/lamp.lua:1:0 FILE004 file is no text"}},
	} {
		for i, file := range []string{"cards.hcl", "cards/lamp.lua"} {
			files := map[string]string{}
			for name, text := range sound {
				files[name] = text
			}
			files[file] = save.save(files[file])
			_, diags := checked(t, files)
			if got := told(diags); !strings.Contains(got, save.want[i]) || !diags.HasErrors() {
				t.Errorf("%s in %s: found\n%s\nwant\n%s", name, file, got, save.want[i])
			}
		}
	}
}

// B35: a block that does not belong where it stands is told at its own place, not at the one around it.
func TestFaultB35UnexpectedBlock(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"in a card", mineCard(1, "Lamp", "  text = \"x\"\n\n  stray \"a\" {\n    name = \"x\"\n  }\n"), "cards.hcl:8:3 HCL002 "},
		{"in a locale", mineCard(1, "Lamp", "  locale \"zh\" {\n    name = \"x\"\n    stray {\n    }\n  }\n"), "cards.hcl:8:5 HCL002 "},
		{"in a format", "format \"f\" {\n  victory = 5\n  stray {\n  }\n}\n", "cards.hcl:3:3 HCL002 "},
		{"in a deck", "deck \"d\" {\n  name = \"D\"\n  stray {\n  }\n}\n", "cards.hcl:3:3 HCL002 "},
		{"at the top", mineCard(1, "Lamp") + "\n  stray \"x\" {\n}\n", "cards.hcl:8:3 HCL002 "},
		{"a block where a field is due", mineCard(1, "Lamp", "  power {\n    calm = 1\n  }\n"), "cards.hcl:6:3 HCL002 "},
	} {
		_, diags := checked(t, map[string]string{"set.hcl": mineSet, "cards.hcl": c.text})
		if got := told(diags); !strings.Contains("\n"+got, "\n"+c.want) {
			t.Errorf("%s: found\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// B37: a set that is wrong in part loads in part and says in which, card by card; one of another format says so.
func TestFaultB37PartlyWrong(t *testing.T) {
	text := ""
	for i := 1; i <= 20; i++ {
		switch i {
		case 2:
			text += mineCard(i, "Lamp 2", "  mihgt = 3\n")
		case 7:
			text += mineCard(i, "Lamp & Lantern <7>", "  text = \"R&B <b>\"\n")
		default:
			text += mineCard(i, fmt.Sprintf("Lamp %d", i))
		}
	}
	content, diags := checked(t, map[string]string{"set.hcl": mineSet, "cards.hcl": text + "cards = []\ncrad \"x\" {}\n"})
	lib := content.Game("riftbound")
	want := "cards.hcl:12:3 HCL003 unknown field \"mihgt\" in card MIN-002\ncards.hcl:123:1 HCL003 field \"cards\" outside of a block\ncards.hcl:124:1 HCL002 unknown block \"crad\""
	if len(lib.Cards) != 19 || told(diags) != want {
		t.Errorf("%d cards, found\n%s\nwant\n%s", len(lib.Cards), told(diags), want)
	}
	if c := lib.Cards["MIN-007"]; c == nil || c.Name != "Lamp & Lantern <7>" || c.Text != "R&B <b>" {
		t.Errorf("signs of other languages are changed: %+v", c)
	}
	content, diags = checked(t, map[string]string{"set.hcl": strings.Replace(mineSet, "}", "  api = 2\n}", 1), "cards.hcl": text})
	if got := diags.Error(); len(content.Game("riftbound").Cards) != 0 || !strings.Contains(got, "set.hcl:5: SET006 set mine needs API >= 2, this program has 1; use a newer version of this program, or an older one of the set") {
		t.Errorf("a set of a later API: %d cards, %s", len(content.Game("riftbound").Cards), got)
	}
}

// B39: a name in another case is a mistake everywhere, so that what passes on one system passes on the next.
func TestFaultB39Case(t *testing.T) {
	const script = "triggered { on = self.played, effect = function(fx) fx:draw(1) end }\n"
	for _, c := range []struct {
		name  string
		files map[string]string
		want  string
	}{
		{"script of the name", map[string]string{"cards.hcl": mineCard(1, "Foo"), "cards/Foo.lua": script}, "cards/Foo.lua:0:0 FILE006 script of MIN-001 is called \"Foo.lua\" instead of \"foo.lua\""},
		{"script that is named", map[string]string{"cards.hcl": mineCard(1, "Lamp", "  script = \"foo.lua\"\n"), "cards/Foo.lua": script}, "cards/Foo.lua:0:0 FILE006 script of MIN-001 is called \"Foo.lua\" instead of \"foo.lua\""},
		{"both", map[string]string{"cards.hcl": mineCard(1, "Foo"), "cards/Foo.lua": script, "cards/foo.lua": script}, "cards/foo.lua:0:0 FILE006 \"Foo.lua\" and \"foo.lua\" differ in upper and lower case only\ncards/Foo.lua:0:0 CARD008 script Foo.lua belongs to no card"},
		{"folder", map[string]string{"cards.hcl": mineCard(1, "Foo"), "Cards/foo.lua": script}, "Cards:0:0 FILE006 \"Cards\" must be called \"cards\""},
		{"ending", map[string]string{"cards.HCL": mineCard(1, "Foo")}, "cards.HCL:0:0 FILE006 \"cards.HCL\" must be called \"cards.hcl\""},
		{"ending of a script", map[string]string{"cards.hcl": mineCard(1, "Foo"), "cards/foo.Lua": script}, "cards/foo.Lua:0:0 FILE006 \"foo.Lua\" must be called \"foo.lua\""},
		{"helper", map[string]string{"cards.hcl": mineCard(1, "Foo"), "Lib.lua": "return {}"}, "Lib.lua:0:0 FILE006 \"Lib.lua\" must be called \"lib.lua\""},
	} {
		c.files["set.hcl"] = mineSet
		_, diags := checked(t, c.files)
		if got := told(diags); got != c.want {
			t.Errorf("%s: found\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
	_, diags := checked(t, map[string]string{"Set.hcl": mineSet})
	if got := told(diags); got != "Set.hcl:0:0 FILE006 \"Set.hcl\" must be called \"set.hcl\"" {
		t.Errorf("set.hcl: %s", got)
	}
	// A word of the game in another case is no word of the game; a card is found by its exact name.
	_, diags = checked(t, map[string]string{"set.hcl": mineSet, "cards.hcl": strings.Replace(mineCard(1, "Foo"), `"unit"`, `"Unit"`, 1)})
	if got := diags.Error(); !strings.Contains(got, `HCL008`) || !strings.Contains(got, `did you mean "unit"?`) {
		t.Error(got)
	}
}

// B41: a deck that names cards which are gone is told all of them, each at its line, with the name that is there now.
func TestFaultB41DanglingCards(t *testing.T) {
	deck := "deck \"d\" {\n  name = \"D\"\n  legend = \"Old Legend\"\n  champion = \"Foo\"\n  main = {\n    \"Foo\" = 3\n    \"Lantern Wardn\" = 3\n    \"MIN-009\" = 3\n  }\n  runes = {}\n  battlefields = [\"Nowhere\"]\n}\n"
	content, diags := checked(t, map[string]string{"set.hcl": mineSet, "cards.hcl": mineCard(1, "Foo") + mineCard(2, "Lantern Warden"), "decks/d.hcl": deck})
	var got []string
	for _, d := range diags {
		if d.Code == diag.UnknownCard {
			got = append(got, fmt.Sprintf("%d %s %s", d.Line(), d.Summary, d.Fix))
		}
	}
	for i, want := range []string{`3 deck d: unknown card "Old Legend"`, `7 deck d: unknown card "Lantern Wardn"`, `8 deck d: unknown card "MIN-009"`, `11 deck d: unknown card "Nowhere"`} {
		if len(got) != 4 || !strings.HasPrefix(got[i], want) {
			t.Fatalf("found\n%s", strings.Join(got, "\n"))
		}
	}
	if !strings.Contains(got[1], `did you mean "Lantern Warden"?`) {
		t.Error(got[1])
	}
	if d := content.Game("riftbound").Decks["d"]; d != nil {
		t.Error("a deck that lacks cards can be played")
	}
	for _, d := range diags {
		if strings.Contains(d.Error(), "nil") || strings.Contains(d.Error(), `""`) {
			t.Errorf("a message about nothing: %v", d)
		}
	}
}

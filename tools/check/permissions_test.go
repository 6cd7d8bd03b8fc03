package check_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/check"
)

// TestPermissions: what a card does is named however it writes it, or the line is named where no text tells.
func TestPermissions(t *testing.T) {
	for _, c := range []struct{ body, verbs, hidden, computed string }{
		{`fx:draw(1)`, "draw", "", ""},
		{`local list = fx:look(3)`, "look", "look", ""},
		{`fx:discard(fx:all(card { zone = "hand", owner = opponents }))`, "discard", "discard zone = \"hand\"", ""},
		{`fx:all(card { zone = { "trash", "deck" } })`, "", "zone = \"deck\"", ""},
		{`if fx.you.hand_size > 3 then fx:draw(1) end`, "draw", "hand_size", ""},
		{`local n = fx.you["hand_size"]`, "", "hand_size", ""},
		{`local f = fx.look f(fx, 3)`, "look", "", ""},
		{`local f = fx["look"] f(fx, 3)`, "look", "", ""},
		{`local f = fx["lo" .. "ok"] f(fx, 3)`, "", "", "2"},
		{`local z = "ha" .. "nd" local n = #fx:all(card { zone = z })`, "", "", "2"},
		{`local t = {} t.zone = "hand" fx:all(card(t))`, "", "zone = \"hand\"", ""},
	} {
		dir := "riftbound/mine/"
		tree := fstest.MapFS{
			dir + "set.hcl":       {Data: []byte("set \"mine\" {\n game = \"riftbound\"\n title = \"Mine\"\n version = \"1.0.0\"\n}\ncard \"M-1\" {\n name = \"One\"\n type = \"spell\"\n domains = [\"fury\"]\n energy = 0\n}\ncard \"M-2\" {\n name = \"Two\"\n type = \"unit\"\n domains = [\"fury\"]\n energy = 0\n might = 1\n}\n")},
			dir + "cards/one.lua": {Data: []byte("on_play { effect = function(fx)\n" + c.body + "\nend }")},
		}
		content, diags := scripts.Open(tree, games.All(), nil, nil)
		if diags.HasErrors() {
			t.Errorf("%s: %v", c.body, diags.Err())
			continue
		}
		i := slices.IndexFunc(content.Facts.Sets, func(s *sets.Set) bool { return s.ID == "mine" })
		p := check.Permissions(content, content.Facts.Sets[i])
		if len(p.Cards) != 1 || p.Plain != 1 {
			t.Fatalf("%+v", p)
		}
		var hidden, computed []string
		for _, l := range p.All.Hidden {
			hidden = append(hidden, l.Word)
		}
		for _, n := range p.Cards[0].Computed {
			computed = append(computed, string(rune('0'+n)))
		}
		if got := strings.Join(p.All.Verbs, " "); got != c.verbs {
			t.Errorf("%s: verbs %q", c.body, got)
		}
		if got := strings.Join(hidden, " "); got != c.hidden && !(c.hidden == "" && got == "look") {
			t.Errorf("%s: hidden %q", c.body, got)
		}
		if got := strings.Join(computed, " "); got != c.computed {
			t.Errorf("%s: computed in lines %q", c.body, got)
		}
	}
}

// TestHiddenWordsExist: what the vocabularies call hidden is there.
func TestHiddenWordsExist(t *testing.T) {
	some := false
	for _, v := range games.Vocabularies() {
		api := scripts.API(v)
		some = some || len(v.Hidden) > 0
		for key := range v.Hidden {
			if !slices.ContainsFunc(api, func(e scripts.Entry) bool { return e.Key() == key }) {
				t.Errorf("%s: Vocabulary.Hidden names %q, which the card API does not have", v.Game, key)
			}
		}
	}
	if !some {
		t.Error("no game names anything that is hidden")
	}
}

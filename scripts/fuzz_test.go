package scripts_test

import (
	"os"
	"path/filepath"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/riftbound"
	"cardlathe/scripts"
)

// FuzzCompile loads any text as the script of a card, as a keyword, as a lib.lua and as a scenario file's: it is a script, or
// it is refused with a line; nothing panics or takes long.
func FuzzCompile(f *testing.F) {
	for _, pattern := range []string{"testdata/hostile/*.lua", "testdata/cards/*.lua", "../sets/riftbound/core/keywords/*.lua"} {
		list, err := filepath.Glob(pattern)
		if err != nil || len(list) == 0 {
			f.Fatal(pattern, err)
		}
		for _, name := range list {
			text, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			if len(text) < 4000 {
				f.Add(text)
			}
		}
	}
	for _, text := range []string{"", "\x00", "return", "return {}", "local function f(...) local t = { ..., ... } t[#t], t.x, t[...] = ... end", "a.b.c[d].e = f:g{h}(i)\"j\"[k]",
		"for i = 1, 2 do local f = function() return i end i = 2 end", "goto a do ::a:: end", "repeat local x until x", "local a <const> = 1", "x = 0x", "--[==[", "\"\\x", "'\\999'"} {
		f.Add([]byte(text))
	}
	rules := []engine.Ruleset{riftbound.New()}
	f.Fuzz(func(t *testing.T, text []byte) {
		_, _ = scripts.CompileCounted("x.lua", text)
		card := scripts.Card{Facts: &engine.Card{ID: "A-1", Name: "A", Game: "riftbound"}, Script: "set/cards/a.lua"}
		for _, set := range []scripts.Set{
			{ID: "set", Dir: "set", Cards: []scripts.Card{card}},
			{ID: "set", Dir: "set", Keywords: []string{"set/keywords/a.lua"}},
			{ID: "set", Dir: "set", Cards: []scripts.Card{{Facts: card.Facts, Script: "plain.lua"}}, Lib: "set/lib.lua"},
		} {
			in := scripts.Input{Games: []scripts.Game{{Rules: rules[0], Sets: []scripts.Set{set}}}, Read: func(path string) ([]byte, error) {
				if path == "plain.lua" {
					return []byte("on_play { effect = function(fx) lib.run(fx) end }"), nil
				}
				return text, nil
			}}
			lib, diags := scripts.Load(in, nil)
			for _, d := range diags {
				if d.Line() < 1 || d.Summary == "" {
					t.Errorf("a finding without a line or a text: %v", d)
				}
			}
			again, more := scripts.Load(in, lib)
			if len(more) != len(diags) || again.Game("riftbound").Hash != lib.Game("riftbound").Hash {
				t.Errorf("loaded again it is something else: %v, %v", diags, more)
			}
		}
	})
}

package luatext

import (
	"fmt"
	"strings"
	"testing"
)

func TestTables(t *testing.T) {
	text := Read(`-- { no table }
triggered {
  on = self.attacks { at = here }, -- a comment, with a comma
  target = { foe = unit { enemy = true }; many = up_to(2, unit {}, { per = "turn" }) },
  modes = { pick = 1, mode { text = "a, b" }, },
  effect = function(fx) local a, b = 1, { 2 } fx:deal(a, fx.foe) if a == 1 then return { x = [[{]] } end end,
}`)
	var got []string
	for _, table := range text.Tables() {
		s := fmt.Sprintf("%d %s:", table.Role, table.Owner)
		for _, e := range table.Entries {
			s += " " + e.Key + "/" + text.At(e.Value).Text
		}
		got = append(got, s)
	}
	want := []string{
		"1 triggered: on/self target/{ modes/{ effect/function",
		"1 attacks: at/here",
		"3 target: foe/unit many/up_to",
		"1 unit: enemy/true",
		"1 unit:",
		`2 up_to: per/"turn"`,
		"3 modes: pick/1 /mode",
		`1 mode: text/"a, b"`,
		"0 : /2",
		"0 : x/[[{]]",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Error(strings.Join(got, "\n"))
	}
}

func TestCalls(t *testing.T) {
	text := Read(`local a = define.static { affects = self }
on_play { effect = function(fx)
  fx:draw(1)
  local n = fx:deal(2, fx.it) fx:kill(fx.it)
  if fx:may { cost = {} } then fx:ready(fx.it) else fx.it:has("Tank") end
  return fx:count(unit {})
end }
equipped.static { }`)
	var got []string
	for i := range text.Tokens {
		if c, ok := text.Call(i); ok {
			got = append(got, fmt.Sprintf("%s..%s %t %t", text.At(c.First).Text, text.At(c.Name).Text, c.Method, text.Statement(c)))
		}
	}
	want := []string{
		"define..static false false", "on_play..on_play false true", "fx..draw true true", "fx..deal true false", "fx..kill true true",
		"fx..may true false", "fx..ready true true", "fx..has true true", "fx..count true false", "unit..unit false false", "equipped..static false true",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Error(strings.Join(got, "\n"))
	}
	var spans []string
	for _, s := range text.Declarations() {
		spans = append(spans, fmt.Sprint(text.Line(s.From)))
	}
	if strings.Join(spans, " ") != "2 8" {
		t.Error(spans)
	}
}

func TestScanOfNoLua(t *testing.T) {
	for _, s := range []string{"{", "}", "f(", "end end", "[[", `"`, "--[[", "x = ", "\xff", "{ a = function() , }"} {
		text := Read(s)
		text.Tables()
		text.Declarations()
		for i := range text.Tokens {
			text.Call(i)
		}
	}
}

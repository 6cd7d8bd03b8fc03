package scenario

import (
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestExplain: decisions, what is refused and every event stand in their order, each with its rule.
func TestExplain(t *testing.T) {
	r := newToy()
	r.words.Rulebook = []engine.RuleText{{Number: "100", Gloss: "a turn"}, {Number: "200", Gloss: "damage"}}
	s, diags := Open(toyContent(r), []File{{Path: "x.lua", Game: "toy", Text: []byte(scene(`
    s.B:refused("play", "Archer", { rule = "100" })
    s.A:play("Archer")
    s.A:refused("choose", "Archer", { rule = "200" })
    s.A:choose("second")
    s:expect("second", { zone = "trash" })
    s.A:end_turn()
    s:turn(s.A)`))}})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	told, result := s.Scenarios[0].Explain()
	var b strings.Builder
	if err := WriteExplanation(&b, told, &result); err != nil {
		t.Fatal(err)
	}
	got, failure, _ := strings.Cut(b.String(), "\n\n")
	want := `one  x.lua:1
  line 6: B may not play Archer: it is not your turn  [100 a turn]
  line 7: A answers act: play Archer
    A plays Archer  [100 a turn]
  line 8: A may not choose Archer: only opposing units can be chosen  [200.1 damage]
  line 9: A answers choose: second
    Vanilla 3 takes 2  [200.1 damage, in 100 a turn]
  line 11: A answers act: end the turn`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	// A scenario that fails is told as far as it went.
	if result.Pass || !strings.HasPrefix(failure, "FAIL one\n  x.lua:12: it is another player's turn\n") {
		t.Errorf("%s", failure)
	}
	b.Reset()
	if err := WriteExplanationJSON(&b, told, &result); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		`{"type":"event","scenario":"one","text":"Vanilla 3 takes 2","rule":"200.1","gloss":"damage","step":"100","step_gloss":"a turn"}`,
		`{"type":"decision","scenario":"one","text":"second","player":"A","kind":"choose","line":9}`,
	} {
		if !strings.Contains(b.String(), line+"\n") {
			t.Errorf("no line %s in\n%s", line, b.String())
		}
	}
}

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
	told, result := s.Scenarios[0].Explain("en")
	var b strings.Builder
	if err := WriteExplanation(&b, told, &result, false, "en"); err != nil {
		t.Fatal(err)
	}
	got, failure, _ := strings.Cut(b.String(), "\n\n")
	want := `one  x.lua:1
  line 6: B may not play Archer: it is not your turn  [100 a turn]
  line 7: A: play Archer
    A plays Archer  [100 a turn]
  line 8: A may not choose Archer: only opposing units can be chosen  [200.1 damage]
  line 9: A chooses second
    second takes 2  [200.1 damage]
  line 11: A: end the turn`
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
		`{"type":"event","scenario":"one","text":"second takes 2","rule":"200.1","gloss":"damage","step":"100","step_gloss":"a turn"}`,
		`{"type":"decision","scenario":"one","text":"second","player":"A","kind":"choose","line":9}`,
	} {
		if !strings.Contains(b.String(), line+"\n") {
			t.Errorf("no line %s in\n%s", line, b.String())
		}
	}
}

// TestFolded: what only goes with other lines is counted, and told by -v: steps, rules that merely apply, events that the
// log leaves out. Equal lines in a row are one.
func TestFolded(t *testing.T) {
	told := []Told{
		{What: "decision", Player: "A", Text: "play Archer", Kind: "act", Line: 7, acts: true},
		{What: "rule", Folded: true, Rule: "100", Gloss: "a turn"},
		{What: "event", Text: "second takes 2", Rule: "200.1", Gloss: "damage", Step: "100", StepGloss: "a turn"},
		{What: "event", Text: "second takes 2", Rule: "200.1", Gloss: "damage", Step: "101", StepGloss: "a phase"},
		{What: "event", Text: "deals: Archer", Folded: true, Rule: "200"},
		{What: "decision", Player: "B", Text: "yes", Kind: "may", Line: 8},
	}
	for all, want := range map[bool]string{
		false: `one  x.lua:1
  line 7: A: play Archer
    second takes 2  [200.1 damage]  (2 times)
  line 8: B answers "may": yes
  folded: 1 rule that merely applies, 1 event that goes with another; -v shows them

`,
		true: `one  x.lua:1
  line 7: A: play Archer
      100 a turn
    second takes 2  [200.1 damage, in 100 a turn]
    second takes 2  [200.1 damage, in 101 a phase]
      deals: Archer  [200]
  line 8: B answers "may": yes

`} {
		var b strings.Builder
		if err := WriteExplanation(&b, told, &Result{Name: "one", File: "x.lua", Line: 1, Pass: true}, all, "en"); err != nil || b.String() != want {
			t.Errorf("with all %t: %v\n%s\nwant\n%s", all, err, b.String(), want)
		}
	}
}

// TestEventText: events in the words of the scenario; what the ruleset leaves out or only names is told by its declaration.
func TestEventText(t *testing.T) {
	r := newToy()
	r.words.Events = []*engine.EventDecl{
		{Name: "returns", Kind: 90, Doc: "it returns to the hand: its owner's"},
		{Name: "resolved", Kind: 91, Subject: engine.SubjectLink, Doc: "it has resolved (100)"},
		{Name: "wins", Kind: 92, Subject: engine.SubjectPlayer, Doc: "wins a prize"},
		{Name: "odd_one", Kind: 93, Doc: "something is odd"},
	}
	s, diags := Open(toyContent(r), []File{{Path: "x.lua", Game: "toy", Text: []byte(scene(""))}})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	sc := s.Scenarios[0]
	run := sc.play(sc.file.library, engine.Options{})
	second := engine.Ref{}
	for _, p := range run.placed {
		if p.Name == "second" {
			second = p.Object
		}
	}
	for _, c := range []struct {
		kind   engine.EventKind
		player engine.Player
		with   engine.Ref
		text   string
		own    bool
	}{
		{90, engine.NoPlayer, second, "second returns to the hand", false},
		{91, engine.NoPlayer, second, "second has resolved", true},
		{92, 1, engine.Ref{}, "B wins a prize", false},
		{92, 1, second, "B wins a prize: second", false},
		{93, 0, second, "odd one: A, second", false},
		{94, engine.NoPlayer, engine.Ref{}, "event 94", false},
	} {
		text, own := eventText(run.game, &engine.Event{Kind: c.kind, Player: c.player, Subject: c.with}, run.nameOf, "en")
		if text != c.text || own != c.own {
			t.Errorf("event %d: %q, own: %t; want %q", c.kind, text, own, c.text)
		}
	}
}

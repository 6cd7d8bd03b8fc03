package scenario

import (
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestCitations: what a scenario that cites a number has to do to prove it. In the toy game a play carries 100 and what
// it deals 200.1; a refusal of a choice carries 200.1.
func TestCitations(t *testing.T) {
	for name, c := range map[string]struct {
		rules, body string
		want        string // line, then c(ounts), k (carried), p(roven) of each citation
	}{
		"proven":                {`"100"`, `s.A:play("Archer") s.A:choose("second") s:expect("second", { zone = "trash" })`, "100 ckp"},
		"expected before":       {`"200.1"`, `s.A:play("Archer") s:options(vanilla(3), "second") s.A:choose("second")`, "200.1 ck"},
		"logged expects not":    {`"200.1"`, `s.A:play("Archer") s.A:choose("second") s:logged("200.1")`, "200.1 ck"},
		"not carried":           {`"200.1"`, `s:turn(s.A)`, "200.1 c"},
		"by a refusal":          {`"100"`, `s.B:refused("play", "Archer") s:turn(s.A)`, "100 ckp"},
		"refusal comes last":    {`"100"`, `s:turn(s.A) s.B:refused("play", "Archer")`, "100 ck"},
		"a refusal expects":     {`"100"`, `s.A:play("Archer") s.A:choose(vanilla(3)) s.B:refused("play", "Archer")`, "100 ckp"},
		"deeper than the index": {`"200.1.a.2"`, `s.A:play("Archer") s.A:choose(vanilla(3)) s:turn(s.A)`, "200.1 ckp"},
		"the line above":        {`"200"`, `s.A:play("Archer") s.A:choose(vanilla(3)) s:turn(s.A)`, "200 ckp"},
		"another sub-rule":      {`"200.1.b"`, `s.A:refused("play", "Nobody") s:turn(s.A)`, ""},
		"six count": {`"200.1.a", "200.1.b", "200.1.c", "200.1.d", "200.1.d", "200.1.e", "200.1.f", "100"`, `s.A:play("Archer") s.A:choose(vanilla(3)) s:turn(s.A)`,
			"200.1 ckp, 200.1 ckp, 200.1 ckp, 200.1 ckp, 200.1 ckp, 200.1 ckp, 100 k"},
	} {
		t.Run(name, func(t *testing.T) {
			results, _ := runText(t, newToy(), strings.Replace(scene(c.body), `"200.1"`, c.rules, 1))
			if c.want == "" {
				if results[0].Pass {
					t.Error("it passes")
				}
				return
			}
			if !results[0].Pass {
				t.Fatal(results[0].Failure.Message)
			}
			var got []string
			for _, x := range results[0].Citations {
				s := x.Line + " "
				for _, f := range []struct {
					is   bool
					mark string
				}{{x.Counts, "c"}, {x.Carried, "k"}, {x.Proven, "p"}} {
					if f.is {
						s += f.mark
					}
				}
				got = append(got, s)
			}
			if s := strings.Join(got, ", "); s != c.want {
				t.Errorf("%q instead of %q", s, c.want)
			}
		})
	}
}

func TestCarries(t *testing.T) {
	for _, c := range []struct {
		got          engine.Rule
		number, line string
		want         bool
	}{
		{engine.R(466, 1, 1), "466.1", "466.1", true},
		{engine.R(466, 1), "466.1.a", "466.1", true},
		{engine.R(466, 1, 2), "466.1.a", "466.1", false},
		{engine.R(466), "466.1.a", "466.1", false},
		{engine.R(466, 1, 1), "466.1.a.2", "466.1", true},
		{engine.R(466, 10), "466.1", "466.1", false},
		{0, "466", "466", false},
	} {
		if carries(c.got, c.number, c.line) != c.want {
			t.Errorf("%s for %s: %t", c.got, c.number, !c.want)
		}
	}
}

// TestCover: lines below a line prove it, definitions are left out of the count, and each line that is left says what it
// wants.
func TestCover(t *testing.T) {
	line := func(number, gloss string) engine.RuleText {
		return engine.RuleText{Number: number, Gloss: gloss, Testable: true}
	}
	defined := line("1.3", "a word")
	defined.Definition = "it says what a word means"
	words := &engine.Vocabulary{Game: "toy", Rulebook: []engine.RuleText{
		{Number: "0", Gloss: "Heading"},
		line("1", "both"), line("1.1", "first"), line("1.2", "second"), defined,
		line("2", "half"), line("2.1", "done"), line("2.2", "left"),
		line("3", "unexpected"), line("4", "uncarried"), line("5", "uncited"), line("6", "seventh"), line("7", "forgotten"),
	}}
	cite := func(line string, counts, carried, proven bool) Citation {
		return Citation{Rule: line, Line: line, Counts: counts, Carried: carried, Proven: proven}
	}
	results := []Result{
		{Name: "one", Game: "toy", Pass: true, Events: []string{"1.1", "5"}, Citations: []Citation{
			cite("1.1", true, true, true), cite("1.2", true, true, true), cite("2.1", true, true, true),
			cite("3", true, true, false), cite("4", true, false, false), cite("1.3", true, false, false), cite("6", false, true, false),
		}},
		{Name: "fails", Game: "toy", Citations: []Citation{cite("2.2", true, true, false)}},
		{Name: "of another game", Game: "other", Pass: true, Citations: []Citation{cite("2.2", true, true, true)}},
	}
	c := Cover(words, results)
	var b strings.Builder
	if err := WriteCoverage(&b, c); err != nil {
		t.Fatal(err)
	}
	want := `toy: 12 testable rules, 1 of them definitions; 4 of 11 are proven (36.4 %)
  2       half: 1 of the 2 lines below it are proven
  2.2     left: no scenario cites it, and nothing in any of them carries it
  3       unexpected: cited and carried, but nothing is expected afterwards
  4       uncarried: cited, but no event and no refusal there carries it
  5       uncited: no scenario cites it; something in 1 of them carries it
  6       seventh: cited only after 6 others
  7       forgotten: no scenario cites it, and nothing in any of them carries it
the first 6 of the rules that a scenario cites count; these cite more:
  one
`
	if b.String() != want {
		t.Errorf("got\n%s\nwant\n%s", b.String(), want)
	}
	b.Reset()
	if err := WriteCoverageJSON(&b, c); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		`{"type":"rule","game":"toy","rule":"1.1","gloss":"first","state":"proven","scenarios":["one"]}`,
		`{"type":"rule","game":"toy","rule":"1.3","gloss":"a word","state":"definition","definition":"it says what a word means"}`,
		`{"type":"rule","game":"toy","rule":"2.2","gloss":"left","state":"unproven","short":"no scenario cites it, and nothing in any of them carries it"}`,
		`{"type":"rules","game":"toy","testable":12,"definitions":1,"proven":4,"share":0.36363636363636365,"crowded":["one"]}`,
	} {
		if !strings.Contains(b.String(), line+"\n") {
			t.Errorf("no line %s in\n%s", line, b.String())
		}
	}
}

package scenario

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"flag"
	"os"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden files; read the diff before you commit it")

// runText runs the scenarios of a text in the toy game.
func runText(t *testing.T, r *toy, text string) ([]Result, Summary) {
	t.Helper()
	s, diags := Open(toyContent(r), []File{{Path: "x.lua", Game: "toy", Text: []byte(text)}})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	var out []Result
	sum := s.Run(context.Background(), Options{}, func(r Result) { out = append(out, r) })
	return out, sum
}

// scene is a scenario whose play function has the given body.
func scene(body string) string {
	return "scenario \"one\" {\n  rules = { \"200.1\" },\n  board = { A = { hand = { \"Archer\" } }, B = { field = { vanilla(3), { vanilla(3), as = \"second\", damage = 1 } } } },\n  play = function(s)\n" + body + "\n  end,\n}\n"
}

func TestPasses(t *testing.T) {
	results, sum := runText(t, newToy(), scene(`
    s:owes(s.A, "act")
    s.B:refused("play", "Archer", { rule = "100" })
    s.A:play("Archer")
    s:options(vanilla(3), "second")
    s.A:refused("choose", "Archer", { rule = "200" })
    s.A:choose(vanilla(3))
    s:expect(vanilla(3), { damage = 2, zone = "field", controller = s.B, exhausted = false, might = 3 })
    s:expect("second", { damage = 1 })
    s:expect("Archer", { at = "field", controller = s.A, keywords = {} })
    s:expect(s.A, { hand_size = 0, points = 0 })
    s:count(vanilla(3), 2, { zone = "field" })
    s:count(vanilla(3), 1, { damage = 2 })
    s:waiting {} s:queue {} s:answer_time()
    s:logged("200")
    s:turn(s.A) s:phase("main") s:over(false)
    s:next_turn()
    s:turn(s.B)
    local u = s:find("second")
    s:expect(u, { damage = 1, owner = s.B })`))
	if sum.Passed != 1 || sum.Failed != 0 {
		var b bytes.Buffer
		WriteText(&b, results, sum, false)
		t.Fatal(b.String())
	}
	r := results[0]
	if r.Decisions != 3 || r.Verbs == 0 || strings.Join(r.Events, " ") != "100 200.1" || strings.Join(r.Cards, " ") != "Archer" {
		t.Errorf("%+v", r)
	}
}

// TestFails lists scenarios that must fail, with what their report must say.
func TestFails(t *testing.T) {
	for name, c := range map[string]struct{ body, want string }{
		"unknown step":     {`s.A:plya("Archer")`, `there is no step "plya"; did you mean "play"?`},
		"unknown field":    {`s:expect("Archer", { damge = 1 })`, `has no field "damge"; did you mean "damage"?`},
		"unknown thing":    {`s:expect("Achrer", { damage = 1 })`, `there is no "Achrer" in this game; did you mean "Archer"?`},
		"dot":              {`s.A.play("Archer")`, `write s.A:play(...) with a colon`},
		"wrong player":     {`s.B:end_turn()`, `B is not asked now`},
		"wrong kind":       {`s.A:yes()`, `not possible now`},
		"nothing asked":    {`s.A:choose("second")`, `nothing is to be chosen now`},
		"unscripted":       {`s.A:play("Archer") s.A:end_turn()`, `not possible now`},
		"unscripted pass":  {`s.A:play("Archer") s:next_turn()`, `the turn cannot end now`},
		"wrong target":     {`s.A:play("Archer") s.A:choose("Archer")`, `cannot be chosen now: only opposing units can be chosen (rule 200.1)`},
		"options":          {`s.A:play("Archer") s:options(vanilla(3))`, `the options are not as expected`},
		"legal":            {`s.A:refused("play", "Archer")`, `is possible now`},
		"other rule":       {`s.B:refused("play", "Archer", { rule = "200" })`, `is refused for another reason`},
		"won":              {`s:won(s.A)`, `the game is not over`},
		"no diagnostic":    {`s:diagnostic("x")`, `no script has failed`},
		"error":            {`error("mine")`, `mine`},
		"endless":          {`while true do end`, `instructions`},
		"outside":          {`os.exit(1)`, `unknown name "os"`},
		"unknown command":  {`s.A:concede()`, `there is no step "concede"`},
		"unknown action":   {`s.A:lend(s.B)`, `there is no step "lend"`},
		"own decision":     {`s.A:act("Archer")`, `"Archer" cannot be chosen for the act`},
		"no such window":   {`s:showdown()`, `there is no step "showdown"`},
		"no such stack":    {`s:chain {}`, `there is no step "chain"`},
		"refused what":     {`s.A:refused()`, `refused needs an action; write for example s.A:refused("play", "Card", { rule = "1.2" })`},
		"play what":        {`s.A:play()`, `play needs more; to play a card, write for example s.A:play("Card")`},
		"end what":         {`s.A:end_turn("Archer")`, `end_turn stands alone; write for example s.A:end_turn()`},
		"assert with text": {`assert(false, "told you")`, `told you`},
	} {
		t.Run(name, func(t *testing.T) {
			results, sum := runText(t, newToy(), scene("    "+c.body))
			if sum.Failed != 1 {
				t.Fatal("it passes")
			}
			f := results[0].Failure
			if !strings.Contains(f.Message, c.want) {
				t.Errorf("%q does not contain %q", f.Message, c.want)
			}
			if f.Line != 5 || f.File != "x.lua" || f.Snippet != c.body {
				t.Errorf("%s:%d %q", f.File, f.Line, f.Snippet)
			}
		})
	}
}

func TestBoardProblem(t *testing.T) {
	results, _ := runText(t, newToy(), `scenario "one" { board = { A = { hnad = {} } }, play = function(s) end }`)
	if f := results[0].Failure; f == nil || !strings.Contains(f.Actual, `there is no "hnad" (rule 100)`) {
		t.Errorf("%+v", f)
	}
}

func TestScriptFailures(t *testing.T) {
	board := `scenario "one" { board = { A = { hand = { "Broken" } }, B = { field = { vanilla(3) } } }, play = function(s) s.A:play("Broken") `
	results, _ := runText(t, newToy(), board+` end }`)
	if f := results[0].Failure; f == nil || f.Message != "a script failed" || f.Actual != "broken.lua:1: Broken (deal): this card is broken" {
		t.Errorf("%+v", f)
	}
	results, _ = runText(t, newToy(), board+` s:diagnostic("is broken") end }`)
	if f := results[0].Failure; f != nil {
		t.Errorf("%+v", f)
	}
}

func TestCasesAndTestCards(t *testing.T) {
	results, sum := runText(t, newToy(), `
card {
  name = "Double Archer", type = "unit", might = 1,
  script = [[ deal { 1, 2 } ]],
}
scenario "it dies" {
  cases = { { name = "of three", n = 3, zone = "trash" }, { name = "not", n = 4, zone = "field" } },
  board = function(case) return { A = { hand = { "Double Archer" } }, B = { field = { { vanilla(case.n), as = "foe" } } } } end,
  play = function(s, case)
    s.A:play("Double Archer")
    s:expect("foe", { zone = case.zone })
  end,
}`)
	if sum.Passed != 2 {
		t.Fatalf("%+v %+v", results[0].Failure, results[1].Failure)
	}
	if results[0].Name != "it dies / of three" || results[0].Line != 6 {
		t.Errorf("%+v", results[0])
	}
}

func TestDeclarations(t *testing.T) {
	for text, want := range map[string]string{
		`scenario "a" { bord = {}, play = function() end }`: `x.lua:1: TEST002 a scenario has no field "bord"; did you mean "board"?`,
		`scenario "a" { }`: `does not play`,
		"scenario \"a\" { play = function() end }\nscenario \"a\" { play = function() end }": `x.lua:2: TEST004 second scenario "a"`,
		"scenario \"a\" {\n": `TEST001`,
		"\ncard { name = \"X\", type = \"unit\", migth = 2 }": `x.lua:2: HCL003 unknown field "migth" in card TEST-x; did you mean "might"?`,
		"local x = nil + 1": `x.lua:1: TEST001`,
	} {
		_, diags := Open(toyContent(newToy()), []File{{Path: "x.lua", Game: "toy", Text: []byte(text)}})
		if !strings.Contains(strings.ReplaceAll(diags.Error(), `"did you`, `did you`), want) {
			t.Errorf("%s\ngives\n%v\nwithout\n%s", text, diags, want)
		}
	}
}

func TestRulesNeedAnAncestor(t *testing.T) {
	for rule, ok := range map[string]bool{"200.1": true, "200.1.a.2": true, "200.9": true, "100": true, "300": false, "2": false} {
		results, _ := runText(t, newToy(), `scenario "one" { rules = { "`+rule+`" }, play = function(s) end }`)
		if results[0].Pass != ok {
			t.Errorf("%s: %v", rule, results[0].Pass)
		}
	}
}

// TestUndoFindsHiddenState: a ruleset that remembers something outside of the state passes the plain run only.
func TestUndoFindsHiddenState(t *testing.T) {
	r := newToy()
	r.leak = true
	results, sum := runText(t, r, `scenario "one" { board = { A = { hand = { vanilla(1) } } }, play = function(s) s.A:play(vanilla(1)) end }`)
	if sum.Failed != 1 || results[0].Failure.Phase != PhaseUndo {
		t.Fatalf("%+v", results[0])
	}
}

// TestPanicsAreReported: a bug below is a failure with the stack that led to it, and other scenarios go on.
func TestPanicsAreReported(t *testing.T) {
	r := newToy()
	r.explode = true
	results, sum := runText(t, r, scene("    s.A:end_turn()")+`scenario "two" { play = function(s) end }`)
	f := results[0].Failure
	if sum.Passed != 1 || f == nil || f.Message != "internal error: boom" || f.Line != 5 || !strings.HasPrefix(f.Actual, "tools/scenario.(*toy).Step toy_test.go:") {
		t.Errorf("%+v", f)
	}
}

func TestReport(t *testing.T) {
	results, sum := runText(t, newToy(), scene(`    s.A:play("Archer")
    s.A:choose("second")
    s:expect("second", { damage = 3 })`)+`scenario "two" { play = function(s) s:over(false) end }`)
	var b bytes.Buffer
	if err := WriteText(&b, results, sum, false); err != nil {
		t.Fatal(err)
	}
	golden(t, "testdata/report.txt", b.Bytes())
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if lines[len(lines)-1] != "1 passed, 1 failed, 0 skipped" {
		t.Error(lines[len(lines)-1])
	}

	b.Reset()
	for i := range results {
		WriteJSON(&b, &results[i], false)
	}
	WriteJSONSummary(&b, sum)
	golden(t, "testdata/report.json", b.Bytes())
	for _, l := range strings.Split(strings.TrimSpace(b.String()), "\n") {
		var v map[string]any
		if err := json.Unmarshal([]byte(l), &v); err != nil || v["type"] == "" {
			t.Error(l, err)
		}
	}

	b.Reset()
	if err := WriteJUnit(&b, results, sum); err != nil {
		t.Fatal(err)
	}
	if err := xml.Unmarshal(b.Bytes(), new(struct{ XMLName xml.Name })); err != nil || !strings.Contains(b.String(), `tests="2" failures="1"`) {
		t.Error(b.String(), err)
	}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	if *update {
		os.MkdirAll("testdata", 0o755)
		if err := os.WriteFile(name, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(name)
	if err != nil || !bytes.Equal(want, got) {
		t.Errorf("%s differs; got\n%s", name, got)
	}
}

func TestSelection(t *testing.T) {
	text := `for _, n in ipairs { "a", "b", "c" } do scenario(n) { play = function(s) end } end`
	s, _ := Open(toyContent(newToy()), []File{{Path: "x.lua", Game: "toy", Text: []byte(text)}})
	if sum := s.Run(context.Background(), Options{Run: regexp.MustCompile("^(a|c)$"), Jobs: 1}, nil); sum != (Summary{Passed: 2, Skipped: 1}) {
		t.Error(sum)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if sum := s.Run(ctx, Options{}, nil); sum != (Summary{Skipped: 3}) {
		t.Error(sum)
	}
}

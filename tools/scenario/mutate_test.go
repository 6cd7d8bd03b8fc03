package scenario

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
)

// mutantWords is a vocabulary that says enough for every operator.
func mutantWords() *engine.Vocabulary {
	return &engine.Vocabulary{
		Durations: []engine.Word{{Name: "game"}, {Name: "turn"}},
		Verbs:     []*engine.Verb{{Name: "deal"}, {Name: "draw"}, {Name: "may"}},
		Keywords:  []engine.KeywordDecl{{Name: "Tank"}, {Name: "Shield", Numbered: true}, {Name: "Repeat", Costed: true}},
		Events: []*engine.EventDecl{
			{Name: "played", Fields: []string{"by"}}, {Name: "attacks", Fields: []string{"place"}}, {Name: "defends", Fields: []string{"place"}},
			{Name: "dies", JudgedBefore: true}, {Name: "draws", Subject: engine.SubjectPlayer}, {Name: "holds", Subject: engine.SubjectPlayer},
		},
		Facts: []engine.Fact{
			{Name: "type", Kind: engine.FactWord, Words: []engine.Word{{Name: "unit"}, {Name: "spell"}}},
			{Name: "domains", Kind: engine.FactWords, Words: []engine.Word{{Name: "calm"}, {Name: "fury"}, {Name: "mind"}}},
			{Name: "tags", Kind: engine.FactWords}, {Name: "energy", Kind: engine.FactNumber}, {Name: "power", Kind: engine.FactAmounts}, {Name: "fast", Kind: engine.FactFlag},
		},
	}
}

func listMutants(t *testing.T, text string, list []*Mutant) string {
	var got []string
	for _, m := range list {
		s := fmt.Sprintf("%d %s: %s -> %s", m.Line, m.Operator, m.Before, m.After)
		for o := m.otherwise; o != nil; o = o.otherwise {
			s += " or " + o.After
		}
		got = append(got, s)
		if m.text != "" && strings.Count(m.text, "\n") != strings.Count(text, "\n") {
			t.Errorf("%+v moves lines", m)
		}
	}
	return strings.Join(got, "\n")
}

func TestMutants(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"numbers and abilities", "-- deal 5\nlocal n = 2\non_play { effect = function(fx) local x = -0 + n end }", `
2 plus: 2 -> 3
2 minus: 2 -> 1
3 drop: on_play { effect = function(fx) local x = -0 + n end } -> 
3 plus: 0 -> 1
3 minus: 0 -> (-1)`},
		{"the only ability", "on_play { effect = f }", "\n1 drop: on_play { effect = f } -> "},
		{"fields and flags", "x { name = \"a\", enemy = true,\n lasts = \"game\", list = { \"a\", \"b\" } }\non_play { name = \"one\", text = \"two\", optional = true }", `
1 drop: x { name = "a", enemy = true, lasts = "game", list = { "a... -> 
1 field: name = "a" -> 
1 flag: true -> false
1 field: enemy = true -> 
1 swap: enemy -> friendly
2 field: list = { "a", "b" } -> 
2 field: "a" -> 
2 field: "b" -> 
3 drop: on_play { name = "one", text = "two", optional = true } -> 
3 may: true -> false`},
		{"verbs and questions", "local f = function(fx)\n fx:deal(k, fx.it)\n local d = fx:draw(k) fx:draw(k)\n if fx:may { by = you } then return fx:deal(k) end\nend", `
2 verb: fx:deal(k, fx.it) -> 
3 verb: fx:draw(k) -> 
4 field: by = you -> 
4 may: fx:may { by = you } -> true
4 may: fx:may { by = you } -> false
4 swap: you -> opponents`},
		{"bounds", "local a = { min = k, max = j }\nlocal b = { less = k }\nlocal c = up_to(k, f):at_least(j)", `
1 bound: min = k, max -> max = k, min
1 field: min = k -> 
1 field: max = j -> 
2 bound: less -> more
2 field: less = k -> 
3 bound: up_to -> exactly
3 bound: at_least -> at_most`},
		{"events", "local a, b = self.attacks, self.played\nlocal c, d = you.draws, unit { here = h }.dies\nlocal e = function(fx) return fx.it.dies, fx.it:did(self.dies) end", `
1 event: attacks -> defends or dies or played
1 event: played -> dies or attacks or defends
2 field: here = h -> 
2 swap: you -> opponents
2 event: draws -> holds
2 event: dies -> played or attacks or defends
3 event: dies -> played or attacks or defends`},
		{"keywords and sides", `local a = { "Shield", "Shield 3", "Tank", "friendly" }`, `
1 field: "Shield" -> 
1 field: "Shield 3" -> 
1 field: "Tank" -> 
1 field: "friendly" -> 
1 keyword: "Shield" -> "Shield 2"
1 keyword: "Shield 3" -> "Shield 4"
1 keyword: "Shield 3" -> "Shield 2"
1 swap: "friendly" -> "enemy"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := listMutants(t, c.text, mutants(mutantWords(), c.text)); got != c.want[1:] {
				t.Errorf("%s", got)
			}
		})
	}
}

func TestFactMutants(t *testing.T) {
	text := `card "A" {
  energy = 3
}

card "B" {
  type     = "unit"
  domains  = ["fury", "mind"]
  tags     = ["Bird", "Sage"]
  energy   = 0
  power    = { calm = 1 }
  fast     = true
  keywords = ["Shield", "Repeat {2}{any}", "Tank"]
  text     = "Draw 1."
}
`
	f := readFacts(text)
	want := `6 fact: type = "unit" -> type = "spell"
7 fact: domains = ["fury", "mind"] -> domains = ["calm", "mind"]
7 fact: domains = ["fury", "mind"] -> domains = ["fury", "calm"]
8 fact: tags = ["Bird", "Sage"] -> tags = ["Sage"]
8 fact: tags = ["Bird", "Sage"] -> tags = ["Bird"]
9 fact: energy = 0 -> energy = 1
9 fact: energy = 0 -> energy = -1
10 fact: power = 1 -> power = 2
10 fact: power = 1 -> power = 0
11 fact: fast = true -> fast = false
12 keyword: keywords = ["Shield", "Repeat {2}{any}", "Tank"] -> keywords = ["Repeat {2}{any}", "Tank"]
12 keyword: keywords = ["Shield", "Repeat {2}{any}", "Tank"] -> keywords = ["Shield", "Tank"]
12 keyword: keywords = ["Shield", "Repeat {2}{any}", "Tank"] -> keywords = ["Shield", "Repeat {2}{any}"]
12 keyword: keywords = ["Shield", "Repeat {2}{any}", "Tank"] -> keywords = ["Shield 2", "Repeat {2}{any}", "Tank"]
12 keyword: keywords = ["Shield", "Repeat {2}{any}", "Tank"] -> keywords = ["Shield", "Repeat {3}{any}", "Tank"]
12 keyword: keywords = ["Shield", "Repeat {2}{any}", "Tank"] -> keywords = ["Shield", "Repeat {1}{any}", "Tank"]`
	if got := listMutants(t, text, factMutants(mutantWords(), f, f.block("B"))); got != want {
		t.Errorf("%s", got)
	}
	if f.block("C") != nil || readFacts("card {") != nil {
		t.Error("found what is not there")
	}
}

// mutateToy runs mutation over the toy game with one scenario that ends as given.
func mutateToy(t *testing.T, o MutateOptions, expectation string) (*Mutation, string) {
	t.Helper()
	text := `scenario "one" { board = { A = { hand = { "Archer" } }, B = { field = { vanilla(5) } } },
		  play = function(s) s.A:play("Archer") ` + expectation + ` end }`
	s, diags := Open(toyContent(newToy()), []File{{Path: "x.lua", Game: "toy", Text: []byte(text)}})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	var b bytes.Buffer
	m := s.Mutate(context.Background(), o, func(m *Mutant) {
		WriteMutant(&b, m)
		WriteMutantJSON(&b, m)
	})
	WriteMutation(&b, m, false)
	WriteMutationJSON(&b, m)
	return m, b.String()
}

func TestMutate(t *testing.T) {
	archer := func(c *Suspect) bool { return c.Name == "Archer" }
	m, out := mutateToy(t, MutateOptions{Only: archer}, `s:expect(vanilla(5), { damage = 2 }) s:expect("Archer", { might = 2 })`)
	for _, line := range []string{
		"noticed  toy/base/cards.hcl:5: Archer: fact: might = 2 -> might = 3\n",
		"noticed  toy/base/cards/archer.lua:1: Archer: plus: 2 -> 3\n",
		"noticed  toy/base/cards/archer.lua:1: Archer: drop: deal { 2 } -> (nothing)\n",
		"5 noticed, 0 survived: 100.0 % of 1 cards\n",
		`{"type":"card","card":"Archer","text":true,"used":true,"noticed":5,"survived":0}` + "\n",
		`{"type":"mutants","operator":"all","noticed":5,"survived":0}` + "\n",
	} {
		if !strings.Contains(out, line) {
			t.Errorf("%s is missing in\n%s", line, out)
		}
	}
	m, out = mutateToy(t, MutateOptions{Only: archer}, ``)
	if all := m.All(); all != (Count{Survived: 5}) || m.Operators[AddOne] != (Count{Survived: 1}) || len(m.Few()) != 0 {
		t.Error(out)
	}

	// A card that no scenario uses has mutants all the same, unless only those that are used are asked for.
	m, out = mutateToy(t, MutateOptions{}, ``)
	if !strings.Contains(out, "1 of 2 cards are in no scenario: Broken\n") || len(m.Cards) != 2 || !slices.Equal(m.Few(), []string{"Broken"}) {
		t.Error(out)
	}
	if m, out = mutateToy(t, MutateOptions{Used: true}, ``); len(m.Cards) != 1 {
		t.Error(out)
	}
	// A scenario that fails cannot notice anything.
	if m, out = mutateToy(t, MutateOptions{Only: archer}, `s:expect("Archer", { might = 9 })`); !slices.Equal(m.Failing, []string{"one"}) || m.All().Noticed != 0 {
		t.Error(out)
	}
}

func TestMutateSample(t *testing.T) {
	run := func(seed uint64, only func(*Suspect) bool) []string {
		_, out := mutateToy(t, MutateOptions{Sample: 2, Seed: seed, Only: only}, ``)
		return slices.DeleteFunc(strings.Split(out, "\n"), func(s string) bool { return !strings.Contains(s, ": Archer: ") })
	}
	archer := func(c *Suspect) bool { return c.Name == "Archer" }
	first := run(1, nil)
	if len(first) != 2 || !slices.Equal(first, run(1, archer)) {
		t.Errorf("%q, then %q", first, run(1, archer))
	}
	if slices.Equal(first, run(2, nil)) && slices.Equal(first, run(3, nil)) {
		t.Error("every seed chooses the same")
	}
}

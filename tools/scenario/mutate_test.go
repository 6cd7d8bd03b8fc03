package scenario

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
)

func TestMutants(t *testing.T) {
	text := `-- deal 5 to an enemy
local n = 2
triggered {
  on = self.attacks, -- 7
  target = { foe = unit { enemy = true, where = function(u) return u.might > 1 end } },
  effect = function(fx)
    if n then fx:deal(n, fx.foe) end
    fx:log("enemy 3")
  end,
}

equipped.static { affects = unit { side = "friendly" }, give = { might = 1 } }
`
	var got []string
	for _, m := range mutants(text) {
		got = append(got, fmt.Sprintf("%d %s %s -> %s", m.Line, m.Operator, m.Before, m.After))
		if strings.Count(m.text, "\n") != strings.Count(text, "\n") {
			t.Errorf("%+v moves lines", m)
		}
	}
	want := []string{
		"2 plus 2 -> 3",
		"3 drop triggered { on = self.attacks, -- 7 target = { foe = unit... -> ",
		"5 swap enemy -> friendly",
		"5 plus 1 -> 2",
		`12 drop equipped.static { affects = unit { side = "friendly" }, g... -> `,
		`12 swap "friendly" -> "enemy"`,
		"12 plus 1 -> 2",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%s", strings.Join(got, "\n"))
	}
}

func TestMutate(t *testing.T) {
	run := func(expectation string) (Totals, string) {
		text := `scenario "one" { board = { A = { hand = { "Archer" } }, B = { field = { vanilla(5) } } },
		  play = function(s) s.A:play("Archer") ` + expectation + ` end }`
		s, diags := Open(toyContent(newToy()), []File{{Path: "x.lua", Game: "toy", Text: []byte(text)}})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		var b bytes.Buffer
		totals := s.Mutate(context.Background(), Options{}, func(m Mutant) {
			WriteMutant(&b, &m)
			WriteMutantJSON(&b, &m)
		})
		WriteTotals(&b, totals)
		return totals, b.String()
	}
	totals, out := run(`s:expect(vanilla(5), { damage = 2 })`)
	if totals[AddOne] != (Count{Noticed: 1}) || totals[DropAbility] != (Count{Noticed: 1}) {
		t.Error(out)
	}
	if !strings.Contains(out, "noticed  toy/base/cards/archer.lua:1: plus: 2 -> 3\n") || !strings.HasSuffix(out, "2 noticed, 0 survived\n") {
		t.Error(out)
	}
	totals, out = run(``)
	if totals[AddOne] != (Count{Survived: 1}) || totals[DropAbility] != (Count{Survived: 1}) {
		t.Error(out)
	}
}

package diag_test

import (
	"fmt"
	"testing"

	"cardlathe/sets/diag"
)

func TestNearest(t *testing.T) {
	words := []string{"name", "energy", "might", "power"}
	for word, want := range map[string]string{"nmae": "name", "Energy": "energy", "mihgt": "might", "tags": "", "": "", "poewr": "power"} {
		if got := diag.Nearest(word, words); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", word, got, want)
		}
	}
}

func TestSortPutsCausesFirst(t *testing.T) {
	at := func(line int) *diag.Diagnostic { return diag.Errorf(diag.UnknownField, diag.At("b.hcl", line, 1), "x") }
	list := diag.List{
		diag.Warnf(diag.OverridesNothing, diag.At("a.hcl", 1, 1), "warning"),
		diag.Errorf(diag.CardLeftOut, diag.At("a.hcl", 1, 1), "consequence"),
		diag.Errorf(diag.MissingField, diag.At("b.hcl", 1, 1), "missing").InBlock(1, true),
		at(9).InBlock(9, false),
		at(3).InBlock(1, false),
	}
	list.Sort()
	var got []diag.Code
	for _, d := range list {
		got = append(got, d.Code)
	}
	want := []diag.Code{diag.UnknownField, diag.MissingField, diag.UnknownField, diag.CardLeftOut, diag.OverridesNothing}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("order %v, want %v", got, want)
		}
	}
	if list.Errors() != 4 || list.Err() == nil || diag.List(nil).Err() != nil {
		t.Error("errors are not counted")
	}
}

func TestRangesOutsideOfTheirFile(t *testing.T) {
	files := diag.Files{"a.lua": []byte("x = 1\n")}
	list := diag.List{diag.Errorf("LUA001", diag.At("a.lua", 99, 7), "far"), diag.Errorf("LUA001", diag.At("a.lua", 0, 0), "file"), diag.Errorf("LUA001", nil, "nowhere")}
	if err := diag.NewWriter(discard{}, files, 0, true).Write(list); err != nil {
		t.Error(err)
	}
	for _, d := range list {
		if d.Snippet(files) != "" {
			t.Errorf("%v has a snippet", d)
		}
	}
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }

func TestMeant(t *testing.T) {
	names := []string{"Annie, Fiery", "Annie, Stubborn", "Anniversary", "Gust", "Gustav 2", "Vi", "Vi, Destructive"}
	for name, want := range map[string]string{
		"Annie":  `it is short for "Annie, Fiery" and "Annie, Stubborn": write the whole name`,
		"gustav": `did you mean "Gustav 2"?`, "Gsut": `did you mean "Gust"?`, "Vi": `did you mean "Vi, Destructive"?`, "Nobody": "", "": "",
	} {
		if got := diag.Meant(name, names); got != want {
			t.Errorf("%q: %s, want %s", name, got, want)
		}
	}
	var many []string
	for i := range 9 {
		many = append(many, fmt.Sprintf("Lux, %d", i))
	}
	if got := diag.Meant("Lux", many); got != `it is short for "Lux, 0" and 8 more: write the whole name` {
		t.Error(got)
	}
}

package engine

import (
	"testing"

	"pgregory.net/rapid"
)

// TestRuleRoundTrip: what String writes, ParseRule reads.
func TestRuleRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		section := rapid.IntRange(1, 9999).Draw(t, "section")
		sub := rapid.IntRange(0, 99).Draw(t, "sub")
		letter := 0
		if sub > 0 {
			letter = rapid.IntRange(0, 26).Draw(t, "letter")
		}
		r := R(section, sub, letter)
		if got, ok := ParseRule(r.String()); !ok || got != r {
			t.Fatalf("%d is written %q and read %d, %v", r, r.String(), got, ok)
		}
	})
}

func TestParseRule(t *testing.T) {
	for _, c := range []struct {
		text string
		rule Rule
		ok   bool
	}{
		{"466", R(466), true}, {"466.1", R(466, 1), true}, {"323.3.b", R(323, 3, 2), true}, {"466.1.a.2", R(466, 1, 1), true},
		{"056", R(56), true}, {"7", R(7), true}, {"355.17", R(355, 17), true}, {"1.99.z", R(1, 99, 26), true},
		{"", 0, false}, {"x", 0, false}, {"-1", 0, false}, {"10000", 0, false}, {"466.", 0, false}, {"466.100", 0, false}, {"466.-1", 0, false},
		{"466.0", 0, false}, {"0.0.a", 0, false}, {"466.1.", 0, false}, {"466.1.A", 0, false}, {"466.1.ab", 0, false}, {"466 ", 0, false}, {"XX-466", 0, false},
	} {
		if r, ok := ParseRule(c.text); r != c.rule || ok != c.ok {
			t.Errorf("ParseRule(%q) = %d, %v; want %d, %v", c.text, r, ok, c.rule, c.ok)
		}
	}
	for _, c := range []struct {
		rule Rule
		text string
	}{{0, ""}, {R(7), "007"}, {R(56), "056"}, {R(466), "466"}, {R(1234, 5), "1234.5"}, {R(466, 1, 1), "466.1.a"}} {
		if s := c.rule.String(); s != c.text {
			t.Errorf("%d is written %q, not %q", c.rule, s, c.text)
		}
	}
}

// TestBooks: the numbers of each book are told apart, written with its prefix and read again; book 0 is that of R.
func TestBooks(t *testing.T) {
	x, y := NewBook(MaxBooks-1, "X-"), NewBook(MaxBooks-2, "XY-")
	if NewBook(MaxBooks-1, "X-") != x {
		t.Error("the same book twice is not the same")
	}
	for _, c := range []struct {
		rule Rule
		text string
	}{{x.R(7, 2), "X-7.2"}, {y.R(7, 2), "XY-7.2"}, {x.R(9999, 99, 26), "X-9999.99.z"}, {y.R(4), "XY-4"}, {Book(0).R(7, 2), "007.2"}, {R(7, 2), "007.2"}} {
		if s := c.rule.String(); s != c.text {
			t.Errorf("%d is written %q, not %q", c.rule, s, c.text)
		}
		if r, ok := ParseRule(c.text); r != c.rule || !ok {
			t.Errorf("%q is read as %d, %v; not %d", c.text, r, ok, c.rule)
		}
	}
	for _, s := range []string{"X-", "X-0x", "Z-1", "-1"} {
		if r, ok := ParseRule(s); ok {
			t.Errorf("%q is read as the rule %v", s, r)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("two books have one number")
		}
	}()
	NewBook(MaxBooks-1, "Z-")
}

func TestParseRuleNeverPanics(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.OneOf(rapid.String(), rapid.StringMatching(`[0-9]{0,5}(\.[0-9a-z]{0,3}){0,4}`)).Draw(t, "text")
		if r, ok := ParseRule(s); ok {
			if again, ok := ParseRule(r.String()); r != 0 && (!ok || again != r) {
				t.Fatalf("%q is read as %d, which is written %q and read %d", s, r, r.String(), again)
			}
		}
	})
}

func TestMask(t *testing.T) {
	m := Bit(3) | Bit(63)
	for _, c := range []struct {
		name string
		got  bool
		want bool
	}{
		{"has a member", m.Has(Bit(3)), true}, {"has both", m.Has(m), true}, {"has none", m.Has(0), true}, {"has one too many", m.Has(m | 1), false},
		{"any of one", m.Any(Bit(63)), true}, {"any of none", m.Any(0), false}, {"any of others", m.Any(Bit(4)), false},
	} {
		if c.got != c.want {
			t.Errorf("%s: %v", c.name, c.got)
		}
	}
}

// TestDatumReads: a datum read as another kind gives nothing.
func TestDatumReads(t *testing.T) {
	all := map[string]Datum{"gone": {}, "number": Num(3), "truth": Truth(true), "text": Str("x"), "object": Obj(Ref{3, 1}), "seat": Seat(1), "place": At(4),
		"link": Link(5), "list": ListOf([]Datum{Num(1), Num(2)}), "result": ResultOf(Result{Done: true, Cards: []Datum{Num(1)}}), "cost": CostOf(&Cost{})}
	for name, d := range all {
		if (d.Ref() != Ref{}) != (name == "object") {
			t.Errorf("%s read as an object: %v", name, d.Ref())
		}
		if (d.Player() != NoPlayer) != (name == "seat") {
			t.Errorf("%s read as a player: %v", name, d.Player())
		}
		if (d.Place() != 0) != (name == "place") {
			t.Errorf("%s read as a place: %v", name, d.Place())
		}
		if (d.Text() != "") != (name == "text") {
			t.Errorf("%s read as a text: %q", name, d.Text())
		}
		if d.True() != (name == "truth") {
			t.Errorf("%s read as a truth: %v", name, d.True())
		}
		if n, want := len(d.List()), map[string]int{"gone": 0, "list": 2}; name == "gone" || name == "list" {
			if n != want[name] {
				t.Errorf("%s read as a list of %d", name, n)
			}
		} else if n != 1 {
			t.Errorf("%s read as a list of %d", name, n)
		}
	}
	if Obj(Ref{}).Kind != Gone || Seat(NoPlayer).Kind != Gone || At(0).Kind != Gone || Link(0).Kind != Gone {
		t.Error("nothing is something")
	}
}

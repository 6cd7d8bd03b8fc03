package scripts

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestHashSeesEveryField: what a declaration is made of has no field that hasher does not know. A new one stands here once
// hash.go follows it, or with the reason why it changes nothing about an item in waiting.
func TestHashSeesEveryField(t *testing.T) {
	for _, c := range []struct {
		of      any
		covered string
		leftOut string // Owner and Line tell where it was written; Reads, Bits and ByChoice follow from the rest
	}{
		{engine.Slot{}, "Name Kind N Per Same Total Filter Of None Untargeted", "Line"},
		{engine.SlotTotal{}, "Number Max", ""},
		{engine.Modes{}, "Pick Fresh List", ""},
		{engine.Cost{}, "Parts OneOf Of Keyword", ""},
		{engine.CostPart{}, "Field N Amounts Ref Filter AnyNumber", "ByChoice"},
		{engine.CostAmount{}, "Resource N Value", ""},
		{engine.Expr{}, "Op Datum Name Filter Pattern Args Func", "Owner"},
		{engine.Filter{}, "Subject Tests Op Parts Where", "Owner Reads Line"},
		{engine.Test{}, "Field Arg", ""},
		{engine.Arg{}, "Flag HasMin HasMax Min Max Words Refs Filter Pattern", "Bits"},
		{engine.Pattern{}, "Any Subject SubjectFilter Event Refine Match Nth Together", ""},
	} {
		kind := reflect.TypeOf(c.of)
		var fields []string
		for i := range kind.NumField() {
			fields = append(fields, kind.Field(i).Name)
		}
		known := strings.Fields(c.covered + " " + c.leftOut)
		slices.Sort(fields)
		slices.Sort(known)
		if !slices.Equal(fields, known) {
			t.Errorf("%s has the fields %v; hash.go is held to %v", kind.Name(), fields, known)
		}
	}
}

// TestHashTellsCostsApart: costs that differ in anything that is paid have different hashes.
func TestHashTellsCostsApart(t *testing.T) {
	seen := map[uint64]string{}
	for _, cost := range []string{
		"{ kill = unit {} }", "{ kill = any_number(unit {}) }", "{ kill = { 2, unit {} } }", "{ kill = self }",
		"{ power = { calm = 1 } }", "{ power = { fury = 1 } }", "{ power = { calm = 2 } }", "{ power = { calm = count(unit {}) } }", "{ power = { calm = count(unit { friendly = true }) } }",
		"{ energy = 1 }", "{ energy = count(unit {}) }", "{ kill = unit { might = { min = 2 } } }", "{ kill = unit { might = { max = 2 } } }",
	} {
		card, diags := loadOne(t, "activated { cost = "+cost+", effect = function(fx) fx:draw(1) end }")
		if diags.HasErrors() {
			t.Fatal(cost, diags)
		}
		hash := card.Abilities[0].DeclHash
		if other, ok := seen[hash]; ok {
			t.Errorf("%s and %s have the same hash", cost, other)
		}
		seen[hash] = cost
	}
}

// Package lookup finds what is known of a rule or a keyword: our words for it, the code or script that implements it, the
// cards that bear it, the scenarios that cite it.
//
// [FindRule] and [FindKeyword] take a vocabulary or library and the scenarios of its game, as scenario.Declared lists
// them. They print nothing.
package lookup

import (
	"path"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/tools/scenario"
)

// Rule is what is known of a rule.
type Rule struct {
	engine.RuleText
	Below     []engine.RuleText    // the lines one step below it
	Code      []engine.RuleCode    // what implements it, and what is below it
	Scenarios []*scenario.Scenario // that cite it, or a number below it
}

// FindRule finds a rule by its number; of a number that the rulebook does not have the nearest above it, nil when there
// is none.
func FindRule(v *engine.Vocabulary, number string, scenarios []*scenario.Scenario) *Rule {
	number = strings.TrimSuffix(strings.TrimPrefix(number, v.RulePrefix), ".")
	for ; number != ""; number = number[:max(0, strings.LastIndexByte(number, '.'))] {
		i := slices.IndexFunc(v.Rulebook, func(t engine.RuleText) bool { return t.Number == number })
		if i < 0 {
			continue
		}
		out := &Rule{RuleText: v.Rulebook[i], Code: codeOf(v, number), Scenarios: citing(v, number, scenarios)}
		for _, t := range v.Rulebook {
			if rest, ok := strings.CutPrefix(t.Number, number+"."); ok && !strings.Contains(rest, ".") {
				out.Below = append(out.Below, t)
			}
		}
		return out
	}
	return nil
}

// within reports whether a number is another one or below it.
func within(number, of string) bool { return number == of || strings.HasPrefix(number, of+".") }

func codeOf(v *engine.Vocabulary, number string) (out []engine.RuleCode) {
	for _, c := range v.Code {
		if within(c.Number, number) {
			out = append(out, c)
		}
	}
	return out
}

// citing lists the scenarios that cite a number or one below it. Of a scenario with cases the first stands for all.
func citing(v *engine.Vocabulary, number string, scenarios []*scenario.Scenario) (out []*scenario.Scenario) {
	for _, s := range scenarios {
		if n := len(out); n > 0 && out[n-1].File == s.File && out[n-1].Line == s.Line {
			continue
		}
		if slices.ContainsFunc(s.Rules, func(r string) bool { return within(strings.TrimPrefix(r, v.RulePrefix), number) }) {
			out = append(out, s)
		}
	}
	return out
}

// Keyword is what is known of a keyword, of the rules or of a set.
type Keyword struct {
	Name, Doc string
	// Kinds say how it is written and counted: "takes a number", "numbers add up", "has a cost".
	Kinds []string
	// Rule, Code and Unsupported are those of a keyword of the rules, Set, File and Line those of one that a set defines.
	Rule        engine.Rule
	Code        []engine.RuleCode
	Unsupported string
	Set, File   string
	Line        int
	Cards       []*engine.Card // that print it, by id
	Scenarios   []*scenario.Scenario
}

// FindKeyword finds a keyword by its name in any case, nil when there is none; names lists those there are.
func FindKeyword(lib *engine.Library, name string, scenarios []*scenario.Scenario) (k *Keyword, names []string) {
	v := lib.Rules.Vocabulary()
	for i := range v.Keywords {
		d := &v.Keywords[i]
		names = append(names, d.Name)
		if !strings.EqualFold(d.Name, name) {
			continue
		}
		k = &Keyword{Name: d.Name, Doc: d.Doc, Rule: d.Rule, Unsupported: d.Unsupported, Kinds: kinds(d.Numbered, d.Adds, d.Costed)}
		if d.Rule != 0 {
			k.Code, k.Scenarios = codeOf(v, d.Rule.String()), citing(v, d.Rule.String(), scenarios)
		}
	}
	for key, d := range lib.Keywords {
		names = append(names, d.Name)
		if !strings.EqualFold(d.Name, name) {
			continue
		}
		if k == nil {
			k = &Keyword{Name: d.Name, Doc: d.Text, Kinds: kinds(d.Numbered, false, false)}
		}
		k.Set, k.File, k.Line = d.Set, d.File, d.Line
		for _, s := range scenarios {
			if strings.TrimSuffix(path.Base(s.File), ".lua") == sets.Slug(key) && !slices.Contains(k.Scenarios, s) {
				k.Scenarios = append(k.Scenarios, s)
			}
		}
	}
	slices.Sort(names)
	if k == nil {
		return nil, names
	}
	for _, c := range lib.Cards {
		if slices.ContainsFunc(c.Keywords, func(u engine.KeywordUse) bool { return u.Name == k.Name }) {
			k.Cards = append(k.Cards, c)
		}
	}
	slices.SortFunc(k.Cards, func(a, b *engine.Card) int { return strings.Compare(a.ID, b.ID) })
	return k, names
}

func kinds(numbered, adds, costed bool) (out []string) {
	for _, x := range []struct {
		is   bool
		text string
	}{{numbered, "takes a number"}, {adds, "numbers add up"}, {costed, "has a cost"}} {
		if x.is {
			out = append(out, x.text)
		}
	}
	return out
}

// Package lookup finds what is known of a rule or a keyword: our words for it, the code or script that implements it, the
// cards that bear it, the scenarios that cite it; and it chooses cards by their facts ([ParseCardQuery]).
//
// [FindRule] and [FindKeyword] take a vocabulary or library and the scenarios of its game, as scenario.Declared lists
// them. They print nothing.
package lookup

import (
	"maps"
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
	Knobs     []engine.Knob        // with which a format changes it, or what is below it
	Code      []engine.RuleCode    // what implements it, and what is below it
	Scenarios []*scenario.Scenario // that cite it, or a number below it
}

// FindRule finds a rule by its number, whatever its case; of a number that the rulebook does not have the nearest above it, nil when there
// is none.
func FindRule(v *engine.Vocabulary, number string, scenarios []*scenario.Scenario) *Rule {
	number = strings.TrimSuffix(number, ".")
	for ; number != ""; number = number[:max(0, strings.LastIndexByte(number, '.'))] {
		i := slices.IndexFunc(v.Rulebook, func(t engine.RuleText) bool { return strings.EqualFold(t.Number, number) })
		if i < 0 {
			continue
		}
		number = v.Rulebook[i].Number
		out := &Rule{RuleText: v.Rulebook[i], Code: codeOf(v, number), Scenarios: citing(number, scenarios)}
		for _, t := range v.Rulebook {
			if rest, ok := strings.CutPrefix(t.Number, number+"."); ok && !strings.Contains(rest, ".") {
				out.Below = append(out.Below, t)
			}
		}
		for _, k := range v.Knobs {
			if k.Rule != 0 && within(k.Rule.String(), number) {
				out.Knobs = append(out.Knobs, k)
			}
		}
		return out
	}
	return nil
}

// FindRules lists the lines of the rulebook whose gloss has all words of a query, whatever their case.
func FindRules(v *engine.Vocabulary, query string) (out []engine.RuleText) {
	words := strings.Fields(strings.ToLower(query))
	for _, t := range v.Rulebook {
		gloss := strings.ToLower(t.Gloss)
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(gloss, w) }) {
			out = append(out, t)
		}
	}
	return out
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
func citing(number string, scenarios []*scenario.Scenario) (out []*scenario.Scenario) {
	for _, s := range scenarios {
		if n := len(out); n > 0 && out[n-1].File == s.File && out[n-1].Line == s.Line {
			continue
		}
		if slices.ContainsFunc(s.Rules, func(r string) bool { return within(r, number) }) {
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
	// OfRules tells that the rules know it; Rule, Code and Unsupported are theirs. Unsupported is "" when a set plays it.
	OfRules     bool
	Rule        engine.Rule
	Code        []engine.RuleCode
	Unsupported string
	// Set, File and Line are those of the keyword file that plays it, if one does.
	Set, File string
	Line      int
	Cards     []*engine.Card // that print it, by id
	Scenarios []*scenario.Scenario
}

// Keywords lists the keywords of a game, those of the rules in their order, then those that sets alone define by name.
// Cards, scenarios and code are not looked for.
func Keywords(lib *engine.Library) []Keyword {
	var out []Keyword
	v := lib.Rules.Vocabulary()
	for i := range v.Keywords {
		d := &v.Keywords[i]
		k := Keyword{Name: d.Name, Doc: d.Doc, OfRules: true, Rule: d.Rule, Kinds: kinds(d.Numbered, d.Adds, d.Costed)}
		if d.Scripted {
			k.Unsupported = d.FileMissing()
		}
		if f := lib.Keywords[d.Name]; f != nil {
			k.Unsupported, k.Set, k.File, k.Line = "", f.Set, f.File, f.Line
		}
		out = append(out, k)
	}
	for _, name := range slices.Sorted(maps.Keys(lib.Keywords)) {
		if f := lib.Keywords[name]; !slices.ContainsFunc(out, func(k Keyword) bool { return k.Name == name }) {
			out = append(out, Keyword{Name: name, Doc: f.Text, Kinds: kinds(f.Numbered, false, f.Costed), Set: f.Set, File: f.File, Line: f.Line})
		}
	}
	return out
}

// FindKeyword finds a keyword by its name in any case, nil when there is none; names lists those there are.
func FindKeyword(lib *engine.Library, name string, scenarios []*scenario.Scenario) (k *Keyword, names []string) {
	v := lib.Rules.Vocabulary()
	for _, x := range Keywords(lib) {
		names = append(names, x.Name)
		if k == nil && strings.EqualFold(x.Name, name) {
			k = &x
		}
	}
	slices.Sort(names)
	if k == nil {
		return nil, names
	}
	if k.Rule != 0 {
		k.Code, k.Scenarios = codeOf(v, k.Rule.String()), citing(k.Rule.String(), scenarios)
		if slices.ContainsFunc(v.Keywords, func(d engine.KeywordDecl) bool { return d.Rule == k.Rule && d.Name != k.Name }) {
			// The rule is that of other keywords as well: who cites it speaks of this one if the title names it.
			k.Scenarios = slices.DeleteFunc(k.Scenarios, func(s *scenario.Scenario) bool {
				return !strings.Contains(strings.ToLower(s.Title), strings.ToLower(k.Name))
			})
		}
	}
	for _, s := range scenarios {
		if k.File != "" && strings.TrimSuffix(path.Base(s.File), ".lua") == sets.Slug(k.Name) && !slices.Contains(k.Scenarios, s) {
			k.Scenarios = append(k.Scenarios, s)
		}
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

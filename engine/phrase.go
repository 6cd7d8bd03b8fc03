package engine

// This file says in a few words what a filter asks for: "enemy unit with cost at most 3", "费用不大于3的敌方单位". The words are
// terms of the game. "filter.NAME" is the noun; "field.NAME" is what a field makes of it, with {} for what has been said so far and
// {n} for the value; "field.not_NAME" is the same of a flag that is false, "field.NAME=you" of a reference, "field.NAME@FILTER" where
// one constructor has words of its own. A pattern without {} says all. What has no term, or what only a script can tell, is left out:
// the things that are offered tell the rest.

import (
	"strconv"
	"strings"
)

// FilterText is what a filter asks for in a language, as a noun without an article.
func (v *Vocabulary) FilterText(f *Filter, language string) string {
	switch {
	case f == nil || f.Op == FilterNone || f.Op != FilterTests && len(f.Parts) == 0:
		return v.Sentence("thing", language)
	case f.Op == FilterAll:
		return v.FilterText(&f.Parts[0], language) // the others narrow it
	case f.Op == FilterAny:
		parts := make([]string, len(f.Parts))
		for i := range f.Parts {
			parts[i] = v.FilterText(&f.Parts[i], language)
		}
		return strings.Join(parts, v.Sentence(" or ", language))
	}
	text := v.word(f.Subject.Name, language, "filter", "type")
	for _, whose := range [...]bool{false, true} { // whose it is stands before all else: "your exhausted unit"
		for i := range f.Tests {
			if t := &f.Tests[i]; t.whose() == whose {
				text = v.testText(t, f.Subject.Name, text, language)
			}
		}
	}
	return text
}

// whose reports whether a test asks for a player to whom a thing belongs.
func (t *Test) whose() bool {
	return t.Field.Name == "owner" || t.Field.Name == "controller" || t.Field.Name == "yours"
}

// word is the term of a name in the first group that has it, else the name itself.
func (v *Vocabulary) word(name, language string, groups ...string) string {
	for _, group := range groups {
		if s := v.Term(group, name, language); s != "" {
			return s
		}
	}
	return strings.ReplaceAll(name, "_", " ")
}

// testText is what a field of a filter makes of what has been said.
func (v *Vocabulary) testText(t *Test, filter, said, language string) string {
	name, value := t.Field.Name, ""
	switch a := &t.Arg; {
	case len(a.Words) > 0:
		words := make([]string, len(a.Words))
		for i, w := range a.Words {
			words[i] = v.word(w, language, name, "filter", "type", "zone", "place", "domain", "color", "faction", "school", "kind", "keyword")
		}
		value = strings.Join(words, v.Sentence(" or ", language))
	case a.HasMin || a.HasMax:
		if value = v.boundText(a, language); value == "" {
			return said
		}
	case a.Filter != nil:
		value = v.FilterText(a.Filter, language)
	case len(a.Refs) == 1:
		switch a.Refs[0].Op {
		case OpYou:
			name += "=you"
		case OpOpponents:
			name += "=opponents"
		default:
			return said
		}
	case t.Field.Kind != FieldFlag:
		return said
	case !a.Flag:
		name = "not_" + name
	}
	pattern := v.Term("field", name+"@"+filter, language)
	if pattern == "" {
		pattern = v.Term("field", name, language)
	}
	if pattern == "" && t.Field.Kind == FieldNumber {
		pattern = strings.ReplaceAll(v.Sentence("{} with {word} {n}", language), "{word}", v.word(name, language, "number", "counter"))
	}
	if pattern == "" {
		return said
	}
	return strings.ReplaceAll(strings.ReplaceAll(pattern, "{n}", value), "{}", said)
}

// boundText is a number or a range of numbers; "" when it takes a game to compute it.
func (v *Vocabulary) boundText(a *Arg, language string) string {
	number := func(e *Expr) string {
		if e.Op != OpDatum {
			return ""
		}
		return strconv.Itoa(int(e.Datum.N))
	}
	low, high, sentence := number(&a.Min), number(&a.Max), ""
	switch {
	case a.HasMin && low == "" || a.HasMax && high == "":
		return ""
	case !a.HasMax:
		sentence = "at least {low}"
	case !a.HasMin:
		sentence = "at most {high}"
	case low == high:
		return low
	default:
		sentence = "{low} to {high}"
	}
	return strings.NewReplacer("{low}", low, "{high}", high).Replace(v.Sentence(sentence, language))
}

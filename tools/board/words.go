package board

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
)

//go:embed sentences.tsv
var table string

//go:embed reports.tsv
var reported string

var (
	sentences = engine.ReadSentences(table)
	// reports are the lines of reports and errors as well, which no call of Say words.
	reports = engine.ReadSentences(table + "\n" + reported)
)

// Say is what a tool says in a language: the English sentence, or the Chinese one that sentences.tsv has for it, with {1}, {2} ...
// filled by values. Diagnostics and wrong use speak English to authors; what people read who play or watch is said by this.
func Say(language, sentence string, values ...any) string {
	if said, ok := reports.All()[sentence]; ok && language == "zh" {
		sentence = said
	}
	pairs := make([]string, 0, 2*len(values))
	for i, v := range values {
		pairs = append(pairs, fmt.Sprintf("{%d}", i+1), fmt.Sprint(v))
	}
	return strings.NewReplacer(pairs...).Replace(sentence)
}

// Reword is a text that a tool has made of English sentences, one a line, such as an error, in a language; what sentences.tsv does not
// know stays.
func Reword(language, text string) string {
	if language != "zh" {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if said, ok := cutLabel(line); ok {
			lines[i] = said
			continue
		}
		if head, hint, ok := cutHint(line); ok {
			said, known := reports.Reword(head)
			if advice, ok := reports.Reword(hint); known && ok {
				lines[i] = said + "；" + advice
				continue
			}
		}
		if said, ok := reports.Reword(line); ok {
			lines[i] = said
		}
	}
	return strings.Join(lines, "\n")
}

// cutLabel words what stands after a label of a report by itself.
func cutLabel(line string) (said string, ok bool) {
	for _, label := range []string{"expected: ", "actual:   ", "in the repetition: "} {
		if rest, ok := strings.CutPrefix(line, label); ok {
			return strings.ReplaceAll(reports.All()[label+"{1}"], "{1}", Reword("zh", rest)), true
		}
	}
	return "", false
}

// cutHint parts what is wrong from the likely spelling, or the choice, that is told after it.
func cutHint(line string) (head, hint string, ok bool) {
	for _, begins := range []string{"did you mean ", "it is one of ", "there are: "} {
		if i := strings.LastIndex(line, "; "+begins); i > 0 {
			return line[:i], line[i+2:], true
		}
	}
	return line, "", false
}

// abilityKinds are what keys of abilities begin with.
var abilityKinds = []string{"on_play", "triggered", "activated", "static", "replacement", "additional_cost", "cost", "permit", "forbid", "retrigger", "step", "keyword"}

// Ability is what people read for the key of an ability, "triggered: attacks"; that of a keyword is its name, and names that authors
// gave stay.
func Ability(v *engine.Vocabulary, key, language string) string {
	parts := strings.Split(key, ":")
	if parts[0] == "keyword" && len(parts) > 1 {
		for i := range v.Keywords {
			if name := v.Keywords[i].Name; strings.EqualFold(strings.ReplaceAll(name, " ", "_"), parts[1]) {
				return cmp.Or(v.Term("keyword", name, language), name)
			}
		}
	}
	if language == "zh" && slices.Contains(abilityKinds, parts[0]) {
		for i, p := range parts {
			said := strings.ReplaceAll(p, "_", " ")
			parts[i] = cmp.Or(v.Term("keyword", p, language), v.Sentence(said, language))
			if slices.Contains(abilityKinds, p) {
				parts[i] = Say(language, said)
			}
		}
		return strings.Join(parts, "：")
	}
	return strings.ReplaceAll(key, ":", ": ")
}

// List joins names as the language does: "a, b".
func List(language string, names []string) string { return strings.Join(names, Say(language, ", ")) }

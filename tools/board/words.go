package board

import (
	_ "embed"
	"fmt"
	"strings"

	"cardlathe/engine"
)

//go:embed sentences.tsv
var table string

var sentences = engine.ReadSentences(table).All()

// Say is what a tool says in a language: the English sentence, or the Chinese one that sentences.tsv has for it, with {1}, {2} ...
// filled by values. Diagnostics and wrong use speak English to authors; what people read who play or watch is said by this.
func Say(language, sentence string, values ...any) string {
	if said, ok := sentences[sentence]; ok && language == "zh" {
		sentence = said
	}
	pairs := make([]string, 0, 2*len(values))
	for i, v := range values {
		pairs = append(pairs, fmt.Sprintf("{%d}", i+1), fmt.Sprint(v))
	}
	return strings.NewReplacer(pairs...).Replace(sentence)
}

// List joins names as the language does: "a, b".
func List(language string, names []string) string { return strings.Join(names, Say(language, ", ")) }

// Package games lists the rulesets that cardlathe is built with. Only the command and tests import it: everything else
// is handed a ruleset.
package games

import (
	"cardlathe/engine"
	"cardlathe/engine/duelofchampions"
	"cardlathe/engine/riftbound"
	"cardlathe/engine/unionarena"
)

// All returns a new value of every ruleset, in the order of the documentation.
func All() []engine.Ruleset {
	return []engine.Ruleset{riftbound.New(), unionarena.New(), duelofchampions.New()}
}

// Vocabularies returns the vocabularies of all rulesets.
func Vocabularies() []*engine.Vocabulary {
	var list []*engine.Vocabulary
	for _, r := range All() {
		list = append(list, r.Vocabulary())
	}
	return list
}

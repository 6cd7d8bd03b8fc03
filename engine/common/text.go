package common

import "cardlathe/engine"

// PlayerName is the letter of a player: A for the first seat; "nobody" for none.
func PlayerName(p engine.Player) string {
	if p < 0 {
		return "nobody"
	}
	return string(rune('A' + p))
}

// PlayerNamed is the player of a letter from A to D; NoPlayer for any other text.
func PlayerNamed(s string) engine.Player {
	if len(s) == 1 && s[0] >= 'A' && s[0] <= 'D' {
		return engine.Player(s[0] - 'A')
	}
	return engine.NoPlayer
}

// CardName is the name of a definition in a language.
func CardName(c *engine.Card, language string) string {
	if l, ok := c.Locale[language]; ok && l.Name != "" {
		return l.Name
	}
	return c.Name
}

// Dictionary finds the terms of a game by their keys.
type Dictionary map[string]engine.Term

// NewDictionary makes a dictionary of a list of terms.
func NewDictionary(terms []engine.Term) Dictionary {
	m := Dictionary{}
	for _, t := range terms {
		m[t.Key] = t
	}
	return m
}

// Term is a term in a language: "zh" where it has one, else English.
func (m Dictionary) Term(key, language string) string {
	t := m[key]
	if language == "zh" && t.Chinese != "" {
		return t.Chinese
	}
	return t.English
}

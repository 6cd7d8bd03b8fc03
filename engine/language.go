package engine

// This file words what the rules say in another language than English. Rules speak English in the source, as whole sentences; a
// table beside each ruleset (sentences.tsv) has the same sentences in Chinese, and a test holds the two together. What is said
// with names in it is a pattern: "{who} draws {what}", or a format of Go, whose verbs the table numbers: "it costs {1}".

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

//go:embed sentences.tsv
var ownSentences string

// kernelSentences are the kernel's own.
var kernelSentences = ReadSentences(ownSentences)

// Sentences are a table of English sentences with the Chinese ones.
type Sentences struct {
	said     map[string]string
	patterns []sentence // those with numbered placeholders, those that say most first
}

// sentence is a pattern cut at its placeholders; said is the Chinese one.
type sentence struct {
	parts []string
	said  string
}

// ReadSentences reads lines of an English sentence, a tab, and the Chinese one with the same placeholders; other lines are
// comments. Of two lines for one sentence the first one counts, of two patterns that fit a text the one that says more.
func ReadSentences(table string) *Sentences {
	s := &Sentences{said: map[string]string{}}
	for line := range strings.Lines(table) {
		english, chinese, ok := strings.Cut(strings.TrimRight(line, "\r\n"), "\t")
		if !ok {
			continue
		}
		if _, twice := s.said[english]; twice {
			continue
		}
		s.said[english] = chinese
		if strings.Contains(english, "{1}") {
			var parts []string
			rest := english
			for n := 1; ; n++ {
				before, after, ok := strings.Cut(rest, "{"+strconv.Itoa(n)+"}")
				parts = append(parts, before)
				if !ok {
					break
				}
				rest = after
			}
			s.patterns = append(s.patterns, sentence{parts, chinese})
		}
	}
	letters := func(p sentence) (n int) {
		for _, part := range p.parts {
			n += len(part)
		}
		return n
	}
	slices.SortStableFunc(s.patterns, func(a, b sentence) int { return letters(b) - letters(a) })
	return s
}

// All returns the table: the Chinese sentences by the English ones.
func (s *Sentences) All() map[string]string {
	if s == nil {
		return nil
	}
	return s.said
}

// Reword is the Chinese sentence for an English text, with its values as they are; false when the table has none that fits. Patterns
// of signs alone ("{1} {2}") fit everything and are no sentences of their own.
func (s *Sentences) Reword(text string) (string, bool) {
	if said, ok := s.said[text]; ok {
		return said, true
	}
	return s.fit(text, true, func(value string) string { return value })
}

// fit is Reword by patterns alone, those of signs left out on request; word words their values.
func (s *Sentences) fit(text string, words bool, word func(string) string) (string, bool) {
	for i := range s.patterns {
		if words && !strings.ContainsFunc(strings.Join(s.patterns[i].parts, ""), unicode.IsLetter) {
			continue
		}
		values, ok := s.patterns[i].values(text)
		if !ok {
			continue
		}
		said := s.patterns[i].said
		for k, value := range values {
			said = strings.ReplaceAll(said, "{"+strconv.Itoa(k+1)+"}", word(value))
		}
		return said, true
	}
	return "", false
}

// values cuts a text at the pattern: what stands in place of its placeholders.
func (p *sentence) values(text string) ([]string, bool) {
	last := len(p.parts) - 1
	text, ok := strings.CutPrefix(text, p.parts[0])
	if !ok {
		return nil, false
	}
	var values []string
	for _, part := range p.parts[1:last] {
		before, after, ok := strings.Cut(text, part)
		if !ok {
			return nil, false
		}
		values, text = append(values, before), after
	}
	text, ok = strings.CutSuffix(text, p.parts[last])
	return append(values, text), ok
}

// Sentence is an English sentence or pattern of the game in a language: "en", "zh". It is the English one where there is no other.
func (v *Vocabulary) Sentence(english, language string) string {
	if language != "zh" {
		return english
	}
	for _, s := range []*Sentences{v.Sentences, kernelSentences} {
		if s != nil {
			if said, ok := s.said[english]; ok {
				return said
			}
		}
	}
	return english
}

// Reword is a text that the rules made of an English sentence in a language. Names, terms, sentences and the question that is
// owed are worded anew where they stand in the text as well; what is not known stays.
func (g *Game) Reword(text, language string) string {
	if language != "zh" {
		return text
	}
	return g.rewording("").reword(text, language)
}

// Reword is Game.Reword of what is said without a game, such as what is wrong with a deck: its sections are worded anew as well.
func (l *Library) Reword(text, language string) string {
	v := l.Rules.Vocabulary()
	r := rewording{voc: v, lib: l, own: func(text string) string {
		if slices.ContainsFunc(v.Sections, func(s Section) bool { return s.Name == text }) {
			return v.Term("section", text, language)
		}
		return ""
	}}
	return r.reword(text, language)
}

// rewording is what a text is worded anew by.
type rewording struct {
	voc  *Vocabulary
	lib  *Library
	asks string                   // what {asks} stands for
	own  func(text string) string // what comes before names and terms; "" for what it does not know
}

func (g *Game) rewording(asks string) *rewording {
	r := &rewording{voc: g.voc, lib: g.lib, asks: asks, own: func(string) string { return "" }}
	if d := &g.decision; d.Kind != 0 {
		asked := g.rules.Prompt(g, d, "en")
		r.own = func(text string) string {
			if text == asked {
				return g.rules.Prompt(g, d, "zh")
			}
			return ""
		}
	}
	return r
}

func (r *rewording) reword(text, language string) string {
	if language != "zh" || text == "" {
		return text
	}
	if said := r.voc.Sentence(text, language); said != text {
		return said
	}
	if said := r.own(text); said != "" {
		return said
	}
	for _, cards := range []map[string]*Card{r.lib.Names, r.lib.Tokens} {
		if c := cards[text]; c != nil {
			return c.Called(language)
		}
	}
	for i := range r.voc.Terms {
		if t := &r.voc.Terms[i]; t.English == text && t.Chinese != "" {
			return t.Chinese
		}
	}
	for _, s := range []*Sentences{r.voc.Sentences, kernelSentences} {
		if s == nil {
			continue
		}
		if said, ok := s.fit(text, false, func(value string) string { return r.reword(value, language) }); ok {
			return strings.ReplaceAll(said, "{asks}", r.asks)
		}
	}
	return r.parts(text, language)
}

// parts rewords what values are made of: a word in quotation marks, a thing with more about it in brackets, an amount of
// something, several things.
func (r *rewording) parts(text, language string) string {
	if inner, err := strconv.Unquote(text); err == nil {
		return "“" + r.reword(inner, language) + "”"
	}
	if name, _, ok := strings.Cut(text, " ("); ok && strings.HasSuffix(text, ")") {
		return r.reword(name, language)
	}
	if before, after, ok := strings.Cut(text, ", "); ok {
		return r.reword(before, language) + r.voc.Sentence(", ", language) + r.reword(after, language)
	}
	if before, after, ok := strings.Cut(text, " and "); ok {
		return strings.NewReplacer("{a}", r.reword(before, language), "{b}", r.reword(after, language)).Replace(r.voc.Sentence("{a} and {b}", language))
	}
	if n, what, ok := strings.Cut(text, " "); ok {
		if _, err := strconv.Atoi(n); err == nil {
			return strings.NewReplacer("{n}", n, "{what}", r.reword(what, language)).Replace(r.voc.Sentence("{n} {what}", language))
		}
	}
	return text
}

// Called is the name of a card in a language.
func (c *Card) Called(language string) string {
	if l, ok := c.Locale[language]; ok && l.Name != "" {
		return l.Name
	}
	return c.Name
}

// ReasonOf is what a refusal says, without its rule, in a language.
func (g *Game) ReasonOf(r Refusal, language string) string {
	if language != "zh" {
		return r.Reason
	}
	asks := ""
	if r.Asks != nil {
		asks = g.voc.FilterText(r.Asks, language)
	}
	return g.rewording(asks).reword(r.Reason, language)
}

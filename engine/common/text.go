package common

import (
	"cmp"
	_ "embed"
	"fmt"
	"strconv"
	"strings"

	"cardlathe/engine"
)

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

//go:embed sentences.tsv
var shared string

// Sentences reads the sentences of a game, sentences.tsv beside its ruleset, with those that games share. See engine.ReadSentences.
func Sentences(table string) *engine.Sentences { return engine.ReadSentences(table + "\n" + shared) }

// Say fills a sentence of a game in a language: pairs are placeholders and what stands in their place.
func Say(v *engine.Vocabulary, language, sentence string, pairs ...string) string {
	return strings.NewReplacer(pairs...).Replace(v.Sentence(sentence, language))
}

// SayAt is Say for what may have a place: {at} in the sentence is " at {place}", or nothing when place is "".
func SayAt(v *engine.Vocabulary, language, sentence, place string, pairs ...string) string {
	at := ""
	if place != "" {
		at = " at {place}"
	}
	return Say(v, language, strings.Replace(sentence, "{at}", at, 1), append(pairs, "{place}", place)...)
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

// TermTable reads the terms of a game that are kept as text: one line a term, its key, a tab, the English, a tab, the Chinese.
func TermTable(table string) (list []engine.Term) {
	for _, f := range Columns(table, 3) {
		list = append(list, engine.Term{Key: f[0], English: f[1], Chinese: f[2]})
	}
	return list
}

// Terms are those of the kernel's decisions and options.
var Terms = []engine.Term{
	{Key: "prompt.slot", English: "choose", Chinese: "选择"}, {Key: "prompt.choose", English: "choose", Chinese: "选择"},
	{Key: "prompt.mode", English: "choose one", Chinese: "选择一项"}, {Key: "prompt.option", English: "choose one", Chinese: "选择一项"},
	{Key: "prompt.may", English: "do it?", Chinese: "是否执行？"}, {Key: "prompt.order", English: "which comes first?", Chinese: "先执行哪个？"},
	{Key: "prompt.replace", English: "which replacement first?", Chinese: "先应用哪个替代效果？"}, {Key: "prompt.number", English: "how many?", Chinese: "多少？"},
	{Key: "option.done", English: "done", Chinese: "完成"}, {Key: "option.yes", English: "yes", Chinese: "是"},
	{Key: "option.no", English: "no", Chinese: "否"}, {Key: "option.pass", English: "pass", Chinese: "让过"},
}

// KernelLabel words an option of the kernel: yes, no, done, pass, a number, one of several labels, a thing, an ability that waits
// for its place. The dictionary has the Terms of the kernel; thing words an object. It gives "" for the ruleset's own options.
func (m Dictionary) KernelLabel(g *engine.Game, d *engine.Decision, o engine.Option, language string, thing func(id engine.ObjectID) string) string {
	switch o.Kind {
	case engine.OptionDone:
		return m.Term("option.done", language)
	case engine.OptionYes:
		return m.Term("option.yes", language)
	case engine.OptionNo:
		return m.Term("option.no", language)
	case engine.OptionPass:
		return m.Term("option.pass", language)
	case engine.OptionNumber:
		return strconv.Itoa(int(o.N))
	case engine.OptionIndex:
		switch {
		case o.Of == engine.ObjectDatum:
			return thing(engine.ObjectID(o.M))
		case int(o.N) < len(d.Labels):
			if s := authored(g, d, d.Labels[o.N], language); s != d.Labels[o.N] {
				return s
			}
			return labelOf(g.Vocabulary(), d.Labels[o.N], language)
		}
		return strconv.Itoa(int(o.N) + 1)
	case engine.OptionThing:
		switch x := o.Datum(); x.Kind {
		case engine.PlayerDatum:
			return PlayerName(x.Player())
		case engine.ObjectDatum:
			if s := g.Snapshot(x.Ref()); s != nil && !g.Live(x.Ref()) {
				return g.CardOf(s.Object.Definition).Called(language)
			}
			return thing(engine.ObjectID(x.N))
		}
	}
	return ""
}

// labelOf words a label: those of the rules are lists of sentences, "{2}, discard cards", and amounts of them, "2 resources"; the words
// of authors stay.
func labelOf(v *engine.Vocabulary, label, language string) string {
	parts := strings.Split(label, ", ")
	for i, part := range parts {
		parts[i] = v.Sentence(part, language)
		if n, what, ok := strings.Cut(part, " "); ok && v.Sentence(what, language) != what {
			if _, err := strconv.Atoi(n); err == nil {
				parts[i] = Say(v, language, "{n} {what}", "{n}", n, "{what}", v.Sentence(what, language))
			}
		}
	}
	return strings.Join(parts, v.Sentence(", ", language))
}

// ObjectName is the name of an object: of its card, or the letter of a player.
func ObjectName(g *engine.Game, id engine.ObjectID, language string) string {
	if p, ok := playerOf(g, id); ok {
		return PlayerName(p)
	}
	return g.Definition(id).Called(language)
}

func playerOf(g *engine.Game, id engine.ObjectID) (engine.Player, bool) {
	p := g.Object(id).Owner
	return p, p != engine.NoPlayer && g.PlayerObject(p) == id
}

// Tell words an event after a sentence: {who} is the player of it, {what} its subject, {it} its second object, {n} its amount. What
// the viewer may not know is "a card".
func Tell(g *engine.Game, e *engine.Event, viewer engine.Player, language, sentence string) string {
	v := g.Vocabulary()
	what := v.Sentence("a card", language)
	it := what
	if p, ok := playerOf(g, e.Subject.ID); ok {
		what = PlayerName(p)
	} else if e.Subject.ID != 0 && g.Witnesses(viewer, e) {
		what = g.CardOf(e.Card).Called(language) // as it was
	}
	if s := g.Snapshot(e.Object); s != nil && !g.Live(e.Object) {
		it = g.CardOf(s.Object.Definition).Called(language)
	} else if e.Object.ID != 0 {
		it = ObjectName(g, e.Object.ID, language)
	}
	return Say(v, language, sentence, "{who}", PlayerName(e.Player), "{what}", what, "{it}", it, "{n}", strconv.Itoa(int(e.Amount)))
}

// Prompt words a decision: the card that asks, its own text or the term "prompt." with the name of the decision, the slot.
func (m Dictionary) Prompt(g *engine.Game, d *engine.Decision, language string) string {
	s := Asked(g, d, language)
	if s == "" {
		s = m.Term("prompt."+g.Vocabulary().DecisionName(d.Kind), language)
	}
	if d.Text != "" {
		s = Question(g, d, language)
	}
	if d.Source.ID != 0 && g.Live(d.Source) {
		s = Named(g.Definition(d.Source.ID).Called(language), s, language)
	}
	return s
}

// Question is a decision's own text: a term "ask." of the rules, else the words of an author.
func Question(g *engine.Game, d *engine.Decision, language string) string {
	if s := g.Vocabulary().Term("ask", d.Text, language); s != "" {
		return s
	}
	return authored(g, d, d.Text, language)
}

// authored words what a script says after the file of its card, if that has words for it in the language.
func authored(g *engine.Game, d *engine.Decision, text, language string) string {
	var said string
	if x := g.Snapshot(d.Source); x != nil && !g.Live(d.Source) {
		said = g.CardOf(x.Object.Definition).Locale[language].Words[text]
	} else if d.Source.ID != 0 {
		said = g.Definition(d.Source.ID).Locale[language].Words[text]
	}
	if said == "" && d.Item != 0 {
		said = g.CardOf(g.Item(d.Item).Instance.Definition).Locale[language].Words[text]
	}
	return cmp.Or(said, text)
}

// Named is what somebody says, with the name before it.
func Named(name, text, language string) string {
	if language == "zh" {
		return name + "：" + text
	}
	return name + ": " + text
}

// Asked words the choice of a slot after what it asks for: "choose an enemy unit", "choose a second unit (0 of 2)"; "" for other
// decisions. Names of slots are the author's, for the script: people read what may be chosen.
func Asked(g *engine.Game, d *engine.Decision, language string) string {
	if d.SlotIs == nil {
		return ""
	}
	v := g.Vocabulary()
	text, nth := slotText(v, d.SlotIs, language), 1
	if a := g.AbilityOf(g.Item(d.Item).Instance); a != nil {
		nth = nthAlike(v, a, d.SlotIs)
	}
	var s string
	switch {
	case d.SlotIs.Kind == engine.SlotDestination:
		s = v.Sentence("choose where it goes", language)
	case nth > 1 && language == "en" && nth <= len(ordinals):
		s = Say(v, language, "choose {what}", "{what}", article(numbered(ordinals[nth-1], text)))
	case nth > 1:
		s = Say(v, language, "choose {what}, number {n}", "{what}", text, "{n}", strconv.Itoa(nth))
	case language == "en":
		s = "choose " + article(text)
	default:
		s = Say(v, language, "choose {what}", "{what}", text)
	}
	if d.Max > 1 {
		s += Counted(len(d.Picked), d.Max, language)
	}
	return s
}

// Counted is how many of how many have been chosen.
func Counted(n, most int, language string) string {
	if language == "zh" {
		return fmt.Sprintf("（%d/%d）", n, most)
	}
	return fmt.Sprintf(" (%d of %d)", n, most)
}

var ordinals = [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"}

func slotText(v *engine.Vocabulary, s *engine.Slot, language string) string {
	return v.FilterText(s.Filter, language)
}

// nthAlike tells which of the slots of an ability, or of a mode, that ask for the same a slot is, from 1.
func nthAlike(v *engine.Vocabulary, a *engine.Ability, slot *engine.Slot) int {
	nth := func(list []engine.Slot) int {
		n, text := 1, slotText(v, slot, "en")
		for i := range list {
			if list[i].Name == slot.Name && list[i].Line == slot.Line {
				return n
			}
			if slotText(v, &list[i], "en") == text {
				n++
			}
		}
		return 1
	}
	n := nth(a.Targets)
	if a.Modes != nil {
		for i := range a.Modes.List {
			n = max(n, nth(a.Modes.List[i].Targets))
		}
	}
	return n
}

// numbered puts an ordinal before a noun in English, after whose it is: "second unit", "your second unit".
func numbered(ordinal, noun string) string {
	for _, whose := range [...]string{"your ", "opponent's "} {
		if rest, ok := strings.CutPrefix(noun, whose); ok {
			return whose + ordinal + " " + rest
		}
	}
	return ordinal + " " + noun
}

// article is a noun in English with its article.
func article(noun string) string {
	switch {
	case strings.HasPrefix(noun, "your ") || strings.HasPrefix(noun, "opponent's "):
		return noun
	case strings.HasPrefix(noun, "other "):
		return "an" + noun
	case strings.ContainsAny(noun[:1], "aeio"):
		return "an " + noun
	}
	return "a " + noun
}

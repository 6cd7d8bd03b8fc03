package common

import (
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
			return d.Labels[o.N]
		}
		return strconv.Itoa(int(o.N) + 1)
	case engine.OptionThing:
		switch x := o.Datum(); x.Kind {
		case engine.PlayerDatum:
			return PlayerName(x.Player())
		case engine.ObjectDatum:
			if s := g.Snapshot(x.Ref()); s != nil && !g.Live(x.Ref()) {
				return CardName(g.CardOf(s.Object.Definition), language)
			}
			return thing(engine.ObjectID(x.N))
		}
	}
	return ""
}

// ObjectName is the name of an object: of its card, or the letter of a player.
func ObjectName(g *engine.Game, id engine.ObjectID, language string) string {
	if p, ok := playerOf(g, id); ok {
		return PlayerName(p)
	}
	return CardName(g.Definition(id), language)
}

func playerOf(g *engine.Game, id engine.ObjectID) (engine.Player, bool) {
	p := g.Object(id).Owner
	return p, p != engine.NoPlayer && g.PlayerObject(p) == id
}

// Tell words an event after a pattern: {who} is the player of it, {what} its subject, {it} its second object, {n} its amount. What
// the viewer may not know is "a card".
func Tell(g *engine.Game, e *engine.Event, viewer engine.Player, pattern string) string {
	what, it := "a card", "a card"
	if p, ok := playerOf(g, e.Subject.ID); ok {
		what = PlayerName(p)
	} else if e.Subject.ID != 0 && g.Witnesses(viewer, e) {
		what = g.CardOf(e.Card).Name // as it was
	}
	if s := g.Snapshot(e.Object); s != nil && !g.Live(e.Object) {
		it = g.CardOf(s.Object.Definition).Name
	} else if e.Object.ID != 0 {
		it = ObjectName(g, e.Object.ID, "en")
	}
	return strings.NewReplacer("{who}", PlayerName(e.Player), "{what}", what, "{it}", it, "{n}", strconv.Itoa(int(e.Amount))).Replace(pattern)
}

// Prompt words a decision: the card that asks, its own text or the term "prompt." with the name of the decision, the slot.
func (m Dictionary) Prompt(g *engine.Game, d *engine.Decision, language string) string {
	s := d.Text
	if s == "" {
		s = m.Term("prompt."+g.Vocabulary().DecisionName(d.Kind), language)
	}
	if d.SlotIs != nil {
		s += " " + d.SlotIs.Name
	}
	if d.Source.ID != 0 && g.Live(d.Source) {
		s = CardName(g.Definition(d.Source.ID), language) + ": " + s
	}
	return s
}

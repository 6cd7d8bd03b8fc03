package engine

import (
	"fmt"
	"strings"
)

// Why reports what forbids an answer to the owed decision: the first failing condition, its rule, and the card and
// line that imposes it. The zero Refusal means that the option is listed.
func (g *Game) Why(o Option) Refusal {
	g.settle()
	if g.decision.Kind == 0 {
		return Refusal{Reason: "the game is over"}
	}
	if g.decision.index(o) >= 0 {
		return Refusal{}
	}
	r := g.rules.Why(g, g.decision.Player, o)
	if r.OK() {
		r = Refusal{Rule: g.voc.Noted.NotOffered, Reason: "it is not among the choices that this decision offers"}
	}
	return r
}

// RefusalText writes a refusal for people: what is not met, its rule, and the card and line that impose it. name names an object.
func (g *Game) RefusalText(r Refusal, language string, name func(ObjectID) string) string {
	s := g.ReasonOf(r, language)
	if s == "" {
		s = g.voc.Sentence("no reason is given", language)
	}
	add := func(sentence, key, value string) {
		s = strings.NewReplacer("{reason}", s, key, value).Replace(sentence)
	}
	if r.Rule != 0 {
		add(g.voc.Sentence("{reason} (rule {rule})", language), "{rule}", r.Rule.String())
	}
	if r.By.ID != 0 {
		add(g.voc.Sentence("{reason}, because of {what}", language), "{what}", name(r.By.ID))
	}
	if r.File != "" {
		add(g.voc.Sentence("{reason} at {place}", language), "{place}", fmt.Sprintf("%s:%d", r.File, r.Line))
	}
	return s
}

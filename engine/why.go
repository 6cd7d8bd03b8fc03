package engine

import "fmt"

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

// Text writes a refusal for people: what is not met, its rule, and the card and line that impose it. name names an object.
func (r Refusal) Text(name func(ObjectID) string) string {
	s := r.Reason
	if s == "" {
		s = "no reason is given"
	}
	if r.Rule != 0 {
		s += " (rule " + r.Rule.String() + ")"
	}
	if r.By.ID != 0 {
		s += ", because of " + name(r.By.ID)
	}
	if r.File != "" {
		s += fmt.Sprintf(" at %s:%d", r.File, r.Line)
	}
	return s
}

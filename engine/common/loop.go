package common

import (
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
)

// Loop counts, in two registers of the ruleset, abilities that trigger one after the other. What nobody can end is a draw; what a
// player chooses to go on with is not, so that an ability that triggers where somebody has had a choice begins the count anew.
// Whoever goes on choosing for ever is stopped all the same, after many times as many.
type Loop struct{ Count, All int }

// maxLoops is how many times as many abilities may trigger when players choose that they do.
const maxLoops = 10

// Begin begins the count anew, since somebody has done something.
func (l Loop) Begin(g *engine.Game) {
	g.SetRegister(l.Count, 0)
	g.SetRegister(l.All, 0)
}

// Kept begins the count anew when a player has had a choice in the running task.
func (l Loop) Kept(t *engine.Task) {
	if t.Chose() {
		t.Game().SetRegister(l.Count, 0)
	}
}

// Triggered counts one more ability that has triggered, and reports whether there are too many: more in a row than the bound.
func (l Loop) Triggered(t *engine.Task, bound int) bool {
	g := t.Game()
	n, all := g.Register(l.Count)+1, g.Register(l.All)+1
	g.SetRegister(l.Count, n)
	g.SetRegister(l.All, all)
	l.Kept(t)
	return int(g.Register(l.Count)) > bound || int(all) > bound*maxLoops
}

// WithLoop adds to what is told of an endless game the cards that go on and on, if there are any (see LoopCards).
func WithLoop(g *engine.Game, end *engine.Event, language, text string) string {
	if cards := LoopCards(g, end, language); cards != "" {
		return Named(text, cards, language)
	}
	return text
}

// LoopCards tells which cards that everybody sees go on and on before an event that ends the game, and how often each did the same:
// "Toad 20 times, Magpie 19 times"; "" when there are none.
func LoopCards(g *engine.Game, end *engine.Event, language string) string {
	type deed struct {
		card int16
		kind engine.EventKind
	}
	times, most := map[deed]int{}, 0
	for i := g.Events() - 1; i > 0; i-- {
		e := g.Event(engine.EventID(i))
		if e == end || e.Kind == end.Kind {
			continue
		}
		if e.Turn != end.Turn {
			break
		}
		if e.Card == 0 || e.Subject.ID == 0 || g.Vocabulary().Zones[g.KindOf(e.Subject.ID)].Visibility != engine.Public {
			continue
		}
		k := deed{e.Card, e.Kind}
		times[k]++
		most = max(most, times[k])
	}
	often := map[string]int{}
	var names []string
	for k, n := range times {
		if n < 2 || n*2 < most { // what was there before it, or came now and then
			continue
		}
		name := g.CardOf(k.card).Called(language)
		if often[name] == 0 {
			names = append(names, name)
		}
		often[name] = max(often[name], n)
	}
	return Often(g.Vocabulary(), names, often, language)
}

// Often lists names in their order with how often each was counted: "Magpie 19 times, Toad 20 times".
func Often(v *engine.Vocabulary, names []string, times map[string]int, language string) string {
	slices.Sort(names)
	for i, name := range names {
		names[i] = Say(v, language, "{what} {n} times", "{what}", name, "{n}", strconv.Itoa(times[name]))
	}
	return strings.Join(names, v.Sentence(", ", language))
}

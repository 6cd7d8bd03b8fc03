package workbench

// Questions about a position that a page asks when somebody looks closer: why something is not possible, what an option would
// lead to, what makes a number, what a step consisted of.

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/tools/board"
)

// Reason says why something is not possible, or did not happen.
type Reason struct {
	Action string `json:"action"` // "play", or the key of an ability that did not trigger
	Text   string `json:"text"`
	Rule   string `json:"rule,omitempty"`
	By     string `json:"by,omitempty"`
	File   string `json:"file,omitempty"`
	Line   int    `json:"line,omitempty"`
}

// reasonsMost is how many reasons are told of one thing.
const reasonsMost = 6

// why tells what keeps an object of the board or the hand from what its player could want of it, and what kept its abilities
// from triggering lately. Only what the viewer sees is asked about.
func (t *Table) why(s sight, id engine.ObjectID) []Reason {
	g := t.game
	if id <= 0 || int(id) >= g.Objects() || !t.shows(s, id) {
		return nil
	}
	rules, words := g.Library().Rules, g.Vocabulary()
	var out []Reason
	add := func(action string, r engine.Refusal) {
		x := Reason{Action: action, Text: g.ReasonOf(r, s.language), Rule: r.Rule.String(), File: r.File, Line: r.Line}
		if r.By.ID != 0 && t.shows(s, r.By.ID) {
			x.By = board.Name(g.Definition(r.By.ID), s.language)
		}
		if len(out) < reasonsMost && !slices.ContainsFunc(out, func(o Reason) bool { return o.Text == x.Text && o.Rule == x.Rule }) {
			out = append(out, x)
		}
	}
	d := g.Decision()
	p := g.Controller(id)
	if p == engine.NoPlayer {
		p = g.Object(id).Owner
	}
	if d != nil && p != engine.NoPlayer && t.sees(s, p) {
		listed := slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Of == engine.ObjectDatum && o.N == int32(id) })
		switch {
		case listed:
		case d.Player == p && d.Kind != engine.DecisionRules:
			if r := g.Why(engine.Thing(engine.Obj(g.Ref(id)))); !r.OK() {
				add(board.Say(s.language, "choose"), r)
			}
		default:
			thing := engine.Spec{Kind: engine.SpecThing, Thing: engine.Obj(g.Ref(id)), Text: g.Definition(id).Name}
			onBoard := words.Zones[g.KindOf(id)].Board
			for i, a := range words.Actions {
				if a.Args == "" || a.Suits != nil && !a.Suits(g, id) || a.Suits == nil && onBoard == (i == 0) {
					continue // where a game does not say what suits, its first action is to play what is not on the board
				}
				told := len(out)
				var general engine.Refusal
				for _, rest := range t.rests(a, g.PlaceOf(id)) {
					o, err := rules.Means(g, p, a.Name, append([]engine.Spec{thing}, rest...))
					if err != nil {
						continue
					}
					r := rules.Why(g, p, o)
					if d.Player == p {
						r = g.Why(o)
					}
					switch about := o.M == int32(id) || o.N == int32(id) && o.Of == engine.ObjectDatum; {
					case r.OK():
					case about:
						add(a.Name, r)
					case general.OK() && !t.names(r.Reason, id):
						general = r // of all things that do this
					}
				}
				if len(out) == told && !general.OK() {
					add(a.Name, general)
				}
			}
		}
	}
	if r := g.WhyNot(id, ""); !r.OK() && words.Zones[g.KindOf(id)].Board && t.triggers(id) {
		add("trigger", r)
	}
	return out
}

// triggers reports whether an object has, or bears, an ability that waits for something.
func (t *Table) triggers(id engine.ObjectID) bool {
	if slices.ContainsFunc(t.game.Definition(id).Abilities, func(a engine.Ability) bool { return a.Kind == engine.Triggered }) {
		return true
	}
	for n := 0; ; n++ {
		_, a := t.game.Borne(id, n)
		if a == nil || a.Kind == engine.Triggered {
			return a != nil
		}
	}
}

// names reports whether a reason is about another card than this one, by whose name it begins.
func (t *Table) names(reason string, id engine.ObjectID) bool {
	name, _, found := strings.Cut(reason, ": ")
	return found && name != t.game.Definition(id).Name && t.game.Library().Find(name) != nil
}

// rests are further arguments that an action may need: places, apart from where it is.
func (t *Table) rests(a engine.Action, here engine.PlaceID) [][]engine.Spec {
	if !strings.Contains(a.Args, ",") {
		return [][]engine.Spec{nil}
	}
	var out [][]engine.Spec
	for z := 1; z < t.game.Zones(); z++ {
		zone := t.game.Zone(engine.ZoneID(z))
		// A place that belongs to nobody and is no card either is not in play.
		if k := t.game.Vocabulary().Zones[zone.Kind]; k.Place && !k.Outside && zone.Place == engine.ZoneID(z) && engine.PlaceID(z) != here && (zone.Owner >= 0 || zone.Object != 0) {
			out = append(out, []engine.Spec{{Kind: engine.SpecThing, Thing: engine.At(engine.PlaceID(z))}})
		}
	}
	return append(out, nil)
}

// sees reports whether a viewer may be told of what a player could do.
func (t *Table) sees(s sight, p engine.Player) bool {
	return s.seat == engine.NoPlayer || s.seat == p
}

// shows reports whether a viewer sees an object.
func (t *Table) shows(s sight, id engine.ObjectID) bool {
	if s.seat == engine.NoPlayer {
		return true
	}
	v := t.game.View(s.seat, s.language)
	for i := range v.Zones {
		if v.Zones[i].Object == id || slices.ContainsFunc(v.Zones[i].Objects, func(o engine.ViewObject) bool { return o.ID == id }) {
			return true
		}
	}
	return false
}

// PartInfo is a step from the printed to the present value of a number.
type PartInfo struct {
	Amount int    `json:"amount"`
	Set    bool   `json:"set,omitempty"`
	Source string `json:"source,omitempty"`
	Object int    `json:"object,omitempty"`
	Lasts  string `json:"lasts,omitempty"`
	Rule   string `json:"rule,omitempty"`
	File   string `json:"file,omitempty"`
	Line   int    `json:"line,omitempty"`
}

// Explanation is what makes a number what it is.
type Explanation struct {
	Name  string     `json:"name"`
	Base  int        `json:"base"`
	Now   int        `json:"now"`
	Parts []PartInfo `json:"parts"`
}

// explain tells what makes the numbers of an object what they are.
func (t *Table) explain(s sight, id engine.ObjectID) []Explanation {
	g := t.game
	if id <= 0 || int(id) >= g.Objects() || !t.shows(s, id) {
		return nil
	}
	out := []Explanation{}
	for n, d := range g.Vocabulary().Numbers {
		if g.Definition(id).HasNumber&engine.Bit(n) == 0 {
			continue
		}
		base, parts := g.Explain(id, engine.NumberID(n))
		x := Explanation{Name: d.Name, Base: base, Now: g.Number(id, engine.NumberID(n)), Parts: []PartInfo{}}
		for _, p := range parts {
			i := PartInfo{Amount: p.Amount, Set: p.Set, Lasts: cmp.Or(g.Vocabulary().Term("lasts", p.Lasts, s.language), p.Lasts), Rule: p.Rule.String(), Line: p.Line}
			if p.Card != nil && (p.Source.ID == 0 || !g.Live(p.Source) || t.shows(s, p.Source.ID)) {
				i.Source = board.Name(p.Card, s.language)
				if p.Card.Script != nil && s.host {
					i.File = p.Card.Script.Path
				}
				if g.Live(p.Source) {
					i.Object = int(p.Source.ID)
				}
			}
			x.Parts = append(x.Parts, i)
		}
		out = append(out, x)
	}
	return out
}

// Happening is an event of a step with what came of it.
type Happening struct {
	Event int    `json:"event,omitempty"`
	Kind  string `json:"kind"` // event, item, rule
	Text  string `json:"text"`
	Rule  string `json:"rule,omitempty"`
	Step  string `json:"step,omitempty"`
	// Minor: the log leaves it out.
	Minor    bool         `json:"minor,omitempty"`
	Children []*Happening `json:"children,omitempty"`
}

// tree tells what a move consisted of: events under the item whose effect they are, items under the event that made them
// pending, and between them the rules that applied. at is the number of the move, from 1.
func (t *Table) tree(s sight, at int) []*Happening {
	g := t.game
	if at < 1 || at > t.at {
		return nil
	}
	from, to := t.line[at-1].event, engine.EventID(g.Events())
	if at < t.at {
		to = t.line[at].event
	}
	words, rules := g.Vocabulary(), g.Library().Rules
	items := map[engine.ItemID]*Happening{}
	events := map[engine.EventID]*Happening{}
	out := []*Happening{}
	attach := func(parent, child *Happening) {
		if parent == nil {
			out = append(out, child)
		} else {
			parent.Children = append(parent.Children, child)
		}
	}
	var item func(id engine.ItemID) *Happening
	item = func(id engine.ItemID) *Happening {
		if id == 0 || int(id) > g.ItemsMade() {
			return nil
		}
		if h := items[id]; h != nil {
			return h
		}
		it := g.Item(id)
		h := &Happening{Kind: "item", Text: board.Name(g.CardOf(it.Instance.Definition), s.language)}
		if a := g.AbilityOf(it.Instance); a != nil && !it.Card {
			h.Text = board.Say(s.language, "{1}: {2}", h.Text, abilityText(words, a.Key, s.language))
		}
		items[id] = h
		attach(events[it.Event], h)
		return h
	}
	applied := g.Applied()
	k := 0
	for k < len(applied) && applied[k].After < from {
		k++
	}
	for id := max(from, 1); id < to; id++ {
		e := g.Event(id)
		if s.seat != engine.NoPlayer && !g.Witnesses(s.seat, e) {
			// What moves where nobody looks is told by nothing but what the log says of it.
			if rules.Describe(g, e, s.seat, s.language) == "" {
				continue
			}
		}
		h := &Happening{Event: int(id), Kind: "event", Text: rules.Describe(g, e, s.seat, s.language), Rule: e.Rule.String(), Step: e.Step.String()}
		if h.Text == "" {
			h.Minor, h.Text = true, words.Sentence(eventName(words, e.Kind), s.language)
			if e.Subject.ID != 0 && s.seat == engine.NoPlayer {
				h.Text = board.Say(s.language, "{1}: {2}", h.Text, g.CardOf(e.Card).Called(s.language))
			}
		}
		if h.Step == h.Rule {
			h.Step = ""
		}
		parent := item(e.Cause)
		events[id] = h
		attach(parent, h)
		for ; k < len(applied) && applied[k].After <= id; k++ {
			if applied[k].After == id {
				attach(parent, &Happening{Kind: "rule", Text: board.Say(s.language, "applies"), Rule: applied[k].Rule.String(), Minor: true})
			}
		}
	}
	return out
}

// abilityText is the key of an ability as a page shows it.
func abilityText(words *engine.Vocabulary, key, language string) string {
	if language == "en" && !strings.HasPrefix(key, "keyword:") { // the page words the others
		return key
	}
	return board.Ability(words, key, language)
}

func eventName(words *engine.Vocabulary, kind engine.EventKind) string {
	for _, d := range words.Events {
		if d.Kind == kind {
			return strings.ReplaceAll(d.Name, "_", " ")
		}
	}
	return "event"
}

// Move is a move of the line as the page lists it.
type Move struct {
	N      int           `json:"n"`
	Player engine.Player `json:"player"`
	Label  string        `json:"label"`
	Asked  string        `json:"asked,omitempty"` // what a choice was for
	Event  int           `json:"event"`
	Acting bool          `json:"acting,omitempty"`
}

// moves lists the line for the host, that which was taken back included.
func (t *Table) moves(language string) []Move {
	out := []Move{}
	for i, m := range t.line {
		x := Move{N: i + 1, Player: m.player, Label: m.labelIn(language), Asked: m.askedIn(language), Event: int(m.event), Acting: m.acting}
		if m.command != 0 {
			for _, c := range t.game.Vocabulary().Commands {
				if c.Kind == m.command {
					if x.Label = c.Name; language == "zh" {
						x.Label = t.game.Vocabulary().Sentence(c.Doc, language)
					}
				}
			}
		}
		out = append(out, x)
	}
	return out
}

// take goes to a branch: its moves are the line from then on, and what they replace is a branch.
func (t *Table) take(n int) error {
	if n < 0 || n >= len(t.branches) {
		return fmt.Errorf("there is no branch %d", n)
	}
	b := t.branches[n]
	if err := t.jump(b.from); err != nil {
		return err
	}
	t.branches = slices.Delete(t.branches, n, n+1)
	if t.at < len(t.line) {
		t.branches = append(t.branches, branch{t.at, slices.Clone(t.line[t.at:])})
	}
	t.line = append(t.line[:t.at:t.at], b.moves...)
	return t.forward(len(t.line))
}

// ruleText is what the rulebook says of a number in a few words, with the lines above it.
type ruleText struct {
	Number string `json:"number"`
	Gloss  string `json:"gloss"`
}

func glosses(words *engine.Vocabulary, number string) []ruleText {
	out := []ruleText{}
	for n := number; n != ""; {
		for _, r := range words.Rulebook {
			if r.Number == n {
				out = append(out, ruleText{r.Number, r.Gloss})
				break
			}
		}
		i := strings.LastIndex(n, ".")
		if i < 0 {
			break
		}
		n = n[:i]
	}
	slices.Reverse(out)
	return out
}

// findCard finds a card of a game by its id.
func findCard(lib *engine.Library, id string) *engine.Card {
	if c := lib.Cards[id]; c != nil {
		return c
	}
	if c := sets.Named(lib, id); c != nil {
		return c
	}
	for _, c := range lib.Tokens {
		if c.ID == id {
			return c
		}
	}
	return nil
}

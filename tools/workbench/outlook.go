package workbench

// What the options of the owed decision lead to, before anybody takes one: what it costs, what could be chosen next and what each
// choice would cost. Nothing of this is known about any game: an option is taken, what has become of the game is looked at, and
// it is taken back. What would tell the player something that only taking it tells is left out.

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"cardlathe/engine"
	"cardlathe/tools/board"
)

// Outlook is what the options lead to, those of which nothing is known left out.
type Outlook struct {
	Revision int    `json:"revision"`
	Leads    []Lead `json:"leads"`
}

// Lead is what one option leads to.
type Lead struct {
	N      int     `json:"n"`
	Spends []Spend `json:"spends"`
	// Others: there are other ways to pay, which take other things.
	Others bool `json:"others,omitempty"`
	// Prompt is what the player is asked next, Aims what may be chosen then; both are empty when nothing is asked.
	Prompt string `json:"prompt,omitempty"`
	Aims   []Aim  `json:"aims,omitempty"`
	// Goes are things of the board that the option takes to its place without asking which.
	Goes []int `json:"goes,omitempty"`
	// Hits are things that it is aimed at without asking: what a new item targets, what is wounded or leaves the board.
	Hits []int `json:"hits,omitempty"`
}

// Aim is something that may be chosen, with what all of it then costs.
type Aim struct {
	Thing
	N      int     `json:"n"` // of the options of that decision
	Spends []Spend `json:"spends"`
	Others bool    `json:"others,omitempty"` // as of a lead
}

// Spend is something that is paid: marks of a kind (see engine.ShapeChips) that are turned or leave, a counter of the player's pool, or
// a thing of the board that is turned or leaves.
type Spend struct {
	Name    string `json:"name"`           // as people read it; of a counter its name in the vocabulary
	Card    string `json:"card,omitempty"` // of marks and things: its face
	Counter bool   `json:"counter,omitempty"`
	Object  int    `json:"object,omitempty"` // the thing
	Turned  int    `json:"turned,omitempty"`
	Gone    int    `json:"gone,omitempty"`
}

// What is looked at most: options that are taken for one outlook, decisions that one of them is followed through.
const (
	triesMost  = 400
	followMost = 16
)

// outlook looks ahead. It is called under the lock, and leaves the game as it is.
func (t *Table) outlook(s sight) (*Outlook, error) {
	g := t.game
	d := g.Decision()
	if d == nil || !t.mine(s.viewer, d.Player) {
		return nil, wrong("there is nothing to choose for this page")
	}
	l := &looker{t: t, s: s, p: d.Player, tries: triesMost}
	out := &Outlook{Revision: t.revision, Leads: []Lead{}}
	err := t.guard(func() error {
		acting, paying := d.Kind == engine.DecisionRules, d.Kind == engine.DecidePay
		if !acting && !paying && d.Kind != engine.DecideSlot && len(d.Options) > 40 {
			return nil
		}
		for n, o := range slices.Clone(d.Options) {
			if lead := l.lead(n, o, paying); lead != nil {
				out.Leads = append(out.Leads, *lead)
			}
		}
		return nil
	})
	g.Decision()
	return out, err
}

// spending tells of each payment that the owed decision offers what it takes.
func (t *Table) spending(s sight, c *Choice) {
	l := &looker{t: t, s: s, p: c.Player, tries: triesMost}
	_ = t.guard(func() error {
		for n, o := range slices.Clone(t.game.Decision().Options) {
			if c.Options[n].Kind != "own" {
				continue
			}
			if lead := l.lead(n, o, true); lead != nil {
				c.Options[n].Spends = lead.Spends
			}
		}
		return nil
	})
}

// looker takes options and takes them back.
type looker struct {
	t     *Table
	s     sight
	p     engine.Player
	tries int
	// before is what the player had when the lead began; others reports whether what was followed could be paid in other ways.
	before purse
	others bool
}

// try takes an option, does something, and takes it back; it reports false when no more may be tried, or when the player would
// learn something by it.
func (l *looker) try(o engine.Option, do func()) bool {
	g := l.t.game
	if l.tries--; l.tries < 0 {
		return false
	}
	events, chance := g.Events(), g.Chance()
	if g.Apply(o) != nil {
		return false
	}
	d := g.Decision()
	told := !l.t.learns(l.p, events, chance)
	if told && d != nil {
		do()
	}
	g.Undo(1)
	g.Decision()
	return told && d != nil
}

// asked reports whether the player is still asked about what was begun.
func (l *looker) asked() *engine.Decision {
	if d := l.t.game.Decision(); d != nil && d.Player == l.p && d.Kind != engine.DecisionRules {
		return d
	}
	return nil
}

// lead looks where an option leads. When the option is a payment itself there is nothing to aim at.
func (l *looker) lead(n int, o engine.Option, paying bool) *Lead {
	before, wounds, items := l.t.purse(l.p), l.t.wounds(), l.t.game.ItemsMade()
	l.before, l.others = before, false
	lead := &Lead{N: n, Spends: []Spend{}}
	ok := l.try(o, func() {
		if place := (engine.Datum{Kind: o.Of, N: o.N}).Place(); place != 0 {
			for _, id := range slices.Sorted(maps.Keys(before.objects)) {
				if !before.objects[id].mark && before.objects[id].place != place && l.t.game.PlaceOf(id) == place {
					lead.Goes = append(lead.Goes, int(id))
				}
			}
		}
		d := l.asked()
		if d == nil || paying || d.Kind == engine.DecidePay {
			l.follow(followMost, func() {
				lead.Spends = l.t.spent(before, l.p, l.s.language)
				if !paying {
					lead.Hits = l.t.hits(wounds, items, o)
				}
			})
			return
		}
		lead.Prompt = l.t.game.Library().Rules.Prompt(l.t.game, d, l.s.language)
		for i, x := range slices.Clone(d.Options) {
			th := l.t.thing(x.Datum(), l.s.language)
			if th == (Thing{}) {
				continue
			}
			l.others = false
			aim := Aim{Thing: th, N: i, Spends: []Spend{}}
			l.try(x, func() { l.follow(followMost, func() { aim.Spends = l.t.spent(before, l.p, l.s.language) }) })
			aim.Others = l.others
			lead.Aims = append(lead.Aims, aim)
		}
		if lead.Aims == nil {
			l.follow(followMost, func() { lead.Spends = l.t.spent(before, l.p, l.s.language) })
		}
	})
	if !ok {
		return nil
	}
	lead.Others = l.others && lead.Aims == nil
	return lead
}

// follow makes the choices that are asked next in the plainest way (what is optional is left out, of the rest the first), and then
// does something.
func (l *looker) follow(most int, do func()) {
	d := l.asked()
	if d == nil || most == 0 || len(d.Options) == 0 {
		do()
		return
	}
	o := d.Options[0]
	for _, kind := range []engine.OptionKind{engine.OptionDone, engine.OptionNo} {
		if i := slices.IndexFunc(d.Options, func(x engine.Option) bool { return x.Kind == kind }); i >= 0 && (d.Kind != engine.DecidePay || kind == engine.OptionDone) {
			o = d.Options[i]
			break
		}
	}
	if d.Kind == engine.DecidePay && !l.others {
		l.others = l.differ(slices.Clone(d.Options))
	}
	l.try(o, func() { l.follow(most-1, do) })
}

// waysMost is how many ways to pay are compared.
const waysMost = 4

// differ reports whether ways to pay take different things.
func (l *looker) differ(ways []engine.Option) bool {
	var first []Spend
	for i, n := 0, 0; i < len(ways) && n < waysMost; i++ {
		if k := ways[i].Kind; k < engine.OptionRules {
			continue // a thing that is paid, or nothing at all
		}
		var takes []Spend
		if !l.try(ways[i], func() { takes = l.t.spent(l.before, l.p, l.s.language) }) {
			continue
		}
		if n++; n == 1 {
			first = takes
		} else if !slices.Equal(first, takes) {
			return true
		}
	}
	return false
}

// purse is what a player pays with: marks and things by object, and the counters of the pool.
type purse struct {
	objects  map[engine.ObjectID]coin
	counters map[uint8]int
}

// coin is a mark or a thing of a purse.
type coin struct {
	mark, turned bool
	place        engine.PlaceID
}

func (t *Table) purse(p engine.Player) purse {
	g, words := t.game, t.game.Vocabulary()
	out := purse{map[engine.ObjectID]coin{}, map[uint8]int{}}
	if words.Picture == nil {
		return out
	}
	turned := slices.IndexFunc(words.Statuses, func(w engine.Word) bool { return w.Name == words.Picture.Turned && w.Name != "" })
	for z := engine.ZoneID(1); int(z) < g.Zones(); z++ {
		k := g.Zone(z).Kind
		if mark := words.ShapeOf(k) == engine.ShapeChips; mark || words.Zones[k].Board {
			g.Each(z, func(id engine.ObjectID) bool {
				if g.Controller(id) == p {
					out.objects[id] = coin{mark, turned >= 0 && g.Status(id, uint8(turned)), g.PlaceOf(id)}
				}
				return true
			})
		}
	}
	for i, c := range words.Counters {
		if slices.Contains(words.Picture.Pool, c.Name) {
			out.counters[uint8(i)] = g.Counter(g.PlayerObject(p), uint8(i))
		}
	}
	return out
}

// spent is what a player has less than before, in the order of the board.
func (t *Table) spent(before purse, p engine.Player, language string) []Spend {
	g, words := t.game, t.game.Vocabulary()
	now := t.purse(p)
	out := []Spend{}
	marks := map[string]int{} // card to its place in out
	for _, id := range slices.Sorted(maps.Keys(before.objects)) {
		was := before.objects[id]
		is, here := now.objects[id]
		if here && (is.turned == was.turned || !is.turned) {
			continue
		}
		c := g.Definition(id)
		x := Spend{Name: board.Name(c, language), Card: c.ID, Object: int(id)}
		if was.mark {
			x.Object = 0
			if i, ok := marks[c.ID]; ok {
				if here {
					out[i].Turned++
				} else {
					out[i].Gone++
				}
				continue
			}
			marks[c.ID] = len(out)
		}
		if here {
			x.Turned = 1
		} else {
			x.Gone = 1
		}
		out = append(out, x)
	}
	for i, c := range words.Counters {
		if n := before.counters[uint8(i)] - now.counters[uint8(i)]; n > 0 {
			out = append(out, Spend{Name: c.Name, Counter: true, Gone: n})
		}
	}
	slices.SortStableFunc(out, func(a, b Spend) int { return cmp.Compare(min(a.Object, 1), min(b.Object, 1)) })
	return out
}

// wounds are the things of the board, each with its wounds.
func (t *Table) wounds() map[engine.ObjectID]int {
	g, words := t.game, t.game.Vocabulary()
	out := map[engine.ObjectID]int{}
	if words.Picture == nil {
		return out
	}
	wound := slices.IndexFunc(words.Counters, func(w engine.Word) bool { return w.Name == words.Picture.Wounds && w.Name != "" })
	for z := engine.ZoneID(1); int(z) < g.Zones(); z++ {
		if k := g.Zone(z).Kind; words.Zones[k].Board && words.ShapeOf(k) != engine.ShapeChips {
			g.Each(z, func(id engine.ObjectID) bool {
				out[id] = 0
				if wound >= 0 {
					out[id] = g.Counter(id, uint8(wound))
				}
				return true
			})
		}
	}
	return out
}

// hits are the things of the board that an option was aimed at, apart from what it is about itself.
func (t *Table) hits(before map[engine.ObjectID]int, items int, o engine.Option) (out []int) {
	now := t.wounds()
	hit := map[engine.ObjectID]bool{}
	for id, n := range before {
		if is, here := now[id]; !here || is > n {
			hit[id] = true
		}
	}
	for i := items + 1; i <= t.game.ItemsMade(); i++ {
		t.game.Targets(engine.ItemID(i), func(_ int, d engine.Datum) {
			if _, here := before[engine.ObjectID(d.N)]; d.Kind == engine.ObjectDatum && here {
				hit[engine.ObjectID(d.N)] = true
			}
		})
	}
	for _, id := range slices.Sorted(maps.Keys(hit)) {
		if o.Of != engine.ObjectDatum || o.N != int32(id) {
			out = append(out, int(id))
		}
	}
	return out
}

// learns reports whether what happened from an event on told a player something: chance decided, or a card came to be seen.
func (t *Table) learns(p engine.Player, from int, chance uint64) bool {
	g, words := t.game, t.game.Vocabulary()
	if g.Chance() != chance {
		return true
	}
	sees := func(e *engine.Event, z engine.ZoneID) bool {
		zone := g.Zone(z)
		switch words.Zones[zone.Kind].Visibility {
		case engine.OwnerOnly:
			return zone.Owner == p
		case engine.Secret:
			return false
		case engine.ControllerOnly:
			return g.Object(e.Subject.ID).Owner == p
		}
		return true
	}
	for id := from; id < g.Events(); id++ {
		e := g.Event(engine.EventID(id))
		if e.Subject.ID != 0 && e.From != 0 && e.To != 0 && e.From != e.To && !sees(e, e.From) && sees(e, e.To) {
			return true
		}
		for _, d := range words.Events {
			if d.Kind == e.Kind && (d.ShowsAll || d.Shows && e.By == p) {
				return true
			}
		}
	}
	return false
}

// Preview is what an option would lead to: what happens at once, and what is asked next.
type Preview struct {
	Log  []engine.LogLine `json:"log,omitempty"`
	Next *Choice          `json:"next,omitempty"`
}

// preview tries an option and takes it back. What would tell somebody more than the player may know before is not told.
func (t *Table) preview(s sight, n int) (*Preview, error) {
	g := t.game
	d := g.Decision()
	if d == nil || n < 0 || n >= len(d.Options) || !t.mine(s.viewer, d.Player) {
		return nil, fmt.Errorf("there is no such option for this page")
	}
	p := &Preview{}
	line, at, branches := slices.Clone(t.line), t.at, slices.Clone(t.branches)
	player := d.Player
	err := t.guard(func() error {
		before, chance := g.Events(), g.Chance()
		o := d.Options[n]
		t.line = t.line[:t.at:t.at]
		if err := t.answer(o); err != nil {
			return err
		}
		if !t.learns(player, before, chance) {
			p.Log = t.log(s, before)
			if next := g.Decision(); next != nil && next.Player == player && next.Kind != engine.DecisionRules {
				p.Next = t.choice(s, &State{Faces: map[string]*Face{}})
			}
		}
		g.Undo(1)
		g.Decision()
		return nil
	})
	t.line, t.at, t.branches = line, at, branches
	return p, err
}

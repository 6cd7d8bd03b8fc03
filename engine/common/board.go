package common

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
)

// Builder makes the position that a scenario states; a ruleset embeds it and adds what its boards may say. Mistakes are
// gathered, not returned one by one.
type Builder struct {
	Game     *engine.Game
	Placed   []engine.Placed
	Problems []engine.Problem
}

// Say notes a mistake of the board.
func (b *Builder) Say(line int, text string, args ...any) {
	b.Problems = append(b.Problems, engine.Problem{Text: fmt.Sprintf(text, args...), Line: line})
}

// Player reads the name of a player; false means nobody. What names no player is a mistake.
func (b *Builder) Player(s *engine.Spec) engine.Player {
	switch s.Kind {
	case engine.SpecText:
		if p := PlayerNamed(s.Text); p != engine.NoPlayer && int(p) < b.Game.Players() {
			return p
		}
	case engine.SpecThing:
		return s.Thing.Player()
	case engine.SpecBool:
		if !s.Bool {
			return engine.NoPlayer
		}
	}
	b.Say(s.Line, "this names no player; players are %s", strings.Join(b.Players(), ", "))
	return engine.NoPlayer
}

// Players are the names of the players of the game.
func (b *Builder) Players() []string {
	var out []string
	for p := range engine.Player(b.Game.Players()) {
		out = append(out, PlayerName(p))
	}
	return out
}

// Seat is Player where somebody has to be named.
func (b *Builder) Seat(s *engine.Spec) engine.Player {
	if s.Kind == engine.SpecBool && !s.Bool {
		b.Say(s.Line, "somebody has to be named here; players are %s", strings.Join(b.Players(), ", "))
		return 0
	}
	return max(b.Player(s), 0)
}

// Number reads a number of a board that lies between two bounds, both included; the lower one, and a mistake, for anything else.
func (b *Builder) Number(name string, s *engine.Spec, low, high int) int {
	switch {
	case s.Kind != engine.SpecNumber:
		b.Say(s.Line, "%q is a number from %d to %d, not %s", name, low, high, shape(s))
	case s.Number < low || s.Number > high:
		b.Say(s.Line, "%q is a number from %d to %d, not %d", name, low, high, s.Number)
	default:
		return s.Number
	}
	return low
}

// Counter reads the number of a counter: from 0 to what the vocabulary lets a board say (Word.Most).
func (b *Builder) Counter(name string, s *engine.Spec, counter uint8) int {
	most := b.Game.Vocabulary().Counters[counter].Most
	if most == 0 {
		most = engine.MaxBoardNumber
	}
	return b.Number(name, s, 0, most)
}

// Flag reads true or false; false, and a mistake, for anything else.
func (b *Builder) Flag(name string, s *engine.Spec) bool {
	if s.Kind != engine.SpecBool {
		b.Say(s.Line, "%q is true or false, not %s", name, shape(s))
	}
	return s.Kind == engine.SpecBool && s.Bool
}

// Text reads a text; "", and a mistake, for anything else.
func (b *Builder) Text(name string, s *engine.Spec) string {
	if s.Kind != engine.SpecText {
		b.Say(s.Line, "%q is a text, not %s", name, shape(s))
		return ""
	}
	return s.Text
}

// Fields reports whether a value is a table in which everything has a name, and says so when it is none. An empty list is one.
func (b *Builder) Fields(name string, s *engine.Spec) bool {
	if s.Kind == engine.SpecTable && len(s.List) == 0 && s.Card == nil {
		return true
	}
	b.Say(s.Line, "%q is a table of named fields, like { name = ... }, not %s", name, shape(s))
	return false
}

// shape words what stands where something else should.
func shape(s *engine.Spec) string {
	switch s.Kind {
	case engine.SpecNumber:
		return fmt.Sprint(s.Number)
	case engine.SpecBool:
		return fmt.Sprint(s.Bool)
	case engine.SpecText:
		return fmt.Sprintf("%q", s.Text)
	case engine.SpecTable:
		if len(s.List) > 0 {
			return "a list"
		}
		return "a table"
	}
	return "a thing"
}

// Fits reports whether a card may lie in a zone of a kind (ZoneKind.Holds), and says what may when it may not. Tokens are on
// the board alone.
func (b *Builder) Fits(def *engine.Card, s *engine.Spec, kind uint8) bool {
	v := b.Game.Vocabulary()
	z := &v.Zones[kind]
	switch {
	case z.Holds != 0 && !def.Types.Any(z.Holds):
		var may []string
		for t := range v.Types {
			if z.Holds.Any(engine.Bit(t)) {
				may = append(may, v.Types[t].Name)
			}
		}
		b.Problems = append(b.Problems, engine.Problem{Rule: z.Rule, Line: s.Line, Text: fmt.Sprintf("%q is of the type %s; in the zone %s lie cards of the types %s alone",
			def.Name, v.Types[def.Type].Name, z.Name, strings.Join(may, ", "))})
	case def.Token && !z.Board && !z.Outside:
		b.Say(s.Line, "%q is a token, and there are none in the zone %s", def.Name, z.Name)
	default:
		return true
	}
	return false
}

// Full says so when a zone of a player holds more than its kind may (ZoneKind.Most).
func (b *Builder) Full(s *engine.Spec, zone engine.ZoneID) {
	z := &b.Game.Vocabulary().Zones[b.Game.Zone(zone).Kind]
	if n := b.Game.Count(zone); z.Most > 0 && n > z.Most {
		b.Problems = append(b.Problems, engine.Problem{Rule: z.Rule, Line: s.Line, Text: fmt.Sprintf("the zone %q holds %d at most, and here are %d", z.Name, z.Most, n)})
	}
}

// Card resolves a card that a board names; nil, and a mistake, when it cannot be played.
func (b *Builder) Card(s *engine.Spec) *engine.Card {
	name := s.Text
	switch {
	case s.Kind == engine.SpecTable && len(s.List) == 1:
		return b.Card(&s.List[0])
	case s.Kind == engine.SpecTable && len(s.List) > 1:
		b.Say(s.Line, "one card has fields of its own: write { { %q, ... }, %q }", s.List[0].Text, s.List[1].Text)
		return nil
	case s.Kind != engine.SpecText && s.Card == nil:
		b.Say(s.Line, "a card is a name, or { name, field = ... }, not %s", shape(s))
		return nil
	}
	c := s.Card
	if c == nil {
		c = b.Game.Library().Find(name)
	}
	switch {
	case c == nil:
		b.Problems = append(b.Problems, engine.Problem{Text: fmt.Sprintf("there is no card %q", name), Card: name, Line: s.Line})
	case c.Unplayable != "":
		b.Say(s.Line, "%s cannot be played yet: %s", c.Name, c.Unplayable)
		return nil
	}
	return c
}

// Put places the cards of a list of a board in a zone of a player. A card may say what it is called ("as"), its counters (a
// number each) and statuses (true), by their names.
func (b *Builder) Put(p engine.Player, list *engine.Spec, zone engine.ZoneID) {
	g, v := b.Game, b.Game.Vocabulary()
	for _, e := range Entries(list) {
		def := b.Card(&e)
		if def == nil || !b.Fits(def, &e, g.Zone(zone).Kind) {
			continue
		}
		id := g.NewObject(g.Cast(def), p, zone)
		placed := engine.Placed{Name: def.Name, Player: p, Object: g.Ref(id), Line: e.Line}
		for _, f := range e.Fields {
			if f.Name == "as" {
				placed.Name = b.Text(f.Name, &f.Value)
			} else if i := WordIndex(v.Counters, f.Name); i >= 0 {
				g.SetCounter(id, uint8(i), b.Counter(f.Name, &f.Value, uint8(i)))
			} else if i := WordIndex(v.Statuses, f.Name); i >= 0 {
				g.SetStatus(id, uint8(i), b.Flag(f.Name, &f.Value))
			} else {
				b.Say(f.Value.Line, "a card of a board has no field %q; it has as, numbers of %s, and true or false for %s", f.Name,
					strings.Join(WordNames(v.Counters), ", "), strings.Join(WordNames(v.Statuses), ", "))
			}
		}
		b.Placed = append(b.Placed, placed)
	}
	b.Full(list, zone)
}

// Sides places what a board says of its players: cards in zones, counters of the player, all by their names. It returns whose turn
// it is; own says what else the board may say, and reports whether it knew the field.
func (b *Builder) Sides(board *engine.Spec, own func(f *engine.SpecField) bool) (active engine.Player) {
	for i := range board.Fields {
		f := &board.Fields[i]
		switch p := PlayerNamed(f.Name); {
		case f.Name == "seed":
		case f.Name == "turn":
			active = b.Seat(&f.Value)
		case p != engine.NoPlayer && int(p) < b.Game.Players():
			b.side(p, &f.Value)
		case own == nil || !own(f):
			b.Say(f.Value.Line, "a board has no field %q; it has %s, turn, seed", f.Name, strings.Join(b.Players(), ", "))
		}
	}
	return active
}

// Staging tells how boards are written of which Sides reads everything; own are the kinds of zones that each player has.
func Staging(v *engine.Vocabulary, own []uint8) (s engine.Stage) {
	s.Board = []engine.Word{{Name: "A"}, {Name: "B", Doc: "the players, each with the fields below"}, {Name: "turn", Doc: `whose turn it is: "A" when left out`},
		{Name: "seed", Doc: "of what is random; 1 when left out"}}
	for _, k := range own {
		s.Side = append(s.Side, engine.Word{Name: v.Zones[k].Name, Doc: cmp.Or(v.Zones[k].Doc, "cards there, the first one on top")})
	}
	s.Card = []engine.Word{{Name: "as", Doc: "what the scenario calls it"}}
	for _, w := range v.Counters {
		if w.Internal {
			continue
		}
		w.Doc = cmp.Or(w.Doc, "a number")
		s.Side, s.Card = append(s.Side, w), append(s.Card, w)
	}
	for _, w := range v.Statuses {
		if w.Internal {
			continue
		}
		w.Doc = cmp.Or(w.Doc, "true or false")
		s.Card = append(s.Card, w)
	}
	return s
}

func (b *Builder) side(p engine.Player, side *engine.Spec) {
	g, v := b.Game, b.Game.Vocabulary()
	b.Fields(PlayerName(p), side)
	for _, f := range side.Fields {
		if k := ZoneIndex(v.Zones)(f.Name); k >= 0 && ZoneOf(g, p, uint8(k)) != 0 {
			b.Put(p, &f.Value, ZoneOf(g, p, uint8(k)))
		} else if i := WordIndex(v.Counters, f.Name); i >= 0 {
			g.SetCounter(g.PlayerObject(p), uint8(i), b.Counter(f.Name, &f.Value, uint8(i)))
		} else {
			b.Say(f.Value.Line, "a player's board has no field %q; it has lists of cards for the player's zones, and numbers of %s", f.Name, strings.Join(WordNames(v.Counters), ", "))
		}
	}
}

// Entries are the cards of a list of a board; one card may stand there without a list.
func Entries(list *engine.Spec) []engine.Spec {
	if list.Kind != engine.SpecTable || list.Card != nil || len(list.Fields) > 0 {
		return []engine.Spec{*list}
	}
	return list.List
}

// FindIn returns the first object that an argument of an action names in some zones of a player.
func FindIn(g *engine.Game, p engine.Player, s *engine.Spec, zones ...engine.ZoneID) (engine.ObjectID, error) {
	if s.Thing.Kind == engine.ObjectDatum {
		return engine.ObjectID(s.Thing.N), nil
	}
	name := s.Text
	if s.Card != nil {
		name = s.Card.Name
	}
	for _, z := range zones {
		for id := g.First(z); id != 0; id = g.Next(id) {
			if c := g.Definition(id); c.Name == name || c.ID == name {
				return id, nil
			}
		}
	}
	return 0, fmt.Errorf("%s has no %q there", PlayerName(p), name)
}

// FindOnBoard returns the object on the board that an argument of an action names, of the player's before others'.
func FindOnBoard(g *engine.Game, p engine.Player, s *engine.Spec) (engine.ObjectID, error) {
	if s.Thing.Kind == engine.ObjectDatum {
		return engine.ObjectID(s.Thing.N), nil
	}
	var any engine.ObjectID
	for z := 1; z < g.Zones(); z++ {
		if !g.Vocabulary().Zones[g.Zone(engine.ZoneID(z)).Kind].Board {
			continue
		}
		for id := g.First(engine.ZoneID(z)); id != 0; id = g.Next(id) {
			c := g.Definition(id)
			if c.Name != s.Text && c.ID != s.Text && (s.Card == nil || c != s.Card) {
				continue
			}
			if g.Controller(id) == p {
				return id, nil
			}
			any = id
		}
	}
	if any == 0 {
		return 0, fmt.Errorf("nothing on the board is called %q", s.Text)
	}
	return any, nil
}

// FindTarget is FindOnBoard, except that a player is meant by the player's own object.
func FindTarget(g *engine.Game, p engine.Player, s *engine.Spec) (engine.ObjectID, error) {
	q := PlayerNamed(s.Text)
	if s.Thing.Kind == engine.PlayerDatum {
		q = s.Thing.Player()
	}
	if q != engine.NoPlayer && int(q) < g.Players() && s.Thing.Kind != engine.ObjectDatum {
		return g.PlayerObject(q), nil
	}
	return FindOnBoard(g, p, s)
}

// OptionFor makes an option about an object, with a number besides.
func OptionFor(g *engine.Game, kind engine.OptionKind, id engine.ObjectID, m int32) engine.Option {
	return engine.Option{Kind: kind, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc, M: m}
}

// ObjectOf is the object that such an option is about; false when there is none, or it is another incarnation: an answer may come from
// anywhere.
func ObjectOf(g *engine.Game, o engine.Option) (engine.ObjectID, bool) {
	if o.Of != engine.ObjectDatum || o.N <= 0 || int(o.N) >= g.Objects() {
		return 0, false
	}
	return engine.ObjectID(o.N), g.Object(engine.ObjectID(o.N)).Inc == o.Inc
}

// Activates reports whether an object has, or bears, an ability to activate. It is Action.Suits of actions that do that.
func Activates(g *engine.Game, id engine.ObjectID) bool {
	_, _, ok := AbilityMeant(g, id, nil)
	return ok
}

// AbilityMeant finds the activated ability that the arguments after the card mean: none for the first, a number, a key, or
// the name of a keyword. It returns the index of a printed ability, or (borne true) of one that the card bears; ok is
// false when there is no such.
func AbilityMeant(g *engine.Game, id engine.ObjectID, args []engine.Spec) (index int, borne, ok bool) {
	nth, key := 1, ""
	if len(args) > 0 && args[0].Kind == engine.SpecNumber {
		nth = args[0].Number
	} else if len(args) > 0 && args[0].Kind == engine.SpecText {
		key = args[0].Text
	}
	means := func(a *engine.Ability, keyword string) bool {
		if a.Kind != engine.Activated || key != "" && a.Key != key && keyword != key && !(a.Keyword != nil && a.Keyword.Name == key) {
			return false
		}
		nth--
		return nth <= 0
	}
	def := g.Definition(id)
	for i := range def.Abilities {
		if def.Abilities[i].Scope == engine.OwnText && means(&def.Abilities[i], "") {
			return i, false, true
		}
	}
	for n := 0; ; n++ {
		c, a := g.Borne(id, n)
		if a == nil {
			return 0, false, false
		}
		if means(a, g.KeywordOf(c.Instance)) {
			return n, true, true
		}
	}
}

// Arguments tells what is wrong with the number of arguments that an action of a scenario or of a person gets; takes are the
// least and the most of each action, none for those that are not in it.
func Arguments(actions []engine.Action, action string, args []engine.Spec, takes map[string][2]int) error {
	i := slices.IndexFunc(actions, func(a engine.Action) bool { return a.Name == action })
	n := takes[action]
	switch {
	case i < 0:
		return nil // whoever knows the actions says so
	case len(args) < n[0]:
		return fmt.Errorf("%s takes %s: %d missing", action, actions[i].Args, n[0]-len(args))
	case len(args) > n[1] && n[1] == 0:
		return fmt.Errorf("%s takes nothing, not %q", action, args[0].Text)
	case len(args) > n[1]:
		return fmt.Errorf("%s takes %s and no more, not %q; what else has to be chosen is asked", action, actions[i].Args, args[n[1]].Text)
	}
	return nil
}

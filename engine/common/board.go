package common

import (
	"fmt"
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

// Card resolves a card that a board names; nil, and a mistake, when it cannot be played.
func (b *Builder) Card(s *engine.Spec) *engine.Card {
	name := s.Text
	if s.Kind == engine.SpecTable && len(s.List) > 0 {
		return b.Card(&s.List[0])
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

// Put places the cards of a list of a board in a zone of a player; types are those that may lie there, 0 for all. A card may say
// what it is called ("as"), its counters (a number each) and statuses (true), by their names.
func (b *Builder) Put(p engine.Player, list *engine.Spec, zone engine.ZoneID, types engine.Mask) {
	g, v := b.Game, b.Game.Vocabulary()
	for _, e := range Entries(list) {
		def := b.Card(&e)
		switch {
		case def == nil:
			continue
		case types != 0 && !def.Types.Any(types):
			b.Say(e.Line, "%s does not belong there", def.Name)
			continue
		}
		id := g.NewObject(g.Cast(def), p, zone)
		placed := engine.Placed{Name: def.Name, Player: p, Object: g.Ref(id), Line: e.Line}
		for _, f := range e.Fields {
			if f.Name == "as" {
				placed.Name = f.Value.Text
			} else if i := WordIndex(v.Counters, f.Name); i >= 0 && f.Value.Kind == engine.SpecNumber && f.Value.Number >= 0 {
				g.SetCounter(id, uint8(i), f.Value.Number)
			} else if i := WordIndex(v.Statuses, f.Name); i >= 0 && f.Value.Kind == engine.SpecBool {
				g.SetStatus(id, uint8(i), f.Value.Bool)
			} else {
				b.Say(f.Value.Line, "a card of a board has no field %q like that; it has as, numbers of %s, and true or false for %s", f.Name,
					strings.Join(WordNames(v.Counters), ", "), strings.Join(WordNames(v.Statuses), ", "))
			}
		}
		b.Placed = append(b.Placed, placed)
	}
}

// Sides places what a board says of its players: cards in zones, counters of the player, all by their names. It returns whose turn
// it is; own says what else the board may say, and reports whether it knew the field.
func (b *Builder) Sides(board *engine.Spec, own func(f *engine.SpecField) bool) (active engine.Player) {
	for i := range board.Fields {
		f := &board.Fields[i]
		switch p := PlayerNamed(f.Name); {
		case f.Name == "seed":
		case f.Name == "turn":
			active = max(b.Player(&f.Value), 0)
		case p != engine.NoPlayer && int(p) < b.Game.Players():
			b.side(p, &f.Value)
		case own == nil || !own(f):
			b.Say(f.Value.Line, "a board has no field %q; it has %s, turn, seed", f.Name, strings.Join(b.Players(), ", "))
		}
	}
	return active
}

func (b *Builder) side(p engine.Player, side *engine.Spec) {
	g, v := b.Game, b.Game.Vocabulary()
	for _, f := range side.Fields {
		if k := ZoneIndex(v.Zones)(f.Name); k >= 0 && ZoneOf(g, p, uint8(k)) != 0 {
			b.Put(p, &f.Value, ZoneOf(g, p, uint8(k)), 0)
		} else if i := WordIndex(v.Counters, f.Name); i >= 0 && f.Value.Kind == engine.SpecNumber && f.Value.Number >= 0 {
			g.SetCounter(g.PlayerObject(p), uint8(i), f.Value.Number)
		} else {
			b.Say(f.Value.Line, "a player's board has no field %q like that; it has lists of cards for the player's zones, and numbers of %s", f.Name, strings.Join(WordNames(v.Counters), ", "))
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

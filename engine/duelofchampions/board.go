package duelofchampions

import (
	"fmt"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Boards that scenarios state, and the words that their actions use. A square is called by its player, its line (f front, b
// back) and its row from 0: "A f1"; without a player it is one of the player who acts. Rows are "row 0" to "row 3", lines "A
// front", "A back".

// fillers are what a library holds that the board does not state.
const fillers = 20

// placeName is how a square, row or line is called; placeNamed knows the English name.
func placeName(g *engine.Game, p engine.PlaceID, language string) string {
	sentence, owner, number := "nowhere", engine.NoPlayer, 0
	switch {
	case isSquare(p):
		owner, number = sideOf(lineOf(p)), rowOf(p)
		if sentence = "{who} b{n}"; isFront(lineOf(p)) {
			sentence = "{who} f{n}"
		}
	case isRow(p):
		sentence, number = "row {n}", int(p-firstRow)
	case isLine(p):
		line := int(p - firstLine)
		owner = sideOf(line)
		if sentence = "{who} back"; isFront(line) {
			sentence = "{who} front"
		}
	}
	return common.Say(g.Vocabulary(), language, sentence, "{who}", common.PlayerName(owner), "{n}", strconv.Itoa(number))
}

// placeNamed is the place of a name, p's own where the name tells no player; 0 for any other text.
func placeNamed(name string, p engine.Player) engine.PlaceID {
	if first, rest, ok := strings.Cut(name, " "); ok && common.PlayerNamed(first) != engine.NoPlayer && common.PlayerNamed(first) < players {
		name, p = rest, common.PlayerNamed(first)
	}
	for row := range size {
		if name == fmt.Sprintf("row %d", row) {
			return firstRow + engine.PlaceID(row)
		}
		if name == fmt.Sprintf("f%d", row) {
			return square(row, frontOf(p))
		}
		if name == fmt.Sprintf("b%d", row) {
			return square(row, backOf(p))
		}
	}
	switch name {
	case "front":
		return firstLine + engine.PlaceID(frontOf(p))
	case "back":
		return firstLine + engine.PlaceID(backOf(p))
	}
	return noPlace
}

// maxStack bounds the cards of a stack of units that a board may state.
const maxStack = 99

type builder struct {
	common.Builder
	hosts []hosted
}

// hosted is an ongoing card that a board puts on something.
type hosted struct {
	id engine.ObjectID
	p  engine.Player
	on engine.Spec
}

// Build makes the position of a scenario.
func (r *Rules) Build(g *engine.Game, board engine.Spec) ([]engine.Placed, []engine.Problem) {
	b := &builder{Builder: common.Builder{Game: g}}
	makeZones(g)
	for p := range engine.Player(players) {
		g.NewObject(g.Cast(seatCard), p, 1)
	}
	for p := range engine.Player(players) {
		g.SetCounter(g.PlayerObject(p), Turns, 2)
		g.SetCounter(g.PlayerObject(p), BaseProduced, 5)
	}
	active, phase := engine.Player(0), uint8(Action)
	events := []string{"events", "event_deck", "event_pile"}
	for i := range board.Fields {
		f := &board.Fields[i]
		switch f.Name {
		case "seed":
		case "turn":
			active = b.Seat(&f.Value)
		case "first":
			g.SetRegister(regFirst, int32(b.Seat(&f.Value)))
		case "phase":
			if n := common.WordIndex(phases, f.Value.Text); n == Supply || n == Action {
				phase = uint8(n)
			} else {
				b.Say(f.Value.Line, "a board begins in the phase supply or action, not %q", f.Value.Text)
			}
		case events[0], events[1], events[2]:
			zone := map[string]engine.ZoneID{events[0]: eventRow, events[1]: eventDeck, events[2]: eventPile}[f.Name]
			b.put(0, &f.Value, zone)
		default:
			if p := common.PlayerNamed(f.Name); p != engine.NoPlayer && p < players {
				b.side(p, &f.Value)
			} else {
				b.Say(f.Value.Line, "a board has no field %q; it has %s", f.Name, strings.Join(engine.Names(staging.Board), ", "))
			}
		}
	}
	for p := range engine.Player(players) {
		if board.Field(common.PlayerName(p)) == nil {
			b.side(p, &engine.Spec{Kind: engine.SpecTable})
		}
	}
	for i := range b.hosts {
		b.host(&b.hosts[i])
	}
	for _, id := range g.Lying(InOngoing) {
		if g.Counter(id, OnUnit)|g.Counter(id, OnRow)|g.Counter(id, OnLine) == 0 {
			g.SetCounter(id, OnUnit, int(g.Zone(g.Object(id).Zone).Owner)+1) // on its player, as when it is played
		}
	}
	g.Push(engine.Frame{Kind: turnFrame, Step: acting})
	if phase == Supply {
		// The turn before is over: the supply of this one is the first thing that happens.
		g.BeginTurn(other(active))
		*g.EditTop() = engine.Frame{Kind: turnFrame, Step: ending}
		g.SetRegister(regTurn, 0)
		g.SetPhase(End)
		return b.Placed, b.Problems
	}
	g.BeginTurn(active)
	g.SetPhase(phase)
	return b.Placed, b.Problems
}

// put places the cards of a list.
func (b *builder) put(p engine.Player, list *engine.Spec, zone engine.ZoneID) {
	entries := common.Entries(list)
	g := b.Game
	for i := range entries {
		e := &entries[i]
		def := b.Card(e)
		if def == nil || !b.Fits(def, e, g.Zone(zone).Kind) {
			continue
		}
		owner := p
		if f := e.Field("owner"); f != nil { // it was taken over
			owner = b.Seat(f)
		}
		id := g.NewObject(g.Cast(def), owner, zone)
		g.SetController(id, p)
		placed := engine.Placed{Name: def.Name, Player: p, Object: g.Ref(id), Line: e.Line}
		for k := range e.Fields {
			f := &e.Fields[k]
			switch f.Name {
			case "as":
				placed.Name = b.Text(f.Name, &f.Value)
			case "damage":
				g.SetCounter(id, Damage, b.Counter(f.Name, &f.Value, Damage))
			case "poison":
				g.SetCounter(id, Poison, b.Counter(f.Name, &f.Value, Poison))
			case "enrage":
				g.SetCounter(id, EnrageCount, b.Counter(f.Name, &f.Value, EnrageCount))
			case "stack":
				n := b.Number(f.Name, &f.Value, 1, maxStack)
				g.SetCounter(id, StackMore, n-1)
				for range n - 1 {
					under := g.NewObject(g.Cast(def), p, stacked)
					g.SetCounter(under, StackOf, int(id))
				}
			case "fresh":
				g.SetStatus(id, Fresh, b.Flag(f.Name, &f.Value))
			case "attacked":
				g.SetStatus(id, Attacked, b.Flag(f.Name, &f.Value))
			case "moved":
				g.SetStatus(id, Moved, b.Flag(f.Name, &f.Value))
			case "owner":
			case "on":
				b.hosts = append(b.hosts, hosted{id, p, f.Value})
			default:
				b.Say(f.Value.Line, "a card of a board has no field %q; it has %s", f.Name, strings.Join(engine.Names(staging.Card), ", "))
			}
		}
		b.Placed = append(b.Placed, placed)
	}
	b.Full(list, zone)
}

// host puts an ongoing card on what the board says.
func (b *builder) host(h *hosted) {
	g := b.Game
	if h.on.Kind == engine.SpecThing && h.on.Thing.Kind == engine.PlayerDatum {
		g.SetCounter(h.id, OnUnit, int(h.on.Thing.Player())+1)
		return
	}
	if p := common.PlayerNamed(h.on.Text); p != engine.NoPlayer {
		g.SetCounter(h.id, OnUnit, int(p)+1)
		return
	}
	switch at := placeNamed(h.on.Text, h.p); {
	case isRow(at):
		g.SetCounter(h.id, OnRow, int(at-firstRow)+1)
		return
	case isLine(at):
		g.SetCounter(h.id, OnLine, int(at-firstLine)+1)
		return
	}
	for i := range b.Placed {
		if o := &b.Placed[i]; o.Name == h.on.Text && o.Object.ID != 0 && isOn(g, o.Object.ID) {
			g.SetCounter(h.id, OnUnit, int(o.Object.ID))
			return
		}
	}
	b.Say(h.on.Line, "there is nothing %q to lie on", h.on.Text)
}

// side places what the board says of one player.
func (b *builder) side(p engine.Player, v *engine.Spec) {
	g := b.Game
	o := g.PlayerObject(p)
	library, hurt := false, 0
	b.Fields(common.PlayerName(p), v)
	var levels [3]*engine.Spec
	for i := range v.Fields {
		f := &v.Fields[i]
		switch f.Name {
		case "hero":
			b.put(p, &f.Value, heroZone(p))
		case "hand":
			b.put(p, &f.Value, handOf(p))
		case "library":
			library = true
			b.put(p, &f.Value, libraryOf(p))
		case "graveyard":
			b.put(p, &f.Value, graveyardOf(p))
		case "banished":
			b.put(p, &f.Value, banishedOf(p))
		case "aside":
			b.put(p, &f.Value, nowhere)
		case "ongoing":
			b.put(p, &f.Value, ongoingOf(p))
		case "damage":
			hurt = b.Counter(f.Name, &f.Value, Damage)
		case "resources":
			g.SetCounter(o, Resources, b.Counter(f.Name, &f.Value, Resources))
		case "production":
			g.SetCounter(o, BaseProduced, b.Counter(f.Name, &f.Value, BaseProduced))
		case "turns":
			g.SetCounter(o, Turns, b.Counter(f.Name, &f.Value, Turns))
		case "might", "magic", "destiny":
			levels[map[string]int{"might": 0, "magic": 1, "destiny": 2}[f.Name]] = &f.Value
		case "hero_acted":
			if b.Flag(f.Name, &f.Value) {
				g.SetCounter(o, HeroActed, 1)
			}
		default:
			if at := placeNamed(f.Name, p); isSquare(at) && sideOf(lineOf(at)) == p {
				b.put(p, &f.Value, at)
			} else {
				b.Say(f.Value.Line, "a player's board has no field %q; it has %s", f.Name, strings.Join(engine.Names(staging.Side), ", "))
			}
		}
	}
	if heroOf(g, p) == 0 {
		g.NewObject(g.Cast(blankHero), p, heroZone(p))
	}
	g.SetCounter(heroOf(g, p), Damage, hurt)
	takeLevels(g, p)
	for n, s := range levels {
		if s != nil {
			g.SetCounter(o, BaseMight+uint8(n), b.Counter(levelNames[n], s, BaseMight+uint8(n)))
		}
	}
	if !library {
		for range fillers {
			g.NewObject(g.Cast(fillerCard), p, libraryOf(p))
		}
	}
}

// Find returns what a scenario names: a square, a row, a line, a player.
func (r *Rules) Find(g *engine.Game, name string) (engine.Datum, bool) {
	if p := placeNamed(name, max(g.Active(), 0)); p != noPlace {
		return engine.At(p), true
	}
	if name == "hero of A" || name == "hero of B" {
		return engine.Obj(g.Ref(heroOf(g, common.PlayerNamed(name[len(name)-1:])))), true
	}
	if p := common.PlayerNamed(name); p != engine.NoPlayer && p < players {
		return engine.Seat(p), true
	}
	return engine.Datum{}, false
}

// actions are what Means understands.
var actions = []engine.Action{
	{Name: "play", Args: `"Card"`, Doc: "play a card of the hand", Rule: book.R(6, 7), Suits: suitsPlay},
	{Name: "attack", Args: `"Unit", "Unit"`, Doc: "attack with a unit; what is attacked is asked when there is a choice and it is not named", Rule: book.R(9), Next: DecideTarget, Suits: suitsUnit},
	{Name: "move", Args: `"Unit", "f1"`, Doc: "move a unit to a square", Rule: book.R(8, 1), Suits: suitsUnit},
	{Name: "activate", Args: `"Card"`, Doc: "use an event, a power of the hero, an ability", Rule: book.R(6, 8), Suits: common.Activates},
	{Name: "raise", Args: `"might"`, Doc: "raise a level with the hero", Rule: book.R(6, 9)},
	{Name: "draw", Doc: "draw a card with the hero", Rule: book.R(6, 9)},
	{Name: "end_turn", Doc: "end the turn", Rule: book.R(6, 10)},
}

// What the actions are ever done with: cards of the hand are played, units on their squares attack and move.
func suitsPlay(g *engine.Game, id engine.ObjectID) bool { return g.KindOf(id) == InHand }
func suitsUnit(g *engine.Game, id engine.ObjectID) bool {
	return g.KindOf(id) == InSquare && g.Definition(id).Types.Any(1<<Unit)
}

// actionNames lists the names of actions.
func actionNames() string {
	var out []string
	for _, a := range actions {
		out = append(out, a.Name)
	}
	return strings.Join(out, ", ")
}

// takes are the least and the most arguments of the actions; a second one of activate names the ability.
var takes = map[string][2]int{"play": {1, 1}, "attack": {1, 2}, "move": {2, 2}, "activate": {1, 2}, "raise": {1, 1}}

// Means returns the option that an action of a scenario or of a person at a terminal stands for.
func (r *Rules) Means(g *engine.Game, p engine.Player, action string, args []engine.Spec) (engine.Option, error) {
	if err := common.Arguments(actions, action, args, takes); err != nil {
		return engine.Option{}, err
	}
	of := func(kind engine.OptionKind, id engine.ObjectID, m int32) engine.Option {
		return engine.Option{Kind: kind, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc, M: m}
	}
	switch action {
	case "end_turn":
		return engine.Option{Kind: OptionEndTurn}, nil
	case "pass":
		return engine.Option{Kind: engine.OptionPass}, nil
	case "draw":
		return engine.Option{Kind: OptionDraw}, nil
	case "raise":
		for n, w := range levelNames {
			if args[0].Text == w {
				return engine.Option{Kind: OptionRaise, N: int32(n)}, nil
			}
		}
		return engine.Option{}, fmt.Errorf("there is no level %q; the levels are might, magic, destiny", args[0].Text)
	case "play":
		id, err := common.FindIn(g, p, &args[0], handOf(p), graveyardOf(p), libraryOf(p))
		if err != nil {
			return engine.Option{}, err
		}
		return of(OptionPlay, copyListed(g, p, id), 0), nil
	case "attack":
		id, err := common.FindOnBoard(g, p, &args[0])
		if err != nil {
			return engine.Option{}, err
		}
		target := engine.ObjectID(0)
		if len(args) > 1 {
			if target, err = attacked(g, p, &args[1]); err != nil {
				return engine.Option{}, err
			}
			if mayTarget(g, id, target) == nil {
				target = 0 // the action is listed without a target, which is chosen next
			}
		}
		return of(OptionAttack, id, int32(target)), nil
	case "move":
		id, err := common.FindOnBoard(g, p, &args[0])
		if err != nil {
			return engine.Option{}, err
		}
		to := args[1].Thing.Place()
		if args[1].Text != "" {
			if q := placeNamed(args[1].Text, p); q != noPlace {
				to = q
			}
		}
		if to == noPlace {
			return engine.Option{}, fmt.Errorf("there is no square %q", args[1].Text)
		}
		return of(OptionMove, id, int32(to)), nil
	case "activate":
		id, err := common.FindOnBoard(g, p, &args[0])
		if err != nil {
			return engine.Option{}, err
		}
		n, borne, ok := common.AbilityMeant(g, id, args[1:])
		switch {
		case !ok:
			n = -1 // the rules tell that it has none
		case borne:
			n += borneFrom
		}
		return of(OptionActivate, id, int32(n)), nil
	}
	return engine.Option{}, fmt.Errorf("there is no action %q; the actions are %s", action, actionNames())
}

// copyListed is the copy of a card of the hand that the owed decision lists: of several equal ones it is one.
func copyListed(g *engine.Game, p engine.Player, id engine.ObjectID) engine.ObjectID {
	if g.Object(id).Zone != handOf(p) {
		return id
	}
	for o := g.First(handOf(p)); o != 0; o = g.Next(o) {
		if g.Object(o).Definition == g.Object(id).Definition {
			return o
		}
	}
	return id
}

// attacked is the unit or hero that an argument of an attack names.
func attacked(g *engine.Game, p engine.Player, s *engine.Spec) (engine.ObjectID, error) {
	if s.Thing.Kind == engine.PlayerDatum {
		return heroOf(g, s.Thing.Player()), nil
	}
	if q := common.PlayerNamed(s.Text); s.Thing.Kind == engine.Gone && q != engine.NoPlayer && q < players {
		return heroOf(g, q), nil
	}
	return common.FindOnBoard(g, other(p), s)
}

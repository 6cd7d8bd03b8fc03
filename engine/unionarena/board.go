package unionarena

import (
	"fmt"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Boards that scenarios state, and the words that their actions use.

// fillerCard is what decks and life are made of that a board does not state.
var fillerCard = &engine.Card{ID: "union-arena:filler", Name: "Filler", Game: "union-arena", Type: Character, Types: 1 << Character, HasNumber: 7,
	Numbers: [engine.MaxNumbers]int16{BP: 1000, RequiredEnergy: 0, AP: 1}}

// fillers are the cards of a deck that the board does not state.
const fillers = 20

type builder struct{ common.Builder }

// Build makes the position of a scenario: what each player has, whose turn and which phase it is.
func (r *Rules) Build(g *engine.Game, board engine.Spec) ([]engine.Placed, []engine.Problem) {
	b := &builder{common.Builder{Game: g}}
	makeZones(g)
	active, first, phase := engine.Player(0), engine.Player(0), uint8(Main)
	for i := range board.Fields {
		f := &board.Fields[i]
		switch f.Name {
		case "seed":
		case "turn":
			active = b.Seat(&f.Value)
		case "first":
			first = b.Seat(&f.Value)
		case "phase":
			if n := common.WordIndex(phases, f.Value.Text); n > 0 {
				phase = uint8(n)
			} else {
				b.Say(f.Value.Line, "there is no phase %q; the phases are %s", f.Value.Text, strings.Join(common.WordNames(phases), ", "))
			}
		default:
			if p := common.PlayerNamed(f.Name); p == engine.NoPlayer || int(p) >= g.Players() {
				b.Say(f.Value.Line, "a board has no field %q; it has %s", f.Name, strings.Join(engine.Names(staging.Board), ", "))
			}
		}
	}
	for p := range engine.Player(g.Players()) {
		v := board.Field(common.PlayerName(p))
		if v == nil {
			v = &engine.Spec{Kind: engine.SpecTable}
		}
		b.side(p, v)
	}
	g.SetRegister(regFirst, int32(first))
	g.BeginTurn(active)
	g.Push(engine.Frame{Kind: turnFrame})
	g.SetPhase(phase)
	if phase == Start {
		// The turn begins with it: what lasts until then ends, and the turn is counted.
		g.AddCounter(g.PlayerObject(active), TurnNumber, 1)
	}
	return b.Placed, b.Problems
}

// maxAP bounds the AP cards that a board may state: effects give more than a game begins with.
const maxAP = 20

// side places what the board says of one player.
func (b *builder) side(p engine.Player, v *engine.Spec) {
	g := b.Game
	turns, ap := 3, g.Knob(KnobAPCards)
	rested := 0
	b.Fields(common.PlayerName(p), v)
	for i := range v.Fields {
		f := &v.Fields[i]
		switch f.Name {
		case "front":
			b.put(p, &f.Value, frontOf(p))
		case "energy":
			b.put(p, &f.Value, energyOf(p))
		case "hand":
			b.put(p, &f.Value, handOf(p))
		case "deck":
			b.cards(p, &f.Value, deckOf(p))
		case "life":
			b.cards(p, &f.Value, lifeOf(p))
		case "sideline":
			b.cards(p, &f.Value, sidelineOf(p))
		case "removal":
			b.put(p, &f.Value, removalOf(p))
		case "aside":
			b.put(p, &f.Value, nowhere(g))
		case "ap":
			if f.Value.Kind != engine.SpecTable {
				ap = b.Number(f.Name, &f.Value, 0, maxAP)
				break
			}
			b.Fields(f.Name, &f.Value)
			for k := range f.Value.Fields {
				switch x := &f.Value.Fields[k]; x.Name {
				case "ready":
					ap = b.Number(x.Name, &x.Value, 0, maxAP)
				case "exhausted":
					rested = b.Number(x.Name, &x.Value, 0, maxAP)
				default:
					b.Say(x.Value.Line, "AP cards have no %q; they are ready or exhausted", x.Name)
				}
			}
		case "turns":
			turns = b.Counter(f.Name, &f.Value, TurnNumber)
		default:
			b.Say(f.Value.Line, "a player's board has no field %q; it has %s", f.Name, strings.Join(engine.Names(staging.Side), ", "))
		}
	}
	if v.Field("deck") == nil {
		b.fill(p, fillers, deckOf(p))
	}
	if v.Field("life") == nil {
		b.fill(p, g.Knob(KnobLife), lifeOf(p))
	}
	for i := range max(ap+rested, g.Knob(KnobAPCards)) {
		z := apOf(p)
		if i >= ap+rested {
			z = nowhere(g)
		}
		id := g.NewObject(g.Cast(actionPointCard), p, z)
		g.SetStatus(id, Exhausted, i >= ap && i < ap+rested)
	}
	g.SetCounter(g.PlayerObject(p), TurnNumber, turns)
}

func (b *builder) fill(p engine.Player, n int, zone engine.ZoneID) {
	for range n {
		b.Game.NewObject(b.Game.Cast(fillerCard), p, zone)
	}
}

// cards places a list, or that many cards of no matter which kind.
func (b *builder) cards(p engine.Player, v *engine.Spec, zone engine.ZoneID) {
	if v.Kind == engine.SpecNumber {
		b.fill(p, b.Number(zones[b.Game.Zone(zone).Kind].Name, v, 0, engine.MaxBoardNumber), zone)
		return
	}
	b.put(p, v, zone)
}

// put places the cards of a list.
func (b *builder) put(p engine.Player, list *engine.Spec, zone engine.ZoneID) {
	g := b.Game
	entries := common.Entries(list)
	for i := range entries {
		e := &entries[i]
		def := b.Card(e)
		if def == nil || !b.Fits(def, e, g.Zone(zone).Kind) {
			continue
		}
		id := g.NewObject(g.Cast(def), p, zone)
		placed := engine.Placed{Name: def.Name, Player: p, Object: g.Ref(id), Line: e.Line}
		for k := range e.Fields {
			f := &e.Fields[k]
			switch f.Name {
			case "as":
				placed.Name = b.Text(f.Name, &f.Value)
			case "exhausted":
				g.SetStatus(id, Exhausted, b.Flag(f.Name, &f.Value))
			case "ready":
				g.SetStatus(id, Exhausted, !b.Flag(f.Name, &f.Value))
			case "locked":
				g.SetCounter(id, Locked, b.Counter(f.Name, &f.Value, Locked))
			case "attacks":
				g.SetCounter(id, Attacks, b.Counter(f.Name, &f.Value, Attacks))
			case "controller":
				g.SetController(id, b.Seat(&f.Value))
			case "on":
				g.SetStatus(id, Raided, true)
				b.under(p, &f.Value, id, Under)
			case "hidden":
				b.under(p, &f.Value, id, UnderHidden)
			case "card":
			default:
				b.Say(f.Value.Line, "a card of a board has no field %q; it has %s", f.Name, strings.Join(engine.Names(staging.Card), ", "))
			}
		}
		b.Placed = append(b.Placed, placed)
	}
	if k := g.Zone(zone).Kind; (k == InFront || k == InEnergy) && g.Count(zone) > g.Knob(KnobLine) {
		b.Say(list.Line, "a line holds %d cards, and here are %d", g.Knob(KnobLine), g.Count(zone))
	}
}

// under places cards under a character: those that it was raided onto, or face down ones.
func (b *builder) under(p engine.Player, list *engine.Spec, top engine.ObjectID, kind uint8) {
	from := len(b.Placed)
	b.put(p, list, zoneOf(p, kind))
	for _, x := range b.Placed[from:] {
		b.Game.SetHost(x.Object.ID, top)
	}
}

// Find returns what a name in a scenario stands for: a line of the active player or of another one, a player.
func (r *Rules) Find(g *engine.Game, name string) (engine.Datum, bool) {
	p := max(0, g.Active())
	line := name
	if before, after, ok := strings.Cut(name, " of "); ok {
		if q := common.PlayerNamed(after); q != engine.NoPlayer && int(q) < g.Players() {
			line, p = before, q
		}
	}
	switch line {
	case "front":
		return engine.At(frontOf(p)), true
	case "energy":
		return engine.At(energyOf(p)), true
	}
	if q := common.PlayerNamed(name); q != engine.NoPlayer && int(q) < g.Players() {
		return engine.Seat(q), true
	}
	return engine.Datum{}, false
}

// actions are what Means understands.
var actions = []engine.Action{
	{Name: "play", Args: `"Card"`, Doc: "play a card, or use an event; at = \"front\" chooses the line", Rule: R(4, 16), Suits: suitsPlay},
	{Name: "raid", Args: `"Card", "Character"`, Doc: "raid with a card onto a character; at = \"front\" moves it there", Rule: R(5, 3), Suits: suitsRaid},
	{Name: "activate", Args: `"Card"`, Doc: "activate an ability; its name or number comes second", Rule: R(4, 24), Suits: common.Activates},
	{Name: "extra_draw", Doc: "pay 1 AP to draw a card", Rule: R(4, 5)},
	{Name: "attack", Args: `"Character"`, Doc: "attack; a target of Snipe comes second", Rule: R(6, 3), Suits: suitsBattle},
	{Name: "block", Args: `"Character"`, Doc: "block the attack", Rule: R(6, 4), Suits: suitsBattle},
	{Name: "pass", Doc: "make no extra draw, move no more, attack no more, block not, use no trigger", Rule: R(6, 2)},
	{Name: "end_main", Doc: "end the main phase; the attack phase follows", Rule: R(6, 1)},
	{Name: "end_turn", Doc: "the same; the turn goes on to its end when nobody attacks", Rule: R(6, 1)},
}

// What the actions are ever done with: cards that are not on the field are played, those with Raid raid, characters on the field attack
// and block.
func suitsPlay(g *engine.Game, id engine.ObjectID) bool {
	return !zones[g.KindOf(id)].Board && g.Definition(id).Types.Any(inDecks)
}
func suitsRaid(g *engine.Game, id engine.ObjectID) bool {
	return suitsPlay(g, id) && g.HasKeyword(id, Raid)
}
func suitsBattle(g *engine.Game, id engine.ObjectID) bool {
	return zones[g.KindOf(id)].Board && isCharacter(g, id)
}

// actionNames lists the names of actions.
func actionNames() []string {
	var out []string
	for _, a := range actions {
		out = append(out, a.Name)
	}
	return out
}

// takes are the least and the most arguments of the actions; a second one of activate names the ability.
var takes = map[string][2]int{"play": {1, 1}, "raid": {1, 2}, "activate": {1, 2}, "attack": {1, 2}, "block": {1, 1}}

// Means returns the option that an action of a scenario or of a person at a terminal stands for.
func (r *Rules) Means(g *engine.Game, p engine.Player, action string, args []engine.Spec) (engine.Option, error) {
	if err := common.Arguments(actions, action, args, takes); err != nil {
		return engine.Option{}, err
	}
	object := func(kind engine.OptionKind, id engine.ObjectID, m int32) engine.Option {
		return engine.Option{Kind: kind, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc, M: m}
	}
	switch action {
	case "play":
		id, err := common.FindIn(g, p, &args[0], handOf(p), sidelineOf(p), removalOf(p), deckOf(p))
		if err != nil {
			return engine.Option{}, err
		}
		return object(OptionPlay, id, 0), nil
	case "raid":
		id, err := common.FindIn(g, p, &args[0], handOf(p), sidelineOf(p), removalOf(p), deckOf(p))
		if err != nil {
			return engine.Option{}, err
		}
		o := object(OptionRaid, id, 0)
		if len(args) > 1 {
			base, err := common.FindOnBoard(g, p, &args[1])
			if err != nil {
				return engine.Option{}, err
			}
			o.M = int32(base)
		} else if d := g.Decision(); d != nil {
			for _, listed := range d.Options {
				if listed.Kind == o.Kind && listed.N == o.N {
					return listed, nil
				}
			}
		}
		return o, nil
	case "activate":
		id, err := common.FindOnBoard(g, p, &args[0])
		if err != nil {
			return engine.Option{}, err
		}
		n, borne, ok := common.AbilityMeant(g, id, args[1:])
		switch {
		case ok && borne:
			n += borneFrom
		case !ok && len(args) == 1:
			n = -1 // the rules tell that it has none
		case !ok:
			return engine.Option{}, fmt.Errorf("%s has no such activated ability", g.Definition(id).Name)
		}
		return object(OptionActivate, id, int32(n)), nil
	case "attack":
		id, err := common.FindOnBoard(g, p, &args[0])
		if err != nil {
			return engine.Option{}, err
		}
		o := object(OptionAttack, id, 0)
		if len(args) > 1 {
			target, err := common.FindOnBoard(g, g.After(p), &args[1])
			if err != nil {
				return engine.Option{}, err
			}
			o.M = int32(target)
		}
		return o, nil
	case "block":
		id, err := common.FindOnBoard(g, p, &args[0])
		if err != nil {
			return engine.Option{}, err
		}
		return engine.Thing(engine.Obj(g.Ref(id))), nil
	case "extra_draw":
		return engine.Option{Kind: OptionExtraDraw}, nil
	case "pass":
		return engine.Option{Kind: engine.OptionPass}, nil
	case "end_main", "end_turn": // with the main phase the turn goes on to its end by itself, if nobody attacks
		return engine.Option{Kind: OptionEndMain}, nil
	}
	return engine.Option{}, fmt.Errorf("there is no action %q; the actions are %s", action, strings.Join(actionNames(), ", "))
}

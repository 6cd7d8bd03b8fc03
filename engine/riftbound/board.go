package riftbound

import (
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Boards that scenarios state, and the words that their actions use.

// blankBattlefield is a battlefield without text, for boards that name none.
var blankBattlefield = &engine.Card{ID: "riftbound:battlefield", Name: "Battlefield", Game: "riftbound", Type: Battlefield, Types: 1 << Battlefield,
	Locale: map[string]engine.Locale{"zh": {Name: "战场"}}}

// fillers are what a deck holds that the board does not state.
const fillers = 20

type builder struct {
	common.Builder
	names map[string]engine.PlaceID
	// attachments are made when everything stands on the board.
	attachments []attachment
}

// attachment is a gear that a board attaches to a unit by its name.
type attachment struct {
	id   engine.ObjectID
	p    engine.Player
	host engine.Spec
}

// attach attaches what the board says; a name means the player's own first.
func (b *builder) attach() {
	for _, a := range b.attachments {
		var host engine.ObjectID
		for _, own := range []bool{true, false} {
			for i := range b.Placed {
				o := &b.Placed[i]
				if host == 0 && o.Object.ID != 0 && o.Object.ID != a.id && (o.Player == a.p) == own && o.Name == a.host.Text && isUnit(b.Game, o.Object.ID) && isOnBoard(b.Game, o.Object.ID) {
					host = o.Object.ID
				}
			}
		}
		if host == 0 {
			b.Say(a.host.Line, "there is no unit %q on the board to attach to", a.host.Text)
			continue
		}
		if place := b.Game.PlaceOf(host); b.Game.PlaceOf(a.id) != place {
			b.Game.Put(a.id, place, false)
		}
		b.Game.SetHost(a.id, host)
	}
}

// Build makes the position of a scenario: see the scenario language for what a board may say.
func (r *Rules) Build(g *engine.Game, board engine.Spec) ([]engine.Placed, []engine.Problem) {
	b := &builder{Builder: common.Builder{Game: g}, names: map[string]engine.PlaceID{}}
	players := g.Players()
	var list []engine.SpecField
	for i := range max(2, min(3, players)) { // three battlefields with three players and with four (487.4, 488.4, 489.4)
		list = append(list, engine.SpecField{Name: compass[i], Value: engine.Spec{Kind: engine.SpecTable}})
	}
	if f := board.Field("battlefields"); f != nil && b.Fields("battlefields", f) {
		list = f.Fields
	}
	makeZones(g, players, len(list))
	makeSeats(g, players)
	for i, f := range list {
		place := shared(g, 3) + engine.ZoneID(2*i)
		b.names[f.Name] = place
		b.Fields(f.Name, &f.Value)
		for k := range f.Value.Fields {
			if name := f.Value.Fields[k].Name; !slices.Contains([]string{"card", "controller", "scored", "contested"}, name) {
				b.Say(f.Value.Fields[k].Value.Line, "a battlefield has no field %q; it has card, controller, scored, contested", name)
			}
		}
		def := blankBattlefield
		if c := f.Value.Field("card"); c != nil {
			if def = b.Card(c); def == nil {
				def = blankBattlefield
			} else if !def.Types.Any(1 << Battlefield) {
				b.Say(c.Line, "%q is no battlefield", def.Name)
			}
		}
		owner := engine.Player(i % players)
		id := g.NewObject(g.Cast(def), owner, battlefieldZone(g))
		g.SetZoneObject(place, id)
		b.Placed = append(b.Placed, engine.Placed{Name: f.Name, Player: engine.NoPlayer, Place: place, Line: f.Value.Line})
		controller := engine.NoPlayer
		if c := f.Value.Field("controller"); c != nil {
			controller = b.Player(c)
		}
		g.SetController(id, controller)
		if c := f.Value.Field("scored"); c != nil {
			for k := range max(1, len(c.List)) {
				e := c
				if len(c.List) > 0 {
					e = &c.List[k]
				}
				if p := b.Player(e); p != engine.NoPlayer {
					g.SetCounter(id, ScoredMask, g.Counter(id, ScoredMask)|1<<p)
				}
			}
		}
		if c := f.Value.Field("contested"); c != nil {
			if p := b.Player(c); p != engine.NoPlayer {
				g.SetCounter(id, ContestedBy, int(p)+1)
			}
		}
	}
	for p := range engine.Player(players) {
		g.SetCounter(g.PlayerObject(p), TurnNumber, 2)
	}
	active := engine.Player(0)
	phase := uint8(Main)
	for i := range board.Fields {
		f := &board.Fields[i]
		switch f.Name {
		case "battlefields", "seed":
		case "turn":
			active = b.Seat(&f.Value)
		case "phase":
			if n := common.WordIndex(phases, f.Value.Text); n > 0 {
				phase = uint8(n)
			} else {
				b.Say(f.Value.Line, "there is no phase %q; the phases are %s", f.Value.Text, strings.Join(common.WordNames(phases), ", "))
			}
		default:
			if p := common.PlayerNamed(f.Name); p != engine.NoPlayer && int(p) < players {
				b.side(p, &f.Value)
			} else {
				b.Say(f.Value.Line, "a board has no field %q; it has %s, battlefields, turn, phase, seed", f.Name, strings.Join(b.Players(), ", "))
			}
		}
	}
	for p := range engine.Player(players) {
		if v := board.Field(common.PlayerName(p)); v == nil {
			b.side(p, &engine.Spec{Kind: engine.SpecTable})
		}
	}
	b.attach()
	// A unit where its player does not control the battlefield contests it, as if it had just come (190.3).
	g.SetRegister(regFirst, 0)
	setSeat(g, regLast, fromFirst(g, players-1))
	g.BeginTurn(active)
	g.Push(engine.Frame{Kind: turnFrame})
	g.SetPhase(phase)
	switch phase {
	case Awaken:
		g.Enqueue(taskAwaken, 0, 0)
	case Channel:
		g.Enqueue(taskChannel, 0, 0)
	case Draw:
		g.Enqueue(taskDraw, 0, 0)
	}
	needCleanup(g, engine.R(319, 6))
	return b.Placed, b.Problems
}

// put places the cards of a list.
func (b *builder) put(p engine.Player, list *engine.Spec, zone engine.ZoneID) {
	entries := common.Entries(list)
	for i := range entries {
		e := &entries[i]
		def := b.Card(e)
		if def == nil {
			continue
		}
		z := zone
		if zones[b.Game.Zone(zone).Kind].Place && def.Types.Any(1<<Rune) {
			z = runesOf(b.Game, p)
		}
		if !b.Fits(def, e, b.Game.Zone(z).Kind) {
			continue
		}
		id := b.Game.NewObject(b.Game.Cast(def), p, z)
		placed := engine.Placed{Name: def.Name, Player: p, Object: b.Game.Ref(id), Line: e.Line}
		for k := range e.Fields {
			f := &e.Fields[k]
			switch f.Name {
			case "as":
				placed.Name = b.Text(f.Name, &f.Value)
			case "exhausted":
				b.Game.SetStatus(id, Exhausted, b.Flag(f.Name, &f.Value))
			case "ready":
				b.Game.SetStatus(id, Exhausted, !b.Flag(f.Name, &f.Value))
			case "stunned":
				b.Game.SetStatus(id, Stunned, b.Flag(f.Name, &f.Value))
			case "empowered":
				n := 0
				if f.Value.Kind != engine.SpecBool {
					n = b.Counter(f.Name, &f.Value, TimesEmpowered)
				} else if f.Value.Bool {
					n = 1
				}
				b.Game.SetStatus(id, Empowered, n > 0)
				b.Game.SetCounter(id, TimesEmpowered, n)
			case "damage":
				b.Game.SetCounter(id, Damage, b.Counter(f.Name, &f.Value, Damage))
			case "buffs":
				b.Game.SetCounter(id, Buffs, b.Counter(f.Name, &f.Value, Buffs))
			case "controller":
				b.Game.SetController(id, b.Seat(&f.Value))
			case "attached":
				b.attachments = append(b.attachments, attachment{id, p, f.Value})
			case "hidden_on":
				b.Game.SetCounter(id, HiddenOn, b.Counter(f.Name, &f.Value, HiddenOn))
			case "card":
			default:
				b.Say(f.Value.Line, "a card of a board has no field %q; it has %s", f.Name, strings.Join(engine.Names(staging.Card), ", "))
			}
		}
		b.Placed = append(b.Placed, placed)
	}
	b.Full(list, zone)
}

// maxRunes bounds the runes of a domain that a board may state.
const maxRunes = 99

// runes places runes given as { calm = 4, fury = { ready = 2, exhausted = 1 } } or as a number of any.
func (b *builder) runes(p engine.Player, v *engine.Spec, zone engine.ZoneID) int {
	n := 0
	add := func(domain, count int, exhausted bool) {
		def := b.rune(domain)
		if def == nil {
			b.Say(v.Line, "the content has no rune of %s", domains[domain].Name)
			return
		}
		for range count {
			id := b.Game.NewObject(b.Game.Cast(def), p, zone)
			b.Game.SetStatus(id, Exhausted, exhausted)
			n++
		}
	}
	name := zones[b.Game.Zone(zone).Kind].Name
	if v.Kind == engine.SpecNumber {
		add(Calm, b.Number(name, v, 0, maxRunes), false)
		return n
	}
	if zones[b.Game.Zone(zone).Kind].Ordered && !slices.ContainsFunc(v.List, func(e engine.Spec) bool { return common.WordIndex(domains, e.Text) < 0 }) {
		for i := range v.List { // the first of them is channeled first
			add(common.WordIndex(domains, v.List[i].Text), 1, false)
		}
		if len(v.List) > 0 && len(v.Fields) == 0 {
			return n
		}
	}
	b.Fields(name, v)
	for i := range v.Fields {
		f := &v.Fields[i]
		d := common.WordIndex(domains, f.Name)
		if d < 0 {
			b.Say(f.Value.Line, "there is no domain %q; the domains are %s", f.Name, strings.Join(common.WordNames(domains), ", "))
			continue
		}
		if f.Value.Kind == engine.SpecNumber {
			add(d, b.Number(f.Name, &f.Value, 0, maxRunes), false)
			continue
		}
		b.Fields(f.Name, &f.Value)
		for k := range f.Value.Fields {
			if x := &f.Value.Fields[k]; x.Name == "ready" || x.Name == "exhausted" {
				add(d, b.Number(x.Name, &x.Value, 0, maxRunes), x.Name == "exhausted")
			} else {
				b.Say(x.Value.Line, "runes have no %q; they are ready or exhausted", x.Name)
			}
		}
	}
	return n
}

// rune finds a basic rune of a domain in the content, the one with the lowest id.
func (b *builder) rune(domain int) *engine.Card {
	var best *engine.Card
	for _, c := range b.Game.Library().Cards {
		if c.Types.Any(1<<Rune) && c.Colors == engine.Bit(domain) && (best == nil || c.ID < best.ID) {
			best = c
		}
	}
	return best
}

// side places what the board says of one player.
func (b *builder) side(p engine.Player, v *engine.Spec) {
	g := b.Game
	o := g.PlayerObject(p)
	deck, runeDeck, runes := false, false, 0
	b.Fields(common.PlayerName(p), v)
	for i := range v.Fields {
		f := &v.Fields[i]
		switch f.Name {
		case "base":
			b.put(p, &f.Value, baseOf(g, p))
		case "hand":
			b.put(p, &f.Value, handOf(g, p))
		case "deck":
			deck = true
			b.put(p, &f.Value, deckOf(g, p))
		case "facedown":
			b.Fields(f.Name, &f.Value)
			for k := range f.Value.Fields {
				x := &f.Value.Fields[k]
				if place, ok := b.names[x.Name]; ok {
					b.put(p, &x.Value, facedownAt(place))
				} else {
					b.Say(x.Value.Line, "there is no battlefield %q to hide a card at", x.Name)
				}
			}
		case "trash":
			b.put(p, &f.Value, trashOf(g, p))
		case "banished":
			b.put(p, &f.Value, banishmentOf(g, p))
		case "champion":
			b.put(p, &f.Value, championOf(g, p))
			g.SetCounter(o, ChampionCard, int(g.First(championOf(g, p))))
		case "legend":
			b.put(p, &f.Value, legendOf(g, p))
		case "aside":
			b.put(p, &f.Value, nowhere(g))
		case "runes":
			runes = b.runes(p, &f.Value, runesOf(g, p))
		case "rune_deck":
			runeDeck = true
			b.runes(p, &f.Value, runeDeckOf(g, p))
		case "points":
			setPoints(g, p, b.Counter(f.Name, &f.Value, Points))
		case "xp":
			g.SetCounter(o, XP, b.Counter(f.Name, &f.Value, XP))
		case "turns":
			g.SetCounter(o, TurnNumber, b.Counter(f.Name, &f.Value, TurnNumber))
		case "pool":
			b.Fields(f.Name, &f.Value)
			for k := range f.Value.Fields {
				x := &f.Value.Fields[k]
				n := common.WordIndex(counters, x.Name)
				if n < 0 || !slices.Contains(picture.Pool, x.Name) {
					b.Say(x.Value.Line, "a pool has no %q; it has %s", x.Name, strings.Join(picture.Pool, ", "))
					continue
				}
				g.SetCounter(o, uint8(n), b.Counter(x.Name, &x.Value, uint8(n)))
			}
		default:
			if place, ok := b.names[f.Name]; ok {
				b.put(p, &f.Value, place)
			} else {
				b.Say(f.Value.Line, "a player's board has no field %q; it has %s and the battlefields' names", f.Name, strings.Join(engine.Names(staging.Side), ", "))
			}
		}
	}
	if !deck {
		for range fillers {
			g.NewObject(g.Cast(fillerCard), p, deckOf(g, p))
		}
	}
	if !runeDeck && b.rune(Calm) != nil {
		for range max(0, 12-runes) {
			g.NewObject(g.Cast(b.rune(Calm)), p, runeDeckOf(g, p))
		}
	}
}

// fillerCard is what an unstated deck is made of.
var fillerCard = &engine.Card{ID: "riftbound:filler", Name: "Filler", Game: "riftbound", Type: Unit, Types: 1 << Unit, HasNumber: 3,
	Numbers: [engine.MaxNumbers]int16{Might: 1, Energy: 1}}

// Find returns the place that a scenario names: a battlefield by its name on the board, by the order north, south ...,
// or a base.
func (r *Rules) Find(g *engine.Game, name string) (engine.Datum, bool) {
	i := 0
	var found engine.PlaceID
	eachBattlefield(g, func(p engine.PlaceID) {
		if placeName(g, p, "en") == name && name != blankBattlefield.Name || placeTitle(g, p, "en") == name || i < len(compass) && compass[i] == name {
			found = p
		}
		i++
	})
	if found != 0 {
		return engine.At(found), true
	}
	if name == "base" {
		return engine.At(baseOf(g, max(0, g.Active()))), true
	}
	if s, ok := strings.CutPrefix(name, "base of "); ok && common.PlayerNamed(s) != engine.NoPlayer {
		return engine.At(baseOf(g, common.PlayerNamed(s))), true
	}
	if p := common.PlayerNamed(name); p != engine.NoPlayer && int(p) < g.Players() {
		return engine.Seat(p), true
	}
	return engine.Datum{}, false
}

// compass names the battlefields of a board that gives them no names of its own.
var compass = []string{"north", "south", "east", "west"}

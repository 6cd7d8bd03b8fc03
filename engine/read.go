package engine

import "math/bits"

// Reading a game: plain accessors without side effects, for rulesets and tools.

// Object returns the row of an object for reading; id must be a number that the game gave out.
func (g *Game) Object(id ObjectID) *Object { return &g.s.objects.rows[id] }

// Objects is the number of object rows, row 0 (no object) included.
func (g *Game) Objects() int { return len(g.s.objects.rows) }

// Ref returns a reference to the present incarnation of an object.
func (g *Game) Ref(id ObjectID) Ref { return Ref{id, g.s.objects.rows[id].Inc} }

// Live reports whether a reference is to the present incarnation of its object.
func (g *Game) Live(r Ref) bool { return r.ID != 0 && g.s.objects.rows[r.ID].Inc == r.Inc }

// Zone returns the row of a zone for reading.
func (g *Game) Zone(z ZoneID) *Zone { return &g.s.zones.rows[z] }

// Zones is the number of zone rows, row 0 (no zone) included.
func (g *Game) Zones() int { return len(g.s.zones.rows) }

// ZoneOf returns the zone that an object is in.
func (g *Game) ZoneOf(id ObjectID) *Zone { return &g.s.zones.rows[g.s.objects.rows[id].Zone] }

// KindOf returns the kind of the zone that an object is in.
func (g *Game) KindOf(id ObjectID) uint8 { return g.ZoneOf(id).Kind }

// PlaceOf returns the location that an object is at, or, for an object that is a place itself, that place.
func (g *Game) PlaceOf(id ObjectID) PlaceID {
	if p := g.ZoneOf(id).Place; p != 0 {
		return p
	}
	if g.placesAt != g.layout || len(g.places) == 0 {
		g.findPlaces()
	}
	for _, z := range g.places[1:] {
		if g.s.zones.rows[z].Object == id {
			return z
		}
	}
	return 0
}

// findPlaces lists the places that an object is, after zone 0, which is none.
func (g *Game) findPlaces() {
	g.placesAt, g.places = g.layout, append(g.places[:0], 0)
	for z := 1; z < len(g.s.zones.rows); z++ {
		if row := &g.s.zones.rows[z]; row.Object != 0 && row.Place == ZoneID(z) {
			g.places = append(g.places, ZoneID(z))
		}
	}
}

// Definition returns the definition whose text an object has: its own unless it is a copy. See Printed.
func (g *Game) Definition(id ObjectID) *Card {
	if g.copies {
		return g.copiedText(id)
	}
	return g.defs[g.s.objects.rows[id].Definition]
}

// Cards are the cards and tokens that occur in this game, in the order of first use. The list is the game's own.
func (g *Game) Cards() []*Card { return g.defs }

// CardOf returns the definition with that number in this game's cast.
func (g *Game) CardOf(definition int16) *Card { return g.defs[definition] }

// Status reports whether a status of an object is on.
func (g *Game) Status(id ObjectID, s uint8) bool { return g.s.objects.rows[id].Status&(1<<s) != 0 }

// Counter returns a counter of an object or player.
func (g *Game) Counter(id ObjectID, c uint8) int { return int(g.s.objects.rows[id].Counters[c]) }

// Each calls f for the objects of a zone from the top on until f returns false. f must not move them.
func (g *Game) Each(z ZoneID, f func(id ObjectID) bool) {
	for id := g.s.zones.rows[z].First; id != 0; id = g.s.objects.rows[id].Next {
		if !f(id) {
			return
		}
	}
}

// First returns the top object of a zone, Next the one below; 0 at the end.
func (g *Game) First(z ZoneID) ObjectID { return g.s.zones.rows[z].First }

// Last returns the bottom object of a zone.
func (g *Game) Last(z ZoneID) ObjectID { return g.s.zones.rows[z].Last }

// Next returns the object below another in its zone; 0 at the end.
func (g *Game) Next(id ObjectID) ObjectID { return g.s.objects.rows[id].Next }

// Count is the number of objects in a zone.
func (g *Game) Count(z ZoneID) int { return int(g.s.zones.rows[z].Count) }

// PlayerObject returns the object that stands for a player: its counters and gifts are the player's.
func (g *Game) PlayerObject(p Player) ObjectID { return ObjectID(1 + p) }

// Players is the number of seats.
func (g *Game) Players() int { return int(g.s.registers.rows[0].Players) }

// Active is the player whose turn it is.
func (g *Game) Active() Player { return g.s.registers.rows[0].Active }

// Turn is the number of turns begun, 1 in the first turn.
func (g *Game) Turn() int32 { return g.s.registers.rows[0].Turn }

// Phase is the phase of the turn, an index into Vocabulary.Phases.
func (g *Game) Phase() uint8 { return g.s.registers.rows[0].Phase }

// Register returns one of the ruleset's registers.
func (g *Game) Register(i int) int32 { return g.s.registers.rows[0].Rules[i] }

// Item returns the row of an item for reading; EditItem is for writing.
func (g *Game) Item(i ItemID) *Item { return &g.s.items.rows[i] }

// Items calls f for the items that are not over, oldest first, until it returns false.
func (g *Game) Items(f func(i ItemID) bool) {
	for i := g.firstItem(); i < len(g.s.items.rows); i++ {
		if g.s.items.rows[i].State != ItemOff && !f(ItemID(i)) {
			return
		}
	}
}

// Pending returns the oldest pending item, Newest the newest finalized one; 0 when there is none.
func (g *Game) Pending() ItemID {
	for i := g.firstItem(); i < len(g.s.items.rows); i++ {
		if g.s.items.rows[i].State == ItemPending {
			return ItemID(i)
		}
	}
	return 0
}

// Newest returns the finalized item that was finalized last; 0 when there is none.
func (g *Game) Newest() ItemID {
	for i := len(g.s.items.rows) - 1; i >= g.firstItem(); i-- {
		if s := g.s.items.rows[i].State; s == ItemFinalized || s == ItemResolving {
			return ItemID(i)
		}
	}
	return 0
}

// HasItems reports whether any item is not over.
func (g *Game) HasItems() bool {
	for i := g.firstItem(); i < len(g.s.items.rows); i++ {
		if g.s.items.rows[i].State != ItemOff {
			return true
		}
	}
	return false
}

// firstItem is the oldest item that may not be over.
func (g *Game) firstItem() int { return max(1, int(g.s.registers.rows[0].FirstItem)) }

// Event returns the row of an event for reading.
func (g *Game) Event(e EventID) *Event { return &g.s.events.rows[e] }

// Events is the number of event rows, row 0 (no event) included.
func (g *Game) Events() int { return len(g.s.events.rows) }

// TurnStart is the first event of this turn.
func (g *Game) TurnStart() EventID { return g.s.registers.rows[0].TurnStart }

// Snapshot returns what is remembered of an incarnation that is gone, or nil.
func (g *Game) Snapshot(r Ref) *Snapshot {
	if i := g.Remembered(r); i > 0 {
		return &g.s.snapshots.rows[i]
	}
	return nil
}

// Remembered is the number of the last snapshot of an incarnation, for Event.Snapshot; 0 when there is none.
func (g *Game) Remembered(r Ref) int32 {
	for i := len(g.s.snapshots.rows) - 1; i > 0; i-- {
		s := &g.s.snapshots.rows[i]
		if s.ID == r.ID && s.Object.Inc == r.Inc {
			return int32(i)
		}
	}
	return 0
}

// Handler is the player whose turn it is, who handles what nobody controls; the first one while nobody has a turn.
func (g *Game) Handler() Player { return max(g.Active(), 0) }

// Seed is the seed that the game was started with.
func (g *Game) Seed() uint64 { return g.seed }

// Chance is the state of the generator: it is another one whenever chance has decided something.
func (g *Game) Chance() uint64 {
	g.settle()
	return g.s.registers.rows[0].Random
}

// After is the next player in turn order who is still in the game; p itself when nobody else is.
func (g *Game) After(p Player) Player {
	n := g.Players()
	out := g.s.registers.rows[0].Out
	i := g.turnIndex(p)
	for range n {
		i = (i + 1) % n
		if q := g.seatAt(i); out&(1<<q) == 0 {
			return q
		}
	}
	return p
}

// teamSize is the number of players of a team that sit side by side; 0 when turn order is the order of the seats.
func (g *Game) teamSize() int {
	if g.mode == nil || g.mode.Teams == 0 || g.mode.SideBySide == "" || g.Knob(g.mode.SideBySide) == 0 {
		return 0
	}
	return g.Players() / g.mode.Teams
}

// turnIndex is the place of a seat in turn order, seatAt the seat at such a place: teams alternate.
func (g *Game) turnIndex(p Player) int {
	if size := g.teamSize(); size > 0 {
		return int(p)%size*g.mode.Teams + int(p)/size
	}
	return int(p)
}

func (g *Game) seatAt(i int) Player {
	if size := g.teamSize(); size > 0 {
		return Player(i%g.mode.Teams*size + i/g.mode.Teams)
	}
	return Player(i)
}

// Out reports whether a player has left the game: nobody's opponent, nobody's teammate, asked nothing.
func (g *Game) Out(p Player) bool { return p >= 0 && g.s.registers.rows[0].Out&(1<<p) != 0 }

// Remaining is the number of players who are still in the game.
func (g *Game) Remaining() int {
	return g.Players() - bits.OnesCount8(g.s.registers.rows[0].Out)
}

// Opponent reports whether two players are opponents: of different teams, where the mode has teams.
func (g *Game) Opponent(a, b Player) bool {
	return a >= 0 && b >= 0 && g.Team(a) != g.Team(b) && !g.Out(b)
}

// Friendly reports whether two players are the same or teammates.
func (g *Game) Friendly(a, b Player) bool { return a >= 0 && b >= 0 && g.Team(a) == g.Team(b) }

// Team is the number of a player's team; without teams each player is one. Teams alternate in turn order.
func (g *Game) Team(p Player) int {
	if g.mode == nil || g.mode.Teams == 0 {
		return int(p)
	}
	if size := g.teamSize(); size > 0 {
		return int(p) / size
	}
	return int(p) % g.mode.Teams
}

// Name returns the string behind a number of the game's names.
func (g *Game) Name(n int16) string { return g.s.names[n] }

// ItemsMade is the number of items that this game has made so far.
func (g *Game) ItemsMade() int { return len(g.s.items.rows) - 1 }

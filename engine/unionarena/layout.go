package unionarena

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Where things are. Setup makes the zones in one fixed order, so that a zone's number follows from the seat.

// zonesOf are the kinds of zone that each player has.
var zonesOf = []uint8{InFront, InEnergy, InAP, InLife, InDeck, InHand, InSideline, InRemoval, Under, UnderHidden, InCheck}

// zoneOf is the zone of a kind that a player has.
func zoneOf(p engine.Player, kind uint8) engine.ZoneID {
	return engine.ZoneID(2 + int(p)*len(zonesOf) + int(kind) - InFront)
}

func frontOf(p engine.Player) engine.PlaceID   { return zoneOf(p, InFront) }
func energyOf(p engine.Player) engine.PlaceID  { return zoneOf(p, InEnergy) }
func apOf(p engine.Player) engine.ZoneID       { return zoneOf(p, InAP) }
func lifeOf(p engine.Player) engine.ZoneID     { return zoneOf(p, InLife) }
func deckOf(p engine.Player) engine.ZoneID     { return zoneOf(p, InDeck) }
func handOf(p engine.Player) engine.ZoneID     { return zoneOf(p, InHand) }
func sidelineOf(p engine.Player) engine.ZoneID { return zoneOf(p, InSideline) }
func removalOf(p engine.Player) engine.ZoneID  { return zoneOf(p, InRemoval) }
func checkOf(p engine.Player) engine.ZoneID    { return zoneOf(p, InCheck) }

func useZone(g *engine.Game) engine.ZoneID { return engine.ZoneID(2 + g.Players()*len(zonesOf)) }
func nowhere(g *engine.Game) engine.ZoneID { return useZone(g) + 1 }

// makeZones makes every zone of a game, and the players' own objects.
func makeZones(g *engine.Game) {
	seats := g.NewZone(InSeat, engine.NoPlayer, 0)
	g.SetSeats(seats)
	for p := range engine.Player(g.Players()) {
		for _, kind := range zonesOf {
			g.NewZone(kind, p, 0)
		}
	}
	g.NewZone(InUse, engine.NoPlayer, 0)
	g.NewZone(Nowhere, engine.NoPlayer, 0)
	for p := range engine.Player(g.Players()) {
		g.NewObject(g.Cast(seatCard), p, seats)
	}
}

// eachOn calls f for the cards on a line; f may move the card.
func eachOn(g *engine.Game, line engine.PlaceID, f func(id engine.ObjectID)) {
	for id := g.First(line); id != 0; {
		next := g.Next(id)
		f(id)
		id = next
	}
}

// eachOf calls f for the cards on the field of a player: front line, then energy line. f may move the card.
func eachOf(g *engine.Game, p engine.Player, f func(id engine.ObjectID)) {
	eachOn(g, frontOf(p), f)
	eachOn(g, energyOf(p), f)
}

// onField reports whether an object is on a line (the field is both of them).
func onField(g *engine.Game, id engine.ObjectID) bool {
	k := g.KindOf(id)
	return k == InFront || k == InEnergy
}

// live reports whether a reference is to something that is still on the field.
func live(g *engine.Game, r engine.Ref) bool { return g.Live(r) && onField(g, r.ID) }

func isCharacter(g *engine.Game, id engine.ObjectID) bool {
	return g.Derived(id).Types.Any(1 << Character)
}

// bpOf is the BP of a character now; it may be below 0.
func bpOf(g *engine.Game, id engine.ObjectID) int { return int(g.Derived(id).Numbers[BP]) }

// nameKnown reports whether a card is called so, or treated as if it were (UA-1.6).
func nameKnown(g *engine.Game, c *engine.Card, name string) bool {
	if c.Name == name {
		return true
	}
	for _, n := range c.Lists["also_named"] {
		if n == name {
			g.Applies(R(1, 6))
			return true
		}
	}
	return false
}

// room is how many cards must leave a line for n more (UA-2.1, UA-4.17). A stack is one card (UA-2.3).
func room(g *engine.Game, line engine.PlaceID, n int) int {
	return max(0, g.Count(line)+n-g.Knob(KnobLine))
}

// Registers of the ruleset.
const (
	regFirst    = iota // seat of the first player (UA-3.1)
	regLoop            // effects that have triggered since somebody last did something
	regExtra           // extra draws of this turn (UA-4.5)
	regLosers          // bit per player who must draw from an empty deck, and so loses (UA-9.2)
	regChecks          // eight bits per player: how often damage to that player is being dealt and checked now (UA-7.5)
	regPaid            // bit per player who has paid with the last life card for an effect that is not over (UA-7.6)
	regLongLoop        // what regLoop counts, whether or not somebody has had a choice
)

// loop counts what triggers one after the other.
var loop = common.Loop{Count: regLoop, All: regLongLoop}

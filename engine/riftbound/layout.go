package riftbound

import (
	"cardlathe/engine"
)

// Where things are. Setup makes the zones in one fixed order, so that a zone's number follows from the seat.

const zonesPerPlayer = 9

func zoneOf(p engine.Player, i int) engine.ZoneID {
	return engine.ZoneID(2 + int(p)*zonesPerPlayer + i)
}

func baseOf(g *engine.Game, p engine.Player) engine.PlaceID      { return zoneOf(p, 0) }
func runesOf(g *engine.Game, p engine.Player) engine.ZoneID      { return zoneOf(p, 1) }
func legendOf(g *engine.Game, p engine.Player) engine.ZoneID     { return zoneOf(p, 2) }
func trashOf(g *engine.Game, p engine.Player) engine.ZoneID      { return zoneOf(p, 3) }
func championOf(g *engine.Game, p engine.Player) engine.ZoneID   { return zoneOf(p, 4) }
func deckOf(g *engine.Game, p engine.Player) engine.ZoneID       { return zoneOf(p, 5) }
func runeDeckOf(g *engine.Game, p engine.Player) engine.ZoneID   { return zoneOf(p, 6) }
func banishmentOf(g *engine.Game, p engine.Player) engine.ZoneID { return zoneOf(p, 7) }
func handOf(g *engine.Game, p engine.Player) engine.ZoneID       { return zoneOf(p, 8) }

func shared(g *engine.Game, i int) engine.ZoneID {
	return engine.ZoneID(2 + g.Players()*zonesPerPlayer + i)
}

func battlefieldZone(g *engine.Game) engine.ZoneID { return shared(g, 0) }
func chainZone(g *engine.Game) engine.ZoneID       { return shared(g, 1) }
func nowhere(g *engine.Game) engine.ZoneID         { return shared(g, 2) }

// makeZones makes every zone of a game with n players and the given number of battlefields.
func makeZones(g *engine.Game, players, battlefields int) {
	seats := g.NewZone(InSeat, engine.NoPlayer, 0)
	g.SetSeats(seats)
	for p := range engine.Player(players) {
		base := g.NewZone(InBase, p, 0)
		runes := g.NewZone(InRunes, p, 0)
		for _, kind := range []uint8{InLegendZone, InTrash, InChampionZone, InDeck, InRuneDeck, InBanishment, InHand} {
			g.NewZone(kind, p, 0)
		}
		g.SetZonePlace(runes, base)
	}
	for _, kind := range []uint8{BattlefieldZone, OnChain, InNothing} {
		g.NewZone(kind, engine.NoPlayer, 0)
	}
	for range battlefields {
		g.NewZone(AtBattlefield, engine.NoPlayer, 0)
		g.NewZone(InFacedown, engine.NoPlayer, 0)
	}
}

// eachBattlefield calls f for the battlefields in play, in their fixed order.
func eachBattlefield(g *engine.Game, f func(p engine.PlaceID)) {
	for z := int(shared(g, 3)); z < g.Zones(); z += 2 {
		if g.Zone(engine.ZoneID(z)).Object != 0 {
			f(engine.PlaceID(z))
		}
	}
}

// facedownAt is the facedown zone of a battlefield (107.3).
func facedownAt(p engine.PlaceID) engine.ZoneID { return p + 1 }

func isBattlefield(g *engine.Game, p engine.PlaceID) bool {
	return p != 0 && g.Zone(p).Kind == AtBattlefield
}

// isLocation reports whether units may be in a zone: a base, or a battlefield that is in play (107). Where the first player brings no
// battlefield a place stays without one (488.5).
func isLocation(g *engine.Game, z engine.ZoneID) bool {
	zone := g.Zone(z)
	return zone.Kind == InBase || zone.Kind == AtBattlefield && zone.Object != 0
}

// battlefieldAt is the battlefield object that is a place.
func battlefieldAt(g *engine.Game, p engine.PlaceID) engine.ObjectID { return g.Zone(p).Object }

func isUnit(g *engine.Game, id engine.ObjectID) bool { return g.Derived(id).Types.Any(1 << Unit) }

func anyUnit(g *engine.Game, p engine.PlaceID) bool {
	for id := g.First(p); id != 0; id = g.Next(id) {
		if isUnit(g, id) {
			return true
		}
	}
	return false
}

// unitsAt counts the units that a player has at a place.
func unitsAt(g *engine.Game, p engine.PlaceID, who engine.Player) int {
	n := 0
	for id := g.First(p); id != 0; id = g.Next(id) {
		if isUnit(g, id) && g.Controller(id) == who {
			n++
		}
	}
	return n
}

// seatCounter reads a counter that holds a seat plus one.
func seatCounter(g *engine.Game, p engine.PlaceID, c uint8) engine.Player {
	o := battlefieldAt(g, p)
	if o == 0 {
		return engine.NoPlayer
	}
	return engine.Player(g.Counter(o, c) - 1)
}

// controllerOf is who controls a location: a base's owner, a battlefield's controller or nobody (190).
func controllerOf(g *engine.Game, p engine.PlaceID) engine.Player {
	if p == 0 {
		return engine.NoPlayer
	}
	if !isBattlefield(g, p) {
		return g.Zone(p).Owner
	}
	if o := battlefieldAt(g, p); o != 0 {
		return g.Object(o).Controller
	}
	return engine.NoPlayer
}

// contestedBy is who applied Contested to a battlefield, or nobody (190.3).
func contestedBy(g *engine.Game, p engine.PlaceID) engine.Player {
	if !isBattlefield(g, p) {
		return engine.NoPlayer
	}
	return seatCounter(g, p, ContestedBy)
}

// isOpen: unoccupied and uncontrolled (170.11).
func isOpen(g *engine.Game, p engine.PlaceID) bool {
	return isBattlefield(g, p) && !anyUnit(g, p) && controllerOf(g, p) == engine.NoPlayer
}

// Registers of the ruleset.
const (
	regPriority    = iota // seat+1 of who has priority (312)
	regPasses             // passes in a row
	regOpener             // what opened the chain: see below
	regFirst              // seat of the first player
	regOpening            // combat triggers are being matched: order by side
	regLast               // seat+1 of who went last in the first round
	regExtra              // whose extra turns come next: see insertTurn (734)
	regTurn               // seat+1 of whose turn it is or was last in turn order, extra turns apart (735)
	regAddPriority        // priority before an Add ability, which does not change it (429)
	regAddPasses          // passes before it
	regWon                // seat+2 of who has won a game of the match, 1 for nobody: the next one begins
	regChooser            // seat+1 of who chooses the first player of the next game: see nextGame
	regInvited            // bit per seat that was invited to the combat: see takesPart
	regGames              // games of the match that are over
	regExcess             // damage assigned beyond what kills in this combat: the attacker's in the low 16 bits, the defender's above
	regLoop               // abilities that triggered since somebody last did something or had a choice
	regLongLoop           // the same, whether or not somebody has had a choice
	regLender             // seat+1 of who has lent priority to a teammate (316.5)
	regTaken              // the turn on which control of an object was taken last (191)
	regNamed              // events there were when a player first named a number in the loop that goes on; 0: nobody has
)

// What opened the chain (346.1).
const (
	openedByNothing = iota
	openedByPlay
	openedByTrigger
	openedByAdd
)

func seatRegister(g *engine.Game, r int) engine.Player { return engine.Player(g.Register(r) - 1) }

func setSeat(g *engine.Game, r int, p engine.Player) { g.SetRegister(r, int32(p)+1) }

// isClosed: a chain exists (309).
func isClosed(g *engine.Game) bool { return g.HasItems() }

// neutralOpen: nothing on the chain, no showdown, the turn player's main phase (310).
func neutralOpen(g *engine.Game) bool {
	return !isClosed(g) && !inShowdown(g) && g.Phase() == Main
}

func points(g *engine.Game, p engine.Player) int { return g.Counter(g.PlayerObject(p), Points) }

// setPoints gives a player and the teammates their points: they share them (489).
func setPoints(g *engine.Game, p engine.Player, n int) {
	for q := range engine.Player(g.Players()) {
		if g.Friendly(p, q) {
			g.SetCounter(g.PlayerObject(q), Points, n)
		}
	}
}

// victoryScore is the score that a player needs to win now: the format's, as texts change it (467).
func victoryScore(g *engine.Game, p engine.Player) int {
	return g.Number(g.PlayerObject(p), VictoryScore)
}

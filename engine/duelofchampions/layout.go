package duelofchampions

import (
	"math/bits"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Where things are (DOC-4). Setup makes the zones in one fixed order, so that a square's number follows from its row and
// line, and a zone's from its seat. Lines are counted as in DOC-4.2: 0 is the back line of B, 1 the front line of B, 2 the
// front line of A, 3 the back line of A.

const (
	size        = 4 // rows, and lines
	firstSquare = engine.ZoneID(2)
	firstRow    = firstSquare + size*size
	firstLine   = firstRow + size
	firstOwn    = firstLine + size
	ownZones    = 6
)

func ownZone(p engine.Player, i int) engine.ZoneID {
	return firstOwn + engine.ZoneID(int(p)*ownZones+i)
}

func heroZone(p engine.Player) engine.ZoneID    { return ownZone(p, 0) }
func handOf(p engine.Player) engine.ZoneID      { return ownZone(p, 1) }
func libraryOf(p engine.Player) engine.ZoneID   { return ownZone(p, 2) }
func graveyardOf(p engine.Player) engine.ZoneID { return ownZone(p, 3) }
func banishedOf(p engine.Player) engine.ZoneID  { return ownZone(p, 4) }
func ongoingOf(p engine.Player) engine.ZoneID   { return ownZone(p, 5) }

const (
	eventRow    = firstOwn + 2*ownZones
	eventDeck   = eventRow + 1
	eventPile   = eventRow + 2
	inPlay      = eventRow + 3
	stacked     = eventRow + 4
	nowhere     = eventRow + 5
	players     = 2
	noPlace     = engine.PlaceID(0)
	lineOfFront = 2 // of A; B's is the one before it
)

// makeZones makes every zone of a game.
func makeZones(g *engine.Game) {
	g.SetSeats(g.NewZone(InSeat, engine.NoPlayer, 0))
	for range size {
		for line := range size {
			g.NewZone(InSquare, sideOf(line), 0)
		}
	}
	for range size {
		g.NewZone(InRow, engine.NoPlayer, 0)
	}
	for line := range size {
		g.NewZone(InLine, sideOf(line), 0)
	}
	for p := range engine.Player(players) {
		for _, kind := range []uint8{InHeroZone, InHand, InLibrary, InGraveyard, InBanished, InOngoing} {
			g.NewZone(kind, p, 0)
		}
	}
	for _, kind := range []uint8{InEvents, InEventDeck, InEventPile, InPlay, InStacks, InNothing} {
		g.NewZone(kind, engine.NoPlayer, 0)
	}
}

// sideOf is whose a line is (4.2).
func sideOf(line int) engine.Player {
	if line >= lineOfFront {
		return 0
	}
	return 1
}

func square(row, line int) engine.PlaceID { return firstSquare + engine.PlaceID(row*size+line) }

// around are the row and the line of a square; nothing for another place.
func around(p engine.PlaceID) []engine.Datum {
	if !isSquare(p) {
		return nil
	}
	return []engine.Datum{engine.At(rowPlace(p)), engine.At(linePlace(p))}
}

// rowPlace is the row of a square, and a row itself.
func rowPlace(p engine.PlaceID) engine.PlaceID {
	if isSquare(p) {
		return firstRow + engine.PlaceID(rowOf(p))
	}
	return p
}

// linePlace is the line of a square, and a line itself.
func linePlace(p engine.PlaceID) engine.PlaceID {
	if isSquare(p) {
		return firstLine + engine.PlaceID(lineOf(p))
	}
	return p
}

func isSquare(p engine.PlaceID) bool { return p >= firstSquare && p < firstRow }
func isRow(p engine.PlaceID) bool    { return p >= firstRow && p < firstLine }
func isLine(p engine.PlaceID) bool   { return p >= firstLine && p < firstOwn }

func rowOf(p engine.PlaceID) int  { return int(uint16(p-firstSquare) / size) }
func lineOf(p engine.PlaceID) int { return int(uint16(p-firstSquare) % size) }

// frontOf and backOf are the lines of a player (4.2).
func frontOf(p engine.Player) int { return lineOfFront - int(p) }
func backOf(p engine.Player) int  { return (size - 1) * (1 - int(p)) }

func isFront(line int) bool { return line == 1 || line == lineOfFront }

// isFrontPlace reports whether a place is a front line.
func isFrontPlace(p engine.PlaceID) bool { return isLine(p) && isFront(int(p-firstLine)) }

// ownLines are the lines of a player, the front line first.
func ownLines(p engine.Player) [2]int { return [2]int{frontOf(p), backOf(p)} }

// isAdjacent reports whether two squares touch: up, down, left or right (4.5). Across the middle only where the format and the
// effect say so.
func isAdjacent(a, b engine.PlaceID, across bool) bool {
	if !isSquare(a) || !isSquare(b) {
		return false
	}
	rows, lines := rowOf(a)-rowOf(b), lineOf(a)-lineOf(b)
	if rows*rows+lines*lines != 1 {
		return false
	}
	return across || sideOf(lineOf(a)) == sideOf(lineOf(b))
}

// beside are the squares that touch one (4.5), those of a smaller row and line first.
func beside(at engine.PlaceID, across bool) []engine.PlaceID {
	switch {
	case !isSquare(at):
		return nil
	case across:
		return besideAcross[at-firstSquare]
	}
	return besideOwn[at-firstSquare]
}

// What beside tells, for each square: on the same side, and across the middle too.
var besideOwn, besideAcross = touching(false), touching(true)

// besideSquares is besideOwn as sets.
var besideSquares = func() (sets [size * size]squares) {
	for a, list := range besideOwn {
		for _, b := range list {
			sets[a] |= 1 << (b - firstSquare)
		}
	}
	return sets
}()

func touching(across bool) (list [size * size][]engine.PlaceID) {
	for a := firstSquare; a < firstRow; a++ {
		for b := firstSquare; b < firstRow; b++ {
			if isAdjacent(a, b, across) {
				list[a-firstSquare] = append(list[a-firstSquare], b)
			}
		}
	}
	return list
}

// lies reports whether a square is a place, or in a row or line.
func lies(at, p engine.PlaceID) bool {
	switch {
	case !isSquare(at):
		return false
	case isRow(p):
		return rowOf(at) == int(p-firstRow)
	case isLine(p):
		return lineOf(at) == int(p-firstLine)
	}
	return at == p
}

// unitAt is the unit on a square; 0 when there is none.
func unitAt(g *engine.Game, p engine.PlaceID) engine.ObjectID { return g.First(p) }

// isOn reports whether an object is on the battleground as a unit.
func isOn(g *engine.Game, id engine.ObjectID) bool { return isSquare(g.Object(id).Zone) }

// heroOf is the hero of a player.
func heroOf(g *engine.Game, p engine.Player) engine.ObjectID { return g.First(heroZone(p)) }

// healthOf is the health that a player's hero has left (10.1).
func healthOf(g *engine.Game, p engine.Player) int {
	id := heroOf(g, p)
	if id == 0 {
		return 0
	}
	return g.Number(id, Health) - g.Counter(id, Damage)
}

// left is the health that a unit or hero has left.
func left(g *engine.Game, id engine.ObjectID) int {
	return g.Number(id, Health) - g.Counter(id, Damage)
}

func other(p engine.Player) engine.Player { return 1 - p }

// squares is a set of squares, a bit each from the first one on.
type squares uint32

// ofLine and ofSide are the squares of a line, and of a player (of NoPlayer: all).
func ofLine(line int) squares { return (1 | 1<<size | 1<<(2*size) | 1<<(3*size)) << line }
func ofSide(p engine.Player) squares {
	const ofB = (1<<(size/2) - 1) * (1 | 1<<size | 1<<(2*size) | 1<<(3*size)) // its two lines are the first ones of each row
	switch p {
	case 0:
		return ofB << (size / 2)
	case 1:
		return ofB
	}
	return ofB | ofB<<(size/2)
}

// squaresOf are the squares of a row or a line, or a square itself.
func squaresOf(p engine.PlaceID) squares {
	switch {
	case isSquare(p):
		return 1 << (p - firstSquare)
	case isRow(p):
		return (1<<size - 1) << (size * (p - firstRow))
	case isLine(p):
		return ofLine(int(p - firstLine))
	}
	return 0
}

// first is the first square of a set that is not empty; for the next one, take it off: s &= s-1.
func (s squares) first() engine.PlaceID {
	return firstSquare + engine.PlaceID(bits.TrailingZeros32(uint32(s)))
}

// roster is who stands on the battleground and what it has. It is made anew whenever derived values are: see Arithmetic.
type roster struct {
	units    []engine.ObjectID // row by row; the game's own list
	keywords engine.Mask       // those that any of them has
	taken    squares           // those with a unit
	hurt     squares           // those where a unit may have lost health
	plain    bool              // the rules add nothing to the numbers of any
}

// rosterOf is the roster of now, until a unit comes, goes or moves.
func rosterOf(g *engine.Game) *roster {
	g.Fresh() // the roster is called with it
	return &scratchOf(g).roster
}

// call makes the roster anew in a pass over derived values; values are those of the pass, by object.
func (r *roster) call(g *engine.Game, values []engine.Derived) {
	now := roster{units: g.Lying(InSquare), plain: true}
	for _, id := range now.units {
		o, d := g.Object(id), &values[id]
		now.keywords |= d.Keywords | g.Derived(id).Keywords // of this pass and the one before
		at := squares(1) << ((o.Zone - firstSquare) & (size*size - 1))
		now.taken |= at
		if o.Counters[Damage] > 0 || d.Numbers[Health] <= 0 {
			now.hurt |= at
		}
		if o.Counters[StackMore]|o.Counters[EnrageCount] != 0 || d.Numbers[Cap] != noCap || d.Numbers[Attack]|d.Numbers[Retaliation] < 0 {
			now.plain = false
		}
	}
	now.plain = now.plain && !now.has(1<<Honor)
	*r = now
}

// has reports whether any unit has one of some keywords.
func (r *roster) has(keywords engine.Mask) bool { return r.keywords&keywords != 0 }

// eachUnit calls f for the units of a player (of NoPlayer: of both), row by row. f may move the unit.
func eachUnit(g *engine.Game, p engine.Player, f func(id engine.ObjectID)) {
	for s := rosterOf(g).taken & ofSide(p); s != 0; s &= s - 1 {
		if id := unitAt(g, s.first()); id != 0 {
			f(id)
		}
	}
}

// countUnits is the number of units on a player's side.
func countUnits(g *engine.Game, p engine.Player) int {
	return bits.OnesCount32(uint32(rosterOf(g).taken & ofSide(p)))
}

// Registers of the ruleset.
const (
	regFirst    = iota // seat of the first player
	regExtra           // extra turns that wait: two bits a turn, see insertTurn (12)
	regNoSupply        // this turn's supply neither empties nor produces resources (12)
	regLoop            // abilities that have triggered this turn
	regTurn            // seat+1 of whose turn it was in turn order before extra turns
	regLongLoop        // what regLoop counts, whether or not somebody has had a choice
)

// loop counts what triggers one after the other.
var loop = common.Loop{Count: regLoop, All: regLongLoop}

// level is a player's level of might, magic or destiny (3.3): the hero's, what effects add, and Magic Channel.
func level(g *engine.Game, p engine.Player, n engine.NumberID) int {
	o := g.PlayerObject(p)
	v := g.Counter(o, BaseMight+uint8(n-MightLevel)) + int(g.Derived(o).Numbers[n])
	if n == MagicLevel && rosterOf(g).has(1<<MagicChannel) {
		v += channeled(g, p)
	}
	return v
}

// channeled is the magic that the units of a player channel (11).
func channeled(g *engine.Game, p engine.Player) (n int) {
	eachUnit(g, p, func(id engine.ObjectID) { n += g.KeywordNumber(id, MagicChannel) })
	return n
}

// production is what a player produces in a supply (5.5).
func production(g *engine.Game, p engine.Player) int {
	o := g.PlayerObject(p)
	n := g.Counter(o, BaseProduced) + int(g.Derived(o).Numbers[Production])
	if hot(g, hotIncome) != 0 && rosterOf(g).has(1<<Income) {
		eachUnit(g, p, func(id engine.ObjectID) { n += g.KeywordNumber(id, Income) })
	}
	return max(0, n)
}

func resources(g *engine.Game, p engine.Player) int { return g.Counter(g.PlayerObject(p), Resources) }

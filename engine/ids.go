package engine

import (
	"strconv"
	"strings"
)

// Player is a seat at the table, counted from 0 in seating order. NoPlayer stands for nobody.
type Player int8

// NoPlayer is the seat of nobody: an uncontrolled place, a shared zone.
const NoPlayer Player = -1

// MaxPlayers is the largest number of seats a ruleset may ask for.
const MaxPlayers = 4

// ObjectID numbers the rows of State.Objects; 0 is no object. The first rows are the players' own
// objects (see Game.PlayerObject), so that counters and gifts of players need no second mechanism.
type ObjectID int16

// ZoneID numbers the zone instances of a game (one hand a player, one list of units a battlefield);
// 0 is no zone. Places are zones too: see PlaceID.
type ZoneID int16

// PlaceID is the ZoneID of a zone that is a location on the board; 0 is no place.
type PlaceID = ZoneID

// ItemID numbers the rows of State.Items (things pending or waiting to resolve); 0 is no item.
type ItemID int32

// EventID numbers the rows of State.Events; 0 is no event.
type EventID int32

// Ref is a reference to one incarnation of an object. It goes stale when the object changes its
// identity; a stale reference still reads the last snapshot.
type Ref struct {
	ID  ObjectID
	Inc int16
}

// Rule is a rule number packed as book*bookSize + section*10000 + sub*100 + letter, so that it costs an event four bytes.
// Build it with R, or with the R of the Book that it stands in.
type Rule int32

// bookSize is what the numbers of one book take: sections go to 9999.
const bookSize = 10000 * 10000

// Book is a rulebook whose numbers begin with a prefix, such as "UA-". Book 0 has none, and writes sections with three
// digits.
type Book int8

// MaxBooks is one more than the highest number of a Book.
const MaxBooks = 20

// bookPrefixes are those of the books that the rulesets of this program have declared.
var bookPrefixes [MaxBooks]string

// NewBook declares a rulebook, once, where a ruleset declares its variables. Saved games hold the number, so it is given by
// hand and stays.
func NewBook(number int, prefix string) Book {
	if number < 1 || number >= MaxBooks || prefix == "" || bookPrefixes[number] != "" && bookPrefixes[number] != prefix {
		panic("engine: the rulebook " + strconv.Itoa(number) + " with the prefix " + strconv.Quote(prefix) + " cannot be declared")
	}
	bookPrefixes[number] = prefix
	return Book(number)
}

// R packs a rule number of the book: book.R(7, 2) for UA-7.2.
func (b Book) R(section int, rest ...int) Rule { return Rule(b)*bookSize + R(section, rest...) }

// R packs a rule number: R(466), R(466, 1), R(323, 3, 2) for 466, 466.1 and 323.3.b.
func R(section int, rest ...int) Rule {
	r := Rule(section) * 10000
	if len(rest) > 0 {
		r += Rule(rest[0]) * 100
	}
	if len(rest) > 1 {
		r += Rule(rest[1])
	}
	return r
}

// String writes the rule number the way rulebooks do: "466.1", "323.3.b", "UA-7.2".
func (r Rule) String() string {
	if r == 0 {
		return ""
	}
	book := r / bookSize
	r %= bookSize
	s := strconv.Itoa(int(r / 10000))
	for book == 0 && len(s) < 3 {
		s = "0" + s
	}
	if book > 0 && book < MaxBooks {
		s = bookPrefixes[book] + s
	}
	if sub := int(r/100) % 100; sub > 0 {
		s += "." + strconv.Itoa(sub)
	}
	if letter := int(r) % 100; letter > 0 {
		s += "." + string(rune('a'+letter-1))
	}
	return s
}

// ParseRule reads a rule number as String writes it ("466.1.a"); deeper parts ("466.1.a.2") are cut to
// their nearest ancestor that Rule can hold. It reports false for anything that is no rule number.
func ParseRule(s string) (Rule, bool) {
	var book Book
	for i, prefix := range bookPrefixes {
		if rest, ok := strings.CutPrefix(s, prefix); ok && prefix != "" {
			book, s = Book(i), rest
			break
		}
	}
	parts := strings.Split(s, ".")
	n, err := strconv.Atoi(parts[0])
	if err != nil || n < 0 || n > 9999 {
		return 0, false
	}
	r := book.R(n)
	if len(parts) > 1 {
		sub, err := strconv.Atoi(parts[1])
		if err != nil || sub < 1 || sub > 99 {
			return 0, false
		}
		r += Rule(sub) * 100
	}
	if len(parts) > 2 {
		if len(parts[2]) != 1 || parts[2][0] < 'a' || parts[2][0] > 'z' {
			return 0, false
		}
		r += Rule(parts[2][0]-'a') + 1
	}
	return r, true
}

// Func names a function of a script: a 1-based index into the functions that the script declared, in
// source order; 0 is no function. The script host alone knows what stands behind it.
type Func int16

// Mask is a set of up to 64 small numbers: statuses, types, zones, resources, keywords of a ruleset.
type Mask uint64

// Bit is the set that holds n alone; n is 0 to 63.
func Bit[T ~uint8 | ~int8 | ~int16 | ~int](n T) Mask { return 1 << uint(n) }

// Has reports whether every member of other is in m.
func (m Mask) Has(other Mask) bool { return m&other == other }

// Any reports whether m and other share a member.
func (m Mask) Any(other Mask) bool { return m&other != 0 }

// DatumKind says what a Datum holds.
type DatumKind uint8

// The kinds of Datum. Gone is the null of the rules: not zero, not an object.
const (
	Gone DatumKind = iota
	NumberDatum
	BoolDatum
	TextDatum
	ObjectDatum
	PlayerDatum
	PlaceDatum
	LinkDatum
	EventDatum
	ListDatum
	ResultDatum
	CostDatum
	AbilityDatum // an ability instance, within one task: see Game.AbilityData
)

// Datum is a value that passes between the kernel and a script, or that an item, an installed effect or
// an ability instance carries: plain data only, small enough to pass in registers. N holds the number, 0 or
// 1, object, seat, place, item or event number; Inc the incarnation of an object. Texts, lists, results and
// costs stand behind Ext and are read by the methods of their name.
type Datum struct {
	Kind DatumKind
	Inc  int16
	N    int32
	Ext  *Extension
}

// Extension holds what does not fit into a Datum.
type Extension struct {
	Text   string
	List   []Datum
	Result Result
	Cost   *Cost
}

// Num makes a number datum.
func Num(n int) Datum { return Datum{Kind: NumberDatum, N: int32(n)} }

// Truth makes a boolean datum.
func Truth(b bool) Datum {
	if b {
		return Datum{Kind: BoolDatum, N: 1}
	}
	return Datum{Kind: BoolDatum}
}

// Str makes a text datum.
func Str(s string) Datum { return Datum{Kind: TextDatum, Ext: &Extension{Text: s}} }

// ListOf makes a list datum; the list is not copied.
func ListOf(list []Datum) Datum { return Datum{Kind: ListDatum, Ext: &Extension{List: list}} }

// CostOf makes a cost datum.
func CostOf(c *Cost) Datum { return Datum{Kind: CostDatum, Ext: &Extension{Cost: c}} }

// ResultOf makes the datum that a verb returns.
func ResultOf(r Result) Datum { return Datum{Kind: ResultDatum, Ext: &Extension{Result: r}} }

// Text reads a text datum; any other kind gives "".
func (d Datum) Text() string {
	if d.Kind != TextDatum {
		return ""
	}
	return d.Ext.Text
}

// List reads a list datum, or the cards of a result; a single thing is a list of one, Gone an empty list.
func (d Datum) List() []Datum {
	switch d.Kind {
	case Gone:
		return nil
	case ListDatum:
		return d.Ext.List
	case ResultDatum:
		return d.Ext.Result.Cards
	}
	return []Datum{d}
}

// Obj makes an object datum; the zero Ref gives Gone.
func Obj(r Ref) Datum {
	if r.ID == 0 {
		return Datum{}
	}
	return Datum{Kind: ObjectDatum, N: int32(r.ID), Inc: r.Inc}
}

// Seat makes a player datum; NoPlayer gives Gone.
func Seat(p Player) Datum {
	if p < 0 {
		return Datum{}
	}
	return Datum{Kind: PlayerDatum, N: int32(p)}
}

// At makes a place datum; place 0 gives Gone.
func At(p PlaceID) Datum {
	if p == 0 {
		return Datum{}
	}
	return Datum{Kind: PlaceDatum, N: int32(p)}
}

// Link makes a datum for an item that waits to resolve.
func Link(i ItemID) Datum {
	if i == 0 {
		return Datum{}
	}
	return Datum{Kind: LinkDatum, N: int32(i)}
}

// Ref reads an object datum; any other kind gives the zero Ref.
func (d Datum) Ref() Ref {
	if d.Kind != ObjectDatum {
		return Ref{}
	}
	return Ref{ObjectID(d.N), d.Inc}
}

// Player reads a player datum; any other kind gives NoPlayer.
func (d Datum) Player() Player {
	if d.Kind != PlayerDatum {
		return NoPlayer
	}
	return Player(d.N)
}

// Place reads a place datum; any other kind gives 0.
func (d Datum) Place() PlaceID {
	if d.Kind != PlaceDatum {
		return 0
	}
	return PlaceID(d.N)
}

// True reports whether the datum is the boolean true.
func (d Datum) True() bool { return d.Kind == BoolDatum && d.N != 0 }

// Result is what every verb gives back. Done: the act took place or was replaced. Cards: the objects under
// their new identity. What the rules do later (deaths at a cleanup) is never in a result.
type Result struct {
	Done   bool
	Amount int
	Cards  []Datum
	Each   []Datum
	// Extra is the one further field that some verbs return, under the name that the verb declares.
	Extra Datum
}

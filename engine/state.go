package engine

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"unsafe"

	"github.com/cespare/xxhash/v2"
)

// Object is a card, token, player or anything else that the rules call an object. Definition is an index into
// State.Cast. Status is a set of Vocabulary.Statuses, Counters are by Vocabulary.Counters.
type Object struct {
	Stamp      int32 // when it came where it is: timestamps of rule text
	Status     uint32
	Definition int16
	Inc        int16 // incarnation; a Ref with another one is stale
	Zone       ZoneID
	Next, Prev ObjectID // neighbours in the zone's list; Next leads away from the top
	Host       ObjectID // what it is attached to
	_          int16
	Owner      Player
	Controller Player
	Counters   [MaxCounters]int16
}

// Zone is an instance of a ZoneKind: the hand of one player, the units at one battlefield.
type Zone struct {
	Kind        uint8
	Owner       Player   // NoPlayer when shared
	Object      ObjectID // the object that is this place, when one is
	Place       PlaceID  // the location that things in this zone are at; 0 off the board
	First, Last ObjectID // First is the top
	Count       int16
	_           int16
}

// ItemState tells how far an item has come.
type ItemState uint8

// The states of items. ItemOff is an item that is over.
const (
	ItemOff ItemState = iota
	ItemPending
	ItemFinalized
	ItemResolving
)

// Instance identifies an ability that something has: the definition and ability it was declared as, the
// object that bears it, the modifier that gave it (0 when printed) and the object it was taken from.
type Instance struct {
	Definition int16
	Ability    int16 // index into the definition's abilities
	Bearer     Ref
	Via        int32 // stamp of the gift of a verb, minus the object that gives by a static or by being attached; 0: printed
	Origin     Ref
}

// Item is something pending or waiting to resolve: a card being played, or an ability.
type Item struct {
	State      ItemState
	Card       bool // a card (Instance.Bearer), else an ability
	Controller Player
	By         Player // who made it pending, when that is somebody else
	Instance   Instance
	Event      EventID
	Cause      ItemID // the item whose effect played it
	_          int32
	DeclHash   uint64
	From       ZoneID // where the card came from
	Place      PlaceID
	X          int16
	Spent      [2]int16 // resources paid: plain, coloured
	Paid       uint16   // bit per additional cost of the card that was chosen
	Flags      uint16   // the ruleset's
	_          int16
	Execution  uint8
	Executions uint8
	Ignore     uint8
	Unowned    bool // nobody is "you" in its text: its controller only handles it
	_          int16
	_          int16
}

// Pick is one thing chosen for an item, an argument that it carries, or a value that an instance remembers.
type Pick struct {
	Owner int32 // item id; for installed effects -1 - index; for memories the index of an instance row
	Slot  int16 // index of the slot; for arguments minus the index of the name
	Kind  DatumKind
	_     uint8
	N     int32
	Inc   int16
	Off   int16
}

// Modifier is one part of a gift that a verb gave; gifts of statics are derived and stand nowhere.
type Modifier struct {
	Stamp  int32
	Target Ref
	Source Ref
	_      int16
	Key    int16 // keyword, name, definition or flag, by the field's kind
	N      int16
	Field  uint8 // index into Vocabulary.GiftFields
	Lasts  uint8
	By     Player
	Off    bool
	// Definition of an ability or copy that the gift gives; Key is then the ability.
	Definition int16
}

// Installed is an ability that a verb installed: a delayed trigger, a replacement or a static for a while.
type Installed struct {
	Stamp    int32
	Instance Instance
	Player   Player
	Lasts    uint8
	Uses     int16 // left; 0 without limit
	Off      bool
	_        uint8
	_        int16
	_        int32
	Bound    ItemID // the only item that it is about: see Game.BindNext
}

// Use counts how often an ability instance was used, or a mode of it taken.
type Use struct {
	Instance Instance
	Mode     int16 // 1 + mode, 0 the ability itself
	N        int16
	Turn     int32
}

// Event is something that happened, or (while replacements look at it) that is about to happen.
type Event struct {
	Kind     EventKind
	Player   Player // to whom it happens, or who acts
	By       Player // who is responsible
	Flags    uint8  // the ruleset's
	Subject  Ref
	Object   Ref   // a second object: host, source, victim
	Card     int16 // definition of the subject, as it was; 0 when there is none or nobody knows it yet
	Extra    int16 // a second amount
	Place    PlaceID
	From     ZoneID
	To       ZoneID
	Amount   int16
	Item     ItemID // the item it is about
	Cause    ItemID // the item whose effect it is
	Rule     Rule   // of the action
	Step     Rule   // of the step of the rules that caused it
	Snapshot int32  // index of the subject's snapshot from before; 0: none
	Turn     int32
}

// Snapshot is an object as it was just before an event.
type Snapshot struct {
	ID       ObjectID
	Given    int16 // 1 + the number of the name that lists the tags that it was given, a line each; 0: none
	Place    PlaceID
	Kind     uint8 // kind of its zone
	Standing uint8 // what else the ruleset remembers: see Vocabulary.Standing
	Object   Object
	Derived  Derived
}

// Frame is a procedure of the rules in progress: which (the ruleset's own number), at which step, about what.
type Frame struct {
	Kind, Step uint8
	_          int16
	A, B, C    int32
	D, E       int32
}

// Outstanding is a task that the rules must do before anything else.
type Outstanding struct {
	Kind uint8
	_    uint8
	A    int16
	B    int32
}

// Registers are the single values of a game.
type Registers struct {
	Random uint64
	Stamp  int32
	Turn   int32 // turns begun in this game
	// TurnStart is the first event of this turn.
	TurnStart EventID
	Head      int32 // first row of Queue that is still to do
	Active    Player
	Over      bool
	Winner    Player // who won; NoPlayer for a draw
	Players   int8
	Tainted   bool // a script failed or a text changed under the game
	Phase     uint8
	Out       uint8 // a bit for each seat whose player has left the game
	_         int8
	// FirstItem is the oldest item that is not over, or one past the last.
	FirstItem int32
	_         int32
	Rules     [24]int32 // the ruleset's own
}

// State is all of a game as plain data. Read it through Game; every write goes through the journal.
type State struct {
	objects   table[Object]
	zones     table[Zone]
	items     table[Item]
	picks     table[Pick]
	modifiers table[Modifier]
	installed table[Installed]
	uses      table[Use]
	events    table[Event]
	snapshots table[Snapshot]
	frames    table[Frame]
	queue     table[Outstanding]
	registers table[Registers]
	// cast names the definitions of this game in order of first use, names everything else that rows mention by
	// number; both only grow and are cut by undo.
	cast  []string
	names []string
}

// Mark is a position in a game's history that it can return to.
type Mark struct {
	tables      [12]tableMark
	cast, names int32
}

func (s *State) mark() (m Mark) {
	m.tables = [12]tableMark{
		s.objects.mark(), s.zones.mark(), s.items.mark(), s.picks.mark(), s.modifiers.mark(), s.installed.mark(),
		s.uses.mark(), s.events.mark(), s.snapshots.mark(), s.frames.mark(), s.queue.mark(), s.registers.mark(),
	}
	m.cast, m.names = int32(len(s.cast)), int32(len(s.names))
	return m
}

// relaid reports whether zones came or became other places since a mark.
func (s *State) relaid(m *Mark) bool {
	then := m.tables[1]
	if len(s.zones.rows) != int(then.rows) {
		return true
	}
	for i := range s.zones.undo[then.undo:] {
		was := &s.zones.undo[int(then.undo)+i]
		if int(was.at) >= len(s.zones.rows) {
			return true
		}
		if now := &s.zones.rows[was.at]; was.row.Kind != now.Kind || was.row.Place != now.Place || was.row.Object != now.Object {
			return true
		}
	}
	return false
}

// back returns to a mark; it tells which classes of reads that outdates.
func (s *State) back(m *Mark) (changed Class) {
	t := &m.tables
	note := func(did bool, c Class) {
		if did {
			changed |= c
		}
	}
	note(s.objects.back(t[0]), ReadsZones|ReadsOff|ReadsStatus|ReadsArithmetic|ReadsPlayers)
	note(s.zones.back(t[1]), ReadsZones|ReadsOff)
	note(s.items.back(t[2]), ReadsItems)
	note(s.picks.back(t[3]), ReadsItems)
	note(s.modifiers.back(t[4]), ReadsGifts)
	note(s.installed.back(t[5]), ReadsGifts)
	s.uses.back(t[6])
	note(s.events.back(t[7]), ReadsHistory)
	s.snapshots.back(t[8])
	note(s.frames.back(t[9]), ReadsTurn)
	s.queue.back(t[10])
	note(s.registers.back(t[11]), ReadsTurn)
	s.cast, s.names = s.cast[:m.cast], s.names[:m.names]
	return changed
}

func (s *State) forget() {
	s.objects.forget()
	s.zones.forget()
	s.items.forget()
	s.picks.forget()
	s.modifiers.forget()
	s.installed.forget()
	s.uses.forget()
	s.events.forget()
	s.snapshots.forget()
	s.frames.forget()
	s.queue.forget()
	s.registers.forget()
}

// copyFrom makes s a copy of other without history. It allocates only when other is larger than s ever was.
func (s *State) copyFrom(other *State) {
	s.objects.copyFrom(&other.objects)
	s.zones.copyFrom(&other.zones)
	s.items.copyFrom(&other.items)
	s.picks.copyFrom(&other.picks)
	s.modifiers.copyFrom(&other.modifiers)
	s.installed.copyFrom(&other.installed)
	s.uses.copyFrom(&other.uses)
	s.events.copyFrom(&other.events)
	s.snapshots.copyFrom(&other.snapshots)
	s.frames.copyFrom(&other.frames)
	s.queue.copyFrom(&other.queue)
	s.registers.copyFrom(&other.registers)
	s.cast = append(s.cast[:0], other.cast...)
	s.names = append(s.names[:0], other.names...)
}

// raw is the bytes of a slice of rows. Rows have neither pointers nor unnamed padding (a test checks both), and
// all machines that cardlathe is built for are little-endian, so that the bytes are the same everywhere.
func raw[T any](rows []T) []byte {
	if len(rows) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(&rows[0])), len(rows)*int(unsafe.Sizeof(rows[0])))
}

// sections lists all tables as bytes, in a fixed order.
func (s *State) sections() [12][]byte {
	return [12][]byte{
		raw(s.objects.rows), raw(s.zones.rows), raw(s.items.rows), raw(s.picks.rows), raw(s.modifiers.rows),
		raw(s.installed.rows), raw(s.uses.rows), raw(s.events.rows), raw(s.snapshots.rows), raw(s.frames.rows),
		raw(s.queue.rows), raw(s.registers.rows),
	}
}

// hash covers every row and name.
func (s *State) hash(extra []byte) uint64 {
	d := xxhash.New()
	for _, section := range s.sections() {
		var n [8]byte
		binary.LittleEndian.PutUint64(n[:], uint64(len(section)))
		d.Write(n[:])
		d.Write(section)
	}
	for _, list := range [][]string{s.cast, s.names} {
		for _, name := range list {
			d.WriteString(name)
			d.Write([]byte{0})
		}
		d.Write([]byte{1})
	}
	d.Write(extra)
	return d.Sum64()
}

func (s *State) write(w *bytes.Buffer) {
	for _, section := range s.sections() {
		_ = binary.Write(w, binary.LittleEndian, uint32(len(section)))
		w.Write(section)
	}
	for _, list := range [][]string{s.cast, s.names} {
		_ = binary.Write(w, binary.LittleEndian, uint32(len(list)))
		for _, name := range list {
			_ = binary.Write(w, binary.LittleEndian, uint32(len(name)))
			w.WriteString(name)
		}
	}
}

// maxSection bounds what a damaged save can make read allocate.
const maxSection = 1 << 26

func readRows[T any](r *bytes.Reader, t *table[T]) error {
	var n uint32
	if err := binary.Read(r, binary.LittleEndian, &n); err != nil {
		return fmt.Errorf("the save ends too early: %w", err)
	}
	var row T
	size := uint32(unsafe.Sizeof(row))
	if n > maxSection || n%size != 0 || int(n) > r.Len() {
		return fmt.Errorf("a table of the save has %d bytes, which no table of %d-byte rows has", n, size)
	}
	t.rows = make([]T, n/size)
	t.forget()
	if n == 0 {
		return nil
	}
	_, err := io.ReadFull(r, raw(t.rows))
	return err
}

func (s *State) read(r *bytes.Reader) error {
	for _, step := range []func() error{
		func() error { return readRows(r, &s.objects) }, func() error { return readRows(r, &s.zones) },
		func() error { return readRows(r, &s.items) }, func() error { return readRows(r, &s.picks) },
		func() error { return readRows(r, &s.modifiers) }, func() error { return readRows(r, &s.installed) },
		func() error { return readRows(r, &s.uses) }, func() error { return readRows(r, &s.events) },
		func() error { return readRows(r, &s.snapshots) }, func() error { return readRows(r, &s.frames) },
		func() error { return readRows(r, &s.queue) }, func() error { return readRows(r, &s.registers) },
	} {
		if err := step(); err != nil {
			return err
		}
	}
	for _, list := range []*[]string{&s.cast, &s.names} {
		var n uint32
		if err := binary.Read(r, binary.LittleEndian, &n); err != nil || n > 1<<16 {
			return fmt.Errorf("the save's list of names is damaged")
		}
		*list = nil
		for range n {
			var size uint32
			if err := binary.Read(r, binary.LittleEndian, &size); err != nil || int(size) > r.Len() {
				return fmt.Errorf("the save's list of names is damaged")
			}
			b := make([]byte, size)
			if _, err := io.ReadFull(r, b); err != nil {
				return err
			}
			*list = append(*list, string(b))
		}
	}
	return nil
}

// sound checks that the rows of a state that was read can be walked: numbers within their tables, lists that end.
func (s *State) sound(kinds int) error {
	if len(s.registers.rows) != 1 || len(s.objects.rows) == 0 || len(s.zones.rows) == 0 || len(s.items.rows) == 0 {
		return errors.New("a table that is never empty is empty")
	}
	seen := 0
	for z := range s.zones.rows {
		zone := &s.zones.rows[z]
		if int(zone.Kind) >= kinds || zone.Place < 0 || int(zone.Place) >= len(s.zones.rows) || zone.Object < 0 || int(zone.Object) >= len(s.objects.rows) {
			return fmt.Errorf("zone %d names what is not there", z)
		}
		last := ObjectID(0)
		for id := zone.First; id != 0; id = s.objects.rows[id].Next {
			if id < 0 || int(id) >= len(s.objects.rows) || int(s.objects.rows[id].Zone) != z || s.objects.rows[id].Prev != last {
				return fmt.Errorf("the list of zone %d is broken", z)
			}
			last = id
			if seen++; seen > len(s.objects.rows) {
				return fmt.Errorf("the list of zone %d does not end", z)
			}
		}
		if zone.Last != last {
			return fmt.Errorf("the list of zone %d is broken", z)
		}
	}
	for i := range s.objects.rows {
		o := &s.objects.rows[i]
		if o.Definition < 0 || int(o.Definition) >= len(s.cast) || o.Host < 0 || int(o.Host) >= len(s.objects.rows) {
			return fmt.Errorf("object %d names what is not there", i)
		}
	}
	for i := range s.items.rows {
		if n := s.items.rows[i].Instance.Definition; n < 0 || int(n) >= len(s.cast) {
			return fmt.Errorf("item %d names what is not there", i)
		}
	}
	return nil
}

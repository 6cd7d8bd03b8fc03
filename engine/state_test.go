package engine

import (
	"bytes"
	"reflect"
	"testing"
	"unsafe"
)

// rowTypes lists the types of the rows of all tables of a state.
func rowTypes(t *testing.T) map[string]reflect.Type {
	out := map[string]reflect.Type{}
	state := reflect.TypeFor[State]()
	for i := range state.NumField() {
		f := state.Field(i)
		if f.Name == "cast" || f.Name == "names" {
			continue
		}
		rows, ok := f.Type.FieldByName("rows")
		if !ok {
			t.Errorf("State.%s is no table", f.Name)
			continue
		}
		out[f.Name] = rows.Type.Elem()
	}
	return out
}

// TestRowsAreBytes: rows have no pointers and no padding that the compiler made, so that their bytes are their values.
func TestRowsAreBytes(t *testing.T) {
	var plain func(name string, of reflect.Type)
	plain = func(name string, of reflect.Type) {
		switch of.Kind() {
		case reflect.Struct:
			end := uintptr(0)
			for i := range of.NumField() {
				f := of.Field(i)
				if f.Offset != end {
					t.Errorf("%s: %d bytes of padding before %s", name, f.Offset-end, f.Name)
				}
				end = f.Offset + f.Type.Size()
				plain(name+"."+f.Name, f.Type)
			}
			if end != of.Size() {
				t.Errorf("%s: %d bytes of padding at the end", name, of.Size()-end)
			}
		case reflect.Array:
			plain(name+"[]", of.Elem())
		case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		default:
			// int and uint have other sizes on other machines; pointers, strings, slices and maps are no plain data.
			t.Errorf("%s is of kind %s", name, of.Kind())
		}
	}
	types := rowTypes(t)
	for name, of := range types {
		plain(name, of)
	}
	if n := len((&State{}).sections()); n != len(types) {
		t.Errorf("sections lists %d tables, the state has %d", n, len(types))
	}
}

// sample is a state with a row in every table.
func sample() *State {
	s := &State{cast: []string{"a", "b"}, names: []string{"", "n"}}
	s.objects.add(Object{Stamp: 1, Owner: NoPlayer})
	s.zones.add(Zone{Kind: 3, Count: 1})
	s.items.add(Item{State: ItemPending, DeclHash: 0xfedcba9876543210})
	s.picks.add(Pick{Owner: -2, N: 7})
	s.modifiers.add(Modifier{Stamp: 4, Off: true})
	s.installed.add(Installed{Uses: 2})
	s.uses.add(Use{N: 1})
	s.events.add(Event{Kind: 9, Amount: -3})
	s.snapshots.add(Snapshot{ID: 1})
	s.frames.add(Frame{Kind: 1, A: 5})
	s.queue.add(Outstanding{Kind: 2, B: 6})
	s.registers.add(Registers{Random: 1 << 63, Players: 2})
	return s
}

// TestEveryTableCounts: a change in any table changes the hash, goes back with a mark, and is saved and copied.
func TestEveryTableCounts(t *testing.T) {
	names := make([]string, 0, 12)
	state := reflect.TypeFor[State]()
	for i := range state.NumField() {
		if n := state.Field(i).Name; n != "cast" && n != "names" {
			names = append(names, n)
		}
	}
	base := sample()
	before := base.hash(nil)
	for i, name := range names {
		s := sample()
		m := s.mark()
		// One byte of the first row, through the journal's own door.
		switch name {
		case "objects":
			s.objects.edit(0).Stamp++
		case "zones":
			s.zones.edit(0).Count++
		case "items":
			s.items.edit(0).X++
		case "picks":
			s.picks.edit(0).N++
		case "modifiers":
			s.modifiers.edit(0).N++
		case "installed":
			s.installed.edit(0).Uses++
		case "uses":
			s.uses.edit(0).N++
		case "events":
			s.events.edit(0).Amount++
		case "snapshots":
			s.snapshots.edit(0).Kind++
		case "frames":
			s.frames.edit(0).B++
		case "queue":
			s.queue.edit(0).B++
		case "registers":
			s.registers.edit(0).Random++
		default:
			t.Fatalf("the test does not know the table %s", name)
		}
		changed := s.hash(nil)
		if changed == before {
			t.Errorf("%s is not hashed", name)
		}
		if bytes.Equal(s.sections()[i], base.sections()[i]) {
			t.Errorf("section %d is not %s", i, name)
		}
		var copied, loaded State
		copied.copyFrom(s)
		if copied.hash(nil) != changed {
			t.Errorf("%s is not copied", name)
		}
		var w bytes.Buffer
		s.write(&w)
		if err := loaded.read(bytes.NewReader(w.Bytes())); err != nil || loaded.hash(nil) != changed {
			t.Errorf("%s is not saved: %v", name, err)
		}
		s.back(&m)
		if s.hash(nil) != before {
			t.Errorf("%s does not go back", name)
		}
	}
	for _, grow := range []func(s *State){func(s *State) { s.cast = append(s.cast, "c") }, func(s *State) { s.names = append(s.names, "c") }} {
		s := sample()
		m := s.mark()
		grow(s)
		if s.hash(nil) == before {
			t.Error("a list of names is not hashed")
		}
		if s.back(&m); s.hash(nil) != before {
			t.Error("a list of names does not go back")
		}
	}
	if base.hash([]byte{1}) == before {
		t.Error("the answers are not hashed")
	}
}

// TestHashTellsListsApart: the same strings in the other list, or split elsewhere, are another state.
func TestHashTellsListsApart(t *testing.T) {
	seen := map[uint64]string{}
	for _, c := range []struct {
		name string
		s    State
	}{
		{"cast ab", State{cast: []string{"ab"}}}, {"cast a b", State{cast: []string{"a", "b"}}}, {"names ab", State{names: []string{"ab"}}},
		{"cast a names b", State{cast: []string{"a"}, names: []string{"b"}}}, {"nothing", State{}}, {"cast empty", State{cast: []string{""}}},
	} {
		h := c.s.hash(nil)
		if other := seen[h]; other != "" {
			t.Errorf("%s and %s have one hash", c.name, other)
		}
		seen[h] = c.name
	}
}

// TestReadRefuses: what is no state is an error, whatever its lengths claim.
func TestReadRefuses(t *testing.T) {
	var w bytes.Buffer
	sample().write(&w)
	whole := w.Bytes()
	for n := range whole {
		var s State
		if err := s.read(bytes.NewReader(whole[:n])); err == nil {
			t.Errorf("the first %d of %d bytes are read as a state", n, len(whole))
		}
	}
	for _, claim := range [][]byte{{1, 0, 0, 0}, {0xff, 0xff, 0xff, 0xff}, {0, 0, 0, 4}} {
		damaged := append([]byte{}, whole...)
		copy(damaged, claim)
		var s State
		if err := s.read(bytes.NewReader(damaged)); err == nil {
			t.Errorf("a first table of %v bytes is read", claim)
		}
	}
	if unsafe.Sizeof(Object{})%4 != 0 {
		t.Error("rows of objects are not aligned")
	}
}

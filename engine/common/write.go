package common

import (
	"cardlathe/engine"
)

// Writer writes a position as the board that a scenario states: the way back from Builder. A ruleset adds the fields of its own.
type Writer struct {
	Game  *engine.Game
	Board engine.Spec
}

// Table makes a table of a board.
func Table(fields ...engine.SpecField) engine.Spec {
	return engine.Spec{Kind: engine.SpecTable, Fields: fields}
}

// TextField, NumberField and FlagField make fields of a board.
func TextField(name, text string) engine.SpecField {
	return engine.SpecField{Name: name, Value: engine.Spec{Kind: engine.SpecText, Text: text}}
}

// NumberField makes a field that holds a number.
func NumberField(name string, n int) engine.SpecField {
	return engine.SpecField{Name: name, Value: engine.Spec{Kind: engine.SpecNumber, Number: n}}
}

// FlagField makes a field that holds true or false.
func FlagField(name string, on bool) engine.SpecField {
	return engine.SpecField{Name: name, Value: engine.Spec{Kind: engine.SpecBool, Bool: on}}
}

// Turn writes whose turn it is and, where it is not the usual one, the phase.
func (w *Writer) Turn(usual uint8) {
	g := w.Game
	w.Board.Kind = engine.SpecTable
	w.Board.Fields = append(w.Board.Fields, TextField("turn", PlayerName(max(g.Active(), 0))))
	if g.Phase() != usual && g.Vocabulary().Phases[g.Phase()].Name != "" {
		w.Board.Fields = append(w.Board.Fields, TextField("phase", g.Vocabulary().Phases[g.Phase()].Name))
	}
}

// Name is how a board names a card: by its name, or by its id where the name means another card; "" for what belongs to no
// set.
func (w *Writer) Name(c *engine.Card) string {
	lib := w.Game.Library()
	if lib.Find(c.Name) == c {
		return c.Name
	}
	if lib.Find(c.ID) == c {
		return c.ID
	}
	return ""
}

// Cards writes the cards of a zone, the top one first, each with the fields that more gives; nil when there are none. What no
// set has is left out.
func (w *Writer) Cards(z engine.ZoneID, more func(id engine.ObjectID) []engine.SpecField) *engine.Spec {
	list := engine.Spec{Kind: engine.SpecTable}
	g := w.Game
	g.Each(z, func(id engine.ObjectID) bool {
		if e := w.Card(id, more); e != nil {
			list.List = append(list.List, *e)
		}
		return true
	})
	if len(list.List) == 0 {
		return nil
	}
	return &list
}

// Card writes one card; nil when no set has it, or when it is attached to something that is written with it.
func (w *Writer) Card(id engine.ObjectID, more func(id engine.ObjectID) []engine.SpecField) *engine.Spec {
	name := w.Name(w.Game.Printed(id))
	if name == "" {
		return nil
	}
	e := engine.Spec{Kind: engine.SpecText, Text: name}
	if more != nil {
		if fields := more(id); len(fields) > 0 {
			e = engine.Spec{Kind: engine.SpecTable, List: []engine.Spec{e}, Fields: fields}
		}
	}
	// The builder reads Thing of what it places nowhere: here it tells which object an entry was written from.
	e.Thing = engine.Obj(w.Game.Ref(id))
	return &e
}

// Add adds a field to a table, unless its value is nothing.
func Add(t *engine.Spec, name string, value *engine.Spec) {
	if value != nil {
		t.Fields = append(t.Fields, engine.SpecField{Name: name, Value: *value})
	}
}

// Counters and Statuses write what is not ordinary about an object, as far as a board may say it: fields by the names of
// counters and statuses.
func (w *Writer) Counters(id engine.ObjectID, out []engine.SpecField, counters ...uint8) []engine.SpecField {
	for _, c := range counters {
		if n := w.Game.Counter(id, c); n != 0 {
			out = append(out, NumberField(w.Game.Vocabulary().Counters[c].Name, n))
		}
	}
	return out
}

// Statuses writes the statuses of an object that are on.
func (w *Writer) Statuses(id engine.ObjectID, out []engine.SpecField, statuses ...uint8) []engine.SpecField {
	for _, s := range statuses {
		if w.Game.Status(id, s) {
			out = append(out, FlagField(w.Game.Vocabulary().Statuses[s].Name, true))
		}
	}
	return out
}

// Controller writes who controls an object when that is not who is written with it.
func (w *Writer) Controller(id engine.ObjectID, p engine.Player, out []engine.SpecField) []engine.SpecField {
	if q := w.Game.Controller(id); q != p && q != engine.NoPlayer {
		out = append(out, TextField("controller", PlayerName(q)))
	}
	return out
}

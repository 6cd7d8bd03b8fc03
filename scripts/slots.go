package scripts

// The fields of constructors that are more than one value: where an ability works, whom it concerns, its slots, modes
// and limits.

import (
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

func (d *draft) zones(v lua.LValue, line int) engine.Mask {
	list, ok := stringsOf(v)
	if !ok {
		d.wrong(line, "zone", "a word or a list of words", v)
		return 0
	}
	var mask engine.Mask
	for _, s := range list {
		if s == "board" && len(list) == 1 {
			return 0
		}
		found := false
		names := []string{"anywhere", "board"}
		for i := range d.m.words.Zones {
			z := &d.m.words.Zones[i]
			if z.Mute != "" {
				if s == z.Name {
					d.m.complain(line, CodeKind, "", "no ability works in the zone %s: %s (%s)", s, z.Mute, z.Rule)
					found = true
				}
				continue
			}
			names = append(names, z.Name)
			if s == "anywhere" || s == z.Name || s == "board" && z.Board {
				mask |= engine.Bit(i)
				found = true
			}
		}
		if !found {
			d.m.complain(line, CodeWord, diag.OneOf(s, names), "zone has no word %q", s)
		}
	}
	return mask
}

// subject reads affects and of: a filter or a symbol.
func (d *draft) subject(key string, v lua.LValue, line int) {
	a := d.a
	if ud, ok := v.(*lua.LUserData); ok {
		if f, ok := ud.Value.(*filterValue); ok {
			d.m.needZone(f, line)
			if key == "of" {
				a.Of = f.f
			} else {
				a.Affects = f.f
			}
			return
		}
	}
	e, ok := d.m.ref(v)
	switch {
	case !ok:
		d.wrong(line, key, "a filter, or a symbol such as self", v)
	case key == "affects":
		a.AffectsRef = e
	case e.Op == engine.OpSelf:
		a.OfSelf = true
	default:
		d.wrong(line, key, "a filter or self", v)
	}
}

// from reads the zone or place that an act starts from.
func (d *draft) from(v lua.LValue, line int) {
	m := d.m
	if list, ok := stringsOf(v); ok {
		arg := &engine.Arg{Words: list}
		for _, s := range list {
			if i := slices.IndexFunc(m.words.Zones, func(z engine.ZoneKind) bool { return z.Name == s }); i >= 0 {
				arg.Bits |= engine.Bit(i)
			} else if s != "anywhere" {
				var names []string
				for _, z := range m.words.Zones {
					names = append(names, z.Name)
				}
				m.complain(line, CodeWord, diag.OneOf(s, names), "from has no word %q", s)
			}
		}
		d.a.From = arg
		return
	}
	if e, ok := m.ref(v); ok {
		d.a.From = &engine.Arg{Refs: []engine.Expr{e}}
		return
	}
	if f := m.filter(v, line, "from", engine.SubjectPlace); f != nil {
		d.a.From = &engine.Arg{Filter: f}
	}
}

// place reads at and to: a filter of places, the name of a kind of place, or a symbol.
func (d *draft) place(key string, v lua.LValue, line int) {
	m := d.m
	if ud, ok := v.(*lua.LUserData); ok {
		if _, ok := ud.Value.(*filterValue); ok {
			d.a.To = m.filter(v, line, key, engine.SubjectPlace)
			return
		}
	}
	// A word or symbol is a filter of places with one field: to = "base" is place { base = true }, here is
	// place { here = true } or place { among = here }.
	var decl *engine.FilterDecl
	for _, f := range m.words.Filters {
		if f.Subject == engine.SubjectPlace && (decl == nil || f.Name == "place") {
			decl = f
		}
	}
	if decl == nil {
		d.wrong(line, key, "a filter", v)
		return
	}
	f := &engine.Filter{Subject: decl, Reads: decl.Reads, Line: line}
	if list, ok := stringsOf(v); ok {
		parts := &engine.Filter{Op: engine.FilterAny, Subject: decl, Line: line}
		for _, s := range list {
			field := m.words.field(s, engine.SubjectPlace, decl.Name)
			var arg engine.Arg
			if field != nil && takes(field, engine.FieldFlag) {
				arg.Flag = true
			} else if at := m.words.field("at", engine.SubjectPlace, decl.Name); at != nil && takes(at, engine.FieldWord) {
				a, _, ok := m.wordArg(at, []string{s}, line)
				if !ok {
					return
				}
				field, arg = at, a
			} else {
				m.complain(line, CodeWord, diag.Suggest(s, m.words.fieldNames(engine.SubjectPlace, decl.Name)), "%s has no word %q", key, s)
				return
			}
			parts.Parts = append(parts.Parts, engine.Filter{Subject: decl, Reads: decl.Reads | field.Reads, Line: line, Tests: []engine.Test{{Field: field, Arg: arg}}})
			parts.Reads |= decl.Reads | field.Reads
		}
		if len(parts.Parts) == 1 {
			parts = &parts.Parts[0]
		}
		d.a.To = parts
		return
	}
	e, ok := m.ref(v)
	if !ok {
		d.wrong(line, key, "a filter of places or the name of one", v)
		return
	}
	for _, name := range []string{"among", "at", "here"} {
		field := m.words.field(name, engine.SubjectPlace, decl.Name)
		if field == nil || !takes(field, engine.FieldRef) && (name != "here" || e.Op != engine.OpHere) {
			continue
		}
		arg := engine.Arg{Refs: []engine.Expr{e}, Flag: name == "here"}
		f.Tests = []engine.Test{{Field: field, Arg: arg}}
		f.Reads |= field.Reads
		d.a.To = f
		return
	}
	d.wrong(line, key, "a filter of places or the name of one", v)
}

func (d *draft) limit(v lua.LValue, line int) {
	m, l := d.m, &d.a.Limit
	per := func(s string, line int) {
		i := wordIndex(m.words.Periods, s)
		if i < 0 {
			m.complain(line, CodeWord, diag.OneOf(s, wordNames(m.words.Periods)), "limit has no word %q", s)
			return
		}
		m.unsupported(m.words.Periods[i].Unsupported)
		l.Per, l.Period = uint8(i), s
	}
	l.N = 1
	if s, ok := v.(lua.LString); ok {
		per(string(s), line)
		return
	}
	t := tableOf(v)
	if t == nil {
		d.wrong(line, "limit", "\"turn\" or { n = 2, per = \"turn\" }", v)
		return
	}
	if m.allNamed(t, line, "a limit", "write { n = 2, per = \"turn\" }") && firstField(t) == "" {
		m.complain(line, CodeMissing, "write { n = 2, per = \"turn\" }", "a limit says how often, and this one says nothing")
	}
	m.fields(t, func(key string, v lua.LValue) {
		at := m.lineOfQuick(t, key)
		switch key {
		case "n":
			n, ok := whole(v)
			if !ok || n < 1 || n > 99 {
				d.wrong(at, "n", "a whole number from 1", v)
			}
			l.N = int16(n)
		case "per":
			per(lua.LVAsString(v), at)
		default:
			m.complain(at, CodeField, diag.OneOf(key, []string{"n", "per"}), "limit has no field %q", key)
		}
	})
}

// changed reads the pure half of a replacement.
func (d *draft) changed(v lua.LValue, line int) {
	m := d.m
	c := &engine.Change{}
	d.a.Change = c
	switch x := v.(type) {
	case *lua.LFunction:
		if !x.IsG {
			d.change = x
			c.Func, c.Owner = m.register(x, changeFunc), m.chunk.script.eng
			return
		}
	case *lua.LUserData:
		if e, ok := x.Value.(*symbol); ok && e.expr.Op == engine.OpSkip {
			c.Skip = true
			return
		}
	}
	t := tableOf(v)
	if t == nil {
		d.wrong(line, "change", "skip, a table of fields, or a function(q)", v)
		return
	}
	m.allNamed(t, line, "a change", "write { amount = 0 }")
	m.fields(t, func(key string, v lua.LValue) {
		if what, fix := m.notChanged(key, v); what != "" {
			m.complain(m.lineOfQuick(t, key), CodeField, fix, "%s", what)
			return
		}
		f := engine.ChangeField{Name: key}
		if e, _, ok := m.value(v, true); ok {
			f.Value = e
		} else if e, ok := m.ref(v); ok {
			f.Value = e
		} else if b, ok := v.(lua.LBool); ok {
			f.Value = engine.Expr{Op: engine.OpDatum, Datum: engine.Truth(bool(b))}
		} else if s, ok := v.(lua.LString); ok {
			f.Word = string(s)
			f.Value = engine.Expr{Op: engine.OpDatum, Datum: engine.Str(string(s))}
		} else {
			d.wrong(m.lineOfQuick(t, key), key, "a number, a word or a symbol", v)
			return
		}
		c.Fields = append(c.Fields, f)
	})
	if len(c.Fields) == 0 && t.Len() == 0 && firstField(t) == "" {
		m.complain(line, CodeMissing, "write change = skip to leave the event out", "change changes nothing")
	}
}

// notChanged tells why a change has no field of that name, or none of that value; "" when it has.
func (m *machine) notChanged(key string, v lua.LValue) (what, fix string) {
	if known := m.words.Changes; known != nil && !slices.Contains(known, key) {
		return fmt.Sprintf("a change has no field %q", key), diag.OneOf(key, known)
	}
	s, isText := v.(lua.LString)
	if !isText || key != "zone" {
		return "", ""
	}
	var names []string
	for _, z := range m.words.Zones {
		names = append(names, z.Name)
	}
	if slices.Contains(names, string(s)) {
		return "", ""
	}
	return fmt.Sprintf("there is no zone %q", string(s)), diag.Suggest(string(s), names)
}

// firstField is the name of some field of a table, "" when it has none.
func firstField(t *lua.LTable) string {
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		if s, ok := k.(lua.LString); ok && string(s) != hiddenKey {
			return string(s)
		}
	}
	return ""
}

// reserved reports what else a slot's name would mean.
func (m *machine) reserved(name string) string {
	w := m.words
	switch {
	case w.verbs[name] != nil:
		return "a verb"
	case w.queries[name] != nil || slices.Contains(ownQueries, name):
		return "a query"
	case name != "it" && (w.context[name] != nil || slices.Contains(ownContext, name)):
		return "a field of fx"
	}
	return ""
}

// isName reports whether scripts can write a name behind a dot.
func isName(s string) bool {
	for i, r := range s {
		if r != '_' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (i == 0 || r < '0' || r > '9') {
			return false
		}
	}
	return s != ""
}

func (d *draft) targets(v lua.LValue, line int) {
	m := d.m
	t := tableOf(v)
	if t == nil {
		d.wrong(line, "target", "a table of slots: { foe = unit { enemy = true } }", v)
		return
	}
	m.allNamed(t, line, "target", "name the slot: target = { it = unit {} }")
	m.fields(t, func(key string, v lua.LValue) {
		at := m.lineOfQuick(t, key)
		if !isName(key) {
			m.complain(at, CodeSlot, "name the slot: target = { it = unit {} }", "%q is no name for a slot", key)
		} else if what := m.reserved(key); what != "" {
			m.complain(at, CodeSlot, "choose another name", "a slot may not be called %q: that is %s", key, what)
		}
		slot := engine.Slot{Name: key, Line: at}
		if ud, ok := v.(*lua.LUserData); ok {
			if q, ok := ud.Value.(*quantifier); ok {
				slot = q.slot
				slot.Name, slot.Line = key, at
				d.a.Targets = append(d.a.Targets, slot)
				return
			}
		}
		f := m.filter(v, at, "the slot "+key)
		if f == nil {
			return
		}
		slot.Filter = f
		d.asDestination(&slot)
		d.a.Targets = append(d.a.Targets, slot)
	})
	if len(d.a.Targets) > engine.SlotsPerMode {
		m.complain(line, CodeSlot, "", "more than %d slots", engine.SlotsPerMode)
	}
}

// asDestination takes the field of out of a destination filter: it says what moves there.
func (d *draft) asDestination(slot *engine.Slot) {
	f := slot.Filter
	if f.Op != engine.FilterTests || f.Subject == nil || f.Subject.Name != "destination" {
		return
	}
	slot.Kind = engine.SlotDestination
	for i := range f.Tests {
		if f.Tests[i].Field.Name == "of" && len(f.Tests[i].Arg.Refs) > 0 {
			slot.Of = &f.Tests[i].Arg.Refs[0]
		}
	}
	if slot.Of == nil {
		d.m.complain(slot.Line, CodeMissing, "add of = chosen.x", "destination needs the field \"of\": what moves there")
	}
}

func (d *draft) modes(v lua.LValue, line int) {
	m := d.m
	t := tableOf(v)
	if t == nil {
		d.wrong(line, "modes", "{ pick = 1, mode { ... }, ... }", v)
		return
	}
	out := &engine.Modes{Pick: 1}
	d.a.Modes = out
	m.fields(t, func(key string, v lua.LValue) {
		at := m.lineOfQuick(t, key)
		switch key {
		case "pick":
			n, ok := whole(v)
			if !ok || n < 1 {
				d.wrong(at, key, "a whole number from 1", v)
				return
			}
			out.Pick = n
		case "fresh":
			switch lua.LVAsString(v) {
			case "item":
				out.Fresh = engine.FreshItem
			case "turn":
				out.Fresh = engine.FreshTurn
			default:
				m.complain(at, CodeWord, "it is one of item, turn", "fresh has no word %s", describe(v))
			}
		default:
			m.complain(at, CodeField, diag.OneOf(key, []string{"pick", "fresh"}), "modes has no field %q", key)
		}
	})
	for i, v := range items(t) {
		ud, _ := v.(*lua.LUserData)
		var a *abilityValue
		if ud != nil {
			a, _ = ud.Value.(*abilityValue)
		}
		if a == nil || a.mode == nil {
			m.complain(line, CodeKind, "write mode { text = ..., effect = ... }", "entry %d of modes is a mode, not %s", i+1, describe(v))
			continue
		}
		d.chosen = append(d.chosen, a.mode.chosen...)
		d.modal = append(d.modal, a.mode)
		out.List = append(out.List, a.mode.ability)
		if out.Pick > 1 && out.Fresh == 0 && len(a.mode.ability.Targets) > 0 {
			m.unsupported(`modes with targets that may be chosen twice; fresh = "item" has each chosen once`) // slots are kept by mode
		}
	}
	if len(out.List) < out.Pick || len(out.List) == 0 {
		m.complain(line, CodeMissing, "", "%d modes to pick from %d", out.Pick, len(out.List))
	}
}

// slotOptions are the options of up_to, exactly, any_number: what binds a choice of several things as a whole.
var slotOptions = []string{"per", "same", "total"}

func (m *machine) slotOption(slot *engine.Slot, name, key string, v lua.LValue, line int) {
	word, isWord := v.(lua.LString)
	switch {
	case key == "per" && isWord:
		if word != "place" {
			m.complain(line, CodeKind, "write \"place\"", "%s: per = %q", name, string(word))
			return
		}
		slot.Per = string(word)
	case key == "same" && isWord:
		if !slices.Contains([]string{"place", "controller"}, string(word)) {
			m.complain(line, CodeKind, "write \"place\" or \"controller\"", "%s: same = %q", name, string(word))
			return
		}
		slot.Same = string(word)
	case key == "total" && tableOf(v) != nil:
		m.allNamed(tableOf(v), line, "total", "write total = { might = 4 }")
		m.fields(tableOf(v), func(number string, max lua.LValue) {
			if n, ok := max.(lua.LNumber); slot.Total != nil || ok && n < 0 {
				m.complain(line, CodeKind, "write total = { might = 4 }", "%s: total is one number, from 0", name)
				return
			}
			for id := range m.words.Numbers {
				if m.words.Numbers[id].Name != number {
					continue
				}
				e, _, ok := m.value(max, false)
				if !ok {
					break
				}
				slot.Total = &engine.SlotTotal{Number: engine.NumberID(id), Max: e}
				return
			}
			m.complain(line, CodeField, "write total = { might = 4 }", "%s: total is the most of a number of all that is chosen", name)
		})
	default:
		m.complain(line, CodeField, diag.OneOf(key, slotOptions), "%s has no option %q", name, key)
	}
}

// quantifierOf is the quantifier that a value is, or nil.
func quantifierOf(v lua.LValue) *quantifier {
	if ud, ok := v.(*lua.LUserData); ok {
		if q, ok := ud.Value.(*quantifier); ok {
			return q
		}
	}
	return nil
}

package scripts

// Gifts: what a static gives to all it affects and what fx:give gives: one shape.

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// gift reads a gift; nil after a complaint. A verb may give one that gives nothing.
func (m *machine) gift(v lua.LValue, line int, verb bool) *engine.Gift {
	t := tableOf(v)
	if t == nil {
		m.complain(line, CodeKind, "write give = { might = 1 }", "a gift is a table, not %s", describe(v))
		return nil
	}
	g, ok := &engine.Gift{}, m.allNamed(t, line, "a gift", "")
	m.fields(t, func(key string, v lua.LValue) {
		at := m.lineOfQuick(t, key)
		field := m.words.gifts[key]
		switch {
		case key == "lasts" && field == nil:
			s, isText := v.(lua.LString)
			i := wordIndex(m.words.Durations, string(s))
			if !isText || i < 0 {
				ok = m.complain(at, CodeWord, diag.OneOf(string(s), wordNames(m.words.Durations)), "lasts has no word %s", describe(v))
				return
			}
			m.unsupported(m.words.Durations[i].Unsupported)
			g.Lasts = uint8(i)
		case key == "min" && field == nil:
			e, _, good := m.value(v, false)
			if !good {
				ok = m.complain(at, CodeKind, "", "min is a whole number or a value, not %s", describe(v))
				return
			}
			g.Floor = &e
		case field == nil:
			names := append([]string{"lasts", "min"}, giftNames(m.words)...)
			fix := diag.Suggest(key, names)
			if c := m.words.costs[key]; c != nil && c.Kind != engine.CostObjects {
				fix = fmt.Sprintf("what something costs is changed by cost_change { of = ..., less = { %s = ... } }", key)
			}
			ok = m.complain(at, CodeField, fix, "a gift has no field %q", key)
		default:
			m.oldName("gift", at, key)
			m.unsupported(field.Unsupported)
			part := engine.GiftPart{Field: field}
			if m.giftPart(&part, v, at) {
				g.Parts = append(g.Parts, part)
			} else {
				ok = false
			}
		}
	})
	if !ok {
		return nil
	}
	if len(g.Parts) == 0 && !verb {
		m.complain(line, CodeMissing, "", "the gift gives nothing")
		return nil
	}
	return g
}

func giftNames(w *words) []string {
	var out []string
	for _, f := range w.GiftFields {
		out = append(out, f.Name)
	}
	return out
}

func (m *machine) giftPart(p *engine.GiftPart, v lua.LValue, line int) bool {
	name := p.Field.Name
	switch p.Field.Kind {
	case engine.GiftNumber:
		e, _, ok := m.value(v, p.Field.Layer == 3 || p.Field.Layer == 0)
		if !ok {
			if fn, isFn := v.(*lua.LFunction); isFn && !fn.IsG {
				return m.complain(line, CodeKind, "", "%s belongs to a layer that takes no functions", name)
			}
			return m.complain(line, CodeKind, "", "%s is a whole number, a value or a function(q), not %s", name, describe(v))
		}
		p.N = e
	case engine.GiftFlag:
		b, ok := v.(lua.LBool)
		if !ok {
			return m.complain(line, CodeKind, "", "%s is true, not %s", name, describe(v))
		}
		if !b {
			return m.complain(line, CodeKind, "leave it out", "%s = false gives nothing", name)
		}
		p.N = engine.Expr{Op: engine.OpDatum, Datum: engine.Truth(true)}
		p.Bits = engine.Bit(p.Field.Flag & 63)
	case engine.GiftWord, engine.GiftTypes:
		list, ok := stringsOf(v)
		if !ok {
			return m.complain(line, CodeKind, "", "%s is a word, not %s", name, describe(v))
		}
		for _, s := range list {
			i := slices.Index(p.Field.Words, s)
			if p.Field.Words != nil && i < 0 {
				return m.complain(line, CodeWord, diag.OneOf(s, p.Field.Words), "%s has no word %q", name, s)
			}
			if i >= 0 {
				p.Bits |= engine.Bit((int(p.Field.Flag) + i) & 63)
			}
			p.Words = append(p.Words, s)
		}
	case engine.GiftKeywords, engine.GiftLoseKeywords:
		return m.giftKeywords(p, v, line)
	case engine.GiftAbilities:
		return m.giftAbilities(p, v, line)
	case engine.GiftCopy, engine.GiftText, engine.GiftController, engine.GiftPlayer:
		if e, ok := m.ref(v); ok {
			p.Ref = e
			return true
		}
		return m.complain(line, CodeKind, "", "%s is a symbol such as self, or a thing, not %s", name, describe(v))
	case engine.GiftTags:
		list, ok := m.wordsOf(v)
		if !ok {
			return m.complain(line, CodeKind, "", "%s is a text or a list of texts, not %s", name, describe(v))
		}
		p.Words = list
	case engine.GiftAlso:
		t := tableOf(v)
		if t == nil {
			return m.complain(line, CodeKind, "write also = { holds = \"conquers\" }", "also is a table of events, not %s", describe(v))
		}
		ok := m.allNamed(t, line, "also", "write also = { holds = \"conquers\" }")
		m.fields(t, func(key string, v lua.LValue) {
			s, isText := v.(lua.LString)
			from, to := m.words.events[key], m.words.events[string(s)]
			switch {
			case from == nil:
				ok = m.complain(m.lineOfQuick(t, key), CodeEvent, diag.Suggest(key, m.allEvents()), "there is no event %q", key)
			case !isText || to == nil:
				ok = m.complain(m.lineOfQuick(t, key), CodeEvent, diag.Suggest(string(s), m.allEvents()), "there is no event %s", describe(v))
			default:
				for _, a := range from {
					for _, b := range to {
						if a.Subject == b.Subject {
							p.Also = append(p.Also, engine.AlsoEvent{From: a, To: b})
						}
					}
				}
			}
		})
		return ok
	}
	return true
}

// wordsOf reads a text or a list of texts; in a running function a text of the game will do.
func (m *machine) wordsOf(v lua.LValue) ([]string, bool) {
	if list, ok := stringsOf(v); ok {
		return list, true
	}
	if m.chunk != nil || m.host == nil {
		return nil, false
	}
	d, ok := m.host.datum(v)
	var list []string
	for _, x := range d.List() {
		ok = ok && x.Kind == engine.TextDatum
		list = append(list, x.Text())
	}
	return list, ok && len(list) > 0
}

func (m *machine) allEvents() []string {
	var out []string
	for _, e := range m.words.Events {
		if e.Name != "" {
			out = append(out, e.Name)
		}
	}
	return out
}

func (m *machine) giftKeywords(p *engine.GiftPart, v lua.LValue, line int) bool {
	one := func(v lua.LValue) bool {
		switch x := v.(type) {
		case lua.LString:
			use, ok := m.keywordUse(string(x), line)
			if ok && use.Cost == nil && use.ID != engine.NoKeyword && m.words.Keywords[use.ID].Costed && p.Field.Kind == engine.GiftKeywords {
				return m.complain(line, CodeKeyword, fmt.Sprintf("write for example %q", use.Name+" {1}"), "%s needs a cost", use.Name)
			}
			if ok {
				p.Keywords = append(p.Keywords, use)
			}
			return ok
		case *lua.LUserData:
			if k, ok := x.Value.(*keywordValue); ok {
				p.Keywords = append(p.Keywords, k.use)
				return true
			}
		}
		return m.complain(line, CodeKind, "", "%s is a keyword such as \"Assault 2\" or a list of them, not %s", p.Field.Name, describe(v))
	}
	if t := tableOf(v); t != nil && firstField(t) == "" {
		good := true
		for _, x := range items(t) {
			good = one(x) && good
		}
		return good
	}
	return one(v)
}

func (m *machine) giftAbilities(p *engine.GiftPart, v lua.LValue, line int) bool {
	one := func(v lua.LValue) bool {
		if ud, ok := v.(*lua.LUserData); ok {
			switch x := ud.Value.(type) {
			case *abilitiesOf:
				p.From, p.FromTests, p.Words = x.filter, x.tests, x.words
				return true
			case *abilityValue:
				if a := m.resolve(x); a != nil {
					if m.chunk == nil || !m.chunk.loading || a.Scope == engine.Template {
						p.Abilities = append(p.Abilities, a)
						return true
					}
				}
				return m.complain(line, CodeKind, "define it: local a = define."+abilityKindName(x.kind)+" { name = ..., ... }", "only templates can be given")
			}
		}
		return m.complain(line, CodeKind, "", "%s is a defined ability, a list of them, or abilities_of(...), not %s", p.Field.Name, describe(v))
	}
	if t := tableOf(v); t != nil && firstField(t) == "" {
		ok := true
		for _, x := range items(t) {
			ok = one(x) && ok
		}
		return ok
	}
	return one(v)
}

// abilitiesOption reads the options of abilities_of.
func (m *machine) abilitiesOption(a *abilitiesOf, t *lua.LTable) bool {
	ok := m.allNamed(t, 0, "the options of abilities_of", "")
	m.fields(t, func(key string, v lua.LValue) {
		field := m.words.field(key, engine.SubjectAbility, "ability")
		if field == nil {
			ok = m.complain(m.lineOfQuick(t, key), CodeField, diag.Suggest(key, m.words.fieldNames(engine.SubjectAbility, "ability")), "abilities_of has no option %q", key)
			return
		}
		arg, _, good := m.arg(field, v, m.lineOfQuick(t, key))
		ok = ok && good
		a.tests = append(a.tests, engine.Test{Field: field, Arg: arg})
		a.words = append(a.words, key+"="+strings.Join(arg.Words, ","))
	})
	return ok
}

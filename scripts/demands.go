package scripts

import (
	"slices"
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// What is demanded of an ability as a whole, when all its fields have been read.

// given refuses to give what is on the board what only a card that is being played heeds.
func (d *draft) given() {
	stack, f := d.m.stackFilter(), d.a.Affects
	if stack == nil || f == nil || f.Subject == nil || f.Subject.Stack || d.a.Give == nil {
		return
	}
	for i := range d.a.Give.Parts {
		if p := d.a.Give.Parts[i].Field; p.Playing {
			d.m.complain(d.m.lineOfQuick(d.t, "affects"), CodeKind, "write affects = "+stack.Name+" { type = ..., yours = true }", "%s is given to what is being played, and %s is what is there already", p.Name, f.Subject.Name)
		}
	}
}

// priced refuses a change of what nobody pays for.
func (d *draft) priced() {
	stack, f := d.m.stackFilter(), d.a.Of
	if stack == nil || f == nil || f.Subject == nil || f.Subject.Subject == engine.SubjectAbility {
		return
	}
	if f.Subject.Subject != engine.SubjectObject || f.Subject.At != nil {
		d.m.complain(d.m.lineOfQuick(d.t, "of"), CodeKind, "write of = "+stack.Name+" { ... } for cards, of = ability { ... } for abilities", "%s is nothing that is paid for", f.Subject.Name)
	}
}

// does demands that an ability does something: an effect, modes, or what it adds as data.
func (d *draft) does() {
	if d.a.Yield == nil {
		d.need("effect", "modes")
	}
}

// offBoard lets an ability that does not say where it works work where what it waits for happens to its bearer: its own discard
// is in no play.
func (d *draft) offBoard() {
	if d.seen["zone"] || d.a.On == nil {
		return
	}
	at, elsewhere := engine.Mask(0), false
	var look func(p *engine.Pattern)
	look = func(p *engine.Pattern) {
		for i := range p.Any {
			look(&p.Any[i])
		}
		switch {
		case p.Event == nil:
		case p.Event.At != 0 && p.Subject.Op == engine.OpSelf:
			at |= p.Event.At
		default:
			elsewhere = true
		}
	}
	if look(d.a.On); at != 0 && elsewhere {
		for i := range d.m.words.Zones {
			if d.m.words.Zones[i].Board {
				at |= engine.Bit(i)
			}
		}
	}
	d.a.Zones = at
}

// finish checks what only the whole ability shows.
func (d *draft) finish() {
	m, a := d.m, d.a
	switch d.name {
	case "activated", "on_play", "step":
		d.does()
		d.pricedByChoice()
		d.addsAsData()
	case "triggered":
		if !d.seen["on"] && a.Keyword != nil {
			a.On = m.keywordEvent(a.Keyword.Name)
			if a.On == nil {
				m.complain(d.line, CodeMissing, "", "the keyword %s does not say when it triggers: the field on is needed", a.Keyword.Name)
			}
		} else {
			d.need("on", "keyword")
		}
		d.offBoard()
		d.does()
		d.pricedByChoice()
	case "static":
		d.need("affects")
		d.need("give")
		d.given()
	case "replacement":
		d.need("on")
		d.offBoard()
		if d.seen["change"] == d.seen["effect"] {
			m.complain(d.line, CodeMissing, "change is data or a pure function; effect is a program that runs in place of the event", "a replacement has exactly one of change and effect")
		}
		m.replaces(a.On)
	case "additional_cost":
		d.additional()
	case "cost_change":
		d.need("of")
		d.priced()
		d.need("less", "more", "min", "set")
		for _, c := range []*engine.Cost{a.More, a.Min, a.Set} {
			m.plain(c, "a cost change")
		}
		if a.Less != nil && len(a.Less.OneOf) == 0 {
			m.plain(a.Less, "a cost change")
		}
	case "permit", "forbid":
		d.permission()
	case "retrigger":
		d.need("of", "on")
	case "mode":
		d.need("effect")
		d.need("text")
		d.pricedByChoice()
		if a.Cost != nil && len(a.Cost.OneOf) > 0 {
			m.unsupported("a choice between costs of a mode")
		}
	}
	m.unsupported(m.words.Unsupported.Kinds[a.Kind])
	m.unsupported(m.words.Unsupported.Scopes[a.Scope])
	if a.Scope == engine.Template || d.name == "step" {
		d.need("name")
	}
	if a.Keyword != nil {
		if k := m.keywordNeeds(a.Keyword.Name); k.active != nil {
			if a.Active == nil {
				a.Active = k.active
			} else {
				a.Active = &engine.Condition{Op: engine.CondAll, Args: []engine.Condition{*k.active, *a.Active}, Reads: k.active.Reads | a.Active.Reads}
			}
		}
	}
	if d.name == "step" && a.Scope != engine.Template {
		m.complain(d.line, CodeKind, "write local s = define.step { ... }", "a step stands in define alone")
	}
	d.slots()
	if d.effect != nil && d.name != "mode" {
		d.uses(d.effect, true, nil)
	}
	if d.change != nil {
		d.uses(d.change, false, nil)
	}
	for _, mode := range d.modal {
		if mode.effect != nil {
			d.uses(mode.effect, true, mode.ability.Targets)
		}
	}
	a.Key = d.key()
	if a.Modes != nil {
		for i := range a.Modes.List {
			mode := &a.Modes.List[i]
			mode.Key = a.Key + "/" + strconv.Itoa(i+1)
			if mode.Name != "" {
				mode.Key = a.Key + "/" + mode.Name
			}
			mode.Script = a.Script
		}
	}
	a.DeclHash = declHash(a)
}

// additional checks an additional cost: of its own card, or offered to other cards.
func (d *draft) additional() {
	m, a := d.m, d.a
	d.need("name")
	d.need("cost")
	m.plain(a.Less, "what an additional cost takes off")
	switch {
	case a.Of == nil && !a.OfSelf:
		m.chunk.costs = append(m.chunk.costs, a.Name)
		if d.seen["to"] {
			m.complain(m.lineOfQuick(d.t, "to"), CodeKind, "", "where a card itself is played to is said by permit { what = \"play\", affects = self, to = ... }; to goes with of")
		}
	case a.OfSelf:
		m.complain(m.lineOfQuick(d.t, "of"), CodeKind, "leave of out", "an additional cost is that of its own card unless of says of which others")
	case !a.Optional:
		m.complain(d.line, CodeMissing, "add optional = true, or write cost_change { of = ..., more = ... }", "an additional cost of other cards is offered: it is optional")
	default:
		d.priced()
	}
}

// permission checks a permission or prohibition: what the ruleset knows of its act.
func (d *draft) permission() {
	m, a := d.m, d.a
	d.need("what")
	act := m.words.Acts[a.What].Name
	if a.Kind == engine.Forbid {
		if a.Cost != nil && !m.words.TollActs.Any(engine.Bit(a.What)) {
			m.unsupported("a cost of the prohibition to " + act)
		}
		m.plain(a.Cost, "a prohibition")
	} else {
		if paid := m.words.PaidActs; a.Cost != nil && paid != 0 && !paid.Any(engine.Bit(a.What)) {
			m.unsupported("a cost of the permission to " + act)
		}
		if may := m.words.PermitActs; may != 0 && !may.Any(engine.Bit(a.What)) {
			m.unsupported("the permission to " + act)
		}
		if !m.words.PricedActs.Any(engine.Bit(a.What)) {
			m.plain(a.Cost, "a permission")
		}
	}
	if to := m.words.PlaceActs; a.To != nil && to != 0 && !to.Any(engine.Bit(a.What)) {
		m.unsupported("the place of the act " + act)
	}
}

// pricedByChoice refuses a cost that depends on what is chosen after it is known, or is counted on.
func (d *draft) pricedByChoice() {
	m, a := d.m, d.a
	switch {
	case a.Cost.ByChoice() && d.name == "mode":
		m.unsupported("a cost of a mode that depends on what it chooses")
	case a.Cost.ByChoice() && !m.words.PricedByChoice:
		m.unsupported("a cost of an ability that depends on what it chooses")
	case a.Cost.ByChoice() && a.Adds:
		m.unsupported("a cost of an ability that adds which depends on what it chooses")
	}
	for i := range a.Targets {
		if s := &a.Targets[i]; s.Kind != engine.SlotOne && a.Cost.AsksSeveral(s.Name) {
			m.complain(m.lineOfQuick(d.t, "cost"), CodeKind, "write sum(unit { among = chosen."+s.Name+" }, ...) for all of them together, or choose one thing", "what it costs asks for a number of chosen.%s, which may be several things or none", s.Name)
		}
	}
	if a.X.ByChoice() {
		m.unsupported("what x costs, by what is chosen")
	}
}

// addsAsData demands that what an activated ability adds which resolves at once stands in its declaration: payments count on it, and
// on what a function would add they cannot.
func (d *draft) addsAsData() {
	m, a := d.m, d.a
	if !a.Adds {
		return
	}
	if a.Yield == nil {
		m.complain(m.lineOfQuick(d.t, "adds"), CodeKind, "write adds = { energy = 1 }, in numbers or values; an effect beside it does what else it does", "an ability that is activated says what it adds, so that payments count on it")
		return
	}
	effects := []*lua.LFunction{d.effect}
	for _, mode := range d.modal {
		effects = append(effects, mode.effect)
	}
	for _, fn := range effects {
		if fn == nil {
			continue
		}
		for _, u := range m.chunk.unit.uses[fn.Proto] {
			if v := m.words.verbs[u.name]; v != nil && v.Adds && u.method {
				m.complain(u.line, CodeVerb, "say it in adds; where it adds one thing or another, write an ability for each", "fx:%s in the effect of an ability with adds: payments would not count on it", u.name)
			}
		}
	}
}

// slots checks that chosen.x names a slot.
func (d *draft) slots() {
	c := d.m.chunk
	open := append(d.chosen, c.chosen...)
	c.chosen = nil
	if d.name == "mode" {
		// The slots of the ability around it come later.
		d.chosen = nil
		for _, r := range open {
			if !slices.ContainsFunc(d.a.Targets, func(s engine.Slot) bool { return s.Name == r.name }) {
				d.chosen = append(d.chosen, r)
			}
		}
		return
	}
	var names []string
	for i := range d.a.Targets {
		names = append(names, d.a.Targets[i].Name)
	}
	for _, r := range open {
		if !slices.Contains(names, r.name) {
			d.m.complain(r.line, CodeSlot, diag.OneOf(r.name, names), "there is no slot %q", r.name)
		}
	}
	for i := range d.a.Targets {
		s := &d.a.Targets[i]
		chosenIn(s, func(name string) {
			if at := slices.Index(names, name); at >= i {
				line := s.Line
				for _, r := range open {
					if r.name == name && r.line >= s.Line && (i+1 == len(names) || r.line <= d.a.Targets[i+1].Line) {
						line = r.line
						break
					}
				}
				d.m.complain(line, CodeSlot, "move "+name+" before "+s.Name, "the slot %s needs chosen.%s, which is chosen later", s.Name, name)
			}
		})
	}
}

// key is the ability's name, else its kind and event.
func (d *draft) key() string {
	a := d.a
	if a.Name != "" {
		return a.Name
	}
	key := d.name
	if a.Scope == engine.EffectText {
		key = "equipped." + key
	}
	if a.Keyword != nil && !d.seen["on"] {
		return key + ":" + a.Keyword.Name
	}
	first := true
	patternKinds(a.On, func(e *engine.EventDecl) {
		if first {
			key += ":" + e.Name
		} else {
			key += "," + e.Name
		}
		first = false
	})
	return key
}

// uses checks what a function takes from fx or q before it ever runs; more are the slots of a mode.
func (d *draft) uses(fn *lua.LFunction, verbs bool, more []engine.Slot) {
	m := d.m
	if !m.chunk.loading {
		return
	}
	var slots []string
	for _, list := range [][]engine.Slot{d.a.Targets, more} {
		for i := range list {
			slots = append(slots, list[i].Name)
		}
	}
	for _, u := range m.chunk.unit.uses[fn.Proto] {
		if slices.Contains(slots, u.name) {
			if u.method {
				m.complain(u.line, CodeVerb, "write fx."+u.name, "the slot %q is a thing, not a verb", u.name)
			}
			continue
		}
		if v := m.words.verbs[u.name]; v != nil && v.Replacing && u.method && d.a.Kind != engine.Replacement {
			m.complain(u.line, CodeVerb, "it stands in the effect of a replacement alone", "fx:%s lets a replaced event happen, and nothing is replaced here", u.name)
			continue
		}
		m.checkUse(u, verbs, slots)
	}
}

func (m *machine) checkUse(u use, verbs bool, slots []string) {
	w := m.words
	isVerb := w.verbs[u.name] != nil
	if isVerb && !verbs {
		m.complain(u.line, CodeVerb, "move it into an effect", "a predicate cannot %s: verbs stand in effects alone", u.name)
		return
	}
	isField := w.context[u.name] != nil || slices.Contains(ownContext, u.name)
	isQuery := w.queries[u.name] != nil || slices.Contains(ownQueries, u.name)
	prefix := "fx"
	if !verbs {
		prefix = "q"
	}
	switch {
	case isField && (!u.method || isVerb || isQuery):
		return
	case isField:
		m.complain(u.line, CodeVerb, "write "+prefix+"."+u.name, "%s is a field of %s, not something to call", u.name, prefix)
		return
	case (isVerb || isQuery) && !u.method && !u.called:
		return
	case (isVerb || isQuery) && !u.method:
		m.complain(u.line, CodeVerb, "write "+prefix+":"+u.name+"(...)", "%s.%s has a dot where a colon belongs", prefix, u.name)
		return
	case isVerb || isQuery:
		m.checkCall(u)
		return
	}
	names, what := w.fxNames, "fx"
	if !verbs {
		names, what = w.qNames, "q"
	}
	names = append(slices.Clone(slots), names...)
	kind := "field or slot"
	if u.method {
		kind = "verb or query"
		if !verbs {
			kind = "query"
		}
	}
	m.complain(u.line, CodeVerb, diag.Suggest(u.name, names), "%s has no %s %q", what, kind, u.name)
}

package engine

import "slices"

// The layers of a pass: traits, abilities, numbers, and before them what the rules alone read. In each, gifts of verbs and statics
// are applied by age, or as dependency.go says.

// ordered is a gift in the order of timestamps: a row of modifiers, or (negative, minus one) of statics.
type ordered struct{ stamp, at int32 }

func (g *Game) layers(into []Derived) {
	g.borneBefore, g.borne = g.borne, g.borneBefore[:0]
	g.tagsBefore, g.tags = g.tags, g.tagsBefore[:0]
	g.also, g.costs = g.also[:0], g.costs[:0]
	e := g.explaining
	if e != nil {
		e.begin(into)
	}
	given := g.given()
	for layer := uint8(0); layer <= 3; layer++ {
		order := g.order[:0]
		if given&(1<<layer) != 0 {
			order = g.inOrder(layer, order)
			// What has a floor comes after all else, what the rules add included: increases come first.
			compete := g.compete(order, layer)
			for rest := order; len(rest) > 0; rest = rest[1:] {
				if compete {
					i := g.undelayed(rest, layer, into)
					first := rest[i]
					copy(rest[1:i+1], rest[:i])
					rest[0] = first
				}
				was := 0
				if e != nil {
					was = e.now(into)
				}
				g.applyOrdered(rest[0], layer, into)
				if e != nil {
					e.after(was, into, g.orderedPart(rest[0], layer))
				}
			}
		}
		if layer == 2 && (len(g.attached) > 0 || g.anyGiven()) {
			g.giveTexts(into)
		}
		if layer < 3 {
			continue
		}
		var was, told int
		if e != nil {
			was, told = e.now(into), len(e.parts)
		}
		before := len(g.altered)
		if g.altered = g.rules.Arithmetic(g, g.live, into, g.altered); len(g.altered) > before {
			g.layered |= 1 << layer
		}
		if e != nil && len(e.parts) == told {
			e.after(was, into, Part{})
		}
		for _, o := range order {
			if o.at < 0 && g.statics[-1-o.at].ability.Give.Floor != nil {
				was := 0
				if e != nil {
					was = e.now(into)
				}
				g.applyStatic(&g.statics[-1-o.at], layer, into)
				if e != nil {
					e.after(was, into, g.staticPart(&g.statics[-1-o.at], layer))
				}
			}
		}
	}
}

// inOrder lists the gifts of a layer by age.
func (g *Game) inOrder(layer uint8, order []ordered) []ordered {
	for i := range g.s.modifiers.rows {
		m := &g.s.modifiers.rows[i]
		if !m.Off && g.voc.GiftFields[m.Field].Layer == layer && g.Live(m.Target) {
			order = append(order, ordered{m.Stamp, int32(i)})
		}
	}
	for i := range g.statics {
		if g.statics[i].ability.givesIn()&(1<<layer) != 0 {
			order = append(order, ordered{g.statics[i].stamp, -1 - int32(i)})
		}
	}
	g.order = order
	if layer == 1 || layer == 2 {
		if len(order) > 1 {
			slices.SortStableFunc(order, func(a, b ordered) int { return int(a.stamp - b.stamp) })
		}
		if g.options.Trace {
			g.noteOrder(order)
		}
	}
	return order
}

// applyOrdered applies one effect of a layer; what has a floor is left for later.
func (g *Game) applyOrdered(o ordered, layer uint8, into []Derived) {
	if o.at >= 0 {
		g.applyModifier(&g.s.modifiers.rows[o.at], into)
	} else if s := &g.statics[-1-o.at]; s.ability.Give.Floor == nil {
		g.applyStatic(s, layer, into)
	}
}

// noteOrder notes when an object gets two gifts of a layer.
func (g *Game) noteOrder(order []ordered) {
	for i := 1; i < len(order); i++ {
		if a, b := order[i-1].at, order[i].at; a >= 0 && b >= 0 && g.s.modifiers.rows[a].Target == g.s.modifiers.rows[b].Target {
			g.noteApplied(g.voc.Noted.EarliestFirst)
		}
	}
}

// givesIn are the layers in which a static gives anything, a bit each.
func (a *Ability) givesIn() (layers uint8) {
	if a.settled {
		return a.layers
	}
	if a.Give != nil {
		for i := range a.Give.Parts {
			layers |= 1 << a.Give.Parts[i].Field.Layer
		}
	}
	return layers
}

// given are the layers in which a verb or a static gives anything now, a bit each.
func (g *Game) given() (layers uint8) {
	for i := range g.s.modifiers.rows {
		if m := &g.s.modifiers.rows[i]; !m.Off {
			layers |= 1 << g.voc.GiftFields[m.Field].Layer
		}
	}
	for i := range g.statics {
		layers |= g.statics[i].ability.givesIn()
	}
	return layers
}

// applyModifier applies one row of what verbs gave.
func (g *Game) applyModifier(m *Modifier, into []Derived) {
	f := g.voc.GiftFields[m.Field]
	id := m.Target.ID
	key := m.Key
	g.altered = append(g.altered, id)
	g.layered |= 1 << f.Layer
	switch f.Kind {
	case GiftKeywords, GiftLoseKeywords:
		if key < 0 {
			key = int16(g.keywordID(&KeywordUse{Name: g.s.names[-1-key], ID: NoKeyword}))
		}
		g.applyGift(&into[id], f, m.N, key)
	case GiftAbilities:
		g.bear(borne{instance: Instance{Definition: m.Definition, Ability: key, Bearer: m.Target, Via: m.Stamp, Origin: m.Source}, stamp: m.Stamp})
	case GiftAlso:
		g.also = append(g.also, also{id, EventKind(key), EventKind(m.N)})
	case GiftTags:
		g.tags = append(g.tags, tagged{id, g.s.names[key]})
	case GiftCopy:
		g.becomeCopy(&into[id], m.Definition)
	default:
		g.applyGift(&into[id], f, m.N, key)
	}
}

// becomeCopy gives derived values the copyable ones of a definition; who controls the object stays.
func (g *Game) becomeCopy(d *Derived, definition int16) {
	for len(g.printed) < len(g.defs) {
		g.printed = append(g.printed, g.printedOn(len(g.printed)))
	}
	controller := d.Controller
	*d = g.printed[definition]
	d.Controller = controller
	g.copies = true
}

func (g *Game) applyStatic(s *staticSource, layer uint8, into []Derived) {
	g.eachAffected(s, into, func(c *Context, id ObjectID) { g.giveTo(c, s.ability, layer, id, into) })
}

// eachAffected calls f with all objects that a static works on now, if it works.
func (g *Game) eachAffected(s *staticSource, into []Derived, f func(c *Context, id ObjectID)) {
	a := s.ability
	c := &g.static
	o := &g.s.objects.rows[s.id]
	// That of the object, with the controller of the pass in progress.
	*c = Context{g: g, Self: Ref{s.id, o.Inc}, You: into[s.id].Controller, Here: g.PlaceOf(s.id), ability: a}
	c.Instance = s.instance
	if s.keyword != nil {
		c.keyword, c.number = s.keyword.def, s.number
	}
	if s.holder != 0 {
		c.holder = s.holder
		c.You = g.s.installed.rows[-1-s.holder].Player
	}
	if a.Active != nil && !c.Holds(a.Active) {
		return
	}
	if g.options.Trace && !g.trial {
		g.AppliesAbility(a)
		if k := g.KindOf(s.id); a.Zones&Bit(k) != 0 && !g.voc.Zones[k].Board {
			g.Applies(g.voc.Noted.OffBoard)
		}
	}
	if a.AffectsRef.Op == OpSelf {
		f(c, s.id)
		return
	}
	base := len(g.buffer)
	if a.AffectsRef.Op != OpNone {
		g.buffer = append(g.buffer, c.Eval(&a.AffectsRef).List()...)
	} else if a.Affects != nil {
		c.Push(a.Affects)
	}
	for i := base; i < len(g.buffer); i++ {
		if id := g.objectBehind(g.buffer[i]); id != 0 {
			f(c, id)
		}
	}
	g.buffer = g.buffer[:base]
}

// mayWork reports whether a static may still affect an object in this search for a fixed point, and notes that it does:
// what has begun and ended does not begin again.
func (g *Game) mayWork(in Instance, id ObjectID) bool {
	if g.reads&ReadsDerived == 0 {
		return true
	}
	for i := range g.working {
		if e := &g.working[i]; e.instance == in && e.id == id {
			if g.trial {
				return !e.failed
			}
			e.now = !e.failed
			return e.now
		}
	}
	if g.trial {
		return true
	}
	g.working = append(g.working, effect{instance: in, id: id, now: true})
	return true
}

// objectBehind returns the object that holds the gifts of a thing: players and places have one of their own.
func (g *Game) objectBehind(d Datum) ObjectID {
	switch d.Kind {
	case ObjectDatum:
		return ObjectID(d.N)
	case PlayerDatum:
		return g.PlayerObject(Player(d.N))
	case PlaceDatum:
		z := &g.s.zones.rows[d.N]
		if z.Object != 0 {
			return z.Object
		}
		if z.Owner != NoPlayer {
			return g.PlayerObject(z.Owner)
		}
	case LinkDatum:
		return g.s.items.rows[d.N].Instance.Bearer.ID
	}
	return 0
}

func (g *Game) giveTo(c *Context, a *Ability, layer uint8, id ObjectID, into []Derived) {
	if !g.mayWork(c.Instance, id) {
		return
	}
	g.altered = append(g.altered, id)
	g.layered |= 1 << layer
	for i := range a.Give.Parts {
		p := &a.Give.Parts[i]
		if p.Field.Layer != layer {
			continue
		}
		c.It = Obj(g.Ref(id))
		switch p.Field.Kind {
		case GiftNumber:
			n := c.Number(&p.N)
			if a.Give.Floor != nil {
				floor := c.Number(a.Give.Floor)
				if now := int(into[id].Numbers[p.Field.Number]); n < 0 && now+n < floor {
					n = min(0, floor-now)
				}
			}
			g.applyGift(&into[id], p.Field, bounded(n), 0)
		case GiftKeywords, GiftLoseKeywords:
			for k := range p.Keywords {
				key := g.keywordID(&p.Keywords[k])
				g.applyGift(&into[id], p.Field, p.Keywords[k].N, int16(key))
				if p.Keywords[k].Cost != nil {
					g.costs = append(g.costs, keywordCost{id, key, p.Keywords[k].Cost})
				}
			}
		case GiftFlag, GiftWord:
			into[id].Flags |= uint32(p.Bits)
		case GiftTypes:
			into[id].Types |= p.Bits
		case GiftTags:
			for _, tag := range p.Words {
				g.tags = append(g.tags, tagged{id, tag})
			}
		case GiftAlso:
			for _, x := range p.Also {
				g.also = append(g.also, also{id, x.From.Kind, x.To.Kind})
			}
		case GiftPlayer:
			for _, d := range c.Eval(&p.Ref).List() {
				if d.Kind == PlayerDatum {
					into[id].Flags |= 1 << (p.Field.Flag + uint8(d.N))
				}
			}
		case GiftController:
			if d := c.Eval(&p.Ref); d.Kind == PlayerDatum {
				into[id].Controller = d.Player()
			}
		case GiftCopy:
			if r := c.Eval(&p.Ref).Ref(); g.Live(r) {
				g.becomeCopy(&into[id], g.derived[r.ID].Definition)
			}
		case GiftAbilities:
			g.giveAbilities(c, p, id)
		}
	}
}

// giveAbilities lets an object bear what a static gives: templates of its text, or abilities of other objects.
func (g *Game) giveAbilities(c *Context, p *GiftPart, id ObjectID) {
	for _, a := range p.Abilities {
		in := Instance{Definition: c.Instance.Definition, Ability: int16(a.Index), Bearer: g.Ref(id), Via: -int32(c.Self.ID), Origin: c.Self}
		g.bear(borne{instance: in, stamp: g.s.objects.rows[id].Stamp})
	}
	if p.From == nil {
		return
	}
	from := c.Push(p.From)
	end := len(g.buffer)
	for i := from; i < end; i++ {
		o := g.objectBehind(g.buffer[i])
		if o == 0 || o == id {
			continue
		}
		text := g.defs[g.derived[o].Definition]
		for k := range text.Abilities {
			a := &text.Abilities[k]
			in := Instance{Definition: g.derived[o].Definition, Ability: int16(k), Bearer: g.Ref(o)}
			if a.Scope == OwnText && c.passesAbility(p.FromTests, in) {
				in.Bearer, in.Origin = g.Ref(id), g.Ref(o)
				g.bear(borne{instance: in, stamp: g.s.objects.rows[id].Stamp})
			}
		}
		// What it bears from elsewhere counts too, but nothing comes back to where it is from.
		for k := range g.borneBefore {
			in := g.borneBefore[k].instance
			if in.Bearer.ID != o || in.Origin.ID == id || !c.passesAbility(p.FromTests, in) {
				continue
			}
			if in.Origin.ID == 0 {
				in.Origin = in.Bearer
			}
			in.Bearer, in.Via = g.Ref(id), 0
			g.bear(borne{instance: in, stamp: g.s.objects.rows[id].Stamp})
		}
	}
	g.buffer = g.buffer[:from]
}

// applyGift adds one part of a gift to derived values. key is the keyword, the flag, the type or the player.
func (g *Game) applyGift(d *Derived, f *GiftField, n, key int16) {
	switch f.Kind {
	case GiftNumber:
		if f.Layer != 1 {
			d.Numbers[f.Number] = bounded(int(d.Numbers[f.Number]) + int(n))
			return
		}
		if f.Bound {
			n = min(n, d.Numbers[f.Number])
		}
		d.Numbers[f.Number] = n
		for i := range g.voc.Numbers {
			if g.voc.Numbers[i].Remembers == uint8(f.Number)+1 {
				d.Numbers[i] = n
			}
		}
	case GiftKeywords:
		g.give(d, KeywordID(max(key, -1)), n)
	case GiftLoseKeywords:
		if key >= 0 {
			d.Keywords &^= Bit(key)
			d.KeywordN[key] = 0
			if most := g.mostOf(KeywordID(key)); most > 0 {
				d.Numbers[most-1] = 0
			}
		}
	case GiftFlag, GiftWord, GiftPlayer:
		d.Flags |= 1 << key
	case GiftTypes:
		d.Types |= Bit(key)
	case GiftController:
		d.Controller = Player(key)
	}
}

package engine

// Which statics may work now, and what derived values depend on because of them.

// staticSource is a static ability that works now.
type staticSource struct {
	id       ObjectID
	ability  *Ability
	stamp    int32
	holder   int32 // of an installed static
	instance Instance
	keyword  *setKeyword // of a keyword that was given to the object, and its number
	number   int
}

// findStatics lists the static abilities that may work now, and what all derived values depend on.
func (g *Game) findStatics() {
	g.statics = g.statics[:0]
	g.playing = false
	g.reads = ReadsZones | ReadsGifts | ReadsArithmetic
	if g.hasKind&Bit(uint8(Static)) == 0 {
		return
	}
	if g.anyGiven() {
		g.reads |= g.givenReads
	}
	if g.offStatics {
		g.reads |= ReadsOff
	}
	for _, id := range g.Bearing(Static) {
		g.staticsOf(id, g.KindOf(id), false)
	}
	for _, id := range g.stacked {
		g.staticsOf(id, g.KindOf(id), true)
	}
	for i := range g.borne {
		b := &g.borne[i]
		if a := g.AbilityOf(b.instance); a != nil && a.Kind == Static && g.Live(b.instance.Bearer) && g.worksIn(a, g.KindOf(b.instance.Bearer.ID)) {
			g.addStatic(staticSource{id: b.instance.Bearer.ID, ability: a, stamp: b.stamp, instance: b.instance, keyword: b.keyword, number: b.number})
		}
	}
	for i := range g.s.installed.rows {
		in := &g.s.installed.rows[i]
		if in.Off {
			continue
		}
		if a := g.AbilityOf(in.Instance); a != nil && a.Kind == Static {
			g.addStatic(staticSource{id: in.Instance.Bearer.ID, ability: a, stamp: in.Stamp, holder: -1 - int32(i), instance: in.Instance})
		}
	}
	for i := range g.s.modifiers.rows {
		if m := &g.s.modifiers.rows[i]; len(g.statics) > 0 && !m.Off && g.voc.GiftFields[m.Field].Kind.reshapes() {
			g.reads |= ReadsDerived
		}
	}
	// What a card that is only proposed has depends on the proposal; see Propose, which outdates it.
	if g.playing && g.Proposed != 0 && !g.voc.Zones[g.KindOf(g.Proposed)].Stack {
		g.staticsOf(g.Proposed, g.KindOf(g.Proposed), true)
		g.live = append(g.live, g.Proposed)
	}
}

// staticsOf lists the statics of one object. A card that is being played gives only to itself yet.
func (g *Game) staticsOf(id ObjectID, kind uint8, selfOnly bool) {
	o := &g.s.objects.rows[id]
	definition := o.Definition
	if g.copies {
		definition = g.derived[id].Definition
	}
	def := g.defs[definition]
	if def.Has&Bit(uint8(Static)) == 0 {
		return
	}
	for i := range def.Abilities {
		a := &def.Abilities[i]
		if a.Kind != Static || a.Scope != OwnText || o.Host != 0 {
			continue
		}
		// What works where it is has been listed before.
		if works := g.worksIn(a, kind); works == selfOnly || selfOnly && !g.worksPlayed(a) {
			continue
		}
		in := Instance{Definition: definition, Ability: int16(i), Bearer: Ref{id, o.Inc}}
		g.addStatic(staticSource{id: id, ability: a, stamp: o.Stamp, instance: in})
	}
}

// worksPlayed reports whether a static works while its card is being played.
func (g *Game) worksPlayed(a *Ability) bool {
	if a.Zones == 0 {
		return a.AffectsRef.Op == OpSelf
	}
	for k := range g.voc.Zones {
		if g.voc.Zones[k].Stack && a.Zones.Any(Bit(uint8(k))) {
			return true
		}
	}
	return false
}

func (g *Game) addStatic(s staticSource) {
	g.statics = append(g.statics, s)
	g.reads |= s.ability.Reads()
	g.playing = g.playing || s.ability.Affects != nil && s.ability.Affects.Subject != nil && s.ability.Affects.Subject.Stack
}

// reshapes reports whether a static changes what filters of any kind may ask about: what an object is, or whose.
func (a *Ability) reshapes() bool {
	if a.Give == nil {
		return false
	}
	for i := range a.Give.Parts {
		if a.Give.Parts[i].Field.Kind.reshapes() {
			return true
		}
	}
	return false
}

func (k GiftKind) reshapes() bool { return k == GiftTypes || k == GiftController || k == GiftTags }

// Reads is what a static's gift depends on.
func (a *Ability) Reads() Class {
	if a.settled {
		return a.reads
	}
	return a.readsNow()
}

func (a *Ability) readsNow() Class {
	var r Class
	if a.reshapes() {
		r |= ReadsDerived
	}
	if a.Affects != nil {
		r |= a.Affects.Reads
	}
	if a.Active != nil {
		r |= a.Active.Reads
	}
	r |= a.AffectsRef.Reads()
	if a.Give != nil {
		for i := range a.Give.Parts {
			p := &a.Give.Parts[i]
			r |= p.N.Reads() | p.Ref.Reads()
			if p.From != nil {
				r |= p.From.Reads
			}
			if p.Field.Kind == GiftCopy {
				r |= ReadsDerived
			}
		}
		if a.Give.Floor != nil {
			r |= a.Give.Floor.Reads() | ReadsDerived
		}
	}
	return r
}

// Reads is what the events that a pattern describes, and their number, depend on.
func (p *Pattern) Reads() Class {
	if p.Match != nil || p.SubjectFilter != nil || len(p.Refine) > 0 {
		return ReadsAnything
	}
	r := ReadsHistory
	for i := range p.Any {
		r |= p.Any[i].Reads()
	}
	return r
}

// Reads is what a value depends on.
func (e *Expr) Reads() Class {
	var r Class
	switch e.Op {
	case OpCount:
		r = e.Filter.Reads
	case OpTimes:
		r = e.Pattern.Reads()
	case OpSum, OpMost, OpField, OpCostOf, OpFunc, OpChosen, OpPaid, OpArg, OpX:
		r = ReadsAnything
	}
	for i := range e.Args {
		r |= e.Args[i].Reads()
	}
	return r
}

// anyGiven reports whether any object may have been given a keyword that a set defines.
func (g *Game) anyGiven() bool {
	if g.scripted == 0 {
		return false
	}
	if g.staticGives {
		return true
	}
	for i := range g.s.modifiers.rows {
		m := &g.s.modifiers.rows[i]
		if !m.Off && g.voc.GiftFields[m.Field].Kind == GiftKeywords && (m.Key < 0 || g.scripted&Bit(m.Key) != 0) {
			return true
		}
	}
	return false
}

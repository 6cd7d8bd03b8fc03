package engine

// Derived holds the characteristics of an object on the board: printed values, then what gifts and statics make of
// them, in layers (traits, abilities, numbers). They are computed for the whole board at once, when somebody asks
// and something that they depend on has changed since.
type Derived struct {
	Keywords   Mask
	Types      Mask
	Numbers    [MaxNumbers]int16
	KeywordN   [MaxKeywords]int8 // numbers of keywords that add up
	Flags      uint32            // rules given by gifts: see GiftField.Flag
	Definition int16
	Controller Player
	_          uint8
}

// Has reports whether the object has a keyword of the ruleset.
func (d *Derived) Has(k KeywordID) bool { return k >= 0 && d.Keywords&Bit(k) != 0 }

// staticSource is a static ability that works now.
type staticSource struct {
	id      ObjectID
	ability *Ability
	stamp   int32
	holder  int32       // of an installed static
	keyword *KeywordDef // of a keyword that was given to the object
	context Context     // scratch
}

// maxPasses bounds the search for a fixed point of statics that depend on derived values.
const maxPasses = 8

// Derived returns the characteristics of an object. Off the board they are the printed ones.
func (g *Game) Derived(id ObjectID) *Derived {
	if !g.deriving && g.dirty&g.reads != 0 {
		g.derive()
	} else if len(g.derived) < len(g.s.objects.rows) {
		g.grow()
	}
	return &g.derived[id]
}

func (g *Game) grow() {
	for id := len(g.derived); id < len(g.s.objects.rows); id++ {
		g.derived = append(g.derived, Derived{})
		g.print(ObjectID(id))
	}
}

// reprint sets an object's derived values to the printed ones after a change that the layers do not see: another
// definition, controller or zone.
func (g *Game) reprint(id ObjectID) {
	if int(id) < len(g.derived) {
		g.print(id)
	}
}

// Controller returns who controls an object.
func (g *Game) Controller(id ObjectID) Player { return g.Derived(id).Controller }

// Number returns a derived number as the rules read it: not below its floor.
func (g *Game) Number(id ObjectID, n NumberID) int {
	v := g.Derived(id).Numbers[n]
	if d := &g.voc.Numbers[n]; d.HasFloor && v < d.Floor {
		return int(d.Floor)
	}
	return int(v)
}

// HasKeyword reports whether an object has a keyword of the ruleset now.
func (g *Game) HasKeyword(id ObjectID, k KeywordID) bool { return g.Derived(id).Has(k) }

// KeywordNumber returns the summed number of a keyword that adds up.
func (g *Game) KeywordNumber(id ObjectID, k KeywordID) int {
	d := g.Derived(id)
	if !d.Has(k) {
		return 0
	}
	return int(d.KeywordN[k])
}

// HasSetKeyword reports whether an object has a keyword that a set defines, printed or given.
func (g *Game) HasSetKeyword(id ObjectID, name string) bool {
	k := g.keywordID(&KeywordUse{Name: name, ID: NoKeyword})
	return g.Derived(id).Has(k)
}

// Flag reports whether a gift gives an object the rule behind a flag.
func (g *Game) Flag(id ObjectID, flag uint8) bool { return g.Derived(id).Flags&(1<<flag) != 0 }

// print sets an object's derived values to the printed ones.
func (g *Game) print(id ObjectID) {
	o := &g.s.objects.rows[id]
	for len(g.printed) < len(g.defs) {
		g.printed = append(g.printed, g.printedOn(len(g.printed)))
	}
	d := &g.derived[id]
	if id == 0 {
		*d = Derived{Controller: NoPlayer}
		return
	}
	*d = g.printed[o.Definition]
	d.Controller = o.Controller
}

// printedOn is what is printed on a definition.
func (g *Game) printedOn(definition int) Derived {
	c := g.defs[definition]
	d := Derived{Definition: int16(definition), Types: c.Types}
	for n := range g.voc.Numbers {
		if c.HasNumber&Bit(n) != 0 {
			d.Numbers[n] = c.Numbers[n]
		} else {
			d.Numbers[n] = g.voc.Numbers[n].Base
		}
	}
	for i := range c.Keywords {
		d.give(g.keywordID(&c.Keywords[i]), c.Keywords[i].N)
	}
	return d
}

func (d *Derived) give(k KeywordID, n int16) {
	if k >= 0 {
		d.Keywords |= Bit(k)
		d.KeywordN[k] += int8(max(n, 1)) // of a keyword without a number: how often the object has it
	}
}

// derive computes the derived values of everything, to a fixed point.
func (g *Game) derive() {
	g.deriving = true
	g.work.Derivations++
	if len(g.derived) > len(g.s.objects.rows) {
		g.derived = g.derived[:len(g.s.objects.rows)]
	}
	for _, id := range g.altered {
		g.reprint(id)
	}
	g.altered = g.altered[:0]
	g.grow()
	g.live = g.live[:0]
	for z := 1; z < len(g.s.zones.rows); z++ {
		zone := &g.s.zones.rows[z]
		if k := &g.voc.Zones[zone.Kind]; zone.First == 0 || k.Inert || !k.Board && !k.Stack && ZoneID(z) != g.seats {
			continue
		}
		for id := zone.First; id != 0; id = g.s.objects.rows[id].Next {
			g.live = append(g.live, id)
		}
	}
	g.findStatics()
	again := g.reads&ReadsDerived != 0
	for pass := 0; ; pass++ {
		var before uint64
		if again {
			before = hashRows(g.derived)
		}
		g.deriveOnce()
		if !again || pass > 0 && hashRows(g.derived) == before || pass >= maxPasses {
			break
		}
	}
	g.deriving = false
	g.dirty = 0
}

func hashRows(rows []Derived) uint64 {
	h := uint64(14695981039346656037)
	for _, b := range raw(rows) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
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
	for _, id := range g.bearersOf(Static) {
		g.staticsOf(id, g.KindOf(id), false)
	}
	for _, id := range g.live {
		if kind := g.KindOf(id); g.voc.Zones[kind].Stack {
			g.staticsOf(id, kind, true)
		}
	}
	for i := range g.s.installed.rows {
		in := &g.s.installed.rows[i]
		if in.Off {
			continue
		}
		if a := g.AbilityOf(in.Instance); a != nil && a.Kind == Static {
			g.addStatic(staticSource{id: in.Instance.Bearer.ID, ability: a, stamp: in.Stamp, holder: -1 - int32(i)})
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
	def := g.defs[o.Definition]
	if def.Has&Bit(uint8(Static)) == 0 {
		return
	}
	for i := range def.Abilities {
		a := &def.Abilities[i]
		if a.Kind != Static || a.Scope != OwnText {
			continue
		}
		if !g.worksIn(a, kind) && !(selfOnly && a.Zones == 0 && a.AffectsRef.Op == OpSelf) {
			continue
		}
		g.addStatic(staticSource{id: id, ability: a, stamp: o.Stamp})
	}
}

func (g *Game) addStatic(s staticSource) {
	g.statics = append(g.statics, s)
	g.reads |= s.ability.Reads()
	g.playing = g.playing || s.ability.Affects != nil && s.ability.Affects.Subject != nil && s.ability.Affects.Subject.Stack
}

// Reads is what a static's gift depends on.
func (a *Ability) Reads() Class {
	var r Class
	if a.Affects != nil {
		r |= a.Affects.Reads
	}
	if a.Active != nil {
		r |= a.Active.Reads
	}
	r |= a.AffectsRef.Reads()
	if a.Give != nil {
		for i := range a.Give.Parts {
			r |= a.Give.Parts[i].N.Reads()
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

func (g *Game) deriveOnce() {
	if g.reads&ReadsDerived == 0 {
		g.layers(g.derived)
		return
	}
	// Statics that read derived values must see those of the pass before, so this pass is built beside them.
	previous := append([]Derived(nil), g.derived...)
	for _, id := range g.altered {
		g.print(id)
	}
	g.altered = g.altered[:0]
	next := append([]Derived(nil), g.derived...)
	copy(g.derived, previous)
	g.layers(next)
	copy(g.derived, next)
}

func (g *Game) layers(into []Derived) {
	printed := len(g.statics)
	for layer := uint8(0); layer <= 3; layer++ {
		for i := range g.s.modifiers.rows {
			m := &g.s.modifiers.rows[i]
			f := g.voc.GiftFields[m.Field]
			if m.Off || f.Layer != layer || !g.Live(m.Target) {
				continue
			}
			key := m.Key
			if key < 0 && (f.Kind == GiftKeywords || f.Kind == GiftLoseKeywords) {
				key = int16(g.keywordID(&KeywordUse{Name: g.s.names[-1-key], ID: NoKeyword}))
			}
			g.altered = append(g.altered, m.Target.ID)
			g.applyGift(&into[m.Target.ID], f, m.N, key)
		}
		for i := range g.statics {
			g.applyStatic(&g.statics[i], layer, into)
		}
		if layer == 2 && len(g.setKeywords) > 0 {
			g.givenStatics(into)
		}
	}
	g.statics = g.statics[:printed]
	for _, id := range g.live {
		if g.rules.Arithmetic(g, id, &into[id]) {
			g.altered = append(g.altered, id)
		}
	}
}

func (g *Game) applyStatic(s *staticSource, layer uint8, into []Derived) {
	a := s.ability
	if a.Give == nil {
		return
	}
	wanted := false
	for i := range a.Give.Parts {
		wanted = wanted || a.Give.Parts[i].Field.Layer == layer
	}
	if !wanted {
		return
	}
	c := &s.context
	*c = g.contextOf(s.id, into)
	c.ability = a
	c.Instance.Ability = int16(a.Index)
	if s.keyword != nil {
		c.keyword = s.keyword
		c.number = int(into[s.id].KeywordN[g.keywordID(&KeywordUse{Name: s.keyword.Name, ID: NoKeyword})])
	}
	if s.holder != 0 {
		c.holder = s.holder
	}
	if a.Active != nil && !c.Holds(a.Active) {
		return
	}
	if a.AffectsRef.Op == OpSelf {
		g.giveTo(c, a, layer, s.id, into)
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
			g.giveTo(c, a, layer, id, into)
		}
	}
	g.buffer = g.buffer[:base]
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

// contextOf is For with the controller of the pass in progress.
func (g *Game) contextOf(id ObjectID, into []Derived) Context {
	o := &g.s.objects.rows[id]
	c := Context{g: g, Self: Ref{id, o.Inc}, You: into[id].Controller, Here: g.PlaceOf(id)}
	c.Instance.Bearer = c.Self
	c.Instance.Definition = o.Definition
	return c
}

func (g *Game) giveTo(c *Context, a *Ability, layer uint8, id ObjectID, into []Derived) {
	g.altered = append(g.altered, id)
	for i := range a.Give.Parts {
		p := &a.Give.Parts[i]
		if p.Field.Layer != layer {
			continue
		}
		switch p.Field.Kind {
		case GiftNumber:
			c.It = Obj(g.Ref(id))
			n := c.Number(&p.N)
			if a.Give.Floor != nil {
				floor := c.Number(a.Give.Floor)
				if now := int(into[id].Numbers[p.Field.Number]); n < 0 && now+n < floor {
					n = min(0, floor-now)
				}
			}
			g.applyGift(&into[id], p.Field, int16(n), 0)
		case GiftKeywords, GiftLoseKeywords:
			for k := range p.Keywords {
				g.applyGift(&into[id], p.Field, p.Keywords[k].N, int16(g.keywordID(&p.Keywords[k])))
			}
		case GiftFlag, GiftWord:
			into[id].Flags |= uint32(p.Bits)
		}
	}
}

// applyGift adds one part of a gift to derived values. key is the keyword, or the flag.
func (g *Game) applyGift(d *Derived, f *GiftField, n, key int16) {
	switch f.Kind {
	case GiftNumber:
		d.Numbers[f.Number] += n
	case GiftKeywords:
		d.give(KeywordID(max(key, -1)), n)
	case GiftLoseKeywords:
		if key >= 0 {
			d.Keywords &^= Bit(key)
			d.KeywordN[key] = 0
		}
	case GiftFlag, GiftWord:
		d.Flags |= 1 << key
	}
}

// checkDerived panics when a cached derived value differs from one computed from scratch: a touch was forgotten.
func (g *Game) checkDerived() {
	if g.dirty&g.reads != 0 {
		return
	}
	cached := append([]Derived(nil), g.derived...)
	g.derive()
	for id := range g.derived {
		if id < len(cached) && cached[id] != g.derived[id] {
			panic("engine: the derived values of " + g.Definition(ObjectID(id)).Name + " are stale")
		}
	}
}

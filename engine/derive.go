package engine

import (
	"bytes"
	"slices"
)

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
	id       ObjectID
	ability  *Ability
	stamp    int32
	holder   int32 // of an installed static
	instance Instance
	keyword  *setKeyword // of a keyword that was given to the object, and its number
	number   int
	context  Context // scratch
}

// effect is one static on one object in a search for a fixed point: each may begin once and end once.
type effect struct {
	instance      Instance
	id            ObjectID
	begun, failed bool // it worked in an earlier pass; it ended since
	now           bool // it works in this one
}

// derivation is the derived values of a game, what they were made of and what outdates them.
type derivation struct {
	derived     []Derived
	derivations uint64     // counts them, over all games that this one was
	dirty       Class      // what has changed since
	reads       Class      // what the derived values of now depend on
	deriving    bool       // they are being computed
	printed     []Derived  // by number in State.cast: what is printed on it
	altered     []ObjectID // objects whose derived values are not the printed ones
	live        []ObjectID // objects on the board, on the stack, players: those that layers look at
	attached    []ObjectID // those of them that are attached
	statics     []staticSource
	playing     bool  // some static that works gives to cards that are being played
	copies      bool  // some object may be a copy
	layered     uint8 // the layers in which the last derivation gave anything, a bit each
	working     []effect
	// What objects have from elsewhere, and what else the layers find beside derived values: see borne.go.
	borne, borneBefore []borne
	also               []also
	tags, tagsBefore   []tagged
	costs              []keywordCost
	// Scratch of a derivation: a layer's effects in order, a pass beside the one before, an effect that is tried.
	order          []ordered
	before, beside []Derived
	trial          bool // an effect is applied to see what it would change
	tried          []Derived
}

// maxPasses bounds the search for a fixed point of statics that depend on derived values.
const maxPasses = 8

// Derived returns the characteristics of an object. Off the board they are the printed ones.
func (g *Game) Derived(id ObjectID) *Derived {
	if g.dirty&g.reads != 0 || len(g.derived) < len(g.s.objects.rows) {
		g.renew()
	}
	return &g.derived[id]
}

// Derivation numbers the computation that the derived values of now are from: what was made of them, and of who is where on
// the board, stands as long as the number does.
func (g *Game) Derivation() uint64 {
	g.fresh()
	return g.derivations
}

// Deriving reports whether the values of statics are being asked for: what they cost is nobody's, since they are kept.
func (g *Game) Deriving() bool { return g.deriving }

// renew computes the derived values when something that they depend on has changed, and makes room for new objects.
func (g *Game) renew() {
	if !g.deriving && g.dirty&g.reads != 0 {
		g.derive()
	} else if len(g.derived) < len(g.s.objects.rows) {
		g.grow()
	}
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
	return g.Derived(id).Has(g.keywordID(&KeywordUse{Name: name, ID: NoKeyword}))
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
			if knob := g.voc.Numbers[n].Knob; knob != "" {
				d.Numbers[n] += int16(g.Knob(knob))
			}
		}
	}
	for n := range g.voc.Numbers {
		if r := g.voc.Numbers[n].Remembers; r > 0 {
			d.Numbers[n] = d.Numbers[r-1]
		}
	}
	for i := range c.Keywords {
		g.give(&d, g.keywordID(&c.Keywords[i]), c.Keywords[i].N)
	}
	return d
}

// give gives derived values one more instance of a keyword.
func (g *Game) give(d *Derived, k KeywordID, n int16) {
	if k < 0 {
		return
	}
	d.Keywords |= Bit(k)
	d.KeywordN[k] = int8(min(int(d.KeywordN[k])+int(max(n, 1)), 100)) // of a keyword without a number: how often the object has it
	if most := g.mostOf(k); most > 0 {
		d.Numbers[most-1] = max(d.Numbers[most-1], n)
	}
}

// mostOf is KeywordDecl.Most of a keyword; 0 for one that only a set knows.
func (g *Game) mostOf(k KeywordID) uint8 {
	if int(k) >= len(g.voc.Keywords) {
		return 0
	}
	return g.voc.Keywords[k].Most
}

// derive computes the derived values of everything, to a fixed point.
func (g *Game) derive() {
	g.deriving = true
	g.work.Derivations++
	g.derivations++
	if len(g.derived) > len(g.s.objects.rows) {
		g.derived = g.derived[:len(g.s.objects.rows)]
	}
	for _, id := range g.altered {
		g.reprint(id)
	}
	g.altered, g.borne, g.also, g.tags, g.costs, g.working = g.altered[:0], g.borne[:0], g.also[:0], g.tags[:0], g.costs[:0], g.working[:0]
	g.grow()
	g.live, g.attached = g.live[:0], g.attached[:0]
	for z := 1; z < len(g.s.zones.rows); z++ {
		zone := &g.s.zones.rows[z]
		if k := &g.voc.Zones[zone.Kind]; zone.First == 0 || k.Inert || !k.Board && !k.Stack && ZoneID(z) != g.seats {
			continue
		}
		for id := zone.First; id != 0; id = g.s.objects.rows[id].Next {
			g.live = append(g.live, id)
			if g.s.objects.rows[id].Host != 0 {
				g.attached = append(g.attached, id)
			}
		}
	}
	g.copies = g.anyCopies()
	g.everCopied = g.everCopied || g.copies
	g.findStatics()
	g.layered = 0
	for pass := 0; ; pass++ {
		again := g.reads&ReadsDerived != 0
		if !again && pass == 0 {
			g.layers(g.derived)
		} else if !g.passBeside(pass) && pass > 0 && again {
			break
		}
		if pass >= maxPasses {
			break
		}
		if len(g.borne) == 0 && !g.copies {
			if !again {
				break
			}
			continue
		}
		// What copies and gifts bring may be statics of their own.
		before := len(g.statics)
		sum := g.sumOfStatics()
		g.findStatics()
		if len(g.statics) == before && g.sumOfStatics() == sum && !again {
			break
		}
	}
	g.deriving = false
	g.dirty = 0
	if g.options.Trace {
		g.noteLayers()
	}
}

// noteLayers notes which layers gave anything.
func (g *Game) noteLayers() {
	for l, r := range g.voc.Noted.Layers {
		if r != 0 && g.layered&(1<<l) != 0 {
			g.noteApplied(r)
		}
	}
	if g.layered&(g.layered-1) != 0 {
		g.noteApplied(g.voc.Noted.Sequence)
	}
}

// noteWorking notes what a pass after the first changed about an effect.
func (g *Game) noteWorking(e *effect) {
	switch {
	case e.failed:
		g.noteApplied(g.voc.Noted.Ended)
	case e.now && g.layered&(g.layered-1) == 0:
		g.noteApplied(g.voc.Noted.Depends[0])
		g.noteApplied(g.voc.Noted.Depends[1])
	case e.now:
		g.noteApplied(g.voc.Noted.Again)
	}
}

// passBeside computes a pass beside the values of the one before, which statics that read derived values see; it reports
// whether the pass changed any.
func (g *Game) passBeside(pass int) bool {
	g.before = append(g.before[:0], g.derived...)
	for _, id := range g.altered {
		g.print(id)
	}
	g.altered = g.altered[:0]
	g.beside = append(g.beside[:0], g.derived...)
	copy(g.derived, g.before)
	g.layers(g.beside)
	copy(g.derived, g.beside)
	for i := range g.working {
		e := &g.working[i]
		was := e.failed
		e.failed = e.failed || e.begun && !e.now
		if g.options.Trace && pass > 0 && (e.failed != was || e.now && !e.begun) {
			g.noteWorking(e)
		}
		e.begun, e.now = e.begun || e.now, false
	}
	return !bytes.Equal(raw(g.before), raw(g.derived)) || !slices.Equal(g.tagsBefore, g.tags)
}

// sumOfStatics tells lists of statics apart.
func (g *Game) sumOfStatics() (sum uint32) {
	for i := range g.statics {
		in := &g.statics[i].instance
		sum = sum*16777619 ^ uint32(in.Bearer.ID)<<16 ^ uint32(in.Definition)<<8 ^ uint32(in.Ability) ^ uint32(in.Via)
	}
	return sum
}

// anyCopies reports whether any gift makes an object a copy.
func (g *Game) anyCopies() bool {
	for i := range g.s.modifiers.rows {
		if m := &g.s.modifiers.rows[i]; !m.Off && g.voc.GiftFields[m.Field].Kind == GiftCopy && g.Live(m.Target) {
			return true
		}
	}
	return false
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
	if s.ability.reshapes() {
		g.reads |= ReadsDerived
	}
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

// ordered is a gift in the order of timestamps: a row of modifiers, or (negative, minus one) of statics.
type ordered struct{ stamp, at int32 }

func (g *Game) layers(into []Derived) {
	g.borneBefore, g.tagsBefore = append(g.borneBefore[:0], g.borne...), append(g.tagsBefore[:0], g.tags...)
	g.borne, g.also, g.tags, g.costs = g.borne[:0], g.also[:0], g.tags[:0], g.costs[:0]
	e := g.explaining
	if e != nil {
		e.begin(into)
	}
	for layer := uint8(0); layer <= 3; layer++ {
		order := g.order[:0]
		for i := range g.s.modifiers.rows {
			m := &g.s.modifiers.rows[i]
			if !m.Off && g.voc.GiftFields[m.Field].Layer == layer && g.Live(m.Target) {
				order = append(order, ordered{m.Stamp, int32(i)})
			}
		}
		for i := range g.statics {
			if g.statics[i].ability.givesIn(layer) {
				order = append(order, ordered{g.statics[i].stamp, -1 - int32(i)})
			}
		}
		if layer == 1 || layer == 2 {
			slices.SortStableFunc(order, func(a, b ordered) int { return int(a.stamp - b.stamp) })
		}
		g.order = order
		if g.options.Trace && (layer == 1 || layer == 2) {
			g.noteOrder(order)
		}
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
		if layer == 2 && (g.scripted != 0 || len(g.attached) > 0) {
			g.giveTexts(into)
		}
		if layer < 3 {
			continue
		}
		for _, id := range g.live {
			var was, told int
			if e != nil && e.id == id {
				was, told = e.now(into), len(e.parts)
			}
			if g.rules.Arithmetic(g, id, &into[id]) {
				g.altered = append(g.altered, id)
				g.layered |= 1 << layer
			}
			if e != nil && e.id == id && len(e.parts) == told {
				e.after(was, into, Part{})
			}
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

// givesIn reports whether a static gives anything in a layer.
func (a *Ability) givesIn(layer uint8) bool {
	if a.Give == nil {
		return false
	}
	for i := range a.Give.Parts {
		if a.Give.Parts[i].Field.Layer == layer {
			return true
		}
	}
	return false
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
	c := &s.context
	*c = g.contextOf(s.id, into)
	c.ability = a
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

// contextOf is For with the controller of the pass in progress.
func (g *Game) contextOf(id ObjectID, into []Derived) Context {
	o := &g.s.objects.rows[id]
	c := Context{g: g, Self: Ref{id, o.Inc}, You: into[id].Controller, Here: g.PlaceOf(id)}
	c.Instance.Bearer = c.Self
	c.Instance.Definition = o.Definition
	return c
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

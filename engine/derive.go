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
	recounted   uint64     // grows with every change of a counter of an object
	stale       bool       // something that they depend on has changed since
	reads       Class      // what the derived values of now depend on
	deriving    bool       // they are being computed
	printed     []Derived  // by number in State.cast: what is printed on it
	abilities   []Mask     // likewise: the kinds of ability that are printed on it
	altered     []ObjectID // objects whose derived values are not the printed ones
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
	static         Context // of the static that is being applied
	trial          bool    // an effect is applied to see what it would change
	tried          []Derived
}

// maxPasses bounds the search for a fixed point of statics that depend on derived values.
const maxPasses = 8

// Derived returns the characteristics of an object. Off the board they are the printed ones.
func (g *Game) Derived(id ObjectID) *Derived {
	if g.stale {
		g.derive()
	}
	return &g.derived[id]
}

// Derivation numbers the computation that the derived values of now are from: what was made of them, and of who is where on
// the board, stands as long as the number does.
func (g *Game) Derivation() uint64 {
	g.Fresh()
	return g.derivations
}

// Moment tells states apart by the derived values and the counters of objects, and by who is where on the board.
type Moment struct{ derivation, recounted uint64 }

// Moment is the moment of now: what was found of those things stands as long as it does not change.
func (g *Game) Moment() Moment {
	g.Fresh()
	return Moment{g.derivations, g.recounted}
}

// Deriving reports whether the values of statics are being asked for: what they cost is nobody's, since they are kept.
func (g *Game) Deriving() bool { return g.deriving }

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
	g.stale, g.deriving = false, true
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
	g.look()
	g.live = g.live[:g.surveyed]
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
	g.stale, g.deriving = false, false
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

// checkDerived panics when a cached derived value, or a list of the survey, differs from one computed from scratch: a touch was
// forgotten.
func (g *Game) checkDerived() {
	g.checkSurvey()
	g.checkLists()
	if g.stale {
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

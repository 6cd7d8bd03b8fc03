package engine

import (
	"slices"
	"strings"
)

// What an object bears: the abilities of the text that it has now (its own definition's, or that of what it is a copy of),
// and those that come from elsewhere: keywords of sets that it was given, templates that verbs and statics give, effect
// text of what is attached to it. The first are found through the definitions, the others are listed while the layers
// are computed. Both have the same right to trigger, to replace, to permit and to be activated.

// borne is an ability that an object has from elsewhere.
type borne struct {
	instance Instance
	stamp    int32
	keyword  *setKeyword // whose text it is, and its number
	number   int
}

// also lets what an object bears about one kind of event meet another one too.
type also struct {
	id       ObjectID
	from, to EventKind
}

// keywordCost is the cost that a keyword has which a static gives.
type keywordCost struct {
	id      ObjectID
	keyword KeywordID
	cost    *Cost
}

// KeywordCosts lists the costs of the instances of a keyword that an object has, printed ones first. A given one may
// speak of the object as "it".
func (g *Game) KeywordCosts(id ObjectID, k KeywordID) []*Cost {
	if !g.Derived(id).Has(k) {
		return nil
	}
	var list []*Cost
	text := g.Definition(id)
	for i := range text.Keywords {
		if use := &text.Keywords[i]; use.Cost != nil && g.keywordID(use) == k {
			list = append(list, use.Cost)
		}
	}
	for i := range g.costs {
		if c := &g.costs[i]; c.id == id && c.keyword == k {
			list = append(list, c.cost)
		}
	}
	return list
}

// Prints is how often an object's own text says a keyword, whatever others give it.
func (g *Game) Prints(id ObjectID, k KeywordID) int {
	n := 0
	text := g.Definition(id)
	for i := range text.Keywords {
		if g.keywordID(&text.Keywords[i]) == k {
			n++
		}
	}
	return n
}

// KeywordCost is the cost of the keyword that the running ability is of; nil when it has none.
func (c *Context) KeywordCost() *Cost {
	g := c.g
	if a := c.ability; a != nil && a.Keyword != nil && a.Keyword.Cost != nil {
		return a.Keyword.Cost
	}
	def := g.defs[c.Instance.Definition]
	for i := range g.setKeywords {
		k := &g.setKeywords[i]
		if k.card != def && keywordPrefix+k.def.Name != def.ID {
			continue
		}
		n := c.Instance.Via
		for _, given := range g.costs {
			if given.id == c.Instance.Bearer.ID && given.keyword == k.id {
				if n == 0 {
					return given.cost
				}
				n--
			}
		}
	}
	return nil
}

// tagged is a tag that an object was given.
type tagged struct {
	id  ObjectID
	tag string
}

// bear adds an ability to those that come from elsewhere; the same one twice is one.
func (g *Game) bear(b borne) {
	for i := range g.borne {
		if g.borne[i].instance == b.instance {
			return
		}
	}
	g.borne = append(g.borne, b)
}

// Fresh makes derived values and what is borne those of now.
func (g *Game) Fresh() {
	if g.stale {
		g.derive()
	}
}

// copiedText is Definition where something may be a copy: it stands apart so that Definition is inlined.
func (g *Game) copiedText(id ObjectID) *Card { return g.defs[g.Derived(id).Definition] }

// Printed is the definition of an object as the piece that it is, whatever it is a copy of.
func (g *Game) Printed(id ObjectID) *Card { return g.defs[g.s.objects.rows[id].Definition] }

// silent reports whether an ability of an object's own text does not work because the object is attached: only
// what is about attaching does.
func (g *Game) silent(id ObjectID, a *Ability) bool {
	return g.s.objects.rows[id].Host != 0 && !a.On.attaching()
}

// arriving reports whether a pattern is about its bearer coming to the board.
func (p *Pattern) arriving() bool {
	if p == nil {
		return false
	}
	for i := range p.Any {
		if p.Any[i].arriving() {
			return true
		}
	}
	return p.Event != nil && p.Event.Arriving && p.Subject.Op == OpSelf
}

// attaching reports whether a pattern is about being attached.
func (p *Pattern) attaching() bool {
	if p == nil {
		return false
	}
	for i := range p.Any {
		if p.Any[i].attaching() {
			return true
		}
	}
	return p.Event != nil && p.Event.Attaching
}

// ownAbilities calls f for the abilities of a kind in an object's own text that work where it is, until f returns false.
// c must not be kept.
func (g *Game) ownAbilities(id ObjectID, kind AbilityKind, c *Context, f func(a *Ability) bool) bool {
	text := g.Definition(id)
	if text.Has&Bit(uint8(kind)) == 0 {
		return true
	}
	zone := g.KindOf(id)
	filled := false
	for i := range text.Abilities {
		a := &text.Abilities[i]
		if a.Kind != kind || a.Scope != OwnText || g.silent(id, a) {
			continue
		}
		if !g.worksIn(a, zone) && !(a.Zones == 0 && kind == Replacement && g.voc.Zones[zone].Stack && a.On.arriving()) {
			continue
		}
		if !filled {
			*c, filled = g.For(id), true
		}
		c.ability, c.Instance.Ability = a, int16(i)
		if !f(a) {
			return false
		}
	}
	return true
}

// borneContext is the context of an ability that its bearer has from elsewhere.
func (g *Game) borneContext(b *borne) Context {
	c := g.For(b.instance.Bearer.ID)
	c.Instance = b.instance
	if b.keyword != nil {
		c.keyword, c.number = b.keyword.def, b.number
	}
	return c
}

// borneAbilities calls f for the abilities of a kind that objects have from elsewhere, until f returns false. f must not
// change what is derived.
func (g *Game) borneAbilities(kind AbilityKind, c *Context, f func(a *Ability) bool) bool {
	g.Fresh()
	for i := 0; i < len(g.borne); i++ {
		b := &g.borne[i]
		a := g.AbilityOf(b.instance)
		if a == nil || a.Kind != kind || !g.Live(b.instance.Bearer) || !g.worksIn(a, g.KindOf(b.instance.Bearer.ID)) {
			continue
		}
		*c = g.borneContext(b)
		c.ability = a
		if !f(a) {
			return false
		}
	}
	return true
}

// Borne is the n-th ability (from 0) that an object has from elsewhere, nil when it has no such one.
func (g *Game) Borne(id ObjectID, n int) (Context, *Ability) {
	g.Fresh()
	for i := range g.borne {
		b := &g.borne[i]
		if b.instance.Bearer != g.Ref(id) {
			continue
		}
		if n == 0 {
			c, a := g.borneContext(b), g.AbilityOf(b.instance)
			c.ability = a
			return c, a
		}
		n--
	}
	return Context{}, nil
}

// AnyBorne reports whether anything has abilities from elsewhere.
func (g *Game) AnyBorne() bool {
	g.Fresh()
	return len(g.borne) > 0
}

// BorneIndex is the number that Borne gives an ability instance, -1 when its bearer does not have it from elsewhere.
func (g *Game) BorneIndex(in Instance) int {
	n := 0
	for i := range g.borne {
		switch {
		case g.borne[i].instance == in:
			return n
		case g.borne[i].instance.Bearer == in.Bearer:
			n++
		}
	}
	return -1
}

// giveTexts lists what objects bear by keywords of sets and by what is attached to them.
func (g *Game) giveTexts(into []Derived) {
	if g.anyGiven() {
		for _, id := range g.live {
			g.giveKeywords(id, &into[id])
		}
		for _, id := range g.altered {
			if !g.isLive(id) {
				g.giveKeywords(id, &into[id])
			}
		}
	}
	for _, id := range g.attached {
		o := &g.s.objects.rows[id]
		host := o.Host
		text := g.defs[into[id].Definition]
		from := Instance{Definition: into[id].Definition, Bearer: g.Ref(host), Via: -int32(id), Origin: g.Ref(id)}
		g.lend(from, text, EffectText, o.Stamp)
		for i := range text.Abilities {
			// What stands behind a keyword in the effect text is that keyword of the host.
			if a := &text.Abilities[i]; a.Scope == EffectText && a.Keyword != nil && (a.Kind == Triggered || a.Kind == Activated) {
				g.give(&into[host], g.keywordID(a.Keyword), a.Keyword.N)
				g.altered = append(g.altered, host)
			}
		}
		for i := range g.s.modifiers.rows {
			m := &g.s.modifiers.rows[i]
			if m.Off || m.Target != g.Ref(id) || g.voc.GiftFields[m.Field].Kind != GiftText {
				continue
			}
			// Copied text stands in the place of the effect text: keywords and abilities alike.
			from.Definition = m.Definition
			copied := g.defs[m.Definition]
			for k := range copied.Keywords {
				g.give(&into[host], g.keywordID(&copied.Keywords[k]), copied.Keywords[k].N)
				g.altered = append(g.altered, host)
			}
			g.lend(from, copied, OwnText, m.Stamp)
		}
	}
}

// lend lets a bearer have the abilities of a scope of a definition.
func (g *Game) lend(in Instance, text *Card, scope Scope, stamp int32) {
	for i := range text.Abilities {
		if a := &text.Abilities[i]; a.Scope == scope && a.Kind != OnPlay {
			in.Ability = int16(i)
			g.bear(borne{instance: in, stamp: stamp})
		}
	}
}

// isLive reports whether the layers look at an object anyway.
func (g *Game) isLive(id ObjectID) bool {
	k := &g.voc.Zones[g.KindOf(id)]
	return !k.Inert && (k.Board || k.Stack || g.s.objects.rows[id].Zone == g.seats)
}

// HasTag reports whether an object has a tag, printed on the text that it has or given.
func (g *Game) HasTag(id ObjectID, d *Derived, tag string) bool {
	for _, t := range g.defs[d.Definition].Tags {
		if t == tag {
			return true
		}
	}
	if len(g.tags) > 0 || g.stale || g.deriving {
		g.Fresh()
		// While the layers are computed, those of the pass before count as well: what depends on them may be older.
		return slices.Contains(g.tags, tagged{id, tag}) || g.deriving && slices.Contains(g.tagsBefore, tagged{id, tag})
	}
	return false
}

// HasTag is Game.HasTag of an object as a reader in this context sees it, whose derived values are d.
func (c *Context) HasTag(r Ref, d *Derived, tag string) bool {
	if s := c.remembered(r); s != nil {
		return slices.Contains(c.g.defs[d.Definition].Tags, tag) || slices.Contains(c.g.tagsThen(s), tag)
	}
	return c.g.HasTag(r.ID, d, tag)
}

// GivenTags are the tags that an object was given, as a reader in this context sees it.
func (c *Context) GivenTags(r Ref) []string {
	if s := c.remembered(r); s != nil {
		return c.g.tagsThen(s)
	}
	return c.g.GivenTags(r.ID)
}

// remembered is the snapshot that a reader in this context sees of an object: nil where it sees the object itself.
func (c *Context) remembered(r Ref) *Snapshot {
	if s := c.judged(r); s != nil || c.g.Live(r) {
		return s
	}
	return c.g.Snapshot(r)
}

// tagsThen are the tags that an object had been given when it was remembered.
func (g *Game) tagsThen(s *Snapshot) []string {
	if s.Given == 0 {
		return nil
	}
	return strings.Split(g.s.names[s.Given-1], "\n")
}

// GivenTags are the tags that an object was given.
func (g *Game) GivenTags(id ObjectID) []string {
	g.Fresh()
	var list []string
	add := func(tags []tagged) {
		for i := range tags {
			if tags[i].id == id {
				list = append(list, tags[i].tag)
			}
		}
	}
	add(g.tags)
	if g.deriving { // as for HasTag
		add(g.tagsBefore)
	}
	return list
}

// AnyAttached reports whether anything that the layers look at is attached to something.
func (g *Game) AnyAttached() bool { return len(g.attached) > 0 }

// Attached calls f for what is attached to an object.
func (g *Game) Attached(host ObjectID, f func(id ObjectID) bool) {
	for id := g.s.zones.rows[g.s.objects.rows[host].Zone].First; id != 0; id = g.s.objects.rows[id].Next {
		if g.s.objects.rows[id].Host == host && !f(id) {
			return
		}
	}
}

// KeywordOf is the keyword of a set that an ability instance is of: "" for others.
func (g *Game) KeywordOf(in Instance) string {
	name, ok := strings.CutPrefix(g.defs[in.Definition].ID, keywordPrefix)
	if !ok {
		return ""
	}
	return name
}

package engine

// Within a layer what depends on another effect comes after it, whatever their ages: one depends on another that changes
// whether it works, what it works on or what it does there. That matters only where effects override each other, so it is
// looked at only then.

// maxDependent bounds how many effects of a layer are compared; more of them go by their ages alone.
const maxDependent = 24

// compete reports whether the order of these effects of a layer may matter beyond their ages: one of them overrides others,
// and a static is among them, which may depend on another.
func (g *Game) compete(order []ordered, layer uint8) bool {
	if layer != 1 && layer != 2 || len(order) < 2 || len(order) > maxDependent {
		return false
	}
	overrides, depends := false, false
	for _, o := range order {
		if o.at >= 0 {
			overrides = overrides || g.voc.GiftFields[g.s.modifiers.rows[o.at].Field].overrides()
			continue
		}
		a := g.statics[-1-o.at].ability
		depends = depends || a.Active != nil || a.AffectsRef.Op != OpSelf
		for i := range a.Give.Parts {
			overrides = overrides || a.Give.Parts[i].Field.Layer == layer && a.Give.Parts[i].Field.overrides()
		}
	}
	return overrides && depends
}

// overrides reports whether a gift of this field undoes what others of its layer did.
func (f *GiftField) overrides() bool {
	switch f.Kind {
	case GiftNumber:
		return f.Layer == 1
	case GiftController, GiftCopy, GiftLoseKeywords:
		return true
	}
	return false
}

// undelayed is the index of the effect of a layer that is applied next: the oldest that waits for none of the others, or, where
// all wait for one another, the oldest.
func (g *Game) undelayed(rest []ordered, layer uint8, into []Derived) int {
	for i := range rest {
		if rest[i].at < 0 && g.waits(rest, i, layer, into) {
			continue
		}
		if i > 0 && g.options.Trace {
			g.noteApplied(g.voc.Noted.Depends[0])
			g.noteApplied(g.voc.Noted.Depends[1])
		}
		return i
	}
	return 0
}

// waits reports whether another of the effects that are left changes what the i-th, a static, does.
func (g *Game) waits(rest []ordered, i int, layer uint8, into []Derived) bool {
	s := &g.statics[-1-rest[i].at]
	g.trial = true
	defer func() { g.trial = false }()
	alone := g.footprint(s, layer, into)
	for k := range rest {
		if k == i {
			continue
		}
		tried := append(g.tried[:0], into...)
		g.tried = tried
		altered, also, tags, costs, borne, layered, copies := len(g.altered), len(g.also), len(g.tags), len(g.costs), len(g.borne), g.layered, g.copies
		g.applyOrdered(rest[k], layer, tried)
		changed := g.footprint(s, layer, tried) != alone
		g.altered, g.also, g.tags, g.costs, g.borne, g.layered, g.copies = g.altered[:altered], g.also[:also], g.tags[:tags], g.costs[:costs], g.borne[:borne], layered, copies
		if changed {
			return true
		}
	}
	return false
}

// footprint tells apart what a static would do in a layer to a board of these derived values: to what, and how much.
func (g *Game) footprint(s *staticSource, layer uint8, board []Derived) uint64 {
	saved := g.derived
	g.derived = board
	defer func() { g.derived = saved }()
	sum := uint64(1)
	mix := func(n int) { sum = (sum ^ uint64(uint32(n))) * 1099511628211 }
	g.eachAffected(s, board, func(c *Context, id ObjectID) {
		if !g.mayWork(c.Instance, id) {
			return
		}
		mix(int(id))
		c.It = Obj(g.Ref(id))
		for i := range s.ability.Give.Parts {
			p := &s.ability.Give.Parts[i]
			if p.Field.Layer != layer {
				continue
			}
			switch p.Field.Kind {
			case GiftNumber:
				mix(c.Number(&p.N))
			case GiftController, GiftPlayer:
				for _, d := range c.Eval(&p.Ref).List() {
					mix(int(d.N))
				}
			case GiftCopy:
				if r := c.Eval(&p.Ref).Ref(); g.Live(r) {
					mix(int(r.ID))
					mix(int(board[r.ID].Definition))
				}
			}
		}
	})
	return sum
}

package engine

// How often abilities have been used, and what has been given by verbs and ends.

// dropGifts ends all gifts that an incarnation has.
func (g *Game) dropGifts(r Ref) {
	for i := range g.s.modifiers.rows {
		m := &g.s.modifiers.rows[i]
		if !m.Off && m.Target == r {
			g.s.modifiers.edit(i).Off = true
			g.touch(ReadsGifts)
		}
	}
}

// EndGiftsOf ends those gifts of one object that end reports true for.
func (g *Game) EndGiftsOf(r Ref, end func(lasts uint8) bool) {
	for i := range g.s.modifiers.rows {
		if m := &g.s.modifiers.rows[i]; !m.Off && m.Target == r && end(m.Lasts) {
			g.s.modifiers.edit(i).Off = true
			g.touch(ReadsGifts)
		}
	}
}

// MoveGifts makes the gifts that one object has another one's: it has taken its place.
func (g *Game) MoveGifts(from, to Ref) {
	for i := range g.s.modifiers.rows {
		if m := &g.s.modifiers.rows[i]; !m.Off && m.Target == from {
			g.s.modifiers.edit(i).Target = to
			g.touch(ReadsGifts)
		}
	}
}

// EndGiftsFrom ends the gifts of a duration that an object is the source of.
func (g *Game) EndGiftsFrom(source Ref, lasts uint8) {
	for i := range g.s.modifiers.rows {
		if m := &g.s.modifiers.rows[i]; !m.Off && m.Source == source && m.Lasts == lasts {
			g.s.modifiers.edit(i).Off = true
			g.touch(ReadsGifts)
		}
	}
}

// EndGifts ends the gifts and installed abilities that end reports true for, then forgets ended ones.
func (g *Game) EndGifts(end func(lasts uint8, by Player, source Ref) bool) {
	kept := 0
	for i := range g.s.modifiers.rows {
		m := g.s.modifiers.rows[i]
		if m.Off {
			continue
		}
		if end(m.Lasts, m.By, m.Source) {
			g.touch(ReadsGifts)
			continue
		}
		if kept != i {
			*g.s.modifiers.edit(kept) = m
		}
		kept++
	}
	if kept < len(g.s.modifiers.rows) {
		g.s.modifiers.truncate(kept)
	}
	for i := range g.s.installed.rows {
		in := &g.s.installed.rows[i]
		if !in.Off && end(in.Lasts, in.Player, in.Instance.Bearer) {
			g.s.installed.edit(i).Off = true
			g.touchInstalled(in.Instance)
		}
	}
}

// counted is the instance that uses are counted for: of an ability whose uses all copies share, the player's.
func (g *Game) counted(in Instance) Instance {
	if g.voc.SharedPeriod == 0 {
		return in
	}
	if a := g.AbilityOf(in); a != nil && a.Limit.N > 0 && a.Limit.Per == g.voc.SharedPeriod {
		p := g.s.objects.rows[in.Bearer.ID].Controller
		return Instance{Definition: in.Definition, Ability: in.Ability, Bearer: Ref{ID: g.PlayerObject(p)}}
	}
	return in
}

// use counts one use of an ability instance (mode 0) or of one of its modes (1 + index).
func (g *Game) use(in Instance, mode int16) {
	in = g.counted(in)
	for i := range g.s.uses.rows {
		u := &g.s.uses.rows[i]
		if u.Instance == in && u.Mode == mode && u.Turn == g.Turn() {
			g.s.uses.edit(i).N++
			return
		}
	}
	g.s.uses.add(Use{Instance: in, Mode: mode, N: 1, Turn: g.Turn()})
}

// LimitReached reports whether an ability instance has been used as often as its limit lets it be.
func (g *Game) LimitReached(in Instance, a *Ability) bool {
	return a.Limit.N > 0 && g.UsesLeft(in, a) == 0
}

// UsesLeft is how often an ability with a limit may still be used this turn, or in this game where the limit is for that.
func (g *Game) UsesLeft(in Instance, a *Ability) int {
	return max(0, int(a.Limit.N)-g.used(in, 0, a.Limit.Per == g.voc.WholeGame))
}

// ForgetUses lets the abilities that of reports true for be used as often as at first.
func (g *Game) ForgetUses(of func(a *Ability) bool) {
	for i := range g.s.uses.rows {
		if u := &g.s.uses.rows[i]; u.N > 0 && u.Mode >= 0 {
			if a := g.AbilityOf(u.Instance); a != nil && of(a) {
				g.s.uses.edit(i).N = 0
			}
		}
	}
}

// used counts the uses of an instance this turn, or (game) ever.
func (g *Game) used(in Instance, mode int16, game bool) int {
	in = g.counted(in)
	n := 0
	for i := range g.s.uses.rows {
		u := &g.s.uses.rows[i]
		if u.Instance == in && u.Mode == mode && (game || u.Turn == g.Turn()) {
			n += int(u.N)
		}
	}
	return n
}

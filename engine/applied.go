package engine

// The rules that have decided something in a game that is traced.

// AppliedRule is a rule that decided something: after which event it did so.
type AppliedRule struct {
	Rule  Rule
	After EventID // the last event before it
}

// Applies notes, in a game that is traced, that a rule has decided something here which no event tells by itself: a step that
// has nothing to do, an order, an exception, an amount. Only what really happens is noted, never what is merely examined.
func (g *Game) Applies(r Rule) {
	if g.options.Trace && r != 0 {
		g.noteApplied(r)
	}
}

func (g *Game) noteApplied(r Rule) {
	if r == 0 {
		return // the ruleset has no number for it
	}
	after := EventID(len(g.s.events.rows) - 1)
	for i := len(g.applied) - 1; i >= 0 && g.applied[i].After == after; i-- {
		if g.applied[i].Rule == r {
			return
		}
	}
	g.applied = append(g.applied, AppliedRule{r, after})
}

// Traces reports whether Applies notes anything: what only looks for something to note asks first.
func (g *Game) Traces() bool { return g.options.Trace }

// AppliesAbility notes, in a game that is traced, the rules behind an ability that works now: of its keyword, of its conditions.
func (g *Game) AppliesAbility(a *Ability) {
	if !g.options.Trace {
		return
	}
	if a.Keyword != nil && a.Keyword.ID >= 0 && int(a.Keyword.ID) < len(g.voc.Keywords) {
		g.Applies(g.voc.Keywords[a.Keyword.ID].Works)
	}
	for _, k := range []*Condition{a.Active, a.When} {
		if k != nil {
			g.Applies(g.voc.Noted.Conditional)
			g.appliesNamed(k)
		}
	}
}

// appliesNamed notes the rules of the named conditions in one that holds.
func (g *Game) appliesNamed(k *Condition) {
	switch k.Op {
	case CondNamed:
		g.Applies(k.Named.Rule)
	case CondAll:
		for i := range k.Args {
			g.appliesNamed(&k.Args[i])
		}
	}
}

// Applied lists what Applies has noted, in order; nothing in a game that is not traced.
func (g *Game) Applied() []AppliedRule { return g.applied }

// dropApplied forgets what was noted in what is taken back.
func (g *Game) dropApplied() {
	n := len(g.applied)
	for n > 0 && int(g.applied[n-1].After) >= len(g.s.events.rows) {
		n--
	}
	g.applied = g.applied[:n]
}

package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// A proposal is a card or ability whose play is examined or made. The same code lists the choices and proves that the rest of the
// play can be completed, so that nothing is offered that leads to an illegal play (355.16).

type proposal struct {
	g          *engine.Game
	p          engine.Player
	c          engine.Context
	card       engine.ObjectID // 0 for an ability
	def        *engine.Card
	ability    *engine.Ability // nil when there is nothing to choose or do
	item       engine.ItemID
	terms      playTerms      // of a card: what its base cost is (356.1)
	base       total          // of an ability: before what others make of it
	priced     *engine.Cost   // what it costs, when that depends on what is chosen: base is counted anew with each choice
	extra      total          // additional costs, Deflect apart (356.2)
	less       total          // by which chosen additional costs reduce the cost
	there      engine.PlaceID // where it was hidden: its targets must be there (811)
	ambush     bool           // it may be played where its player has units only (822)
	modes      []int          // chosen in this execution so far
	executions int            // that choices are made for
	paid       []addition     // additional costs that its player has chosen
	spent      []engine.Ref   // what pays and is gone by that
	experience int            // what costs that are chosen already take of it
	unpaid     bool           // it is not looked at what is legal once that is gone
	steps      uint8          // what the total cost went through: see changed
	own        engine.Mask
	uses       purpose
	wallet     wallet

	reductions []reduction // scratch of changed
	options    []uint8     // of each discount that is one of several: how many there are
	chosen     []uint8     // and which of them it is; the first where nothing is said
	afford     bool        // whether costs are looked at
	byChoice   dependence  // whether what is chosen changes the cost
}

// Slot numbers of things that pay: of the ability's own cost, and of the additional costs of a card.
const (
	payerSlot      = 1000
	additionalSlot = 2000
)

// additionalCostSlot is the number of the first slot of what pays the k-th additional cost of a card.
func additionalCostSlot(k int) int { return additionalSlot + 50*k }

// modeCostSlot is the number of the first slot of what pays for the k-th chosen mode of an execution, both from 0.
func modeCostSlot(execution, k int) int {
	return execution*engine.ExecutionSlots + payerSlot + 100*(k+1)
}

// Slot numbers of what is no thing: the chosen modes of an execution, which of several costs is paid.
const (
	modeSlot = engine.RulesSlots
	waySlot  = engine.RulesSlots + 1
)

// scratch is what this ruleset keeps with a game so that it is not allocated again and again.
type scratch struct {
	proposals []*proposal
	used      int
	movers    []engine.ObjectID // of the standard move in hand
	doomed    []engine.Event    // of the kills in hand
	damage    []damage          // of the combat in hand
	dealt     []int             // of the deal in hand
	short     total             // the cost that could not be paid last, for Why
}

func scratchOf(g *engine.Game) *scratch {
	s, ok := g.Scratch.(*scratch)
	if !ok {
		s = &scratch{}
		g.Scratch = s
	}
	return s
}

// propose borrows an empty proposal; unpropose gives the last one back. A task that unwinds gives all back.
func propose(g *engine.Game) *proposal {
	s := scratchOf(g)
	if s.used == len(s.proposals) {
		s.proposals = append(s.proposals, new(proposal))
	}
	pr := s.proposals[s.used]
	s.used++
	pr.reset()
	return pr
}

// proposeCard borrows a proposal for a card that a player would play; 0 for none.
func proposeCard(g *engine.Game, p engine.Player, id engine.ObjectID) *proposal {
	pr := propose(g)
	pr.g, pr.p = g, p
	if id != 0 {
		def := g.Definition(id)
		pr.card, pr.def, pr.own, pr.uses, pr.ability = id, def, def.Colors, purposeOf(def.Types), onPlay(def)
	}
	return pr
}

// proposeAbility borrows a proposal for an ability, in the context in which its bearer would use it.
func proposeAbility(g *engine.Game, p engine.Player, c *engine.Context, a *engine.Ability) *proposal {
	pr := propose(g)
	pr.c.Reuse(*c)
	pr.g, pr.p, pr.ability, pr.afford, pr.own = g, p, a, true, g.Definition(c.Self.ID).Colors
	pr.uses = activationPurpose(g, c.Self.ID, a)
	pr.wallet.open(g, p, pr.uses, c.Self.ID)
	if cost := costOf(c, a.Cost); pricedByChoice(a, cost) {
		pr.priced = cost
	}
	pr.base = cheapestOf(pr, c, a.Cost)
	return pr
}

func unpropose(g *engine.Game) { scratchOf(g).used-- }

func (pr *proposal) reset() {
	pr.p, pr.card, pr.def, pr.ability, pr.item = engine.NoPlayer, 0, nil, nil, 0
	pr.own, pr.uses, pr.afford = 0, 0, false
	pr.options, pr.chosen, pr.byChoice = pr.options[:0], pr.chosen[:0], notLookedAt
	pr.priced = nil
	pr.terms, pr.base, pr.extra, pr.less, pr.paid, pr.spent = playTerms{}, total{}, total{}, total{}, pr.paid[:0], pr.spent[:0]
	pr.there, pr.ambush, pr.modes, pr.executions, pr.experience = 0, false, pr.modes[:0], 1, 0
}

// total is the whole cost: where a discount is one of several, with the first that can be paid.
func (pr *proposal) total() total {
	pr.chosen = pr.chosen[:0]
	first := pr.totalNow()
	if len(pr.options) == 0 || !pr.afford {
		return first
	}
	found, cost := false, first
	pr.eachTotal(func(t total) bool {
		if found = t.free() || pr.wallet.canPay(&t, pr.own); found {
			cost = t
		}
		return !found
	})
	return cost
}

// eachTotal calls f with the whole cost for each choice among discounts that are one of several, until f returns false.
func (pr *proposal) eachTotal(f func(t total) bool) {
	pr.chosen = pr.chosen[:0]
	defer func() { pr.chosen = pr.chosen[:0] }()
	for range mostDiscounts {
		if !f(pr.totalNow()) {
			return
		}
		for len(pr.chosen) < len(pr.options) {
			pr.chosen = append(pr.chosen, 0)
		}
		k := len(pr.chosen) - 1
		for ; k >= 0; k-- {
			if pr.chosen[k]++; k < len(pr.options) && pr.chosen[k] < pr.options[k] {
				break
			}
			pr.chosen[k] = 0
		}
		if k < 0 {
			return
		}
	}
}

// mostDiscounts bounds the choices among discounts that are tried.
const mostDiscounts = 256

// totalNow is the whole cost as discounts are chosen now. Deflect is an additional cost (356.2), so what others make of costs
// comes after it (356.3).
func (pr *proposal) totalNow() total {
	pr.options = pr.options[:0]
	base := pr.base
	if pr.card != 0 {
		if pr.terms.ignore == IgnoreEverything {
			if pr.terms.instead != nil {
				return *pr.terms.instead
			}
			return total{}
		}
		base = baseCost(pr.def, pr.terms)
	}
	extra := pr.extra
	extra.power[anyPower] += pr.deflects()
	if pr.dependsOnChoice() {
		return pr.changedByChoice(base, extra)
	}
	return pr.changed(base, extra)
}

// changedByChoice is changed for an item that stands on the chain with what is chosen already.
func (pr *proposal) changedByChoice(base, extra total) (sum total) {
	g := pr.g
	it := engine.Item{Controller: pr.p, By: pr.p, Instance: pr.c.Instance, Executions: 1}
	if pr.card != 0 {
		it.Card, it.Instance = true, engine.Instance{Definition: g.Object(pr.card).Definition, Ability: -1, Bearer: g.Ref(pr.card)}
	}
	g.SupposeItem(it, &pr.c, func() { sum = pr.changed(base, extra) })
	return sum
}

// dependence is whether something depends on something, once that was looked at.
type dependence uint8

const (
	notLookedAt dependence = iota
	independent
	dependent
)

// dependsOnChoice reports whether anything changes the cost by what is on the chain, and so by what is chosen (355 before 356).
func (pr *proposal) dependsOnChoice() bool {
	if pr.priced != nil {
		return true
	}
	if pr.byChoice == notLookedAt {
		pr.byChoice = independent
		look := func(_ *engine.Context, a *engine.Ability) bool {
			if a.When != nil && a.When.Reads&engine.ReadsItems != 0 || speaksOfChosen(a.Of) || readsChosen(a.Less) || readsChosen(a.More) {
				pr.byChoice = dependent
			}
			return pr.byChoice == independent
		}
		if pr.g.Occurs(engine.CostChange) && pr.ability != nil && (pr.ability.Modes != nil || len(pr.ability.Targets) > 0) {
			pr.g.Works(engine.CostChange, look)
			if pr.card != 0 {
				own(pr.g, pr.card, engine.CostChange, look)
			}
		}
	}
	return pr.byChoice == dependent
}

// readsChosen reports whether amounts of a cost are counted or summed up over what is chosen.
func readsChosen(cost *engine.Cost) bool {
	if cost == nil {
		return false
	}
	for i := range cost.Parts {
		p := &cost.Parts[i]
		if countsChosen(p.N) || slices.ContainsFunc(p.Amounts, func(a engine.CostAmount) bool { return countsChosen(a.Value) }) {
			return true
		}
	}
	return slices.ContainsFunc(cost.OneOf, func(c engine.Cost) bool { return readsChosen(&c) })
}

func countsChosen(e *engine.Expr) bool {
	if e == nil {
		return false
	}
	if f := e.Filter; f != nil && f.Reads != engine.ReadsAnything && f.Reads&engine.ReadsItems != 0 {
		return true
	}
	return slices.ContainsFunc(e.Args, func(x engine.Expr) bool { return countsChosen(&x) })
}

// payableSomehow is affordable before anything is chosen: where the choices change the cost they decide.
func (pr *proposal) payableSomehow() bool { return pr.dependsOnChoice() || pr.affordable() }

// affordable reports whether the total cost, Deflect included, can be paid.
func (pr *proposal) affordable() bool {
	if !pr.afford {
		return true
	}
	cost := pr.total()
	return cost.free() || pr.wallet.canPay(&cost, pr.own)
}

// chooseTotal asks for the whole cost where discounts are one of several and more than one choice among them can be paid
// (356.4): none that costs nowhere less than another is asked for.
func (pr *proposal) chooseTotal(t *engine.Task) total {
	cost := pr.total()
	if len(pr.options) == 0 {
		return cost
	}
	var list []total
	pr.eachTotal(func(x total) bool {
		if !x.free() && !pr.wallet.canPay(&x, pr.own) || slices.ContainsFunc(list, func(y total) bool { return y.within(&x) }) {
			return true
		}
		list = append(slices.DeleteFunc(list, func(y total) bool { return x.within(&y) }), x)
		return true
	})
	if len(list) < 2 {
		return cost
	}
	o := t.AskUnlessForced(engine.DecideOption, pr.p, func(d *engine.Decision) {
		d.Item = pr.item
		for n := range list {
			d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(n)})
			d.Labels = append(d.Labels, list[n].String())
		}
	})
	return list[o.N]
}

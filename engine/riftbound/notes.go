package riftbound

import "cardlathe/engine"

// Notes of rules that decide something which no event tells by itself, in games that are traced: test --rules and the log
// with --explain live on them. None of these functions changes the game.

// noteDelayed notes which kind of delayed ability an effect made (390); linked tells that it speaks of what the effect is about.
func noteDelayed(g *engine.Game, a *engine.Ability, linked bool) {
	switch a.Kind {
	case engine.Triggered:
		g.Applies(engine.R(390, 2))
	case engine.Replacement:
		g.Applies(engine.R(390, 3))
		if a.Change != nil && a.Change.Skip && a.On.Waits(func(e *engine.EventDecl) bool { return e.Kind == Damaged }) {
			g.Applies(engine.R(437, 7))
		}
	default:
		g.Applies(engine.R(390, 4))
	}
	if linked {
		g.Applies(engine.R(390, 5))
	}
}

// noteState notes the state of the turn in which a player acts or passes (308 to 310), and the window that this uses.
func noteState(g *engine.Game) {
	if !g.Traces() {
		return
	}
	closed, showdown := isClosed(g), inShowdown(g)
	switch {
	case closed && showdown:
		g.Applies(engine.R(310, 4))
	case closed:
		g.Applies(engine.R(310, 2))
	case showdown:
		g.Applies(engine.R(310, 3))
		g.Applies(engine.R(326, 2))
	default:
		g.Applies(engine.R(310, 1))
	}
	if closed {
		g.Applies(engine.R(326, 1))
	} else {
		g.Applies(engine.R(309, 2))
	}
	if !showdown {
		g.Applies(engine.R(308, 2))
	}
}

// notePermission notes which keyword of a card lets it be played now, or leaves it as it is.
func notePermission(g *engine.Game, id engine.ObjectID) {
	if !g.Traces() {
		return
	}
	d, closed, showdown := g.Derived(id), isClosed(g), inShowdown(g)
	works := func(k engine.KeywordID, section int) {
		g.Applies(engine.R(section, 1))
		if !prints(g.Definition(id), k) {
			g.Applies(engine.R(section, 4))
		}
	}
	switch {
	case g.KindOf(id) == InFacedown && (closed || showdown):
		g.Applies(engine.R(811, 6))
	case d.Has(Reaction) && (closed || showdown):
		works(Reaction, 813)
	case d.Has(Action) && showdown && !closed:
		works(Action, 806)
	case d.Has(QuickDraw) && (closed || showdown):
		g.Applies(engine.R(819, 1))
	case d.Has(Reaction):
		g.Applies(engine.R(813, 2))
	case d.Has(Action):
		g.Applies(engine.R(806, 2))
	}
}

// keywordWorks notes that a keyword of an object has worked, and what several instances of it have made of that.
func keywordWorks(g *engine.Game, id engine.ObjectID, k engine.KeywordID) {
	if !g.Traces() {
		return
	}
	g.Applies(keywords[k].Works)
	if g.Several(id, k) {
		g.Applies(keywords[k].Several)
	}
}

// notePended notes what is so of an ability that became a pending item.
func notePended(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	if !g.Traces() {
		return
	}
	it := g.Item(i)
	a := g.AbilityOf(it.Instance)
	g.Applies(engine.R(401, 1))
	if t.Item != 0 {
		g.Applies(engine.R(401, 2)) // what is resolving goes on first
	}
	switch {
	case a == nil || a.Kind == engine.Activated:
	case a.Kind == engine.Step:
		g.Applies(engine.R(388, 1))
	case a.Scope != engine.OwnText:
		g.Applies(engine.R(391)) // a delayed or granted one, at its time
		if !g.Live(it.Instance.Bearer) {
			g.Applies(engine.R(392))
		}
	default:
		g.Applies(engine.R(383, 3))
		if a.When != nil {
			g.Applies(engine.R(383, 2))
		}
		switch k, live := g.KindOf(it.Instance.Bearer.ID), g.Live(it.Instance.Bearer); {
		case !live && a.Zones == 0:
			g.Applies(engine.R(384, 2)) // judged by what it was on the board
		case a.Zones == 0 && zones[k].Board:
			g.Applies(engine.R(384, 1))
		default:
			g.Applies(engine.R(385, 2))
		}
	}
	if e := g.Event(it.Event); it.Event != 0 && e.By != engine.NoPlayer && e.By == it.Controller && playerEvent(e.Kind) {
		g.Applies(engine.R(411, 4))
	}
}

// playerEvent reports whether events of a kind happen to a player, not to a thing.
func playerEvent(kind engine.EventKind) bool {
	for _, e := range events {
		if e.Kind == kind {
			return e.Subject == onPlayer
		}
	}
	return false
}

// noteReferences notes the keywords by which an item says what it is about.
func noteReferences(g *engine.Game, i engine.ItemID) {
	if !g.Traces() {
		return
	}
	a := g.AbilityOf(g.Item(i).Instance)
	if a == nil {
		return
	}
	g.Targets(i, func(slot int, _ engine.Datum) {
		if s := slotOf(g, i, a, slot); s != nil && s.Filter != nil {
			for k := range s.Filter.Tests {
				if x := &s.Filter.Tests[k]; x.Field.Name == "keyword" {
					for _, w := range x.Arg.Words {
						if n := keywordWord(w); n >= 0 {
							g.Applies(keywords[n].Refers)
						}
					}
				}
			}
		}
	})
}

// noteChoice notes what kind of choice something was that is chosen in the process of play (355).
func noteChoice(g *engine.Game, slot *engine.Slot, d engine.Datum) {
	if !g.Traces() {
		return
	}
	g.Applies(engine.R(355, 1))
	if d.Kind == engine.ObjectDatum {
		g.Applies(engine.R(355, 5))
	}
	switch {
	case slot.Kind == engine.SlotDestination:
		g.Applies(engine.R(355, 4))
		return // a destination is no target
	case slot.Untargeted:
		g.Applies(engine.R(355, 10))
		return
	case slot.Kind == engine.SlotSplit:
		g.Applies(engine.R(355, 14))
	case slot.Per != "" || slot.Same != "" || slot.Total != nil:
		g.Applies(engine.R(355, 11))
	}
	g.Applies(engine.R(355, 7))
}

package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Hidden cards (107.3, 421, 811): a card with Hidden is put facedown at a battlefield that its player controls; from the
// next turn on it may be played from there as a reaction, without its base cost, and what it chooses must be there.

// mayHide tells what keeps a player from hiding a card at a battlefield.
func mayHide(g *engine.Game, p engine.Player, id engine.ObjectID, place engine.PlaceID) engine.Refusal {
	switch k := g.KindOf(id); {
	case g.Object(id).Owner != p || k != InHand && k != InChampionZone:
		return engine.Refusal{Rule: engine.R(811, 1), Reason: "cards are hidden from the hand and the champion zone"}
	case !g.HasKeyword(id, Hidden):
		return engine.Refusal{Rule: engine.R(811, 1), Reason: "only cards with Hidden can be hidden"}
	case !mayLead(g, p):
		return engine.Refusal{Rule: engine.R(409), Reason: "cards are hidden in your own turn only"}
	case seatRegister(g, regPriority) != p:
		return engine.Refusal{Rule: engine.R(312, 1), Reason: "only the player with priority may act"}
	case !neutralOpen(g):
		return engine.Refusal{Rule: engine.R(421, 2), Reason: "cards are hidden in your main phase, with no chain and no showdown"}
	}
	if r := roomToHide(g, p, place); !r.OK() {
		return r
	}
	if r := forbidden(g, ActHide, p, id, place); !r.OK() {
		return r
	}
	if len(hidingCosts(g, p, id, place)) == 0 {
		return engine.Refusal{Rule: engine.R(811, 1), Reason: "hiding costs one power, which cannot be paid"}
	}
	return engine.Refusal{}
}

// roomToHide tells what is wrong with a battlefield as a place to hide a card (107.3).
func roomToHide(g *engine.Game, p engine.Player, place engine.PlaceID) engine.Refusal {
	switch {
	case !isBattlefield(g, place):
		return engine.Refusal{Rule: engine.R(811, 1), Reason: "cards are hidden at battlefields"}
	case controllerOf(g, place) != p:
		return engine.Refusal{Rule: engine.R(811, 1), Reason: "you do not control that battlefield"}
	case g.Count(facedownAt(place)) >= g.Number(battlefieldAt(g, place), FacedownSlots):
		return engine.Refusal{Rule: engine.R(107, 3), Reason: "there is no room for another hidden card"}
	}
	return engine.Refusal{}
}

// hidingCosts are the costs of which one is paid to hide a card, those that can be paid: one power of any domain, or what
// a permission says instead; what that ignores of the power (421) is left out, and what it says is paid besides. None
// that costs nowhere less than another is among them.
func hidingCosts(g *engine.Game, p engine.Player, id engine.ObjectID, place engine.PlaceID) []total {
	var list []total
	var w wallet
	w.open(g, p, 0, 0)
	add := func(cost total) {
		if w.canPay(&cost, 0) && !slices.ContainsFunc(list, func(y total) bool { return y.within(&cost) }) {
			list = append(slices.DeleteFunc(list, func(y total) bool { return cost.within(&y) }), cost)
		}
	}
	usual := total{}
	usual.power[anyPower] = 1
	add(usual)
	eachPermit(g, ActHide, p, id, place, func(c *engine.Context, a *engine.Ability) bool {
		var cost total
		switch a.Ignore {
		case IgnoreNothing:
			if a.Cost == nil {
				return true
			}
		case IgnoreEnergy:
			cost = usual // there is none in it
		}
		if a.Cost != nil {
			resourcesOf(c, a.Cost, &cost)
		}
		add(cost)
		return true
	})
	return list
}

// standardHide pays for hiding a card and hides it (421).
func standardHide(t *engine.Task, p engine.Player, id engine.ObjectID, place engine.PlaceID) {
	g := t.Game()
	t.Step = engine.R(421, 2)
	t.Context = g.ForPlayer(p)
	costs := hidingCosts(g, p, id, place)
	cost := costs[0]
	if len(costs) > 1 {
		o := t.Ask(engine.DecideOption, p, func(d *engine.Decision) {
			d.Source = g.Ref(id)
			for i := range costs {
				d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(i)})
				d.Labels = append(d.Labels, costs[i].String())
			}
		})
		cost = costs[o.N]
	}
	g.SetRegister(regPriority, 0)
	if pay(t, p, cost, 0, 0, false, 0) {
		keywordWorks(g, id, Hidden)
		hide(t, p, id, place)
	}
	needCleanup(g, engine.R(319, 7))
}

// hide puts a card facedown at a battlefield (421); who hides it controls it (191).
func hide(t *engine.Task, p engine.Player, id engine.ObjectID, place engine.PlaceID) bool {
	g := t.Game()
	if !roomToHide(g, p, place).OK() {
		return false
	}
	e := event(t, Hides, engine.R(421, 1))
	e.Player, e.By, e.Place, e.From = p, p, place, g.Object(id).Zone
	e.Subject = g.Put(id, facedownAt(place), false)
	g.SetController(id, p)
	g.SetCounter(id, HiddenOn, int(g.Turn()))
	t.Emit(e)
	needCleanup(g, engine.R(319, 6))
	return true
}

// mayPlayHidden tells what keeps a player from playing a card from where it is hidden, timing and cost apart (811).
func mayPlayHidden(g *engine.Game, p engine.Player, id engine.ObjectID) engine.Refusal {
	place := hiddenAt(g, id)
	switch {
	case g.Object(id).Controller != p:
		return engine.Refusal{Rule: engine.R(811, 1), Reason: "it is not your hidden card"}
	case g.Counter(id, HiddenOn) >= int(g.Turn()):
		return engine.Refusal{Rule: engine.R(811, 1), Reason: "it was hidden this turn"}
	case controllerOf(g, place) != p:
		return engine.Refusal{Rule: engine.R(107, 3), Reason: "you do not control that battlefield any more"}
	}
	return forbidden(g, ActReveal, p, id, place)
}

// hiddenAt is the battlefield at which a card is hidden.
func hiddenAt(g *engine.Game, id engine.ObjectID) engine.PlaceID { return g.Object(id).Zone - 1 }

// mustBeThere reports whether what is chosen for a slot has to be at the battlefield from which a card was played: all
// targets on the board, unless their own words say that they cannot be at a battlefield (811).
func mustBeThere(c *engine.Context, slot *engine.Slot, place engine.PlaceID) bool {
	return !slot.Untargeted && slot.Kind != engine.SlotDestination && canBeAt(c, slot.Filter, place)
}

// canBeAt reports whether the words of a filter let what it means be at a battlefield.
func canBeAt(c *engine.Context, f *engine.Filter, place engine.PlaceID) bool {
	if f.Op == engine.FilterAny || f.Op == engine.FilterAll {
		for i := range f.Parts {
			if canBeAt(c, &f.Parts[i], place) {
				return true
			}
		}
		return false
	}
	if f.Subject == nil {
		return false
	}
	switch f.Subject.Name {
	case "unit", "gear", "object", "place":
	default:
		return false
	}
	for i := range f.Tests {
		t := &f.Tests[i]
		switch t.Field.Name {
		case "at":
			if t.Arg.Bits != 0 && !t.Arg.Bits.Any(1<<AtBattlefield) || t.Arg.Filter != nil && !c.Matches(t.Arg.Filter, engine.At(place)) {
				return false
			}
		case "base":
			if t.Arg.Flag {
				return false
			}
		}
	}
	return true
}

// fromHiding is the battlefield to which an item is bound: the one where its card was hidden, or where the permanent was whose
// being played it answers (811.1); 0 when there is none.
func fromHiding(c *engine.Context, i engine.ItemID) engine.PlaceID {
	g := c.Game()
	it := g.Item(i)
	if it.Flags&itemHidden != 0 {
		return hiddenPlace(g, it.From)
	}
	if e := c.Event; e != nil && !it.Card && e.Kind == Played && e.Subject == it.Instance.Bearer && e.From != 0 && g.Zone(e.From).Kind == InFacedown {
		return hiddenPlace(g, e.From)
	}
	return 0
}

// isThere reports whether a thing is at a battlefield, or is it.
func isThere(g *engine.Game, d engine.Datum, place engine.PlaceID) bool {
	switch d.Kind {
	case engine.ObjectDatum:
		return g.PlaceOf(engine.ObjectID(d.N)) == place
	case engine.PlaceDatum:
		return d.Place() == place
	}
	return true
}

func verbHide(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	cards := common.Objects(t, in, "card")
	v := in.Get("place")
	if len(cards) == 0 || v == nil || v.Datum.Kind != engine.PlaceDatum {
		return common.Done(false, 0, nil)
	}
	p := in.Player("by", t.You)
	if x := in.Get("cost"); x != nil && x.Cost != nil {
		var sum total
		resourcesOf(&t.Context, x.Cost, &sum)
		if !pay(t, p, sum, 0, 0, true, 0) {
			return common.Done(false, 0, nil)
		}
	}
	n := 0
	for _, id := range cards {
		if g.HasKeyword(id, Hidden) || in.True("any") {
			n += truth(hide(t, p, id, v.Datum.Place()))
		}
	}
	return common.Done(n > 0, n, nil)
}

package duelofchampions

import (
	"fmt"
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Why tells what forbids an option that the owed decision does not list, by running the checks that would have listed it. Those
// checks run for every option of every decision, so what they say is fixed; numbers are added here.
func (r *Rules) Why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	if x := r.why(g, p, o); !x.OK() {
		return x
	}
	return engine.Refusal{Rule: book.R(16), Reason: "it is not listed: what is chosen next is asked for when the action has begun"}
}

func (r *Rules) why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	d := g.Decision()
	if d == nil {
		return engine.Refusal{Rule: book.R(10, 1), Reason: "the game is over"}
	}
	if d.Kind != DecideAct {
		return r.whyAnswer(g, p, d, o)
	}
	if p != d.Player {
		return engine.Refusal{Rule: book.R(6), Reason: "it is the turn of " + common.PlayerName(d.Player)}
	}
	id := engine.ObjectID(o.N)
	switch o.Kind {
	case OptionPlay, OptionAttack, OptionMove, OptionActivate:
		if o.Of != engine.ObjectDatum || !common.Exists(g, engine.Datum{Kind: o.Of, N: o.N, Inc: o.Inc}) {
			return engine.Refusal{Rule: book.R(6, 6), Reason: "there is no such card"}
		}
	}
	switch o.Kind {
	case OptionPlay:
		return whyPlay(g, p, id)
	case OptionAttack:
		if x := mayAttack(g, p, id); x != nil {
			return *x
		}
		if o.M < 0 || int(o.M) >= g.Objects() {
			return engine.Refusal{Rule: book.R(9, 1), Reason: "there is nothing to attack"}
		}
		return said(mayTarget(g, id, engine.ObjectID(o.M)))
	case OptionMove:
		if x := mayMove(g, p, id); x != nil {
			return *x
		}
		if x := mayMoveTo(g, p, id, engine.PlaceID(o.M)); x != nil {
			return *x
		}
		return engine.Refusal{Rule: book.R(8, 1), Reason: "it cannot move there"}
	case OptionActivate:
		return whyActivate(g, p, id, int(o.M))
	case OptionRaise, OptionDraw:
		if x := mayUseHero(g, p); x != nil {
			return *x
		}
		if o.Kind == OptionDraw {
			return short(engine.Refusal{Rule: book.R(6, 9), Reason: "there are not enough resources"}, hot(g, hotHeroDraw), resources(g, p))
		}
		return engine.Refusal{Rule: book.R(6, 9), Reason: "there is no such level"}
	case engine.OptionPass:
		return engine.Refusal{Rule: book.R(6, 10), Reason: "nobody passes here; the turn is ended instead"}
	}
	return engine.Refusal{Rule: book.R(6, 6), Reason: "in the action phase one plays cards, attacks, moves, uses events and the hero, or ends the turn"}
}

// said is what a check said; nothing when it refused nothing.
func said(x *engine.Refusal) engine.Refusal {
	if x == nil {
		return engine.Refusal{}
	}
	return *x
}

// short adds what is needed and what there is.
func short(x engine.Refusal, need, have int) engine.Refusal {
	x.Reason += fmt.Sprintf(": it takes %d, and there is %d", need, have)
	return x
}

func whyPlay(g *engine.Game, p engine.Player, id engine.ObjectID) engine.Refusal {
	if !common.MayKnow(g, p, id) {
		return engine.Refusal{Rule: book.R(6, 7), Reason: "cards are played from the own hand"}
	}
	w := purseOf(g, p)
	x := said(mayPlay(g, p, id, &w))
	if x.OK() {
		return engine.Refusal{Rule: book.R(6, 7), Reason: "it cannot be played now"}
	}
	if x.Rule != book.R(3, 3) {
		return x
	}
	def := g.Definition(id)
	for n := MightLevel; n <= DestinyLevel; n++ {
		if need, have := int(def.Numbers[n]), level(g, p, n); need > have {
			return short(x, need, have)
		}
	}
	return short(x, costOf(g, id), resources(g, p))
}

func whyActivate(g *engine.Game, p engine.Player, id engine.ObjectID, n int) engine.Refusal {
	a, ok := abilityAt(g, id, n)
	switch {
	case !zones[g.KindOf(id)].Board:
		return engine.Refusal{Rule: book.R(6, 8), Reason: "it is not face up on the board"}
	case !ok:
		return engine.Refusal{Rule: book.R(6, 9), Reason: "it has nothing that a player uses"}
	}
	x := said(mayActivate(g, p, id, a))
	switch {
	case x.OK():
		return engine.Refusal{Rule: book.R(6, 9), Reason: "it cannot be used now"}
	case x.Rule == book.R(3, 3):
		c := a.context(g, p, id)
		cost, more := asked(g, p, id, a)
		return short(x, resourcesIn(&c, cost)+more, resources(g, p))
	}
	return x
}

// whyAnswer tells what is wrong with an answer to a choice.
func (r *Rules) whyAnswer(g *engine.Game, p engine.Player, d *engine.Decision, o engine.Option) engine.Refusal {
	if p != d.Player {
		return engine.Refusal{Rule: book.R(16), Reason: common.PlayerName(d.Player) + " has something to choose first"}
	}
	switch o.Kind {
	case OptionPlay, OptionActivate, OptionMove, OptionAttack, OptionRaise, OptionDraw, OptionEndTurn, engine.OptionPass:
		return engine.Refusal{Rule: book.R(16), Reason: fmt.Sprintf("a choice is owed first: %s", r.Prompt(g, d, "en"))}
	case engine.OptionDone:
		return engine.Refusal{Rule: book.R(16), Reason: fmt.Sprintf("%d must be chosen, and there is %d", d.Min, len(d.Picked))}
	}
	if o.Kind != engine.OptionThing || !common.Exists(g, o.Datum()) {
		return engine.Refusal{Rule: book.R(16), Reason: "it is not among what can be chosen"}
	}
	if slices.ContainsFunc(d.Picked, func(x engine.Datum) bool { return engine.Same(x, o.Datum()) }) {
		return engine.Refusal{Rule: book.R(16), Reason: "it is chosen already"}
	}
	thing := o.Datum()
	switch d.Kind {
	case DecideTarget:
		if thing.Kind == engine.ObjectDatum {
			return said(mayTarget(g, d.Source.ID, thing.Ref().ID))
		}
		if thing.Kind == engine.PlayerDatum {
			return said(mayTarget(g, d.Source.ID, heroOf(g, thing.Player())))
		}
	case DecidePlace:
		if thing.Kind == engine.PlaceDatum && len(d.Options) > 0 {
			return said(mayRest(g, d.Source.ID, sideOf(lineOf(d.Options[0].Datum().Place())), thing.Place()))
		}
	case engine.DecideSlot:
		return whyChosen(g, d, thing)
	}
	return engine.Refusal{Rule: book.R(16), Reason: "it is not among what can be chosen"}
}

// whyChosen tells which field of a slot's filter a thing fails, if it may be known. Of what the player may not see nothing is told.
func whyChosen(g *engine.Game, d *engine.Decision, thing engine.Datum) engine.Refusal {
	x := engine.Refusal{Rule: book.R(16), Reason: "it is no legal choice for this"}
	if d.SlotIs == nil || d.SlotIs.Filter == nil || d.Item == 0 {
		return x
	}
	if thing.Kind == engine.ObjectDatum {
		if !common.MayKnow(g, d.Player, thing.Ref().ID) {
			return x
		}
		if y := forbidden(g, ActChoose, d.Player, thing.Ref().ID, noPlace); y != nil {
			return *y
		}
	}
	c := g.ForItem(d.Item)
	f := d.SlotIs.Filter
	if f.Op == engine.FilterTests && f.Subject != nil {
		x.By, x.Line = c.Self, max(f.Line, d.SlotIs.Line)
		if a := g.AbilityOf(c.Instance); a != nil && a.Script != nil {
			x.File = a.Script.Path
		}
		if f.Subject.Match != nil && !f.Subject.Match(&c, thing) {
			x.Reason, x.Asks = "it must be "+f.Subject.Doc, &engine.Filter{Subject: f.Subject}
			return x
		}
		for i := range f.Tests {
			if !f.Tests[i].Field.Test(&c, thing, &f.Tests[i].Arg) {
				x.Reason, x.Asks = fmt.Sprintf("it does not fit %q", f.Tests[i].Field.Name), &engine.Filter{Subject: f.Subject, Tests: f.Tests[i : i+1]}
				return x
			}
		}
	}
	return x
}

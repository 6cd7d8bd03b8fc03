package scenario

// The place that an action names by at = "north": the answer to the question of a place that the action leads to. Where
// there is one legal place alone the rules do not ask; the step is held to it all the same.

import (
	"slices"

	"cardlathe/engine"

	lua "github.com/yuin/gopher-lua"
)

// maxForced bounds the questions with a single answer that come before that of the place.
const maxForced = 16

// asksPlace reports whether a decision is the choice of a place.
func asksPlace(d *engine.Decision) bool {
	return d != nil && slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Datum().Kind == engine.PlaceDatum })
}

// placeAsked does an action in a copy of the game that asks the questions with a single answer as well, up to the one for a
// place; nil when a player has something else to choose first, or is asked for no place at all.
func (r *run) placeAsked(p engine.Player, o engine.Option) *engine.Game {
	g, err := engine.LoadGame(r.game.Library(), r.game.Save(), engine.Options{AskForced: true})
	if err != nil {
		r.fail("", "", "the game cannot be copied: %v", err)
	}
	for range maxForced {
		if g.Apply(o) != nil {
			return nil
		}
		d := g.Decision()
		switch {
		case d == nil || d.Player != p:
			return nil
		case asksPlace(d):
			return g
		case len(d.Options) != 1:
			return nil
		}
		o = d.Options[0]
	}
	return nil
}

// goesTo chooses the place that an action names, once the action is done. asked is the copy of the game that asks for it.
func (r *run) goesTo(p engine.Player, asked *engine.Game, at lua.LValue) {
	places := r.things(p, at)
	if d := r.game.Decision(); asksPlace(d) && d.Player == p {
		for _, place := range places {
			if d.Lists(engine.Thing(place)) {
				r.apply(p, engine.Thing(place))
				return
			}
		}
		r.fail("", r.owed(), "%s cannot be chosen as the place: %s", quoted(at), r.refusalText(r.whyNotThere(p, r.game, at)))
	}
	if asked == nil {
		r.fail("", r.owed(), "no place is asked for next, so at = %s says nothing; leave it out, or choose the place where it is asked for", quoted(at))
	}
	for _, place := range places {
		if asked.Decision().Lists(engine.Thing(place)) {
			return // the only one: it was taken
		}
	}
	r.fail("", optionText(asked, asked.Decision(), asked.Decision().Options[0], r.nameOf, "en")+" is the only place", "%s cannot be chosen as the place: %s", quoted(at), r.refusalText(r.whyNotThere(p, asked, at)))
}

// whyNotThere is the refusal of a place in a game that asks for one.
func (r *run) whyNotThere(p engine.Player, g *engine.Game, at lua.LValue) engine.Refusal {
	for _, place := range r.things(p, at) {
		if place.Kind == engine.PlaceDatum {
			return g.Why(engine.Thing(place))
		}
	}
	r.fail("", "", "%s is no place%s", quoted(at), r.nearest(show(at)))
	return engine.Refusal{}
}

// refusedAt is what refuses a place to an action that is possible itself; it fails when the place is possible, too.
func (r *run) refusedAt(p engine.Player, o engine.Option, name string, at lua.LValue) engine.Refusal {
	asked := r.placeAsked(p, o)
	if asked == nil {
		r.fail("refused", r.owed(), "%s asks for no place next; where one is asked for later, write s.%s:refused(\"choose\", %s) there", name, seatName(p), quoted(at))
	}
	for _, place := range r.things(p, at) {
		if asked.Decision().Lists(engine.Thing(place)) {
			r.fail("refused", "possible", "%s at %s is possible now", name, quoted(at))
		}
	}
	return r.whyNotThere(p, asked, at)
}

package scenario

import (
	"slices"
	"strings"

	"cardlathe/engine"

	lua "github.com/yuin/gopher-lua"
)

// Steps that answer the decision that is owed: what is chosen, how it is paid, in what order things come.

// choose is s.A:choose(things...).
func choose(r *run, p engine.Player, L *lua.LState) int {
	args, _ := arguments(L)
	if len(args) == 0 {
		r.fail("", "", "choose what? Write s.A:choose(\"Name\"), or s.A:done() for nothing")
	}
	r.chooseAll(p, args)
	return 0
}

// chooseAll chooses things one after the other; a set of several is closed after the last.
func (r *run) chooseAll(p engine.Player, args []lua.LValue) {
	var asked engine.Decision
	for _, a := range args {
		d := r.mustOwe(p)
		asked = engine.Decision{Kind: d.Kind, Slot: d.Slot, Item: d.Item, Source: d.Source}
		r.apply(p, r.thingOption(p, a))
	}
	d := r.game.Decision()
	if len(args) > 1 && d != nil && d.Player == p && d.Kind == asked.Kind && d.Slot == asked.Slot && d.Item == asked.Item && len(d.Picked) > 0 && d.Lists(engine.Option{Kind: engine.OptionDone}) {
		r.apply(p, engine.Option{Kind: engine.OptionDone})
	}
}

// mustOwe is the owed decision; it fails unless it is this player's.
func (r *run) mustOwe(p engine.Player) *engine.Decision {
	d := r.game.Decision()
	if d == nil {
		r.fail("", "", "the game is over, nothing can be answered")
	}
	if d.Player != p {
		r.fail("", r.owed(), "%s is not asked now", seatName(p))
	}
	return d
}

// thingOption is the listed option for a thing; it fails when there is none.
func (r *run) thingOption(p engine.Player, v lua.LValue) engine.Option {
	d := r.mustOwe(p)
	list := r.things(p, v)
	for _, t := range list {
		if o := engine.Thing(t); d.Lists(o) {
			return o
		}
	}
	for _, t := range list {
		if i := borneBy(d.Options, t); i >= 0 {
			return d.Options[i]
		}
	}
	if i, ok := r.labelled(d, show(v)); ok {
		return d.Options[i]
	}
	if len(list) == 0 {
		r.fail("", r.owed(), "there is no %s in this game%s", quoted(v), r.nearest(show(v)))
	}
	if slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptionThing }) {
		r.fail("", r.owed(), "%s cannot be chosen now: %s", quoted(v), r.refusalText(r.why(p, engine.Thing(list[0]))))
	}
	r.fail("", r.owed(), "nothing is to be chosen now")
	return engine.Option{}
}

// borneBy is the first option about an ability that a thing bears, as replacements are asked for; -1 when there is none.
func borneBy(options []engine.Option, t engine.Datum) int {
	return slices.IndexFunc(options, func(o engine.Option) bool {
		return o.Kind == engine.OptionIndex && o.Of == engine.ObjectDatum && t.Kind == engine.ObjectDatum && o.M == t.N
	})
}

// labelled finds the one option with a label, or whose label begins so.
func (r *run) labelled(d *engine.Decision, text string) (int, bool) {
	found, n := 0, 0
	for _, exact := range []bool{true, false} {
		for i, o := range d.Options {
			label := optionLabel(r.game, d, o)
			if exact && strings.EqualFold(label, text) {
				return i, true
			}
			if !exact && text != "" && strings.HasPrefix(strings.ToLower(label), strings.ToLower(text)) {
				found, n = i, n+1
			}
		}
	}
	return found, n == 1
}

func optionLabel(g *engine.Game, d *engine.Decision, o engine.Option) string {
	if o.Kind == engine.OptionIndex && int(o.N) < len(d.Labels) {
		return d.Labels[o.N]
	}
	return g.Library().Rules.Label(g, d, o, "en")
}

// several answers a decision of the ruleset, called by its name, with any number of things, and is done with it.
func (r *run) several(p engine.Player, name string, L *lua.LState) {
	args, _ := arguments(L)
	kind := r.mustOwe(p).Kind
	if decisionName(r.lib.Rules, kind) != name {
		r.fail("", r.owed(), "no decision of kind %q is owed", name)
	}
	used := map[engine.ObjectID]bool{}
	for _, a := range args {
		d := r.mustOwe(p)
		list := r.things(p, a)
		i := slices.IndexFunc(list, func(t engine.Datum) bool { return !used[engine.ObjectID(t.N)] && d.Lists(engine.Thing(t)) })
		if i < 0 {
			r.fail("", r.owed(), "%s cannot be chosen for the %s", quoted(a), name)
		}
		used[engine.ObjectID(list[i].N)] = true
		r.apply(p, engine.Thing(list[i]))
	}
	if d := r.game.Decision(); len(args) == 0 || d != nil && d.Player == p && d.Kind == kind && d.Lists(engine.Option{Kind: engine.OptionDone}) {
		r.apply(p, engine.Option{Kind: engine.OptionDone})
	}
}

func number(r *run, p engine.Player, L *lua.LState) int {
	r.apply(p, engine.Option{Kind: engine.OptionNumber, N: int32(L.CheckInt(2))})
	return 0
}

// pick is s.A:pick("label"); a number after it tells which one of several that are called so.
func pick(r *run, p engine.Player, L *lua.LState) int {
	text := show(L.CheckAny(2))
	d := r.mustOwe(p)
	if which := L.OptInt(3, 0); which > 0 {
		for _, o := range d.Options {
			if strings.EqualFold(optionLabel(r.game, d, o), text) {
				if which--; which == 0 {
					r.apply(p, o)
					return 0
				}
			}
		}
		r.fail("", r.owed(), "there are not so many options called %q", text)
	}
	i, ok := r.labelled(d, text)
	if !ok {
		r.fail("", r.owed(), "no option, or more than one, is called %q", text)
	}
	r.apply(p, d.Options[i])
	return 0
}

func pay(r *run, p engine.Player, L *lua.LState) int {
	d := r.mustOwe(p)
	if d.Kind != engine.DecidePay {
		r.fail("", r.owed(), "no payment is owed")
	}
	args, _ := arguments(L)
	if len(args) > 0 {
		r.apply(p, r.means(p, "pay", args...))
		return 0
	}
	// The whole payment: what is used before it, what pays, and in what order where one is asked for.
	for whole := false; !whole; {
		first := d.Options[0]
		r.apply(p, first)
		d = r.game.Decision()
		used := first.Kind != engine.OptionThing && first.Of != 0 // something that helps to pay; a plan is about no one thing
		whole = d == nil || d.Player != p || d.Kind != engine.DecidePay || !used && d.Options[0].Kind != engine.OptionThing
	}
	return 0
}

// order chooses the order of triggered abilities; the last one is not asked for.
func order(r *run, p engine.Player, L *lua.LState) int {
	args, _ := arguments(L)
	for i, a := range args {
		d := r.game.Decision()
		if d == nil || d.Player != p || d.Kind != engine.DecideOrder {
			// The last one has its place already, and one ability that triggered several times has them all.
			if len(args) > 1 && !slices.ContainsFunc(args[i:], func(x lua.LValue) bool { return show(x) != show(a) }) {
				break
			}
			r.fail("", r.owed(), "no order of triggered abilities is owed")
		}
		r.apply(p, r.itemOption(p, d, a))
	}
	return 0
}

// itemOption is the option that stands for an ability, called by its card.
func (r *run) itemOption(p engine.Player, d *engine.Decision, v lua.LValue) engine.Option {
	list := r.things(p, v)
	for _, t := range list {
		if o := engine.Thing(t); d.Lists(o) {
			return o
		}
	}
	for _, o := range d.Options {
		if o.Kind == engine.OptionIndex && o.Of == engine.ObjectDatum && slices.ContainsFunc(list, func(x engine.Datum) bool { return x.Kind == engine.ObjectDatum && x.N == o.M }) {
			return o
		}
		if t := o.Datum(); t.Kind == engine.LinkDatum {
			b := r.game.Item(engine.ItemID(t.N)).Instance.Bearer
			if slices.ContainsFunc(list, func(x engine.Datum) bool { return x.Kind == engine.ObjectDatum && engine.ObjectID(x.N) == b.ID }) {
				return o
			}
		}
	}
	if i, ok := r.labelled(d, show(v)); ok {
		return d.Options[i]
	}
	r.fail("", r.owed(), "no ability of %s waits for its place", quoted(v))
	return engine.Option{}
}

// assign answers a division unit by unit: each is chosen where it is asked for, and its number where one is.
func assign(r *run, p engine.Player, L *lua.LState) int {
	t := L.CheckTable(2)
	d := r.mustOwe(p)
	kind := d.Kind
	asked := 0
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		n, ok := v.(lua.LNumber)
		if !ok {
			r.fail("", "", "assign takes a table of names and numbers")
		}
		d := r.game.Decision()
		if d == nil || d.Player != p || d.Kind != kind && d.Kind != engine.DecideNumber {
			break
		}
		for _, x := range r.things(p, k) {
			if d.Lists(engine.Thing(x)) {
				r.apply(p, engine.Thing(x))
				asked++
				break
			}
		}
		if o := (engine.Option{Kind: engine.OptionNumber, N: int32(n)}); r.game.Decision() != nil && r.game.Decision().Player == p && r.game.Decision().Lists(o) {
			r.apply(p, o)
			asked++
		}
	}
	if asked == 0 {
		r.fail("", r.owed(), "nothing of this is to be assigned now")
	}
	return 0
}

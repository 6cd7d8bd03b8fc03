package riftbound

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// whyAnswer tells what is wrong with an answer to a choice.
func (r *Rules) whyAnswer(g *engine.Game, p engine.Player, d *engine.Decision, o engine.Option) engine.Refusal {
	if p != d.Player {
		return engine.Refusal{Rule: engine.R(312, 1), Reason: common.PlayerName(d.Player) + " has something to choose first"}
	}
	switch o.Kind {
	case OptionPlay, OptionActivate, OptionMove, OptionHide, OptionEndTurn, engine.OptionPass:
		return engine.Refusal{Rule: engine.R(312, 1), Reason: fmt.Sprintf("a choice is owed first: %s", r.Prompt(g, d, "en"))}
	}
	object := o.Kind == engine.OptionThing && o.Of == engine.ObjectDatum && common.Exists(g, o.Datum())
	id := engine.ObjectID(o.N)
	switch d.Kind {
	case engine.DecideSlot:
		if o.Kind == engine.OptionDone {
			return engine.Refusal{Rule: engine.R(355, 8), Reason: fmt.Sprintf("%d must be chosen, and there is %d", d.Min, len(d.Picked))}
		}
		return whyTarget(g, d, o)
	case DecideMove:
		switch {
		case o.Kind == engine.OptionDone && len(d.Picked) > 0:
			return engine.Refusal{Rule: engine.R(55), Reason: "who moves for nothing does not stay"}
		case o.Kind == engine.OptionDone:
			return engine.Refusal{Rule: engine.R(144, 3), Reason: "at least one unit moves"}
		}
		if object {
			if slices.ContainsFunc(d.Picked, func(x engine.Datum) bool { return engine.Same(x, o.Datum()) }) {
				return engine.Refusal{Rule: engine.R(144, 3), Reason: "it moves already"}
			}
			if x := mayMove(g, d.Player, id, engine.PlaceID(d.A)); !x.OK() && neutralOpen(g) {
				return x // of a standard move
			}
			if x := forbidden(g, ActMoveAlong, d.Player, id, engine.PlaceID(d.A)); !x.OK() && len(d.Picked) > 0 {
				return x
			}
			if due := moveToll(g, d.Player, id, engine.PlaceID(d.A), len(d.Picked)); !due.free() {
				return engine.Refusal{Rule: engine.R(204), Reason: "that it moves along costs " + due.String() + " more, which cannot be paid"}
			}
		}
		return engine.Refusal{Rule: engine.R(144, 3), Reason: "it cannot move along"}
	case DecideAssign:
		return whyAssign(g, d, o)
	case DecideMulligan:
		return engine.Refusal{Rule: engine.R(117, 1), Reason: fmt.Sprintf("up to %d cards of the hand are set aside, and there is %d", g.Knob(KnobMulligan), len(d.Picked))}
	case DecidePlace:
		return whyPlace(g, d, o)
	case DecideStaged:
		return engine.Refusal{Rule: engine.R(323, 12), Reason: "nothing is staged there"}
	case engine.DecidePay:
		return engine.Refusal{Rule: engine.R(357, 1), Reason: whyPay(g, d, o)}
	case engine.DecideMode:
		return whyMode(g, d, o)
	case engine.DecideOrder:
		return engine.Refusal{Rule: engine.R(383, 3), Reason: "that ability does not wait to be ordered"}
	}
	return engine.Refusal{Rule: engine.R(355, 17), Reason: "it is not among what can be chosen"}
}

// whyTarget tells what keeps a thing from being chosen for a slot. Of what the player may not see nothing is told.
func whyTarget(g *engine.Game, d *engine.Decision, o engine.Option) engine.Refusal {
	x := engine.Refusal{Rule: engine.R(355, 9), Reason: "it is no legal choice for this"}
	if o.Kind != engine.OptionThing || d.SlotIs == nil || d.SlotIs.Filter == nil {
		return x
	}
	thing := o.Datum()
	if !common.Exists(g, thing) {
		return x
	}
	if slices.ContainsFunc(d.Picked, func(p engine.Datum) bool { return engine.Same(p, thing) }) {
		x.Reason = "it is chosen already"
		return x
	}
	if d.SlotIs.Kind == engine.SlotDestination && !mayStandAt(g, d.Player, thing.Place()) {
		return engine.Refusal{Rule: engine.R(462, 3), Reason: "units of two other players are there"}
	}
	if thing.Kind == engine.ObjectDatum {
		if !common.MayKnow(g, d.Player, engine.ObjectID(o.N)) {
			return x
		}
		if y := untargetable(g, d.Player, engine.ObjectID(o.N)); !y.OK() {
			return y
		}
	}
	c := g.ForItem(d.Item)
	a := g.AbilityOf(c.Instance)
	if a == nil {
		return x
	}
	execution := d.Slot / engine.ExecutionSlots
	c = c.WithAbility(a).WithExecution(execution)
	if part := d.Slot % engine.ExecutionSlots / engine.SlotsPerMode; part > 0 && a.Modes != nil {
		if modes := modesOf(g, d.Item, execution, nil); part <= len(modes) && modes[part-1] < len(a.Modes.List) {
			c = c.WithMode(&a.Modes.List[modes[part-1]], part-1)
		}
	}
	if text, asks := unmet(&c, d.SlotIs.Filter, thing); text != "" {
		x = imposed(x.Rule, text, &c, a)
		x.Asks = asks
		if d.SlotIs.Filter.Line > 0 {
			x.Line = d.SlotIs.Filter.Line
		}
		return x
	}
	if thing.Kind == engine.ObjectDatum && deflect(g, d.Player, engine.ObjectID(o.N)) > 0 {
		return engine.Refusal{Rule: engine.R(809, 1), Reason: "its Deflect cannot be paid", By: thing.Ref()}
	}
	return x
}

// unmet words the first condition of a filter that a thing does not meet, and tells it as a filter; "" when it meets all.
func unmet(c *engine.Context, f *engine.Filter, d engine.Datum) (string, *engine.Filter) {
	if c.Matches(f, d) {
		return "", nil
	}
	if f.Op == engine.FilterAll {
		for i := range f.Parts {
			if text, asks := unmet(c, &f.Parts[i], d); text != "" {
				return text, asks
			}
		}
	}
	if f.Op != engine.FilterTests {
		return "the text asks for " + filterText(f), f
	}
	if f.Subject.Match != nil && !f.Subject.Match(c, d) {
		return "the text asks for " + article(f.Subject.Name), &engine.Filter{Subject: f.Subject}
	}
	for i := range f.Tests {
		if t := &f.Tests[i]; !t.Field.Test(c, d, &t.Arg) {
			return fmt.Sprintf("the text asks for %s with %s", article(f.Subject.Name), testText(t)), &engine.Filter{Subject: f.Subject, Tests: f.Tests[i : i+1]}
		}
	}
	return "it does not meet the condition of the script", nil
}

func article(word string) string {
	if strings.ContainsAny(word[:1], "aeio") {
		return "an " + word
	}
	return "a " + word
}

// filterText writes a filter as its author did, as far as it is data.
func filterText(f *engine.Filter) string {
	if f == nil {
		return "anything"
	}
	if f.Op != engine.FilterTests {
		var parts []string
		for i := range f.Parts {
			parts = append(parts, filterText(&f.Parts[i]))
		}
		word := map[engine.FilterOp]string{engine.FilterAny: " or ", engine.FilterAll: " and ", engine.FilterNone: " nor "}[f.Op]
		text := strings.Join(parts, word)
		if f.Op == engine.FilterNone {
			text = "neither " + text
		}
		return text
	}
	text := f.Subject.Name
	for i := range f.Tests {
		word := ", "
		if i == 0 {
			word = " with "
		}
		text += word + testText(&f.Tests[i])
	}
	return text
}

// testText writes a field of a filter: enemy = true, type = spell, might = ...
func testText(t *engine.Test) string {
	value := "..."
	switch a := &t.Arg; {
	case len(a.Words) > 0:
		value = strings.Join(a.Words, " or ")
	case t.Field.Kind == engine.FieldFlag:
		value = fmt.Sprint(a.Flag)
	case t.Field.Kind == engine.FieldNumber:
		bound := func(has bool, e *engine.Expr) string {
			if !has {
				return ""
			}
			if e.Op != engine.OpDatum {
				return "..."
			}
			return fmt.Sprint(e.Datum.N)
		}
		low, high := bound(a.HasMin, &a.Min), bound(a.HasMax, &a.Max)
		switch {
		case low == high:
			value = low
		case high == "":
			value = "at least " + low
		case low == "":
			value = "at most " + high
		default:
			value = low + " to " + high
		}
	}
	return t.Field.Name + " = " + value
}

// whyPlace tells why a unit cannot be played somewhere (355.2).
func whyPlace(g *engine.Game, d *engine.Decision, o engine.Option) engine.Refusal {
	x := engine.Refusal{Rule: engine.R(355, 2), Reason: "it cannot be played there"}
	if o.Kind != engine.OptionThing || o.Of != engine.PlaceDatum || !common.Exists(g, o.Datum()) {
		x.Reason = "a place must be chosen"
		return x
	}
	place := o.Datum().Place()
	id := engine.ObjectID(0)
	if i := g.Pending(); i != 0 {
		id = g.Item(i).Instance.Bearer.ID
		item := g.ForItem(i)
		if c, a := permissionOf(&item, i); a != nil && a.To != nil && !c.Matches(a.To, engine.At(place)) {
			return imposed(x.Rule, "what permits the play says where to", c, a)
		}
	}
	if y := forbidden(g, ActPlay, d.Player, id, place); !y.OK() {
		return y
	}
	switch {
	case !isBattlefield(g, place):
		x.Reason = "units are played to the base of their own player"
	case !mayStandAt(g, d.Player, place):
		x.Rule, x.Reason = engine.R(462, 2), "units of two other players are there"
	case controllerOf(g, place) != d.Player:
		x.Reason = common.PlayerName(d.Player) + " does not control it"
	}
	return x
}

// whyMode tells why a mode cannot be chosen (355.3).
func whyMode(g *engine.Game, d *engine.Decision, o engine.Option) engine.Refusal {
	x := engine.Refusal{Rule: engine.R(355, 3), Reason: "there is no such mode"}
	c := g.ForItem(d.Item)
	a := g.AbilityOf(c.Instance)
	if o.Kind != engine.OptionIndex || a == nil || a.Modes == nil || o.N < 0 || int(o.N) >= len(a.Modes.List) {
		return x
	}
	m := int(o.N)
	mode := &a.Modes.List[m]
	c = c.WithAbility(a)
	with := c.WithMode(mode, 0)
	switch {
	case mode.Cost != nil && g.Item(d.Item).State == engine.ItemFinalized:
		return imposed(engine.R(752), "nothing is paid for new choices, and it has a cost", &c, mode)
	case a.Modes.Fresh != 0 && takenMode(g, d.Item, m):
		return imposed(x.Rule, "it is chosen already", &c, a)
	case a.Modes.Fresh == engine.FreshTurn && g.UsedMode(c.Instance, m):
		return imposed(x.Rule, "it was chosen this turn", &c, a)
	case mode.When != nil && !with.Holds(mode.When):
		return imposed(x.Rule, "its condition does not hold", &c, mode)
	case !payable(&with, d.Player, mode.Cost):
		return imposed(x.Rule, "its cost cannot be paid", &c, mode)
	}
	return imposed(x.Rule, "there is nothing that it could be chosen for", &c, mode)
}

// whyPay tells why a plan does not pay the cost (357.1).
func whyPay(g *engine.Game, d *engine.Decision, o engine.Option) string {
	if d.Options[0].Kind == engine.OptionThing {
		return "the order of the runes that are recycled is asked for"
	}
	if o.Kind != OptionPlan {
		return "the cost must be paid"
	}
	var w wallet
	w.open(g, d.Player, ^purpose(0), 0)
	q, gives := planOf(o), w.energy
	for k := range 6 {
		if n := int(q.exhaust[k]); n > w.ready[k] {
			return fmt.Sprintf("that exhausts %d runes of %s, and there is %d ready", n, domains[k].Name, w.ready[k])
		}
		if n := int(q.recycle[k]); n > w.ready[k]+w.exhausted[k] {
			return fmt.Sprintf("that recycles %d runes of %s, and there is %d", n, domains[k].Name, w.ready[k]+w.exhausted[k])
		}
		gives += int(q.exhaust[k])
	}
	if gives < int(d.A) {
		return fmt.Sprintf("the cost is %d energy, and that gives %d", d.A, gives)
	}
	return "that does not pay the cost, or more than it"
}

// whyAssign tells which unit is assigned damage first (465.2, 815, 826).
func whyAssign(g *engine.Game, d *engine.Decision, o engine.Option) engine.Refusal {
	x := engine.Refusal{Rule: engine.R(465, 2), Reason: "it is not assigned damage now"}
	if o.Kind != engine.OptionThing || o.Of != engine.ObjectDatum || !common.Exists(g, o.Datum()) || len(d.Options) == 0 {
		return x
	}
	id, first := engine.ObjectID(o.N), d.Options[0].Datum().Ref()
	switch {
	case !isUnit(g, id) || g.Controller(id) != g.Controller(first.ID) || g.PlaceOf(id) != g.PlaceOf(first.ID):
		x.Reason = "damage is assigned to opposing units of the combat"
	case g.HasKeyword(first.ID, Tank) && !g.HasKeyword(id, Tank):
		x = engine.Refusal{Rule: engine.R(815, 1), Reason: "units with Tank are assigned damage first", By: first}
	case g.HasKeyword(id, Backline):
		x = engine.Refusal{Rule: engine.R(826, 3), Reason: "units with Backline are assigned damage last", By: g.Ref(id)}
	}
	return x
}

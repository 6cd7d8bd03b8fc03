package scenario

// The steps that act. Each answers exactly the decision that is owed, or several in a row where its name says so; what
// it cannot answer it leaves to the next step, and what does not fit fails.

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"

	lua "github.com/yuin/gopher-lua"
)

// playerStep is a method of s.A; the arguments begin at 2.
type playerStep func(r *run, p engine.Player, L *lua.LState) int

// stageStep is a method of s; the arguments begin at 2.
type stageStep func(r *run, L *lua.LState) int

var playerSteps, stageSteps = map[string]playerStep{}, map[string]stageStep{}

func init() {
	maps.Copy(playerSteps, map[string]playerStep{
		"choose": choose,
		"done": func(r *run, p engine.Player, L *lua.LState) int {
			r.apply(p, engine.Option{Kind: engine.OptionDone})
			return 0
		},
		"yes": func(r *run, p engine.Player, L *lua.LState) int {
			r.apply(p, engine.Option{Kind: engine.OptionYes})
			return 0
		},
		"no": func(r *run, p engine.Player, L *lua.LState) int {
			r.apply(p, engine.Option{Kind: engine.OptionNo})
			return 0
		},
		"pass": func(r *run, p engine.Player, L *lua.LState) int {
			r.apply(p, engine.Option{Kind: engine.OptionPass})
			return 0
		},
		"number":  number,
		"pick":    pick,
		"pay":     pay,
		"order":   order,
		"assign":  assign,
		"refused": refused,
	})
	maps.Copy(stageSteps, map[string]stageStep{
		"resolve": resolve, "next_turn": nextTurn,
		"find": find, "logged": logged,
	})
	for name, step := range map[string]stageStep{
		"expect": expect, "expect_gone": expectGone, "count": count, "owes": owes, "options": options, "waiting": waiting,
		"turn": turn, "phase": phase, "won": won, "over": over, "diagnostic": diagnostic, "why_not": whyNot,
		"sees": sees, "legal_deck": legalDeck, "illegal_deck": illegalDeck,
	} {
		stageSteps[name] = func(r *run, L *lua.LState) int {
			n := step(r, L)
			r.proof.expected(r.game)
			return n
		}
	}
}

// playerStepNames are the methods of players in a game: answers, which all games have, what its players may do, and the
// decisions of its own.
func playerStepNames(words *engine.Vocabulary) []string {
	names := slices.Collect(maps.Keys(playerSteps))
	for i := range words.Actions {
		names = append(names, words.Actions[i].Name)
	}
	for i := range words.Commands {
		names = append(names, words.Commands[i].Name)
	}
	for i := range words.Decisions {
		names = append(names, words.Decisions[i].Name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// playerStepOf is the method of a name, nil when the game has none.
func playerStepOf(words *engine.Vocabulary, name string) playerStep {
	if step := playerSteps[name]; step != nil {
		return step
	}
	for i := range words.Actions {
		if a := &words.Actions[i]; a.Name == name {
			if a.Together {
				return func(r *run, p engine.Player, L *lua.LState) int { r.together(p, a, L); return 0 }
			}
			return func(r *run, p engine.Player, L *lua.LState) int { r.act(p, a, L); return 0 }
		}
	}
	if _, ok := words.Command(name); ok {
		return func(r *run, p engine.Player, L *lua.LState) int { r.command(p, name); return 0 }
	}
	if slices.ContainsFunc(words.Decisions, func(w engine.Word) bool { return w.Name == name }) {
		return func(r *run, p engine.Player, L *lua.LState) int { r.several(p, name, L); return 0 }
	}
	return nil
}

// stageStepNames are the methods of s in a game.
func stageStepNames(words *engine.Vocabulary) []string {
	names := slices.Collect(maps.Keys(stageSteps))
	for i := range words.Windows {
		names = append(names, words.Windows[i].Name)
	}
	for i := range words.Zones {
		if words.Zones[i].Stack {
			names = append(names, words.Zones[i].Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// stageStepOf is the method of a name, nil when the game has none. A window is passed through by its name; what waits to
// resolve is also called by the zone that it lies in.
func stageStepOf(words *engine.Vocabulary, name string) stageStep {
	if step := stageSteps[name]; step != nil {
		return step
	}
	for i := range words.Windows {
		if words.Windows[i].Name == name {
			return passWindow
		}
	}
	for i := range words.Zones {
		if words.Zones[i].Stack && words.Zones[i].Name == name {
			return stageSteps["waiting"]
		}
	}
	return nil
}

// stage makes the object that play functions get: its methods, and a player for each seat.
func (s *script) stage() lua.LValue {
	L := s.L
	players := map[string]lua.LValue{}
	meta := s.methods("s", playerStepNames(s.src.words), func(name string) *lua.LFunction {
		step := playerStepOf(s.src.words, name)
		if step == nil {
			return nil
		}
		return L.NewFunction(func(L *lua.LState) int {
			defer s.run.guard()
			ud, _ := L.Get(1).(*lua.LUserData)
			if ud != nil {
				if p, ok := ud.Value.(*seat); ok {
					return step(s.run, p.player, L)
				}
			}
			L.RaiseError("write s.A:%s(...) with a colon", name)
			return 0
		})
	}, nil)
	for p := range engine.Player(s.run.game.Players()) {
		ud := L.NewUserData()
		ud.Value, ud.Metatable = &seat{name: seatName(p), player: p}, meta
		players[seatName(p)] = ud
	}
	self := L.NewUserData()
	self.Value = s.run
	self.Metatable = s.methods("s", stageStepNames(s.src.words), func(name string) *lua.LFunction {
		step := stageStepOf(s.src.words, name)
		if step == nil {
			return nil
		}
		return L.NewFunction(func(L *lua.LState) int {
			defer s.run.guard()
			if ud, ok := L.Get(1).(*lua.LUserData); !ok || ud.Value != any(s.run) {
				L.RaiseError("write s:%s(...) with a colon", name)
			}
			return step(s.run, L)
		})
	}, players)
	return self
}

// methods makes a metatable whose unknown names are errors with a suggestion.
func (s *script) methods(what string, names []string, find func(string) *lua.LFunction, fields map[string]lua.LValue) *lua.LTable {
	made := map[string]*lua.LFunction{}
	meta := s.L.NewTable()
	meta.RawSetString("__index", s.L.NewFunction(func(L *lua.LState) int {
		name := show(L.Get(2))
		if v := fields[name]; v != nil {
			L.Push(v)
			return 1
		}
		if made[name] == nil {
			if made[name] = find(name); made[name] == nil {
				L.RaiseError("there is no step %q%s", name, suggestion(name, names))
			}
		}
		L.Push(made[name])
		return 1
	}))
	meta.RawSetString("__newindex", s.L.NewFunction(func(L *lua.LState) int {
		L.RaiseError("%s cannot be changed", what)
		return 0
	}))
	meta.RawSetString("__metatable", lua.LFalse)
	return meta
}

// suggestion words the nearest known name, with what leads to it.
func suggestion(word string, known []string) string {
	if s := diag.Suggest(word, known); s != "" {
		return "; " + s
	}
	return ""
}

// specsOf turns a thing by name into what the ruleset is asked about: each thing that the name may mean, or the name
// itself when it means a place or nothing known.
func (r *run) specsOf(p engine.Player, v lua.LValue) []engine.Spec {
	if t, ok := v.(*lua.LTable); ok {
		spec, err := r.script.spec(t, r.script.line())
		if err != nil {
			r.fail("", "", "%v", err)
		}
		return []engine.Spec{spec}
	}
	switch v.(type) {
	case lua.LNumber, lua.LBool:
		spec, _ := r.script.spec(v, r.script.line())
		return []engine.Spec{spec}
	}
	var out []engine.Spec
	for _, d := range r.things(p, v) {
		if d.Kind != engine.LinkDatum {
			out = append(out, engine.Spec{Kind: engine.SpecThing, Thing: d, Text: show(v), Line: r.script.line()})
		}
	}
	if len(out) == 0 {
		out = append(out, engine.Spec{Kind: engine.SpecText, Text: show(v), Line: r.script.line()})
	}
	return out
}

// means is the option that an action stands for. Of the things that its first argument may mean it takes the first
// one for which the option is listed, else the first that the ruleset understands.
func (r *run) means(p engine.Player, action string, args ...lua.LValue) engine.Option {
	o, err := r.meaning(p, action, args...)
	if err != nil && len(args) > 0 && len(r.specsOf(p, args[0])) == 1 && r.specsOf(p, args[0])[0].Kind == engine.SpecText {
		if meant := r.nearest(show(args[0])); meant != "" {
			r.fail("", r.owed(), "%s: %v%s", action, err, meant)
		}
	}
	if err != nil {
		how := ""
		words := r.script.src.words
		if i := slices.IndexFunc(words.Actions, func(a engine.Action) bool { return a.Name == action }); i >= 0 {
			how = "; " + howTo(&words.Actions[i])
		}
		r.fail("", r.owed(), "%s: %v%s", action, err, how)
	}
	return o
}

func (r *run) meaning(p engine.Player, action string, args ...lua.LValue) (engine.Option, error) {
	firsts := [][]engine.Spec{nil}
	if len(args) > 0 {
		rest := make([]engine.Spec, 0, len(args)-1)
		for _, a := range args[1:] {
			rest = append(rest, r.specsOf(p, a)[0])
		}
		firsts = firsts[:0]
		for _, f := range r.specsOf(p, args[0]) {
			firsts = append(firsts, append([]engine.Spec{f}, rest...))
		}
	}
	var first *engine.Option
	var problem error
	for _, specs := range firsts {
		o, err := r.lib.Rules.Means(r.game, p, action, specs)
		if err != nil {
			if problem == nil {
				problem = err
			}
			continue
		}
		if d := r.game.Decision(); d != nil && d.Player == p && d.Lists(o) {
			return o, nil
		}
		if first == nil {
			first = &o
		}
	}
	if first != nil {
		return *first, nil
	}
	return engine.Option{}, problem
}

// arguments are the Lua arguments from 2 on, without a table of options that comes last.
func arguments(L *lua.LState, names ...string) (args []lua.LValue, opts *lua.LTable) {
	for i := 2; i <= L.GetTop(); i++ {
		args = append(args, L.Get(i))
	}
	if len(args) == 0 {
		return args, nil
	}
	t, ok := args[len(args)-1].(*lua.LTable)
	if !ok || t.Len() > 0 || firstKey(t) == lua.LNil {
		return args, nil
	}
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		if !slices.Contains(names, show(k)) {
			return args, nil
		}
	}
	return args[:len(args)-1], t
}

// howTo says how an action is written.
func howTo(a *engine.Action) string {
	what := ""
	if a.Doc != "" {
		what = "to " + a.Doc + ", "
	}
	return fmt.Sprintf("%swrite for example s.A:%s(%s)", what, a.Name, a.Args)
}

// act does an action, mostly on one thing, and chooses the place that is asked for next when at = says which.
func (r *run) act(p engine.Player, a *engine.Action, L *lua.LState) {
	action := a.Name
	args, opts := arguments(L, "at")
	switch {
	case len(args) == 0 && a.Args != "":
		r.fail("", "", "%s needs more; %s", action, howTo(a))
	case len(args) > 0 && a.Args == "":
		r.fail("", "", "%s stands alone; %s", action, howTo(a))
	}
	if len(args) > 1 {
		if _, ok := args[len(args)-1].(*lua.LTable); ok {
			r.fail("", "", "%s knows the option at only, not %s", action, show(args[len(args)-1]))
		}
	}
	o := r.means(p, action, args...)
	if d := r.game.Decision(); d != nil && !d.Lists(o) && action == "activate" && len(args) == 1 {
		for _, listed := range d.Options {
			if listed.Kind == o.Kind && listed.N == o.N {
				o = listed // of several abilities, one that can be activated
				break
			}
		}
	}
	var asked *engine.Game
	if d := r.game.Decision(); opts != nil && d != nil && d.Player == p && d.Lists(o) {
		asked = r.placeAsked(p, o)
	}
	r.apply(p, o)
	if d := r.game.Decision(); len(args) > 1 && a.Next != engine.NoDecision && d != nil && d.Kind == a.Next && d.Player == p {
		r.nextIs(p, d, args[1])
	}
	if opts != nil {
		r.goesTo(p, asked, opts.RawGetString("at"))
	}
}

// nextIs answers the question that an action has led to by the thing that was named with it.
func (r *run) nextIs(p engine.Player, d *engine.Decision, named lua.LValue) {
	for _, x := range r.things(p, named) {
		if d.Lists(engine.Thing(x)) {
			r.apply(p, engine.Thing(x))
			return
		}
	}
	r.fail("", r.owed(), "%s cannot be chosen", quoted(named))
}

// together does an action with one thing or several, and a place: s.A:move(units, place).
func (r *run) together(p engine.Player, a *engine.Action, L *lua.LState) {
	args, _ := arguments(L)
	if len(args) != 2 {
		r.fail("", "", "%s takes two things; %s", a.Name, howTo(a))
	}
	list := listOf(args[0])
	if len(list) == 0 {
		r.fail("", "", "nothing is given; %s", howTo(a))
	}
	place := r.one(p, args[1])
	for z := 1; place.Kind == engine.ObjectDatum && z < r.game.Zones(); z++ {
		if r.game.Zone(engine.ZoneID(z)).Object == engine.ObjectID(place.N) {
			place = engine.At(engine.PlaceID(z)) // a place by the name of its card
		}
	}
	r.apply(p, r.means(p, a.Name, list[0], args[1]))
	// Which of them do it is asked right after; another question is not for this step to answer.
	kind := engine.NoDecision
	if began := r.game.Decision(); began != nil && began.Player == p && decisionName(r.lib.Rules, began.Kind) == a.Name {
		kind = began.Kind
	}
	used := map[engine.ObjectID]bool{}
	for _, u := range list {
		r.chooseOne(p, u, place, used, kind, a.Name)
	}
	if d := r.game.Decision(); d != nil && d.Player == p && d.Kind == kind && len(d.Picked) > 0 && d.Lists(engine.Option{Kind: engine.OptionDone}) {
		r.apply(p, engine.Option{Kind: engine.OptionDone})
	}
}

// chooseOne chooses one of the things that do an action together, unless there was nothing to choose and it is there or on
// its way already.
func (r *run) chooseOne(p engine.Player, u lua.LValue, place engine.Datum, used map[engine.ObjectID]bool, kind engine.DecisionKind, action string) {
	list := r.things(p, u)
	d := r.game.Decision()
	if d != nil && d.Player == p && d.Kind == kind {
		for _, t := range list {
			if id := engine.ObjectID(t.N); t.Kind == engine.ObjectDatum && !used[id] && d.Lists(engine.Thing(t)) {
				used[id] = true
				r.apply(p, engine.Thing(t))
				return
			}
		}
	}
	for _, t := range list {
		id := engine.ObjectID(t.N)
		if t.Kind != engine.ObjectDatum || used[id] {
			continue
		}
		if place.Kind == engine.PlaceDatum && r.game.PlaceOf(id) == place.Place() || d != nil && slices.ContainsFunc(d.Picked, func(x engine.Datum) bool { return engine.Same(x, t) }) {
			used[id] = true
			return
		}
	}
	r.fail("", r.owed(), "%s cannot %s there", quoted(u), action)
}

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
			if i > 0 && i == len(args)-1 {
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

// passOnce passes for whoever is asked; it fails when another choice is owed.
func (r *run) passOnce() {
	d := r.game.Decision()
	o := engine.Option{Kind: engine.OptionPass}
	if !d.Lists(o) {
		r.fail("", r.owed(), "a choice is owed that the scenario does not make")
	}
	r.apply(d.Player, o)
}

// maxPasses bounds loops of passes; a game that needs more does not end.
const maxPasses = 50_000

// passUntil passes for everybody until stop holds.
func (r *run) passUntil(stop func(d *engine.Decision) bool) {
	for range maxPasses {
		d := r.game.Decision()
		if d == nil || stop(d) {
			return
		}
		r.passOnce()
	}
	r.fail("", r.owed(), "everybody has passed %d times and it goes on", maxPasses)
}

func resolve(r *run, L *lua.LState) int {
	r.passUntil(func(*engine.Decision) bool { return !r.game.HasItems() })
	return 0
}

// passWindow passes as long as passing is what the acting player can do: with no procedure open the active player would end
// the turn instead.
func passWindow(r *run, L *lua.LState) int {
	r.passUntil(func(d *engine.Decision) bool {
		return d.Kind >= engine.DecisionRules && !d.Lists(engine.Option{Kind: engine.OptionPass}) && r.canEnd(d)
	})
	return 0
}

// canEnd reports whether the owed decision is that of an open main phase.
func (r *run) canEnd(d *engine.Decision) bool {
	o, err := r.lib.Rules.Means(r.game, d.Player, "end_turn", nil)
	return err == nil && d.Lists(o)
}

func nextTurn(r *run, L *lua.LState) int {
	d := r.game.Decision()
	if d == nil {
		r.fail("", "", "the game is over")
	}
	if !r.canEnd(d) {
		r.fail("", r.owed(), "the turn cannot end now")
	}
	before := r.game.Turn()
	r.apply(d.Player, r.means(d.Player, "end_turn"))
	r.passUntil(func(d *engine.Decision) bool { return r.game.Turn() != before && r.canEnd(d) })
	return 0
}

func find(r *run, L *lua.LState) int {
	d := r.one(engine.NoPlayer, L.CheckAny(2))
	L.Push(r.script.handle(&handle{name: show(L.Get(2)), thing: d}))
	return 1
}

// refused is s.A:refused(action, args..., { rule = }); with at = "north" the action is possible, and that place is refused.
func refused(r *run, p engine.Player, L *lua.LState) int {
	args, opts := arguments(L, "rule", "reason", "by", "at")
	if len(args) == 0 {
		first := engine.Action{Name: "pass"}
		if list := r.script.src.words.Actions; len(list) > 0 {
			first = list[0]
		}
		r.fail("", "", "refused needs an action; write for example s.A:refused(%s, { rule = \"1.2\" })", strings.TrimSuffix(fmt.Sprintf("%q, %s", first.Name, first.Args), ", "))
	}
	action := show(args[0])
	o, name := r.refusedOption(p, action, args[1:])
	d := r.game.Decision()
	possible := d != nil && d.Player == p && d.Lists(o)
	at := lua.LValue(lua.LNil)
	if opts != nil {
		at = opts.RawGetString("at")
	}
	var why engine.Refusal
	switch {
	case possible && at != lua.LNil:
		why = r.refusedAt(p, o, name, at)
		name += " at " + show(at)
	case possible:
		r.fail("refused", "possible", "%s is possible now", name)
	default:
		why = r.why(p, o)
	}
	if why.OK() {
		r.fail("refused", r.owed(), "%s is not offered, but the rules give no reason", name)
	}
	r.proof.expected(r.game)
	r.proof.refusals = append(r.proof.refusals, refusal{why.Rule, p, name, r.refusalText(engine.Refusal{Reason: why.Reason, By: why.By, File: why.File, Line: why.Line}), len(r.record), r.script.line()})
	if opts == nil {
		return 0
	}
	if want := opts.RawGetString("rule"); want != lua.LNil && !citesRule(why.Rule, show(want)) {
		r.fail("rule "+show(want), fmt.Sprintf("rule %s: %s", why.Rule, r.refusalText(why)), "%s is refused for another reason", name)
	}
	if want := opts.RawGetString("reason"); want != lua.LNil && !strings.Contains(why.Reason, show(want)) {
		r.fail(show(want), r.refusalText(why), "%s is refused for another reason", name)
	}
	if want := opts.RawGetString("by"); want != lua.LNil && why.By.ID != r.object(p, want) {
		r.fail("because of "+show(want), r.refusalText(why), "%s is refused for another reason", name)
	}
	return 0
}

// refusedOption is the option that a refused action would be. Of several things of one name, all must be refused, so
// a listed one is preferred.
func (r *run) refusedOption(p engine.Player, action string, args []lua.LValue) (engine.Option, string) {
	name := action
	for _, a := range args {
		name += " " + show(a)
	}
	if len(args) > 0 {
		together := slices.ContainsFunc(r.script.src.words.Actions, func(a engine.Action) bool { return a.Name == action && a.Together })
		if list := listOf(args[0]); together && len(list) > 0 {
			args = append([]lua.LValue{list[0]}, args[1:]...)
		}
	}
	switch action {
	case "pass":
		return engine.Option{Kind: engine.OptionPass}, name
	case "done":
		return engine.Option{Kind: engine.OptionDone}, name
	case "yes":
		return engine.Option{Kind: engine.OptionYes}, name
	case "no":
		return engine.Option{Kind: engine.OptionNo}, name
	case "number":
		if len(args) == 1 {
			if n, ok := args[0].(lua.LNumber); ok {
				return engine.Option{Kind: engine.OptionNumber, N: int32(n)}, name
			}
		}
	case "pick":
		if d := r.game.Decision(); d != nil && len(args) == 1 {
			if i := slices.IndexFunc(d.Labels, func(l string) bool { return strings.EqualFold(l, show(args[0])) }); i >= 0 {
				return engine.Option{Kind: engine.OptionIndex, N: int32(i)}, name
			}
		}
	case "choose":
		if len(args) == 1 {
			list := r.things(p, args[0])
			if len(list) == 0 {
				r.fail("", "", "there is no %s in this game%s", quoted(args[0]), r.nearest(show(args[0])))
			}
			for _, t := range list {
				if d := r.game.Decision(); d != nil && d.Lists(engine.Thing(t)) {
					return engine.Thing(t), name
				}
			}
			return engine.Thing(list[0]), name
		}
	}
	return r.means(p, action, args...), name
}

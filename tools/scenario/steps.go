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
		"sees": sees, "told": told, "legal_deck": legalDeck, "illegal_deck": illegalDeck,
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
	known = slices.Compact(slices.Sorted(slices.Values(known)))
	if len(known) == 0 {
		return ""
	}
	return "; there are: " + strings.Join(known, ", ")
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

package scenario

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"

	lua "github.com/yuin/gopher-lua"
)

// The step that says what is not possible, and why.

// refused is s.A:refused(action, args..., { rule = }); with at = "north" the action is possible, and that place is refused.
func refused(r *run, p engine.Player, L *lua.LState) int {
	args, opts := arguments(L, "rule", "reason", "by", "at")
	if len(args) > 0 {
		if t, ok := args[len(args)-1].(*lua.LTable); ok && firstKey(t) == lua.LNil {
			args = args[:len(args)-1] // { rule = case.rule } of a case that has none
		}
	}
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
	bare := why
	bare.Rule = 0 // an explanation tells it apart
	r.proof.refusals = append(r.proof.refusals, refusal{why.Rule, p, name, r.refusalText(bare), r.refusalIn(bare, "zh"), len(r.record), r.script.line()})
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

package scripts

// Which lines of scripts have run. Lua's own hook for that is not in gopher-lua, but each instruction asks the context of
// the budget whether it is done, and then the line that runs is known.

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
)

// Ran is which lines of which scripts have run, by engine.Script.Path.
type Ran map[string]map[int]bool

// Follow notes every line that the functions of scripts run from now on. Budgets count as they do without it.
func (h *Host) Follow(ran Ran) {
	h.ran = ran
	h.m.L.SetContext(&follower{budget: &h.m.budget, state: h.m.L, ran: ran})
}

// follower is the context of a machine that is followed.
type follower struct {
	*budget
	state *lua.LState
	ran   Ran
	at    lua.Debug
}

// Done is asked before each instruction.
func (f *follower) Done() <-chan struct{} {
	if d, ok := f.state.GetStack(0); ok {
		f.at = *d
		if _, err := f.state.GetInfo("Sl", &f.at, lua.LNil); err == nil {
			lines := f.ran[f.at.Source]
			if lines == nil {
				lines = map[int]bool{}
				f.ran[f.at.Source] = lines
			}
			lines[f.at.CurrentLine] = true
		}
	}
	return f.budget.Done()
}

// Lines are the lines of a script's functions that can run, in order; none of a script that declares everything as data.
func Lines(s *engine.Script) []int {
	sc, ok := s.Host.(*script)
	if !ok || sc.unit == nil || sc.unit.proto == nil {
		return nil
	}
	var out []int
	var add func(p *lua.FunctionProto)
	add = func(p *lua.FunctionProto) {
		// The last instruction returns from a function whose text does not.
		out = append(out, p.DbgSourcePositions[:max(0, len(p.DbgSourcePositions)-1)]...)
		for _, inner := range p.FunctionPrototypes {
			add(inner)
		}
	}
	for _, p := range sc.unit.proto.FunctionPrototypes {
		add(p)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

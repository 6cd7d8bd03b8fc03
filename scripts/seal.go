package scripts

// A card has no memory of its own: what a function does may depend on the game and its arguments alone. This file
// finds assignments that would be memory before the text ever runs, and freezes the tables that functions share.

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// Fields of an instruction, as gopher-lua lays them out.
func opCode(inst uint32) int { return int(inst >> 26) }
func opB(inst uint32) int    { return int(inst & 0x1ff) }
func opBx(inst uint32) int   { return int(inst & 0x3ffff) }

// scanMemory finds assignments to globals anywhere and, inside functions, to locals of the file level. outer tells
// for each captured variable whether it is one of the file level. It also notes which globals are read.
func scanMemory(u *unit, p *lua.FunctionProto, outer []bool, main bool) {
	for pc := 0; pc < len(p.Code); pc++ {
		inst := p.Code[pc]
		line := 0
		if pc < len(p.DbgSourcePositions) {
			line = p.DbgSourcePositions[pc]
		}
		switch opCode(inst) {
		case lua.OP_GETGLOBAL:
			r := globalRead{string(p.Constants[opBx(inst)].(lua.LString)), line}
			u.reads = append(u.reads, r)
			if main {
				u.topReads = append(u.topReads, r)
			}
		case lua.OP_SETGLOBAL:
			name := string(p.Constants[opBx(inst)].(lua.LString))
			if slices.Contains(u.assigned, name) {
				break // it is told once: a local in the first line mends them all
			}
			u.assigned = append(u.assigned, name)
			u.faults = append(u.faults, fault{line, CodeGlobal, "assignment to the global \"" + name + "\"", "write: local " + name + " = ... (a script has no globals of its own)"})
		case lua.OP_SETUPVAL:
			b := opB(inst)
			if !main && b < len(outer) && outer[b] {
				name := "?"
				if b < len(p.DbgUpvalues) {
					name = p.DbgUpvalues[b]
				}
				u.faults = append(u.faults, fault{line, CodeMemory, "assignment to the file-level local \"" + name + "\" inside a function",
					"a card has no memory of its own; use a local of the function, args = { } or a counter of the game"})
			}
		case lua.OP_CLOSURE:
			q := p.FunctionPrototypes[opBx(inst)]
			captured := make([]bool, q.NumUpvalues)
			for i := range captured {
				pc++
				pseudo := p.Code[pc]
				switch opCode(pseudo) {
				case lua.OP_MOVE:
					captured[i] = main
				case lua.OP_GETUPVAL:
					b := opB(pseudo)
					captured[i] = b < len(outer) && outer[b]
				}
			}
			scanMemory(u, q, captured, false)
		case lua.OP_SETLIST:
			if inst>>9&0x1ff == 0 {
				pc++
			}
		}
	}
}

// assignments finds those to variables that a function has captured, by itself or by functions within it.
func assignments(p *lua.FunctionProto) []fault {
	var found unit
	captured := make([]bool, len(p.DbgUpvalues))
	for i := range captured {
		captured[i] = true
	}
	scanMemory(&found, p, captured, false)
	var out []fault
	for _, f := range found.faults {
		if f.code == CodeMemory {
			f.summary = strings.Replace(f.summary, "the file-level local", "the captured local", 1)
			out = append(out, f)
		}
	}
	return out
}

// frozen is a table of the file level as functions see it.
type frozen struct{ table *lua.LTable }

// seal makes the tables that a function can reach through its captured variables read-only. A function that the file level
// has made and that assigns to what it captured would remember: it is complained about.
func (m *machine) seal(fn *lua.LFunction) {
	if fn.IsG || m.sealed[fn] {
		return
	}
	m.sealed[fn] = true
	if m.remembers != nil {
		for _, f := range assignments(fn.Proto) {
			m.remembers(f)
		}
	}
	for _, uv := range fn.Upvalues {
		v := uv.Value()
		switch x := v.(type) {
		case *lua.LTable:
			uv.SetValue(m.freeze(x))
		case *lua.LFunction:
			m.seal(x)
		}
	}
}

// freeze returns the read-only form of a table; the same table always gives the same one.
func (m *machine) freeze(t *lua.LTable) lua.LValue {
	if ud, ok := m.frozen[t]; ok {
		return ud
	}
	ud := m.proxy(&frozen{t}, m.meta.frozen)
	m.frozen[t] = ud
	t.RawSetString(hiddenKey, lua.LNil)
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		switch x := v.(type) {
		case *lua.LTable:
			t.RawSet(k, m.freeze(x))
		case *lua.LFunction:
			m.seal(x)
		}
	}
	return ud
}

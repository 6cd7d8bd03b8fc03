package scripts

// Words that have another name now. The old name goes on working, so that no set breaks by an update of the program;
// each set that uses it is told once, with the new name. What a game renames stands in Vocabulary.Renamed, what this
// package does in the table here. Names within the views of things (fx.foe.might) are not renamed: a script says nowhere
// what kind of thing it asks, so nobody could be told.

import (
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// renamed are the words of this package's own, as in api.go, that had another name: kinds "constructor", "combinator",
// "quantifier", "condition", "value" and "symbol". None has been renamed yet.
var renamed []engine.Renamed

// aliases makes the old names lead to what the new ones do. A row of a kind that cannot be renamed, or whose new name
// does not exist, is a mistake of this program: it panics.
func (w *words) aliases() {
	w.renamed = map[string]*engine.Renamed{}
	for _, list := range [][]engine.Renamed{renamed, w.Renamed} {
		for i := range list {
			r := &list[i]
			found := false
			switch r.Kind {
			case "verb":
				w.verbs[r.Old], found = w.verbs[r.New], w.verbs[r.New] != nil
			case "query":
				w.queries[r.Old], found = w.queries[r.New], w.queries[r.New] != nil
			case "context":
				w.context[r.Old], found = w.context[r.New], w.context[r.New] != nil
			case "cost":
				w.costs[r.Old], found = w.costs[r.New], w.costs[r.New] != nil
			case "gift":
				w.gifts[r.Old], found = w.gifts[r.New], w.gifts[r.New] != nil
			case "event":
				w.events[r.Old], found = w.events[r.New], w.events[r.New] != nil
			case "field":
				w.fields[r.Old], found = w.fields[r.New], w.fields[r.New] != nil
			case "filter", "condition", "constructor", "combinator", "quantifier", "value", "symbol":
				found = slices.Contains(w.globals, r.New)
			}
			if !found {
				panic(fmt.Sprintf("renamed: there is no %s %q", r.Kind, r.New))
			}
			w.renamed[r.Old] = r
		}
	}
}

// isGlobal reports that the word is a name of the environment, not one behind a point or in a table.
func isGlobal(r *engine.Renamed) bool {
	return !slices.Contains([]string{"verb", "query", "context", "cost", "gift", "event", "field"}, r.Kind)
}

// oldGlobals gives the environment the old names.
func (m *machine) oldGlobals() {
	for old, r := range m.words.renamed {
		if isGlobal(r) {
			m.base[old] = m.base[r.New]
		}
	}
}

// oldMethods gives fx or q the old names.
func (m *machine) oldMethods(methods *lua.LTable) {
	for old, r := range m.words.renamed {
		if f := methods.RawGetString(r.New); (r.Kind == "verb" || r.Kind == "query") && f != lua.LNil {
			methods.RawSetString(old, f)
		}
	}
}

// oldNames tells of the old names that a script reads: those of the environment and those of fx.
func (m *machine) oldNames(c *chunk) {
	if len(m.words.renamed) == 0 {
		return
	}
	for _, r := range c.unit.reads {
		if x := m.words.renamed[r.name]; x != nil && isGlobal(x) {
			m.oldName(r.line, r.name)
		}
	}
	var uses []use
	for _, list := range c.unit.uses {
		uses = append(uses, list...)
	}
	slices.SortFunc(uses, func(a, b use) int { return a.line - b.line })
	for _, u := range uses {
		if x := m.words.renamed[u.name]; x != nil && (x.Kind == "context") != u.method && (x.Kind == "context" || x.Kind == "verb" || x.Kind == "query") {
			m.oldName(u.line, u.name)
		}
	}
}

// oldName tells of an old name; it does nothing while functions run, or when the name is none.
func (m *machine) oldName(line int, name string) {
	r := m.words.renamed[name]
	if r == nil || m.chunk == nil || !m.chunk.loading {
		return
	}
	if line <= 0 {
		line = m.line()
	}
	m.chunk.diags.Add(diag.Warnf(CodeRenamed, diag.At(m.chunk.unit.path, line, 0), "the %s %q is called %q since API %d", r.Kind, name, r.New, r.API).
		Because("The old name still works. Other places of the set are not listed.").Try("write " + r.New))
}

// onceASet keeps, of the warnings about one old name, the first of each set.
func (l *loader) onceASet(set string, list diag.List) diag.List {
	return slices.DeleteFunc(slices.Clone(list), func(d *diag.Diagnostic) bool {
		if d.Code != CodeRenamed {
			return false
		}
		key := l.words.Game + "/" + set + ": " + d.Summary
		told := l.told[key]
		l.told[key] = true
		return told
	})
}

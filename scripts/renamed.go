package scripts

// Words that have another name now. The old name goes on working, so that no set breaks by an update of the program;
// each set that uses it is told once, with the new name. What a game renames stands in Vocabulary.Renamed, what this
// package does in the table here. A script says nowhere what kind of thing it asks (fx.foe.might), so a field of a view is told
// of wherever a function reads that name of what is no table of its own, and the field of a constructor in every constructor that
// has the new one.

import (
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// renamed are the words of this package's own, as in api.go, that had another name: kinds "constructor", "combinator",
// "quantifier", "condition", "value", "symbol" and "constructor field". None has been renamed yet.
var renamed []engine.Renamed

// aliases makes the old names lead to what the new ones do. A row of a kind that cannot be renamed, or whose new name
// does not exist, is a mistake of this program: it panics.
func (w *words) aliases() {
	w.renamed = map[oldWord]*engine.Renamed{}
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
			case "view":
				for _, views := range w.views {
					if f := views[r.New]; f != nil && views[r.Old] == nil {
						views[r.Old], found = f, true
					}
				}
			case "constructor field":
				for _, fields := range constructorFields {
					found = found || hasField(fields, r.New)
				}
			case "filter", "condition", "constructor", "combinator", "quantifier", "value", "symbol":
				found = slices.Contains(w.globals, r.New)
			}
			if !found {
				panic(fmt.Sprintf("renamed: there is no %s %q", r.Kind, r.New))
			}
			w.renamed[wordOf(r.Kind, r.Old)] = r
		}
	}
}

// oldWord is a name with where it stands: words of different kinds may have had the same name.
type oldWord struct{ kind, name string }

// aName is the kind of all words that are names of the environment, not ones behind a point or in a table.
const aName = "name"

func wordOf(kind, name string) oldWord {
	if !slices.Contains([]string{"verb", "query", "context", "cost", "gift", "event", "field", "view", "constructor field"}, kind) {
		kind = aName
	}
	return oldWord{kind, name}
}

func hasField(list []FieldEntry, name string) bool {
	return slices.ContainsFunc(list, func(f FieldEntry) bool { return f.Name == name })
}

// oldGlobals gives the environment the old names.
func (m *machine) oldGlobals() {
	for old, r := range m.words.renamed {
		if old.kind == aName {
			m.base[old.name] = m.base[r.New]
		}
	}
}

// oldMethods gives fx or q the old names.
func (m *machine) oldMethods(methods *lua.LTable) {
	for old, r := range m.words.renamed {
		if f := methods.RawGetString(r.New); (r.Kind == "verb" || r.Kind == "query") && f != lua.LNil {
			methods.RawSetString(old.name, f)
		}
	}
}

// oldNames tells of the old names that a script reads: those of the environment, those of fx, and fields of things.
func (m *machine) oldNames(c *chunk) {
	if len(m.words.renamed) == 0 {
		return
	}
	for _, r := range c.unit.reads {
		m.oldName(aName, r.line, r.name)
	}
	var uses []use
	for _, list := range c.unit.uses {
		uses = append(uses, list...)
	}
	slices.SortFunc(uses, func(a, b use) int { return a.line - b.line })
	for _, u := range uses {
		if u.method {
			m.oldName("verb", u.line, u.name)
			m.oldName("query", u.line, u.name)
		} else {
			m.oldName("context", u.line, u.name)
		}
	}
	for _, t := range c.unit.takes {
		// What comes from these is of the game; of the rest, what the script's own tables have may be of one of them.
		if (t.of == "fx" || t.of == "q") && !t.direct || t.of == "event" || !c.unit.makes[t.name] && m.words.ofThing(t) {
			m.oldName("view", t.line, t.name)
		}
	}
}

// newField is the name that a field of a constructor has now, and of a field of a view: the name itself when it is no old one.
func (m *machine) newField(kind string, line int, name string) string {
	if r := m.words.renamed[oldWord{kind, name}]; r != nil {
		m.oldName(kind, line, name)
		return r.New
	}
	return name
}

// oldName tells of an old name; it does nothing while functions run, or when the name is none.
func (m *machine) oldName(kind string, line int, name string) {
	r := m.words.renamed[oldWord{kind, name}]
	if r == nil || m.chunk == nil || !m.chunk.loading {
		return
	}
	if line <= 0 {
		line = m.line()
	}
	what := r.Kind
	if kind == "view" {
		what = "field of things"
	}
	m.chunk.diags.Add(diag.Warnf(CodeRenamed, diag.At(m.chunk.unit.path, line, 0), "the %s %q is called %q since API %d", what, name, r.New, r.API).
		Because("The old name still works. Other places of the set are not listed.").Try("write " + r.New))
}

// onceASet keeps, of the warnings about one old name, the first of each set.
func (l *loader) onceASet(set string, list diag.List) diag.List {
	list = slices.Clone(list)
	list.Sort()
	return slices.DeleteFunc(list, func(d *diag.Diagnostic) bool {
		if d.Code != CodeRenamed {
			return false
		}
		key := l.words.Game + "/" + set + ": " + d.Summary
		told := l.told[key]
		l.told[key] = true
		return told
	})
}

package scripts

// The vocabulary of a game, indexed by name: made once a load and shared by everything.

import (
	"slices"
	"strings"

	"cardlathe/engine"
)

// words is a vocabulary with its lookups. It is immutable.
type words struct {
	*engine.Vocabulary
	filters    map[string]*engine.FilterDecl
	verbs      map[string]*engine.Verb
	queries    map[string]*engine.QueryDecl
	conditions map[string]*engine.ConditionDecl
	costs      map[string]*engine.CostField
	gifts      map[string]*engine.GiftField
	context    map[string]*engine.ContextField
	events     map[string][]*engine.EventDecl
	fields     map[string][]*engine.Field
	views      map[engine.DatumKind]map[string]*engine.ViewField
	globals    []string // all names of the environment, sorted
	renamed    map[oldWord]*engine.Renamed
	fxNames    []string
	qNames     []string
	known      []string // fields and methods that anything has; see fieldsOfAll
}

func index(v *engine.Vocabulary) *words {
	w := &words{
		Vocabulary: v,
		filters:    map[string]*engine.FilterDecl{}, verbs: map[string]*engine.Verb{},
		queries: map[string]*engine.QueryDecl{}, conditions: map[string]*engine.ConditionDecl{},
		costs: map[string]*engine.CostField{}, gifts: map[string]*engine.GiftField{},
		context: map[string]*engine.ContextField{}, events: map[string][]*engine.EventDecl{},
		fields: map[string][]*engine.Field{}, views: map[engine.DatumKind]map[string]*engine.ViewField{},
	}
	for _, f := range v.Filters {
		w.filters[f.Name] = f
		w.globals = append(w.globals, f.Name)
	}
	for _, x := range v.Verbs {
		w.verbs[x.Name] = x
		w.fxNames = append(w.fxNames, x.Name)
	}
	for _, x := range v.Queries {
		w.queries[x.Name] = x
		w.qNames = append(w.qNames, x.Name)
	}
	for _, x := range v.Conditions {
		w.conditions[x.Name] = x
		w.globals = append(w.globals, x.Name)
	}
	for _, x := range v.CostFields {
		w.costs[x.Name] = x
	}
	for _, x := range v.GiftFields {
		w.gifts[x.Name] = x
	}
	for _, x := range v.ContextFields {
		w.context[x.Name] = x
		w.qNames = append(w.qNames, x.Name)
	}
	for _, x := range v.Events {
		w.events[x.Name] = append(w.events[x.Name], x)
	}
	for _, x := range v.Fields {
		w.fields[x.Name] = append(w.fields[x.Name], x)
	}
	for _, x := range v.ViewFields {
		if w.views[x.Of] == nil {
			w.views[x.Of] = map[string]*engine.ViewField{}
		}
		w.views[x.Of][x.Name] = x
	}
	for _, n := range ownContext {
		if w.context[n] == nil {
			w.qNames = append(w.qNames, n)
		}
	}
	for _, n := range ownQueries {
		if w.queries[n] == nil {
			w.qNames = append(w.qNames, n)
		}
	}
	w.fxNames = append(w.fxNames, w.qNames...)
	for _, e := range entries {
		if e.Kind != "view" {
			w.globals = append(w.globals, e.Name)
		}
	}
	w.globals = append(w.globals, safeGlobals...)
	slices.Sort(w.globals)
	w.globals = slices.Compact(w.globals)
	w.aliases()
	w.known = w.fieldsOfAll()
	return w
}

// field finds the field of that name that a filter or event has.
func (w *words) field(name string, subject engine.SubjectKind, of string) *engine.Field {
	for _, f := range w.fields[name] {
		if f.Subject == subject && (f.Only == nil || slices.Contains(f.Only, of)) {
			return f
		}
	}
	return nil
}

// fieldNames lists the fields that a filter or event has.
func (w *words) fieldNames(subject engine.SubjectKind, of string) []string {
	var out []string
	for _, f := range w.Fields {
		if f.Subject == subject && (f.Only == nil || slices.Contains(f.Only, of)) {
			out = append(out, f.Name)
		}
	}
	if subject != engine.SubjectEvent {
		out = append(out, "where")
	}
	return out
}

// event finds an event by name, trying sorts of subjects in order.
func (w *words) event(name string, subjects ...engine.SubjectKind) *engine.EventDecl {
	for _, s := range subjects {
		for _, e := range w.events[name] {
			if e.Subject == s {
				return e
			}
		}
	}
	return nil
}

// eventNames lists the events of sorts of subjects.
func (w *words) eventNames(subjects ...engine.SubjectKind) []string {
	var out []string
	for _, e := range w.Events {
		if e.Name != "" && slices.Contains(subjects, e.Subject) {
			out = append(out, e.Name)
		}
	}
	return out
}

// keyword finds a keyword of the rules by its name, case aside when nothing else fits.
func (w *words) keyword(name string) (engine.KeywordID, *engine.KeywordDecl) {
	for i := range w.Keywords {
		if w.Keywords[i].Name == name {
			return engine.KeywordID(i), &w.Keywords[i]
		}
	}
	return engine.NoKeyword, nil
}

// wordIndex finds a word in a list, -1 if it is not there.
func wordIndex(list []engine.Word, name string) int {
	if name == "" {
		return -1
	}
	return slices.IndexFunc(list, func(w engine.Word) bool { return w.Name == name })
}

func wordNames(list []engine.Word) []string {
	var out []string
	for _, w := range list {
		if w.Name != "" {
			out = append(out, w.Name)
		}
	}
	return out
}

// subjectName is how messages call a sort of subject.
func subjectName(s engine.SubjectKind) string {
	switch s {
	case engine.SubjectLink:
		return "link"
	case engine.SubjectAbility:
		return "ability"
	case engine.SubjectPlayer:
		return "player"
	case engine.SubjectPlace:
		return "place"
	case engine.SubjectEvent:
		return "event"
	}
	return "object"
}

// article puts "a" or "an" before a word.
func article(s string) string {
	if s != "" && strings.ContainsRune("aeiou", rune(s[0])) {
		return "an " + s
	}
	return "a " + s
}

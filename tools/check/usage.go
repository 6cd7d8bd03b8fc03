package check

// Which cards use which word of the card API is read from the texts of the scripts: much of what they say stands in
// functions, which declare nothing until they run.

import (
	"cmp"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets/diag"
	"cardlathe/tools/luatext"
)

// Use is a word of the card API with those that use it.
type Use struct {
	scripts.Entry
	Cards []string // full names, sorted; a keyword of a set is called "keyword Kindle"
}

// counted are the kinds of words that Usage counts.
var counted = []string{"constructor", "ability field", "verb", "query", "event", "filter", "field", "condition", "cost", "gift", "option", "act", "duration"}

// within are those of them that are words within others: options, and what fields and options say.
var within = []string{"option", "act", "duration"}

// Usage counts for each constructor, field of one, verb, query, event, filter, field of filters and events, condition, field
// of costs and of gifts, option of verbs and queries, act and duration of a game which cards use it, in the order of the API.
func Usage(content *scripts.Content, game string) []Use { return usageOf(content, game, nil) }

// UsageBelow is Usage of the cards and keywords that are written at or below some paths: only the words that they use.
func UsageBelow(content *scripts.Content, game string, paths []string) []Use {
	list := slices.DeleteFunc(usageOf(content, game, paths), func(u Use) bool { return len(u.Cards) == 0 })
	for i := range list {
		list[i].Reason = ""
	}
	return list
}

func usageOf(content *scripts.Content, game string, paths []string) []Use {
	lib := content.Game(game)
	if lib == nil {
		return nil
	}
	u := newUsage(lib.Rules.Vocabulary())
	files := content.Sources()
	for _, c := range lib.Cards {
		if c.Script != nil && (below(c.Script.Path, paths) || below(c.File, paths)) {
			u.read(files, c.Script.Path, c.Name)
		}
	}
	for _, k := range lib.Keywords {
		if below(k.File, paths) {
			u.read(files, k.File, "keyword "+k.Name)
		}
	}
	var out []Use
	for _, e := range append(scripts.API(u.words), moreWords(u.words)...) {
		if !slices.Contains(counted, e.Kind) {
			continue
		}
		if e.Kind == "ability field" {
			// A field means the same in every constructor that has it.
			e.Of = ""
			e.Reason = u.words.Reasons[e.Key()]
		}
		i := slices.IndexFunc(out, func(o Use) bool { return o.Key() == e.Key() })
		if i < 0 {
			cards := u.users[e.Key()]
			slices.Sort(cards)
			out = append(out, Use{e, slices.Compact(cards)})
		} else if e.Unsupported == "" {
			out[i].Unsupported = ""
		}
	}
	slices.SortStableFunc(out, func(a, b Use) int {
		return cmp.Or(slices.Index(counted, a.Kind)-slices.Index(counted, b.Kind), strings.Compare(a.Name, b.Name), strings.Compare(a.Of, b.Of))
	})
	return out
}

// newUsage is a count that has read nothing yet.
func newUsage(words *engine.Vocabulary) *usage {
	u := &usage{words: words, users: map[string][]string{}, fields: map[string]engine.ParamKind{}, symbols: map[string]bool{}, conditions: map[string]bool{}}
	for _, e := range scripts.API(words) {
		switch {
		case e.Kind == "ability field" && e.Type == "cost":
			u.fields[e.Of+"."+e.Name] = engine.ParamCost
		case e.Kind == "ability field" && e.Type == "gift":
			u.fields[e.Of+"."+e.Name] = engine.ParamGift
		case e.Kind == "ability field":
			u.fields[e.Of+"."+e.Name] = engine.ParamDatum
		case e.Kind == "symbol":
			u.symbols[e.Name] = true
		case e.Kind == "condition":
			u.conditions[e.Name] = true
		}
	}
	return u
}

// moreWords are words that the API lists within others: options of verbs and queries, what permit and forbid speak about, how
// long something lasts. The first duration is what is meant when none is written.
func moreWords(v *engine.Vocabulary) []scripts.Entry {
	var out []scripts.Entry
	add := func(kind, of, name, doc, unsupported string) {
		e := scripts.Entry{Kind: kind, Of: of, Name: name, Doc: doc, Unsupported: unsupported}
		e.Reason = v.Reasons[e.Key()]
		out = append(out, e)
	}
	for _, x := range v.Verbs {
		for _, o := range x.Options {
			add("option", x.Name, o.Name, o.Doc, "")
		}
	}
	for _, x := range v.Queries {
		for _, o := range x.Options {
			add("option", x.Name, o.Name, o.Doc, "")
		}
	}
	for _, w := range v.Acts {
		if w.Name != "" {
			add("act", "", w.Name, w.Doc, w.Unsupported)
		}
	}
	for i, w := range v.Durations {
		if i > 0 && w.Name != "" {
			add("duration", "", w.Name, w.Doc, w.Unsupported)
		}
	}
	return out
}

// Single lists what one card alone uses, and None what no card does; what cannot be played yet is in neither.
func Single(list []Use) []Use { return withUsers(list, 1) }

// None lists what no card uses.
func None(list []Use) []Use { return withUsers(list, 0) }

// Apart splits a list into words that stand by themselves and words within others.
func Apart(list []Use) (own, inner []Use) {
	for _, u := range list {
		if slices.Contains(within, u.Kind) {
			inner = append(inner, u)
		} else {
			own = append(own, u)
		}
	}
	return own, inner
}

func withUsers(list []Use, n int) []Use {
	var out []Use
	for _, u := range list {
		if len(u.Cards) == n && u.Unsupported == "" {
			out = append(out, u)
		}
	}
	return out
}

// usage is the count in progress.
type usage struct {
	words      *engine.Vocabulary
	fields     map[string]engine.ParamKind // of constructors: "triggered.cost"
	symbols    map[string]bool
	conditions map[string]bool
	users      map[string][]string // by Entry.Key

	*luatext.Text
	card string
}

func (u *usage) read(files diag.Files, name, card string) {
	u.Text, u.card = luatext.Read(string(files[name])), card
	for i, t := range u.Tokens {
		if t.Kind == luatext.Name {
			u.name(i)
		}
	}
	for _, t := range u.Tables() {
		s := u.shape(t)
		for _, e := range t.Entries {
			if e.Key != "" {
				u.entry(s, e.Key)
				u.said(s, e)
			}
		}
	}
}

func (u *usage) count(kind, of, name string) {
	e := scripts.Entry{Kind: kind, Of: of, Name: name}
	u.users[e.Key()] = append(u.users[e.Key()], u.card)
}

// name counts what a name says by itself.
func (u *usage) name(i int) {
	t, before := u.At(i), u.At(i-1)
	dotted := before.Is(".") || before.Is(":")
	if c, ok := u.Call(i); ok && c.Method && c.First == i-2 {
		if verb := u.verb(t.Text); verb != nil {
			u.count("verb", "", t.Text)
		} else if u.query(t.Text) {
			u.count("query", "", t.Text)
		}
		return
	}
	if before.Is(".") {
		for _, e := range u.events(i) {
			u.count("event", scripts.SubjectName(e.Subject), e.Name)
		}
	}
	if u.isKey(i) {
		return
	}
	if !dotted && u.conditions[t.Text] {
		u.count("condition", "", t.Text)
	}
	if !u.At(i + 1).Is("{") {
		return
	}
	if f := u.filter(t.Text); f != nil && !dotted {
		u.count("filter", "", t.Text)
	}
	if u.isConstructor(i) {
		u.count("constructor", "", t.Text)
	}
}

// isKey reports whether a name is the key of an entry or a variable that is set.
func (u *usage) isKey(i int) bool { return u.At(i + 1).Is("=") }

func (u *usage) isConstructor(i int) bool {
	name, before := u.At(i).Text, u.At(i-1)
	if before.Is(":") || before.Is(".") && !u.At(i-2).Is("define") && !u.At(i-2).Is("equipped") {
		return false
	}
	return u.fields[name+".name"] != 0 || name == "keyword"
}

// said counts the words that the value of an entry says: acts and durations.
func (u *usage) said(s shape, e luatext.Entry) {
	var kind string
	var words []engine.Word
	switch {
	case e.Key == "what" && s.kind == "ability field":
		kind, words = "act", u.words.Acts
	case e.Key == "lasts" && s.kind != "":
		kind, words = "duration", u.words.Durations
	}
	for i := e.Value; i < e.To && kind != ""; i++ {
		if w := u.At(i).Value(); w != "" && slices.ContainsFunc(words, func(x engine.Word) bool { return x.Name == w }) {
			u.count(kind, "", w)
		}
	}
}

// options are the options of a verb or query.
func (u *usage) options(name string) []engine.Param {
	if v := u.verb(name); v != nil {
		return v.Options
	}
	for _, q := range u.words.Queries {
		if q.Name == name {
			return q.Options
		}
	}
	return nil
}

func (u *usage) verb(name string) *engine.Verb {
	for _, v := range u.words.Verbs {
		if v.Name == name {
			return v
		}
	}
	return nil
}

func (u *usage) query(name string) bool {
	return slices.ContainsFunc(u.words.Queries, func(q *engine.QueryDecl) bool { return q.Name == name })
}

func (u *usage) filter(name string) *engine.FilterDecl {
	for _, f := range u.words.Filters {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// events are the events that the name behind a dot may be, by what stands before it.
func (u *usage) events(i int) []*engine.EventDecl {
	var subjects []engine.SubjectKind
	subject, dotted := u.At(i-2), u.At(i-3).Is(".") || u.At(i-3).Is(":")
	things := []engine.SubjectKind{engine.SubjectObject, engine.SubjectPlace, engine.SubjectLink, engine.SubjectAbility}
	switch {
	case subject.Kind == luatext.Name && !dotted && !u.symbols[subject.Text]:
		return nil
	case subject.Is("you"), subject.Is("opponents"), subject.Is("each_player"):
		subjects = []engine.SubjectKind{engine.SubjectPlayer}
	case subject.Kind == luatext.Name && !dotted:
		subjects = things
	case subject.Kind == luatext.Name && u.At(i-4).Is("args"):
		subjects = append(things, engine.SubjectPlayer)
	case subject.Is("}") && !u.InFunction(i):
		f := u.filter(u.At(u.Pair(i-2) - 1).Text)
		if f == nil {
			return nil
		}
		subjects = []engine.SubjectKind{f.Subject, engine.SubjectObject}
	case subject.Is(")") && !u.InFunction(i):
		subjects = things
	}
	for _, s := range subjects {
		for _, e := range u.words.Events {
			if e.Name == u.At(i).Text && e.Subject == s {
				return []*engine.EventDecl{e}
			}
		}
	}
	return nil
}

// shape says what the entries of a table are: fields of a constructor, filter, event, cost or gift, or options of a
// verb. Of is the name that has them.
type shape struct {
	kind string // "ability field", "field", "cost", "gift", "option"
	of   string
	has  engine.SubjectKind // of a field
}

var (
	costShape = shape{kind: "cost"}
	giftShape = shape{kind: "gift"}
)

func ofKind(k engine.ParamKind) shape {
	switch k {
	case engine.ParamCost:
		return costShape
	case engine.ParamGift:
		return giftShape
	}
	return shape{}
}

func (u *usage) shape(t luatext.Table) shape {
	switch t.Role {
	case luatext.Called:
		return u.called(t)
	case luatext.Argument:
		return u.argument(t)
	case luatext.Assigned:
		if outer := u.Inside(t.Open); outer >= 0 && u.At(outer).Is("{") {
			return u.held(u.shape(u.Table(outer)), t.Owner)
		}
	}
	return shape{}
}

// called is the shape of f { ... }.
func (u *usage) called(t luatext.Table) shape {
	i := t.Open - 1
	if u.At(i - 1).Is(":") {
		return u.ofCall(t.Owner, 0)
	}
	if u.fields[t.Owner+".name"] != 0 && u.isConstructor(i) {
		return shape{kind: "ability field", of: t.Owner}
	}
	if f := u.filter(t.Owner); f != nil && !u.At(i-1).Is(".") {
		return shape{"field", t.Owner, f.Subject}
	}
	if u.At(i-1).Is(".") && u.events(i) != nil {
		return shape{"field", t.Owner, engine.SubjectEvent}
	}
	if t.Owner == "one_of" {
		return costShape
	}
	return shape{}
}

// argument is the shape of f(..., { ... }).
func (u *usage) argument(t luatext.Table) shape {
	open := u.Inside(t.Open)
	n := 0
	for i := open + 1; i < t.Open; i++ {
		if u.At(i).Is(",") && u.Inside(i) == open {
			n++
		}
	}
	if u.At(open - 2).Is(":") {
		return u.ofCall(t.Owner, n)
	}
	switch t.Owner {
	case "one_of":
		return costShape
	case "keyword":
		return shape{kind: "option", of: "keyword"}
	}
	return shape{}
}

// ofCall is the shape of the argument of a verb or query at an index: a parameter, or its options behind the last.
func (u *usage) ofCall(name string, n int) shape {
	if v := u.verb(name); v != nil {
		if n < len(v.Params) {
			return ofKind(v.Params[n].Kind)
		}
		return shape{kind: "option", of: name}
	}
	for _, q := range u.words.Queries {
		if q.Name == name && n >= len(q.Params) {
			return shape{kind: "option", of: name}
		}
	}
	return shape{}
}

// held is the shape of a table that is the value of a key in another one.
func (u *usage) held(outer shape, key string) shape {
	switch {
	case outer.kind == "ability field":
		return ofKind(u.fields[outer.of+"."+key])
	case outer.kind == "option" && outer.of == "keyword" && key == "cost":
		return costShape
	case outer.kind == "option":
		for _, p := range u.options(outer.of) {
			if p.Name == key {
				return ofKind(p.Kind)
			}
		}
	}
	return shape{}
}

// entry counts an entry of a table by the shape of the table.
func (u *usage) entry(s shape, key string) {
	switch s.kind {
	case "ability field", "cost", "gift":
		u.count(s.kind, "", key)
	case "option":
		if slices.ContainsFunc(u.options(s.of), func(p engine.Param) bool { return p.Name == key }) {
			u.count("option", s.of, key)
		}
	case "field":
		for _, f := range u.words.Fields {
			if f.Name == key && f.Subject == s.has && (f.Only == nil || slices.Contains(f.Only, s.of)) {
				u.count("field", scripts.FieldOf(f), key)
				return
			}
		}
	}
}

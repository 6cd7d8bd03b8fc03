package scripts

// This is the one table of the card API's own words: constructors, combinators, values, symbols. What a game adds
// (filters, fields, events, verbs, queries, conditions, views) stands in its engine.Vocabulary. The environment of
// scripts, messages, editor stubs, reference and completion are all made of these two.

import (
	"slices"
	"strings"

	"cardlathe/engine"
)

// Entry is one name of the card API.
type Entry struct {
	Name string
	// Kind is "constructor", "ability field", "combinator", "quantifier", "condition", "value", "symbol", "scope",
	// "filter", "verb", "query", "context", "view", "event", "field", "cost" or "gift".
	Kind string
	// Of says what a field, event or view field belongs to.
	Of string
	// Type is the kind of value of an ability field: "cost", "condition" ...
	Type      string
	Signature string
	Doc       string
	Example   string
	Rule      string
	// Unsupported names what is missing when the ruleset cannot play it yet.
	Unsupported string
	// Reason tells why the API has it although one card alone uses it.
	Reason string
}

// Key names the entry among all of them: "verb draw", "filter unit", "field object.might".
func (e *Entry) Key() string {
	if e.Of == "" || e.Kind == "filter" {
		return e.Kind + " " + e.Name
	}
	return e.Kind + " " + e.Of + "." + e.Name
}

// FieldEntry is one field of a constructor.
type FieldEntry struct {
	Name, Type, Doc string
	Needed          bool
}

var entries = []Entry{
	{Name: "on_play", Kind: "constructor", Signature: "{ target, modes, effect, x }", Doc: "what a spell does when it resolves"},
	{Name: "triggered", Kind: "constructor", Signature: "{ on, keyword, when, optional, cost, target, modes, limit, effect, prompt }", Doc: "when an event happens, its effect waits to resolve"},
	{Name: "activated", Kind: "constructor", Signature: "{ cost, speed, when, target, modes, limit, effect, adds, x, prompt }", Doc: "pay the cost: the effect waits to resolve"},
	{Name: "static", Kind: "constructor", Signature: "{ affects, give }", Doc: "a gift to all that match now"},
	{Name: "replacement", Kind: "constructor", Signature: "{ on, when, optional, limit, change | effect }", Doc: "changes an event that is about to happen, or runs in its place"},
	{Name: "additional_cost", Kind: "constructor", Signature: "{ name, when, optional, cost, ignore, less, of, to }", Doc: "a cost beside the card's own; fx.paid[name] tells whether it was paid; with of it is offered to who plays such a card, and may say where that is played to"},
	{Name: "cost_change", Kind: "constructor", Signature: "{ of, when, less, more, min, set }", Doc: "makes plays or abilities cost less or more"},
	{Name: "permit", Kind: "constructor", Signature: "{ what, affects, by, from, at, to, when, cost, ignore }", Doc: "allows what the rules do not"},
	{Name: "forbid", Kind: "constructor", Signature: "{ what, affects, by, from, at, to, when, cost }", Doc: "forbids what the rules allow; with a cost, unless that is paid"},
	{Name: "retrigger", Kind: "constructor", Signature: "{ of, on, times }", Doc: "abilities trigger additional times"},
	{Name: "mode", Kind: "constructor", Signature: "{ text, target, effect, when, name }", Doc: "one of the modes in modes = { pick = 1, ... }"},
	{Name: "step", Kind: "constructor", Signature: "{ name, target, modes, effect }", Doc: "define.step: an effect that fx:then_do puts on the stack"},
	{Name: "keyword", Kind: "constructor", Signature: "(name, { cost, n }) or, as header of a keyword file, { name, numbered, text }", Doc: "a keyword with a number or cost that is no plain text"},

	{Name: "equipped", Kind: "scope", Signature: "equipped.static { ... }", Doc: "effect text: the ability belongs to the host while attached; self is the host"},
	{Name: "define", Kind: "scope", Signature: "define.triggered { name = ..., ... }", Doc: "a template that nobody has until install, then_do or give hands it out"},

	{Name: "any_of", Kind: "combinator", Signature: "(a, b, ...)", Doc: "any of these filters, events or conditions"},
	{Name: "all_of", Kind: "combinator", Signature: "(a, b, ...)", Doc: "all of these filters or conditions"},
	{Name: "none_of", Kind: "combinator", Signature: "(a, b, ...)", Doc: "none of these filters or conditions"},
	{Name: "one_of", Kind: "combinator", Signature: "(cost, cost)", Doc: "one of these costs"},
	{Name: "up_to", Kind: "quantifier", Signature: "(n, filter, { per, same, total })", Doc: "a slot of at most n things"},
	{Name: "exactly", Kind: "quantifier", Signature: "(n, filter, { per, same, total })", Doc: "a slot of n things"},
	{Name: "any_number", Kind: "quantifier", Signature: "(filter, { per, same, total })", Doc: "a slot of any number of things"},
	{Name: "split", Kind: "quantifier", Signature: "(n, filter)", Doc: "a slot among whose things n is divided"},
	{Name: "choice", Kind: "quantifier", Signature: "(filter)", Doc: "a slot that is chosen but is no target"},

	{Name: "is", Kind: "condition", Signature: "(ref, filter)", Doc: "the thing passes the filter"},
	{Name: "some", Kind: "condition", Signature: "(filter)", Doc: "anything passes the filter"},
	{Name: "count", Kind: "value", Signature: "(filter)", Doc: "how many things pass the filter; :at_least(n), :at_most(n), :exactly(n) make conditions"},
	{Name: "times", Kind: "value", Signature: "(event)", Doc: "how often it happened this turn"},
	{Name: "sum", Kind: "value", Signature: "(filter|event, field)", Doc: "the sum of a number over the things that pass the filter, or over what happened this turn: sum(you.draws, \"n\")"},
	{Name: "most", Kind: "value", Signature: "(filter|event, field)", Doc: "the largest such number"},
	{Name: "cost_of", Kind: "value", Signature: "(ref)", Doc: "the printed cost of a card"},
	{Name: "field", Kind: "value", Signature: "(ref, name)", Doc: "a number of a thing, or the number of a keyword: field(self, \"Assault\")"},
	{Name: "abilities_of", Kind: "value", Signature: "(filter, { kind, cost })", Doc: "the abilities of others, for give = { abilities = ... }"},

	{Name: "gone", Kind: "view", Of: "anything", Doc: "there is nothing: no target is left, nothing was chosen, a thing has none of what was asked for. Verbs do nothing on it, its fields are gone too, its numbers compare with nothing"},

	{Name: "self", Kind: "symbol", Doc: "the bearer of the ability"},
	{Name: "you", Kind: "symbol", Doc: "the player who controls the ability"},
	{Name: "opponents", Kind: "symbol", Doc: "your opponents"},
	{Name: "each_player", Kind: "symbol", Doc: "all players"},
	{Name: "here", Kind: "symbol", Doc: "where the bearer is, or the place that it is"},
	{Name: "it", Kind: "symbol", Doc: "what a static, a change of costs or a value is being asked about"},
	{Name: "args", Kind: "symbol", Signature: "args.name", Doc: "what install, then_do or play handed over"},
	{Name: "chosen", Kind: "symbol", Signature: "chosen.slot", Doc: "what was chosen for an earlier slot"},
	{Name: "paid", Kind: "symbol", Signature: "paid.name", Doc: "what an additional cost was paid with"},
	{Name: "event", Kind: "symbol", Signature: "event.field", Doc: "a field of the event in hand"},
	{Name: "x", Kind: "symbol", Doc: "the chosen X"},
	{Name: "unlimited", Kind: "symbol", Doc: "larger than any count"},
	{Name: "skip", Kind: "symbol", Doc: "the event does not happen: change = skip"},
	{Name: "lib", Kind: "symbol", Doc: "what the set's lib.lua returns"},
}

// constructorFields are the fields of each constructor.
var constructorFields = map[string][]FieldEntry{
	"on_play":         {fName, fTarget, fModes, fEffect, fX, fPrompt},
	"triggered":       {fName, fActive, fZoneOn, fOn, fKeyword, fWhen, fOptional, fCost, fTarget, fModes, fLimit, fEffect, fAdds, fPrompt},
	"activated":       {fName, fActive, fZone, fKeyword, fCost, fSpeed, fWhen, fTarget, fModes, fLimit, fEffect, fAdds, fX, fPrompt},
	"static":          {fName, fActive, fZone, fAffects, fGive},
	"replacement":     {fName, fActive, fZoneOn, fOn, fWhen, fOptional, fLimit, fChange, fEffect, fPrompt},
	"additional_cost": {fName, fActive, fWhen, fOptional, fCost, fIgnore, fLess, fOf, fTo, fPrompt},
	"cost_change":     {fName, fActive, fZone, fOf, fWhen, fLess, fMore, fMin, fSet},
	"permit":          {fName, fActive, fZone, fWhat, fKeyword, fAffects, fBy, fFrom, fAt, fTo, fWhen, fCost, fIgnore},
	"forbid":          {fName, fActive, fZone, fWhat, fAffects, fBy, fFrom, fAt, fTo, fWhen, fCost},
	"retrigger":       {fName, fActive, fZone, fOf, fOn, fTimes},
	"mode":            {fName, fText, fTarget, fEffect, fWhen, fCost},
	"step":            {fName, fTarget, fModes, fEffect, fPrompt},
}

var (
	fName     = FieldEntry{Name: "name", Type: "string", Doc: "its key; needed when two abilities would have the same"}
	fActive   = FieldEntry{Name: "active", Type: "condition", Doc: "the ability exists only while it holds"}
	fZone     = FieldEntry{Name: "zone", Type: "string|string[]", Doc: "where it works; the board when left out"}
	fZoneOn   = FieldEntry{Name: "zone", Type: "string|string[]", Doc: "where it works; when left out the board, or, if it waits for what happens to its bearer elsewhere alone (self.discarded), there"}
	fOn       = FieldEntry{Name: "on", Type: "event", Doc: "the event"}
	fKeyword  = FieldEntry{Name: "keyword", Type: "string", Doc: "the keyword it stands behind; may supply on"}
	fWhen     = FieldEntry{Name: "when", Type: "condition", Doc: "judged when it would be used"}
	fOptional = FieldEntry{Name: "optional", Type: "boolean", Doc: "you may"}
	fCost     = FieldEntry{Name: "cost", Type: "cost", Doc: "what is paid"}
	fTarget   = FieldEntry{Name: "target", Type: "table", Doc: "slots by name, in the order of the text"}
	fModes    = FieldEntry{Name: "modes", Type: "table", Doc: "{ pick = 1, fresh = \"item\", mode { ... }, ... }"}
	fLimit    = FieldEntry{Name: "limit", Type: "string|table", Doc: "\"turn\", \"combat\", \"game\" or { n = 2, per = \"turn\" }"}
	fEffect   = FieldEntry{Name: "effect", Type: "fun(fx: fx)", Doc: "what it does"}
	fPrompt   = FieldEntry{Name: "prompt", Type: "string", Doc: "replaces the wording of the question"}
	fX        = FieldEntry{Name: "x", Type: "cost", Doc: "what each point of X costs"}
	fSpeed    = FieldEntry{Name: "speed", Type: "string", Doc: "when it may be used"}
	fAdds     = FieldEntry{Name: "adds", Type: "cost|boolean", Doc: "it resolves at once, nobody may answer; adds = { energy = 1 } says what it adds, in numbers or values, and payments count on it; where it triggers, adds = true says that its effect adds"}
	fAffects  = FieldEntry{Name: "affects", Type: "filter|symbol", Doc: "whom it concerns"}
	fGive     = FieldEntry{Name: "give", Type: "gift", Doc: "what they get", Needed: true}
	fChange   = FieldEntry{Name: "change", Type: "table|fun(q: q): table", Doc: "skip, or the fields that the event goes on with"}
	fIgnore   = FieldEntry{Name: "ignore", Type: "string", Doc: "the part of its own cost that is left out; what is stated as cost is paid besides"}
	fLess     = FieldEntry{Name: "less", Type: "cost", Doc: "taken off the cost"}
	fMore     = FieldEntry{Name: "more", Type: "cost", Doc: "added to the cost"}
	fMin      = FieldEntry{Name: "min", Type: "cost", Doc: "the least it can come to"}
	fSet      = FieldEntry{Name: "set", Type: "cost", Doc: "what it is instead"}
	fOf       = FieldEntry{Name: "of", Type: "filter|symbol", Doc: "whose cost, or which abilities"}
	fWhat     = FieldEntry{Name: "what", Type: "string", Doc: "the act", Needed: true}
	fBy       = FieldEntry{Name: "by", Type: "symbol", Doc: "which players; you when left out of permit, all when left out of forbid"}
	fFrom     = FieldEntry{Name: "from", Type: "string|filter", Doc: "where it comes from: a zone or a list of zones, \"anywhere\", a symbol or a filter of places"}
	fAt       = FieldEntry{Name: "at", Type: "string|filter", Doc: "the places where it is: a filter of places, a symbol (here), or a word that such a filter has as a field (\"front\" for place { front = true })"}
	fTo       = FieldEntry{Name: "to", Type: "string|filter", Doc: "the places that it goes to, said as for at"}
	fTimes    = FieldEntry{Name: "times", Type: "value", Doc: "how many additional times; 1 when left out"}
	fText     = FieldEntry{Name: "text", Type: "string", Doc: "the mode in words"}
)

func fieldNamesOf(list []FieldEntry) []string {
	out := make([]string, len(list))
	for i := range list {
		out[i] = list[i].Name
	}
	return out
}

// ownContext and ownQueries are what fx and q have in every game.
var (
	ownContext = []string{"args", "paid", "event", "it", "x", "self", "you", "here"}
	ownQueries = []string{"list", "is", "count", "all"}
)

// API lists every name that an author of a game may write: the table above and the words of the vocabulary.
func API(v *engine.Vocabulary) []Entry {
	var out []Entry
	words := index(v)
	add := func(e Entry) {
		e.Reason = v.Reasons[e.Key()]
		if e.Example == "" {
			e.Example = v.Examples[e.Key()]
		}
		out = append(out, e)
	}
	for _, e := range entries {
		switch e.Kind {
		case "constructor":
			e.Unsupported = v.Unsupported.Kinds[abilityKinds[e.Name]]
		case "quantifier":
			e.Unsupported = v.Unsupported.Slots[slotKinds[e.Name]]
		case "scope":
			e.Unsupported = v.Unsupported.Scopes[scopes[e.Name]]
		}
		if e.Name == "abilities_of" && len(words.fieldNames(engine.SubjectAbility, "ability")) == 0 {
			e.Signature = "(filter)" // nothing tells its abilities apart
		}
		add(e)
	}
	for _, e := range entries {
		for _, f := range constructorFields[e.Name] {
			add(Entry{Name: f.Name, Kind: "ability field", Of: e.Name, Type: f.Type, Doc: f.Doc, Unsupported: v.Unsupported.Fields[e.Name+"."+f.Name]})
		}
	}
	for _, f := range v.Filters {
		add(Entry{Name: f.Name, Kind: "filter", Of: subjectName(f.Subject), Signature: "{ " + strings.Join(unique(words.fieldNames(f.Subject, f.Name)), ", ") + " }", Doc: f.Doc, Unsupported: f.Unsupported})
	}
	for _, f := range v.Fields {
		add(Entry{Name: f.Name, Kind: "field", Of: FieldOf(f), Doc: f.Doc, Rule: f.Rule.String()})
	}
	for _, e := range v.Events {
		if e.Name != "" {
			add(Entry{Name: e.Name, Kind: "event", Of: subjectName(e.Subject), Signature: "{ " + strings.Join(e.Fields, ", ") + " }", Doc: e.Doc, Rule: e.Rule.String()})
		}
	}
	for _, c := range v.Conditions {
		sig := ""
		if c.Number {
			sig = "(n)"
		}
		add(Entry{Name: c.Name, Kind: "condition", Signature: sig, Doc: c.Doc, Rule: c.Rule.String()})
	}
	for _, x := range v.Verbs {
		add(Entry{Name: x.Name, Kind: "verb", Signature: signature(x.Params, x.Options), Doc: x.Doc, Example: x.Example, Rule: x.Rule.String()})
	}
	for _, x := range v.Queries {
		add(Entry{Name: x.Name, Kind: "query", Signature: signature(x.Params, x.Options), Doc: x.Doc, Example: x.Example})
	}
	for _, x := range v.ContextFields {
		add(Entry{Name: x.Name, Kind: "context", Of: "fx", Doc: x.Doc})
	}
	for _, x := range v.ViewFields {
		sig := ""
		if len(x.Params) > 0 {
			sig = signature(x.Params, nil)
		}
		add(Entry{Name: x.Name, Kind: "view", Of: datumName(x.Of), Signature: sig, Doc: x.Doc})
	}
	for _, x := range v.CostFields {
		add(Entry{Name: x.Name, Kind: "cost", Doc: x.Doc, Rule: x.Rule.String(), Unsupported: x.Unsupported})
	}
	for _, x := range v.GiftFields {
		add(Entry{Name: x.Name, Kind: "gift", Doc: x.Doc, Rule: x.Rule.String(), Unsupported: x.Unsupported})
	}
	return out
}

// FieldOf says what a field of the vocabulary belongs to: a sort of subject, or the filters or events that have it.
func FieldOf(f *engine.Field) string {
	if f.Only != nil {
		return strings.Join(f.Only, " ")
	}
	return subjectName(f.Subject)
}

// SubjectName is what Entry.Of calls a sort of subject.
func SubjectName(s engine.SubjectKind) string { return subjectName(s) }

func unique(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

func signature(params, options []engine.Param) string {
	var b strings.Builder
	b.WriteByte('(')
	for i, p := range params {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(p.Name)
		if p.Optional {
			b.WriteByte('?')
		}
	}
	if len(options) > 0 {
		if len(params) > 0 {
			b.WriteString(", ")
		}
		b.WriteString("{ ")
		for i, p := range options {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(p.Name)
		}
		b.WriteString(" }")
	}
	b.WriteByte(')')
	return b.String()
}

// datumName is how messages call a kind of value.
func datumName(k engine.DatumKind) string {
	switch k {
	case engine.NumberDatum:
		return "number"
	case engine.BoolDatum:
		return "boolean"
	case engine.TextDatum:
		return "text"
	case engine.ObjectDatum:
		return "object"
	case engine.PlayerDatum:
		return "player"
	case engine.PlaceDatum:
		return "place"
	case engine.LinkDatum:
		return "link"
	case engine.EventDatum:
		return "event"
	case engine.ListDatum:
		return "list"
	case engine.ResultDatum:
		return "result"
	case engine.CostDatum:
		return "cost"
	}
	return "gone"
}

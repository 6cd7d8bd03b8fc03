package scripts

// The reference: the card API for people, made of the same tables as everything else. One page a game.

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
)

// Reference writes the API of a game as a page of Markdown.
func Reference(v *engine.Vocabulary) string {
	p := newPage(v)
	p.line("# The card API of %s", v.Title)
	p.line("")
	p.line("Generated from the tables that the program itself uses (`cardlathe show api`): do not edit. What is said to be not")
	p.line("played yet loads, and keeps the card that uses it from being played. Numbers in parentheses are rules.")
	for _, c := range chapters {
		p.chapter(c)
	}
	p.words()
	p.scenarios()
	return p.b.String()
}

// Describe writes what the reference says of all entries of a name; "" when there is none.
func Describe(v *engine.Vocabulary, name string) string {
	p := newPage(v)
	var all []Entry
	for _, e := range p.api {
		if e.Name != name {
			continue
		}
		// A field means the same in every constructor that has it.
		if i := slices.IndexFunc(all, func(o Entry) bool { return o.Kind == "ability field" && e.Kind == o.Kind }); i >= 0 {
			all[i].Of += " " + e.Of
			continue
		}
		all = append(all, e)
	}
	for i := range all {
		p.line("")
		p.entry(&all[i], true)
	}
	for _, l := range wordLists(v) {
		for _, w := range l.list {
			if w.Name == name && l.kind != "" {
				p.line("")
				p.line("`%q`: %s, for `%s`. %s", w.Name, l.kind, l.of, sentence(&Entry{Doc: w.Doc, Unsupported: w.Unsupported}))
			}
		}
	}
	return strings.TrimLeft(p.b.String(), "\n")
}

// chapter is a part of the page: the entries of one kind.
type chapter struct {
	kind, title, intro string
	table              bool // a row for each entry, grouped by what it belongs to
}

var chapters = []chapter{
	{kind: "constructor", title: "Abilities", intro: "A script declares abilities at its file level, each by one of these."},
	{kind: "scope", title: "Scopes", intro: "What stands before a constructor."},
	{kind: "quantifier", title: "Slots", intro: "A slot of `target` is a filter, or one of these around a filter. What was chosen is `fx.` and the slot's name. What binds several things as a whole stands last: `per = \"place\"` (one at each place), `same = \"place\"` or `\"controller\"` (all at one, or of one player), `total = { might = 4 }` (the most of that number of all together)."},
	{kind: "filter", title: "Filters", intro: "A filter describes things by the fields below. Every filter also has `where = function(thing, q) ... end`."},
	{kind: "field", title: "Fields of filters and events", table: true},
	{kind: "event", title: "Events", intro: "An event is that of a thing or player, `self.attacks`, `you.draws`, `unit { enemy = true }.dies`, and may be narrowed by the fields of events: `self.moves { to = here }`. A filter describes the thing as it was just before the event: `card { zone = ... }` names the zone that it comes from. `:nth(n)` is the n-th time in a turn.", table: true},
	{kind: "condition", title: "Conditions", intro: "What `when` and `active` take, besides comparisons of values and functions of `q`."},
	{kind: "combinator", title: "Combinations"},
	{kind: "value", title: "Values", intro: "A number that is judged when it is needed; `+`, `-` and `*` make others, `:at_least(n)`, `:at_most(n)` and `:exactly(n)` conditions."},
	{kind: "symbol", title: "Symbols", table: true},
	{kind: "verb", title: "Verbs", intro: "What an effect can do. One that gives a result says with `.done` whether it took place, and has `.amount`, `.cards` and `.each`."},
	{kind: "query", title: "Queries", intro: "What an effect, and a function of `q`, can ask."},
	{kind: "context", title: "What fx and q know", table: true},
	{kind: "view", title: "What a thing can be asked", intro: "What is not there is gone, never nil: ask `.gone`, `if fx.self.attached_to.gone then`; of a list ask `#list == 0`. Where a function says whether something is so (`when`, `active`, `where`, `list:any`), nil, false and what is gone count as false, everything else as true.", table: true},
	{kind: "cost", title: "Fields of costs", intro: "A cost is a table of these; all of it is paid. A field that things pay takes `self`, a filter (one such thing), a number (that many of your own, this card included), `{ 2, filter }` or `any_number(filter)`; a field that is an amount takes a number or a value, one of several kinds a table of them. What paid is `fx.paid` and the field's name.", table: true},
	{kind: "gift", title: "Fields of gifts", intro: "What `give` and `fx:give` give. `lasts` says how long, `min` below what the number does not fall.", table: true},
}

// page is the reference in the making.
type page struct {
	voc *words
	api []Entry
	b   strings.Builder
}

func newPage(v *engine.Vocabulary) *page { return &page{voc: index(v), api: API(v)} }

func (p *page) line(format string, args ...any) {
	fmt.Fprintf(&p.b, format, args...)
	p.b.WriteByte('\n')
}

func (p *page) chapter(c chapter) {
	p.line("")
	p.line("## %s", c.title)
	if c.kind == "cost" && p.voc.PricedByChoice {
		c.intro += " In the cost of an ability `chosen` and the name of a slot may say how much it is, or what pays: `energy = field(chosen.it, \"might\")`."
	}
	if c.intro != "" {
		p.line("")
		p.line("%s", c.intro)
	}
	if c.table {
		p.table(c.kind)
		if c.kind == "view" {
			p.methods()
		}
		return
	}
	for i := range p.api {
		if e := &p.api[i]; e.Kind == c.kind {
			p.line("")
			p.line("### %s", e.Name)
			p.line("")
			p.entry(e, false)
		}
	}
}

// listMethods are what lists can do; views.go has them.
var listMethods = [][2]string{
	{"#list", "how many things it holds; `list[1]` is the first of them"},
	{"list:first()", "the first thing; gone of an empty list"},
	{"list:any(test)", "whether a filter or a function is true of one of them"},
	{"list:where(test)", "a list of those that a filter or a function is true of"},
	{"list:without(things)", "a list without these"},
	{"list:sum(field)", "the sum of a number of theirs: `list:sum(\"cost\")`"},
	{"list:add(things)", "adds to a list that `fx:list()` made"},
}

// methods writes the table of them.
func (p *page) methods() {
	p.line("")
	p.line("Of a list, besides:")
	p.line("")
	p.line("| method | meaning |")
	p.line("|---|---|")
	for _, m := range listMethods {
		p.line("| `%s` | %s |", m[0], sentence(&Entry{Doc: m[1]}))
	}
}

// call is how an entry is written.
func call(e *Entry) string {
	switch e.Kind {
	case "verb", "query":
		return "fx:" + e.Name + e.Signature
	case "constructor", "filter":
		return strings.TrimSpace(e.Name + " " + e.Signature)
	case "scope":
		return e.Signature
	case "symbol":
		if e.Signature != "" {
			return e.Signature
		}
	case "field", "event", "cost", "gift", "ability field":
		return e.Name
	}
	return e.Name + e.Signature
}

// entry writes an entry with all that is known of it; alone tells also what it is.
func (p *page) entry(e *Entry, alone bool) {
	head := "`" + call(e) + "`"
	if e.Kind == "filter" || e.Kind == "constructor" && e.Name != "keyword" {
		head = "`" + e.Name + " { ... }`" // its fields follow
	}
	if alone {
		head += ": " + e.Kind
		if e.Of != "" && e.Kind != "filter" {
			head += " of " + strings.Join(strings.Fields(e.Of), ", ")
		}
	}
	if gives := p.gives(e); gives != "" {
		head += " gives " + gives
	}
	p.line("%s. %s", head, sentence(e))
	switch e.Kind {
	case "constructor":
		p.fieldTable(e.Name)
	case "filter":
		p.line("")
		p.line("Fields: %s.", p.fieldsOf(p.voc.filters[e.Name], alone))
	case "verb", "query":
		p.params(e)
	case "field":
		if f := p.fieldOf(e); f != nil {
			p.line("")
			p.line("Takes %s.", p.takes(f))
		}
	case "event":
		if fields := strings.Trim(e.Signature, "{ }"); fields != "" {
			p.line("")
			p.line("`fx.event` has: %s.%s", fields, p.replacing(e))
		}
	}
	if e.Reason != "" {
		p.line("")
		p.line("One card uses it: %s.", e.Reason)
	}
	if e.Example != "" {
		p.line("")
		p.line("```lua\n%s\n```", e.Example)
	}
}

// fieldsOf lists the fields of a filter; those that it shares with others of its subject only when all are asked for.
func (p *page) fieldsOf(f *engine.FilterDecl, all bool) string {
	if all {
		return strings.Join(unique(p.voc.fieldNames(f.Subject, f.Name)), ", ")
	}
	out := []string{"those of " + subjectName(f.Subject)}
	for _, x := range p.voc.Fields {
		if x.Subject == f.Subject && slices.Contains(x.Only, f.Name) {
			out = append(out, x.Name)
		}
	}
	return strings.Join(out, ", ")
}

// sentence is the explanation of an entry with its rule.
func sentence(e *Entry) string {
	s := e.Doc
	if s != "" {
		s = strings.ToUpper(s[:1]) + s[1:]
	}
	if e.Rule != "" && !strings.Contains(s, "("+e.Rule+")") {
		s += " (" + e.Rule + ")"
	}
	if s != "" {
		s += "."
	}
	if e.Unsupported != "" {
		s += " Not played yet."
	}
	return strings.TrimSpace(s)
}

// gives is what a verb or query gives back.
func (p *page) gives(e *Entry) string {
	returns := ""
	switch e.Kind {
	case "verb":
		returns = p.voc.verbs[e.Name].Returns
		if returns == "" {
			returns = "result"
		}
	case "query":
		returns = p.voc.queries[e.Name].Returns
	}
	switch returns {
	case "result":
		return "a result"
	case "view":
		return "a thing"
	case "list":
		return "a list"
	case "bool":
		return "true or false"
	case "number":
		return "a number"
	case "text":
		return "a text"
	}
	return returns
}

// params lists the parameters and options of a verb or query.
func (p *page) params(e *Entry) {
	var params, options []engine.Param
	if v := p.voc.verbs[e.Name]; e.Kind == "verb" {
		params, options = v.Params, v.Options
	} else if q := p.voc.queries[e.Name]; q != nil {
		params, options = q.Params, q.Options
	}
	if len(params)+len(options) == 0 {
		return
	}
	p.line("")
	p.line("| parameter | type | |")
	p.line("|---|---|---|")
	for i, x := range slices.Concat(params, options) {
		kind, doc := cell(paramType(&x)), x.Doc
		if i >= len(params) {
			doc = strings.Trim("option; "+doc, "; ")
		} else if x.Optional && doc == "" {
			doc = "may be left out"
		}
		if reason := p.voc.Reasons["option "+e.Name+"."+x.Name]; reason != "" && i >= len(params) {
			doc += "; one card uses it: " + reason
		}
		p.line("| %s | %s | %s |", x.Name, kind, doc)
	}
}

// fieldTable lists the fields of a constructor.
func (p *page) fieldTable(of string) {
	list := constructorFields[of]
	if len(list) == 0 {
		return
	}
	s := &stubs{words: p.voc}
	p.line("")
	p.line("| field | type | |")
	p.line("|---|---|---|")
	for _, f := range list {
		doc := f.Doc
		if f.Name == "limit" {
			doc = limits(p.voc.Periods)
		}
		if f.Needed {
			doc += "; needed"
		}
		doc += p.allowed(of, f.Name)
		if reason := p.voc.Reasons["ability field "+f.Name]; reason != "" {
			doc += "; one card uses it: " + reason
		}
		p.line("| %s | %s | %s |", f.Name, cell(s.fieldEntryType(f)), doc)
	}
}

// allowed says what a game plays of a field of a constructor, when that is not all.
func (p *page) allowed(of, field string) string {
	v := p.voc.Vocabulary
	if v.Unsupported.Fields[of+"."+field] != "" {
		return "; not played yet"
	}
	only := func(acts engine.Mask) string {
		var names []string
		for i, w := range v.Acts {
			if w.Name != "" && acts.Any(engine.Bit(i)) {
				names = append(names, w.Name)
			}
		}
		if names == nil {
			return "; not played yet"
		}
		return "; of " + strings.Join(names, ", ") + " alone"
	}
	acts := v.PlaceActs
	switch of + "." + field {
	case "permit.what":
		acts = v.PermitActs
	case "permit.cost":
		acts = v.PaidActs
	case "forbid.cost":
		return only(v.TollActs)
	case "permit.at", "permit.to", "forbid.at", "forbid.to":
	default:
		return ""
	}
	if acts == 0 {
		return ""
	}
	if of == "permit" && v.PermitActs != 0 {
		acts &= v.PermitActs
	}
	return only(acts)
}

// limits says what the field limit takes in a game.
func limits(periods []engine.Word) string {
	quoted := make([]string, 0, len(periods))
	for _, w := range wordNames(periods) {
		quoted = append(quoted, fmt.Sprintf("%q", w))
	}
	return strings.Join(quoted, ", ") + " or { n = 2, per = \"turn\" }"
}

// cell writes a type into a cell of a table, its alternatives one by one.
func cell(kind string) string {
	var b strings.Builder
	depth := 0
	for _, c := range kind {
		switch c {
		case '<', '{', '(':
			depth++
		case '>', '}', ')':
			depth--
		case '|':
			if depth == 0 {
				b.WriteString("` or `")
			} else {
				b.WriteString(`\|`)
			}
			continue
		}
		b.WriteRune(c)
	}
	return "`" + b.String() + "`"
}

// takes says in words what a field takes.
func (p *page) takes(f *engine.Field) string {
	var out []string
	for _, k := range append([]engine.FieldKind{f.Kind}, f.Kinds...) {
		switch k {
		case engine.FieldFlag:
			out = append(out, "true or false")
		case engine.FieldNumber:
			out = append(out, "a number, a value or `{ min, max }`")
		case engine.FieldWord:
			out = append(out, p.oneOf(f.Words))
		case engine.FieldRef:
			out = append(out, "a symbol, a thing or things")
		case engine.FieldEvent:
			out = append(out, "an event")
		case engine.FieldFilter:
			out = append(out, "a filter")
		}
	}
	return strings.Join(out, "; ")
}

// oneOf says which words there are, as long as they are few or have a name together.
func (p *page) oneOf(words []string) string {
	zones := 0
	for _, w := range words {
		if slices.ContainsFunc(p.voc.Zones, func(z engine.ZoneKind) bool { return z.Name == w }) {
			zones++
		}
	}
	switch {
	case zones == len(p.voc.Zones):
		return "a zone or a list of them"
	case len(words) == 0 || len(words) > 12:
		return "a word or a list of them"
	}
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = fmt.Sprintf("`%q`", w)
	}
	return strings.Join(quoted, ", ") + " or a list of them"
}

// giftWords says which words a gift takes; "" for one that takes none.
func (p *page) giftWords(name string) string {
	for _, g := range p.voc.GiftFields {
		if g.Name == name && len(g.Words) > 0 {
			return " Takes " + strings.TrimSuffix(p.oneOf(g.Words), " or a list of them") + "."
		}
	}
	return ""
}

func (p *page) fieldOf(e *Entry) *engine.Field {
	for _, f := range p.voc.Fields {
		if f.Name == e.Name && FieldOf(f) == e.Of {
			return f
		}
	}
	return nil
}

// replacing says what a replacement can do about an event.
func (p *page) replacing(e *Entry) string {
	for _, d := range p.voc.Events {
		if e.Kind == "event" && d.Name == e.Name && subjectName(d.Subject) == e.Of {
			switch {
			case d.NotReplaced:
				return " No replacement of it is played yet."
			case d.Proceeds:
				return " A replacement may let it happen by `fx:proceed`."
			case d.ReplacedOnce:
				return " One replacement at most meets it."
			}
		}
	}
	return ""
}

// table writes the entries of a kind as rows, a table for each thing they belong to.
func (p *page) table(kind string) {
	var groups []string
	for i := range p.api {
		if e := &p.api[i]; e.Kind == kind && !slices.Contains(groups, e.Of) {
			groups = append(groups, e.Of)
		}
	}
	for _, of := range groups {
		p.line("")
		if of != "" && of != "fx" {
			p.line("Of %s:", strings.Join(strings.Fields(of), ", "))
			p.line("")
		}
		middle := ""
		switch kind {
		case "field":
			middle = " takes |"
		case "event":
			middle = " fx.event has |"
		}
		p.line("| %s |%s meaning |", kind, middle)
		p.line("|---|%s---|", strings.Repeat("---|", strings.Count(middle, "|")))
		for i := range p.api {
			e := &p.api[i]
			if e.Kind != kind || e.Of != of {
				continue
			}
			text := sentence(e) + p.replacing(e)
			if e.Reason != "" {
				text += " One card uses it: " + e.Reason + "."
			}
			switch kind {
			case "field":
				middle = " " + p.takes(p.fieldOf(e)) + " |"
			case "event":
				middle = " " + strings.Trim(e.Signature, "{ }") + " |"
			case "gift":
				text += p.giftWords(e.Name)
			}
			p.line("| `%s` |%s %s |", call(e), middle, text)
		}
	}
}

// wordList is a list of words that something takes. Those with a kind are explained one by one and answer to Describe.
type wordList struct {
	title, kind, of string
	list            []engine.Word
}

func wordLists(v *engine.Vocabulary) []wordList {
	return []wordList{{"Types", "", "", v.Types}, {"Supertypes", "", "", v.Traits}, {"Colours", "", "", v.Colors}, {"Resources of costs, besides any and own", "", "", v.Resources},
		{"Statuses", "", "", v.Statuses}, {"Acts, for what", "act", "what", v.Acts}, {"Durations, for lasts", "duration", "lasts", v.Durations},
		{"Parts of a cost, for ignore", "", "", v.Ignores}, {"Periods, for limit", "period", "limit", v.Periods}, {"Speeds", "", "", v.Speeds},
		{"What resources are kept for, for only of adds", "", "", v.Reserves}, {"Phases", "", "", v.Phases}}
}

// WordNames lists the words that Describe explains besides the names of API.
func WordNames(v *engine.Vocabulary) []string {
	var out []string
	for _, l := range wordLists(v) {
		for _, w := range l.list {
			if l.kind != "" && w.Name != "" && !w.Internal {
				out = append(out, w.Name)
			}
		}
	}
	return out
}

// meanings explains the words of a list in a table.
func (p *page) meanings(l wordList) {
	p.line("")
	p.line("| %s | meaning |", strings.ToLower(l.title))
	p.line("|---|---|")
	for _, w := range l.list {
		if w.Name == "" || w.Internal {
			continue
		}
		text := sentence(&Entry{Doc: w.Doc, Unsupported: w.Unsupported})
		if reason := p.voc.Reasons[l.kind+" "+w.Name]; reason != "" {
			text += " One card uses it: " + reason + "."
		}
		p.line("| `%s` | %s |", w.Name, text)
	}
}

// words lists the words that fields and facts take.
func (p *page) words() {
	v := p.voc.Vocabulary
	p.line("")
	p.line("## Words")
	for _, l := range wordLists(v) {
		if l.kind != "" {
			p.meanings(l)
			continue
		}
		var out []string
		for _, w := range l.list {
			if w.Name == "" || w.Internal {
				continue
			}
			text := "`" + w.Name + "`"
			if w.Unsupported != "" {
				text += " (not played yet)"
			}
			out = append(out, text)
		}
		if out != nil {
			p.line("")
			p.line("%s: %s.", l.title, strings.Join(out, ", "))
		}
	}
	var zones []string
	for _, z := range v.Zones {
		if !z.Outside {
			zones = append(zones, "`"+z.Name+"`")
		}
	}
	p.line("")
	p.line("Zones: %s.", strings.Join(zones, ", "))
	if len(v.Keywords) == 0 {
		return
	}
	p.line("")
	p.line("| keyword | meaning |")
	p.line("|---|---|")
	for _, k := range v.Keywords {
		name := k.Name
		if k.Numbered {
			name += " n"
		}
		if k.Costed {
			name += " {cost}"
		}
		p.line("| `%s` | %s |", name, sentence(&Entry{Doc: k.Doc, Rule: k.Rule.String()}))
	}
	if slices.ContainsFunc(v.Keywords, func(k engine.KeywordDecl) bool { return k.Costed && !k.Plain }) {
		p.line("")
		p.line("In the facts of a card a cost is written as on paper, `{2}{any}`, and a choice between costs as `{2} or {any}`.")
	}
}

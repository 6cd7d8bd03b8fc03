package scenario

// The mutants of a script are made of its text, so that each can be shown as a line that somebody could have written.
// An operator that knows a word of the game has it from the vocabulary.

import (
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/tools/luatext"
)

// The operators of mutation.
const (
	DropAbility = "drop"    // an ability is missing
	AddOne      = "plus"    // a number is one larger
	TakeOne     = "minus"   // a number is one smaller
	FlipFlag    = "flag"    // true and false are exchanged
	DropField   = "field"   // a field or an entry of a list is missing
	DropVerb    = "verb"    // an effect leaves one thing out
	SwapSides   = "swap"    // friendly and enemy, you and opponents are exchanged, each player is one side alone
	SwapBounds  = "bound"   // the least and the most are exchanged
	OtherEvent  = "event"   // something else triggers it
	ForceMay    = "may"     // what may be done is always done, or never
	OtherFact   = "fact"    // a fact in HCL is another one
	OtherKey    = "keyword" // a keyword is missing, or its number is another one
)

// Operators lists the operators in the order of reports.
var Operators = []string{DropAbility, AddOne, TakeOne, FlipFlag, DropField, DropVerb, SwapSides, SwapBounds, OtherEvent, ForceMay, OtherFact, OtherKey}

var (
	otherSide  = map[string]string{"friendly": "enemy", "enemy": "friendly", "yours": "enemy"}
	otherSeats = map[string][]string{"you": {"opponents"}, "opponents": {"you"}, "each_player": {"you", "opponents"}}
	otherBound = map[string]string{"min": "max", "max": "min", "less": "more", "more": "less",
		"at_least": "at_most", "at_most": "at_least", "up_to": "exactly", "exactly": "up_to"}
)

// mutator makes the mutants of one script.
type mutator struct {
	*luatext.Text
	words        *engine.Vocabulary
	constructors map[string]bool
	symbols      map[string]bool
	out          []*Mutant
	twins        map[string]bool // texts that are there already
}

// mutants makes all mutants of a script, in the order of its text.
func mutants(words *engine.Vocabulary, source string) []*Mutant {
	m := &mutator{Text: luatext.Read(source), words: words, constructors: map[string]bool{}, symbols: map[string]bool{}, twins: map[string]bool{source: true}}
	for _, e := range scripts.API(words) {
		switch e.Kind {
		case "constructor":
			m.constructors[e.Name] = true
		case "symbol":
			m.symbols[e.Name] = true
		}
	}
	m.abilities()
	for _, table := range m.Tables() {
		m.fields(table)
	}
	for i := range m.Tokens {
		m.token(i)
		if c, ok := m.Call(i); ok {
			m.call(c)
		}
	}
	slices.SortStableFunc(m.out, func(a, b *Mutant) int { return a.Line - b.Line })
	return m.out
}

// add notes a mutant that has another text in place of a piece of the source. It returns nil when there is one with
// that text already.
func (m *mutator) add(op string, from, to int, with string) *Mutant {
	// The line ends stay, so that the lines of what follows do.
	lines := strings.Count(m.Source[from:to], "\n") - strings.Count(with, "\n")
	text := m.Source[:from] + with + strings.Repeat("\n", max(0, lines)) + m.Source[to:]
	if m.twins[text] {
		return nil
	}
	m.twins[text] = true
	mutant := &Mutant{Operator: op, Line: m.Line(from), Before: oneLine(m.Source[from:to]), After: oneLine(with), text: text}
	m.out = append(m.out, mutant)
	return mutant
}

func (m *mutator) abilities() {
	spans := m.Declarations()
	for _, s := range spans {
		made := m.add(DropAbility, s.From, s.To, "")
		if made != nil && len(spans) == 1 {
			made.text = "" // a script that declares nothing is an error: the card has none then
		}
	}
}

// fields drops the entries of a table and flips its flags.
func (m *mutator) fields(t luatext.Table) {
	ability := t.Role == luatext.Called && m.constructors[t.Owner]
	m.swapKeys(t)
	for k, e := range t.Entries {
		value := m.At(e.Value)
		switch {
		case ability && (e.Key == "name" || e.Key == "text" || e.Key == "prompt"):
			continue // it names the ability or words it, and changes nothing about it
		case ability && e.Key == "effect":
			continue // without it the ability is none
		case ability && e.Key == "optional" && value.Is("true"):
			m.add(ForceMay, value.From, value.To, "false")
			continue
		case e.Key == "lasts" && len(m.words.Durations) > 0 && value.Value() == m.words.Durations[0].Name:
			continue // it lasts as long without saying so
		case e.Key == "" && len(t.Entries) == 1:
			continue
		}
		if e.Key != "" && e.To == e.Value+1 {
			if value.Is("true") {
				m.add(FlipFlag, value.From, value.To, "false")
			} else if value.Is("false") {
				m.add(FlipFlag, value.From, value.To, "true")
			}
		}
		from, to := m.At(e.From).From, m.At(e.To-1).To
		switch {
		case e.To < t.Close: // with the separator behind it
			made := m.add(DropField, from, m.At(e.To).To, "")
			if made != nil {
				made.Before = oneLine(m.Source[from:to])
			}
		case k > 0: // with the one before it
			made := m.add(DropField, m.At(e.From-1).From, to, "")
			if made != nil {
				made.Before, made.Line = oneLine(m.Source[from:to]), m.Line(from)
			}
		default:
			m.add(DropField, from, to, "")
		}
	}
}

// swapKeys exchanges the names of two bounds, or gives the one that is there the name of the other.
func (m *mutator) swapKeys(t luatext.Table) {
	for k, e := range t.Entries {
		with := otherBound[e.Key]
		if with == "" {
			continue
		}
		key := m.At(e.From)
		other := slices.IndexFunc(t.Entries, func(o luatext.Entry) bool { return o.Key == with })
		switch {
		case other < 0:
			m.add(SwapBounds, key.From, key.To, with)
		case other > k:
			last := m.At(t.Entries[other].From)
			m.add(SwapBounds, key.From, last.To, with+m.Source[key.To:last.From]+e.Key)
		}
	}
}

// token changes what is one token.
func (m *mutator) token(i int) {
	t := m.Tokens[i]
	before, after := m.At(i-1), m.At(i+1)
	switch t.Kind {
	case luatext.Number:
		if n, err := strconv.Atoi(t.Text); err == nil {
			m.add(AddOne, t.From, t.To, strconv.Itoa(n+1))
			less := strconv.Itoa(n - 1)
			if n == 0 {
				less = "(-1)" // "--" would begin a comment
			}
			m.add(TakeOne, t.From, t.To, less)
		}
	case luatext.String:
		word := t.Value()
		if with := otherSide[word]; with != "" {
			m.add(SwapSides, t.From, t.To, t.Text[:1]+with+t.Text[:1])
		}
		for _, with := range otherKeywords(m.words, word) {
			m.add(OtherKey, t.From, t.To, t.Text[:1]+with+t.Text[:1])
		}
	case luatext.Name:
		if with := otherSide[t.Text]; with != "" && after.Is("=") {
			m.add(SwapSides, t.From, t.To, with)
		}
		if !before.Is(".") && !before.Is(":") && !after.Is("=") {
			for _, with := range otherSeats[t.Text] {
				m.add(SwapSides, t.From, t.To, with)
			}
		}
		if before.Is(".") && m.describes(i-2) {
			m.events(i)
		}
	}
}

// call changes what is a call.
func (m *mutator) call(c luatext.Call) {
	name := m.At(c.Name)
	first, end := m.At(c.First), m.At(c.End-1)
	if with := otherBound[name.Text]; with != "" {
		m.add(SwapBounds, name.From, name.To, with)
	}
	if !c.Method || !slices.ContainsFunc(m.words.Verbs, func(v *engine.Verb) bool { return v.Name == name.Text }) {
		return
	}
	if m.Statement(c) {
		m.add(DropVerb, first.From, end.To, "")
	} else if name.Text == "may" {
		m.add(ForceMay, first.From, end.To, "true")
		m.add(ForceMay, first.From, end.To, "false")
	}
}

// describes reports whether the token before a dot ends something that has events: self, you, unit { ... }, args.it.
func (m *mutator) describes(i int) bool {
	t := m.At(i)
	dotted := m.At(i-1).Is(".") || m.At(i-1).Is(":")
	switch {
	case t.Kind == luatext.Name && !dotted:
		return m.symbols[t.Text]
	case t.Kind == luatext.Name:
		return m.At(i - 2).Is("args")
	case t.Is("}"), t.Is(")"):
		return !m.InFunction(i)
	}
	return false
}

// events replaces an event by others of the same subject. The first that loads counts.
func (m *mutator) events(i int) {
	t, subject := m.Tokens[i], m.At(i-2).Text
	of := func(e *engine.EventDecl) bool {
		return (e.Subject == engine.SubjectPlayer) == (otherSeats[subject] != nil)
	}
	k := slices.IndexFunc(m.words.Events, func(e *engine.EventDecl) bool { return e.Name == t.Text && of(e) })
	if k < 0 {
		return
	}
	var made *Mutant
	for _, e := range otherEvents(m.words.Events, k) {
		text := m.Source[:t.From] + e.Name + m.Source[t.To:]
		next := &Mutant{Operator: OtherEvent, Line: m.Line(t.From), Before: t.Text, After: e.Name, text: text}
		if made == nil {
			m.out = append(m.out, next)
		} else {
			made.otherwise = next
		}
		made = next
	}
}

// maxOthers is how many events stand in for one until one of them loads.
const maxOthers = 5

// otherEvents lists the events of the same subject that may stand in for one, the best first: one that is told of in
// the same words is its counterpart (attacks and defends); one that is judged at the other time is its opposite (what
// is played and what dies); then those that follow in the list.
func otherEvents(all []*engine.EventDecl, k int) []*engine.EventDecl {
	e := all[k]
	var out []*engine.EventDecl
	add := func(fits func(o *engine.EventDecl) bool) {
		for _, o := range all {
			if len(out) < maxOthers && o.Name != "" && o.Name != e.Name && o.Subject == e.Subject && fits(o) && !slices.Contains(out, o) {
				out = append(out, o)
			}
		}
	}
	add(func(o *engine.EventDecl) bool {
		return len(e.Fields) > 0 && slices.Equal(o.Fields, e.Fields) && o.JudgedBefore == e.JudgedBefore
	})
	out = out[:min(len(out), 1)]
	add(func(o *engine.EventDecl) bool { return o.JudgedBefore != e.JudgedBefore })
	out = out[:min(len(out), 2)]
	for i := range all {
		o := all[(k+1+i)%len(all)]
		add(func(x *engine.EventDecl) bool { return x == o })
	}
	return out
}

// otherKeywords are what a keyword as printed may be changed into: one more and one less for its number.
func otherKeywords(words *engine.Vocabulary, printed string) []string {
	name, number := printed, 1
	if i := strings.LastIndexByte(printed, ' '); i >= 0 {
		if n, err := strconv.Atoi(printed[i+1:]); err == nil {
			name, number = printed[:i], n
		}
	}
	known := slices.ContainsFunc(words.Keywords, func(k engine.KeywordDecl) bool { return k.Name == name && k.Numbered })
	if !known && name == printed {
		return nil // a word, or a keyword without a number
	}
	out := []string{name + " " + strconv.Itoa(number+1)}
	if number > 1 {
		out = append(out, name+" "+strconv.Itoa(number-1))
	}
	return out
}

// oneLine shortens a piece of source for a report.
func oneLine(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 60 {
		s = string(r[:57]) + "..."
	}
	return s
}

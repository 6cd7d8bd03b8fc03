package scenario

// Mutation turns the question round: would the scenarios notice if a card were wrong? Mutants are made of the text of
// a script, so that each can be shown as a line that somebody could have written.

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"cardlathe/engine"
	"cardlathe/sets"
)

// The operators of mutation.
const (
	DropAbility = "drop" // an ability is missing
	AddOne      = "plus" // a number is one larger
	SwapSides   = "swap" // friendly and enemy are exchanged
)

// Operators lists the operators in the order of reports.
var Operators = []string{DropAbility, AddOne, SwapSides}

// Mutant is one wrong version of a card's script.
type Mutant struct {
	Card     string // full name
	File     string // of the script, as people know it
	Line     int
	Operator string
	Before   string // the text that is changed, one line
	After    string
	Noticed  bool
	By       string // the scenario that noticed
	// Tried is how many scenarios ran against it.
	Tried int

	text string // of the whole script
}

// Totals counts mutants by operator.
type Totals map[string]Count

// Count counts the mutants of an operator.
type Count struct{ Noticed, Survived int }

// Mutate makes the mutants of the script of every card that takes part in a scenario, and runs against each the
// scenarios that use the card, until one fails. report gets the mutants in order; it may be nil. A mutant that does
// not load is none. Scenarios that fail anyway cannot notice anything and are left out.
func (s *Suite) Mutate(ctx context.Context, o Options, report func(Mutant)) Totals {
	users := s.users(ctx, o)
	type job struct {
		mutant *Mutant
		path   string
		users  []*Scenario
		valid  bool
		done   chan struct{}
	}
	var jobs []*job
	for _, c := range s.cardScripts() {
		list := users[c.game+"/"+c.name]
		if len(list) == 0 {
			continue
		}
		for _, m := range mutants(c.text) {
			m.Card, m.File = c.name, c.shown
			jobs = append(jobs, &job{mutant: &m, path: c.path, users: list, done: make(chan struct{})})
		}
	}
	workers := o.Jobs
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	next := make(chan *job)
	var wait sync.WaitGroup
	for range workers {
		wait.Go(func() {
			for j := range next {
				if ctx.Err() == nil {
					j.valid = s.try(j.mutant, j.path, j.users)
				}
				close(j.done)
			}
		})
	}
	wait.Go(func() {
		for _, j := range jobs {
			next <- j
		}
		close(next)
	})
	totals := Totals{}
	for _, j := range jobs {
		<-j.done
		if !j.valid {
			continue
		}
		n := totals[j.mutant.Operator]
		if j.mutant.Noticed {
			n.Noticed++
		} else {
			n.Survived++
		}
		totals[j.mutant.Operator] = n
		if report != nil {
			report(*j.mutant)
		}
	}
	wait.Wait()
	return totals
}

// users runs the plain scenarios once and lists the passing ones by the cards that take part.
func (s *Suite) users(ctx context.Context, o Options) map[string][]*Scenario {
	found := make([][]string, len(s.Scenarios))
	var wait sync.WaitGroup
	limit := make(chan struct{}, max(1, cmpJobs(o.Jobs)))
	for i, sc := range s.Scenarios {
		if o.Run != nil && !o.Run.MatchString(sc.Title) || ctx.Err() != nil {
			continue
		}
		wait.Go(func() {
			limit <- struct{}{}
			defer func() { <-limit }()
			if r := sc.play(sc.file.library, engine.Options{}); r.failure == nil {
				_, found[i] = r.used()
			}
		})
	}
	wait.Wait()
	out := map[string][]*Scenario{}
	for i, sc := range s.Scenarios {
		for _, card := range found[i] {
			key := sc.file.Game + "/" + card
			out[key] = append(out[key], sc)
		}
	}
	return out
}

func cmpJobs(n int) int {
	if n > 0 {
		return n
	}
	return runtime.GOMAXPROCS(0)
}

// cardScript is the script of a card in the content.
type cardScript struct{ game, name, path, shown, text string }

// cardScripts lists the scripts of all cards, sorted by path.
func (s *Suite) cardScripts() []cardScript {
	base, _ := s.content.Base()
	if base == nil || base.Sets == nil {
		return nil
	}
	shown := func(name string) string { return name }
	if p, ok := s.content.Tree.(sets.Placed); ok {
		shown = p.Shown
	}
	var out []cardScript
	for _, set := range base.Sets.Sets {
		for _, c := range set.Scripts {
			if !c.Exists {
				continue
			}
			text, _, d := sets.ReadText(s.content.Tree, c.Path, shown(c.Path))
			if d != nil {
				continue
			}
			out = append(out, cardScript{set.Game, c.Card.Name, c.Path, shown(c.Path), string(text)})
		}
	}
	slices.SortFunc(out, func(a, b cardScript) int { return strings.Compare(a.path, b.path) })
	return out
}

// try runs the scenarios against a mutant. It reports false when the mutant does not load.
func (s *Suite) try(m *Mutant, path string, users []*Scenario) bool {
	libraries := map[*source]*engine.Library{}
	for _, sc := range users {
		lib, ok := libraries[sc.file]
		if !ok {
			tree := s.content.testTree(sc.file.Game, sc.file.cards, map[string]string{path: m.text})
			loaded, diags := s.content.Load(tree, sc.file.again)
			if loaded != nil {
				lib = loaded.Libraries[sc.file.Game]
			}
			for _, d := range diags {
				if d.IsError() && d.File() == m.File {
					return false
				}
			}
			libraries[sc.file] = lib
		}
		if lib == nil {
			return false
		}
		m.Tried++
		if r := sc.play(lib, engine.Options{}); r.failure != nil {
			m.Noticed, m.By = true, sc.Title
			return true
		}
	}
	return true
}

// mutants makes all mutants of a script, in the order of its text.
func mutants(text string) []Mutant {
	tokens := scan(text)
	var out []Mutant
	add := func(op string, from, to int, with string) {
		line := 1 + strings.Count(text[:from], "\n")
		m := Mutant{Operator: op, Line: line, Before: oneLine(text[from:to]), After: oneLine(with), text: text[:from] + with + text[to:]}
		out = append(out, m)
	}
	spans := abilities(tokens)
	for _, span := range spans {
		// The line ends stay, so that the lines of what follows do.
		add(DropAbility, span[0], span[1], strings.Repeat("\n", strings.Count(text[span[0]:span[1]], "\n")))
	}
	if len(spans) == 1 {
		out[0].text = "" // a script that declares nothing is an error: the card has none then
	}
	for _, t := range tokens {
		word := text[t.from:t.to]
		switch t.kind {
		case numberToken:
			if n, err := strconv.Atoi(word); err == nil {
				add(AddOne, t.from, t.to, strconv.Itoa(n+1))
			}
		case nameToken:
			if with := otherSide[word]; with != "" {
				add(SwapSides, t.from, t.to, with)
			}
		case textToken:
			if with := otherSide[strings.Trim(word, `"'`)]; with != "" {
				add(SwapSides, t.from, t.to, word[:1]+with+word[:1])
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Mutant) int { return a.Line - b.Line })
	return out
}

var otherSide = map[string]string{"friendly": "enemy", "enemy": "friendly", "yours": "enemy"}

// oneLine shortens a piece of source for a report.
func oneLine(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 60 {
		s = string(r[:57]) + "..."
	}
	return s
}

// token is a piece of Lua; comments and spaces are none.
type token struct {
	kind     tokenKind
	from, to int
	text     string
}

type tokenKind uint8

const (
	signToken tokenKind = iota
	nameToken
	numberToken
	textToken
)

// scan cuts a script into tokens; it never fails, since what it is given has compiled.
func scan(text string) []token {
	var out []token
	letter := func(c byte) bool {
		return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
	}
	digit := func(c byte) bool { return c >= '0' && c <= '9' }
	for i := 0; i < len(text); {
		from := i
		c := text[i]
		switch {
		case strings.HasPrefix(text[i:], "--"):
			if n := longBracket(text[i+2:]); n > 0 {
				i += 2 + n
			} else if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
				i += n
			} else {
				i = len(text)
			}
			continue
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
			continue
		case letter(c):
			for i < len(text) && (letter(text[i]) || digit(text[i])) {
				i++
			}
			out = append(out, token{nameToken, from, i, text[from:i]})
			continue
		case digit(c):
			for i < len(text) && (letter(text[i]) || digit(text[i]) || text[i] == '.' && !strings.HasPrefix(text[i:], "..")) {
				i++
			}
			out = append(out, token{numberToken, from, i, text[from:i]})
			continue
		case c == '"' || c == '\'':
			for i++; i < len(text) && text[i] != c && text[i] != '\n'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			i = min(i+1, len(text))
			out = append(out, token{textToken, from, i, text[from:i]})
			continue
		case c == '[' && longBracket(text[i:]) > 0:
			i += longBracket(text[i:])
			out = append(out, token{textToken, from, i, text[from:i]})
			continue
		}
		i++
		out = append(out, token{signToken, from, i, text[from:i]})
	}
	return out
}

// longBracket is the length of a [[text]] or [=[text]=] at the start of s, 0 when there is none.
func longBracket(s string) int {
	if len(s) < 2 || s[0] != '[' {
		return 0
	}
	level := 0
	for 1+level < len(s) && s[1+level] == '=' {
		level++
	}
	if 1+level >= len(s) || s[1+level] != '[' {
		return 0
	}
	end := strings.Index(s, "]"+strings.Repeat("=", level)+"]")
	if end < 0 {
		return len(s)
	}
	return end + level + 2
}

// abilities finds the statements of the file level that are calls with a table: each declares an ability.
func abilities(tokens []token) (spans [][2]int) {
	blocks := 0
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		if t.kind == nameToken {
			switch t.text {
			case "function", "do", "then", "repeat":
				blocks++
				continue
			case "end", "until":
				blocks--
				continue
			case "elseif":
				blocks--
				continue
			}
		}
		if t.text == "{" && t.kind == signToken || t.text == "(" {
			i = closing(tokens, i)
			continue
		}
		if blocks > 0 || t.kind != nameToken || i > 0 && continues(tokens[i-1]) {
			continue
		}
		k := i + 1
		for k+1 < len(tokens) && tokens[k].text == "." && tokens[k+1].kind == nameToken {
			k += 2
		}
		if k < len(tokens) && tokens[k].text == "{" {
			end := closing(tokens, k)
			spans = append(spans, [2]int{t.from, tokens[min(end, len(tokens)-1)].to})
			i = end
		}
	}
	return spans
}

// continues reports whether the token before a name makes it part of a larger statement.
func continues(t token) bool {
	if t.kind == nameToken {
		return slices.Contains([]string{"local", "return", "function", "and", "or", "not", "in", "for"}, t.text)
	}
	return t.kind == signToken && !slices.Contains([]string{"}", ")", ";", "]"}, t.text)
}

// closing is the index of the bracket that closes the one at i.
func closing(tokens []token, i int) int {
	depth := 0
	for ; i < len(tokens); i++ {
		if tokens[i].kind != signToken {
			continue
		}
		switch tokens[i].text {
		case "{", "(", "[":
			depth++
		case "}", ")", "]":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(tokens) - 1
}

// WriteMutant writes a mutant as one line of text.
func WriteMutant(w io.Writer, m *Mutant) error {
	what := "survived"
	if m.Noticed {
		what = "noticed "
	}
	_, err := fmt.Fprintf(w, "%s %s:%d: %s: %s -> %s\n", what, m.File, m.Line, m.Operator, m.Before, orNothing(m.After))
	return err
}

func orNothing(s string) string {
	if s == "" {
		return "(nothing)"
	}
	return s
}

// WriteTotals writes a line for each operator and one for all; the last line is the one to read.
func WriteTotals(w io.Writer, t Totals) error {
	var all Count
	for _, op := range Operators {
		n := t[op]
		all.Noticed, all.Survived = all.Noticed+n.Noticed, all.Survived+n.Survived
		if _, err := fmt.Fprintf(w, "%s: %d noticed, %d survived\n", op, n.Noticed, n.Survived); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%d noticed, %d survived\n", all.Noticed, all.Survived)
	return err
}

// WriteMutantJSON writes a mutant as one line of JSON.
func WriteMutantJSON(w io.Writer, m *Mutant) error {
	result := "survived"
	if m.Noticed {
		result = "noticed"
	}
	return encode(w, struct {
		Type     string `json:"type"`
		Card     string `json:"card"`
		File     string `json:"file"`
		Line     int    `json:"line"`
		Operator string `json:"operator"`
		Before   string `json:"before"`
		After    string `json:"after"`
		Result   string `json:"result"`
		By       string `json:"by,omitempty"`
		Tried    int    `json:"tried"`
	}{"mutant", m.Card, m.File, m.Line, m.Operator, m.Before, m.After, result, m.By, m.Tried})
}

// WriteTotalsJSON writes a line of JSON for each operator and one for all.
func WriteTotalsJSON(w io.Writer, t Totals) error {
	type line struct {
		Type     string `json:"type"`
		Operator string `json:"operator"`
		Noticed  int    `json:"noticed"`
		Survived int    `json:"survived"`
	}
	all := line{Type: "mutants", Operator: "all"}
	for _, op := range Operators {
		n := t[op]
		all.Noticed, all.Survived = all.Noticed+n.Noticed, all.Survived+n.Survived
		if err := encode(w, line{"mutants", op, n.Noticed, n.Survived}); err != nil {
			return err
		}
	}
	return encode(w, all)
}

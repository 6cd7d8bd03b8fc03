package scenario

// Three outputs of the same results: text for people, one JSON object a line for tools, JUnit for CI. Durations differ
// from run to run, so none of them has any unless asked.

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"path"
	"regexp"
	"slices"
	"strings"

	"cardlathe/sets/diag"
)

// repeatCommand is the command that runs one scenario again.
func repeatCommand(sc *Scenario) string {
	return "cardlathe test --run " + shellQuote("^"+regexp.QuoteMeta(sc.Title)+"$") + " " + shellWord(sc.File)
}

// Command writes a command as a shell takes it.
func Command(words ...string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = shellWord(w)
	}
	return strings.Join(quoted, " ")
}

func shellQuote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// shellWord quotes only what needs it.
func shellWord(s string) string {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("/._-", r))
	}) {
		return s
	}
	return shellQuote(s)
}

// WriteFailure writes the report of a failed scenario.
func WriteFailure(w io.Writer, r *Result) error {
	f := r.Failure.clean()
	var b strings.Builder
	fmt.Fprintf(&b, "FAIL %s\n", diag.Clean(r.Name))
	fmt.Fprintf(&b, "  %s:%d: %s\n", f.File, f.Line, f.Message)
	if f.Snippet != "" {
		fmt.Fprintf(&b, "    | %s\n", f.Snippet)
	}
	if f.Phase != PhasePlain {
		fmt.Fprintf(&b, "  in the repetition: %s\n", phaseText[f.Phase])
	}
	part := func(title, text string) {
		if text != "" {
			fmt.Fprintf(&b, "  %s %s\n", title, strings.ReplaceAll(text, "\n", "\n    "))
		}
	}
	part("expected:", f.Expected)
	part("actual:  ", f.Actual)
	list := func(title string, lines []string) {
		if len(lines) > 0 {
			fmt.Fprintf(&b, "  %s\n", title)
		}
		for _, l := range lines {
			fmt.Fprintf(&b, "    %s\n", l)
		}
	}
	list("board:", f.Board)
	list("what happened last:", f.Log)
	part("now:", f.Owed)
	list("scripts that failed:", f.Scripts)
	fmt.Fprintf(&b, "  again: %s\n", f.Repeat)
	_, err := io.WriteString(w, b.String())
	return err
}

// clean is a failure fit to be printed: titles and messages come from the author of the file.
func (f *Failure) clean() *Failure {
	out := *f
	for _, s := range []*string{&out.Message, &out.Expected, &out.Actual, &out.Snippet, &out.Repeat, &out.Owed} {
		*s = diag.Clean(*s)
	}
	out.Board, out.Log, out.Scripts = slices.Clone(f.Board), slices.Clone(f.Log), slices.Clone(f.Scripts)
	for _, list := range [][]string{out.Board, out.Log, out.Scripts} {
		for i := range list {
			list[i] = diag.Clean(list[i])
		}
	}
	return &out
}

var phaseText = map[string]string{
	PhasePlain: "plain run", PhaseUndo: "undo and redo at each decision", PhaseSave: "save and load at each decision",
	PhaseFault: "an injected error at one verb",
}

// String writes the counts: "12 passed, 1 failed, 0 skipped".
func (s Summary) String() string {
	return fmt.Sprintf("%d passed, %d failed, %d skipped", s.Passed, s.Failed, s.Skipped)
}

// WriteText writes one line a file, the failures, and the counts in the last line; verbose adds a line a scenario with what
// its scripts took of their budgets.
func WriteText(w io.Writer, results []Result, sum Summary, verbose bool) error {
	var b strings.Builder
	for i := 0; i < len(results); {
		file, passed, first := results[i].File, 0, i
		for ; i < len(results) && results[i].File == file; i++ {
			if results[i].Pass {
				passed++
			}
		}
		word := "ok  "
		if passed < i-first {
			word = "FAIL"
		}
		fmt.Fprintf(&b, "%s %s %d/%d\n", word, file, passed, i-first)
		for k := first; verbose && k < i; k++ {
			r := &results[k]
			fmt.Fprintf(&b, "       %s: %d instructions and %d bytes; the dearest script of a card took %d and %d\n",
				r.Name, r.Used.Instructions, r.Used.Bytes, r.Dearest.Instructions, r.Dearest.Bytes)
		}
	}
	for i := range results {
		if !results[i].Pass {
			b.WriteByte('\n')
			if err := WriteFailure(&b, &results[i]); err != nil {
				return err
			}
		}
	}
	if sum.Failed > 0 {
		b.WriteByte('\n')
	}
	fmt.Fprintln(&b, sum)
	_, err := io.WriteString(w, b.String())
	return err
}

// record is the JSON form of a result; its fields are promised to tools.
type record struct {
	Type     string   `json:"type"`
	Name     string   `json:"name"`
	File     string   `json:"file"`
	Line     int      `json:"line"`
	Result   string   `json:"result"`
	Rules    []string `json:"rules,omitempty"`
	Events   []string `json:"events,omitempty"`
	Cards    []string `json:"cards,omitempty"`
	Failure  *failure `json:"failure,omitempty"`
	Millis   *float64 `json:"milliseconds,omitempty"`
	Decision int      `json:"decisions"`
	Verbs    int      `json:"verbs"`
}

type failure struct {
	Phase    string   `json:"phase"`
	Message  string   `json:"message"`
	Expected string   `json:"expected,omitempty"`
	Actual   string   `json:"actual,omitempty"`
	File     string   `json:"file"`
	Line     int      `json:"line"`
	Snippet  string   `json:"snippet,omitempty"`
	Board    []string `json:"board,omitempty"`
	Log      []string `json:"log,omitempty"`
	Scripts  []string `json:"scripts,omitempty"`
	Owed     string   `json:"owed,omitempty"`
	Repeat   string   `json:"repeat"`
}

// WriteJSON writes one result as one line of JSON. Times are left out unless timed is set.
func WriteJSON(w io.Writer, r *Result, timed bool) error {
	out := record{Type: "scenario", Name: r.Name, File: r.File, Line: r.Line, Result: "pass", Rules: r.Rules, Events: r.Events, Cards: r.Cards, Decision: r.Decisions, Verbs: r.Verbs}
	if f := r.Failure; f != nil {
		out.Result = "fail"
		out.Failure = &failure{f.Phase, f.Message, f.Expected, f.Actual, f.File, f.Line, f.Snippet, f.Board, f.Log, f.Scripts, f.Owed, f.Repeat}
	}
	if timed {
		ms := float64(r.Duration.Microseconds()) / 1000
		out.Millis = &ms
	}
	return encode(w, out)
}

// WriteJSONSummary writes the last line of JSON output.
func WriteJSONSummary(w io.Writer, s Summary) error {
	return encode(w, struct {
		Type    string `json:"type"`
		Passed  int    `json:"passed"`
		Failed  int    `json:"failed"`
		Skipped int    `json:"skipped"`
	}{"summary", s.Passed, s.Failed, s.Skipped})
}

func encode(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// WriteJUnit writes results in the XML form that CI systems read: a suite for each file.
func WriteJUnit(w io.Writer, results []Result, sum Summary) error {
	type problem struct {
		Message string `xml:"message,attr"`
		Text    string `xml:",chardata"`
	}
	type testCase struct {
		Name    string   `xml:"name,attr"`
		Class   string   `xml:"classname,attr"`
		File    string   `xml:"file,attr"`
		Line    int      `xml:"line,attr"`
		Time    string   `xml:"time,attr"`
		Failure *problem `xml:"failure,omitempty"`
	}
	type suite struct {
		Name     string     `xml:"name,attr"`
		Tests    int        `xml:"tests,attr"`
		Failures int        `xml:"failures,attr"`
		Cases    []testCase `xml:"testcase"`
	}
	type all struct {
		XMLName  xml.Name `xml:"testsuites"`
		Tests    int      `xml:"tests,attr"`
		Failures int      `xml:"failures,attr"`
		Skipped  int      `xml:"skipped,attr"`
		Suites   []suite  `xml:"testsuite"`
	}
	out := all{Tests: sum.Passed + sum.Failed + sum.Skipped, Failures: sum.Failed, Skipped: sum.Skipped}
	for i := range results {
		r := &results[i]
		if n := len(out.Suites); n == 0 || out.Suites[n-1].Name != r.File {
			out.Suites = append(out.Suites, suite{Name: r.File})
		}
		s := &out.Suites[len(out.Suites)-1]
		c := testCase{Name: r.Name, Class: strings.TrimSuffix(path.Base(r.File), ".lua"), File: r.File, Line: r.Line, Time: fmt.Sprintf("%.3f", r.Duration.Seconds())}
		s.Tests++
		if r.Failure != nil {
			s.Failures++
			var b strings.Builder
			if err := WriteFailure(&b, r); err != nil {
				return err
			}
			c.Failure = &problem{Message: r.Failure.Message, Text: b.String()}
		}
		s.Cases = append(s.Cases, c)
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if err := e.Encode(out); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// WriteMutant writes a mutant as one line of text.
func WriteMutant(w io.Writer, m *Mutant) error {
	what := "survived"
	if m.Noticed {
		what = "noticed "
	}
	after := m.After
	if after == "" {
		after = "(nothing)"
	}
	_, err := fmt.Fprintf(w, "%s %s:%d: %s: %s: %s -> %s\n", what, m.File, m.Line, m.Card, m.Operator, m.Before, after)
	return err
}

// WriteMutation writes a line for each operator, one for the cards that have too few mutants unless that is the doing of
// a sample, one for those that no scenario uses, and one for all; the last line is the one to read.
func WriteMutation(w io.Writer, m *Mutation, sampled bool) error {
	var b strings.Builder
	for _, op := range Operators {
		if n, ok := m.Operators[op]; ok {
			fmt.Fprintf(&b, "%-8s %d noticed, %d survived\n", op+":", n.Noticed, n.Survived)
		}
	}
	if few := m.Few(); len(few) > 0 && !sampled {
		fmt.Fprintf(&b, "%d of %d cards have text and fewer than %d mutants: %s\n", len(few), len(m.Cards), EnoughMutants, strings.Join(few, "; "))
	}
	if unused := m.Unused(); len(unused) > 0 {
		fmt.Fprintf(&b, "%d of %d cards are in no scenario: %s\n", len(unused), len(m.Cards), strings.Join(unused, "; "))
	}
	all := m.All()
	fmt.Fprintf(&b, "%d noticed, %d survived: %.1f %% of %d cards\n", all.Noticed, all.Survived, all.Percent(), len(m.Cards))
	_, err := io.WriteString(w, b.String())
	return err
}

// Percent is how many of a hundred mutants were noticed; 100 when there are none.
func (c Count) Percent() float64 {
	if c.Noticed+c.Survived == 0 {
		return 100
	}
	return 100 * float64(c.Noticed) / float64(c.Noticed+c.Survived)
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

// WriteMutationJSON writes a line of JSON for each card, one for each operator and one for all.
func WriteMutationJSON(w io.Writer, m *Mutation) error {
	for _, c := range m.Cards {
		if err := encode(w, struct {
			Type     string `json:"type"`
			Card     string `json:"card"`
			Text     bool   `json:"text"`
			Used     bool   `json:"used"`
			Noticed  int    `json:"noticed"`
			Survived int    `json:"survived"`
		}{"card", c.Card, c.Text, c.Used, c.Noticed, c.Survived}); err != nil {
			return err
		}
	}
	line := func(op string, n Count) error {
		return encode(w, struct {
			Type     string `json:"type"`
			Operator string `json:"operator"`
			Noticed  int    `json:"noticed"`
			Survived int    `json:"survived"`
		}{"mutants", op, n.Noticed, n.Survived})
	}
	for _, op := range Operators {
		if n, ok := m.Operators[op]; ok {
			if err := line(op, n); err != nil {
				return err
			}
		}
	}
	return line("all", m.All())
}

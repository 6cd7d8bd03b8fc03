package scripts

// A script is compiled once for its text: parsed, walked over (rewrite.go), its ".." replaced by a counted function, checked for memory
// (assignments to globals and to file-level locals), and turned into a prototype that all machines share. Lua tables
// forget on which line a field stood, and that is what a message needs; so every table written outside of functions
// carries a hidden number that leads back to the parsed expression.

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/parse"
)

// hiddenKey is the field under which a table of the file level carries its number.
const hiddenKey = "\x00"

// unit is one compiled text. It is immutable and shared by libraries and machines.
type unit struct {
	path     string
	hash     uint64
	proto    *lua.FunctionProto
	tables   []tableLines
	uses     map[*lua.FunctionProto][]use
	reads    []globalRead
	topReads []globalRead // those of the file level
	twice    []globalRead // fields that a table has already
	truths   []truth      // fields and results of methods that stand as conditions
	assigned []string     // globals that are assigned to
	takes    []taken      // fields and methods that functions take of things
	makes    map[string]bool
	filters  []filterCall // in functions
	dynamic  bool         // some field of a table has a name that only running tells
	lines    []string
	faults   []fault // a unit with faults has no usable prototype
}

// fault is a mistake that was found without running the text.
type fault struct {
	line         int
	code         Code
	summary, fix string
}

// tableLines tells where a table and its fields were written.
type tableLines struct {
	line   int
	fields map[string]int
	list   []int // lines of the positional fields
}

// use is a name that a function takes from its first parameter: fx:deal, fx.foe.
type use struct {
	name   string
	line   int
	method bool
	called bool      // with a dot
	args   []literal // of a method
}

// globalRead is a name with its line.
type globalRead struct {
	name string
	line int
}

// normalize makes texts equal that editors only save differently.
func normalize(text []byte) []byte {
	text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
}

func hashBytes(text []byte) uint64 {
	h := fnv.New64a()
	h.Write(text)
	return h.Sum64()
}

// maxScriptBytes bounds a script, maxFileBytes a text that declares many things, such as a file of scenarios. The longest
// shipped card has 2 KB; a text of 64 KB takes the parser 50 ms at its worst.
const (
	maxScriptBytes = 64 << 10
	maxFileBytes   = 256 << 10
)

// compile makes the unit of a normalized text for the game whose words are given.
func compile(path string, text []byte, words *words) (u *unit) {
	u = &unit{path: path, hash: hashBytes(text), uses: map[*lua.FunctionProto][]use{}, makes: map[string]bool{}}
	if len(text) > maxScriptBytes {
		u.faults = append(u.faults, fault{line: 1, code: CodeSyntax, summary: "script larger than 64 KB"})
		return u
	}
	u.lines = strings.Split(string(text), "\n")
	if line := tooDeep(text); line > 0 {
		u.faults = append(u.faults, fault{line: line, code: CodeSyntax, summary: deepText, fix: "split it into several functions"})
		return u
	}
	defer func() {
		// The parser and compiler of the library panic on a few malformed or huge inputs.
		if r := recover(); r != nil {
			msg := "script cannot be compiled"
			line := 1
			if e, ok := r.(*lua.CompileError); ok {
				msg, line = e.Message, e.Line
			}
			u.faults = append(u.faults, fault{line: max(1, line), code: CodeSyntax, summary: plainly(msg), fix: tooMuch(msg)})
			u.proto = nil
		}
	}()
	chunk, err := parse.Parse(bytes.NewReader(text), path)
	if err != nil {
		u.faults = append(u.faults, syntaxFault(err, u.lines))
		return u
	}
	w := &rewriter{unit: u}
	w.stmts(chunk)
	if len(u.faults) > 0 {
		return u
	}
	proto, err := lua.Compile(w.hoist(chunk, words), path)
	if err != nil {
		f := fault{line: 1, code: CodeSyntax, summary: err.Error()}
		if e, ok := err.(*lua.CompileError); ok {
			f.line, f.summary, f.fix = max(1, e.Line), plainly(e.Message), tooMuch(e.Message)
		}
		u.faults = append(u.faults, f)
		return u
	}
	if line := capturesTooMuch(proto); line > 0 {
		u.faults = append(u.faults, fault{line: line, code: CodeSyntax, summary: captureText, fix: "put them into a table"})
		return u
	}
	tighten(proto)
	u.proto = proto
	u.pair(proto, w.top)
	scanMemory(u, proto, nil, true)
	return u
}

// tighten gives back what the compiler has reserved for code that a function does not have: 12 KB for each of them.
func tighten(p *lua.FunctionProto) {
	p.Code, p.DbgSourcePositions = slices.Clone(p.Code), slices.Clone(p.DbgSourcePositions)
	p.Constants, p.FunctionPrototypes = slices.Clone(p.Constants), slices.Clone(p.FunctionPrototypes)
	p.DbgLocals, p.DbgCalls, p.DbgUpvalues = slices.Clone(p.DbgLocals), slices.Clone(p.DbgCalls), slices.Clone(p.DbgUpvalues)
	for _, inner := range p.FunctionPrototypes {
		tighten(inner)
	}
}

// SourceError is what keeps a text from compiling, at its line.
type SourceError struct {
	Line    int
	Message string
}

// Error gives the message alone.
func (e *SourceError) Error() string { return e.Message }

// CompileCounted compiles a Lua text that is no card script but comes from the same hands: within the same limits, and
// with what no hook sees turned into calls that are counted. It runs in a Sandbox alone. The error is a *parse.Error or a
// *SourceError.
func CompileCounted(name string, text []byte) (proto *lua.FunctionProto, err error) {
	if len(text) > maxFileBytes {
		return nil, &SourceError{1, "file larger than 256 KB"}
	}
	if line := tooDeep(text); line > 0 {
		return nil, &SourceError{line, deepText}
	}
	broken := func(e any) error {
		if e, ok := e.(*lua.CompileError); ok {
			return &SourceError{max(1, e.Line), plainly(e.Message)}
		}
		return &SourceError{1, "script cannot be compiled"}
	}
	defer func() {
		if r := recover(); r != nil {
			proto, err = nil, broken(r)
		}
	}()
	chunk, err := parse.Parse(bytes.NewReader(text), name)
	if err != nil {
		return nil, err
	}
	w := &rewriter{unit: &unit{path: name, makes: map[string]bool{}}, plain: true}
	w.stmts(chunk)
	if len(w.unit.faults) > 0 {
		return nil, &SourceError{w.unit.faults[0].line, w.unit.faults[0].summary}
	}
	if proto, err = lua.Compile(chunk, name); err != nil {
		return nil, broken(err)
	}
	if line := capturesTooMuch(proto); line > 0 {
		return nil, &SourceError{line, captureText}
	}
	return proto, nil
}

// maxCaptured is how many variables around it a function may use, as in Lua itself: each costs memory whenever the function
// is made, in one instruction.
const maxCaptured = 60

var captureText = fmt.Sprintf("a function uses more than %d variables of those around it", maxCaptured)

// capturesTooMuch finds the line of a function that captures too many variables, 0 when there is none.
func capturesTooMuch(p *lua.FunctionProto) int {
	if len(p.DbgUpvalues) > maxCaptured {
		return max(1, p.LineDefined)
	}
	for _, q := range p.FunctionPrototypes {
		if line := capturesTooMuch(q); line > 0 {
			return line
		}
	}
	return 0
}

// maxLiteral bounds a text that stands in a script, in bytes: comparing texts takes time that nobody counts.
const maxLiteral = 16 << 10

const deepText = "brackets or blocks are nested more than 100 deep"

// plainly says in plain words what the compiler says of its registers.
func plainly(s string) string {
	if strings.HasPrefix(s, "register overflow") || strings.HasPrefix(s, "too many local variables") {
		return "a function has too many locals or is nested too deep"
	}
	return strings.TrimSpace(s)
}

// tooMuch is the way out of it.
func tooMuch(s string) string {
	if plainly(s) != strings.TrimSpace(s) {
		return "split it into several functions"
	}
	return ""
}

// syntaxFault says in plain words what the parser found; it names the usual causes.
func syntaxFault(err error, lines []string) fault {
	f := fault{line: max(1, len(lines)), code: CodeSyntax, summary: strings.TrimSpace(err.Error())}
	e, ok := err.(*parse.Error)
	if !ok {
		return f
	}
	if e.Pos.Line > 0 {
		f.line = e.Pos.Line
	}
	f.summary = strings.TrimSpace(e.Message)
	if e.Token != "" && e.Pos.Line > 0 {
		f.summary += " near " + strconv.Quote(e.Token)
	}
	if e.Pos.Line <= 0 {
		f.summary, f.fix = "the text ends too early", `an "end", "}" or ")" is missing`
		for len(lines) > 0 && f.line > 1 && strings.TrimSpace(lines[f.line-1]) == "" {
			f.line--
		}
		return f
	}
	text := ""
	if f.line <= len(lines) {
		text = lines[f.line-1]
	}
	switch {
	case strings.Contains(text, "//"):
		f.fix = "integer division // is Lua 5.3; write math.floor(a / b)"
	case strings.Contains(text, "!="):
		f.fix = `"not equal" is written ~=`
	case strings.Contains(text, "+=") || strings.Contains(text, "-="):
		f.fix = "write x = x + 1"
	case e.Token == "goto":
		f.fix = "goto is reserved and may not be a name"
	case strings.Contains(text, "&&") || strings.Contains(text, "||"):
		f.fix = "write and, or"
	case e.Token == "=" || e.Token == "{" || strings.HasPrefix(e.Message, "syntax error"):
		f.fix = "is a comma missing at the end of the line before?"
	}
	return f
}

// pair finds the prototype of each parsed function: both lie in the order of the text. Where lines disagree the
// function is left without notes, which only costs its early checks.
func (u *unit) pair(p *lua.FunctionProto, fs []*function) {
	if len(p.FunctionPrototypes) != len(fs) {
		return
	}
	for i, q := range p.FunctionPrototypes {
		if q.LineDefined != fs[i].expr.Line() {
			continue
		}
		u.uses[q] = fs[i].uses
		u.pair(q, fs[i].inner)
	}
}

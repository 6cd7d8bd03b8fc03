package scripts

// A script is compiled once for its text: parsed, its ".." replaced by a counted function, checked for memory
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
	"github.com/yuin/gopher-lua/ast"
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
	twice  []globalRead
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

// compile makes the unit of a normalized text.
func compile(path string, text []byte) (u *unit) {
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
	proto, err := lua.Compile(chunk, path)
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

// maxSought bounds what the compiler looks through: it seeks each text, number and name among all different ones of its function,
// one by one. A unit of it takes about 5 ns; the dearest shipped script has half a million.
const maxSought = 10_000_000

// seek counts that the compiler will seek a constant.
func (w *rewriter) seek(kind byte, value string, line int) {
	set := &w.constants
	if w.fn != nil {
		set = &w.fn.constants
	}
	if *set == nil {
		*set = map[string]bool{}
	}
	(*set)[string(kind)+value] = true
	if w.sought += len(*set); w.sought > w.share(maxSought) {
		w.refuse(line, "there are too many different texts, numbers and names", "split it into several functions")
	}
}

// maxFunctions bounds the functions of a script: the compiler reserves 12 KB for each. maxChain bounds how long a chain of
// operators, calls, indices or elseif may be: who walks it goes a level deeper with each, and takes memory for it.
const (
	maxFunctions = 1000
	maxChain     = 1000
)

var chainText = fmt.Sprintf("a chain of operators, calls, indices or elseif is longer than %d", maxChain)

// rewriter walks the parsed text once.
type rewriter struct {
	unit *unit
	// constants are those of the main chunk, sought is what was counted of them and of those of all functions.
	constants map[string]bool
	sought    int
	functions int
	depth     int // of what is walked
	// plain leaves tables as they are.
	plain bool
	top   []*function // functions of the main chunk, in the order in which they are compiled
	fn    *function   // the innermost open function
	// lhs is what is assigned to, while it is walked: it takes nothing; callee is what is called.
	lhs, callee ast.Expr
}

// function is a parsed function with what it takes from its first parameter.
type function struct {
	expr  *ast.FunctionExpr
	param string
	uses  []use
	inner []*function
	outer *function
	// constants are the different texts, numbers and names in it
	constants map[string]bool
	// names of outer first parameters that this function hides
	hidden map[string]bool
}

// truth is a field or the result of a method that is asked whether it is true, or compared with nil.
type truth struct {
	name   string
	line   int
	method bool
	isNil  bool
}

// truth notes a field or method call that stands where a condition is expected, at the end of a chain of and, or; expr finds the
// rest of the chain.
func (w *rewriter) truth(e ast.Expr, isNil bool) {
	switch x := e.(type) {
	case *ast.FuncCallExpr:
		if x.Receiver != nil {
			w.unit.truths = append(w.unit.truths, truth{x.Method, x.Line(), true, isNil})
		}
	case *ast.AttrGetExpr:
		key, ok := x.Key.(*ast.StringExpr)
		if of, inner := x.Object.(*ast.AttrGetExpr); inner {
			if k, named := of.Key.(*ast.StringExpr); named && (k.Value == "args" || k.Value == "paid") {
				return // what is handed over may be nil
			}
		}
		if ok {
			w.unit.truths = append(w.unit.truths, truth{key.Value, x.Line(), false, isNil})
		}
	case *ast.LogicalOpExpr:
		if !isNil {
			w.truth(x.Rhs, false)
		}
	}
}

func (w *rewriter) exprs(es []ast.Expr) {
	for i := range es {
		es[i] = w.expr(es[i])
	}
}

// take notes a name taken from the first parameter of the open function or one around it.
func (w *rewriter) take(object ast.Expr, u use) {
	id, ok := object.(*ast.IdentExpr)
	if !ok {
		return
	}
	for f := w.fn; f != nil; f = f.outer {
		if f.param == id.Value {
			f.uses = append(f.uses, u)
			return
		}
		if f.hidden[id.Value] {
			return
		}
	}
}

func (w *rewriter) hide(names ...string) {
	if w.fn == nil {
		return
	}
	if w.fn.hidden == nil {
		w.fn.hidden = map[string]bool{}
	}
	for _, n := range names {
		w.fn.hidden[n] = true
		if n == w.fn.param {
			w.fn.param = ""
		}
	}
}

// refuse notes why the text is not compiled, once.
func (w *rewriter) refuse(line int, why, fix string) {
	for _, f := range w.unit.faults {
		if f.summary == why {
			return
		}
	}
	w.unit.faults = append(w.unit.faults, fault{line: max(1, line), code: CodeSyntax, summary: why, fix: fix})
}

// share is a limit for a script, or for a file that is longer than one may be.
func (w *rewriter) share(limit int) int {
	if w.plain {
		return limit * maxFileBytes / maxScriptBytes
	}
	return limit
}

func (w *rewriter) leave() { w.depth-- }

func (w *rewriter) expr(e ast.Expr) ast.Expr {
	defer w.leave()
	if w.depth++; w.depth > maxChain {
		w.refuse(e.Line(), chainText, "split it into several steps")
		return e
	}
	switch x := e.(type) {
	case *ast.NumberExpr:
		w.seek('1', x.Value, x.Line())
	case *ast.IdentExpr:
		w.seek('a', x.Value, x.Line())
	case *ast.StringExpr:
		w.seek('a', x.Value, x.Line())
		if len(x.Value) > maxLiteral {
			w.unit.faults = append(w.unit.faults, fault{line: max(1, x.Line()), code: CodeSyntax, summary: "a text longer than 16 KB"})
		}
	case *ast.Comma3Expr:
		if !x.AdjustRet {
			return w.call(restName, x.Line(), x)
		}
	case *ast.StringConcatOpExpr:
		return w.join(x)
	case *ast.TableExpr:
		for _, f := range x.Fields {
			if f.Key != nil {
				w.makes(f.Key)
				f.Key = w.expr(f.Key)
			}
			f.Value = w.expr(f.Value)
		}
		if w.fn == nil && !w.plain {
			w.tag(x)
		}
	case *ast.FuncCallExpr:
		if x.Func != nil {
			w.calls(x)
			w.callee = x.Func
			x.Func = w.expr(x.Func)
		}
		if x.Receiver != nil {
			w.seek('a', x.Method, x.Line())
			w.take(x.Receiver, use{name: x.Method, line: x.Line(), method: true, args: literals(x.Args)})
			w.takes(x.Receiver, x.Method, x.Line())
			x.Receiver = w.expr(x.Receiver)
		}
		w.exprs(x.Args)
	case *ast.LogicalOpExpr:
		w.truth(x.Lhs, false)
		x.Lhs, x.Rhs = w.expr(x.Lhs), w.expr(x.Rhs)
	case *ast.RelationalOpExpr:
		if _, isNil := x.Rhs.(*ast.NilExpr); isNil && (x.Operator == "==" || x.Operator == "~=") {
			w.truth(x.Lhs, true)
		}
		x.Lhs, x.Rhs = w.expr(x.Lhs), w.expr(x.Rhs)
	case *ast.ArithmeticOpExpr:
		x.Lhs, x.Rhs = w.expr(x.Lhs), w.expr(x.Rhs)
	case *ast.UnaryMinusOpExpr:
		x.Expr = w.expr(x.Expr)
	case *ast.UnaryNotOpExpr:
		w.truth(x.Expr, false)
		x.Expr = w.expr(x.Expr)
	case *ast.UnaryLenOpExpr:
		x.Expr = w.expr(x.Expr)
	case *ast.FunctionExpr:
		w.function(x)
	case *ast.AttrGetExpr:
		if key, ok := x.Key.(*ast.StringExpr); ok && e != w.lhs {
			w.take(x.Object, use{name: key.Value, line: x.Line(), called: e == w.callee})
			w.takes(x.Object, key.Value, x.Line())
		}
		x.Object, x.Key = w.expr(x.Object), w.expr(x.Key)
	}
	return e
}

func (w *rewriter) function(x *ast.FunctionExpr) {
	if w.functions++; w.functions > w.share(maxFunctions) {
		w.refuse(x.Line(), "there are too many functions", "split the file")
		return
	}
	f := &function{expr: x, outer: w.fn}
	if x.ParList != nil && len(x.ParList.Names) > 0 {
		f.param = x.ParList.Names[0]
		f.hidden = map[string]bool{}
		for _, n := range x.ParList.Names[1:] {
			f.hidden[n] = true
		}
	}
	if w.fn == nil {
		w.top = append(w.top, f)
	} else {
		w.fn.inner = append(w.fn.inner, f)
	}
	w.fn = f
	w.stmts(x.Stmts)
	w.fn = f.outer
}

// join turns a .. b .. c into a call that counts bytes; each part gives exactly one value.
func (w *rewriter) join(x *ast.StringConcatOpExpr) ast.Expr {
	var parts []ast.Expr
	var rest ast.Expr = x
	for {
		c, ok := rest.(*ast.StringConcatOpExpr)
		if !ok {
			parts = append(parts, w.expr(rest))
			break
		}
		parts = append(parts, w.expr(c.Lhs))
		rest = c.Rhs
	}
	for _, p := range parts {
		switch c := p.(type) {
		case *ast.FuncCallExpr:
			c.AdjustRet = true
		case *ast.Comma3Expr:
			c.AdjustRet = true
		}
	}
	call := w.call(joinName, x.Line(), parts...)
	call.AdjustRet = true
	return call
}

// call is a call of a counted function.
func (w *rewriter) call(name string, line int, args ...ast.Expr) *ast.FuncCallExpr {
	id := &ast.IdentExpr{Value: name}
	id.SetLine(line)
	call := &ast.FuncCallExpr{Func: id, Args: args}
	call.SetLine(line)
	call.SetLastLine(line)
	return call
}

// target is what is assigned to: an index of a list is counted.
func (w *rewriter) target(e ast.Expr) ast.Expr {
	e = w.expr(e)
	if x, ok := e.(*ast.AttrGetExpr); ok {
		switch key := x.Key.(type) {
		case *ast.StringExpr:
		case *ast.FuncCallExpr:
			key.AdjustRet = true
			x.Key = w.call(indexName, x.Line(), key)
		default:
			x.Key = w.call(indexName, x.Line(), key)
		}
	}
	return e
}

// tag gives a table of the file level its number.
func (w *rewriter) tag(x *ast.TableExpr) {
	t := tableLines{line: x.Line(), fields: map[string]int{}}
	for _, f := range x.Fields {
		key, ok := f.Key.(*ast.StringExpr)
		switch {
		case f.Key == nil:
			t.list = append(t.list, f.Value.Line())
		case ok:
			line := f.Key.Line()
			if line == 0 {
				line = f.Value.Line()
			}
			if _, twice := t.fields[key.Value]; twice {
				t.twice = append(t.twice, globalRead{key.Value, line})
			}
			t.fields[key.Value] = line
		}
	}
	n := len(w.unit.tables)
	w.unit.tables = append(w.unit.tables, t)
	w.seek('1', strconv.Itoa(n), x.Line())
	key, value := &ast.StringExpr{Value: hiddenKey}, &ast.NumberExpr{Value: strconv.Itoa(n)}
	key.SetLine(x.Line())
	value.SetLine(x.Line())
	x.Fields = slices.Insert(x.Fields, 0, &ast.Field{Key: key, Value: value})
}

func (w *rewriter) stmts(ss []ast.Stmt) {
	defer w.leave()
	if w.depth++; w.depth > maxChain {
		if len(ss) > 0 {
			w.refuse(ss[0].Line(), chainText, "split it into several steps")
		}
		return
	}
	for _, s := range ss {
		switch x := s.(type) {
		case *ast.AssignStmt:
			for _, e := range x.Lhs {
				if field, ok := e.(*ast.AttrGetExpr); ok {
					w.makes(field.Key)
				}
			}
			for i := range x.Lhs {
				w.lhs = x.Lhs[i]
				x.Lhs[i] = w.target(x.Lhs[i])
			}
			w.lhs = nil
			w.exprs(x.Rhs)
		case *ast.LocalAssignStmt:
			w.exprs(x.Exprs)
			w.hide(x.Names...)
		case *ast.FuncCallStmt:
			x.Expr = w.expr(x.Expr)
		case *ast.DoBlockStmt:
			w.stmts(x.Stmts)
		case *ast.WhileStmt:
			w.truth(x.Condition, false)
			x.Condition = w.expr(x.Condition)
			w.stmts(x.Stmts)
		case *ast.RepeatStmt:
			w.stmts(x.Stmts)
			w.truth(x.Condition, false)
			x.Condition = w.expr(x.Condition)
		case *ast.IfStmt:
			w.truth(x.Condition, false)
			x.Condition = w.expr(x.Condition)
			w.stmts(x.Then)
			w.stmts(x.Else)
		case *ast.NumberForStmt:
			x.Init, x.Limit = w.expr(x.Init), w.expr(x.Limit)
			if x.Step != nil {
				x.Step = w.expr(x.Step)
			}
			w.hide(x.Name)
			w.stmts(x.Stmts)
		case *ast.GenericForStmt:
			w.exprs(x.Exprs)
			w.hide(x.Names...)
			w.stmts(x.Stmts)
		case *ast.FuncDefStmt:
			name := x.Name.Func
			if name == nil {
				name = x.Name.Receiver
				w.seek('a', x.Name.Method, x.Line())
			}
			for {
				of, ok := name.(*ast.AttrGetExpr)
				if !ok {
					break
				}
				if key, ok := of.Key.(*ast.StringExpr); ok {
					w.seek('a', key.Value, x.Line())
				}
				name = of.Object
			}
			w.function(x.Func)
		case *ast.ReturnStmt:
			w.exprs(x.Exprs)
		}
	}
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

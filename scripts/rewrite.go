package scripts

// The walk over a parsed text, once, before it is compiled: what no hook sees becomes a call that is counted, tables of the file
// level get their hidden numbers, and what a script takes from fx is noted. What would cost the compiler too much time or memory
// is refused here; depth.go refuses before the parser what is nested too deep for it.

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/yuin/gopher-lua/ast"
)

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
		w.doubles(x)
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

// fieldLine is where a named field of a table stands.
func fieldLine(f *ast.Field) int {
	if line := f.Key.Line(); line > 0 {
		return line
	}
	return f.Value.Line()
}

// doubles notes the fields that a table gives more than once.
func (w *rewriter) doubles(x *ast.TableExpr) {
	if len(x.Fields) < 2 {
		return
	}
	seen := make(map[string]bool, len(x.Fields))
	for _, f := range x.Fields {
		if key, named := f.Key.(*ast.StringExpr); named {
			if seen[key.Value] {
				w.unit.twice = append(w.unit.twice, globalRead{key.Value, fieldLine(f)})
			}
			seen[key.Value] = true
		}
	}
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
			line := fieldLine(f)
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

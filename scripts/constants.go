package scripts

// What a function writes out anew on each run although it never differs, such as unit { friendly = true } or
// { lasts = "turn" }, is made once: it becomes a local of the file level, where tables are read-only (seal.go). Nothing can
// tell it from one that is made anew, since filters cannot be changed and verbs and queries only read their tables.

import (
	"fmt"

	"github.com/yuin/gopher-lua/ast"
)

// maxHoisted bounds the names of a text together with the constants that are hoisted: no function can then use more of them
// than it may (maxCaptured).
const maxHoisted = 48

// constants finds the constants of a text's functions.
type constants struct {
	words    *words
	lines    *rewriter       // notes where tables stand
	names    map[string]bool // what the text calls something itself: such a name is no word of the API
	assigned map[string]bool // of those what is no parameter alone, or is given another value: such a name may be no fx
	params   []param         // of the functions around what is walked
	declares bool            // the call around what is walked makes a declaration, whose functions the API alone calls
	depth    int             // of functions
	replaces bool            // the second walk
	hoisted  []ast.Stmt
}

// param is a parameter of a function: of one that stands in a declaration, the first or last is fx or q.
type param struct {
	name     string
	declared bool
}

// hoist makes the constants of a text's functions locals of its file level; w has walked over it.
func (w *rewriter) hoist(chunk []ast.Stmt, words *words) []ast.Stmt {
	c := &constants{words: words, lines: w, names: map[string]bool{}, assigned: map[string]bool{}}
	c.stmts(chunk)
	c.replaces = true
	c.stmts(chunk)
	return append(c.hoisted, chunk...)
}

func (c *constants) name(names ...string) {
	for _, n := range names {
		c.names[n] = true
	}
}

func (c *constants) assign(names ...string) {
	c.name(names...)
	for _, n := range names {
		c.assigned[n] = true
	}
}

// local makes a constant a local of the file level and returns its name.
func (c *constants) local(e ast.Expr) ast.Expr {
	if len(c.names)+len(c.hoisted) >= maxHoisted {
		return e
	}
	c.tag(e)
	name := fmt.Sprintf("\x00%d", len(c.hoisted))
	s := &ast.LocalAssignStmt{Names: []string{name}, Exprs: []ast.Expr{e}}
	s.SetLine(e.Line())
	s.SetLastLine(e.LastLine())
	c.hoisted = append(c.hoisted, s)
	id := &ast.IdentExpr{Value: name}
	id.SetLine(e.Line())
	id.SetLastLine(e.LastLine())
	return id
}

// tag lets mistakes in the tables of a constant be told at their lines.
func (c *constants) tag(e ast.Expr) {
	switch x := e.(type) {
	case *ast.TableExpr:
		for _, f := range x.Fields {
			c.tag(f.Value)
		}
		c.lines.tag(x)
	case *ast.FuncCallExpr:
		c.tag(x.Args[0])
	}
}

// constant reports whether an expression has the same value whenever and wherever it is asked for.
func (c *constants) constant(e ast.Expr) bool {
	switch x := e.(type) {
	case *ast.TrueExpr, *ast.FalseExpr, *ast.NumberExpr, *ast.StringExpr:
		return true
	case *ast.UnaryMinusOpExpr:
		_, number := x.Expr.(*ast.NumberExpr)
		return number
	case *ast.IdentExpr:
		_, symbol := plainSymbols[x.Value]
		return symbol && !c.names[x.Value]
	case *ast.TableExpr:
		return c.table(x)
	case *ast.FuncCallExpr:
		return c.filter(x)
	}
	return false
}

// table reports whether a table has named fields alone, all of them constant.
func (c *constants) table(x *ast.TableExpr) bool {
	for _, f := range x.Fields {
		if _, named := f.Key.(*ast.StringExpr); !named || !c.constant(f.Value) {
			return false
		}
	}
	return true
}

// filter reports whether a call makes a constant filter: one of constant fields, none of which is unknown.
func (c *constants) filter(x *ast.FuncCallExpr) bool {
	id, ok := x.Func.(*ast.IdentExpr)
	if !ok || c.names[id.Value] || len(x.Args) != 1 {
		return false
	}
	decl := c.words.filters[id.Value]
	t, ok := x.Args[0].(*ast.TableExpr)
	if decl == nil || !ok || !c.table(t) {
		return false
	}
	for _, f := range t.Fields {
		if c.words.field(f.Key.(*ast.StringExpr).Value, decl.Subject, decl.Name) == nil {
			return false
		}
	}
	return true
}

// declaration reports whether a call is that of a constructor or filter, bare or in a scope.
func (c *constants) declaration(x *ast.FuncCallExpr) bool {
	switch of := x.Func.(type) {
	case *ast.IdentExpr:
		return !c.names[of.Value] && (constructorFields[of.Value] != nil || c.words.filters[of.Value] != nil)
	case *ast.AttrGetExpr:
		if id, ok := of.Object.(*ast.IdentExpr); ok {
			_, scope := scopes[id.Value]
			return scope && !c.names[id.Value]
		}
	}
	return false
}

// call replaces the constants among the arguments of a call of a verb or query of fx or q: what else has such a method may change
// what it is given.
func (c *constants) call(x *ast.FuncCallExpr) {
	of, ok := x.Receiver.(*ast.IdentExpr)
	if !ok || c.words.verbs[x.Method] == nil && c.words.queries[x.Method] == nil || c.assigned[of.Value] {
		return
	}
	at := len(c.params) - 1
	for at >= 0 && c.params[at].name != of.Value {
		at--
	}
	if at < 0 || !c.params[at].declared {
		return // not fx, perhaps
	}
	for i, a := range x.Args {
		if t, ok := a.(*ast.TableExpr); ok && c.table(t) {
			x.Args[i] = c.local(t)
		}
	}
}

func (c *constants) exprs(list []ast.Expr) {
	for i := range list {
		list[i] = c.expr(list[i])
	}
}

func (c *constants) expr(e ast.Expr) ast.Expr {
	switch x := e.(type) {
	case *ast.TableExpr:
		for _, f := range x.Fields {
			if f.Key != nil {
				f.Key = c.expr(f.Key)
			}
			if fn, ok := f.Value.(*ast.FunctionExpr); ok {
				c.function(fn, c.declares && c.depth == 0)
			} else {
				f.Value = c.expr(f.Value)
			}
		}
	case *ast.FuncCallExpr:
		if c.replaces && c.depth > 0 && c.filter(x) {
			return c.local(x)
		}
		if x.Func != nil {
			x.Func = c.expr(x.Func)
		}
		if x.Receiver != nil {
			x.Receiver = c.expr(x.Receiver)
		}
		outer := c.declares
		c.declares = c.declaration(x)
		c.exprs(x.Args)
		c.declares = outer
		if c.replaces && c.depth > 0 {
			c.call(x)
		}
	case *ast.LogicalOpExpr:
		x.Lhs, x.Rhs = c.expr(x.Lhs), c.expr(x.Rhs)
	case *ast.RelationalOpExpr:
		x.Lhs, x.Rhs = c.expr(x.Lhs), c.expr(x.Rhs)
	case *ast.ArithmeticOpExpr:
		x.Lhs, x.Rhs = c.expr(x.Lhs), c.expr(x.Rhs)
	case *ast.UnaryMinusOpExpr:
		x.Expr = c.expr(x.Expr)
	case *ast.UnaryNotOpExpr:
		x.Expr = c.expr(x.Expr)
	case *ast.UnaryLenOpExpr:
		x.Expr = c.expr(x.Expr)
	case *ast.AttrGetExpr:
		x.Object, x.Key = c.expr(x.Object), c.expr(x.Key)
	case *ast.FunctionExpr:
		c.function(x, false)
	}
	return e
}

func (c *constants) function(x *ast.FunctionExpr, declared bool) {
	outer := len(c.params)
	if x.ParList != nil {
		c.name(x.ParList.Names...)
		for _, n := range x.ParList.Names {
			c.params = append(c.params, param{n, declared})
		}
	}
	c.depth++
	c.stmts(x.Stmts)
	c.depth--
	c.params = c.params[:outer]
}

func (c *constants) stmts(list []ast.Stmt) {
	for _, s := range list {
		switch x := s.(type) {
		case *ast.AssignStmt:
			for _, e := range x.Lhs {
				if id, ok := e.(*ast.IdentExpr); ok {
					c.assign(id.Value)
				}
			}
			c.exprs(x.Lhs)
			c.exprs(x.Rhs)
		case *ast.LocalAssignStmt:
			c.assign(x.Names...)
			c.exprs(x.Exprs)
		case *ast.FuncCallStmt:
			x.Expr = c.expr(x.Expr)
		case *ast.DoBlockStmt:
			c.stmts(x.Stmts)
		case *ast.WhileStmt:
			x.Condition = c.expr(x.Condition)
			c.stmts(x.Stmts)
		case *ast.RepeatStmt:
			c.stmts(x.Stmts)
			x.Condition = c.expr(x.Condition)
		case *ast.IfStmt:
			x.Condition = c.expr(x.Condition)
			c.stmts(x.Then)
			c.stmts(x.Else)
		case *ast.NumberForStmt:
			c.assign(x.Name)
			x.Init, x.Limit = c.expr(x.Init), c.expr(x.Limit)
			if x.Step != nil {
				x.Step = c.expr(x.Step)
			}
			c.stmts(x.Stmts)
		case *ast.GenericForStmt:
			c.assign(x.Names...)
			c.exprs(x.Exprs)
			c.stmts(x.Stmts)
		case *ast.FuncDefStmt:
			if id, ok := x.Name.Func.(*ast.IdentExpr); ok {
				c.assign(id.Value)
			}
			if x.Name.Method != "" {
				c.assign("self") // its first parameter, though the text does not write it
			}
			c.function(x.Func, false)
		case *ast.ReturnStmt:
			c.exprs(x.Exprs)
		}
	}
}

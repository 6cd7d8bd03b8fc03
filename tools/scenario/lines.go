package scenario

// A Lua table does not know where it stands in the text. When a board cannot be built its text is read once more, so that each
// mistake is told with its own line.

import (
	"bytes"

	"cardlathe/engine"

	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"
)

// placeLines gives each value of a board the line on which it is written. What is not written out in the scenario itself
// keeps the line that it has.
func (s *script) placeLines(d *decl, board *engine.Spec) {
	chunk, err := parse.Parse(bytes.NewReader(s.src.Text), s.src.Path)
	if err != nil {
		return
	}
	for _, stmt := range chunk {
		call, ok := stmt.(*ast.FuncCallStmt)
		if !ok {
			continue
		}
		// scenario "title" { ... } calls what scenario "title" gives.
		f, ok := call.Expr.(*ast.FuncCallExpr)
		if !ok || len(f.Args) != 1 {
			continue
		}
		title, ok := f.Func.(*ast.FuncCallExpr)
		if !ok || len(title.Args) != 1 {
			continue
		}
		if text, ok := title.Args[0].(*ast.StringExpr); !ok || text.Value != d.title {
			continue
		}
		if t, ok := f.Args[0].(*ast.TableExpr); ok {
			linesOf(board, named(t, "board"))
		}
	}
}

// named is the value of a field in a table that is written out, nil when it has none.
func named(t *ast.TableExpr, name string) ast.Expr {
	for _, f := range t.Fields {
		if key, ok := f.Key.(*ast.StringExpr); ok && key.Value == name {
			return f.Value
		}
	}
	return nil
}

func linesOf(s *engine.Spec, e ast.Expr) {
	if f, ok := e.(*ast.FunctionExpr); ok && len(f.Stmts) > 0 { // a board that is made for each case
		if r, ok := f.Stmts[len(f.Stmts)-1].(*ast.ReturnStmt); ok && len(r.Exprs) == 1 {
			e = r.Exprs[0]
		}
	}
	if e == nil {
		return
	}
	if e.Line() > 0 {
		s.Line = e.Line()
	}
	t, ok := e.(*ast.TableExpr)
	if !ok || s.Kind != engine.SpecTable {
		return
	}
	for i := range s.Fields {
		linesOf(&s.Fields[i].Value, named(t, s.Fields[i].Name))
	}
	n := 0
	for _, f := range t.Fields {
		if f.Key == nil && n < len(s.List) {
			linesOf(&s.List[n], f.Value)
			n++
		}
	}
}

package sets

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"cardlathe/sets/diag"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

// This file reads the fields of a block by hand instead of by gohcl: the schema comes from a ruleset at run time,
// and every finding is to name the words of that ruleset. A reader notes which fields were asked for, so that the
// rest are unknown; an unknown one that is a misspelt needed one is reported once, not twice.

// reader reads the fields of one block and collects what is wrong with it.
type reader struct {
	block   *hclsyntax.Block
	what    string   // "card OGN-001", for messages
	known   []string // fields and blocks that have a meaning here
	missing []string
	diags   *diag.List
	broken  bool
}

func newReader(b *hclsyntax.Block, diags *diag.List) *reader {
	return &reader{block: b, what: b.Type, diags: diags}
}

// fail reports an error at a place of the block, which is broken then.
func (r *reader) fail(d *diag.Diagnostic, late ...bool) *diag.Diagnostic {
	r.broken = r.broken || d.IsError()
	r.diags.Add(d.InBlock(r.block.TypeRange.Start.Line, len(late) > 0))
	return d
}

// id reads the one label of the block; "" when there is none that can be used.
func (r *reader) id() string {
	at := r.block.DefRange()
	if len(r.block.Labels) != 1 {
		r.fail(diag.Errorf(diag.BadLabel, &at, "a %s has one id, not %d", r.block.Type, len(r.block.Labels)).
			Try(fmt.Sprintf("write: %s \"ID\" { ... }", r.block.Type)))
		return ""
	}
	id := r.block.Labels[0]
	bad := func(c rune) bool {
		return !(unicode.IsLetter(c) || unicode.IsDigit(c) || unicode.IsMark(c) || c == '-' || c == '_' || c == '.')
	}
	if id == "" || len(id) > 100 || strings.ContainsFunc(id, bad) {
		at = r.block.LabelRanges[0]
		r.fail(diag.Errorf(diag.BadLabel, &at, "%q is no id", id).Because("An id is made of letters, digits, \"-\", \"_\" and \".\"."))
		return ""
	}
	r.what = r.block.Type + " " + id
	return id
}

// attr gives a field, nil when it is not there. Needed fields are reported by finish.
func (r *reader) attr(name string, needed bool) *hclsyntax.Attribute {
	if !slices.Contains(r.known, name) {
		r.known = append(r.known, name)
	}
	a := r.block.Body.Attributes[name]
	if a == nil && needed {
		r.missing = append(r.missing, name)
	}
	return a
}

// finish reports fields and blocks that nobody asked for, then those that are missing. Blocks are the types of
// nested blocks that were read.
func (r *reader) finish(blocks ...string) {
	all := append(slices.Clone(r.known), blocks...)
	for _, a := range inOrder(r.block.Body.Attributes) {
		if slices.Contains(r.known, a.Name) {
			continue
		}
		at := a.NameRange
		near := diag.Nearest(a.Name, all)
		if i := slices.Index(r.missing, near); i >= 0 {
			r.missing = slices.Delete(r.missing, i, i+1)
		}
		r.fail(diag.Errorf(diag.UnknownField, &at, "unknown field %q in %s", a.Name, r.what).Try(diag.Suggest(a.Name, all)))
	}
	for _, b := range r.block.Body.Blocks {
		if slices.Contains(blocks, b.Type) {
			continue
		}
		at := b.TypeRange
		d := diag.Errorf(diag.UnknownBlock, &at, "unknown block %q in %s", b.Type, r.what).Try(diag.Suggest(b.Type, all))
		if slices.Contains(r.known, b.Type) {
			d.Try(fmt.Sprintf("%q is a field: write %s = { ... }", b.Type, b.Type))
			if i := slices.Index(r.missing, b.Type); i >= 0 {
				r.missing = slices.Delete(r.missing, i, i+1)
			}
		}
		r.fail(d)
	}
	for _, name := range r.missing {
		at := r.block.DefRange()
		r.fail(diag.Errorf(diag.MissingField, &at, "%s has no %q", r.what, name).Try("add: "+name+" = ..."), true)
	}
}

// value reads a constant, which must not be null. What could be computed is refused before the evaluator sees it:
// facts need no arithmetic, and an expression of a line can keep an evaluator busy for hours.
func (r *reader) value(e hclsyntax.Expression, field string) (cty.Value, bool) {
	at := e.Range()
	if !constant(e) {
		d := diag.Errorf(diag.NotConstant, &at, "%s: the value is not constant", field)
		word := bareWord(e)
		_, template := e.(*hclsyntax.TemplateExpr)
		switch {
		case word != "":
			d.Because("%s is a name, and there are no variables in the facts of a set.", word).Try(fmt.Sprintf("write a value; a text has quotes: %q", word))
		case template || isTemplate(e):
			d.Try(templateAdvice)
		default:
			d.Because("There are no variables, functions and calculations in the facts of a set.").Try("write the value itself")
		}
		r.fail(d)
		return cty.NilVal, false
	}
	v, diags := e.Value(nil)
	for _, d := range diags {
		if d.Severity == hcl.DiagError {
			out := diag.FromHCL(diag.NotConstant, d)
			if out.Subject == nil {
				out.Subject = &at
			}
			r.fail(out)
			return cty.NilVal, false
		}
	}
	if v.IsNull() || !v.IsWhollyKnown() {
		r.fail(diag.Errorf(diag.WrongKind, &at, "%s has no value", field).Try("leave the field out"))
		return cty.NilVal, false
	}
	return v, true
}

// constant reports that an expression is a value written out: a literal, perhaps negative, a text without
// templates, a list or table of such.
func constant(e hclsyntax.Expression) bool {
	switch e := e.(type) {
	case *hclsyntax.LiteralValueExpr:
		return true
	case *hclsyntax.TemplateExpr:
		for _, p := range e.Parts {
			if l, ok := p.(*hclsyntax.LiteralValueExpr); !ok || l.Val.Type() != cty.String {
				return false
			}
		}
		return true
	case *hclsyntax.UnaryOpExpr:
		l, ok := e.Val.(*hclsyntax.LiteralValueExpr)
		return ok && e.Op == hclsyntax.OpNegate && l.Val.Type() == cty.Number
	case *hclsyntax.ParenthesesExpr:
		return constant(e.Expression)
	case *hclsyntax.ObjectConsKeyExpr:
		return e.ForceNonLiteral && constant(e.Wrapped) || !e.ForceNonLiteral && (bareWord(e.Wrapped) != "" || constant(e.Wrapped))
	case *hclsyntax.TupleConsExpr:
		for _, x := range e.Exprs {
			if !constant(x) {
				return false
			}
		}
		return true
	case *hclsyntax.ObjectConsExpr:
		for _, i := range e.Items {
			if !constant(i.KeyExpr) || !constant(i.ValueExpr) {
				return false
			}
		}
		return true
	}
	return false
}

// digits words a number. One with an exponent of millions would take minutes to write out.
func digits(f *big.Float) string {
	if e := f.MantExp(nil); e > 4096 {
		return "a number beyond all bounds"
	} else if e < -4096 {
		return "a number next to nothing"
	}
	return f.Text('g', 8)
}

// bareWord is the word of `type = unit`, "" for anything else.
func bareWord(e hclsyntax.Expression) string {
	if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 1 {
		return t.Traversal.RootName()
	}
	return ""
}

func isTemplate(e hclsyntax.Expression) bool {
	switch e.(type) {
	case *hclsyntax.TemplateWrapExpr, *hclsyntax.TemplateJoinExpr:
		return true
	}
	return false
}

// wrongKind words a value of the wrong kind.
func (r *reader) wrongKind(at hcl.Range, field, want string, v cty.Value) {
	d := diag.Errorf(diag.WrongKind, &at, "%s must be %s, not %s", field, want, kindName(v))
	if want == "a number" && v.Type() == cty.String {
		if _, err := strconv.Atoi(v.AsString()); err == nil {
			d.Try("leave out the quotes")
		}
	}
	if strings.HasPrefix(want, "a list") && v.Type() == cty.String {
		d.Try(fmt.Sprintf("write [%q]", v.AsString()))
	}
	r.fail(d)
}

func kindName(v cty.Value) string {
	switch t := v.Type(); {
	case t == cty.String:
		return "a text"
	case t == cty.Number:
		return "a number"
	case t == cty.Bool:
		return "true or false"
	case t.IsTupleType() || t.IsListType() || t.IsSetType():
		return "a list"
	case t.IsObjectType() || t.IsMapType():
		return "a table { ... }"
	}
	return "that"
}

// text reads a text; "" when it is absent or wrong.
func (r *reader) text(name string, needed bool) string {
	a := r.attr(name, needed)
	if a == nil {
		return ""
	}
	s, _ := r.textOf(a.Expr, name)
	return s
}

func (r *reader) textOf(e hclsyntax.Expression, field string) (string, bool) {
	v, ok := r.value(e, field)
	if !ok {
		return "", false
	}
	if v.Type() != cty.String {
		r.wrongKind(e.Range(), field, "a text", v)
		return "", false
	}
	s := v.AsString()
	if strings.ContainsFunc(s, diag.Commands) {
		at := e.Range()
		r.fail(diag.Errorf(diag.WrongKind, &at, "%s holds signs that are no text", field).
			Because("Control characters command the terminal that prints them, and others turn the direction in which the text is read.").Try("take them out"))
		return "", false
	}
	return s, true
}

// title reads a text of one line that is not blank.
func (r *reader) title(name string, needed bool) string {
	a := r.attr(name, needed)
	if a == nil {
		return ""
	}
	s, ok := r.textOf(a.Expr, name)
	if !ok {
		return ""
	}
	if strings.TrimSpace(s) != s || s == "" || len(s) > 200 || strings.ContainsFunc(s, unicode.IsControl) {
		at := a.Expr.Range()
		r.fail(diag.Errorf(diag.WrongKind, &at, "%s must be one line of text", name).
			Because("It is 1 to 200 bytes long and neither begins nor ends with a space."))
		return ""
	}
	return s
}

// flag reads true or false; false when it is absent or wrong.
func (r *reader) flag(name string) bool {
	a := r.attr(name, false)
	if a == nil {
		return false
	}
	v, ok := r.value(a.Expr, name)
	if !ok {
		return false
	}
	if v.Type() != cty.Bool {
		r.wrongKind(a.Expr.Range(), name, "true or false", v)
		return false
	}
	return v.True()
}

// number reads a whole number of a range.
func (r *reader) number(e hclsyntax.Expression, field string, low, high int) (int, bool) {
	v, ok := r.value(e, field)
	if !ok {
		return 0, false
	}
	at := e.Range()
	if v.Type() != cty.Number {
		r.wrongKind(at, field, "a number", v)
		return 0, false
	}
	f := v.AsBigFloat()
	if !f.IsInt() {
		r.fail(diag.Errorf(diag.NotWhole, &at, "%s must be a whole number, not %s", field, digits(f)).
			Because("It is from %d to %d.", low, high))
		return 0, false
	}
	n, exact := f.Int64()
	if exact != big.Exact || n < int64(low) || n > int64(high) {
		r.fail(diag.Errorf(diag.OutOfRange, &at, "%s is out of range: %s", field, digits(f)).
			Because("It is from %d to %d.", low, high))
		return 0, false
	}
	return int(n), true
}

// item is a text of a list with its place.
type item struct {
	text string
	at   hcl.Range
}

// texts reads a list of texts.
func (r *reader) texts(e hclsyntax.Expression, field string) ([]item, bool) {
	t, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok {
		if v, ok := r.value(e, field); ok {
			r.wrongKind(e.Range(), field, "a list of texts", v)
		}
		return nil, false
	}
	out := make([]item, 0, len(t.Exprs))
	fine := true
	for _, x := range t.Exprs {
		s, ok := r.textOf(x, field)
		fine = fine && ok
		out = append(out, item{s, x.Range()})
	}
	return out, fine
}

// unique reports texts that stand twice in a list.
func (r *reader) unique(items []item, field string) {
	seen := map[string]bool{}
	for _, i := range items {
		if seen[i.text] {
			at := i.at
			r.fail(diag.Errorf(diag.SaidTwice, &at, "%s says %q twice", field, i.text))
		}
		seen[i.text] = true
	}
}

// entry is a key of a table with its value and the place of the key.
type entry struct {
	key   string
	value hclsyntax.Expression
	at    hcl.Range
}

// table reads a table { key = value }, keys in the order of the file.
func (r *reader) table(e hclsyntax.Expression, field string) ([]entry, bool) {
	t, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok {
		if v, ok := r.value(e, field); ok {
			r.wrongKind(e.Range(), field, "a table { ... }", v)
		}
		return nil, false
	}
	var out []entry
	seen := map[string]bool{}
	fine := true
	for _, i := range t.Items {
		at := i.KeyExpr.Range()
		key, ok := r.textOf(i.KeyExpr, field)
		if !ok {
			fine = false
			continue
		}
		if seen[key] {
			r.fail(diag.Errorf(diag.SaidTwice, &at, "%s has %q twice", field, key))
			fine = false
			continue
		}
		seen[key] = true
		out = append(out, entry{key, i.ValueExpr, at})
	}
	return out, fine
}

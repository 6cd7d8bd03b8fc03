package scripts

// What can be told of a function without running it: calls of verbs and queries whose arguments are written out, and
// fields that nothing has. Only what fails or does nothing whenever it runs is told.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua/ast"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// literal is an argument of a call, as far as it is written out.
type literal struct {
	line   int
	kind   literalKind
	text   string // of a text
	fields []literalField
	list   int // how many values of a table have no name
}

type literalField struct {
	name  string
	line  int
	value literal
}

type literalKind uint8

const (
	computed literalKind = iota
	several              // a call or ..., which may give any number of values where it comes last
	aNil
	aText
	aNumber
	aBool
	aTable
)

func literals(list []ast.Expr) []literal {
	var out []literal
	for _, e := range list {
		out = append(out, literalOf(e))
	}
	return out
}

func literalOf(e ast.Expr) literal {
	l := literal{line: e.Line()}
	switch x := e.(type) {
	case *ast.NilExpr:
		l.kind = aNil
	case *ast.StringExpr:
		l.kind, l.text = aText, x.Value
	case *ast.NumberExpr:
		l.kind = aNumber
	case *ast.TrueExpr, *ast.FalseExpr:
		l.kind = aBool
	case *ast.FuncCallExpr, *ast.Comma3Expr:
		l.kind = several
	case *ast.TableExpr:
		l.kind = aTable
		for _, f := range x.Fields {
			key, named := f.Key.(*ast.StringExpr)
			switch {
			case f.Key == nil:
				l.list++
			case named:
				line := max(key.Line(), f.Value.Line())
				if key.Line() > 0 {
					line = key.Line()
				}
				l.fields = append(l.fields, literalField{key.Value, line, literalOf(f.Value)})
			default:
				return literal{line: l.line} // names that only running tells
			}
		}
	}
	return l
}

// options reports whether it is a table of options where an optional parameter of a kind might stand; see isOptions.
func (l *literal) options(kind engine.ParamKind) bool {
	switch kind {
	case engine.ParamArgs, engine.ParamOptions, engine.ParamGift, engine.ParamCost:
		return false
	}
	return l.kind == aTable && l.list == 0
}

// checkCall finds what is wrong with the call of a verb or query whatever the game is like; it follows Host.fill.
func (m *machine) checkCall(u use) {
	var params, options []engine.Param
	if v := m.words.verbs[u.name]; v != nil {
		params, options = v.Params, v.Options
	} else if q := m.words.queries[u.name]; q != nil {
		params, options = q.Params, q.Options
	} else {
		return
	}
	args := u.args
	open := len(args) > 0 && args[len(args)-1].kind == several
	at := 0
	for i := range params {
		p := &params[i]
		if at >= len(args) {
			if !p.Optional && !open {
				m.complain(u.line, CodeMissing, "write "+u.name+signature(params, options), "%s needs %s", u.name, p.Name)
			}
			continue
		}
		a := &args[at]
		last := at == len(args)-1
		if p.Optional && (a.kind == aNil || len(options) > 0 && last && a.options(p.Kind)) {
			if a.kind == aNil {
				at++
			}
			continue
		}
		if p.Kind == engine.ParamFilter && i == len(params)-1 {
			for at < len(args) && (at != len(args)-1 || len(options) == 0 || !args[at].options(p.Kind)) {
				at++
			}
			continue
		}
		m.checkLiteral(u.name, p, a)
		at++
	}
	if at >= len(args) {
		return
	}
	rest := &args[at]
	switch {
	case at < len(args)-1, rest.kind == aText, rest.kind == aNumber, rest.kind == aBool, rest.kind == aTable && len(options) == 0:
		m.complain(rest.line, CodeKind, "write "+u.name+signature(params, options), "too many arguments for %s", u.name)
	case rest.kind == aTable && rest.list > 0:
		m.complain(rest.line, CodeField, "write "+u.name+signature(params, options), "%s takes named options", u.name)
	case rest.kind == aTable:
		for i := range rest.fields {
			f := &rest.fields[i]
			k := slices.IndexFunc(options, func(p engine.Param) bool { return p.Name == f.name })
			if k >= 0 {
				m.checkLiteral(u.name, &options[k], &f.value)
				continue
			}
			var names []string
			for _, p := range options {
				names = append(names, p.Name)
			}
			m.complain(f.line, CodeField, diag.OneOf(f.name, names), "%s has no option %q", u.name, f.name)
		}
	}
}

// checkLiteral finds what is wrong with one argument that is written out.
func (m *machine) checkLiteral(verb string, p *engine.Param, a *literal) {
	switch {
	case a.kind == aText && len(p.Words) > 0 && !slices.Contains(p.Words, a.text):
		m.complain(a.line, CodeWord, diag.OneOf(a.text, p.Words), "%s: %s has no word %q", verb, p.Name, a.text)
	case a.kind == aText && p.Token && m.chunk != nil:
		m.chunk.tokens = append(m.chunk.tokens, globalRead{a.text, a.line})
	case a.kind == aTable && p.Kind == engine.ParamGift:
		names := append([]string{"lasts", "min"}, giftNames(m.words)...)
		for _, f := range a.fields {
			if m.words.gifts[f.name] == nil && !slices.Contains(names, f.name) {
				m.complain(f.line, CodeField, diag.Suggest(f.name, names), "a gift has no field %q", f.name)
			}
		}
	case a.kind == aTable && p.Kind == engine.ParamCost:
		var names []string
		for _, f := range m.words.CostFields {
			names = append(names, f.Name)
		}
		for _, f := range a.fields {
			if m.words.costs[f.name] == nil {
				m.complain(f.line, CodeField, diag.Suggest(f.name, names), "a cost has no field %q", f.name)
			}
		}
	}
}

// taken is a field or method that a function takes of something.
type taken struct {
	of   string // the name that what it is taken of begins with
	name string
	line int
	// direct: of that name itself, as fx.foe is of fx
	direct bool
	// event: of the event in hand, fx.event or q.event
	event bool
}

// takes notes a field that is read, or a method that is called, in a function.
func (w *rewriter) takes(of ast.Expr, name string, line int) {
	if w.fn == nil || w.plain {
		return
	}
	if x, ok := of.(*ast.AttrGetExpr); ok {
		if key, ok := x.Key.(*ast.StringExpr); ok && (key.Value == "args" || key.Value == "paid") {
			return // what is handed over has any name
		}
	}
	_, direct := of.(*ast.IdentExpr)
	w.unit.takes = append(w.unit.takes, taken{root(of), name, line, direct, isEvent(of)})
}

// filterCall is a call of a function by its name with a table that is written out: unit { enemy = true }.
type filterCall struct {
	name  string
	table literal
}

// calls notes a call that may make a filter in a function.
func (w *rewriter) calls(x *ast.FuncCallExpr) {
	id, ok := x.Func.(*ast.IdentExpr)
	if w.fn == nil || w.plain || !ok || len(x.Args) != 1 {
		return
	}
	for f := w.fn; f != nil; f = f.outer {
		if f.param == id.Value || f.hidden[id.Value] {
			return // a local of that name
		}
	}
	if l := literalOf(x.Args[0]); l.kind == aTable {
		w.unit.filters = append(w.unit.filters, filterCall{id.Value, l})
	}
}

// isEvent reports whether an expression is fx.event or q.event.
func isEvent(e ast.Expr) bool {
	x, ok := e.(*ast.AttrGetExpr)
	if !ok {
		return false
	}
	key, ok := x.Key.(*ast.StringExpr)
	of, named := x.Object.(*ast.IdentExpr)
	return ok && named && key.Value == "event" && (of.Value == "fx" || of.Value == "q")
}

// root is the name that an expression begins with: fx of fx.foe:first(), unit of unit {}; "" when it begins otherwise.
func root(e ast.Expr) string {
	for range 100 { // nobody writes so many, and each of them asks
		switch x := e.(type) {
		case *ast.IdentExpr:
			return x.Value
		case *ast.AttrGetExpr:
			e = x.Object
		case *ast.FuncCallExpr:
			if e = x.Func; x.Receiver != nil {
				e = x.Receiver
			}
		default:
			return ""
		}
	}
	return ""
}

// makes notes the name of a field that the text gives a table: whatever has it is not to be told from things.
func (w *rewriter) makes(key ast.Expr) {
	switch x := key.(type) {
	case *ast.StringExpr:
		w.unit.makes[x.Value] = true
	case *ast.NumberExpr:
	default:
		w.unit.dynamic = true
	}
}

// fieldsOfAll are the names of fields and methods that anything has, sorted.
func (w *words) fieldsOfAll() []string {
	out := []string{"gone", "done", "amount", "cards", "each", "first", "any", "where", "without", "sum", "add", "len", "upper", "lower", "rep", "sub", "find", "format"}
	for _, f := range w.ViewFields {
		out = append(out, f.Name)
	}
	for _, v := range w.Verbs {
		if v.Extra != "" {
			out = append(out, v.Extra)
		}
	}
	for old := range w.renamed {
		out = append(out, old.name)
	}
	out = append(out, w.fxNames...)
	slices.Sort(out)
	return slices.Compact(out)
}

// unknownFields complains about fields that a filter made in a function does not have, and about those that nothing has: no thing of the game, no result, list or text, no table that the
// script or its library makes.
func (m *machine) unknownFields(c *chunk, lib *unit) {
	u := c.unit
	for _, f := range u.filters {
		decl := m.words.filters[f.name]
		if decl == nil {
			continue
		}
		for _, x := range f.table.fields {
			if x.name != "where" && m.words.field(x.name, decl.Subject, decl.Name) == nil {
				m.unknownField(x.line, decl, x.name)
			}
		}
	}
	if u.dynamic || lib != nil && lib.dynamic {
		return
	}
	known := m.words.known
	for _, t := range u.takes {
		if t.event && m.notOfEvent(t) {
			continue
		}
		if _, ok := slices.BinarySearch(known, t.name); ok || u.makes[t.name] || lib != nil && lib.makes[t.name] {
			continue
		}
		if !m.words.ofThing(t) {
			continue
		}
		if slices.ContainsFunc(c.diags, func(d *diag.Diagnostic) bool {
			return d.Line() == t.line && strings.Contains(d.Summary, strconv.Quote(t.name))
		}) {
			continue
		}
		fix := diag.Suggest(t.name, known)
		if of := m.words.asked(t.name); of != "" {
			fix = of
		}
		m.complain(t.line, CodeField, fix, "nothing has a field %q", t.name)
	}
}

// notOfEvent complains about a field that no event has, and reports whether it did.
func (m *machine) notOfEvent(t taken) bool {
	fields := m.words.views[engine.EventDatum]
	if fields[t.name] != nil || t.name == "gone" || m.words.renamed[oldWord{"view", t.name}] != nil || len(fields) == 0 {
		return false
	}
	fix := ""
	if m.words.context[t.name] != nil || slices.Contains(ownContext, t.name) {
		fix = "write " + t.of + "." + t.name
	} else {
		var names []string
		for name := range fields {
			names = append(names, name)
		}
		slices.Sort(names)
		fix = diag.Suggest(t.name, names)
	}
	m.complain(t.line, CodeField, fix, "an event has no field %q", t.name)
	return true
}

// asked is how a thing is asked for what a field of filters says; "" when no filter has such a field.
func (w *words) asked(name string) string {
	for _, decl := range w.Filters {
		f := w.field(name, decl.Subject, decl.Name)
		if f == nil || decl.Subject != engine.SubjectObject && decl.Subject != engine.SubjectPlace && decl.Subject != engine.SubjectPlayer {
			continue
		}
		value := "..."
		if takes(f, engine.FieldFlag) {
			value = "true"
		}
		return fmt.Sprintf("filters have it: thing:is(%s { %s = %s })", decl.Name, name, value)
	}
	return ""
}

// ofThing reports whether what is taken may be of a thing: it is no event of a symbol or filter, and no function of a library.
func (w *words) ofThing(t taken) bool {
	_, global := slices.BinarySearch(w.globals, t.of)
	return !global && t.of != "lib" && w.renamed[oldWord{aName, t.of}] == nil
}

// truths warns of what is always true where it stands as a condition: the result of a verb, and something that is gone where there is
// none. Neither is ever nil.
func (m *machine) truths(u *unit) (out diag.List) {
	for _, t := range u.truths {
		var field *engine.ViewField
		for _, of := range m.words.views {
			if f := of[t.name]; f != nil && (f.Params != nil) == t.method && (field == nil || f.Maybe) {
				field = f
			}
		}
		verb, query := m.words.verbs[t.name], m.words.queries[t.name]
		result := t.method && verb != nil && (verb.Returns == "" || verb.Returns == "result")
		thing := t.method && (verb != nil && verb.Returns == "view" || query != nil && query.Returns == "view")
		text, call := t.name, "."+t.name
		if t.method {
			text, call = t.name+"(...)", ":"+t.name+"(...)"
		}
		var d *diag.Diagnostic
		switch {
		case u.makes[t.name]:
			continue // a table of the script may hold what it likes
		case result && field == nil:
			d = diag.Warnf(CodeResult, diag.At(u.path, t.line, 0), "the result of %s is a table and always true", t.name).Try("write .done: if fx:" + t.name + "(...).done then")
		case thing:
			d = diag.Warnf(CodeResult, diag.At(u.path, t.line, 0), "%s is always true: where there is nothing it is gone, and never nil", text).Try("ask fx" + call + ".gone")
		case field != nil && (field.Maybe || t.isNil), t.isNil && !t.method && (m.words.context[t.name] != nil || t.name == "event"):
			d = diag.Warnf(CodeResult, diag.At(u.path, t.line, 0), "%s is always true: where there is nothing it is gone, and never nil", text).Try("ask thing" + call + ".gone")
		default:
			continue
		}
		if field != nil && field.Number {
			d.Try("ask thing.gone")
		}
		if t.isNil {
			d.Summary = strings.Replace(d.Summary, "always true", "never nil", 1)
			d.Summary = strings.TrimSuffix(d.Summary, ", and never nil")
		}
		out.Add(d)
	}
	return out
}

// chosenIn calls f for every chosen.x that a slot needs to be chosen itself.
func chosenIn(s *engine.Slot, f func(name string)) {
	chosenInExpr(s.N, f)
	chosenInExpr(s.Of, f)
	chosenInFilter(s.Filter, f)
	if s.Total != nil {
		chosenInExpr(&s.Total.Max, f)
	}
}

// chosenInPart calls f for every chosen.x that says how much a part of a cost is, or what pays it.
func chosenInPart(p *engine.CostPart, f func(name string)) {
	chosenInExpr(p.N, f)
	chosenInExpr(p.Ref, f)
	chosenInFilter(p.Filter, f)
	for i := range p.Amounts {
		chosenInExpr(p.Amounts[i].Value, f)
	}
}

func chosenInExpr(e *engine.Expr, f func(name string)) {
	if e == nil {
		return
	}
	if e.Op == engine.OpChosen {
		f(e.Name)
	}
	chosenInFilter(e.Filter, f)
	for i := range e.Args {
		chosenInExpr(&e.Args[i], f)
	}
}

func chosenInFilter(x *engine.Filter, f func(name string)) {
	if x == nil {
		return
	}
	for i := range x.Tests {
		a := &x.Tests[i].Arg
		chosenInExpr(&a.Min, f)
		chosenInExpr(&a.Max, f)
		for k := range a.Refs {
			chosenInExpr(&a.Refs[k], f)
		}
		chosenInFilter(a.Filter, f)
	}
	for i := range x.Parts {
		chosenInFilter(&x.Parts[i], f)
	}
}

// neverWorks tells what of the script of a card can never work on it, and tokens that are not there.
func (l *loader) neverWorks(c *Card, s *script) (told diag.List) {
	for i := range s.abilities {
		a := &s.abilities[i]
		if l.words.Idle == nil || a.Scope == engine.Template {
			continue
		}
		if why, fix := l.words.Idle(c.Facts, a); why != "" {
			told.Add(diag.Warnf(CodeIdle, diag.At(s.unit.path, a.Line, 0), "%s", why).Try(fix))
		}
	}
	for _, t := range s.tokens {
		if _, ok := slices.BinarySearch(l.tokens, t.name); !ok {
			told.Add(diag.Errorf(CodeWord, diag.At(s.unit.path, t.line, 0), "there is no token %q", t.name).Try(diag.Suggest(t.name, l.tokens)))
		}
	}
	return told
}

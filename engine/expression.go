package engine

import "slices"

// What authors write of things, numbers and conditions, as plain data: filters, values, conditions, event patterns.

// Filter is a set of things, given by tests that all must hold.
type Filter struct {
	Subject *FilterDecl
	Tests   []Test
	// Op combines other filters when it is not FilterTests.
	Op    FilterOp
	Parts []Filter
	Where Func
	Owner *Script // script of Where
	Reads Class   // what the answer may depend on
	Line  int
}

// FilterOp says how a Filter is made of others.
type FilterOp uint8

// The ways to combine filters.
const (
	FilterTests FilterOp = iota
	FilterAny
	FilterAll
	FilterNone
)

// Test is one field of a filter or one refinement of an event pattern.
type Test struct {
	Field *Field
	Arg   Arg
}

// Arg is the value that an author gave a field.
type Arg struct {
	Flag     bool
	HasMin   bool
	HasMax   bool
	Min, Max Expr     // a plain number is Min and Max alike
	Words    []string // any of these
	Bits     Mask     // the words as numbers, by Field.Word
	Refs     []Expr   // any of these
	Filter   *Filter
	Pattern  *Pattern
}

// ExprOp is the operation of an Expr.
type ExprOp uint8

// The operations of values and references.
const (
	OpNone ExprOp = iota
	OpDatum
	OpSelf
	OpYou
	OpOpponents
	OpEachPlayer
	OpHere
	OpIt
	OpChosen // Name
	OpPaid   // Name
	OpArg    // Name
	OpCount  // Filter
	OpTimes  // Pattern
	OpSum    // Filter or Pattern, Name
	OpMost   // Filter or Pattern, Name
	OpCostOf // Args[0]
	OpField  // Args[0], Name
	OpAdd
	OpSub
	OpMul
	OpX
	OpUnlimited
	OpSkip
	OpFunc
	OpEventField // Name: a field of the event in hand
)

// Expr is a declared value: a constant, a symbol, a count, or arithmetic on them. Go computes it without a
// script unless Op is OpFunc. Where Name is a number that takes the name of a keyword, Datum is that.
type Expr struct {
	Op      ExprOp
	Datum   Datum
	Name    string
	Filter  *Filter
	Pattern *Pattern
	Args    []Expr
	Func    Func
	Owner   *Script
}

// ConditionOp is the operation of a Condition.
type ConditionOp uint8

// The operations of conditions.
const (
	CondAll ConditionOp = iota
	CondAny
	CondNot
	CondIs      // Ref matches Filter
	CondSome    // something matches Filter
	CondCompare // Left Compare N
	CondNamed   // a condition of the ruleset: legion, level(6)
	CondFunc
)

// Comparison compares a value with a number.
type Comparison uint8

// The comparisons.
const (
	AtLeast Comparison = iota
	AtMost
	Exactly
)

// Condition is a declared condition, evaluated by Go unless Op is CondFunc.
type Condition struct {
	Op      ConditionOp
	Args    []Condition
	Ref     Expr
	Filter  *Filter
	Left    Expr
	Compare Comparison
	N       int
	Named   *ConditionDecl
	Func    Func
	Owner   *Script
	Reads   Class
}

// Names reports whether a condition is, or takes, the named one.
func (k *Condition) Names(name string) bool {
	if k == nil {
		return false
	}
	for i := range k.Args {
		if k.Op == CondAll && k.Args[i].Names(name) {
			return true
		}
	}
	return k.Op == CondNamed && k.Named.Name == name
}

// SpeaksOf reports whether a filter refers to something by an operation and its name: paid.exhaust, chosen.it.
func (f *Filter) SpeaksOf(op ExprOp, name string) bool {
	if f == nil {
		return false
	}
	for i := range f.Parts {
		if f.Parts[i].SpeaksOf(op, name) {
			return true
		}
	}
	for i := range f.Tests {
		a := &f.Tests[i].Arg
		for k := range a.Refs {
			if a.Refs[k].speaksOf(op, name) {
				return true
			}
		}
		if a.Min.speaksOf(op, name) || a.Max.speaksOf(op, name) || a.Filter.SpeaksOf(op, name) {
			return true
		}
	}
	return false
}

func (e *Expr) asksFor(slot string) bool {
	if e == nil {
		return false
	}
	direct := func(x Expr) bool { return x.Op == OpChosen && x.Name == slot }
	return e.Op == OpField && slices.ContainsFunc(e.Args, direct) || slices.ContainsFunc(e.Args, func(x Expr) bool { return x.asksFor(slot) })
}

func (e *Expr) speaksOf(op ExprOp, name string) bool {
	if e.Op == op && e.Name == name || e.Filter.SpeaksOf(op, name) {
		return true
	}
	for i := range e.Args {
		if e.Args[i].speaksOf(op, name) {
			return true
		}
	}
	return false
}

// Pattern is an event descriptor: it serves triggers, replacements, history and installed abilities alike.
type Pattern struct {
	Any []Pattern // any of these, when not empty; the refinements below apply to all
	// Subject is the thing the event happens to: a symbol, or anything that matches SubjectFilter.
	Subject       Expr
	SubjectFilter *Filter
	Event         *EventDecl
	Refine        []Test
	Match         *Filter // you.plays(filter)
	Nth           int     // the nth of the turn for this subject and bearer; 0: each
	Together      bool    // all of them that happen at once count as one
}

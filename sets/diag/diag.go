// Package diag is the one form in which cardlathe says that something an author wrote is wrong, whether it
// stands in HCL or in Lua.
//
// Make a diagnostic with [Errorf] or [Warnf] at a range ([At] makes one of file, line and column), add detail
// with [Diagnostic.Because] and the way out with [Diagnostic.Try], and collect them in a [List]. Print a list
// with a [Writer] (for people: with the source line) or with [WriteJSON] (for tools: one object a line). Both
// take the texts of the files, which the reader of the files keeps; nothing here opens one.
//
// # How a diagnostic is worded
//
// The summary says what is wrong in a few words, lower case, without a full stop; the detail names the values in
// question; the way out says what to write instead. "Did you mean" belongs to the way out: see [Suggest]. Codes
// are stable: see [Code].
package diag

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// Diagnostic is one finding: an hcl.Diagnostic with a stable code and a way out.
type Diagnostic struct {
	hcl.Diagnostic
	Code Code
	Fix  string // what to do; may be empty

	block int // first line of the block it stands in, for sorting
	late  int // sorts after others of its block
}

// At makes a range of a file, a line and a column, both counted from 1. Column 0 means the whole line; line 0
// the file as a whole. A Writer works out the bytes.
func At(file string, line, column int) *hcl.Range {
	pos := hcl.Pos{Line: max(line, 0), Column: max(column, 0)}
	return &hcl.Range{Filename: file, Start: pos, End: pos}
}

// Errorf makes an error at a range, which may be nil when no place in a file is to blame.
func Errorf(code Code, at *hcl.Range, format string, args ...any) *Diagnostic {
	return build(hcl.DiagError, code, at, format, args)
}

// Warnf makes a warning: a finding that keeps nothing from loading.
func Warnf(code Code, at *hcl.Range, format string, args ...any) *Diagnostic {
	return build(hcl.DiagWarning, code, at, format, args)
}

func build(severity hcl.DiagnosticSeverity, code Code, at *hcl.Range, format string, args []any) *Diagnostic {
	return &Diagnostic{Code: code, Diagnostic: hcl.Diagnostic{
		Severity: severity, Summary: fmt.Sprintf(format, args...), Subject: at}}
}

// FromHCL gives a diagnostic of the hcl library our code. The original is not changed.
func FromHCL(code Code, d *hcl.Diagnostic) *Diagnostic {
	out := &Diagnostic{Diagnostic: *d, Code: code}
	out.Summary = strings.TrimSuffix(d.Summary, ".")
	// The writer would print the variables of the expression; facts have none.
	out.Expression, out.EvalContext = nil, nil
	return out
}

// Because sets the detail and returns d.
func (d *Diagnostic) Because(format string, args ...any) *Diagnostic {
	d.Detail = fmt.Sprintf(format, args...)
	return d
}

// Try sets the way out and returns d. An empty text leaves d as it is, so that the result of a search for
// suggestions can be passed on unseen.
func (d *Diagnostic) Try(fix string) *Diagnostic {
	if fix != "" {
		d.Fix = fix
	}
	return d
}

// InBlock notes the line where the block around d begins, so that the findings of one block stay together when
// sorted; late ones (a missing field) come after the others of their block. It returns d.
func (d *Diagnostic) InBlock(line int, late bool) *Diagnostic {
	d.block, d.late = line, 0
	if late {
		d.late = 1
	}
	return d
}

// File is the file in question, "" when there is none.
func (d *Diagnostic) File() string {
	if d.Subject == nil {
		return ""
	}
	return d.Subject.Filename
}

// Line is the line counted from 1, 0 when there is none.
func (d *Diagnostic) Line() int {
	if d.Subject == nil {
		return 0
	}
	return d.Subject.Start.Line
}

// Column is the column counted from 1 in user-perceived characters, 0 when only the line is known.
func (d *Diagnostic) Column() int {
	if d.Subject == nil {
		return 0
	}
	return d.Subject.Start.Column
}

// IsError reports whether the finding kept something from loading or running.
func (d *Diagnostic) IsError() bool { return d.Severity == hcl.DiagError }

// Level is "error" or "warning".
func (d *Diagnostic) Level() string {
	if d.IsError() {
		return "error"
	}
	return "warning"
}

// Error writes the finding in one line: "file:3: HCL003 unknown field "nmae"; did you mean "name"?".
func (d *Diagnostic) Error() string {
	var b strings.Builder
	if f := d.File(); f != "" {
		b.WriteString(f)
		if n := d.Line(); n > 0 {
			fmt.Fprintf(&b, ":%d", n)
		}
		b.WriteString(": ")
	}
	fmt.Fprintf(&b, "%s %s", d.Code, d.Summary)
	for _, s := range []string{d.Detail, d.Fix} {
		if s != "" {
			b.WriteString("; ")
			b.WriteString(strings.TrimSuffix(strings.ReplaceAll(s, "\n", " "), "."))
		}
	}
	return b.String()
}

// List collects findings. The zero List is empty and ready; append adds to it. Functions that can find several
// mistakes return a List and go on after the first.
type List []*Diagnostic

// Add appends findings and returns nothing; nil ones are dropped.
func (l *List) Add(ds ...*Diagnostic) {
	for _, d := range ds {
		if d != nil {
			*l = append(*l, d)
		}
	}
}

// HasErrors reports whether one of them is an error.
func (l List) HasErrors() bool { return slices.ContainsFunc(l, (*Diagnostic).IsError) }

// Errors counts the errors.
func (l List) Errors() int {
	n := 0
	for _, d := range l {
		if d.IsError() {
			n++
		}
	}
	return n
}

// Err is the list as an error, nil when it holds no error.
func (l List) Err() error {
	if !l.HasErrors() {
		return nil
	}
	return l
}

// Error writes one finding a line.
func (l List) Error() string {
	lines := make([]string, len(l))
	for i, d := range l {
		lines[i] = d.Error()
	}
	return strings.Join(lines, "\n")
}

// HCL gives the list as the hcl library's own type, codes and ways out folded into the texts.
func (l List) HCL() hcl.Diagnostics {
	out := make(hcl.Diagnostics, len(l))
	for i, d := range l {
		out[i] = d.plain(nil)
	}
	return out
}

// Sort puts the most useful first: errors before warnings, causes before what follows from them, then by file
// and block; within a block what is there but wrong before what is missing. Equal ones keep their order.
func (l List) Sort() {
	slices.SortStableFunc(l, func(a, b *Diagnostic) int {
		if c := int(a.Severity) - int(b.Severity); c != 0 {
			return c
		}
		if c := rank(a) - rank(b); c != 0 {
			return c
		}
		if c := strings.Compare(a.File(), b.File()); c != 0 {
			return c
		}
		if c := a.start() - b.start(); c != 0 {
			return c
		}
		if c := a.late - b.late; c != 0 {
			return c
		}
		if c := a.Line() - b.Line(); c != 0 {
			return c
		}
		return a.Column() - b.Column()
	})
}

func (d *Diagnostic) start() int {
	if d.block > 0 {
		return d.block
	}
	return d.Line()
}

func rank(d *Diagnostic) int {
	if consequences[d.Code] {
		return 1
	}
	return 0
}

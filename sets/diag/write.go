package diag

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode"

	"github.com/hashicorp/hcl/v2"
)

// This file turns findings into output. Scripts know lines but no columns, and no bytes at all, while the hcl
// writer cuts its snippets by bytes: resolve fills them in from the texts just before printing, so that nobody
// above needs to.

// Files holds the texts of files by the name that diagnostics use, for snippets. A file that is missing costs
// its snippet only.
type Files map[string][]byte

// Writer prints findings for people, each with the line of source in question.
type Writer struct {
	out   io.Writer
	files Files
	width uint
	color bool
}

// NewWriter makes a Writer. Width is the number of columns to wrap at, 0 for no wrapping; color asks for
// terminal colours.
func NewWriter(w io.Writer, files Files, width uint, color bool) *Writer {
	return &Writer{w, files, width, color}
}

// maxShown is how many findings of one file are printed, maxAll how many of all files: whoever mends these sees the next ones.
const (
	maxShown = 50
	maxAll   = 1000
)

// Write prints the findings in the order given; of a file with very many the first alone, with the number of the
// rest, and so of all files together. The error is that of the underlying writer.
func (w *Writer) Write(list List) error {
	out := hcl.NewDiagnosticTextWriter(w.out, nil, w.width, w.color)
	count := map[string]int{}
	all := 0
	for i, d := range list {
		name := d.File()
		if count[name]++; count[name] > maxShown {
			continue
		}
		if all++; all > maxAll {
			_, err := fmt.Fprintf(w.out, "and %d more findings, in this file and others\n\n", len(list)-i)
			return err
		}
		plain := d.plain(w.files)
		plain.Summary, plain.Detail = Clean(plain.Summary)+w.place(plain.Subject), Clean(plain.Detail)
		plain.Subject, plain.Context = nil, nil
		if err := out.WriteDiagnostic(plain); err != nil {
			return err
		}
	}
	for _, d := range list {
		name := d.File()
		if n := count[name] - maxShown; n > 0 {
			count[name] = 0
			if _, err := fmt.Fprintf(w.out, "and %d more findings in %s\n\n", n, Clean(cmp.Or(name, "all"))); err != nil {
				return err
			}
		}
	}
	return nil
}

// Limits of a snippet.
const (
	maxLines = 5
	maxLine  = 200 // bytes
)

// place writes where a finding stands, with the lines in question. The hcl writer could do so, but it reads the file
// from its beginning for each finding and prints lines whole, however long, with all that commands a terminal.
func (w *Writer) place(r *hcl.Range) string {
	if r == nil || r.Filename == "" && r.Start.Line < 1 {
		return ""
	}
	if r.Start.Line < 1 {
		return "\n\n  on " + Clean(r.Filename)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n\n  on %s line %d:\n", Clean(r.Filename), r.Start.Line)
	text, ok := w.files[r.Filename]
	if !ok || r.Start.Byte > len(text) {
		b.WriteString("  (source code not available)")
		return b.String()
	}
	on, off := "", ""
	if w.color {
		on, off = "\x1b[1;4m", "\x1b[0m"
	}
	begin := bytes.LastIndexByte(text[:r.Start.Byte], '\n') + 1
	for i := range maxLines {
		end := len(text)
		if k := bytes.IndexByte(text[begin:], '\n'); k >= 0 {
			end = begin + k
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		before, marked, after := parts(text[begin:end], r.Start.Byte-begin, max(r.End.Byte, r.Start.Byte+1)-begin)
		fmt.Fprintf(&b, "%4d: %s%s%s%s%s", r.Start.Line+i, before, on, marked, off, after)
		if begin = end + 1; begin >= len(text) || begin >= r.End.Byte {
			break
		}
	}
	return b.String()
}

// parts cuts a line before and after what is marked; of a long line the neighbourhood of the mark is left.
func parts(line []byte, from, to int) (before, marked, after string) {
	from = min(max(from, 0), len(line))
	to = min(max(to, from), len(line))
	start, end := 0, len(line)
	left, right := "", ""
	if len(line) > maxLine {
		start = max(0, min(from-maxLine/4, len(line)-maxLine))
		end = start + maxLine
		to = min(to, end)
		if start > 0 {
			left = "..."
		}
		if end < len(line) {
			right = "..."
		}
	}
	return left + Clean(string(line[start:from])), Clean(string(line[from:to])), Clean(string(line[to:end])) + right
}

// maxMessage bounds a message in bytes: scripts word their errors themselves.
const maxMessage = 2000

// Commands reports a sign that is no text but commands what shows the text: a control character other than a new line and a tab,
// or one that turns the direction of what follows, so that a text reads as what it is not.
func Commands(r rune) bool {
	return r != '\n' && r != '\t' && unicode.IsControl(r) || r >= 0x2028 && r <= 0x202e || r >= 0x2066 && r <= 0x2069
}

// Clean makes a text from untrusted hands fit to be printed: signs that command a terminal become visible, and what
// is longer than any message has reason to be is cut.
func Clean(s string) string {
	if len(s) > maxMessage {
		s = strings.ToValidUTF8(s[:maxMessage], "") + "..."
	}
	return strings.Map(func(r rune) rune {
		if Commands(r) {
			return '\uFFFD'
		}
		return r
	}, strings.ToValidUTF8(s, "\uFFFD"))
}

// plain folds code and way out into the texts that the hcl library knows.
func (d *Diagnostic) plain(files Files) *hcl.Diagnostic {
	out := d.Diagnostic
	if out.Severity == hcl.DiagInvalid {
		out.Severity = hcl.DiagError
	}
	out.Summary = string(d.Code) + " " + d.Summary
	switch {
	case d.Fix != "" && d.Detail != "":
		out.Detail = d.Detail + "\n" + d.Fix
	case d.Fix != "":
		out.Detail = d.Fix
	}
	out.Subject = resolve(d.Subject, files)
	if out.Subject == nil || d.Subject == nil || *out.Subject != *d.Subject {
		out.Context = nil
	}
	return &out
}

// resolve gives a range the bytes that it lacks. A range that points outside its file loses its snippet.
func resolve(r *hcl.Range, files Files) *hcl.Range {
	if r == nil {
		return nil
	}
	text, ok := files[r.Filename]
	if !ok || r.Start.Line < 1 {
		return r
	}
	if r.End.Byte > 0 && r.End.Byte <= len(text) {
		return r
	}
	start, end := lineBytes(text, r.Start.Line)
	out := *r
	out.Start.Column = max(1, r.Start.Column)
	out.End.Line = r.Start.Line
	line := text[start:end]
	if r.Start.Column > 0 {
		start = min(end, start+r.Start.Column-1)
	} else {
		start += len(line) - len(bytes.TrimLeft(line, " \t"))
	}
	out.Start.Byte, out.End.Byte = start, max(start, end)
	out.End.Column = out.Start.Column + out.End.Byte - start
	return &out
}

// lineBytes gives the bytes of a line without its end, an empty range at the end of the text if there is no
// such line.
func lineBytes(text []byte, line int) (start, end int) {
	for ; line > 1; line-- {
		i := bytes.IndexByte(text[start:], '\n')
		if i < 0 {
			return len(text), len(text)
		}
		start += i + 1
	}
	if i := bytes.IndexByte(text[start:], '\n'); i >= 0 {
		return start, start + i
	}
	return start, len(text)
}

// Snippet is the line of source that d points at, without its indentation and shortened to 200 bytes and fit to be printed; "" when
// the text is not there.
func (d *Diagnostic) Snippet(files Files) string {
	text, ok := files[d.File()]
	if !ok || d.Line() < 1 {
		return ""
	}
	start, end := lineBytes(text, d.Line())
	return Clean(strings.ToValidUTF8(strings.TrimSpace(string(text[start:min(end, start+maxLine)])), ""))
}

// WriteJSON writes one object a line for each finding: type "diagnostic", code, severity, file, line, column,
// summary, detail, fix, snippet. Line and column are 0 when unknown.
func WriteJSON(w io.Writer, list List, files Files) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for _, d := range list {
		if err := enc.Encode(d.JSON(files)); err != nil {
			return err
		}
	}
	return nil
}

// Record is the JSON form of a finding; its fields are promised to tools.
type Record struct {
	Type     string `json:"type"`
	Code     Code   `json:"code"`
	Severity string `json:"severity"`
	File     string `json:"file,omitempty"`
	Line     int    `json:"line,omitempty"`
	Column   int    `json:"column,omitempty"`
	Summary  string `json:"summary"`
	Detail   string `json:"detail,omitempty"`
	Fix      string `json:"fix,omitempty"`
	Snippet  string `json:"snippet,omitempty"`
}

// JSON gives the JSON form of d.
func (d *Diagnostic) JSON(files Files) Record {
	return Record{"diagnostic", d.Code, d.Level(), d.File(), d.Line(), d.Column(), d.Summary, d.Detail, d.Fix, d.Snippet(files)}
}

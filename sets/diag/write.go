package diag

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"

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
	out   hcl.DiagnosticWriter
	files Files
}

// NewWriter makes a Writer. Width is the number of columns to wrap at, 0 for no wrapping; color asks for
// terminal colours.
func NewWriter(w io.Writer, files Files, width uint, color bool) *Writer {
	sources := make(map[string]*hcl.File, len(files))
	for name, text := range files {
		sources[name] = &hcl.File{Bytes: text}
	}
	return &Writer{hcl.NewDiagnosticTextWriter(w, sources, width, color), files}
}

// Write prints the findings in the order given. The error is that of the underlying writer.
func (w *Writer) Write(list List) error {
	for _, d := range list {
		if err := w.out.WriteDiagnostic(d.plain(w.files)); err != nil {
			return err
		}
	}
	return nil
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

// Snippet is the line of source that d points at, without its indentation and shortened to 200 bytes; "" when
// the text is not there.
func (d *Diagnostic) Snippet(files Files) string {
	text, ok := files[d.File()]
	if !ok || d.Line() < 1 {
		return ""
	}
	start, end := lineBytes(text, d.Line())
	return strings.ToValidUTF8(strings.TrimSpace(string(text[start:min(end, start+200)])), "")
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

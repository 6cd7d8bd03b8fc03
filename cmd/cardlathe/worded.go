package main

import (
	"io"
	"slices"
	"strings"

	"cardlathe/tools/board"

	"github.com/spf13/cobra"
)

// What the tools report they write in English, a line a statement, whoever prints it. With --lang zh the lines go through the
// table of package board on their way out; what the table does not know stays as it is, and JSON is never touched.

// reports tells whether what a command prints is such a report.
func reports(cmd *cobra.Command) bool {
	for c := cmd; c != nil; c = c.Parent() {
		if slices.Contains([]string{"new", "check", "test", "sim", "replay", "report", "stubs", "dev"}, c.Name()) {
			return true
		}
	}
	return false
}

// worded is a stream that says each line in a language.
type worded struct {
	to       io.Writer
	language string
	begun    bool // a line without its end is out already
}

// Write implements io.Writer.
func (w *worded) Write(text []byte) (int, error) {
	for line := range strings.SplitAfterSeq(string(text), "\n") {
		whole, ended := strings.CutSuffix(line, "\n")
		out := line
		// What is further in is the board, the log and the text of the author.
		if inner := strings.TrimLeft(whole, " "); !w.begun && ended && len(whole)-len(inner) <= 2 {
			out = whole[:len(whole)-len(inner)] + board.Reword(w.language, inner) + "\n"
		}
		if line != "" {
			w.begun = !ended
		}
		if _, err := io.WriteString(w.to, out); err != nil {
			return 0, err
		}
	}
	return len(text), nil
}

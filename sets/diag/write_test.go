package diag_test

import (
	"strings"
	"testing"

	"cardlathe/sets/diag"
)

func write(t *testing.T, files diag.Files, list diag.List) string {
	t.Helper()
	var b strings.Builder
	if err := diag.NewWriter(&b, files, 0, false).Write(list); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// Nothing that an author wrote reaches a terminal as a command, and no line is printed without end.
func TestWriterIsBounded(t *testing.T) {
	files := diag.Files{"a.lua": []byte("one\n\x1b[2J" + strings.Repeat("x", 1<<20) + "!\nthree\n")}
	got := write(t, files, diag.List{
		diag.Errorf("X001", diag.At("a.lua", 2, 0), "the script said \x1b]0;title\a%s", strings.Repeat("y", 1<<20)),
		diag.Errorf("X001", diag.At("a.lua", 2, 1<<20), "late"),
	})
	if strings.ContainsAny(got, "\x1b\a") || len(got) > 5000 {
		t.Errorf("%d bytes: %.300q", len(got), got)
	}
	if !strings.Contains(got, "  on a.lua line 2:\n   2: ") || !strings.Contains(got, "...xxx") {
		t.Errorf("%.3000s", got)
	}
}

// A finding about a file as a whole speaks of no line 0.
func TestWriterOnWholeFiles(t *testing.T) {
	got := write(t, nil, diag.List{diag.Errorf("X001", diag.At("a.lua", 0, 0), "unreadable").Try("mend it")})
	if want := "Error: X001 unreadable\n\n  on a.lua\n\nmend it\n\n"; got != want {
		t.Errorf("%q", got)
	}
}

// The lines in question are printed with their numbers, as many as the finding spans.
func TestWriterShowsTheLines(t *testing.T) {
	d := diag.Errorf("X001", diag.At("a.hcl", 2, 1), "x")
	got := write(t, diag.Files{"a.hcl": []byte("one\n  two\nthree")}, diag.List{d})
	if !strings.Contains(got, "  on a.hcl line 2:\n   2:   two\n") || strings.Contains(got, "three") {
		t.Errorf("%q", got)
	}
}

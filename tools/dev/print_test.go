package dev

import (
	"fmt"
	"strings"
	"testing"
)

// TestScreen: on a terminal how far a run has come is one line, over which all else is written; elsewhere it is a line a
// quarter. Short runs tell nothing.
func TestScreen(t *testing.T) {
	for _, c := range []struct {
		live bool
		all  int
		want string
	}{
		{true, 200, "\r\x1b[K2 of 200 scenarios\r\x1b[K4 of 200 scenarios\r\x1b[Khello\n\r\x1b[K6 of 200 scenarios\r\x1b[K"},
		{false, 8, "hello\n"},
		{true, 8, "hello\n"},
		{false, 200, "hello\n"},
	} {
		var b strings.Builder
		s := &screen{to: &b, live: c.live}
		for done := 1; done <= 7; done++ {
			s.progress(done, c.all)
			if done == 5 {
				fmt.Fprintln(s.over(&b), "hello")
			}
		}
		s.wipe()
		if b.String() != c.want {
			t.Errorf("live: %t, %d: %q, want %q", c.live, c.all, b.String(), c.want)
		}
	}
	var b strings.Builder
	s := &screen{to: &b}
	for range 2 {
		for done := 1; done <= 1000; done++ {
			s.progress(done, 1000)
		}
	}
	quarters := "250 of 1000 scenarios\n500 of 1000 scenarios\n750 of 1000 scenarios\n"
	if b.String() != quarters+quarters {
		t.Errorf("%q", b.String())
	}
}

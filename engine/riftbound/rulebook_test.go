package riftbound

import (
	"strings"
	"testing"
)

// TestDefinitions: what is declared a definition is a testable line, has a reason, and is at most a tenth of them.
func TestDefinitions(t *testing.T) {
	testable, declared := 0, 0
	for _, r := range readRulebook() {
		if r.Testable {
			testable++
		}
		if r.Definition == "" {
			continue
		}
		declared++
		if !r.Testable {
			t.Errorf("%s is declared a definition, but nobody is to prove it", r.Number)
		}
	}
	if lines := strings.Count(strings.TrimSpace(definitions), "\n") + 1; lines != declared {
		t.Errorf("definitions.tsv has %d lines, of which %d are a rule and a reason", lines, declared)
	}
	if declared*10 > testable {
		t.Errorf("%d of %d testable lines are declared definitions; at most a tenth may be", declared, testable)
	}
}

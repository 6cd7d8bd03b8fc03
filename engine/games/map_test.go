package games

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestPackageMaps: the package comment of each ruleset, which tells where to find a rule, names every file of the package and
// no other.
func TestPackageMaps(t *testing.T) {
	dirs, err := filepath.Glob("../*/rules.go")
	if err != nil || len(dirs) == 0 {
		t.Fatalf("no rulesets: %v", err)
	}
	for _, rules := range dirs {
		text, err := os.ReadFile(rules)
		if err != nil {
			t.Fatal(err)
		}
		comment, _, _ := strings.Cut(string(text), "\npackage ")
		named := regexp.MustCompile(`[a-z_]+\*?\.go`).FindAllString(comment, -1)
		files, _ := filepath.Glob(filepath.Join(filepath.Dir(rules), "*.go"))
		covered := map[string]bool{"rules.go": true}
		for _, n := range named {
			found := false
			for _, f := range files {
				if ok, _ := filepath.Match(n, filepath.Base(f)); ok {
					covered[filepath.Base(f)], found = true, true
				}
			}
			if !found {
				t.Errorf("%s names %s, and there is no such file", rules, n)
			}
		}
		for _, f := range files {
			base := filepath.Base(f)
			if !covered[base] && !strings.HasSuffix(base, "_test.go") && !slices.Contains([]string{"examples.go", "reasons.go"}, base) {
				t.Errorf("%s does not name %s", rules, base)
			}
		}
	}
}

// TestRefusalsHaveRules: what the kernel itself refuses or ends is told with a rule of the game.
func TestRefusalsHaveRules(t *testing.T) {
	for _, v := range Vocabularies() {
		if v.Noted.NotOffered == 0 || v.Noted.Endless == 0 {
			t.Errorf("%s: Vocabulary.Noted lacks the rule of answers that are not offered, or of endless games", v.Title)
		}
	}
}

package scenario_test

import (
	"bytes"
	"testing"

	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/tools/scenario"
)

// TestShipped runs every scenario in the binary, each as a subtest named after file and title.
func TestShipped(t *testing.T) {
	rules := games.All()
	content := &scenario.Content{Tree: sets.Shipped(), Rules: rules, Load: scenario.Load(rules)}
	files, diags := scenario.Find(content.Tree)
	suite, more := scenario.Open(content, files)
	for _, d := range append(diags, more...) {
		t.Error(d)
	}
	if len(suite.Scenarios) == 0 {
		t.Fatal("no scenario is shipped")
	}
	for _, sc := range suite.Scenarios {
		t.Run(sc.File+"/"+sc.Title, func(t *testing.T) {
			t.Parallel()
			if r := sc.Run(); !r.Pass {
				var b bytes.Buffer
				if err := scenario.WriteFailure(&b, &r); err != nil {
					t.Fatal(err)
				}
				t.Error(b.String())
			}
		})
	}
}

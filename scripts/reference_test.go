package scripts_test

// The reference is committed and kept fresh.

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
)

var update = flag.Bool("update", false, "write the references anew; read the difference before you commit it")

func TestReferenceIsFresh(t *testing.T) {
	for _, rules := range games.All() {
		v := rules.Vocabulary()
		name := filepath.Join("..", "sets", v.Game, "REFERENCE.md")
		text := scripts.Reference(v)
		if *update {
			if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		have, err := os.ReadFile(name)
		if err != nil || string(have) != text {
			t.Errorf("%s is stale: run go test ./scripts -run Reference -update", name)
		}
		if text != scripts.Reference(v) {
			t.Error("the reference differs from call to call")
		}
	}
}

// Acts, durations and periods are explained, and answer when they are asked for by name.
func TestWordsAreExplained(t *testing.T) {
	for _, rules := range games.All() {
		v := rules.Vocabulary()
		for _, list := range [][]engine.Word{v.Acts, v.Durations, v.Periods} {
			for _, w := range list {
				if w.Name != "" && (w.Doc == "" || !strings.Contains(scripts.Describe(v, w.Name), "`\""+w.Name+"\"`: ")) {
					t.Errorf("%s: %s is not explained", v.Title, w.Name)
				}
			}
		}
	}
}

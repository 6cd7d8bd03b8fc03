package scripts_test

// The reference is committed and kept fresh.

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

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

package games_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// rulesets are the folders of engine that hold a ruleset, whether the program ships it or not.
func rulesets(t *testing.T) []string {
	t.Helper()
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, e := range entries {
		files, err := filepath.Glob(filepath.Join("..", e.Name(), "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		if e.IsDir() && len(files) > 0 && !slices.Contains([]string{"common", "games"}, e.Name()) {
			list = append(list, e.Name())
		}
	}
	if len(list) < 2 || !slices.Contains(list, "riftbound") || !slices.Contains(list, "windfall") {
		t.Fatalf("the folders of rulesets were not found: %v", list)
	}
	return list
}

// goTool runs the go command in the root of the module.
func goTool(t *testing.T, args ...string) string {
	t.Helper()
	c := exec.Command("go", args...)
	c.Dir = filepath.Join("..", "..")
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// TestRulesetsDependOnNoOther: nothing that a ruleset is built of belongs to another game.
func TestRulesetsDependOnNoOther(t *testing.T) {
	games := rulesets(t)
	args := []string{"list", "-f", `{{.ImportPath}}{{range .Deps}} {{.}}{{end}}`}
	for _, game := range games {
		args = append(args, "./engine/"+game)
	}
	lines := strings.Split(strings.TrimSpace(goTool(t, args...)), "\n")
	if len(lines) != len(games) {
		t.Fatalf("%d packages are listed, not %d", len(lines), len(games))
	}
	for _, line := range lines {
		f := strings.Fields(line)
		for _, dep := range f[1:] {
			switch {
			case !strings.HasPrefix(dep, "cardlathe/"), dep == "cardlathe/engine", dep == "cardlathe/engine/common":
			default:
				t.Errorf("%s is built with %s", f[0], dep)
			}
		}
	}
}

// TestBuildsAlone builds each ruleset, the list of rulesets, the libraries and the tools as if the packages of the other games were not
// there. The list of rulesets is the one file that names them all, so it is replaced by one that names this game alone.
func TestBuildsAlone(t *testing.T) {
	games := rulesets(t)
	for _, game := range games {
		t.Run(game, func(t *testing.T) {
			replace := map[string]string{}
			for _, other := range games {
				if other == game {
					continue
				}
				files, err := filepath.Glob(filepath.Join("..", other, "*.go"))
				if err != nil {
					t.Fatal(err)
				}
				for _, f := range files {
					replace[absolute(t, f)] = "" // not there
				}
			}
			dir := t.TempDir()
			list := filepath.Join(dir, "games.go")
			write(t, list, fmt.Sprintf(`package games

import (
	"cardlathe/engine"
	game "cardlathe/engine/%s"
)

func All() []engine.Ruleset { return []engine.Ruleset{game.New()} }

func Vocabularies() []*engine.Vocabulary { return []*engine.Vocabulary{game.New().Vocabulary()} }
`, game))
			replace[absolute(t, "games.go")] = list
			overlay, err := json.Marshal(map[string]any{"Replace": replace})
			if err != nil {
				t.Fatal(err)
			}
			name := filepath.Join(dir, "overlay.json")
			write(t, name, string(overlay))
			goTool(t, "build", "-overlay", name, "./engine", "./engine/common", "./engine/games", "./engine/"+game, "./scripts", "./sets", "./tools/...")
			if game != games[0] {
				return
			}
			// The others are really absent: else this test would prove nothing.
			c := exec.Command("go", "build", "-overlay", name, "./engine/"+games[len(games)-1])
			c.Dir = filepath.Join("..", "..")
			if out, err := c.CombinedOutput(); err == nil {
				t.Errorf("%s can be built, although it is left out: %s", games[len(games)-1], out)
			}
		})
	}
}

func absolute(t *testing.T, name string) string {
	t.Helper()
	name, err := filepath.Abs(name)
	if err != nil {
		t.Fatal(err)
	}
	return name
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

package scenario

// Which lines of the scripts of cards the scenarios run. What runs is no proof of anything (mutate.go looks for that), but what
// never runs is certainly not tried.

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/scripts"
)

// Cover plays the scenario once and adds to ran which lines of scripts ran, and the lines that declare the abilities that
// were used; it returns why the scenario fails, nil when it passes.
func (sc *Scenario) Cover(ran scripts.Ran) *Failure {
	r := sc.playFollowed(sc.file.library, engine.Options{KeepHistory: true}, ran)
	if r.game == nil {
		return r.failure
	}
	for i := 1; i <= r.game.ItemsMade(); i++ {
		a := r.game.AbilityOf(r.game.Item(engine.ItemID(i)).Instance)
		if a == nil || a.Script == nil {
			continue
		}
		if ran[a.Script.Path] == nil {
			ran[a.Script.Path] = map[int]bool{}
		}
		ran[a.Script.Path][a.Line] = true
	}
	return r.failure
}

// Covered is how much of a card's script has run.
type Covered struct {
	Card string `json:"card"`
	File string `json:"file"`
	Ran  int    `json:"ran"`
	Of   int    `json:"of"`   // lines of its functions that can run; 0: it declares everything as data
	Left []int  `json:"left"` // those that did not, in order
}

// CoverCards tells it of all cards with a script whose set is among some, by file; each script is told once.
func CoverCards(lib *engine.Library, ran scripts.Ran, sets map[string]bool) []Covered {
	var out []Covered
	seen := map[string]bool{}
	for _, id := range slices.Sorted(maps.Keys(lib.Cards)) {
		c := lib.Cards[id]
		if c.Script == nil || !sets[c.Set] || seen[c.Script.Path] {
			continue
		}
		seen[c.Script.Path] = true
		x := Covered{Card: c.Name, File: c.Script.Path, Left: []int{}}
		for _, line := range scripts.Lines(c.Script) {
			if x.Of++; ran[c.Script.Path][line] {
				x.Ran++
			} else {
				x.Left = append(x.Left, line)
			}
		}
		out = append(out, x)
	}
	slices.SortStableFunc(out, func(a, b Covered) int { return strings.Compare(a.File, b.File) })
	return out
}

// WriteCovered writes the scripts of which not every line has run, with verbose all, and then the counts.
func WriteCovered(w io.Writer, list []Covered, verbose bool) error {
	ran, of, whole := 0, 0, 0
	for _, x := range list {
		ran, of = ran+x.Ran, of+x.Of
		if x.Ran == x.Of {
			whole++
		}
		if x.Ran == x.Of && !verbose {
			continue
		}
		text := fmt.Sprintf("%d of %d lines", x.Ran, x.Of)
		if x.Of == 0 {
			text = "data alone"
		}
		if len(x.Left) > 0 {
			text += ", never " + ranges(x.Left)
		}
		if _, err := fmt.Fprintf(w, "%s: %s\n", x.File, text); err != nil {
			return err
		}
	}
	share := 100.0
	if of > 0 {
		share = 100 * float64(ran) / float64(of)
	}
	_, err := fmt.Fprintf(w, "%d of %d lines in functions have run (%.1f %%); of %d scripts %d have nothing left\n", ran, of, share, len(list), whole)
	return err
}

// WriteCoveredJSON writes one object for each script.
func WriteCoveredJSON(w io.Writer, list []Covered) error {
	e := json.NewEncoder(w)
	for _, x := range list {
		if err := e.Encode(struct {
			Type string `json:"type"`
			Covered
		}{"covered", x}); err != nil {
			return err
		}
	}
	return nil
}

// ranges writes numbers in order: "3, 5-7".
func ranges(list []int) string {
	var parts []string
	for i := 0; i < len(list); {
		k := i
		for k+1 < len(list) && list[k+1] == list[k]+1 {
			k++
		}
		if k == i {
			parts = append(parts, fmt.Sprint(list[i]))
		} else {
			parts = append(parts, fmt.Sprintf("%d-%d", list[i], list[k]))
		}
		i = k + 1
	}
	return strings.Join(parts, ", ")
}

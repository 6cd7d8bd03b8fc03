package workbench

// How large the letters on a card are: long names and texts take smaller ones, and some of the picture, so that nothing is cut on any
// screen and on paper. The sizes themselves are in static/card.css, in em, so that one answer serves all places.

import (
	"strings"
	"unicode"

	"cardlathe/engine"
)

// wide is how much room a text takes, in letters; those of Chinese and the like count twice.
func wide(s string) int {
	n := 0
	for _, r := range s {
		n++
		if r >= 0x2e80 {
			n++
		}
	}
	return n
}

// step is the largest size whose bound a measure passes.
func step(measure float64, bounds []float64, names []string) string {
	out := ""
	for i, b := range bounds {
		if measure > b {
			out = names[i]
		}
	}
	return out
}

// lettersOf are the classes of a card's letters.
func lettersOf(words *engine.Vocabulary, f *Face) string {
	// A line of keywords takes the room of thirty letters of text.
	text := float64(wide(f.Text) + 30*((wide(strings.Join(f.Keywords, "  "))+18)/19))
	// The name has two lines beside what the card costs.
	line := 13.0
	if words.Picture != nil {
		for _, n := range words.Picture.Costs {
			if _, ok := f.Numbers[n]; ok {
				line -= 1.8
			}
		}
	}
	for _, n := range f.Amounts {
		line -= 1.1 * float64(n)
	}
	line = max(line, 4) / 0.66
	name := float64(wide(f.Name)) * 1.2 / (2 * line)
	for _, w := range strings.FieldsFunc(f.Name, func(r rune) bool { return unicode.IsSpace(r) || r == '-' }) {
		name = max(name, float64(wide(w))*1.25/line)
	}
	kind := float64(wide(strings.Join(f.Traits, " ") + f.Type + strings.Join(f.Tags, " ")))
	return strings.Join(strings.Fields(strings.Join([]string{
		step(kind, []float64{17, 25}, []string{"longtype", "longertype"}),
		step(text, []float64{92, 132, 230}, []string{"wordy", "wordier", "wordiest"}),
		step(name, []float64{0.76, 0.95, 1.2}, []string{"longname", "longername", "longestname"}),
	}, " ")), " ")
}

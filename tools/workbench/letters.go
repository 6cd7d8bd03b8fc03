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

// crowded is how full the two lines of a name are, of a width in em; at 1 it hardly fits in letters of a usual size.
func crowded(name string, width float64) float64 {
	line := max(width, 3.5) / 0.66
	full := float64(wide(name)) * 1.2 / (2 * line)
	// A line ends at spaces, and between any two characters of Chinese.
	for _, w := range strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || r == '-' || r >= 0x2e80 }) {
		full = max(full, float64(wide(w))*1.25/line)
	}
	return full
}

// lettersOf are the classes of a card's letters.
func lettersOf(words *engine.Vocabulary, f *Face) string {
	// A line of keywords takes the room of thirty letters of text.
	text := float64(wide(f.Text) + 30*((wide(strings.Join(f.Keywords, "  "))+18)/19))
	costs := 0
	if words.Picture != nil {
		for _, n := range words.Picture.Costs {
			if _, ok := f.Numbers[n]; ok {
				costs++
			}
		}
	}
	pips := 0
	for _, n := range f.Amounts {
		pips += min(n, 6)
	}
	// The name has two lines beside what the card costs, which is drawn smaller on the board.
	name := crowded(f.Name, 13-1.8*float64(costs)-1.1*float64(pips))
	short := crowded(f.Name, 9.4-1.55*float64(costs)-0.95*float64(pips))
	kind := float64(wide(strings.Join(f.Traits, " ") + f.Type + strings.Join(f.Tags, " ")))
	return strings.Join(strings.Fields(strings.Join([]string{
		step(kind, []float64{17, 25}, []string{"longtype", "longertype"}),
		step(text, []float64{92, 132, 230}, []string{"wordy", "wordier", "wordiest"}),
		step(name, []float64{0.76, 0.95, 1.2}, []string{"longname", "longername", "longestname"}),
		step(short, []float64{0.9, 1.04, 1.2, 1.5}, []string{"longtile", "longertile", "longesttile", "crowdedtile"}),
	}, " ")), " ")
}

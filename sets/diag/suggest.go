package diag

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Nearest finds the word that a misspelt one most likely means: the one with the fewest letters to change, case
// aside, at most a third of its length and at least one. It returns "" when none is near. Of equals the first in
// the list wins, so that the answer does not depend on a map's order.
func Nearest(word string, words []string) string {
	// The distance costs the product of the lengths; nobody misspells a word of that length.
	if len(word) > 100 {
		return ""
	}
	word = strings.ToLower(word)
	best, least := "", max(1, len([]rune(word))/3)+1
	for _, w := range words {
		if len(w) > 100 {
			continue
		}
		if d := distance([]rune(word), []rune(strings.ToLower(w))); d < least {
			best, least = w, d
		}
	}
	return best
}

// Suggest words Nearest as a way out: `did you mean "name"?`; "" when no word is near.
func Suggest(word string, words []string) string {
	if near := Nearest(word, words); near != "" {
		return "did you mean " + strconv.Quote(near) + "?"
	}
	return ""
}

// OneOf words a choice: the nearest word if there is one, else all of them when they are at most 12.
func OneOf(word string, words []string) string {
	if s := Suggest(word, words); s != "" || len(words) == 0 {
		return s
	}
	if len(words) > 12 {
		return ""
	}
	return "it is one of " + strings.Join(words, ", ")
}

// Meant words what a name most likely means: what it is short for, as "Annie" for "Annie, Fiery", or else the nearest.
func Meant(name string, names []string) string {
	var long []string
	for _, n := range names {
		if len(name) > 0 && len(n) > len(name) && strings.EqualFold(n[:len(name)], name) && !slices.Contains(long, n) {
			if next, _ := utf8.DecodeRuneInString(n[len(name):]); !unicode.IsLetter(next) && !unicode.IsDigit(next) {
				long = append(long, n)
			}
		}
	}
	const most = 6
	switch n := len(long); {
	case n == 0:
		return Suggest(name, names)
	case n == 1:
		return "did you mean " + strconv.Quote(long[0]) + "?"
	case n > most:
		return fmt.Sprintf("it is short for %q and %d more: write the whole name", long[0], n-1)
	}
	for i := range long {
		long[i] = strconv.Quote(long[i])
	}
	n := len(long) - 1
	return "it is short for " + strings.Join(long[:n], ", ") + " and " + long[n] + ": write the whole name"
}

// distance counts the letters to insert, delete, replace or swap with their neighbour. Swaps count once, unlike in
// Levenshtein's measure, since they are the commonest slip: "nmae" must be near "name".
func distance(a, b []rune) int {
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := range a {
		row[0] = i + 1
		for j := range b {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			row[j+1] = min(last[j+1]+1, row[j]+1, last[j]+cost)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}

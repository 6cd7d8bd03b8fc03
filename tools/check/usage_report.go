package check

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"cardlathe/engine"
)

// shownUsers is how many cards a line of text names.
const shownUsers = 3

// SingleLimit is how many words of the API may have one user, unless the ruleset says why it needs more
// (Vocabulary.Singles); each has to be justified in the ruleset.
const SingleLimit = 10

// singlesOf is the limit of a game, with the reason where it is a limit of its own.
func singlesOf(v *engine.Vocabulary) (most int, why string) {
	if v.Singles > SingleLimit {
		return v.Singles, v.SinglesReason
	}
	return SingleLimit, ""
}

// SingleWithin is the same of words within others: options of verbs and queries, acts, durations.
const SingleWithin = 20

// WriteUsage writes a line for each word with its cards, then apart those with one user and those with none.
func WriteUsage(w io.Writer, v *engine.Vocabulary, list []Use) error {
	var b strings.Builder
	words(&b, list)
	single := Single(list)
	open := 0
	fmt.Fprintf(&b, "\nused by one card alone\n")
	for _, u := range single {
		why := u.Reason
		if why == "" {
			why = "not justified"
			open++
		}
		fmt.Fprintf(&b, "  %s %s: %s: %s\n", u.Kind, u.word(), u.Cards[0], why)
	}
	none := None(list)
	fmt.Fprintf(&b, "\nused by none\n")
	for _, kind := range counted {
		var words []string
		for _, u := range none {
			if u.Kind == kind {
				words = append(words, u.word())
			}
		}
		if words != nil {
			fmt.Fprintf(&b, "  %s: %s\n", plural(kind), strings.Join(words, ", "))
		}
	}
	own, inner := Apart(single)
	most, why := singlesOf(v)
	limit := fmt.Sprintf("at most %d", most)
	if why != "" {
		limit += fmt.Sprintf(" in this game, where others have %d: %s", SingleLimit, why)
	}
	fmt.Fprintf(&b, "\n%d words, %d used by one card alone (%s) and %d words within others (at most %d), %d not justified, %d used by none\n",
		len(list), len(own), limit, len(inner), SingleWithin, open, len(none))
	_, err := io.WriteString(w, b.String())
	return err
}

// WriteUsed writes a line for each word of a list of UsageBelow with its cards.
func WriteUsed(w io.Writer, list []Use) error {
	var b strings.Builder
	words(&b, list)
	fmt.Fprintf(&b, "\n%d words\n", len(list))
	_, err := io.WriteString(w, b.String())
	return err
}

// words writes a line for each word under the title of its kind.
func words(b *strings.Builder, list []Use) {
	kind := ""
	for _, u := range list {
		if u.Kind != kind {
			kind = u.Kind
			fmt.Fprintf(b, "%s\n", plural(kind))
		}
		fmt.Fprintf(b, "  %4d  %s", len(u.Cards), u.word())
		if n := len(u.Cards); n > 0 {
			fmt.Fprintf(b, ": %s", strings.Join(u.Cards[:min(n, shownUsers)], "; "))
			if n > shownUsers {
				fmt.Fprintf(b, " and %d more", n-shownUsers)
			}
		}
		if u.Unsupported != "" {
			b.WriteString(" (not played yet)")
		}
		b.WriteByte('\n')
	}
}

func plural(kind string) string {
	if kind == "query" {
		return "queries"
	}
	return kind + "s"
}

// word is how a list of its kind shows a word.
func (u *Use) word() string {
	if u.Of == "" || u.Kind == "filter" {
		return u.Name
	}
	if strings.Contains(u.Of, " ") {
		return u.Name + " of " + strings.Join(strings.Fields(u.Of), ", ")
	}
	return u.Of + "." + u.Name
}

// WriteUsageJSON writes a line of JSON for each word, and one for all.
func WriteUsageJSON(w io.Writer, game string, list []Use) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	for _, u := range list {
		line := struct {
			Type        string   `json:"type"`
			Game        string   `json:"game"`
			Kind        string   `json:"kind"`
			Of          string   `json:"of,omitempty"`
			Name        string   `json:"name"`
			Count       int      `json:"count"`
			Cards       []string `json:"cards"`
			Reason      string   `json:"reason,omitempty"`
			Unsupported string   `json:"unsupported,omitempty"`
		}{"use", game, u.Kind, u.Of, u.Name, len(u.Cards), append([]string{}, u.Cards...), u.Reason, u.Unsupported}
		if err := e.Encode(line); err != nil {
			return err
		}
	}
	return e.Encode(struct {
		Type   string `json:"type"`
		Game   string `json:"game"`
		Words  int    `json:"words"`
		Single int    `json:"single"`
		None   int    `json:"none"`
	}{"usage", game, len(list), len(Single(list)), len(None(list))})
}

package diag

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// A page explains a code to someone who has met it. Pages are texts that lie beside the table of the codes, as
// pages.txt, in each package that has codes; packages above gather them. A test runs the example of each page and
// demands that it gives its code.

// Page explains one code.
type Page struct {
	Code  Code   `json:"code"`
	Title string `json:"title"` // what it is about, in a few words
	Means string `json:"means"`
	Do    string `json:"do"`
	// Example are files of a set that cause the finding. What a set needs besides is left out.
	Example []Example `json:"example"`
}

// Example is a file of an example.
type Example struct {
	// File is its path in the folder of the set, with "../" one beside it.
	File string `json:"file"`
	// Note says what the text cannot show: "saved as UTF-16"; may be empty.
	Note string `json:"note,omitempty"`
	Text string `json:"text"`
}

//go:embed pages.txt
var pages string

// Pages explain the codes of this package.
var Pages = sync.OnceValue(func() []Page { return ParsePages(pages) })

// ParsePages reads pages from a text. A page begins with "== CODE title"; then come paragraphs that say what the code
// means, a paragraph that begins with "Do: ", and files that begin with "-- name --" or "-- name (note) --". Lines of a
// text that begins with "#" before the first page are not read. A malformed text is a mistake of this program: it panics.
func ParsePages(text string) []Page {
	var out []Page
	parts := strings.Split("\n"+text, "\n== ")
	for _, part := range parts[1:] {
		head, body, _ := strings.Cut(part, "\n")
		code, title, ok := strings.Cut(head, " ")
		if !ok {
			panic(fmt.Sprintf("page %q has no title", head))
		}
		p := Page{Code: Code(code), Title: title}
		prose, files, _ := strings.Cut("\n"+body, "\n-- ")
		means, do, ok := strings.Cut(prose, "\nDo: ")
		if !ok {
			panic(fmt.Sprintf("page %s does not say what to do", code))
		}
		p.Means, p.Do = joined(means), joined(do)
		if files != "" {
			for _, f := range strings.Split(files, "\n-- ") {
				name, text, ok := strings.Cut(f, " --\n")
				if !ok {
					panic(fmt.Sprintf("page %s: a file begins with -- name --, not with %q", code, f))
				}
				e := Example{File: name, Text: strings.TrimRight(text, "\n") + "\n"}
				if file, note, ok := strings.Cut(name, " ("); ok {
					e.File, e.Note = file, strings.TrimSuffix(note, ")")
				}
				p.Example = append(p.Example, e)
			}
		}
		out = append(out, p)
	}
	return out
}

// joined makes the lines of a paragraph one line; paragraphs stay apart.
func joined(s string) string {
	var out []string
	for p := range strings.SplitSeq(strings.TrimSpace(s), "\n\n") {
		out = append(out, strings.Join(strings.Fields(p), " "))
	}
	return strings.Join(out, "\n\n")
}

// PageOf finds the page of a code, case aside; else it says which code was likely meant.
func PageOf(list []Page, code string) (page Page, ok bool, hint string) {
	i := slices.IndexFunc(list, func(p Page) bool { return strings.EqualFold(string(p.Code), code) })
	if i >= 0 {
		return list[i], true, ""
	}
	codes := make([]string, len(list))
	for i, p := range list {
		codes[i] = string(p.Code)
	}
	return Page{}, false, Suggest(code, codes)
}

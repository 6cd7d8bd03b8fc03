package check

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"cardlathe/scripts"
	"cardlathe/sets/diag"
	"cardlathe/tools/scenario"
)

//go:embed pages.txt
var pages string

// Pages explain all codes of the program, sorted by code.
var Pages = sync.OnceValue(func() []diag.Page {
	out := slices.Concat(diag.Pages(), scripts.Pages(), scenario.Pages(), diag.ParsePages(pages))
	slices.SortFunc(out, func(a, b diag.Page) int { return strings.Compare(string(a.Code), string(b.Code)) })
	return out
})

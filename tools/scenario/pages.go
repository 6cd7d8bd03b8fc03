package scenario

import (
	_ "embed"
	"sync"

	"cardlathe/sets/diag"
)

//go:embed pages.txt
var pages string

// Pages explain the codes of this package.
var Pages = sync.OnceValue(func() []diag.Page { return diag.ParsePages(pages) })

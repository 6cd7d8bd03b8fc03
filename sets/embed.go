package sets

import (
	"embed"
	"io/fs"
)

// A new game adds its folder here; a test compares the list with the folders on disk. Names that begin with "."
// or "_" are not embedded, as nowhere loaded.
//
//go:embed riftbound
//go:embed union-arena
//go:embed duel-of-champions
var shipped embed.FS

// Shipped is the content in the binary: a folder for each game, in it one for each set.
func Shipped() fs.FS { return shipped }

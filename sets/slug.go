package sets

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Slug turns a name into the stem of a file name: letters and digits of every script in lower case and NFC,
// apostrophes dropped, everything else a single '-', none at the ends. "King's Edict" gives "kings-edict",
// "Rek'Sai, Breacher" "reksai-breacher", "灯笼守卫" itself. A name without letters and digits gives "".
func Slug(name string) string {
	var b strings.Builder
	gap := false
	for _, r := range norm.NFC.String(strings.ToLower(norm.NFC.String(name))) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r) && b.Len() > 0 && !gap:
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(r)
		case strings.ContainsRune("'\u2019\u2018\u02bc`", r):
			// Dropped, so that a possessive stays one word.
		default:
			gap = true
		}
	}
	return b.String()
}

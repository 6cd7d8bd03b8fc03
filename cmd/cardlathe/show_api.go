package main

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/tools/check"
)

// showAPI prints what the reference says of a word of the card API and which cards use it, or the whole reference.
func (a *app) showAPI(o *opened, name string) error {
	found := false
	for _, r := range o.Rules {
		v := r.Vocabulary()
		if name == "" {
			fmt.Fprint(a.out, scripts.Reference(v))
			continue
		}
		text := scripts.Describe(v, name)
		if text == "" {
			continue
		}
		found = true
		fmt.Fprint(a.out, text)
		for _, u := range check.Usage(o.Content, v.Game) {
			if u.Name != name {
				continue
			}
			users := "no card uses it"
			if n := len(u.Cards); n > 0 {
				users = many(n, "card") + ": " + strings.Join(u.Cards[:min(n, 12)], "; ")
				if n > 12 {
					users += fmt.Sprintf(" and %d more", n-12)
				}
			}
			fmt.Fprintf(a.out, "\n%s: %s\n", u.Key(), users)
		}
	}
	if name != "" && !found {
		return fail(exitUse, "the card API has no %q%s", name, hint(name, apiNames()))
	}
	return nil
}

// apiNames lists the names of the card API of all games.
func apiNames() []string {
	var out []string
	for _, r := range games.All() {
		for _, e := range scripts.API(r.Vocabulary()) {
			out = append(out, e.Name)
		}
		out = append(out, scripts.WordNames(r.Vocabulary())...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/check"

	"github.com/spf13/cobra"
)

func init() {
	register(func(root *cobra.Command, a *app) { root.AddCommand(newCheck(a)) })
}

func newCheck(a *app) *cobra.Command {
	var asJSON, api bool
	var permissions string
	cmd := &cobra.Command{
		Use:   "check [PATH...]",
		Short: "Find mistakes of sets, scripts, decks and scenario files without playing",
		Long: `check loads the sets and says what is wrong with them, all findings at once. A card whose facts do not load keeps its
script unread, so a second run may find more. What a scenario does when it runs is told by test.

A PATH keeps the findings to what lies there; sets in use may be named by game and id, too. One outside of the sets in
use adds the sets that it lies in: the folder "sets" above it, else the folder of the set, else the folder or zip
itself.

It ends with 1 when there are errors; warnings alone are no failure.

With --api it tells instead, of each verb, query, event, filter, condition and field of the card API, which cards use
it; those that one card alone uses, with the reason for having them, and those that none does are listed once more.
With a PATH it lists the words that the cards there use, and nothing else.

With --permissions it tells of the cards of one set which verbs and queries they use and how they come to information
that not all players have (hands, decks, hidden cards), all together and card by card: what a host wants to know of a
set that somebody else wrote. SET is an id such as origins or riftbound/origins; PATHs add sets, as ever.`,
		Example: "  cardlathe check\n  cardlathe check sets/riftbound/mine\n  cardlathe check --api\n  cardlathe check --permissions origins\n" +
			"  cardlathe check --permissions mine mods/mine.zip --json",
		RunE: func(_ *cobra.Command, args []string) error {
			paths, below, err := a.checked(args)
			if err != nil {
				return err
			}
			tree, _, diags := sets.Layers(paths)
			rules := games.All()
			content, more := scripts.Open(tree, rules, nil, nil)
			if permissions != "" {
				return a.permissions(content, permissions, asJSON)
			}
			if api {
				a.diagnose(append(diags, more...), content.Sources())
				return a.usage(content, below, asJSON)
			}
			list, files := check.Run(tree, content, rules, append(diags, more...))
			list = check.Below(list, below)
			if asJSON {
				if err := diag.WriteJSON(a.out, list, files); err != nil {
					return err
				}
			} else {
				a.diagnose(list, files)
				cards, decks := 0, 0
				for _, s := range content.Facts.Sets {
					cards, decks = cards+len(s.Cards), decks+len(s.Decks)
				}
				if len(list) > 0 {
					fmt.Fprintln(a.err, a.say("what a code means and what to do: {1}", "cardlathe explain "+string(list[0].Code)))
				}
				fmt.Fprintf(a.out, "%d sets, %d cards, %d decks: %s, %s\n", len(content.Facts.Sets), cards, decks,
					many(list.Errors(), "error"), many(len(list)-list.Errors(), "warning"))
			}
			if list.HasErrors() {
				return fail(exitFindings, "")
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "one object a line")
	cmd.Flags().BoolVar(&api, "api", false, "tell which cards use each word of the card API")
	cmd.Flags().StringVar(&permissions, "permissions", "", "tell what the cards of this set use and look at")
	apart(cmd, "api", "permissions")
	return cmd
}

// permissions prints what the cards of a set do.
func (a *app) permissions(content *scripts.Content, id string, asJSON bool) error {
	var known, called []string
	var set *sets.Set
	for _, s := range content.Facts.Sets {
		known = append(known, s.ID)
		if s.ID == id || s.Game+"/"+s.ID == id {
			set, called = s, append(called, s.Game+"/"+s.ID)
		}
	}
	switch {
	case set == nil:
		return fail(exitUse, "there is no set %q%s", id, hint(id, known))
	case len(called) > 1:
		return several("set", id, called)
	}
	found := check.Permissions(content, set)
	if asJSON {
		return check.WritePermissionsJSON(a.out, found)
	}
	return check.WritePermissions(a.out, found)
}

// usage prints who uses the card API of each game that has cards; with paths, what the cards there use of it.
func (a *app) usage(content *scripts.Content, below []string, asJSON bool) error {
	for _, game := range content.Games() {
		if len(content.Game(game).Cards) == 0 {
			continue
		}
		list, v := check.Usage(content, game), content.Game(game).Rules.Vocabulary()
		write := func(w io.Writer, list []check.Use) error { return check.WriteUsage(w, v, list) }
		if len(below) > 0 {
			if list, write = check.UsageBelow(content, game, below), check.WriteUsed; len(list) == 0 {
				continue
			}
		}
		var err error
		if asJSON {
			err = check.WriteUsageJSON(a.out, game, list)
		} else {
			err = write(a.out, list)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// checked tells which sets to load for the paths given, and to what the findings are kept.
func (a *app) checked(args []string) (paths, below []string, err error) {
	paths = a.sets
	root := ""
	if wd, err := os.Getwd(); err == nil && len(paths) == 0 {
		if dir, ok := sets.Find(wd); ok {
			if root, err = filepath.Rel(wd, dir); err != nil {
				root = dir
			}
		}
	}
	used := slices.Clone(paths)
	if root != "" {
		used = append(used, root)
	}
	added := false
	for _, p := range args {
		p = filepath.Clean(p)
		info, err := os.Stat(p)
		if err != nil {
			// A set or game may be named as it lies in the program: riftbound/origins.
			named := a.setsNamed(filepath.ToSlash(p))
			if len(named) == 0 {
				return nil, nil, fail(exitUse, "there is no %s", p)
			}
			below = append(below, named...)
			continue
		}
		if at := filepath.Join(p, "sets"); info.IsDir() {
			if dir, ok := sets.Find(p); ok && filepath.Clean(dir) == at {
				p = at
			}
		}
		holds := func(dir string) bool { return within(absolute(p), absolute(dir)) }
		if !slices.ContainsFunc(used, holds) {
			at, ok := sets.Around(p)
			switch {
			case !ok && !info.IsDir():
				return nil, nil, fail(exitUse, "%s lies in no set; add the sets that it belongs to with --sets", p)
			case !ok:
				at = p // loading it says what is missing
			}
			paths, used, added = append(paths, at), append(used, at), true
		}
		// Findings name files as the sets are named that they lie in.
		shown := filepath.ToSlash(p)
		if i := slices.IndexFunc(used, holds); i >= 0 { // no link leads out of them
			shown = path.Join(filepath.ToSlash(used[i]), strings.TrimPrefix(absolute(p), absolute(used[i])))
		}
		below = append(below, shown)
	}
	if added && root != "" {
		paths = append([]string{root}, paths...)
	}
	return paths, below, nil
}

// setsNamed are the folders of the set, or of the sets of the game, that is named as it lies in the program: riftbound/origins.
func (a *app) setsNamed(name string) (shown []string) {
	overlay, _, _ := sets.Layers(a.sets)
	if strings.Contains(name, "/") {
		if _, err := fs.Stat(overlay, name); err == nil {
			shown = append(shown, overlay.Shown(name))
		}
		return shown
	}
	entries, _ := fs.ReadDir(overlay, name)
	for _, e := range entries {
		shown = append(shown, overlay.Shown(path.Join(name, e.Name())))
	}
	return shown
}

// many words a number of things.
func many(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/tools/scaffold"

	"github.com/spf13/cobra"
)

func init() {
	register(func(root *cobra.Command, a *app) { root.AddCommand(newNew(a)) })
}

func newNew(a *app) *cobra.Command {
	var dir, set string
	cmd := &cobra.Command{
		Use:   "new set|card|keyword|scenario|deck NAME",
		Short: "Write the beginning of a set, a card, a keyword, a scenario or a deck",
		Long: `new writes files that load and pass, as a beginning. It never overwrites anything. The project is the folder that
holds the folder "sets", found upwards from the working directory; without one it is the working directory itself.`,
		Args: unknownCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.PersistentFlags().StringVar(&dir, "dir", "", "folder of the project")
	open := func() (*scaffold.Project, string, error) {
		at := dir
		if at == "" {
			at = "."
			if wd, err := os.Getwd(); err == nil {
				if found, ok := sets.Find(wd); ok {
					if rel, err := filepath.Rel(wd, filepath.Dir(found)); err == nil {
						at = rel
					}
				}
			}
		}
		p, err := scaffold.Open(at, games.All())
		return p, at, err
	}
	// command declares a command that says what was written and two commands that make sense next.
	command := func(use, short string, run func(p *scaffold.Project, name string) (*scaffold.Made, error), next func(m *scaffold.Made) [2]string) *cobra.Command {
		c := &cobra.Command{
			Use: use, Short: short, Args: cobra.ExactArgs(1),
			RunE: func(_ *cobra.Command, args []string) error {
				p, at, err := open()
				if err != nil {
					return err
				}
				m, err := run(p, strings.TrimSpace(args[0]))
				var mistake *scaffold.Mistake
				if errors.As(err, &mistake) {
					a.diagnose(mistake.Diagnostics, mistake.Files)
					return fail(exitUse, "nothing was written")
				}
				if err != nil {
					return err
				}
				for _, f := range m.Files {
					fmt.Fprintf(a.out, "wrote   %s\n", f)
				}
				for _, f := range m.Changed {
					fmt.Fprintf(a.out, "added to %s\n", f)
				}
				if len(m.Left) > 0 {
					fmt.Fprintf(a.out, "left out, since they do not fit into a copy of %s: %s\n", m.From, strings.Join(m.Left, ", "))
				}
				if m.StandIns > 0 {
					fmt.Fprintf(a.out, "no card of the set fits into a deck that is there, so this is one of its own cards; %d textless ones stand in for those still to come\n", m.StandIns)
				}
				if m.Plain {
					fmt.Fprintln(a.out, "the example of its type does not suit it: the scenario states its facts alone, and what its script does is left to you")
				}
				fmt.Fprintln(a.out, "next:")
				for _, n := range next(m) {
					// Commands are right in the working directory.
					if dir != "" {
						n = fmt.Sprintf("(cd %s && %s)", quote(filepath.ToSlash(at)), n)
					}
					fmt.Fprintf(a.out, "  %s\n", n)
				}
				return nil
			},
		}
		cmd.AddCommand(c)
		return c
	}
	in := func(c *cobra.Command) *cobra.Command {
		c.Flags().StringVar(&set, "set", "", "id of the set, when the project has several")
		return c
	}

	var game string
	c := command("set NAME", "Make a set with a first card and its scenario",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) { return p.Set(name, game) },
		func(m *scaffold.Made) [2]string {
			return [2]string{"cardlathe test", `cardlathe new card "My Card" --set ` + quote(m.Name)}
		})
	c.Flags().StringVar(&game, "game", "", "the game; the first one when left out")

	facts := newFacts(games.Vocabularies())
	c = in(command("card NAME", "Make a card with its script and a scenario that proves it",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) {
			card, err := facts.card()
			if err != nil {
				return nil, err
			}
			card.Set = set
			return p.Card(name, card)
		},
		func(m *scaffold.Made) [2]string {
			if len(m.Files) == 0 {
				return [2]string{"cardlathe check", "cardlathe show card " + quote(m.Name)} // no script, nothing to prove
			}
			return [2]string{"cardlathe test --run " + quote(regexp.QuoteMeta(m.Title)), "cardlathe dev"}
		}))
	c.Example = `  cardlathe new card "Lantern Warden" --set my-set --text "Played: draw 1."`
	facts.flags(c)

	in(command("keyword NAME", "Make a keyword of a set with a scenario that proves it",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) { return p.Keyword(name, set) },
		func(m *scaffold.Made) [2]string {
			return [2]string{"cardlathe test --run " + quote(regexp.QuoteMeta(m.Title)), "cardlathe new card \"My Card\" --keywords " + quote(m.Title+" 2")}
		}))
	in(command("scenario NAME", "Make a scenario that passes, to be written on",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) { return p.Scenario(name, set) },
		func(m *scaffold.Made) [2]string {
			return [2]string{"cardlathe test --run " + quote(regexp.QuoteMeta(m.Title)), "cardlathe dev"}
		}))
	var deck scaffold.Deck
	c = in(command("deck NAME", "Make a legal deck that mixes cards of a set with others",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) {
			deck.Set = set
			return p.Deck(name, deck)
		},
		func(m *scaffold.Made) [2]string {
			return [2]string{"cardlathe check", fmt.Sprintf("cardlathe sim -a %s -b %s -n 20", quote(m.Name), quote(m.From))}
		}))
	c.Example = "  cardlathe new deck harbor --set harbor-lights\n  cardlathe new deck shore --from garen --format duel"
	c.Flags().StringVar(&deck.Format, "format", "", "format that the deck is legal in (default: that of the deck it begins as)")
	c.Flags().StringVar(&deck.From, "from", "", "deck to begin with (default: the one that most cards of the set fit into)")
	_ = c.RegisterFlagCompletionFunc("from", a.completeDecks)
	return cmd
}

// factFlags are flags for the facts of cards, as the games declare them.
type factFlags struct {
	kind, text string
	keywords   []string
	numbers    map[string]*int
	words      map[string]*[]string
	amounts    map[string]*map[string]int
	docs       map[string]string
	cmd        *cobra.Command
}

func newFacts(vocabularies []*engine.Vocabulary) *factFlags {
	f := &factFlags{numbers: map[string]*int{}, words: map[string]*[]string{}, amounts: map[string]*map[string]int{}, docs: map[string]string{}}
	for _, v := range vocabularies {
		for i := range v.Facts {
			fact := &v.Facts[i]
			if f.docs[fact.Name] != "" || fact.Target == engine.ToType || fact.Target == engine.ToToken {
				continue
			}
			f.docs[fact.Name] = fact.Doc
			switch fact.Kind {
			case engine.FactNumber:
				f.numbers[fact.Name] = new(int)
			case engine.FactWord, engine.FactWords:
				f.words[fact.Name] = new([]string)
			case engine.FactAmounts:
				f.amounts[fact.Name] = new(map[string]int)
			}
		}
	}
	return f
}

func (f *factFlags) flags(c *cobra.Command) {
	f.cmd = c
	c.Flags().StringVar(&f.kind, "type", "", "type of the card (default: the first of the game)")
	c.Flags().StringVar(&f.text, "text", "", "what is printed on it")
	c.Flags().StringSliceVar(&f.keywords, "keywords", nil, `printed keywords: "Tank,Shield 2"`)
	for name, to := range f.numbers {
		c.Flags().IntVar(to, name, 0, f.docs[name])
	}
	for name, to := range f.words {
		c.Flags().StringSliceVar(to, name, nil, f.docs[name])
	}
	for name, to := range f.amounts {
		c.Flags().StringToIntVar(to, name, nil, f.docs[name]+": calm=1")
	}
}

// card reads the flags.
func (f *factFlags) card() (scaffold.Card, error) {
	c := scaffold.Card{Type: f.kind, Text: f.text, Keywords: f.keywords, Numbers: map[string]int{}, Words: map[string][]string{}, Amounts: map[string]map[string]int{}}
	for name, n := range f.numbers {
		if f.cmd.Flags().Changed(name) {
			c.Numbers[name] = *n
		}
	}
	for name, w := range f.words {
		c.Words[name] = *w
	}
	for name, m := range f.amounts {
		c.Amounts[name] = *m
	}
	if slices.ContainsFunc(append([]string{f.text}, f.keywords...), func(s string) bool { return strings.ContainsAny(s, "\n\r") }) {
		return c, fail(exitUse, "a text given on the command line is one line")
	}
	return c, nil
}

// quote quotes a word for a shell when it needs it.
func quote(s string) string {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return r < 0x80 && !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./", r)
	}) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

package main

import (
	"errors"
	"fmt"
	"os"
	"path"
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

// maker is what the commands of new share: --dir and --set.
type maker struct {
	*app
	dir, set string
}

func newNew(a *app) *cobra.Command {
	m := &maker{app: a}
	cmd := &cobra.Command{
		Use:   "new set|card|keyword|scenario|deck NAME",
		Short: "Write the beginning of a set, a card, a keyword, a scenario or a deck",
		Long: `new writes files that load and pass, as a beginning. It never overwrites anything. The project is the folder that
holds the folder "sets", found upwards from the working directory; without one it is the working directory itself.`,
		Example: "  cardlathe new set \"My Set\"\n  cardlathe new card \"My Card\" --set my-set",
		Args:    unknownCommand,
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.PersistentFlags().StringVar(&m.dir, "dir", "", "folder of the project")
	cmd.AddCommand(m.newSet(), m.newCard(), m.newKeyword(), m.newScenario(), m.newDeck())
	return cmd
}

func (m *maker) newSet() *cobra.Command {
	var game string
	c := m.command("set", "Make a set with a first card and its scenario",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) { return p.Set(name, game) },
		func(made *scaffold.Made) [2]string {
			folder := path.Dir(made.Files[0])
			if m.dir != "" { // it is as seen from there
				folder = strings.TrimPrefix(folder, path.Clean(filepath.ToSlash(m.dir))+"/")
			}
			see := "cardlathe check" // a game without examples: there is no scenario
			if slices.ContainsFunc(made.Files, func(f string) bool { return path.Ext(f) == ".lua" }) {
				see = "cardlathe test " + quote(folder)
			}
			return [2]string{see, `cardlathe new card "My Card" --set ` + quote(made.Set)}
		})
	c.Example = "  cardlathe new set \"Harbor Lights\"\n  cardlathe new set Beacon --game union-arena"
	var known []string
	for _, v := range games.Vocabularies() {
		known = append(known, v.Game)
	}
	c.Flags().StringVar(&game, "game", "", "the game: "+strings.Join(known, ", ")+"; the first one when left out")
	return c
}

func (m *maker) newCard() *cobra.Command {
	facts := newFacts(games.Vocabularies())
	c := m.into(m.command("card", "Make a card with its script and a scenario that proves it",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) {
			card, err := facts.card()
			if err != nil {
				return nil, err
			}
			card.Set = m.set
			return p.Card(name, card)
		},
		func(made *scaffold.Made) [2]string {
			if len(made.Files) == 0 {
				return [2]string{"cardlathe check", "cardlathe show card " + quote(made.Name)} // no script, nothing to prove
			}
			return proved(made, "cardlathe dev")
		}))
	c.Example = `  cardlathe new card "Lantern Warden" --set my-set --text "Played: draw 1."`
	facts.flags(c)
	return c
}

func (m *maker) newKeyword() *cobra.Command {
	c := m.into(m.command("keyword", "Make a keyword of a set with a scenario that proves it",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) { return p.Keyword(name, m.set) },
		func(made *scaffold.Made) [2]string {
			return proved(made, `cardlathe new card "My Card" --set `+quote(made.Set)+" --keywords "+quote(made.Title+" 2"))
		}))
	c.Example = "  cardlathe new keyword Flicker --set my-set"
	return c
}

func (m *maker) newScenario() *cobra.Command {
	c := m.into(m.command("scenario", "Make a scenario that passes, to be written on",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) { return p.Scenario(name, m.set) },
		func(made *scaffold.Made) [2]string { return proved(made, "cardlathe dev") }))
	c.Example = `  cardlathe new scenario "A first walk" --set my-set`
	return c
}

func (m *maker) newDeck() *cobra.Command {
	var deck scaffold.Deck
	c := m.into(m.command("deck", "Make a legal deck that mixes cards of a set with others",
		func(p *scaffold.Project, name string) (*scaffold.Made, error) {
			deck.Set = m.set
			return p.Deck(name, deck)
		},
		func(made *scaffold.Made) [2]string {
			return [2]string{"cardlathe check", fmt.Sprintf("cardlathe sim -a %s -b %s -n 20", quote(made.Name), quote(made.From))}
		}))
	c.Example = "  cardlathe new deck harbor --set harbor-lights\n  cardlathe new deck shore --from garen --format duel"
	c.Flags().StringVar(&deck.Format, "format", "", "format that the deck is legal in (default: that of the deck it begins as)")
	c.Flags().StringVar(&deck.From, "from", "", "deck to begin with (default: the one that most cards of the set fit into)")
	_ = c.RegisterFlagCompletionFunc("from", m.completeDecks)
	return c
}

// proved are the commands after what has a scenario of its title: run that, and another one.
func proved(made *scaffold.Made, then string) [2]string {
	return [2]string{"cardlathe test --run " + quote(regexp.QuoteMeta(made.Title)), then}
}

// into lets a command take the set that it puts something into.
func (m *maker) into(c *cobra.Command) *cobra.Command {
	c.Flags().StringVar(&m.set, "set", "", "id of the set, when the project has several; game/id when several games have that")
	return c
}

// command declares a command that makes something and tells what was written and two commands that make sense next.
func (m *maker) command(what, short string, run func(p *scaffold.Project, name string) (*scaffold.Made, error), next func(*scaffold.Made) [2]string) *cobra.Command {
	return &cobra.Command{
		Use: what + " NAME", Short: short, Args: takes(1, 1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(m.sets) > 0 {
				return fail(exitUse, "new writes into the folder sets of a project: name the project with --dir, not with --sets")
			}
			at := m.project()
			p, err := scaffold.Open(at, games.All())
			if err != nil {
				return err
			}
			made, err := run(p, strings.TrimSpace(args[0]))
			var mistake *scaffold.Mistake
			if errors.As(err, &mistake) {
				m.diagnose(mistake.Diagnostics, mistake.Files)
				return fail(exitUse, "nothing was written")
			}
			if err != nil {
				return err
			}
			m.tell(made)
			fmt.Fprintln(m.out, "next:")
			for _, n := range next(made) {
				// Commands are right in the working directory.
				if m.dir != "" {
					n = fmt.Sprintf("(cd %s && %s)", quote(filepath.ToSlash(at)), n)
				}
				fmt.Fprintf(m.out, "  %s\n", n)
			}
			return nil
		},
	}
}

// project is the folder of the project, as seen from the working directory.
func (m *maker) project() string {
	if m.dir != "" {
		return m.dir
	}
	if wd, err := os.Getwd(); err == nil {
		if found, ok := sets.Find(wd); ok {
			if rel, err := filepath.Rel(wd, filepath.Dir(found)); err == nil {
				return rel
			}
		}
	}
	return "."
}

// tell tells what was written and what could not be as it was asked for.
func (m *maker) tell(made *scaffold.Made) {
	for _, f := range made.Files {
		fmt.Fprintf(m.out, "wrote   %s\n", f)
	}
	for _, f := range made.Changed {
		fmt.Fprintf(m.out, "added to %s\n", f)
	}
	if len(made.Left) > 0 {
		fmt.Fprintf(m.out, "left out, since they do not fit into a copy of %s: %s\n", made.From, strings.Join(made.Left, ", "))
	}
	if made.StandIns > 0 {
		fmt.Fprintf(m.out, "no card of the set fits into a deck that is there, so this is one of its own cards; %d textless ones stand in for those still to come\n", made.StandIns)
	}
	if made.Plain {
		fmt.Fprintln(m.out, "the example of its type does not suit it: the scenario states its facts alone, and what its script does is left to you")
	}
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

package main

import (
	"cardlathe/tools/workbench"

	"github.com/spf13/cobra"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newProxies(a)) }) }

func newProxies(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "proxies DECK",
		Short: "Write a print sheet of a deck: nine cards a page",
		Long: `proxies writes a page of HTML with every card of a deck, nine a page, in the design of the workbench and the
language of --lang. It stands alone; print it from a browser at full size.`,
		Example:           "  cardlathe proxies annie > sheet.html\n  cardlathe proxies harbor --lang zh > sheet.html",
		Args:              takes(1, 1),
		ValidArgsFunction: a.completeDecks,
		RunE: func(_ *cobra.Command, args []string) error {
			o, err := a.open()
			if err != nil {
				return err
			}
			lib, deck, err := o.deck(args[0])
			if err != nil {
				return err
			}
			return workbench.Proxies(a.out, lib, deck, a.lang)
		},
	}
}

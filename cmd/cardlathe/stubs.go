package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/tools/scaffold"

	"github.com/spf13/cobra"
)

func init() {
	register(func(root *cobra.Command, a *app) { root.AddCommand(newStubs(a)) })
}

func newStubs(a *app) *cobra.Command {
	var stale bool
	cmd := &cobra.Command{
		Use:   "stubs [DIR]",
		Short: "Write editor stubs and .luarc.json, for completion and checks of cards by LuaLS",
		Long: `stubs writes types/cardlathe.lua, which describes the card API to editors that use the Lua language server, and
.luarc.json, which points there. Run it again after an update of cardlathe. A .luarc.json that exists is left alone.`,
		Example: "  cardlathe stubs",
		Args:    takes(0, 1),
		RunE: func(_ *cobra.Command, args []string) error {
			dir := "."
			if len(args) > 0 {
				dir = args[0]
			}
			var types strings.Builder
			for i, v := range games.Vocabularies() {
				text := scripts.Stubs(v)
				if i > 0 {
					text = strings.TrimPrefix(text, "---@meta\n")
				}
				types.WriteString(text)
			}
			at, rc := filepath.Join(dir, "types", "cardlathe.lua"), filepath.Join(dir, ".luarc.json")
			old, err := os.ReadFile(at)
			same := err == nil && bytes.Equal(bytes.ReplaceAll(old, []byte("\r\n"), []byte("\n")), []byte(types.String()))
			_, rcErr := os.Stat(rc)
			if stale {
				if !same || rcErr != nil {
					what := at
					if same {
						what = rc
					}
					return fail(exitFindings, "%s is missing or out of date; write it with: cardlathe stubs %s", filepath.ToSlash(what), filepath.ToSlash(dir))
				}
				fmt.Fprintln(a.out, "the stubs are up to date")
				return nil
			}
			if !same {
				if err := scaffold.WriteFile(at, []byte(types.String()), true); err != nil {
					return err
				}
				fmt.Fprintf(a.out, "wrote %s\n", filepath.ToSlash(at))
			}
			if rcErr != nil {
				if err := scaffold.WriteFile(rc, []byte(scripts.LuaRC("types")), false); err != nil {
					return err
				}
				fmt.Fprintf(a.out, "wrote %s\n", filepath.ToSlash(rc))
			} else if same {
				fmt.Fprintln(a.out, "the stubs are up to date")
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&stale, "check", false, "write nothing; end with 1 when the stubs are missing or out of date")
	return cmd
}

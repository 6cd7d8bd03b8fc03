-- A and B are the players; vanilla(9) is a unit of attack 9 and health 9 without text, f0 the first square of a front line.
scenario {{lua (print .Name " deals 2 to an enemy unit")}} {
  rules = { "DOC-3.4" },
  board = {
    A = { hand = { {{lua .Name}} }, might = {{.Enough 9 "might"}}, magic = {{.Enough 9 "magic"}}, destiny = {{.Enough 9 "destiny"}}, resources = {{.Enough 9 "cost"}}, f0 = { vanilla(8), as = "mine" } },
    B = { f0 = { vanilla(9), as = "foe" } },
  },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:play({{lua .Name}})
    s:options("foe") -- not its own side
    s.A:choose("foe")
    s:expect("foe", { damage = 2 })
    s:expect({{lua .Name}}, { zone = {{if .Is "kind" "current" "lasting" "ongoing"}}"ongoing"{{else}}"graveyard"{{end}} })
  end,
}

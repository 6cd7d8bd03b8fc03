-- A and B are the players; vanilla(9) is a unit of might 9 without text. What is in the pool pays for the spell.
scenario {{lua (print .Name " deals 2 to an enemy unit")}} {
  rules = { "417.1" },
  board = {
    A = { hand = { {{lua .Name}} }, pool = { {{.Pool}} }, base = { { vanilla(8), as = "mine" } } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:play({{lua .Name}})
    s:options("foe") -- not its own side
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
    s:expect({{lua .Name}}, { zone = "trash" })
  end,
}

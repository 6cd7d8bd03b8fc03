-- A and B are the players; vanilla(2) is a unit of might 2 without text.
scenario {{lua (print .Name " strengthens a unit for the turn")}} {
  rules = { "377.1", "317.2" },
  board = {
    A = { base = { {{lua .Name}}, { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(2), as = "theirs" } } },
  },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:activate({{lua .Name}})
    s:options("mine") -- not the other side
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 3 })
    s:expect({{lua .Name}}, { exhausted = true })
    s:next_turn()
    s:expect("mine", { might = 2 })
  end,
}

-- A is the player whose turn it is, energy the energy line; vanilla(2000) is a character of BP 2000 without text.
scenario {{lua (print .Name " strengthens a character")}} {
  rules = { "UA-4.24" },
  board = {
    A = { front = { { vanilla(2000), as = "mate" } }, energy = { {{lua .Name}} } },
    B = { front = { { vanilla(3000), as = "foe" } } }, -- no choice is offered: the other side is none
  },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:activate({{lua .Name}})
    s:expect("mate", { bp = 3000 })
    s:expect({{lua .Name}}, { exhausted = true })
    s:next_turn()
    s:expect("mate", { bp = 2000 })
  end,
}

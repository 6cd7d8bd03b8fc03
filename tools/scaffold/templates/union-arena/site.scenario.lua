-- A is the player whose turn it is, energy the energy line; vanilla(2000) is a character of BP 2000 without text.
scenario {{lua (print .Name " strengthens a character")}} {
  rules = { "UA-4.24" },
  board = { A = { front = { { vanilla(2000), as = "mate" } }, energy = { {{lua .Name}} } } },
  play = function(s)
    s.A:activate({{lua .Name}})
    s:expect("mate", { bp = 3000 })
    s:expect({{lua .Name}}, { exhausted = true })
  end,
}

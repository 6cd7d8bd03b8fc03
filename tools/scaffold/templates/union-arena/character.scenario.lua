-- A and B are the players, front and energy their lines. The well generates all that the card may ask for; vanilla(2000) is
-- a character of BP 2000 without text.
card {
  name = "Test Well", type = "character", color = { "blue" }, bp = 1000,
  generates = { blue = {{.Enough 9 "required_energy"}}, red = {{.Enough 9 "required_energy"}}, yellow = {{.Enough 9 "required_energy"}}, green = {{.Enough 9 "required_energy"}}, purple = {{.Enough 9 "required_energy"}} },
}

scenario {{lua (print .Name " strengthens a character for the turn")}} {
  rules = { "UA-4.16" },
  board = {
    A = { hand = { {{lua .Name}} }, front = { { vanilla(2000), as = "mate" } }, energy = { "Test Well" } },
    B = { front = { { vanilla(3000), as = "foe" } } },
  },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:play({{lua .Name}}, { at = "front" })
    s:options("mate", {{lua .Name}}, "Test Well") -- not the other side
    s.A:choose("mate")
    s:expect("mate", { bp = 3000 })
    s:next_turn()
    s:expect("mate", { bp = 2000 })
  end,
}

-- A and B are the players, front and energy their lines. The well generates all that the card may ask for; vanilla(3000) is
-- a character of BP 3000 without text.
card {
  name = "Test Well", type = "character", color = { "blue" }, bp = 1000,
  generates = { blue = {{.Enough 9 "required_energy"}}, red = {{.Enough 9 "required_energy"}}, yellow = {{.Enough 9 "required_energy"}}, green = {{.Enough 9 "required_energy"}}, purple = {{.Enough 9 "required_energy"}} },
}

scenario {{lua (print .Name " sidelines a small enemy character")}} {
  rules = { "UA-4.20" },
  board = {
    A = { hand = { {{lua .Name}} }, front = { { vanilla(1000), as = "mine" } }, energy = { "Test Well" } },
    B = { front = { { vanilla(3000), as = "small" }, { vanilla(3001), as = "large" } }, energy = { { vanilla(1000), as = "behind" } } },
  },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:play({{lua .Name}})
    s:expect("small", { zone = "sideline" })
    s:expect("large", { at = "front" })
  end,
}

-- A and B are the players. f0 to f3 are the squares of a front line, b0 to b3 those of a back line; vanilla(9) is a unit of
-- attack 9 and health 9 without text. What a card asks for is given: levels and resources.
scenario {{lua (print .Name " deals 1 to an enemy unit as it enters")}} {
  rules = { "DOC-7.4" },
  board = {
    A = { hand = { {{lua .Name}} }, might = {{.Enough 9 "might"}}, magic = {{.Enough 9 "magic"}}, destiny = {{.Enough 9 "destiny"}}, resources = {{.Enough 9 "cost"}} },
    B = { f0 = { vanilla(9), as = "foe" } },
  },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:play({{lua .Name}})
    s.A:choose("A {{if .Is "position" "shooter"}}b1{{else}}f1{{end}}")
    s:expect("foe", { damage = 1 })
    s:expect({{lua .Name}}, { at = "A {{if .Is "position" "shooter"}}b1{{else}}f1{{end}}" })
  end,
}

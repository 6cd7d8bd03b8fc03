-- A is the player whose turn it is; what the card asks for is given: levels and resources.
scenario {{lua (print .Name " draws a card")}} {
  rules = { "DOC-3.5" },
  board = { A = { hand = { {{lua .Name}} }, might = {{.Enough 9 "might"}}, magic = {{.Enough 9 "magic"}}, destiny = {{.Enough 9 "destiny"}}, resources = {{.Enough 9 "cost"}} } },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:play({{lua .Name}})
    s:expect(s.A, { hand_size = 1 })
    s:expect({{lua .Name}}, { zone = {{if .Is "kind" "current" "lasting" "ongoing"}}"ongoing"{{else}}"graveyard"{{end}} })
  end,
}

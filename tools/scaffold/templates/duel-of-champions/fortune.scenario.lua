-- A is the player whose turn it is; what the card asks for is given: levels and resources.
scenario {{lua (print .Name " draws a card")}} {
  rules = { "DOC-3.5" },
  board = { A = { hand = { {{lua .Name}} }, might = 9, magic = 9, destiny = 9, resources = 9 } },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:play({{lua .Name}})
    s:expect(s.A, { hand_size = 1 })
    s:expect({{lua .Name}}, { zone = "graveyard" })
  end,
}

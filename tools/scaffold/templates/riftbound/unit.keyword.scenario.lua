-- vanilla(2) is a unit of might 2 without text.
scenario {{lua (print .Name " strengthens those beside it")}} {
  rules = { "364" },
  board = { A = { base = { {{lua .Name}}, { vanilla(2), as = "mate" } } } },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s:expect({{lua .Name}}, { keywords = { {{.Keywords}} } })
    s:expect("mate", { might = 3 })
  end,
}

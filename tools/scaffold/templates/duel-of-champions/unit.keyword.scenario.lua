-- vanilla(2) is a unit of attack 2 and health 2 without text.
scenario {{lua (print .Name " strengthens the others")}} {
  rules = { "DOC-11" },
  board = { A = { f0 = {{lua .Name}}, f1 = { vanilla(2), as = "mate" } } },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s:expect({{lua .Name}}, { keywords = { {{.Keywords}} } })
    s:expect("mate", { attack = 3 })
  end,
}

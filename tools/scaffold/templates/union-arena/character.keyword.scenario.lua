-- vanilla(2000) is a character of BP 2000 without text.
scenario {{lua (print .Name " strengthens the others")}} {
  rules = { "UA-10.1" },
  board = { A = { front = { {{lua .Name}}, { vanilla(2000), as = "mate" } } } },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s:expect({{lua .Name}}, { keywords = { {{.Keywords}} } })
    s:expect("mate", { bp = 3000 })
  end,
}

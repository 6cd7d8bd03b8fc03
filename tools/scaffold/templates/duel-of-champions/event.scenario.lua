-- events are the two that lie face up.
scenario {{lua (print .Name " draws a card for who uses it")}} {
  rules = { "DOC-6.8" },
  board = { A = { resources = {{.Enough 1 "cost"}} }, events = { {{lua .Name}} } },
  play = function(s)
    s.A:activate({{lua .Name}})
    s:expect(s.A, { hand_size = 1, resources = 0 })
  end,
}

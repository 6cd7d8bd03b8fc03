scenario "A game with a blank battlefield token is saved and loaded" {
  rules = { "652.2" },
  format = "skirmish",
  board = {},
  play = function(s)
    s.B:concede()
    s.A:end_turn()
    s:turn(s.C)
  end,
}

scenario "U005 Choosing who starts" {
  rules = { "UA-3.1", "UA-3.3" },
  decks = { "code-geass", "bleach" },
  seed = 1,
  play = function(s)
    s:owes(s.A, "first")
    s:options(s.A, s.B)
    s.A:choose(s.B)
    s:owes(s.B, "mulligan") -- the first player decides first
    s.B:no()
    s.A:no()
    s:turn(s.B)
  end,
}

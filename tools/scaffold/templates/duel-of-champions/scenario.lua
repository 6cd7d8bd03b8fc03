-- A board, what happens, and what must be true then. Put cards of your set where vanilla units stand.
scenario {{lua .Name}} {
  rules = { "DOC-9.4" },
  board = {
    A = { f0 = { vanilla(3), as = "striker" } },
    B = { f0 = { vanilla(2), as = "foe" } },
  },
  play = function(s)
    s.A:attack("striker")
    s:expect("foe", { zone = "graveyard" })
    s:expect("striker", { damage = 0 })
  end,
}

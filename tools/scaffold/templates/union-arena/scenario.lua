-- A board, what happens, and what must be true then. Put cards of your set where vanilla characters stand.
scenario {{lua .Name}} {
  rules = { "UA-6.7" },
  board = {
    A = { front = { { vanilla(4000), as = "attacker" } } },
    B = { front = { { vanilla(3000), as = "blocker" } } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("blocker")
    s:expect("blocker", { zone = "sideline" })
    s:expect("attacker", { at = "front", exhausted = true })
  end,
}

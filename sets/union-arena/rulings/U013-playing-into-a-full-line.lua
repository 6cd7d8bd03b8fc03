card { name = "Test House", type = "site" }

scenario "U013 Playing into a full line" {
  rules = { "UA-4.17", "UA-4.16" },
  board = { A = { energy = { vanilla(1000), vanilla(2000), vanilla(3000), "Test House" }, hand = { { vanilla(4000), as = "X" } } } },
  play = function(s)
    s.A:play("X", { at = "energy" })
    s:owes(s.A, "room")
    s:options(vanilla(1000), vanilla(2000), vanilla(3000), "Test House")
    s.A:choose("Test House")
    s:expect("Test House", { zone = "removal" })
    s:expect("X", { at = "energy", exhausted = true })
  end,
}

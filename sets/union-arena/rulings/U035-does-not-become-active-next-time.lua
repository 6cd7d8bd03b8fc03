card { name = "Test Chain", type = "character", color = { "yellow" }, bp = 1000, trigger = "color" }

card { name = "Test Spur", type = "character", bp = 1000, trigger = "active" }

scenario "U035 \"Does not become active next time\"" {
  rules = { "UA-4.7", "UA-7.2" },
  board = {
    A = { front = { { vanilla(3000), as = "A1" }, { vanilla(3000), as = "A2" } }, life = { "Test Chain", vanilla(1000) } },
    B = { front = { { vanilla(2000), as = "B1" } }, life = { "Test Spur", vanilla(1000) } },
    turn = "B", phase = "attack",
  },
  play = function(s)
    s.B:attack("B1")
    s.A:pass()
    s.B:choose("Test Chain")
    s.A:choose("Test Chain")
    s:expect("B1", { exhausted = true, locked = 1 })
    s.B:pass() -- the end phase is the next time that it would become active
    s:expect("B1", { exhausted = true, locked = 0 })
    s.A:pass()
    s.A:end_main()
    s.A:attack("A1")
    s.A:choose("Test Spur")
    s.B:choose("Test Spur")
    s:expect("B1", { exhausted = false, bp = 5000 })
  end,
}

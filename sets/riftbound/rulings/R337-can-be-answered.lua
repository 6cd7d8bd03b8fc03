card { name = "Test Wisp", type = "unit", energy = 1, might = 3, domains = { "mind" }, keywords = { "Temporary" } }

scenario "R337 Can be answered" {
  rules = { "383", "816.1" },
  board = {
    A = { hand = { "Flash" }, runes = { chaos = 2 }, north = { "Test Wisp", { vanilla(2), as = "mate" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:chain { "Test Wisp" }
    s:owes(s.A, "act")
    s.A:play("Flash")
    s.A:choose("Test Wisp")
    s.A:done()
    s.A:pass()
    s.B:pass()
    s:expect("Test Wisp", { at = "base" })
    s:chain { "Test Wisp" }
    s:resolve()
    s:expect("Test Wisp", { zone = "trash" })
    s:expect("mate", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}

card { name = "Test Fervor", type = "spell", energy = 0, domains = { "fury" }, script = [[
  on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { keywords = "Assault 2", lasts = "turn" }) end } ]] }

scenario "Lucian, Gunslinger deals what Assault he has" {
  rules = { "807.2", "383.4", "417" },
  cases = { { name = "printed", damage = 1 }, { name = "more of it", more = true, damage = 3 } },
  board = {
    A = { base = { "Lucian, Gunslinger" }, hand = { "Test Fervor" } },
    B = { north = { { vanilla(9), as = "foe" }, vanilla(1) }, base = { vanilla(2) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    if case.more then
      s.A:play("Test Fervor")
      s.A:choose("Lucian, Gunslinger")
      s:resolve()
    end
    s.A:move("Lucian, Gunslinger", "north")
    s:options("foe", "Vanilla 1")
    s.A:choose("foe")
    s.A:pass() s.B:pass()
    s:expect("foe", { damage = case.damage })
  end,
}

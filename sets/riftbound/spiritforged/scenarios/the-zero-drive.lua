card { name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" }, script = [[
on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }
]] }

scenario "The Zero Drive banishes its bearers as they die, and plays them all when it is banished itself" {
  rules = { "397", "427.1", "808.1", "818" },
  board = { A = {
    base = { "The Zero Drive", { vanilla(2), as = "one" }, { vanilla(3), as = "two" } },
    hand = { { "Test Doom", as = "first" }, { "Test Doom", as = "second" } },
    pool = { energy = 5, mind = 3 },
  } },
  play = function(s)
    for name, spell in pairs { one = "first", two = "second" } do
      s.A:activate("The Zero Drive", "Equip")
      s.A:choose(name)
      s:resolve()
      s:expect(name, { keywords = { "Deathknell" } })
      s.A:refused("activate", "The Zero Drive")
      s.A:play(spell)
      s.A:choose(name)
      s:resolve()
      s:expect(name, { zone = "banished" })
      s:expect("The Zero Drive", { at = "base" })
    end
    s.A:activate("The Zero Drive", 1)
    s:resolve()
    s:expect("one", { at = "base" })
    s:expect("two", { at = "base" })
    s:expect("The Zero Drive", { zone = "banished" })
    s:expect(s.A, { energy = 0, mind = 0 })
  end,
}

card {
  name = "Test Cellar", type = "gear", energy = 1, domains = { "chaos" },
  script = [[
    activated { name = "store", cost = { exhaust = self }, target = { it = unit { friendly = true } }, effect = function(fx) fx:remember("kept", fx:banish(fx.it).cards) end }
    triggered { on = self.dies, effect = function(fx) fx:play(fx:recall_note("kept"), { ignore = "cost" }) end }
  ]],
}
card {
  name = "Test Smash", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Charter", type = "gear", energy = 1, domains = { "chaos" },
  script = [[
    local store = define.activated { name = "store", cost = { exhaust = self }, target = { it = unit { friendly = true, other = true } }, effect = function(fx) fx:remember("kept", fx:banish(fx.it).cards) end }
    local back = define.triggered { name = "back", on = self.dies, effect = function(fx) fx:play(fx:recall_note("kept"), { ignore = "cost" }) end }
    static { affects = unit { friendly = true }, give = { abilities = { store, back } } }
  ]],
}
card {
  name = "Test Slay", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "393 What each of two has banished it alone brings back" {
  rules = { "394.1", "397", "427.1", "427.2", "427.3" },
  board = {
    A = { hand = { "Test Smash" }, base = { { "Test Cellar", as = "one" }, { "Test Cellar", as = "two" }, { vanilla(1), as = "a" }, { vanilla(2), as = "b" } } },
  },
  play = function(s)
    s.A:activate("one")
    s.A:choose("a")
    s:resolve()
    s.A:activate("two")
    s.A:choose("b")
    s:resolve()
    s:expect("a", { zone = "banished" })
    s:expect("b", { zone = "banished" })
    s.A:play("Test Smash")
    s.A:choose("two")
    s:resolve()
    s:expect("b", { at = "base" })
    s:expect("a", { zone = "banished" })
  end,
}

scenario "393 Abilities that were given together are linked" {
  rules = { "395", "397" },
  board = {
    A = { hand = { "Test Slay" }, base = { "Test Charter", { vanilla(3), as = "keeper" }, { vanilla(1), as = "a" } } },
  },
  play = function(s)
    s.A:activate("keeper", "store")
    s.A:choose("a")
    s:resolve()
    s:expect("a", { zone = "banished" })
    s.A:play("Test Slay")
    s.A:choose("keeper")
    s:resolve()
    s:expect("keeper", { zone = "trash" })
    s:expect("a", { at = "base" })
  end,
}

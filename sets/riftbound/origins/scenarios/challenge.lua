card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "Challenge lets two units strike each other" {
  rules = { "417.1", "323.5", "355.7" },
  board = {
    A = { hand = { "Challenge" }, runes = { body = 2 }, base = { { vanilla(3), as = "mine" }, { vanilla(1), as = "page" } } },
    B = { base = { { vanilla(4), as = "foe" } }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Challenge")
    s:options("mine", "page")
    s.A:choose("mine")
    s:options("foe", "guard")
    s.A:choose("foe")
    s:resolve()
    s:expect("mine", { zone = "trash" })
    s:expect("foe", { damage = 3, at = "base" })
    s:expect("page", { damage = 0 })
    s:expect("guard", { damage = 0 })
  end,
}

scenario "Challenge needs a unit of each side" {
  rules = { "355.8" },
  cases = { { name = "no enemy", mine = true }, { name = "no own", mine = false } },
  board = function(case)
    return {
      A = { hand = { "Challenge" }, runes = { body = 2 }, base = case.mine and { vanilla(3) } or {} },
      B = { base = case.mine and {} or { vanilla(3) } },
    }
  end,
  play = function(s) s.A:refused("play", "Challenge") end,
}

scenario "Challenge does nothing to one unit when the other is gone" {
  rules = { "359.3" },
  board = {
    A = { hand = { "Challenge" }, runes = { body = 2 }, base = { { vanilla(3), as = "mine" } } },
    B = { hand = { "Test Retreat" }, base = { { vanilla(4), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Challenge")
    s.A:choose("mine")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Test Retreat")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "hand" })
    s:expect("mine", { damage = 0, at = "base" })
  end,
}

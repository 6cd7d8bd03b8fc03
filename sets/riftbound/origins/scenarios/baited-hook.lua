card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "Baited Hook kills a unit and plays one of at most one might more" {
  rules = { "381", "356.1", "416.1" },
  board = {
    A = {
      base = { "Baited Hook", { vanilla(3), as = "bait" } }, runes = { order = 2 },
      deck = { { vanilla(4), as = "catch" }, { vanilla(5), as = "large" }, { vanilla_spell(1), as = "spell" }, { vanilla(1), as = "small" }, { vanilla(9), as = "huge" }, { vanilla(2), as = "sixth" } },
    },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:activate("Baited Hook")
    s:options("bait")
    s.A:choose("bait")
    s:count("Order Rune", 1, { zone = "runes", exhausted = false })
    s:expect("Baited Hook", { exhausted = true })
    s.A:pass()
    s.B:pass()
    s:options("catch", "small")
    s.A:choose("catch")
    s:expect("bait", { zone = "trash" })
    s:expect("catch", { at = "base", exhausted = true, controller = s.A })
    for _, other in ipairs { "large", "spell", "small", "huge" } do s:expect(other, { zone = "deck" }) end
    s:expect(s.A, { deck_size = 5, banished_size = 0 })
    s:expect("foe", { at = "base" })
  end,
}

scenario "Baited Hook may catch nothing" {
  rules = { "416.1" },
  board = {
    A = { base = { "Baited Hook", { vanilla(3), as = "bait" } }, runes = { order = 2 }, deck = { { vanilla(4), as = "catch" }, { vanilla(2), as = "next" } } },
  },
  play = function(s)
    s.A:activate("Baited Hook")
    s.A:choose("bait")
    s.A:pass()
    s.B:pass()
    s.A:done()
    s:expect("bait", { zone = "trash" })
    s:expect("catch", { zone = "deck" })
    s:expect(s.A, { deck_size = 2 })
  end,
}

scenario "Baited Hook on a unit that is gone: nothing has a might to compare with" {
  rules = { "359.3" },
  board = {
    A = { base = { "Baited Hook", { vanilla(3), as = "bait" } }, runes = { order = 2 }, deck = { { vanilla(1), as = "one" }, { vanilla(0), as = "none" }, { vanilla(4), as = "four" } } },
    B = { hand = { "Test Retreat" } },
  },
  play = function(s)
    s.A:activate("Baited Hook")
    s.A:choose("bait")
    s.A:pass()
    s.B:play("Test Retreat")
    s.B:choose("bait")
    s:resolve()
    s:expect("bait", { zone = "hand" })
    s:expect("one", { zone = "deck" })
    s:expect("none", { zone = "deck" })
    s:expect(s.A, { deck_size = 3 })
  end,
}

scenario "Baited Hook needs a ready hook and a unit" {
  rules = { "357" },
  cases = { { name = "exhausted", tired = true, unit = true }, { name = "no unit", tired = false, unit = false } },
  board = function(case)
    local base = { { "Baited Hook", exhausted = case.tired } }
    if case.unit then base[2] = vanilla(2) end
    return { A = { base = base, runes = { order = 2 } }, B = { base = { vanilla(2) } } }
  end,
  play = function(s) s.A:refused("activate", "Baited Hook") end,
}

scenario "Baited Hook costs one energy and one order" {
  rules = { "357.1", "381" },
  cases = {
    { name = "both", pool = { energy = 1, order = 1 }, may = true }, { name = "no energy", pool = { order = 1 } }, { name = "no power", pool = { energy = 1 } },
    { name = "another domain", pool = { energy = 1, fury = 1 } },
  },
  board = function(case) return { A = { base = { "Baited Hook", { vanilla(3), as = "bait" } }, pool = case.pool, deck = { { vanilla_spell(1), as = "spell" } } } } end,
  play = function(s, case)
    if not case.may then return s.A:refused("activate", "Baited Hook") end
    s.A:activate("Baited Hook")
    s.A:choose("bait")
    s:expect(s.A, { energy = 0, order = 0 })
    s:resolve()
    s:expect("bait", { zone = "trash" })
  end,
}

card { name = "Test Golem", type = "unit", energy = 4, might = 6, domains = { "body" }, power = { body = 1 } }
card { name = "Test Ghost", type = "unit", energy = 4, might = 2, domains = { "chaos" }, power = { chaos = 2 } }
card { name = "Test Shade", type = "unit", energy = 3, might = 1, domains = { "chaos" }, power = { chaos = 1 } }
card {
  name = "Test Martyr", type = "unit", energy = 4, might = 1, domains = { "order" }, power = { order = 1 }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}

scenario "Heedless Resurrection brings back what costs no more than the victim" {
  rules = { "357.2", "355.11", "419.1", "356.1" },
  board = {
    A = {
      hand = { "Heedless Resurrection" }, runes = { chaos = 2 },
      base = { "Test Golem", { vanilla(3), as = "cheap" } },
      trash = { "Test Ghost", "Test Shade", { "Test Golem", as = "old" }, { vanilla_spell(1), as = "spell" } },
    },
    B = { trash = { { vanilla(1), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Heedless Resurrection")
    s:options("Test Golem", "cheap")
    s.A:choose("Test Golem")
    s:options("Test Shade", "old")
    s.A:choose("Test Shade")
    s:expect("Test Golem", { zone = "trash" })
    s:expect("Test Shade", { zone = "trash" })
    s:resolve()
    s:expect("Test Shade", { at = "base", exhausted = true })
    s:count("Chaos Rune", 1, { zone = "runes" })
    s:expect("Heedless Resurrection", { zone = "trash" })
  end,
}

scenario "Heedless Resurrection does not bring back its own victim" {
  rules = { "355.16", "357.2" },
  board = {
    A = { hand = { "Heedless Resurrection" }, runes = { chaos = 2 }, base = { "Test Golem" }, trash = { "Test Ghost" } },
  },
  play = function(s) s.A:refused("play", "Heedless Resurrection") end,
}

scenario "Heedless Resurrection: the victim's Deathknell comes first" {
  rules = { "808.1", "357.2", "340.1" },
  board = {
    A = { hand = { "Heedless Resurrection" }, runes = { chaos = 2 }, base = { "Test Martyr" }, trash = { "Test Shade" }, deck = { { vanilla(7), as = "top" } } },
  },
  play = function(s)
    s.A:play("Heedless Resurrection")
    s.A:choose("Test Shade")
    s:chain { "Heedless Resurrection", "Test Martyr" }
    s.A:pass()
    s.B:pass()
    s:expect("top", { zone = "hand" })
    s:expect("Test Shade", { zone = "trash" })
    s:resolve()
    s:expect("Test Shade", { at = "base" })
  end,
}

scenario "Heedless Resurrection needs a unit of its player to kill" {
  rules = { "357.2" },
  board = {
    A = { hand = { "Heedless Resurrection" }, runes = { chaos = 2 }, trash = { "Test Shade" } },
    B = { base = { "Test Golem" } },
  },
  play = function(s) s.A:refused("play", "Heedless Resurrection") end,
}

scenario "Heedless Resurrection: neither the energy nor the power may be above the victim's" {
  rules = { "355.8", "357.2" },
  board = {
    A = {
      hand = { "Heedless Resurrection" }, pool = { energy = 9, chaos = 9, order = 9 }, base = { { vanilla(2), as = "victim" } },
      trash = { { vanilla(3), as = "dear" }, { vanilla(2), as = "equal" }, { vanilla(1), as = "cheap" } },
    },
    B = { base = { { vanilla(8), as = "foe" } }, trash = { { vanilla(1), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Heedless Resurrection")
    s:options("equal", "cheap")
    s.A:choose("equal")
    s:resolve()
    s:expect("equal", { at = "base" })
    s:expect("dear", { zone = "trash" })
  end,
}

scenario "Flash sends two units of its player to the base" {
  rules = { "355.13", "420.1", "449" },
  board = {
    A = { hand = { "Flash" }, runes = { chaos = 2 }, north = { { vanilla(1), as = "left" }, { vanilla(2), as = "stay" } }, south = { { vanilla(3), as = "right" } } },
    B = { base = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Flash")
    s:options("left", "stay", "right")
    s.A:choose("left")
    s:options("stay", "right")
    s.A:choose("right")
    s:chain { "Flash" }
    s:resolve()
    s:expect("left", { at = "base", exhausted = false, controller = s.A })
    s:expect("right", { at = "base", exhausted = false, controller = s.A })
    s:expect("stay", { at = "north" })
    s:expect("north", { controller = s.A })
    s:expect("south", { controller = false })
  end,
}

scenario "Flash takes an attacker out of a showdown" {
  rules = { "813.1", "461.2", "465.1" },
  board = {
    A = { hand = { "Flash" }, runes = { chaos = 2 }, base = { { vanilla(1), as = "scout" }, { vanilla(2), as = "home" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("scout", "north")
    s.A:play("Flash")
    s:options("scout", "home")
    s.A:choose("scout", "home")
    s:resolve()
    s:expect("scout", { at = "base", exhausted = true })
    s:showdown()
    s:expect("scout", { at = "base" })
    s:expect("north", { controller = s.B, contested = false })
    s:expect("guard", { damage = 0 })
  end,
}

scenario "Flash may choose nobody" {
  rules = { "355.13" },
  board = {
    A = { hand = { "Flash" }, runes = { chaos = 2 }, north = { { vanilla(1), as = "stay" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Flash")
    s.A:done()
    s:resolve()
    s:expect("stay", { at = "north" })
    s:expect("Flash", { zone = "trash" })
  end,
}

scenario "Doran's Blade is equipped for one body power and gives two" {
  rules = { "818.1", "434.1", "137" },
  board = {
    A = { base = { "Doran's Blade", { vanilla(3), as = "mine" } }, runes = { body = 1 } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:activate("Doran's Blade")
    s:options("mine")
    s.A:choose("mine")
    s:chain { "Doran's Blade" }
    s:count("Body Rune", 0, { zone = "runes" })
    s:expect("mine", { might = 3 })
    s:resolve()
    s:expect("mine", { might = 5 })
    s:expect("Doran's Blade", { host = "mine", at = "base" })
    -- Its own text sleeps while it is worn.
    s.A:refused("activate", "Doran's Blade")
  end,
}

scenario "Doran's Blade goes with its wearer and falls off when the wearer dies" {
  rules = { "719.5", "457.1", "434.1" },
  board = {
    A = { base = { "Doran's Blade", { vanilla(3), as = "mine" } }, runes = { body = 1 }, hand = { "Test Doom" } },
  },
  play = function(s)
    s.A:activate("Doran's Blade")
    s.A:choose("mine")
    s:resolve()
    s.A:move("mine", "north")
    s:expect("Doran's Blade", { at = "north", exhausted = false })
    s:showdown()
    s.A:play("Test Doom")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { zone = "trash", might = 3 })
    s:expect("Doran's Blade", { at = "base", host = false, exhausted = false })
  end,
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Doran's Blade is equipped on one's own turn, out of showdowns" {
  rules = { "818.1", "381" },
  board = {
    A = { base = { "Doran's Blade", { vanilla(3), as = "mine" } }, runes = { body = 1 } },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:refused("activate", "Doran's Blade")
  end,
}

card {
  name = "Test Defiance", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell", energy = { max = 4 } } }, effect = function(fx) fx:counter(fx.it) end } ]],
}

scenario "R141 Printed cost is what effects see" {
  rules = { "131", "206" },
  board = {
    A = { hand = { "Sky Splitter" }, runes = { fury = 1 }, base = { "Lux, Illuminated", "Mega-Mech" } },
    B = { hand = { "Test Defiance" }, north = { { vanilla(7), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Sky Splitter")
    s.A:choose("foe")
    s:count("Fury Rune", 0, { zone = "runes" })
    s.A:pass()
    s.B:refused("play", "Test Defiance")
    s.B:pass()
    s:expect("foe", { damage = 5 })
    s:chain { "Lux, Illuminated" }
    s:resolve()
    s:expect("Lux, Illuminated", { might = 8 })
  end,
}

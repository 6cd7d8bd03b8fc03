scenario "Viktor, Herald of the Arcane plays a Recruit where his player likes" {
  rules = { "381", "184.2", "355.2" },
  board = {
    A = { legend = "Viktor, Herald of the Arcane", runes = { mind = 1 }, north = { vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Viktor, Herald of the Arcane")
    s:count("Mind Rune", 1, { exhausted = true })
    s:count("Recruit", 0)
    s.A:pass()
    s.B:pass()
    s:options("base", "north")
    s.A:choose("north")
    s:count("Recruit", 1, { at = "north", controller = s.A, exhausted = true })
    s.A:refused("activate", "Viktor, Herald of the Arcane")
  end,
}

scenario "Viktor, Herald of the Arcane: a Recruit is no card for Legion" {
  rules = { "812.1", "185.1" },
  board = { A = { legend = "Viktor, Herald of the Arcane", hand = { "Trifarian Gloryseeker" }, runes = { order = 3 } } },
  play = function(s)
    s.A:activate("Viktor, Herald of the Arcane")
    s:resolve()
    s:count("Recruit", 1, { at = "base" })
    s.A:play("Trifarian Gloryseeker")
    s:chain {}
    s:expect("Trifarian Gloryseeker", { buffs = 0 })
  end,
}

scenario "Viktor, Herald of the Arcane exhausts, and has to be ready" {
  rules = { "357.1", "381" },
  board = { A = { legend = "Viktor, Herald of the Arcane", pool = { energy = 5 } } },
  play = function(s)
    s.A:activate("Viktor, Herald of the Arcane")
    s:expect("Viktor, Herald of the Arcane", { exhausted = true })
    s:expect(s.A, { energy = 4 })
    s:resolve()
    s:count("Recruit", 1)
    s.A:refused("activate", "Viktor, Herald of the Arcane")
  end,
}

card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

card { name = "Suzaku Kururugi", type = "character", bp = 2000 }

scenario "Lancelot (CGH-1-060): raided, it sidelines and has Impact" {
  rules = { "UA-5.4", "UA-11.1" },
  board = { A = { energy = { "Test Well" }, front = { "Suzaku Kururugi" }, hand = { "CGH-1-060" } }, B = { front = { { vanilla(5000), as = "foe" }, { vanilla(4000), as = "blocker" } } } },
  play = function(s)
    s.A:raid("CGH-1-060", "Suzaku Kururugi")
    s.A:choose("foe")
    s:expect("foe", { zone = "sideline" })
    s:expect("CGH-1-060", { impact = 1, damage = 2 })
    s.A:end_main()
    s.A:attack("CGH-1-060")
    s.B:block("blocker")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Lancelot (CGH-1-060): Damage (2) works before the Raid line" {
  rules = { "UA-5.5", "UA-6.9" },
  board = { A = { front = { "CGH-1-060" } }, phase = "attack" },
  play = function(s)
    s:expect("CGH-1-060", { impact = 0, raided = false })
    s.A:attack("CGH-1-060")
    s.A:choose("life 1")
    s.A:choose("life 2")
    s:expect(s.B, { life = 5 })
  end,
}

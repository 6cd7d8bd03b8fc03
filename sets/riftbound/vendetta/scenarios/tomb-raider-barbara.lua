scenario "Tomb-Raider Barbara takes the empowerment of a gear, or the gear" {
  rules = { "442", "428" },
  cases = { { name = "empowered", empowered = true, zone = "base" }, { name = "plain", empowered = false, zone = "trash" } },
  board = function(case)
    return {
      A = { hand = { "Tomb-Raider Barbara" }, runes = { calm = 7 }, base = { "Arena Bar" } },
      B = { base = { { "Questionable Tome", empowered = case.empowered }, { vanilla(1), as = "foe", empowered = true } } },
    }
  end,
  play = function(s, case)
    s.A:play("Tomb-Raider Barbara", { at = "base" })
    s:options("Questionable Tome")
    s.A:choose("Questionable Tome")
    s:resolve()
    s:expect("Questionable Tome", { zone = case.zone })
    if case.empowered then s:expect("Questionable Tome", { empowered = false }) end
    s:expect("foe", { empowered = true, at = "base" })
    s:expect("Arena Bar", { at = "base" })
  end,
}

scenario "Tomb-Raider Barbara with six runes raids nothing" {
  rules = { "383" },
  board = {
    A = { hand = { "Tomb-Raider Barbara" }, runes = { calm = 6 } },
    B = { base = { "Questionable Tome" }, runes = { mind = 3 } },
  },
  play = function(s)
    s.A:play("Tomb-Raider Barbara", { at = "base" })
    s:chain {}
    s:expect("Tomb-Raider Barbara", { at = "base", might = 4 })
    s:expect("Questionable Tome", { at = "base" })
  end,
}

scenario "R079 Aura loss before the second check (Baron example)" {
  rules = { "323.5", "365.1", "466.1", "324.2" },
  board = {
    A = { base = { "Baron Nashor", "Mystic Poro" } },
    B = { north = { { vanilla(14), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Mystic Poro", { might = 4 })
    s.A:move({ "Baron Nashor", "Mystic Poro" }, "north")
    s.A:pass()
    s.B:pass()
    s.B:assign { ["Baron Nashor"] = 12, ["Mystic Poro"] = 2 }
    s:expect("guard", { zone = "trash" })
    s:expect("Baron Nashor", { zone = "trash" })
    s:expect("Mystic Poro", { at = "north", might = 2, damage = 0 })
    s:expect(s.A, { points = 1 })
  end,
}

-- Outside of a combat nothing heals: the second check finds as much damage as might.
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit { friendly = true, name = "Baron Nashor" })) end } ]],
}

scenario "R079 Outside of a combat the lost aura is deadly" {
  rules = { "323.5", "365.1" },
  cases = { { name = "two damage", damage = 2, zone = "trash" }, { name = "one damage", damage = 1, zone = "base" } },
  board = function(case)
    return { A = { base = { "Baron Nashor", { "Mystic Poro", damage = case.damage } }, hand = { "Test Doom" } } }
  end,
  play = function(s, case)
    s:expect("Mystic Poro", { at = "base", might = 4 })
    s.A:play("Test Doom")
    s:resolve()
    s:expect("Mystic Poro", { zone = case.zone })
  end,
}

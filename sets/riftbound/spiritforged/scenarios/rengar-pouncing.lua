scenario "Rengar, Pouncing joins an attack as a reaction" {
  rules = { "813.1", "355.2", "807.1", "323.2" },
  board = {
    A = { hand = { "Rengar, Pouncing" }, runes = { fury = 3 }, base = { { vanilla(2), as = "raider" } } },
    B = { north = { { vanilla(6), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Rengar, Pouncing")
    s:options("base", "north")
    s.A:choose("north")
    s:expect("Rengar, Pouncing", { at = "north", exhausted = true, attacking = true, might = 5 })
    s.B:pass()
    s.A:pass()
    s.B:choose("raider")
    s:expect("guard", { zone = "trash" })
    s:expect("Rengar, Pouncing", { at = "north", might = 3, damage = 0 })
  end,
}

scenario "Rengar, Pouncing comes to the attacked battlefield and to no other" {
  rules = { "355.2", "054.1" },
  cases = { { name = "in the attack", attack = true }, { name = "before it", attack = false } },
  board = {
    A = { hand = { "Rengar, Pouncing" }, runes = { fury = 3 }, base = { { vanilla(2), as = "raider" } } },
    B = { north = { { vanilla(6), as = "guard" } }, south = { vanilla(1) } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s, case)
    if case.attack then s.A:move("raider", "north") end
    s.A:play("Rengar, Pouncing")
    if case.attack then
      s:options("base", "north")
      s.A:choose("base")
    end
    s:expect("Rengar, Pouncing", { at = "base", exhausted = true, might = 3 })
  end,
}

scenario "Rengar, Pouncing does not come to a battlefield that is only walked onto" {
  rules = { "355.2", "348.2" },
  board = {
    A = { hand = { "Rengar, Pouncing" }, runes = { fury = 3 }, base = { { vanilla(2), as = "raider" } } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Rengar, Pouncing")
    s:expect("Rengar, Pouncing", { at = "base" })
  end,
}

card {
  name = "Test Sally", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true }, to = place { battlefield = true } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}

scenario "Rengar, Pouncing does not join a defence" {
  rules = { "355.2", "464.2" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { hand = { "Test Sally", "Rengar, Pouncing" }, runes = { fury = 3 }, base = { { vanilla(2), as = "mine" } } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Sally")
    s.B:choose("mine")
    s.B:choose("north")
    s:resolve()
    s:expect("mine", { defending = true })
    s.A:pass()
    s.B:play("Rengar, Pouncing")
    s:expect("Rengar, Pouncing", { at = "base" })
  end,
}

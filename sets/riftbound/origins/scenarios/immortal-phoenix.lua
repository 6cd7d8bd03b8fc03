scenario "Immortal Phoenix returns from the trash when a spell kills" {
  rules = { "383.5", "428", "354" },
  cases = { { name = "paid", pay = true }, { name = "declined", pay = false } },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 5 }, trash = { "Immortal Phoenix" } },
    B = { north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Void Seeker")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { zone = "trash" })
    s:owes(s.A, "may")
    if case.pay then
      s.A:yes()
      s:chain { "Immortal Phoenix" }
      s:resolve()
      s:expect("Immortal Phoenix", { at = "base", exhausted = true })
      -- Void Seeker's three and a power, then one and a power: nothing else is paid.
      s:expect(s.A, { rune_count = 3, ready_runes = 1, energy = 0 })
    else
      s.A:no()
      s:expect("Immortal Phoenix", { zone = "trash" })
      s:expect(s.A, { rune_count = 4, ready_runes = 2 })
    end
  end,
}

scenario "Immortal Phoenix stays when no spell of its player has killed" {
  rules = { "428", "411" },
  cases = {
    { name = "in combat", how = "combat" }, { name = "by a trigger", how = "trigger" }, { name = "by an opponent's spell", how = "theirs" },
  },
  board = function(case)
    return {
      A = { hand = { "Tibbers" }, pool = { energy = 20, fury = 5 }, base = { { vanilla(5), as = "raider" } }, trash = { "Immortal Phoenix" } },
      B = { hand = { "Void Seeker" }, pool = { energy = 20, fury = 5 }, north = { { vanilla(2), as = "foe" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    if case.how == "combat" then
      s.A:move("raider", "north")
      s:showdown()
    elseif case.how == "trigger" then
      s.A:play("Tibbers")
      s:resolve()
    else
      s.A:move("raider", "north")
      s.A:pass()
      s.B:play("Void Seeker")
      s.B:choose("foe")
      s:resolve()
    end
    s:expect("foe", { zone = "trash" })
    s:expect("Immortal Phoenix", { zone = "trash" })
    s:chain {}
  end,
}

scenario "Immortal Phoenix is not asked without the means, and only works in the trash" {
  rules = { "383.5", "357" },
  cases = { { name = "too poor", zone = "trash", fury = 1 }, { name = "in hand", zone = "hand", fury = 5 } },
  board = function(case)
    return {
      A = { [case.zone] = { "Immortal Phoenix" }, deck = { vanilla(1), vanilla(1), "Void Seeker" }, pool = { energy = 9, fury = case.fury }, champion = { { "Void Seeker", as = "seeker" } } },
      B = { north = { { vanilla(4), as = "foe" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("seeker")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:expect("Immortal Phoenix", { zone = case.zone })
    s:owes(s.A, "act")
  end,
}

card {
  name = "Test Rust", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Immortal Phoenix does not rise for gear" {
  rules = { "383.4", "428" },
  board = {
    A = { trash = { "Immortal Phoenix" }, hand = { "Test Rust" }, pool = { energy = 1, fury = 1 } },
    B = { base = { "Seal of Rage" } },
  },
  play = function(s)
    s.A:play("Test Rust")
    s.A:choose("Seal of Rage")
    s.A:pass()
    s.B:pass()
    s:expect("Seal of Rage", { zone = "trash" })
    s:owes(s.A, "act")
    s:expect("Immortal Phoenix", { zone = "trash" })
  end,
}

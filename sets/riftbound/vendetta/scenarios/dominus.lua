card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}

scenario "Dominus doubles the might of a unit, which may become ready again for power" {
  rules = { "432", "381", "415.1", "317.2" },
  board = {
    A = { hand = { "Dominus" }, pool = { energy = 4, fury = 2, body = 2 }, base = { { vanilla(3), as = "mine", buffs = 1 } } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:play("Dominus")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 8 })
    s.A:move("mine", "north")
    s:showdown()
    s:expect("mine", { exhausted = true })
    s.A:activate("mine")
    s:resolve()
    s:expect("mine", { exhausted = false })
    s:expect(s.A, { points = 1 })
    s:next_turn()
    s:expect("mine", { might = 4 })
  end,
}

scenario "Dominus looks once: what comes later is not doubled" {
  rules = { "432", "477.3" },
  board = { A = { hand = { "Dominus", "Test Rouse" }, pool = { energy = 4 }, base = { { vanilla(3), as = "mine" } } } },
  play = function(s)
    s.A:play("Dominus")
    s.A:choose("mine")
    s:resolve()
    s.A:play("Test Rouse")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 8 })
  end,
}

scenario "Dominus: the ability goes with the turn, and belongs to the unit's controller" {
  rules = { "191", "317.2" },
  cases = { { name = "an enemy unit", it = "foe" }, { name = "next turn", it = "mine", later = true } },
  board = {
    A = { hand = { "Dominus" }, pool = { energy = 4, fury = 2 }, runes = { body = 4 }, base = { { vanilla(3), as = "mine", exhausted = true } } },
    B = { base = { { vanilla(3), as = "foe", exhausted = true } } },
  },
  play = function(s, case)
    s.A:play("Dominus")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { might = 6 })
    if case.later then
      s:next_turn()
      s:next_turn()
      s:expect(case.it, { might = 3 })
    else
      s.A:refused("activate", case.it)
    end
  end,
}

scenario "Dominus: standing up again costs two power, each time" {
  rules = { "381", "357.1" },
  cases = { { name = "one", power = 1 }, { name = "two", power = 2 }, { name = "four", power = 4 } },
  board = function(case)
    return { A = { hand = { "Dominus" }, pool = { energy = 4, fury = case.power }, base = { { vanilla(3), as = "mine", exhausted = true } } } }
  end,
  play = function(s, case)
    s.A:play("Dominus")
    s.A:choose("mine")
    s:resolve()
    for _ = 1, math.floor(case.power / 2) do
      s.A:activate("mine")
      s:resolve()
      s:expect("mine", { exhausted = false })
    end
    s.A:refused("activate", "mine", { rule = "357.1" })
    s:expect(s.A, { fury = case.power % 2 })
  end,
}

scenario "Soraka, Wanderer saves a weaker unit and takes her wounds last" {
  rules = { "465.2", "370", "454" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { "Soraka, Wanderer", { vanilla(3), as = "weak" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("weak", { at = "base", exhausted = true, damage = 0 })
    s:expect("Soraka, Wanderer", { at = "north", damage = 0 })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "Soraka, Wanderer saves nobody as strong as she, far from her, nor herself" {
  rules = { "428" },
  cases = { { name = "as strong", it = "strong" }, { name = "far", it = "far" }, { name = "herself", it = "Soraka, Wanderer" } },
  board = {
    A = { hand = { "Test Axe" } },
    B = { base = { "Soraka, Wanderer", { vanilla(4), as = "strong" } }, south = { { vanilla(1), as = "far" } } },
    battlefields = { north = {}, south = { controller = "B" } },
    turn = "A",
  },
  play = function(s, case)
    s.A:play("Test Axe")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { zone = "trash" })
  end,
}

card { name = "Test Axe", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "Soraka, Wanderer heals whom she saves" {
  rules = { "370", "418", "454" },
  board = {
    A = { hand = { "Test Axe" } },
    B = { north = { "Soraka, Wanderer", { vanilla(3), as = "weak", damage = 2 } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Axe")
    s.A:choose("weak")
    s:resolve()
    s:expect("weak", { at = "base", damage = 0, exhausted = true })
  end,
}

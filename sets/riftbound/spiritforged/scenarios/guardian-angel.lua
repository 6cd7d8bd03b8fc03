card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Guardian Angel dies in the place of its wearer" {
  rules = { "369", "370.1", "454" },
  board = {
    A = { hand = { "Test Doom" }, runes = { calm = 1 }, base = { "Guardian Angel", { vanilla(4), as = "mine", damage = 2 } } },
  },
  play = function(s)
    s.A:activate("Guardian Angel")
    s.A:choose("mine")
    s:resolve()
    s.A:move("mine", "north")
    s:expect("mine", { might = 5 })
    s:showdown()
    s.A:play("Test Doom")
    s.A:choose("mine")
    s:resolve()
    s:expect("Guardian Angel", { zone = "trash" })
    s:expect("mine", { at = "base", damage = 0, exhausted = true, might = 4 })
    s:expect("north", { controller = false })
  end,
}

scenario "Guardian Angel saves its wearer alone, and only while it is worn" {
  rules = { "369", "136" },
  cases = { { name = "another unit", equip = true, victim = "other" }, { name = "not worn", equip = false, victim = "mine" } },
  board = {
    A = { hand = { "Test Doom" }, runes = { calm = 1 }, base = { "Guardian Angel", { vanilla(4), as = "mine" }, { vanilla(2), as = "other" } } },
  },
  play = function(s, case)
    if case.equip then
      s.A:activate("Guardian Angel")
      s.A:choose("mine")
      s:resolve()
    end
    s.A:play("Test Doom")
    s.A:choose(case.victim)
    s:resolve()
    s:expect(case.victim, { zone = "trash" })
    s:expect("Guardian Angel", { at = "base" })
  end,
}

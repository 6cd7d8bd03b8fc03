card { name = "Test Ember", type = "unit", energy = 1, might = 3, domains = { "fury" } }
card { name = "Test Wave", type = "unit", energy = 1, might = 3, domains = { "calm" } }
card {
  name = "Test Fire", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}
card {
  name = "Test Water", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}

scenario "Decree of Focus strengthens a unit that fights an enemy fury unit" {
  rules = { "740.2", "477.3", "317.2" },
  board = {
    A = { base = { "Test Ember", { "Test Wave", as = "mate" } } },
    B = { hand = { "Decree of Focus" }, runes = { calm = 1 }, north = { { vanilla(2), as = "guard" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "Test Ember", "mate" }, "north")
    s.A:pass()
    s.B:play("Decree of Focus")
    s:options("guard")
    s.B:choose("guard")
    s:resolve()
    s:expect("guard", { might = 6 })
    s:expect("home", { might = 1 })
    s:expect("Test Ember", { might = 3 })
  end,
}

scenario "Decree of Focus saves a unit that an enemy fury spell has chosen" {
  rules = { "355.10", "477.3", "323.5" },
  board = {
    A = { hand = { "Test Fire" }, base = { "Test Ember" } },
    B = { hand = { "Decree of Focus" }, runes = { calm = 1 }, base = { { vanilla(3), as = "home" }, { vanilla(3), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Fire")
    s.A:choose("home")
    s.A:pass()
    s.B:play("Decree of Focus")
    s:options("home")
    s.B:choose("home")
    s:resolve()
    s:expect("home", { might = 7, damage = 3, at = "base" })
    s:next_turn()
    s:expect("home", { might = 3, damage = 0 })
  end,
}

scenario "Decree of Focus has no eye for other domains, other fights or own spells" {
  rules = { "355.8" },
  cases = {
    { name = "a calm spell", spell = "Test Water" },
    { name = "a calm attacker", raider = "Test Wave" },
    { name = "an own fury spell", own = true },
  },
  board = function(case)
    return {
      A = { hand = { case.spell }, base = { "Test Wave", "Test Ember" } },
      B = { hand = { "Decree of Focus", case.own and "Test Fire" or nil }, runes = { calm = 1 }, north = { { vanilla(3), as = "guard" } }, base = { { vanilla(3), as = "home" } } },
      battlefields = { north = { controller = "B" }, south = {} },
      turn = case.own and "B" or "A",
    }
  end,
  play = function(s, case)
    if case.spell then
      s.A:play(case.spell)
      s.A:choose("home")
      s.A:pass()
    elseif case.raider then
      s.A:move(case.raider, "north")
      s.A:pass()
    else
      s.B:play("Test Fire")
      s.B:choose("home")
    end
    s.B:refused("play", "Decree of Focus")
  end,
}

card { name = "Test Archer", type = "unit", energy = 0, might = 1, domains = { "fury" }, script = [[ triggered { on = self.played, target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]] }

scenario "Decree of Focus does not see abilities, an enemy that is chosen, or fury on its own side" {
  rules = { "355.8", "355.10" },
  cases = { { name = "an ability", archer = true }, { name = "the enemy chooses himself", fire = true }, { name = "fury on the own side" } },
  board = {
    A = { hand = { "Test Fire", "Test Archer" }, base = { "Test Wave" } },
    B = { hand = { "Decree of Focus" }, runes = { calm = 1 }, north = { "Test Ember" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    if case.archer then
      s.A:play("Test Archer")
      s.A:choose("Test Ember")
    elseif case.fire then
      s.A:play("Test Fire")
      s.A:choose("Test Wave")
    else
      s.A:move("Test Wave", "north")
    end
    s.A:pass()
    s.B:refused("play", "Decree of Focus")
  end,
}

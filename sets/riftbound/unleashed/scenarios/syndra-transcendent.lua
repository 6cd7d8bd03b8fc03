card {
  name = "Test Denial", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Syndra in a showdown lets spells of her player be repeated" {
  rules = { "820.1", "820.2", "474" },
  cases = { { name = "repeated", yes = true }, { name = "once" } },
  board = {
    A = { base = { "Syndra, Transcendent" }, hand = { "Test Bolt" }, pool = { energy = 2, chaos = 1 } },
    B = { north = { { vanilla(9), as = "guard" }, { vanilla(9), as = "mate" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("Syndra, Transcendent", "north")
    s.A:play("Test Bolt")
    if case.yes then
      s.A:yes()
      s.A:choose("guard")
      s.A:choose("mate")
    else
      s.A:no()
      s.A:choose("guard")
    end
    s:resolve()
    s:expect("guard", { damage = 1 })
    s:expect("mate", { damage = case.yes and 1 or 0 })
    s:expect(s.A, { energy = case.yes and 0 or 2 })
  end,
}

scenario "Syndra gives nothing outside of a showdown where she is, nor to an opponent" {
  rules = { "820.1" },
  cases = { { name = "no showdown", who = "A" }, { name = "a showdown elsewhere", who = "A", move = true }, { name = "an opponent", who = "B" } },
  board = function(case)
    return {
      A = { base = { "Syndra, Transcendent", { vanilla(3), as = "raider" } }, hand = { "Test Bolt" }, pool = { energy = 2, chaos = 1 } },
      B = { north = { { vanilla(9), as = "guard" } }, hand = { { "Test Bolt", as = "theirs" } }, runes = { chaos = 3 } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    local spell = "Test Bolt"
    if case.who == "B" then
      s.A:move("Syndra, Transcendent", "north")
      s.A:pass()
      spell = "theirs"
    elseif case.move then
      s.A:move("raider", "north")
    end
    s[case.who]:play(spell)
    s[case.who]:choose("guard")
    s:chain { spell }
    s:resolve()
    s:expect("guard", { damage = 1 })
  end,
}

scenario "Syndra: a countered spell loses both executions" {
  rules = { "425.1", "820.3" },
  board = {
    A = { base = { "Syndra, Transcendent" }, hand = { "Test Bolt" }, pool = { energy = 2, chaos = 1 } },
    B = { north = { { vanilla(9), as = "guard" } }, hand = { "Test Denial" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Syndra, Transcendent", "north")
    s.A:play("Test Bolt")
    s.A:yes()
    s.A:choose("guard")
    s.A:choose("guard")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("Test Bolt")
    s:resolve()
    s:expect("guard", { damage = 0 })
    s:expect(s.A, { energy = 0, chaos = 0 })
  end,
}

card { name = "Test Guest", type = "unit", energy = 0, might = 1, domains = { "chaos" }, keywords = { "Reaction" } }

scenario "Syndra has nothing for units that are played in her showdown" {
  rules = { "820.1" },
  board = {
    A = { base = { "Syndra, Transcendent" }, hand = { "Test Guest" }, pool = { energy = 2, chaos = 1 } },
    B = { north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Syndra, Transcendent", "north")
    s.A:play("Test Guest")
    s:expect("Test Guest", { at = "base", keywords = { "Reaction" } })
    s:expect(s.A, { energy = 2, chaos = 1 })
  end,
}

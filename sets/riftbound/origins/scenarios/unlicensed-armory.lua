scenario "Unlicensed Armory: the guarded unit comes home instead of dying" {
  rules = { "370", "454", "444" },
  cases = { { name = "paid", pay = true }, { name = "declined", pay = false } },
  board = {
    A = { base = { "Unlicensed Armory" }, hand = { { vanilla(1), as = "junk" } }, runes = { fury = 1 }, north = { { vanilla(2), as = "it" }, { vanilla(2, { "Ganking" }), as = "mate" } } },
    B = { hand = { "Hextech Ray" }, pool = { energy = 1, fury = 1 } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s.A:activate("Unlicensed Armory")
    s.A:choose("it")
    s:expect("junk", { zone = "trash" })
    s:expect("Unlicensed Armory", { exhausted = true })
    s:resolve()
    s.A:move("mate", "south")
    s.A:pass()
    s.B:play("Hextech Ray")
    s.B:choose("it")
    s.B:pass()
    s.A:pass()
    s:owes(s.A, "may")
    if case.pay then
      s.A:yes()
      s:expect("it", { at = "base", damage = 0, exhausted = true })
      s:expect(s.A, { rune_count = 0 })
    else
      s.A:no()
      s:expect("it", { zone = "trash" })
      s:expect(s.A, { rune_count = 1 })
    end
  end,
}

scenario "Unlicensed Armory guards once, this turn" {
  rules = { "370", "389" },
  board = {
    A = { base = { "Unlicensed Armory", { vanilla(2), as = "it" } }, hand = { { vanilla(1), as = "junk" }, "Falling Star", { "Falling Star", as = "second" } }, pool = { energy = 4, fury = 6 } },
  },
  play = function(s)
    s.A:activate("Unlicensed Armory")
    s.A:choose("junk")
    s.A:choose("it")
    s:resolve()
    s.A:play("Falling Star")
    s.A:choose("it", "it")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:expect("it", { at = "base", damage = 0 })
    s.A:play("second")
    s.A:choose("it", "it")
    s:resolve()
    s:expect("it", { zone = "trash" })
  end,
}

scenario "Unlicensed Armory needs a card to discard" {
  rules = { "357", "422.3" },
  board = { A = { base = { "Unlicensed Armory", { vanilla(2), as = "it" } } } },
  play = function(s) s.A:refused("activate", "Unlicensed Armory", { rule = "422.3" }) end,
}

scenario "Unlicensed Armory guards a unit of its own side, until the turn ends" {
  rules = { "355.10", "317.2" },
  board = {
    A = { base = { "Unlicensed Armory", { vanilla(2), as = "it" } }, hand = { { vanilla(1), as = "junk" } }, runes = { fury = 1 } },
    B = { base = { { vanilla(2), as = "foe" } }, hand = { "Test Axe" } },
  },
  play = function(s)
    s.A:activate("Unlicensed Armory")
    s:options("it")
    s.A:choose("it")
    s:resolve()
    s:next_turn()
    s.B:play("Test Axe")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { zone = "trash" })
    s:expect(s.A, { rune_count = 1 })
  end,
}

card { name = "Test Axe", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

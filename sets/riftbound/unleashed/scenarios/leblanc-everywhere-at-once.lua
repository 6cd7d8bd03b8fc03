card { name = "Test Wisp", type = "unit", energy = 1, might = 2, domains = { "mind" }, keywords = { "Temporary" } }

scenario "LeBlanc keeps Temporary units at her battlefield alive" {
  rules = { "816.1", "383", "469.2" },
  board = {
    A = { north = { "LeBlanc, Everywhere At Once", "Test Wisp" }, south = { { "Test Wisp", as = "far" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:chain { "far" }
    s:resolve()
    s:expect("far", { zone = "trash" })
    s:expect("Test Wisp", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "LeBlanc does nothing in the base, nor for an opponent's units" {
  rules = { "816.1" },
  cases = { { name = "in the base", who = "A" }, { name = "an opponent's", who = "B" } },
  board = function(case)
    if case.who == "A" then
      return { A = { base = { "LeBlanc, Everywhere At Once", "Test Wisp" } }, turn = "B" }
    end
    return {
      A = { north = { "LeBlanc, Everywhere At Once" } }, B = { base = { "Test Wisp" } },
      battlefields = { north = { controller = "A" }, south = {} }, turn = "A",
    }
  end,
  play = function(s, case)
    s[case.who == "A" and "B" or "A"]:end_turn()
    s:resolve()
    s:expect("Test Wisp", { zone = "trash" })
  end,
}

scenario "LeBlanc is assigned combat damage last" {
  rules = { "826.3", "465.2" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { "LeBlanc, Everywhere At Once", { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("LeBlanc, Everywhere At Once", { at = "north", damage = 0 })
  end,
}

scenario "LeBlanc keeps a mask alive that was made Temporary at her battlefield" {
  rules = { "816.1", "474", "383" },
  board = {
    A = { north = { "LeBlanc, Everywhere At Once", { vanilla(2), as = "model" } }, legend = "LeBlanc, Deceiver", hand = { vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:yes()
    s.A:pass()
    s.B:pass()
    local mask = s:find("Reflection")
    s.A:choose("model")
    s:resolve()
    s:expect(mask, { name = "Vanilla 2", at = "north" })
    s:next_turn()
    s.B:end_turn()
    -- Held again, with a card from the last turn to discard.
    s.A:no()
    s:resolve()
    s:expect(mask, { name = "Vanilla 2", at = "north" })
    s:expect(s.A, { points = 2 })
  end,
}

card { name = "Test Poet", type = "unit", energy = 1, might = 2, domains = { "mind" }, script = [[ triggered { on = self.holds, effect = function(fx) fx:draw(1) end } ]] }

scenario "LeBlanc, Everywhere At Once stops no other trigger where she is" {
  rules = { "383.4", "816" },
  board = {
    A = { north = { "LeBlanc, Everywhere At Once", "Test Poet", { vanilla(2, { "Temporary" }), as = "mask" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:resolve()
    s:expect(s.A, { hand_size = 2, points = 1 })
    s:expect("mask", { at = "north" })
  end,
}

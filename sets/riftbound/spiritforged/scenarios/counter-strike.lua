scenario "Counter Strike prevents the next damage, whatever its size" {
  rules = { "437", "417.1", "413.1" },
  board = {
    A = { hand = { { "Incinerate", as = "first" }, { "Incinerate", as = "second" } }, runes = { fury = 4 } },
    B = { hand = { "Counter Strike" }, runes = { body = 3 }, south = { { vanilla(5), as = "mine" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("first")
    s.A:choose("mine")
    s.A:pass()
    s.B:play("Counter Strike")
    s.B:choose("mine")
    s:resolve()
    s:expect("mine", { damage = 0 })
    s:expect(s.B, { hand_size = 1, deck_size = 19 })
    -- Once only.
    s.A:play("second")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { damage = 2 })
  end,
}

scenario "Counter Strike does not last past the turn" {
  rules = { "317.2", "437" },
  board = {
    A = { hand = { "Counter Strike" }, runes = { calm = 3 }, base = { { vanilla(3), as = "mine" } } },
    B = { hand = { "Final Spark" }, runes = { mind = 6 } },
  },
  play = function(s)
    s.A:play("Counter Strike")
    s:options("mine")
    s.A:choose("mine")
    s:resolve()
    s:next_turn()
    s.B:play("Final Spark")
    s.B:choose("mine")
    s:resolve()
    s:expect("mine", { zone = "trash" })
  end,
}

scenario "Counter Strike is paid with calm or body power alone" {
  rules = { "135.2", "357.1" },
  cases = {
    { name = "calm", domain = "calm", ok = true }, { name = "body", domain = "body", ok = true }, { name = "fury", domain = "fury", ok = false },
  },
  board = function(case)
    return { A = { hand = { "Counter Strike" }, runes = { [case.domain] = 3 }, base = { { vanilla(3), as = "mine" } } } }
  end,
  play = function(s, case)
    if case.ok then
      s.A:play("Counter Strike")
      s.A:choose("mine")
      s:resolve()
      s:expect(s.A, { hand_size = 1 })
    else
      s.A:refused("play", "Counter Strike")
    end
  end,
}

scenario "Counter Strike in a combat: the protected unit takes nothing" {
  rules = { "437", "465.2" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { hand = { "Counter Strike" }, runes = { calm = 3 }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Counter Strike")
    s.B:choose("guard")
    s:showdown()
    s:expect("guard", { at = "north", damage = 0 })
    s:expect("raider", { at = "base" })
    s:expect(s.A, { points = 0 })
  end,
}

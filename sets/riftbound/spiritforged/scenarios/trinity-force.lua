scenario "Trinity Force: the wearer holds for two points" {
  rules = { "136", "469.2", "193" },
  board = {
    A = { north = { { vanilla(3), as = "mine" } }, south = { vanilla(1) }, base = { "Trinity Force" }, runes = { body = 1 } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:activate("Trinity Force")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 5 })
    s:next_turn()
    s.B:end_turn()
    s:chain { "mine" }
    s:expect(s.A, { points = 2 })
    s:resolve()
    s:expect(s.A, { points = 3 })
  end,
}

scenario "Trinity Force gives nothing for a conquest, or while nobody wears it" {
  rules = { "136", "469.1" },
  cases = { { name = "conquest", equip = true }, { name = "not worn", equip = false } },
  board = function(case)
    return {
      A = { base = { "Trinity Force", { vanilla(3), as = "mine" } }, north = case.equip and {} or { vanilla(2) }, runes = { body = 1 } },
      battlefields = { north = case.equip and {} or { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    if case.equip then
      s.A:activate("Trinity Force")
      s.A:choose("mine")
      s:resolve()
      s.A:move("mine", "north")
      s:showdown()
    else
      s:next_turn()
      s.B:end_turn()
    end
    s:chain {}
    s:expect(s.A, { points = 1 })
  end,
}

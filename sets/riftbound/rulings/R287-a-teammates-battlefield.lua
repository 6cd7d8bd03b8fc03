-- A and C play together. A's spell sends a unit of C home; A follows it to the battlefield that it leaves.
card { name = "Test Retreat", type = "spell", energy = 0, domains = { "calm" }, script = [[
on_play {
  target = { who = unit { friendly = true, at = place { battlefield = true } } },
  effect = function(fx) fx:recall(fx.who) end,
}
]] }

scenario "R287 Teammate's battlefield cannot be conquered that turn" {
  rules = { "489.8" },
  format = "2v2",
  board = {
    A = { hand = { "Test Retreat" }, base = { { vanilla(3), as = "mine" } } },
    C = { north = { { vanilla(2), as = "theirs" } } },
    battlefields = { north = { controller = "C" }, south = {}, east = {} },
    turn = "D",
  },
  play = function(s)
    s:next_turn()
    s:expect(s.A, { points = 0 }) -- A does not hold for C
    s.A:play("Test Retreat")
    s.A:choose("theirs")
    s:resolve()
    s:expect("north", { controller = false })
    s.A:move("mine", "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 0 })
    s:expect(s.C, { points = 0 })
  end,
}

scenario "R287 One that the teammate did not control in the scoring step is conquered as usual" {
  rules = { "489.8", "469.1" },
  format = "2v2",
  board = {
    A = { base = { { vanilla(3), as = "mine" } } },
    C = { base = { vanilla(2) } },
    turn = "D",
  },
  play = function(s)
    s:next_turn()
    s.A:move("mine", "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s:expect(s.C, { points = 1 })
  end,
}

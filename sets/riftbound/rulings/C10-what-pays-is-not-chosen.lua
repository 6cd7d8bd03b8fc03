-- What pays for a spell or ability is no choice of it (357): only what it chooses to do something with is chosen by it. With Repeat
-- that is what each execution chose (820.2).
card { name = "Test Offering", type = "spell", energy = 0, domains = { "order" }, script = [[
additional_cost { name = "tired", cost = { exhaust = unit { friendly = true } } }
on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end }
]] }
card { name = "Test Echo", type = "spell", energy = 0, domains = { "order" }, keywords = { "Repeat {1}" }, script = [[
on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end }
]] }
card { name = "Test Eye", type = "unit", energy = 0, might = 5, domains = { "order" }, script = [[
static { affects = unit { chosen_by = link { type = "spell" } }, give = { might = 1 } }
]] }
card { name = "Test Answer", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" }, script = [[
on_play { target = { it = link { type = "spell", chooses = unit { friendly = true } } }, effect = function(fx) fx:counter(fx.it) end }
]] }
card { name = "Test Count", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" }, script = [[
on_play { target = { it = link { type = "spell", except = self } }, effect = function(fx) fx:gain_xp(#fx.it.targets) end }
]] }

scenario "C10 A unit that pays for a spell is not chosen by it" {
  rules = { "357", "355" },
  board = {
    A = { hand = { "Test Offering", "Test Answer" }, base = { "Test Eye", { vanilla(2), as = "payer" } } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Offering")
    s.A:choose("payer")
    s.A:choose("foe")
    s:expect("payer", { exhausted = true, might = 2 })
    s:expect("foe", { might = 4 })
    -- It chooses no unit of its player's.
    s.A:refused("play", "Test Answer")
  end,
}

scenario "C10 What each execution has chosen is what a spell has chosen" {
  rules = { "820.2" },
  board = {
    A = { hand = { "Test Echo", "Test Count" }, pool = { energy = 1 } },
    B = { base = { { vanilla(3), as = "one" }, { vanilla(4), as = "two" } } },
  },
  play = function(s)
    s.A:play("Test Echo")
    s.A:yes()
    s.A:choose("one") s.A:choose("two")
    s.A:play("Test Count")
    s.A:choose("Test Echo")
    s:resolve()
    s:expect(s.A, { xp = 2 })
  end,
}

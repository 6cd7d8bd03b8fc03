-- A text about what happens to its card off the board alone works there (383.2): its own discard is in no play. Where it waits for
-- something else as well it works on the board too.
card { name = "Test Cast-off", type = "unit", energy = 2, might = 1, domains = { "chaos" }, script = [[
triggered { on = any_of(self.discarded, self.dies), effect = function(fx) fx:gain_xp(1) end }
]] }
card { name = "Test Cinders", type = "unit", energy = 2, might = 1, domains = { "chaos" }, script = [[
triggered { on = self.burned, effect = function(fx) fx:gain_xp(1) end }
]] }
card { name = "Test Homing", type = "unit", energy = 2, might = 1, domains = { "chaos" }, script = [[
replacement { on = self.discarded, effect = function(fx) fx:put(fx.self, "top") end }
]] }
card { name = "Test Onlooker", type = "unit", energy = 2, might = 1, domains = { "chaos" }, script = [[
triggered { on = card { owner = you }.discarded, effect = function(fx) fx:gain_xp(2) end }
]] }
card { name = "Test Toss", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { effect = function(fx) fx:discard(1) end } ]] }
card { name = "Test Blaze", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { effect = function(fx) fx:burn(1) end } ]] }
card { name = "Test Doom", type = "spell", energy = 0, domains = { "chaos" }, script = [[
on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }
]] }

scenario "C14 Its own discard is heard in the hand, its death on the board, its burning from the deck" {
  rules = { "383.2", "422", "440" },
  cases = {
    { name = "discarded", board = { hand = { "Test Cast-off", "Test Toss" } }, spell = "Test Toss", it = "Test Cast-off" },
    { name = "killed", board = { base = { "Test Cast-off" }, hand = { "Test Doom" } }, spell = "Test Doom", it = "Test Cast-off", chosen = true },
    { name = "burned", board = { deck = { "Test Cinders" }, hand = { "Test Blaze" } }, spell = "Test Blaze", it = "Test Cinders" },
  },
  board = function(case) return { A = case.board } end,
  play = function(s, case)
    s.A:play(case.spell)
    if case.chosen then s.A:choose(case.it) end
    s:resolve()
    s:expect(case.it, { zone = "trash" })
    s:expect(s.A, { xp = 1 })
  end,
}

scenario "C14 What replaces its own discard works in the hand" {
  rules = { "370", "422" },
  board = { A = { hand = { "Test Homing", "Test Toss" } } },
  play = function(s)
    s.A:play("Test Toss")
    s:resolve()
    s:expect("Test Homing", { zone = "deck" })
  end,
}

scenario "C14 Who watches the discards of others watches them from the board" {
  rules = { "383.2" },
  cases = { { name = "from the board", base = { "Test Onlooker" }, hand = {}, xp = 2 }, { name = "not from the hand", base = {}, hand = { "Test Onlooker" }, xp = 0 } },
  board = function(case)
    local hand = { { "Test Doom", as = "tossed" }, "Test Toss" }
    for _, name in ipairs(case.hand) do table.insert(hand, name) end
    return { A = { hand = hand, base = case.base } }
  end,
  play = function(s, case)
    s.A:play("Test Toss")
    s.A:pass()
    s.B:pass()
    if #case.hand > 0 then s.A:choose("tossed") end
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}

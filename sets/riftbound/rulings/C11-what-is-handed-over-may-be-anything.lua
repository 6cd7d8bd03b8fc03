-- An event of what install hands over (389): a thing or a player, as it turns out; both may hold, conquer, attack and win.
card { name = "Test Watch", type = "spell", energy = 0, domains = { "order" }, script = [[
local watch = define.triggered { name = "watch", on = args.who.holds, effect = function(fx) fx:gain_xp(1) end }
on_play { target = { who = player {} }, effect = function(fx) fx:install(watch, { who = fx.who }, { uses = 1, lasts = "game" }) end }
]] }
card { name = "Test Guard", type = "spell", energy = 0, domains = { "order" }, script = [[
local guard = define.triggered { name = "guard", on = args.it.holds { here = false }, effect = function(fx) fx:gain_xp(10) end }
on_play { target = { it = unit {} }, effect = function(fx) fx:install(guard, { it = fx.it }, { uses = 1, lasts = "game" }) end }
]] }

scenario "C11 A player who was handed over holds" {
  rules = { "389", "469.2" },
  cases = { { name = "that player", who = "B", xp = 1 }, { name = "another", who = "A", xp = 0 } },
  board = { A = { hand = { "Test Watch" } }, B = { north = { vanilla(3) } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s, case)
    s.A:play("Test Watch")
    s.A:choose(case.who)
    s:resolve()
    s.A:end_turn()
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}

scenario "C11 A unit that was handed over holds, once for one holding" {
  rules = { "389", "469.2" },
  board = { A = { hand = { "Test Guard" } }, B = { north = { { vanilla(3), as = "it" }, vanilla(2) } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:play("Test Guard")
    s.A:choose("it")
    s:resolve()
    s.A:end_turn()
    s:resolve()
    s:expect(s.A, { xp = 10 })
  end,
}

-- An effect says to which places something is played: its player chooses one of them, when it is played (355.2), and nothing else.
card { name = "Test Landing", type = "spell", energy = 0, domains = { "order" }, keywords = { "Action" }, script = [[
on_play {
  target = { it = choice(card { zone = "hand", owner = you, type = "unit" }) },
  effect = function(fx) fx:play(fx.it, { ignore = "cost", at = fx:all(place { battlefield = true, controlled = true }) }) end,
}
]] }
card { name = "Test Muster", type = "spell", energy = 0, domains = { "order" }, script = [[
on_play { effect = function(fx) fx:play_token("Recruit", { count = 2, at = fx:all(place { battlefield = true, controlled = true }) }) end }
]] }
card { name = "Test Ward", type = "unit", energy = 0, might = 1, domains = { "order" }, script = [[
forbid { what = "play", affects = playing { type = "unit", yours = true }, by = each_player, to = place { here = true } }
]] }

local function board(here, controlled)
  local fields = { north = {}, south = {}, east = {} }
  for _, name in ipairs(controlled) do fields[name] = { controller = "A" } end
  local a = { hand = here.hand, base = here.base }
  for _, name in ipairs(controlled) do a[name] = { here[name] or vanilla(1) } end
  return { A = a, battlefields = fields }
end

scenario "C10 One of several places" {
  rules = { "355.2", "354.1" },
  cases = { { name = "the first", to = "north" }, { name = "the second", to = "south" } },
  format = "skirmish",
  board = board({ hand = { "Test Landing", { vanilla(3), as = "it" } } }, { "north", "south" }),
  play = function(s, case)
    s.A:play("Test Landing")
    s.A:choose("it")
    s.A:pass() s.B:pass() s.C:pass()
    s:options("north", "south")
    s.A:choose(case.to)
    s:resolve()
    s:expect("it", { place = case.to })
  end,
}

scenario "C10 One place alone is not asked for, and without any nothing is played" {
  rules = { "355.2", "054" },
  cases = { { name = "one", fields = { "south" }, at = "south" }, { name = "none", fields = {} } },
  format = "skirmish",
  board = function(case) return board({ hand = { "Test Landing", { vanilla(3), as = "it" } } }, case.fields) end,
  play = function(s, case)
    s.A:play("Test Landing")
    s.A:choose("it")
    s:resolve()
    if case.at then s:expect("it", { place = case.at }) else s:expect("it", { zone = "hand" }) end
  end,
}

scenario "C10 Of several tokens each goes to a place of its own" {
  rules = { "184", "355.2" },
  format = "skirmish",
  board = board({ hand = { "Test Muster" } }, { "north", "south" }),
  play = function(s)
    s.A:play("Test Muster")
    s.A:pass() s.B:pass() s.C:pass()
    s.A:choose("north")
    s.A:choose("south")
    s:resolve()
    s:count("Recruit", 1, { place = "north" })
    s:count("Recruit", 1, { place = "south" })
  end,
}

scenario "C10 Where it may not be played it cannot be put by this either" {
  rules = { "054.1" },
  format = "skirmish",
  board = board({ hand = { "Test Landing", { vanilla(3), as = "it" } }, north = "Test Ward" }, { "north", "south" }),
  play = function(s)
    s.A:play("Test Landing")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { place = "south" })
  end,
}

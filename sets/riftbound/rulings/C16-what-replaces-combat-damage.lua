-- What replaces or prevents combat damage is applied while that is assigned (465.2): in the order that the controller of the unit
-- wants, and each as often as it can be used.
card {
  name = "Test Twice", type = "gear", energy = 1, domains = { "fury" },
  script = [[ replacement { on = unit { enemy = true }.damaged, change = function(q) return { amount = q.event.amount * 2 } end } ]],
}
card {
  name = "Test Guard", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:prevent(2, fx.it) end } ]],
}
card {
  name = "Test Parry", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[
    local parry = define.replacement { name = "parry", on = args.it.damaged, change = skip }
    on_play { target = { it = unit {} }, effect = function(fx) fx:install(parry, { it = fx.it }, { uses = 1, lasts = "turn" }) end }
  ]],
}
card {
  name = "Test Screen", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = unit { friendly = true }.damaged, limit = "turn", change = function(q) return { amount = q.event.amount - 2 } end } ]],
}
card {
  name = "Test Hide", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = unit { friendly = true }.damaged, change = function(q) return { amount = q.event.amount - 1 } end } ]],
}

scenario "C16 Doubled and prevented: its controller says which comes first as damage is assigned to it" {
  rules = { "465.2", "372.1", "437.5" },
  cases = { { name = "prevented first", pick = "prevent", other = "battlefield" }, { name = "doubled first", pick = "replace", other = "trash" } },
  board = {
    A = { base = { "Test Twice", { vanilla(4), as = "raider" } } },
    B = { hand = { "Test Guard" }, north = { { vanilla(4), as = "it" }, { vanilla(1), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Guard") s.B:choose("it")
    s:resolve()
    s.A:pass() s.B:pass()
    s.A:choose("it")
    s.B:pick(case.pick) -- asked once: four kill it, or three
    s:expect("it", { zone = "trash" })
    s:expect("other", { zone = case.other })
  end,
}

scenario "C16 A unit whose next damage is prevented is not passed over" {
  rules = { "465.2", "815", "437" },
  cases = { { name = "a Tank", keywords = { "Tank" }, page = "battlefield" }, { name = "no Tank", keywords = {}, page = "trash" } },
  board = function(case)
    return {
      A = { base = { { vanilla(4), as = "raider" } } },
      B = { hand = { "Test Parry" }, north = { { vanilla(3, case.keywords), as = "wall" }, { vanilla(3), as = "page" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Parry") s.B:choose("wall")
    s:resolve()
    s.A:pass() s.B:pass()
    if case.page == "trash" then
      s:options("wall", "page")
      s.A:choose("page")
    end
    s:expect("wall", { at = "north", damage = 0 })
    s:expect("page", { zone = case.page })
  end,
}

scenario "C16 What replaces damage once a turn is used up by the first that is assigned" {
  rules = { "465.2", "373.2" },
  cases = { { name = "seven damage", n = 7, c = "trash" }, { name = "six damage", n = 6, c = "battlefield" } },
  board = function(case)
    return {
      A = { base = { { vanilla(case.n), as = "raider" } } },
      B = { base = { "Test Screen" }, north = { { vanilla(2), as = "a" }, { vanilla(2), as = "b" }, { vanilla(1), as = "c" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass() s.B:pass()
    s.A:choose("b") -- four for it
    s.A:choose("a") -- and two
    s:expect("a", { zone = "trash" })
    s:expect("b", { zone = "trash" })
    s:expect("c", { zone = case.c })
  end,
}

scenario "C16 Of two things that change damage its controller says which comes first, once and for all that are assigned some" {
  rules = { "465.2", "372.1", "373.2" },
  cases = {
    { name = "doubled first", pick = "Test Twice", other = "trash" },
    { name = "lessened first", pick = "Test Hide", other = "battlefield" },
  },
  board = {
    A = { base = { "Test Twice", { vanilla(4), as = "raider" } } },
    B = { base = { "Test Hide" }, north = { { vanilla(3), as = "it" }, { vanilla(3), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass() s.B:pass()
    s.A:choose("it")
    s.B:pick(case.pick) -- two kill each of them, or three
    s:expect("it", { zone = "trash" })
    s:expect("other", { zone = case.other })
  end,
}

-- Choices come before the total cost (355 before 356): what may choose several things, each of which makes it cheaper, may be played
-- when enough of them are chosen together, and nothing may be chosen, or left out, with which it could not be paid for (355.16).
card { name = "Test Volley", type = "spell", energy = 2, domains = { "fury" }, script = [[ on_play { target = { them = up_to(3, unit {}) }, effect = function(fx) fx:deal(1, fx.them) end } ]] }
card { name = "Test Pair", type = "spell", energy = 2, domains = { "fury" }, script = [[
on_play { target = { one = up_to(1, unit { friendly = true }), two = up_to(1, unit { friendly = true, except = chosen.one }) }, effect = function(fx) fx:deal(1, fx.one) fx:deal(1, fx.two) end }
]] }
card { name = "Test Grace", type = "unit", energy = 4, might = 4, domains = { "chaos" }, script = [[
cost_change { of = playing { type = "spell", yours = true }, when = is(self, unit { chosen_by = link { yours = true } }), less = { energy = 1 } } ]] }

local function graces(card, n, energy)
  local base = { { vanilla(9), as = "other" } }
  for i = 1, n do base[#base + 1] = { "Test Grace", as = "grace " .. i } end
  return { A = { hand = { card }, base = base, pool = { energy = energy } } }
end

scenario "C10 Two choices together make it free" {
  rules = { "355.16", "356.4" },
  board = graces("Test Volley", 2, 0),
  play = function(s)
    s.A:play("Test Volley")
    s:options("other", "grace 1", "grace 2")
    s.A:choose("grace 1")
    -- With one of them alone it is too dear: it may not end here.
    s:options("other", "grace 2")
    s.A:choose("grace 2")
    s.A:choose("other")
    s:resolve()
    s:expect("grace 1", { damage = 1 })
    s:expect("other", { damage = 1 })
  end,
}

scenario "C10 Where there is no room for both, what makes it no cheaper is no choice" {
  rules = { "355.16" },
  board = graces("Test Volley", 2, 0),
  play = function(s)
    s.A:play("Test Volley")
    s.A:choose("other")
    s:options("grace 1", "grace 2")
    s.A:choose("grace 2")
    s.A:choose("grace 1")
    s:resolve()
    s:expect("grace 2", { damage = 1 })
  end,
}

scenario "C10 One too few is too dear, and one is enough with one energy" {
  rules = { "357.1", "355.16" },
  cases = { { name = "too dear", n = 1, energy = 0 }, { name = "enough", n = 1, energy = 1 } },
  board = function(case) return graces("Test Volley", case.n, case.energy) end,
  play = function(s, case)
    if case.energy == 0 then
      s.A:refused("play", "Test Volley", { rule = "357.1" })
    else
      s.A:play("Test Volley")
      s.A:choose("grace 1")
      s.A:done()
      s:resolve()
      s:expect("grace 1", { damage = 1 })
      s:expect(s.A, { energy = 0 })
    end
  end,
}

scenario "C10 Two slots, each of which may stay empty" {
  rules = { "355.13", "355.16" },
  board = graces("Test Pair", 2, 0),
  play = function(s)
    s.A:play("Test Pair")
    s:options("grace 1", "grace 2")
    s.A:choose("grace 2")
    s:options("grace 1")
    s.A:choose("grace 1")
    s:resolve()
    s:expect("grace 1", { damage = 1 })
    s:expect("grace 2", { damage = 1 })
  end,
}

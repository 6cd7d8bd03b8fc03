-- What an ability does that a spell has made is attributed to both (386, 389, 411), whoever has the spell by then; the ability is no spell.
card {
  name = "Test Trophy", type = "gear", energy = 1, domains = { "fury" },
  script = [[ triggered { on = you.kills { cause = link { type = "spell", yours = true } }, effect = function(fx) fx:gain_xp(1) end } ]],
}
card {
  name = "Test Fork", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    local again = define.step { name = "again", target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end }
    on_play { target = { it = unit { enemy = true } }, effect = function(fx)
      fx:deal(2, fx.it)
      fx:then_do(again)
    end }
  ]],
}
card {
  name = "Test Snare", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    local snap = define.triggered { name = "snap", on = unit { enemy = true }.moves, effect = function(fx) fx:kill(fx.event.subject) end }
    on_play { effect = function(fx) fx:install(snap, {}, { uses = 1, lasts = "turn" }) end }
  ]],
}
card {
  name = "Test Pull", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {}, to = place { battlefield = true } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card {
  name = "Test Silence", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}
card {
  name = "Test Scrap", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    triggered { on = self.discarded, target = { it = unit { enemy = true } }, effect = function(fx) fx:kill(fx.it) end }
    on_play { effect = function(fx) end }
  ]],
}
card {
  name = "Test Riddance", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:discard(1) end } ]],
}

scenario "C16 What a spell does at once and what it says to do then are kills with it" {
  rules = { "386", "411.5", "428.5" },
  board = {
    A = { hand = { "Test Fork" }, base = { "Test Trophy" } },
    B = { hand = { "Test Silence" }, base = { { vanilla(2), as = "one" }, { vanilla(2), as = "two" } } },
  },
  play = function(s)
    s.A:play("Test Fork") s.A:choose("one")
    s.A:pass() s.B:pass()
    s:expect("one", { zone = "trash" })
    s.A:choose("two")
    s.A:pass()
    s.B:refused("play", "Test Silence") -- there is no spell any more
    s:resolve()
    s:expect("two", { zone = "trash" })
    s:expect(s.A, { xp = 2 })
  end,
}

scenario "C16 What a spell makes wait kills with it" {
  rules = { "389", "411.5" },
  board = {
    A = { hand = { "Test Snare", "Test Pull" }, base = { "Test Trophy" } },
    B = { base = { { "Test Trophy", as = "theirs" }, { vanilla(2), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Snare")
    s:resolve()
    s.A:play("Test Pull") s.A:choose("it") s.A:choose("north")
    s:resolve()
    s:expect("it", { zone = "trash" })
    s:expect(s.A, { xp = 1 })
    s:expect(s.B, { xp = 0 })
  end,
}

scenario "C16 What is printed on a spell that nobody plays kills with none" {
  rules = { "411.5", "382" },
  board = { A = { hand = { "Test Riddance", "Test Scrap" }, base = { "Test Trophy" } }, B = { base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Riddance")
    s.A:pass() s.B:pass()
    s.A:choose("it")
    s:resolve()
    s:expect("it", { zone = "trash" })
    s:expect(s.A, { xp = 0 })
  end,
}

-- Who makes new choices for a spell chooses its modes anew as well, and for a mode that is exchanged what it is done to (752.1); each may
-- stay as it is. Nothing is paid for new choices, so that a mode which has a cost of its own is none of them.
card { name = "Test Twist", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:take_control(fx.it) fx:rechoose(fx.it) end } ]] }
local function modal(name, pick, keywords)
  card { name = name, type = "spell", energy = 0, domains = { "mind" }, keywords = keywords, script = [[ on_play { modes = { pick = ]] .. pick .. [[,
    mode { text = "Hurt", target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end },
    mode { text = "Break", target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end },
    mode { text = "Learn", effect = function(fx) fx:gain_xp(1) end },
    mode { text = "Buy", cost = { energy = 1 }, effect = function(fx) fx:gain_xp(5) end },
  } } ]] }
end
modal("Test Barrage", "1")
modal("Test Medley", "2, fresh = 'item'")
modal("Test Refrain", "1", { "Repeat {1}" })
card { name = "Test Idol", type = "gear", energy = 1, domains = { "mind" } }

-- A has played a spell, and B makes its choices anew; then all resolves.
local function twist(s, spell)
  s.A:pass()
  s.B:play("Test Twist")
  s.B:choose(spell)
  s.B:pass()
  s.A:pass()
end
local function board(spell)
  return {
    A = { hand = { spell }, base = { { vanilla(5), as = "mine" }, "Test Idol" }, pool = { energy = 1 } },
    B = { hand = { "Test Twist" }, pool = { energy = 1 }, base = { { vanilla(5), as = "theirs" } } },
  }
end

scenario "C13 A mode is exchanged, and chosen for" {
  rules = { "752.1", "753.1", "355.3" },
  cases = {
    { name = "for one with a target", to = "Break", target = "Test Idol", idol = "trash", theirs = 0, mine = 0, xp = 0 },
    { name = "for one without", to = "Learn", idol = "base", theirs = 0, mine = 0, xp = 1 },
    { name = "for itself, at another target", to = "Hurt", target = "mine", idol = "base", theirs = 0, mine = 2, xp = 0 },
    { name = "for itself, at the same", to = "Hurt", target = "theirs", idol = "base", theirs = 2, mine = 0, xp = 0 },
  },
  board = board("Test Barrage"),
  play = function(s, case)
    s.A:play("Test Barrage")
    s.A:pick("Hurt")
    s.A:choose("theirs")
    twist(s, "Test Barrage")
    s:options("Hurt", "Break", "Learn")
    s.B:refused("pick", "Buy", { rule = "752" })
    s.B:pick(case.to)
    if case.target then s.B:choose(case.target) end
    s:resolve()
    s:expect("Test Idol", { zone = case.idol })
    s:expect("theirs", { damage = case.theirs })
    s:expect("mine", { damage = case.mine })
    s:expect(s.B, { xp = case.xp })
  end,
}

scenario "C13 A mode that could not be chosen any more may stay" {
  rules = { "752.1", "355.8" },
  board = { A = { hand = { "Test Barrage", "Test Snap" }, base = { "Test Idol" } }, B = { hand = { "Test Twist" } } },
  play = function(s)
    s.A:play("Test Barrage")
    s.A:pick("Break")
    s.A:choose("Test Idol")
    s.A:play("Test Snap")
    s.A:pass()
    s.B:pass()
    s:expect("Test Idol", { zone = "trash" })
    twist(s, "Test Barrage")
    s:options("Break", "Learn")
    s.B:pick("Learn")
    s:resolve()
    s:expect(s.B, { xp = 1 })
  end,
}
card { name = "Test Snap", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:kill(fx:all(gear {})) end } ]] }

card { name = "Test Salvo", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { modes = { pick = 2,
  mode { text = "Learn", effect = function(fx) fx:gain_xp(1) end },
  mode { text = "Double", effect = function(fx) fx:gain_xp(fx.you.xp) end },
} } ]] }
scenario "C13 The second of two equal modes is exchanged in its place" {
  rules = { "752.1" },
  board = board("Test Salvo"),
  play = function(s)
    s.A:play("Test Salvo")
    s.A:pick("Learn")
    s.A:pick("Learn")
    twist(s, "Test Salvo")
    s.B:pick("Learn")
    s.B:pick("Double")
    s:resolve()
    s:expect(s.B, { xp = 2 })
  end,
}

scenario "C13 Of modes that are taken once each no other one stands for two" {
  rules = { "752.1", "355.3" },
  board = board("Test Medley"),
  play = function(s)
    s.A:play("Test Medley")
    s.A:pick("Hurt")
    s.A:choose("theirs")
    s.A:pick("Learn")
    twist(s, "Test Medley")
    s:options("Hurt", "Break")
    s.B:pick("Break")
    s.B:choose("Test Idol")
    s:options("Learn", "Hurt")
    s.B:pick("Learn")
    s:resolve()
    s:expect("Test Idol", { zone = "trash" })
    s:expect("theirs", { damage = 0 })
    s:expect(s.B, { xp = 1 })
  end,
}

scenario "C13 Each execution has modes of its own to be exchanged" {
  rules = { "752.1", "820.2" },
  board = board("Test Refrain"),
  play = function(s)
    s.A:play("Test Refrain")
    s.A:yes()
    s.A:pick("Hurt")
    s.A:choose("theirs")
    s.A:pick("Learn")
    twist(s, "Test Refrain")
    s.B:pick("Learn")
    s.B:pick("Break")
    s.B:choose("Test Idol")
    s:resolve()
    s:expect(s.B, { xp = 1 })
    s:expect("theirs", { damage = 0 })
    s:expect("Test Idol", { zone = "trash" })
  end,
}

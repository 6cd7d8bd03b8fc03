-- Room for hidden cards may change (107.3). No card of the sets does it: gear that makes room at each battlefield, and a battlefield
-- that has more room while a unit there is ready.
card {
  name = "Test Cellar", type = "gear", energy = 0, domains = { "mind" },
  script = [[ static { affects = place { battlefield = true }, give = { facedown_slots = 1 } } ]],
}
card {
  name = "Test Thicket", type = "battlefield",
  script = [[ static { active = some(unit { here = true, ready = true }), affects = self, give = { facedown_slots = 1 } } ]],
}
card {
  name = "Test Snare", type = "spell", energy = 2, domains = { "calm" }, keywords = { "Hidden", "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Crash", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Tire", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:exhaust(fx.it) end } ]],
}

scenario "C05 One card may be hidden at a battlefield, with more room two" {
  rules = { "107.3" },
  cases = {
    { name = "usual", base = {} }, { name = "more room by a gear", base = { "Test Cellar" }, two = true },
    { name = "more room by the battlefield", base = {}, card = "Test Thicket", two = true },
  },
  board = function(case)
    return {
      A = { hand = { { "Test Snare", as = "first" }, { "Test Snare", as = "second" }, { "Test Snare", as = "third" } }, base = case.base, pool = { calm = 3 }, north = { { vanilla(2), as = "guard" } } },
      battlefields = { north = { controller = "A", card = case.card }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:hide("first", "north")
    if case.two then s.A:hide("second", "north") end
    s.A:refused("hide", "third", "north", { rule = "107.3" })
    s:expect("second", { zone = case.two and "facedown" or "hand" })
  end,
}

local function two(case)
  return {
    A = {
      base = { "Test Cellar" }, hand = { "Test Crash" }, north = { { vanilla(2), as = "guard" } },
      facedown = { north = case.cards },
    },
    B = { hand = { { "Test Crash", as = "theirs" } }, base = { { vanilla(5), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = case.turn,
  }
end

scenario "C05 With one card hidden there is still room for it when there is less" {
  rules = { "107.3" },
  board = function() return two { cards = { { "Test Snare", as = "first" } } } end,
  play = function(s)
    s.A:play("Test Crash")
    s.A:choose("Test Cellar")
    s:resolve()
    s:expect("first", { zone = "facedown" })
    s.A:play("first")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { damage = 1 })
  end,
}

scenario "C05 Both of two hidden cards are played from where they are hidden while there is room" {
  rules = { "107.3", "811.1" },
  board = function() return two { cards = { { "Test Snare", as = "first" }, { "Test Snare", as = "second" } } } end,
  play = function(s)
    s.A:play("Test Crash")
    s.A:choose("Test Cellar")
    -- In answer, while the room is still there.
    s.A:play("second")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { damage = 1 })
    s:expect("second", { zone = "trash" })
    s:expect("first", { zone = "facedown" })
  end,
}

scenario "C05 Both of two hidden cards go with the control of the battlefield" {
  rules = { "107.3", "323.7", "466.5" },
  board = function() return two { turn = "B", cards = { { "Test Snare", as = "first" }, { "Test Snare", as = "second" } } } end,
  play = function(s)
    s.B:move("raider", "north")
    s:showdown()
    s:expect("north", { controller = s.B })
    s:expect("first", { zone = "trash", owner = s.A })
    s:expect("second", { zone = "trash", owner = s.A })
  end,
}

-- The controller of the battlefield trashes what is too many.
scenario "C05 With less room than hidden cards the controller of the battlefield trashes one" {
  rules = { "107.3" },
  cases = { { name = "by its player", who = "A", card = "Test Crash" }, { name = "by the opponent", who = "B", card = "theirs", turn = "B" } },
  board = function(case) return two { turn = case.turn, cards = { { "Test Snare", as = "first" }, { "Test Snare", as = "second" } } } end,
  play = function(s, case)
    s[case.who]:play(case.card)
    s[case.who]:choose("Test Cellar")
    s[case.who]:pass()
    s[case.who == "A" and "B" or "A"]:pass()
    s:owes(s.A, "choose")
    s:options("first", "second")
    s.A:choose("first")
    s:expect("first", { zone = "trash" })
    s:expect("second", { zone = "facedown" })
  end,
}

scenario "C05 A battlefield whose own room ends: its controller trashes one" {
  rules = { "107.3" },
  board = {
    A = { hand = { "Test Tire" }, north = { { vanilla(2), as = "guard" } }, facedown = { north = { { "Test Snare", as = "first" }, { "Test Snare", as = "second" } } } },
    battlefields = { north = { controller = "A", card = "Test Thicket" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Tire")
    s.A:choose("guard")
    s.A:pass()
    s.B:pass()
    s.A:choose("second")
    s:expect("second", { zone = "trash" })
    s:expect("first", { zone = "facedown" })
  end,
}

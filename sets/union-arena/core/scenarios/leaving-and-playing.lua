-- Cards that leave the field by other ways than effects, what they were then, and cards that are played from another player's zones.
local function character(name, script, more)
  local t = { name = name, type = "character", bp = 1000, script = script }
  for k, v in pairs(more or {}) do t[k] = v end
  card(t)
end
local function event(name, script) card { name = name, type = "event", ap = 0, script = script } end
character("Plain")
character("Guard", [[ forbid { what = "play", affects = playing { enemy = true, type = "character" } } ]])
character("Hermit", [[ forbid { what = "play", affects = playing { yours = true, type = "character" } } ]])
event("Steal", [[ on_play { target = { it = card { zone = "sideline", owner = opponents, type = "character" } }, effect = function(fx) fx:play(fx.it, { at = "front" }) end } ]])

scenario "Who plays a card of another player plays it: an enemy of its owner" {
  rules = { "UA-4.16" },
  board = { A = { hand = { "Steal" } }, B = { front = { "Guard" }, sideline = { "Plain" } } },
  play = function(s)
    s.A:play("Steal")
    s:expect("Plain", { zone = "sideline" })
    s:owes(s.A, "act")
  end,
}

scenario "Who plays a card of another player plays it: it is not its owner's" {
  rules = { "UA-4.16", "UA-2.5" },
  board = { A = { hand = { "Steal" } }, B = { front = { "Hermit" }, sideline = { "Plain" } } },
  play = function(s)
    s.A:play("Steal")
    s:expect("Plain", { at = "front", controller = s.A, owner = s.B })
  end,
}

character("Clinger", [[ replacement { on = self.goes_to { zone = "removal" }, change = function(q) return { zone = "hand" } end } ]])
character("Stayer", [[ replacement { on = self.goes_to { zone = "removal" }, change = skip } ]])
for _, x in ipairs { { "Clinger", "hand" }, { "Stayer", "removal" } } do
  local who, zone = x[1], x[2]
  scenario("What is put away to make room may go elsewhere, but not stay: " .. who) {
    rules = { "UA-4.17", "UA-10.8" },
    board = { A = { hand = { { "Plain", as = "new" } }, front = { who, { vanilla(1), as = "b" }, { vanilla(1), as = "c" }, { vanilla(1), as = "d" } } } },
    play = function(s)
      s.A:play("new", { at = "front" })
      s.A:choose(who)
      s:expect(who, { zone = zone })
      s:expect("new", { at = "front" })
    end,
  }
end

character("Saver", [[ replacement { on = character { yours = true, other = true }.sidelined, effect = function(fx) fx:bounce(fx.event.subject) end } ]])
scenario "By a house rule who makes room is sidelined, which something may replace" {
  rules = { "UA-4.11", "UA-10.8" },
  format = { room_sidelines = 1 },
  board = { A = { hand = { { "Plain", as = "new" } }, front = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" }, { vanilla(1), as = "c" }, { vanilla(1), as = "d" } }, energy = { "Saver" } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s.A:choose("a")
    s:expect("a", { zone = "hand" })
    s:expect("new", { at = "front" })
  end,
}

character("Base")
character("Top", [[ replacement { on = self.goes_to { zone = "sideline" }, change = function(q) return { zone = "hand" } end } ]], { keywords = { "Raid" }, raid = { "Base" } })
character("Fast Top", [[ replacement { on = self.goes_to { zone = "sideline" }, change = skip } ]], { keywords = { "Raid" }, raid = { "Base" } })
event("Peel", [[ on_play { target = { it = character { raided = true } }, effect = function(fx) fx:peel(fx.it, "sideline") end } ]])
for _, x in ipairs { { "Top", "hand" }, { "Fast Top", "front" } } do
  local who, zone = x[1], x[2]
  scenario("The top card that is taken off may go elsewhere, or stay: " .. who) {
    rules = { "UA-5.9", "UA-10.8" },
    board = { A = { hand = { "Peel" }, front = { { who, as = "top", on = { { "Base", as = "base" } } } } } },
    play = function(s)
      s.A:play("Peel")
      s:expect("top", { zone = zone })
      s:expect("base", { zone = zone == "front" and "under" or "front" })
    end,
  }
end

character("Herald", [[ static { affects = character { yours = true, other = true }, give = { tags = "Sky Knight" } } ]])
character("Mourner", [[ triggered { on = character { yours = true, tag = "Sky Knight" }.sidelined, effect = function(fx) fx:draw(#fx.event.before.tags) end } ]])
character("Chronicler", [[ triggered { on = character { yours = true, tag_contains = "Knight" }.sidelined, effect = function(fx) fx:draw(1) end } ]])
event("Fell", [[ on_play { target = { it = character {} }, effect = function(fx) fx:sideline(fx.it) end } ]])
event("Knights", [[ on_play { effect = function(fx) fx:draw(fx:count(character { tag_contains = "Knight" })) end } ]])

for _, who in ipairs { "Mourner", "Chronicler" } do
  scenario("What has left had the trait that it had been given: " .. who) {
    rules = { "UA-10.10", "UA-10.2" },
    board = { A = { hand = { "Fell" }, front = { "Herald", who, { vanilla(1), as = "knight" } } } },
    play = function(s)
      s.A:play("Fell")
      s.A:choose("knight")
      s:expect(s.A, { hand_size = 1 })
    end,
  }
end

scenario "A trait that was given contains a text, too" {
  rules = { "UA-10.10" },
  board = { A = { hand = { "Knights" }, front = { "Herald", { vanilla(1), as = "knight" } } } },
  play = function(s)
    s.A:play("Knights")
    s:expect(s.A, { hand_size = 1 })
  end,
}

character("Gloom", [[ static { affects = character { enemy = true }, give = { red_energy = -2 } } ]])
character("Ember", nil, { color = { "red" }, required_energy = 1 })
character("Well", nil, { color = { "red" }, generates = { red = 3 } })

scenario "Who generates nothing does not generate less" {
  rules = { "UA-4.14", "UA-10.11" },
  board = { A = { hand = { "Ember" }, energy = { "Plain", "Well" } }, B = { front = { "Gloom" } } },
  play = function(s)
    s:expect("Plain", { generates = 0 })
    s:expect(s.A, { energy = 1 })
    s.A:play("Ember", { at = "front" })
    s:expect("Ember", { at = "front" })
  end,
}

character("Once", [[
activated { name = "turn", limit = "turn", effect = function(fx) fx:draw(1) end }
activated { name = "game", limit = "game", effect = function(fx) fx:draw(2) end }
]])
event("Flick", [[ on_play { target = { it = character { friendly = true } }, effect = function(fx) local r = fx:bounce(fx.it) fx:play(r.cards, { at = "front" }) end } ]])

scenario "Who has left and come back may do again what is done once a turn, or once a game" {
  rules = { "UA-2.6", "UA-4.26" },
  board = { A = { hand = { "Flick" }, front = { "Once" } } },
  play = function(s)
    s.A:activate("Once", "turn")
    s.A:activate("Once", "game")
    s.A:refused("activate", "Once", "turn", { rule = "UA-4.26" })
    s.A:play("Flick")
    s.A:activate("Once", "turn")
    s.A:activate("Once", "game")
    s:expect(s.A, { hand_size = 6 })
  end,
}

event("Borrow", [[ on_play { target = { it = card { zone = "sideline", owner = opponents, type = "event" } }, effect = function(fx) fx:play(fx.it) end } ]])
event("Errand", [[ on_play { effect = function(fx) fx:draw(1) end } ]])

scenario "An event of another player goes to its owner's sideline when it was used" {
  rules = { "UA-2.5", "UA-4.20" },
  board = { A = { hand = { "Borrow" } }, B = { sideline = { "Errand" } } },
  play = function(s)
    s.A:play("Borrow")
    s:expect(s.A, { hand_size = 1, sideline_size = 1 })
    s:expect("Errand", { zone = "sideline", owner = s.B })
  end,
}

character("Phoenix", [[ triggered { on = self.sidelined, effect = function(fx) fx:put(fx.event.card, "hand") end } ]])
character("Gravedigger", [[ triggered { on = character { enemy = true }.sidelined, effect = function(fx) fx:put(fx.event.card, "removal") end } ]])

scenario "What is sidelined is found in the sideline, by its own effect too" {
  rules = { "UA-2.6", "UA-10.2" },
  board = { A = { hand = { "Fell" }, front = { "Phoenix" } } },
  play = function(s)
    s.A:play("Fell")
    s:expect("Phoenix", { zone = "hand" })
  end,
}

scenario "What has gone elsewhere since is not found there any more" {
  rules = { "UA-2.6", "UA-10.1" },
  board = { A = { hand = { "Fell" }, front = { "Gravedigger" } }, B = { front = { "Phoenix" } } },
  play = function(s)
    s.A:play("Fell")
    s.A:choose("Phoenix")
    s:expect("Phoenix", { zone = "removal" })
  end,
}

-- Choosing, falling and the end of the turn where several rules meet (UA-8 to UA-10).
local function character(name, bp, more)
  local c = { name = name, type = "character", bp = bp }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function event(name, script) card { name = name, type = "event", script = script } end
character("Dusk", 1000, { script = [[triggered { on = you.begins { phase = "end" }, effect = function(fx) fx:draw(3) end }]] })
event("Fade", [[
local fade = define.triggered { name = "fade", on = you.ends { phase = "main" }, effect = function(fx) fx:draw(1) end }
on_play { effect = function(fx) fx:install(fade, {}, { uses = 1, lasts = "turn" }) end }]])
event("Equal", [[on_play { effect = function(fx) fx:give(fx:all(character {}), { bp = -1000, lasts = "turn" }) end }]])
character("Last Mine", 1000, { script = [[triggered { on = self.sidelined, effect = function(fx) fx:discard(1, fx.opponents) end }]] })
character("Last Theirs", 1000, { script = [[triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end }]] })
event("Plague", [[on_play { effect = function(fx) fx:give(fx:all(character { enemy = true }), { bp = -500, lasts = "next_start" }) end }]])
event("Half", [[on_play { target = { them = up_to(2, character { enemy = true }) }, effect = function(fx) fx:sideline(fx.them) end }]])
event("Empty", [[on_play { effect = function(fx) fx:mill(3) end }]])
character("Toll", 1000, { script = [[permit { what = "choose", affects = self, by = opponents, cost = { ap = 1 } }]] })
event("Both", [[on_play { target = { them = exactly(2, character { enemy = true }) }, effect = function(fx) fx:sideline(fx.them) end }]])
event("Trade", [[on_play { effect = function(fx)
  if fx:sideline(fx:choose(character { yours = true })).done then fx:draw(2) end
end }]])
character("Rock", 1000, { script = [[forbid { what = "leave", affects = self }]] })
character("Rescuer", 1000, { script = [[replacement { on = self.sidelined, effect = function(fx) fx:bounce(fx:all(character { yours = true, other = true })) end }]] })
event("Cut", [[on_play { effect = function(fx) fx:sideline(fx:all(character { enemy = true })) end }]])
event("Pick Two", [[on_play { effect = function(fx) fx:sideline(fx:choose(character { enemy = true }, { count = 2 })) end }]])
character("Dear Toll", 1000, { script = [[permit { what = "choose", affects = self, by = opponents, cost = { discard = 1 } }]] })
event("Doom", [[
local doom = define.triggered { name = "doom", on = you.ends { phase = "turn" }, effect = function(fx) fx:lose_life(1) end }
on_play { effect = function(fx) fx:install(doom, {}, { uses = 1, lasts = "turn" }) end }]])

scenario "Two that ask 1 AP each for being chosen are not both chosen for 1 AP" {
  rules = { "UA-10.9", "UA-4.15" },
  board = { A = { hand = { "Both" }, ap = 2 }, B = { front = { { "Toll", as = "one" }, { "Toll", as = "two" } } } },
  play = function(s)
    s.A:play("Both")
    s.A:choose("two")
    s:expect(s.A, { ap = 0 })
    s:expect("two", { zone = "sideline" })
    s:expect("one", { at = "front" })
  end,
}

scenario "nor while an effect runs" {
  rules = { "UA-10.9", "UA-4.15" },
  board = { A = { hand = { "Pick Two" }, ap = 2 }, B = { front = { { "Toll", as = "one" }, { "Toll", as = "two" }, { vanilla(500), as = "x" } } } },
  play = function(s)
    s.A:play("Pick Two")
    s.A:choose("two")
    s:expect("two", { zone = "sideline" })
    s:expect("x", { zone = "sideline" })
    s:expect("one", { at = "front" })
    s:expect(s.A, { ap = 0 })
  end,
}

scenario "Two that ask a card each are not both chosen with one card" {
  rules = { "UA-10.9" },
  board = { A = { hand = { "Pick Two", "Kiriko" } }, B = { front = { { "Dear Toll", as = "one" }, { "Dear Toll", as = "two" } } } },
  play = function(s)
    s.A:play("Pick Two")
    s.A:choose("one")
    s:expect("one", { zone = "sideline" })
    s:expect("two", { at = "front" })
    s:expect("Kiriko", { zone = "sideline" })
  end,
}

scenario "What depends on what was not done does not follow" {
  rules = { "UA-10.4", "UA-10.5" },
  board = { A = { hand = { "Trade" }, front = { "Rock" } } },
  play = function(s)
    s.A:play("Trade")
    s:expect("Rock", { at = "front" })
    s:expect(s.A, { hand_size = 0 })
  end,
}
-- playing several

scenario "Who has left in the place of another is not sidelined besides" {
  rules = { "UA-10.8", "UA-2.6" },
  board = { A = { hand = { "Cut" } }, B = { front = { { vanilla(1000), as = "a" }, "Rescuer" } } },
  play = function(s)
    s.A:play("Cut")
    s:expect("a", { zone = "hand" })
    s:expect("Rescuer", { at = "front" })
    s:expect(s.B, { sideline_size = 0, hand_size = 1 })
  end,
}

scenario "Characters of both sides fall together; the turn player's effects come first" {
  rules = { "UA-10.1", "UA-10.3" },
  board = { A = { hand = { "Equal" }, front = { "Last Mine" } }, B = { front = { "Last Theirs" } } },
  play = function(s)
    s.A:play("Equal")
    s:expect("Last Mine", { zone = "sideline" })
    s:expect("Last Theirs", { zone = "sideline" })
    s:expect(s.B, { hand_size = 1 }) -- A discards nothing, then B draws
  end,
}

scenario "BP that is lost until the start of one's next turn" {
  rules = { "UA-4.1", "UA-10.3" },
  board = { A = { hand = { "Plague" } }, B = { hand = { { vanilla(400), as = "new" } }, front = { { vanilla(1000), as = "it" } } } },
  play = function(s)
    s.A:play("Plague")
    s:expect("it", { bp = 500 })
    s:next_turn()
    s.B:play("new", { at = "front" })
    s:expect("new", { at = "front", bp = 400 })
    s:expect("it", { bp = 500 })
    s:next_turn()
    s:expect("it", { bp = 1000 })
  end,
}

scenario "Up to two may be none" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Half" } }, B = { front = { { vanilla(1000), as = "it" } } } },
  play = function(s)
    s.A:play("Half")
    s.A:done()
    s:expect("it", { at = "front" })
  end,
}
-- once a turn

scenario "What is drawn as the end phase begins counts for the limit of the hand" {
  rules = { "UA-8.1", "UA-8.3" },
  board = { A = { front = { { "Dusk", exhausted = true } }, hand = { "Kiriko", "Netero", "Tonpa", "Mito", "Satotz", "Kurapika", "Hisoka" } } },
  play = function(s)
    s.A:end_main()
    s:owes(s.A, "hand_limit")
    s:expect("Dusk", { exhausted = false })
    s.A:choose("Mito", "Tonpa")
    s:expect(s.A, { hand_size = 8, removal_size = 2 })
  end,
}

scenario "An effect may wait for the end of the main phase" {
  rules = { "UA-10.12" },
  board = { A = { hand = { "Fade" }, front = { { vanilla(1000), as = "it" } } } },
  play = function(s)
    s.A:play("Fade")
    s:expect(s.A, { hand_size = 0 })
    s.A:end_main()
    s:expect(s.A, { hand_size = 1 })
    s:owes(s.A, "attack")
  end,
}

scenario "An empty deck loses nothing before the next start phase" {
  rules = { "UA-9.2" },
  board = { A = { hand = { "Empty" }, deck = 2 } },
  play = function(s)
    s.A:play("Empty")
    s:expect(s.A, { deck_size = 0, sideline_size = 3 })
    s:over(false)
    s:next_turn()
    s:over(false)
    s.B:end_main()
    s:won(s.B)
  end,
}
-- face down

scenario "Who loses the last life at the end of the turn loses" {
  rules = { "UA-7.6", "UA-10.12" },
  board = { A = { hand = { "Doom" }, life = 1 } },
  play = function(s)
    s.A:play("Doom")
    s.A:end_main()
    s:won(s.B)
  end,
}

card { name = "Thin Out", type = "event", script = [[on_play { target = { them = up_to(2, character { enemy = true }) }, effect = function(fx) fx:sideline(fx.them) end }]] }
card { name = "Scatter", type = "event", script = [[on_play { target = { them = any_number(character { enemy = true }, { per = "place" }) }, effect = function(fx) fx:sideline(fx.them) end }]] }

scenario "Of up to two that ask 1 AP each one may be enough" {
  rules = { "UA-10.9" },
  board = { A = { hand = { "Thin Out" }, ap = 3 }, B = { front = { { "Toll", as = "one" }, { "Toll", as = "two" }, { vanilla(500), as = "x" } } } },
  play = function(s)
    s.A:play("Thin Out")
    s:options("one", "two", "x", "done")
    s.A:choose("one")
    s:options("two", "x")
    s.A:done()
    s:expect("one", { zone = "sideline" })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "One of a line, each for 1 AP" {
  rules = { "UA-10.9" },
  board = { A = { hand = { "Scatter" }, ap = 3 }, B = { front = { { "Toll", as = "one" }, { "Toll", as = "two" } }, energy = { { "Toll", as = "three" } } } },
  play = function(s)
    s.A:play("Scatter")
    s.A:choose("one")
    s:options("three")
    s.A:choose("three")
    s:expect("two", { at = "front" })
    s:expect("three", { zone = "sideline" })
    s:expect(s.A, { ap = 0 })
  end,
}

event("Two Ways", [[on_play { modes = { pick = 2, fresh = "item",
  mode { text = "draw 1", effect = function(fx) fx:draw(1) end },
  mode { text = "rest one", when = some(character { enemy = true }), target = { foe = character { enemy = true } }, effect = function(fx) fx:exhaust(fx.foe) end },
} }]])

scenario "Of two modes of which one is open that one is done" {
  rules = { "UA-10.6", "UA-10.4" },
  board = { A = { hand = { "Two Ways" } } },
  play = function(s)
    s.A:play("Two Ways")
    s:expect(s.A, { hand_size = 1 })
    s:owes(s.A, "act")
  end,
}

-- What abilities cost when texts change it, what is bound as a whole where not everything goes together, lines named by words.
local function character(name, script, more)
  local t = { name = name, type = "character", bp = 1000, script = script }
  for k, v in pairs(more or {}) do t[k] = v end
  card(t)
end
local function event(name, script) card { name = name, type = "event", ap = 0, script = script } end

character("Smith", [[ activated { cost = { ap = 2 }, effect = function(fx) fx:draw(1) end } ]])
character("Either", [[ activated { cost = one_of({ ap = 2 }, { discard = 1 }), effect = function(fx) fx:draw(1) end } ]])
character("Restful", [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]])
character("Helper", [[ cost_change { of = character { yours = true, other = true }, less = { ap = 1 } } ]])
character("Taxer", [[ cost_change { of = object { enemy = true }, more = { ap = 1 } } ]])
character("Thrifty", [[
cost_change { of = self, less = { ap = 1 } }
activated { cost = { ap = 1 }, effect = function(fx) fx:draw(1) end }
]], { ap = 2 })
character("Own Price", [[ triggered { on = self.played, optional = true, cost = cost_of(self), effect = function(fx) fx:draw(1) end } ]], { ap = 2 })
event("Voucher", [[
local free = define.cost_change { name = "free", of = character { yours = true }, set = { ap = 0 } }
on_play { effect = function(fx) fx:install(free, {}, { uses = 1, lasts = "turn" }) end }
]])

scenario "An ability may be made cheaper" {
  rules = { "UA-4.25" },
  board = { A = { front = { "Smith", "Helper" } } },
  play = function(s)
    s.A:activate("Smith")
    s:expect(s.A, { ap = 2, hand_size = 1 })
  end,
}

scenario "An ability may be made dearer, one that costs no AP too" {
  rules = { "UA-4.25" },
  board = { A = { front = { "Smith", { "Smith", as = "other" }, "Restful" }, ap = 4 }, B = { front = { "Taxer" } } },
  play = function(s)
    s.A:activate("Smith")
    s:expect(s.A, { ap = 1, hand_size = 1 })
    s.A:refused("activate", "other", { rule = "UA-4.25" })
    s.A:activate("Restful")
    s:expect(s.A, { ap = 0, hand_size = 2 })
    s:expect("Restful", { exhausted = true })
  end,
}

scenario "Of two costs each is changed" {
  rules = { "UA-4.25" },
  board = { A = { front = { "Either", "Helper" }, ap = 1, hand = { "Helper" } } },
  play = function(s)
    s.A:activate("Either")
    s.A:pick("action points")
    s:expect(s.A, { ap = 0, hand_size = 2 })
  end,
}

scenario "A discount for one ability is used up" {
  rules = { "UA-4.25" },
  board = { A = { front = { "Smith", { "Smith", as = "other" } }, ap = 1, hand = { "Voucher" } } },
  play = function(s)
    s.A:play("Voucher")
    s.A:activate("Smith")
    s:expect(s.A, { ap = 1, hand_size = 1 })
    s.A:refused("activate", "other", { rule = "UA-4.25" })
  end,
}

scenario "What a card says of its own cost is about its play alone" {
  rules = { "UA-4.15", "UA-4.25" },
  board = { A = { hand = { "Thrifty" } } },
  play = function(s)
    s.A:play("Thrifty", { at = "front" })
    s:expect(s.A, { ap = 2 })
    s.A:activate("Thrifty")
    s:expect(s.A, { ap = 1, hand_size = 1 })
  end,
}

for _, c in ipairs { { ap = 4, left = 0, drawn = 1 }, { ap = 3, left = 1, drawn = 0 } } do
  scenario("The cost of a card as the cost of an ability: with " .. c.ap .. " AP") {
    rules = { "UA-4.15", "UA-10.5" },
    board = { A = { hand = { "Own Price" }, ap = c.ap } },
    play = function(s)
      s.A:play("Own Price", { at = "front" })
      if c.drawn > 0 then s.A:yes() end
      s:expect(s.A, { ap = c.left, hand_size = c.drawn })
    end,
  }
end

event("Two Of A Line", [[ on_play { target = { them = exactly(2, character { friendly = true }, { same = "place" }) }, effect = function(fx) fx:exhaust(fx.them) end } ]])
event("Two Of 3000", [[ on_play { target = { them = exactly(2, character { enemy = true }, { total = { bp = 3000 } }) }, effect = function(fx) fx:exhaust(fx.them) end } ]])

scenario "Two of one line leave out who is alone on the other" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Two Of A Line" }, front = { { vanilla(1000), as = "a" }, { vanilla(1100), as = "b" } }, energy = { { vanilla(1200), as = "c" } } } },
  play = function(s)
    s.A:play("Two Of A Line")
    s:options("a", "b")
    s.A:choose("a", "b")
    s:expect("b", { exhausted = true })
  end,
}

scenario "Two of one line are both chosen where no others are" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Two Of A Line" }, front = { { vanilla(1000), as = "a" }, { vanilla(1100), as = "b" } } } },
  play = function(s)
    s.A:play("Two Of A Line")
    s:expect("a", { exhausted = true })
    s:expect("b", { exhausted = true })
  end,
}

scenario "Two of one line where each is alone: one" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Two Of A Line" }, front = { { vanilla(1000), as = "a" } }, energy = { { vanilla(1200), as = "c" } } } },
  play = function(s)
    s.A:play("Two Of A Line")
    s:options("a", "c")
    s.A:choose("c")
    s:owes(s.A, "act")
    s:expect("c", { exhausted = true })
    s:expect("a", { exhausted = false })
  end,
}

scenario "Two of a total leave out what would take it alone" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Two Of 3000" } }, B = { front = { { vanilla(3000), as = "a" }, { vanilla(1000), as = "b" }, { vanilla(1500), as = "c" }, { vanilla(4000), as = "d" } } } },
  play = function(s)
    s.A:play("Two Of 3000")
    s:options("b", "c")
    s.A:choose("b", "c")
    s:owes(s.A, "act")
    s:expect("c", { exhausted = true })
  end,
}

character("Echo", [[ retrigger { on = character { yours = true }.sidelined } ]])
character("Last Word", [[ triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end } ]])
event("Fell", [[ on_play { target = { it = character {} }, effect = function(fx) fx:sideline(fx.it) end } ]])

scenario "An effect that triggers twice is not put in an order with itself" {
  rules = { "UA-10.1" },
  board = { A = { hand = { "Fell" }, front = { "Echo", "Last Word" } } },
  play = function(s)
    s.A:play("Fell")
    s.A:choose("Last Word")
    s:owes(s.A, "act")
    s:expect(s.A, { hand_size = 2 })
  end,
}

character("Warden", [[ forbid { what = "play", affects = playing { enemy = true, type = "character" }, to = "energy" } ]])

scenario "The energy line is a word for the place of an act, as the front line is" {
  rules = { "UA-4.16" },
  board = { A = { hand = { { vanilla(1000), as = "new" } } }, B = { front = { "Warden" } } },
  play = function(s)
    s.A:play("new")
    s:expect("new", { at = "front" })
  end,
}

character("Broker", [[ activated { cost = { sideline = character { yours = true, other = true }, bounce = character { yours = true, tag = "Gold" } }, effect = function(fx) fx:draw(1) end } ]])
character("Dealer", [[ activated { cost = { sideline = { 2, character { yours = true, other = true } }, bounce = character { yours = true, tag = "Gold" } }, effect = function(fx) fx:draw(1) end } ]])
character("Gold", nil, { tags = { "Gold" } })
character("Lead")

scenario "What alone can pay one part of a cost pays no other" {
  rules = { "UA-4.25" },
  board = { A = { front = { "Broker", "Gold", "Lead", { "Lead", as = "more" } } } },
  play = function(s)
    s.A:activate("Broker")
    s:options("Lead", "more")
    s.A:choose("Lead")
    s:expect("Gold", { zone = "hand" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Of two that could pay a part one is left for it" {
  rules = { "UA-4.25" },
  board = { A = { front = { "Dealer", "Gold", { "Gold", as = "more" }, "Lead" } } },
  play = function(s)
    s.A:activate("Dealer")
    s:options("Gold", "more", "Lead")
    s.A:choose("Gold")
    s:options("Lead")
    s.A:choose("Lead")
    s:expect("more", { zone = "hand" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

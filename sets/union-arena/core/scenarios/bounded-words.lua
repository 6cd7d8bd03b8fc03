-- Words with something beside them: where to, how often, how many together, who it was.
local function event(name, script, ap) card { name = name, type = "event", ap = ap or 0, script = script } end
local function character(name, script, more)
  local t = { name = name, type = "character", bp = 3000, script = script }
  for k, v in pairs(more or {}) do t[k] = v end
  card(t)
end

character("Gatekeeper", [[ forbid { what = "move", affects = character { enemy = true }, to = place { front = true } } ]])
character("Jailer", [[ forbid { what = "move", affects = character { enemy = true }, from = "energy" } ]])
character("Strider", nil, { keywords = { "Step" } })

for _, who in ipairs { "Gatekeeper", "Jailer" } do
  scenario("Forbidden moves are those to a line or from one: " .. who) {
    rules = { "UA-4.8" },
    board = { A = { front = { "Strider" }, energy = { { vanilla(1000), as = "behind" } } }, B = { front = { who } }, phase = "movement" },
    play = function(s)
      s:options("Strider", "pass")
      s.A:choose("Strider")
      s.A:pass()
      s:expect("Strider", { at = "energy" })
      s:expect("behind", { at = "energy" })
    end,
  }
end

event("Voucher", [[
local cheaper = define.cost_change { name = "cheaper", of = playing { type = "event", yours = true }, less = { ap = 1 } }
on_play { effect = function(fx) fx:install(cheaper, {}, { uses = 1, lasts = "turn" }) end }
]])
event("Errand", [[ on_play { effect = function(fx) fx:draw(1) end } ]], 1)
character("Bargain", [[ cost_change { of = playing { type = "event", yours = true }, less = { ap = 2 }, min = { ap = 1 } } ]])
event("Gift", [[ on_play { effect = function(fx) fx:draw(1) end } ]])

scenario "A discount for one event is used up" {
  rules = { "UA-4.19" },
  board = { A = { ap = 1, hand = { "Voucher", { "Errand", as = "first" }, { "Errand", as = "second" }, { "Errand", as = "third" } } } },
  play = function(s)
    s.A:play("Voucher")
    s.A:play("first")
    s:expect(s.A, { ap = 1 })
    s.A:play("second")
    s:expect(s.A, { ap = 0 })
    s.A:refused("play", "third", { rule = "UA-4.15" })
  end,
}

scenario "A discount with a minimum makes nothing dearer" {
  rules = { "UA-4.19" },
  board = { A = { ap = 1, front = { "Bargain" }, hand = { "Gift", "Errand" } } },
  play = function(s)
    s.A:play("Gift")
    s:expect(s.A, { ap = 1 })
    s.A:play("Errand")
    s:expect(s.A, { ap = 0 })
  end,
}

event("Cull", [[ on_play { target = { them = up_to(3, character { enemy = true }, { total = { bp = 5000 } }) }, effect = function(fx) fx:sideline(fx.them) end } ]])
event("Sort", [[ on_play { target = { them = exactly(2, character {}, { same = "controller" }) }, effect = function(fx) fx:bounce(fx.them) end } ]])
event("Scatter", [[ on_play { target = { them = any_number(character { enemy = true }, { per = "place" }) }, effect = function(fx) fx:bounce(fx.them) end } ]])

scenario "Chosen together: no more than a total" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Cull" } }, B = { front = { { vanilla(2000), as = "two" }, { vanilla(4000), as = "four" }, { vanilla(3000), as = "three" } } } },
  play = function(s)
    s.A:play("Cull")
    s.A:choose("two")
    s.A:refused("choose", "four", { rule = "UA-10.4" })
    s.A:choose("three")
    s:expect("two", { zone = "sideline" })
    s:expect("three", { zone = "sideline" })
    s:expect("four", { zone = "front" })
  end,
}

scenario "Chosen together: of one player" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Sort" }, front = { { vanilla(1000), as = "mine" }, { vanilla(1000), as = "mine too" } } }, B = { front = { { vanilla(2000), as = "theirs" }, { vanilla(2000), as = "theirs too" } } } },
  play = function(s)
    s.A:play("Sort")
    s.A:choose("theirs")
    s:options("theirs too")
    s.A:choose("theirs too")
    s:expect("theirs", { zone = "hand" })
    s:expect("mine", { zone = "front" })
  end,
}

scenario "Chosen together: one of a line" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Scatter" } }, B = { front = { { vanilla(1000), as = "first" }, { vanilla(1000), as = "beside" } }, energy = { { vanilla(1000), as = "behind" } } } },
  play = function(s)
    s.A:play("Scatter")
    s.A:choose("first")
    s.A:refused("choose", "beside", { rule = "UA-10.4" })
    s.A:choose("behind")
    s:expect("first", { zone = "hand" })
    s:expect("behind", { zone = "hand" })
    s:expect("beside", { zone = "front" })
  end,
}

character("Victor", [[ triggered { on = self.wins_battle { object = character { enemy = true, bp = { max = 2000 } } }, effect = function(fx) fx:draw(1) end } ]])

for bp, drawn in pairs { [2000] = 1, [2500] = 0 } do
  scenario("Who lost a battle is known as it was: " .. bp .. " BP") {
    rules = { "UA-6.7" },
    board = { A = { front = { "Victor" } }, B = { life = 2, front = { { vanilla(bp), as = "loser" } } } },
    play = function(s)
      s.A:end_main()
      s.A:attack("Victor")
      s.B:block("loser")
      s:expect("loser", { zone = "sideline" })
      s:expect(s.A, { hand_size = drawn })
    end,
  }
end

character("Witness", [[ triggered { on = card { zone = "check" }.turned_up, effect = function(fx) fx:draw(1) end } ]])
character("Phoenix", [[ triggered { on = self.turned_up, zone = "check", effect = function(fx) fx:draw(1) end } ]])

scenario "What is turned up is seen lying there" {
  rules = { "UA-7.1" },
  board = { A = { front = { { vanilla(4000), as = "attacker" } } }, B = { life = 3, front = { { "Witness", exhausted = true } } } },
  play = function(s)
    s.A:end_main()
    s.A:attack("attacker")
    s.A:choose("Filler")
    s:expect(s.B, { hand_size = 1, life = 2 })
  end,
}

scenario "and works there if it says so" {
  rules = { "UA-7.1" },
  board = { A = { front = { { vanilla(4000), as = "attacker" } } }, B = { life = { { "Phoenix", as = "hit" }, vanilla(1000) } } },
  play = function(s)
    s.A:end_main()
    s.A:attack("attacker")
    s.A:choose("hit")
    s:expect(s.B, { hand_size = 1, life = 1 })
  end,
}

character("Shield", [[ replacement { on = you.loses_life, change = { amount = 1 } } ]])
event("Bleed", [[ on_play { effect = function(fx) fx:lose_life(2, opponents) end } ]])

scenario "How much life is lost may be changed" {
  rules = { "UA-7.6" },
  board = { A = { hand = { "Bleed" } }, B = { life = 3, front = { "Shield" } } },
  play = function(s)
    s.A:play("Bleed")
    s.B:choose("Filler")
    s:expect(s.B, { life = 2 })
  end,
}

-- Ongoing spells and whom they lie on when that moves, changes sides, leaves and comes back (DOC-3.4, 4.1, 11.2, 13.1).
local function u(name, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 0, health = 9, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function fortune(name, script) card { name = name, type = "fortune", kind = { "immediate" }, cost = 1, script = script } end
local function spell(name, script) card { name = name, type = "spell", kind = { "ongoing", "permanent" }, cost = 1, script = script } end
u("Block")
spell("Charm", [[on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = 2 } }]])
spell("Row Charm", [[on_play { target = { it = row {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = 2 } }]])
spell("Own Charm", [[static { affects = unit { enchanted = true }, give = { attack = 2 } }]])
spell("Cold Charm", [[on_play { target = { it = row {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = false, name = "Block" }, give = { attack = 2 } }]])
spell("Toll", [[on_play { target = { it = row {} }, effect = function(fx) fx:enchant(fx.it) end }
triggered { on = unit { enchanted = true }.dies, effect = function(fx) fx:deal(fx:count(unit { enchanted = true }), fx.opponent.hero) end }]])
fortune("Bribe", [[on_play { target = { it = unit { enemy = true, winnable = true } }, effect = function(fx) fx:take_control(fx.it) end }]])
fortune("Recall", [[on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end }]])
fortune("Slay", [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]])

scenario "What lies on a unit goes with it to another square and to the other side" {
  rules = { "DOC-3.4", "DOC-11.2" },
  board = { A = { hand = { "Bribe" }, resources = 1 }, B = { f1 = { "Block", as = "it" }, f2 = { "Block", as = "other" }, ongoing = { { "Charm", on = "it" } } } },
  play = function(s)
    s:expect("it", { attack = 3 })
    s.A:play("Bribe")
    s.A:choose("it")
    s.A:choose("A f3")
    s:expect("it", { attack = 3, at = "A f3" })
    s:expect("other", { attack = 1 })
  end,
}

scenario "What lies on a row is on who stands there, whoever has it" {
  rules = { "DOC-3.4", "DOC-4.1" },
  board = { A = { f1 = { "Block", as = "mover" }, f2 = { "Block", as = "away" }, ongoing = { { "Row Charm", on = "row 1" } } }, B = { b1 = { "Block", as = "theirs" } } },
  play = function(s)
    s:expect("mover", { attack = 3 })
    s:expect("theirs", { attack = 3 })
    s.A:move("mover", "f0")
    s.A:move("away", "f1")
    s:expect("mover", { attack = 1 })
    s:expect("away", { attack = 3 })
  end,
}

scenario "What is not there is all the rest" {
  rules = { "DOC-3.4", "DOC-4.1" },
  board = { A = { f1 = { "Block", as = "there" }, f2 = { "Block", as = "rest" }, ongoing = { { "Cold Charm", on = "row 1" } } }, B = { b3 = { "Block", as = "far" } } },
  play = function(s)
    s:expect("there", { attack = 1 })
    s:expect("rest", { attack = 3 })
    s:expect("far", { attack = 3 })
    s.A:move("there", "f0")
    s:expect("there", { attack = 3 })
  end,
}

scenario "What lies on a player is on the units that the player has now" {
  rules = { "DOC-3.4", "DOC-11.2" },
  board = { A = { hand = { "Bribe" }, resources = 1, f0 = { "Block", as = "mine" }, ongoing = { "Own Charm" } }, B = { f1 = { "Block", as = "it" } } },
  play = function(s)
    s:expect("Own Charm", { on = s.A })
    s:expect("it", { attack = 1 })
    s.A:play("Bribe")
    s.A:choose("it")
    s.A:choose("A f3")
    s:expect("it", { attack = 3 })
    s:expect("mine", { attack = 3 })
  end,
}

scenario "Who comes back is not whom it lay on" {
  rules = { "DOC-3.4", "DOC-13.1" },
  board = { A = { hand = { "Recall" }, resources = 2, f1 = { "Block", as = "it" }, ongoing = { { "Charm", on = "it" } } } },
  play = function(s)
    s.A:play("Recall")
    s.A:choose("it")
    s:expect("Charm", { zone = "graveyard" })
    s.A:play("Block", { at = "f1" })
    s:expect("Block", { attack = 1, at = "A f1" })
  end,
}

scenario "Who dies on a row has lain under its spell; counted are those that still do" {
  rules = { "DOC-3.4", "DOC-9.5" },
  board = { A = { hand = { "Slay" }, resources = 1, f1 = { "Block", as = "it" }, b1 = { "Block", as = "behind" }, f2 = "Block", ongoing = { { "Toll", on = "row 1" } } }, B = { f1 = { "Block", as = "ahead" } } },
  play = function(s)
    s.A:play("Slay")
    s.A:choose("it")
    s:expect(s.B, { health = 18 })
  end,
}

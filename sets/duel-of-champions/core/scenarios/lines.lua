-- Lines as things that are chosen, and squares by their line.
card { name = "Footman", type = "unit", position = { "melee" }, cost = 1, attack = 2, retaliation = 1, health = 4 }
card { name = "Archer", type = "unit", position = { "shooter" }, cost = 1, attack = 1, retaliation = 1, health = 3 }
card { name = "Imp", type = "unit", position = { "flyer" }, cost = 1, attack = 1, retaliation = 1, health = 3 }
local function fortune(name, script) card { name = name, type = "fortune", kind = { "immediate" }, cost = 0, script = script } end
fortune("Volley", [[on_play { target = { where = line { front = true } }, effect = function(fx) fx:deal(1, fx:all(unit { at = fx.where })) end }]])
fortune("Ambush", [[on_play { target = { where = line { back = true, enemy = true } }, effect = function(fx) fx:deal(1, fx:all(unit { at = fx.where })) end }]])
fortune("Muster", [[on_play { target = { where = row { empty = true } }, effect = function(fx) fx:draw(#fx:list():add(fx.where)) end }]])
card { name = "Warden", type = "unit", position = { "melee" }, cost = 1, attack = 0, retaliation = 0, health = 4, script = [[forbid { what = "play", affects = card { zone = "hand", enemy = true }, to = "back" }]] }

scenario "A front line is chosen as one" {
  rules = { "DOC-4.1" },
  board = { A = { f0 = "Footman", b0 = "Archer", hand = { "Volley" } }, B = { f1 = { "Footman", as = "foe" } } },
  play = function(s)
    s.A:play("Volley")
    s:options("A front", "B front")
    s.A:choose("B front")
    s:expect("foe", { damage = 1 })
    s:expect("Footman", { damage = 0 })
  end,
}

scenario "A back line is chosen as one" {
  rules = { "DOC-4.1" },
  board = { A = { b0 = "Archer", hand = { "Ambush" } }, B = { b1 = { "Archer", as = "foe" }, f1 = "Footman" } },
  play = function(s)
    s.A:play("Ambush")
    s.A:choose("B back")
    s:expect("foe", { damage = 1 })
    s:expect("Footman", { damage = 0 })
    s:expect("Archer", { damage = 0 })
  end,
}

scenario "A row without a unit is chosen as one" {
  rules = { "DOC-4.1" },
  board = { A = { f0 = "Footman", hand = { "Muster" } }, B = { f1 = { "Footman", as = "foe" }, b2 = "Archer" } },
  play = function(s)
    s.A:play("Muster")
    s.A:choose("row 3")
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "The back line is a word for the place of an act, as the front line is" {
  rules = { "DOC-7.1" },
  board = { A = { hand = { "Archer", "Imp" }, resources = 9 }, B = { f1 = "Warden" } },
  play = function(s)
    s.A:refused("play", "Archer", { rule = "DOC-1" })
    s.A:play("Imp")
    s:options("A f0", "A f1", "A f2", "A f3")
    s.A:choose("A f0")
    s:expect("Imp", { at = "A f0" })
  end,
}

card { name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "Alpha Strike gives no experience for who survives" {
  rules = { "355.14" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, body = 1 }, base = { { vanilla(3), as = "mine" } } },
    B = { north = { { vanilla(4), as = "one" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s.A:choose("mine")
    s.A:choose("one")
    s:resolve()
    s:expect("one", { damage = 3 })
    s:expect(s.A, { xp = 0 })
  end,
}

scenario "Alpha Strike cannot choose more units than there is damage" {
  rules = { "355.14" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, body = 1 }, base = { { vanilla(1), as = "mine" } } },
    B = { north = { { vanilla(4), as = "one" }, { vanilla(4), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s.A:choose("mine")
    s.A:choose("two")
    s:resolve()
    s:expect("two", { damage = 1 })
    s:expect("one", { damage = 0 })
  end,
}

scenario "Alpha Strike splits the might of a unit among enemies and pays for kills" {
  rules = { "355.14", "417.1", "386", "728" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 }, base = { { vanilla(5), as = "mine" } } },
    B = { north = { { vanilla(2), as = "one" }, { vanilla(2), as = "two" } }, south = { { vanilla(4), as = "three" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s:options("mine")
    s.A:choose("mine")
    s:options("one", "two", "three")
    s.A:choose("one", "two", "three")
    s.A:pass()
    s.B:pass()
    s.A:assign { one = 2, two = 2, three = 1 }
    s:expect("one", { zone = "trash" })
    s:expect("two", { zone = "trash" })
    s:expect("three", { damage = 1 })
    s.A:order("Alpha Strike", "Alpha Strike")
    s:chain { "Alpha Strike", "Alpha Strike" }
    s:resolve()
    s:expect(s.A, { xp = 2 })
    s:expect("mine", { damage = 0, at = "base", exhausted = false })
  end,
}

scenario "Alpha Strike gives one experience for each unit that it kills" {
  rules = { "355.14", "428", "411" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, body = 1 }, base = { { vanilla(4), as = "mine" } }, south = { { vanilla(1), as = "ally" } } },
    B = { north = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(4), as = "three" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s:options("mine", "ally")
    s.A:choose("mine")
    s:options("one", "two", "three")
    s.A:choose("one", "two", "three")
    s.A:pass()
    s.B:pass()
    s.A:number(1)
    s.A:number(2)
    s:expect("one", { zone = "trash" })
    s:expect("two", { zone = "trash" })
    s:expect("three", { damage = 1, at = "north" })
    s.A:order("Alpha Strike", "Alpha Strike")
    s:resolve()
    s:expect(s.A, { xp = 2 })
  end,
}

scenario "Alpha Strike gives nothing for what something else kills in the same turn" {
  rules = { "411" },
  board = {
    A = { hand = { "Alpha Strike", "Test Doom" }, pool = { energy = 3, body = 1 }, base = { { vanilla(3), as = "mine" } } },
    B = { north = { { vanilla(4), as = "one" }, { vanilla(5), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s.A:choose("mine")
    s.A:choose("one")
    s.A:done()
    s:resolve()
    s:expect("one", { damage = 3 })
    s.A:play("Test Doom")
    s.A:choose("two")
    s:resolve()
    s:expect("two", { zone = "trash" })
    s:expect(s.A, { xp = 0 })
  end,
}

card { name = "Test Trophy", type = "unit", energy = 1, might = 2, domains = { "calm" }, script = [[ triggered { on = self.deals, effect = function(fx) fx:draw(1) end } ]] }

scenario "Alpha Strike is dealt by the unit" {
  rules = { "417.6", "428.5" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, body = 1 }, base = { "Test Trophy" } },
    B = { north = { { vanilla(4), as = "one" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s.A:choose("Test Trophy")
    s.A:choose("one")
    s.A:pass()
    s.B:pass()
    s:expect("one", { damage = 2 })
    s:chain { "Test Trophy" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

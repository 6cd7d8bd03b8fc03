scenario "Loyal Pup comes to where its player defends" {
  rules = { "464.2", "420", "323.2" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { base = { { "Loyal Pup", exhausted = true } }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:owes(s.B, "may")
    s.B:yes()
    s:chain { "Loyal Pup" }
    s.B:pass()
    s.A:pass()
    s:expect("Loyal Pup", { at = "north", exhausted = true, defending = true })
    s.A:pass()
    s.B:pass()
    s:options("guard", "Loyal Pup")
    s.A:choose("Loyal Pup")
    s:expect("Loyal Pup", { zone = "trash" })
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { at = "north" })
    s:expect("north", { controller = s.B })
  end,
}

scenario "Loyal Pup may come from another battlefield" {
  rules = { "420", "190.4" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { south = { "Loyal Pup" }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.B:yes()
    s:resolve()
    s:expect("Loyal Pup", { at = "north", defending = true })
    s:expect("south", { controller = false })
  end,
}

scenario "Loyal Pup may stay at home" {
  rules = { "383.3" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { base = { "Loyal Pup" }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.B:no()
    s:chain {}
    s:showdown()
    s:expect("Loyal Pup", { at = "base" })
    s:expect("guard", { zone = "trash" })
    s:expect("north", { controller = s.A })
  end,
}

scenario "Loyal Pup does not come when its player attacks, or to an empty battlefield" {
  rules = { "464.2", "383.2" },
  cases = { { name = "attacks", foe = true }, { name = "nobody there", foe = false } },
  board = function(case)
    return {
      A = { base = { "Loyal Pup", { vanilla(4), as = "raider" } } },
      B = { base = { { "Loyal Pup", as = "theirs" } }, north = case.foe and { { vanilla(2), as = "guard" } } or {} },
      battlefields = { north = case.foe and { controller = "B" } or {}, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    if case.foe then s.B:no() end
    s:chain {}
    s:owes(s.A)
    s:expect("Loyal Pup", { at = "base" })
    s:expect("theirs", { at = "base" })
  end,
}

scenario "Loyal Pup: two of them are asked one by one" {
  rules = { "383.3", "420", "465.2" },
  board = {
    A = { base = { { vanilla(6), as = "raider" } } },
    B = { base = { { "Loyal Pup", as = "one" }, { "Loyal Pup", as = "two" } }, north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.B:order("Loyal Pup", "Loyal Pup")
    s.B:yes()
    s.B:no()
    s:chain { "one" }
    s:resolve()
    s:expect("one", { at = "north", defending = true })
    s:expect("two", { at = "base", defending = false })
  end,
}

card { name = "Test Dog", type = "unit", energy = 1, might = 1, domains = { "order" }, script = [[ triggered { on = you.defends, effect = function(fx) fx:draw(1) end } ]] }
scenario "Triggers of two copies are put in order by their aliases" {
  rules = { "383.3" },
  board = {
    A = { base = { { vanilla(6), as = "raider" } } },
    B = { base = { { "Test Dog", as = "left" }, { "Test Dog", as = "right" } }, north = { vanilla(1) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.B:order("right", "left")
    s:chain { "right", "left" }
    s:resolve()
  end,
}

scenario "Ride The Wind moves a tired unit and readies it" {
  rules = { "446", "415.1", "348.2" },
  board = {
    A = { hand = { "Ride The Wind" }, runes = { chaos = 2 }, base = { { vanilla(2), as = "mine", exhausted = true } } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Ride The Wind")
    s:options("mine")
    s.A:choose("mine")
    s:options("north", "south")
    s.A:choose("north")
    s:count("Chaos Rune", 1, { zone = "runes" })
    s:resolve()
    s:expect("mine", { at = "north", exhausted = false })
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Ride The Wind goes from battlefield to battlefield without Ganking" {
  rules = { "446" },
  board = {
    A = { hand = { "Ride The Wind" }, runes = { chaos = 2 }, north = { { vanilla(2), as = "mine" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Ride The Wind")
    s.A:choose("mine")
    s:options("base", "south")
    s.A:choose("south")
    s:resolve()
    s:expect("mine", { at = "south", exhausted = false })
    s:expect("north", { controller = false })
  end,
}

scenario "Ride The Wind brings a defender into the opponent's showdown" {
  rules = { "806.1", "345" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    B = { hand = { "Ride The Wind" }, runes = { chaos = 2 }, base = { { vanilla(3), as = "guard", exhausted = true } } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Ride The Wind")
    s.B:choose("guard")
    s.B:choose("north")
    s:resolve()
    s:expect("guard", { at = "north", exhausted = false, defending = true })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect(s.B, { points = 1 })
    s:expect(s.A, { points = 0 })
  end,
}

scenario "Ride The Wind needs a unit of its player" {
  rules = { "355.8" },
  board = { A = { hand = { "Ride The Wind" }, runes = { chaos = 2 } }, B = { base = { vanilla(2) } } },
  play = function(s) s.A:refused("play", "Ride The Wind") end,
}

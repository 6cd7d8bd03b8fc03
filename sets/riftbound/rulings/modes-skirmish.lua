-- The skirmish (487): three players, everyone against everyone.
local function deck(legend, champion, rune, battlefields)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = battlefields }
end
local lux = deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune", { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" })
local garen = deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune", { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" })
local yi = deck("Master Yi, Wuju Bladesman", "Master Yi, Honed", "Calm Rune", { "Back-Alley Bar", "The Academy", "Sunken Temple" })

scenario "Skirmish: three players, a battlefield of each; the first does not draw, the last channels one more" {
  rules = { "487.1", "487.4", "487.5", "487.7", "315.4" },
  format = "skirmish", seed = 3,
  decks = { lux, garen, yi },
  play = function(s)
    s.A:mulligan()
    s.B:mulligan()
    s.C:mulligan()
    s:turn(s.A)
    s:phase("main")
    s:expect(s.A, { hand_size = 4, deck_size = 35, runes_size = 2 })
    s:expect("Void Gate", { zone = "battlefields", controller = false, owner = s.A })
    s:expect("Trifarian War Camp", { zone = "battlefields", controller = false, owner = s.B })
    s:expect("The Academy", { zone = "battlefields", controller = false, owner = s.C })
    s.A:end_turn()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 5, runes_size = 2 })
    s.B:end_turn()
    s:turn(s.C)
    s:expect(s.C, { hand_size = 5, runes_size = 3 })
    s.C:end_turn()
    s:turn(s.A)
    s:expect(s.A, { hand_size = 5, runes_size = 4 }) -- only the first draw is left out
    s.A:end_turn()
    s.B:end_turn()
    s:expect(s.C, { hand_size = 6, runes_size = 5 })
  end,
}

scenario "Skirmish: mulligans and turns go round from whoever is first" {
  rules = { "117", "487.7", "115" },
  format = "skirmish", seed = 1,
  decks = { lux, garen, yi },
  play = function(s)
    s.C:mulligan()
    s.A:mulligan()
    s.B:mulligan()
    s:turn(s.C)
    s:expect(s.C, { hand_size = 4, runes_size = 2 })
    s.C:end_turn()
    s:turn(s.A)
    s.A:end_turn()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 5, runes_size = 3 })
  end,
}

scenario "Skirmish: eight points win, when nobody else has as many" {
  rules = { "487.3", "323.1" },
  format = "skirmish",
  cases = { { name = "ahead", other = 7, over = true }, { name = "level", other = 8, over = false } },
  board = function(case)
    return { A = { points = 7, north = { vanilla(2) } }, B = { points = case.other }, C = { points = case.other }, battlefields = { north = { controller = "A" }, south = {}, east = {} }, turn = "C" }
  end,
  play = function(s, case)
    s.C:end_turn()
    s:expect(s.A, { points = 8 })
    s:over(case.over)
    if case.over then s:won(s.A) end
  end,
}

scenario "Skirmish: the final point by conquering needs all three battlefields" {
  rules = { "471.1", "487.4" },
  format = "skirmish",
  board = {
    A = { points = 7, base = { { vanilla(2), as = "one" }, { vanilla(2), as = "two" } }, north = { vanilla(2) } },
    battlefields = { north = { controller = "A", scored = "A" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("one", "south")
    s:showdown()
    s:expect("south", { controller = s.A })
    s:expect(s.A, { points = 7, hand_size = 1 })
    s.A:move("two", "east")
    s:showdown()
    s:expect(s.A, { points = 8, hand_size = 1 })
    s:won(s.A)
  end,
}


scenario "Skirmish: who burns out chooses the opponent who gains the point" {
  rules = { "431" },
  format = "skirmish",
  board = { A = { deck = {}, trash = { vanilla(1), vanilla(2) } }, turn = "C" },
  play = function(s)
    s.C:end_turn()
    s:owes(s.A, "choose")
    s:options(s.B, s.C)
    s.A:choose(s.C)
    s:expect(s.C, { points = 1 })
    s:expect(s.B, { points = 0 })
    s:expect(s.A, { hand_size = 1, deck_size = 1 })
  end,
}

scenario "Skirmish: who joins a showdown for an empty battlefield defends in it, and the third stays out" {
  rules = { "323.14", "464.2", "447.2" },
  format = "skirmish",
  board = {
    A = { base = { { vanilla(3), as = "first" } } },
    B = { hand = { "Ride The Wind" }, pool = { energy = 2, chaos = 1 }, base = { { vanilla(5), as = "second" } } },
    C = { hand = { { "Ride The Wind", as = "late" } }, pool = { energy = 2, chaos = 1 }, base = { { vanilla(9), as = "third" } } },
  },
  play = function(s)
    s.A:move("first", "north")
    s.A:pass()
    s.B:play("Ride The Wind")
    s.B:choose("second")
    s:options("north", "south", "east")
    s.B:choose("north")
    s:resolve()
    s:expect("first", { attacking = true })
    s:expect("second", { defending = true })
    s:owes(s.C)
    s.C:play("late")
    s.C:choose("third")
    s:options("south", "east")
    s.C:choose("east")
    s:resolve()
    s:showdown()
    s:expect("first", { zone = "trash" })
    s:expect("north", { controller = s.B })
    s:expect(s.B, { points = 1 })
    s:expect(s.A, { points = 0 })
    -- The third has come to an open battlefield: its showdown is next.
    s:expect("east", { controller = s.C })
    s:expect(s.C, { points = 1 })
  end,
}

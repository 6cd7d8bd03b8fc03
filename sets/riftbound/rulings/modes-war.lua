-- War (488): four players, everyone against everyone, three battlefields.
local function deck(legend, champion, rune, battlefields)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = battlefields }
end
local lux = deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune", { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" })
local garen = deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune", { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" })
local yi = deck("Master Yi, Wuju Bladesman", "Master Yi, Honed", "Calm Rune", { "Back-Alley Bar", "The Academy", "Sunken Temple" })
local ahri = deck("Ahri, Nine-Tailed Fox", "Ahri, Alluring", "Calm Rune", { "Marai Spire", "Toll Bridge", "Forgotten Monument" })

scenario "War: the first player brings no battlefield and does not draw; the last channels one more" {
  rules = { "488.1", "488.4", "488.5", "488.7" },
  format = "war", seed = 1,
  decks = { lux, garen, yi, ahri },
  play = function(s)
    s.B:mulligan()
    s.C:mulligan()
    s.D:mulligan()
    s.A:mulligan()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 4, deck_size = 35, runes_size = 2 })
    for _, aside in ipairs { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" } do s:expect_gone(aside) end
    s:expect("The Academy", { zone = "battlefields", owner = s.C, controller = false })
    s:expect("Marai Spire", { zone = "battlefields", owner = s.D, controller = false })
    s:expect("Void Gate", { zone = "battlefields", owner = s.A, controller = false })
    s.B:end_turn()
    s:turn(s.C)
    s:expect(s.C, { hand_size = 5, runes_size = 2 })
    s.C:end_turn()
    s:turn(s.D)
    s:expect(s.D, { hand_size = 5, runes_size = 2 })
    s.D:end_turn()
    s:turn(s.A)
    s:expect(s.A, { hand_size = 5, runes_size = 3 })
    s.A:end_turn()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 5, runes_size = 4 })
  end,
}

scenario "War: eight points win" {
  rules = { "488.3" },
  format = "war",
  board = { D = { points = 7, north = { vanilla(2) } }, A = { points = 7 }, battlefields = { north = { controller = "D" }, south = {}, east = {} }, turn = "C" },
  play = function(s)
    s.C:end_turn()
    s:won(s.D)
    s:expect(s.D, { points = 8 })
  end,
}

scenario "War: a chain resolves when all four have passed" {
  rules = { "339", "340" },
  format = "war",
  board = {
    A = { hand = { "Stupefy" }, runes = { mind = 1 } },
    D = { north = { { vanilla(3), as = "foe" } }, hand = { "Discipline" }, runes = { calm = 2 } },
    battlefields = { north = { controller = "D" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:play("Stupefy")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s.C:pass()
    s:chain { "Stupefy" }
    s.D:play("Discipline")
    s.D:choose("foe")
    s.D:pass()
    s.A:pass()
    s.B:pass()
    s:chain { "Stupefy", "Discipline" }
    s.C:pass()
    s:expect("foe", { might = 5 })
    s:chain { "Stupefy" }
    s:owes(s.A)
    s.A:pass()
    s.B:pass()
    s.C:pass()
    s.D:pass()
    s:chain {}
    s:expect("foe", { might = 4 })
  end,
}

scenario "War: an inserted turn comes before the next player's" {
  rules = { "735", "737" },
  format = "war",
  board = { B = { hand = { "Time Warp" }, pool = { energy = 10, mind = 4 } }, turn = "B" },
  play = function(s)
    s.B:play("Time Warp")
    s:resolve()
    s.B:end_turn()
    s:turn(s.B)
    s.B:end_turn()
    s:turn(s.C)
  end,
}

-- The playtest of January 2025 beside the rules of today: one scenario for each difference, with both.
card { name = "Test Ghost", type = "unit", energy = 2, might = 2, domains = { "mind" }, keywords = { "Temporary" } }
card { name = "Test Reader", type = "unit", energy = 2, might = 1, domains = { "mind" }, script = [[
triggered { on = you.draws, optional = true, effect = function(fx) fx:buff(fx.self) end }
]] }
card { name = "Test Cache", type = "spell", energy = 3, domains = { "calm" }, keywords = { "Hidden" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Mourner", type = "unit", energy = 2, might = 1, domains = { "calm" }, script = [[
triggered { on = you.discards, effect = function(fx) fx:draw(2) end }
]] }

local function deck(legend, champion, rune, battlefields)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = battlefields }
end
local lux = deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune", { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" })
local garen = deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune", { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" })
local yi = deck("Master Yi, Wuju Bladesman", "Master Yi, Honed", "Calm Rune", { "Back-Alley Bar", "The Academy", "Sunken Temple" })
local ahri = deck("Ahri, Nine-Tailed Fox", "Ahri, Alluring", "Calm Rune", { "Marai Spire", "Toll Bridge", "Forgotten Monument" })

local names = { "Chemtech Enforcer", "Disintegrate", "Pouty Poro", "Gust", "Morbid Return", "Mystic Poro", "Sai Scout",
  "Sneaky Deckhand", "Traveling Merchant", "Maddened Marauder", "Annie, Fiery", "Firestorm", "Incinerate" }

scenario "January 2025, main_deck_max: a main deck has forty cards, not more" {
  rules = { "103.2" },
  format = "project-k",
  play = function(s)
    local function legal(champions)
      local main = { ["Annie, Stubborn"] = champions }
      for _, name in ipairs(names) do main[name] = 3 end
      return {
        legend = "Annie, Dark Child", champion = "Annie, Stubborn", main = main, runes = { ["Fury Rune"] = 6, ["Chaos Rune"] = 6 },
        battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" },
      }
    end
    s:legal_deck(legal(1))
    s:illegal_deck(legal(2), { "103.2" })
  end,
}

scenario "January 2025, first_player_by_battlefield: the battlefields come first, and one of them is drawn for who begins" {
  rules = { "115" },
  format = "project-k", seed = 1,
  decks = { lux, garen },
  play = function(s)
    s:logged("115")
    s:expect("Void Gate", { zone = "battlefields", owner = s.A })
    s:expect("Reckoner's Arena", { zone = "battlefields", owner = s.B })
    s:owes(s.B, "mulligan") -- Reckoner's Arena was drawn
    s.B:mulligan()
    s.A:mulligan()
    s:turn(s.B)
  end,
}

scenario "January 2025, first_player_by_battlefield: with four players the one that was drawn is put aside" {
  rules = { "115", "488.5" },
  format = "project-k-war", seed = 1,
  decks = { lux, garen, yi, ahri },
  play = function(s)
    s:expect("Zaun Warrens", { zone = "battlefields", owner = s.A })
    s:expect("Trifarian War Camp", { zone = "battlefields", owner = s.B })
    s:expect("Back-Alley Bar", { zone = "battlefields", owner = s.C })
    s:expect("Marai Spire", { zone = "battlefields", owner = s.D })
    s:owes(s.C, "mulligan") -- Back-Alley Bar was drawn
    for _, p in ipairs { s.C, s.D, s.A, s.B } do p:mulligan() end
    s:turn(s.C)
    s:expect_gone("Back-Alley Bar")
    for _, name in ipairs { "Zaun Warrens", "Trifarian War Camp", "Marai Spire" } do s:expect(name, { zone = "battlefields", controller = false }) end
    s:expect(s.C, { hand_size = 4, runes_size = 2 })
    s.C:end_turn()
    s:expect(s.D, { hand_size = 5 })
  end,
}

scenario "hold_first, January 2025: battlefields are held before anything that happens at the start of the turn" {
  rules = { "315.2" },
  format = "project-k",
  board = { A = { north = { "Test Ghost" } }, battlefields = { north = { controller = "A" }, south = {} }, turn = "B" },
  play = function(s)
    s.B:end_turn()
    -- The ghost's end waits, and the point is there.
    s:chain { "Test Ghost" }
    s:expect(s.A, { points = 1 })
    s:resolve()
    s:expect("Test Ghost", { zone = "trash" })
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "hold_first, today: what is gone at the start of the turn holds nothing" {
  rules = { "315.2" },
  format = "duel",
  board = { A = { north = { "Test Ghost" } }, battlefields = { north = { controller = "A" }, south = {} }, turn = "B" },
  play = function(s)
    s.B:end_turn()
    s:chain { "Test Ghost" }
    s:expect(s.A, { points = 0 })
    s:resolve()
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 0 })
  end,
}

scenario "draw_first, January 2025: the card is drawn before the runes are channelled" {
  rules = { "315.3", "315.4" },
  format = "project-k",
  board = { A = { base = { "Test Reader" } }, turn = "B" },
  play = function(s)
    s.B:end_turn()
    s:owes(s.A, "may")
    s:phase("draw")
    s:expect(s.A, { hand_size = 1, runes_size = 0 })
    s.A:yes()
    s:resolve()
    s:phase("main")
    s:expect(s.A, { hand_size = 1, runes_size = 2 })
    s:expect("Test Reader", { might = 2 })
  end,
}

scenario "draw_first, today: the runes come first" {
  rules = { "315.3", "315.4" },
  format = "duel",
  board = { A = { base = { "Test Reader" } }, turn = "B" },
  play = function(s)
    s.B:end_turn()
    s:owes(s.A, "may")
    s:phase("draw")
    s:expect(s.A, { hand_size = 1, runes_size = 2 })
    s.A:no()
    s:expect(s.A, { runes_size = 2 })
  end,
}

scenario "hidden_discarded, January 2025: a hidden card is discarded with the battlefield" {
  rules = { "107.3", "422" },
  format = "project-k",
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { facedown = { north = { "Test Cache" } }, north = { vanilla(1) }, base = { "Test Mourner" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:resolve()
    s:expect("Test Cache", { zone = "trash" })
    s:expect(s.B, { hand_size = 2 }) -- of the mourner
  end,
}

scenario "hidden_discarded, today: it goes to the trash and is not discarded" {
  rules = { "107.3" },
  format = "duel",
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { facedown = { north = { "Test Cache" } }, north = { vanilla(1) }, base = { "Test Mourner" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("Test Cache", { zone = "trash" })
    s:expect(s.B, { hand_size = 0 })
  end,
}

-- A controls north since an earlier turn and has not scored it in this one.
local function controlled()
  return {
    A = { points = 7, base = { { vanilla(2), as = "mover" } }, north = { vanilla(2) } },
    battlefields = { north = { controller = "A" }, south = {} },
  }
end

scenario "final_point_controls, January 2025: who controls every battlefield gets the final point" {
  rules = { "471.1" },
  format = "project-k",
  board = controlled,
  play = function(s)
    s.A:move("mover", "south")
    s:showdown()
    s:expect(s.A, { points = 8 })
    s:won(s.A)
  end,
}

scenario "final_point_controls, today: control alone is not enough, each is scored in this turn" {
  rules = { "471.1" },
  format = "duel",
  board = controlled,
  play = function(s)
    s.A:move("mover", "south")
    s:showdown()
    s:expect(s.A, { points = 7, hand_size = 1 })
    s:over(false)
  end,
}

-- A has scored north in this turn and lost it again.
local function lost()
  return {
    A = { points = 7, base = { { vanilla(2), as = "mover" } } },
    battlefields = { north = { scored = "A" }, south = {} },
  }
end

scenario "final_point_draws, January 2025: who does not get the final point gets nothing instead" {
  rules = { "471.1" },
  format = "project-k",
  board = lost,
  play = function(s)
    s.A:move("mover", "south")
    s:showdown()
    s:expect("south", { controller = s.A })
    s:expect(s.A, { points = 7, hand_size = 0 })
    s:over(false)
  end,
}

scenario "final_point_draws, today: what was scored counts though it is lost" {
  rules = { "471.1" },
  format = "duel",
  board = lost,
  play = function(s)
    s.A:move("mover", "south")
    s:showdown()
    s:expect(s.A, { points = 8 })
    s:won(s.A)
  end,
}

scenario "final_point_draws, today: who does not get it draws" {
  rules = { "471.1" },
  format = "duel",
  board = { A = { points = 7, base = { { vanilla(2), as = "mover" } } } },
  play = function(s)
    s.A:move("mover", "south")
    s:showdown()
    s:expect(s.A, { points = 7, hand_size = 1 })
    s:over(false)
  end,
}

-- The knobs of a format that no other file here turns.
for i = 1, 11 do card { name = "Plain " .. i, type = "character", bp = 1000, trigger = i == 1 and "special" or nil } end

local function deck(first, others)
  local main = { ["Plain 1"] = first }
  for i = 2, 11 do main["Plain " .. i] = others end
  return { main = main }
end

scenario "House rules: the size of the deck, and copies of a number" {
  rules = { "UA-1.1", "UA-1.3" },
  format = { deck = 32, copies = 3 },
  play = function(s)
    s:legal_deck(deck(2, 3))
    s:illegal_deck(deck(3, 3), { "UA-1.1" })
    s:illegal_deck({ main = { ["Plain 2"] = 4, ["Plain 3"] = 3, ["Plain 4"] = 3, ["Plain 5"] = 3, ["Plain 6"] = 3, ["Plain 7"] = 3, ["Plain 8"] = 3, ["Plain 9"] = 3, ["Plain 10"] = 3, ["Plain 11"] = 3, ["Plain 1"] = 1 } }, { "UA-1.3" })
  end,
}

scenario "House rules: how many cards with a Special trigger" {
  rules = { "UA-1.4" },
  format = { special_triggers = 2, deck = 44 },
  play = function(s)
    s:illegal_deck(deck(4, 4), { "UA-1.4" })
    s:illegal_deck(deck(3, 4), { "UA-1.4", "UA-1.1" })
  end,
}

scenario "House rules: shorter lines" {
  rules = { "UA-4.17" },
  format = { line = 2 },
  board = { A = { hand = { { vanilla(3000), as = "new" } }, front = { { vanilla(1000), as = "a" }, { vanilla(1100), as = "b" } } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s.A:choose("a")
    s:expect("a", { zone = "removal" })
    s:expect(s.A, { front_size = 2 })
  end,
}

scenario "House rules: a smaller hand" {
  rules = { "UA-8.3" },
  format = { hand_limit = 1 },
  board = { A = { hand = { "Kiriko", "Netero", "Tonpa" } } },
  play = function(s)
    s.A:end_main()
    s.A:choose("Kiriko", "Tonpa")
    s:expect("Netero", { zone = "hand" })
    s:expect(s.A, { hand_size = 1, removal_size = 2 })
  end,
}

scenario "House rules: more extra draws" {
  rules = { "UA-4.5" },
  format = { extra_draws = 2 },
  board = { A = {}, phase = "start" },
  play = function(s)
    s.A:extra_draw()
    s:owes(s.A, "extra_draw")
    s.A:extra_draw()
    s:owes(s.A, "act")
    s:expect(s.A, { hand_size = 3, ap = 1 })
  end,
}

scenario "House rules: the first player draws too, and has more AP cards, which come in rested" {
  rules = { "UA-4.3", "UA-4.4" },
  decks = { "code-geass", "bleach" },
  format = { first_player_draws = 1, first_player_ap = 2, second_player_ap = 3, new_ap_rested = 1 },
  seed = 3,
  play = function(s)
    s.A:choose(s.A)
    s.A:no()
    s.B:no()
    s:expect(s.A, { hand_size = 8, ap_cards = 2, ap = 0 })
    s:next_turn()
    s:expect(s.B, { hand_size = 8, ap_cards = 3, ap = 0 })
    s:next_turn()
    s:expect(s.A, { ap_cards = 3, ap = 2 })
  end,
}

scenario "House rules: other numbers of cards in hand and of life, and no mulligan" {
  rules = { "UA-3.2", "UA-3.4" },
  decks = { "code-geass", "bleach" },
  format = { hand = 5, life = 4, mulligan = 0 },
  seed = 3,
  play = function(s)
    s.A:choose(s.B)
    s:turn(s.B)
    s:expect(s.A, { hand_size = 5, life = 4, deck_size = 41 })
    s:expect(s.B, { hand_size = 5, life = 4, deck_size = 41 })
  end,
}

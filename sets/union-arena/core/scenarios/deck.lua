-- The deck (UA-1). All test cards are of one series.
for i = 1, 10 do card { name = "Plain " .. i, type = "character", bp = 1000 } end
for _, kind in ipairs { "special", "color", "final", "get" } do
  card { name = "Test " .. kind, type = "character", color = { "red" }, bp = 1000, trigger = kind }
  card { name = "Other " .. kind, type = "character", color = { "blue" }, bp = 2000, trigger = kind }
end
card { name = "Test Relic", type = "site", copies = 2 }
card { name = "Test Alias", type = "character", bp = 1500, also_named = { "Gon Freecss" } }

-- 40 plain cards, and more.
local function with(cards)
  for i = 1, 10 do cards["Plain " .. i] = 4 end
  return cards
end

scenario "Deck: at most 4 cards of each of the triggers Special, Color and Final" {
  rules = { "UA-1.4" },
  play = function(s)
    s:legal_deck { main = with { ["Test special"] = 4, ["Test color"] = 4, ["Test final"] = 2 } }
    s:illegal_deck({ main = with { ["Test special"] = 4, ["Other special"] = 1, ["Test get"] = 4, ["Other get"] = 1 } }, { "UA-1.4" })
    s:illegal_deck({ main = with { ["Test color"] = 3, ["Other color"] = 2, ["Test get"] = 4, ["Other get"] = 1 } }, { "UA-1.4" })
    s:illegal_deck({ main = with { ["Test final"] = 4, ["Other final"] = 4, ["Test get"] = 2 } }, { "UA-1.4" })
  end,
}

scenario "Deck: other triggers are not limited, and colors may mix" {
  rules = { "UA-1.4", "UA-1.2" },
  play = function(s)
    s:legal_deck { main = with { ["Test get"] = 4, ["Other get"] = 4, ["Test special"] = 2 } }
  end,
}

scenario "Deck: all cards are of one series" {
  rules = { "UA-1.2" },
  play = function(s)
    local main = { ["HTR-1-075"] = 2 }
    for _, id in ipairs { "034", "035", "037", "039", "042", "046", "062", "101", "102", "103", "104", "105" } do main["BLC-1-" .. id] = 4 end
    s:illegal_deck({ main = main }, { "UA-1.2" })
    main["HTR-1-075"], main["BLC-1-106"] = nil, 2
    s:legal_deck { main = main }
  end,
}

scenario "Deck: a card may have a lower limit of its own" {
  rules = { "UA-1.5" },
  play = function(s)
    s:legal_deck { main = with { ["Test get"] = 4, ["Other get"] = 4, ["Test Relic"] = 2 } }
    s:illegal_deck({ main = with { ["Test get"] = 4, ["Other get"] = 3, ["Test Relic"] = 3 } }, { "UA-1.5" })
  end,
}

scenario "Deck: at most 4 of one number, and 50 cards in all" {
  rules = { "UA-1.3", "UA-1.1" },
  play = function(s)
    s:illegal_deck({ main = with { ["Test get"] = 5, ["Other get"] = 4, ["Test Relic"] = 1 } }, { "UA-1.3" })
    s:illegal_deck({ main = with { ["Test get"] = 4, ["Other get"] = 4, ["Test Relic"] = 1 } }, { "UA-1.1" })
    s:illegal_deck({ main = with { ["Test get"] = 4, ["Other get"] = 4, ["Test special"] = 3 } }, { "UA-1.1" })
  end,
}

scenario "Deck: a card that is treated as having another name counts by that name" {
  rules = { "UA-1.6" },
  cases = { { name = "Whale Island", generates = 2 } },
  board = { A = { front = { "Test Alias" }, energy = { "Whale Island" } } },
  play = function(s, case)
    s:expect("Whale Island", { generates = case.generates })
    s:expect("Test Alias", { name = "Test Alias" })
  end,
}

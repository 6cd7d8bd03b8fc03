-- The format "hearth" of set.hcl, and all that can be wrong with a deck. The set has no legend, champion or runes of its
-- own, so this file declares what a deck needs besides.
card { name = "Test Stoker", type = "legend", supertypes = { "champion" }, domains = { "fury", "calm" }, tags = { "Stoker" } }
card { name = "Stoker, Young", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 3, might = 3, tags = { "Stoker" } }
card { name = "Stoker, Old", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 5, might = 5, tags = { "Stoker" } }
card { name = "Test Stranger", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 3, might = 3, tags = { "Stranger" } }
card { name = "Stoker's Poker", type = "gear", supertypes = { "signature" }, domains = { "fury", "calm" }, energy = 2, tags = { "Stoker" } }
card { name = "Stoker's Bucket", type = "gear", supertypes = { "signature" }, domains = { "fury", "calm" }, energy = 2, tags = { "Stoker" } }
card { name = "Stranger's Cane", type = "gear", supertypes = { "signature" }, domains = { "fury", "calm" }, energy = 2, tags = { "Stranger" } }
card { name = "Test Crown", type = "gear", domains = { "fury" }, energy = 2, keywords = { "Unique" } }
card { name = "Test Embers", type = "rune", supertypes = { "basic" }, domains = { "fury" } }
card { name = "Test Steam", type = "rune", supertypes = { "basic" }, domains = { "calm" } }
card { name = "Test Puddles", type = "rune", supertypes = { "basic" }, domains = { "mind" } }
card { name = "Test Yard", type = "battlefield" }
card { name = "Test Shed", type = "battlefield" }
for i = 1, 10 do card { name = "Test Hand " .. i, type = "unit", domains = { i % 2 == 0 and "fury" or "calm" }, energy = 2, might = 2 } end

-- A deck that the format allows, changed by what is given. A number replaces how often a card is in a section, 0 takes it out.
local function deck(change)
  local d = {
    legend = "Test Stoker", champion = "Stoker, Young",
    main = { ["Stoker, Young"] = 1, ["Ash Courier"] = 3, ["Full Bellows"] = 3, ["Hearth Warden"] = 3 },
    runes = { ["Test Embers"] = 6, ["Test Steam"] = 6 },
    battlefields = { ["Toll Bridge"] = 1, ["Test Yard"] = 1, ["Test Shed"] = 1 },
  }
  for i = 1, 10 do d.main["Test Hand " .. i] = 3 end
  for section, new in pairs(change or {}) do
    if type(new) == "table" and type(d[section]) == "table" then
      for name, n in pairs(new) do d[section][name] = n > 0 and n or nil end
    else
      d[section] = new
    end
  end
  return d
end

scenario "House rules: a duel to ten" {
  rules = { "467", "483.3" },
  format = "hearth",
  cases = { { name = "eight are not enough", had = 7, over = false }, { name = "ten win", had = 9, over = true } },
  board = function(case)
    return { A = { points = case.had, north = { "Ash Courier" } }, battlefields = { north = { controller = "A" }, south = {} }, turn = "B" }
  end,
  play = function(s, case)
    s.B:end_turn()
    s:expect(s.A, { points = case.had + 1 })
    s:over(case.over)
    if case.over then s:won(s.A) end
  end,
}

scenario "House rules: the final point is the tenth" {
  rules = { "471.1" },
  format = "hearth",
  cases = { { name = "the eighth", had = 7, points = 8, cards = 0 }, { name = "the tenth", had = 9, points = 9, cards = 1 } },
  board = function(case) return { A = { points = case.had, base = { "Ash Courier" } } } end,
  play = function(s, case)
    s.A:move("Ash Courier", "north")
    s:showdown()
    s:expect(s.A, { points = case.points, hand_size = case.cards })
    s:over(false)
  end,
}

scenario "A deck that the format allows" {
  rules = { "103" },
  format = "hearth",
  play = function(s)
    s:legal_deck(deck())
    s:legal_deck(deck { champion = "Stoker, Old", main = { ["Stoker, Old"] = 3 } })
    s:legal_deck(deck { main = { ["Stoker's Poker"] = 2, ["Stoker's Bucket"] = 1, ["Test Crown"] = 1 } })
  end,
}

scenario "Decks with legends and champions that do not fit" {
  rules = { "103.1", "103.2" },
  format = "hearth",
  play = function(s)
    s:illegal_deck(deck { legend = {} }, { "103.1" })
    s:illegal_deck(deck { legend = { "Test Stoker", "Test Stoker" } }, { "103.1" })
    s:illegal_deck(deck { legend = "Ash Courier" }, { "103" })
    s:illegal_deck(deck { champion = {} }, { "103.2" })
    s:illegal_deck(deck { champion = "Stoker, Old" }, { "103.2" })                                        -- not in main
    s:illegal_deck(deck { champion = "Ash Courier" }, { "103.2.a" })                                      -- no champion
    s:illegal_deck(deck { champion = "Test Stranger", main = { ["Test Stranger"] = 1 } }, { "103.2.a" })  -- another's
    s:illegal_deck(deck { champion = "Stoker's Poker", main = { ["Stoker's Poker"] = 1 } }, { "103" })    -- no unit
  end,
}

scenario "Decks with cards that do not fit into the main deck" {
  rules = { "103.1", "103.2", "185.1", "825.3" },
  format = "hearth",
  play = function(s)
    s:illegal_deck(deck { main = { ["Test Hand 1"] = 2 } }, { "103.2" })                              -- 39 cards
    s:illegal_deck(deck { main = { ["Test Hand 1"] = 4 } }, { "103.2" })                              -- four of a name
    s:illegal_deck(deck { main = { ["Test Crown"] = 2 } }, { "825.3" })                               -- Unique
    s:illegal_deck(deck { main = { ["Cloudburst"] = 1 } }, { "103.1.b" })                             -- mind
    s:illegal_deck(deck { main = { ["Stoker's Poker"] = 2, ["Stoker's Bucket"] = 2 } }, { "103.2.d" }) -- four signatures
    s:illegal_deck(deck { main = { ["Stranger's Cane"] = 1 } }, { "103.2.d" })                        -- another's signature
    s:illegal_deck(deck { main = { ["Spark"] = 1 } }, { "185.1" })                                    -- a token
    s:illegal_deck(deck { main = { ["Test Embers"] = 1 } }, { "103" })                                -- a rune
    s:illegal_deck(deck { main = { ["Ash Currier"] = 1 } }, { "103" })                                -- no card of that name
  end,
}

scenario "Decks with runes and battlefields that do not fit" {
  rules = { "103.3", "103.4", "103.1" },
  format = "hearth",
  play = function(s)
    s:illegal_deck(deck { runes = { ["Test Embers"] = 5 } }, { "103.3" })
    s:illegal_deck(deck { runes = { ["Test Embers"] = 7 } }, { "103.3" })
    s:illegal_deck(deck { runes = { ["Test Embers"] = 5, ["Test Puddles"] = 1 } }, { "103.1.b" })
    s:illegal_deck(deck { runes = { ["Test Embers"] = 5, ["Ash Courier"] = 1 } }, { "103" })
    s:illegal_deck(deck { battlefields = { ["Test Shed"] = 0 } }, { "103.4" })
    s:illegal_deck(deck { battlefields = { ["Test Shed"] = 0, ["Test Yard"] = 2 } }, { "103.4" })
    s:illegal_deck(deck { battlefields = { ["Test Shed"] = 0, ["Ash Courier"] = 1 } }, { "103" })
  end,
}

scenario "A duel has no sideboard" {
  rules = { "486.6" },
  format = "hearth",
  play = function(s)
    s:illegal_deck(deck { sideboard = { "Stoker, Old" } }, { "486.6" })
  end,
}

scenario "A deck that is wrong in several ways is told all of them" {
  rules = { "103.2", "103.3", "103.4" },
  format = "hearth",
  play = function(s)
    s:illegal_deck(deck { main = { ["Test Hand 1"] = 0, ["Cloudburst"] = 2 }, runes = { ["Test Steam"] = 5 }, battlefields = { ["Toll Bridge"] = 0 } },
      { "103.1.b", "103.2", "103.3", "103.4" })
  end,
}

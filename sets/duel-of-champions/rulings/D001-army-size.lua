-- The cards are textless, so that nothing but numbers matters.
card { name = "Captain", type = "hero", faction = "haven", health = 20 }
card { name = "Fair", type = "event" }
card { name = "Only One", type = "unit", traits = { "unique" }, cost = 1, attack = 1, retaliation = 1, health = 1 }
for i = 1, 41 do card { name = "Soldier " .. i, type = "unit", cost = 1, attack = 1, retaliation = 1, health = 1 } end

-- An army of n soldiers, five of each name but the last, and more as given.
local function army(n, more)
  local main = more or {}
  for i = 1, 41 do
    if n > 0 then main["Soldier " .. i] = n > 5 and 5 or n end
    n = n - 5
  end
  return { hero = "Captain", events = { Fair = 5 }, main = main }
end

scenario "D001 Army size" {
  rules = { "DOC-2.1", "DOC-2.2", "DOC-2.3", "DOC-2.4" },
  play = function(s)
    s:legal_deck(army(50))
    s:legal_deck(army(200))
    s:illegal_deck(army(49), { "DOC-2.3" })
    s:illegal_deck(army(201), { "DOC-2.3" })
    s:illegal_deck(army(49, { ["Soldier 41"] = 6 }), { "DOC-2.4" })
    s:legal_deck(army(49, { ["Only One"] = 1 }))
    s:illegal_deck(army(48, { ["Only One"] = 2 }), { "DOC-2.4" })
    local events = army(50)
    events.events = { Fair = 4 }
    s:illegal_deck(events, { "DOC-2.2" })
    local none = army(50)
    none.hero = {}
    s:illegal_deck(none, { "DOC-2.1" })
  end,
}

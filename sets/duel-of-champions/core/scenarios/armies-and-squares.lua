-- Armies and the first hands by the formats of later versions; the squares.
card { name = "Gull", type = "unit", position = { "flyer" }, cost = 1, attack = 1, retaliation = 0, health = 1 }
card { name = "Commander", type = "hero", faction = "haven", schools = { "light" }, health = 20 }
for i = 1, 13 do card { name = "Man " .. i, type = "unit", cost = 1, attack = 1, retaliation = 1, health = 1 } end
for i = 1, 8 do card { name = "Day " .. i, type = "event" } end

scenario "Each player has eight squares: a ninth unit finds none" {
  rules = { "DOC-4", "DOC-7.2", "DOC-4.3" },
  board = { A = { hand = { { "Gull", as = "last" } }, resources = 1, f0 = "Gull", f1 = "Gull", f2 = "Gull", f3 = "Gull", b0 = "Gull", b1 = "Gull", b2 = "Gull", b3 = "Gull" } },
  play = function(s)
    s:expect(s.A, { units = 8 })
    s.A:refused("play", "last", { rule = "DOC-7.2" })
    s:expect(s.B, { units = 0 })
  end,
}

scenario "By later versions an army has eight events and at most four of a name" {
  rules = { "DOC-2.2", "DOC-2.4", "DOC-14" },
  format = { events = 8, copies = 4 },
  play = function(s)
    local army = { hero = "Commander", events = {}, main = {} }
    for i = 1, 8 do army.events["Day " .. i] = 1 end
    for i = 1, 13 do army.main["Man " .. i] = 4 end
    s:legal_deck(army)
    army.events["Day 8"] = nil
    s:illegal_deck(army, { "DOC-2.2" })
    army.events["Day 8"] = 1
    army.main["Man 1"], army.main["Man 2"] = 5, 3
    s:illegal_deck(army, { "DOC-2.4" })
  end,
}

for _, seed in ipairs { 1, 11 } do
  scenario("Chance tells who begins: seed " .. seed) {
    rules = { "DOC-5.1", "DOC-5.3" },
    decks = { "haven", "stronghold" },
    seed = seed,
    play = function(s)
      s.A:yes()
      s:owes(s.B, "mulligan") -- another hand is taken once
      s.B:no()
      s:turn(seed == 11 and s.B or s.A)
      s:expect(s.A, { hand_size = seed == 11 and 6 or 7, library_size = seed == 11 and 44 or 43, graveyard_size = 0 })
    end,
  }
end

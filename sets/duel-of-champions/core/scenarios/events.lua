-- Events (DOC-6.8, 6.12).
card { name = "Feast", type = "event", kind = { "active" }, cost = 2, script = [[activated { effect = function(fx) fx:draw(1) end }]] }
card { name = "Market", type = "event", kind = { "active" }, cost = 1, script = [[activated { cost = { damage = 1 }, effect = function(fx) fx:draw(2) end }]] }
card { name = "Parade", type = "event", kind = { "active" } }
card { name = "Toll Day", type = "event", kind = { "ongoing" }, script = [[
triggered { on = player {}.plays { type = "fortune" }, effect = function(fx)
  if not fx:pay({ resource = 1 }, { by = fx.event.player }) then fx:deal(1, fx.event.player.hero) end
end }]] }
card { name = "Gift", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { effect = function(fx) fx:raise("might") end }]] }

scenario "Each face-up event is used once a turn, by both players, whoever brought it" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 9 }, B = { production = 6 }, events = { "Feast", "Market" }, event_deck = { "Parade", "Parade" } },
  play = function(s)
    s.A:activate("Feast")
    s:expect(s.A, { hand_size = 1, resources = 7 })
    s.A:refused("activate", "Feast", { rule = "DOC-6.8" })
    s.A:activate("Market")
    s:expect(s.A, { hand_size = 3, health = 19, resources = 6 })
    s:next_turn()
    s.B:refused("activate", "Feast", { rule = "DOC-6.8" }) -- it has left the row
    s.B:activate("Market")
    s:expect(s.B, { hand_size = 3, health = 19 })
  end,
}

scenario "A format may allow one event a turn in all" {
  rules = { "DOC-6.8", "DOC-15" },
  format = { events_each = 0 },
  board = { A = { resources = 9 }, events = { "Feast", "Market" } },
  play = function(s)
    s.A:activate("Feast")
    s.A:refused("activate", "Market", { rule = "DOC-6.8" })
  end,
}

scenario "The left event leaves, the other moves there, a new one comes" {
  rules = { "DOC-6.12" },
  board = { events = { "Feast", "Market" }, event_deck = { "Parade" } },
  play = function(s)
    s:next_turn()
    s:expect("Feast", { zone = "event_pile" })
    s:expect("Market", { zone = "events" })
    s:expect("Parade", { zone = "events" })
    s:next_turn() -- the deck is empty: what left is shuffled
    s:expect("Parade", { zone = "events" })
    s:count("Market", 0, { zone = "event_pile" })
  end,
}

scenario "An event that nobody can pay for is refused with the amounts" {
  rules = { "DOC-6.8", "DOC-3.3" },
  board = { A = { resources = 1 }, events = { "Feast", "Parade" } },
  play = function(s)
    s.A:refused("activate", "Feast", { rule = "DOC-3.3", reason = "it takes 2, and there is 1" })
    s.A:refused("activate", "Parade", { rule = "DOC-6.9" })
  end,
}

scenario "An ongoing event works for both players" {
  rules = { "DOC-6.8" },
  board = { A = { hand = { "Gift" }, resources = 2 }, B = { hand = { "Gift" }, production = 0 }, events = { "Parade", "Toll Day" }, event_deck = { "Parade", "Feast" } },
  play = function(s)
    s.A:play("Gift")
    s:expect(s.A, { resources = 0, health = 20, might = 10 })
    s:next_turn()
    s.B:play("Gift") -- its only resource is spent
    s:expect(s.B, { resources = 0, health = 19 })
  end,
}

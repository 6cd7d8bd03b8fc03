scenario "Panther Warrior of 2013 attacks at once" {
  rules = { "DOC-11.1" },
  board = { A = { hand = { "Panther Warrior (2013)" }, resources = 3, might = 0 } },
  play = function(s)
    s.A:play("Panther Warrior (2013)", { at = "f0" })
    s:expect("Panther Warrior (2013)", { attack = 1, retaliation = 0, health = 3 })
    s.A:attack("Panther Warrior (2013)")
    s:expect(s.B, { health = 19 })
  end,
}

scenario "The cards of the primary document as they are printed" {
  board = { A = { aside = { "Jezziel, Invoker of Hope (2013)", "Panther Warrior (2013)", "Broken Bridge (2013)", "Armageddon (2013)", "Week of the Weaponsmiths (2013)" } } },
  play = function(s)
    s:expect("Jezziel, Invoker of Hope (2013)", { type = "hero", schools = { "prime", "earth", "light", "air", "haven" }, health = 20, might = 0, magic = 2, destiny = 1 })
    s:expect("Panther Warrior (2013)", { type = "unit", schools = { "stronghold" }, position = { "melee" }, cost = 3, attack = 1, retaliation = 0, health = 3, keywords = { "Quick Attack" } })
    s:expect("Broken Bridge (2013)", { type = "fortune", schools = {}, kind = { "immediate" }, cost = 3 })
    s:expect("Armageddon (2013)", { type = "spell", schools = { "fire" }, kind = { "instant" }, cost = 3 })
    s:expect("Week of the Weaponsmiths (2013)", { type = "event", schools = {}, kind = { "active" }, cost = 3 })
  end,
}

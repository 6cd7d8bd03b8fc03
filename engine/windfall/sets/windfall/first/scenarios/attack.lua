-- Attacks, and the loop that nobody can stop.

scenario "Critters that fight bite each other at once" {
  rules = { "WF-4.1", "WF-4.3", "WF-4.4" },
  board = { A = { orchard = { "Toad" } }, B = { orchard = { "Magpie", "Old Badger" } } },
  play = function(s)
    s.A:attack("Toad", "Magpie")
    s:expect("Toad", { zone = "compost" })
    s:expect("Magpie", { zone = "compost" })
    s:expect(s.B, { damage = 1 })
  end,
}

scenario "An attacker is tired, and attacks once" {
  rules = { "WF-4.1" },
  board = { A = { orchard = { "Field Mouse" } }, B = { orchard = { "Old Badger" } } },
  play = function(s)
    s.A:attack("Field Mouse", s.B)
    s:expect("Field Mouse", { tired = true })
    s.A:refused("attack", "Field Mouse", s.B, { rule = "WF-4.1", reason = "tired" })
    s.A:refused("attack", "Old Badger", s.B, { rule = "WF-4.1", reason = "own orchard" })
  end,
}

scenario "One attacks opposing critters, not one's own" {
  rules = { "WF-4.1" },
  board = { A = { orchard = { "Field Mouse", "Toad" } }, B = {} },
  play = function(s)
    s.A:refused("attack", "Field Mouse", "Toad", { rule = "WF-4.1" })
    s.A:refused("attack", "Field Mouse", s.A, { rule = "WF-4.1" })
    s:expect("Field Mouse", { tired = false })
  end,
}

scenario "Bramble keeps attackers from its player, not from critters" {
  rules = { "WF-4.2", "WF-4.4" },
  board = { A = { orchard = { "Old Badger", "Field Mouse" } }, B = { orchard = { "Hedgehog" } } },
  play = function(s)
    s.A:refused("attack", "Field Mouse", s.B, { rule = "WF-4.2", by = "Hedgehog" })
    s.A:attack("Old Badger", "Hedgehog")
    s:expect("Hedgehog", { zone = "compost" })
    s:expect("Old Badger", { damage = 1 })
    s.A:attack("Field Mouse", s.B)
    s:expect(s.B, { damage = 1 })
  end,
}

card { name = "Echo", type = "critter", cost = 0, bite = 1, shell = 1, script = [[
  triggered { on = you.draws, effect = function(fx) fx:draw(1) end }
]] }

card { name = "Ouroboros", type = "critter", cost = 0, bite = 1, shell = 2, script = [[
  triggered { on = self.hurt, effect = function(fx) fx:give(fx.self, { shell = 1 }) fx:deal(1, fx.self) end }
]] }

scenario "What makes itself happen again ends where the rules end it" {
  rules = { "WF-2.5", "WF-3.5" },
  board = { A = { sap = 2, hand = { "Full Basket" }, orchard = { "Echo" }, deck = { "Hail", "Hail", "Hail" } }, B = {} },
  play = function(s)
    s.A:play("Full Basket")
    s.A:pick("draw two cards")
    s.A:order("Echo", "Echo")
    s:expect(s.A, { hand_size = 3, damage = 2 })
  end,
}

scenario "What goes on for ever makes a draw" {
  rules = { "WF-5.4" },
  format = { loop_bound = 20 },
  board = { A = { orchard = { "Field Mouse" } }, B = { orchard = { "Ouroboros" } } },
  play = function(s)
    s.A:attack("Field Mouse", "Ouroboros")
    s:over()
    s:logged("WF-5.4")
    s:told(s.A, "a draw: Ouroboros 2")
  end,
}

-- Effect text of an Equipment is printed together with the rest of its text: what the one part has done the other knows (395, 397),
-- whoever bore the Equipment then, and another Equipment knows nothing of it.
card { name = "Test Ledger", type = "gear", energy = 1, domains = { "mind" }, tags = { "Equipment" }, keywords = { "Equip {0}" }, script = [[
activated { name = "count", cost = { exhaust = self }, effect = function(fx) fx:gain_xp(#fx:list():add(fx:recall_note("deeds"))) end }
equipped.activated {
  name   = "note",
  cost   = { exhaust = self },
  effect = function(fx) fx:remember("deeds", fx:list():add(fx:recall_note("deeds"), fx.self)) end,
}
]] }
card { name = "Test Unhand", type = "spell", energy = 0, domains = { "mind" }, script = [[
on_play { target = { it = gear { attached = true } }, effect = function(fx) fx:detach(fx.it) end }
]] }

local function lend(s, ledger, bearer, spell)
  s.A:activate(ledger, "Equip")
  s.A:choose(bearer)
  s:resolve()
  s.A:activate(bearer, "note")
  s:resolve()
  s.A:play(spell)
  s.A:choose(ledger)
  s:resolve()
end

local board = { A = {
  base = { { "Test Ledger", as = "old" }, { "Test Ledger", as = "new" }, { vanilla(1), as = "one" }, { vanilla(1), as = "two" } },
  hand = { { "Test Unhand", as = "first" }, { "Test Unhand", as = "second" } },
} }

scenario "C14 What two bearers have done is known to the Equipment, and to no other of its name" {
  rules = { "395", "397" },
  board = board,
  play = function(s)
    lend(s, "old", "one", "first")
    lend(s, "old", "two", "second")
    s.A:activate("new", "count")
    s:resolve()
    s:expect(s.A, { xp = 0 })
    s.A:activate("old", "count")
    s:resolve()
    s:expect(s.A, { xp = 2 })
  end,
}

scenario "C14 Two of them on one bearer remember apart" {
  rules = { "397" },
  board = board,
  play = function(s)
    for _, ledger in ipairs { "new", "old" } do
      s.A:activate(ledger, "Equip")
      s.A:choose("one")
      s:resolve()
    end
    s.A:activate("one", "note")
    s:resolve()
    for ledger, spell in pairs { new = "first", old = "second" } do
      s.A:play(spell)
      s.A:choose(ledger)
      s:resolve()
      s.A:activate(ledger, "count")
      s:resolve()
    end
    s:expect(s.A, { xp = 1 })
  end,
}

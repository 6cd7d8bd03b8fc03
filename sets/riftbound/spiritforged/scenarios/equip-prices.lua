-- Exactly the printed price, and refused with less energy or another domain.
scenario "Equip has its printed price" {
  rules = { "818", "357.1" },
  cases = {
    { name = "Skyfall of Areion", card = "Skyfall of Areion", pool = { energy = 1, fury = 1 }, domain = "fury", may = true },
    { name = "Skyfall of Areion, no energy", card = "Skyfall of Areion", pool = { fury = 1 } },
    { name = "Skyfall of Areion, another domain", card = "Skyfall of Areion", pool = { energy = 1, mind = 1 } },
    { name = "Svellsongur", card = "Svellsongur", pool = { energy = 1, calm = 1 }, domain = "calm", may = true },
    { name = "Svellsongur, no energy", card = "Svellsongur", pool = { calm = 1 } },
    { name = "Svellsongur, another domain", card = "Svellsongur", pool = { energy = 1, mind = 1 } },
    { name = "Guardian Angel", card = "Guardian Angel", pool = { calm = 1 }, domain = "calm", may = true },
    { name = "Guardian Angel, another domain", card = "Guardian Angel", pool = { energy = 0, mind = 1 } },
    { name = "Edge of Night", card = "Edge of Night", pool = { chaos = 1 }, domain = "chaos", may = true },
    { name = "Edge of Night, another domain", card = "Edge of Night", pool = { energy = 0, mind = 1 } },
    { name = "Long Sword", card = "Long Sword", pool = { fury = 1 }, domain = "fury", may = true },
    { name = "Long Sword, another domain", card = "Long Sword", pool = { energy = 0, mind = 1 } },
    { name = "Spinning Axe", card = "Spinning Axe", pool = { fury = 1 }, domain = "fury", may = true },
  },
  board = function(case) return { A = { base = { case.card, { vanilla(3), as = "mine" } }, pool = case.pool } } end,
  play = function(s, case)
    if not case.may then return s.A:refused("activate", case.card) end
    s.A:activate(case.card)
    s.A:choose("mine")
    s:resolve()
    s:expect(case.card, { host = "mine" })
    s:expect(s.A, { energy = 0, [case.domain] = 0 })
  end,
}

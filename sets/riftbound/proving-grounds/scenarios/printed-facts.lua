-- The facts on the paper cards of Proving Grounds, as a table of its own: nothing here is read from the facts of the set.
-- A card lies aside, where nothing changes it; a list or a power cost that a row leaves out is empty.
local function printed(what, rows)
  local cards = {}
  for n, row in ipairs(rows) do cards[n] = row[1] end
  scenario("Proving Grounds: the facts of " .. what) {
    board = { A = { aside = cards } },
    play = function(s)
      for _, row in ipairs(rows) do
        s:expect(row[1], {
          type = row.type, supertypes = row.supertypes or {}, domains = row.domains or {}, tags = row.tags or {},
          energy = row.energy, power = row.power or 0, might = row.might, might_bonus = row.might_bonus or 0,
          keywords = row.keywords or {},
        })
      end
    end,
  }
end

printed("fury cards", {
  { "Annie, Fiery", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 5, power = 1, might = 4, tags = { "Annie", "Noxus" } },
  { "Firestorm", type = "spell", domains = { "fury" }, energy = 6, power = 1 },
  { "Incinerate", type = "spell", domains = { "fury" }, energy = 2, keywords = { "Action" } },
})

printed("calm cards", {
  { "Master Yi, Meditative", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 5, power = 1, might = 4, tags = { "Master Yi", "Ionia" } },
  { "Zephyr Sage", type = "unit", domains = { "calm" }, energy = 6, power = 1, might = 6, tags = { "Ionia", "Bird" }, keywords = { "Shield 1" } },
})

printed("mind cards", {
  { "Lux, Illuminated", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 6, power = 1, might = 5, tags = { "Lux", "Demacia" } },
})

printed("body cards", {
  { "Garen, Rugged", type = "unit", supertypes = { "champion" }, domains = { "body" }, energy = 6, power = 1, might = 5, tags = { "Elite", "Garen", "Demacia" }, keywords = { "Assault 2", "Shield 2" } },
  { "Gentlemen's Duel", type = "spell", domains = { "body" }, energy = 6, power = 1, keywords = { "Action" } },
  { "Master Yi, Honed", type = "unit", supertypes = { "champion" }, domains = { "body" }, energy = 7, power = 1, might = 6, tags = { "Master Yi", "Ionia" }, keywords = { "Ganking" } },
})

printed("chaos cards", {
  { "Annie, Stubborn", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 4, power = 1, might = 3, tags = { "Annie", "Noxus" } },
  { "Flash", type = "spell", domains = { "chaos" }, energy = 2, keywords = { "Reaction" } },
})

printed("order cards", {
  { "Blast of Power", type = "spell", domains = { "order" }, energy = 6, power = 1, keywords = { "Action" } },
  { "Garen, Commander", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 6, power = 1, might = 5, tags = { "Elite", "Garen", "Demacia" } },
  { "Lux, Crownguard", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 4, might = 2, tags = { "Lux", "Demacia" } },
  { "Recruit the Vanguard", type = "spell", domains = { "order" }, energy = 6, keywords = { "Action" } },
  { "Vanguard Attendant", type = "unit", domains = { "order" }, energy = 6, power = 1, might = 5, tags = { "Elite", "Demacia" } },
})

printed("cards of two domains", {
  { "Tibbers", type = "unit", supertypes = { "signature" }, domains = { "fury", "chaos" }, energy = 8, power = 2, might = 7, tags = { "Annie" } },
  { "Highlander", type = "spell", supertypes = { "signature" }, domains = { "calm", "body" }, energy = 4, tags = { "Master Yi" }, keywords = { "Reaction" } },
  { "Final Spark", type = "spell", supertypes = { "signature" }, domains = { "mind", "order" }, energy = 8, tags = { "Lux" }, keywords = { "Action" } },
  { "Decisive Strike", type = "spell", supertypes = { "signature" }, domains = { "body", "order" }, energy = 5, power = 1, tags = { "Garen" }, keywords = { "Action" } },
})

printed("legends", {
  { "Annie, Dark Child", type = "legend", supertypes = { "champion" }, domains = { "fury", "chaos" }, tags = { "Annie" } },
  { "Master Yi, Wuju Bladesman", type = "legend", supertypes = { "champion" }, domains = { "calm", "body" }, tags = { "Master Yi" } },
  { "Lux, Lady of Luminosity", type = "legend", supertypes = { "champion" }, domains = { "mind", "order" }, tags = { "Lux" } },
  { "Garen, Might of Demacia", type = "legend", supertypes = { "champion" }, domains = { "body", "order" }, tags = { "Garen" } },
})

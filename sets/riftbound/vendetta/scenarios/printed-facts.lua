-- The facts on the paper cards of Vendetta, as a table of its own: nothing here is read from the facts of the set.
-- A card lies aside, where nothing changes it; a list or a power cost that a row leaves out is empty.
local function printed(what, rows)
  local cards = {}
  for n, row in ipairs(rows) do cards[n] = row[1] end
  scenario("Vendetta: the facts of " .. what) {
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
  { "Dune Surfer", type = "unit", domains = { "fury" }, energy = 3, might = 3, tags = { "Shurima" } },
  { "Endless Riches", type = "gear", domains = { "fury" }, energy = 5, power = 1 },
})

printed("calm cards", {
  { "Decree of Focus", type = "spell", domains = { "calm" }, energy = 1, keywords = { "Reaction" } },
  { "Affectionate Poro", type = "unit", domains = { "calm" }, energy = 3, might = 3, tags = { "Poro", "Noxus" } },
  { "Mournful Witness", type = "unit", domains = { "calm" }, energy = 2, might = 2, tags = { "Fae", "Ionia" } },
  { "Tomb-Raider Barbara", type = "unit", domains = { "calm" }, energy = 4, might = 4, tags = { "Shurima" } },
  { "Crumbling Sands", type = "spell", domains = { "calm" }, energy = 1, power = 1, keywords = { "Reaction" } },
  { "Riven, Shattered", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 3, power = 1, might = 3, tags = { "Noxus", "Riven" }, keywords = { "Weaponmaster" } },
})

printed("mind cards", {
  { "Decree of Insight", type = "spell", domains = { "mind" }, energy = 1, keywords = { "Reaction" } },
  { "Mel, Newly Awakened", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 4, power = 1, might = 4, tags = { "Noxus", "Mel" }, keywords = { "Empower" } },
  { "Questionable Tome", type = "gear", domains = { "mind" }, energy = 3 }, -- its Empower is paid with itself, which its script says
})

printed("body cards", {
  { "Dame the Despoiler", type = "unit", domains = { "body" }, energy = 5, might = 5, tags = { "Noxus" }, keywords = { "Empower" } },
  { "Gangplank, Naval", type = "unit", supertypes = { "champion" }, domains = { "body" }, energy = 6, might = 6, tags = { "Bilgewater", "Gangplank" }, keywords = { "Empower" } },
  { "Guttural Roar", type = "spell", domains = { "body" }, energy = 2, keywords = { "Action" } },
  { "Legion Marauder", type = "unit", domains = { "body" }, energy = 2, might = 2, tags = { "Trifarian", "Noxus" }, keywords = { "Empower" } },
})

printed("chaos cards", {
  { "Ravenbloom Prefect", type = "unit", domains = { "chaos" }, energy = 3, might = 3, tags = { "Noxus" } },
  { "Ocean Drake", type = "unit", domains = { "chaos" }, energy = 8, power = 2, might = 7, tags = { "Dragon", "Ionia" } },
})

printed("order cards", {
  { "Dragon Form", type = "spell", domains = { "order" }, energy = 3, keywords = { "Flow" } },
  { "Glowstone", type = "gear", domains = { "order" }, energy = 2, keywords = { "Empower" } },
  { "Shady Spectacles", type = "gear", domains = { "order" }, energy = 4, tags = { "Equipment" }, keywords = { "Equip" } },
  { "Reluctant Leader", type = "unit", domains = { "order" }, energy = 4, power = 1, might = 3, tags = { "Ionia" } },
  { "Lacerate", type = "spell", domains = { "order" }, energy = 2, power = 1, keywords = { "Flow" } },
  { "Sacred Protector", type = "unit", domains = { "order" }, energy = 4, power = 1, might = 6, tags = { "Fae", "Ionia" } },
  { "Fallen Feline", type = "unit", domains = { "order" }, energy = 2, power = 1, might = 3, tags = { "Cat", "Piltover" } },
})

printed("cards of two domains", {
  { "Dominus", type = "spell", supertypes = { "signature" }, domains = { "fury", "body" }, energy = 4, tags = { "Renekton" }, keywords = { "Action" } },
  { "Rebuttal", type = "spell", supertypes = { "signature" }, domains = { "mind", "chaos" }, energy = 1, power = 1, tags = { "Mel" }, keywords = { "Reaction" } },
})

printed("legends", {
  { "Heart of the Tempest", type = "legend", supertypes = { "champion" }, domains = { "order", "chaos" }, tags = { "Yordle", "Kennen" }, keywords = { "Action" } },
})

printed("battlefields", {
  { "Heisho, Shell of the World", type = "battlefield" },
  { "Piltovan Forge", type = "battlefield" },
  { "Sandswept Tomb", type = "battlefield" },
})

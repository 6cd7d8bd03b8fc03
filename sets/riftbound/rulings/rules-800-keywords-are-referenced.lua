-- A text may speak of a keyword: it finds the card that has it, by whatever name, and not the one that has none.

local keywords = {
  { "Accelerate", "805.5", "unit" }, { "Action", "806.5", "spell" }, { "Assault", "807.3", "unit", " 2" },
  { "Deathknell", "808.3", "unit" }, { "Deflect", "809.3", "unit", " 1" }, { "Ganking", "810.3", "unit" },
  { "Hidden", "811.5", "spell" }, { "Legion", "812.3", "unit" }, { "Reaction", "813.5", "spell" },
  { "Shield", "814.3", "unit", " 2" }, { "Tank", "815.3", "unit" }, { "Temporary", "816.3", "unit" },
  { "Vision", "817.3", "unit" }, { "Equip", "818.5", "gear", " {1}" }, { "Quick-Draw", "819.3", "gear" },
  { "Repeat", "820.4", "spell", " {1}" }, { "Weaponmaster", "821.3", "unit" }, { "Ambush", "822.4", "unit" },
  { "Hunt", "823.3", "unit", " 2" }, { "Level", "824.2", "unit", " 2" }, { "Unique", "825.5", "unit" },
  { "Backline", "826.6", "unit" }, { "Empower", "827.4", "unit", " {1}" }, { "Empowered", "828.2", "unit" },
  { "Flow", "829.2", "spell", " {1}" },
}

for _, k in ipairs(keywords) do
  local word, rule, type = k[1], k[2], k[3]
  local bearer, seeker = "Test Bearer of " .. word, "Test Seeker of " .. word
  card { name = bearer, type = type, energy = 1, domains = { "calm" }, might = type == "unit" and 1 or nil, keywords = { word .. (k[4] or "") } }
  card {
    name = seeker, type = "spell", energy = 0, domains = { "calm" },
    script = [[ on_play { target = { it = card { zone = "trash", keyword = "]] .. word .. [[" } }, effect = function(fx) fx:bounce(fx.it) end } ]],
  }
  scenario(rule .. " A text finds what has " .. word) {
    rules = { rule },
    board = { A = { hand = { seeker }, trash = { bearer, { vanilla(1), as = "plain" } } } },
    play = function(s)
      s.A:play(seeker)
      s:options(bearer)
      s.A:choose(bearer)
      s:resolve()
      s:expect(bearer, { zone = "hand" })
      s:expect("plain", { zone = "trash" })
    end,
  }
end

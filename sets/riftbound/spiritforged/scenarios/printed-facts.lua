-- The facts on the paper cards of Spiritforged, as a table of its own: nothing here is read from the facts of the set.
-- A card lies aside, where nothing changes it; a list or a power cost that a row leaves out is empty.
local function printed(what, rows)
  local cards = {}
  for n, row in ipairs(rows) do cards[n] = row[1] end
  scenario("Spiritforged: the facts of " .. what) {
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
  { "Void Hatchling", type = "unit", domains = { "fury" }, energy = 2, might = 2, tags = { "The Void" } },
  { "Draven, Vanquisher", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 4, might = 4, tags = { "Draven", "Noxus" } },
  { "Ferrous Forerunner", type = "unit", domains = { "fury" }, energy = 6, power = 1, might = 6, tags = { "Mech", "Yordle", "Bandle City" }, keywords = { "Deathknell" } },
  { "Long Sword", type = "gear", domains = { "fury" }, energy = 2, power = 1, might_bonus = 2, tags = { "Equipment" }, keywords = { "Quick-Draw", "Equip" } },
  { "Rengar, Pouncing", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 3, power = 1, might = 3, tags = { "Cat", "Rengar", "Ixtal" }, keywords = { "Reaction", "Assault 2" } },
  { "Rumble, Hotheaded", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 4, might = 4, tags = { "Mech", "Yordle", "Rumble", "Bandle City" } },
  { "Rek'Sai, Breacher", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 3, might = 3, tags = { "Rek'Sai", "The Void" }, keywords = { "Accelerate", "Assault 1" } },
  { "Skyfall of Areion", type = "gear", domains = { "fury" }, energy = 3, might_bonus = 2, tags = { "Equipment" }, keywords = { "Equip" } },
  { "Void Drone", type = "unit", domains = { "fury" }, energy = 3, might = 3, tags = { "The Void" } },
})

printed("calm cards", {
  { "Feral Strength", type = "spell", domains = { "calm" }, energy = 2, keywords = { "Reaction", "Repeat" } },
  { "Not So Fast", type = "spell", domains = { "calm" }, energy = 2, power = 1, keywords = { "Reaction" } },
  { "Azir, Ascendant", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 6, power = 1, might = 6, tags = { "Bird", "Azir", "Shurima" } },
  { "Guardian Angel", type = "gear", domains = { "calm" }, energy = 2, might_bonus = 1, tags = { "Equipment" }, keywords = { "Equip" } },
  { "Jax, Unmatched", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 5, power = 1, might = 5, tags = { "Jax", "Icathia" }, keywords = { "Deflect 1" } },
  { "Irelia, Fervent", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 5, might = 4, tags = { "Irelia", "Ionia" }, keywords = { "Deflect 1" } },
  { "Ornn, Blacksmith", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 5, power = 1, might = 5, tags = { "Ornn", "Freljord" } },
  { "Svellsongur", type = "gear", domains = { "calm" }, energy = 3, power = 1, tags = { "Equipment" }, keywords = { "Equip" } },
  { "Tianna Crownguard", type = "unit", domains = { "calm" }, energy = 7, power = 2, might = 4, tags = { "Elite", "Demacia" }, keywords = { "Deflect 1" } },
  { "Royal Entourage", type = "unit", domains = { "calm" }, energy = 3, power = 1, might = 4, tags = { "Shurima" } },
  { "Thwonk!", type = "spell", domains = { "calm" }, energy = 2, keywords = { "Action", "Repeat" } },
  { "Simian Ancestor", type = "unit", domains = { "calm" }, energy = 5, power = 1, might = 5, tags = { "Ionia" } },
})

printed("mind cards", {
  { "Gearhead", type = "unit", domains = { "mind" }, energy = 5, might = 3, tags = { "Zaun" }, keywords = { "Accelerate" } },
  { "Rocket Barrage", type = "spell", domains = { "mind" }, energy = 4, power = 1, keywords = { "Repeat" } },
  { "The Zero Drive", type = "gear", domains = { "mind" }, energy = 3, might_bonus = 2, tags = { "Equipment" }, keywords = { "Equip", "Deathknell" } },
  { "Temporal Portal", type = "gear", domains = { "mind" }, energy = 3 },
  { "Chemtech Cask", type = "gear", domains = { "mind" }, energy = 1 },
  { "Prize of Progress", type = "unit", domains = { "mind" }, energy = 4, power = 1, might = 3, tags = { "Mech", "Piltover" } },
})

printed("body cards", {
  { "Doran's Blade", type = "gear", domains = { "body" }, energy = 2, might_bonus = 2, tags = { "Equipment" }, keywords = { "Equip" } },
  { "Punch First", type = "spell", domains = { "body" }, energy = 1, power = 2, keywords = { "Action" } },
  { "Ruin Runner", type = "unit", domains = { "body" }, energy = 6, might = 5, tags = { "Shurima" } },
  { "Akshan, Mischievous", type = "unit", supertypes = { "champion" }, domains = { "body" }, energy = 4, might = 4, tags = { "Akshan", "Shurima", "Sentinel" }, keywords = { "Weaponmaster" } },
  { "Fiora, Peerless", type = "unit", supertypes = { "champion" }, domains = { "body" }, energy = 3, power = 1, might = 3, tags = { "Fiora", "Demacia" } },
  { "Kato the Arm", type = "unit", domains = { "body" }, energy = 4, power = 1, might = 3, tags = { "Noxus" }, keywords = { "Deflect 1" } },
  { "Trinity Force", type = "gear", domains = { "body" }, energy = 4, might_bonus = 2, tags = { "Equipment" }, keywords = { "Equip" } },
  { "Yone, Blademaster", type = "unit", supertypes = { "champion" }, domains = { "body" }, energy = 5, power = 1, might = 5, tags = { "Yone", "Ionia", "Demon" }, keywords = { "Weaponmaster" } },
  { "Dauntless Vanguard", type = "unit", domains = { "body" }, energy = 4, power = 1, might = 4, tags = { "Elite", "Demacia" } },
})

printed("chaos cards", {
  { "Loyal Pup", type = "unit", domains = { "chaos" }, energy = 3, might = 3, tags = { "Dog", "Bandle City" } },
  { "Temptation", type = "spell", domains = { "chaos" }, energy = 2, keywords = { "Repeat" } },
  { "Treasure Hunter", type = "unit", domains = { "chaos" }, energy = 2, might = 1, tags = { "Shurima" } },
  { "Edge of Night", type = "gear", domains = { "chaos" }, energy = 3, might_bonus = 2, tags = { "Equipment" }, keywords = { "Hidden", "Equip" } },
  { "Switcheroo", type = "spell", domains = { "chaos" }, energy = 2, power = 2, keywords = { "Hidden", "Action" } },
  { "Ezreal, Prodigy", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 3, power = 1, might = 3, tags = { "Ezreal", "Piltover" } },
  { "Corrupt Enforcer", type = "unit", domains = { "chaos" }, energy = 3, power = 1, might = 4, tags = { "Piltover" } },
  { "Irelia, Graceful", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 4, power = 1, might = 4, tags = { "Irelia", "Ionia" } },
  { "Jae Medarda", type = "unit", domains = { "chaos" }, energy = 5, power = 2, might = 5, tags = { "Noxus" } },
})

printed("order cards", {
  { "Honest Broker", type = "unit", domains = { "order" }, energy = 2, might = 2, tags = { "Ionia" }, keywords = { "Deathknell" } },
  { "Glasc Mixologist", type = "unit", domains = { "order" }, energy = 5, power = 1, might = 5, tags = { "Zaun" }, keywords = { "Deathknell" } },
  { "Undertitan", type = "unit", domains = { "order" }, energy = 6, power = 1, might = 5, tags = { "The Void" } },
  { "Soraka, Wanderer", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 4, power = 1, might = 4, tags = { "Soraka", "Mount Targon" } },
  { "Fiora, Worthy", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 3, might = 3, tags = { "Fiora", "Demacia" } },
})

printed("cards of two domains", {
  { "Spinning Axe", type = "gear", supertypes = { "signature" }, domains = { "fury", "chaos" }, energy = 2, power = 1, might_bonus = 3, tags = { "Draven", "Equipment" }, keywords = { "Quick-Draw", "Equip", "Temporary" } },
  { "Counter Strike", type = "spell", supertypes = { "signature" }, domains = { "calm", "body" }, energy = 2, power = 1, tags = { "Jax" }, keywords = { "Reaction" } },
  { "Hostile Takeover", type = "spell", supertypes = { "signature" }, domains = { "mind", "order" }, energy = 5, power = 2, tags = { "Renata Glasc" }, keywords = { "Hidden" } },
})

printed("legends", {
  { "Grand Duelist", type = "legend", supertypes = { "champion" }, domains = { "body", "order" }, tags = { "Fiora" } },
})

printed("battlefields", {
  { "Forgotten Monument", type = "battlefield" },
  { "Marai Spire", type = "battlefield" },
  { "Sunken Temple", type = "battlefield" },
  { "Hall of Legends", type = "battlefield" },
  { "Minefield", type = "battlefield" },
  { "Seat of Power", type = "battlefield" },
})

printed("tokens", {
  { "Mech", type = "unit", energy = 0, might = 3, tags = { "Mech" } },
  { "Sand Soldier", type = "unit", energy = 0, might = 2, tags = { "Sand Soldier" } },
  { "Gold", type = "gear", energy = 0, tags = { "Gold" } },
})

printed("more cards", {
  { "Lucian, Gunslinger", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 3, might = 2, tags = { "Lucian", "Demacia", "Sentinel" }, keywords = { "Assault 1" } },
  { "Here to Help", type = "spell", domains = { "body" }, energy = 2, power = 1, keywords = { "Hidden", "Action" } },
  { "Sivir, Mercenary", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 4, power = 1, might = 4, tags = { "Sivir", "Shurima" }, keywords = { "Accelerate" } },
  { "Glorious Executioner", type = "legend", supertypes = { "champion" }, domains = { "fury", "chaos" }, tags = { "Draven" } },
  { "Battle Mistress", type = "legend", supertypes = { "champion" }, domains = { "body", "chaos" }, tags = { "Sivir" } },
})

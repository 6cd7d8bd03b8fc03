-- The facts on the paper cards of Unleashed, as a table of its own: nothing here is read from the facts of the set.
-- A card lies aside, where nothing changes it; a list or a power cost that a row leaves out is empty.
local function printed(what, rows)
  local cards = {}
  for n, row in ipairs(rows) do cards[n] = row[1] end
  scenario("Unleashed: the facts of " .. what) {
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
  { "Smite", type = "spell", domains = { "fury" }, energy = 2, power = 1, keywords = { "Action" } },
  { "Lotus Trap", type = "spell", domains = { "fury" }, energy = 2, keywords = { "Hidden", "Reaction" } },
  { "Dancing Grenade", type = "spell", domains = { "fury" }, energy = 2, power = 1 },
  { "Grim Apothecary", type = "unit", domains = { "fury" }, energy = 3, might = 3, tags = { "Noxus" }, keywords = { "Ambush" } },
  { "Red Brambleback", type = "unit", domains = { "fury" }, energy = 4, power = 1, might = 4, tags = { "Ionia" }, keywords = { "Accelerate" } },
  { "Mischievous Marai", type = "unit", domains = { "fury" }, energy = 2, might = 2, tags = { "Bilgewater" }, keywords = { "Hidden" } },
  { "Fresh Beans", type = "gear", domains = { "fury" }, energy = 2 },
  { "Yeti Brawler", type = "unit", domains = { "fury" }, energy = 6, might = 6, tags = { "Noxus" } },
})

printed("calm cards", {
  { "Lillia, Protector of Dreams", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 5, might = 4, tags = { "Fae", "Lillia", "Ionia" } },
})

printed("mind cards", {
  { "Ruined Rex", type = "unit", domains = { "mind" }, energy = 6, power = 1, might = 6, tags = { "Bilgewater" }, keywords = { "Deathknell" } },
  { "Gustwalker", type = "unit", domains = { "mind" }, energy = 3, power = 1, might = 3, tags = { "Dog", "Ionia" }, keywords = { "Hunt 2", "Level 3" } }, -- Hunt is told twice
  { "Keeper of Masks", type = "unit", domains = { "mind" }, energy = 2, might = 1, tags = { "Ionia" }, keywords = { "Hidden", "Temporary" } },
  { "Zilean, Time Mage", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 5, power = 1, might = 5, tags = { "Icathia", "Zilean" } },
  { "Blue Sentinel", type = "unit", domains = { "mind" }, energy = 4, power = 1, might = 4, tags = { "Mount Targon" }, keywords = { "Shield 2" } },
  { "LeBlanc, Everywhere At Once", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 4, might = 4, tags = { "Noxus", "LeBlanc" }, keywords = { "Backline" } },
  { "Dramatic Visionary", type = "unit", domains = { "mind" }, energy = 4, might = 4, tags = { "Ionia" }, keywords = { "Deathknell" } },
  { "Soul Shepherd", type = "unit", domains = { "mind" }, energy = 5, might = 3, tags = { "Shadow Isles" } },
  { "Sprite Fountain", type = "gear", domains = { "mind" }, energy = 2, power = 1, keywords = { "Temporary", "Deathknell" } },
  { "Sumpworks Map", type = "gear", domains = { "mind" }, energy = 2, keywords = { "Reaction", "Temporary" } },
})

printed("body cards", {
  { "Call to Battle", type = "spell", domains = { "body" }, energy = 3 },
  { "Repulse", type = "spell", domains = { "body" }, energy = 1, power = 1, keywords = { "Reaction" } },
  { "Irresistible Faefolk", type = "unit", domains = { "body" }, energy = 2, might = 1, tags = { "Fae", "Ionia" } },
  { "Elder Dragon", type = "unit", domains = { "body" }, energy = 12, power = 4, might = 10, tags = { "Dragon", "Demacia" } },
  { "Targonian Visionary", type = "unit", domains = { "body" }, energy = 6, might = 6, tags = { "Mount Targon" }, keywords = { "Level 11" } },
  { "Crowd Favorite", type = "unit", domains = { "body" }, energy = 3, might = 3, tags = { "Noxus" }, keywords = { "Hunt 1" } },
})

printed("chaos cards", {
  { "Blast Cone", type = "gear", domains = { "chaos" }, energy = 4, power = 1 },
  { "Bone Skewer", type = "spell", domains = { "chaos" }, energy = 2, power = 1, keywords = { "Hidden" } },
  { "Conscription", type = "spell", domains = { "chaos" }, energy = 5, power = 2 },
  { "Heedless Resurrection", type = "spell", domains = { "chaos" }, energy = 2, power = 1, keywords = { "Reaction" } },
  { "Kha'Zix, Mutating Horror", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 4, power = 1, might = 4, tags = { "Kha'Zix", "The Void" }, keywords = { "Ambush" } },
  { "Syndra, Transcendent", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 6, power = 1, might = 6, tags = { "Ionia", "Syndra" } },
  { "Baron Nashor", type = "unit", domains = { "chaos" }, energy = 10, power = 3, might = 12, tags = { "The Void" } },
  { "Vex, Apathetic", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 4, might = 4, tags = { "Yordle", "Vex", "Shadow Isles" }, keywords = { "Deflect 1" } },
  { "Abandon", type = "spell", domains = { "chaos" }, energy = 2, keywords = { "Reaction" } },
  { "The List", type = "gear", domains = { "chaos" }, energy = 1 },
})

printed("order cards", {
  { "Mageseeker Investigator", type = "unit", domains = { "order" }, energy = 4, might = 4, tags = { "Demacia" } },
  { "Atakhan", type = "unit", domains = { "order" }, energy = 10, power = 3, might = 7, tags = { "Noxus", "Demon" }, keywords = { "Ganking" } },
  { "Sacrifice", type = "spell", domains = { "order" }, energy = 1, keywords = { "Reaction" } },
  { "Rift Herald", type = "unit", domains = { "order" }, energy = 8, power = 1, might = 7, tags = { "The Void" }, keywords = { "Deathknell" } },
  { "Galio, Indefatigable", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 3, power = 1, might = 6, tags = { "Demacia", "Galio" }, keywords = { "Deflect 1", "Tank" } },
})

printed("cards of two domains", {
  { "Curtain Call", type = "spell", supertypes = { "signature" }, domains = { "fury", "mind" }, energy = 4, tags = { "Jhin" }, keywords = { "Repeat" } },
  { "Alpha Strike", type = "spell", supertypes = { "signature" }, domains = { "calm", "body" }, energy = 3, power = 1, tags = { "Master Yi" }, keywords = { "Action" } },
  { "Mirror Image", type = "spell", supertypes = { "signature" }, domains = { "mind", "order" }, energy = 3, power = 2, tags = { "LeBlanc" } },
  { "Keeper's Verdict", type = "spell", supertypes = { "signature" }, domains = { "body", "order" }, energy = 2, power = 2, tags = { "Poppy" }, keywords = { "Action" } },
})

printed("legends", {
  { "Jhin, Virtuoso", type = "legend", supertypes = { "champion" }, domains = { "fury", "mind" }, tags = { "Jhin" } },
  { "Ivern, Green Father", type = "legend", supertypes = { "champion" }, domains = { "calm", "order" }, tags = { "Ivern" } },
  { "LeBlanc, Deceiver", type = "legend", supertypes = { "champion" }, domains = { "mind", "order" }, tags = { "LeBlanc" } },
})

printed("battlefields", {
  { "Frozen Fortress", type = "battlefield" },
  { "The Academy", type = "battlefield" },
  { "Baron Pit", type = "battlefield" },
  { "Brush", type = "battlefield" },
  { "Altar of Blood", type = "battlefield" },
  { "Forbidding Waste", type = "battlefield" },
  { "Ripper's Bay", type = "battlefield" },
  { "Trapping Grounds", type = "battlefield" },
})

printed("tokens", {
  { "Bird", type = "unit", energy = 0, might = 1, tags = { "Bird" }, keywords = { "Deflect 1" } },
  { "Reflection", type = "unit", energy = 0, might = 0, tags = { "Reflection" } },
})

printed("more cards", {
  { "Katarina, Reckless", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 5, power = 1, might = 5, tags = { "Katarina", "Noxus" } },
  { "Shadow Watcher", type = "unit", domains = { "calm" }, energy = 4, power = 1, might = 5, tags = { "Ionia" } },
  { "Scuttle Crab", type = "unit", domains = { "calm" }, energy = 2, might = 0, tags = { "Bilgewater" }, keywords = { "Deathknell" } },
  { "Shard of Undoing", type = "gear", domains = { "order" }, energy = 6 },
  { "Voidreaver", type = "legend", supertypes = { "champion" }, domains = { "body", "chaos" }, tags = { "Kha'Zix" } },
})

-- The facts of the example cards once more, as a table of its own: a slip in cards.hcl shows here.
-- A card lies aside, where nothing changes it; a list or a power cost that a row leaves out is empty.
local function printed(what, rows)
  local cards = {}
  for n, row in ipairs(rows) do cards[n] = row[1] end
  scenario("The example set: the facts of " .. what) {
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
  { "Ash Courier", type = "unit", domains = { "fury" }, energy = 3, might = 2, tags = { "Ember" }, keywords = { "Kindle" } },
  { "Full Bellows", type = "spell", domains = { "fury" }, energy = 1, keywords = { "Action" } },
})

printed("calm cards", {
  { "Hearth Warden", type = "unit", domains = { "calm" }, energy = 4, might = 4, tags = { "Ember" } },
})

printed("mind cards", {
  { "Puddle Witch", type = "unit", domains = { "mind" }, energy = 3, power = 1, might = 3 },
  { "Cloudburst", type = "spell", domains = { "mind" }, energy = 2, keywords = { "Action" } },
})

printed("body cards", {
  { "Stubborn Wick", type = "unit", domains = { "body" }, energy = 5, might = 4, tags = { "Ember" } },
})

printed("chaos cards", {
  { "Oil Flask", type = "gear", domains = { "chaos" }, energy = 2 },
})

printed("order cards", {
  { "Lamplighter", type = "unit", domains = { "order" }, energy = 3, might = 2 },
  { "Roll Call", type = "spell", domains = { "order" }, energy = 3 },
})

printed("battlefields", {
  { "Toll Bridge", type = "battlefield" },
})

printed("tokens", {
  { "Spark", type = "unit", energy = 0, might = 1, tags = { "Ember" }, keywords = { "Kindle" } },
})

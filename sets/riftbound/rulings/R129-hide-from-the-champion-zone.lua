scenario "R129 Hide from the Champion Zone" {
  rules = { "811.1" },
  board = {
    A = { champion = { "Teemo, Strategist" }, trash = { { "Hidden Blade", as = "buried" } }, runes = { calm = 2 }, north = { vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:refused("hide", "buried", "north")
    s.A:hide("Teemo, Strategist", "north")
    s:expect("Teemo, Strategist", { zone = "facedown" })
    s:count("Calm Rune", 1, { zone = "runes" })
  end,
}

card { name = "Test Elder", type = "unit", energy = 3, might = 3, domains = { "order" } }
card { name = "Test Page", type = "unit", energy = 2, might = 2, domains = { "order" } }

scenario "R149 Cannot pay a cost in a way that breaks the own choice" {
  rules = { "355.9", "357.2" },
  board = { A = { hand = { "Heedless Resurrection" }, runes = { chaos = 2 }, base = { "Test Elder" }, trash = { "Test Page" } } },
  play = function(s)
    s.A:play("Heedless Resurrection")
    -- The elder is to die for it, and does so only when the cost is paid: it is in no trash yet.
    s:options("Test Page")
    s.A:refused("choose", "Test Elder", { rule = "355.9" })
    s.A:choose("Test Page")
    s:expect("Test Elder", { zone = "trash" })
    s:resolve()
    s:expect("Test Page", { at = "base", exhausted = true })
    s:expect("Test Elder", { zone = "trash" })
  end,
}

scenario "R149 With nothing but the unit that would pay it cannot be played" {
  rules = { "355.9" },
  board = { A = { hand = { "Heedless Resurrection" }, runes = { chaos = 2 }, base = { "Test Elder" } } },
  play = function(s) s.A:refused("play", "Heedless Resurrection") end,
}

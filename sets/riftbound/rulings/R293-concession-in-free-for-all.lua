scenario "R293 Concession in free-for-all" {
  rules = { "652.1", "652.2", "652.3", "652.4", "651.2" },
  format = "war",
  board = {
    A = { base = { { vanilla(3), as = "mine" } }, hand = { "Stupefy" }, runes = { mind = 1 } },
    B = {
      north = { { vanilla(2), as = "leaver" } }, base = { { vanilla(1), as = "idle" } }, facedown = { north = { "Hidden Blade" } },
      hand = { "Discipline", "Gust" }, runes = { calm = 4 }, trash = { "Firestorm" },
    },
    C = { south = { { vanilla(4), as = "guest" } }, facedown = { south = { "Stand United" } } },
    -- Battlefields of A, B and C, in this order.
    battlefields = { north = { controller = "B" }, south = { card = "Trifarian War Camp", controller = "C" }, east = {} },
  },
  play = function(s)
    s:expect("guest", { might = 5 })
    s.A:play("Stupefy")
    s.A:choose("leaver")
    s.A:pass()
    s.B:play("Discipline")
    s.B:choose("leaver")
    s:chain { "Stupefy", "Discipline" }
    s.B:concede()
    s:over(false)
    s:chain { "Stupefy" }
    for _, gone in ipairs { "leaver", "idle", "Hidden Blade", "Discipline", "Gust", "Firestorm", "Trifarian War Camp" } do
      s:expect_gone(gone)
    end
    s:count("Calm Rune", 0, { owner = s.B })
    s:expect("north", { controller = false })
    -- What others have at the battlefield stays; its text does not.
    s:expect("guest", { at = "south", might = 4 })
    s:expect("south", { controller = s.C })
    s:expect("Stand United", { zone = "facedown" })
    s:resolve()
    s:expect("Stupefy", { zone = "trash" })
    s.A:end_turn()
    s:turn(s.C)
    s:expect(s.C, { points = 1 })
    s.C:end_turn()
    s:turn(s.D)
    s.D:end_turn()
    s:turn(s.A)
  end,
}

scenario "the token of a spell played from hiding comes to that place" {
  rules = { "811" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    B = { facedown = { north = { "Sprite Call" } }, north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Sprite Call")
    s:resolve()
    s:expect("Sprite", { at = "north", defending = true })
  end,
}

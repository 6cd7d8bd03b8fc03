card {
  name = "Test Trailblazer", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ triggered { on = you.moves, effect = function(fx) fx:draw(1) end } ]],
}

scenario "B09 Units from two places move in one action" {
  rules = { "144.4", "450", "420.3" },
  board = {
    A = { base = { "Test Trailblazer", { vanilla(1), as = "walker" } }, north = { { vanilla(2, { "Ganking" }), as = "rider" } } },
    B = { south = { { vanilla(9), as = "wall" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move({ "walker", "rider" }, "south")
    -- one trigger for the one move, and the combat waits for it
    s:chain { "Test Trailblazer" }
    s:expect("walker", { at = "south", exhausted = true })
    s:expect("rider", { at = "south", exhausted = true })
    s:expect("south", { contested = true, controller = s.B })
    s:expect("north", { controller = s.A })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:expect("north", { controller = false })
    s:expect("walker", { attacking = true })
    s:expect("rider", { attacking = true })
  end,
}

card { name = "Test Bargain", type = "event", script = [[ on_play { effect = function(fx)
  fx:lose_life(1, { to = "hand" })
  fx:draw(1)
end } ]] }

card { name = "Test Draw", type = "character", bp = 1000, trigger = "final" }

scenario "U029 Losing the last life by an own effect" {
  rules = { "UA-7.6", "UA-9.1" },
  board = { A = { hand = { "Test Bargain" }, life = { "Test Draw" } } },
  play = function(s)
    s.A:play("Test Bargain")
    s:expect("Test Draw", { zone = "hand" }) -- nothing is checked
    s:expect(s.A, { hand_size = 2 })
    s:won(s.B)
  end,
}

card { name = "Test A", type = "character", bp = 1000, script = [[ triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end } ]] }

card { name = "Test Raider", type = "character", bp = 4000, keywords = { "Raid" }, raid = { "Test A" } }

card { name = "Test Gust", type = "event", ap = 1, script = [[ on_play { target = { it = character { enemy = true } }, effect = function(fx) fx:bounce(fx.it) end } ]] }

scenario "U025 Raided stack leaves the field" {
  rules = { "UA-5.8", "UA-4.20" },
  board = { A = { hand = { "Test Gust" } }, B = { front = { { "Test Raider", on = { "Test A" } } } } },
  play = function(s)
    s.A:play("Test Gust")
    s:expect("Test Raider", { zone = "hand" })
    s:expect("Test A", { zone = "sideline" })
    s:expect("Test Gust", { zone = "sideline" })
    s:expect(s.B, { hand_size = 1 }) -- nothing was sidelined, so nothing is drawn
  end,
}

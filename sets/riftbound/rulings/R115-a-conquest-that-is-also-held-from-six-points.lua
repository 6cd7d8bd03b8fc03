scenario "R115 Conquer + hold-as-conquer equipment from 6" {
  rules = { "471.1", "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "mine" }, { "Trinity Force", attached = "mine" }, { "Skyfall of Areion", attached = "mine" } }, points = 6 },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 7 })
    s:over(false)
    s:chain { "mine" }
    s:resolve()
    s:expect(s.A, { points = 8 })
    s:expect("south", { controller = false })
    s:won(s.A)
  end,
}

scenario "R115 Without the one that joins them the conquest is all" {
  rules = { "469.1" },
  board = { A = { base = { { vanilla(2), as = "mine" }, { "Trinity Force", attached = "mine" } }, points = 6 } },
  play = function(s)
    s.A:move("mine", "north")
    s:showdown()
    s:expect(s.A, { points = 7 })
    s:over(false)
  end,
}

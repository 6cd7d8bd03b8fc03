scenario "R295 Extra turns in a queue" {
  rules = { "738", "737", "735" },
  format = "war",
  board = {
    A = { hand = { { "Time Warp", as = "one" }, { "Time Warp", as = "two" } }, pool = { energy = 20, mind = 8 } },
  },
  play = function(s)
    for _, warp in ipairs { "one", "two" } do
      s.A:play(warp)
      s:resolve()
      s:expect(warp, { zone = "banished" })
    end
    for _, p in ipairs { s.A, s.A, s.A, s.B, s.C, s.D, s.A } do
      s:turn(p)
      p:end_turn()
    end
    s:turn(s.B)
  end,
}

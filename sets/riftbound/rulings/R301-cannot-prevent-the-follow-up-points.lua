-- Stands in for Tianna Crownguard: the other players gain no points while she is at a battlefield.
card {
  name = "Test Warden", type = "unit", energy = 1, might = 5, domains = { "calm" },
  script = [[ replacement { on = opponents.scores, when = is(self, unit { at = "battlefield" }), change = skip } ]],
}
card {
  name = "Test Study", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}

scenario "R301 Cannot prevent the follow-up points" {
  rules = { "431.3" },
  board = {
    A = { hand = { "Test Study" }, deck = {}, trash = {}, north = { "Test Warden" } },
    B = { points = 6 },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Study")
    s.A:pass()
    s.B:pass()
    -- The first point is prevented, the second and the third are not.
    s:won(s.B)
    s:expect(s.B, { points = 8 })
  end,
}

scenario "R301 A first point can be prevented" {
  rules = { "431.2" },
  board = {
    A = { hand = { "Test Study" }, deck = {}, trash = { vanilla(1) }, north = { "Test Warden" } },
    B = { points = 7 },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Study")
    s:resolve()
    s:expect(s.B, { points = 7 })
    s:expect(s.A, { hand_size = 1 })
    s:owes(s.A, "act")
  end,
}

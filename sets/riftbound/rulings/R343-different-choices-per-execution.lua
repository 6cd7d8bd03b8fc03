card {
  name = "Test Barrage", type = "spell", energy = 4, domains = { "mind" }, keywords = { "Repeat {4}{mind}" },
  script = [[
    on_play {
      modes = {
        pick = 1,
        mode { text = "Hurt", target = { it = unit { at = "base" } }, effect = function(fx) fx:deal(4, fx.it) end },
        mode { text = "Break", target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end },
      },
    }
  ]],
}
card { name = "Test Idol", type = "gear", energy = 1, domains = { "mind" } }

scenario "R343 Different choices per execution" {
  rules = { "820.2", "820.1" },
  board = {
    A = { hand = { "Test Barrage" }, pool = { energy = 8, mind = 1 } },
    B = { base = { { vanilla(5), as = "foe" }, "Test Idol" } },
  },
  play = function(s)
    s.A:play("Test Barrage")
    s.A:yes()
    s.A:pick("Hurt")
    s.A:choose("foe")
    s.A:pick("Break")
    s.A:choose("Test Idol")
    -- All is chosen and paid before anybody can answer.
    s:expect(s.A, { energy = 0, mind = 0 })
    s:chain { "Test Barrage" }
    s:owes(s.A, "act")
    s:resolve()
    s:expect("foe", { damage = 4 })
    s:expect("Test Idol", { zone = "trash" })
  end,
}

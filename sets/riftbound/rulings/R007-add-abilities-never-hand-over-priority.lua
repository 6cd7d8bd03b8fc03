card {
  name = "Test Hush", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "ability" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}

scenario "R007 Add abilities never hand over priority" {
  rules = { "337.1", "429.2" },
  board = {
    A = { hand = { "Hextech Ray" }, pool = { energy = 1 }, base = { "Seal of Rage" } },
    B = { hand = { "Test Hush", "Stupefy" }, runes = { mind = 1 }, north = { { vanilla(4), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:activate("Seal of Rage")
    s:expect(s.A, { fury = 1 })
    s:chain {}
    s:owes(s.A, "act")
    s.B:refused("play", "Test Hush")
    s.A:play("Hextech Ray")
    s.A:choose("it")
    s:chain { "Hextech Ray" }
    s.A:pass()
    s.B:refused("play", "Test Hush", { rule = "355.8" })
    s.B:play("Stupefy")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { zone = "trash" })
  end,
}

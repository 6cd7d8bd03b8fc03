scenario "Silva (HTR-1-056): two cards for Snipe" {
  rules = { "UA-4.25", "UA-6.1" },
  board = { A = { front = { "HTR-1-056" }, hand = { vanilla(1000), vanilla(1500), vanilla(2000) } }, B = { front = { { vanilla(3000), as = "target", exhausted = true }, { vanilla(9000), as = "guard" } } } },
  play = function(s)
    s.A:activate("HTR-1-056")
    s.A:choose(vanilla(1000))
    s.A:choose(vanilla(1500))
    s:expect(s.A, { hand_size = 1, sideline_size = 2 })
    s.A:end_main()
    s.A:attack("HTR-1-056", "target")
    s:expect("target", { zone = "sideline" })
    s.A:choose("life 1") -- Impact
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Silva (HTR-1-056): not with one card" {
  rules = { "UA-4.25", "UA-6.1" },
  board = { A = { front = { "HTR-1-056" }, hand = { vanilla(1000) } }, B = { front = { { vanilla(3000), as = "target" } } } },
  play = function(s)
    s.A:refused("activate", "HTR-1-056", { rule = "UA-4.25" })
    s.A:end_main()
    s.A:refused("attack", "HTR-1-056", "target", { rule = "UA-6.1" })
  end,
}

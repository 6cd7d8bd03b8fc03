scenario "Heart of the Tempest is empowered by a champion and spends that for Assault" {
  rules = { "441", "442", "807" },
  board = {
    A = { legend = "Heart of the Tempest", champion = "Pouty Poro", runes = { calm = 2 }, base = { { vanilla(2), as = "mine" } } },
  },
  play = function(s)
    s.A:refused("activate", "Heart of the Tempest")
    s.A:play("Pouty Poro")
    s:resolve()
    s:expect("Heart of the Tempest", { empowered = true })
    s.A:activate("Heart of the Tempest")
    s:options("Pouty Poro", "mine")
    s.A:choose("mine")
    s:expect("Heart of the Tempest", { empowered = false, exhausted = true })
    s:resolve()
    s:expect("mine", { keywords = { "Assault 2" }, might = 2 })
    s:next_turn()
    s:expect("mine", { keywords = {} })
  end,
}

scenario "Heart of the Tempest sleeps while cards come out of the hand, and while others play" {
  rules = { "419" },
  board = {
    A = { legend = "Heart of the Tempest", hand = { "Pouty Poro" }, runes = { calm = 2 } },
    B = { champion = { "Pouty Poro" }, runes = { calm = 2 } },
  },
  play = function(s)
    s.A:play("Pouty Poro")
    s:resolve()
    s:expect("Heart of the Tempest", { empowered = false })
    s:next_turn()
    s.B:play("Pouty Poro")
    s:resolve()
    s:expect("Heart of the Tempest", { empowered = false })
  end,
}

scenario "Heart of the Tempest works in the middle of a showdown" {
  rules = { "806", "807", "346" },
  cases = { { name = "the own one", turn = "A" }, { name = "an opponent's", turn = "B" } },
  board = function(case)
    return {
      A = { legend = { "Heart of the Tempest", empowered = true }, base = { { vanilla(2), as = "mine" } } },
      B = { base = { { vanilla(2), as = "theirs" } } },
      turn = case.turn,
    }
  end,
  play = function(s, case)
    if case.turn == "A" then
      s.A:move("mine", "north")
    else
      s.A:refused("activate", "Heart of the Tempest")
      s.B:move("theirs", "north")
      s.B:pass()
    end
    s.A:activate("Heart of the Tempest")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { keywords = { "Assault 2" } })
  end,
}

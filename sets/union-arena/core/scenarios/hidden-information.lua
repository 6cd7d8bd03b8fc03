-- Who sees what (UA-2.1), while things happen.
card { name = "Test Bargain", type = "event", script = [[ on_play { effect = function(fx) fx:lose_life(1, { to = "hand" }) end } ]] }
card { name = "Test Hope", type = "character", bp = 1000, trigger = "final" }
card { name = "Test Leaf", type = "character", color = { "green" }, bp = 1000, trigger = "color", required_energy = 9 }
card { name = "Test Peek", type = "event", script = [[ on_play { effect = function(fx)
  local seen = fx:look(2)
  fx:put(seen, "top", { ordered = true })
end } ]] }
card { name = "Test Spy", type = "event", script = [[ on_play { effect = function(fx) fx:put(fx:look(1, fx.opponents[1]), "bottom") end } ]] }
card { name = "Test Show", type = "event", script = [[ on_play { effect = function(fx) fx:put(fx:reveal(fx:look(1)), "bottom") end } ]] }
card { name = "Test Grind", type = "event", script = [[ on_play { effect = function(fx) fx:mill(1) end } ]] }

scenario "Hidden: a life card that goes to the hand by an effect is seen by its player alone" {
  rules = { "UA-2.1", "UA-7.6" },
  board = { A = { hand = { "Test Bargain" }, life = { "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Test Bargain")
    s:sees(s.A, "Netero", false)
    s.A:choose("life 2")
    s:sees(s.A, "Netero")
    s:sees(s.B, "Netero", false)
    s:sees(s.A, "Kiriko", false)
  end,
}

scenario "Hidden: a card that Final brings to the life is seen by nobody" {
  rules = { "UA-2.1", "UA-7.2" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { life = { "Test Hope" }, deck = { "Kiriko", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:choose("Test Hope")
    s:expect("Kiriko", { zone = "life" })
    s:sees(s.A, "Kiriko", false)
    s:sees(s.B, "Kiriko", false)
    s:sees(s.A, "Test Hope")
  end,
}

scenario "Hidden: who is pointed at is not known before it is turned up" {
  rules = { "UA-7.1" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { life = { "Kiriko", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:sees(s.A, "Kiriko", false)
    s:sees(s.B, "Netero", false)
    s.A:choose("life 1")
    s:sees(s.A, "Kiriko")
    s:sees(s.B, "Kiriko")
    s:sees(s.B, "Netero", false)
  end,
}

scenario "Hidden: what one draws, discards of or keeps over the limit the other one learns only when it is put away" {
  rules = { "UA-8.3", "UA-2.1" },
  board = { A = { hand = { "Kiriko", "Netero", "Tonpa", "Mito", "Satotz", "Kurapika", "Hisoka", "Whale Island", "Trailer" } } },
  play = function(s)
    s.A:end_main()
    s:owes(s.A, "hand_limit")
    s:sees(s.B, "Mito", false)
    s.A:choose("Mito")
    s:sees(s.B, "Mito")
    s:sees(s.B, "Hisoka", false)
  end,
}

scenario "Hidden: the hand that a green Color trigger chooses from" {
  rules = { "UA-7.2", "UA-2.1" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { life = { "Test Leaf", "Hisoka" }, hand = { "HTR-1-075", "Mito", "Hunter License" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test Leaf")
    s:options("HTR-1-075", "Mito")
    s:sees(s.A, "Mito", false)
    s:sees(s.B, "Mito")
    s.B:choose("HTR-1-075")
    s.B:choose("energy")
    s:expect("HTR-1-075", { at = "energy", exhausted = false })
    s:sees(s.A, "Gon Freecss")
    s:sees(s.A, "Mito", false)
  end,
}

scenario "Hidden: who looks at cards sees them, in the order in which they are put back" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Test Peek" }, deck = { "Kiriko", "Netero", "Tonpa" } } },
  play = function(s)
    s.A:play("Test Peek")
    s:sees(s.A, "Netero")
    s:sees(s.B, "Netero", false)
    s.A:choose("Netero")
    s:next_turn()
    s:next_turn()
    s:expect("Netero", { zone = "hand" })
    s:sees(s.B, "Kiriko", false)
  end,
}

scenario "Hidden: who looks at another's deck sees it, its owner does not" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Test Spy" } }, B = { deck = { "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Test Spy")
    s:sees(s.A, "Kiriko")
    s:sees(s.B, "Kiriko", false)
    s:next_turn()
    s:expect("Netero", { zone = "hand" })
    s:sees(s.A, "Netero", false)
  end,
}

scenario "Hidden: what is revealed, or put from the deck to the sideline, all see" {
  rules = { "UA-10.4", "UA-10.5" },
  cases = { { name = "revealed", card = "Test Show", zone = "deck" }, { name = "milled", card = "Test Grind", zone = "sideline" } },
  board = function(case) return { A = { hand = { case.card }, deck = { "Kiriko", "Netero" } } } end,
  play = function(s, case)
    s.A:play(case.card)
    s:sees(s.B, "Kiriko")
    s:sees(s.A, "Kiriko")
    s:sees(s.A, "Netero", false)
    s:expect("Kiriko", { zone = case.zone })
  end,
}

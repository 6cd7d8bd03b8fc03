scenario "Soul Shepherd strengthens your token units" {
  rules = { "179" },
  board = {
    A = { base = { "Soul Shepherd", "Recruit", { vanilla(2), as = "mine" } } },
    B = { base = { { "Recruit", as = "theirs" } } },
  },
  play = function(s)
    s:expect("Recruit", { might = 2 })
    s:expect("theirs", { might = 1 })
    s:expect("mine", { might = 2 })
    s:expect("Soul Shepherd", { might = 3 })
  end,
}

scenario "Soul Shepherd is gone, and so is what it gives" {
  board = { A = { base = { "Soul Shepherd", "Recruit" }, hand = { "Test End" } } },
  play = function(s)
    s.A:play("Test End")
    s.A:choose("Soul Shepherd")
    s:resolve()
    s:expect("Recruit", { might = 1 })
  end,
}

card { name = "Test End", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

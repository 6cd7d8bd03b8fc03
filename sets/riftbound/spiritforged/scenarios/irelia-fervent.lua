card {
  name = "Test Pat", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:heal(fx.it) end } ]],
}
card {
  name = "Test Rally", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { effect = function(fx) fx:ready(fx:all(unit { friendly = true })) end } ]],
}

scenario "Irelia, Fervent gains one when her player chooses her" {
  rules = { "383.4", "340.1" },
  board = { A = { hand = { "Test Pat" }, base = { "Irelia, Fervent" } } },
  play = function(s)
    s.A:play("Test Pat")
    s.A:choose("Irelia, Fervent")
    s:chain { "Test Pat", "Irelia, Fervent" }
    s.A:pass()
    s.B:pass()
    s:expect("Irelia, Fervent", { might = 5 })
    s:resolve()
    s:expect("Irelia, Fervent", { might = 5 })
    s:next_turn()
    s:expect("Irelia, Fervent", { might = 4 })
  end,
}

scenario "Irelia, Fervent gains one when her player readies her" {
  rules = { "415.1", "383.4" },
  cases = { { name = "exhausted", exhausted = true, might = 5 }, { name = "ready already", exhausted = false, might = 4 } },
  board = function(case)
    return { A = { hand = { "Test Rally" }, base = { { "Irelia, Fervent", exhausted = case.exhausted } } } }
  end,
  play = function(s, case)
    s.A:play("Test Rally")
    s:resolve()
    s:expect("Irelia, Fervent", { might = case.might, exhausted = false })
  end,
}

scenario "Irelia, Fervent gains one twice when she is chosen and readied" {
  rules = { "383.4", "415.1" },
  board = { A = { hand = { "First Mate" }, runes = { body = 3 }, base = { { "Irelia, Fervent", exhausted = true } } } },
  play = function(s)
    s.A:play("First Mate")
    s.A:choose("Irelia, Fervent")
    s:resolve()
    s:expect("Irelia, Fervent", { might = 6, exhausted = false })
  end,
}

scenario "Irelia, Fervent gains nothing when an opponent chooses her" {
  rules = { "383.4", "809.1" },
  board = {
    A = { hand = { "Test Pat" }, runes = { calm = 1 } },
    B = { base = { "Irelia, Fervent" } },
  },
  play = function(s)
    s.A:play("Test Pat")
    s.A:choose("Irelia, Fervent")
    s:chain { "Test Pat" }
    s:count("Calm Rune", 0, { zone = "runes" })
    s:resolve()
    s:expect("Irelia, Fervent", { might = 4 })
  end,
}

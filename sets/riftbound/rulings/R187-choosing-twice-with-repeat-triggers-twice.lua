scenario "R187 Choosing twice with Repeat triggers twice" {
  rules = { "383.4", "820.2" },
  board = { A = { hand = { "Feral Strength" }, runes = { calm = 4 }, base = { "Irelia, Fervent" } } },
  play = function(s)
    s.A:play("Feral Strength")
    s.A:yes()
    s.A:choose("Irelia, Fervent")
    s.A:choose("Irelia, Fervent")
    s.A:order("Irelia, Fervent", "Irelia, Fervent")
    s:chain { "Feral Strength", "Irelia, Fervent", "Irelia, Fervent" }
    s.A:pass()
    s.B:pass()
    s.A:pass()
    s.B:pass()
    s:expect("Irelia, Fervent", { might = 6 })
    s:chain { "Feral Strength" }
    s:resolve()
    s:expect("Irelia, Fervent", { might = 10 })
  end,
}

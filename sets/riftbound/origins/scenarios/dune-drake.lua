scenario "Dune Drake gains two where a ready enemy unit defends" {
  rules = { "383.4", "477.3", "317.2" },
  board = {
    A = { base = { "Dune Drake" } },
    B = { north = { { vanilla(6), as = "alert" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Dune Drake", { might = 5 })
    s.A:move("Dune Drake", "north")
    s:chain { "Dune Drake" }
    s:expect("Dune Drake", { might = 5 })
    s:resolve()
    s:expect("Dune Drake", { might = 7 })
    s:expect("alert", { might = 6 })
    s:showdown()
    s:expect("alert", { zone = "trash" })
    s:expect("Dune Drake", { at = "north", might = 7, damage = 0 })
    s:next_turn()
    s:expect("Dune Drake", { might = 5 })
  end,
}

scenario "Dune Drake gains nothing when every enemy unit there is exhausted" {
  rules = { "383.2", "383.4" },
  board = {
    A = { base = { "Dune Drake", { vanilla(3), as = "mate" } } },
    B = { north = { { vanilla(9), as = "tired", exhausted = true } }, base = { { vanilla(2), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Dune Drake", "north")
    s:chain { "Dune Drake" }
    s:resolve()
    s:expect("Dune Drake", { might = 5, at = "north" })
  end,
}

card {
  name = "Test Wake", type = "spell", energy = 0, domains = { "body" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:ready(fx.it) end } ]],
}

scenario "Dune Drake gains nothing from a ready friend" {
  rules = { "383.4", "477.3" },
  board = {
    A = { hand = { "Test Wake" }, base = { "Dune Drake", { vanilla(2), as = "mate" } } },
    B = { north = { { vanilla(9), as = "guard", exhausted = true } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "Dune Drake", "mate" }, "north")
    s.A:play("Test Wake")
    s.A:choose("mate")
    s:resolve()
    s:expect("mate", { exhausted = false, at = "north" })
    s:expect("Dune Drake", { might = 5, at = "north" })
  end,
}

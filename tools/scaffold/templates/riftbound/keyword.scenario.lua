-- A card that exists in this file alone has the keyword.
card { name = {{lua (print .Name " Bearer")}}, type = "unit", energy = 1, might = 1, keywords = { {{lua (print .Name " 2")}} } }

scenario {{lua (print .Name " deals its number where the unit attacks")}} {
  rules = { "383.4", "417.1" },
  board = {
    A = { base = { {{lua (print .Name " Bearer")}} } },
    B = { north = { { vanilla(9), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({{lua (print .Name " Bearer")}}, "north")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
  end,
}

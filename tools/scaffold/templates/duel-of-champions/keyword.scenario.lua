-- A card that exists in this file alone has the keyword.
card { name = {{lua (print .Name " Bearer")}}, type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 1, health = 1, keywords = { {{lua (print .Name " 2")}} } }

scenario {{lua (print .Name " deals its number as the unit enters")}} {
  rules = { "DOC-7.4" },
  board = {
    A = { hand = { {{lua (print .Name " Bearer")}} }, resources = 1 },
    B = { f0 = { vanilla(9), as = "foe" } },
  },
  play = function(s)
    s.A:play({{lua (print .Name " Bearer")}}, { at = "f0" })
    s:expect("foe", { damage = 2 })
  end,
}

-- A card that exists in this file alone has the keyword.
card { name = {{lua (print .Name " Bearer")}}, type = "character", bp = 1000, keywords = { {{lua (print .Name " 2")}} } }

scenario {{lua (print .Name " draws its number as the character is played")}} {
  rules = { "UA-4.16" },
  board = { A = { hand = { {{lua (print .Name " Bearer")}} } } },
  play = function(s)
    s.A:play({{lua (print .Name " Bearer")}}, { at = "front" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

-- Friends and foes on both lines, a raided one among them, and something in the hand and in the sideline.
return {
  plays = "Example",
  bears = "Bearer",
  slots = {
    { "it", "character { friendly = true }" },
    { "card", 'card { zone = "sideline", owner = you }' },
  },
  templates = {
    later = 'define.triggered { name = "later", on = you.ends { phase = "turn" }, effect = function(fx) fx:draw(1) end }',
  },
  board = {
    A = {
      hand = { "Example", "Friend", "Veteran" },
      front = { { "Veteran", on = { "Friend" } }, { "Friend", exhausted = true }, "Bearer" },
      energy = { "Friend", "Castle" },
      sideline = { "Friend", "Veteran" },
      ap = { ready = 2, exhausted = 1 },
    },
    B = {
      hand = { "Foe", "Foe" },
      front = { "Foe", { "Foe", exhausted = true } },
      energy = { "Foe" },
    },
    turn = "A",
  },
}

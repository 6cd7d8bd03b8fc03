-- Friends and foes on both lines, one of each stacked or hurt, and something in the hands and in the graveyard.
return {
  plays = "Example",
  bears = "Bearer",
  slots = {
    { "it", "unit { friendly = true }" },
    { "foe", "unit { enemy = true }" },
    { "card", 'card { zone = "graveyard", owner = you }' },
  },
  templates = {
    later = 'define.triggered { name = "later", on = you.ends, effect = function(fx) fx:draw(1) end }',
    step = 'define.step { name = "step", effect = function(fx) fx:heal(fx.args.it, 1) end }',
  },
  board = {
    A = {
      hand = { "Example", "Friend", "Friend" },
      f0 = { "Friend", as = "cursed", damage = 2 },
      f1 = { "Friend", stack = 2 },
      f2 = { "Bearer" },
      graveyard = { "Friend", "Friend" },
      resources = 9,
    },
    B = {
      hand = { "Foe", "Foe" },
      f0 = { "Foe" },
      b1 = { "Foe", damage = 1 },
      ongoing = { { "Curse", on = "cursed" } },
    },
    turn = "A",
  },
}

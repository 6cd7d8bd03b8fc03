-- Friends and foes in the bases and at a battlefield, something in the trash and in the hand.
return {
  plays = "Example",
  bears = "Bearer",
  wears = "Blade",
  scripts = { ["Spark of Doubt"] = "on_play { effect = function(fx) fx:gain_xp(1) end }" },
  before = { link = "Spark of Doubt" },
  slots = {
    { "it", "unit { friendly = true }" },
    { "mine", "unit { friendly = true }" },
    { "foe", "unit { enemy = true }" },
    { "them", "up_to(2, unit {})" },
    { "spell", 'link { type = "spell" }' },
    { "card", 'card { zone = "trash", owner = you }' },
    { "where", "place { battlefield = true }" },
    { "tool", "gear { friendly = true }" },
  },
  templates = {
    later = 'define.triggered { name = "later", on = you.ends { phase = "turn" }, effect = function(fx) fx:draw(1) end }',
    step = 'define.step { name = "step", effect = function(fx) fx:heal(fx.args.it) end }',
  },
  board = {
    A = {
      hand = { "Example", "Spark of Doubt", "Lurker", "Friend" },
      base = { "Friend", { "Friend", damage = 1, exhausted = true }, { "Friend", empowered = true, as = "bearer" }, "Blade", { "Blade", attached = "bearer" }, "Bearer" },
      south = { "Friend" },
      trash = { "Friend", "Friend" },
      rune_deck = { fury = 4 },
      runes = { fury = 4 },
    },
    B = {
      hand = { "Foe", "Foe" },
      base = { "Foe" },
      north = { "Foe" },
      runes = { fury = 4 },
    },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
    turn = "A",
  },
}

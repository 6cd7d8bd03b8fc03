card {
  name = "Test Root", type = "spell", energy = 0, domains = { "calm" },
  script = [[
    local root = define.forbid { name = "root", what = "move", affects = args.it }
    on_play { target = { it = unit {} }, effect = function(fx) fx:install(root, { it = fx.it }, { lasts = "turn" }) end }
  ]],
}

scenario "One unit is held fast for the turn, the others are not" {
  rules = { "054.1", "317.2" },
  board = { A = { hand = { "Test Root" }, base = { { vanilla(2), as = "it" }, { vanilla(2), as = "free" } } } },
  play = function(s)
    s.A:play("Test Root")
    s.A:choose("it")
    s:resolve()
    s.A:move("free", "north")
    s:showdown()
    s.A:refused("move", "it", "south", { rule = "054.1" })
    s:next_turn()
    s:next_turn()
    s.A:move("it", "south")
    s:expect("it", { at = "south" })
  end,
}

card { name = "Test Twin", type = "unit", energy = 1, might = 4, domains = { "mind" }, script = [[
  replacement { on = you.plays_token { type = "unit" }, change = function(q) return { count = q.event.count + 1 } end }
]] }
card { name = "Test Muster", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end } ]] }
scenario "a replacement of unit tokens" {
  rules = { "184.2" },
  board = { A = { hand = { "Test Muster" }, base = { "Test Twin" } } },
  play = function(s)
    s.A:play("Test Muster")
    s:resolve()
    s:count("Recruit", 2)
  end,
}

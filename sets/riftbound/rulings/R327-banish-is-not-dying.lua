card {
  name = "Test Broker", type = "unit", energy = 2, might = 2, domains = { "chaos" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end } ]],
}

scenario "R327 Banish is not dying" {
  rules = { "427.2", "808.1" },
  board = {
    A = { hand = { "Smite" }, runes = { fury = 3 } },
    B = { north = { "Test Broker" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Smite")
    s.A:choose("Test Broker")
    s:resolve()
    s:expect("Test Broker", { zone = "banished" })
    s:chain {}
    s:count("Recruit", 0)
  end,
}

card { name = "Test Kettle", type = "gear", energy = 0, domains = { "body" } }
card { name = "Test Mint", type = "spell", energy = 0, domains = { "body" }, script = [[
on_play { effect = function(fx) fx:play_token("Gold") end }
]] }

scenario "Ravenbloom Prefect is banished for a gear of an opponent, if its player likes" {
  rules = { "383.3", "427.1" },
  cases = { { name = "yes", yes = true, kettle = "banished", prefect = "banished" }, { name = "no", kettle = "base", prefect = "base" } },
  board = { A = { base = { "Ravenbloom Prefect" } }, B = { hand = { "Test Kettle" } }, turn = "B" },
  play = function(s, case)
    s.B:play("Test Kettle")
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("Test Kettle", { zone = case.kettle })
    s:expect("Ravenbloom Prefect", { zone = case.prefect })
  end,
}

scenario "Ravenbloom Prefect is no answer to a gear of its own player" {
  rules = { "383.2" },
  board = { A = { base = { "Ravenbloom Prefect" }, hand = { "Test Kettle" } } },
  play = function(s)
    s.A:play("Test Kettle")
    s:chain {}
    s:expect("Test Kettle", { zone = "base" })
  end,
}

scenario "Ravenbloom Prefect takes a gear token too, which is then no more" {
  rules = { "185", "427.1" },
  board = { A = { base = { "Ravenbloom Prefect" } }, B = { hand = { "Test Mint" } }, turn = "B" },
  play = function(s)
    s.B:play("Test Mint")
    s.B:pass()
    s.A:pass()
    s.A:yes()
    s:resolve()
    s:expect_gone("Gold")
    s:expect("Ravenbloom Prefect", { zone = "banished" })
  end,
}

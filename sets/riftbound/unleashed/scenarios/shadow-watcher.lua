card { name = "Test Ember", type = "unit", energy = 0, might = 1, domains = { "calm" }, keywords = { "Temporary" } }
card { name = "Test Snuff", type = "spell", energy = 0, domains = { "calm" }, script = [[
  on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "Shadow Watcher enters ready when a unit of yours died in your beginning phase" {
  rules = { "315.2", "143.4", "369.3" },
  cases = { { name = "yours", who = "A", exhausted = false }, { name = "theirs", who = "B", exhausted = true } },
  board = function(case)
    local doom = { base = { "Test Ember" } }
    return { A = { hand = { "Shadow Watcher" }, base = case.who == "A" and { "Test Ember" } or { vanilla(2) }, runes = { calm = 5 } }, B = case.who == "B" and doom or {}, turn = "B" }
  end,
  play = function(s, case)
    s.B:end_turn()
    s:resolve()
    s.A:play("Shadow Watcher")
    s:expect("Shadow Watcher", { exhausted = case.exhausted })
  end,
}

scenario "Shadow Watcher enters exhausted when a unit of yours died in another phase" {
  rules = { "143.4", "316" },
  board = { A = { hand = { "Shadow Watcher", "Test Snuff" }, base = { { vanilla(2), as = "mine" } }, pool = { energy = 4, calm = 1 } } },
  play = function(s)
    s.A:play("Test Snuff")
    s.A:choose("mine")
    s:resolve()
    s.A:play("Shadow Watcher")
    s:expect("Shadow Watcher", { exhausted = true })
  end,
}

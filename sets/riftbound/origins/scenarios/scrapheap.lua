card { name = "Test Toss", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { effect = function(fx) fx:discard(1) end } ]] }
card { name = "Test Crush", type = "spell", energy = 0, domains = { "chaos" }, script = [[
on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end }
]] }

scenario "Scrapheap draws a card when it is played, discarded or killed" {
  rules = { "383.2", "413" },
  cases = {
    { name = "played", hand = { "Scrapheap" } },
    { name = "discarded", hand = { "Scrapheap", "Test Toss" }, spell = "Test Toss" },
    { name = "killed", base = { "Scrapheap" }, hand = { "Test Crush" }, spell = "Test Crush" },
  },
  board = function(case) return { A = { hand = case.hand, base = case.base, pool = { energy = 2 } } } end,
  play = function(s, case)
    s.A:play(case.spell or "Scrapheap")
    if case.spell == "Test Crush" then s.A:choose("Scrapheap") end
    s:resolve()
    s:expect("Scrapheap", { zone = case.spell and "trash" or "base" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

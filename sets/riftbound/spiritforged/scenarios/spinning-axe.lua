scenario "Spinning Axe dies at the start of its player's turn, unless it is worn" {
  rules = { "816.1", "718.2", "721.2" },
  board = {
    A = { base = { { "Spinning Axe", as = "worn" }, { "Spinning Axe", as = "loose" }, { vanilla(2), as = "mine" } }, runes = { chaos = 1 } },
  },
  play = function(s)
    s.A:activate("worn")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 5 })
    s:next_turn()
    s:expect("loose", { zone = "base" })
    s.B:end_turn()
    s:chain { "loose" }
    s:resolve()
    s:expect("loose", { zone = "trash" })
    s:expect("worn", { at = "base", host = "mine" })
    s:expect("mine", { might = 5 })
  end,
}

scenario "Spinning Axe costs power of one of its two domains" {
  rules = { "135.2", "819.1" },
  cases = { { name = "fury", domain = "fury", ok = true }, { name = "chaos", domain = "chaos", ok = true }, { name = "mind", domain = "mind", ok = false } },
  board = function(case) return { A = { hand = { "Spinning Axe" }, runes = { [case.domain] = 3 }, base = { { vanilla(2), as = "mine" } } } } end,
  play = function(s, case)
    if not case.ok then
      s.A:refused("play", "Spinning Axe")
      return
    end
    s.A:play("Spinning Axe")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 5 })
  end,
}

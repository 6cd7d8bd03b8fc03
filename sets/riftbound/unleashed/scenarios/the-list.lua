card { name = "Test Cat", type = "unit", energy = 1, might = 3, domains = { "chaos" }, tags = { "Cat" } }
card { name = "Test Dog", type = "unit", energy = 1, might = 3, domains = { "chaos" }, tags = { "Dog" } }

scenario "The List weakens units of the tag that was named" {
  rules = { "760", "397", "477" },
  board = {
    A = { hand = { "The List" }, runes = { chaos = 1 }, base = { { "Test Cat", as = "mine" } } },
    B = { base = { { "Test Cat", as = "cat" }, { "Test Dog", as = "dog" } } },
  },
  play = function(s)
    s.A:play("The List")
    s.A:pick("Cat")
    s:expect("The List", { at = "base", exhausted = false })
    s.A:activate("The List")
    s:options("cat", "mine")
    s.A:choose("cat")
    s:resolve()
    s:expect("cat", { might = 1 })
    s:expect("mine", { might = 3 })
    s:expect("dog", { might = 3 })
    s:expect("The List", { exhausted = true })
    s:next_turn()
    s:expect("cat", { might = 3 })
  end,
}

scenario "The List that has named another tag, or none, reaches nobody" {
  rules = { "397" },
  board = {
    A = { hand = { "The List" }, runes = { chaos = 1 }, base = { { "The List", as = "blank" } } },
    B = { base = { { "Test Cat", as = "cat" } } },
  },
  play = function(s)
    s.A:refused("activate", "blank")
    s.A:play("The List")
    s.A:pick("Dog")
    s.A:refused("activate", "The List")
    s:expect("cat", { might = 3 })
  end,
}

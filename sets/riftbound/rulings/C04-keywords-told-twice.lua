scenario "a Temporary unit has the keyword once" {
  rules = { "816" },
  board = { A = { base = { { vanilla(3, { "Temporary" }), as = "it" } } } },
  play = function(s) s:expect("it", { keywords = { "Temporary" } }) end,
}

scenario "Another's Equipment stays, detached" {
  rules = { "652.1", "434" },
  format = "war",
  board = {
    A = { base = { { "Long Sword", as = "sword", attached = "bearer" } } },
    D = { base = { { vanilla(4), as = "bearer" } } },
  },
  play = function(s)
    s.D:concede()
    s:expect("sword", { at = "base", controller = s.A, attached_to = false })
  end,
}

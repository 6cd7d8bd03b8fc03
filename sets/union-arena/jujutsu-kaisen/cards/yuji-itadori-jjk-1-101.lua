static {
  active  = all_of(none_of(your_turn), some(card { zone = "sideline", owner = you, name = "Sukuna's Finger" })),
  affects = self,
  give    = { bp = 1000 },
}

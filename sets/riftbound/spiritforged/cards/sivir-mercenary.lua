-- SFD-143 Sivir, Mercenary
static {
  active  = sum(you.pays, "power"):at_least(2),
  affects = self,
  give    = { might = 2, keywords = "Ganking" },
}

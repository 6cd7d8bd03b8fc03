-- UNL-018 Yeti Brawler
triggered {
  on     = self.conquers { excess = { min = 3 } },
  effect = function(fx) fx:play_token("Gold", { count = 2, ready = false }) end,
}

-- OGN-020 Scrapyard Champion
triggered {
  keyword = "Legion",
  on      = self.played,
  effect  = function(fx)
    fx:discard(2)
    fx:draw(2)
  end,
}

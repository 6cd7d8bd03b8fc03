-- OGN-182 Scrapheap
triggered { on = any_of(self.played, self.discarded, self.dies), effect = function(fx) fx:draw(1) end }

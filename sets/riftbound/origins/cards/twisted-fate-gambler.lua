-- OGN-200 Twisted Fate, Gambler
local drawn = {
  fury = define.step {
    name   = "fury",
    target = { foe = unit { enemy = true, here = true } },
    effect = function(fx)
      fx:deal(2, fx.foe)
      fx:deal(1, fx:all(unit { enemy = true, here = true, except = fx.foe }))
    end,
  },
  mind  = define.step { name = "mind", effect = function(fx) fx:draw(1) end },
  order = define.step { name = "order", target = { foe = unit { enemy = true } }, effect = function(fx) fx:stun(fx.foe) end },
}

triggered {
  on     = self.attacks,
  effect = function(fx)
    for _, card in ipairs(fx:reveal(1, fx.you, { from = "rune_deck" })) do
      local domains = card.domains
      fx:recycle(card)
      for _, domain in ipairs(domains) do
        if drawn[domain] then fx:then_do(drawn[domain]) end
      end
    end
  end,
}

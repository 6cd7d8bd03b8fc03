keyword { name = "Weaponmaster", text = "When you play this, you may attach one of your Equipment to it for its Equip cost less one power." }

-- The unit is not chosen and Equip is not activated: only the cost is borrowed.
triggered {
  on     = self.played,
  target = { tool = up_to(1, gear { yours = true, tag = "Equipment" }) },
  effect = function(fx)
    local tool = fx.tool:first()
    local cost = tool:keyword_cost("Equip")
    if not cost.gone and fx:may { about = tool, cost = cost, less = { power = { any = 1 } } } then
      fx:attach(tool, fx.self)
    end
  end,
}

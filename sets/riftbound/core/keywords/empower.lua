keyword { name = "Empower", text = "Pay that to empower this, unless it is empowered." }

activated {
  cost   = args.cost,
  when   = is(self, object { can_be_empowered = true }),
  effect = function(fx) fx:empower(fx.self) end,
}

on_play { target = { where = row {} }, effect = function(fx) fx:enchant(fx.where) end }

-- Who is melee and shooter shoots from the back line.
local melee = unit { enchanted = true, position = "melee", front = true }
local flyer = unit { enchanted = true, position = "flyer" }

triggered {
  on     = any_of(melee.after_attack, flyer.after_attack),
  effect = function(fx)
    fx:deal(3, fx.event.card)
    fx:kill(fx.self)
  end,
}

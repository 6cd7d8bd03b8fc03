-- fails 4: this value cannot be changed
-- Tried: a field of a card set.
on_play { effect = function(fx)
  fx.self.might = 99
end }

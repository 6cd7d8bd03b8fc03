-- refused 4: fx has no field or slot "slef"; did you mean "self"?
-- Tried: a name that is misspelt.
on_play { effect = function(fx)
  fx:gain_xp(fx.slef)
end }

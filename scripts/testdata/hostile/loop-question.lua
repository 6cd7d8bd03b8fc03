-- fails 4: more than 256 questions in one task (257)
-- Tried: a player asked without end.
on_play { effect = function(fx)
  while true do fx:may { prompt = "again?" } end
end }

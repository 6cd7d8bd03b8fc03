-- fails 4: �[2J� gone
-- Tried: an error that writes to the terminal.
on_play { effect = function(fx)
  error("\27[2J\7 gone")
end }

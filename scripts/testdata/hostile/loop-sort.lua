-- fails 4: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a sort whose function loops.
on_play { effect = function(fx)
  table.sort({ 1, 2, 3 }, function() while true do end end)
end }

-- fails 4: string has no function "gmatch"; it has find, format, len, lower, rep, sub, upper
-- Tried: an iterator of matches.
on_play { effect = function(fx)
  for w in string.gmatch("a b", "%a+") do end
end }

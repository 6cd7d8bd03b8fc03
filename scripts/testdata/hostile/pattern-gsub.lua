-- refused 5: nothing has a field "gsub"; did you mean "sub"?
-- Tried: a function called for each of a million letters.
on_play { effect = function(fx)
  local s = ("a"):rep(1e4)
  s:gsub(".", function() return "bb" end)
end }

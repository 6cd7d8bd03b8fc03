-- fails 5: more than 1 MB of texts, lists and declarations (1056000 bytes used)
-- Tried: long texts made anew.
on_play { effect = function(fx)
  local s = ("x"):rep(16000)
  while true do s = s:lower() end
end }

-- fails 5: more than 1 MB of texts, lists and declarations (1056131 bytes used)
-- Tried: many long texts.
on_play { effect = function(fx)
  local t = {}
  while true do t[#t + 1] = ("x"):rep(16000) end
end }

-- fails 7: more than 1 MB of texts, lists and declarations (1049000 bytes used)
-- Tried: lists with gaps.
on_play { effect = function(fx)
  local t = {}
  while true do
    local gap = {}
    gap[1000] = 1
    t[gap] = gap
  end
end }

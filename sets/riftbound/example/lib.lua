-- What this file returns is `lib` in the cards and keywords of the set. Functions here are pure: they see numbers and
-- views that a card hands them, and they keep nothing.
return {
  -- the nearest number to n that is between low and high
  clamp = function(n, low, high) return math.max(low, math.min(n, high)) end,
}

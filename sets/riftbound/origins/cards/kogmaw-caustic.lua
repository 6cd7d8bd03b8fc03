-- OGN-190 Kog'Maw, Caustic
-- "here" is where it was; there is nothing to hit for one that dies in a base.
triggered {
  keyword = "Deathknell",
  effect  = function(fx) fx:deal(4, fx:all(unit { here = true, at = "battlefield" })) end,
}

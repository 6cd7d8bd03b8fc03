-- OGN-256 Fox-Fire
-- Both limits bind the choice as a whole (355.11), so they stand at the quantifier and not in the filter.
on_play {
  target = { them = any_number(unit { at = "battlefield" }, { total = { might = 4 }, same = "place" }) },
  effect = function(fx) fx:kill(fx.them) end,
}

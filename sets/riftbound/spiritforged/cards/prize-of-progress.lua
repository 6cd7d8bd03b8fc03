-- SFD-075 Prize of Progress
triggered {
  on     = ability { kind = "activated", bearer = gear {} }.used { by = you },
  effect = function(fx) fx:give(fx.self, { might = 1, lasts = "turn" }) end,
}

-- VEN-161 Piltovan Forge
cost_change {
  of     = ability { kind = "activated", friendly = true, bearer = gear {} },
  when   = times(ability { kind = "activated", friendly = true, bearer = gear {} }.used):exactly(0),
  less   = { energy = 1 },
}

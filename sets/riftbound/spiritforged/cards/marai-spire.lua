-- SFD-211 Marai Spire
cost_change { of = ability { keyword = "Repeat", friendly = true }, less = { energy = 1 } }

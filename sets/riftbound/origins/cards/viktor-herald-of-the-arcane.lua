-- OGN-265 Viktor, Herald of the Arcane
activated { cost = { energy = 1, exhaust = self }, effect = function(fx) fx:play_token("Recruit") end }

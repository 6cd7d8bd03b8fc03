-- OGN-002 Brazen Buccaneer
additional_cost { name = "toss", optional = true, cost = { discard = 1 }, less = { energy = 2 } }

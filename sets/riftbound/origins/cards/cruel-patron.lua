-- OGN-208 Cruel Patron
additional_cost { name = "tribute", cost = { kill = unit {} } }

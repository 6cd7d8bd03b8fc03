-- VEN-157 Dragon Roost
additional_cost {
  name     = "roost",
  of       = playing { type = "unit", tag = "Dragon" },
  optional = true,
  cost     = { power = { any = 2 } },
  to       = here,
}

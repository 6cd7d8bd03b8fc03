-- OGN-150 Kraken Hunter
additional_cost {
  name     = "crew",
  optional = true,
  cost     = { spend_buff = any_number(unit {}) },
  less     = { power = { body = count(unit { among = paid.crew }) } },
}

-- OGN-150 Kraken Hunter
additional_cost {
  name     = "crew",
  optional = true,
  cost     = { spend_buff = any_number(unit { yours = true, buffed = true }) },
  less     = { power = { body = count(unit { among = paid.crew }) } },
}

-- OGN-231 Commander Ledros
additional_cost {
  name     = "souls",
  optional = true,
  cost     = { kill = any_number(unit {}) },
  less     = { power = { order = count(unit { among = paid.souls }) } },
}

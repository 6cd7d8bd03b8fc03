# The five cards that the primary document of early 2013 shows, as it has them; the base set has them as later printed.
set "document" {
  game    = "duel-of-champions"
  code    = "D13"
  title   = "The cards of the primary document"
  version = "1.0.0"
  api     = 1
}

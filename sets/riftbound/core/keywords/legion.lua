keyword {
  name   = "Legion",
  text   = "What comes after it works if you have played another card this turn.",
  active = times(you.plays { other = true }):at_least(1),
}

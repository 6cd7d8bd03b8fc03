-- OGN-189 Kayn, Unleashed
replacement { active = times(self.moves):at_least(2), on = self.damaged, change = skip }

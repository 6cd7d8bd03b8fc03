# Cards of Unleashed, and the tokens that they make.

card "UNL-003" {
  name     = "Mischievous Marai"
  type     = "unit"
  domains  = ["fury"]
  energy   = 2
  might    = 2
  tags     = ["Bilgewater"]
  keywords = ["Hidden"]
  text     = "Played at a battlefield: 2 damage to an enemy unit here."
}

card "UNL-007" {
  name     = "Smite"
  type     = "spell"
  domains  = ["fury"]
  energy   = 2
  power    = { fury = 1 }
  keywords = ["Action"]
  text     = "3 damage to a unit at a battlefield. For the rest of this turn it is banished where it would die."
}

card "UNL-011" {
  name    = "Fresh Beans"
  type    = "gear"
  domains = ["fury"]
  energy  = 2
  text    = "You play a unit during a showdown: you may exhaust this to draw 1."
}

card "UNL-013" {
  name     = "Lotus Trap"
  type     = "spell"
  domains  = ["fury"]
  energy   = 2
  keywords = ["Hidden", "Reaction"]
  text     = "All damage to one unit counts twice this turn."
}

card "UNL-018" {
  name    = "Yeti Brawler"
  type    = "unit"
  domains = ["fury"]
  energy  = 6
  might   = 6
  tags    = ["Noxus"]
  text    = "Conquers with 3 or more excess damage: two exhausted Gold."
}

card "UNL-020" {
  name    = "Dancing Grenade"
  type    = "spell"
  domains = ["fury"]
  energy  = 2
  power   = { fury = 1 }
  text    = "2 damage to a unit. Whoever controls it may play the spell once more for {any}; then it deals 1 more for each time it dealt damage this turn."
}

card "UNL-021" {
  name     = "Grim Apothecary"
  type     = "unit"
  domains  = ["fury"]
  energy   = 3
  might    = 3
  tags     = ["Noxus"]
  keywords = ["Ambush"]
  text     = "Played: a unit of yours at a battlefield may go back to hand."
}

card "UNL-023" {
  name       = "Katarina, Reckless"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 5
  power      = { fury = 1 }
  might      = 5
  tags       = ["Katarina", "Noxus"]
  text       = "You hide a card: it becomes ready. You play a card from where it was hidden: 2 damage to an enemy unit."
}

card "UNL-029" {
  name     = "Red Brambleback"
  type     = "unit"
  domains  = ["fury"]
  energy   = 4
  power    = { fury = 1 }
  might    = 4
  tags     = ["Ionia"]
  keywords = ["Accelerate"]
  text     = "What triggers for you on conquering here triggers once more. Conquers: a buff for a unit of yours."
}

card "UNL-037" {
  name    = "Shadow Watcher"
  type    = "unit"
  domains = ["calm"]
  energy  = 4
  power   = { calm = 1 }
  might   = 5
  tags    = ["Ionia"]
  text    = "Enters ready if a unit of yours died in your beginning phase this turn."
}

card "UNL-053" {
  name     = "Scuttle Crab"
  type     = "unit"
  domains  = ["calm"]
  energy   = 2
  might    = 0
  tags     = ["Bilgewater"]
  keywords = ["Deathknell"]
  text     = "Played: draw 1. Deathknell: an opponent that you choose reveals their hand, you may look at their hidden cards this turn, and gain 1 XP."
}

card "UNL-058" {
  name       = "Lillia, Protector of Dreams"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 5
  might      = 4
  tags       = ["Fae", "Lillia", "Ionia"]
  text       = "You play a token unit: +1 might this turn. Your token units have Tank."
}

card "UNL-062" {
  name     = "Dramatic Visionary"
  type     = "unit"
  domains  = ["mind"]
  energy   = 4
  might    = 4
  tags     = ["Ionia"]
  keywords = ["Deathknell"]
  text     = "Dies: predict 2."
}

card "UNL-067" {
  name     = "Ruined Rex"
  type     = "unit"
  domains  = ["mind"]
  energy   = 6
  power    = { mind = 1 }
  might    = 6
  tags     = ["Bilgewater"]
  keywords = ["Deathknell"]
  text     = "Dies: 4 damage to an enemy unit."
}

card "UNL-075" {
  name     = "Gustwalker"
  type     = "unit"
  domains  = ["mind"]
  energy   = 3
  power    = { mind = 1 }
  might    = 3
  tags     = ["Dog", "Ionia"]
  keywords = ["Hunt 2", "Level 3"]
  text     = "With 3 experience: +1 might and Ganking."
}

card "UNL-077" {
  name    = "Soul Shepherd"
  type    = "unit"
  domains = ["mind"]
  energy  = 5
  might   = 3
  tags    = ["Shadow Isles"]
  text    = "Your token units have +1 might."
}

card "UNL-078" {
  name     = "Sprite Fountain"
  type     = "gear"
  domains  = ["mind"]
  energy   = 2
  power    = { mind = 1 }
  keywords = ["Temporary", "Deathknell"]
  text     = "Played: a ready Temporary Sprite comes to your base. Dies: what happens when you play this happens again."
}

card "UNL-081" {
  name     = "Keeper of Masks"
  type     = "unit"
  domains  = ["mind"]
  energy   = 2
  might    = 1
  tags     = ["Ionia"]
  keywords = ["Hidden", "Temporary"]
  text     = "Played: two Reflections come here and turn into copies of this."
}

card "UNL-085" {
  name     = "Sumpworks Map"
  type     = "gear"
  domains  = ["mind"]
  energy   = 2
  keywords = ["Reaction", "Temporary"]
  text     = "An opponent scores: draw 1."
}

card "UNL-086" {
  name       = "Zilean, Time Mage"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 5
  power      = { mind = 1 }
  might      = 5
  tags       = ["Icathia", "Zilean"]
  text       = "At a battlefield, once a turn: a token unit that you play may bring a second one along."
}

card "UNL-087" {
  name     = "Blue Sentinel"
  type     = "unit"
  domains  = ["mind"]
  energy   = 4
  power    = { mind = 1 }
  might    = 4
  tags     = ["Mount Targon"]
  keywords = ["Shield 2"]
  text     = "What triggers for you on holding here triggers once more. Holds: one power of any domain as your next main phase begins."
}

card "UNL-090" {
  name       = "LeBlanc, Everywhere At Once"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 4
  might      = 4
  tags       = ["Noxus", "LeBlanc"]
  keywords   = ["Backline"]
  text       = "Temporary does not trigger for your units at this battlefield."
}

card "UNL-098" {
  name     = "Targonian Visionary"
  type     = "unit"
  domains  = ["body"]
  energy   = 6
  might    = 6
  tags     = ["Mount Targon"]
  keywords = ["Level 11"]
  text     = "With 11 experience: +4 might."
}

card "UNL-101" {
  name    = "Call to Battle"
  type    = "spell"
  domains = ["body"]
  energy  = 3
  text    = "One of your units goes to a battlefield that you control; an opponent brings one of theirs there."
}

card "UNL-102" {
  name     = "Crowd Favorite"
  type     = "unit"
  domains  = ["body"]
  energy   = 3
  might    = 3
  tags     = ["Noxus"]
  keywords = ["Hunt"]
  text     = "Spend 2 experience: a buff for this."
}

card "UNL-106" {
  name     = "Repulse"
  type     = "spell"
  domains  = ["body"]
  energy   = 1
  power    = { body = 1 }
  keywords = ["Reaction"]
  text     = "Pick a unit of yours at a battlefield; counter an enemy spell or ability that chose it and no other unit of yours."
}

card "UNL-112" {
  name    = "Irresistible Faefolk"
  type    = "unit"
  domains = ["body"]
  energy  = 2
  might   = 1
  tags    = ["Fae", "Ionia"]
  text    = "Goes to a battlefield: an enemy unit may be moved there as well."
}

card "UNL-118" {
  name    = "Elder Dragon"
  type    = "unit"
  domains = ["body"]
  energy  = 12
  power   = { body = 4 }
  might   = 10
  tags    = ["Dragon", "Demacia"]
  text    = "Damage of yours kills enemy units whatever the amount. Played: 1 damage to at most one enemy unit at each location."
}

card "UNL-131" {
  name     = "Abandon"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  keywords = ["Reaction"]
  text     = "Counters a spell, which goes back to its owner's hand in place of their trash. Predict 1."
}

card "UNL-133" {
  name    = "Blast Cone"
  type    = "gear"
  domains = ["chaos"]
  energy  = 4
  power   = { chaos = 1 }
  text    = "Played: you may move an enemy unit. You move an enemy unit: you may exhaust this, and it is stunned."
}

card "UNL-138" {
  name    = "The List"
  type    = "gear"
  domains = ["chaos"]
  energy  = 1
  text    = "As you play it, name a tag. Exhaust: -2 might this turn to a unit with that tag."
}

card "UNL-139" {
  name     = "Bone Skewer"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  power    = { chaos = 1 }
  keywords = ["Hidden"]
  text     = "Name a battlefield. An opponent shows their hand; a unit of it that you pick is played there for nothing, then stunned."
}

card "UNL-140" {
  name    = "Conscription"
  type    = "spell"
  domains = ["chaos"]
  energy  = 5
  power   = { chaos = 2 }
  text    = "5 experience may be spent as an extra cost. An enemy unit at a battlefield (3 might at most, any with the extra cost) becomes yours, exhausted and recalled."
}

card "UNL-142" {
  name     = "Heedless Resurrection"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  power    = { chaos = 1 }
  keywords = ["Reaction"]
  text     = "A unit of yours dies as an extra cost. One from your trash that costs no more energy and no more power than it is played for nothing."
}

card "UNL-143" {
  name       = "Kha'Zix, Mutating Horror"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 4
  power      = { chaos = 1 }
  might      = 4
  tags       = ["Kha'Zix", "The Void"]
  keywords   = ["Ambush"]
  text       = "Attacks or defends against a lone enemy unit: +2 might this turn, 2 experience."
}

card "UNL-146" {
  name       = "Syndra, Transcendent"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 6
  power      = { chaos = 1 }
  might      = 6
  tags       = ["Ionia", "Syndra"]
  text       = "In a showdown: your spells have Repeat {2}{chaos}."
}

card "UNL-147" {
  name    = "Baron Nashor"
  type    = "unit"
  domains = ["chaos"]
  energy  = 10
  power   = { chaos = 3 }
  might   = 12
  tags    = ["The Void"]
  text    = "Comes with the Baron Pit unless that is there already, and enters there. Enemies cannot choose it. Your other units have +2 might."
}

card "UNL-150" {
  name       = "Vex, Apathetic"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 4
  might      = 4
  tags       = ["Yordle", "Vex", "Shadow Isles"]
  keywords   = ["Deflect"]
  text       = "At a battlefield: a unit that an opponent plays is stunned, and its player cannot move it this turn."
}

card "UNL-163" {
  name    = "Mageseeker Investigator"
  type    = "unit"
  domains = ["order"]
  energy  = 4
  might   = 4
  tags    = ["Demacia"]
  text    = "At a battlefield: opponents who move several units there at once pay one power of any domain for each beyond the first."
}

card "UNL-170" {
  name     = "Atakhan"
  type     = "unit"
  domains  = ["order"]
  energy   = 10
  power    = { order = 3 }
  might    = 7
  tags     = ["Noxus", "Demon"]
  keywords = ["Ganking"]
  text     = "A unit of yours may die as an extra cost; this costs that much energy, and order for each of its power, less. Attacks: the defender kills one of their units here."
}

card "UNL-171" {
  name       = "Galio, Indefatigable"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 3
  power      = { order = 1 }
  might      = 6
  tags       = ["Demacia", "Galio"]
  keywords   = ["Deflect", "Tank"]
  text       = "It deals no combat damage."
}

card "UNL-173" {
  name     = "Sacrifice"
  type     = "spell"
  domains  = ["order"]
  energy   = 1
  keywords = ["Reaction"]
  text     = "A mighty unit of yours dies as an extra cost. Draw 2, channel an exhausted rune."
}

card "UNL-174" {
  name    = "Shard of Undoing"
  type    = "gear"
  domains = ["order"]
  energy  = 6
  text    = "The first unit of yours that dies in a beginning phase of yours: each opponent must kill a unit of theirs."
}

card "UNL-179" {
  name     = "Rift Herald"
  type     = "unit"
  domains  = ["order"]
  energy   = 8
  power    = { order = 1 }
  might    = 7
  tags     = ["The Void"]
  keywords = ["Deathknell"]
  text     = "Goes to a battlefield: look at 3 cards, a unit among them may be shown and drawn, the others are recycled. Dies: play a unit from your hand to your base without its energy cost."
}

card "UNL-181" {
  name       = "Jhin, Virtuoso"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["fury", "mind"]
  tags       = ["Jhin"]
  text       = "You play a spell for 4 energy or more: you may banish it. Once four lie banished this way they go to the trash; channel 4, draw 1."
}

card "UNL-182" {
  name       = "Curtain Call"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["fury", "mind"]
  energy     = 4
  tags       = ["Jhin"]
  keywords   = ["Repeat {1}", "Repeat {any}", "Repeat {1}{any}"]
  text       = "One of these, never the same twice: draw 1; 2 damage to a unit at a battlefield; 3 damage to a unit in a base; -4 might this turn for a unit at a battlefield."
  locale "zh" {
    words = {
      "Draw 1"                                = "抽1张牌"
      "Deal 2 to a unit at a battlefield"     = "对战场的一个单位造成2点伤害"
      "Deal 3 to a unit at a base"            = "对基地的一个单位造成3点伤害"
      "Give a unit at a battlefield -4 might" = "令战场的一个单位战力-4"
    }
  }
}

card "UNL-192" {
  name       = "Alpha Strike"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["calm", "body"]
  energy     = 3
  power      = { own = 1 }
  tags       = ["Master Yi"]
  keywords   = ["Action"]
  text       = "A unit of yours deals its might, split among enemy units at battlefields; 1 experience for each that dies of it."
}

card "UNL-195" {
  name       = "Ivern, Green Father"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["calm", "order"]
  tags       = ["Ivern"]
  text       = "You conquer or hold: you may exhaust this, and Brush takes the place of that battlefield."
}

card "UNL-199" {
  name       = "LeBlanc, Deceiver"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["mind", "order"]
  tags       = ["LeBlanc"]
  text       = "You conquer or hold: you may discard 1 and exhaust this for a ready Reflection there, which turns into a Temporary copy of another unit there."
}

card "UNL-200" {
  name       = "Mirror Image"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["mind", "order"]
  energy     = 3
  power      = { own = 2 }
  tags       = ["LeBlanc"]
  text       = "A ready Reflection comes to your base and turns into a Temporary copy of the chosen unit."
}

card "UNL-201" {
  name       = "Voidreaver"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["body", "chaos"]
  tags       = ["Kha'Zix"]
  text       = "You win a combat: 1 XP. Exhaust it and spend 1 XP: buff a unit. Exhaust it and spend 2 XP: an exhausted unit of yours goes home from a battlefield."
}

card "UNL-204" {
  name       = "Keeper's Verdict"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["body", "order"]
  energy     = 2
  power      = { own = 2 }
  tags       = ["Poppy"]
  keywords   = ["Action"]
  text       = "An enemy unit at a battlefield goes on top or to the bottom of its owner's deck, as that player likes."
  locale "zh" {
    words = {
      "Top"    = "顶部"
      "Bottom" = "底部"
    }
  }
}

card "UNL-206" {
  name = "Altar of Blood"
  type = "battlefield"
  text = "A unit here would die during combat: its controller may pay 3 power of any kind; then it is healed, exhausted and recalled."
}

card "UNL-210" {
  name = "Forbidding Waste"
  type = "battlefield"
  text = "A unit that defends here alone has -2 might."
}

card "UNL-212" {
  name = "Frozen Fortress"
  type = "battlefield"
  text = "A player's beginning phase begins: 1 damage to every unit here, before scoring."
}

card "UNL-214" {
  name = "Ripper's Bay"
  type = "battlefield"
  text = "A unit here goes back to a hand: its owner may pay 1 energy for an exhausted rune."
}

card "UNL-216" {
  name = "The Academy"
  type = "battlefield"
  text = "You hold here: the next spell you play this turn has Repeat for its own base cost."
}

card "UNL-217" {
  name = "Trapping Grounds"
  type = "battlefield"
  text = "You conquer here with 3 or more excess damage: a Bird comes."
}

token "UNL-T01" {
  name = "Baron Pit"
  type = "battlefield"
  text = "Units move here from anywhere."
}

token "UNL-T02" {
  name     = "Bird"
  type     = "unit"
  might    = 1
  tags     = ["Bird"]
  keywords = ["Deflect"]
}

token "UNL-T03" {
  name = "Brush"
  type = "battlefield"
  text = "Birds, Cats, Dogs, Poros and Ivern here have +1 might. You score here: you may bring back the battlefield that was here before."
}

token "UNL-T06" {
  name  = "Reflection"
  type  = "unit"
  might = 0
  tags  = ["Reflection"]
}

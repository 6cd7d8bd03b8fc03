-- UNL-062 Dramatic Visionary
triggered { keyword = "Deathknell", effect = function(fx) fx:predict(2) end }

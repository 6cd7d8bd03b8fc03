-- EXA-005 Cloudburst: fx:all does not target, and one deal is one moment for all.
on_play { effect = function(fx) fx:deal(2, fx:all(unit { enemy = true, keyword = "Soaked" })) end }

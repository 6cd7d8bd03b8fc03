-- VEN-004 Dune Surfer
permit { what = "ignore", keyword = "Tank", affects = unit { here = true } }

package bad

func name() string { return 7 }

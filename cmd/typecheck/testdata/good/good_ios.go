package good

func name() string { return "iOS" }

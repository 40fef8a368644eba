package lang

func enMirror() texts {
	return texts{
		MirrorLeads:    "What you can do now",
		MirrorPosition: "The position",
		MirrorOthers:   "Around the table",
		MirrorLies:     "Everything on the table",
		MirrorLess:     "{what}: less",
		MirrorMore:     "{what}: more",
	}
}

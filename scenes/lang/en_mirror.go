package lang

func enMirror() texts {
	return texts{
		MirrorLeads:    "Your choices",
		MirrorPosition: "The position",
		MirrorOthers:   "Around the table",
		MirrorLies:     "On the table",
		MirrorLess:     "{what}: less",
		MirrorMore:     "{what}: more",
		MirrorOf:       "{what}: {choice}",
		MirrorSays:     "{who}: {what}",

		LargePrintTitle: "Reading glass",
		GlassOf:         "Reading glass: {what}",
	}
}

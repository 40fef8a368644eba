package lang

func frMirror() texts {
	return texts{
		MirrorLeads:    "Vos choix",
		MirrorPosition: "La position",
		MirrorOthers:   "Autour de la table",
		MirrorLies:     "Sur la table",
		MirrorLess:     "{what} : moins",
		MirrorMore:     "{what} : plus",
		MirrorOf:       "{what} : {choice}",
		MirrorSays:     "{who} : {what}",

		LargePrintTitle: "Loupe",
		GlassOf:         "Loupe : {what}",
	}
}

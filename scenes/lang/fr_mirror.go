package lang

func frMirror() texts {
	return texts{
		MirrorLeads:    "Ce que vous pouvez faire",
		MirrorPosition: "La position",
		MirrorOthers:   "Autour de la table",
		MirrorLies:     "Tout ce qui est sur la table",
		MirrorLess:     "{what} : moins",
		MirrorMore:     "{what} : plus",
	}
}

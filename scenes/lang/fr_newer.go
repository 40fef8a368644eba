package lang

func frNewer() texts {
	return texts{
		NewerReady: "Une nouvelle version d'Engawa est prête. Vos parties sont gardées. L'ouvrir maintenant ?",
		NewerTake:  "L'ouvrir",
		NewerLater: "Plus tard",
	}
}

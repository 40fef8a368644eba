package lang

func enNewer() texts {
	return texts{
		NewerReady: "A newer version of Engawa is ready. Your matches are kept. Open it now?",
		NewerTake:  "Open it",
		NewerLater: "Later",
	}
}

package lang

// frRefusals are the refusals that every game shares.
func frRefusals() texts {
	return texts{
		"refusal.over":          "La partie est finie.",
		"refusal.not-your-turn": "Ce n'est pas à vous de jouer.",
		"refusal.bad-option":    "Ce jeu n'a pas cette option.",
		"refusal.bad-seats":     "Ce nombre de joueurs ne convient pas à ce jeu.",
		"refusal.bad-position":  "Cette position est illisible.",
		"refusal.bad-state":     "Cette position est endommagée.",
		"refusal.bad-action":    "Ce jeu ne connaît pas ce coup.",
		"refusal.bad-seat":      "Personne n'est assis à cette place.",
		"refusal.bad-save":      "Cette partie sauvegardée est incomplète ou endommagée.",
		"refusal.newer-save":    "Cette partie sauvegardée vient d'un Engawa plus récent.",
		"refusal.undo-chance":   "Le hasard a parlé depuis : ce coup ne peut plus être annulé.",
		"refusal.undo-revealed": "Quelque chose a été révélé depuis : ce coup ne peut plus être annulé.",
		"refusal.undo-other":    "Quelqu'un d'autre a joué depuis : il faut que vous soyez d'accord tous les deux.",
		"refusal.undo-nothing":  "Il n'y a aucun coup à annuler.",
		"refusal.undo-closed":   "Ce choix ne peut plus être changé.",
		"refusal.undo-final":    "Ce choix est définitif.",
		"refusal.no-book":       "Le livre du jeu parfait manque : pas de réseau ?",
		"refusal.book-coming":   "L'ordinateur va encore chercher son livre du jeu parfait.",
	}
}

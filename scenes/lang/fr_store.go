package lang

func frStore() texts {
	return texts{
		StoreFull:            "L'espace de stockage est plein. La partie continue, mais elle ne peut pas être gardée tant qu'il n'y a pas de place.",
		StoreForbidden:       "Cet appareil ne permet pas à Engawa de garder quoi que ce soit. La partie continue, mais elle sera perdue quand vous partirez.",
		StoreFailed:          "La partie n'a pas pu être gardée à l'instant. Elle continue, et le prochain coup réessaiera.",
		StoreUnread:          "Une partie sauvegardée ne peut pas être lue pour l'instant. Elle reste où elle est : {file}.",
		StoreDamaged:         "Une partie sauvegardée est illisible. Elle est mise de côté sous le nom {file}.",
		StoreDamagedSettings: "Les réglages sont illisibles. Ils sont mis de côté sous le nom {file}, et vous repartez de zéro.",
		StoreNewer:           "Une partie sauvegardée vient d'un Engawa plus récent. Elle reste où elle est : {file}.",
		StoreKept:            "Il y a de nouveau de la place : tout est gardé.",
		StoreParted:          "Cette partie a continué dans une autre fenêtre. Ce qui se joue ici est désormais gardé comme une partie à part ; rien n'est perdu.",
	}
}

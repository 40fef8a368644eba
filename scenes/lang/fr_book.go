package lang

func frBook() texts {
	return texts{
		"book.yokai.aim":   "Le but",
		"book.yokai.aim.1": "Attrapez {L.le} adverse, ou menez le vôtre sain et sauf jusqu'à la rangée du fond. L'un ou l'autre gagne aussitôt.",
		"book.yokai.aim.2": "Le départ. Vos pièces sont en bas ; les petites flèches sur chacune montrent où elle peut aller.",
		"book.yokai.aim.3": "On joue à tour de rôle. À son tour, on avance une pièce d'une case, ou on pose sur le plateau une pièce de sa réserve. On ne peut pas passer.",
	}
}

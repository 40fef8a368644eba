package lang

func frLessonYokai() texts {
	return texts{
		"lesson.yokai": "Premiers pas",

		"lesson.yokai.aim": "Vos pièces sont en bas, celles de l'adversaire en haut. Attrapez le {L} adverse, ou menez le vôtre sain et sauf sur la rangée du fond : l'un ou l'autre gagne.",

		"lesson.yokai.lion":      "Chaque pièce avance d'une case, dans le sens de ses flèches. {L.Le} va dans tous les sens. Touchez la pièce, puis une case.",
		"lesson.yokai.lion.done": "Bravo : une case, dans le sens que vous voulez.",

		"lesson.yokai.giraffe":       "{G.Le} va tout droit : devant, derrière, à gauche ou à droite. Un pas, pour voir.",
		"lesson.yokai.giraffe.done":  "Bravo : tout droit, jamais en diagonale.",
		"lesson.yokai.giraffe.other": "C'était {L.le} : on revient en arrière. C'est à {G.le} de bouger.",

		"lesson.yokai.elephant":       "{E.Le} va en diagonale, par les coins. Un pas, pour voir.",
		"lesson.yokai.elephant.done":  "Bravo : de coin en coin.",
		"lesson.yokai.elephant.other": "C'était {L.le} : on revient en arrière. C'est à {E.le} de bouger.",

		"lesson.yokai.chick":       "{C.Le} est petit et ne va que droit devant. Un pas, pour voir.",
		"lesson.yokai.chick.done":  "Bravo. Impossible de reculer ensuite, mais on peut grandir : vous verrez.",
		"lesson.yokai.chick.other": "C'était {L.le} : on revient en arrière. C'est à {C.le} de bouger.",

		"lesson.yokai.take":       "Allez sur une pièce adverse et vous la prenez. Ici, votre {C} peut prendre celui d'en face.",
		"lesson.yokai.take.done":  "Bravo : la pièce est dans votre réserve, elle est à vous maintenant.",
		"lesson.yokai.take.other": "C'est permis, mais rien n'a été pris. Regardez au milieu du plateau.",

		"lesson.yokai.drop":       "Au lieu d'avancer, vous pouvez poser une pièce de votre réserve sur une case vide. Essayez avec {C.le}.",
		"lesson.yokai.drop.done":  "Bravo : cette pièce est à vous et regarde vers l'avant, comme les autres.",
		"lesson.yokai.drop.other": "Bon coup. Mais cette fois, prenez {C.le} qui attend à côté du plateau.",

		"lesson.yokai.grow":       "Encore un pas et {C.le} arrive sur la rangée du fond. Là, on grandit.",
		"lesson.yokai.grow.done":  "Bravo : voici {+C.un}, qui va dans tous les sens sauf en diagonale vers l'arrière.",
		"lesson.yokai.grow.other": "C'est permis, mais {C.le} est si près du but ! Un seul pas suffit.",

		"lesson.yokai.catch":       "Une de vos pièces vise le {L} adverse. Attrapez-le et gagnez !",
		"lesson.yokai.catch.done":  "Bravo : {L.le} est attrapé, vous avez gagné.",
		"lesson.yokai.catch.other": "Pas encore. Suivez les flèches : quelle pièce vise {L.le} ?",

		"lesson.yokai.safe":       "Attention ! {G.Le} vise votre {L} et l'attrapera au prochain coup. Faites quelque chose.",
		"lesson.yokai.safe.done":  "Bravo : plus rien ne vise votre {L}.",
		"lesson.yokai.safe.other": "Alors votre {L} serait attrapé et vous perdriez. Écartez-le, ou prenez la pièce qui le menace.",

		"lesson.yokai.try":       "Une autre façon de gagner : menez votre {L} sur la rangée du fond, là où personne ne peut l'attraper. C'est l'Essai.",
		"lesson.yokai.try.done":  "Bravo : l'Essai gagne aussitôt.",
		"lesson.yokai.try.other": "Vous vous éloignez. La rangée du fond est celle du haut.",

		"lesson.yokai.guarded":       "Toutes les cases du fond sont-elles sûres ? {G.Le} en vise deux. Trouvez celle qui gagne.",
		"lesson.yokai.guarded.done":  "Bravo : sans {G.le}, plus personne ne peut attraper votre {L}.",
		"lesson.yokai.guarded.other": "Suivez les flèches : {G.le} l'attraperait. Quelle case n'est visée par personne ?",

		"lesson.yokai.plan":       "Voyons deux coups plus loin. Posez {E.le} de façon à viser {L.le} sans risquer d'être pris.",
		"lesson.yokai.plan.done":  "Bravo : {L.le} n'a plus de case, et rien n'y fera.",
		"lesson.yokai.plan.other": "Bon coup, mais {L.le} s'échappe. Cherchez une case que votre {L} protège.",

		"lesson.yokai.finish":       "L'adversaire a joué, mais cela ne change rien. Achevez votre plan !",
		"lesson.yokai.finish.done":  "Bravo : gagné par un plan en deux coups.",
		"lesson.yokai.finish.other": "Presque ! {E.Le} vise toujours {L.le}.",

		"lesson.yokai.ready": "Jouez contre un adversaire doux. La règle dit le reste : partie nulle, {C.un} bloqué au fond, {+C.un} pris.",
	}
}

package lang

// frLessonHonshu is what the lesson of Honshū says.
func frLessonHonshu() texts {
	return texts{
		"lesson.honshu": "Votre premier domaine",

		"lesson.honshu.land": "« Votre domaine » a six cases et deux cubes. Douze fois, vous gagnez une carte et l'y bâtissez ; puis on compte forêts, villes, lacs et ressources.",

		"lesson.honshu.play":       "Un pli : chacun joue une carte, et la plus forte choisit d'abord. Il y a le 11 et le 29. Jouez votre 51.",
		"lesson.honshu.play.cube":  "Un cube ajoute 60. Mais le 51 suffit sans cela : gardez vos cubes.",
		"lesson.honshu.play.low":   "Avec le 7, vous choisiriez en dernier. Jouez le 51.",
		"lesson.honshu.play.high":  "Le 59 gagnerait aussi. Gardez-le pour un pli plus rude : le 51 suffit.",
		"lesson.honshu.play.other": "Elle gagnerait aussi. Mais ici, jouez le 51.",
		"lesson.honshu.play.done":  "Bien joué : 51 bat 29 et 11. Vous choisissez avant tous.",

		"lesson.honshu.take":       "Prenez maintenant une des cartes. Le 29 a une manufacture qui paie 4 points pour un cube de bois, et vous en avez un. Prenez-le.",
		"lesson.honshu.take.other": "Vous pouvez la prendre. Mais seul le 29 a une manufacture pour votre bois.",
		"lesson.honshu.take.done":  "Bien joué. Les autres prennent ce qui reste, dans l'ordre de leurs cartes.",

		"lesson.honshu.over":        "Posez le 29 sur une partie du domaine : glissez, tournez, bâtissez. Que bois et manufacture se voient, et qu'un troisième village touche les deux vôtres.",
		"lesson.honshu.over.timber": "Votre cube de bois a été recouvert, il retourne à la réserve. Bâtissez pour qu'il reste.",
		"lesson.honshu.over.town":   "Votre bois a sa manufacture. Cherchez une place où un troisième village touche les deux vôtres.",
		"lesson.honshu.over.other":  "La manufacture de bois a glissé sous le domaine. Bâtissez pour qu'on la voie.",
		"lesson.honshu.over.done":   "Bien joué : 4 points pour le bois qui ira à la manufacture, et 3 pour la ville.",

		"lesson.honshu.under":         "Une carte peut aussi glisser sous le domaine : rien n'y est alors recouvert. Choisissez Dessous, et que la nouvelle manufacture de poisson se voie.",
		"lesson.honshu.under.over":    "Elle est posée dessus. Cette fois, glissez la carte dessous.",
		"lesson.honshu.under.factory": "La manufacture de poisson est cachée là. Glissez dessous une autre partie de la carte.",
		"lesson.honshu.under.done":    "Bien joué : votre domaine est entier, et poisson et bois ont chacun leur manufacture.",

		"lesson.honshu.lake":       "Un lac seul ne vaut rien ; chaque autre qui le touche vaut 3 points. Amenez le nouveau lac à côté du vôtre. Un lac n'est jamais recouvert. Les cases de poisson ne sont pas des lacs.",
		"lesson.honshu.lake.other": "On peut bâtir ainsi. Mais les lacs ne se touchent pas encore par un côté.",
		"lesson.honshu.lake.done":  "Bien joué : deux lacs côte à côte, 3 points.",

		"lesson.honshu.hands": "Trois tours sont passés : chacun a donné le reste de sa main à gauche, et vous tenez d'autres cartes. Après six tours, il y en aura de nouvelles.",

		"lesson.honshu.town":       "De toutes les villes, seule la plus grande compte, un point par case. Bâtissez le 54 pour que la vôtre ait 8 cases qui se touchent par un côté.",
		"lesson.honshu.town.other": "On peut bâtir ainsi. Mais votre ville n'a pas encore 8 cases. Tournez la carte, ou glissez-la dessous.",
		"lesson.honshu.town.done":  "Bien joué : 8 points, et chaque forêt en vaut encore 2.",

		"lesson.honshu.boost":       "Il y a le 59, et le 10 avec un cube : 70. Un cube ajoute 60, et dans ce pli il doit être de bois. Touchez une carte, ajoutez du bois, jouez.",
		"lesson.honshu.boost.other": "Sans cube, vous choisissez en dernier. Ajoutez un cube de bois à la carte.",
		"lesson.honshu.boost.done":  "Bien joué : vous choisissez d'abord. Pour votre seule manufacture de bois, il reste assez de cubes.",

		"lesson.honshu.bid":      "À deux, les cartes se gagnent en duel : le 8 et le 17 sont ouverts. Chacun mise en secret, la plus forte choisit. Misez votre 52.",
		"lesson.honshu.bid.low":  "Vous pouvez la miser. Mais l'autre peut miser plus : choisissez le 52.",
		"lesson.honshu.bid.done": "Bien joué : 52 bat 48. L'autre pourrait payer deux cubes pour choisir d'abord, mais laisse.",

		"lesson.honshu.pair":       "Prenez la paire 1, les cartes ouvertes ; l'autre reçoit les mises. Puis gardez le 17 : une forêt, un lac et une manufacture de poisson.",
		"lesson.honshu.pair.eight": "Le 8 n'est pas mauvais. Mais le 17 a une forêt et une manufacture : gardez-le.",
		"lesson.honshu.pair.other": "Ce sont les mises. Prenez la paire 1, les cartes ouvertes.",
		"lesson.honshu.pair.done":  "Bien joué. L'autre carte sort du jeu, et chacun bâtit.",

		"lesson.honshu.last":       "Le dernier tour d'une autre partie. Vous avez 54 points ; les autres en ont 59, et l'un finira à 61. Trouvez une place où cette carte vous mène à 62.",
		"lesson.honshu.last.other": "Pas encore 62. Que la manufacture de poisson se voie, et que les deux villages de la carte touchent votre ville.",
		"lesson.honshu.last.done":  "Bien joué : forêts, ville, ressources et lacs sont comptés, et le plus beau domaine est le vôtre.",
	}
}

package lang

// frLessonForHonor is what the lesson of For Honor says.
func frLessonForHonor() texts {
	return texts{
		"lesson.forhonor": "Votre première bataille",

		"lesson.forhonor.field": "Vous menez les attaquants bleus contre les défenseurs ambre. On se dispute deux zones, une près de chaque bout de la ligne médiane, et cette ligne.",

		"lesson.forhonor.soldiers": "Les soldats marchent seuls : à chaque tour, quatre de plus par camp vont à la ligne médiane. Qui en a le plus en ligne tient le centre.",

		"lesson.forhonor.enter":       "Une carte appelle votre camp. Touchez le Banneret, menez-le de votre bord à la zone bleue, en sept pas au plus, et terminez par Fini.",
		"lesson.forhonor.enter.short": "Il n'est pas encore dans la zone. Menez-le sur une de ses cases.",
		"lesson.forhonor.enter.other": "De là, la zone est trop loin pour ce tour. Allez tout droit sur une de ses cases.",
		"lesson.forhonor.enter.done":  "Bien joué : aucun ennemi n'y est, la zone sera donc à vous quand on comptera les points.",

		"lesson.forhonor.strike":       "Le Pillard est au contact de la ligne ennemie. Touchez-la et abattez au moins trois soldats, un pas pour chacun. Puis éloignez-vous, et Fini.",
		"lesson.forhonor.strike.few":   "Il peut faire plus : abattez-en au moins trois.",
		"lesson.forhonor.strike.first": "Qui marche d'abord ne marche plus après le combat. Abattez d'abord.",
		"lesson.forhonor.strike.stay":  "Il reste des pas. Éloignez-vous de la ligne, puis Fini.",
		"lesson.forhonor.strike.other": "Abattez d'abord des soldats.",
		"lesson.forhonor.strike.done":  "Bien joué : les plus reculés tombent d'abord, et la ligne ambre raccourcit.",

		"lesson.forhonor.shoot":         "Le Jarl n'a plus qu'une vie. La Yumi tire de deux à quatre cases en ligne droite. Allez sur une telle case, touchez-le et tirez.",
		"lesson.forhonor.shoot.soldier": "On peut aussi tirer sur un soldat. Mais le Jarl n'a plus qu'une vie.",
		"lesson.forhonor.shoot.ended":   "Elle n'a pas encore tiré.",
		"lesson.forhonor.shoot.other":   "De là, aucune ligne ne mène au Jarl. Restez de deux à quatre cases, tout droit ou en diagonale.",
		"lesson.forhonor.shoot.done":    "Bien joué : le voilà hors du combat jusqu'au tour suivant. On peut tirer à tout moment de sa marche.",

		"lesson.forhonor.banner":       "La bannière du Banneret rend une vie à tous, jusqu'à trois cases de lui, sauf derrière un mur. Approchez-vous des deux blessés et levez-la.",
		"lesson.forhonor.banner.both":  "Elle n'en atteint qu'un. Approchez-vous des deux.",
		"lesson.forhonor.banner.ended": "La bannière n'est pas encore levée.",
		"lesson.forhonor.banner.other": "De là, elle ne peut plus atteindre les deux. Restez près de la zone.",
		"lesson.forhonor.banner.done":  "Bien joué : tous deux ont une vie de plus. Chaque héros a son pouvoir ; touchez-en un pour le lire.",

		"lesson.forhonor.duel":          "Allez près du Berserker et attaquez. L'épée bat la charge, la charge le bouclier, le bouclier l'épée. Un Viking aime l'épée : montrez le bouclier.",
		"lesson.forhonor.duel.tie":      "Il montre l'épée aussi : égalité, et tous deux perdent des vies. Qu'est-ce qui bat l'épée ?",
		"lesson.forhonor.duel.lost":     "Il montre l'épée, et elle bat la charge. Qu'est-ce qui bat l'épée ?",
		"lesson.forhonor.duel.soldiers": "Les soldats peuvent attendre. Attaquez le Berserker.",
		"lesson.forhonor.duel.ended":    "Le duel est encore à venir : attaquez le Berserker.",
		"lesson.forhonor.duel.other":    "De là, on ne l'atteint pas. Allez sur une case à côté du Berserker.",
		"lesson.forhonor.duel.done":     "Bien joué : votre bouclier bat son épée. C'est la carte des Chevaliers : elle ôte deux vies au lieu d'une.",

		"lesson.forhonor.blow":      "Seconde manche : une carte montrée ne sert plus. Il a encore charge et bouclier. Disons qu'il charge : laquelle de vos cartes bat la charge ?",
		"lesson.forhonor.blow.tie":  "Deux charges font égalité, et chacune ôte une vie. Qu'est-ce qui bat la charge ?",
		"lesson.forhonor.blow.done": "Bien joué : gagner les deux manches porte un coup puissant, une vie de plus. C'est l'exécution : un tour d'absence de plus.",

		"lesson.forhonor.gang":       "Venez à deux. Votre Rempart est déjà près du Jarl blessé : approchez le Banneret et attaquez.",
		"lesson.forhonor.gang.ended": "L'attaque est encore à venir.",
		"lesson.forhonor.gang.other": "De là, on n'atteint pas le Jarl. Allez sur une case à côté de lui.",
		"lesson.forhonor.gang.done":  "Bien joué : attaqué par deux, il perd une vie avant toute carte. C'était la dernière.",

		"lesson.forhonor.score":       "Tous ont agi sauf votre Pillard. Huit soldats font face à huit : personne ne tient le centre. Abattez-en quelques-uns, puis Fini.",
		"lesson.forhonor.score.equal": "Huit contre huit : personne n'a le centre. Abattez d'abord.",
		"lesson.forhonor.score.first": "Abattez d'abord : qui marche d'abord ne marche plus après le combat.",
		"lesson.forhonor.score.other": "Abattez d'abord des soldats de la ligne.",
		"lesson.forhonor.score.done":  "Bien joué : zone et centre sont à vous. Chacun paie 100, et compte 100 de plus tant que vous le tenez.",

		"lesson.forhonor.victory":       "Vous aviez 1000 points à deux décomptes : les défenseurs sont en déroute, nul ne revient. Tirez sur la dernière avec la Yumi, puis Fini.",
		"lesson.forhonor.victory.alive": "La Naginata est encore debout. Tirez d'abord sur elle.",
		"lesson.forhonor.victory.other": "De là, aucune ligne ne mène à la Naginata. Cherchez une case à deux, trois ou quatre cases d'elle.",
		"lesson.forhonor.victory.done":  "Bien joué : plus aucun défenseur. La bataille est à vous.",
	}
}

package lang

func frBook() texts {
	return texts{
		"book.origin.sheet":  "dans la règle de l'auteur",
		"book.origin.ruling": "lecture de la règle par Engawa",
		"book.origin.design": "conçu par Engawa",

		"book.legend.sheet":  "Une feuille précède ce que dit la règle de l'auteur.",
		"book.legend.ruling": "Une balance précède ce que la règle ne dit pas, ou dit de façon qui se lit de plusieurs manières. Engawa joue ainsi.",
		"book.legend.design": "Un toit précède ce que la règle ne contient pas. Engawa l'a conçu.",

		"book.yokai.aim":   "Le but",
		"book.yokai.aim.1": "Attrapez {L.le} adverse, ou menez le vôtre sain et sauf jusqu'à la rangée du fond. L'un ou l'autre gagne aussitôt.",
		"book.yokai.aim.2": "Le départ. Vos pièces sont en bas ; les petites flèches sur chacune montrent où elle peut aller.",
		"book.yokai.aim.3": "On joue à tour de rôle. À son tour, on avance une pièce d'une case, ou on pose sur le plateau une pièce de sa réserve. On ne peut pas passer.",

		"book.yokai.pieces":   "Les pièces",
		"book.yokai.pieces.1": "Chaque pièce avance d'une case. Ses flèches disent dans quel sens, vu par son propriétaire.",
		"book.yokai.pieces.2": "{L.Le} va dans tous les sens. Qui le perd a perdu la partie.",
		"book.yokai.pieces.3": "{E.Le} va en diagonale.",
		"book.yokai.pieces.4": "{G.Le} va tout droit : en haut, en bas, à gauche ou à droite.",
		"book.yokai.pieces.5": "{C.Le} ne va que vers l'avant, mais il peut grandir.",
		"book.yokai.pieces.6": "{+C.Le}, {C.un} qui a grandi, va dans tous les sens sauf en diagonale vers l'arrière.",

		"book.yokai.taking":   "Prendre",
		"book.yokai.taking.1": "Allez sur une pièce adverse et vous la prenez. Vos propres pièces barrent le chemin.",
		"book.yokai.taking.2": "{C.Le} du milieu peut prendre tout de suite.",
		"book.yokai.taking.3": "Il est là où était l'autre, et l'autre est dans votre réserve : il est à vous maintenant.",
		"book.yokai.taking.4": "{+C.Un} pris se retourne et entre en réserve comme {C.un}. Les deux réserves sont visibles de tous.",

		"book.yokai.drops":   "Depuis la réserve",
		"book.yokai.drops.1": "Au lieu d'avancer, posez une pièce de votre réserve sur n'importe quelle case vide. Elle est alors de votre camp et regarde vers l'avant.",
		"book.yokai.drops.2": "Ici, six cases sont libres. Posé en b2, {C.le} menace aussitôt {L.le}.",
		"book.yokai.drops.3": "Rien n'est interdit : deux de vos {C.many} peuvent être sur la même colonne, et {C.un} posé peut ne laisser aucune issue {L.au}. Posé sur la rangée du fond, il n'est pas promu, et il y reste bloqué jusqu'à ce qu'on le prenne.",

		"book.yokai.promotion":   "Grandir",
		"book.yokai.promotion.1": "{C.Un} qui arrive en marchant sur la rangée du fond se retourne aussitôt et devient {+C.un}. Ce n'est pas un choix.",
		"book.yokai.promotion.2": "Encore un pas et il est arrivé.",
		"book.yokai.promotion.3": "Il va maintenant aussi sur les côtés et vers l'arrière ; les cases qu'il menace sont marquées.",
		"book.yokai.promotion.4": "Seul un pas fait grandir. {C.Un} qui vient de la réserve est toujours posé petit.",

		"book.yokai.try":   "L'Essai",
		"book.yokai.try.1": "Quand votre {L} arrive sur la rangée du fond et qu'aucune pièce adverse ne l'y menace, vous gagnez aussitôt. C'est l'Essai.",
		"book.yokai.try.2": "Personne ne garde a4 : ce pas gagne.",
		"book.yokai.try.3": "Glisser le long de la rangée du fond, c'est aussi y arriver. {L.Le} adverse, placé à côté de la case, la garde comme toute autre pièce.",

		"book.yokai.danger":   "Un Essai en danger",
		"book.yokai.danger.1": "Règles de la forêt : votre {L} peut aller sur une case attaquée, même sur la rangée du fond. Cela ne gagne pas encore. Si le coup suivant ne l'attrape pas, il gagne à ce moment-là.",
		"book.yokai.danger.2": "{G.Le} menace a4 et c4. Après ce pas, l'adversaire doit attraper {L.le}, sinon il a perdu.",
		"book.yokai.danger.3": "Une option rend la règle plus sévère : {L.un} en danger ne gagne alors rien à attendre. Si l'adversaire répond par un Essai hors de danger, c'est celui-là qui gagne.",
		"book.yokai.danger.4": "Règles des échecs des animaux : {L.le} ne peut jamais aller sur une case attaquée. a4 et c4 lui sont fermées. Prendre {G.le} est sans danger, et c'est un Essai.",

		"book.yokai.draw":   "Partie nulle",
		"book.yokai.draw.1": "Quand la même position apparaît pour la troisième fois, la partie est nulle. La même position, c'est : les mêmes pièces sur les mêmes cases, les mêmes réserves, le même camp au trait.",
		"book.yokai.draw.2": "Les trois fois n'ont pas besoin de se suivre. Dès la deuxième, la table compte pour vous et marque les coups qui finiraient la partie. Après 500 coups, la partie est nulle aussi.",

		"book.yokai.stuck":   "Plus aucun coup",
		"book.yokai.stuck.1": "Qui n'a aucun coup permis à son tour a perdu. Tant qu'une pièce est dans votre réserve, cela ne peut pas arriver : il y a toujours une case vide.",
		"book.yokai.stuck.2": "Règles des échecs des animaux : posé en b3, {C.le} retire la dernière case sûre. {L.Le} adverse ne peut plus aller nulle part.",

		"book.yokai.handicaps":   "Les handicaps",
		"book.yokai.handicaps.1": "Entre un joueur fort et un débutant, le plus fort peut commencer sans une pièce, ou en céder une à la réserve de l'autre.",
		"book.yokai.handicaps.2": "Le premier joueur se passe {C.du} : le handicap le plus doux, et un départ équitable.",
		"book.yokai.handicaps.3": "{G.Le} et {E.le} pèsent plus lourd ; céder les deux, c'est le plus grand handicap.",

		"book.yokai.rulesets":   "Deux règles du jeu",
		"book.yokai.rulesets.1": "Les pièces, le plateau et le départ sont les mêmes. Ce qui change, c'est l'audace permise {L.au}.",
		"book.yokai.rulesets.2": "Forêt : {L.le} peut aller partout où il sait marcher, même en danger. Qui ne le voit pas peut se faire attraper. Un Essai en danger attend un coup.",
		"book.yokai.rulesets.3": "Échecs des animaux : {L.le} ne peut ni aller sur une case attaquée, ni prendre une pièce gardée. Mais on peut jouer une autre pièce alors que {L.le} est en danger, et il se fait alors attraper.",

		"book.yokai.about":   "À propos de ce jeu",
		"book.yokai.about.1": "Madoka Kitao, joueuse professionnelle de shogi, a créé ce jeu en 2008 comme un premier pas vers le shogi. Au Japon, il s'appelle どうぶつしょうぎ, Dōbutsu shōgi : les échecs des animaux.",
		"book.yokai.about.2": "La première édition a été illustrée par Maiko Fujita. Yōkai no Mori, 妖怪の森, la forêt des esprits, a été illustré par Naïade.",
		"book.yokai.about.3": "Engawa est une adaptation non officielle, avec ses propres dessins et ses propres mots, sans lien avec les auteurs ni leurs éditeurs. Si le jeu vous plaît, jouez-y aussi sur du bois.",
	}
}

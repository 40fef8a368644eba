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
		"book.yokai.aim.1": "Attrapez {L.le} adverse, ou amenez le vôtre sans danger sur la dernière rangée. L'un ou l'autre gagne aussitôt.",
		"book.yokai.aim.2": "Le départ. Vos pièces sont en bas ; les petites flèches sur chacune montrent où elle peut aller. Au shogi, le premier joueur s'appelle sente, le second gote.",
		"book.yokai.aim.3": "Les règles montrent les places de départ sur des dessins, qui sont perdus. Les pièces sont ici comme dans le jeu édité.",
		"book.yokai.aim.4": "On joue à tour de rôle, et le hasard désigne le premier joueur. À votre tour, déplacez une pièce d'une case, ou parachutez une pièce : posez-la de votre réserve sur une case vide. Vous ne pouvez pas passer.",

		"book.yokai.pieces":   "Les pièces",
		"book.yokai.pieces.1": "Chaque pièce se déplace d'une case. Ses flèches disent dans quel sens, vu par son propriétaire.",
		"book.yokai.pieces.2": "{L.Le} va dans tous les sens. Le joueur qui le perd a perdu.",
		"book.yokai.pieces.3": "{E.Le} va en diagonale.",
		"book.yokai.pieces.4": "{G.Le} va tout droit : en haut, en bas, à gauche ou à droite.",
		"book.yokai.pieces.5": "{C.Le} ne va que vers l'avant, mais il peut être promu.",
		"book.yokai.pieces.6": "{+C.Le}, {C.un} promu, va dans tous les sens sauf en diagonale vers l'arrière.",
		"book.yokai.pieces.7": "La règle de la forêt montre les pas du Kitsune et du Tanuki sur des dessins, qui sont perdus. Ils vont ici comme l'Éléphant et la Girafe, dont la règle des animaux décrit les pas.",

		"book.yokai.taking":   "Prendre",
		"book.yokai.taking.1": "Allez sur une pièce adverse et vous la prenez. Vos propres pièces barrent le chemin.",
		"book.yokai.taking.2": "{C.Le} du milieu peut prendre tout de suite.",
		"book.yokai.taking.3": "Il est là où était l'autre, et l'autre est dans votre réserve : il est à vous maintenant.",
		"book.yokai.taking.4": "{+C.Un} pris se retourne et entre en réserve comme {C.un}. Les deux réserves sont visibles de tous.",

		"book.yokai.drops":   "Depuis la réserve",
		"book.yokai.drops.1": "Au lieu de déplacer une pièce, vous pouvez en parachuter une : posez-la de votre réserve sur n'importe quelle case vide. Elle est alors de votre camp et regarde vers l'avant.",
		"book.yokai.drops.2": "Ici, six cases sont vides. Parachuté en b2, {C.le} menace aussitôt {L.le}.",
		"book.yokai.drops.3": "Les règles n'ont pas d'autre limite. Deux de vos {C.many} peuvent donc être sur la même colonne, et {C.un} parachuté peut ne laisser aucune issue {L.au}.",
		"book.yokai.drops.4": "Règles de la forêt : {C.un} parachuté sur la dernière rangée n'est pas promu. Il ne peut plus se déplacer, ni être promu plus tard : il reste là jusqu'à ce qu'on le prenne.",
		"book.yokai.drops.5": "Règles des échecs des animaux : {C.un} parachuté là, « vous devez le déplacer au moins une fois » avant qu'il se retourne. Il n'y a aucun coup, donc il reste là jusqu'à ce qu'on le prenne.",
		"book.yokai.drops.6": "La règle des animaux dit aussi {C.du} : « Il peut quitter le plateau et revenir de l'autre côté. » Engawa comprend : il est pris, puis parachuté par le joueur qui l'a pris.",

		"book.yokai.promotion":   "Grandir",
		"book.yokai.promotion.1": "{C.Un} qui se déplace sur la dernière rangée se retourne aussitôt et devient {+C.un}, même s'il y prend une pièce.",
		"book.yokai.promotion.2": "Encore un pas et il est arrivé.",
		"book.yokai.promotion.3": "Il va maintenant aussi sur les côtés et vers l'arrière ; les cases qu'il menace sont marquées.",
		"book.yokai.promotion.4": "Seul un déplacement promeut. {C.Un} parachuté n'est jamais promu aussitôt, même sur la dernière rangée.",
		"book.yokai.promotion.5": "Les règles ne parlent pas de choix, il n'y en a donc pas : {C.le} se retourne toujours là.",

		"book.yokai.try":   "L'Essai",
		"book.yokai.try.1": "Quand votre {L} arrive sur la dernière rangée et qu'aucune pièce adverse ne l'y menace, vous gagnez aussitôt. C'est l'Essai.",
		"book.yokai.try.2": "Personne ne garde a4 : ce pas gagne.",
		"book.yokai.try.3": "Glisser le long de la dernière rangée, c'est aussi y arriver. Les règles n'en parlent pas.",
		"book.yokai.try.4": "{L.Le} adverse, placé à côté de la case, la garde comme toute autre pièce, même s'il ne pourrait pas y aller sans danger.",

		"book.yokai.danger":   "Un Essai en danger",
		"book.yokai.danger.1": "Règles de la forêt : votre {L} peut aller sur une case menacée, même sur la dernière rangée. La règle ne l'interdit pas.",
		"book.yokai.danger.2": "Selon la règle de la forêt, {L.le} gagne sur la dernière rangée « sans que celui-ci puisse être capturé le coup suivant ». Engawa attend ce coup : s'il n'attrape pas {L.le}, l'Essai gagne alors.",
		"book.yokai.danger.3": "{G.Le} menace a4 et c4. Après ce pas, l'adversaire doit attraper {L.le}, sinon il a perdu.",
		"book.yokai.danger.4": "Lue à la lettre, la règle ne fait pas gagner {L.un} qui peut être attrapé là, qu'il le soit ou non. C'est une option.",
		"book.yokai.danger.5": "Si l'adversaire répond à un Essai en danger par un Essai sans danger, c'est lui qui gagne. Si la réponse est en danger aussi, le premier Essai gagne.",
		"book.yokai.danger.6": "Règles des échecs des animaux : {L.le} ne peut jamais aller sur une case menacée. a4 et c4 lui sont fermées. Prendre {G.le} est sans danger, et c'est un Essai.",

		"book.yokai.draw":   "Partie nulle",
		"book.yokai.draw.1": "Règles de la forêt : la partie est nulle si les pièces font « des va-et-vient trois fois successivement ». Règles des échecs des animaux : si la même situation, plateau et pièces capturées, arrive « trois fois de suite ».",
		"book.yokai.draw.2": "Dans les deux, Engawa compte les positions. Quand la même position apparaît pour la troisième fois, la partie est nulle aussitôt, même si d'autres sont venues entre-temps.",
		"book.yokai.draw.3": "La même position, c'est : les mêmes pièces sur les mêmes cases, les mêmes réserves, le même joueur au trait.",
		"book.yokai.draw.4": "Dès la deuxième fois, la table compte pour vous et marque les coups qui finiraient la partie.",
		"book.yokai.draw.5": "Menacer sans cesse n'est pas interdit : cela mène à la même partie nulle.",
		"book.yokai.draw.6": "Après 500 coups, la partie est nulle aussi. Les règles n'ont pas de telle fin.",

		"book.yokai.stuck":   "Plus aucun coup",
		"book.yokai.stuck.1": "Règles des échecs des animaux : vous perdez si, à votre tour, vous ne pouvez déplacer aucune pièce et que votre réserve est vide.",
		"book.yokai.stuck.2": "Règles de la forêt : la règle n'en dit rien, Engawa joue donc de même. Avec une pièce en réserve, cela ne peut pas arriver : il y a toujours une case vide.",
		"book.yokai.stuck.3": "Règles des échecs des animaux : parachuté en b3, {C.le} retire la dernière case sûre. {L.Le} adverse ne peut plus aller nulle part.",

		"book.yokai.handicaps":   "Les handicaps",
		"book.yokai.handicaps.1": "Entre un joueur fort et un débutant, le plus fort peut commencer sans une pièce, ou en céder une à la réserve de l'autre.",
		"book.yokai.handicaps.2": "Le premier joueur se passe {C.du} : le handicap le plus doux, et un départ équitable.",
		"book.yokai.handicaps.3": "{G.Le} et {E.le} pèsent plus lourd ; céder les deux, c'est le plus grand handicap.",

		"book.yokai.rulesets":   "Deux règles du jeu",
		"book.yokai.rulesets.1": "Ce livre suit deux règles : celle de Yōkai no Mori, ici la règle de la forêt, et celle de Dōbutsu shōgi, ici la règle des animaux. Certains de leurs dessins sont perdus. Chaque affirmation sur les règles porte un signe :",
		"book.yokai.rulesets.2": "Les pièces et le plateau sont les mêmes. Les règles diffèrent en quatre points : où {L.le} peut aller, combien de fois une position se répète avant la partie nulle, un joueur sans coup possible, et {C.un} parachuté sur la dernière rangée.",
		"book.yokai.rulesets.3": "Engawa joue les trois derniers de la même façon dans les deux, comme le disent les pages précédentes. À cette table, seuls changent donc les pas {L.du} :",
		"book.yokai.rulesets.4": "Forêt : {L.le} peut aller partout où mènent ses flèches, même sur une case menacée. Si vous ne voyez pas le danger, il peut être attrapé. Un Essai en danger attend un coup.",
		"book.yokai.rulesets.5": "Échecs des animaux : {L.le} ne peut pas aller sur une case menacée, même pour prendre une pièce gardée.",
		"book.yokai.rulesets.6": "Dans les deux, vous pouvez déplacer une autre pièce alors que votre {L} est en danger. Il peut alors être attrapé.",

		"book.yokai.about":   "À propos de ce jeu",
		"book.yokai.about.1": "Madoka Kitao, joueuse professionnelle de shogi, a créé ce jeu en 2008 comme un premier pas vers le shogi. Au Japon, il s'appelle どうぶつしょうぎ, Dōbutsu shōgi : les échecs des animaux.",
		"book.yokai.about.2": "La première édition a été illustrée par Maiko Fujita ; Benoît Christen en a traduit la règle en français. Yōkai no Mori, 妖怪の森, la forêt des esprits, a été illustré par Naïade.",
		"book.yokai.about.3": "Engawa est une adaptation non officielle, avec ses propres dessins et ses propres mots, sans lien avec les auteurs ni leurs éditeurs. Si le jeu vous plaît, jouez-y aussi sur du bois.",
	}
}

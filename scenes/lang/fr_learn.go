package lang

func frLearn() texts {
	return texts{
		LearnOpen:  "Apprendre à jouer",
		LearnDone:  "Leçon apprise",
		LearnAt:    "Étape {n} sur {all}",
		LearnBack:  "Étape précédente",
		LearnAgain: "Encore une fois",
		LearnShow:  "Montrez-moi",
		LearnRead:  "Étape {n} sur {all} : relire",
		LearnMore:  "Lire la suite",
		LearnFold:  "Ranger le texte",
		LearnPlay:  "Jouez-le pour moi",
		LearnNext:  "Suite",
		LearnSkip:  "Passer cette étape",
		LearnLeave: "Quitter la leçon",
		LearnMatch: "Jouer une partie",
		LearnOther: "La règle le permet. Ici, on demande autre chose : le coup est repris, essayez encore.",

		LearnReadShort: "Lire {n}/{all}",
		LearnMoreShort: "Tourner {n}/{all}",
		LearnFoldShort: "Ranger {n}/{all}",
		LearnSkipShort: "Sauter",
	}
}

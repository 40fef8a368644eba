package lang

// frHonshuRefusals are the refusals of Honshū.
func frHonshuRefusals() texts {
	return texts{
		"refusal.honshu.wrong-phase":   "Ce n'est pas le moment pour cela.",
		"refusal.honshu.not-in-hand":   "Cette carte n'est pas dans votre main.",
		"refusal.honshu.no-cube":       "Aucun cube à vous ne s'y trouve.",
		"refusal.honshu.wrong-colour":  "Une autre ressource mène ce pli : on n'ajoute que celle-là.",
		"refusal.honshu.no-boost-here": "Un cube ne renforce qu'une carte jouée dans un pli.",
		"refusal.honshu.not-on-table":  "Cette carte ne se prend pas ; choisissez-en une encore sur la table.",
		"refusal.honshu.same-cube":     "Une case ne paie pas deux fois.",
		"refusal.honshu.too-few-cubes": "Vous avez moins de deux cubes pour payer.",
		"refusal.honshu.no-such-pair":  "Il n'y a que les paires 1 et 2.",
		"refusal.honshu.not-in-pair":   "Cette carte n'est pas dans votre paire.",
		"refusal.honshu.bad-input":     "Cela ne se choisit pas maintenant.",

		"refusal.honshu.no-overlap":   "La carte doit partager une case avec votre domaine.",
		"refusal.honshu.buried":       "Au moins une case de la carte doit rester visible.",
		"refusal.honshu.lake-covered": "On ne recouvre pas un lac.",
		"refusal.honshu.lake-under":   "Un lac de la carte ne se glisse pas sous le domaine.",
		"refusal.honshu.mixed-level":  "La carte va par-dessus ou par-dessous, pas les deux.",
		"refusal.honshu.knot":         "La carte ne peut être à la fois sur et sous la même carte.",
		"refusal.honshu.bad-level":    "Une case ne se glisse dessous que là où il y a un domaine.",
		"refusal.honshu.far":          "La carte serait trop loin.",
	}
}

package lang

func frExchange() texts {
	return texts{
		OpenTitle:       "Ouvrir une partie",
		OpenText:        "La partie en texte",
		OpenTyped:       "Une partie notée, ou une partie d'Engawa en texte. Écrivez-la ici.",
		OpenDropped:     "Une partie notée, ou une partie d'Engawa en texte. Déposez son fichier sur cette fenêtre, ou écrivez-la ici.",
		OpenPasted:      "Une partie notée, ou une partie d'Engawa en texte. Collez-la, déposez son fichier sur cette fenêtre, ou écrivez-la ici.",
		OpenPaste:       "Coller",
		OpenPick:        "Depuis un fichier",
		OpenClear:       "Effacer",
		OpenOpen:        "Ouvrir",
		OpenRefused:     "Ce texte est illisible. {reason}",
		OpenRefusedLine: "La ligne {n} est illisible, « {quote} ». {reason}",
		OpenRefusedMove: "Le coup {n} est illisible, « {quote} ». {reason}",
		OpenUnread:      "Le fichier {name} est illisible. Il faut un texte d'un mégaoctet au plus.",

		ShareTitle:        "Partager cette partie",
		ShareNotation:     "Notation",
		ShareLine:         "Une ligne",
		ShareFile:         "Fichier",
		ShareNotationTold: "Les coups tels qu'on les note : à lire, ou à ouvrir dans Engawa.",
		ShareLineTold:     "Toute la partie en une ligne : à coller dans un message. Engawa l'ouvre.",
		ShareFileTold:     "Toute la partie en un fichier : à garder ou à envoyer. Engawa l'ouvre.",
		ShareCopy:         "Copier",
		ShareSave:         "Enregistrer",
		ShareCopied:       "Copié : collez-le où vous voulez.",
		ShareLink:         "Copier un lien",
		ShareLinked:       "Le lien est copié : il ouvre cette partie chez qui le suit.",
		ShareNotCopied:    "La copie n'a pas réussi. Enregistrez plutôt un fichier.",
		ShareSaved:        "Enregistré : {where}.",
		ShareNotSaved:     "Le fichier n'a pas pu être écrit.",
		ShareNoClipboard:  "Aucun presse-papiers n'est accessible sur cet appareil.",
		ShareNoFiles:      "Aucun fichier ne peut être enregistré d'ici sur cet appareil.",
		ShareNeither:      "Rien ne peut être copié ni enregistré sur cet appareil : ni presse-papiers ni fichiers ne sont accessibles.",
		ShareSecret:       "Cette partie cache encore des secrets. On pourra la partager quand elle sera finie.",
	}
}

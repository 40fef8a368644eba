package lang

func frHelp() texts {
	return texts{
		HelpTitle:        "Touches, gestes et manette",
		HelpKeyboard:     "Clavier",
		HelpArrows:       "Flèches",
		HelpArrowsDo:     "passer d'une chose à l'autre",
		HelpEnter:        "Entrée ou espace",
		HelpEnterDo:      "choisir, jouer, appuyer",
		HelpTab:          "Tab",
		HelpTabDo:        "le groupe de boutons suivant",
		HelpEscape:       "Échap",
		HelpEscapeDo:     "lâcher, ou ouvrir le menu",
		HelpUndo:         "Z, Y",
		HelpUndoDo:       "annuler un coup, le rejouer",
		HelpHint:         "H",
		HelpHintDo:       "un conseil",
		HelpFullscreen:   "F11",
		HelpFullscreenDo: "plein écran",
		HelpTouch:        "Souris et doigt",
		HelpTap:          "Toucher, puis toucher",
		HelpTapDo:        "choisir une pièce, puis sa case",
		HelpDrag:         "Glisser",
		HelpDragDo:       "porter une pièce sur sa case",
		HelpPad:          "Manette",
		HelpPadStick:     "Stick ou croix",
		HelpPadA:         "Bouton du bas",
		HelpPadB:         "Bouton de droite",
	}
}

package lang

func frSettings() texts {
	return texts{
		SettingsTitle:          "Réglages",
		SettingsLanguage:       "Langue",
		SettingsSound:          "Son",
		SettingsEffects:        "Effets",
		SettingsMusic:          "Musique",
		SettingsMuted:          "Silence",
		SettingsMotion:         "Mouvement",
		SettingsSpeed:          "Vitesse du jeu",
		SettingsSlow:           "Lente",
		SettingsNormal:         "Normale",
		SettingsFast:           "Rapide",
		SettingsInstant:        "Immédiate",
		SettingsReducedMotion:  "Moins de mouvement",
		SettingsHelp:           "Aide sur la table",
		SettingsMarks:          "Marquer les coups permis",
		SettingsLastMove:       "Marquer le dernier coup",
		SettingsDanger:         "Montrer le danger pour {L.le}",
		SettingsWarnings:       "Avertir avant une bévue",
		SettingsWarnAgain:      "Redonner {n} {n|avertissement tu|avertissements tus}",
		SettingsConfirm:        "Confirmer chaque coup",
		SettingsForced:         "Coups forcés joués d'eux-mêmes",
		SettingsView:           "Affichage",
		SettingsFaceAcross:     "Tourner les pièces d'en face",
		SettingsFaceAcrossHint: "Pour deux personnes de part et d'autre de l'écran.",
		SettingsFullscreen:     "Plein écran",
		SettingsLeftHanded:     "Pour gaucher",
		SettingsReset:          "Comme au début",
		SettingsResetAsk:       "Tout remettre comme au début ?",
	}
}

package lang

func enSettings() texts {
	return texts{
		SettingsTitle:          "Settings",
		SettingsLanguage:       "Language",
		SettingsSound:          "Sound",
		SettingsEffects:        "Effects",
		SettingsMusic:          "Music",
		SettingsMuted:          "Silence",
		SettingsMotion:         "Movement",
		SettingsSpeed:          "Speed of play",
		SettingsSlow:           "Slow",
		SettingsNormal:         "Normal",
		SettingsFast:           "Fast",
		SettingsInstant:        "At once",
		SettingsReducedMotion:  "Less movement",
		SettingsHelp:           "Help on the table",
		SettingsMarks:          "Mark legal moves",
		SettingsLastMove:       "Mark the last move",
		SettingsDanger:         "Show danger to the {L}",
		SettingsWarnings:       "Warn before a blunder",
		SettingsWarnAgain:      "Give {n} silenced {n|warning|warnings} again",
		SettingsConfirm:        "Confirm every move",
		SettingsForced:         "Play forced moves by themselves",
		SettingsView:           "View",
		SettingsFaceAcross:     "Turn pieces across the table",
		SettingsFaceAcrossHint: "For two people on either side of one screen.",
		SettingsFullscreen:     "Full screen",
		SettingsLeftHanded:     "Left-handed",
		SettingsReset:          "As at first",
		SettingsResetAsk:       "Set everything as it was at first?",
	}
}

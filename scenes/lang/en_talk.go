package lang

// enTalk is what players can say to each other, by the game and the word that programs read.
func enTalk() texts {
	return texts{
		"talk.homeworlds.good":    "I am Good.",
		"talk.homeworlds.evil":    "I am Evil.",
		"talk.homeworlds.suspect": "{name} is Evil.",
		"talk.homeworlds.trust":   "{name} is Good.",
		"talk.homeworlds.attack":  "Let's attack {name}!",
		"talk.homeworlds.truce":   "Truce, {name}?",
		"talk.homeworlds.yes":     "Yes!",
		"talk.homeworlds.no":      "No.",
		"talk.homeworlds.thanks":  "Thank you.",
	}
}

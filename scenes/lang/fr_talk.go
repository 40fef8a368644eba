package lang

// frTalk is what players can say to each other, by the game and the word that programs read.
func frTalk() texts {
	return texts{
		"talk.homeworlds.good":    "Je suis du côté du Bien.",
		"talk.homeworlds.evil":    "Je suis du côté du Mal.",
		"talk.homeworlds.suspect": "{name} est du côté du Mal.",
		"talk.homeworlds.trust":   "{name} est du côté du Bien.",
		"talk.homeworlds.attack":  "Attaquons {name} !",
		"talk.homeworlds.truce":   "Une trêve, {name} ?",
		"talk.homeworlds.yes":     "Oui !",
		"talk.homeworlds.no":      "Non.",
		"talk.homeworlds.thanks":  "Merci.",
	}
}

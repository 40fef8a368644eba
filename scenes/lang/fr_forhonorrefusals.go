package lang

// frForhonorRefusals are the refusals of For Honor.
func frForhonorRefusals() texts {
	return texts{
		"refusal.forhonor.wrong-phase":  "Ce n'est pas le moment pour cela.",
		"refusal.forhonor.not-eligible": "Ce héros ne peut pas agir : nommez-en un qui n'a pas agi et n'est pas en attente.",
		"refusal.forhonor.not-yours":    "Ce héros n'est pas parmi ceux que vous pouvez choisir.",
		"refusal.forhonor.no-square":    "C'est un mur, pas une case.",
		"refusal.forhonor.occupied":     "Une figurine s'y trouve : choisissez une case libre.",
		"refusal.forhonor.too-far":      "C'est plus loin que ce héros ne peut aller maintenant.",
		"refusal.forhonor.moves-over":   "Qui combat après s'être déplacé ne se déplace plus pendant cette activation.",
		"refusal.forhonor.enter-first":  "Ce héros n'est pas encore sur le champ de bataille : faites-le entrer par le bord de son camp.",
		"refusal.forhonor.already-used": "Ce héros l'a déjà fait pendant cette activation.",
		"refusal.forhonor.no-power":     "Ce héros n'a pas ce pouvoir.",
		"refusal.forhonor.no-contact":   "La cible doit être juste à côté de ce héros.",
		"refusal.forhonor.own-side":     "C'est quelqu'un de votre camp.",
		"refusal.forhonor.too-many":     "C'est trop de soldats : sept moins les pas faits, et pas plus qu'il n'y en a.",
		"refusal.forhonor.too-near":     "Trop près : un tir porte de deux à quatre cases.",
		"refusal.forhonor.out-of-range": "Trop loin : un tir porte de deux à quatre cases.",
		"refusal.forhonor.no-line":      "Un tir va tout droit ou exactement en diagonale.",
		"refusal.forhonor.blocked":      "Un mur barre le tir.",
		"refusal.forhonor.no-target":    "Aucun ennemi ne s'y trouve.",
		"refusal.forhonor.no-effect":    "Personne à portée de la bannière n'a perdu de vie.",
		"refusal.forhonor.card-used":    "Cette carte a été jouée à la première manche : choisissez-en une autre.",
		"refusal.forhonor.bad-shove":    "Le héros cède la place vers l'une des cases libres les plus proches.",
		"refusal.forhonor.must-enter":   "Le héros doit entrer avant de terminer.",
		"refusal.forhonor.bad-input":    "Cela ne se choisit pas maintenant.",

		"refusal.forhonor.fight-left": "Ce héros pourrait encore combattre.",
	}
}

package lang

// enForhonorRefusals are the refusals of For Honor.
func enForhonorRefusals() texts {
	return texts{
		"refusal.forhonor.wrong-phase":  "This is the time for something else.",
		"refusal.forhonor.not-eligible": "This hero cannot act now: name one that has not acted and is not waiting.",
		"refusal.forhonor.not-yours":    "This hero is not among those you can choose from.",
		"refusal.forhonor.no-square":    "There is a wall, not a square.",
		"refusal.forhonor.occupied":     "A figure stands there: choose a free square.",
		"refusal.forhonor.too-far":      "That is farther than this hero can go now.",
		"refusal.forhonor.moves-over":   "Who fights after moving moves no more in this activation.",
		"refusal.forhonor.enter-first":  "The hero is not on the battlefield yet: let it enter by the edge of its camp.",
		"refusal.forhonor.already-used": "This hero has done that already in this activation.",
		"refusal.forhonor.no-power":     "This hero lacks that power.",
		"refusal.forhonor.no-contact":   "It must stand right beside this hero.",
		"refusal.forhonor.own-side":     "That is one of your own camp.",
		"refusal.forhonor.too-many":     "So many soldiers cannot be struck down: seven less the moves made, and no more than stand there.",
		"refusal.forhonor.too-near":     "Too near: a shot goes two to four squares.",
		"refusal.forhonor.out-of-range": "Too far: a shot goes two to four squares.",
		"refusal.forhonor.no-line":      "A shot goes straight or exactly diagonally.",
		"refusal.forhonor.blocked":      "A wall is in the way of the shot.",
		"refusal.forhonor.no-target":    "No enemy stands there.",
		"refusal.forhonor.no-effect":    "Nobody in reach of the banner is wounded.",
		"refusal.forhonor.card-used":    "This card has been played in the first assault: choose another.",
		"refusal.forhonor.bad-shove":    "The hero makes way to one of the nearest free squares.",
		"refusal.forhonor.must-enter":   "The hero must enter before it is done.",
		"refusal.forhonor.bad-input":    "This cannot be chosen now.",

		"refusal.forhonor.fight-left": "This hero could still fight.",
	}
}

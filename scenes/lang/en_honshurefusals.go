package lang

// enHonshuRefusals are the refusals of Honshū.
func enHonshuRefusals() texts {
	return texts{
		"refusal.honshu.wrong-phase":   "This is not the time for that.",
		"refusal.honshu.not-in-hand":   "This card is not in your hand.",
		"refusal.honshu.no-cube":       "No cube of yours lies there.",
		"refusal.honshu.wrong-colour":  "Another good leads this trick: only that one may be added.",
		"refusal.honshu.no-boost-here": "Cubes raise only cards that are played to a trick.",
		"refusal.honshu.not-on-table":  "This card cannot be taken; choose one that still lies on the table.",
		"refusal.honshu.same-cube":     "One square cannot pay twice.",
		"refusal.honshu.too-few-cubes": "You have fewer than two cubes to pay with.",
		"refusal.honshu.no-such-pair":  "There are only pairs 1 and 2.",
		"refusal.honshu.not-in-pair":   "This card is not in your pair.",
		"refusal.honshu.bad-input":     "This cannot be chosen now.",

		"refusal.honshu.no-overlap":   "The card must share a square with your land.",
		"refusal.honshu.buried":       "At least one square of the card must show.",
		"refusal.honshu.lake-covered": "A lake may not be covered.",
		"refusal.honshu.lake-under":   "A lake of the card may not go under the land.",
		"refusal.honshu.mixed-level":  "The card goes over the land or under it, not both.",
		"refusal.honshu.knot":         "The card cannot lie above and below the same card.",
		"refusal.honshu.bad-level":    "A square can slide under only where there is land.",
		"refusal.honshu.far":          "The card would lie too far away.",
	}
}

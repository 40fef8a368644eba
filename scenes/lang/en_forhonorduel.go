package lang

// enForhonorDuel is what covers the battlefield of For Honor.
func enForhonorDuel() texts {
	return texts{
		ForhonorDuel:         "Duel",
		ForhonorDuelFirst:    "first round of two",
		ForhonorDuelSecond:   "second round of two",
		ForhonorDuelPast:     "First round",
		ForhonorDuelAttacks:  "attacks",
		ForhonorDuelSay:      "{name}, choose a card in secret.",
		ForhonorDuelChosen:   "{name} has chosen",
		ForhonorDuelChooses:  "{name} is choosing",
		ForhonorDuelChoose:   "Choose a card",
		ForhonorDuelCommit:   "Commit",
		ForhonorDuelPlayed:   "already played",
		ForhonorDuelBeats:    "beats",
		ForhonorDuelLosses:   "Lives lost",
		ForhonorDuelGang:     "{friend} joins in: {hero} has lost 1.",
		ForhonorDuelBlowRule: "Who wins both rounds deals a powerful blow: 1 more, and it executes.",
		ForhonorDuelWaitRule: "Who falls in this round waits until the next one.",
		ForhonorDuelSentence: "Who falls against {hero} is executed.",

		ForhonorDuelCard:      "{card}, beats {other}",
		ForhonorDuelCardBonus: "{card}, beats {other}, takes 1 more",
		ForhonorDuelAgainst:   "against {card} {hero} loses {n}, {rival} {m}",

		ForhonorDuelWins:     "{card} beats {other}: {hero} loses {n}.",
		ForhonorDuelWinsNone: "{card} beats {other}, but {hero} loses nothing.",
		ForhonorDuelTie:      "Both show {card}: {hero} loses {n}, {rival} loses {m}.",
		ForhonorDuelTieEach:  "Both show {card}: each loses {n}.",
		ForhonorDuelTieNone:  "Both show {card}: nobody loses a life.",
		ForhonorDuelBlow:     "Powerful blow!",
		ForhonorDuelWaits:    "{hero} falls and waits.",
		ForhonorDuelExecuted: "{hero} is executed.",

		ForhonorDraft:        "Draft",
		ForhonorDraftSay:     "{name}, pick a hero in secret.",
		ForhonorDraftPassed:  "The other cards go to {name}.",
		ForhonorDraftPick:    "Pick {hero}",
		ForhonorDraftChoose:  "Choose a hero",
		ForhonorDraftYours:   "Your heroes",
		ForhonorDraftHas:     "{n} of {m}",
		ForhonorDraftWait:    "The players pick their heroes in secret.",
		ForhonorDraftDealing: "The hero cards are dealt.",

		ForhonorLine:        "Line-up",
		ForhonorLineSay:     "{name}, line your heroes up in secret: touch them in the order in which they shall act.",
		ForhonorLineMore:    "{n} still to come",
		ForhonorLineCommit:  "Commit",
		ForhonorLinePlace:   "{hero}, place {n}",
		ForhonorLineWait:    "The captains line their heroes up in secret.",
		ForhonorCamps:       "The camps",
		ForhonorRoundBegins: "Round {n}",
		ForhonorAllowance:   "{n} moves",

		ForhonorKeepHand:   "In hand: {heroes}.",
		ForhonorKeepPicks:  "Picked: {heroes}.",
		ForhonorKeepChosen: "Chosen: {what}.",
		ForhonorKeepNone:   "You keep no secret now.",
	}
}

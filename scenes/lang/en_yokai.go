package lang

func enYokai() texts {
	return texts{
		YokaiBegins:          "{name} begins",
		YokaiMoveTo:          "{piece} to {cell}",
		YokaiMoveFrom:        "{piece} {from} to {cell}",
		YokaiTakes:           "{piece} takes {taken}, {cell}",
		YokaiTakesFrom:       "{piece} {from} takes {taken}, {cell}",
		YokaiDropped:         "{piece} dropped, {cell}",
		YokaiPromoted:        "{piece} promoted, {cell}",
		YokaiTakesPromoted:   "{piece} takes {taken}, promoted, {cell}",
		YokaiSente:           "sente",
		YokaiGote:            "gote",
		YokaiTryWaits:        "{L} waits on the far row.",
		YokaiCatchNow:        "Catch it now or lose.",
		YokaiInDanger:        "Your {L} can be caught.",
		YokaiCrossed:         "On the cross your {L} would be caught.",
		YokaiTryNear:         "One step from the far row.",
		YokaiRepetition:      "The same position: {n} of 3.",
		YokaiThird:           "The third time: a draw.",
		YokaiSpokenEmpty:     "{cell}, empty",
		YokaiSpokenOwn:       "{cell}, your {piece}",
		YokaiSpokenOther:     "{cell}, {name}'s {piece}",
		YokaiSpokenHeld:      "{piece} in reserve, {n}",
		YokaiSpokenHeldOther: "{name}'s {piece} in reserve, {n}",
	}
}

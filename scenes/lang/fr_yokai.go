package lang

func frYokai() texts {
	return texts{
		YokaiBegins:          "{name} commence",
		YokaiMoveTo:          "{piece} en {cell}",
		YokaiMoveFrom:        "{piece} {from} en {cell}",
		YokaiTakes:           "{piece} prend {taken}, {cell}",
		YokaiTakesFrom:       "{piece} {from} prend {taken}, {cell}",
		YokaiDropped:         "{piece} parachuté{piece.e}, {cell}",
		YokaiPromoted:        "{piece} promu{piece.e}, {cell}",
		YokaiTakesPromoted:   "{piece} prend {taken}, promu{piece.e}, {cell}",
		YokaiSente:           "sente",
		YokaiGote:            "gote",
		YokaiTryWaits:        "{L} attend sur la rangée du fond.",
		YokaiCatchNow:        "Attrapez-le maintenant ou perdez.",
		YokaiInDanger:        "Votre {L} peut être attrapé.",
		YokaiCrossed:         "Sur la croix, votre {L} serait attrapé.",
		YokaiTryNear:         "À un pas de la rangée du fond.",
		YokaiRepetition:      "La même position : {n} sur 3.",
		YokaiThird:           "Troisième fois : partie nulle.",
		YokaiSpokenEmpty:     "{cell}, vide",
		YokaiSpokenOwn:       "{cell}, {piece} à vous",
		YokaiSpokenOther:     "{cell}, {piece} de {name}",
		YokaiSpokenHeld:      "{piece} en réserve, {n}",
		YokaiSpokenHeldOther: "{piece} en réserve chez {name}, {n}",
	}
}

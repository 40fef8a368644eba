package lang

func frEnd() texts {
	return texts{
		EndWins:        "{name} gagne",
		EndWinTogether: "Victoire : {name}",
		EndTurns:       "{n} {n|tour|tours}",
		EndRounds:      "{n} {n|tour|tours}",
		EndDraw:        "Partie nulle",
		EndMoves:       "{n} {n|coup|coups}",
		EndPlayAgain:   "Rejouer",
		EndSeeBoard:    "Voir le plateau",
		EndShelf:       "Étagère",
		EndReplay:      "Revoir la partie",
		EndWon:         "gagné",
		EndLost:        "perdu",
		EndDrawn:       "nulle",
		EndValueDraw:   "Joué à la perfection, ce départ mène à la nulle.",
		EndValueFirst:  "Joué à la perfection, le premier joueur gagne ce départ en {n} {n|coup|coups}.",
		EndValueSecond: "Joué à la perfection, le second joueur gagne ce départ en {n} {n|coup|coups}.",
		EndTieBroken:   "À égalité de points, on compte les {what} : {list}.",
		EndTieShared:   "{names} partagent le rang : autant de points et autant de {what}.",
	}
}

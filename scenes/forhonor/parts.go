package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
)

// Buttons of the Board, which no action has. Those of the duel, the draft and the line-up begin at buttonOverlay, those of
// the heroes' cards, the score and the hero looked at closely at buttonSide.
const (
	buttonGo       = iota + 1000 // the one vermilion button: activate, march, strike
	buttonThreat                 // shows or hides the threat map
	buttonWhole                  // the whole battlefield, or near
	buttonGround                 // the battlefield where it is no square
	buttonFewer                  // soldiers
	buttonMore                   //
	buttonOverview = 1030        // and the number of a part of the small picture of the battlefield
	buttonOverlay  = 1100
	buttonSide     = 1200
)

func button(n int) rules.Part { return rules.Part{Kind: rules.PartButton, Index: int32(n)} }

// order is the part of a button of an action, such as game.ButtonDone.
func order(n int32) rules.Part { return rules.Part{Kind: rules.PartButton, Index: n} }

func squarePart(q game.Square) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(q)} }

func heroPart(h game.Hero) rules.Part { return rules.Part{Kind: rules.PartPiece, Index: int32(h)} }

func cardPart(h game.Hero) rules.Part { return rules.Part{Kind: rules.PartCard, Index: int32(h)} }

func combatPart(c game.Card) rules.Part {
	return rules.Part{Kind: rules.PartCard, Index: game.CardPart + int32(c)}
}

func countPart(n int) rules.Part { return rules.Part{Kind: rules.PartCount, Index: int32(n)} }

// squareOf returns the square that is pointed at; false for other parts.
func squareOf(p rules.Part) (game.Square, bool) {
	return game.Square(p.Index), p.Kind == rules.PartCell && p.Index >= 0 && p.Index < game.NumSquares
}

// heroOf returns the hero that is pointed at; false for other parts.
func heroOf(p rules.Part) (game.Hero, bool) {
	return game.Hero(p.Index), p.Kind == rules.PartPiece && p.Index > 0 && p.Index <= game.NumHeroes
}

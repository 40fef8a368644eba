package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

type handState struct{}

func (b *Board) showHand()                                   {}
func (b *Board) chooseHand()                                 {}
func (b *Board) tickHand() bool                              { return false }
func (b *Board) touchHand(rules.Part) bool                   { return false }
func (b *Board) closeHand() bool                             { return false }
func (b *Board) handTargets(adder)                           {}
func (b *Board) chosenCard() game.Card                       { return game.NoCard }
func (b *Board) composeCard(rules.Part) ([]rules.Part, bool) { return nil, false }
func (b *Board) cardActWords() (text, icon string, on bool)  { return "", "", false }
func (b *Board) carryHand(rules.Part, geom.Point)            {}
func (b *Board) putHand(bool)                                {}
func (b *Board) drawMiddle(*canvas.Canvas)                   {}
func (b *Board) drawHand(*canvas.Canvas)                     {}
func (b *Board) drawRaise(*canvas.Canvas)                    {}
func (b *Board) drawFlying(*canvas.Canvas)                   {}
func (b *Board) drawCount(*canvas.Canvas)                    {}
func (b *Board) playerName(seat rules.Seat) string           { return table.Players(b.match)[seat].Name }
func (b *Board) speaker() speaker                            { return speaker{b.words(), b.playerName} }

// Play implements table.Board.
func (b *Board) Play(rules.Event, anim.Speed) anim.Step { return nil }

// Line implements table.Board.
func (b *Board) Line(rules.State, rules.Move) string { return "" }

// Say implements table.Board.
func (b *Board) Say(rules.State) string { return "" }

// Describe implements table.Board.
func (b *Board) Describe(rules.State) string { return "" }

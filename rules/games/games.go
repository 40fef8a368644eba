// Package games is the list of games that Engawa ships, and the only place that names them all. It imports rules and
// the packages of the games.
//
// Every game keeps the same things, under the same names, in files of the same names, so that two can be read side by
// side:
//
//	doc.go                what the game is, its texts, Parts and Events
//	game.go               Game, Info, New, Score, End, Privacy
//	options.go            options
//	action.go             Choice, Fields, Pack
//	state.go              State, Seats, Actors, Clone, Payoffs, Hash
//	legal.go              Legal, Chances
//	check.go              check, mayHide, refusal
//	apply.go              Apply
//	events.go             how the Events are made
//	view.go               View, Sample
//	parts.go              Paths
//	why.go                Why, meaning
//	notation_action.go    FormatAction, ParseAction
//	notation_position.go  FormatPosition, ParsePosition
//	binary.go             AppendBinary, Decode
//	fault.go              fault
//	sketch.go             String
//	advice.go             Warnings
//
// A refusal is why a choice is illegal; what refuses a part of the rules ends in Refusal and stands in check.go. A
// fault is what is wrong with a State that was read; it ends in Fault and stands in fault.go. A meaning is what parts
// that lead nowhere seem to mean; it ends in Meaning and stands in why.go. What is too long for one file goes on in
// others that begin alike, as fault_cards.go. A game may lack what it does not need: options.go without options, Privacy
// and mayHide without secrets, End, events.go and advice.go. The teaching games of rules/toys follow the table too, and
// have no more of it than they need; Atari Go keeps several things in one file.
package games

import (
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
)

// All returns the games in the order a menu shows them.
func All() []rules.Game {
	return []rules.Game{yokai.Game{}, homeworlds.Game{}, honshu.Game{}, forhonor.Game{}}
}

// Find returns the game with that id.
func Find(id string) (rules.Game, bool) {
	g, err := rules.Find(All(), id)
	return g, err == nil
}

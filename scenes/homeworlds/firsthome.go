package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// firstHomePieces returns the pieces of the home that the rules propose to the player who sets up a home, where hints are
// allowed; nil where they propose none.
func (b *Board) firstHomePieces() []game.Piece {
	s, ok := b.choice.State.(*game.State)
	if !ok || !b.choice.Hints {
		return nil
	}
	return s.StandardHome()
}

// firstHome is the button that sets up the proposed home, in the place of the one that ends a turn.
func (b *Board) firstHome() widget.Widget {
	pieces := b.firstHomePieces()
	if pieces == nil {
		return nil
	}
	words := b.words()
	takes := make([]string, len(pieces))
	for k, p := range pieces {
		as := lang.HomeworldsAdviceStar
		if k == len(pieces)-1 {
			as = lang.HomeworldsAdviceShip
		}
		takes[k] = words.T(as, b.pieceArg(p))
	}
	m := buttonModel{
		button: buttonFirstHome, state: actionOn, icon: "home", word: words.T(lang.HomeworldsFirstHome),
		note: words.List(takes...),
	}
	return widget.Memo("first home", m, b.button)
}

// takeFirstHome takes the pieces of the proposed home, one after the other.
func (b *Board) takeFirstHome() table.Answer {
	pieces := b.firstHomePieces()
	if pieces == nil {
		return table.Answer{Then: table.ThenStay}
	}
	answer := table.Answer{Then: table.ThenPlay, Parts: []rules.Part{reservePart(pieces[0])}}
	for _, p := range pieces[1:] {
		answer.More = append(answer.More, []rules.Part{reservePart(p)})
	}
	return answer
}

package forhonor

import (
	"slices"
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// Measures of the room for advice: the height from which on the orders say how many moves are left, and the least
// place of a narrow message that can tell all that can be done.
const (
	roomyOrders   = 120.0
	narrowMessage = 200.0
	highMessage   = 120.0
)

// advise says to the local player what can be done now; "" when nobody does, or where there is nothing to add.
func (b *Board) advise(s *game.State) string {
	if b.choice.State == nil || b.choice.By < 0 {
		return ""
	}
	words, who := b.words(), b.speaker().who(b.choice.By)
	switch s.Phase() {
	case game.PhaseCall:
		camp := lang.Text("camp", words.Camp(s.Camp(b.choice.By).String(), "within"))
		if b.actsAgain(s) {
			return words.T(lang.ForhonorMessageChooseAgain, camp, who)
		}
		if b.allEnter(s) {
			return words.T(lang.ForhonorMessageChooseFirst, camp, who)
		}
		return words.T(lang.ForhonorMessageChoose, camp, who)
	case game.PhaseAct:
	default:
		return ""
	}
	h, _, _, _ := s.Active()
	hero := b.speaker().hero("hero", h)
	if b.aiming() {
		return b.orderHead()
	}
	if commands := b.describePickedCommands(); commands != "" {
		return b.pickedWords(commands)
	}
	if text := b.consequences(); text != "" {
		return text
	}
	l := &b.layout
	if l.orders.H < roomyOrders || l.message.W < narrowMessage && l.message.H < highMessage {
		left, all := lang.Count("n", s.MovesLeft()), lang.Count("m", h.Faction().Allowance())
		for _, far := range []bool{true, false} {
			if things := b.touchable(s, h, far); things != "" {
				if text := words.T(lang.ForhonorMessageTouch, hero, left, all, lang.Text("things", things)); b.hasRoom(text) {
					return text
				}
			}
		}
		return words.T(lang.ForhonorMessageMoves, hero, left, all)
	}
	return words.T(lang.ForhonorMessageDo, who, lang.Text("commands", b.commandWords(s, h)))
}

// actsAgain reports whether the camp that is called has also acted last in this round.
func (b *Board) actsAgain(s *game.State) bool {
	if s.Phase() != game.PhaseCall {
		return false
	}
	seat, _ := s.Actors().Only()
	for n := b.match.Len() - 1; n >= 0 && b.match.At(n).(*game.State).Round() == s.Round(); n-- {
		if c, ok := game.Fields(b.match.Move(n).Do); ok && c.Verb == game.VerbAct {
			_, camp, _ := s.Figure(c.Hero)
			return camp == s.Camp(seat)
		}
	}
	return false
}

// allEnter reports whether none of the heroes that can be chosen is on the battlefield.
func (b *Board) allEnter(s *game.State) bool {
	for _, f := range s.Figures(b.side()) {
		if f.Post == game.Fielded && b.choosable(f.Hero) {
			return false
		}
	}
	return true
}

// describePickedCommands names the orders against what has been picked; "" where nothing has been.
func (b *Board) describePickedCommands() string {
	p := b.firstPick()
	if p == (rules.Part{}) || b.pending() {
		return ""
	}
	var list []string
	for _, o := range b.strikes(p) {
		list = append(list, o.label())
	}
	return b.joinWithOr(list)
}

// pickedWords asks whether what is picked or planned is to be done, and says what it brings with it, else how to cancel it.
func (b *Board) pickedWords(commands string) string {
	what := b.consequences()
	if what == "" {
		what = b.words().T(lang.ForhonorMessageCancel)
	}
	return b.words().T(lang.ForhonorMessagePicked, lang.Text("commands", commands), lang.Text("what", what))
}

// joinWithOr lists what can be done or touched, "or" before the last.
func (b *Board) joinWithOr(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return b.words().T(lang.ForhonorThingOr, lang.Text("things", b.words().List(list[:last]...)), lang.Text("last", list[last]))
}

// touchable names the marks that can be touched for the hero that is played, and if wanted enemies to whom it could walk
// where none is beside it; "" without any.
func (b *Board) touchable(s *game.State, h game.Hero, far bool) string {
	words := b.words()
	if f, _, _ := s.Figure(h); f.Post == game.Available {
		return b.joinWithOr([]string{words.T(lang.ForhonorThingArrow), words.T(lang.ForhonorThingDot)})
	}
	var list []string
	for _, thing := range []struct {
		verb game.Verb
		key  lang.Key
	}{{game.VerbMove, lang.ForhonorThingDot}, {game.VerbAttack, lang.ForhonorThingFoe}, {game.VerbRaze, lang.ForhonorThingSoldiers}} {
		if b.may(verb(thing.verb)) {
			list = append(list, words.T(thing.key))
		}
	}
	if far && len(list) == 1 && slices.Contains(b.shownReach(h).fights[:], true) {
		list = append(list, words.T(lang.ForhonorThingEnemy))
	}
	return b.joinWithOr(list)
}

// hasRoom reports whether a sentence of the usual size has room in the place of the message.
func (b *Board) hasRoom(text string) bool {
	const size, beside, about = 13.5, 30.0, 16.0 // of the words at least, and what their plate has around them
	room := b.layout.message
	return b.view.TextScale() <= 1 && canvas.ParagraphHeight(ui.Body(size), text, room.W-beside) <= room.H-about
}

// commandWords reports what the hero that is played can do.
func (b *Board) commandWords(s *game.State, h game.Hero) string {
	words := b.words()
	if f, _, _ := s.Figure(h); f.Post == game.Available {
		return words.T(lang.ForhonorMessageGoIn)
	}
	var list []string
	for _, command := range []struct {
		verb game.Verb
		key  lang.Key
	}{
		{game.VerbMove, lang.ForhonorMessageMarch}, {game.VerbAttack, lang.ForhonorMessageFight}, {game.VerbRaze, lang.ForhonorMessageStrike},
		{game.VerbShoot, lang.ForhonorMessageShoot}, {game.VerbBanner, lang.ForhonorMessageBanner},
	} {
		if b.may(verb(command.verb)) {
			list = append(list, words.T(command.key, b.speaker().hero("hero", h)))
		}
	}
	last := words.T(lang.ForhonorMessageEnd)
	switch {
	case !b.may(verb(game.VerbDone)):
		return b.joinWithOr(list)
	case list == nil:
		return last
	}
	return words.T(lang.ForhonorMessageOr, lang.Text("commands", words.List(list...)), lang.Text("last", last))
}

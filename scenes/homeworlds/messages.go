package homeworlds

import (
	"slices"
	"strings"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/letters"
)

// pieceName is what a ship is called.
func (b *Board) pieceName(p game.Piece) string { return b.words().Pyramid(p.String(), false) }

// Line implements table.Board: the end of a turn is worth a line only if nothing was done in it. Homes are called after
// their players alone, for lines are short.
func (b *Board) Line(st rules.State, m rules.Move) string {
	return b.line(st, m, func(done, _ lang.Key) lang.Key { return done })
}

// Advise implements table.Narrator.
func (b *Board) Advise(st rules.State, m rules.Move) string {
	return b.line(st, m, func(_, advice lang.Key) lang.Key { return advice })
}

// line puts a move into words; put chooses between those for what has been done and those of advice.
func (b *Board) line(st rules.State, m rules.Move, put func(done, advice lang.Key) lang.Key) string {
	s, ok := st.(*game.State)
	c, known := game.Fields(m.Do)
	if !ok || !known {
		return ""
	}
	words, key := b.words(), lang.Key("")
	piece, slot, place := c.Piece, c.Slot, [...]lang.Key{lang.HomeworldsAtOwn, lang.HomeworldsAtHome, lang.HomeworldsAtStar}
	var of, system lang.Arg
	switch c.Kind {
	case game.KindStart:
		return words.T(lang.HomeworldsBegins, b.name(rules.Seat(c.Slot)))
	case game.KindStar:
		key = put(lang.HomeworldsLogStar, lang.HomeworldsAdviceStar)
	case game.KindShip:
		key = put(lang.HomeworldsLogShip, lang.HomeworldsAdviceShip)
	case game.KindBuild:
		key, piece = put(lang.HomeworldsLogBuild, lang.HomeworldsAdviceBuild), s.Bank().Smallest(game.Colour(c.Target))
	case game.KindTrade:
		key, of = put(lang.HomeworldsLogTrade, lang.HomeworldsAdviceTrade), b.colourArg(game.Piece(c.Target).Colour())
	case game.KindMove:
		key, slot = put(lang.HomeworldsLogMove, lang.HomeworldsAdviceMove), c.Target
		place = [...]lang.Key{lang.HomeworldsToOwn, lang.HomeworldsToHome, lang.HomeworldsToStar}
	case game.KindDiscover:
		found := *s.Position()
		key, of = put(lang.HomeworldsLogDiscover, lang.HomeworldsAdviceDiscover), lang.Text("star", words.PyramidShort(game.Piece(c.Target).String()))
		system = lang.Text("system", b.nameIn(&found, found.Discover(c.Slot, c.Piece, game.Piece(c.Target))))
	case game.KindAttack:
		key = put(lang.HomeworldsLogAttack, lang.HomeworldsAdviceAttack)
	case game.KindSacrifice:
		key = put(lang.HomeworldsLogSacrifice, lang.HomeworldsAdviceSacrifice)
	case game.KindCatastrophe:
		key, of = lang.HomeworldsLogCatastrophe, b.colourArg(game.Colour(c.Target))
	case game.KindEnd:
		if s.Phase() == game.Start {
			key = put(lang.HomeworldsLogPass, lang.HomeworldsAdvicePass)
		}
	}
	return words.T(key, b.pieceArg(piece), b.whereArg(s.Position(), slot, m.By, place), of, system)
}

// whereArg is the argument {place}: where something is done by the seat, in the words for its own home, for that of
// another player, and for another system.
func (b *Board) whereArg(p *game.Position, slot int, by rules.Seat, key [3]lang.Key) lang.Arg {
	words := ""
	switch {
	case slot == int(by):
		words = b.words().T(key[0])
	case slot < game.MaxSeats:
		words = b.words().T(key[1], b.name(rules.Seat(slot)))
	default:
		words = b.words().T(key[2], lang.Text("system", b.nameIn(p, slot)))
	}
	return lang.Text("place", words)
}

// Message implements table.Board: what is to be done next, as long as a person here chooses, else what has been done last;
// nothing while a ship is carried, which a sentence would hide.
func (b *Board) Message(st rules.State) string {
	s, ok := st.(*game.State)
	if !ok || b.drag.pyramid != nil {
		return ""
	}
	return b.top().message(s)
}

func (v chartView) message(s *game.State) string {
	b := v.Board
	if b.highlights.catastrophe.slot != noSystem {
		return ""
	}
	if b.choice.State == nil {
		return b.lastMoveMessage()
	}
	words := b.words()
	switch s.Phase() {
	case game.Setup:
		return b.setupMessage(s)
	case game.Sacrificing:
		if !s.Position().AtHome(s.Turn()) {
			return words.T(lang.HomeworldsHomeEmpty)
		}
		if len(b.choice.Picked) > 0 && b.highlights.ship == (rules.Part{}) {
			return words.T(b.whichNext())
		}
		return b.actionsMessage()
	case game.Done:
		return b.doneMessage(s)
	}
	return b.choiceMessage(s)
}

func (b *Board) setupMessage(s *game.State) string {
	home := s.System(int(s.Turn()))
	switch home.Stars.Len() {
	case 0:
		if cardOf(b.choice.State, b.choice.By) != homeworldssprites.CardBack && !b.informedSeats.Has(b.choice.By) {
			return b.words().T(lang.HomeworldsLookFirst)
		}
		return b.withAim(s, b.words().T(lang.HomeworldsFirstStar))
	case 1:
		return b.words().T(lang.HomeworldsSecondStar)
	}
	return strings.TrimSpace(b.words().T(lang.HomeworldsFirstShip) + " " + b.homeMessage(s))
}

// tellsAim reports whether the goal of the game is shown: in the first two turns of the player who chooses.
func (b *Board) tellsAim() bool {
	return b.choice.State != nil && b.state != nil && b.state.Turns() < 2*b.seats
}

// withAim sets what wins before a sentence, in the first turns.
func (b *Board) withAim(s *game.State, sentence string) string {
	if !b.tellsAim() {
		return sentence
	}
	aim := lang.HomeworldsAim
	switch {
	case s.Position().Rules.Win == game.GoodEvil && b.seats > 2:
		aim = lang.HomeworldsAimCard
	case s.Position().Rules.Win == game.Sinister:
		aim = lang.HomeworldsAimNext
	}
	return b.joinSentences(b.words().T(aim), sentence)
}

// joinSentences sets two sentences below each other where each has room on a line, else one behind the other.
func (b *Board) joinSentences(first, second string) string {
	if b.fitOnLines(first, second) {
		return first + "\n" + second
	}
	return first + " " + second
}

// fitOnLines reports whether each of two sentences has room on a line.
func (b *Board) fitOnLines(first, second string) bool {
	const size, beside = 14.5, 46.0 // of the words; what the slip keeps free beside them
	room, style := b.room.Slot(table.SlotMessage).W-beside, ui.Body(size)
	return b.view.TextScale() <= 1 && max(letters.Measure(style, first), letters.Measure(style, second)) <= room
}

// homeMessage is the warning about the home that holds for every first ship that can still be chosen, "" for none.
func (b *Board) homeMessage(s *game.State) string {
	id := b.match.GameID()
	var common []rules.Warning
	for k, a := range s.Legal(s.Turn(), nil) {
		of := rules.Warnings(game.Game{}, s, s.Turn(), a)
		if k == 0 {
			common = of
		}
		common = slices.DeleteFunc(common, func(w rules.Warning) bool {
			return !slices.ContainsFunc(of, func(o rules.Warning) bool { return o.Code == w.Code })
		})
	}
	for _, w := range common {
		if !b.services.Settings.Silences(id, w.Code) {
			return b.words().Refusal(id, w.Error)
		}
	}
	return ""
}

// actionsMessage reports how many actions of a sacrifice are left.
func (b *Board) actionsMessage() string {
	return b.words().T(lang.HomeworldsActions, lang.Count("n", int(b.pos.ActionsLeft)), b.powerArg(b.pos.Colour))
}

func (b *Board) doneMessage(s *game.State) string {
	if !s.Position().AtHome(s.Turn()) {
		return b.words().T(lang.HomeworldsHomeEmpty)
	}
	for slot := range s.Systems() {
		if len(s.OverpopulatedColours(slot)) > 0 {
			return b.words().T(lang.HomeworldsDoneCrowd)
		}
	}
	return b.words().T(b.doneKey(s))
}

// doneKey asks for the end of the turn, and says so where that wins.
func (b *Board) doneKey(s *game.State) lang.Key {
	if s.Position().SeatsWithoutHome() != 0 {
		after := s.View(s.Turn()).Clone().(*game.State)
		end := game.Choice{Kind: game.KindEnd}.Pack()
		if _, err := after.Apply(rules.Move{By: s.Turn(), Do: end}, nil); err == nil && after.Winners().Has(s.Turn()) {
			return lang.HomeworldsDoneWins
		}
	}
	return lang.HomeworldsDone
}

// choiceMessage reports what can follow in the choice.
func (b *Board) choiceMessage(s *game.State) string {
	words, picked := b.words(), b.choice.Picked
	has := func(n int) bool { return slices.Contains(picked, button(n)) }
	switch {
	case len(picked) == 0 && s.Occurrences() > 1:
		return words.T(lang.HomeworldsAgain, lang.Count("n", s.Occurrences()))
	case len(picked) == 0 && b.selection != noSystem:
		return words.T(lang.HomeworldsConnected)
	case len(picked) == 0:
		choose := words.T(lang.HomeworldsChoose)
		if b.services.Settings.Marks {
			choose = words.T(lang.HomeworldsChooseMarked)
		}
		switch news := b.lastMoveMessage(); {
		case news == "":
			return b.withAim(s, choose)
		case b.fitOnLines(news, choose):
			return news + "\n" + choose
		default:
			return news
		}
	case has(buttonAttack):
		return words.T(lang.HomeworldsWhichTarget)
	case b.highlights.ship == (rules.Part{}):
		return words.T(b.whichNext())
	case b.hasPicked(rules.PartReserve):
		return words.T(lang.HomeworldsWhichPower)
	case has(buttonMove):
		return words.T(lang.HomeworldsSail)
	case has(buttonTrade):
		return words.T(lang.HomeworldsTradeFor)
	}
	if sentence := b.lossMessage(); sentence != "" {
		return sentence
	}
	if b.highlights.builds == game.NoPiece && len(b.highlights.links) > 0 {
		return words.T(lang.HomeworldsSail)
	}
	return words.T(lang.HomeworldsShipChosen)
}

// hasPicked reports whether something of that kind has been pointed at.
func (b *Board) hasPicked(kind rules.PartKind) bool {
	return slices.ContainsFunc(b.choice.Picked, func(p rules.Part) bool { return p.Kind == kind })
}

// whichNext asks for what is lacking while no own ship has been chosen.
func (b *Board) whichNext() lang.Key {
	power := b.highlights.power
	for _, a := range actions() {
		if b.pos.Phase == game.Sacrificing && a.uses(b.pos.Colour) {
			power = a.button
		}
	}
	switch {
	case power == buttonBuild && b.hasPicked(rules.PartReserve):
		return lang.HomeworldsWhichPlace
	case power == buttonBuild && b.hasPicked(rules.PartCell):
		return lang.HomeworldsWhichColour
	case power == noPower && b.hasPicked(rules.PartReserve):
		return lang.HomeworldsWhichUse
	}
	if which, ok := map[int]lang.Key{
		buttonBuild: lang.HomeworldsWhichBuild, buttonTrade: lang.HomeworldsWhichTrade,
		buttonMove: lang.HomeworldsWhichMove, buttonSacrifice: lang.HomeworldsWhichSacrifice,
	}[power]; ok {
		return which // ship
	}
	return lang.HomeworldsTakeIt // a ship of somebody else has been chosen
}

// lossMessage reports what a sacrifice of the chosen ship would take away besides the ship, "" for nothing.
func (b *Board) lossMessage() string {
	slot, by, p, ok := pieceOf(b.highlights.ship)
	if !ok || !slices.Contains(b.choice.Next, button(buttonSacrifice)) {
		return ""
	}
	words := b.words()
	loss := b.lossOf(slot, by, p)
	switch {
	case loss.vanish:
		return words.T(lang.HomeworldsLossSystem, lang.Text("system", b.systemName(slot)))
	case loss.home && loss.canReturn:
		return words.T(lang.HomeworldsLossBack)
	case loss.home:
		return words.T(lang.HomeworldsLossHome)
	}
	return ""
}

// powerName is the word for the power of a colour.
func (b *Board) powerName(c game.Colour) string { return b.words().T(actionOf(c).name) }

// describeAction reports what an action would give with the chosen ship.
func (b *Board) describeAction(a action) string {
	words := b.words()
	slot, by, p, ok := pieceOf(b.highlights.ship)
	if !ok {
		return ""
	}
	switch a.button {
	case buttonBuild:
		if next := b.pos.Bank.Smallest(p.Colour()); next != game.NoPiece {
			return words.T(lang.HomeworldsWillBuild, lang.Text("piece", b.pieceName(next)))
		}
	case buttonTrade:
		return words.T(lang.HomeworldsWillTrade)
	case buttonMove:
		return b.moveNote(slot)
	case buttonAttack:
		return words.T(lang.HomeworldsWillAttack, lang.Count("n", b.inReach(slot, by)))
	case buttonSacrifice:
		sentence := words.T(lang.HomeworldsWillSacrifice, lang.Count("n", p.Size()), b.powerArg(p.Colour()))
		if loss := b.lossMessage(); loss != "" {
			sentence += ". " + loss
		}
		return sentence
	}
	return ""
}

// moveNote reports where the ships of a system could move.
func (b *Board) moveNote(slot int) string {
	if n := len(b.connectedSlots(slot)); n > 0 {
		return b.words().T(lang.HomeworldsWillMove, lang.Count("n", n))
	}
	return b.words().T(lang.HomeworldsWillDiscover)
}

// inReach counts the ships of others that the seat's largest ship in the system could take.
func (b *Board) inReach(slot int, by rules.Seat) int {
	n := 0
	for _, t := range b.thingsIn(slot) {
		if t.owner >= 0 && t.owner != by && t.piece.Size() <= b.pos.Systems[slot].Ships[by].Largest() {
			n++
		}
	}
	return n
}

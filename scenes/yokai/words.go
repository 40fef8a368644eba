package yokai

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// name is the argument {name} for the player on the seat.
func (b *Board) name(seat rules.Seat) lang.Arg {
	return lang.Text("name", b.match.PlayerName(seat))
}

// Line implements table.Board.
func (b *Board) Line(st rules.State, m rules.Move) string {
	words := b.words()
	if m.By == rules.Nature {
		return b.firstLine(st, m)
	}
	s, ok := st.(*game.State)
	c, known := game.Fields(m.Do)
	if !ok || !known {
		return ""
	}
	args := []lang.Arg{lang.Text("cell", game.CellName(c.To))}
	if c.Drop != game.NoKind {
		return words.T(lang.YokaiDropped, append(args, lang.Noun("piece", c.Drop.Letter()))...)
	}
	taken := s.Board().At(c.To)
	args = append(args, lang.Text("from", game.CellName(c.From)),
		lang.Noun("piece", s.Board().At(c.From).Kind().Letter()), lang.Noun("taken", taken.Kind().Letter()))
	key, twins := lang.YokaiMoveTo, b.ambiguous(s, m)
	switch {
	case taken != 0 && twins:
		key = lang.YokaiTakesFrom
	case twins:
		key = lang.YokaiMoveFrom
	case taken != 0 && c.Promote:
		key = lang.YokaiTakesPromoted
	case taken != 0:
		key = lang.YokaiTakes
	case c.Promote:
		key = lang.YokaiPromoted
	}
	return words.T(key, args...)
}

// ambiguous reports whether another piece of the same kind could go to the same square.
func (b *Board) ambiguous(s *game.State, m rules.Move) bool {
	c, _ := game.Fields(m.Do)
	for _, a := range s.Legal(m.By, nil) {
		other, _ := game.Fields(a)
		if other.Drop == game.NoKind && other.To == c.To && other.From != c.From && s.Board().At(other.From).Kind() == s.Board().At(c.From).Kind() {
			return true
		}
	}
	return false
}

// firstLine returns the line about the seat that the draw lets begin.
func (b *Board) firstLine(st rules.State, m rules.Move) string {
	events, err := st.Clone().Apply(m, nil)
	if err != nil || len(events) == 0 {
		return ""
	}
	return b.words().T(lang.YokaiBegins, b.name(rules.Seat(events[0].N)))
}

// Message implements table.Board: the steps of the chosen piece where only a sentence has room for them, or else the most
// urgent of what the position wants said.
func (b *Board) Message(st rules.State) string {
	s, ok := st.(*game.State)
	if !ok || s.Ending() != game.NoEnding || s.Pending() {
		return ""
	}
	if caption := b.largeCaption(); caption != "" {
		return caption
	}
	words, now := b.words(), s.Board()
	mover := s.SeatOf(now.Side())
	_, waiting := now.Waiting()
	danger := now.Attacked(now.Side().Other()).Has(now.LionCell(now.Side()))
	switch {
	case waiting && b.match.IsLocal(mover):
		return words.T(lang.YokaiCatchNow)
	case waiting:
		return words.T(lang.YokaiTryWaits)
	case b.highlights.third != 0:
		return words.T(lang.YokaiThird)
	case danger && b.services.Settings.Danger && b.match.IsLocal(mover):
		return words.T(lang.YokaiInDanger)
	case len(b.highlights.refusals) > 0:
		return words.T(lang.YokaiCrossed)
	case s.Occurrences() > 1:
		return words.T(lang.YokaiRepetition, lang.Count("n", s.Occurrences()))
	case b.highlights.tryCells != 0 && b.match.IsLocal(mover):
		return words.T(lang.YokaiTryNear)
	case !danger && !b.lesson && b.match.IsLocal(mover) && b.choices() < goalTurns:
		return words.T(lang.YokaiGoal)
	}
	return ""
}

// goalTurns is during how many turns at the start of a match the aim of the game is said.
const goalTurns = 2

// choices returns how many moves players have made.
func (b *Board) choices() (n int) {
	for k := range b.match.Len() {
		if b.match.Move(k).By != rules.Nature {
			n++
		}
	}
	return n
}

// Describe implements table.Board: what stands on every square, what lies in reserve, and whose turn it is.
func (b *Board) Describe(st rules.State) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	words := b.words()
	var parts []string
	for cell := range cells {
		if s.Board().At(cell) != 0 {
			parts = append(parts, b.describePartIn(s, cellPart(cell)))
		}
	}
	for seat := range rules.Seat(s.Seats()) {
		for _, kind := range game.ReserveKinds() {
			if s.Reserve(seat, kind) > 0 {
				parts = append(parts, b.describePartIn(s, reservePart(seat, kind)))
			}
		}
	}
	if s.Ending() == game.NoEnding && !s.Pending() {
		parts = append(parts, words.T(lang.TableTurnOf, b.name(s.SeatOf(s.Board().Side()))))
	}
	return strings.Join(parts, ". ") + "."
}

// describePart is the name of a square or reserve of the position on the screen, for screen readers.
func (b *Board) describePart(p rules.Part) string { return b.describePartIn(b.state, p) }

func (b *Board) describePartIn(s *game.State, p rules.Part) string {
	words := b.words()
	if seat, kind, ok := game.ReserveAt(p.Index); ok && p.Kind == rules.PartReserve {
		key := lang.YokaiSpokenHeldOther
		if b.isOwn(seat) {
			key = lang.YokaiSpokenHeld
		}
		return words.T(key, lang.Noun("piece", kind.Letter()), b.name(seat), lang.Count("n", s.Reserve(seat, kind)))
	}
	cell := lang.Text("cell", game.CellName(int(p.Index)))
	piece := s.Board().At(int(p.Index))
	if piece == 0 {
		return words.T(lang.YokaiSpokenEmpty, cell)
	}
	seat, key := s.SeatOf(piece.Side()), lang.YokaiSpokenOther
	if b.isOwn(seat) {
		key = lang.YokaiSpokenOwn
	}
	return words.T(key, lang.Noun("piece", piece.Kind().Letter()), b.name(seat), cell)
}

// isOwn reports whether what the seat has is called the reader's own: that of the only person, whichever side lies below,
// and in a lesson the learner's. Where several people share the board everything has its owner's name.
func (b *Board) isOwn(seat rules.Seat) bool {
	if b.lesson {
		return seat == b.below
	}
	only, ok := table.People(b.match.Players()).Only()
	return ok && seat == only
}

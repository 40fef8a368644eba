package yokai

import "engawa/rules"

// version is that of the rules and the notation.
const version = 1

// Game makes and reads States.
type Game struct{}

var (
	_ rules.Game    = Game{}
	_ rules.Pointer = Game{}
	_ rules.Scorer  = Game{}
	_ rules.Adviser = Game{}
	_ rules.Remote  = Game{}
)

// Info describes the game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID: "yokai", Title: "Yōkai no Mori", Version: version,
		MinSeats: seats, MaxSeats: seats, Best: seats,
		Options:  options(),
		MaxMoves: MoveLimit + 1,
	}
}

// New returns the start of a match. Nature draws who plays White if start=random. A match that starts from a
// position has no draw, see ParsePosition, and its handicap is not used.
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	b, err := ParseBoard(variantOf(setup.Options), handicapText(setup.Options[OptHandicap]))
	if err != nil {
		return nil, err
	}
	white, drawn := whiteOf(setup.Options)
	return newState(b, white, drawn), nil
}

// ParsePosition reads a position text under the setup's rules. Its side letter tells who is to move; White is
// played by the seat that the option start names, and by seat 0 if start=random: nothing is drawn.
func (g Game) ParsePosition(setup rules.Setup, text string) (rules.State, error) {
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return nil, err
	}
	b, err := ParseBoard(variantOf(setup.Options), text)
	if err != nil {
		return nil, err
	}
	white, _ := whiteOf(setup.Options)
	return newState(b, white, false), nil
}

// FormatPosition writes the position text. After a catch one lion is missing in it, and it cannot be read back.
func (Game) FormatPosition(s rules.State) string { return s.(*State).board.String() }

// FormatAction writes a move as "b2b3", "b3b4+" or "C@b2", Nature's as "start 0".
func (Game) FormatAction(_ rules.State, m rules.Move) string { return formatAction(m.Do) }

// ParseAction reads what FormatAction writes. The codes of its refusals come in the spec's order.
func (Game) ParseAction(st rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := st.(*State)
	if err := s.mayAct(by); err != nil {
		return 0, err
	}
	if by == rules.Nature {
		return parseStart(text)
	}
	c, err := parseChoice(text)
	if err != nil {
		return 0, err
	}
	if err := s.refusal(by, c); err != nil {
		return 0, err
	}
	return c.pack(), nil
}

// Paths returns two cells for a board move, a reserve and a cell for a drop, a seat for Nature's draw.
func (Game) Paths(st rules.State, a rules.Action) [][]rules.Part {
	if seat, ok := startSeat(a); ok {
		return [][]rules.Part{{{Kind: rules.PartSeat, Index: int32(seat)}}}
	}
	c, ok := Unpack(a)
	if !ok {
		return nil
	}
	first := cellPart(c.From)
	if c.Drop != NoKind {
		s := st.(*State)
		first = rules.Part{Kind: rules.PartReserve, Index: ReserveIndex(s.SeatOf(s.board.side), c.Drop)}
	}
	return [][]rules.Part{{first, cellPart(c.To)}}
}

// End returns the name of the Ending.
func (Game) End(st rules.State) string { return st.(*State).ending.String() }

// Score returns for each seat the payoff, the number of its pieces on the board, and in its reserve.
func (Game) Score(st rules.State) []rules.Line {
	s := st.(*State)
	payoffs := s.Payoffs()
	lines := make([]rules.Line, seats)
	for k := range lines {
		seat := rules.Seat(k)
		held := 0
		for _, kind := range reserveKinds {
			held += s.Reserve(seat, kind)
		}
		lines[k] = rules.Line{Seat: seat, Payoff: payoffs[k], Counts: []rules.Count{
			{Name: "board", N: s.board.Pieces(s.SideOf(seat)).Len()},
			{Name: "reserve", N: held},
		}}
	}
	return lines
}

// Perft counts move sequences from the position; action and turn are the same here. A State whose match has ended
// by repetition or the cap is counted as if it ran on.
func (Game) Perft(st rules.State, depth int, _ string) (uint64, error) {
	return st.(*State).board.Perft(depth), nil
}

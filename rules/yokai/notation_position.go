package yokai

import (
	"strings"

	"engawa/rules"
)

// startText is the start position.
const startText = "gle/1c1/1C1/ELG[] w"

// Codes of refusals of position texts.
const (
	CodeFields = "fen-fields" // not two or three fields
	CodeHand   = "fen-hand"   // the reserve cannot be read
	CodeRows   = "fen-rows"   // not four rows
	CodePlus   = "fen-plus"   // a plus without a chick
	CodeLetter = "fen-letter" // an unknown letter or digit
	CodeWidth  = "fen-width"  // a row has not three squares
	CodeSide   = "fen-side"   // the side is not w or b
	CodeLion   = "fen-lion"   // not one lion a side
	CodePieces = "fen-pieces" // more than two of a kind
	CodeTry    = "fen-try"    // a Try cannot wait here
	CodeHold   = "hold-lion"  // a lion is laid into a reserve, see [Arrangement.Hold]
)

// FormatPosition writes the position text. After a catch one lion is missing in it, and it cannot be read back.
func (Game) FormatPosition(s rules.State) string { return s.(*State).board.String() }

// ParsePosition reads a position text under the setup's rules. Its side letter says who is to move; White is
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

// String returns the position text, as "gle/1c1/1C1/ELG[] w".
func (b Board) String() string { return b.Arrangement().String() }

// ParseBoard reads a position text under the rule set. Reserve letters may come in any order, "[-]" is an empty
// reserve, and the tail " - - 0 1" of other programs is accepted. A text that does not fit gives an *rules.Error.
func ParseBoard(v Variant, text string) (Board, error) {
	b := Board{flags: flags(v) & variantBits}
	fields := strings.Split(text, " ")
	for _, f := range fields {
		if f == "" {
			return Board{}, rules.Errorf(CodeFields,
				"the position has an empty field; expected fields divided by single blanks, as %q", startText)
		}
	}
	if !tailFits(fields) {
		return Board{}, rules.Errorf(CodeFields, "a board with reserve, a side, and perhaps T are expected, as %q, not %q",
			startText, rules.Shorten(text))
	}
	var white, black sideText
	if err := readBoard(fields[0], &white, &black); err != nil {
		return Board{}, err
	}
	switch fields[1] {
	case "w":
		b.own, b.ownHand, b.foe, b.foeHand = white.pieces, white.held, black.pieces, black.held
	case "b":
		b.own, b.ownHand, b.foe, b.foeHand = black.pieces, black.held, white.pieces, white.held
		b.side = Black
	default:
		return Board{}, rules.Errorf(CodeSide, "the side to move is %q; expected w or b", rules.Shorten(fields[1]))
	}
	if err := b.checkLions(); err != nil {
		return Board{}, err
	}
	if len(fields) == 3 {
		if fields[2] != "T" {
			return Board{}, rules.Errorf(CodeTry, "the third field is %q; expected T for a waiting Try, or nothing",
				rules.Shorten(fields[2]))
		}
		if err := b.checkTry(); err != nil {
			return Board{}, err
		}
		b.flags |= flagWaiting
	}
	return b, nil
}

// tailFits reports whether the fields are two, three, or the long form of six.
func tailFits(fields []string) bool {
	switch len(fields) {
	case 2, 3:
		return true
	case 6:
		return fields[2] == "-" && fields[3] == "-" && isNumber(fields[4]) && isNumber(fields[5])
	}
	return false
}

func isNumber(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// kindCount counts pieces by reserve slot, both sides together, a hen as a chick.
type kindCount [len(reserveKinds)]int

// sideText gathers what a text gives one side.
type sideText struct {
	pieces lanes
	held   hand
}

// readBoard reads the first field: four rows and the reserve in brackets.
func readBoard(text string, white, black *sideText) error {
	board, rest, ok := strings.Cut(text, "[")
	reserve, after, closed := strings.Cut(rest, "]")
	if !ok || !closed || after != "" || strings.ContainsAny(reserve, "[]") || strings.ContainsAny(board, "]") {
		return rules.Errorf(CodeHand, "the board must be followed by one reserve in brackets, as %q", "[Cc]")
	}
	lines := strings.Split(board, "/")
	if len(lines) != Rows {
		return rules.Errorf(CodeRows, "the board has %d rows; expected %d divided by slashes", len(lines), Rows).WithNumber("n", len(lines))
	}
	var total kindCount
	for k, line := range lines {
		if err := readRow(line, Rows-1-k, white, black, &total); err != nil {
			return err
		}
	}
	if reserve != "-" {
		if err := readReserve(reserve, white, black, &total); err != nil {
			return err
		}
	}
	return checkTotals(&total)
}

func readRow(line string, row int, white, black *sideText, total *kindCount) error {
	file, plus := 0, false
	for _, c := range line {
		owner, kind := letterPiece(c, white, black)
		switch {
		case plus && kind != Chick:
			return rules.Errorf(CodePlus, "a plus stands before %q in row %d; only C and c can be promoted", c, row+1)
		case c == '+':
			plus = true
			continue
		case c >= '1' && c <= '0'+Files:
			file += int(c - '0')
		case kind == NoKind:
			return rules.Errorf(CodeLetter, "%q in row %d is neither a piece nor a number from 1 to %d", c, row+1, Files).
				WithCode("letter", string(c)).WithNumber("row", row+1)
		case file >= Files:
			return widthError(row)
		default:
			if kind != Lion {
				total[kind.reserveSlot()]++
			}
			if plus {
				kind, plus = Hen, false
			}
			owner.pieces |= pieceBit(kind, row*Files+file)
			file++
		}
	}
	if plus {
		return rules.Errorf(CodePlus, "row %d ends with a plus; only C and c can be promoted", row+1)
	}
	if file != Files {
		return widthError(row)
	}
	return nil
}

func widthError(row int) *rules.Error {
	return rules.Errorf(CodeWidth, "row %d has not %d squares", row+1, Files).WithNumber("row", row+1)
}

// letterPiece returns whose piece the letter is and its kind, NoKind if it is none.
func letterPiece(c rune, white, black *sideText) (*sideText, Kind) {
	owner := white
	if c >= 'a' && c <= 'z' {
		owner, c = black, c-'a'+'A'
	}
	return owner, NoKind + 1 + Kind(strings.IndexRune("LEGC", c))
}

func readReserve(text string, white, black *sideText, total *kindCount) error {
	for _, c := range text {
		owner, kind := letterPiece(c, white, black)
		if kind == NoKind || kind == Lion {
			return rules.Errorf(CodeHand, "%q cannot lie in a reserve; expected E, G, C, e, g or c", c).WithCode("letter", string(c))
		}
		total[kind.reserveSlot()]++
		if total[kind.reserveSlot()] <= MaxOfKind {
			owner.held += handOf(kind)
		}
	}
	return nil
}

func checkTotals(total *kindCount) error {
	for slot, kind := range reserveKinds {
		if total[slot] > MaxOfKind {
			return rules.Errorf(CodePieces, "there are %d %ss, board and reserves together; expected at most %d", total[slot],
				kind, MaxOfKind).WithCode(detailKind, kind.Letter()).WithNumber("n", total[slot])
		}
	}
	return nil
}

// checkLions refuses a board that has not one lion a side.
func (b Board) checkLions() error {
	for side := White; side <= Black; side++ {
		if n := b.lanesOf(side).of(Lion).Len(); n != 1 {
			return rules.Errorf(CodeLion, "side %s has %d lions on the board; expected 1", side, n).WithNumber("n", n)
		}
	}
	return nil
}

// checkTry refuses a waiting Try where the rules or the position do not allow one.
func (b Board) checkTry() error {
	if b.flags&variantBits != 0 {
		return rules.Errorf(CodeTry, "a Try waits only with rules=mori and attackedTry=survive")
	}
	lion := b.foe.of(Lion)
	if lion&FarRow(b.side.Other()) == 0 {
		return rules.Errorf(CodeTry, "the lion of the side that has moved does not stand on its far row, so no Try waits")
	}
	if lion&attacks(b.own, b.side) == 0 {
		return rules.Errorf(CodeTry, "the lion on its far row is not attacked, so no Try waits")
	}
	return nil
}

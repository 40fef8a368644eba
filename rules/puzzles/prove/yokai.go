package prove

import (
	"fmt"
	"slices"
	"strings"

	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/rules/yokai"
)

// The lengths of an answer in moves of both sides.
const (
	LeastPlies = 3
	MostPlies  = 15
)

// YokaiValue reports what a Board is worth to the side to move: 1 won, -1 lost, 0 neither, and the moves of both sides
// until the end when both play their best.
type YokaiValue func(yokai.Board) (result, plies int)

// Yokai solves a position of Yōkai no Mori or Dōbutsu shōgi by the values given. White is to move and wins; at each of
// its turns exactly one move wins. The replies are such as resist longest; of several the first is taken after which
// the rest has one answer too.
func Yokai(setup rules.Setup, value YokaiValue) (Solution, error) {
	s, err := readYokai(setup)
	if err != nil {
		return Solution{}, err
	}
	result, plies := value(s.Board())
	if result != 1 || plies < LeastPlies || plies > MostPlies {
		return Solution{}, fmt.Errorf("%w: White is to win in %d to %d moves", errAnswers, LeastPlies, MostPlies)
	}
	line, ok := value.line(s.Board(), plies)
	if !ok {
		return Solution{}, errAnswers
	}
	return solutionOf(s, line), nil
}

// readYokai reads a position in which White, which is to move, may have an answer.
func readYokai(setup rules.Setup) (*yokai.State, error) {
	st, err := yokai.Game{}.ParsePosition(setup, setup.From)
	if err != nil {
		return nil, err
	}
	s := st.(*yokai.State)
	b := s.Board()
	_, waits := b.Waiting()
	if _, over := b.Over(); over || waits || b.Side() != yokai.White {
		return nil, fmt.Errorf("%w: White is to move, and no Try waits", errAnswers)
	}
	return s, nil
}

func solutionOf(s *yokai.State, line []rules.Action) Solution {
	solution := Solution{Seat: s.SeatOf(yokai.White), Grade: gradeYokai(s.Board(), line)}
	for _, a := range line {
		solution.Answer = append(solution.Answer, textOf(a))
	}
	return solution
}

func textOf(a rules.Action) string { return yokai.Game{}.FormatAction(nil, rules.Move{Do: a}) }

// line returns the answer from a Board that is won in so many plies.
func (value YokaiValue) line(b yokai.Board, plies int) ([]rules.Action, bool) {
	win, ok := only(b, func(after yokai.Board) bool { result, _ := value(after); return result == -1 })
	if !ok || plies == 1 {
		return []rules.Action{win}, ok
	}
	after := b.Play(win)
	for _, reply := range after.Moves(nil) {
		next := after.Play(reply)
		if result, left := value(next); result != 1 || left != plies-2 {
			continue
		}
		if rest, ok := value.line(next, plies-2); ok {
			return append([]rules.Action{win, reply}, rest...), true
		}
	}
	return nil, false
}

// only returns the one move that makes a Board which is lost for who is then to move.
func only(b yokai.Board, lost func(after yokai.Board) bool) (win rules.Action, ok bool) {
	wins := 0
	for _, a := range b.Moves(nil) {
		if lost(b.Play(a)) {
			win, wins = a, wins+1
		}
	}
	return win, wins == 1
}

// yokaiBounds are the least points of grades 2 to 5.
var yokaiBounds = [puzzles.MaxGrade - puzzles.MinGrade]int{4, 6, 8, 10}

// gradeYokai grades an answer by what makes it hard to see: a point for each own move; for a first move that neither
// takes a piece nor threatens the lion, two; for one that lets the piece be taken; for each three other moves that
// take or threaten, up to two; for many moves to choose from.
func gradeYokai(b yokai.Board, line []rules.Action) int {
	points := (len(line) + 1) / 2
	tempting, moves := 0, b.Moves(nil)
	for _, a := range moves {
		if forcing(b, a) {
			tempting++
		}
	}
	if forcing(b, line[0]) {
		tempting--
	} else {
		points += 2
	}
	points += min(tempting/3, 2)
	after := b.Play(line[0])
	if c, ok := yokai.Fields(line[0]); ok && after.Attacked(after.Side()).Has(c.To) {
		points++
	}
	if len(moves) >= 16 {
		points++
	}
	return gradeOf(points, yokaiBounds)
}

// forcing reports whether the move takes a piece or threatens the lion.
func forcing(b yokai.Board, a rules.Action) bool {
	c, ok := yokai.Fields(a)
	if !ok {
		return false
	}
	after := b.Play(a)
	lion := after.LionCell(after.Side())
	return b.At(c.To) != 0 || lion < 0 || after.Attacked(b.Side()).Has(lion)
}

// YokaiWithin solves a puzzle by a search of its own, without the solution of the game, as deep as the answer is long.
// The replies are taken from the puzzle; it must be seen that they resist longest. So it finds the moves that win,
// that none wins sooner, and that no other wins as soon; whether another wins later, the solved game tells.
func YokaiWithin(p puzzles.Puzzle) (Solution, error) {
	s, err := readYokai(p.Setup)
	if err != nil {
		return Solution{}, err
	}
	b, look := s.Board(), search{}
	var line []rules.Action
	for left := min(len(p.Answer), MostPlies); left > 0; left -= 2 {
		if left > 1 && look.wins(b, left-2) || !look.wins(b, left) {
			return Solution{}, fmt.Errorf("%w: it is not won in exactly %d moves", errAnswers, left)
		}
		win, ok := only(b, func(after yokai.Board) bool { return look.loses(after, left-1) })
		if !ok {
			return Solution{}, errAnswers
		}
		line = append(line, win)
		if b = b.Play(win); left == 1 {
			break
		}
		moves := b.Moves(nil)
		k := slices.IndexFunc(moves, func(a rules.Action) bool { return textOf(a) == p.Answer[len(line)] })
		if k < 0 {
			return Solution{}, fmt.Errorf("prove: %s is no move in %s", p.Answer[len(line)], b)
		}
		line = append(line, moves[k])
		b = b.Play(moves[k])
	}
	return solutionOf(s, line), nil
}

// search keeps what is known of Boards, as the least number of plies within which the side to move wins and loses, and
// the greatest within which it does not.
type search map[yokai.Board]bounds

type bounds struct{ win, noWin, loss, noLoss int8 }

// wins reports whether the side to move wins within n plies, n odd.
func (s search) wins(b yokai.Board, n int) bool {
	if result, over := b.Over(); over {
		return result == 1
	}
	if n <= 0 {
		return false
	}
	known := s[b]
	if known.win != 0 && int(known.win) <= n {
		return true
	}
	if int(known.noWin) >= n {
		return false
	}
	var buffer [yokai.MaxMoves]rules.Action
	for _, a := range b.Moves(buffer[:0]) {
		if s.loses(b.Play(a), n-1) {
			known = s[b]
			known.win = int8(n)
			s[b] = known
			return true
		}
	}
	known = s[b]
	known.noWin = int8(n)
	s[b] = known
	return false
}

// loses reports whether the side to move loses within n plies, n even.
func (s search) loses(b yokai.Board, n int) bool {
	if result, over := b.Over(); over {
		return result == -1
	}
	if n <= 0 {
		return false
	}
	known := s[b]
	if known.loss != 0 && int(known.loss) <= n {
		return true
	}
	if int(known.noLoss) >= n {
		return false
	}
	var buffer [yokai.MaxMoves]rules.Action
	for _, a := range b.Moves(buffer[:0]) {
		if !s.wins(b.Play(a), n-1) {
			known = s[b]
			known.noLoss = int8(n)
			s[b] = known
			return false
		}
	}
	known = s[b]
	known.loss = int8(n)
	s[b] = known
	return true
}

// Mirror returns the Board with left and right exchanged.
func Mirror(b yokai.Board) (yokai.Board, error) {
	place, rest, _ := strings.Cut(b.String(), "[")
	rows := strings.Split(place, "/")
	for k, row := range rows {
		var image string
		for len(row) > 0 {
			n := 1
			if row[0] == '+' {
				n = 2
			}
			image = row[:n] + image
			row = row[n:]
		}
		rows[k] = image
	}
	return yokai.ParseBoard(b.Variant(), strings.Join(rows, "/")+"["+rest)
}

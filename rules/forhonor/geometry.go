package forhonor

import "strconv"

// Measures of the battlefield. Its shape is this project's design: the sheet does not hold the board.
const (
	Columns    = 14 // A to N
	Rows       = 18 // 1 is the attackers' edge, 18 the defenders'
	NumSquares = Columns * Rows
	NumFiles   = 4 // in which soldiers advance: F to I
	firstFile  = 5 // column of F
	medianRow  = 9 // the median runs between this row and the next
	reach      = 4 // arrival squares lie that many rows behind the row at the median
	MaxQueue   = reach + 1
)

// Square is a square of the battlefield by number: the row less one times Columns, plus the column.
type Square uint8

// NoSquare stands for a place off the battlefield.
const NoSquare Square = 255

// SquareAt returns the square of a column, 0 to 13, and a row, 1 to 18; NoSquare beyond the edge. It may be void.
func SquareAt(column, row int) Square {
	if column < 0 || column >= Columns || row < 1 || row > Rows {
		return NoSquare
	}
	return Square((row-1)*Columns + column)
}

// Column returns the column, 0 for A to 13 for N.
func (q Square) Column() int { return int(q) % Columns }

// Row returns the row, 1 to 18.
func (q Square) Row() int { return int(q)/Columns + 1 }

// String returns the name of the square, as "C7"; "-" for none.
func (q Square) String() string {
	if q >= NumSquares {
		return "-"
	}
	return squareNames[q]
}

// squareNames are the names of all squares.
var squareNames = func() (names [NumSquares]string) {
	for q := range Square(NumSquares) {
		names[q] = string(rune('A'+q.Column())) + strconv.Itoa(q.Row())
	}
	return names
}()

// ParseSquare reads the name of a square in any case. Void squares are read too.
func ParseSquare(text string) (Square, bool) {
	if len(text) < 2 || len(text) > 3 {
		return NoSquare, false
	}
	row, err := strconv.Atoi(text[1:])
	if err != nil || text[1:] != strconv.Itoa(row) {
		return NoSquare, false
	}
	q := SquareAt(int(text[0]|' ')-'a', row)
	return q, q != NoSquare
}

// Void reports whether there is no square there: four walls of five, which stop shots and banners.
func (q Square) Void() bool {
	c, r := q.Column(), q.Row()
	return q < NumSquares && (c == 3 || c == 10) && (r >= 3 && r <= 7 || r >= 12 && r <= 16)
}

// Zone is one of the three places that are worth a card.
type Zone uint8

// The zones. The centre is the median itself and has no squares.
const (
	ZoneAttackers Zone = iota
	ZoneDefenders
	ZoneCentre
	NumZones = 3
)

// Zone returns the zone in which the square lies; false for most squares.
func (q Square) Zone() (Zone, bool) {
	c, r := q.Column(), q.Row()
	switch {
	case c <= 2 && r >= 6 && r <= 8:
		return ZoneAttackers, true
	case c >= 11 && q < NumSquares && r >= 11 && r <= 13:
		return ZoneDefenders, true
	}
	return 0, false
}

// EdgeRow returns the row by which heroes of the camp enter.
func (c Camp) EdgeRow() int {
	if c == Attackers {
		return 1
	}
	return Rows
}

// FileSquare returns the square of the place-th soldier of the camp in a file, 0 at the median; the arrival square is
// the last, MaxQueue-1.
func (c Camp) FileSquare(file, place int) Square {
	if c == Attackers {
		return SquareAt(firstFile+file, medianRow-place)
	}
	return SquareAt(firstFile+file, medianRow+1+place)
}

// soldierAt returns the camp, file and place that a square stands for; false outside of the files.
func soldierAt(q Square) (camp Camp, file, place int, ok bool) {
	file = q.Column() - firstFile
	if q >= NumSquares || file < 0 || file >= NumFiles {
		return 0, 0, 0, false
	}
	if r := q.Row(); r <= medianRow {
		camp, place = Attackers, medianRow-r
	} else {
		camp, place = Defenders, r-medianRow-1
	}
	return camp, file, place, place < MaxQueue
}

// directions are the eight steps, as column and row.
var directions = [8][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

// step returns the square one step away; NoSquare beyond the edge and on void.
func (q Square) step(dx, dy int) Square {
	next := SquareAt(q.Column()+dx, q.Row()+dy)
	if next != NoSquare && next.Void() {
		return NoSquare
	}
	return next
}

// geometry is what follows from the shape of the battlefield alone.
type geometry struct {
	around   [NumSquares][]Square // the squares one step away
	distance [NumSquares][NumSquares]uint8
	shot     [NumSquares][NumSquares]bool // whether a shot goes from one to the other
}

// battlefield is the battlefield; it never changes.
var battlefield = newGeometry()

// unreachable is a distance that no square has.
const unreachable = 255

func newGeometry() *geometry {
	f := new(geometry)
	for q := range Square(NumSquares) {
		for _, d := range directions {
			to := q
			for apart := 1; apart <= ShotFarthest; apart++ {
				if to = to.step(d[0], d[1]); to == NoSquare {
					break
				}
				f.shot[q][to] = apart >= ShotNearest
			}
		}
		if q.Void() {
			continue
		}
		for _, d := range directions {
			if next := q.step(d[0], d[1]); next != NoSquare {
				f.around[q] = append(f.around[q], next)
			}
		}
	}
	for q := range Square(NumSquares) {
		f.measure(q)
	}
	return f
}

// measure fills in the distances from a square.
func (f *geometry) measure(from Square) {
	row := &f.distance[from]
	for k := range row {
		row[k] = unreachable
	}
	if from.Void() {
		return
	}
	row[from] = 0
	queue := []Square{from}
	for len(queue) > 0 {
		q := queue[0]
		queue = queue[1:]
		for _, next := range f.around[q] {
			if row[next] == unreachable {
				row[next] = row[q] + 1
				queue = append(queue, next)
			}
		}
	}
}

// Adjacent reports whether the squares touch, by a side or a corner. A void corner between them does not matter.
func (q Square) Adjacent(other Square) bool { return Distance(q, other) == 1 }

// Distance returns the least number of steps between the squares with figures ignored; a large number when one is none.
func Distance(from, to Square) int {
	if from >= NumSquares || to >= NumSquares {
		return unreachable
	}
	return int(battlefield.distance[from][to])
}

// BannerReaches reports whether a banner on one square reaches the other: at most BannerReach steps away, with no void
// on the straight line between their middles. Like a shot, it passes a void square that the line only touches at a
// corner.
func BannerReaches(from, to Square) bool {
	if Distance(from, to) > BannerReach {
		return false
	}
	dx, dy := to.Column()-from.Column(), to.Row()-from.Row()
	for row := min(from.Row(), to.Row()); row <= max(from.Row(), to.Row()); row++ {
		for column := min(from.Column(), to.Column()); column <= max(from.Column(), to.Column()); column++ {
			off := dx*(row-from.Row()) - dy*(column-from.Column())
			if SquareAt(column, row).Void() && 2*max(off, -off) < max(dx, -dx)+max(dy, -dy) {
				return false
			}
		}
	}
	return true
}

// line returns how far apart two squares are, and the step that leads from one to the other on one of the eight lines.
// It returns false when they are on no common line.
func line(from, to Square) (apart, dx, dy int, ok bool) {
	dx, dy = to.Column()-from.Column(), to.Row()-from.Row()
	apart = max(dx, -dx, dy, -dy)
	if apart == 0 || dx != 0 && dy != 0 && dx != dy && dx != -dy {
		return apart, 0, 0, false
	}
	return apart, dx / apart, dy / apart, true
}

// wallOnLine returns the first void square between two squares on a line, NoSquare where there is none.
func wallOnLine(from Square, apart, dx, dy int) Square {
	for k := 1; k < apart; k++ {
		if q := SquareAt(from.Column()+k*dx, from.Row()+k*dy); q.Void() {
			return q
		}
	}
	return NoSquare
}

// ShotReaches reports whether a shot can go from one square to the other, no matter who stands there.
func ShotReaches(from, to Square) bool { return to < NumSquares && battlefield.shot[from][to] }

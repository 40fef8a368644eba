package forhonor

// matrix is a game of two seats that choose at the same time: what the row's seat wins and the column's seat
// loses. Only the first n rows and columns count.
type matrix struct {
	n  int
	at [3][3]float64
}

// strategy says how likely each choice is.
type strategy [3]float64

// epsilon is how much rounding may take away from an equilibrium.
const epsilon = 1e-9

// solve returns a mixed equilibrium and its value for the row's seat. Shapley and Snow: among the square parts of the
// matrix there is one whose own solution, all its choices worth the same, solves the whole. Larger parts come first, so
// that a seat is not bound to fewer choices than it has to be.
func (m *matrix) solve() (row, column strategy, value float64) {
	if m.n == 2 {
		if r, c, v, ok := m.solve2x2(); ok {
			return r, c, v
		}
		return m.saddlePoint()
	}
	parts := [...]uint{0b111, 0b011, 0b101, 0b110, 0b001, 0b010, 0b100}
	for _, rows := range parts {
		for _, columns := range parts {
			if r, c, v, ok := m.solveSubmatrix(rows, columns); ok && m.isEquilibrium(&r, &c, v) {
				return r, c, v
			}
		}
	}
	return strategy{1}, strategy{1}, m.at[0][0] // not reached: every game has an equilibrium
}

// solve2x2 returns the equilibrium of a game of two choices in which each is best against one choice of the other seat;
// false for other games.
func (m *matrix) solve2x2() (row, column strategy, value float64, ok bool) {
	a, b, c, d := m.at[0][0], m.at[0][1], m.at[1][0], m.at[1][1]
	if !(a > b && d > c && a > c && d > b) && !(a < b && d < c && a < c && d < b) {
		return row, column, 0, false
	}
	sum := a + d - b - c
	p, q := (d-c)/sum, (d-b)/sum
	return strategy{p, 1 - p}, strategy{q, 1 - q}, (float64(a*d) - float64(b*c)) / sum, true
}

// saddlePoint returns the equilibrium of a game of two choices that is not crossed: a seat takes the choice that secures
// more; where both secure the same, the one that is never worse and sometimes better, which then has the better sum; and
// both where they are the same.
func (m *matrix) saddlePoint() (row, column strategy, value float64) {
	a, b, c, d := m.at[0][0], m.at[0][1], m.at[1][0], m.at[1][1]
	secured, conceded := [2]float64{min(a, b), min(c, d)}, [2]float64{max(a, c), max(b, d)}
	return better(secured[0]-secured[1], a+b-c-d), better(conceded[1]-conceded[0], b+d-a-c), max(secured[0], secured[1])
}

// better returns the first of two choices when it is better by a lead above 0, the second below 0, and both alike at 0; the
// second lead counts where the first is 0.
func better(lead, second float64) strategy {
	if lead == 0 {
		lead = second
	}
	switch {
	case lead > 0:
		return strategy{1}
	case lead < 0:
		return strategy{0, 1}
	}
	return strategy{0.5, 0.5}
}

// solveSubmatrix returns the solution of the part with these rows and columns; false when it has none of its own.
func (m *matrix) solveSubmatrix(rows, columns uint) (row, column strategy, value float64, ok bool) {
	r, size := members(rows, m.n)
	c, width := members(columns, m.n)
	if size != width || size == 0 {
		return row, column, 0, false
	}
	minors := m.cofactors(&r, &c, size)
	sum, whole := 0.0, 0.0
	for i := range size {
		for j := range size {
			sum += minors[i][j]
		}
		whole += float64(m.at[r[0]][c[i]] * minors[0][i])
	}
	if sum < epsilon && sum > -epsilon {
		return row, column, 0, false
	}
	for i := range size {
		for j := range size {
			row[r[i]] += minors[i][j] / sum
			column[c[j]] += minors[i][j] / sum
		}
	}
	return row, column, whole / sum, true
}

// members returns the numbers in the set and how many they are; none when one of them is not below n.
func members(set uint, n int) (list [3]int, size int) {
	if set >= 1<<n {
		return list, 0
	}
	for k := range n {
		if set>>k&1 != 0 {
			list[size] = k
			size++
		}
	}
	return list, size
}

// cofactors returns the cofactors of the part of the matrix.
func (m *matrix) cofactors(r, c *[3]int, size int) (out [3][3]float64) {
	at := func(i, j int) float64 { return m.at[r[i%size]][c[j%size]] }
	for i := range size {
		for j := range size {
			switch size {
			case 1:
				out[i][j] = 1
			case 2:
				out[i][j] = at(i+1, j+1)
				if i != j {
					out[i][j] = -out[i][j]
				}
			case 3:
				out[i][j] = float64(at(i+1, j+1)*at(i+2, j+2)) - float64(at(i+1, j+2)*at(i+2, j+1))
			}
		}
	}
	return out
}

// isEquilibrium reports whether neither seat does better by another choice.
func (m *matrix) isEquilibrium(row, column *strategy, value float64) bool {
	margin := epsilon * (1 + max(value, -value))
	for i := range m.n {
		if row[i] < -epsilon || column[i] < -epsilon {
			return false
		}
		forRow, forColumn := 0.0, 0.0
		for j := range m.n {
			forRow += float64(m.at[i][j] * column[j])
			forColumn += float64(m.at[j][i] * row[j])
		}
		if forRow > value+margin || forColumn < value-margin {
			return false
		}
	}
	return true
}

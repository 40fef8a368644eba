package ladder

import (
	"fmt"
	"math"
	"slices"
)

// Result is what a bot got in matches in which another held all other seats.
type Result struct {
	Upper, Lower string
	Seats        int
	Matches      int
	Points       float64 // of the upper bot: 1 for a win, a part of 1 for a win that is shared
}

// Elo returns the strengths that make the results most likely (maximum likelihood). The anchor has 0, and 400 more are
// odds of 10 to 1. A seat wins with a chance in proportion to 10^(Elo/400) of its bot, as Bradley and Terry have it for
// two seats and Plackett and Luce for several. Every result counts with one match more, shared by all seats, so that a
// bot that won all has a finite strength. The order of the results does not matter. Bots that no results connect with
// the anchor are an error.
func Elo(results []Result, anchor string) (map[string]float64, error) {
	names := []string{anchor}
	for _, r := range results {
		if r.Seats < 2 || r.Matches < 0 || r.Points < 0 || r.Points > float64(r.Matches) || r.Upper == r.Lower {
			return nil, fmt.Errorf("%+v is no result of two bots", r)
		}
		for _, name := range []string{r.Upper, r.Lower} {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names[1:])
	theta := make([]float64, len(names)) // natural logarithms of the strengths; the anchor's stays 0
	for range maxIterations {
		gradient, information := derivatives(results, names, theta)
		step, ok := solve(information[1:], gradient[1:])
		if !ok {
			return nil, fmt.Errorf("the results do not connect all of %v", names)
		}
		widest := 0.0
		for k, d := range step {
			d = max(-longestStep, min(longestStep, d))
			theta[k+1] += d
			widest = max(widest, math.Abs(d))
		}
		if widest < smallestStep {
			break
		}
	}
	elo := make(map[string]float64)
	for k, name := range names {
		elo[name] = theta[k] * eloOfE
	}
	return elo, nil
}

// eloOfE is what odds of e to 1 are in Elo.
const eloOfE = 400 / math.Ln10

// Newton's method: its steps are cut, for far from the maximum they lead beyond it.
const (
	maxIterations = 1000
	longestStep   = 1.0
	smallestStep  = 1e-9
)

// derivatives returns the gradient of the logarithm of the likelihood, and the information: the second derivatives with
// the other sign.
func derivatives(results []Result, names []string, theta []float64) (gradient []float64, information [][]float64) {
	gradient, information = make([]float64, len(names)), make([][]float64, len(names))
	for k := range information {
		information[k] = make([]float64, len(names))
	}
	for _, r := range results {
		u, l := slices.Index(names, r.Upper), slices.Index(names, r.Lower)
		n := float64(r.Matches) + 1
		points := r.Points + 1/float64(r.Seats)
		p := 1 / (1 + float64(r.Seats-1)*math.Exp(theta[l]-theta[u])) // the chance of the upper bot
		gradient[u] += points - n*p
		gradient[l] -= points - n*p
		w := n * p * (1 - p)
		information[u][u] += w
		information[l][l] += w
		information[u][l] -= w
		information[l][u] -= w
	}
	return gradient, information
}

// solve returns x with a·x = b, by Gauss's elimination; the rows of a are one longer than b, and their first element is
// left out. It returns false where there is no single x.
func solve(a [][]float64, b []float64) (x []float64, ok bool) {
	n := len(b)
	rows := make([][]float64, n)
	for k := range rows {
		rows[k] = append(slices.Clone(a[k][1:]), b[k])
	}
	for c := range n {
		best := c
		for k := c; k < n; k++ {
			if math.Abs(rows[k][c]) > math.Abs(rows[best][c]) {
				best = k
			}
		}
		rows[c], rows[best] = rows[best], rows[c]
		if math.Abs(rows[c][c]) < 1e-12 {
			return nil, false
		}
		for k := range n {
			if k == c {
				continue
			}
			f := rows[k][c] / rows[c][c]
			for j := c; j <= n; j++ {
				rows[k][j] -= f * rows[c][j]
			}
		}
	}
	x = make([]float64, n)
	for k := range x {
		x[k] = rows[k][n] / rows[k][k]
	}
	return x, true
}

package honshu

import (
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"engawa/rules"
)

// point is a square of the naive scorer.
type point struct{ x, y int }

// naiveMap is a map as the naive scorer sees it: nothing but what shows, and where cubes lie.
type naiveMap struct {
	shows map[point]string
	cubes map[point]bool
}

func naive(m *Map) naiveMap {
	n := naiveMap{map[point]string{}, map[point]bool{}}
	for at := range m.Cells {
		n.shows[point{at.X(), at.Y()}] = m.At(at).String()
		if m.Cube(at) {
			n.cubes[point{at.X(), at.Y()}] = true
		}
	}
	return n
}

func (p point) around() [4]point {
	return [4]point{{p.x - 1, p.y}, {p.x + 1, p.y}, {p.x, p.y - 1}, {p.x, p.y + 1}}
}

func (n naiveMap) all(code string) map[point]bool {
	out := map[point]bool{}
	for p, square := range n.shows {
		if square == code {
			out[p] = true
		}
	}
	return out
}

// groups returns the connected groups of points, found by colouring neighbours over and over.
func groups(points map[point]bool) (out []map[point]bool) {
	left := maps.Clone(points)
	for len(left) > 0 {
		group := map[point]bool{}
		for p := range left {
			group[p] = true
			break
		}
		for grown := true; grown; {
			grown = false
			for p := range left {
				for _, q := range p.around() {
					if group[q] && !group[p] {
						group[p], grown = true, true
					}
				}
			}
		}
		for p := range group {
			delete(left, p)
		}
		out = append(out, group)
	}
	return out
}

// shapesAt returns the shapes, as lists of differences from a corner, that lie wholly on the points.
func shapesAt(points map[point]bool, forms ...[]point) (out [][]point) {
	for p := range points {
		for _, form := range forms {
			var shape []point
			for _, d := range form {
				if q := (point{p.x + d.x, p.y + d.y}); points[q] {
					shape = append(shape, q)
				}
			}
			if len(shape) == len(form) {
				out = append(out, shape)
			}
		}
	}
	return out
}

// maxDisjoint returns the most shapes without a common point: the first one is used or left out.
func maxDisjoint(shapes [][]point) int {
	if len(shapes) == 0 {
		return 0
	}
	first := shapes[0]
	var apart [][]point
	for _, other := range shapes[1:] {
		if !slices.ContainsFunc(other, func(p point) bool { return slices.Contains(first, p) }) {
			apart = append(apart, other)
		}
	}
	with := 1 + maxDisjoint(apart)
	if len(apart) == len(shapes)-1 {
		return with
	}
	return max(with, maxDisjoint(shapes[1:]))
}

// bestDelivery returns the most points of bringing k cubes to factories that take `each` cubes, by trying every way,
// and the most cubes that can be brought at once.
func bestDelivery(values []int, each, k int) (points, cubes int) {
	if len(values) == 0 || k == 0 {
		return 0, 0
	}
	for brought := range min(each, k) + 1 {
		p, c := bestDelivery(values[1:], each, k-brought)
		points = max(points, p+brought*values[0])
		cubes = max(cubes, c+brought)
	}
	return points, cubes
}

// naiveScore is the score once more, written for reading from the rules: sets of points and trying everything.
func naiveScore(m *Map, by Scoring) Points {
	n := naive(m)
	forests, towns, fields, lakes := n.all("F"), n.all("T"), n.all("D"), n.all("L")
	p := Points{Forest: 2 * len(forests), Fields: len(fields)}
	surrounded := func(q point) bool {
		for _, r := range q.around() {
			if !towns[r] {
				return false
			}
		}
		return towns[q]
	}
	ringed, best := 0, 0
	for _, town := range groups(towns) {
		in := 0
		for q := range town {
			if surrounded(q) {
				in++
			}
		}
		ringed += in
		if len(town) > p.Town || len(town) == p.Town && in < best {
			p.Town, best = len(town), in
		}
	}
	for _, lake := range groups(lakes) {
		if by.Manual {
			p.Lake += len(lake) - 1
		} else {
			p.Lake += 3 * (len(lake) - 1)
		}
	}
	if by.Card == 4 {
		p.Lake = 2 * len(lakes)
	}
	delivered := map[byte]int{}
	for _, letter := range []byte(colourLetters) {
		cubes := 0
		for q := range n.cubes {
			if n.shows[q] == string(letter) {
				cubes++
			}
		}
		var values []int
		for _, square := range n.shows {
			if len(square) == 2 && square[0] == letter {
				values = append(values, int(square[1]-'0'))
			}
		}
		each := 1
		if by.Card == 1 {
			each = 2
		}
		points, most := bestDelivery(values, each, cubes)
		if by.Manual {
			points = most
		}
		p.Factory += points
		delivered[letter] = most
	}
	switch by.Card {
	case 2:
		p.Card = 4 * maxDisjoint(shapesAt(forests, []point{{0, 0}, {1, 0}, {2, 0}}, []point{{0, 0}, {0, 1}, {0, 2}}))
	case 3:
		p.Card = 5 * maxDisjoint(shapesAt(fields, []point{{0, 0}, {1, 0}, {0, 1}, {1, 1}}))
	case 5:
		p.Card = 3 * ringed
		if by.Manual {
			p.Card = 4*ringed - best
		}
	case 6:
		for q, square := range n.shows {
			if len(square) == 1 && square[0] >= 'a' && !n.cubes[q] {
				p.Card += 2
			}
		}
	case 7:
		p.Card = 2 * (delivered['b'] + delivered['y'])
	case 8:
		p.Card = 2 * (delivered['g'] + delivered['n'])
	}
	return p
}

// randomMap builds a province and up to twelve random cards, with any legal placement, and spends some of the cubes.
// Greedy maps choose the best of a few placements, so that groups, lines and blocks grow.
func randomMap(rng *rand.Rand, by Scoring) *Map {
	side := byte('A' + rng.IntN(2))
	m := NewMap(Province(side, 1+rng.IntN(NumProvinces)))
	for _, at := range m.newSquares(nil) {
		m.setCube(at)
	}
	weave, tries := rng.IntN(2) == 0, 1+rng.IntN(2)*12
	deck := rng.Perm(NumCards)
	var buffer [2048]rules.Action
	for _, card := range deck[:rng.IntN(Rounds+1)] {
		legal := m.AppendBuilds(buffer[:0], Card(card+1), weave)
		var best *Map
		for range tries {
			c, _ := Fields(legal[rng.IntN(len(legal))])
			next := new(Map)
			m.BuildInto(next, c.Place)
			if best == nil || next.Score(by).Total() > best.Score(by).Total() {
				best = next
			}
		}
		m = best
	}
	for _, at := range m.CubeCells(nil) {
		if rng.IntN(4) == 0 {
			m = m.WithoutCubes(at)
		}
	}
	return m
}

// compareScores compares both scores on random maps, numbered from first on, by every scoring card in turn.
func compareScores(t *testing.T, first, n int) {
	t.Helper()
	for k := first; k < first+n; k++ {
		rng := rules.Rand(7, k)
		by := Scoring{Card: k % (NumGoals + 1), Manual: rng.IntN(2) == 0}
		m := randomMap(rng, by)
		if have, want := m.Score(by), naiveScore(m, by); have != want {
			t.Fatalf("map %d %s by %+v: %+v, want %+v\n%s", k, m, by, have, want, m.Sketch())
		}
	}
}

func TestScoreAgreesWithTheNaiveOne(t *testing.T) { compareScores(t, 0, 10_000) }

// switchOn is the environment variable that lets TestMillionScores run.
const switchOn = "ENGAWA_HONSHU_SCORES"

// TestMillionScores compares both scores on a million maps. It takes minutes, and so runs only when asked to.
func TestMillionScores(t *testing.T) {
	if os.Getenv(switchOn) == "" {
		t.Skipf("NOT COMPARED: the scores of a million maps take minutes; \"make honshu-scores\" compares them, with %s=1", switchOn)
	}
	const shards = 8
	for k := range shards {
		t.Run(strconv.Itoa(k), func(t *testing.T) {
			t.Parallel()
			compareScores(t, k*1_000_000/shards, 1_000_000/shards)
		})
	}
}

package solved

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"engawa/rules/yokai"
)

// naive solves a game from the Board alone: it lists all positions that can be reached from the given ones, and decides
// them in rounds, each with the help of all rounds before. Round n finds what ends in n moves.
type naive struct {
	boards []yokai.Board
	next   [][]int32 // by board: what its moves make
	values []Value
	solved []bool
	index  map[yokai.Board]int32
}

func solveNaively(from []yokai.Board) *naive {
	n := &naive{index: map[yokai.Board]int32{}}
	for _, b := range from {
		n.add(b)
	}
	for k := 0; k < len(n.boards); k++ { // the list grows
		var next []int32
		for _, a := range n.boards[k].Moves(nil) {
			next = append(next, n.add(n.boards[k].Play(a)))
		}
		n.next = append(n.next, next)
	}
	n.values, n.solved = make([]Value, len(n.boards)), make([]bool, len(n.boards))
	for k, b := range n.boards {
		var result int
		if result, n.solved[k] = b.Over(); n.solved[k] {
			n.values[k].Result = result
		}
	}
	for plies := 1; n.round(plies); plies++ {
	}
	return n
}

func (n *naive) add(b yokai.Board) int32 {
	k, known := n.index[b]
	if !known {
		k = int32(len(n.boards))
		n.index[b] = k
		n.boards = append(n.boards, b)
	}
	return k
}

// round decides the positions that end in so many moves. It returns false when there are none.
func (n *naive) round(plies int) bool {
	found := false
	for k := range n.boards {
		if n.solved[k] {
			continue
		}
		lost := true
		for _, next := range n.next[k] {
			v, earlier := n.values[next], n.solved[next] && n.values[next].Plies < plies
			if earlier && v.Result == -1 {
				n.values[k], n.solved[k] = Value{1, plies}, true
				break
			}
			lost = lost && earlier && v.Result == 1
		}
		if !n.solved[k] && lost {
			n.values[k], n.solved[k] = Value{-1, plies}, true
		}
		found = found || n.solved[k]
	}
	return found
}

// positionsOf lists all positions of a material with White to move, lions anywhere.
func positionsOf(t *testing.T, m Material, v yokai.Variant) []yokai.Board {
	t.Helper()
	var list []yokai.Board
	var spread func(squares *[cellCount]string, reserve, rest string)
	spread = func(squares *[cellCount]string, reserve, rest string) {
		if rest == "" {
			var rows []string
			for row := 0; row < cellCount; row += files {
				rows = append(rows, strings.Join(squares[row:row+files], ""))
			}
			list = append(list, parse(t, v, fmt.Sprintf("%s[%s] w", strings.Join(rows, "/"), reserve)))
			return
		}
		letter := rest[:1]
		forms := []string{letter, strings.ToLower(letter)}
		switch letter {
		case "L", "l":
			forms = []string{letter}
		case "C":
			forms = append(forms, "+C", "+c")
		}
		for k := range squares {
			if squares[k] != "1" {
				continue
			}
			for _, form := range forms {
				squares[k] = form
				spread(squares, reserve, rest[1:])
			}
			squares[k] = "1"
		}
		if letter != "L" && letter != "l" {
			spread(squares, reserve+letter, rest[1:])
			spread(squares, reserve+strings.ToLower(letter), rest[1:])
		}
	}
	var squares [cellCount]string
	for k := range squares {
		squares[k] = "1"
	}
	spread(&squares, "", "Ll"+m.String())
	return list
}

// TestSolveAgreesWithNaive solves whole games with few pieces both ways, lions anywhere.
func TestSolveAgreesWithNaive(t *testing.T) {
	materials := []Material{{}, {Chicks: 1}, {Giraffes: 1}, {1, 0, 1}, {Chicks: 2}}
	if testing.Short() {
		t.Log("SKIPPED with -short: all but the smallest three materials")
		materials = materials[:3]
	}
	for _, m := range materials {
		mori, dobutsu, err := SolveBoth(m)
		if err != nil {
			t.Fatal(err)
		}
		for v, table := range map[yokai.Variant]*Table{yokai.Mori: mori, yokai.Dobutsu: dobutsu, yokai.MoriStrict: mori} {
			n := solveNaively(positionsOf(t, m, v))
			inside, outside, unsettled := 0, 0, 0
			for k, b := range n.boards {
				got, ok := table.Value(b)
				_, held := table.inside(b)
				switch {
				case held:
					inside++
				case ok:
					outside++
				default:
					unsettled++
				}
				if ok && got != n.values[k] || held && !ok {
					t.Fatalf("%s, rules %d, %s: %v %v, want %v", m, v, b, got, ok, n.values[k])
				}
				if want := n.values[k]; !ok && want.Result != 0 && want.Plies <= searchPlies {
					t.Fatalf("%s, rules %d, %s: not settled, want %v", m, v, b, want)
				}
			}
			t.Logf("%s, rules %d: %d positions in the table, %d settled outside, %d not", m, v, inside, outside, unsettled)
			if inside == 0 || outside == 0 {
				t.Errorf("%s, rules %d: %d positions inside and %d outside were compared", m, v, inside, outside)
			}
		}
	}
}

// TestSolveAloneAndBoth solves small materials by each rule set alone and by both at once.
func TestSolveAloneAndBoth(t *testing.T) {
	for _, m := range small() {
		mori, dobutsu, err := SolveBoth(m)
		if err != nil {
			t.Fatal(err)
		}
		for v, both := range map[yokai.Variant]*Table{yokai.Mori: mori, yokai.Dobutsu: dobutsu} {
			alone, err := Solve(m, v)
			if err != nil || !reflect.DeepEqual(alone, both) {
				t.Errorf("%s, rules %d: alone the values differ, %v", m, v, err)
			}
		}
	}
}

package solved

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"engawa/rules/yokai"
)

// smallStarts are starts with few pieces, by material.
func smallStarts() map[Material]string {
	return map[Material]string{
		{Chicks: 1}:    "1l1/3/1C1/1L1[] w",
		{1, 1, 0}:      "1le/3/3/GL1[] w",
		{1, 0, 1}:      "1le/3/1C1/1L1[] w",
		{Giraffes: 2}:  "gl1/3/3/1LG[] w",
		{Chicks: 2}:    "1l1/1c1/1C1/1L1[] w",
		{Elephants: 2}: "1le/3/3/EL1[] w",
		{0, 1, 1}:      "gl1/3/1C1/1L1[] w",
	}
}

// countNaively walks through a game from the Board alone, and counts what a census counts but values.
func countNaively(start yokai.Board) *Census {
	c := &Census{}
	seen := map[position]bool{}
	layer := []yokai.Board{start}
	seen[leftImage(positionOf(start))] = true
	for len(layer) > 0 {
		c.NewByPly = append(c.NewByPly, len(layer))
		c.Positions += len(layer)
		var next []yokai.Board
		for _, b := range layer {
			switch {
			case canTake(b):
				c.FinalWins++
				continue
			case b.Ending() == yokai.Try:
				c.FinalLosses++
				continue
			case b.Count() == 0:
				c.FinalLosses++
				c.Stalemates++
				continue
			}
			c.Edges += b.Count()
			for _, a := range b.Moves(nil) {
				after := b.Play(a)
				if image := leftImage(positionOf(after)); !seen[image] {
					seen[image] = true
					next = append(next, after)
				}
			}
		}
		layer = next
	}
	return c
}

func TestCensusAgreesWithNaive(t *testing.T) {
	for m, text := range smallStarts() {
		mori, dobutsu, err := SolveBoth(m)
		if err != nil {
			t.Fatal(err)
		}
		starts := []yokai.Board{parse(t, yokai.Mori, text), parse(t, yokai.Dobutsu, text)}
		counted, err := censusOf([]*Table{mori, dobutsu}, starts)
		if err != nil {
			t.Fatal(err)
		}
		for v, got := range counted {
			want := countNaively(starts[v])
			if !slices.Equal(got.NewByPly, want.NewByPly) || got.Positions != want.Positions || got.Edges != want.Edges ||
				got.FinalWins != want.FinalWins || got.FinalLosses != want.FinalLosses || got.Stalemates != want.Stalemates {
				t.Errorf("%s, rules %d: %+v, want %+v", text, v, got, want)
			}
			open := got.OpenWins + got.OpenDraws + got.OpenLosses
			if open+got.FinalWins+got.FinalLosses != got.Positions || sum(got.ByMoves) != open ||
				sum(got.ByPlies)+got.OpenDraws != got.Positions || got.WinEdges+got.DrawEdges+got.LossEdges != got.Edges {
				t.Errorf("%s, rules %d: the parts do not add up: %+v", text, v, got)
			}
			compareWithItself(t, got, open)
			if alone, err := got.table.Census(starts[v]); err != nil || !reflect.DeepEqual(alone, got) {
				t.Errorf("%s, rules %d: alone %+v, %v, want %+v", text, v, alone, err, got)
			}
		}
	}
}

func compareWithItself(t *testing.T, c *Census, open int) {
	t.Helper()
	if got := Compare(c, c); got != (Comparison{CommonOpen: open}) {
		t.Errorf("a census differs from itself: %+v, %d open positions", got, open)
	}
}

func sum(counts []int) int {
	total := 0
	for _, n := range counts {
		total += n
	}
	return total
}

// TestCensusFindsWrongValues spoils one value after the other: the census must notice each that it meets.
func TestCensusFindsWrongValues(t *testing.T) {
	m, text := Material{Chicks: 1}, smallStarts()[Material{Chicks: 1}]
	start := parse(t, yokai.Mori, text)
	table, err := Solve(m, yokai.Mori)
	if err != nil {
		t.Fatal(err)
	}
	sound, err := table.Census(start)
	if err != nil {
		t.Fatal(err)
	}
	open := sound.OpenWins + sound.OpenDraws + sound.OpenLosses
	noticed := 0
	for at, value := range table.values {
		if value >= caught {
			continue
		}
		table.values[at] = value ^ 2 // two moves sooner or later
		if value > undecided {
			table.values[at] = 3 // a draw said to be won
		}
		if _, err := table.Census(start); err != nil {
			noticed++
		}
		table.values[at] = value
	}
	if noticed != open {
		t.Errorf("%d spoiled values were noticed, want those of all %d open positions", noticed, open)
	}
}

func TestCensusRefusesOtherStarts(t *testing.T) {
	table, err := Solve(Material{Chicks: 1}, yokai.Mori)
	if err != nil {
		t.Fatal(err)
	}
	for name, b := range map[string]yokai.Board{
		"another material":    yokai.StartBoard(yokai.Mori),
		"another rule set":    parse(t, yokai.Dobutsu, "1l1/3/1C1/1L1[] w"),
		"a lion to take":      parse(t, yokai.Mori, "3/1l1/1C1/1L1[] w"),
		"lions side by side":  parse(t, yokai.Mori, "3/1l1/1L1/3[C] w"),
		"a lion that arrived": parse(t, yokai.Mori, "1L1/3/1l1/3[C] w"),
		"a game that is over": play(t, parse(t, yokai.Mori, "3/1L1/3/1l1[C] w"), "b3b4"),
	} {
		if c, err := table.Census(b); err == nil || c != nil || !strings.Contains(err.Error(), "no open position") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestValueOfOtherBoards(t *testing.T) {
	table, err := Solve(Material{Chicks: 1}, yokai.Mori)
	if err != nil {
		t.Fatal(err)
	}
	for name, b := range map[string]yokai.Board{
		"another material": yokai.StartBoard(yokai.Mori),
		"another rule set": parse(t, yokai.Dobutsu, "1l1/3/1C1/1L1[] w"),
	} {
		if v, ok := table.Value(b); ok {
			t.Errorf("%s has the value %+v", name, v)
		}
	}
}

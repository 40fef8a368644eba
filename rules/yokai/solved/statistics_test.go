package solved

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
	"engawa/rules/yokai"
)

// statistics is a rule set's part of solve_statistics.json.
type statistics struct {
	Positions             int            `json:"positions"`
	FinalWin              int            `json:"final_win"`
	FinalLoss             int            `json:"final_loss"`
	Open                  int            `json:"open"`
	OpenWin               int            `json:"open_win"`
	OpenDraw              int            `json:"open_draw"`
	OpenLoss              int            `json:"open_loss"`
	AllWin                int            `json:"all_win"`
	AllLoss               int            `json:"all_loss"`
	AllDraw               int            `json:"all_draw"`
	Edges                 int            `json:"edges"`
	Stalemates            int            `json:"stalemates"`
	AverageMovesOpen      float64        `json:"average_moves_open"`
	AverageMovesWin       float64        `json:"average_moves_win"`
	AverageMovesDraw      float64        `json:"average_moves_draw"`
	AverageMovesLoss      float64        `json:"average_moves_loss"`
	MaxMoves              int            `json:"max_moves"`
	PositionsWithMaxMoves int            `json:"positions_with_max_moves"`
	StartValue            int            `json:"start_value"`
	StartMoves            map[string]int `json:"start_moves"`
	Longest               int            `json:"longest"`
	PositionsAtLongest    int            `json:"positions_at_longest"`
	OneWinningMove        int            `json:"one_winning_move"`
	OneFastestMove        int            `json:"one_fastest_move"`
	MovesHistogram        map[int]int    `json:"moves_histogram"`
	NewPositionsByPly     []int          `json:"new_positions_by_ply"`
	PositionsByDepth      map[int][2]int `json:"positions_by_depth"` // all and open ones
}

// statistics gathers the figures from the census and the table.
func (g *game) statistics(t *testing.T) statistics {
	t.Helper()
	c := g.census
	open := c.OpenWins + c.OpenDraws + c.OpenLosses
	s := statistics{
		Positions: c.Positions, FinalWin: c.FinalWins, FinalLoss: c.FinalLosses, Stalemates: c.Stalemates,
		Open: open, OpenWin: c.OpenWins, OpenDraw: c.OpenDraws, OpenLoss: c.OpenLosses,
		AllWin: c.FinalWins + c.OpenWins, AllLoss: c.FinalLosses + c.OpenLosses, AllDraw: c.OpenDraws,
		Edges:            c.Edges,
		AverageMovesOpen: average(c.Edges, open),
		AverageMovesWin:  average(c.WinEdges, c.OpenWins),
		AverageMovesDraw: average(c.DrawEdges, c.OpenDraws),
		AverageMovesLoss: average(c.LossEdges, c.OpenLosses),
		MaxMoves:         len(c.ByMoves) - 1, PositionsWithMaxMoves: c.ByMoves[len(c.ByMoves)-1],
		Longest: len(c.ByPlies) - 1, PositionsAtLongest: c.ByPlies[len(c.ByPlies)-1],
		OneWinningMove: c.OneWinningMove, OneFastestMove: c.OneFastestMove,
		NewPositionsByPly: c.NewByPly,
		MovesHistogram:    map[int]int{}, PositionsByDepth: map[int][2]int{}, StartMoves: map[string]int{},
	}
	for moves, n := range c.ByMoves {
		if n > 0 {
			s.MovesHistogram[moves] = n
		}
	}
	final := []int{c.FinalLosses, c.FinalWins} // they end in 0 moves and in 1
	for plies, n := range c.ByPlies {
		s.PositionsByDepth[plies] = [2]int{n, n}
		if plies < len(final) {
			s.PositionsByDepth[plies] = [2]int{n, n - final[plies]}
		}
	}
	start := yokai.StartBoard(g.variant)
	s.StartValue = g.value(t, start).signed()
	for _, a := range start.Moves(nil) {
		next := g.value(t, start.Play(a))
		s.StartMoves[(yokai.Game{}).FormatAction(nil, rules.Move{Do: a})] = -next.Result * (next.Plies + 1)
	}
	return s
}

// average returns the quotient rounded to four decimals, as the reference data write it.
func average(sum, n int) float64 {
	return float64((sum*20000/n+1)/2) / 10000
}

func (g *game) checkStatistics(t *testing.T) {
	var all map[string]json.RawMessage
	testkit.Object(t, oracles+"solve_statistics.json", &all)
	var want statistics
	strictly := json.NewDecoder(bytes.NewReader(all[g.name]))
	strictly.DisallowUnknownFields() // no figure is left out
	if err := strictly.Decode(&want); err != nil {
		t.Fatal(err)
	}
	got := g.statistics(t)
	have, wanted := reflect.ValueOf(got), reflect.ValueOf(want)
	for k := range have.NumField() {
		if h, w := have.Field(k).Interface(), wanted.Field(k).Interface(); !reflect.DeepEqual(h, w) {
			t.Errorf("%s: %v, want %v", have.Type().Field(k).Name, h, w)
		}
	}
}

// checkBoth compares the two rule sets position by position.
func checkBoth(t *testing.T, mori, dobutsu *game) {
	var want struct {
		Both struct {
			CommonOpen int `json:"common_open_positions"`
			Differs    int `json:"value_differs"`
			TwoShorter int `json:"dobutsu_two_moves_shorter"`
		}
	}
	testkit.Object(t, oracles+"solve_statistics.json", &want)
	both := want.Both
	if got, want := Compare(mori.census, dobutsu.census), (Comparison{both.CommonOpen, both.Differs, both.TwoShorter, 0}); got != want {
		t.Errorf("the rule sets: %+v, want %+v", got, want)
	}
}

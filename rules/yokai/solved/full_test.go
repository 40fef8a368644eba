package solved

import (
	"os"
	"slices"
	"strconv"
	"sync"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
	"engawa/rules/puzzles/data"
	"engawa/rules/puzzles/prove"
	"engawa/rules/yokai"
	"engawa/rules/yokai/tablebase"
)

const (
	// switchOn is the environment variable that lets TestSolvedGame run.
	switchOn = "ENGAWA_SOLVE"
	oracles  = "../testdata/"
)

// game is the 3x4 game under one rule set, solved for all materials that the reference data need.
type game struct {
	name    string // as the reference data write it
	variant yokai.Variant
	tables  map[Material]*Table
	census  *Census
}

// TestSolvedGame solves both rule sets whole and holds every value of the reference data against them. It keeps two
// cores busy for minutes and takes 1.2 GB, and so runs only when asked to.
func TestSolvedGame(t *testing.T) {
	if os.Getenv(switchOn) == "" {
		t.Skipf("NOT SOLVED HERE: it takes minutes and 1.2 GB; \"make solve\" does it, and \"make test\" where something has changed since, with %s=1", switchOn)
	}
	games := []*game{
		{name: "mori", variant: yokai.Mori, tables: map[Material]*Table{}},
		{name: "dobutsu", variant: yokai.Dobutsu, tables: map[Material]*Table{}},
	}
	solveGames(t, games[0], games[1])
	if t.Failed() {
		return
	}
	for _, g := range games {
		t.Run(g.name, func(t *testing.T) {
			t.Run("start values", g.checkStartValues)
			t.Run("handicaps", g.checkHandicaps)
			t.Run("positions", g.checkPositions)
			t.Run("puzzles", g.checkPuzzles)
			t.Run("puzzles to play", g.checkPuzzlesToPlay)
			t.Run("stalemates", g.checkStalemates)
			t.Run("statistics", g.checkStatistics)
		})
	}
	t.Run("tablebases", games[0].checkTablebases)
	t.Run("perfect game", games[0].checkPerfectGame)
	t.Run("both", func(t *testing.T) { checkBoth(t, games[0], games[1]) })
}

// solveGames solves the game with all pieces and without one of each kind, by both rule sets.
func solveGames(t *testing.T, mori, dobutsu *game) {
	var lock sync.Mutex
	t.Run("solve", func(t *testing.T) {
		for _, m := range []Material{Full(), {1, 2, 2}, {2, 1, 2}, {2, 2, 1}} {
			t.Run(m.String(), func(t *testing.T) {
				t.Parallel()
				first, second, err := SolveBoth(m)
				if err != nil {
					t.Fatal(err)
				}
				t.Logf("%d places", len(first.values))
				lock.Lock()
				mori.tables[m], dobutsu.tables[m] = first, second
				lock.Unlock()
				if m == Full() {
					countGames(t, mori, dobutsu)
				}
			})
		}
	})
}

// countGames counts the positions of the game with all pieces.
func countGames(t *testing.T, games ...*game) {
	t.Helper()
	var tables []*Table
	var starts []yokai.Board
	for _, g := range games {
		tables = append(tables, g.tables[Full()])
		starts = append(starts, yokai.StartBoard(g.variant))
	}
	counted, err := censusOf(tables, starts)
	if err != nil {
		t.Fatal(err)
	}
	for k, g := range games {
		g.census = counted[k]
		t.Logf("%s: %d positions can be reached from the start", g.name, g.census.Positions)
	}
}

// value returns the value of a Board, which must be known.
func (g *game) value(t *testing.T, b yokai.Board) Value {
	t.Helper()
	m := MaterialOf(b)
	if g.tables[m] == nil {
		table, err := Solve(m, g.variant)
		if err != nil {
			t.Fatal(err)
		}
		g.tables[m] = table
	}
	v, ok := g.tables[m].Value(b)
	if !ok {
		t.Errorf("%s: the value of %s is not known", g.name, b)
	}
	return v
}

func (g *game) board(t *testing.T, text string) yokai.Board {
	t.Helper()
	return parse(t, g.variant, text)
}

// signed returns a value as tables of the reference data write it: +n wins in n moves, -n loses in n, 0 is a draw.
func (v Value) signed() int { return v.Result * v.Plies }

// moves returns how many moves keep a win, and how many have the best distance to the end.
func (g *game) moves(t *testing.T, b yokai.Board) (winning, best int) {
	t.Helper()
	v := g.value(t, b)
	for _, a := range b.Moves(nil) {
		next := g.value(t, b.Play(a))
		if next.Result == -1 {
			winning++
		}
		if next.Result == -v.Result && (v.Result == 0 || next.Plies == v.Plies-1) {
			best++
		}
	}
	return winning, best
}

// checkStartValues looks at what the game itself says of its starts. It needs no reference data.
func (g *game) checkStartValues(t *testing.T) {
	for _, h := range yokai.Handicaps() {
		setup := rules.Setup{Options: map[string]string{yokai.OptRules: g.name, yokai.OptHandicap: h.Name}}
		want, known := yokai.StartValue(setup)
		if got := g.value(t, g.board(t, h.Position)).signed(); !known || got != want {
			t.Errorf("%s: value %d, the game says %d, %v", h.Name, got, want, known)
		}
	}
}

func (g *game) checkHandicaps(t *testing.T) {
	rows := testkit.Table(t, oracles+"handicaps.tsv", 15)
	if len(yokai.Handicaps()) != len(rows) {
		t.Errorf("the game has %d handicaps, the table %d", len(yokai.Handicaps()), len(rows))
	}
	for _, row := range rows {
		if got, want := g.value(t, g.board(t, row["fen"])).signed(), number(t, row["value_"+g.name]); got != want {
			t.Errorf("%s: value %d, want %d", row["handicap"], got, want)
		}
	}
}

func (g *game) checkPositions(t *testing.T) {
	type value struct{ WDL, Plies *int }
	type line struct {
		FEN          string
		ValueMori    *value `json:"value_mori"`
		ValueDobutsu *value `json:"value_dobutsu"`
	}
	unknown := 0
	for _, l := range testkit.Lines[line](t, oracles+"positions.jsonl", 205) {
		want := map[string]*value{"mori": l.ValueMori, "dobutsu": l.ValueDobutsu}[g.name]
		if want == nil || want.WDL == nil {
			unknown++
			continue // the reference data do not know it either
		}
		got := g.value(t, g.board(t, l.FEN))
		if got.Result != *want.WDL || want.Plies != nil && got.Plies != *want.Plies || want.Plies == nil && got.Result != 0 {
			t.Errorf("%s: %+v, want %d in %v", l.FEN, got, *want.WDL, want.Plies)
		}
	}
	if want := map[string]int{"mori": 2, "dobutsu": 5}[g.name]; unknown != want {
		t.Errorf("%d positions have no value to compare with, want %d", unknown, want)
	}
}

func (g *game) checkPuzzles(t *testing.T) {
	for _, row := range testkit.Table(t, oracles+"puzzles.tsv", 180) {
		b := g.board(t, row["fen"])
		if got, want := g.value(t, b).signed(), number(t, row["plies_"+g.name]); got != want {
			t.Errorf("%s: value %d, want %d", row["fen"], got, want)
		}
		if winning, _ := g.moves(t, b); winning != 1 {
			t.Errorf("%s: %d moves win, want 1", row["fen"], winning)
		}
	}
}

// checkPuzzlesToPlay solves every puzzle of the rule set that the program has: at each step exactly one move wins,
// however late another might.
func (g *game) checkPuzzlesToPlay(t *testing.T) {
	list, err := data.Of("yokai")
	if err != nil {
		t.Fatal(err)
	}
	solved := 0
	for _, p := range list {
		if p.Setup.Options[yokai.OptRules] != g.name {
			continue
		}
		solution, err := prove.Yokai(p.Setup, func(b yokai.Board) (result, plies int) {
			v := g.value(t, b)
			return v.Result, v.Plies
		})
		if err == nil {
			err = solution.Compare(p)
		}
		if err != nil {
			t.Errorf("%s: %v", p.ID, err)
		}
		solved++
	}
	t.Logf("%d puzzles solved", solved)
	if solved < 400 {
		t.Errorf("%d puzzles, want 400 at least", solved)
	}
}

// checkStalemates looks at moves after which dobutsu knows no legal move, and mori only such as lose the lion.
func (g *game) checkStalemates(t *testing.T) {
	type line struct{ FEN, After string }
	lost := map[string]int{"mori": 2, "dobutsu": 0}[g.name]
	for _, l := range testkit.Lines[line](t, oracles+"stalemates.jsonl", 20) {
		if got := g.value(t, g.board(t, l.FEN)); got.Result != 1 || got.Plies > lost+1 {
			t.Errorf("%s: %+v, want a win in %d at most", l.FEN, got, lost+1)
		}
		if got := g.value(t, g.board(t, l.After)); got != (Value{-1, lost}) {
			t.Errorf("%s: %+v, want a loss in %d", l.After, got, lost)
		}
	}
}

func (g *game) checkPerfectGame(t *testing.T) {
	for _, row := range testkit.Table(t, oracles+"perfect_game.tsv", 78) {
		b := g.board(t, row["fen"])
		winning, best := g.moves(t, b)
		got := []int{g.value(t, b).signed(), b.Count(), winning, best}
		want := []int{number(t, row["value"]), number(t, row["legal_moves"]), number(t, row["winning_moves"]), number(t, row["best_moves"])}
		if !slices.Equal(got, want) {
			t.Errorf("ply %s: value, legal, winning and best moves %v, want %v", row["ply"], got, want)
		}
		if after := g.value(t, play(t, b, row["move"])).signed(); after != -got[0]-1 && after != 1-got[0] {
			t.Errorf("ply %s: %s makes the value %d from %d", row["ply"], row["move"], after, got[0])
		}
	}
}

// checkTablebases reads one chunk of many in the shipped tablebases and compares them with the tables.
func (g *game) checkTablebases(t *testing.T) {
	const many = 61
	for _, file := range tablebase.Files() {
		data, err := tablebase.Open().File(file.Name)
		if err != nil {
			t.Fatal(err)
		}
		d, err := ReadTablebase(data, nil)
		if err != nil {
			t.Fatal(err)
		}
		table := g.tables[d.index.material]
		lost := 0
		for chunk := uint32(0); int(chunk) < table.index.chunks(); chunk += many {
			from, to := table.index.span(chunk)
			for number := from; number < to; number++ {
				got, want := lossOf(d.chunk(chunk)[number-from]), wantLoss(table.values[number])
				if got != want {
					t.Fatalf("%s, position %d: loss %d, want %d", file.Name, number, got, want)
				}
				if got > 0 {
					lost++
				}
			}
		}
		t.Logf("%s: one chunk of %d compared, %d lost positions", file.Name, many, lost)
	}
}

// play returns the Board after the move with the text.
func play(t *testing.T, b yokai.Board, text string) yokai.Board {
	t.Helper()
	for _, a := range b.Moves(nil) {
		if (yokai.Game{}).FormatAction(nil, rules.Move{Do: a}) == text {
			return b.Play(a)
		}
	}
	t.Fatalf("%s: %s is not legal", b, text)
	return b
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

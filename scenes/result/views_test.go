package result

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/homeworlds"
	"engawa/scenes/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/yokai"
)

// endsOfGames are matches of all games that have ended, with their Boards.
func endsOfGames(t *testing.T) map[string]struct {
	match *rules.Match
	board func(*stage.Services, *table.Match) table.Board
} {
	return map[string]struct {
		match *rules.Match
		board func(*stage.Services, *table.Match) table.Board
	}{
		"yokai":      {playToEnd(t, "catch", nil), yokai.NewBoard},
		"dobutsu":    {playToEnd(t, "stalemate", nil), yokai.NewBoard},
		"homeworlds": {playHomeworlds(t, 3, 5), homeworlds.NewBoard},
		"honshu":     {playHonshu(t, 4, "2"), honshu.NewBoard},
		"forhonor":   {playForHonor(t, 2, 2), forhonor.NewBoard},
	}
}

// TestTheBoardIsSeenWithWhatDecidedAndTheWay wants the board, the sentence that says what decided the match and how the
// seats have stood: the last behind a press where there is little room, and all three in words.
func TestTheBoardIsSeenWithWhatDecidedAndTheWay(t *testing.T) {
	for about, game := range endsOfGames(t) {
		for _, tag := range lang.Tags() {
			for _, size := range [][2]float64{{1280, 800}, {390, 844}, {844, 390}, {320, 568}} {
				r := openTestResult(game.match, game.board, tag, size[0], size[1])
				where := fmt.Sprintf("%s, %s, %v", about, tag, size)
				at := r.host.Tree().Slot(slotPicture)
				if min(at.W, at.H) < pictureMin-1 {
					t.Errorf("%s: the board is seen at %v", where, at)
				}
				line := table.EndWords(r.words, r.match, r.pieces.board).Line
				if outcome := r.Page().Find("outcome"); line == "" || outcome == nil || !strings.Contains(outcome.Name+outcome.Value, line) {
					t.Errorf("%s: what decided is read as %+v, want %q", where, outcome, line)
				}
				c, trace := canvas.NewTrace(size[0], size[1], 1)
				r.Draw(c)
				// A line may end behind the hyphen of the name.
				if texts := strings.ReplaceAll(strings.Join(trace.Texts(), " "), "- ", "-"); !strings.Contains(texts, line) {
					t.Errorf("%s: %q is not seen", where, line)
				}
				way := r.Page().Find("progress")
				if size[0] == 1280 && way == nil {
					t.Errorf("%s: the way there is not seen", where)
				}
				if way == nil {
					r.Page().Find("picture").Press()
					e, ok := r.services.Stack.Top().(*largePicture)
					if !ok {
						t.Fatalf("%s: the picture does not open", where)
					}
					way = e.Page().Find("progress")
				}
				if way == nil || way.Rect.H < 60 || way.Name == "" || !r.facts.hasTeams && way.Value == "" {
					t.Errorf("%s: the way there is %+v", where, way)
				}
			}
		}
	}
}

// TestTheWayIsThatOfTheRules compares where the lines end, and how many samples they have, with the rules.
func TestTheWayIsThatOfTheRules(t *testing.T) {
	for about, want := range map[string]int{"yokai": -1, "homeworlds": -1, "honshu": 12} {
		game := endsOfGames(t)[about]
		r := openTestResult(game.match, game.board, lang.English, 1280, 800)
		if want < 0 {
			want = table.CountMoves(r.match, len(r.match.Log))
		}
		for k, row := range r.outcome.rows {
			list, sum := r.progress.amounts[k], 0
			for _, count := range rules.Score(r.match.Game, r.match.State())[row.seat].Counts {
				for _, name := range r.services.Boxes[r.game()].Progress {
					if count.Name == name {
						sum += count.N
					}
				}
			}
			if len(list) != want+1 || list[want] != sum {
				t.Errorf("%s: the line of seat %s is %v, want %d samples and %d at the end", about, row.seat, list, want+1, sum)
			}
		}
		if value := r.Page().Find("progress").Value; !strings.HasSuffix(value, fmt.Sprintf("%s %d.", r.outcome.rows[len(r.outcome.rows)-1].player.Name, r.progress.amounts[len(r.outcome.rows)-1][want])) {
			t.Errorf("%s: it is read as %q", about, value)
		}
	}
}

// TestTheBoardLiesAsTheViewerSawIt wants the side below that lay below at the table; who has won makes no difference.
func TestTheBoardLiesAsTheViewerSawIt(t *testing.T) {
	m := playToEnd(t, "catch", nil)
	svc, _ := services(lang.English, true)
	for below := range rules.Seat(2) {
		want, _ := diagram.Of(m.State(), lang.SkinOf(m), below)
		if r := New(svc, m, below, nil, func() {}, nil, nil).(*Result); !reflect.DeepEqual(r.last, want) {
			t.Errorf("with seat %d below the board lies otherwise", below)
		}
	}
}

// TestLinesOfTheChartLieWhereTheAmountsAre: no line is moved off its amount for another, and lines that lie on each other
// have dashes in turn. The crests at their ends stand in the order of the amounts.
func TestLinesOfTheChartLieWhereTheAmountsAre(t *testing.T) {
	for _, c := range []struct {
		amounts     [][]int
		least, most int
		last        []int    // the rows, from the highest line to the lowest
		shared      [][2]int // which of how many with the same first part the line of each row is
	}{
		{[][]int{{4, 5, 4}, {4, 3, 4}}, 3, 5, []int{0, 1}, [][2]int{{0, 1}, {0, 1}}},
		{[][]int{{2, 2}, {2, 2}, {2, 2}}, 2, 3, []int{0, 1, 2}, [][2]int{{0, 3}, {1, 3}, {2, 3}}},
		{[][]int{{2, 8, 30}, {2, 8, 29}, {2, 4, 60}}, 0, 60, []int{2, 0, 1}, [][2]int{{0, 2}, {1, 2}, {0, 1}}},
	} {
		v := &progressView{progress: &progress{amounts: c.amounts, seats: make([]rules.Seat, len(c.amounts))}}
		if v.min, v.max = bounds(c.amounts); v.min != c.least || v.max != c.most {
			t.Errorf("%v: the chart goes from %d to %d, want %d to %d", c.amounts, v.min, v.max, c.least, c.most)
		}
		for row, want := range c.shared {
			if turn, of := v.sharing(row, 1); turn != want[0] || of != want[1] {
				t.Errorf("%v: row %d is line %d of %d, want %v", c.amounts, row, turn, of, want)
			}
		}
		ends := v.ends(geom.R(0, 10, 100, 40))
		if got := slices.SortedFunc(slices.Values(c.last), func(a, b int) int { return cmp.Compare(ends[a], ends[b]) }); !slices.Equal(got, c.last) {
			t.Errorf("%v: the crests have the order %v, want %v", c.amounts, got, c.last)
		}
	}
}

// TestTheResultSaysWhoWasKnockedOut holds that the rows of those say so who are out of the game, and that several who have
// lost alike have no rank.
func TestTheResultSaysWhoWasKnockedOut(t *testing.T) {
	for seed, lost := range map[uint64]int{12: 2, 27: 1} {
		r := openTestResult(playHomeworlds(t, 3, seed), homeworlds.NewBoard, lang.English, 1280, 800)
		if n := len(r.facts.rows) - len(r.outcome.winners); n != lost {
			t.Fatalf("seed %d: %d have lost, want %d", seed, n, lost)
		}
		s := r.match.State().(interface{ Alive(rules.Seat) bool })
		for _, row := range r.facts.rows {
			details := strings.Join(row.details[:row.maxDetails], " ")
			if strings.Contains(details, "knocked out") == s.Alive(row.seat) {
				t.Errorf("seed %d: the row of seat %s says %q", seed, row.seat, details)
			}
			if hasRank := row.number != ""; hasRank != (row.hasWon || lost == 1) {
				t.Errorf("seed %d: seat %s has the rank %q", seed, row.seat, row.number)
			}
		}
	}
}

// TestNumbersBelowAChartLieApart holds by how many rounds the numbers below a chart lie apart.
func TestNumbersBelowAChartLieApart(t *testing.T) {
	for _, tt := range []struct {
		wide       float64
		last, want int
	}{{500, 12, 1}, {300, 12, 2}, {100, 12, 5}, {200, 97, 20}, {30, 400, 500}} {
		v := progressView{progress: &progress{amounts: [][]int{make([]int, tt.last+1)}}}
		if got := v.stride(tt.wide); got != tt.want {
			t.Errorf("%d rounds on %.0f: every %d is numbered, want %d", tt.last, tt.wide, got, tt.want)
		}
	}
}

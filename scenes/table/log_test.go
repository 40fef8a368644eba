package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	worlds "engawa/scenes/homeworlds"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/yokai"
)

// logGames are a match and the Board of each game.
var logGames = []struct {
	game  string
	setup rules.Setup
	board boardMaker
}{
	{"yokai", rules.Setup{}, func(svc *stage.Services, m *table.Match) table.Board { return yokai.NewBoard(svc, m) }},
	{"homeworlds", rules.Setup{Seats: 3}, func(svc *stage.Services, m *table.Match) table.Board { return worlds.NewBoard(svc, m) }},
	{"honshu", rules.Setup{Seats: 3}, lands},
	{"honshu", rules.Setup{Seats: 2}, lands},
	{"forhonor", rules.Setup{Seats: 2}, battlefield},
	{"forhonor", rules.Setup{Seats: 4, Options: map[string]string{"order": "fixed"}}, battlefield},
}

// logMatch plays a match of bots by chance for so many moves: where only bots play, every game has its log beside the
// board.
func logMatch(t testing.TB, game string, setup rules.Setup, moves int) *rules.Match {
	t.Helper()
	g, _ := games.Find(game)
	m, err := rules.NewMatch(g, setup, 5)
	if err != nil {
		t.Fatal(err)
	}
	players := table.Players(m)
	for k := range players {
		players[k] = table.Player{Name: lang.DefaultName(rules.Seat(k)), Bot: "1"}
	}
	table.SetPlayers(m, players)
	stagetest.PlayOn(t, m, stagetest.AfterMoves(moves), stagetest.ByChance(rules.Rand(5, 1)))
	return m
}

// TestTheLogIsThatOfItsMoment compares the lines that are kept with lines made again, in every tick of sessions with
// moves, undone moves, cover, talk, other names and another language.
func TestTheLogIsThatOfItsMoment(t *testing.T) {
	for _, tt := range logGames {
		for people := range 3 {
			m := logMatch(t, tt.game, tt.setup, 30)
			players := table.Players(m)
			for k := range min(people, len(players)) {
				players[k].Bot = ""
			}
			table.SetPlayers(m, players)
			p := newBoardTable(m, tt.board, -1)
			rng := rand.New(rand.NewPCG(3, uint64(people)))
			different := map[int]bool{}
			look := func(f *input.Frame) {
				p.services.Stack.Update(f)
				got := slices.Clone(p.Log())
				if want := p.RebuildLog(); !slices.Equal(got, want) {
					t.Fatalf("%s of %d people, after %d moves: the log is\n%q\nand made anew\n%q", tt.game, people, len(m.Log), got, want)
				}
				different[len(got)] = true
			}
			for n := range 40 {
				if p.IsCovered() {
					for script := p.HoldOpen(); !script.IsDone(); {
						look(script.Poll(1))
					}
				}
				if offered := p.LegalActions(); len(offered) > 0 {
					p.Choose(offered[rng.IntN(len(offered))])
				}
				for range 8 {
					look(&input.Frame{})
				}
				look(&input.Frame{Actions: []input.Action{input.Confirm}}) // ends movements
				switch n % 10 {
				case 3:
					p.Undo()
				case 5:
					m.Note(0, rules.NoteTalk, "hello")
				case 7:
					players[0].Name += "!"
					table.SetPlayers(m, players)
				case 9:
					p.services.Words = lang.For(lang.Tags()[n/10%len(lang.Tags())])
				}
			}
			if len(different) < 3 {
				t.Errorf("%s of %d people: the log has had %d lengths only", tt.game, people, len(different))
			}
		}
	}
}

// countingBoard counts how many moves it puts into words.
type countingBoard struct {
	table.Board
	lines int
}

func (b *countingBoard) Line(s rules.State, m rules.Move) string {
	b.lines++
	return b.Board.Line(s, m)
}

// TestAMoveIsPutIntoWordsOnce draws tables with long logs: nothing is put into words for a frame, and one move for
// each that is made.
func TestAMoveIsPutIntoWordsOnce(t *testing.T) {
	for _, tt := range logGames {
		m := logMatch(t, tt.game, tt.setup, 120)
		var board *countingBoard
		p := newBoardTable(m, func(svc *stage.Services, m *table.Match) table.Board {
			board = &countingBoard{Board: tt.board(svc, m)}
			return board
		}, -1)
		c, _ := canvas.NewTrace(1280, 800, 1)
		p.Draw(c)
		if board.lines > len(m.Log) {
			t.Errorf("%s: %d moves are put into words %d times", tt.game, len(m.Log), board.lines)
		}
		board.lines = 0
		for range 20 {
			p.services.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{})) // lists the controls again
			p.Draw(c)
		}
		if board.lines > 0 {
			t.Errorf("%s: in 20 frames after %d moves, moves are put into words %d times", tt.game, len(m.Log), board.lines)
		}
		if m.Over() {
			continue
		}
		before := len(m.Log)
		stagetest.PlayOn(t, m, stagetest.AfterMoves(before+1), stagetest.ByChance(rules.Rand(6, 1)))
		for range 20 {
			p.services.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
			p.Draw(c)
		}
		if made := len(m.Log) - before; made == 0 || board.lines > made {
			t.Errorf("%s: %d moves more are put into words %d times", tt.game, made, board.lines)
		}
	}
}

// longTable is a table with so many moves of a game of four, and a Canvas to draw it on.
func longTable(t testing.TB, game string, moves int, board boardMaker) (*boardTable, *canvas.Canvas) {
	p := newBoardTable(logMatch(t, game, rules.Setup{Seats: 4}, moves), board, -1)
	if n := len(p.Match().Log); n < moves {
		t.Fatalf("the match has %d moves, want %d", n, moves)
	}
	c, _ := canvas.NewTrace(1280, 800, 1)
	p.Draw(c)
	return p, c
}

// longWorlds is a long table of a game that has its log beside the board.
func longWorlds(t testing.TB, moves int) (*boardTable, *canvas.Canvas) {
	p, c := longTable(t, "homeworlds", moves, func(svc *stage.Services, m *table.Match) table.Board { return worlds.NewBoard(svc, m) })
	if !slices.ContainsFunc(p.Page().Controls(), func(c *ui.Control) bool { return strings.HasPrefix(c.Key, "log") }) {
		t.Fatal("the log is not on the table")
	}
	return p, c
}

func TestALongLogCostsNothing(t *testing.T) {
	// What is drawn is noted by the trace, once or twice a stroke, in a list that grows; nothing else is to be made again.
	const noted, grown = 2, 1
	p, _ := longWorlds(t, 400)
	tree := p.LogTree()
	c, trace := canvas.NewTrace(1280, 800, 1)
	tree.Draw(c, nil)
	strokes := len(trace.Strokes)
	if n := testing.AllocsPerRun(100, func() { tree.Draw(c, nil) }); strokes < 10 || n > float64(noted*strokes+grown) {
		t.Errorf("drawing the panel of the log after 400 moves allocates %v times for %d strokes", n, strokes)
	}
	battle, _ := longTable(t, "forhonor", 400, battlefield)
	for _, p := range []*boardTable{p, battle} {
		if n := testing.AllocsPerRun(100, func() { p.Lines() }); n != 0 {
			t.Errorf("looking up the lines of 400 moves of %s allocates %v times", p.Match().Game.Info().ID, n)
		}
	}
}

// TestMovesAreFoundWithoutSearching looks every move of a growing match up by who has made it in which round and phase,
// also after moves have been taken back, and counts how often a move is looked at for that.
func TestMovesAreFoundWithoutSearching(t *testing.T) {
	whole := logMatch(t, "forhonor", rules.Setup{Seats: 2}, 300)
	type moment struct {
		by    rules.Seat
		round int
		phase forhonor.Phase
	}
	momentOf := func(before rules.State, m rules.Move) (moment, bool) {
		s := before.(*forhonor.State)
		return moment{m.By, s.Round(), s.Phase()}, m.By != rules.Nature
	}
	looked := 0
	m := whole.Fork(0)
	index := table.NewMoveIndex(table.SeenBy(m, rules.Public), func(before rules.State, m rules.Move) (moment, bool) {
		looked++
		return momentOf(before, m)
	})
	first := map[moment]int{}
	for n, mv := range whole.Log {
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
		k, ok := momentOf(whole.At(n), mv)
		if _, known := first[k]; ok && !known {
			first[k] = n
		}
		want, known := first[k]
		if got, found := index.Find(k); found != known || got != want {
			t.Fatalf("what was done in move %d is found in move %d (%t), want %d (%t)", n, got, found, want, known)
		}
	}
	if looked != len(whole.Log) {
		t.Errorf("%d moves are looked at %d times", len(whole.Log), looked)
	}
	last := len(m.Log) - 1
	k, _ := momentOf(m.At(last), m.Log[last])
	m.Truncate(first[k])
	if n, found := index.Find(k); found {
		t.Errorf("a move that was taken back is found at %d", n)
	}
	m.Redo()
	if n, found := index.Find(k); !found || n != first[k] {
		t.Errorf("a move that was made again is found at %d (%t), want %d", n, found, first[k])
	}
}

func BenchmarkDrawAfter400Moves(b *testing.B) {
	p, c := longWorlds(b, 400)
	b.ReportAllocs()
	for b.Loop() {
		p.Draw(c)
	}
}

func BenchmarkDrawLogAfter400Moves(b *testing.B) {
	p, c := longWorlds(b, 400)
	tree := p.LogTree()
	b.ReportAllocs()
	for b.Loop() {
		tree.Draw(c, nil)
	}
}

// BenchmarkLogOf400Moves puts all moves of a long battle into words, as after a change of language.
func BenchmarkLogOf400Moves(b *testing.B) {
	p, _ := longTable(b, "forhonor", 400, battlefield)
	b.ReportAllocs()
	for b.Loop() {
		p.RebuildLog()
	}
}

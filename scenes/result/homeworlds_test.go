package result

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// playHomeworlds returns a match of Homeworlds played by chance to its end.
func playHomeworlds(t *testing.T, seats int, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, (*rules.Match).Over, stagetest.ByChance(rand.New(rand.NewPCG(seed, 1))))
	addPlayers(m)
	return m
}

func TestEverySeatHasItsRow(t *testing.T) {
	for seats := 2; seats <= homeworlds.MaxSeats; seats++ {
		m := playHomeworlds(t, seats, uint64(seats))
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			for _, size := range windows {
				svc, _ := services(tag, true)
				r := New(svc, m, 0, nil, func() {}, nil, nil).(*Result)
				svc.Stack.Push(r)
				svc.Stack.Arrange(stage.NewView(size[0], size[1], 1, geom.Insets{}))
				checkPlan(t, fmt.Sprintf("%s, %d seats, %v", tag, seats, size), r)
			}
		}
	}
}

func TestCardsAreShownAtTheEnd(t *testing.T) {
	m := playHomeworlds(t, 3, 5)
	o := newOutcome(m, lang.Spirits)
	words := lang.For(lang.English)
	for _, row := range o.rows {
		parts, told := row.parts(words, "homeworlds", o.hasWon(row.seat))
		details := strings.Join(parts[:told], " ")
		if met := strings.Contains(details, "goal met"); met != o.hasWon(row.seat) || met == strings.Contains(details, "goal missed") {
			t.Errorf("seat %s: %q does not tell whether it has reached its goal", row.seat, details)
		}
		if good, evil := strings.Contains(details, ": Good"), strings.Contains(details, ": Evil"); good == evil {
			t.Errorf("seat %s: %q does not tell the card", row.seat, details)
		}
	}
	svc, _ := services(lang.English, true)
	r := New(svc, playHomeworlds(t, 6, 6), 0, nil, func() {}, nil, nil).(*Result)
	svc.Stack.Push(r)
	svc.Stack.Arrange(stage.NewView(320, 568, 1, geom.Insets{})) // whose rows are low
	c, trace := canvas.NewTrace(320, 568, 1)
	r.moving.scrollShare = 1
	r.Draw(c)
	count := 0
	for _, text := range trace.Texts() {
		if strings.HasPrefix(text, "Secret card: ") {
			count++
		}
	}
	if count != 5 { // a very long name leaves no room
		t.Errorf("in low rows %d cards beside five short names are told", count)
	}
	turns := table.CountMoves(r.match, len(r.match.Log))
	if want := words.T(lang.EndTurns, lang.Count("n", turns)); r.moves() != want || turns == 0 || turns >= len(r.match.Log) {
		t.Errorf("the result says %q, want %q, fewer than the moves", r.moves(), want)
	}
}

func TestSeveralWinAndNobodyWins(t *testing.T) {
	words := lang.For(lang.English)
	o := outcome{winners: []rules.Seat{0, 2}, rows: []row{
		{seat: 0, player: table.Player{Name: "Aki"}}, {seat: 2, player: table.Player{Name: "Ren"}}, {seat: 1, player: table.Player{Name: "Hana"}},
	}}
	if title := o.title(words); title != "Aki, Ren win" {
		t.Errorf("the title is %q", title)
	}
	o.winners = nil
	if title := o.title(words); title != words.T(lang.EndDraw) {
		t.Errorf("the title is %q", title)
	}
}

// treasure is a Board that fills bars.
type treasure struct {
	table.Board
	table.Scorer
	rects map[rules.Seat]geom.Rect
}

var _ table.Scorer = (*treasure)(nil)

func (b *treasure) Columns(rules.State) []table.Column { return nil }
func (b *treasure) Counts() []rules.Line               { return nil }

func (b *treasure) DrawBar(_ *canvas.Canvas, r geom.Rect, _ rules.State, seat rules.Seat, key string, grown float64) {
	if grown > 0 && key == "" {
		b.rects[seat] = r
	}
}

func TestABoardFillsTheBarsWithItsOwnThings(t *testing.T) {
	m := playHomeworlds(t, 3, 5)
	svc, _ := services(lang.English, true)
	b := &treasure{rects: map[rules.Seat]geom.Rect{}}
	r := New(svc, m, 0, func(*table.Match) table.Board { return b }, func() {}, nil, nil).(*Result)
	svc.Stack.Push(r)
	svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	c, _ := canvas.NewTrace(1280, 800, 1)
	r.Draw(c)
	if len(b.rects) != 3 {
		t.Fatalf("%d bars are drawn, want 3", len(b.rects))
	}
	for k, row := range r.outcome.rows {
		if at, in := b.rects[row.seat], r.Page().Find(fmt.Sprint("row.", k)).Rect; !at.Within(in) || at.Empty() {
			t.Errorf("the bar of seat %s at %v leaves its row %v", row.seat, at, in)
		}
	}
}

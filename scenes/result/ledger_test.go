package result

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	board "engawa/scenes/honshu"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// settled returns a match of Honshū played by chance to its end, with a scoring card.
func settled(t *testing.T, seats int, card string) *rules.Match {
	t.Helper()
	setup := rules.Setup{Seats: seats, Options: map[string]string{honshu.OptCard: card}}
	m, err := rules.NewMatch(honshu.Game{}, setup, uint64(seats))
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, (*rules.Match).Over, stagetest.ByChance(rand.New(rand.NewPCG(uint64(seats), 2))))
	named(m)
	return m
}

// counted opens the result of a match of Honshū.
func counted(m *rules.Match, tag lang.Tag, w, h float64) *Result {
	return opened(m, board.NewBoard, tag, w, h)
}

func TestEveryNumberIsToldOnEveryWindow(t *testing.T) {
	for seats := honshu.MinSeats; seats <= honshu.MaxSeats; seats++ {
		m := settled(t, seats, "2")
		for _, tag := range []lang.Tag{lang.English, lang.French, lang.Pseudo} {
			for _, size := range windows {
				r := counted(m, tag, size[0], size[1])
				where := fmt.Sprintf("%s, %d seats, %v", tag, seats, size)
				checkPlan(t, where, r)
				checkLedger(t, where, r)
			}
		}
	}
}

// checkLedger checks that every number has its place and can be pointed at, but for parts of a bar without points.
func checkLedger(t *testing.T, where string, r *Result) {
	t.Helper()
	l := &r.plan.ledger
	c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, r.view.Scale)
	r.Draw(c)
	written := trace.Texts()
	for k, row := range r.outcome.rows {
		places := append([]geom.Rect{l.lines[k]}, l.cells[k]...)
		if !l.bars[k].Empty() {
			places = append(places, l.bars[k])
		}
		for n, at := range places {
			if at.Empty() {
				continue // that of a part without points, which has none: see below
			}
			if !at.Within(l.wash[k].InsetXY(-0.01, -0.01)) {
				t.Errorf("%s: part %d of row %d at %v leaves %v", where, n, k, at, l.wash[k])
			}
		}
		for n, column := range r.ledger.columns {
			at := l.cells[k][n]
			if l.barred && column.Kind == table.ColumnPart && row.of(column.Key) == 0 {
				if !at.Empty() {
					t.Errorf("%s: %s of row %d has no points and a part of the bar at %v", where, column.Key, k, at)
				}
				continue
			}
			if at.W < 26 || at.H < 20 {
				t.Errorf("%s: %s of row %d is only %v x %v", where, column.Key, k, at.W, at.H)
			}
			if number := strconv.Itoa(row.of(column.Key)); !slices.Contains(written, number) {
				t.Errorf("%s: the %s of row %d, %s, stands nowhere", where, column.Key, k, number)
			}
			if r.page.Find("cell."+strconv.Itoa(k)+"."+column.Key) == nil {
				t.Errorf("%s: %s of row %d cannot be pointed at", where, column.Key, k)
			}
		}
	}
}

func TestTheNumbersAreThoseOfTheRules(t *testing.T) {
	m := settled(t, 3, "7")
	r := counted(m, lang.English, 1280, 800)
	s := m.State().(*honshu.State)
	for k, row := range r.outcome.rows {
		points := s.Map(row.seat).Score(s.Scoring())
		for c := range honshu.Category(honshu.NumCategories) {
			control := r.page.Find("cell." + strconv.Itoa(k) + "." + c.String())
			if control == nil || control.Value != strconv.Itoa(points.Of(c)) {
				t.Errorf("seat %s, %s: %+v, want %d", row.seat, c, control, points.Of(c))
			}
		}
	}
	plain := counted(settled(t, 3, "none"), lang.English, 1280, 800)
	if plain.page.Find("cell.0.card") != nil || len(plain.ledger.columns) != honshu.NumCategories-1 {
		t.Error("without a scoring card there is a column for it")
	}
}

// strokesOf lists what is drawn of the picture.
func strokesOf(r *Result) string {
	c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, r.view.Scale)
	r.drawEstate(c, geom.R(0, 0, 300, 300))
	return fmt.Sprint(trace.Strokes)
}

func TestATouchedNumberLightsUpItsSquares(t *testing.T) {
	m := settled(t, 4, "none")
	for _, size := range [][2]float64{{1280, 800}, {844, 390}, {320, 568}} {
		r := counted(m, lang.English, size[0], size[1])
		plain := strokesOf(r)
		r.page.Find("cell.2.lake").Press()
		if r.lit.row != 2 || r.columnKey() != "lake" || strokesOf(r) == plain {
			t.Errorf("%v: the lakes of the third are not lit", size)
		}
		if want := " " + strconv.Itoa(r.outcome.rows[2].of("lake")); !strings.HasSuffix(r.caption(), want) {
			t.Errorf("%v: the caption is %q", size, r.caption())
		}
		_, large := r.house.Stack.Top().(*enlarged)
		c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, 1)
		r.Draw(c)
		if !large && !slices.ContainsFunc(trace.Texts(), func(text string) bool { return strings.HasSuffix(text, r.caption()) }) {
			t.Errorf("%v: nothing says that %q is seen", size, r.seen())
		}
		if large == (size[0] > 400) {
			t.Errorf("%v: the land opens large: %v", size, large)
		}
		if large {
			r.house.Stack.Update(&input.Frame{Impulses: []input.Impulse{input.Back}})
		} else {
			r.page.Find("cell.2.lake").Press()
		}
		if _, large := r.house.Stack.Top().(*enlarged); large || r.lit != r.rest() || r.page.Find("again") == nil {
			t.Errorf("%v: the land of the winner does not come back", size)
		}
	}
}

func TestThePictureOpensLarge(t *testing.T) {
	r := counted(settled(t, 2, "none"), lang.English, 1280, 800)
	r.page.Find("cell.1.town").Press()
	r.page.Find("picture").Press()
	e, ok := r.house.Stack.Top().(*enlarged)
	if !ok || !strings.HasPrefix(r.seen(), r.outcome.rows[1].player.Name) {
		t.Fatal("the land does not open")
	}
	c, trace := canvas.NewTrace(1280, 800, 1)
	e.Draw(c)
	if len(trace.Strokes) < 10 {
		t.Errorf("only %d strokes are drawn", len(trace.Strokes))
	}
	r.house.Stack.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Down, At: geom.Pt(640, 500)}}})
	if r.house.Stack.Top() != stage.Scene(r) || r.lit != r.rest() {
		t.Error("it does not close at a press")
	}
}

func TestTiesAreTold(t *testing.T) {
	words := lang.For(lang.English)
	l := &ledger{columns: []table.Column{{Key: "points", Kind: table.ColumnSum}, {Key: "fields", Name: "Fields", Kind: table.ColumnTie}}}
	seat := func(name string, rank, points, fields int) row {
		return row{rank: rank, player: table.Player{Name: name}, tally: []rules.Count{{Name: "points", N: points}, {Name: "fields", N: fields}}}
	}
	for _, tt := range []struct {
		rows []row
		want string
	}{
		{[]row{seat("Aki", 1, 60, 5), seat("Hana", 2, 50, 5)}, ""},
		{[]row{seat("Aki", 1, 60, 7), seat("Hana", 2, 60, 5)}, "Equal points; fields decide: Aki 7, Hana 5."},
		{[]row{seat("Aki", 1, 60, 5), seat("Hana", 1, 60, 5), seat("Ren", 3, 60, 4)}, "Equal points; fields decide: Aki 5, Hana 5, Ren 4."},
		{[]row{seat("Aki", 1, 60, 5), seat("Hana", 2, 50, 5), seat("Ren", 2, 50, 5)}, "Hana, Ren share a rank: as many points and as many fields."},
	} {
		if got := l.tie(words, tt.rows); got != tt.want {
			t.Errorf("it is told %q, want %q", got, tt.want)
		}
	}
}

func TestTheStoryOfATableTellsOnlyATie(t *testing.T) {
	for seats := honshu.MinSeats; seats <= honshu.MaxSeats; seats++ {
		r := counted(settled(t, seats, "2"), lang.English, 1280, 800)
		tie := r.ledger.tie(r.words, r.outcome.rows)
		told := r.page.Find("story")
		if (told != nil) != (tie != "") || told != nil && told.Name != tie {
			t.Errorf("%d seats: the story is %+v, the tie %q", seats, told, tie)
		}
		c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, r.view.Scale)
		r.Draw(c)
		if said := r.outcome.story(r.words, r.game()); slices.Contains(trace.Texts(), said.Title) {
			t.Errorf("%d seats: %q repeats the title", seats, said.Title)
		}
		if low := r.plan.rows[seats-1].Bottom(); low > r.plan.scroll.Bottom() {
			t.Errorf("%d seats: the rows end at %v, the scroll at %v", seats, low, r.plan.scroll.Bottom())
		}
	}
}

func TestATieIsToldOnEveryWindow(t *testing.T) {
	for _, size := range windows {
		for rows := honshu.MinSeats; rows <= honshu.MaxSeats; rows++ {
			said := text{title: "Aki wins", line: "Equal points; fields decide: Aki 7, Hana 5. Twelve rounds are over.", tie: "Equal points; fields decide: Aki 7, Hana 5.",
				rows: rows, buttons: []string{"a", "b", "c", "d", "e"}, columns: make([]table.Column, honshu.NumCategories)}
			p := planFor(stage.NewView(size[0], size[1], 1, geom.Insets{}), said)
			if !strings.Contains(p.told, said.tie) && p.beside.Empty() {
				t.Errorf("%v, %d seats: how the tie is decided stands nowhere", size, rows)
			}
			if p.beside.Empty() {
				continue
			}
			for name, other := range map[string]geom.Rect{"scroll": p.scroll, "moves": p.sub, "picture": p.picture, "winner": p.who} {
				if p.beside.Overlaps(other) && !other.Empty() {
					t.Errorf("%v, %d seats: what is told beside the scroll at %v covers the %s at %v", size, rows, p.beside, name, other)
				}
			}
			style := ui.Strong(14)
			if high := canvas.ParagraphHeight(style, p.aside, p.beside.W); high > p.beside.H || !p.beside.Within(geom.R(0, 0, size[0], size[1])) {
				t.Errorf("%v, %d seats: it is %v high in %v", size, rows, high, p.beside)
			}
		}
	}
}

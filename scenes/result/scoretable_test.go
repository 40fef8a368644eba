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
	"engawa/scenes/widget"
)

// playHonshu returns a match of Honshū played by chance to its end, with a scoring card.
func playHonshu(t testing.TB, seats int, card string) *rules.Match {
	t.Helper()
	setup := rules.Setup{Seats: seats, Options: map[string]string{honshu.OptCard: card}}
	m, err := rules.NewMatch(honshu.Game{}, setup, uint64(seats))
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, (*rules.Match).Over, stagetest.ByChance(rand.New(rand.NewPCG(uint64(seats), 2))))
	addPlayers(m)
	return m
}

// openHonshuResult opens the result of a match of Honshū.
func openHonshuResult(m *rules.Match, tag lang.Tag, w, h float64) *Result {
	return openTestResult(m, board.NewBoard, tag, w, h)
}

func TestEveryNumberIsShownOnEveryWindow(t *testing.T) {
	for seats := honshu.MinSeats; seats <= honshu.MaxSeats; seats++ {
		m := playHonshu(t, seats, "2")
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			for _, size := range windows {
				r := openHonshuResult(m, tag, size[0], size[1])
				where := fmt.Sprintf("%s, %d seats, %v", tag, seats, size)
				checkPlan(t, where, r)
				checkScoreTable(t, where, r)
			}
		}
	}
}

// checkScoreTable checks that every number is written and can be pointed at on the scroll, but for parts of a bar without
// points, and that rows do not overlap.
func checkScoreTable(t *testing.T, where string, r *Result) {
	t.Helper()
	c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, r.view.Scale)
	r.Draw(c)
	written := trace.Texts()
	var cells []geom.Rect
	for k, row := range r.outcome.rows {
		for _, column := range r.scoreTable.columns {
			cell, n := r.Page().Find("cell."+strconv.Itoa(k)+"."+column.Key), row.pointsIn(column.Key)
			switch {
			case cell == nil:
				t.Errorf("%s: %s of row %d cannot be pointed at", where, column.Key, k)
				continue
			case cell.Rect.W == 0 && column.Kind == table.ColumnPart && n == 0:
				continue
			case cell.Rect.W < 26 || cell.Rect.H < 20:
				t.Errorf("%s: %s of row %d is only %v x %v", where, column.Key, k, cell.Rect.W, cell.Rect.H)
			case !cell.Rect.Within(r.host.Tree().Slot(slotScroll)):
				t.Errorf("%s: %s of row %d leaves the scroll", where, column.Key, k)
			}
			if !slices.Contains(written, strconv.Itoa(n)) {
				t.Errorf("%s: the %s of row %d, %d, stands nowhere", where, column.Key, k, n)
			}
			cells = append(cells, cell.Rect)
		}
		cells = append(cells, r.Page().Find("row."+strconv.Itoa(k)).Rect)
	}
	for k, one := range cells {
		for _, other := range cells[:k] {
			if one.Inset(0.01).Overlaps(other) {
				t.Errorf("%s: the cell at %v overlaps that at %v", where, one, other)
			}
		}
	}
}

func TestTheNumbersAreThoseOfTheRules(t *testing.T) {
	m := playHonshu(t, 3, "7")
	r := openHonshuResult(m, lang.English, 1280, 800)
	s := m.State().(*honshu.State)
	for k, row := range r.outcome.rows {
		points := s.Map(row.seat).Score(s.Scoring())
		for c := range honshu.Category(honshu.NumCategories) {
			control := r.Page().Find("cell." + strconv.Itoa(k) + "." + c.String())
			if control == nil || control.Value != strconv.Itoa(points.Of(c)) {
				t.Errorf("seat %s, %s: %+v, want %d", row.seat, c, control, points.Of(c))
			}
		}
	}
	plain := openHonshuResult(playHonshu(t, 3, "none"), lang.English, 1280, 800)
	if plain.Page().Find("cell.0.card") != nil || len(plain.scoreTable.columns) != honshu.NumCategories-1 {
		t.Error("without a scoring card there is a column for it")
	}
}

func ptr(m model) *model { return &m }

// strokesOf lists what is drawn of the picture.
func strokesOf(r *Result) string {
	c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, r.view.Scale)
	widget.Layout(widget.Env{}, geom.R(0, 0, 300, 300), buildLand(ptr(r.host.Model())), nil).Draw(c, nil)
	return fmt.Sprint(trace.Strokes)
}

func TestATouchedNumberLightsUpItsSquares(t *testing.T) {
	m := playHonshu(t, 4, "none")
	for _, size := range [][2]float64{{1280, 800}, {844, 390}, {320, 568}} {
		r := openHonshuResult(m, lang.English, size[0], size[1])
		plain := strokesOf(r)
		r.Page().Find("cell.2.lake").Press()
		if r.selection.row != 2 || r.scoreTable.columns[r.selection.column].Key != "lake" || strokesOf(r) == plain {
			t.Errorf("%v: the lakes of the third are not lit", size)
		}
		if want := " " + strconv.Itoa(r.outcome.rows[2].pointsIn("lake")); !strings.HasSuffix(r.host.Model().caption, want) {
			t.Errorf("%v: the caption is %q", size, r.host.Model().caption)
		}
		_, large := r.services.Stack.Top().(*largePicture)
		c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, 1)
		r.Draw(c)
		if !large && !slices.ContainsFunc(trace.Texts(), func(text string) bool { return strings.HasSuffix(text, r.host.Model().caption) }) {
			t.Errorf("%v: nothing says that %q is seen", size, r.host.Model().pictureCaption)
		}
		if large == (size[0] > 400) {
			t.Errorf("%v: the land opens large: %v", size, large)
		}
		if large {
			r.services.Stack.Update(&input.Frame{Actions: []input.Action{input.Back}})
		} else {
			r.Page().Find("cell.2.lake").Press()
		}
		if _, large := r.services.Stack.Top().(*largePicture); large || r.selection != everything || r.Page().Find("again") == nil {
			t.Errorf("%v: the land of the winner does not come back", size)
		}
	}
}

func TestThePictureOpensLarge(t *testing.T) {
	r := openHonshuResult(playHonshu(t, 2, "none"), lang.English, 1280, 800)
	r.Page().Find("cell.1.town").Press()
	r.Page().Find("picture").Press()
	e, ok := r.services.Stack.Top().(*largePicture)
	if !ok || !strings.HasPrefix(r.host.Model().pictureCaption, r.outcome.rows[1].player.Name) {
		t.Fatal("the land does not open")
	}
	c, trace := canvas.NewTrace(1280, 800, 1)
	e.Draw(c)
	if len(trace.Strokes) < 10 {
		t.Errorf("only %d strokes are drawn", len(trace.Strokes))
	}
	r.services.Stack.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Down, At: geom.Pt(640, 500)}}})
	if r.services.Stack.Top() != stage.Scene(r) || r.selection != everything {
		t.Error("it does not close at a press")
	}
}

func TestTiesAreShown(t *testing.T) {
	words := lang.For(lang.English)
	l := &scoreTable{columns: []table.Column{{Key: "points", Kind: table.ColumnSum}, {Key: "fields", Within: "fields", Kind: table.ColumnTie}}}
	seat := func(name string, rank, points, fields int) row {
		return row{rank: rank, player: table.Player{Name: name}, tally: []rules.Count{{Name: "points", N: points}, {Name: "fields", N: fields}}}
	}
	for _, tt := range []struct {
		rows []row
		want string
	}{
		{[]row{seat("Aki", 1, 60, 5), seat("Hana", 2, 50, 5)}, ""},
		{[]row{seat("Aki", 1, 60, 7), seat("Hana", 2, 60, 5)}, "Equal points. Fields break the tie: Aki 7, Hana 5."},
		{[]row{seat("Aki", 1, 60, 5), seat("Hana", 1, 60, 5), seat("Ren", 3, 60, 4)}, "Equal points. Fields break the tie: Aki 5, Hana 5, Ren 4."},
		{[]row{seat("Aki", 1, 60, 5), seat("Hana", 2, 50, 5), seat("Ren", 2, 50, 5)}, "Hana, Ren share a rank: as many points and as many fields."},
	} {
		if got := l.tie(words, tt.rows); got != tt.want {
			t.Errorf("it is told %q, want %q", got, tt.want)
		}
	}
}

func TestTheNarrationOfATableNamesWhatDecided(t *testing.T) {
	for seats := honshu.MinSeats; seats <= honshu.MaxSeats; seats++ {
		r := openHonshuResult(playHonshu(t, seats, "2"), lang.English, 1280, 800)
		rows := r.outcome.rows
		want, ahead := r.scoreTable.tie(r.words, rows), r.scoreTable.totalOf(&rows[0])-r.scoreTable.totalOf(&rows[1])
		if ahead > 0 {
			most, part := 0, table.Column{}
			for _, c := range r.scoreTable.columns {
				if by := rows[0].pointsIn(c.Key) - rows[1].pointsIn(c.Key); c.Kind == table.ColumnPart && by > most {
					most, part = by, c
				}
			}
			line := fmt.Sprintf("%d %s ahead of %s. Decisive: %s, %d to %d.", ahead, map[bool]string{true: "point", false: "points"}[ahead == 1],
				rows[1].player.Name, part.Name, rows[0].pointsIn(part.Key), rows[1].pointsIn(part.Key))
			want = strings.TrimSpace(line + " " + want)
		}
		outcome := r.Page().Find("outcome")
		if want == "" || outcome == nil || outcome.Name != want {
			t.Errorf("%d seats: the outcome is %+v, want %q", seats, outcome, want)
		}
		c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, r.view.Scale)
		r.Draw(c)
		if ending := table.EndWords(r.words, r.match, nil); slices.Contains(trace.Texts(), ending.Title) {
			t.Errorf("%d seats: %q repeats the title", seats, ending.Title)
		}
	}
}

func TestATieIsShownOnEveryWindow(t *testing.T) {
	const tie = "Equal points. Fields break the tie: Bartholomé-Guillaume IV. 7, Hana 5."
	for seats := honshu.MinSeats; seats <= honshu.MaxSeats; seats++ {
		m := playHonshu(t, seats, "2")
		for _, size := range windows {
			for _, scale := range []float64{1, 1.5} {
				r := openHonshuResult(m, lang.English, size[0], size[1])
				facts := *r.facts
				tied := model{facts: &facts, selection: everything, pictureCaption: r.host.Model().pictureCaption}
				tied.hasReason, tied.narration = true, lang.End{Line: tie}
				r.host.Arrange(r.view.Safe, widget.Env{TextScale: ui.TextScale(scale)})
				r.host.Show(tied)
				where := fmt.Sprintf("%v, %d seats, words %v, beside", size, seats, scale)
				checkPlan(t, where, r)
				checkScoreTable(t, where, r)
				c, trace := canvas.NewTrace(r.view.Area.W, r.view.Area.H, 1)
				r.Draw(c)
				// A line may end behind the hyphen of the name.
				if texts := strings.ReplaceAll(strings.Join(trace.Texts(), " "), "- ", "-"); !strings.Contains(texts, tie) {
					t.Errorf("%s: how the tie is decided stands nowhere", where)
				}
			}
		}
	}
}

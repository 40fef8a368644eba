package forhonor

import (
	"slices"
	"strconv"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// TestTheFrameNamesColumnsAndRows holds that in windows of all kinds, for either camp below, the names on the frame stand on
// its paper and in line with their squares, and that with large squares none of those that are seen is missing.
func TestTheFrameNamesColumnsAndRows(t *testing.T) {
	m := oneHero(t, "E9")
	for name, v := range stagetest.Views() {
		for below := range rules.Seat(2) {
			b := testBoard(m, 0, v, store.Off)
			b.Show(table.Position{State: m.State().View(0), Relayout: true, View: v, Near: below})
			c, trace := canvas.NewTrace(v.Area.W, v.Area.H, v.Scale)
			b.drawCoordinates(c)
			seen := b.visibleRect()
			at := map[string]geom.Point{}
			for _, s := range trace.Strokes {
				text, _ := s.Text()
				r := s.Box
				at[text] = r.Centre()
				if left, under := r.Centre().X < seen.X, r.Centre().Y > seen.Bottom(); !left && !under || !b.layout.frame.Contains(r.Centre()) {
					t.Errorf("%s: %q stands at %v, not on the panel about %v", name, text, r, seen)
				}
			}
			for q := range game.Square(game.NumSquares) {
				middle, letter, number := b.chart.Middle(q), string(rune('A'+q.Column())), strconv.Itoa(q.Row())
				for _, text := range []string{letter, number} {
					p, is := at[text]
					if is && (p.X-middle.X)*(p.X-middle.X) > 4 && (p.Y-middle.Y)*(p.Y-middle.Y) > 16 {
						t.Errorf("%s: %q at %v is not in line with %v at %v", name, text, p, q, middle)
					}
					if !is && b.chart.Side > 20 && b.chart.Square(q).Within(seen) {
						t.Errorf("%s: %q is missing although %v is seen", name, text, q)
					}
				}
			}
		}
	}
}

// TestNamesOfRowsYieldToABannerAlone holds that names of rows are left out of the frame where the banner on the battlefield
// has its words, and nowhere else.
func TestNamesOfRowsYieldToABannerAlone(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall && s.Actors() == rules.SeatsOf(0) })
	shows := map[bool]int{}
	for name, v := range stagetest.Views() {
		b := choosing(t, m, 0, v)
		c, trace := canvas.NewTrace(v.Area.W, v.Area.H, v.Scale)
		b.drawCoordinates(c)
		missing := 0
		for q := range game.Square(game.NumSquares) {
			letter, number := string(rune('A'+q.Column())), strconv.Itoa(q.Row())
			for _, want := range []string{letter, number} {
				named := slices.ContainsFunc(trace.Strokes, func(s canvas.Stroke) bool { text, _ := s.Text(); return text == want })
				if !named && b.chart.Side > 20 && b.chart.Square(q).Within(b.visibleRect()) {
					missing++
				}
			}
		}
		hasWords := slices.Contains(b.Tree().Narration(), b.words().T(lang.ForhonorCardsRule))
		if missing > 0 && !hasWords {
			t.Errorf("%s: %d names are missing, although the banner is not seen", name, missing)
		}
		if b.layout.breaking.Within(b.layout.window) {
			if r := b.bannerRect(); hasWords == r.Empty() {
				t.Errorf("%s: the banner is seen: %v, but hides %v", name, hasWords, r)
			}
			shows[hasWords]++
		}
	}
	if shows[true] == 0 || shows[false] == 0 {
		t.Errorf("windows with the banner on the battlefield, and without: %v", shows)
	}
}

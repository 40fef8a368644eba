package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

func TestTheCameraFollowsWhoeverIsPlayed(t *testing.T) {
	for _, m := range acts(t) {
		b := testBoard(m, 0, phone(), store.Normal)
		b.Show(m.State())
		if !b.zoomed() {
			t.Fatal("a phone shows the battlefield nearly from the start")
		}
		h, _, _, _ := b.state.Active()
		f, _, _ := b.state.Figure(h)
		if f.Post == game.Fielded && !b.window().Contains(b.aimed.Middle(f.At)) {
			t.Errorf("%s on %v is out of sight", h, f.At)
		}
		if b.chart != b.aimed {
			t.Error("the battle opens with the camera on its way")
		}
		for _, corner := range []game.Square{0, game.NumSquares - 1} {
			if b.reveal(corner); b.chart != b.aimed {
				break
			}
		}
		if b.chart == b.aimed {
			t.Error("neither corner of the battlefield has the camera glide")
		}
		for k := 0; b.Tick(); k++ {
			if k > 600 {
				t.Fatal("the camera never comes to rest")
			}
		}
		if b.chart != b.aimed {
			t.Errorf("at rest the camera looks at %v, and things are pointed at in %v", b.chart, b.aimed)
		}
	}
}

func TestZoomingKeepsWhatIsPointedAt(t *testing.T) {
	m := acts(t)[0]
	b := testBoard(m, 0, phone(), store.Normal)
	b.Show(m.State())
	at := b.window().Centre()
	for b.Tick() {
	}
	before := b.chart.Spot(at)
	for _, factor := range []float64{1.3, 1.1, 0.9} {
		if !b.Zoom(at, factor) {
			t.Fatal("it does not zoom")
		}
		if after := b.chart.Spot(at); after.Sub(before).Len() > 0.6 {
			t.Errorf("zoomed by %v the middle is %v, was %v", factor, after, before)
		}
	}
	for range 30 {
		b.Zoom(at, 0.8)
	}
	if b.zoomed() || !b.chart.Board().Inset(0.5).Within(b.window()) {
		t.Errorf("zoomed out, the battlefield lies at %v in %v", b.chart.Board(), b.window())
	}
	for range 30 {
		b.Zoom(at, 1.25)
	}
	if b.chart.Side > mostSide || b.chart.Side < mostSide-zoomStep {
		t.Errorf("zoomed in, squares are %v, want %v", b.chart.Side, mostSide)
	}
	if b.Zoom(geom.Pt(-5, -5), 1.2) {
		t.Error("it zooms beside the window")
	}
}

func TestTheBattlefieldIsDragged(t *testing.T) {
	m := acts(t)[0]
	b := testBoard(m, 0, phone(), store.Normal)
	b.Show(m.State())
	b.snap()
	from := b.window().Centre()
	q, _ := b.aimed.At(from)
	if !b.Grab(squarePart(q), from) {
		t.Fatal("it cannot be dragged")
	}
	to := from.Add(geom.Pt(0, -40))
	b.Drag(to)
	b.Release(to, false)
	if now, _ := b.aimed.At(from); now != q {
		t.Errorf("let go, %v lies where %v lay", now, q)
	}
	for _, part := range []rules.Part{button(buttonOverview), button(buttonOverview + 8)} {
		was := b.aimed
		b.Touch(part)
		b.snap()
		if b.aimed == was && part == button(buttonOverview) {
			t.Errorf("%v sends the camera nowhere", part)
		}
	}
	wide := testBoard(m, 0, desk(), store.Normal)
	wide.Show(m.State())
	if wide.Grab(squarePart(q), wide.window().Centre()) {
		t.Error("a battlefield that is wholly seen is dragged")
	}
}

func TestTheCameraTurnsToWhatALessonSpeaksOf(t *testing.T) {
	m := acts(t)[0]
	b := testBoard(m, 0, phone(), store.Normal)
	b.Show(m.State())
	for _, name := range []string{"A1", "N18", "L12", "B7"} {
		q, _ := game.ParseSquare(name)
		b.Mark(table.Marks{Parts: []rules.Part{squarePart(q)}, Kind: table.MarkTold})
		for b.Tick() {
		}
		if !b.window().Contains(b.chart.Middle(q)) {
			t.Errorf("%s is out of sight", name)
		}
		from := b.camera.goal
		if b.Grab(squarePart(q), b.window().Centre()) {
			b.Drag(b.window().Centre().Add(geom.Pt(30, 0)))
			b.Release(b.window().Centre().Add(geom.Pt(30, 0)), false)
		}
		moved := b.camera.goal
		b.Mark(table.Marks{Parts: []rules.Part{squarePart(q)}, Kind: table.MarkTold})
		if b.camera.goal != moved {
			t.Errorf("%s: said again, it turns the camera from %v back to %v, dragged from %v", name, moved, b.camera.goal, from)
		}
	}
}

func TestSquaresFarApartAreShownTogether(t *testing.T) {
	m := acts(t)[0]
	b := testBoard(m, 0, phone(), store.Normal)
	b.Show(m.State())
	corners := []rules.Part{squarePart(0), squarePart(game.NumSquares - 1)}
	b.Mark(table.Marks{Parts: append(corners, heroPart(game.Banneret)), Kind: table.MarkTold})
	if !b.zoomed() {
		t.Error("where a hero is to be touched the battlefield is shown small")
	}
	b.Mark(table.Marks{Parts: corners, Kind: table.MarkTold})
	if b.zoomed() {
		t.Error("two corners that are spoken of are not shown together")
	}
}

func TestTheOverviewLeavesTheEndOfThePathFree(t *testing.T) {
	for _, m := range acts(t) {
		b := testBoard(m, 0, phone(), store.Normal)
		b.Show(m.State())
		for b.Tick() {
		}
		for q := range game.Square(game.NumSquares) {
			b.look.pin = squarePart(q)
			goal, ok := b.goal()
			if at := b.chart.Middle(q); !ok || goal != q || !b.window().Contains(at) {
				continue
			}
			if paper, _ := b.overviewPlace(); paper.Contains(b.chart.Middle(q)) {
				t.Errorf("the path to %v ends below the overview, at %v in %v", q, b.chart.Middle(q), paper)
			}
		}
	}
}

// The label of the centre lies beside the small picture of the battlefield, not under it.
func TestTheLabelOfTheCentreIsInSight(t *testing.T) {
	m := playedMatch(t, rules.Setup{Seats: 2}, 3, 420)
	moved := 0
	for name, v := range stagetest.Views() {
		b := testBoard(m, 0, v, store.Off)
		for n := 40; n <= len(m.Log); n += 20 {
			b.Show(m.At(n).View(0))
			b.snap()
			overview, _ := b.overviewPlace()
			label, _ := b.centrePlace()
			if label.Overlaps(overview) {
				t.Errorf("%s, after %d moves: the label at %v lies under the picture at %v", name, n, label, overview)
			}
			if window := b.seen(); !overview.Empty() && label.X > window.X && label.Right() < window.Right() && b.chart.Lie != field.Lying {
				moved++
			}
		}
	}
	if moved == 0 {
		t.Error("no label had to make room")
	}
}

package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

func TestTheCameraFollowsWhoeverIsPlayed(t *testing.T) {
	for _, m := range activationMatches(t) {
		b := testBoard(m, 0, phone(), store.Normal)
		b.camera.isNear = true
		b.show(m.State())
		if !b.isZoomed() {
			t.Fatal("a phone does not show the battlefield nearly when that is wanted")
		}
		h, _, _, _ := b.state.Active()
		f, _, _ := b.state.Figure(h)
		if f.Post == game.Fielded && !b.window().Contains(b.targetChart.Middle(f.At)) {
			t.Errorf("%s on %v is out of sight", h, f.At)
		}
		if b.chart != b.targetChart {
			t.Error("the battle opens with the camera on its way")
		}
		for _, corner := range []game.Square{0, game.NumSquares - 1} {
			if b.reveal(corner); b.chart != b.targetChart {
				break
			}
		}
		if b.chart == b.targetChart {
			t.Error("neither corner of the battlefield has the camera glide")
		}
		for k := 0; b.Tick(); k++ {
			if k > 600 {
				t.Fatal("the camera never comes to rest")
			}
		}
		if b.chart != b.targetChart {
			t.Errorf("at rest the camera looks at %v, and things are pointed at in %v", b.chart, b.targetChart)
		}
	}
}

func TestZoomingKeepsWhatIsPointedAt(t *testing.T) {
	m := activationMatches(t)[0]
	b := testBoard(m, 0, phone(), store.Normal)
	b.show(m.State())
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
	if b.isZoomed() || !b.chart.Board().Inset(0.5).Within(b.window()) {
		t.Errorf("zoomed out, the battlefield lies at %v in %v", b.chart.Board(), b.window())
	}
	for range 30 {
		b.Zoom(at, 1.25)
	}
	if b.chart.Side > maxSide || b.chart.Side < maxSide-zoomStep {
		t.Errorf("zoomed in, squares are %v, want %v", b.chart.Side, maxSide)
	}
	if b.Zoom(geom.Pt(-5, -5), 1.2) {
		t.Error("it zooms beside the window")
	}
}

func TestTheBattlefieldIsDragged(t *testing.T) {
	m := activationMatches(t)[0]
	b := testBoard(m, 0, phone(), store.Normal)
	b.camera.isNear = true
	b.show(m.State())
	b.snap()
	from := b.window().Centre()
	q, _ := b.targetChart.At(from)
	if !b.Grab(squarePart(q), from) {
		t.Fatal("it cannot be dragged")
	}
	to := from.Add(geom.Pt(0, -40))
	b.Drag(rules.Part{}, to)
	b.Drop(to, false)
	if now, _ := b.targetChart.At(from); now != q {
		t.Errorf("let go, %v lies where %v lay", now, q)
	}
	for _, part := range []rules.Part{button(buttonOverview), button(buttonOverview + 8)} {
		was := b.targetChart
		b.touch(part)
		b.snap()
		if b.targetChart == was && part == button(buttonOverview) {
			t.Errorf("%v sends the camera nowhere", part)
		}
	}
	wide := testBoard(m, 0, desktopView(), store.Normal)
	wide.show(m.State())
	if wide.Grab(squarePart(q), wide.window().Centre()) {
		t.Error("a battlefield that is wholly seen is dragged")
	}
}

func TestTheCameraTurnsToWhatALessonSpeaksOf(t *testing.T) {
	m := activationMatches(t)[0]
	b := testBoard(m, 0, phone(), store.Normal)
	b.camera.isNear = true
	b.show(m.State())
	for _, name := range []string{"A1", "N18", "L12", "B7"} {
		q, _ := game.ParseSquare(name)
		b.mark(table.Marks{Parts: []rules.Part{squarePart(q)}, Kind: table.MarkLesson})
		for b.Tick() {
		}
		if !b.window().Contains(b.chart.Middle(q)) {
			t.Errorf("%s is out of sight", name)
		}
		from := b.camera.goal
		if b.Grab(squarePart(q), b.window().Centre()) {
			b.Drag(rules.Part{}, b.window().Centre().Add(geom.Pt(30, 0)))
			b.Drop(b.window().Centre().Add(geom.Pt(30, 0)), false)
		}
		moved := b.camera.goal
		b.mark(table.Marks{Parts: []rules.Part{squarePart(q)}, Kind: table.MarkLesson})
		if b.camera.goal != moved {
			t.Errorf("%s: said again, it turns the camera from %v back to %v, dragged from %v", name, moved, b.camera.goal, from)
		}
	}
}

func TestWhatIsSpokenOfIsShownTogether(t *testing.T) {
	m := activationMatches(t)[0]
	b := testBoard(m, 0, phone(), store.Normal)
	b.camera.isNear = true
	b.show(m.State())
	near := b.chart.Side
	corners := []game.Square{0, game.NumSquares - 1}
	lit := []rules.Part{squarePart(corners[0]), squarePart(corners[1])}
	for _, kind := range []table.MarkKind{table.MarkLesson, table.MarkHint} {
		b.mark(table.Marks{Parts: lit, Kind: kind})
		for _, q := range corners {
			if !b.chart.Square(q).Within(b.window()) {
				t.Errorf("kind %d: %v lies at %v, out of %v", kind, q, b.chart.Square(q), b.window())
			}
		}
		b.arrange(phone()) // as when the phone is turned and turned back
		if b.chart.Side == near {
			t.Errorf("kind %d: arranged anew, the squares are large again", kind)
		}
		b.mark(table.Marks{})
		if b.show(m.State()); b.chart.Side != near {
			t.Errorf("kind %d: with nothing lit up squares are %v, want %v", kind, b.chart.Side, near)
		}
	}
}

// TestChoosingAHeroKeepsTheBattlefieldBelowTheFinger presses every hero that is seen, as a finger does that presses
// twice: nothing slides away under it.
func TestChoosingAHeroKeepsTheBattlefieldBelowTheFinger(t *testing.T) {
	pressed := 0
	for _, m := range activationMatches(t) {
		for _, v := range []stage.View{phone(), stage.NewView(844, 390, 2, geom.Insets{})} {
			b := choosing(t, m, singleActor(t, m), v)
			if !b.isZoomed() {
				b.touch(button(buttonWhole)) // from near
			}
			for b.Tick() {
			}
			for _, f := range b.heroes() {
				at, _, _ := b.state.Figure(f.Hero)
				before := b.targetChart
				if !b.window().Contains(before.Middle(at.At)) {
					continue
				}
				pressed++
				b.touch(heroPart(f.Hero))
				b.overlays.Pop()
				if b.targetChart != before {
					t.Errorf("pressing %s on %v sends the battlefield from %v to %v", f.Hero, at.At, before.Zero, b.targetChart.Zero)
				}
			}
		}
	}
	if pressed < 20 {
		t.Fatalf("only %d heroes were pressed", pressed)
	}
}

// TestWhatHappensOutOfViewIsBroughtIntoView drags the camera away and has a hero shoot, strike and fight.
func TestWhatHappensOutOfViewIsBroughtIntoView(t *testing.T) {
	m := activationMatches(t)[0]
	for _, e := range []rules.Event{
		{Kind: rules.EvMark, Thing: game.ThingShot, N: int32(game.Yumi), From: 2, To: 4 + 4*game.Columns},
		{Kind: rules.EvMark, Thing: game.ThingAttack, N: int32(game.Banneret), From: 3, To: 4},
		{Kind: rules.EvTake, Thing: game.ThingSoldier, From: 5 + 8*game.Columns},
	} {
		b := testBoard(m, 0, phone(), store.Normal)
		b.camera.isNear = true
		b.show(m.State())
		if n := game.Hero(e.N); n != game.NoHero {
			if b.display.figure(n) == nil {
				b.display.figures[0][0].Hero = n
			}
			f := b.display.figure(n)
			f.Post, f.At = game.Fielded, game.Square(e.From)
			f.resetPosition()
		}
		b.camera.goal = b.clamp(geom.Pt(game.Columns, 0), rimStart) // a far corner
		if game.Square(e.From).Row() > game.Rows/2 {
			t.Fatal("the event lies where the camera is")
		}
		b.snap()
		if b.window().Contains(b.chart.Middle(game.Square(e.From))) {
			t.Fatalf("%v is in view before it happens", game.Square(e.From))
		}
		step := b.Play(e, 1)
		for range 30 {
			step.Tick()
			b.Tick()
		}
		if at := b.chart.Middle(game.Square(e.From)); !b.window().Contains(at) {
			t.Errorf("%+v happens at %v, out of %v", e, at, b.window())
		}
	}
}

func TestTheOverviewLeavesTheEndOfThePathFree(t *testing.T) {
	for _, m := range activationMatches(t) {
		b := testBoard(m, 0, phone(), store.Normal)
		b.camera.isNear = true
		b.show(m.State())
		for b.Tick() {
		}
		for q := range game.Square(game.NumSquares) {
			b.look.pin = squarePart(q)
			goal, ok := b.goal()
			if at := b.chart.Middle(q); !ok || goal != q || !b.window().Contains(at) {
				continue
			}
			if panel, _ := b.overviewPlace(); panel.Contains(b.chart.Middle(q)) {
				t.Errorf("the path to %v ends below the overview, at %v in %v", q, b.chart.Middle(q), panel)
			}
		}
	}
}

// TestAPhoneShowsTheWholeBattlefieldUntilItIsWantedNearly holds a phone upright: all of the battlefield is seen, also while
// a hero is played, until it is asked for nearly, or a square is pressed.
func TestAPhoneShowsTheWholeBattlefieldUntilItIsWantedNearly(t *testing.T) {
	call := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall && s.Round() == 1 })
	for _, m := range []*rules.Match{call, activationMatches(t)[0]} {
		b := choosing(t, m, singleActor(t, m), stage.NewView(390, 844, 1, geom.Insets{}))
		for _, wants := range []bool{false, true, false} {
			if b.isZoomed() != wants {
				t.Errorf("%v: a part of the battlefield is out of sight: %v", b.state.Phase(), !wants)
			}
			b.touch(button(buttonWhole))
		}
		b.touch(button(buttonWhole))
		if b.touch(squarePart(0)); !b.isZoomed() {
			t.Errorf("%v: a small square that is pressed does not come near", b.state.Phase())
		}
	}
}

// TestAPhoneShowsTheWholeBattlefieldUntilAHeroIsChosen starts a match on a phone with a notch, where squares of the whole
// are too small to be aimed at: all zones are seen until a hero is chosen or the battlefield is wanted nearly.
func TestAPhoneShowsTheWholeBattlefieldUntilAHeroIsChosen(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall && s.Round() == 1 })
	b := choosing(t, m, singleActor(t, m), stagetest.Views()["390x844 with a notch"])
	if b.isZoomed() {
		t.Error("a part of the battlefield is out of sight before a hero has entered")
	}
	if b.touchCamera(button(buttonWhole)); !b.isZoomed() {
		t.Error("the battlefield is not shown nearly when that is wanted")
	}
}

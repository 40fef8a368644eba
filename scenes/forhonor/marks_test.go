package forhonor

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// oneHero returns a match in which one hero of the attackers stands on the battlefield, with some of their soldiers.
func oneHero(t *testing.T, at string) *rules.Match {
	t.Helper()
	return heroAmong(t, at, "4,0,0,0", "0,0,0,0")
}

// heroAmong is the same with these soldiers of both camps in each file.
func heroAmong(t *testing.T, at, attackers, defenders string) *rules.Match {
	t.Helper()
	position := "2.call zones=--- call=A A: 0.NA@" + at + "/4 0.RA@off 0.HA@off 0.BW@off soldiers=" + attackers + " left=3 gained=0 before=0" +
		" D: 1.BN@off 1.VA@off 1.JA@off 1.YU@off soldiers=" + defenders + " left=4 gained=0 before=0"
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: position}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestTheAreaTakesInHeroesBetweenStops holds that the line round what can be reached goes round heroes with stops on
// two sides, and leaves out those that stand at its edge.
func TestTheAreaTakesInHeroesBetweenStops(t *testing.T) {
	s := oneHero(t, "E9").State().(*game.State)
	at := s.Figures(game.Attackers)[0].At
	beside := func(dx, dy int) game.Square { return game.SquareAt(at.Column()+dx, at.Row()+dy) }
	for _, tt := range []struct {
		stops []game.Square
		want  bool
	}{
		{nil, false},
		{[]game.Square{beside(1, 0)}, false},
		{[]game.Square{beside(1, 0), beside(1, 1), beside(-1, -1)}, false}, // slantwise is no side
		{[]game.Square{beside(1, 0), beside(0, 1)}, true},
		{[]game.Square{beside(1, 0), beside(-1, 0)}, true},
	} {
		var stops forhonorart.SquareSet
		for _, q := range tt.stops {
			stops[q] = true
		}
		if area := areaOf(s, &stops); area[at] != tt.want {
			t.Errorf("with stops on %v the hero on %v is in the area: %v", tt.stops, at, area[at])
		}
	}
}

// TestTheCountOfAGroupHidesNoHero holds that the count of the attackers lies after the files and that of the defenders
// before them, and that counts lie on no hero, wherever it stands, and not on each other.
func TestTheCountOfAGroupHidesNoHero(t *testing.T) {
	m := heroAmong(t, "E9", "2,3,1,4", "1,2,1,3")
	for _, v := range windows() {
		b := testBoard(m, 0, v, store.Off)
		b.show(m.State().View(0))
		b.camera.showsAll = true // the squares are the smallest, and the counts the largest on them
		b.snap()
		groups := b.groups()
		if len(groups) < 2 {
			t.Fatalf("there are %d groups of soldiers", len(groups))
		}
		f := &b.display.figures[game.Attackers][0]
		for q := range game.Square(game.NumSquares) {
			if q.Void() {
				continue
			}
			f.col, f.row = spotOf(q)
			places := b.countPlaces(groups)
			for k, at := range places {
				if at.OverlapArea(b.chart.Square(q)) > 0 {
					t.Errorf("%v: the count of %v lies at %v on the hero on %v", v.Area, groups[k].camp, at, q)
				}
				_, _, row := groups[k].rows()
				after := at.Centre().Sub(b.chart.Point(9, row)).Len() < at.Centre().Sub(b.chart.Point(4, row)).Len()
				if usual := groups[k].camp == game.Attackers; q.Column() == 0 && after != usual {
					t.Errorf("%v: with nothing in its way the count of %v lies after the files: %v", v.Area, groups[k].camp, after)
				}
				if slices.ContainsFunc(places[:k], at.Overlaps) {
					t.Errorf("%v: with a hero on %v counts lie on each other: %v", v.Area, q, places)
				}
			}
		}
	}
}

// TestMarksGiveWayToCounts holds that the mark of a square moves from below a count as far as it has room in its square, and
// stays in its middle elsewhere.
func TestMarksGiveWayToCounts(t *testing.T) {
	m := oneHero(t, "E9")
	b := testBoard(m, 0, windows()[0], store.Off)
	b.show(m.State().View(0))
	q := game.SquareAt(9, 12)
	middle, side := b.chart.Middle(q), b.chart.Side
	for _, fights := range []bool{false, true} {
		if at := b.stopPoint(q, fights, []geom.Rect{geom.Around(middle.Add(geom.Pt(side, 0)), side/4, side/4)}); at != middle {
			t.Errorf("fights %v: the mark lies at %v, not in the middle of its square at %v", fights, at, middle)
		}
		for _, beside := range []geom.Point{geom.Pt(side/2, side/6), geom.Pt(-side/6, 0)} {
			count := geom.Around(middle.Add(beside), 0.58*side, 0.58*side)
			at, radius := b.stopPoint(q, fights, []geom.Rect{count}), forhonorart.StopRadius(b.chart, fights)
			if gap := at.Sub(count.Centre()).Len() - radius - count.W/2; gap < -0.05*side {
				t.Errorf("fights %v: %v of the mark at %v lies below the count at %v", fights, -gap, at, count)
			}
			if !geom.Around(at, 2*radius, 2*radius).Within(b.chart.Square(q).Inset(-0.01)) {
				t.Errorf("fights %v: the mark at %v lies beyond its square", fights, at)
			}
		}
	}
}

// TestLargeWordsKeepToTheShortSentence holds that a phone does not say more where words are wanted larger.
func TestLargeWordsKeepToTheShortSentence(t *testing.T) {
	for _, m := range activationMatches(t)[:4] {
		by := singleActor(t, m)
		v := windows()[1]
		v.Text = 1.5
		if sentence := choosing(t, m, by, v).Message(m.State()); strings.Contains(sentence, "touch") {
			t.Errorf("with large words is said %q", sentence)
		}
	}
}

// TestZonesHaveSigns holds that a zone that a camp would gain stands with the points that it would bring, one that it
// would lose with those that it would cost, and one that it does not hold not at all.
func TestZonesHaveSigns(t *testing.T) {
	name := func(zone int) string { return []string{"a", "b", "c"}[zone] }
	for _, tt := range []struct {
		holds [game.NumZones]zoneHold
		want  []string
	}{
		{[game.NumZones]zoneHold{keeps, gains, loses}, []string{"a", "b +200", "c −100"}},
		{[game.NumZones]zoneHold{noHold, keeps, noHold}, []string{"b"}},
	} {
		var got []string
		for z, hold := range tt.holds {
			if text := chipText(hold, z, name); text != "" {
				got = append(got, text)
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("the zones are %q, want %q", got, tt.want)
		}
	}
}

// TestAScoreThatStaysShowsNothing holds that what a score would gain is written only where that is something, and while it is looked at.
func TestAScoreThatStaysShowsNothing(t *testing.T) {
	for _, v := range windows() {
		m := oneHero(t, "E9")
		b := testBoard(m, 0, v, store.Off)
		b.show(m.State().View(0))
		for _, tt := range []struct {
			projected int
			detailed  bool // somebody looks
		}{{300, true}, {500, true}, {500, false}} {
			projected := tt.projected
			c, trace := canvas.NewTrace(v.Area.W, v.Area.H, 1)
			if b.look.hovered = (rules.Part{}); tt.detailed {
				b.look.hovered = button(buttonScore)
			}
			panel := scorePanel{b.scoreFacts(), v.Class}
			panel.standings = [game.NumCamps]standing{{camp: game.Attackers, score: 300, projectedScore: projected}, {camp: game.Defenders}}
			widget.Layout(widget.Env{}, b.layout.score, b.scoreLook(panel), nil).Draw(c, nil)
			if written := strings.Contains(strings.Join(trace.Texts(), " "), "+200"); written != (projected != 300 && tt.detailed) {
				t.Errorf("the gain of 300 that become %d, looked at: %v, is told: %v", projected, tt.detailed, written)
			}
		}
	}
}

// TestTheOverviewHidesNoTarget holds that the small picture of the battlefield is there in lessons as in matches, and
// lies over no hero and no soldier, nothing that can be fought, shot at or struck, no square where the hero that is
// played can go, and nothing that is spoken of.
func TestTheOverviewHidesNoTarget(t *testing.T) {
	seen, targets := 0, 0
	for _, m := range activationMatches(t) {
		b := choosing(t, m, singleActor(t, m), phone())
		b.learns = true
		for b.Tick() {
		}
		window := b.window()
		for x := range 3 {
			for y := range 3 {
				b.camera.goal = b.clamp(geom.Pt(float64(x)/2*game.Columns, float64(y)/2*game.Rows), rimStart)
				b.snap()
				panel, _ := b.overviewPlace()
				if panel.Empty() {
					continue
				}
				seen++
				b.scene.Change()
				b.Tree()
				for _, target := range b.onField.list() {
					part := target.Of.(rules.Part)
					lit := strings.Contains(target.Name, "can be")
					if lit {
						targets++
					}
					q, square := squareOf(part)
					stands := part.Kind == rules.PartPiece || b.display.soldierAt(q) != nil
					if at := target.Rect.Inset(b.chart.Side * 0.15); (lit || stands || square && b.goesTo(q)) && at.Overlaps(panel) {
						t.Errorf("the overview at %v lies over %q at %v", panel, target.Name, target.Rect)
					}
				}
				for _, q := range []game.Square{0, game.NumSquares - 1, 5 + 8*game.Columns} {
					b.mark(table.Marks{Parts: []rules.Part{squarePart(q)}, Kind: table.MarkLesson})
					if panel, _ := b.overviewPlace(); panel.Overlaps(clipRect(b.chart.Square(q), window)) {
						t.Errorf("the overview at %v lies over %v, which is spoken of", panel, q)
					}
					b.mark(table.Marks{})
				}
			}
		}
	}
	if seen == 0 || targets == 0 {
		t.Errorf("the overview was seen %d times, with %d targets", seen, targets)
	}
}

// TestTheSignOfAFightStandsFree holds that the sign beside a foe stands at the upper right of it, or at the corner
// beside which the fewest heroes stand.
func TestTheSignOfAFightStandsFree(t *testing.T) {
	m := oneHero(t, "E9")
	b := testBoard(m, 0, windows()[0], store.Off)
	b.show(m.State().View(0))
	at := b.display.figures[game.Attackers][0].At
	if got, want := b.freeCorner(at), geom.Pt(1, -1); got != want {
		t.Errorf("alone the sign stands at %v, want %v", got, want)
	}
	over, _ := b.chart.At(b.chart.Middle(at).Add(geom.Pt(0, -b.chart.Side)))
	f := &b.display.figures[game.Defenders][0]
	f.Post, f.At = game.Fielded, over
	if got, want := b.freeCorner(at), geom.Pt(1, 1); got != want {
		t.Errorf("below another hero the sign stands at %v, want %v", got, want)
	}
}

// TestSmallCardsSayRound holds that the round in which a hero comes back is shown in words, not to be taken for its
// lives.
func TestSmallCardsSayRound(t *testing.T) {
	m := oneHero(t, "E9")
	for _, v := range windows() {
		b := testBoard(m, 0, v, store.Off)
		b.show(m.State().View(0))
		f := &b.display.figures[game.Attackers][0]
		f.Post, f.returnRound = game.Waiting, 4
		c, trace := canvas.NewTrace(v.Area.W, v.Area.H, 1)
		card := b.figureCard(game.Attackers, 0)
		card.small = true
		widget.Layout(widget.Env{}, geom.R(0, 0, 76, 64), card.look(), nil).Draw(c, nil)
		if texts := trace.Texts(); !slices.Contains(texts, "round 4") || slices.Contains(texts, "4") {
			t.Errorf("the card says %q", texts)
		}
	}
}

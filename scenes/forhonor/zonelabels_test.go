package forhonor

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	forhonorsprites "engawa/sprites/forhonor"
)

// TestEveryZoneTellsItsWorthFromTheFirstRound opens a first round in windows of all kinds: the points of all zones are
// written as a captain is to choose, and those of the centre beside its soldiers.
func TestEveryZoneTellsItsWorthFromTheFirstRound(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall && s.Round() == 1 })
	for name, v := range stagetest.Views() {
		b := choosing(t, m, singleActor(t, m), v)
		for range 200 {
			b.Tick()
		}
		c, trace := canvas.NewTrace(v.Area.W, v.Area.H, v.Scale)
		b.Tree().Draw(c, nil)
		if n := strings.Count(strings.Join(trace.Texts(), " "), "+200"); n < game.NumZones {
			t.Errorf("%s: +200 is written %d times: %q", name, n, trace.Texts())
		}
	}
}

// TestZoneLabelsHideNothing holds that in windows of all kinds the labels of the zones lie above what is seen of the
// battlefield, beside each other and within the frame, in the order of the zones on the battlefield.
func TestZoneLabelsHideNothing(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall && s.Round() == 1 })
	for name, v := range stagetest.Views() {
		for below := range rules.Seat(2) {
			b := choosing(t, m, singleActor(t, m), v)
			b.Show(table.Position{State: b.state, Relayout: true, View: v, Near: below})
			var rects [game.NumZones]geom.Rect
			for _, c := range b.Tree().Controls() {
				for z := range rects {
					if c.Key == fmt.Sprint("zone", z) {
						rects[z] = c.Rect
					}
				}
			}
			for z, r := range rects {
				if r.Empty() || r.Bottom() > b.window().Y || !r.Within(b.layout.frame) {
					t.Errorf("%s: the label of zone %d lies at %v, not between %v and %v", name, z, r, b.layout.frame, b.window())
				}
			}
			zone := func(z game.Zone) float64 { return b.chart.Around(forhonorart.ZoneSquares(z)...).Centre().X }
			first, last := game.ZoneAttackers, game.ZoneDefenders
			if zone(first) > zone(last) {
				first, last = last, first
			}
			if rects[first].Right() > rects[game.ZoneCentre].X || rects[game.ZoneCentre].Right() > rects[last].X {
				t.Errorf("%s, seat %d below: the labels lie at %v", name, below, rects)
			}
		}
	}
}

// TestZoneLabelsTellWhoGetsThePoints reads labels of a zone that is held, of one that will change hands, and of the centre.
func TestZoneLabelsTellWhoGetsThePoints(t *testing.T) {
	const from = "3.call zones=A-- call=A A: 0.KA@E9/5 0.RA@off 0.HA@off 0.BW@off soldiers=2,2,0,0 left=3 gained=100 before=200 " +
		"D: 1.NA@M12/4 1.VA@off 1.JA@off 1.YU@off soldiers=1,0,0,0 left=4 gained=0 before=0"
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: from}, 1)
	if err != nil {
		t.Fatal(err)
	}
	b := testBoard(m, 0, stage.NewView(1280, 800, 1, geom.Insets{}), store.Off)
	b.show(m.State().View(0))
	for z, want := range []string{
		"Blue zone: 100 points for the attackers at the round’s end", "Amber zone: 200 points for the defenders at the round’s end",
		"Centre: attackers 4, defenders 1. Centre: 200 points for the attackers at the round’s end",
	} {
		if l := b.zoneLabel(game.Zone(z)); l.describe() != want {
			t.Errorf("zone %d: %q is told, want %q", z, l.describe(), want)
		}
	}
}

// TestAZoneLabelTellsItsCampWithoutColour holds that in windows of all kinds the flag of the camp that gets the points, which has
// a shape of its own, lies on each label that writes them.
func TestAZoneLabelTellsItsCampWithoutColour(t *testing.T) {
	const from = "3.call zones=A-- call=A A: 0.KA@E9/5 0.RA@off 0.HA@off 0.BW@off soldiers=2,2,0,0 left=3 gained=100 before=200 " +
		"D: 1.NA@M12/4 1.VA@off 1.JA@off 1.YU@off soldiers=1,0,0,0 left=4 gained=0 before=0"
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: from}, 1)
	if err != nil {
		t.Fatal(err)
	}
	flag := func(camp forhonorsprites.Camp) any { return canvas.Sprite(forhonorsprites.ZoneFlag{Camp: camp}).Key }
	for name, v := range stagetest.Views() {
		b := testBoard(m, 0, v, store.Off)
		b.show(m.State().View(0))
		c, trace := canvas.NewTrace(v.Area.W, v.Area.H, v.Scale)
		b.Tree().Draw(c, nil)
		for z, camp := range []forhonorsprites.Camp{forhonorsprites.AttackerCamp, forhonorsprites.DefenderCamp, forhonorsprites.AttackerCamp} {
			var label geom.Rect
			for _, c := range b.Tree().Controls() {
				if c.Key == fmt.Sprint("zone", z) {
					label = c.Rect
				}
			}
			isOn := func(s canvas.Stroke) bool { return label.Contains(s.Box.Centre()) }
			says := slices.ContainsFunc(trace.Strokes, func(s canvas.Stroke) bool {
				text, ok := s.Text()
				return ok && isOn(s) && strings.Contains(text, "00")
			})
			if has := slices.ContainsFunc(trace.Strokes, func(s canvas.Stroke) bool { return s.Key == flag(camp) && isOn(s) }); has != says {
				t.Errorf("%s: on the label of zone %d points are written: %v, with the flag of the camp: %v", name, z, says, has)
			}
		}
	}
}

// TestZoneLabelsStayBesideAPanel opens the panel of a hero in a wide window: the labels are written as before, and no control.
func TestZoneLabelsStayBesideAPanel(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall && s.Round() == 1 })
	b := choosing(t, m, singleActor(t, m), desktopView())
	b.openPanel(b.state.Figures(game.Attackers)[0].Hero)
	c, trace := canvas.NewTrace(b.view.Area.W, b.view.Area.H, 1)
	b.Tree().Draw(c, nil)
	for z := range game.Zone(game.NumZones) {
		l := b.zoneLabel(z)
		if !slices.Contains(trace.Texts(), l.text(labelWhole)) {
			t.Errorf("the label %q is not seen: %q", l.text(labelWhole), trace.Texts())
		}
	}
	for _, c := range b.Tree().Controls() {
		if strings.HasPrefix(c.Key, "zone") {
			t.Errorf("%s is a control below the panel", c.Key)
		}
	}
}

// TestAZoneLabelTellsWhoLosesACard reads the label of a centre whose card the defenders hold and where no soldier counts.
func TestAZoneLabelTellsWhoLosesACard(t *testing.T) {
	const from = "3.call zones=--D call=A A: 0.KA@E9/5 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=100 before=200 " +
		"D: 1.NA@M12/4 1.VA@off 1.JA@off 1.YU@off soldiers=0,0,0,0 left=4 gained=0 before=0"
	st, err := (game.Game{}).ParsePosition(rules.Setup{Seats: 2}, from)
	if err != nil {
		t.Fatal(err)
	}
	b := testBoard(moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall }), 0, desktopView(), store.Off)
	b.show(st)
	l := b.zoneLabel(game.ZoneCentre)
	if got, want := l.text(labelWhole), "Centre: Defenders −100"; got != want {
		t.Errorf("the label is %q, want %q", got, want)
	}
	const want = "Centre: attackers 0, defenders 0. Centre: nobody would hold it at the round’s end, the defenders lose 100 points with its card"
	if got := l.describe(); got != want {
		t.Errorf("%q is told, want %q", got, want)
	}
}

// TestZoneLabelsAreKeptOnlyWhileTheyHold goes through a match on one board: after every move the labels are those that would
// be made again.
func TestZoneLabelsAreKeptOnlyWhileTheyHold(t *testing.T) {
	m, changes := playBattle(t, 2, 5), 0
	b := testBoard(m, 0, desktopView(), store.Normal)
	var before zoneRow
	for n := 0; n < len(m.Log); n += 5 {
		by, _ := m.At(n).Actors().Only()
		b.Show(table.Position{State: m.At(n).View(by)})
		row := b.zoneRow()
		for z, got := range row.labels {
			if want := b.zoneLabel(game.Zone(z)); b.state.Round() > 0 && got != want {
				t.Errorf("move %d: a label is kept as %+v, want %+v", n, got, want)
			}
		}
		if row != before {
			changes++
		}
		before = row
	}
	if changes < 20 {
		t.Errorf("the labels have only changed %d times", changes)
	}
}

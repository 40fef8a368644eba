package forhonor

import (
	"fmt"
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

// TestZoneLabelsHideNothing holds that labels of zones lie on no figure, on no mark of a square to which an action leads,
// on no other label and not on the small picture of the battlefield, and that most zones have one.
func TestZoneLabelsHideNothing(t *testing.T) {
	visible, all := 0, 0
	for _, m := range activationMatches(t) {
		by := singleActor(t, m)
		for name, v := range stagetest.Views() {
			b := choosing(t, m, by, v)
			for range 200 {
				b.Tick()
			}
			about := fmt.Sprintf("%s, %s", name, m.Game.FormatPosition(b.state))
			places := b.zones().places
			overview, _ := b.overviewPlace()
			for z, p := range places {
				r, border := p.at, p.border
				if all++; r.Empty() {
					continue
				}
				visible++
				if z != int(game.ZoneCentre) && !border && (b.hidesFigure(r) || b.hidesTarget(r)) {
					t.Errorf("%s: the label of zone %d at %v hides a figure or a mark", about, z, r)
				}
				if border && b.hidesTarget(r) {
					t.Errorf("%s: the points on the border of zone %d at %v hide a mark", about, z, r)
				}
				for o, other := range places {
					if o != z && r.Overlaps(other.at) {
						t.Errorf("%s: the labels of zones %d and %d lie on each other, at %v and %v", about, z, o, r, other.at)
					}
				}
				if r.Overlaps(overview) {
					t.Errorf("%s: the label of zone %d at %v lies on the small picture at %v", about, z, r, overview)
				}
			}
		}
	}
	if visible < all*2/3 {
		t.Errorf("only %d of %d zones have a label", visible, all)
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

// TestZoneLabelsAreKeptOnlyWhileTheyHold goes through a match on one board, with what can be chosen, a glide of the camera
// and a lesson: whatever has changed, the labels are those that would be made again.
func TestZoneLabelsAreKeptOnlyWhileTheyHold(t *testing.T) {
	m, changes := playBattle(t, 2, 5), 0
	for name, v := range map[string]stage.View{"desk": desktopView(), "phone": phone()} {
		b := testBoard(m, 0, v, store.Normal)
		var before [game.NumZones]zonePlace
		for n := 0; n < len(m.Log); n += 5 {
			by, _ := m.At(n).Actors().Only()
			view := m.At(n).View(by)
			check := func(after string) {
				t.Helper()
				b.zones() // now kept
				overview, _ := b.overviewPlace()
				places := b.findZonePlaces(overview)
				if got := b.zones().places; got != places {
					t.Errorf("%s, move %d, after %s: labels are kept at %v, want %v", name, n, after, got, places)
				}
				for z, got := range b.zones().labels {
					want := b.zoneLabel(game.Zone(z))
					want.form = places[z].form
					if got != want {
						t.Errorf("%s, move %d, after %s: a label is kept as %+v, want %+v", name, n, after, got, want)
					}
				}
				if places != before {
					changes++
				}
				before = places
			}
			b.Show(table.Position{State: view})
			check("the move")
			b.Choose(table.Choice{State: view, By: by})
			check("what can be chosen")
			b.Tick()
			check("a tick")
			b.mark(table.Marks{Kind: table.MarkLesson, Parts: []rules.Part{squarePart(game.SquareAt(n%game.Columns, 1+n%game.Rows))}})
			check("a mark")
			b.mark(table.Marks{})
		}
	}
	if changes < 100 {
		t.Errorf("the labels have only changed %d times", changes)
	}
}

// TestZoneLabelsLeaveWhatALessonMarksFree marks both zones whole, as a lesson does: in windows of all kinds neither the
// labels nor the points on borders lie on the corners round these squares, and the points lie on no wall.
func TestZoneLabelsLeaveWhatALessonMarksFree(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseCall && s.Round() == 1 })
	for z := range game.Zone(game.ZoneCentre) {
		for name, v := range stagetest.Views() {
			b := choosing(t, m, singleActor(t, m), v)
			squares := forhonorart.ZoneSquares(z)
			b.marks = table.Marks{Kind: table.MarkLesson}
			for _, q := range squares {
				b.marks.Parts = append(b.marks.Parts, rules.Part{Kind: rules.PartCell, Index: int32(q)})
			}
			for range 200 {
				b.Tick()
			}
			for of, p := range b.zones().places {
				if of == int(game.ZoneCentre) {
					continue
				}
				if p.at.Empty() {
					if !b.isZoomed() {
						t.Errorf("%s: nothing tells what zone %d brings", name, of)
					}
					continue
				}
				for _, q := range squares {
					if p.at.Overlaps(b.chart.Square(q)) {
						t.Errorf("%s: what zone %d brings, at %v, lies on the mark at %v", name, of, p.at, b.chart.Square(q))
						break
					}
				}
				if p.border && b.hidesWall(p.at) {
					t.Errorf("%s: the points on the border of zone %d at %v lie on a wall", name, of, p.at)
				}
			}
		}
	}
}

package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// TestShipsOfAnOpenSystemSuitFingers opens systems with one kind of ship up to twelve, and with ships of others, on phones
// and in the smallest windows. Each target there is as large as a fingertip, and a touch anywhere near the middle of a
// ship chooses it and no other.
func TestShipsOfAnOpenSystemSuitFingers(t *testing.T) {
	const near = fingertip/2 - 2.0
	kinds := []string{"g3", "b1", "r2", "y3", "g1", "b3", "r1", "y1", "g2", "b2", "r3", "y2"}
	type world struct {
		seats            int
		position, system string
	}
	worlds := []world{
		{2, "2/3 0 H0:0(b3y1)g3b1r2y3g1|b3r1y1g2 H1:1(b2r1)|g3y1", "H0"},
		{2, "2/3 0 H0:0(b3y1)g3|b3r1y1g2y3b1 H1:1(b2r1)|g3y1", "H0"},
		{3, "3/5 0 H0:0(b3y1)g3b1r1|| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2r1b3g1g1|b1r2|g2y1", "s1"},
		{4, "4/5 0 H0:0(b3y1)g3b1r1||| H1:1(b2g1)|g3r2|| H2:2(r3y2)||g3b2| H3:3(r3y1)|||g3 s1:-1(g2)y2r1b3|b1r2|g2y1|r1b3y1", "s1"},
	}
	for n := range kinds {
		worlds = append(worlds, world{2, "2/3 0 H0:0(b3y1)" + strings.Join(kinds[:n+1], "") + "| H1:1(b2r1)|g3y1", "H0"})
	}
	for _, shape := range append(homeworldsPhones(), scenestest.Shape{Name: "small", W: 320, H: 568, Density: 1}, scenestest.Shape{Name: "smalllow", W: 568, H: 320, Density: 1}) {
		for _, tt := range worlds {
			t.Run(shape.Name+" "+tt.position, func(t *testing.T) {
				g := homeworldsTable(t, shape, tt.seats, tt.position)
				g.t = t
				g.pinch(g.control(partKey(g.table().Match(), "cell "+tt.system)).Rect.Centre(), 30, 90)
				g.largeTargets()
				g.chooseNear(near)
			})
		}
	}
}

// TestACatastropheIsOfferedAsLargeAsTheEndOfTheTurn looks in all windows at the buttons for what can be set off once the
// action of the turn has been used, on the chart and in an open system: none is smaller than the end of the turn, and a
// touch of one and of what it asks sets the catastrophe off.
func TestACatastropheIsOfferedAsLargeAsTheEndOfTheTurn(t *testing.T) {
	const tolerance = 1e-6
	for _, tt := range []struct {
		seats           int
		position, crowd string
		system          string // opened first
		offers          int
	}{
		{2, "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s4:-1(g3)g1g1|g2r3", "crowd s4 g", "", 1},
		{2, "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s4:-1(g3)g1g1|g2r3", "crowd s4 g", "s4", 1},
		{2, "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s4:-1(g3)g1g1r1|g2r3r2r3", "crowd s4 r", "", 2},
		{2, "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s4:-1(g3)g1g1r1|g2r3r2r3", "crowd s4 r", "s4", 2},
		{4, "4/5 0. H0:0(b3y1)g3b1r1||| H1:1(b2g1)|g3r2|| H2:2(r3y2)||g3b2| H3:3(r3y1)|||g3 s1:-1(g2)g1b3|b1g2|y1|r1g3", "crowd s1 g", "", 1},
	} {
		for _, shape := range shapesToFit() {
			g := homeworldsTable(t, shape, tt.seats, tt.position)
			m := g.table().Match()
			mark := partKey(m, tt.crowd)
			if tt.system != "" {
				g.pinch(g.control(partKey(m, "cell "+tt.system)).Rect.Centre(), 30, 90)
			}
			end, offers, press := g.control("button 0").Rect, 0, ""
			for _, c := range g.page().Controls() {
				if part, ok := table.PartOf(c); !ok || part.Kind != rules.PartButton || c.Name != g.control(mark).Name && !strings.Contains(c.Name, "catastrophe") || c.Rect.Empty() {
					continue
				} else if _, _, chart := homeworlds.OverpopulationAt(part.Index); chart && tt.system == "" {
					continue // the mark at the system
				}
				offers++
				if c.Rect.W < end.W-tolerance || c.Rect.H < end.H-tolerance {
					t.Errorf("%s, %s: %q is only %.0f x %.0f, the end of the turn %.0f x %.0f", shape.Name, tt.position, c.Name, c.Rect.W, c.Rect.H, end.W, end.H)
				}
				if c.Name == g.control(mark).Name {
					press = c.Key
				}
			}
			if offers != tt.offers || press == "" {
				t.Errorf("%s, %s: %d catastrophes are offered, want %d", shape.Name, tt.position, offers, tt.offers)
				continue
			}
			if g.choose(press); len(m.Log) > 0 {
				t.Errorf("%s, %s: the first touch plays a move", shape.Name, tt.position)
			}
			if g.choose("button 6"); len(m.Log) != 1 {
				t.Errorf("%s, %s: %d moves are played, want the catastrophe", shape.Name, tt.position, len(m.Log))
			}
		}
	}
}

// largeTargets looks at the size of all targets on the table, of which at least one is a ship.
func (g *testUser) largeTargets() {
	g.t.Helper()
	ships := 0
	for _, c := range g.page().Controls() {
		if c.Role == ui.RoleText || c.Backdrop || c.Rect.Empty() {
			continue
		}
		if p, ok := table.PartOf(c); ok && p.Kind == rules.PartPiece {
			ships++
		}
		if w, h := fingerRoom(g.page(), c); min(w, h) < fingertip {
			g.t.Errorf("of %s (%s) a finger hits %.0f x %.0f, it is drawn at %.0f", c.Key, c.Name, w, h, c.Rect)
		}
	}
	if ships == 0 {
		g.t.Error("there is no ship")
	}
}

// chooseNear touches beside, above and below the middle of each own ship of an open system, so far away.
func (g *testUser) chooseNear(away float64) {
	g.t.Helper()
	m := g.table().Match()
	s := m.State().(*homeworlds.State)
	for _, c := range slices.Clone(g.page().Controls()) {
		part, ok := table.PartOf(c)
		if !ok || part.Kind != rules.PartPiece {
			continue
		}
		_, seat, piece, ok := homeworlds.PieceAt(part.Index)
		if !ok || seat != s.Turn() {
			continue
		}
		chosen := g.Services.Words.T(lang.HomeworldsPowersOf, lang.Text("piece", g.Services.Words.Pyramid(piece.String(), false)))
		for _, by := range []geom.Point{{X: away}, {X: -away}, {Y: away}, {Y: -away}} {
			at := c.Rect.Centre().Add(by)
			g.Script.Tap(at)
			g.FinishAnimations()
			if !g.says(chosen) {
				g.t.Fatalf("%.0f beside the middle of %s it is not chosen: %q", by, c.Name, g.Trace().Texts())
			}
			g.strike(input.Back)
			g.FinishAnimations()
			if g.says(chosen) || g.page().Find(c.Key) == nil {
				g.t.Fatalf("%s is chosen still, or out of sight", c.Name)
			}
		}
	}
	if len(m.Log) > 0 {
		g.t.Errorf("%d moves are played", len(m.Log))
	}
}

package veranda

import (
	"image"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
)

func TestAmbientMotionDiesDownAndStandsStill(t *testing.T) {
	var b AmbientMotion
	if b.Tick(false, false) || b.Sway() != 0 {
		t.Error("motion that no input has started moves")
	}
	b.Tick(true, false)
	widest, ticks := 0.0, 1
	for ; b.remaining > 0; ticks++ {
		b.Tick(false, false)
		widest = max(widest, b.Sway())
	}
	if ticks < calmAfter-1 || ticks > calmAfter+1 {
		t.Errorf("it moves for %d ticks, want %d", ticks, calmAfter)
	}
	if widest < 0.9 || b.Sway() != 0 || b.rise() != 0 {
		t.Errorf("it swings by %.2f and ends at %.2f and %.2f", widest, b.Sway(), b.rise())
	}
	b.Tick(true, false)
	if !b.Tick(true, true) || b.Tick(true, true) || b.remaining != 0 {
		t.Error("it does not stop at once when movement is reduced")
	}
}

func TestBoxesAreLetteredAlike(t *testing.T) {
	labels := []Label{
		{Name: "Honshū", Below: []string{"2-5 joueurs · 40 min", "2-5 joueurs"}},
		{Name: "Yōkai no Mori", Below: []string{"2 joueurs · 10 min", "2 joueurs"}},
		{Name: "Homeworlds", Below: []string{"2-6 joueurs · 45 min", "2-6 joueurs"}},
	}
	for _, tt := range []struct {
		w, plate float64
		carved   bool
		below    int
	}{{222, 78, true, 0}, {165, 52, true, 0}, {146, 52, true, 1}, {110, 52, false, 1}, {222, 30, true, -1}} {
		b := Box{Front: geom.R(0, 0, tt.w, 200), Plate: tt.plate}
		l := b.Letter(labels...)
		if l.isCarved != tt.carved || l.below != tt.below {
			t.Errorf("on a box %v wide: carved %v and line %d, want %v and %d", tt.w, l.isCarved, l.below, tt.carved, tt.below)
		}
		_, plate := b.Places()
		for _, label := range labels {
			c, trace := canvas.NewTrace(400, 300, 1)
			b.DrawLabel(c, label, l)
			for _, s := range trace.Strokes {
				if text, _ := s.Text(); tt.carved && !s.Box.Within(plate) {
					t.Errorf("%q at %v leaves the panel %v", text, s.Box, plate)
				}
			}
		}
	}
}

func TestCords(t *testing.T) {
	seen := map[sprites.Color]string{}
	for _, game := range []string{"yokai", "honshu", "homeworlds", "forhonor"} {
		cord := Box{Game: game}.cord()
		if other, double := seen[cord]; double {
			t.Errorf("%s and %s have the same cord", game, other)
		}
		seen[cord] = game
		if (Box{Game: game, IsAvailable: true}).cord() != sprites.Shu || cord == sprites.Shu {
			t.Errorf("the cord of %s is vermilion exactly when it can be opened: no", game)
		}
	}
}

func TestWashKeepsTheOutline(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 2, 1))
	copy(img.Pix, []uint8{10, 20, 30, 255, 0, 0, 0, 0})
	wash(img)
	panel := sprites.Paper.NRGBA()
	if img.Pix[3] != 255 || img.Pix[0] <= 10 || img.Pix[0] >= panel.R {
		t.Errorf("ink becomes %v, want half way to panel", img.Pix[:4])
	}
	for _, p := range img.Pix[4:] {
		if p != 0 {
			t.Errorf("a clear pixel becomes %v", img.Pix[4:])
		}
	}
}

func TestEverythingIsDrawn(t *testing.T) {
	c, trace := canvas.NewTrace(400, 300, 1)
	b := Box{Game: "yokai", Front: geom.R(20, 20, 200, 260), Plate: 70}
	b.DrawShadow(c, 100)
	b.Draw(c)
	label := Label{Name: "Yōkai no Mori", Below: []string{"2 players"}}
	b.DrawLabel(c, label, b.Letter(label))
	DrawBand(c, "yokai", geom.R(0, 0, 360, 90), label)
	DrawCat(c, geom.Pt(300, 200), 1)
	DrawTea(c, geom.Pt(300, 200), 1, &AmbientMotion{})
	DrawChime(c, geom.Pt(300, 0), 1, &AmbientMotion{})
	// Shadow, box and two lines; band and two lines; cat; cup and steam; chime.
	if want := 2 + 2 + 1 + 2 + 1 + 2 + 1; len(trace.Strokes) != want {
		t.Errorf("%d things are drawn, want %d: %v", len(trace.Strokes), want, trace.Strokes)
	}
	picture, plate := b.Places()
	if !picture.Within(b.Front) || !plate.Within(b.Front) || picture.Overlaps(plate) {
		t.Errorf("picture %v and panel %v do not lie on the front %v", picture, plate, b.Front)
	}
	for _, s := range trace.Strokes[2:4] {
		if text, ok := s.Text(); !ok || !s.Box.Inset(6).Within(plate) {
			t.Errorf("%q at %v is not written on the panel %v", text, s.Box, plate)
		}
	}
}

// TestABandGivesItsPlateTheRoom lays out narrow bands: rather than printing the name, or leaving out how long a match
// takes, they have a smaller picture.
func TestABandGivesItsPlateTheRoom(t *testing.T) {
	for _, c := range []struct {
		wide  float64
		label Label
	}{
		{360, Label{"Yōkai no Mori", []string{"2 players · 10 min", "2 players"}}},
		{192, Label{"Yōkai no Mori", []string{"2 players · 10 min", "2 players"}}},
		{165, Label{"Homeworlds", []string{"2-6 players"}}},
	} {
		share, l := bandLettering(c.wide, 92, c.label)
		if share == 0 || !l.isCarved || l.below != 0 {
			t.Errorf("%s in a band of %v: the picture has %v, carved %v, line %d", c.label.Name, c.wide, share, l.isCarved, l.below)
		}
	}
	if share, _ := bandLettering(360, 92, Label{Name: "Yōkai no Mori"}); share != bandShares[0] {
		t.Errorf("a broad band gives its picture %v, want %v", share, bandShares[0])
	}
}

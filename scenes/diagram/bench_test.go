package diagram

import (
	"testing"

	"engawa/scenes/lang"
)

// BenchmarkRender measures the rendering of a picture of 330 pixels, which happens within a frame when a page is opened.
func BenchmarkRender(b *testing.B) {
	for _, tt := range []struct{ game, position, show string }{
		{"yokai", "gle/1c1/1C1/ELG[] w", ""},
		{"homeworlds", "2/3 0 H0:0(b3y1)g1g3| H1:1(b2r1)|g3y2 s1:-1(g2)y1| s2:-1(r3)b1|g1", ""},
		{"forhonor", "BN RA", lang.ShowDuel},
		{"forhonor", "A-- A-A A-A A-A A-A D-D ADD ADA", lang.ShowScores},
		{"forhonor", "AR JU RA VA KA YU", lang.ShowCards},
	} {
		b.Run(tt.game+tt.show, func(b *testing.B) {
			f := &lang.Figure{Position: tt.position}
			if tt.show != "" {
				f.Show = []string{tt.show}
			}
			d, err := Figure(tt.game, f, lang.Spirits)
			if err != nil {
				b.Fatal(err)
			}
			w, h := d.Size()
			for b.Loop() {
				render(d.drawing.(painter), 330/max(w, h))
			}
		})
	}
}

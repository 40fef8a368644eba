package homeworlds

import "testing"

func TestSketch(t *testing.T) {
	for _, c := range []struct{ position, want string }{
		{
			"2/3 0!y2 0(b3y1)g3g3| 1(b2r1)|g3 s1:-1(g2)r1y1y2y3|y3", "" +
				"H0   b3y1   P0 g3g3\nH1   b2r1   P1 g3\ns1   g2     P0 r1y1y2y3  P1 y3  too many yellow\n" +
				"bank  b1×3  b2×2  b3×2  g1×3  g2×2  r1×1  r2×3  r3×3  y1×1  y2×2  y3×1\n" +
				"Seat 0 may still move or discover, left: 2.\n",
		},
		{
			"3/5 0. cards=gGe 0(b3y1)g3|| H1:-1(b2r1)|g1| 2(b1g2)||g3", "",
		},
		{
			"2/3 1+ 0(b3y1)g3| 1(b2)|", "" +
				"H0   b3y1   P0 g3\nH1   b2\nbank  b1×3  b2×2  b3×2  g1×3  g2×3  g3×2  r1×3  r2×3  r3×3  y1×2  y2×3  y3×3\n" +
				"Seat 1 chooses a star of its home.\n",
		},
	} {
		s := load(t, c.position)
		have := s.String()
		if c.want == "" {
			v := s.View(0).(*State)
			have, c.want = v.String(), "H0   b3y1   P0 g3\nH1   b2r1   P1 g1\nH2   b1g2   P2 g3\n"+
				"bank"+bankText(s.Bank())+"\nSeat 0 is good.\nSeat 1 is good.\nSeat 1 is eliminated.\nSeat 0 may only set off catastrophes or end the turn.\n"
		}
		if have != c.want {
			t.Errorf("%s is drawn\n%swant\n%s", c.position, have, c.want)
		}
	}
}

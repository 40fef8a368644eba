package result

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
)

func TestNoLineOfTheProgressHidesAnother(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for _, most := range []int{1, 7, 20} {
			v := &progressView{progress: &progress{seats: make([]rules.Seat, seats), most: most}}
			for _, plot := range []geom.Rect{geom.R(0, 0, 150, 60), geom.R(0, 0, 400, 200)} {
				apart, step := v.apart(plot), v.y(plot, 0)-v.y(plot, 1)
				if apart <= 0 {
					t.Errorf("%d seats, at most %d, %v: equal amounts lie on each other", seats, most, plot)
				}
				if away := apart * float64(seats-1) / 2; away >= step/2 {
					t.Errorf("%d seats, at most %d, %v: a line lies %.1f from its amount, half of a step is %.1f", seats, most, plot, away, step/2)
				}
			}
		}
	}
}

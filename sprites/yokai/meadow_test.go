package yokai

import (
	"testing"

	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

func TestCloudsAreWholeOrNotThere(t *testing.T) {
	s := scenery.NewPainter(scenery.Size{W: 400, H: 400, Scale: 1}, 1)
	cloud := []spot{{200, 0.5, 1}}
	room := cloudBox(200, 200, 1)
	for _, c := range []struct {
		name string
		over []vector.Box
		want int
	}{
		{"nothing over it", nil, 1},
		{"something elsewhere", []vector.Box{{X: 0, Y: 0, W: 60, H: 60}}, 1},
		{"a corner hidden", []vector.Box{{X: room.X, Y: room.Y, W: room.W * 0.3, H: room.H * 0.3}}, 1},
		{"a half hidden", []vector.Box{{X: room.X, Y: room.Y, W: room.W / 2, H: room.H}}, 0},
		{"two quarters hidden", []vector.Box{{X: room.X, Y: room.Y, W: room.W / 4, H: room.H}, {X: room.X + room.W*0.75, Y: room.Y, W: room.W / 4, H: room.H}}, 0},
	} {
		if got := len(visibleClouds(s, cloud, c.over)); got != c.want {
			t.Errorf("%s: %d clouds, want %d", c.name, got, c.want)
		}
	}
	if got := visibleClouds(s, []spot{{-1, 0.5, 1}}, nil); len(got) != 0 {
		t.Errorf("a cloud half over the edge is drawn: %v", got)
	}
}

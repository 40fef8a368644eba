package geom

import (
	"slices"
	"testing"
)

func TestHull(t *testing.T) {
	for name, tt := range map[string]struct{ points, want []Point }{
		"nothing":             {nil, nil},
		"a triangle":          {[]Point{{4, 0}, {0, 0}, {2, 3}}, []Point{{0, 0}, {4, 0}, {2, 3}}},
		"a point inside":      {[]Point{{0, 0}, {1, 1}, {4, 0}, {0, 4}, {4, 4}}, []Point{{0, 0}, {4, 0}, {4, 4}, {0, 4}}},
		"points on an edge":   {[]Point{{0, 0}, {2, 0}, {4, 0}, {4, 4}, {4, 2}}, []Point{{0, 0}, {4, 0}, {4, 4}}},
		"the same point more": {[]Point{{0, 0}, {0, 0}, {4, 0}, {4, 0}, {4, 4}}, []Point{{0, 0}, {4, 0}, {4, 4}}},
	} {
		if got := Hull(tt.points); !slices.Equal(got, tt.want) {
			t.Errorf("%s: the hull is %v, want %v", name, got, tt.want)
		}
	}
}

func TestBounds(t *testing.T) {
	if got, want := Bounds([]Point{{4, 1}, {0, 3}, {2, -3}}), R(0, -3, 4, 6); got != want {
		t.Errorf("the bounds are %v, want %v", got, want)
	}
	if got := Bounds(nil); !got.Empty() {
		t.Errorf("nothing is bounded by %v", got)
	}
}

package geom

import (
	"cmp"
	"slices"
)

// Hull returns the corners of the smallest convex polygon around the points, in order around it.
func Hull(points []Point) []Point {
	list := slices.Clone(points)
	slices.SortStableFunc(list, func(a, b Point) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) })
	list = slices.Compact(list)
	if len(list) < 3 {
		return list
	}
	var hull []Point
	chain := func(least int, p Point) {
		for len(hull) > least {
			a, b := hull[len(hull)-2], hull[len(hull)-1]
			if (b.X-a.X)*(p.Y-a.Y)-(b.Y-a.Y)*(p.X-a.X) > 0 {
				break
			}
			hull = hull[:len(hull)-1]
		}
		hull = append(hull, p)
	}
	for _, p := range list {
		chain(1, p)
	}
	half := len(hull)
	for _, p := range slices.Backward(list[:len(list)-1]) {
		chain(half, p)
	}
	return hull[:len(hull)-1]
}

// Bounds returns the smallest rectangle around the points, empty for none.
func Bounds(points []Point) Rect {
	if len(points) == 0 {
		return Rect{}
	}
	least, most := points[0], points[0]
	for _, p := range points {
		least, most = Pt(min(least.X, p.X), min(least.Y, p.Y)), Pt(max(most.X, p.X), max(most.Y, p.Y))
	}
	return R(least.X, least.Y, most.X-least.X, most.Y-least.Y)
}

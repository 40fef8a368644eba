package honshu

import (
	"strconv"

	"engawa/scenes/geom"
	"engawa/scenes/widget"
)

// seatRoom is the paper of a seat and what lies on it. Of the one below there is only the slip.
type seatRoom struct {
	paper  geom.Rect
	slip   geom.Rect // crest and name
	points geom.Rect // with the cards in its hand, where there is no room for held
	held   geom.Rect // cubes and cards below each other
	cubes  geom.Rect // cubes in a row, where there is no room for held
	land   geom.Rect // empty on the lowest papers
}

// touch is the part of a seat's paper that a finger hits: all below or beside the name.
func (s seatRoom) touch() geom.Rect {
	beside := s.land
	if beside.Empty() {
		beside = s.points
	}
	switch {
	case beside.X >= s.slip.Right()-1:
		return geom.R(s.slip.Right(), s.paper.Y, s.paper.Right()-s.slip.Right(), s.paper.H)
	case beside.Right() <= s.slip.X+1:
		return geom.R(s.paper.X, s.paper.Y, s.slip.X-s.paper.X, s.paper.H)
	}
	return geom.R(s.paper.X, s.slip.Bottom(), s.paper.W, s.paper.Bottom()-s.slip.Bottom())
}

// Names of the places of a seat, and of a round button.
func slotPaper(k int) string  { return "paper " + strconv.Itoa(k) }
func slotSlip(k int) string   { return "slip " + strconv.Itoa(k) }
func slotPoints(k int) string { return "points " + strconv.Itoa(k) }
func slotHeld(k int) string   { return "held " + strconv.Itoa(k) }
func slotCubes(k int) string  { return "cubes " + strconv.Itoa(k) }
func slotMap(k int) string    { return "land " + strconv.Itoa(k) }
func slotTool(k int) string   { return "tool " + strconv.Itoa(k) }

// seatRoomOf returns the places of a seat in a tree.
func seatRoomOf(t *widget.Tree, k int) seatRoom {
	return seatRoom{
		paper: t.Slot(slotPaper(k)), slip: t.Slot(slotSlip(k)), points: t.Slot(slotPoints(k)),
		held: t.Slot(slotHeld(k)), cubes: t.Slot(slotCubes(k)), land: t.Slot(slotMap(k)),
	}
}

// Measures of a seat's paper, in logical units.
const (
	narrowWidth = 172.0 // the width below which a paper is narrow
	factRow     = 20.0  // the height of a row with points, cards or cubes
	factInset   = 9.0   // of these rows
	mostFacts   = 112.0 // their width at most
)

// seatPaper has the land of a seat below its name, or beside it where the paper is low; in a narrow paper the name has
// the width of all of it.
func seatPaper(k int, head float64) widget.Widget {
	const leastStacked, leastNarrow = 96.0, 88.0
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case room.W < narrowWidth && room.H >= leastNarrow:
			return narrowPaper(k)
		case room.H < leastStacked:
			return besidePaper(k)
		}
		return stackedPaper(k, head)
	})
}

// stackedPaper has the name with the points above the land, and what the seat holds at its left.
func stackedPaper(k int, head float64) widget.Widget {
	const points, held = 62.0, 44.0
	name := widget.Row(0, widget.Grow(slot(slotSlip(k))), widget.Gap(lantern), widget.Fixed(points, slot(slotPoints(k)))).Mirrored()
	land := widget.Row(0, widget.Gap(10), widget.Fixed(held, slot(slotHeld(k))), widget.Grow(slot(slotMap(k))), widget.Gap(12)).Mirrored()
	return widget.Stack{slot(slotPaper(k)), widget.Column(0, widget.Fixed(head, name), widget.Grow(land), widget.Gap(10))}
}

// besidePaper has the name at the left above points, cards and cubes, and the land at the right. In a low paper these
// stand in one row along its foot; where that is short points and cards have the place of the land, in the lowest ones
// the cubes as well.
func besidePaper(k int) widget.Widget {
	const share, standing, gap = 0.56, 76.0, 3.0
	slip, points, cubes, land := slot(slotSlip(k)), slot(slotPoints(k)), slot(slotCubes(k)), slot(slotMap(k))
	return widget.Stack{slot(slotPaper(k)), widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		broad := room.W >= narrowWidth
		switch {
		case room.H < leastPress+factRow:
			facts := widget.Inset(2, gap, widget.Column(0, widget.Grow(points), widget.Grow(cubes)))
			beside := widget.Widget(facts)
			if broad {
				beside = widget.Row(0, widget.Share(0.6, facts), widget.Grow(widget.Inset(2*gap, gap+1, land))).Mirrored()
			}
			return widget.Row(0, widget.Share(0.48, widget.Row(0, widget.Grow(slip), widget.Gap(lantern/2)).Mirrored()), widget.Grow(beside)).Mirrored()
		case room.H < leastPress+2*factRow:
			high := max(leastPress, room.H-factRow-gap)
			foot := widget.Row(0, widget.Fixed(standing, points), widget.Grow(cubes)).Mirrored()
			beside := widget.Inset(3, gap, land)
			if !broad {
				foot, beside = widget.Row(0, widget.Grow(cubes)), widget.Inset(factInset-3, gap, points)
			}
			return widget.Column(0, widget.Fixed(high, widget.Row(0, widget.Share(share, slip), widget.Grow(beside)).Mirrored()),
				widget.Fixed(factRow, widget.Inset(factInset, 0, foot)), widget.Spacer())
		}
		row := func(w widget.Widget) widget.Item {
			return widget.Fixed(factRow, widget.Row(0, widget.Gap(factInset), widget.Item{Child: w, Grow: 1000, Max: mostFacts}, widget.Spacer(), widget.Gap(factInset)).Mirrored())
		}
		left := widget.Column(0, widget.Grow(slip), row(points), row(cubes), widget.Gap(gap))
		return widget.Row(0, widget.Share(share, left), widget.Grow(widget.Inset(3, gap+1, land))).Mirrored()
	})}
}

// narrowPaper has the name above all, points and cards at the left, the land at the right, and the cubes along the foot;
// in a low paper there is no land.
func narrowPaper(k int) widget.Widget {
	const standing, gap, inset = 54.0, 3.0, factInset - 2
	return widget.Stack{slot(slotPaper(k)), widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		facts := widget.Row(0, widget.Gap(inset), widget.Fixed(min(standing, room.W*0.44)-inset, slot(slotPoints(k))), widget.Gap(4), widget.Grow(slot(slotMap(k))), widget.Gap(5)).Mirrored()
		if room.H < leastPress+3*factRow {
			facts = widget.Row(0, widget.Gap(inset), widget.Grow(slot(slotPoints(k))), widget.Gap(inset))
		}
		return widget.Column(0, widget.Fixed(leastPress, slot(slotSlip(k))), widget.Grow(facts),
			widget.Fixed(factRow, widget.Inset(inset, 0, slot(slotCubes(k)))), widget.Gap(gap))
	})}
}

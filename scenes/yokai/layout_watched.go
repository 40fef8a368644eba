package yokai

import (
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// watchedShort is the height below which names and trays of a match that is only looked at share their rows.
const watchedShort = 480.0

// watchedFor reports whether the room asks for [watchedLayout] where the match is only looked at.
func watchedFor(v stage.View) bool {
	return v.Class == stage.Tall && v.Safe.W < tabletWidth && v.Safe.H < watchedShort
}

// watchedLayout is for what the paper of a replay leaves of a small phone: each side has its name and its tray in one
// row, so that the board keeps the height. Nothing is there to choose with.
func watchedLayout(s geom.Rect, coordinates bool) layout {
	const edge, row, gap, trayWide = phoneEdge, 48.0, 6.0, 132.0
	l := layout{trayLip: 6}
	l.held = trayKoma * row / trayHeight
	fixed := 2*(row+l.trayLip) + 4*gap
	board := largestBoard(s.W-2*16, s.H-fixed, coordinates)
	open := max(0, s.H-fixed-board.high()) / 4
	slipWide := s.W - 2*edge - trayWide - gap

	y := s.Y + gap + open
	l.slip[1] = geom.R(s.X+edge, y, slipWide, row)
	l.tray[1] = geom.R(s.Right()-edge-trayWide, y, trayWide, row)
	y += row + l.trayLip + gap + open
	l.putPhoneBoard(s.Centre().X-board.wide()/2, y, board)
	y += board.high() + gap + open
	l.tray[0] = geom.R(s.X+edge, y, trayWide, row)
	l.slip[0] = geom.R(s.Right()-edge-slipWide, y, slipWide, row)
	return l
}

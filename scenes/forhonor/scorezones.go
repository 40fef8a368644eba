package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// zoneChip is a zone on the panel of the score: the flag of the camp, and the name.
type zoneChip struct {
	hold zoneHold
	text string
}

// Measures of the line of zones.
const (
	chipFlag = 15.0 // beside a name
	chipGap  = 9.0  // after it
)

// chips are the zones that the camp holds, those that it would gain or lose with the points that this would bring or
// cost, and how wide they are.
func (b *Board) chips(st standing, style letters.Style, name func(zone int) string) (list []zoneChip, wide float64) {
	for z, hold := range st.holds {
		if hold == notHeld {
			continue
		}
		text := name(z)
		if hold != keeps {
			text += " " + partWords(hold)
		}
		list = append(list, zoneChip{hold, text})
		wide += chipFlag + 3 + letters.Measure(style, text) + chipGap
	}
	return list, wide
}

// drawZones writes the camp's name at the outer end and its zones behind its flags: whole names where there is room for
// them.
func (b *Board) drawZones(c *canvas.Canvas, r geom.Rect, st standing) {
	style := ui.Body(14)
	name := b.words().Camp(st.camp.String(), "")
	named := letters.Measure(style, name) + chipGap
	chips, need := b.chips(st, style, b.words().Zone)
	if named+need > r.W {
		chips, need = b.chips(st, style, b.words().ZoneShort)
	}
	if named+need > r.W {
		named = 0 // the colour and the shape of the flags must do
	}
	x, outer := r.X+named, canvas.Left
	if st.camp == game.Defenders {
		x, outer = max(r.X, r.Right()-need-named+chipGap), canvas.Right
	}
	if named > 0 {
		write(c, style, name, r, sprites.Ink, outer)
	}
	for _, chip := range chips {
		wide := letters.Measure(style, chip.text)
		drawPennant(c, st.camp, geom.Pt(x+chipFlag/2, r.Centre().Y), 24)
		write(c, style, chip.text, geom.R(x+chipFlag+3, r.Y, min(wide+1, r.Right()-x-chipFlag-3), r.H), changeInk(chip.hold.change()), canvas.Left)
		x += chipFlag + 3 + wide + chipGap
	}
}

// zoneLine is the room of the zones of a camp: from its end of the panel to the number of the round in the middle.
func (b *Board) zoneLine(r geom.Rect, camp game.Camp) geom.Rect {
	const gap = 10.0
	middle, half := b.layout.score.Centre().X, letters.Measure(roundStyle(), b.roundText())/2+gap
	if camp == game.Attackers {
		r.W = max(r.W, middle-half-r.X)
		return r
	}
	right := r.Right()
	r.X = min(r.X, middle+half)
	r.W = right - r.X
	return r
}

// change is how the card of the zone would change hands: to the camp above zero, from it below.
func (h zoneHold) change() int {
	return [...]int{notHeld: 0, keeps: 0, gains: 1, loses: -1}[h]
}

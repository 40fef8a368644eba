package veranda

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Label is what is written on the paper of a box.
type Label struct {
	Name  string
	Below []string // what may stand below the name: one of them, the fullest first
}

// Lettering is how the labels of boxes that stand together are written, alike on all of them: the names in one size,
// and below all of them the same of their lines. Boxes are one for which the lettering was made, or as large.
type Lettering struct {
	isCarved bool
	title    letters.Style
	below    int // which of a label's lines; -1 for none
}

// Sizes of what is written on a box.
const (
	maxCarved = 36.0
	minCarved = 11.0 // of capitals, which are then as high as those of text of size 15
	minLine   = 13.0
	lineGap   = 6.0
	platePad  = 0.06 // beside the name, as a share of the paper
	linePad   = 0.05 // beside the lines below it
	plateEdge = 5.0  // above a sign over a capital, which is markShare as high as the capital
	markShare = 0.3
	nameShare = 0.36 // of the height of the paper, at most for the name
	lowShare  = 0.32 // the same on paper that is lower than lowPlate
	lowPlate  = 54.0
)

// Letter returns how labels are written on boxes like this one.
func (b Box) Letter(labels ...Label) Lettering {
	_, plate := b.Places()
	return letter(plate, labels...)
}

// letter returns the lettering in which every label has room on a plate: carved, or printed where a name would become
// too small.
func letter(plate geom.Rect, labels ...Label) Lettering {
	room := plate.W * (1 - 2*platePad)
	share := nameShare
	if plate.H < lowPlate {
		share = lowShare
	}
	l := Lettering{isCarved: true, title: ui.CarvedStyle(min(maxCarved, plate.H*share))}
	for _, label := range labels {
		if w := letters.Measure(l.title, strings.ToUpper(label.Name)); w > room {
			l.title.Size *= room / w
		}
	}
	if l.title.Size < minCarved { // the letters closer together, before they are given up
		l.title.Size, l.title.Tracking = minCarved, l.title.Tracking/2
		for _, label := range labels {
			l.isCarved = l.isCarved && letters.Measure(l.title, strings.ToUpper(label.Name)) <= plate.W*(1-2*linePad)
		}
	}
	if !l.isCarved {
		l.title = ui.Heading(min(24, plate.H*0.5))
		for _, label := range labels {
			l.title = ui.Fit(l.title, label.Name, room)
		}
	}
	l.below = l.fullestLine(plate, labels)
	return l
}

// fullestLine returns which of their lines all labels have room for, -1 for none.
func (l Lettering) fullestLine(plate geom.Rect, labels []Label) int {
	if len(labels) == 0 || !l.holds(plate) {
		return -1
	}
	for k := range labels[0].Below {
		fits := true
		for _, label := range labels {
			fits = fits && k < len(label.Below) && fitLine(plate, label.Below[k]) != nil
		}
		if fits {
			return k
		}
	}
	return -1
}

// holds reports whether the plate has room for a line below the name.
func (l Lettering) holds(plate geom.Rect) bool {
	return letters.CapHeight(l.title)+lineGap+lineStyle(plate).Size+8 <= plate.H
}

func lineStyle(plate geom.Rect) letters.Style { return ui.Body(min(15, max(minLine, plate.H*0.19))) }

// fitLine returns the style in which a line has room on a plate; nil if it would become too small.
func fitLine(plate geom.Rect, text string) *letters.Style {
	room := plate.W * (1 - 2*linePad)
	style := ui.Fit(lineStyle(plate), text, room)
	if letters.Measure(style, text) > room {
		return nil
	}
	return &style
}

// DrawLabel writes a label on the paper of the box.
func (b Box) DrawLabel(c *canvas.Canvas, label Label, l Lettering) {
	_, plate := b.Places()
	ink := sprites.Ink
	if b.IsFaded {
		ink = sprites.Ink2
	}
	l.draw(c, plate, label, ink)
}

// fits reports whether the label's name has room on a plate.
func (l Lettering) fits(plate geom.Rect, label Label) bool {
	name := label.Name
	if l.isCarved {
		name = strings.ToUpper(name)
	}
	return letters.Measure(l.title, name) <= plate.W
}

// draw writes a label in the middle of a plate.
func (l Lettering) draw(c *canvas.Canvas, plate geom.Rect, label Label, ink sprites.Color) {
	name := label.Name
	if l.isCarved {
		name = strings.ToUpper(name)
	}
	capitals, below := letters.CapHeight(l.title), lineGap+lineStyle(plate).Size
	if l.below < 0 {
		below = 0
	}
	y := plate.Centre().Y + (capitals-below)/2
	top := plate.Y + plateEdge + capitals*(1+markShare)
	c.Text(l.title, name, geom.Pt(plate.Centre().X, max(y, top)), ink, canvas.Centre)
	if l.below >= 0 {
		line := label.Below[l.below]
		c.Text(*fitLine(plate, line), line, geom.Pt(plate.Centre().X, y+below-1), sprites.Ink2, canvas.Centre)
	}
}

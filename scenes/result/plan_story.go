package result

import (
	"engawa/scenes/canvas"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// column returns where the story stands on the scroll: below the names, or wider where the scroll is narrow.
func (p *plan) column() (x, w float64) {
	left := p.inset() + 10
	if p.class != stage.Tall {
		left = p.inset() + rowLookOf(p.class).room
	}
	return p.scroll.X + left, p.scroll.W - left - p.inset() - 10
}

// storyHeight returns the height of the story: the name of the end, a sentence, and what the start
// was worth.
func (p *plan) storyHeight(t text) float64 {
	_, width := p.column()
	height := 0.0
	if p.lined {
		height = canvas.ParagraphHeight(p.body, t.line, width)
	}
	if p.headed {
		height += canvas.LineHeight(p.heading) + 4
	}
	if p.valued {
		height += valueGap + canvas.ParagraphHeight(p.valueStyle(), t.value, width)
	}
	return height
}

// valueGap is the room before the value of the start.
const valueGap = 8.0

func (p *plan) valueStyle() letters.Style { return ui.Body(max(14.5, p.body.Size*0.84)) }

// fitStory leaves the value of the start out where the pieces taken need its room, then writes the story smaller, and
// lastly without its heading.
func (p *plan) fitStory(t text, high float64) float64 {
	room := func(row float64) float64 { return high - row*float64(t.rows) - storyGap }
	p.enlarge(t, room(rowLeast))
	p.valued = p.valued && (p.storyHeight(t) <= room(barLeast) || p.enlarged())
	if p.storyHeight(t) > room(rowLeast) {
		p.heading, p.body = ui.Heading(18), ui.Body(13)
	}
	p.headed = p.storyHeight(t) <= room(rowLeast)
	p.lined = p.storyHeight(t) <= room(rowClose/2) // in two columns where need be
	return p.storyHeight(t)
}

// enlarge writes the story as large as it is wanted and fits into the height, at least in the usual size. Much larger
// words go before the value of the start.
func (p *plan) enlarge(t text, high float64) {
	const step, much = 0.1, 1.3
	valued := p.valued
	for p.valued = valued; ; p.valued = false {
		for by := p.reading; by > 1; by -= step {
			if p.write(by); p.storyHeight(t) <= high && (!p.valued || by >= min(much, p.reading)) {
				return
			}
		}
		if !p.valued {
			break
		}
	}
	p.valued = valued
	p.write(1)
}

// enlarged reports whether the story is larger than usual.
func (p *plan) enlarged() bool {
	usual := *p
	usual.write(1)
	return p.body.Size > usual.body.Size
}

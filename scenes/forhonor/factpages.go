package forhonor

import (
	"engawa/scenes/canvas"
	"engawa/scenes/sourcemark"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// pages shows in large words what there is to say on as many pages as that needs, and leads from one to the next.
func (m *heroModel) pages() widget.Widget {
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		foot := max(minPress, 23*float64(len(sources())))
		pages, style := factPages(m.facts(), e.TextScale.Body(16), widget.Size{W: room.W, H: room.H - foot - panelGap/2})
		high := canvas.LineHeight(style)
		lines := func(k int) widget.Widget {
			var rows []widget.Widget
			for n, one := range pages[k] {
				text := widget.Line(one.text, style, sprites.Ink).AtLeast(style.Size).Muted()
				if !one.first {
					rows = append(rows, widget.Fixed(high, widget.Padding{Left: pageIcon, Right: pageSign, Child: text}))
					continue
				}
				if n > 0 {
					rows = append(rows, widget.Gap(pageGap))
				}
				rows = append(rows, widget.Fixed(high, factRow(one.fact, pageIcon, pageSign, high, text)))
			}
			return widget.Column(0, rows...)
		}
		turn := widget.If(len(pages) > 1, widget.Fixed(turnWidth, widget.Align{Y: widget.End, Child: widget.Sized{H: minPress, Child: turnButton(m.words, m.page, len(pages))}}))
		return widget.Column(panelGap/2, widget.Grow(lines(m.page%len(pages))), widget.Fixed(foot, widget.Row(panelGap, widget.Grow(m.buildLegend()), turn)))
	})
}

// Measures of pages with large words, in logical units.
const (
	pageGap  = 8.0  // between statements
	pageIcon = 34.0 // before a statement
	pageSign = 28.0 // after it
)

// pageLine is a line of a statement on a page; the first one has its icon and the sign of where it comes from.
type pageLine struct {
	text  string
	fact  sourcemark.Fact
	first bool
}

// factPages spreads statements over pages: in words a little smaller than they are wanted where that spares a page,
// statements on one page where they have room on one.
func factPages(facts []sourcemark.Fact, wanted letters.Style, room widget.Size) ([][]pageLine, letters.Style) {
	small := wanted.WithSize(wanted.Size * minSizeShare)
	pages := spreadFacts(facts, wanted, room)
	if fewer := spreadFacts(facts, small, room); len(fewer) < len(pages) {
		return fewer, small
	}
	return pages, wanted
}

// spreadFacts spreads the statements over pages in one style.
func spreadFacts(facts []sourcemark.Fact, style letters.Style, room widget.Size) (pages [][]pageLine) {
	line := canvas.LineHeight(style)
	var page []pageLine
	high := 0.0
	turn := func() {
		if len(page) > 0 {
			pages, page, high = append(pages, page), nil, 0
		}
	}
	for _, fact := range facts {
		lines := letters.Wrap(style, fact.Text, room.W-pageIcon-pageSign)
		whole := float64(len(lines)) * line
		if high+pageGap+whole > room.H && whole <= room.H {
			turn()
		}
		for k, text := range lines {
			if k == 0 && len(page) > 0 {
				high += pageGap
			}
			if high+line > room.H {
				turn()
			}
			page, high = append(page, pageLine{text, fact, k == 0}), high+line
		}
	}
	turn()
	return pages
}

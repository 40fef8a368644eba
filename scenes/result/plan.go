package result

import (
	"strings"
	"unicode/utf8"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// plan is where everything lies in one room.
type plan struct {
	class   stage.Class
	reading ui.Reading // how much larger the story is wanted
	title   geom.Rect
	lines   []string // of the title
	carved  letters.Style
	sub     geom.Rect // the number of moves below the title
	picture geom.Rect // the last position; empty where it has no room
	who     geom.Rect // the winner's crest and name; empty but in wide rooms
	scroll  geom.Rect // the paper between the rods
	rod     float64   // thickness of a rod
	reach   float64   // how far a rod stands out at each side
	rows    []geom.Rect
	story   geom.Rect
	heading letters.Style // of the story
	body    letters.Style
	headed  bool // the story has its heading
	lined   bool // it has its sentence
	valued  bool // it tells the value of the start
	buttons []geom.Rect
	told    string     // the sentences of the story
	ledger  ledgerPlan // in games with a table of points
	aside   string     // what must be told and has no room on the scroll
	beside  geom.Rect  // its place
}

// Measures, in logical units.
const (
	subHeight   = 30.0
	buttonGap   = 10.0
	storyPad    = 12.0
	rowMost     = 188.0
	rowLeast    = 40.0
	barLeast    = 82.0 // of a row that shows the pieces taken
	rowClose    = 30.0 // of a row where there are many
	rowNarrow   = 230.0
	storyGap    = 10.0
	pictureMost = 420.0
	tieHeight   = 56.0 // of what tells how a tie is decided, on a narrow scroll
	crest       = 62.0
)

// text is what the plan must make room for.
type text struct {
	title, line string
	end         string // its name, over the line; "" for none
	value       string // of the start; "" for none
	rows        int
	buttons     []string       // their labels
	columns     []table.Column // of the table of points; none in other games
	counts      [][]int        // of each row what it has in the columns
	most        int            // points of the best
	tie         string         // how a tie is decided; "" for none
	mates       bool           // rows list several players
}

// planFor arranges the screen.
func planFor(v stage.View, t text) plan {
	p := plan{class: v.Class, reading: v.Reading(), headed: t.end != "", lined: t.line != "", valued: t.value != ""}
	p.write(p.reading)
	switch v.Class {
	case stage.Tall:
		p.tall(v.Safe, t)
	case stage.Low:
		p.sideways(v.Safe, t, sides{
			edge: 24, top: 12, share: 0.37, rod: 15, reach: 16, button: 48, foot: 10, carved: 38,
		})
	default:
		p.sideways(v.Safe, t, sides{
			edge: 54, top: 50, share: 0.395, rod: 22, reach: 34, button: 62, foot: 22, carved: 66, who: 122,
		})
	}
	p.told = t.line
	if len(t.columns) == 0 {
		p.layScroll(t)
		return p
	}
	p.layLedger(t)
	p.placeAside()
	return p
}

// write chooses the usual styles of the story, so many times larger.
func (p *plan) write(by ui.Reading) {
	p.heading, p.body = by.Heading(21), by.Body(15.5)
	if p.class == stage.Wide {
		p.heading, p.body = by.Heading(36), by.Body(20)
	}
}

// sides are the measures of an arrangement with the winner at the left and the scroll at the right.
type sides struct {
	edge, top, share, rod, reach, button, foot, carved, who float64
}

func (p *plan) sideways(s geom.Rect, t text, m sides) {
	p.rod, p.reach = m.rod, m.reach
	x := s.X + s.W*m.share
	right := s.Right() - m.reach - 10
	buttons := geom.R(x, s.Bottom()-m.foot-m.button, right-x, m.button)
	const spacious, narrow, low = 690.0, 520.0, 44.0
	switch {
	case buttons.W >= spacious:
		p.buttons = byLabel(buttons, t.buttons)
	case buttons.W < narrow:
		block := 2*low + buttonGap
		buttons.Y, buttons.H = buttons.Bottom()-block, block
		p.buttons = tallButtons(buttons, len(t.buttons), low)
	default:
		p.buttons = buttons.Columns(len(t.buttons), buttonGap)
	}
	p.scroll = geom.R(x, s.Y+m.top+m.rod, right-x, 0)
	p.scroll.H = buttons.Y - m.foot*0.8 - m.rod - p.scroll.Y
	left := geom.R(s.X+m.edge, s.Y+m.top+8, x-m.reach-16-s.X-m.edge, 0)
	y := p.putTitle(left, t.title, m.carved)
	p.sub = geom.R(left.X, y, left.W, subHeight)
	bottom := s.Bottom() - m.foot - 4
	if m.who > 0 {
		p.who = geom.R(left.X, bottom-m.who, left.W, crest)
		bottom -= m.who + 8
	}
	p.picture = pictureRoom(geom.R(left.X, p.sub.Bottom()+10, left.W, bottom-p.sub.Bottom()-18))
}

// byLabel divides a row among buttons; longer labels get more of it.
func byLabel(row geom.Rect, labels []string) []geom.Rect {
	weights, sum := make([]float64, len(labels)), 0.0
	for k, label := range labels {
		const icon = 18.0 // what the icon takes beside the label, in widths of a letter
		weights[k] = float64(utf8.RuneCountInString(label)) + icon
		sum += weights[k]
	}
	out := make([]geom.Rect, len(labels))
	x := row.X
	for k, w := range weights {
		out[k] = geom.R(x, row.Y, (row.W-buttonGap*float64(len(labels)-1))*w/sum, row.H)
		x = out[k].Right() + buttonGap
	}
	return out
}

// upright are the measures of an arrangement with everything below each other.
type upright struct {
	top, carved, rod, button, gap, foot, row float64
}

func (p *plan) tall(s geom.Rect, t text) {
	const edge, short, beside = 16.0, 660.0, 140.0
	least := 226.0
	m := upright{top: 24, carved: 38, rod: 17, button: 52, gap: 14, foot: 12, row: 112}
	if s.H < short {
		m = upright{top: 16, carved: 34, rod: 14, button: 46, gap: 10, foot: 10, row: 86}
	}
	p.rod, p.reach = m.rod, 10
	block := 2*m.button + buttonGap
	foot := geom.R(s.X+12, s.Bottom()-m.foot-block, s.W-24, block)
	p.buttons = tallButtons(foot, len(t.buttons), m.button)
	left := geom.R(s.X+edge+4, s.Y+m.top, s.W-2*edge-8, 0)
	y := p.putTitle(left, t.title, m.carved)
	p.sub = geom.R(left.X, y, left.W, subHeight)
	room := foot.Y - m.gap - 2*p.rod - p.sub.Bottom()
	p.scroll = geom.R(s.X+edge, 0, s.W-2*edge, 0)
	most := room - 110
	want := p.storyHeight(t) + float64(t.rows)*m.row + 2*storyPad
	if len(t.columns) > 0 {
		signs := signHeight
		if in := p.scroll.InsetXY(p.inset(), 0); signsNamed(in, true, t) {
			signs = signsHigh(in, true, t)
		}
		want += signs
		barred := float64(t.rows)*barredLeast(t, true) + signs + 2*storyPad
		if t.mates { // how it has ended is told in a word at least
			barred += storyGap + canvas.LineHeight(ui.Heading(18)) + 4
		}
		if p.reading > 1 {
			barred += p.storyHeight(t)
		}
		most = max(min(most, max(barred, room-180)), min(barred, room-70)) // the land has the rest
		least = max(least, float64(t.rows)*pairLeast+signs+2*storyPad)
		if t.tie != "" {
			least = min(least+tieHeight, room)
		}
	}
	p.scroll.H = min(max(want, room*0.5), max(least, most))
	p.scroll.Y = foot.Y - m.gap - p.rod - p.scroll.H
	p.picture = geom.R(left.X, p.sub.Bottom()+6, left.W, p.scroll.Y-p.rod-14-p.sub.Bottom())
	if p.picture.H < beside { // the number of moves stands beside it
		p.sub.W *= 0.34
		p.picture = geom.R(p.sub.Right(), y+2, left.W*0.6, p.scroll.Y-p.rod-8-y)
	}
	p.picture = pictureRoom(p.picture)
}

// tallButtons lays the buttons two by two, the first at the lower right under the thumb. A fifth stands as a round one
// in the upper row.
func tallButtons(foot geom.Rect, n int, height float64) []geom.Rect {
	lower := geom.R(foot.X, foot.Bottom()-height, foot.W, height)
	upper := lower.Move(0, -height-buttonGap)
	var round geom.Rect
	if n > 4 {
		round, upper = upper.CutRight(height)
		upper.W -= buttonGap
	}
	first, second := lower.Columns(2, buttonGap), upper.Columns(2, buttonGap)
	return []geom.Rect{first[1], first[0], second[1], second[0], round}[:n]
}

// pictureRoom returns the room for the picture, none where it would be too small to be of use.
func pictureRoom(r geom.Rect) geom.Rect {
	const least = 84.0
	if r.H < least || r.W < least {
		return geom.Rect{}
	}
	r.H = min(r.H, pictureMost)
	return r
}

// putTitle writes the title as large as it fits, in two lines where one would be small, and returns where it ends.
func (p *plan) putTitle(r geom.Rect, title string, most float64) float64 {
	const oneLine, least, leading = 0.55, 18.0, 1.32
	for size := most; ; size-- {
		p.carved = ui.Carved(size)
		p.lines = letters.Wrap(p.carved, title, r.W)
		whole := strings.Join(p.lines, " ") == title // no word has been cut
		if len(p.lines) == 1 || size <= most*oneLine && len(p.lines) == 2 && whole || size <= least {
			break
		}
	}
	p.title = geom.R(r.X, r.Y, r.W, p.carved.Size*leading*float64(len(p.lines)))
	return p.title.Bottom()
}

// layScroll divides the scroll into rows and the story below them.
func (p *plan) layScroll(t text) {
	in := p.scroll.InsetXY(p.inset(), storyPad)
	story := p.fitStory(t, in.H)
	columns, high := 1, in.H-story-storyGap
	if high < rowClose*float64(t.rows) {
		columns = 2
	}
	lines := (t.rows + columns - 1) / columns
	height := min(rowMost, high/float64(max(lines, 1)))
	for k := range t.rows {
		cell := geom.R(in.X, in.Y+float64(k/columns)*height, in.W, height).Columns(columns, 8)[k%columns]
		p.rows = append(p.rows, cell)
	}
	y := in.Y + float64(lines)*height
	x, width := p.column()
	p.story = geom.R(x, y+max(storyGap, (in.Bottom()-y-story)*0.5), width, story)
}

// inset returns how far the rows lie from the edges of the paper.
func (p *plan) inset() float64 {
	if p.class == stage.Wide {
		return 18
	}
	return 11
}

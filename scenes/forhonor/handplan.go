package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// handPlan is where everything of a draft or a line-up lies.
type handPlan struct {
	paper  geom.Rect
	head   geom.Rect
	cards  geom.Rect
	detail geom.Rect // of the hero that is looked at
	row    geom.Rect // of heroes that have been picked
	seats  geom.Rect // who has chosen
	commit geom.Rect

	message geom.Rect // what the table says
	confirm geom.Rect // where it is asked once more

	menu, hint geom.Rect
}

// handPlan lays a draft or a line-up out: what is told about a hero and what is pressed stand below the cards, on a
// desk beside them.
func (b *Board) handPlan() handPlan {
	l := &b.layout
	p := handPlan{paper: l.over, message: l.message, menu: l.tools[toolMenu], hint: l.tools[toolHint]}
	switch {
	case b.view.Class == stage.Tall:
		b.tallHand(&p)
	case b.view.Class == stage.Low:
		p.paper = b.lowPaper()
		b.lowHand(&p)
	default:
		if broad, ok := b.broadPaper(); ok {
			p.paper, p.message = broad, geom.R(l.score.X, l.slips[0].Y, l.score.W, l.slips[0].H)
		}
		if !l.tools[toolUndo].Empty() { // nothing is undone here
			p.hint = l.tools[toolUndo]
		}
		b.wideHand(&p)
	}
	const lift = chosenLift + chosenFrame
	p.cards = geom.R(p.cards.X, p.cards.Y+lift, p.cards.W, p.cards.H-lift-chosenFrame)
	return p
}

// Measures of a draft and a line-up.
const (
	handGap  = 10.0
	handTool = leastPress + 2
	mostPick = 58.0 // the height of the main button
)

// paperRoom is what is written on.
func (p *handPlan) paperRoom() geom.Rect { return p.paper.InsetXY(min(24, p.paper.W*0.04), 12) }

// broadPaper is the sheet over the whole breadth of a desk, below the slips; false where these need too much of it, or
// something stands below them.
func (b *Board) broadPaper() (geom.Rect, bool) {
	const gap, mostSeats = 8.0, 4
	l, n := &b.layout, b.match.Seats()
	if l.watch || n > mostSeats {
		return geom.Rect{}, false
	}
	foot := 0.0
	for _, r := range closedUp(l.slips[:n]) {
		foot = max(foot, r.Bottom())
	}
	left, right := l.cards[0][0].X, l.cards[1][0].Right()
	return geom.R(left, foot+gap, right-left, l.tools[toolMenu].Y-gap-foot-gap), true
}

// lowPaper is the sheet on a phone held sideways: below the slips of two, as broad as both columns and what is between
// them.
func (b *Board) lowPaper() geom.Rect {
	const gap, two = 4.0, 2
	l := &b.layout
	if l.watch || b.match.Seats() > two {
		return l.over
	}
	top := max(l.slips[0].Bottom(), l.slips[1].Bottom()) + gap
	left, right := l.cards[0][0].X, l.cards[1][0].Right()
	return geom.R(left, top, right-left, l.over.Bottom()-top)
}

// tallHand stacks everything. The slips lie higher than on the battlefield, and below them all is free but for what
// leads through a replay.
func (b *Board) tallHand(p *handPlan) {
	const (
		lip, seats, roomy, leastCommit = 8.0, 44.0, 400.0, 168.0
		leastDetail, twoRows, highRows = 112.0, 214.0, 300.0
	)
	foot := b.view.Safe.Bottom() - 10
	if b.watched {
		foot = p.paper.Bottom()
	}
	p.paper.Y -= b.overRise()
	p.paper.H = foot - p.paper.Y
	r, large := p.paperRoom(), b.view.Reading() > 1
	head, row, detail := 40.0, 66.0, min(92, r.H*0.17)
	switch {
	case r.H < 330:
		head, row, detail = 28, 50, 44
	case large:
		detail = r.H * 0.36
	case r.H > 560:
		head, detail = handTool, 112
	}
	p.head, r = r.CutTop(head)
	if !b.watched {
		p.menu = geom.R(p.head.Right()-handTool, p.head.Y-2, handTool, handTool)
		p.head.W -= handTool + 8
	}
	p.row, r = r.CutBottom(row)
	r = geom.R(r.X, r.Y+lip, r.W, r.H-handGap-lip) // the lip of the menu
	p.message, r = r.CutTop(b.askHigh(r))
	r.Y, r.H = r.Y+6, r.H-6
	if r.H > roomy && !large {
		p.seats, r = r.CutBottom(seats)
		r.H -= handGap
	}
	if large { // names on cards in two rows stand whole
		rows := twoRows
		if r.H > roomy {
			rows = highRows
		}
		detail = min(detail, max(leastDetail, r.H-rows))
	}
	b.pressed(p, max(leastCommit, min(260, p.row.W*0.42)))
	p.detail, r = r.CutBottom(detail)
	p.cards = geom.R(r.X, r.Y, r.W, r.H-handGap)
}

// askHigh is the height of the place, at the top of the room, of the sentence that asks: words that are wanted large
// get what they need.
func (b *Board) askHigh(r geom.Rect) float64 {
	const usual, size, beside, about, share = 58.0, 16.0, 18.0, 12.0, 0.25 // the last of the room, at most
	text, _ := b.sayOver()
	style := b.view.Reading().Body(size)
	if text == "" || b.view.Reading() <= 1 {
		return usual
	}
	style.Size *= enoughAsked
	need := canvas.ParagraphHeight(style, text, r.W-beside) + about
	if need > r.H*share {
		return usual
	}
	return max(usual, need)
}

// enoughAsked is what of the size that is wanted the sentence that asks may be smaller at most.
const enoughAsked = 0.88

// lowHand stacks everything, with who has chosen beside the heroes that have been picked.
func (b *Board) lowHand(p *handPlan) {
	r := p.paperRoom()
	head, row, detail := 40.0, 66.0, min(92, r.H*0.17)
	if r.H < 330 {
		head, row, detail = 28, 50, 60
		if b.view.Reading() > 1 {
			row, detail = 46, 74
		}
	}
	p.head, r = r.CutTop(head)
	if p.menu.Overlaps(p.head) {
		p.head.W = p.menu.X - 8 - p.head.X
	}
	p.row, r = r.CutBottom(row)
	r.H -= handGap
	b.pressed(p, min(260, p.row.W*0.42))
	b.halveRow(p)
	p.detail, r = r.CutBottom(detail)
	p.cards = geom.R(r.X, r.Y, r.W, r.H-handGap)
}

// wideHand has what is told about a hero and what is pressed in a column at the right of the cards.
func (b *Board) wideHand(p *handPlan) {
	const head, row, seats, apart, leastColumn = 40.0, 68.0, 48.0, 24.0, 230.0
	r := p.paperRoom()
	p.head, r = r.CutTop(head)
	column := min(300, max(leastColumn, r.W*0.26))
	if b.house.Settings.LeftHanded {
		p.detail, r = r.CutLeft(column)
		r.X += apart
	} else {
		p.detail, r = r.CutRight(column)
	}
	r.W -= apart
	p.cards = r
	p.commit, p.detail = p.detail.CutBottom(mostPick)
	p.confirm = p.commit
	p.detail.H -= handGap
	p.seats, p.detail = p.detail.CutBottom(seats)
	p.row, p.detail = p.detail.CutBottom(row)
	p.detail.Y, p.detail.H = p.detail.Y+apart, p.detail.H-apart-handGap
}

// pressed places the main button of the breadth in the row, and where it is asked once more.
func (b *Board) pressed(p *handPlan, wide float64) {
	high := p.row.H
	p.commit, p.row = p.row.CutRight(wide)
	p.row.W -= handGap
	p.commit = geom.Around(p.commit.Centre(), p.commit.W, min(mostPick, high-6))
	ask := min(320, p.commit.Right()-p.row.X)
	p.confirm = geom.R(p.commit.Right()-ask, p.commit.Y, ask, p.commit.H)
	if b.house.Settings.LeftHanded {
		p.commit.X = p.row.X
		p.confirm.X, p.row.X = p.commit.X, p.commit.Right()+handGap
	}
}

// halveRow gives who has chosen half of the row.
func (b *Board) halveRow(p *handPlan) {
	right := p.row.Right()
	p.row, p.seats = p.row.CutLeft(p.row.W * 0.5)
	p.seats.W -= handGap
	if b.house.Settings.LeftHanded {
		p.seats.X = right - p.seats.W
	}
}

// cells divides the room of the cards into n cells, in one row or two, whichever lets them be larger.
func (p handPlan) cells(n int) []geom.Rect {
	const gap = 2*chosenFrame + 4
	if n == 0 {
		return nil
	}
	best, size := 1, 0.0
	for rows := 1; rows <= 2; rows++ {
		columns := float64((n + rows - 1) / rows)
		high := min(mostHeroCard, (p.cards.H-gap*float64(rows-1))/float64(rows), (p.cards.W-gap*(columns-1))/columns*heroHigh/heroWide)
		if high > size+0.5 {
			best, size = rows, high
		}
	}
	columns := (n + best - 1) / best
	wide := size * heroWide / heroHigh
	top := p.cards.Centre().Y - (float64(best)*(size+gap)-gap)/2
	var list []geom.Rect
	for k := range n {
		line, place := k/columns, k%columns
		count := min(columns, n-line*columns)
		left := p.cards.Centre().X - (float64(count)*(wide+gap)-gap)/2
		list = append(list, geom.R(left+float64(place)*(wide+gap), top+float64(line)*(size+gap), wide, size))
	}
	return list
}

// rowOf sets n tokens side by side at the left of the row.
func (p handPlan) rowOf(n int) []geom.Rect {
	var list []geom.Rect
	size := min(p.row.H, leastPress+4, p.row.W/game.CampSize)
	for k := range n {
		list = append(list, geom.R(p.row.X+float64(k)*size, p.row.Bottom()-size, size, size))
	}
	return list
}

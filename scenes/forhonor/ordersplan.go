package forhonor

import "engawa/scenes/geom"

// ordersPlan is where the orders lie.
type ordersPlan struct {
	panel   geom.Rect // the paper below the head and what is counted; empty where there is none
	head    geom.Rect // what can still be done; empty where there is no room
	less    geom.Rect // one soldier fewer, where soldiers are counted
	count   geom.Rect
	more    geom.Rect
	buttons []geom.Rect // the first one above, or at the right
}

// Measures of orders, in logical units.
const (
	ordersInset = 6.0 // of what stands on the paper
	ordersGap   = 7.0
	ordersHead  = 38.0
	mostOrder   = 52.0
	stepperWide = 30.0 // of the number between its buttons, at least
	highOrders  = 120.0
)

// planOrders sets out so many buttons in the room of the orders, with the number of soldiers where they are counted:
// below each other, or in a row where the room is low.
func planOrders(r geom.Rect, buttons int, counts bool) ordersPlan {
	if r.H < highOrders {
		return planOrderRow(r, buttons, counts)
	}
	var p ordersPlan
	paper := ordersHead // what is above the buttons
	if counts {
		paper += leastPress + ordersInset
	}
	rows := buttons
	if most := int((r.H - paper) / (leastPress + ordersGap)); rows > most {
		rows = max(1, most)
	}
	high := 0.0
	if rows > 0 {
		high = min(mostOrder, (r.H-paper)/float64(rows)-ordersGap)
	}
	in, _ := r.CutBottom(paper + float64(rows)*(high+ordersGap))
	p.panel, in = in.CutTop(paper)
	p.head, _ = p.panel.CutTop(ordersHead)
	p.head = p.head.InsetXY(ordersInset, 2)
	if counts {
		line, _ := p.panel.Inset(ordersInset).CutBottom(leastPress)
		p.stepper(line)
	}
	in = geom.R(in.X, in.Y+ordersGap, in.W, in.H-ordersGap)
	for k := range rows {
		line := geom.R(in.X, in.Y+float64(k)*(high+ordersGap), in.W, high)
		n := 1
		if k == rows-1 {
			n = buttons - rows + 1
		}
		p.buttons = append(p.buttons, line.Columns(n, ordersGap)...)
	}
	return p
}

// planOrderRow sets everything out in one row, the first button at its right.
func planOrderRow(r geom.Rect, buttons int, counts bool) ordersPlan {
	var p ordersPlan
	if counts {
		var line geom.Rect
		line, r = r.CutLeft(2*leastPress + stepperWide + 2)
		p.stepper(line)
		r = geom.R(r.X+ordersGap, r.Y, r.W-ordersGap, r.H)
	}
	if buttons == 0 {
		return p
	}
	const share = 1.5 // of the first button against another
	wide := (r.W - float64(buttons-1)*ordersGap) / (float64(buttons-1) + share)
	x := r.Right() - wide*share
	p.buttons = append(p.buttons, geom.R(x, r.Y, wide*share, r.H))
	for k := 1; k < buttons; k++ {
		x -= wide + ordersGap
		p.buttons = append(p.buttons, geom.R(x, r.Y, wide, r.H))
	}
	return p
}

func (p *ordersPlan) stepper(r geom.Rect) {
	p.less, r = r.CutLeft(leastPress)
	p.more, p.count = r.CutRight(leastPress)
	p.less = geom.Around(p.less.Centre(), leastPress, leastPress)
	p.more = geom.Around(p.more.Centre(), leastPress, leastPress)
}

package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// Measures of combat cards, in their own units.
const (
	cardWide, cardHigh   = 150.0, 195.0
	smallWide, smallHigh = 62.0, 92.0
)

// duelSide is where one of the two heroes stands.
type duelSide struct{ portrait, slip geom.Rect }

// whole is the portrait with its slip.
func (s duelSide) whole() geom.Rect {
	return geom.R(s.portrait.X, s.portrait.Y, s.portrait.W, s.slip.Bottom()-s.portrait.Y)
}

// duelPlan is where everything of a duel lies.
type duelPlan struct {
	title, round geom.Rect
	sides        [2]duelSide // left and right
	past         geom.Rect   // the first round, or the circle of the cards
	circle       geom.Rect   // of the cards in the second round; empty where there is no room
	band         geom.Rect   // darker, below the heroes
	head         geom.Rect   // one or two sentences
	table        geom.Rect   // of losses
	rule         geom.Rect   // a sentence about what killing means; may be empty
	cards        [game.NumCards]geom.Rect
	other        geom.Rect    // the card of the other side, with words below or beside it
	faced        [2]geom.Rect // the cards of both sides, left and right
	commit       geom.Rect
	confirm      geom.Rect // where it is asked once more
	menu, hint   geom.Rect
}

// duelPlan lays a duel out in the room.
func (b *Board) duelPlan() duelPlan {
	p := b.righthandDuel()
	b.enlargeHead(&p)
	if b.house.Settings.LeftHanded && !b.watched {
		p.mirror(b.view.Class)
	}
	return p
}

// enlargeHead gives the headline the place of the circle of the cards, which tell themselves what they beat, where
// words are wanted much larger.
func (b *Board) enlargeHead(p *duelPlan) {
	const much = 1.25
	if b.view.Reading() < much || b.view.Class == stage.Wide || p.past.Empty() || b.second() || b.over.duel.friend != game.NoHero {
		return
	}
	if _, chooses := b.chooser(); !chooses {
		return
	}
	foot := p.band.Bottom()
	p.head = geom.R(p.head.X, p.past.Y, p.head.W, p.head.Bottom()-p.past.Y)
	p.band = geom.R(p.band.X, p.head.Y-2, p.band.W, foot-p.head.Y+2)
	p.past = geom.Rect{}
}

// mirror brings what is pressed to the left.
func (p *duelPlan) mirror(class stage.Class) {
	if class == stage.Tall {
		right := p.commit.Right()
		p.commit.X, p.other.X = p.other.X, right-p.other.W
		p.confirm = p.commit
		return
	}
	left, right := p.table.X, max(p.commit.Right(), p.confirm.Right())
	for _, r := range []*geom.Rect{&p.table, &p.rule, &p.other, &p.commit, &p.confirm} {
		if !r.Empty() {
			r.X = left + right - r.Right()
		}
	}
}

func (b *Board) righthandDuel() duelPlan {
	s := b.view.Safe
	if b.watched && b.view.Class == stage.Tall {
		s.H = b.layout.message.Y - 6 - s.Y // what leads through the match lies below
	}
	switch b.view.Class {
	case stage.Tall:
		return tallDuel(s, b.watched)
	case stage.Low:
		if !b.watched {
			return lowDuel(s)
		}
		return briefDuel(besideLog(s, b.layout.log))
	}
	p := wideDuel(s)
	if b.watched {
		p.rule = geom.Rect{}
	}
	return p
}

// cardRow sets the three cards side by side in the middle of r, as large as there is room.
func cardRow(r geom.Rect, gap, most float64) (cards [game.NumCards]geom.Rect) {
	high := min(most, r.H, (r.W-2*gap)/3*cardHigh/cardWide)
	wide := high * cardWide / cardHigh
	x := r.Centre().X - (3*wide+2*gap)/2
	for k := range cards {
		cards[k] = geom.R(x+float64(k)*(wide+gap), r.Centre().Y-high/2, wide, high)
	}
	return cards
}

// facing sets two cards side by side where there were three.
func facing(cards [game.NumCards]geom.Rect) (two [2]geom.Rect) {
	c := cards[1]
	for k := range two {
		two[k] = c.Move((float64(k)-0.5)*c.W*1.35, 0)
	}
	return two
}

func wideDuel(s geom.Rect) duelPlan {
	const edge, gap, tool = 24.0, 14.0, 44.0
	var p duelPlan
	var upper geom.Rect
	p.band, upper = s.CutBottom(min(300, max(252, s.H*0.365)))
	mid := s.Centre().X
	middle := min(400, max(320, s.W*0.31))
	portrait := min(380, (s.W-middle)/2-edge)
	slip := min(78, upper.H*0.19)
	top := max(upper.Y+upper.H*0.13, s.Y+10+tool+8)
	foot := upper.Bottom() - upper.H*0.06
	for k := range p.sides {
		x := mid - middle/2 - portrait
		if k == 1 {
			x = mid + middle/2
		}
		p.sides[k].portrait = geom.R(x, top, portrait, foot-slip-top)
		p.sides[k].slip = geom.R(x, foot-slip, portrait, slip)
	}
	column := geom.R(mid-middle/2+gap, upper.Y, middle-2*gap, upper.H)
	p.title = geom.R(column.X, upper.Y+upper.H*0.07, column.W, upper.H*0.16)
	p.round = geom.R(column.X, p.title.Bottom()+4, column.W, 24)
	rest := geom.R(column.X, p.round.Bottom()+6, column.W, foot-p.round.Bottom()-6)
	p.past = rest
	if circle, apart := 112.0, 12.0; rest.H > 290 {
		p.circle = geom.Around(geom.Pt(mid, rest.Bottom()-circle/2), circle, circle)
		p.past = geom.R(rest.X, rest.Y+apart, rest.W, rest.H-apart-circle-6)
	}
	p.menu = geom.R(s.X+edge, s.Y+10, tool, tool)
	p.hint = geom.R(s.X+edge+tool+8, s.Y+10, tool, tool)

	inner := p.band.InsetXY(edge, 0)
	row := geom.R(mid-min(500, s.W*0.42)/2, p.band.Y+46, min(500, s.W*0.42), p.band.H-46-26)
	p.cards = cardRow(row, 22, cardHigh)
	left, right := p.cards[0].X, p.cards[2].Right()
	p.head = geom.R(left, p.band.Y+6, right-left, 36)
	block := geom.R(inner.X, p.band.Y+18, left-gap*2-inner.X, p.band.H-36)
	p.table, p.rule = block.CutTop(block.H - 70)
	p.rule = geom.R(p.rule.X, p.rule.Y+10, p.rule.W, p.rule.H-10)
	block = geom.R(right+gap*2, p.cards[0].Y, inner.Right()-right-gap*2, p.cards[0].H)
	commit := min(190, block.W*0.6)
	p.other, p.commit = block.CutLeft(block.W - commit - gap)
	p.commit = geom.Around(geom.Pt(block.Right()-commit/2, block.Centre().Y), commit, 66)
	p.confirm = geom.R(block.Right()-min(300, block.W), p.commit.Y, min(300, block.W), p.commit.H)
	p.faced = facing(p.cards)
	return p
}

// tallDuel stacks everything; where it is only watched, nothing is committed.
func tallDuel(s geom.Rect, watched bool) duelPlan {
	const edge, gap, tool = 10.0, 8.0, 44.0
	var p duelPlan
	r := s.InsetXY(edge, 8)
	title, slip, past, head, table, commit, card := 46.0, 66.0, 78.0, 40.0, 124.0, 58.0, cardHigh
	switch {
	case r.H < 640:
		title, slip, past, head, table, commit, card = 26, 58, 50, 34, 92, 48, 118
	case r.H < 760:
		title, slip, past, head, table, commit, card = 34, 60, 60, 38, 104, 54, 140
	}
	p.menu = geom.R(r.X, r.Y, tool, tool)
	p.hint = geom.R(r.Right()-tool, r.Y, tool, tool)
	p.title, r = r.CutTop(title)
	p.round, r = r.CutTop(20)
	p.title, p.round = p.title.InsetXY(tool+4, 0), p.round.InsetXY(tool+4, 0)
	r.Y, r.H = r.Y+6, r.H-6
	if !watched {
		p.commit, r = r.CutBottom(commit)
		r.H -= gap
		p.other, p.commit = p.commit.CutLeft(p.commit.W * 0.4)
		p.commit.X, p.commit.W = p.commit.X+gap, p.commit.W-gap
		p.commit.H -= 4
		p.confirm = p.commit
	}
	cards := min(card, (r.W-2*gap)/3*cardHigh/cardWide)
	cardRoom, r := r.CutBottom(cards)
	if watched {
		cardRoom.Y, cardRoom.H = cardRoom.Y+asideHigh, cardRoom.H-asideHigh // whose they are stands over them
	}
	p.cards = cardRow(cardRoom, gap, cards)
	p.faced = facing(p.cards)
	if watched {
		for k := range p.faced {
			p.faced[k] = p.faced[k].Inset(6) // one of them may be knocked aside
		}
	}
	r.H -= gap + 4
	if card == cardHigh && !watched {
		r.H -= chosenLift // the frame of a chosen card
		p.rule, r = r.CutBottom(22)
		r.H -= 4
	}
	const leastPortrait = 40.0
	if r.H-table-head-past-6-gap >= slip+leastPortrait {
		p.table, r = r.CutBottom(table)
	}
	p.head, r = r.CutBottom(head)
	r.H -= 6
	p.band = geom.R(s.X, r.Bottom(), s.W, s.Bottom()-r.Bottom())
	p.past, r = r.CutBottom(past)
	r.H -= gap
	high := min(r.H, 270) // what is left over stays empty
	for k, cell := range geom.R(r.X, r.Y+(r.H-high)/2, r.W, high).Columns(2, gap) {
		p.sides[k].slip, p.sides[k].portrait = cell.CutBottom(slip)
	}
	return p
}

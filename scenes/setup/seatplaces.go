package setup

import (
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// Measures of a player's row.
const (
	oneLine       = 620.0 // width from which a row is one line
	oneLineH      = 60.0
	leastOneLineH = 50.0
	twoLineH      = 106.0
	leastTwoLineH = 91.0
	crestSize     = 42.0
	diceSize      = 44.0
	diceIcon      = 19.0
	diceDisc      = 32.0
	mostName      = 150.0 // so that the dice stands by the name
	diceFrom      = 340.0 // width of a row of two lines with a side from which it has a dice
	leastName     = 80.0  // of a row of one line with a side and a dice
	leastLong     = 90.0  // of a row of two lines with a side, where the side's name may be long
	controlH      = 46.0
	nameSize      = 18.0
	seatPadding   = 7.0
	segmentPad    = 12.0
	signRoom      = 24.0
	signsWidth    = 112.0 // of the choice of who plays, without words
)

// seatPlaces is where the parts of a player's row lie.
type seatPlaces struct {
	crest, side, name, dice, who, level geom.Rect
}

// placeRow lays the row of a player out; signs reports whether who plays is shown by signs alone, as words have no room
// beside a level. Where no level stands, a dice that has no other place has its room, and the words of a row of two
// lines the rest of it.
func (s *Scene) placeRow(seat int, r geom.Rect) (p seatPlaces, signs bool) {
	const apart = 8.0
	if s.large() {
		return s.placeLarge(seat, r), false
	}
	p = placeSeat(r, false, s.sides != nil)
	if signs = s.needsSigns(p); signs {
		p = placeSeat(r, true, s.sides != nil)
	}
	if s.players[seat].Level != "" {
		return p, signs
	}
	widens := signs && r.W < oneLine
	right := p.level.Right()
	if p.dice.Empty() {
		p.dice = geom.R(p.who.Right()+apart, p.who.Centre().Y-diceSize/2, diceSize, diceSize)
		if widens {
			p.dice.X = right - diceSize
			right = p.dice.X - apart
		}
	}
	if widens {
		p.who.W = right - p.who.X
	}
	return p, signs && !widens
}

// placeSeat lays a row out; signs tells that who plays is shown by signs alone, which takes less room, and sides that
// the row has a place for the sign of the seat's side.
func placeSeat(r geom.Rect, signs, sides bool) seatPlaces {
	if r.W >= oneLine {
		return placeInOneLine(r, sides)
	}
	return placeInTwoLines(r, signs, sides)
}

// placeInOneLine lays a row out in one line.
func placeInOneLine(r geom.Rect, sides bool) (p seatPlaces) {
	mid := r.Centre().Y
	p.crest = geom.Around(geom.Pt(r.X+12+crestSize/2, mid), crestSize, crestSize)
	levelW, whoW := 200.0, 276.0
	if sides {
		levelW, whoW = 168, 212
	}
	level, rest := r.InsetXY(10, 0).CutRight(min(levelW, r.W*0.27))
	p.level = geom.Around(level.Centre(), level.W, controlH)
	who, _ := rest.CutRight(min(whoW, r.W*0.37))
	p.who = geom.Around(geom.Pt(who.Centre().X-6, mid), who.W-12, controlH)
	p.dice = geom.Around(geom.Pt(p.who.X-10-diceSize/2, mid), diceSize, diceSize)
	x, right := p.placeSide(sides, sideWide), p.dice.X-8
	if sides && right-x < leastName {
		p.dice, right = geom.Rect{}, p.who.X-10
	}
	if sides && right-x < diceSize { // the name is for a finger too
		x = p.placeSide(sides, sideSlim)
	}
	p.name = geom.R(x, mid-diceSize/2, right-x, diceSize)
	p.bringDice()
	return p
}

// placeInTwoLines lays a row out with who plays, and the level, below the name.
func placeInTwoLines(r geom.Rect, signs, sides bool) (p seatPlaces) {
	foot := min(seatPadding, (r.H-controlH-diceSize)/3)
	top, below := r.InsetXY(seatPadding, 0).CutTop(r.H - controlH - foot)
	mid := top.Centre().Y + 1
	p.crest = geom.Around(geom.Pt(top.X+2+crestSize/2, mid), crestSize, crestSize)
	right := top.Right()
	if !sides || r.W >= diceFrom {
		p.dice = geom.Around(geom.Pt(top.Right()-diceSize/2, mid), diceSize, diceSize)
		right = p.dice.X - 10
	}
	wide := sideSlim
	if right-p.crest.Right()-sideLong >= leastLong {
		wide = sideLong
	}
	x := p.placeSide(sides, wide)
	p.name = geom.R(x, mid-diceSize/2, right-x, diceSize)
	p.bringDice()
	row := geom.R(below.X, below.Y, below.W, controlH)
	cols := row.Columns(2, 8)
	p.who, p.level = cols[0], cols[1]
	if signs {
		p.who, p.level = row.CutLeft(signsWidth)
		p.level.X += 8
		p.level.W -= 8
	}
	return p
}

// bringDice moves the dice beside the name, where the name does not need all of its room.
func (p *seatPlaces) bringDice() {
	if !p.dice.Empty() && p.name.W > mostName {
		p.dice.X -= p.name.W - mostName
		p.name.W = mostName
	}
}

// placeSide places the sign of the side, so wide, beside the crest, where there is one, and returns where the name
// begins.
func (p *seatPlaces) placeSide(sides bool, wide float64) float64 {
	x := p.crest.Right()
	if sides {
		p.side = geom.R(x+6, p.crest.Centre().Y-sideHigh/2, wide, sideHigh)
		return p.side.Right() + 8
	}
	return x + 12
}

// needsSigns reports whether words for who plays, or for a level, do not fit into a row.
func (s *Scene) needsSigns(p seatPlaces) bool {
	words, style := s.words(), ui.Strong(13)
	for _, key := range []lang.Key{lang.SetupHuman, lang.SetupComputer} {
		if letters.Measure(style, words.T(key)) > p.who.W/2-segmentPad {
			return true
		}
	}
	for _, level := range s.levels {
		if letters.Measure(style, words.Level(level.Title)) > p.level.W-ui.StepperRoom {
			return true
		}
	}
	return false
}

package setup

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// largeFrom is the size of words, against what has room beside each other, from which upright sheets have everything
// below each other: fewer things a sheet, each with its words as large as they are wanted.
const largeFrom = 1.25

// Measures of large sheets, in logical units.
const (
	largeGap   = 8.0
	largeSide  = 56.0 // of the button with a seat's side
	largeLevel = 62.0 // of a level with its flames
)

// large reports whether the sheets are large ones.
func (s *Scene) large() bool {
	return s.view.Class == stage.Tall && s.view.Reading() > largeFrom
}

// reading is how much larger words are set: as they are wanted on large sheets, else as usual.
func (s *Scene) reading() ui.Reading {
	if s.large() {
		return s.view.Reading()
	}
	return 1
}

// largeRowHeight returns the height of a player's row on a large sheet.
func (s *Scene) largeRowHeight(seat int, width float64) float64 {
	height := 2*seatPadding + diceSize + largeGap + s.largeWho(seat, width)
	if s.sides != nil {
		height += largeSide + largeGap
	}
	if s.players[seat].Level != "" {
		height += s.largeLevel() + largeGap
	}
	return height
}

// largeWho returns the height of the choice of who plays.
func (s *Scene) largeWho(seat int, width float64) float64 {
	segments, _ := s.whoSegments(seat)
	return s.reading().SegmentsHeight(segments, width-2*seatPadding, controlH)
}

// largeLevel returns the height of a level.
func (s *Scene) largeLevel() float64 {
	if s.rated() {
		return max(largeLevel, s.reading().DetailedHeight())
	}
	return largeLevel
}

// placeLarge lays out the row of a player on a large sheet, one thing below the other.
func (s *Scene) placeLarge(seat int, r geom.Rect) (p seatPlaces) {
	top, rest := r.Inset(seatPadding).CutTop(diceSize)
	cut := func(high float64) (line geom.Rect) {
		line, rest = geom.R(rest.X, rest.Y+largeGap, rest.W, rest.H-largeGap).CutTop(high)
		return line
	}
	p.crest = geom.Around(geom.Pt(top.X+2+crestSize/2, top.Centre().Y), crestSize, crestSize)
	p.dice = geom.R(top.Right()-diceSize, top.Y, diceSize, diceSize)
	x := p.crest.Right() + 12
	p.name = geom.R(x, top.Y, p.dice.X-10-x, diceSize)
	if s.sides != nil {
		p.side = cut(largeSide)
	}
	p.who = cut(s.largeWho(seat, r.W))
	if s.players[seat].Level != "" {
		p.level = cut(s.largeLevel())
	}
	return p
}

// placeLargeOptions places as many options below each other as have room with the longest sentence about any of them
// below the last one, at least one.
func (s *Scene) placeLargeOptions(all []option, room geom.Rect) ([]placed, geom.Rect) {
	const apart = 14.0
	var list []placed
	y, sentence := room.Y, 0.0
	for _, o := range all {
		label := canvas.ParagraphHeight(s.labelStyle(), o.name, room.W)
		control := s.largeControl(o, room.W)
		told := max(sentence, s.hintHeight(o, room.W))
		if len(list) > 0 && y+label+control+told > room.Bottom() {
			break
		}
		sentence = told
		list = append(list, placed{
			option: o, label: geom.R(room.X+2, y, room.W-4, label), control: geom.R(room.X, y+label, room.W, control),
		})
		y += label + control + apart
	}
	return list, geom.R(room.X+2, y-apart/2, room.W-4, max(0, room.Bottom()-y+apart/2))
}

// placeLarger places options on a large sheet and returns their number. After players they begin a sheet of their own.
func (s *Scene) placeLarger(r *room, all []option, seats bool) int {
	if seats {
		return 0
	}
	r.options, r.hint = s.placeLargeOptions(all, r.left)
	return len(r.options)
}

// placeLargeHead places how many players there are and the button that swaps their seats.
func (s *Scene) placeLargeHead(r *room) {
	var head geom.Rect
	head, r.left = r.left.CutTop(largeSide)
	_, r.left = r.left.CutTop(largeGap)
	r.swap = head
	if s.counts() {
		r.swap, r.count = head.CutRight(largeSide)
		r.count.W -= largeGap
	}
}

// largeControl returns the height of an option's choice on a large sheet.
func (s *Scene) largeControl(o option, width float64) float64 {
	switch {
	case o.open != nil:
		return largeSide
	case o.stepped():
		return s.reading().StepperHeight(o.labels, width, largeSide)
	}
	return s.reading().SegmentsHeight(o.segments(), width, controlH)
}

// hintHeight returns the height of the longest sentence about an option.
func (s *Scene) hintHeight(o option, width float64) float64 {
	high := 0.0
	for _, text := range append([]string{s.words().OptionIdle(s.id(), o.key)}, s.hintsOf(o)...) {
		if text != "" {
			high = max(high, canvas.ParagraphHeight(s.hintStyle(), text, width))
		}
	}
	return high
}

// hintsOf lists the sentences about an option, one for each of its values.
func (s *Scene) hintsOf(o option) (list []string) {
	for _, value := range o.values {
		list = append(list, s.words().OptionHint(s.id(), o.key, value))
	}
	return list
}

// largeAsked returns the option of a large sheet that a sentence tells about: the one that is told of elsewhere if it
// stands here, else the first.
func (s *Scene) largeAsked(told string) string {
	list := s.layout.options
	for _, p := range list {
		if p.key == told {
			return told
		}
	}
	if len(list) > 0 {
		return list[0].key
	}
	return told
}

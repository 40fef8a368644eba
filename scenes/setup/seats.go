package setup

import (
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// sideKey ends the key of the button that changes a seat's side.
const sideKey = ".side"

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

// placeSeat lays a row out; signs tells that who plays is shown by signs alone, which takes less room, and sides that the
// row has a place for the sign of the seat's side.
func placeSeat(r geom.Rect, signs, sides bool) seatPlaces {
	var p seatPlaces
	if r.W >= oneLine {
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

// placeSide places the sign of the side, so wide, beside the crest, where there is one, and returns where the name begins.
func (p *seatPlaces) placeSide(sides bool, wide float64) float64 {
	x := p.crest.Right()
	if sides {
		p.side = geom.R(x+6, p.crest.Centre().Y-sideHigh/2, wide, sideHigh)
		return p.side.Right() + 8
	}
	return x + 12
}

// seatControls are everything that can be chosen about one player.
func (s *Scene) seatControls(seat int, r geom.Rect) []*ui.Control {
	words, key := s.words(), "seat"+strconv.Itoa(seat)
	p := placeSeat(r, false, s.sides != nil)
	signs := s.needsSigns(p)
	if signs {
		p = placeSeat(r, true, s.sides != nil)
		if r.W < oneLine && s.players[seat].Level == 0 {
			p.who.W, signs = p.level.Right()-p.who.X, false // no level takes the room of the words
		}
	}
	ground := &ui.Control{Key: key, Rect: r, Role: ui.RoleText, Head: true, Name: words.T(lang.SetupPlayers) + " " + strconv.Itoa(seat+1), Value: s.name(seat)}
	ground.Paint = func(c *canvas.Canvas, _ ui.Shown) {
		ui.DrawPaper(c, ui.Row(), r)
		table.DrawCrest(c, rules.Seat(seat), p.crest.Centre(), crestSize)
	}
	field := ui.Field(key+".name", words.T(lang.SetupName), s.players[seat].Name, store.MaxPlayerName, p.name, nameSize, func(name string) {
		s.players[seat].Name = name
		s.changed()
	})
	list := []*ui.Control{ground, field}
	if !p.dice.Empty() {
		list = append(list, s.diceControl(key+".another", seat, p.dice))
	}
	list = append(list, s.whoControls(key, seat, p.who, signs)...)
	if s.sides != nil {
		list = append(list, s.sideControl(key+sideKey, seat, p.side))
	}
	if s.players[seat].Level > 0 {
		list = append(list, s.levelControls(key+".level", seat, p.level)...)
	}
	return list
}

// diceControl gives the seat another name. It is a small quiet disc until it is pointed at, so that a row shows its
// choices first.
func (s *Scene) diceControl(key string, seat int, r geom.Rect) *ui.Control {
	const icon = "dice"
	words := s.words()
	c := ui.RoundButton(key, words.T(lang.SetupName)+": "+words.T(lang.Next), icon, r, quiet(), func() {
		s.players[seat].Name = s.anotherName(seat)
		s.changed()
	})
	button := c.Paint
	c.Paint = func(cv *canvas.Canvas, shown ui.Shown) {
		if shown.Focus || shown.Hover > 0 || shown.Press > 0 {
			button(cv, shown)
			return
		}
		paper := quiet()
		paper.Radius = diceDisc / 2
		ui.DrawPaper(cv, paper, geom.Around(r.Centre(), diceDisc, diceDisc))
		ui.DrawIcon(cv, icon, r.Centre(), diceIcon, sprites.Ink2)
	}
	return c
}

// needsSigns reports whether words for who plays, or for a level, do not fit into a row.
func (s *Scene) needsSigns(p seatPlaces) bool {
	words, style := s.words(), ui.Strong(13)
	for _, key := range []lang.Key{lang.SetupHuman, lang.SetupComputer} {
		if letters.Measure(style, words.T(key)) > p.who.W/2-segmentPad {
			return true
		}
	}
	for level := 1; level <= s.levels; level++ {
		if letters.Measure(style, words.Level(level)) > p.level.W-ui.StepperRoom {
			return true
		}
	}
	return false
}

// whoControls choose between a person and the computer: by words with signs, words alone, or signs alone.
func (s *Scene) whoControls(key string, seat int, r geom.Rect, signs bool) []*ui.Control {
	words := s.words()
	segments := []ui.Segment{
		{Label: words.T(lang.SetupHuman), Icon: "human"}, {Label: words.T(lang.SetupComputer), Icon: "cpu"},
	}
	chosen := 0
	if s.players[seat].Level > 0 {
		chosen = 1
	}
	longest := letters.Measure(ui.Strong(16), segments[1].Label)
	for k := range segments {
		switch {
		case signs:
			segments[k].Label = ""
		case longest+signRoom > r.W/2-segmentPad:
			segments[k].Icon = ""
		}
	}
	list := ui.Segments(key+".who", s.name(seat), r, segments, chosen, func(k int) { s.choosePlayer(seat, k == 1) })
	list[1].Key, list[1].Name = key+".human", words.T(lang.SetupHuman)
	list[2].Key, list[2].Name = key+".computer", words.T(lang.SetupComputer)
	return list
}

// quiet is the paper of a small button that must not draw the eye.
func quiet() ui.Paper {
	return ui.Paper{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink2, Depth: 2}
}

// choosePlayer makes a seat a person's or the computer's.
func (s *Scene) choosePlayer(seat int, computer bool) {
	p := &s.players[seat]
	switch {
	case computer && p.Level == 0:
		p.Level = s.wished[seat]
	case !computer && p.Level > 0:
		s.wished[seat], p.Level = p.Level, 0
	}
	s.changed()
}

// levelControls choose how strongly the computer plays.
func (s *Scene) levelControls(key string, seat int, r geom.Rect) []*ui.Control {
	words, level := s.words(), s.players[seat].Level
	set := func(to int) func() {
		if to < 1 || to > s.levels {
			return nil
		}
		return func() { s.players[seat].Level = to; s.changed() }
	}
	return ui.Stepper(key, r, ui.Stepped{
		Name: words.T(lang.SetupComputer), Value: words.Level(level), Icon: "flame", Icons: level,
		Less: words.T(lang.Previous), More: words.T(lang.Next), Down: set(level - 1), Up: set(level + 1),
	})
}

// anotherName returns the next of the house's names that nobody else has.
func (s *Scene) anotherName(seat int) string {
	at := -1
	for k := range rules.MaxSeats {
		if lang.DefaultName(rules.Seat(k)) == s.name(seat) {
			at = k
		}
	}
	for step := 1; step <= rules.MaxSeats; step++ {
		name := lang.DefaultName(rules.Seat((at + step) % rules.MaxSeats))
		taken := false
		for other := range s.players {
			taken = taken || other != seat && s.name(other) == name
		}
		if !taken {
			return name
		}
	}
	return s.name(seat)
}

// countControls choose how many players there are.
func (s *Scene) countControls(r geom.Rect) []*ui.Control {
	words, n := s.words(), len(s.players)
	set := func(to int) func() {
		if to < s.info.MinSeats || to > s.info.MaxSeats {
			return nil
		}
		return func() { s.setCount(to) }
	}
	return ui.Stepper("count", r, ui.Stepped{
		Name: words.T(lang.SetupPlayers), Value: words.T(lang.ShelfPlayers, lang.Count("n", n)),
		Less: words.T(lang.Previous), More: words.T(lang.Next), Down: set(n - 1), Up: set(n + 1),
	})
}

// setCount seats more players, or fewer: the last ones leave.
func (s *Scene) setCount(n int) {
	for seat := len(s.players); seat < n; seat++ {
		p := s.newPlayer(seat)
		s.players, s.wished = append(s.players, p), append(s.wished, max(p.Level, min(firstLevel, s.levels)))
		s.players[seat].Name = ""
		s.players[seat].Name = s.freeName(seat)
	}
	s.players, s.wished = s.players[:n], s.wished[:n]
	s.resizeSides()
	if seat, err := rules.ParseSeat(s.options[optionStart], rules.MaxSeats); err == nil && int(seat) >= n {
		s.options[optionStart] = startRandom
	}
	s.told = toldCount
	s.changed()
}

// freeName returns the seat's own name, or another of the house's where somebody else has it.
func (s *Scene) freeName(seat int) string {
	for other := range s.players {
		if other != seat && s.name(other) == lang.DefaultName(rules.Seat(seat)) {
			return s.anotherName(seat)
		}
	}
	return lang.DefaultName(rules.Seat(seat))
}

// swapControl lets the players change places.
func (s *Scene) swapControl(r geom.Rect) *ui.Control {
	words := s.words()
	swap := func() {
		for seat := range len(s.players) / 2 {
			other := len(s.players) - 1 - seat
			s.players[seat], s.players[other] = s.players[other], s.players[seat]
			s.wished[seat], s.wished[other] = s.wished[other], s.wished[seat]
		}
		s.changed()
	}
	label := words.T(lang.SetupSwap)
	const worded = 112.0
	if r.W < worded {
		label = ""
	}
	c := ui.Button("swap", label, "swap", r, quietSlip(), swap)
	c.Name = words.T(lang.SetupSwap)
	return c
}

func quietSlip() ui.Paper {
	p := quiet()
	p.Radius = ui.Radius
	return p
}

package setup

import (
	"strconv"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// What the keys of a seat's controls have in common.
const (
	sideKey  = ".side"  // ends that of the button that changes the seat's side
	levelKey = ".level" // is in those of the level of a computer player
)

// seatControls are everything that can be chosen about one player.
func (s *Scene) seatControls(seat int, r geom.Rect) []*ui.Control {
	words, key := s.words(), "seat"+strconv.Itoa(seat)
	p, signs := s.placeRow(seat, r)
	ground := &ui.Control{Key: key, Rect: r, Role: ui.RoleText, Head: true, Name: words.T(lang.SetupPlayer, s.nth(seat)), Value: s.name(seat)}
	ground.Paint = func(c *canvas.Canvas, _ ui.Shown) {
		ui.DrawPaper(c, ui.Row(), r)
		table.DrawCrest(c, rules.Seat(seat), p.crest.Centre(), crestSize)
	}
	field := ui.Field(key+".name", words.T(lang.SetupNameOf, s.nth(seat)), s.players[seat].Name, store.MaxPlayerName, p.name, s.view.Reading().Strong(nameSize).Size, func(name string) {
		s.players[seat].Name = name
		s.changed()
	})
	field.Edit.Confirm = func() bool {
		s.page.Focus("begin")
		return true
	}
	list := []*ui.Control{ground, field}
	if !p.dice.Empty() {
		list = append(list, s.diceControl(key+".another", seat, p.dice))
	}
	list = append(list, s.whoControls(key, seat, p.who, signs)...)
	if s.sides != nil {
		list = append(list, s.sideControl(key+sideKey, seat, p.side))
	}
	if s.players[seat].Level != "" {
		list = append(list, s.levelControls(key+levelKey, seat, p.level)...)
	}
	return list
}

// nth is which of the players a seat is, as words need it.
func (s *Scene) nth(seat int) lang.Arg { return lang.Count("n", seat+1) }

// diceControl gives the seat another name. It is a small quiet disc until it is pointed at, so that a row shows its
// choices first.
func (s *Scene) diceControl(key string, seat int, r geom.Rect) *ui.Control {
	const icon = "dice"
	words := s.words()
	c := ui.RoundButton(key, words.T(lang.SetupAnother, s.nth(seat)), icon, r, quiet(), func() {
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

// whoControls choose between a person and the computer: by words with signs, words alone, or signs alone.
func (s *Scene) whoControls(key string, seat int, r geom.Rect, signs bool) []*ui.Control {
	words := s.words()
	segments, chosen := s.whoSegments(seat)
	longest := letters.Measure(ui.Strong(16), segments[1].Label)
	for k := range segments {
		switch {
		case s.large(): // sign and word have room
		case signs:
			segments[k].Label = ""
		case longest+signRoom > r.W/2-segmentPad:
			segments[k].Icon = ""
		}
	}
	list := s.reading().Segments(key+".who", s.name(seat), r, segments, chosen, func(k int) { s.choosePlayer(seat, k == 1) })
	list[1].Key, list[1].Name = key+".human", words.T(lang.SetupHuman)
	list[2].Key, list[2].Name = key+".computer", words.T(lang.SetupComputer)
	return list
}

// whoSegments are a person and the computer, and which of them plays; in words alone on large sheets.
func (s *Scene) whoSegments(seat int) (segments []ui.Segment, chosen int) {
	words := s.words()
	segments = []ui.Segment{{Label: words.T(lang.SetupHuman)}, {Label: words.T(lang.SetupComputer)}}
	if !s.large() {
		segments[0].Icon, segments[1].Icon = "human", "cpu"
	}
	if s.players[seat].Level != "" {
		chosen = 1
	}
	return segments, chosen
}

// quiet is the paper of a small button that must not draw the eye.
func quiet() ui.Paper {
	return ui.Paper{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink2, Depth: 2}
}

// choosePlayer makes a seat a person's or the computer's.
func (s *Scene) choosePlayer(seat int, computer bool) {
	p := &s.players[seat]
	switch {
	case computer && p.Level == "":
		p.Level = s.wished[seat]
	case !computer && p.Level != "":
		s.wished[seat], p.Level = p.Level, ""
	}
	s.changed()
}

// levelControls choose how strongly the computer plays.
func (s *Scene) levelControls(key string, seat int, r geom.Rect) []*ui.Control {
	words, at := s.words(), bot.IndexOf(s.levels, s.players[seat].Level)
	set := func(to int) func() {
		if to < 0 || to >= len(s.levels) {
			return nil
		}
		return func() { s.players[seat].Level = s.levels[to].Name; s.changed() }
	}
	level, who := s.levels[at], lang.Text("who", s.name(seat))
	stepped := ui.Stepped{
		Name: words.Of(s.name(seat), words.T(lang.SetupComputer)), Value: words.Level(level.Title), Icon: "flame", Icons: flames(at, len(s.levels)),
		Less: words.T(lang.SetupWeaker, who), More: words.T(lang.SetupStronger, who), Down: set(at - 1), Up: set(at + 1),
		Reading: s.reading(),
	}
	if level.Elo != 0 {
		stepped.Detail, stepped.DetailName = strconv.Itoa(level.Elo), words.T(lang.SetupStrength)
		stepped.Explain = func() { s.house.Doors.Tell(words.T(lang.SetupStrengthIs)) }
	}
	return ui.Stepper(key, r, stepped)
}

// flames returns how many flames tell how strong a level is, by its place among so many.
func flames(at, levels int) int {
	last := max(1, levels-1)
	return 1 + (at*(ui.MaxIcons-1)+last/2)/last
}

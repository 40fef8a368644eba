package setup

import (
	"cmp"
	"strconv"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// countControls choose how many players there are. Where the rule sheet recommends another number than the one that is
// offered first, every number is one press away.
func (s *Scene) countControls(r geom.Rect) []*ui.Control {
	if s.info.Advised > 0 {
		return s.countSegments(r)
	}
	words, n := s.words(), len(s.players)
	set := func(to int) func() {
		if to < s.info.MinSeats || to > s.info.MaxSeats {
			return nil
		}
		return func() { s.setCount(to) }
	}
	return ui.Stepper("count", r, ui.Stepped{
		Name: words.T(lang.SetupPlayers), Value: words.T(lang.ShelfPlayers, lang.Count("n", n)),
		Less: words.T(lang.SetupLess), More: words.T(lang.SetupGreater), Down: set(n - 1), Up: set(n + 1),
		Reading: s.reading(),
	})
}

// countSegments show all numbers of players side by side.
func (s *Scene) countSegments(r geom.Rect) []*ui.Control {
	words := s.words()
	var numbers []ui.Segment
	for n := s.info.MinSeats; n <= s.info.MaxSeats; n++ {
		numbers = append(numbers, ui.Segment{Label: strconv.Itoa(n)})
	}
	list := s.reading().Segments("count", words.T(lang.SetupPlayers), r, numbers, len(s.players)-s.info.MinSeats, func(k int) {
		s.setCount(s.info.MinSeats + k)
	})
	for k, c := range list[1:] {
		c.Name = words.T(lang.ShelfPlayers, lang.Count("n", s.info.MinSeats+k))
	}
	return list
}

// setCount seats more players, or fewer: the last ones leave.
func (s *Scene) setCount(n int) {
	for seat := len(s.players); seat < n; seat++ {
		p := s.newPlayer(seat)
		s.players, s.wished = append(s.players, p), append(s.wished, cmp.Or(p.Level, s.usualLevel()))
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

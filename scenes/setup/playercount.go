package setup

import (
	"cmp"
	"slices"
	"strconv"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// buildPlayersHead is the line above the players: how many there are, and the button that swaps their seats. The word for it is
// there where there is room.
func buildPlayersHead(a *agreement) widget.Widget {
	const apart, sign, worded, usual, stepper, segment = 8.0, 46.0, 112.0, 220.0, 176.0, 52.0
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		scale := e.Scale()
		players := widget.Line(a.words.T(lang.SetupPlayers), ui.Body(16), sprites.Ink2).Scalable()
		players.Key, players.Head = "players", true
		word := widget.Padding{Left: 2, Child: widget.Align{Y: widget.Centre, Child: players}}
		button := widget.Button{Icon: "swap", Quiet: true, FullTextWidth: worded, Control: ui.Control{Key: "swap", Name: a.words.T(lang.SetupSwap), Press: a.scene.swap}}
		swap := widget.Basis(usual*scale, button).Within(worded*scale, usual*scale)
		slim := widget.Fixed(widget.ChoiceHeight(e), button)
		if len(a.seats) < 2 {
			swap.Child, slim.Child = nil, nil
		}
		if !a.counts() {
			return widget.FirstFit{widget.Row(apart, word, widget.Spacer(), swap), widget.Row(apart, widget.Grow(swap.Child))}
		}
		wide := stepper * scale
		if a.hasAdvice {
			wide = segment * scale * float64(a.max-a.min+1)
		}
		return widget.FirstFit{
			widget.Row(apart, word, widget.Spacer(), widget.Fixed(wide, count(a)), swap),
			widget.Row(apart, word, widget.Spacer(), widget.Fixed(wide, count(a)), slim),
			widget.Row(apart, widget.Grow(count(a)), slim),
		}
	})
}

// count chooses how many players there are. Where the rule sheet recommends another number than the one that is offered
// first, every number is one press away.
func count(a *agreement) widget.Widget {
	words, at := a.words, len(a.seats)-a.min
	set := func(at int) { a.scene.setCount(a.min + at) }
	var numbers []widget.Segment
	var names []string
	for n := a.min; n <= a.max; n++ {
		names = append(names, words.T(lang.ShelfPlayers, lang.Count("n", n)))
		numbers = append(numbers, widget.Segment{Control: ui.Control{Name: names[n-a.min]}, Label: strconv.Itoa(n)})
	}
	if a.hasAdvice {
		return widget.Choice("count", words.T(lang.SetupPlayers), numbers, at, set)
	}
	return widget.Steps{
		Key: "count", Name: words.T(lang.SetupPlayers), Values: names, At: at, Set: set, OneLine: true,
		Less: words.T(lang.SetupLess), More: words.T(lang.SetupGreater),
	}
}

// setCount seats more players, or fewer: the last ones leave.
func (s *Scene) setCount(n int) {
	for seat := len(s.players); seat < n; seat++ {
		p := s.newPlayer(seat)
		s.players, s.requestedLevels = append(s.players, p), append(s.requestedLevels, cmp.Or(p.Level, s.usualLevel()))
		s.players[seat].Name = ""
		s.players[seat].Name = s.freeName(seat)
		s.giveName(seat)
	}
	s.players, s.requestedLevels = s.players[:n], s.requestedLevels[:n]
	s.resizeSides()
	if seat, err := rules.ParseSeat(s.options[optionStart], rules.MaxSeats); err == nil && int(seat) >= n {
		s.options[optionStart] = startRandom
	}
	s.explainedOption = aboutCount
	s.onChange()
}

// anotherName returns the next of the program's names that nobody else has.
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

// freeName returns the seat's own name, or another of the program's where somebody else has it.
func (s *Scene) freeName(seat int) string {
	for other := range s.players {
		if other != seat && s.name(other) == lang.DefaultName(rules.Seat(seat)) {
			return s.anotherName(seat)
		}
	}
	return lang.DefaultName(rules.Seat(seat))
}

// swap lets the players change places.
func (s *Scene) swap() {
	slices.Reverse(s.players)
	slices.Reverse(s.requestedLevels)
	if s.hosting != nil && s.hosting.own() >= 0 {
		s.hosting.ownSeat = len(s.players) - 1 - s.hosting.own()
	}
	s.onChange()
}

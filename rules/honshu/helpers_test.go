package honshu

import (
	"strings"
	"testing"

	"engawa/rules"
)

// province returns the map of a province with a cube on each of its production squares.
func province(t testing.TB, name string) *Map {
	t.Helper()
	card, ok := provinceOf(name)
	if !ok {
		t.Fatalf("there is no province %s", name)
	}
	m := NewMap(card)
	for _, at := range m.newSquares(nil) {
		m.setCube(at)
	}
	return m
}

// placementOn reads a placement in the game's notation.
func placementOn(t testing.TB, m *Map, text string) Placement {
	t.Helper()
	c, err := readChoice(text, m)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return c.Place
}

// buildCards returns the map with cards built on it, woven where need be, and a cube on each new production square.
func buildCards(t testing.TB, m *Map, texts ...string) *Map {
	t.Helper()
	for _, text := range texts {
		p := placementOn(t, m, text)
		if err := m.refusal(p, true); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		next := new(Map)
		m.BuildInto(next, p)
		m = next
	}
	return m
}

// parsePicture returns a map that shows what is drawn: rows divided by "/", squares by blanks as Square.String writes them,
// "." for none. A "*" after a production square is a cube. No card stands behind it, so that it can only be scored.
func parsePicture(t testing.TB, text string) *Map {
	t.Helper()
	m := &Map{count: 1, left: gridOffset, top: gridOffset, right: gridOffset, bottom: gridOffset}
	for y, row := range strings.Split(text, "/") {
		for x, code := range strings.Fields(row) {
			code, cube := strings.CutSuffix(code, "*")
			if code == "." {
				continue
			}
			square, ok := squareOf(code)
			if !ok {
				t.Fatalf("%q is no square", code)
			}
			at := CellAt(x, y)
			m.visible[square] = square
			m.codes[at] = uint8(square)
			m.right, m.bottom = max(m.right, uint8(x+gridOffset)), max(m.bottom, uint8(y+gridOffset))
			if cube {
				m.setCube(at)
			}
		}
	}
	return m
}

// newMatch returns a match with these options whose moves are entered as saves write them, Nature's with them.
func newMatch(t testing.TB, seats int, options map[string]string, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(Game{}, rules.Setup{Seats: seats, Options: options}, 1)
	if err != nil {
		t.Fatal(err)
	}
	enter(t, m, moves...)
	return m
}

// enter plays moves, each "SEAT ACTION".
func enter(t testing.TB, m *rules.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		if err := try(m, text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

func try(m *rules.Match, text string) error {
	mv, err := m.ParseMove(text)
	if err == nil {
		_, err = m.Do(mv)
	}
	return err
}

// stateOf returns the present State of the match.
func stateOf(m *rules.Match) *State { return m.State().(*State) }

// natureMoves are Nature's moves from the start: provinces A1, A2, … to the seats in turn, order cards 1, 2, … likewise, and
// six cards to each seat.
func natureMoves(hands ...string) []string {
	var out []string
	for k := range hands {
		out = append(out, "nature "+Province('A', k+1).String()+">"+rules.Seat(k).String())
	}
	for k := range hands {
		out = append(out, "nature order "+rules.Seat(k+1).String()+">"+rules.Seat(k).String())
	}
	for k, hand := range hands {
		for _, card := range strings.Fields(hand) {
			out = append(out, "nature "+card+">"+rules.Seat(k).String())
		}
	}
	return out
}

// matchFrom returns a match that begins from a position.
func matchFrom(t testing.TB, setup rules.Setup, text string) *rules.Match {
	t.Helper()
	setup.From = text
	m, err := rules.NewMatch(Game{}, setup, 1)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return m
}

// playOn plays the first legal action of every actor until the phase and round are reached.
func playOn(t testing.TB, m *rules.Match, phase Phase, round int) {
	t.Helper()
	for stateOf(m).Phase() != phase || stateOf(m).Round() != round {
		if m.Over() {
			t.Fatalf("the match is over before round %d, %s", round, phase)
		}
		playNext(t, m)
	}
}

// playNext plays the first legal action of the first actor.
func playNext(t testing.TB, m *rules.Match) {
	t.Helper()
	mv, ok := m.NatureMove()
	if !ok {
		by, _ := m.State().Actors().First()
		mv = rules.Move{By: by, Do: m.State().Legal(by, nil)[0]}
	}
	if _, err := m.Do(mv); err != nil {
		t.Fatal(err)
	}
}

// pileSize returns how many cards have not been dealt or opened.
func pileSize(s *State) int {
	n := NumCards - (s.discard.With(s.openPair[0]).With(s.openPair[1])).Len()
	for k := range s.players {
		p := &s.players[k]
		n -= int(p.handCount + p.dropCount)
		if p.pickedCard != NoCard {
			n--
		}
		var public CardSet
		if p.cardMap != nil {
			public = p.cardMap.cards
		}
		n -= public.Len()
	}
	var table CardSet
	for k := range s.players {
		table = table.With(s.players[k].playedCard).With(s.players[k].card)
	}
	return n - table.Len()
}

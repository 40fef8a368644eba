package rulestest

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// FuzzWalk lets the fuzzer play: its bytes choose the setup and every move. Broken promises about the positions on the
// way fail the test.
func FuzzWalk(f *testing.F, g rules.Game) {
	list, _ := setups(g, Config{})
	f.Add([]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
	f.Add([]byte("engawa engawa engawa engawa engawa engawa"))
	cheap := []property{{"legal-sorted", legalSorted}, {"binary", binaryTrip}, {"action-text", actionText}, {"parts-unique", partsUnique}}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) == 0 {
			return
		}
		setup := list[int(data[0])%len(list)]
		m, err := rules.NewMatch(g, setup, uint64(data[0]))
		if err != nil {
			t.Fatal(err)
		}
		limit := g.Info().MaxMoves
		for _, b := range data[1:min(len(data), limit+1)] {
			mv, ok := chooseMove(m, int(b))
			if !ok {
				break
			}
			if _, err := m.Do(mv); err != nil {
				t.Fatalf("%s: the legal move %v after %d moves is refused: %v", setupName(setup), mv, len(m.Log), err)
			}
		}
		b := &faultList{setup: setupName(setup)}
		for _, prop := range cheap {
			b.guard(prop.name, len(m.Log), func() { prop.check(positionOf(m, len(m.Log), rules.Rand(0, 0))) })
		}
		for _, fault := range b.faults {
			t.Error(fault)
		}
	})
}

// chooseMove returns the k-th of all moves that can be made now, counted around.
func chooseMove(m *rules.Match, k int) (rules.Move, bool) {
	var moves []rules.Move
	for by := range m.State().Actors().All() {
		for _, do := range gamekit.Choices(m.State(), by) {
			moves = append(moves, rules.Move{By: by, Do: do})
		}
	}
	if len(moves) == 0 {
		return rules.Move{}, false
	}
	return moves[k%len(moves)], true
}

// walkSeeds returns positions of one random match for every setup, to start fuzzing from.
func walkSeeds(g rules.Game) []*rules.Match {
	list, _ := setups(g, Config{})
	var out []*rules.Match
	for k, setup := range list {
		if m, _ := play(&faultList{}, g, setup, rules.Rand(1, k)); m != nil {
			out = append(out, m)
		}
	}
	return out
}

// FuzzDecode feeds Remote.Decode any bytes: it refuses them with a reason, or gives a position that keeps the contract.
func FuzzDecode(f *testing.F, g rules.Game) {
	for _, m := range walkSeeds(g) {
		for _, ply := range []int{0, len(m.Log) / 2, len(m.Log)} {
			f.Add(encode(m.At(ply)))
			f.Add(encode(m.At(ply).View(0)))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := rules.Decode(g, data)
		if err != nil {
			if fault := refusalFault(err); fault != "" {
				t.Error(fault)
			}
			return
		}
		if fault := findUnsound(g, s); fault != "" {
			t.Errorf("%x is accepted, but %s", data, fault)
		}
	})
}

// FuzzParse feeds any text to ParsePosition and, at several positions, to ParseAction and ParseTurn.
func FuzzParse(f *testing.F, g rules.Game) {
	matches := walkSeeds(g)
	matches = matches[:min(len(matches), 8)]
	for _, m := range matches {
		for ply, mv := range m.Log[:min(len(m.Log), 6)] {
			f.Add(g.FormatAction(m.At(ply), mv))
			f.Add(g.FormatPosition(m.At(ply)))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, m := range matches {
			parsePosition(t, m, text)
			for _, ply := range []int{0, len(m.Log) / 3, len(m.Log)} {
				parseAction(t, m, ply, text)
			}
		}
	})
}

func parsePosition(t *testing.T, m *rules.Match, text string) {
	t.Helper()
	s, err := m.Game.ParsePosition(m.Setup, text)
	if err != nil {
		if fault := refusalFault(err); fault != "" {
			t.Error(fault)
		}
		return
	}
	if fault := findUnsound(m.Game, s); fault != "" {
		t.Errorf("the position %q is accepted, but %s", text, fault)
	}
	written := m.Game.FormatPosition(s)
	back, err := m.Game.ParsePosition(m.Setup, written)
	if err != nil || back.Hash() != s.Hash() {
		t.Errorf("the position %q is written %q, which does not give it back: %v", text, written, err)
	}
}

func parseAction(t *testing.T, m *rules.Match, ply int, text string) {
	t.Helper()
	s := m.At(ply)
	for by := rules.Nature; int(by) < s.Seats(); by++ {
		do, err := m.Game.ParseAction(s, by, text)
		if err != nil {
			if fault := refusalFault(err); fault != "" {
				t.Error(fault)
			}
			continue
		}
		if !slices.Contains(gamekit.Choices(s, by), do) {
			t.Errorf("the text %q is read as %d, which seat %s may not do", text, do, by)
		}
	}
	if notation, ok := m.Game.(rules.Notation); ok && s.Actors() != 0 {
		if _, _, err := notation.ParseTurn(m.Fork(ply), 0, text); err != nil && refusalFault(err) != "" {
			t.Error(refusalFault(err))
		}
	}
}

// FuzzParseRevealed feeds any text to ParseRevealed at positions in which a seat has chosen in secret, as the other seats
// and the public see them. It is refused with a reason, or gives an action that the game writes, reads again and points at.
func FuzzParseRevealed(f *testing.F, g rules.Game) {
	list := secretChoices(g)
	if len(list) == 0 {
		f.Fatal("nobody chooses anything in secret that comes to light")
	}
	for _, c := range list {
		f.Add(g.FormatAction(c.state, c.move))
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, c := range list {
			other := rules.Seat((int(c.move.By) + 1) % c.state.Seats())
			for _, viewer := range []rules.Seat{rules.Public, other} {
				parseRevealed(t, g, c.state.View(viewer), c.move.By, text)
			}
		}
	})
}

// secretChoice is a position in which a seat chose in secret what came to light later.
type secretChoice struct {
	state rules.State
	move  rules.Move
}

// secretChoices lists such positions of random matches, a few of each.
func secretChoices(g rules.Game) (list []secretChoice) {
	const matches, each = 8, 8
	seeds := walkSeeds(g)
	step := max(1, len(seeds)/matches)
	for k := 0; k < len(seeds); k += step {
		m, of := seeds[k], []secretChoice(nil)
		for ply, mv := range m.Log {
			if s := m.At(ply); mv.By != rules.Nature && rules.IsRevealed(g, s, m.State()) {
				of = append(of, secretChoice{s, mv})
			}
		}
		for n := 0; n < len(of); n += max(1, len(of)/each) {
			list = append(list, of[n])
		}
	}
	return list
}

func parseRevealed(t *testing.T, g rules.Game, view rules.State, by rules.Seat, text string) {
	t.Helper()
	do, err := rules.ParseRevealed(g, view, by, text)
	if err != nil {
		if fault := refusalFault(err); fault != "" {
			t.Error(fault)
		}
		return
	}
	written := g.FormatAction(view, rules.Move{By: by, Do: do})
	if again, err := rules.ParseRevealed(g, view, by, written); err != nil || again != do {
		t.Errorf("the text %q is read as %d, written as %q and read as %d: %v", text, do, written, again, err)
	}
	rules.Paths(g, view, do)
}

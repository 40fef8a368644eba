package host

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"engawa/remote"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/rulestest"
)

// secretSetups are games with something to hide.
func secretSetups() map[string][]rules.Setup {
	return map[string][]rules.Setup{
		"homeworlds": {{Seats: 2}, {Seats: 4}, {Seats: 6}},
		"honshu":     {{Seats: 2}, {Seats: 3}, {Seats: 5}, {Seats: 3, Options: map[string]string{"selection": "draft"}}},
		"forhonor":   {{Seats: 2}, {Seats: 4}, {Seats: 8}},
	}
}

// frameOf is what a viewer is sent of a move from one position to the next.
func frameOf(g rules.Game, before, after rules.State, mv rules.Move, events []rules.Event, viewer rules.Seat) []byte {
	seats := before.Seats()
	if mv.By != viewer && !rules.Visible(events, viewer, seats) {
		mv.Do = rules.Hidden
	}
	var seen []rules.Event
	for _, e := range events {
		seen = append(seen, e.For(viewer, seats))
	}
	return remote.EncodeReply(projection{viewer}.move(g, before, after, mv, seen, 1))
}

// TestFramesTellNoSecret plays matches by chance and, at every move, makes another position that the viewer cannot tell
// from the real one: hands, sides and choices of others are drawn anew. The same public move, or another secret one, must
// be sent to the viewer in the same bytes, as long as the viewer knows the same afterwards.
func TestFramesTellNoSecret(t *testing.T) {
	eachSecretGame(t, func(t *testing.T, g rules.Game, setups []rules.Setup) {
		pairs, differ := 0, 0
		for k, setup := range setups {
			p, d := comparePairs(t, g, setup, rand.New(rand.NewPCG(uint64(k), 7)))
			pairs, differ = pairs+p, differ+d
		}
		if pairs < 300 || differ < 30 {
			t.Errorf("only %d frames are compared, %d of them of positions that differ", pairs, differ)
		}
		t.Logf("%d frames, %d of positions that differ in a secret", pairs, differ)
	})
}

// eachSecretGame runs a test of its own for every game that has secrets.
func eachSecretGame(t *testing.T, test func(t *testing.T, g rules.Game, setups []rules.Setup)) {
	for id, setups := range secretSetups() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			g, err := rules.Find(games.All(), id)
			if err != nil {
				t.Fatal(err)
			}
			test(t, g, setups)
		})
	}
}

// TestFramesTellNoSecretByAnyOptions does the same at every number of seats, with options drawn by chance. ENGAWA_FAULTS
// says how many matches a game, as "make faults" does.
func TestFramesTellNoSecretByAnyOptions(t *testing.T) {
	matches := 8
	if n, err := strconv.Atoi(os.Getenv("ENGAWA_FAULTS")); err == nil {
		matches = n
	}
	eachSecretGame(t, func(t *testing.T, g rules.Game, _ []rules.Setup) {
		info, rng, values := g.Info(), rand.New(rand.NewPCG(11, 16)), map[string]bool{}
		pairs, differ := 0, 0
		for range matches {
			setup := rulestest.AnySetup(g, info.MinSeats+rng.IntN(info.MaxSeats-info.MinSeats+1), rng)
			for key, value := range setup.Options {
				values[key+"="+value] = true
			}
			p, d := comparePairs(t, g, setup, rng)
			pairs, differ = pairs+p, differ+d
		}
		if differ < 10*matches {
			t.Errorf("only %d frames are compared, %d of them of positions that differ", pairs, differ)
		}
		t.Logf("%d matches, %d values of options, %d frames, %d of positions that differ in a secret", matches, len(values), pairs, differ)
	})
}

// comparePairs returns how many frames were compared, and how many of those belong to positions that differ.
func comparePairs(t *testing.T, g rules.Game, setup rules.Setup, rng *rand.Rand) (pairs, differ int) {
	playByChance(t, g, setup, 400, rng, func(_ *rules.Match, s rules.State, mv rules.Move) {
		for viewer := rules.Public; int(viewer) < s.Seats(); viewer++ {
			if viewer == rules.Nature {
				continue
			}
			if same, other := comparePair(t, g, s, mv, viewer, rng); same {
				pairs++
				if other {
					differ++
				}
			}
		}
	})
	return pairs, differ
}

// playByChance plays a match of so many moves, or to its end, and calls after with the position before each, and the move.
func playByChance(t *testing.T, g rules.Game, setup rules.Setup, moves int, rng *rand.Rand, after func(m *rules.Match, s rules.State, mv rules.Move)) {
	t.Helper()
	m, err := rules.NewMatch(g, setup, rng.Uint64())
	if err != nil {
		t.Fatal(err)
	}
	for range moves {
		s := m.State()
		mv, ok := choice(s, m, rng)
		if !ok {
			return
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
		after(m, s, mv)
	}
}

// choice draws what happens next.
func choice(s rules.State, m *rules.Match, rng *rand.Rand) (rules.Move, bool) {
	if mv, ok := m.NatureMove(); ok {
		return mv, true
	}
	for by := range s.Actors().All() {
		if legal := s.Legal(by, nil); len(legal) > 0 {
			return rules.Move{By: by, Do: legal[rng.IntN(len(legal))]}, true
		}
	}
	return rules.Move{}, false
}

// comparePair compares what a viewer is sent of a move at the real position and at another one that it cannot tell from
// it, and reports whether there was anything to compare, and whether the positions differ.
func comparePair(t *testing.T, g rules.Game, s rules.State, mv rules.Move, viewer rules.Seat, rng *rand.Rand) (compared, differ bool) {
	other := s.View(viewer).Sample(rng)
	if !bytes.Equal(viewBytes(s, viewer), viewBytes(other, viewer)) {
		t.Fatalf("%s: a position drawn from what %s knows is not as it knows it", g.Info().ID, viewer.Name())
	}
	if s.Actors() != other.Actors() { // whose clocks run is told to all
		t.Errorf("%s: whose turn it is tells %s a secret: %v or %v", g.Info().ID, viewer.Name(), s.Actors(), other.Actors())
	}
	after := s.Clone()
	events, err := after.Apply(mv, nil)
	if err != nil {
		t.Fatal(err)
	}
	instead := mv
	if mv.By != viewer && !rules.Visible(events, viewer, s.Seats()) && mv.By != rules.Nature {
		if legal := other.Legal(mv.By, nil); len(legal) > 0 {
			instead.Do = legal[rng.IntN(len(legal))]
		}
	}
	otherAfter := other.Clone()
	otherEvents, err := otherAfter.Apply(instead, nil)
	if err != nil || !bytes.Equal(viewBytes(after, viewer), viewBytes(otherAfter, viewer)) {
		return false, false // the move has brought to light what differs
	}
	if slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvReveal && e.IsVisibleTo(viewer, s.Seats()) }) {
		return false, false // as cards of a duel, which no View remembers
	}
	real, fake := frameOf(g, s, after, mv, events, viewer), frameOf(g, other, otherAfter, instead, otherEvents, viewer)
	if !bytes.Equal(real, fake) {
		t.Errorf("%s tells %s a secret:\n%s\n%s", g.Info().ID, viewer.Name(), real, fake)
	}
	return true, s.Hash() != other.Hash() || mv != instead
}

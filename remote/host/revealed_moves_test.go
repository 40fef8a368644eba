package host

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/remote"
	"engawa/remote/notify"
	"engawa/rules"
)

// TestWhatComesToLightTellsNothingElse plays pairs of matches that a viewer cannot tell from each other: at many positions
// hands, sides and choices of others are drawn anew, and both matches go on by the same moves, but for choices in secret,
// some of which differ. As long as the viewer knows the same and the same has come to light, it must be sent the same
// bytes, with what it is told afterwards of choices made in secret, and notices must be the same. It can read all that it
// is told.
func TestWhatComesToLightTellsNothingElse(t *testing.T) {
	eachSecretGame(t, func(t *testing.T, g rules.Game, setups []rules.Setup) {
		if _, ok := g.(rules.Revealer); !ok {
			return // nothing comes to light
		}
		count, differ := 0, 0
		for k, setup := range setups {
			rng := rand.New(rand.NewPCG(uint64(k), 25))
			playByChance(t, g, setup, 150, rng, func(m *rules.Match, s rules.State, _ rules.Move) {
				viewer := rules.Seat(rng.IntN(s.Seats()+1)) - 1
				if viewer < 0 {
					viewer = rules.Public
				}
				if g.Info().ID == "forhonor" || rng.IntN(4) == 0 { // builds take long to list
					n, d := pairOfMatches(t, g, m.Setup, s, viewer, rng)
					count, differ = count+n, differ+d
				}
			})
		}
		// In For Honor nothing is secret any more where something has come to light.
		if count < 50 || differ < 30 && g.Info().ID == "honshu" {
			t.Errorf("only %d choices are told afterwards, %d of them in pairs that differ", count, differ)
		}
		t.Logf("%d choices that have come to light, %d of them in pairs that differ in a secret", count, differ)
	})
}

// pairOfMatches plays such a pair from a position on, and returns how many choices the viewer was sent afterwards in the
// same way, and how many of them where the matches differ.
func pairOfMatches(t *testing.T, g rules.Game, setup rules.Setup, s rules.State, viewer rules.Seat, rng *rand.Rand) (count, differ int) {
	var both [2]*rules.Match
	for k, at := range []rules.State{s, s.View(viewer).Sample(rng)} {
		from := setup.Clone()
		from.From = g.FormatPosition(at)
		m, err := rules.NewMatch(g, from, 1)
		if err != nil {
			return 0, 0 // a match cannot begin there
		}
		both[k] = m
	}
	a, b := both[0], both[1]
	for range 12 {
		mv, ok := choice(a.State(), a, rng)
		if !ok {
			return count, differ
		}
		if legal := common(a.State(), b.State(), mv.By); mv.By != rules.Nature && len(legal) > 0 {
			mv.Do = legal[rng.IntN(len(legal))]
		}
		instead := mv
		if legal := b.State().Legal(mv.By, nil); mv.By != viewer && len(legal) > 0 && rng.IntN(8) == 0 {
			if hidden := a.Fork(len(a.Log)); do(t, hidden, mv) && !rules.Visible(hidden.Events(len(hidden.Log)-1), viewer, s.Seats()) {
				instead.Do = legal[rng.IntN(len(legal))]
			}
		}
		if !do(t, a, mv) || !do(t, b, instead) {
			return count, differ
		}
		n := len(a.Log)
		if !bytes.Equal(viewBytes(a.State(), viewer), viewBytes(b.State(), viewer)) || openDiffers(a, b) {
			return count, differ // what differs has come to light
		}
		p := projection{viewer}
		one, other := p.update(a, n), p.update(b, n)
		if moves := len(one.Moves); moves > 0 {
			count += moves
			if a.State().Hash() != b.State().Hash() {
				differ += moves
			}
		}
		// Other events than those that tell of the choices are compared by TestFramesTellNoSecret.
		one.Events, other.Events = nil, nil
		if real, fake := remote.EncodeReply(one), remote.EncodeReply(other); !bytes.Equal(real, fake) {
			t.Fatalf("%s tells %s a secret:\n%s\n%s", g.Info().ID, viewer.Name(), real, fake)
		}
		if real, fake := noticesOf(t, a), noticesOf(t, b); real != fake {
			t.Fatalf("%s: notices tell %s a secret:\n%s\n%s", g.Info().ID, viewer.Name(), real, fake)
		}
		for _, open := range one.Moves {
			k := open.N - 1
			if did, err := rules.ParseRevealed(g, a.At(k).View(viewer), a.Log[k].By, open.Move); err != nil || did != a.Log[k].Do {
				t.Fatalf("%s: %s reads %q as %v, chosen was %v: %v", g.Info().ID, viewer.Name(), open.Move, did, a.Log[k].Do, err)
			}
		}
	}
	return count, differ
}

// noticesOf is what a table with the match tells its notices of all seats.
func noticesOf(t *testing.T, m *rules.Match) string {
	t.Helper()
	table := newTable(New(Config{}), "abcdefgh")
	table.game, table.match, table.names = m.Game, m, make([]string, m.State().Seats())
	var all []notify.Event
	for seat := range rules.Seat(m.State().Seats()) {
		if mark := table.turnMark(seat, rules.HasEnded(m)); mark != "" {
			all = append(all, table.event(seat, mark))
		}
	}
	text, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// common returns what a seat may do in both positions.
func common(a, b rules.State, by rules.Seat) []rules.Action {
	other := b.Legal(by, nil)
	return slices.DeleteFunc(a.Legal(by, nil), func(do rules.Action) bool { return !slices.Contains(other, do) })
}

// do plays a move if it is legal.
func do(t *testing.T, m *rules.Match, mv rules.Move) bool {
	t.Helper()
	_, err := m.Do(mv)
	return err == nil
}

// openDiffers reports whether choices that lie open differ in two matches.
func openDiffers(a, b *rules.Match) bool {
	for k, mv := range a.Log {
		if mv != b.Log[k] && mv.By != rules.Nature && rules.IsRevealed(a.Game, a.At(k), a.State()) {
			return true
		}
	}
	return false
}

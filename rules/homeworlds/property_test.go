package homeworlds

import (
	"maps"
	"slices"
	"testing"

	"engawa/rules"
)

// walkTo plays a random match in which the table grows, as sacrifices and catastrophes are rare, and returns the States
// at the start of turns after set-up.
func walkTo(t testing.TB, seats int, seed uint64, steps int, options map[string]string) []*State {
	t.Helper()
	setup := rules.Setup{Seats: seats, Options: map[string]string{OptStart: "0", OptWin: valueStanding, OptRepetition: valueOff}}
	maps.Copy(setup.Options, options)
	s, err := newGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	rng := rules.Rand(seed, 9)
	var out []*State
	for n := 0; n < steps && s.ending == NoEnding; n++ {
		if s.pos.Phase == Start {
			out = append(out, s.Clone().(*State))
		}
		legal := s.Legal(s.pos.Mover, nil)
		do := legal[rng.IntN(len(legal))]
		for try := 0; try < 5 && mustFields(t, do).Kind >= KindSacrifice; try++ {
			do = legal[rng.IntN(len(legal))]
		}
		if _, err := s.Apply(rules.Move{By: s.pos.Mover, Do: do}, nil); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// everyTurn plays every sequence of legal actions to the end of the turn. It returns the canonical positions after it,
// and counts the moments within the turn and those from which nothing is legal.
func everyTurn(t *testing.T, s *State) (ends map[string]bool, moments, stuck int) {
	t.Helper()
	ends = map[string]bool{}
	seen := map[string]bool{}
	var walk func(p Position)
	walk = func(p Position) {
		moments++
		legal := p.Legal(nil)
		if len(legal) == 0 {
			stuck++
		}
		for _, do := range legal {
			next := p
			c := mustFields(t, do)
			if c.Kind == KindEnd {
				next.EndTurn()
				ends[string(next.AppendCanonical(nil))] = true
				continue
			}
			next.play(c)
			if id := string(next.AppendCanonical(nil)); !seen[id] {
				seen[id] = true
				walk(next)
			}
		}
	}
	walk(s.pos)
	return ends, moments, stuck
}

// TestTurnsByActionsAndWholeTurnsAgree compares the positions that the actions lead to with those that the search of
// whole turns finds, and wants no moment in which a turn can neither go on nor end.
func TestTurnsByActionsAndWholeTurnsAgree(t *testing.T) {
	const least, most = 30, 4000 // small turns say little, large ones take too long by single actions
	want := 120
	if testing.Short() {
		want = 25
	}
	tried, moments := 0, 0
	var turns Turns
	for seed := uint64(0); tried < want; seed++ {
		options := map[string]string{}
		if seed%2 == 1 {
			options[OptCatastrophes] = valueAnytime
		}
		if seed%3 == 2 {
			options[OptSelf] = valueLoss
		}
		states := walkTo(t, 2+int(seed)%3, seed, 150, options)
		for k := int(seed) % 5; k < len(states) && tried < want; k += 5 {
			s := states[k]
			f := NewSearchPosition(&s.pos)
			if n := turns.All(f, nil); n < least || n > most {
				continue
			}
			ends, n, stuck := everyTurn(t, s)
			if stuck > 0 {
				t.Fatalf("%s: %d moments without a way on", Game{}.FormatPosition(s), stuck)
			}
			found := map[string]bool{}
			turns.All(f, func(turn []Step) bool {
				p := s.pos
				for _, step := range turn {
					p.play(step.choice())
				}
				p.EndTurn()
				found[string(p.AppendCanonical(nil))] = true
				return true
			})
			if !maps.Equal(ends, found) {
				t.Fatalf("%s: %d positions by actions, %d by whole turns", Game{}.FormatPosition(s), len(ends), len(found))
			}
			tried, moments = tried+1, moments+n
		}
	}
	t.Logf("%d positions, %d moments", tried, moments)
}

// TestNamesDoNotCount renames and moves the systems of random positions: keys, hash and canonical bytes stay, and they
// differ when a ship changes its owner.
func TestNamesDoNotCount(t *testing.T) {
	for seed := range uint64(12) {
		states := walkTo(t, 2+int(seed)%5, seed, 150, nil)
		s := states[len(states)-1]
		p, q := s.pos, s.pos
		var others []System
		for slot := range p.Slots() {
			if slot >= MaxSeats {
				others = append(others, p.Systems[slot])
				q.clear(slot)
			}
		}
		rng := rules.Rand(seed, 2)
		for _, at := range rng.Perm(len(others)) {
			sys := others[at]
			sys.Key += 100
			slot := MaxSeats + rng.IntN(MaxSystems-MaxSeats)
			for !q.Systems[slot].Free() {
				slot = MaxSeats + rng.IntN(MaxSystems-MaxSeats)
			}
			q.Systems[slot] = sys
			q.SlotMask |= 1 << slot
		}
		if p.key() != q.key() || p.Hash() != q.Hash() || !slices.Equal(p.AppendCanonical(nil), q.AppendCanonical(nil)) || p.ShortForm() != q.ShortForm() {
			t.Errorf("seed %d: the position depends on names", seed)
		}
		home := &q.Systems[q.Mover]
		home.Ships[q.Mover], home.Ships[q.Next(q.Mover)] = home.Ships[q.Next(q.Mover)], home.Ships[q.Mover]
		if p.key() == q.key() || p.Hash() == q.Hash() || slices.Equal(p.AppendCanonical(nil), q.AppendCanonical(nil)) {
			t.Errorf("seed %d: the position does not depend on owners", seed)
		}
	}
}

// TestWaysHome lists moments in which the own home is empty, with the actions that keep a way home.
func TestWaysHome(t *testing.T) {
	const lone = "3/5 0!y3 0(b1g2)|| H1:-1(r3y1)g1|| 2(r2y2)||b3b3b3b3b3g3g3g3g3g3r3r3r3r3y3y3y3y3y3 s1:-1(r1)b1||"
	for _, c := range []struct {
		position, options string
		want              []string
	}{
		// Only a large star lies between s1 and home, and it comes free when the former home is left.
		{lone, "", []string{
			"move g1 H1 H2", "discover g1 H1 b2 s2", "discover g1 H1 g2 s2", "discover g1 H1 r2 s2", "discover g1 H1 y2 s2",
		}},
		// One action is left: it must go home.
		{"2/3 0!y1 0(b3y1)| 1(b2r1)|g3 s1:-1(g2)r1y1|", "", []string{"move r1 s1 H0", "move y1 s1 H0"}},
		// A catastrophe at home opens the way.
		{"2/3 0!y1 0(b3g1)|g1g2g3 1(b2y1)|g3y1 s1:-1(r1)r1|", "catastrophes=anytime", []string{"catastrophe H0 g"}},
	} {
		var options []string
		if c.options != "" {
			options = []string{OptCatastrophes, valueAnytime}
		}
		s := load(t, c.position, options...)
		var have []string
		for _, do := range s.Legal(s.pos.Mover, nil) {
			have = append(have, s.pos.command(mustFields(t, do)))
		}
		slices.Sort(have)
		slices.Sort(c.want)
		if !slices.Equal(have, c.want) {
			t.Errorf("%s: legal are %q, want %q", c.position, have, c.want)
		}
	}
}

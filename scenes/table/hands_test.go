package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// offerBoard is a toy on which whatever can be pointed at next lies in a grid.
type offerBoard struct {
	*toyBoard
	next []rules.Part
}

func (b *offerBoard) Choose(c Choice) {
	b.toyBoard.Choose(c)
	b.next = c.Next
}

func (b *offerBoard) Tree() *widget.Tree { return b.treeOf(b) }

func (b *offerBoard) cells() []*ui.Control {
	const side, row = 16.0, 50
	var out []*ui.Control
	for k, p := range b.next {
		at := geom.R(20+side*float64(k%row), 500+side*float64(k/row), side, side)
		out = append(out, Cell(p, at, p.String()))
	}
	return out
}

// handsMatch begins a match of Honshū at the position.
func handsMatch(t *testing.T, setup rules.Setup, from string) *rules.Match {
	t.Helper()
	return matchFrom(t, honshu.Game{}, setup, from)
}

// matchFrom begins a match of people at the position.
func matchFrom(t *testing.T, g rules.Game, setup rules.Setup, from string) *rules.Match {
	t.Helper()
	setup.From = from
	m, err := rules.NewMatch(g, setup, 5)
	if err != nil {
		t.Fatalf("%v in\n%s", err, from)
	}
	var players []Player
	for k := range setup.Seats {
		players = append(players, Player{Name: lang.DefaultName(rules.Seat(k))})
	}
	SetPlayers(m, players)
	return m
}

// phasesOf plays by chance and returns a position of every phase in which seats choose, the first and a later one.
func phasesOf(t testing.TB, setup rules.Setup) map[string]*honshu.State {
	t.Helper()
	m, err := rules.NewMatch(honshu.Game{}, setup, 11)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]*honshu.State{}
	rng := rand.New(rand.NewPCG(4, 4))
	for {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			return out
		}
		s := m.State().(*honshu.State)
		when := "early"
		if s.Round() > honshu.Rounds/2 { // hands have been dealt again
			when = "late"
		}
		if key := when + " " + s.Phase().String(); out[key] == nil {
			out[key] = s
		}
		seat, _ := s.Actors().First()
		legal := s.Legal(seat, nil)
		if _, err := m.Do(rules.Move{By: seat, Do: legal[rng.IntN(len(legal))]}); err != nil {
			t.Fatal(err)
		}
	}
}

// playSession plays a few choices at one device, seat 1 looking on, and returns what it perceives. It ends before something
// comes out that differs by right, as closes tells: a card played by another, or the choices of all.
func playSession(t *testing.T, m *rules.Match, salt uint64, closes closing) (seen []string, choices int) {
	t.Helper()
	var board *offerBoard
	d := newTestTableWith(t, m, func(b *toyBoard) Board {
		board = &offerBoard{toyBoard: b}
		return board
	})
	look := func() {
		for _, moment := range d.watchAll() {
			if by := moment.viewer; by == 1 || by == rules.Public {
				seen = append(seen, moment.text)
			}
		}
	}
	look()
	const most = 4
	for ; choices < most; choices++ {
		s := m.State()
		next, ok := d.session.nextPerson()
		if !ok || closes(m, s, next) {
			return seen, choices
		}
		if d.Table.handover != nil {
			d.holdOpen()
			look()
		}
		if !d.choose.active() {
			t.Fatalf("nobody chooses in %s", m.Game.FormatPosition(s))
		}
		pick := uint64(7 * (choices + 1))
		if next != 1 && rules.PrivacyOf(m.Game, s, next) == rules.Covers {
			pick += salt
		}
		a := d.choose.legal[pick%uint64(len(d.choose.legal))]
		before := len(m.Log)
		for _, p := range rules.Parts(m.Game, d.choose.state, a) {
			c := d.Page().Find(p.String())
			if c == nil {
				t.Fatalf("%s cannot be pointed at in %s", p, m.Game.FormatPosition(s))
			}
			d.script.Click(c.Rect.Centre())
			look()
		}
		if len(m.Log) == before {
			t.Fatalf("seat %s has not chosen in %s", next, m.Game.FormatPosition(s))
		}
	}
	return seen, choices
}

// closing reports whether the choice of the seat, made by somebody else than seat 1 or by the last of all, brings
// something to light that differs by right.
type closing func(m *rules.Match, st rules.State, next rules.Seat) bool

// closes is the closing of Honshū.
func closes(m *rules.Match, st rules.State, next rules.Seat) bool {
	s := st.(*honshu.State)
	if s.Actors().Len() > 1 {
		return false
	}
	return s.Phase() == honshu.PhaseBuild || rules.PrivacyOf(m.Game, s, next) == rules.Covers && (next != 1 || s.Phase() != honshu.PhasePlay)
}

// TestNobodyPerceivesAnothersHand takes positions of every phase, gives all but seat 1 other cards that seat 1 could
// not tell from theirs, lets them choose otherwise where they choose in secret, and compares all that seat 1 and the
// public perceive.
func TestNobodyPerceivesAnothersHand(t *testing.T) {
	tests := []struct {
		name   string
		setup  rules.Setup
		phases []string
	}{
		{"trick of three", rules.Setup{Seats: 3}, []string{"play", "take", "build"}},
		{"duel", rules.Setup{Seats: 2}, []string{"bid", "contest", "choose", "keep", "build"}},
		{"draft of two", rules.Setup{Seats: 2, Options: map[string]string{honshu.OptSelection: "draft"}}, []string{"pick", "drop", "build"}},
		{"draft of four", rules.Setup{Seats: 4, Options: map[string]string{honshu.OptSelection: "draft"}}, []string{"pick", "build"}},
	}
	for _, tt := range tests {
		positions, compared, chosen := phasesOf(t, tt.setup), 0, 0
		for _, when := range []string{"early", "late"} {
			for _, phase := range tt.phases {
				s := positions[when+" "+phase]
				if s == nil {
					t.Errorf("%s: no %s position of the phase %s", tt.name, when, phase)
					continue
				}
				other := s.View(1).(*honshu.State).Sample(rand.New(rand.NewPCG(9, 9)))
				g := honshu.Game{}
				if g.FormatPosition(s) == g.FormatPosition(other) {
					t.Errorf("%s, %s %s: both evenings have the same cards", tt.name, when, phase)
				}
				a, n := playSession(t, handsMatch(t, tt.setup, g.FormatPosition(s)), 0, closes)
				b, _ := playSession(t, handsMatch(t, tt.setup, g.FormatPosition(other)), 1, closes)
				what := fmt.Sprintf("%s, %s %s", tt.name, when, phase)
				compareMoments(t, what, a, b)
				compared, chosen = compared+len(a), chosen+n
			}
		}
		if compared < 500 || chosen < 4 {
			t.Errorf("%s: only %d moments of %d choices were compared", tt.name, compared, chosen)
		}
	}
}

// compareMoments fails where two sessions differ.
func compareMoments(t *testing.T, what string, a, b []string) {
	t.Helper()
	if len(a) != len(b) {
		t.Errorf("%s: %d and %d moments: even the time taken tells something", what, len(a), len(b))
		return
	}
	for k := range a {
		if a[k] != b[k] {
			t.Errorf("%s: moment %d differs:\n%s\n--- and ---\n%s", what, k, a[k], b[k])
			return
		}
	}
}

func TestOpenChoicesNeedNoCover(t *testing.T) {
	setup := rules.Setup{Seats: 3}
	for phase, s := range phasesOf(t, setup) {
		m := handsMatch(t, setup, honshu.Game{}.FormatPosition(s))
		d := newTestTableWith(t, m, func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
		d.run()
		next, _ := d.session.nextPerson()
		open := slices.Contains([]honshu.Phase{honshu.PhaseTake, honshu.PhaseBuild}, s.Phase())
		if shut := d.Table.handover != nil; shut == open {
			t.Errorf("%s: cover shut: %v", phase, shut)
		}
		if d.session.viewer != rules.Public {
			t.Errorf("%s: %s looks", phase, d.session.viewer)
		}
		if open && (!d.choose.active() || d.below != next) {
			t.Errorf("%s: choosing %v, %s sits below, want %s", phase, d.choose.active(), d.below, next)
		}
		if open && d.session.keeps(next) != (rules.PrivacyOf(m.Game, s, next) == rules.Holds) {
			t.Errorf("%s: the own hand cannot be looked at", phase)
		}
	}
}

func TestAPersonAloneAlwaysSeesTheOwnHand(t *testing.T) {
	setup := rules.Setup{Seats: 3}
	for phase, s := range phasesOf(t, setup) {
		m := handsMatch(t, setup, honshu.Game{}.FormatPosition(s))
		players := Players(m)
		players[0].Bot, players[2].Bot = "random", "random"
		SetPlayers(m, players)
		d := newTestTableWith(t, m, func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
		if d.Table.handover != nil || d.session.viewer != 1 || d.session.keeps(1) {
			t.Errorf("%s: cover %v, %s looks, a look at the hand is offered: %v", phase, d.Table.handover != nil, d.session.viewer, d.session.keeps(1))
		}
		if d.turn(); d.isFlipped {
			t.Errorf("%s: the hand's side can be turned away", phase)
		}
	}
}

// TestBotsDoNotSnatchWhatAPersonIsLaying lets bots build while a person has begun to.
func TestBotsDoNotSnatchWhatAPersonIsLaying(t *testing.T) {
	setup := rules.Setup{Seats: 3}
	m := handsMatch(t, setup, honshu.Game{}.FormatPosition(phasesOf(t, setup)["early build"]))
	SetPlayers(m, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}, {Name: "Ren", Bot: "random"}})
	d := newTestTableWith(t, m, func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
	d.pick(d.choose.next()[0])
	picked := slices.Clone(d.choose.picks)
	d.Table.board.(*offerBoard).calls = nil
	d.run()
	if len(m.Log) != 2 {
		t.Fatalf("%d bots have built, want 2", len(m.Log))
	}
	if len(picked) != 1 || !slices.Equal(d.choose.picks, picked) {
		t.Errorf("picked was %v and is %v", picked, d.choose.picks)
	}
	for _, line := range d.Table.board.(*offerBoard).calls {
		if strings.HasPrefix(line, "show") || line == fmt.Sprintf("choose %v %v %v", []rules.Part(nil), []rules.Part(nil), rules.Hidden) {
			t.Errorf("the board is told %q", line)
		}
	}
	if ready := d.choose.choice().State.(*honshu.State).Ready(); ready.Len() != 2 {
		t.Errorf("the choice goes on from a position in which %v are ready", ready)
	}
}

// TestTheDeviceGoesRoundOnceForEachInOrder lets four people choose at the same time.
func TestTheDeviceGoesRoundOnceForEachInOrder(t *testing.T) {
	setup := rules.Setup{Seats: 4, Options: map[string]string{honshu.OptSelection: "draft"}}
	for phase, covers := range map[string]bool{"early pick": true, "early build": false} {
		m := handsMatch(t, setup, honshu.Game{}.FormatPosition(phasesOf(t, setup)[phase]))
		d := newTestTableWith(t, m, func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
		var order []rules.Seat
		for range 4 {
			d.run()
			if cover := d.Table.handover; covers != (cover != nil) {
				t.Fatalf("%s: cover shut: %v", phase, cover != nil)
			} else if covers {
				order = append(order, cover.next)
				d.holdOpen()
				d.run()
			} else {
				order = append(order, d.choose.by)
			}
			d.submitAction(d.choose.legal[0])
		}
		if want := []rules.Seat{0, 1, 2, 3}; !slices.Equal(order, want) {
			t.Errorf("%s: the device goes to %v, want %v", phase, order, want)
		}
	}
}

// BenchmarkOfferABuild offers everything that a seat may build on a late land, woven too.
func BenchmarkOfferABuild(b *testing.B) {
	setup := rules.Setup{Seats: 3, Options: map[string]string{honshu.OptWeave: "on"}}
	s := phasesOf(b, setup)["late build"]
	seat, _ := s.Actors().First()
	view := s.View(seat)
	b.ReportAllocs()
	for b.Loop() {
		var c chooser
		c.begin(honshu.Game{}, view, seat)
		if len(c.next()) == 0 {
			b.Fatal("nothing can be built")
		}
	}
}

package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/widget"
)

// battleMatch begins a match of For Honor of people at the position.
func battleMatch(t *testing.T, setup rules.Setup, from string) *rules.Match {
	t.Helper()
	return matchFrom(t, forhonor.Game{}, setup, from)
}

// battleMoments plays battles by chance and returns a position of every sort of secret choice, before anybody has
// chosen and after one seat has, and of what is done in the open. In the fights of "own card" seat 1 takes part, in
// those of "card" not.
func battleMoments(t testing.TB, setup rules.Setup) map[string]*forhonor.State {
	t.Helper()
	out := map[string]*forhonor.State{}
	const battles, most = 3, 400
	for seed := range uint64(battles) {
		m, err := rules.NewMatch(forhonor.Game{}, setup, 11+seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(4, seed))
		for range most {
			if err := m.PlayNature(); err != nil {
				t.Fatal(err)
			}
			if m.Over() {
				break
			}
			s := m.State().(*forhonor.State)
			if key := phaseName(s); out[key] == nil {
				out[key] = s
			}
			seat, _ := s.Actors().First()
			legal := s.Legal(seat, nil)
			a := legal[rng.IntN(len(legal))]
			for _, other := range legal { // fights are what is looked for
				if c, _ := forhonor.Fields(other); c.Verb == forhonor.VerbAttack {
					a = other
				}
			}
			if _, err := m.Do(rules.Move{By: seat, Do: a}); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out
}

// phaseName names what is chosen in a position.
func phaseName(s *forhonor.State) string {
	name := s.Phase().String()
	if s.Phase() == forhonor.PhaseCombat {
		heroes, first := s.Fight()
		for _, h := range heroes {
			if f, _, _ := s.Figure(h); f.Owner == 1 {
				name = "own " + name
			}
		}
		if first[0] != forhonor.NoCard {
			name += " again"
		}
	}
	if s.Ready() != 0 {
		name += ", one is ready"
	}
	return name
}

// isSecret reports whether seats choose behind a cover in the position.
func isSecret(s *forhonor.State) bool {
	return slices.Contains([]forhonor.Phase{forhonor.PhasePick, forhonor.PhaseLine, forhonor.PhaseCombat}, s.Phase())
}

// closesInBattle is the closing of For Honor: the last of those who choose together.
func closesInBattle(m *rules.Match, st rules.State, next rules.Seat) bool {
	return rules.PrivacyOf(m.Game, st, next) == rules.Covers && st.Actors().Len() == 1
}

// battleSetups are the battles in which secrets are looked for, and the secret choices that each must have.
var battleSetups = []struct {
	Name  string
	Setup rules.Setup
	Want  []string
}{
	{"draft of two", rules.Setup{Seats: 2}, []string{"pick", "pick, one is ready", "own combat", "own combat again"}},
	{"draft of three", rules.Setup{Seats: 3}, []string{"pick", "pick, one is ready", "own combat", "own combat again"}},
	{"draft of six", rules.Setup{Seats: 6}, []string{"pick", "pick, one is ready"}},
	{"lines of two", rules.Setup{Seats: 2, Options: map[string]string{"order": "fixed", "draft": "random"}}, []string{"line", "line, one is ready"}},
	{"lines of four", rules.Setup{Seats: 4, Options: map[string]string{"order": "fixed"}}, []string{"line", "line, one is ready", "combat", "own combat"}},
	{"fights of four", rules.Setup{Seats: 4}, []string{"combat", "combat again", "combat, one is ready", "own combat", "own combat again"}},
	{"fights of eight", rules.Setup{Seats: 8}, []string{"combat", "combat again", "combat, one is ready"}},
}

// TestNobodyPerceivesAnothersPickOrCard takes positions of every sort of choice, gives all but seat 1 other hands,
// picks, line-ups and cards that seat 1 could not tell from theirs, lets them choose otherwise where they choose in
// secret, and compares all that seat 1 and the public perceive. The test with the Board of the game looks at all the
// setups.
func TestNobodyPerceivesAnothersPickOrCard(t *testing.T) {
	for _, tt := range battleSetups {
		if tt.Setup.Seats != 3 && tt.Setup.Seats != 4 {
			continue
		}
		moments := battleMoments(t, tt.Setup)
		compared := 0
		for _, name := range tt.Want {
			s := moments[name]
			if s == nil {
				t.Errorf("%s: no position of %q", tt.Name, name)
				continue
			}
			other := s.View(1).(*forhonor.State).Sample(rand.New(rand.NewPCG(9, 9)))
			g := forhonor.Game{}
			a, _ := playSession(t, battleMatch(t, tt.Setup, g.FormatPosition(s)), 0, closesInBattle)
			b, _ := playSession(t, battleMatch(t, tt.Setup, g.FormatPosition(other)), 1, closesInBattle)
			compareMoments(t, tt.Name+", "+name, a, b)
			compared += len(a)
		}
		if compared < 200 {
			t.Errorf("%s: only %d moments were compared", tt.Name, compared)
		}
	}
}

// TestOnlySecretsNeedACoverInBattle holds that cover shut before picks, line-ups and cards, between people of one camp
// too, and before nothing else.
func TestOnlySecretsNeedACoverInBattle(t *testing.T) {
	for _, tt := range battleSetups {
		for name, s := range battleMoments(t, tt.Setup) {
			m := battleMatch(t, tt.Setup, forhonor.Game{}.FormatPosition(s))
			d := newTestTableWith(t, m, func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
			d.run()
			next, _ := d.session.nextPerson()
			if shut := d.Table.handover != nil; shut != isSecret(s) {
				t.Errorf("%s, %s: cover shut: %v", tt.Name, name, shut)
			} else if shut && d.Table.handover.next != next {
				t.Errorf("%s, %s: the cover names %s, want %s", tt.Name, name, d.Table.handover.next, next)
			}
			if d.session.viewer != rules.Public {
				t.Errorf("%s, %s: %s looks", tt.Name, name, d.session.viewer)
			}
			if !isSecret(s) && (!d.choose.active() || d.below != next) {
				t.Errorf("%s, %s: choosing %v, %s sits below, want %s", tt.Name, name, d.choose.active(), d.below, next)
			}
		}
	}
}

// TestAPersonAloneInBattleSeesNoCover leaves all other seats to the computer.
func TestAPersonAloneInBattleSeesNoCover(t *testing.T) {
	for _, tt := range battleSetups {
		for name, s := range battleMoments(t, tt.Setup) {
			m := battleMatch(t, tt.Setup, forhonor.Game{}.FormatPosition(s))
			players := Players(m)
			for seat := range players {
				if seat != 1 {
					players[seat].Bot = "random"
				}
			}
			SetPlayers(m, players)
			d := newTestTableWith(t, m, func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
			if d.Table.handover != nil || d.session.viewer != 1 {
				t.Errorf("%s, %s: cover %v, %s looks", tt.Name, name, d.Table.handover != nil, d.session.viewer)
			}
		}
	}
}

// TestBothFightersOfADeviceChooseInTurn plays a whole fight of two people at one device: the cover is shut for each, in
// both rounds, and the cards come to light together.
func TestBothFightersOfADeviceChooseInTurn(t *testing.T) {
	for _, tt := range battleSetups {
		s := battleMoments(t, tt.Setup)["own combat"]
		if s == nil {
			continue
		}
		d := newTestTableWith(t, battleMatch(t, tt.Setup, forhonor.Game{}.FormatPosition(s)), func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
		var order []rules.Seat
		for range 2 {
			d.run()
			if d.Table.handover == nil {
				t.Fatalf("%s: no cover before a card", tt.Name)
			}
			order = append(order, d.Table.handover.next)
			d.holdOpen()
			d.run()
			d.submitAction(d.choose.legal[0])
		}
		d.run()
		if order[0] == order[1] {
			t.Errorf("%s: seat %s chooses twice", tt.Name, order[0])
		}
		after := d.Match().State().(*forhonor.State)
		again := after.Phase() == forhonor.PhaseCombat
		if shut := d.Table.handover != nil; shut != again {
			t.Errorf("%s: after the cards the cover is shut: %v, another round: %v", tt.Name, shut, again)
		}
		if d.session.viewer != rules.Public {
			t.Errorf("%s: %s looks at the open cards", tt.Name, d.session.viewer)
		}
	}
}

// coveringBoard is a toy that lies over all that the table has while it is covering.
type coveringBoard struct {
	*toyBoard
	covering bool
}

func (b *coveringBoard) Tree() *widget.Tree { return b.treeOf(b) }

func (b *coveringBoard) places() Places {
	f := b.toyBoard.places()
	if b.covering {
		return Places{Tools: f.Tools[:1]}
	}
	return f
}

// TestWhatTheBoardCoversIsNotOffered lets a Board cover plates, log and tools, and leave them again.
func TestWhatTheBoardCoversIsNotOffered(t *testing.T) {
	var board *coveringBoard
	m := newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}}, 3, 6)
	d := newTestTableWith(t, m, func(b *toyBoard) Board {
		board = &coveringBoard{toyBoard: b}
		return board
	})
	for _, covering := range []bool{true, false} {
		board.covering = covering
		d.refresh()
		for _, key := range []string{"seat0", "seat1", "hint", "undo"} {
			if offered := d.Page().Find(key) != nil; offered == covering {
				t.Errorf("covered: %v, %s is offered: %v", covering, key, offered)
			}
		}
		if d.Page().Find("menu") == nil {
			t.Errorf("covered: %v, there is no way to the menu", covering)
		}
		c, _ := canvas.NewTrace(1280, 800, 1)
		d.Draw(c)
	}
}

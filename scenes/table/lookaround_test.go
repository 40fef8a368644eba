package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// playRestlessly is sit for people who look about by keys and mouse before they choose in secret: they go to a card that
// differs from session to session, ask for a hint, open what can be looked at closely, and put the device away and take
// it up again.
func playRestlessly(t *testing.T, m *rules.Match, make boardMaker, closes table.Closing, salt uint64, keep int) *boardTable {
	t.Helper()
	const most, rest = 2, 40
	p := newBoardTable(m, make, keep)
	p.watch(&input.Script{}, rest)
	for n := range uint64(most) {
		s := m.State()
		next, ok := p.Next()
		if !ok || closes(m, s, next) {
			break
		}
		if p.IsCovered() {
			p.watch(p.HoldOpen(), rest)
		}
		if p.Viewer() != 1 && rules.PrivacyOf(m.Game, s, next) == rules.Covers {
			p.lookAbout(3+2*int(salt), rest)
			next, _ = p.Next()
		}
		offered := p.LegalActions()
		if len(offered) == 0 {
			t.Fatalf("nobody chooses in %s", m.Game.FormatPosition(s))
		}
		k := 7 * (n + 1)
		if next != 1 && rules.PrivacyOf(m.Game, s, next) == rules.Covers {
			k += salt
		}
		p.Choose(offered[k%uint64(len(offered))])
		p.watch(&input.Script{}, rest)
	}
	return p
}

// lookAbout does all that a restless person does, going to the control of that number by keys.
func (p *boardTable) lookAbout(control, rest int) {
	const switchesLosses = "button 1101" // of a duel, between words and numbers: it stands before the cards
	if slices.ContainsFunc(p.Page().Controls(), func(c *ui.Control) bool { return c.Key == switchesLosses }) {
		control++
	}
	keys := &input.Script{}
	for range control {
		keys.Press(input.Next)
	}
	keys.Press(input.Confirm)
	keys.Press(input.Hint)
	p.watch(keys, 3*rest)
	for _, c := range p.Page().Controls() {
		if strings.HasPrefix(c.Key, "button 10") { // a hero looked at closely
			click := &input.Script{}
			click.Click(c.Rect.Centre())
			p.watch(click, rest)
			break
		}
	}
	p.services.Stack.Hide()
	p.watch(&input.Script{}, rest)
	p.watch(p.HoldOpen(), rest)
	back := &input.Script{}
	back.Press(input.Back)
	p.watch(back, rest)
	for p.services.Stack.Top() != stage.Scene(p.Table) {
		p.services.Stack.Pop()
	}
}

// TestRestlessPeopleRevealNoSecret is TestTheBoardOfBattlesRevealsNobodysSecret with people who look about.
func TestRestlessPeopleRevealNoSecret(t *testing.T) {
	g := forhonor.Game{}
	for _, tt := range table.BattleSetups {
		if tt.Setup.Seats != 3 && tt.Setup.Seats != 4 {
			continue
		}
		moments := table.BattleMoments(t, tt.Setup)
		for _, name := range tt.Want {
			s := moments[name]
			if s == nil {
				t.Errorf("%s: no position of %q", tt.Name, name)
				continue
			}
			other := s.View(1).(*forhonor.State).Sample(rand.New(rand.NewPCG(9, 9)))
			comparePerceptions(t, tt.Name+", "+name, 30, func(which uint64, keep int) *boardTable {
				st := []rules.State{s, other}[which]
				return playRestlessly(t, table.BattleMatch(t, tt.Setup, g.FormatPosition(st)), battlefield, table.ClosesInBattle, which, keep)
			})
		}
	}
}

// TestTheFocusStaysBehindTheCover chooses each card of a fight by keys, and looks at what has the focus when the other
// person opens the cover.
func TestTheFocusStaysBehindTheCover(t *testing.T) {
	tt := table.BattleSetups[0]
	s := table.BattleMoments(t, tt.Setup)["own combat"]
	for card := forhonor.Sword; card <= forhonor.Shield; card++ {
		p := newBoardTable(table.BattleMatch(t, tt.Setup, forhonor.Game{}.FormatPosition(s)), battlefield, -1)
		p.watch(&input.Script{}, 60)
		p.watch(p.HoldOpen(), 60)
		key := rules.Part{Kind: rules.PartCard, Index: forhonor.CardPart + int32(card)}.String()
		for range len(p.Page().Controls()) {
			if c := p.Page().FocusedControl(); c != nil && c.Key == key {
				break
			}
			next := &input.Script{}
			next.Press(input.Next)
			p.watch(next, 1)
		}
		choose := &input.Script{}
		choose.Press(input.Confirm)
		choose.Wait(5)
		choose.Press(input.Confirm)
		p.watch(choose, 60)
		if len(p.Match().Log) != 1 || !p.IsCovered() {
			t.Fatalf("%s has not been chosen by keys", card)
		}
		p.watch(p.HoldOpen(), 60)
		if c := p.Page().FocusedControl(); c != nil {
			t.Errorf("%s chosen, the other person finds the focus on %q", card, fmt.Sprint(c.Key, " ", c.Name))
		}
	}
}

package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/input"
	"engawa/scenes/stage"
)

// duringActivation returns the table of two people at a position in which a hero on the battlefield can move, and fight
// or not.
func duringActivation(t *testing.T, fight bool) (*testTable, *forhonor.State) {
	t.Helper()
	setup := rules.Setup{Seats: 2, Options: map[string]string{forhonor.OptDraft: "random"}}
	m, err := rules.NewMatch(forhonor.Game{}, setup, 11)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(4, 4))
	for range 900 {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		s := m.State().(*forhonor.State)
		by, _ := s.Actors().First()
		legal := s.Legal(by, nil)
		_, moves, _, stage := s.Active()
		if s.Phase() == forhonor.PhaseAct && moves == 0 && stage == forhonor.NotFought && hasVerb(legal, forhonor.VerbMove) &&
			hasVerb(legal, forhonor.VerbDone) && (hasVerb(legal, forhonor.VerbAttack) || hasVerb(legal, forhonor.VerbRaze)) == fight {
			from := forhonor.Game{}.FormatPosition(s)
			d := newTestTableWith(t, battleMatch(t, setup, from), func(b *toyBoard) Board { return &offerBoard{toyBoard: b} })
			d.run()
			return d, s
		}
		if _, err := m.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]}); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no such activation")
	return nil, nil
}

// hasVerb reports whether an action of that sort is among the legal ones.
func hasVerb(legal []rules.Action, verb forhonor.Verb) bool {
	_, ok := find(legal, verb)
	return ok
}

// find returns the last of the legal actions of that sort.
func find(legal []rules.Action, verb forhonor.Verb) (rules.Action, bool) {
	for _, a := range slices.Backward(legal) {
		if c, ok := forhonor.Fields(a); ok && c.Verb == verb {
			return a, true
		}
	}
	return 0, false
}

// order plays the last legal action of that sort.
func (d *testTable) order(t *testing.T, verb forhonor.Verb) {
	t.Helper()
	a, ok := find(d.choose.legal, verb)
	if !ok {
		t.Fatalf("nothing of the sort %v can be done", verb)
	}
	d.submitAction(a)
	d.run()
}

// TestAnActivationIsTakenBackUntilTheNextDraw takes moves back, and begins the turn again, until the initiative is
// drawn.
func TestAnActivationIsTakenBackUntilTheNextDraw(t *testing.T) {
	d, start := duringActivation(t, false)
	before := start.Hash()
	d.order(t, forhonor.VerbMove)
	if d.Match().State().Hash() == before {
		t.Fatal("the hero has not moved")
	}
	d.undo()
	if d.Match().State().Hash() != before || len(d.Match().Log) != 0 {
		t.Error("the move is not taken back")
	}
	d.services.Settings.Warnings = false
	d.order(t, forhonor.VerbMove)
	d.order(t, forhonor.VerbDone)
	n := len(d.Match().Log)
	d.undo()
	if len(d.Match().Log) != n || !d.message.alarm {
		t.Errorf("after the next card is drawn the activation is taken back, or nothing is said: %q", d.message.text)
	}
}

// TestTheEndOfAnActivationIsDeliberate lets a hero use all its moves: what is left is not played by itself.
func TestTheEndOfAnActivationIsDeliberate(t *testing.T) {
	d, _ := duringActivation(t, false)
	d.services.Settings.Forced = true
	for hasVerb(d.choose.legal, forhonor.VerbMove) {
		d.order(t, forhonor.VerbMove)
	}
	if len(d.choose.legal) > 1 {
		t.Fatal("the hero can do something else after its moves")
	}
	n := len(d.Match().Log)
	for range 3 * forcedPause {
		d.services.Stack.Update(&input.Frame{})
	}
	if len(d.Match().Log) != n {
		t.Error("the activation has ended by itself, and cannot be taken back")
	}
}

// TestDoneAsksOnlyWhileAFightIsLeft ends activations with and without a foe beside the hero.
func TestDoneAsksOnlyWhileAFightIsLeft(t *testing.T) {
	for _, fight := range []bool{true, false} {
		d, _ := duringActivation(t, fight)
		d.order(t, forhonor.VerbDone)
		if asks := d.services.Stack.Top() != stage.Scene(d.Table); asks != fight {
			t.Errorf("a fight is left: %v, it is asked: %v", fight, asks)
		}
		if played := len(d.Match().Log) > 0; played == fight {
			t.Errorf("a fight is left: %v, the activation has ended: %v", fight, played)
		}
	}
}

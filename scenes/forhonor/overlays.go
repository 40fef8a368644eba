package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/widget"
)

// Buttons of what covers the battlefield.
const (
	buttonCommit = buttonOver + iota // the one vermilion button
	buttonLosses                     // the losses of a duel in numbers, or in words
)

// over is what covers the battlefield, and what is seen for a moment on it.
type over struct {
	duel    duelOverlay
	draft   draftOverlay
	line    lineOverlay
	camps   campsOverlay
	hero    heroPanel
	score   scoreOverlay
	coming  widget.Host[duelModel] // of a duel that is about to be declared
	seen    []*widget.Tree         // of the overlays in the board's tree
	battle  battleModel            // as the board's tree has it
	friend  game.Hero              // who has joined in the fight; NoHero for nobody
	effects []*effect
	loose   []anim.Step // movements that nothing waits for
	pushing bool        // a stampede is under way

	aftermath string   // how the last duel has ended, until something else is done
	cost      duelCost // and what it has cost
}

// showOver takes over that a position is shown: every movement has ended, and what the position is about lies over the
// battlefield, below what the player has opened.
func (b *Board) showOver() {
	o := &b.over
	o.effects, o.loose, o.pushing = nil, nil, false
	o.duel.restart()
	o.cost.check(&b.display)
	o.draft.picked, o.draft.desk, o.draft.moves.slid = rules.Part{}, draftOf(b.state, b.below), 0
	o.line.line, o.camps.moves = nil, campsMoves{}
	if b.display.fight[0] == game.NoHero {
		o.friend = game.NoHero
	}
	below := b.overlayOf(b.state)
	b.cover(below)
	if hand, ok := below.(interface{ knows(h game.Hero) bool }); ok && !hand.knows(o.hero.hero) {
		b.overlays.Remove(&o.hero) // another player looks now, who may not know what it was about
	}
}

// overlayOf returns what a position shows over the battlefield, nil for nothing.
func (b *Board) overlayOf(s *game.State) overlay {
	switch s.Phase() {
	case game.PhaseDeal:
		if s.Rules().Random {
			return &b.over.camps
		}
		return &b.over.draft
	case game.PhasePick:
		return &b.over.draft
	case game.PhaseLine:
		return &b.over.line
	}
	if heroes, _ := s.Fight(); heroes[0] != game.NoHero {
		return &b.over.duel
	}
	return nil
}

// tickOver advances what moves by itself.
func (b *Board) tickOver() bool {
	o := &b.over
	moving := len(o.loose) > 0
	o.loose = slices.DeleteFunc(o.loose, func(s anim.Step) bool { return s.Tick() })
	return moving
}

// leaveOver is the movement that takes away what the event does not belong to; nil where nothing is to leave.
func (b *Board) leaveOver(e rules.Event, speed anim.Speed) anim.Step {
	return &later{make: func() anim.Step {
		for _, o := range b.visibleOverlays() {
			if panel, ok := o.(interface {
				leave(b *Board, speed anim.Speed) anim.Step
			}); ok && e.Kind == rules.EvPhase {
				return panel.leave(b, speed)
			}
		}
		return nil
	}}
}

// canPick reports whether a part can be chosen first now.
func (b *Board) canPick(p rules.Part) bool {
	return b.choice.State != nil && (slices.Contains(b.choice.Next, p) || slices.Contains(b.choice.Picked, p))
}

// pending reports whether an action is complete and waits to be confirmed.
func (b *Board) pending() bool { return b.choice.Action != rules.Hidden }

// choosingOver reports whether a person here chooses in secret now.
func (b *Board) choosingOver() bool {
	if b.choice.State == nil {
		return false
	}
	switch b.state.Phase() {
	case game.PhaseCombat, game.PhasePick, game.PhaseLine:
		return true
	}
	return false
}

// digitKeys are the letters and digits that stand for the k-th of what is chosen from, with what keyboards of France have
// in the place of digits.
func digitKeys(k int) string {
	keys := [...]string{"1&", "2é", "3\"", "4'", "5(", "6-"}
	if k >= len(keys) {
		return ""
	}
	return keys[k]
}

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
	buttonCommit = buttonOverlay + iota // the one vermilion button
	buttonLosses                        // the losses of a duel in numbers, or in words
)

// boardOverlays is what covers the battlefield, and what is seen for a moment on it.
type boardOverlays struct {
	duel         duelOverlay
	draft        draftOverlay
	line         lineOverlay
	camps        campsOverlay
	hero         heroPanel
	score        scoreOverlay
	coming       widget.TreeCache[duelModel] // of a duel that is about to be declared
	visible      []overlay                   // of them those in the board's tree, and their trees
	overlayTrees []*widget.Tree
	battle       battleModel // as the board's tree has it
	ally         game.Hero   // who has joined in the fight; NoHero for nobody
	effects      []*effect
	background   []anim.Step // movements that nothing waits for
	pushing      bool        // a stampede is under way

	lastResult string   // how the last duel has ended, until something else is done
	cost       duelCost // and what it has cost
	tally      tally    // of the round that is being scored
}

// showOverlays takes over that a position is shown: every movement has ended, and what the position is about lies over the
// battlefield, below what the player has opened.
func (b *Board) showOverlays() {
	o := &b.overlayState
	o.effects, o.background, o.pushing, o.tally = nil, nil, false, tally{}
	o.duel.restart()
	o.cost.check(&b.display)
	o.draft.card, o.draft.state, o.draft.moves.slideShare = rules.Part{}, draftOf(b.state, b.below), 0
	o.line.line, o.camps.moves = nil, campsMoves{}
	if b.display.fight[0] == game.NoHero {
		o.ally = game.NoHero
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
		if s.Rules().IsOrderRandom {
			return &b.overlayState.camps
		}
		return &b.overlayState.draft
	case game.PhasePick:
		return &b.overlayState.draft
	case game.PhaseLine:
		return &b.overlayState.line
	}
	if b.introduces {
		return &b.overlayState.camps
	}
	if heroes, _ := s.Fight(); heroes[0] != game.NoHero {
		return &b.overlayState.duel
	}
	return nil
}

// tickOverlays advances what moves by itself.
func (b *Board) tickOverlays() bool {
	o := &b.overlayState
	moving := len(o.background) > 0
	o.background = slices.DeleteFunc(o.background, func(s anim.Step) bool { return s.Tick() })
	return moving
}

// closeOverlays is the movement that takes away what the event does not belong to; nil where nothing is to leave.
func (b *Board) closeOverlays(e rules.Event, speed anim.Speed) anim.Step {
	return anim.Lazy(func() anim.Step {
		for _, o := range b.visibleOverlays() {
			if panel, ok := o.(interface {
				leave(b *Board, speed anim.Speed) anim.Step
			}); ok && e.Kind == rules.EvPhase {
				return panel.leave(b, speed)
			}
		}
		return nil
	})
}

// canPick reports whether a part can be chosen first now.
func (b *Board) canPick(p rules.Part) bool {
	return b.choice.State != nil && (slices.Contains(b.choice.Next, p) || slices.Contains(b.choice.Picked, p))
}

// pending reports whether an action is complete and waits to be confirmed.
func (b *Board) pending() bool { return b.choice.Action != rules.Hidden }

// choosesInSecret reports whether a person here chooses in secret now.
func (b *Board) choosesInSecret() bool {
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

package e2e

import (
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/honshu"
)

// Choices at set-up of Honshū, whose set-up begins with four seats.
const (
	draft     = "option.selection.1"
	drawnGoal = "option.card.more"
)

func TestLandsOfTwoInTheWindow(t *testing.T) {
	p := open(t, byMouse, 1280, 800, home(t, swift), "-seed", "1")
	w := newHonshuDriver(t, p, p.width, p.height, 1, map[rules.Seat]string{0: "2", 1: "2"})
	w.begin("count.less", "count.less", persons)
	w.playWhole(honshu.VerbBid, honshu.VerbStand, honshu.VerbPay, honshu.VerbPair, honshu.VerbKeep, honshu.VerbBuild)
	if w.drags == 0 || w.slides == 0 || w.coverOpenings == 0 {
		t.Errorf("dragged %d cards, slid %d under, opened the cover %d times", w.drags, w.slides, w.coverOpenings)
	}
	p.Close()
}

func TestLandsOfADraftInTheWindow(t *testing.T) {
	p := open(t, byTouch, 390, 844, home(t, rapide), "-seed", "2")
	w := newHonshuDriver(t, p, p.width, p.height, 2, map[rules.Seat]string{0: "2", 1: "2"})
	w.begin("count.less", "count.less", persons, draft, drawnGoal)
	w.playWhole(honshu.VerbPick, honshu.VerbDrop, honshu.VerbBuild)
	p.Close()
}

func TestLandsOfThreeInTheWindow(t *testing.T) {
	p := open(t, byTouch, 390, 844, home(t, rapide), "-seed", "3")
	w := newHonshuDriver(t, p, p.width, p.height, 3, map[rules.Seat]string{0: "2", 1: "1"})
	w.begin("count.less", persons)
	w.playWhole(honshu.VerbPlay, honshu.VerbTake, honshu.VerbBuild)
	if w.boosts == 0 || w.coverOpenings == 0 {
		t.Errorf("raised %d cards, opened the cover %d times", w.boosts, w.coverOpenings)
	}
	p.Close()
}

func TestLandsOfFiveInTheWindow(t *testing.T) {
	p := open(t, byMouse, 1280, 800, home(t, swift), "-seed", "4")
	w := newHonshuDriver(t, p, p.width, p.height, 4, map[rules.Seat]string{0: "2"})
	w.begin("count.more", drawnGoal, "option.weave.1")
	w.playWhole(honshu.VerbPlay, honshu.VerbTake, honshu.VerbBuild)
	p.Close()
}

func TestLandsByKeysAlone(t *testing.T) {
	p := open(t, byKeys, 1024, 640, home(t, swift), "-seed", "5")
	w := newHonshuDriver(t, p, p.width, p.height, 5, map[rules.Seat]string{0: "2"})
	w.restTicks = 60 // what keys come to depends on what is offered, and that only when nothing moves any more
	w.begin("count.less")
	w.playWhole(honshu.VerbPlay, honshu.VerbTake, honshu.VerbBuild)
	p.Close()
}

// playWhole plays a match from its beginning to its result and on to the next one. On the way the people look at everything
// and take back a build. The verbs are those that must have come up.
func (w *honshuDriver) playWhole(verbs ...honshu.Verb) {
	w.t.Helper()
	w.play(nil, verbs...)
}

// play is whole for a match that may have begun long ago. Before each act of a person it calls before, which may be
// nil.
func (w *honshuDriver) play(before func(st *honshu.State), verbs ...honshu.Verb) {
	w.t.Helper()
	w.reset()
	browsed, undone := false, false
	m := w.finish(maxActs, func(m *rules.Match, by rules.Seat) {
		st := m.State().(*honshu.State)
		if before != nil {
			before(st)
		}
		switch phase := st.Phase(); {
		case !browsed && st.Round() >= 4 && (phase == honshu.PhasePlay || phase == honshu.PhaseBid || phase == honshu.PhasePick):
			browsed = true
			w.browse(m, by)
		case !undone && st.Round() >= 5 && w.takeBackOnce(m, by):
			undone = true
		}
	})
	w.t.Logf("%d moves, payoffs %v, by pointing %v; %d raised, %d slid under, %d dragged, cover opened %d times",
		len(m.Log), m.State().Payoffs(), w.verbCounts, w.boosts, w.slides, w.drags, w.coverOpenings)
	for _, v := range verbs {
		if w.verbCounts[v] == 0 {
			w.t.Errorf("nobody has chosen to %v", v)
		}
	}
	if !browsed || !undone && w.people().Len() > 1 {
		w.t.Errorf("browsed: %v, undone: %v", browsed, undone)
	}
	w.rematch()
	w.reset()
	first := len(w.match.Log) + 1
	if next := w.finish(first, nil); len(next.Log) <= first || len(matches(w.t, w.on.files())) != w.earlierMatches+1 {
		drive.SavePicture(w.t, "again", w.on.picture())
		w.t.Errorf("the result leads to no other match: %d moves of it are played", len(next.Log))
	}
}

// browse looks at everything that can be looked at without choosing: cards tried on the own land, the land of another,
// the scoring card and the cards not yet seen. Nothing of it may be a move.
func (w *honshuDriver) browse(m *rules.Match, by rules.Seat) {
	w.t.Helper()
	p := w.planFor(m, by)
	drive.SavePicture(w.t, "hand", w.on.picture())
	w.press(p, tryButton)
	drive.SavePicture(w.t, "trial", w.on.picture())
	w.press(p, rightButton, underButton, overButton, nextButton, leftButton, backButton)
	other := (int(by) + 1) % m.State().Seats()
	w.press(p, buttonKey(mapButton+other))
	drive.SavePicture(w.t, "land", w.on.picture())
	w.press(p, closeButton, goalButton, valuesClose, unseenButton)
	drive.SavePicture(w.t, "unseen", w.on.picture())
	w.press(p, unseenCloseButton)
	if n := len(w.read().Log); n != len(m.Log) {
		w.t.Errorf("looking about has played %d moves", n-len(m.Log))
	}
}

// takeBackOnce takes back what a person has built while the others still build, and reports whether there was anything.
func (w *honshuDriver) takeBackOnce(m *rules.Match, by rules.Seat) bool {
	w.t.Helper()
	last := m.Log[len(m.Log)-1]
	if c, ok := honshu.Fields(last.Do); !ok || c.Verb != honshu.VerbBuild || !w.people().Has(last.By) || m.State().(*honshu.State).Phase() != honshu.PhaseBuild {
		return false
	}
	w.rewind(w.planFor(m, by), m, "undo", len(m.Log)-1)
	w.planMoves, w.followedMoves = -1, len(m.Log)-1
	w.follow(w.match, w.followedMoves)
	return true
}

package e2e

import (
	"slices"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/forhonor"
)

// Choices at set-up of For Honor, whose set-up begins with two seats.
const (
	pickHeroes   = "option.draft.0" // the first match has ready teams
	presetHeroes = "option.draft.2"
	fixedOrder   = "option.order.1"
	oneMore      = "count.more"
)

// everyAction lists what people do on the battlefield of any match.
var everyAction = []forhonor.Verb{
	forhonor.VerbAct, forhonor.VerbMove, forhonor.VerbRaze, forhonor.VerbAttack, forhonor.VerbCard, forhonor.VerbDone,
}

func TestBattleOfTwoInTheWindow(t *testing.T) {
	p := open(t, byMouse, 1280, 800, home(t, swift), "-seed", "1")
	w := newForhonorDriver(t, p, p.width, p.height, 1, map[rules.Seat]string{0: "greedy", 1: "greedy"})
	w.begin(persons, pickHeroes)
	w.playLate(append(slices.Clone(everyAction), forhonor.VerbPick)...)
	if w.coverOpenings == 0 {
		t.Error("the cover has never been opened")
	}
	w.on.(*windowPlayer).Close()
}

func TestBattleOfFourInTheWindow(t *testing.T) {
	p := open(t, byTouch, 390, 844, home(t, rapide), "-seed", "2")
	w := newForhonorDriver(t, p, p.width, p.height, 2, map[rules.Seat]string{0: "greedy", 1: "greedy", 2: "1", 3: "1"})
	w.begin(oneMore, oneMore, persons, "seat2.human", "seat3.human", pickHeroes)
	w.playLate(append(slices.Clone(everyAction), forhonor.VerbPick)...)
	w.on.(*windowPlayer).Close()
}

func TestBattleOfEightInTheWindow(t *testing.T) {
	for _, tt := range []struct {
		hand          inputMethod
		width, height int
		settings      string
	}{
		{byMouse, 1280, 800, swift},
		{byTouch, 390, 844, rapide},
	} {
		if tt.hand == byMouse && !playsWholeMatches() {
			continue
		}
		t.Run(string(tt.hand), func(t *testing.T) {
			p := open(t, tt.hand, tt.width, tt.height, home(t, tt.settings), "-seed", "3")
			w := newForhonorDriver(t, p, p.width, p.height, 3, map[rules.Seat]string{0: "greedy", 3: "1"})
			w.begin(append(slices.Repeat([]string{oneMore}, 6), "seat3.human")...)
			w.playLate(forhonor.VerbAct, forhonor.VerbMove, forhonor.VerbDone, forhonor.VerbCard)
			w.on.(*windowPlayer).Close()
		})
	}
}

func TestBattleInTheFixedOrderInTheWindow(t *testing.T) {
	p := open(t, byTouch, 1180, 820, home(t, swift), "-seed", "4")
	w := newForhonorDriver(t, p, p.width, p.height, 4, map[rules.Seat]string{0: "greedy", 1: "greedy"})
	w.begin(persons, presetHeroes, fixedOrder)
	w.playLate(append(slices.Clone(everyAction[1:]), forhonor.VerbLine)...) // the line-up calls the heroes
	w.on.(*windowPlayer).Close()
}

func TestBattleByKeysAlone(t *testing.T) {
	p := open(t, byKeys, 1024, 640, home(t, swift), "-seed", "5")
	w := newForhonorDriver(t, p, p.width, p.height, 5, map[rules.Seat]string{0: "greedy"})
	w.restTicks = 60 // what keys come to depends on what is offered, and that only when nothing moves any more
	w.begin(oneMore, oneMore, pickHeroes)
	w.playLate(forhonor.VerbPick, forhonor.VerbAct, forhonor.VerbMove, forhonor.VerbCard, forhonor.VerbDone)
	w.on.(*windowPlayer).Close()
}

// playLate plays the first two rounds of a match, or the whole of it where that is wanted, and its end; see leap.
func (w *forhonorDriver) playLate(verbs ...forhonor.Verb) {
	w.t.Helper()
	early := true
	w.play(func(st *forhonor.State) bool {
		if !early || st.Round() < 3 {
			return false
		}
		early = false
		w.skipToEnd()
		return true
	}, verbs...)
}

// play plays a match, which may have begun long ago, to its result and on to the next one. On the way the people look
// at everything and take back a walk. Before each act of a person it calls before, which may be nil and reports whether
// the match has changed. The verbs are those that must have come up.
func (w *forhonorDriver) play(before func(st *forhonor.State) bool, verbs ...forhonor.Verb) {
	w.t.Helper()
	w.reset()
	browsed, undone := false, false
	m := w.finish(maxActs, func(m *rules.Match, by rules.Seat) {
		st := m.State().(*forhonor.State)
		if before != nil && before(st) {
			return
		}
		switch phase := st.Phase(); {
		case !browsed && phase == forhonor.PhaseAct && st.Soldiers(forhonor.Attackers, forhonor.LineGroup) > 0:
			browsed = true
			w.browse(m, by)
		case !undone && browsed && w.takeBackOnce(m, by):
			undone = true
		}
	})
	w.t.Logf("%d moves to round %d, end %q, by pointing %v; %d entered, %d from near, %d stampedes, cover opened %d times",
		len(m.Log), m.State().(*forhonor.State).Round(), rules.End(m.Game, m.State()), w.verbCounts, w.entries, w.zoomedMoves, w.stampedes, w.coverOpenings)
	for _, v := range verbs {
		if w.verbCounts[v] == 0 {
			w.t.Errorf("nobody has chosen to %v", v)
		}
	}
	if w.width < w.height && w.zoomedMoves == 0 {
		w.t.Error("no walk has been seen from near")
	}
	if !browsed || !undone {
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

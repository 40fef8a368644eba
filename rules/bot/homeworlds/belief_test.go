package homeworlds

import (
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// beliefsOf returns what a seat believes after the match.
func beliefsOf(h homeworldsTable, me rules.Seat, naive bool) *beliefs {
	b := &beliefs{naive: naive}
	b.update(me, bot.HistoryOf(h.Match, me))
	return b
}

func TestActionsAndWordsAreEvidence(t *testing.T) {
	say := func(by rules.Seat, text string) func(homeworldsTable) {
		return func(h homeworldsTable) { h.Note(by, rules.NoteTalk, text) }
	}
	play := func(texts ...string) func(homeworldsTable) {
		return func(h homeworldsTable) { h.turns(texts...) }
	}
	mercy := play("pass")
	strike := play("move r1 H0 H1")
	for _, c := range []struct {
		name  string
		naive bool
		do    []func(homeworldsTable)
		about rules.Seat
		sign  int // of the evidence
	}{
		{"nothing yet", false, nil, 2, 0},
		{"who spares a victim is Good", false, []func(homeworldsTable){mercy}, 0, -1},
		{"the naive does not see it", true, []func(homeworldsTable){mercy}, 0, 0},
		{"a claim is believed a little", false, []func(homeworldsTable){say(2, "good")}, 2, -1},
		{"a confession too", false, []func(homeworldsTable){say(2, "evil")}, 2, 1},
		{"an accusation", false, []func(homeworldsTable){say(0, "suspect 2")}, 2, 1},
		{"one without reason falls back", false, []func(homeworldsTable){say(0, "suspect 2")}, 0, 1},
		{"not for the naive", true, []func(homeworldsTable){say(0, "suspect 2")}, 0, 0},
		{"what is no statement", false, []func(homeworldsTable){say(2, "hello")}, 2, 0},
		{"going to sea is no sign", false, []func(homeworldsTable){strike}, 2, 0},
	} {
		h := killablePosition(t, "GGE")
		before := beliefsOf(h, 1, c.naive).evidence(c.about)
		for _, do := range c.do {
			do(h)
		}
		if got := beliefsOf(h, 1, c.naive).evidence(c.about) - before; sign(got) != c.sign {
			t.Errorf("%s: evidence against seat %s changes by %d, expected the sign of %d", c.name, c.about, got, c.sign)
		}
	}
}

func TestHarmCountsByItsVictim(t *testing.T) {
	b := &beliefs{}
	b.addHarm(1, 2, evidenceAttack)
	if b.fromActions[1] <= 0 || !b.harm[1].Has(2) {
		t.Errorf("after harm to one that is not suspect: evidence %d, struck %v", b.fromActions[1], b.harm[1])
	}
	b.fromActions[3] = maxEvidence
	b.addHarm(4, 3, evidenceAttack)
	if b.fromActions[4] >= 0 {
		t.Errorf("after harm to one that is surely Evil: evidence %d, expected below 0", b.fromActions[4])
	}
}

func TestOddsDoubleByEvidence(t *testing.T) {
	for k := -5; k <= 6; k++ {
		if have, want := odds(k*evidenceHalf), 2*odds((k-1)*evidenceHalf); have != want {
			t.Errorf("odds of %d are %v, expected %v", k*evidenceHalf, have, want)
		}
	}
	if odds(0) != 1 {
		t.Errorf("without evidence the odds are %v, expected 1", odds(0))
	}
}

func sign(n int) int { return min(max(n, -1), 1) }

func TestDoubtsAddUpToTheCards(t *testing.T) {
	h := newTestMatch(t, 6, "GEGEGE")
	h.Note(3, rules.NoteTalk, "evil")
	h.Note(4, rules.NoteTalk, "suspect 2")
	for me := range rules.Seat(6) {
		view := h.State().View(me).(*homeworlds.State)
		doubt := beliefsOf(h, me, false).doubts(view, view.Card)
		sum := 0
		for _, d := range doubt {
			sum += d
		}
		if sum < 3*certain-6 || sum > 3*certain {
			t.Errorf("seat %s: doubts %v add up to %d, three cards are Evil", me, doubt, sum)
		}
		if want := certain * int(me%2); doubt[me] != want {
			t.Errorf("seat %s doubts itself by %d, expected %d", me, doubt[me], want)
		}
		if me != 3 && me != 2 && me != 0 && doubt[3] <= doubt[0] && doubt[0] != certain {
			t.Errorf("seat %s suspects the one that confessed no more than another: %v", me, doubt)
		}
	}
}

func TestTruceLastsUntilHarm(t *testing.T) {
	h := newTestMatch(t, 3, "GGE")
	h.Note(1, rules.NoteTalk, "truce 0")
	b := &beliefs{}
	b.update(0, bot.HistoryOf(h.Match, 0))
	view := h.State().View(0).(*homeworlds.State)
	doubt := b.doubts(view, view.Card)
	if calm, wary := newEvaluator(view, 0, doubt, b.truces), newEvaluator(view, 0, doubt, 0); calm.hostility[1] >= wary.hostility[1] {
		t.Errorf("hostility %d with a truce, %d without", calm.hostility[1], wary.hostility[1])
	}
	b.addHarm(1, 0, evidenceAttack)
	if b.weighStatements(); b.truces != 0 {
		t.Error("the truce holds after harm")
	}
}
